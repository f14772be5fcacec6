import { Suspense, useRef } from 'react';
import { lazyMarginPx } from '~/content/scroll';
import { island, useOpenWhenNear } from '~/shared/island';
import type { Language } from '~/shared/language';

const footer = island(() => import('./SiteFooter'));

/** The footer: prerendered in full, hydrated when it is near the window. */
export function FooterPlace({ language }: { language: Language }) {
  const place = useRef<HTMLDivElement>(null);
  useOpenWhenNear(place, footer, lazyMarginPx.most);
  return (
    <div ref={place}>
      <Suspense fallback={<div className="bg-ink min-h-150" />}>
        <footer.View language={language} />
      </Suspense>
    </div>
  );
}
