import { rosterBox } from './rosterAxes';

/** Pixels from the header and from the far edge within which the roster scrolls. */
const zones = { head: 6, far: 28 };
/** Pixels per frame. */
const speed = 10;

/** The scroll step along one axis: -speed near the start, speed near the end, otherwise 0. */
export function scrollStep(at: number, start: number, end: number): number {
  if (at < start + zones.head) return -speed;
  return at > end - zones.far ? speed : 0;
}

/**
 * Scrolls the roster, then the page, while a shift is dragged near their edges. `onScroll` gets the element that is then
 * under the pointer. Returns a function that stops it.
 */
export function autoScroll(
  onScroll: (element: Element | null, point: { clientX: number; clientY: number }) => void,
): () => void {
  const box = rosterBox();
  let pointer: { x: number; y: number } | null = null;
  let frame = 0;
  const onMove = (event: PointerEvent) => {
    pointer = { x: event.clientX, y: event.clientY };
  };
  const step = () => {
    frame = requestAnimationFrame(step);
    if (!box || !pointer) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const { x, y } = pointer;
    if (x < left || x > right) return;
    // The first row and column are sticky and cover what scrolls below them.
    const head = box.querySelector('[role=columnheader]')?.getBoundingClientRect();
    const before = [box.scrollLeft, box.scrollTop, window.scrollY];
    const down = scrollStep(y, Math.max(0, top + (head?.height ?? 0)), Math.min(window.innerHeight, bottom));
    box.scrollBy(scrollStep(x, left + (head?.width ?? 0), Math.min(window.innerWidth, right)), down);
    if (box.scrollTop === before[1] && down !== 0) {
      const page = scrollStep(y, 0, window.innerHeight);
      if (page !== 0) window.scrollBy(0, page);
    }
    const after = [box.scrollLeft, box.scrollTop, window.scrollY];
    if (after.some((value, index) => value !== before[index]))
      onScroll(document.elementFromPoint(x, y), { clientX: x, clientY: y });
  };
  frame = requestAnimationFrame(step);
  document.addEventListener('pointermove', onMove);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', onMove);
  };
}
