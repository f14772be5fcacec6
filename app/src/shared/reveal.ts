import { reveal } from '~/content/scroll';

/** How the observer of sections that animate in is set up: threshold 0.1, lower margin 15%. */
export const revealOptions = { threshold: reveal.threshold, rootMargin: `0px 0px -${reveal.margin} 0px` } as const;

let observer: IntersectionObserver | undefined;

function seen(entries: readonly IntersectionObserverEntry[], own: IntersectionObserver): void {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    const moving = target.firstElementChild as HTMLElement;
    if (moving.dataset.reveal === undefined && boundingClientRect.top >= window.innerHeight) {
      moving.dataset.reveal = 'waiting';
      continue;
    }
    if (moving.dataset.reveal === 'waiting') {
      if (!isIntersecting) continue;
      moving.dataset.reveal = 'shown';
    }
    // Shown now, or in view from the start: it stays as it is.
    own.unobserve(target);
  }
}

/**
 * Lets the only child of an element below the window's edge animate in once, when the element is first seen. What is
 * already in view stays as it is, and nothing is hidden where there is no script, for print, or when motion is not
 * wanted. The observer measures where things are: asking for it would lay out the page in the middle of its start.
 */
export function revealOnScroll(element: HTMLElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  observer ??= new IntersectionObserver(seen, revealOptions);
  const own = observer;
  own.observe(element);
  return () => own.unobserve(element);
}
