import { reveal } from '~/content/scroll';

/** Observer options for sections that animate in: threshold 0.1, bottom margin 15%. */
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
    // Shown now, or in view from the start: no animation is pending.
    own.unobserve(target);
  }
}

/**
 * Animates the only child of an element below the window's edge in once, when the element is first seen. Anything
 * already in view stays as it is, and nothing is hidden without scripts, in print, or with reduced motion. The observer
 * supplies the positions, since measuring them would force a layout during startup.
 */
export function revealOnScroll(element: HTMLElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  observer ??= new IntersectionObserver(seen, revealOptions);
  const own = observer;
  own.observe(element);
  return () => own.unobserve(element);
}
