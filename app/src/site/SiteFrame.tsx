import '~/styles/site.css';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { lazyMarginPx } from '~/content/scroll';
import { useAnalytics } from '~/shared/analytics/useAnalytics';
import { island, openAllIslands, useOpenWhenNear } from '~/shared/island';
import type { Language } from '~/shared/language';
import { VisitorLanguage } from '~/shared/useLanguage';
import { useScrollTarget } from '~/shared/useScrollTarget';
import { handleFrameClicks } from './frameClicks';
import { SiteHeader } from './SiteHeader';
import { usePageLanguage } from './usePageLanguage';

const footer = island(() => import('./SiteFooter'));

/** The footer: prerendered in full, hydrated near the window. */
function FooterPlace({ language }: { language: Language }) {
  const container = useRef<HTMLDivElement>(null);
  useOpenWhenNear(container, footer, lazyMarginPx.max);
  return (
    <div ref={container}>
      <Suspense fallback={<div className="bg-ink min-h-150" />}>
        <footer.View language={language} />
      </Suspense>
    </div>
  );
}

/** Pending islands must not block a navigation, nor lack their scripts in print. */
function useOpenIslands(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a[href]') && openAllIslands();
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', openAllIslands, { capture: true });
    window.addEventListener('beforeprint', openAllIslands);
    // The Navigation API reports every navigation, not only those that begin with a click.
    window.navigation?.addEventListener('navigate', openAllIslands);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', openAllIslands, { capture: true });
      window.removeEventListener('beforeprint', openAllIslands);
      window.navigation?.removeEventListener('navigate', openAllIslands);
    };
  }, []);
}

export function SiteFrame({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { language, own } = usePageLanguage();
  useAnalytics(language);
  useScrollTarget();
  useOpenIslands();
  useEffect(() => {
    return handleFrameClicks(language);
  }, [language]);
  const lang = own ? language : undefined;
  return (
    <VisitorLanguage value={lang}>
      <I18nextProvider i18n={own ?? i18n}>
        <div lang={lang}>
          <SiteHeader language={language} />
          <div className="pt-20">{children}</div>
          <FooterPlace language={language} />
        </div>
      </I18nextProvider>
    </VisitorLanguage>
  );
}
