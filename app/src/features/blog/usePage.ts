import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { pageOfQuery } from '~/shared/listPage';

/** The page that the address asks for; where it changes the window scrolls smoothly to the top. */
export function usePage(): number {
  const [query] = useSearchParams();
  const page = pageOfQuery(query);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }, [page]);
  return page;
}
