/** Pixels from the head, and from the far edge, within which the roster scrolls. */
const zones = { head: 6, far: 28 };
/** Pixels per frame. */
const pace = 10;

/** How far to scroll along one side: -pace near its beginning, pace near its end, otherwise 0. */
export function scrollStep(at: number, start: number, end: number): number {
  if (at < start + zones.head) return -pace;
  return at > end - zones.far ? pace : 0;
}

/**
 * Scrolls the roster, then the page, while a shift is dragged near their edges. `overCell` is called with what has come
 * under the pointer. Returns a function that stops it.
 */
export function followEdges(
  overCell: (element: Element | null, point: { clientX: number; clientY: number }) => void,
): () => void {
  const box = document.querySelector('.roster-box');
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
    // The first row and the first column stay where they are and cover what scrolls below them.
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
      overCell(document.elementFromPoint(x, y), { clientX: x, clientY: y });
  };
  frame = requestAnimationFrame(step);
  document.addEventListener('pointermove', onMove);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', onMove);
  };
}
