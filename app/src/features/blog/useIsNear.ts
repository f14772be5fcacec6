import { type RefObject, useEffect, useState } from 'react';
import { lazyMarginPx } from '~/content/scroll';

/** Whether an element is or has been near the window. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${lazyMarginPx.min}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
