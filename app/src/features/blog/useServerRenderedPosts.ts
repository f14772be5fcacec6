import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '~/shared/language';
import { isPlainClick } from '~/shared/plainClick';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';

const selector = '[data-written="posts"]';

interface EmbeddedList {
  readonly page: number;
  readonly totalPages: number;
  readonly language: Language;
}

/** The data that the server has embedded in this document, if any. */
function readEmbeddedList(language: Language): EmbeddedList | undefined {
  const { page, totalPages } = document.querySelector<HTMLElement>(selector)?.dataset ?? {};
  return page === undefined ? undefined : { page: Number(page), totalPages: Number(totalPages), language };
}

const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

interface ServerRenderedList {
  /** The container that the server renders into. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** Whether the server-rendered posts are those of the requested page. */
  readonly isCurrent: boolean;
  /** The rendered page and the number of pages, also during hydration. */
  readonly page?: number;
  readonly totalPages?: number;
}

/**
 * Keeps the server-rendered posts until another page is requested, so that React renders nothing. Their links navigate
 * client-side like all others. A failing image ends this, since React renders the placeholder.
 */
export function useServerRenderedPosts(requestedPage: number): ServerRenderedList {
  const language = useLanguage();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const container = useRef<HTMLDivElement>(null);
  // After a client-side navigation the document still contains the content of the previous page.
  const [found, setFound] = useState(() => (import.meta.env.SSR || hydrated ? undefined : readEmbeddedList(language)));
  const isCurrent = hydrated && found?.page === requestedPage && found.language === language;
  // Once replaced by another page's posts, they are not shown again.
  if (hydrated && found && !isCurrent) setFound(undefined);
  useEffect(() => {
    const { current } = container;
    if (!isCurrent || !current) return;
    const discard = () => setFound(undefined);
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(link.pathname);
    };
    current.addEventListener('click', follow);
    // Image errors do not bubble; they are captured.
    current.addEventListener('error', discard, true);
    if (Array.from(current.querySelectorAll('img')).some(isBroken)) discard();
    return () => {
      current.removeEventListener('click', follow);
      current.removeEventListener('error', discard, true);
    };
  }, [isCurrent, navigate]);
  const embedded = isCurrent || !hydrated ? found : undefined;
  return { container, isCurrent, page: embedded?.page, totalPages: embedded?.totalPages };
}
