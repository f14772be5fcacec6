import { type RefObject, useEffect } from 'react';

/** Calls back once, when an element is first within the observer's margin and threshold. Returns a function that cancels it. */
export function whenNear(element: Element, options: IntersectionObserverInit, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** `whenNear` for an element that a component renders; options and callback must be stable. */
export function useWhenNear(
  element: RefObject<Element | null>,
  options: IntersectionObserverInit,
  callback: () => void,
): void {
  useEffect(() => {
    if (element.current) return whenNear(element.current, options, callback);
  }, [element, options, callback]);
}
