import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  type UIMatch,
  useLocation,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root';
import headings from './fonts/headings.woff2?url';
import text from './fonts/text.woff2?url';
import { AlternateLinks } from './shared/AlternateLinks';
import { consentRootId } from './shared/analytics/consentRoot';
import { textLoader, type WithTexts } from './shared/i18n/texts';
import { createTranslator } from './shared/i18n/translator';
import { languageOfPath } from './shared/language';
import { settingsElementId } from './shared/settings';
import { useRouteFocus } from './shared/useRouteFocus';
import { useScrollToTop } from './shared/useScrollToTop';
import './styles/app.css';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: text, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: headings, crossOrigin: 'anonymous' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const loader = textLoader('common', 'site');

/** The frame's texts change only with the language, not with each navigation. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FFFCF7" />
        <Meta />
        <AlternateLinks />
        <Links />
      </head>
      <body>
        {/* Filled by the consent dialog, so that it is first in the tab order. */}
        <div id={consentRootId} />
        {children}
        <script id={settingsElementId} type="application/json" suppressHydrationWarning>
          {'{}'}
        </script>
        <Scripts />
      </body>
    </html>
  );
}

function textsOf(match: UIMatch | undefined) {
  return (match?.loaderData as Partial<WithTexts> | undefined)?.texts;
}

/** The translator of the current page, with the texts of the root and of the page's route. */
function useTranslator() {
  const language = languageOfPath(useLocation().pathname);
  const matches = useMatches();
  const frame = textsOf(matches[0]);
  const page = textsOf(matches.at(-1));
  return useMemo(() => createTranslator(language, [frame ?? {}, page ?? {}]), [language, frame, page]);
}

export default function App() {
  useScrollToTop();
  const title = useRouteFocus();
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <I18nextProvider i18n={useTranslator()}>
      <Outlet />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </I18nextProvider>
  );
}
