import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Language, languageOfPath } from '~/shared/language';
import { hasTwin } from '~/shared/paths';

export interface FrameLanguage {
  language: Language;
  /** The frame's own translator, if its language is not the page's. */
  own?: i18n;
}

/** The frame's language: the path's, or on a page without a translation the visitor's, once known. */
export function useFrameLanguage(): FrameLanguage {
  const { pathname } = useLocation();
  const ofPath = languageOfPath(pathname);
  const [other, setOther] = useState<FrameLanguage>();
  useEffect(() => {
    setOther(undefined);
    if (hasTwin(pathname)) return;
    let cancelled = false;
    void import('./frameTexts')
      .then(({ visitorFrame }) => visitorFrame(languageOfPath(pathname)))
      .then((frame) => !cancelled && setOther(frame));
    return () => {
      cancelled = true;
    };
  }, [pathname]);
  return other ?? { language: ofPath };
}
