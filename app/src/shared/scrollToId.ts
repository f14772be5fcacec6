import { scroll } from '~/content/scroll';

/** The page functions that scrolling uses; tests substitute their own. */
export interface ScrollHost {
  find: (id: string) => { getBoundingClientRect(): { top: number } } | null;
  scrolledPx: () => number;
  scrollTo: (topPx: number) => void;
  /** Moves the focus into the target, so that the next Tab continues there. */
  focus: (id: string) => void;
  later: (run: () => void, ms: number) => void;
  /** Calls back whenever the page's height changes during the scroll, until the user scrolls. */
  onResize: (run: () => void) => void;
}

/** For this many milliseconds the scroll position follows a target moved by late content. */
const followMs = 5000;
/** Events of scrolling by the user. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopFollowing: (() => void) | undefined;

function onResize(run: () => void): void {
  stopFollowing?.();
  const observer = new ResizeObserver(run);
  const timer = window.setTimeout(() => stop(), followMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of userScrollEvents) window.removeEventListener(name, stop);
  };
  for (const name of userScrollEvents) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  stopFollowing = stop;
}

const browserHost: ScrollHost = {
  find: (id) => document.getElementById(id),
  scrolledPx: () => window.scrollY,
  scrollTo: (top) => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top, behavior: reducedMotion ? 'instant' : 'smooth' });
  },
  focus: (id) => {
    const target = document.getElementById(id);
    const place = target?.querySelector<HTMLElement>('h1, h2, h3') ?? target;
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  },
  later: (run, ms) => window.setTimeout(run, ms),
  onResize,
};

/**
 * Scrolls smoothly until the element with this id is 100 px below the window's top, following it while parts of the
 * page arrive, and moves the focus there. If missing, it is looked up again up to five times, after 200, 400, 600, 800 and 1000 ms.
 */
export function scrollToId(id: string, host: ScrollHost = browserHost, retry = 0): void {
  const target = host.find(id);
  if (target) {
    let goal = Number.NaN;
    const go = () => {
      const top = target.getBoundingClientRect().top + host.scrolledPx() - scroll.anchorOffsetPx;
      if (Math.abs(top - goal) < 1) return;
      goal = top;
      host.scrollTo(top);
    };
    go();
    host.focus(id);
    host.onResize(go);
    return;
  }
  if (retry >= scroll.anchorRetries) return;
  host.later(() => scrollToId(id, host, retry + 1), scroll.anchorRetryStepMs * (retry + 1));
}
