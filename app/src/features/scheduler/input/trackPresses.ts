import { swallowClick } from './swallowClick';

/** Milliseconds until a still touch becomes a drag; a touch that moves at once scrolls. */
const longPressDelay = 400;

interface PressHandlers<Item> {
  /** Pixels of movement at which a press becomes a drag; below that, it is a click. */
  threshold: number;
  /** The item that a press grabs; null ignores the press. */
  grab: (event: PointerEvent) => Item | null;
  /** The press has become a drag. */
  start: (item: Item) => void;
  /** The pointer of the drag has moved; also called for its first position. */
  move: (item: Item, event: PointerEvent) => void;
  /** The drag was released. */
  drop: (item: Item) => void;
  /** The press ends without an effect: Escape, another window, a system gesture, or `cancel`. */
  cancel: (item: Item) => void;
}

/** Tracks presses by mouse, pen or touch that become drags, one at a time. */
export function trackPresses<Item>(handlers: PressHandlers<Item>): { cancel: () => void; stop: () => void } {
  let press: { item: Item; x: number; y: number; dragging: boolean } | null = null;
  /** Where the pointer was last. */
  let last = { x: 0, y: 0 };
  let longPressTimer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(longPressTimer);
    const ended = press;
    press = null;
    return ended;
  };

  const cancel = () => {
    const ended = end();
    if (ended) handlers.cancel(ended.item);
  };

  const start = () => {
    if (!press) return;
    press.dragging = true;
    swallowClick();
    handlers.start(press.item);
  };

  const onDown = (event: PointerEvent) => {
    // Browsers do not always report the end of the previous press.
    cancel();
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return;
    const item = handlers.grab(event);
    if (item === null) return;
    last = { x: event.clientX, y: event.clientY };
    press = { item, ...last, dragging: false };
    if (event.pointerType === 'touch') {
      longPressTimer = setTimeout(() => {
        start();
        handlers.move(item, event);
      }, longPressDelay);
    }
  };

  const follow = (event: PointerEvent) => {
    if (!press) return;
    last = { x: event.clientX, y: event.clientY };
    if (!press.dragging) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < handlers.threshold) return;
      if (event.pointerType === 'touch') return cancel();
      start();
    }
    handlers.move(press.item, event);
  };

  const onMove = (event: PointerEvent) => {
    if (!press || !event.isPrimary) return;
    if (event.buttons === 0) cancel();
    else follow(event);
  };

  const onUp = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    // A quick press may be released further on than its last reported move.
    if (event.clientX !== last.x || event.clientY !== last.y) follow(event);
    const ended = end();
    if (ended?.dragging) handlers.drop(ended.item);
    else if (ended) handlers.cancel(ended.item);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.dragging) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  /** During a drag the page neither scrolls nor opens a menu, and a press selects no text. */
  const prevent = (event: Event) => {
    if (press?.dragging || (press && event.type === 'selectstart')) event.preventDefault();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerdown', onDown, { signal });
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', cancel, { signal });
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('selectstart', prevent, { signal });
  document.addEventListener('contextmenu', prevent, { signal });
  document.addEventListener('touchmove', prevent, { passive: false, signal });
  window.addEventListener('blur', cancel, { signal });
  return {
    cancel,
    stop: () => {
      cancel();
      listeners.abort();
    },
  };
}
