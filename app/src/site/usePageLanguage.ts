import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { WithTexts } from '~/shared/i18n/texts';
import { languageOfPath } from '~/shared/language';
import { hasTwin } from '~/shared/paths';
import type { PageLanguage } from './visitorTexts';

/** The language of frame and page: the path's, or on a page without a translated path the visitor's, once known. */
export function usePageLanguage(): PageLanguage {
  const { pathname } = useLocation();
  const ofPath = languageOfPath(pathname);
  const page = useMatches().at(-1)?.loaderData as Partial<WithTexts> | undefined;
  const namespaces = Object.keys(page?.texts ?? {}).join(' ');
  const [other, setOther] = useState<PageLanguage>();
  useEffect(() => {
    setOther(undefined);
    if (hasTwin(pathname)) return;
    let cancelled = false;
    void import('./visitorTexts')
      .then(({ inVisitorsLanguage }) => inVisitorsLanguage(languageOfPath(pathname), namespaces.split(' ')))
      .then((translated) => !cancelled && setOther(translated));
    return () => {
      cancelled = true;
    };
  }, [pathname, namespaces]);
  return other ?? { language: ofPath };
}
