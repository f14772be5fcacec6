import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { pageOfQuery, pageParameter } from '~/shared/listPage';

/** The page that the address asks for, and the way to another; changing it scrolls smoothly to the top. */
export function usePage(): [number, (page: number) => void] {
  const [query, setQuery] = useSearchParams();
  const page = pageOfQuery(query);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }, [page]);
  const goTo = useCallback(
    (next: number) => setQuery(next === 1 ? {} : { [pageParameter]: String(next) }, { preventScrollReset: true }),
    [setQuery],
  );
  return [page, goTo];
}
