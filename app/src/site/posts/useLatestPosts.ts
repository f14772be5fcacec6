import { type RefObject, useCallback, useRef, useState } from 'react';
import { revealOptions } from '~/shared/reveal';
import { useWhenNear } from '~/shared/whenNear';
import { fetchLatestPosts, type LatestPost } from './latestPosts';

const near = { threshold: revealOptions.threshold };

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
  useWhenNear(section, near, load);
  return { section, state, retry: load };
}
