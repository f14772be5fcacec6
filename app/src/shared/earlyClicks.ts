/** Takes a click for a part of the page that is not alive yet; true if the click was meant for it. */
type Taker = (target: Element) => boolean;

declare global {
  interface Window {
    /** What was clicked last before the page's entry ran; its first script, set by the prerenderer, notes it. */
    earlyClick?: EventTarget | null;
    /** Ends that. */
    stopEarly?: () => void;
  }
}

const takers = new Set<Taker>();
let first: EventTarget | null | undefined;

function offer(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof Element)) return false;
  return [...takers].map((take) => take(target)).includes(true);
}

/** Asks to be offered every click; the answer ends it. */
export function takeClicks(take: Taker): () => void {
  takers.add(take);
  return () => takers.delete(take);
}

/**
 * Listens from the moment in which React takes the page over. React itself brings to life what is clicked, if it can,
 * and swallows the click if it cannot: so the click is offered once React is done with it.
 */
export function listenForClicks(): void {
  first = window.earlyClick;
  window.stopEarly?.();
  window.addEventListener('click', ({ target }) => setTimeout(() => offer(target)), { capture: true });
}

/**
 * Repeats the click that came before React listened. A link and a popover's button need no repeating: the browser
 * followed them at once.
 */
export function repeatFirstClick(): void {
  const target = first;
  first = undefined;
  if (!(target instanceof Element) || !target.isConnected || offer(target)) return;
  target.closest<HTMLElement>('button:not([popovertarget])')?.click();
}
