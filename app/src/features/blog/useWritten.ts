import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '~/shared/language';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';

const selector = '[data-written="posts"]';

interface Written {
  readonly page: number;
  readonly totalPages: number;
  readonly language: Language;
}

/** The data that the server has embedded in this document, if any. */
function written(language: Language): Written | undefined {
  const { page, totalPages } = document.querySelector<HTMLElement>(selector)?.dataset ?? {};
  return page === undefined ? undefined : { page: Number(page), totalPages: Number(totalPages), language };
}

const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

interface WrittenPosts {
  /** The container that the server renders into. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Whether the server-rendered posts are those of the requested page. */
  readonly stand: boolean;
  /** The rendered page and the number of pages, also during hydration. */
  readonly page?: number;
  readonly totalPages?: number;
}

/**
 * Keeps the server-rendered posts until another page is requested, so that React renders nothing. Their links navigate
 * client-side like all others. A failing image ends this, since React renders the placeholder.
 */
export function useWritten(asked: number): WrittenPosts {
  const language = useLanguage();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  // After a client-side navigation the document still contains the content of the previous page.
  const [found, setFound] = useState(() => (import.meta.env.SSR || hydrated ? undefined : written(language)));
  const stand = hydrated && found?.page === asked && found.language === language;
  // Once replaced by another page's posts, they are not shown again.
  if (hydrated && found && !stand) setFound(undefined);
  useEffect(() => {
    const { current } = place;
    if (!stand || !current) return;
    const giveUp = () => setFound(undefined);
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain) return;
      event.preventDefault();
      void navigate(link.pathname);
    };
    current.addEventListener('click', follow);
    // Image errors do not bubble; they are captured.
    current.addEventListener('error', giveUp, true);
    if (Array.from(current.querySelectorAll('img')).some(isBroken)) giveUp();
    return () => {
      current.removeEventListener('click', follow);
      current.removeEventListener('error', giveUp, true);
    };
  }, [stand, navigate]);
  const told = stand || !hydrated ? found : undefined;
  return { place, stand, page: told?.page, totalPages: told?.totalPages };
}
