import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'page';

/** The number of a page of the list in a query; anything but a whole number from 1 on is the first page. */
export function pageOfQuery(query: URLSearchParams): number {
  const text = query.get(parameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

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
    (next: number) => setQuery(next === 1 ? {} : { [parameter]: String(next) }, { preventScrollReset: true }),
    [setQuery],
  );
  return [page, goTo];
}
