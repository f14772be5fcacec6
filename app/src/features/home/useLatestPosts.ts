import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { revealOptions } from '~/shared/reveal';
import { fetchLatestPosts, type LatestPost } from './latestPosts';

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; posts: readonly LatestPost[] };

interface LatestPosts {
  section: RefObject<HTMLDivElement | null>;
  state: State;
  retry: () => void;
}

/** The latest posts, fetched once the section is visible. */
export function useLatestPosts(): LatestPosts {
  const section = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const load = useCallback(() => {
    setState({ kind: 'loading' });
    fetchLatestPosts().then(
      (posts) => setState({ kind: 'loaded', posts }),
      () => setState({ kind: 'failed' }),
    );
  }, []);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { threshold: revealOptions.threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);
  return { section, state, retry: load };
}
