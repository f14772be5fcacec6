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

/** What the server has written into this document, if it has. */
function written(language: Language): Written | undefined {
  const { page, totalPages } = document.querySelector<HTMLElement>(selector)?.dataset ?? {};
  return page === undefined ? undefined : { page: Number(page), totalPages: Number(totalPages), language };
}

const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

interface WrittenPosts {
  /** The place that the server writes into. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Whether the posts of the page that is asked for stand there already. */
  readonly stand: boolean;
  /** The page that stands there, and how many there are, also while the page is hydrated. */
  readonly page?: number;
  readonly totalPages?: number;
}

/**
 * The posts that the server has written into the page, which stand as they are until another page is asked for: React
 * has nothing to draw. Their links lead within the app like all others. A picture that fails ends it, since what takes
 * its place is React's to draw.
 */
export function useWritten(asked: number): WrittenPosts {
  const language = useLanguage();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  // After a navigation the document still holds what was written into the page before.
  const [found, setFound] = useState(() => (import.meta.env.SSR || hydrated ? undefined : written(language)));
  const stand = hydrated && found?.page === asked && found.language === language;
  // Once they have given way to another page's, they are gone for good.
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
    // Errors of pictures do not rise; they are caught on their way down.
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
