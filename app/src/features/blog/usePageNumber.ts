import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { pageOfQuery } from '~/shared/listPage';

/** The page number in the address; scrolls smoothly to the top when it changes. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  const page = pageOfQuery(query);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
  }, [page]);
  return page;
}
