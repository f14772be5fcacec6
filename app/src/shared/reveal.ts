import { sectionReveal } from '~/content/scroll';

/** Observer options for sections that animate in: threshold 0.1, bottom margin 15%. */
export const revealOptions = {
  threshold: sectionReveal.threshold,
  rootMargin: `0px 0px -${sectionReveal.margin} 0px`,
} as const;

let observer: IntersectionObserver | undefined;

function onIntersection(entries: readonly IntersectionObserverEntry[], observing: IntersectionObserver): void {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    const child = target.firstElementChild as HTMLElement;
    if (child.dataset.reveal === undefined && boundingClientRect.top >= window.innerHeight) {
      child.dataset.reveal = 'waiting';
      continue;
    }
    if (child.dataset.reveal === 'waiting') {
      if (!isIntersecting) continue;
      child.dataset.reveal = 'shown';
    }
    // Shown now, or in view from the start: no animation is pending.
    observing.unobserve(target);
  }
}

/**
 * Animates the only child of an element below the window's edge in once, when the element is first seen. Anything
 * already in view stays as it is, and nothing is hidden without scripts, in print, or with reduced motion. The observer
 * supplies the positions, since measuring them would force a layout during startup.
 */
export function revealOnScroll(element: HTMLElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  observer ??= new IntersectionObserver(onIntersection, revealOptions);
  const observing = observer;
  observing.observe(element);
  return () => observing.unobserve(element);
}
