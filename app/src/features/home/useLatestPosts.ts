import { type RefObject, useEffect, useRef, useState } from 'react';
import { previewCache } from '~/features/blog/caches';
import type { PostCardData } from '~/features/blog/post';
import { type QueryState, useQuery } from '~/features/blog/queryCache';
import { revealOptions } from '~/shared/reveal';

const key = 'latest';

interface LatestPosts {
  section: RefObject<HTMLDivElement | null>;
  query: QueryState<readonly PostCardData[]>;
  retry: () => void;
}

/** The latest posts, fetched once the section is visible. */
export function useLatestPosts(): LatestPosts {
  const section = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setVisible(true);
      },
      { threshold: revealOptions.threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const query = useQuery(previewCache, visible ? key : null);
  return { section, query, retry: () => void previewCache.fetch(key) };
}
