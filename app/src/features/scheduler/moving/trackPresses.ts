import { swallowClick } from './swallowClick';

/** Milliseconds that a finger rests before its press becomes a drag; a finger that moves at once scrolls. */
const rest = 400;

interface PressHandlers<Held> {
  /** Pixels that the pointer travels before a press becomes a drag; below it is a click. */
  threshold: number;
  /** What a press takes hold of; null leaves the press to others. */
  take: (event: PointerEvent) => Held | null;
  /** The press has become a drag. */
  begin: (held: Held) => void;
  /** The pointer is at another point of the drag, or at its first. */
  move: (held: Held, event: PointerEvent) => void;
  /** The drag has been let go of. */
  drop: (held: Held) => void;
  /** The press ends without an effect: Escape, another window, a system gesture, or `cancel`. */
  cancel: (held: Held) => void;
}

/** Follows presses with the mouse, a pen or a finger that become drags, one at a time. */
export function trackPresses<Held>(handlers: PressHandlers<Held>): { cancel: () => void; stop: () => void } {
  let press: { held: Held; x: number; y: number; dragging: boolean } | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(resting);
    const ended = press;
    press = null;
    return ended;
  };

  const cancel = () => {
    const ended = end();
    if (ended) handlers.cancel(ended.held);
  };

  const begin = () => {
    if (!press) return;
    press.dragging = true;
    swallowClick();
    handlers.begin(press.held);
  };

  const onDown = (event: PointerEvent) => {
    // The browser does not always report how the press before has ended.
    cancel();
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return;
    const held = handlers.take(event);
    if (held === null) return;
    press = { held, x: event.clientX, y: event.clientY, dragging: false };
    if (event.pointerType === 'touch') {
      resting = setTimeout(() => {
        begin();
        handlers.move(held, event);
      }, rest);
    }
  };

  const onMove = (event: PointerEvent) => {
    if (!press || !event.isPrimary) return;
    if (event.buttons === 0) return cancel();
    if (!press.dragging) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < handlers.threshold) return;
      if (event.pointerType === 'touch') return cancel();
      begin();
    }
    handlers.move(press.held, event);
  };

  const onUp = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    const ended = end();
    if (ended?.dragging) handlers.drop(ended.held);
    else if (ended) handlers.cancel(ended.held);
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

  const listening = new AbortController();
  const { signal } = listening;
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
      listening.abort();
    },
  };
}
