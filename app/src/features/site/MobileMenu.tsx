import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import type { Language } from '~/shared/language';
import { Skeleton } from '~/ui/Skeleton';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { usePopover } from './usePopover';

const contents = island(() => import('./MobileMenuContents'));

const panelId = 'mobile-menu';

/** The hamburger button and its menu. */
export function MobileMenu({ language }: { language: Language }) {
  const { t } = useTranslation('site');
  const { open, close, panelProps } = usePopover(contents.open);
  // The same element at each render: opening the menu must not re-render content whose script is still loading.
  const inside = useMemo(
    () => (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <contents.View language={language} onChoose={close} />
      </Suspense>
    ),
    [language, close],
  );
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-expanded={open}
        aria-controls={panelId}
        className="grid place-items-center size-11 rounded-control hover:bg-sand"
      >
        <span className="sr-only">{t(($) => $.header.menu)}</span>
        <StrokeIcon path={open ? 'm5 5 14 14M19 5 5 19' : 'M3 6h18M3 12h18M3 18h18'} className="size-6" />
      </button>
      <div
        id={panelId}
        {...panelProps}
        className="menu-panel menu-sheet inset-x-0 top-20 bottom-0 w-auto h-auto max-w-none px-4 pt-4 pb-8 bg-paper text-ink border-t border-line"
      >
        {inside}
      </div>
    </div>
  );
}
