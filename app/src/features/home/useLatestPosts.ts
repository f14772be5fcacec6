import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Answer, useAnswer } from '~/features/blog/answerCache';
import { previewCache } from '~/features/blog/caches';
import type { PostCardData } from '~/features/blog/post';
import { revealOptions } from '~/shared/reveal';

const key = 'latest';

interface LatestPosts {
  section: RefObject<HTMLDivElement | null>;
  answer: Answer<readonly PostCardData[]>;
  retry: () => void;
}

/** The latest posts, fetched once the section is visible. */
export function useLatestPosts(): LatestPosts {
  const section = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { threshold: revealOptions.threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const answer = useAnswer(previewCache, seen ? key : null);
  return { section, answer, retry: () => void previewCache.ask(key) };
}
