import { reveal } from '~/content/scroll';

/** How the observer of sections that animate in is set up: threshold 0.1, lower margin 15%. */
export const revealOptions = { threshold: reveal.threshold, rootMargin: `0px 0px -${reveal.margin} 0px` } as const;

let observer: IntersectionObserver | undefined;

function seen(entries: readonly IntersectionObserverEntry[], own: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    own.unobserve(target);
    (target as HTMLElement).dataset.reveal = 'shown';
  }
}

/**
 * Lets an element below the window's edge animate in once, when it is first seen. What is already in view stays as it
 * is, and nothing is hidden where there is no script, for print, or when motion is not wanted.
 */
export function revealOnScroll(element: HTMLElement): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || element.getBoundingClientRect().top < window.innerHeight) return () => {};
  element.dataset.reveal = 'waiting';
  observer ??= new IntersectionObserver(seen, revealOptions);
  const own = observer;
  own.observe(element);
  return () => own.unobserve(element);
}
