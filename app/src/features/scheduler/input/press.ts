/** Milliseconds until a still touch becomes a drag; a touch that moves at once scrolls. */
const longPressDelay = 400;

/** What a press does when it is dragged. */
export interface Gesture {
  readonly kind: 'move' | 'resize' | 'draw' | 'paint';
  /** Pixels of movement at which the press becomes a drag; below that, it is a click. */
  readonly threshold: number;
  /** The press has become a drag. */
  readonly start: () => void;
  /** The pointer of the drag has moved; also called for its first position. */
  readonly move: (event: PointerEvent) => void;
  /** The drag was released. */
  readonly drop: () => void;
  /** The drag ends without an effect: Escape, another window or a system gesture. */
  readonly cancel: () => void;
}

interface PressHandlers {
  /** What a drag of this press would do; null if it is no drag. */
  readonly grab: (event: PointerEvent) => Gesture | null;
  /** A click that does not end a drag. */
  readonly click: (event: MouseEvent) => void;
}

export interface Presses {
  /** Whether a press has become a drag that goes on. */
  readonly isDragging: () => boolean;
  readonly cancel: () => void;
  readonly stop: () => void;
}

/** The one tracker of presses by mouse, pen or touch: each is dragged or clicked, and only one of them. */
export function trackPresses(handlers: PressHandlers): Presses {
  let press: { readonly gesture: Gesture; readonly x: number; readonly y: number; isDrag: boolean } | null = null;
  /** Whether the last press was a drag: the click that the browser sends after it is none. */
  let wasDrag = false;
  /** Where the pointer was last. */
  let last = { x: 0, y: 0 };
  let longPressTimer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(longPressTimer);
    const ended = press;
    press = null;
    return ended?.isDrag ? ended.gesture : null;
  };

  const cancel = () => end()?.cancel();

  const start = () => {
    if (!press) return;
    press.isDrag = true;
    wasDrag = true;
    press.gesture.start();
  };

  const onDown = (event: PointerEvent) => {
    // Browsers do not always report the end of the previous press.
    cancel();
    wasDrag = false;
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return;
    const gesture = handlers.grab(event);
    if (!gesture) return;
    last = { x: event.clientX, y: event.clientY };
    press = { gesture, ...last, isDrag: false };
    if (event.pointerType === 'touch') {
      longPressTimer = setTimeout(() => {
        start();
        gesture.move(event);
      }, longPressDelay);
    }
  };

  const follow = (event: PointerEvent) => {
    if (!press) return;
    last = { x: event.clientX, y: event.clientY };
    if (!press.isDrag) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < press.gesture.threshold) return;
      if (event.pointerType === 'touch') return cancel();
      start();
    }
    press.gesture.move(event);
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
    end()?.drop();
  };

  const onClick = (event: MouseEvent) => {
    // A click without a pointer, by a key or an assistive technology, has no press before it.
    const endsDrag = wasDrag && event.detail > 0;
    wasDrag = false;
    if (!endsDrag) handlers.click(event);
  };

  /** During a drag the page neither scrolls nor opens a menu, and a press selects no text. */
  const prevent = (event: Event) => {
    if (press?.isDrag || (press && event.type === 'selectstart')) event.preventDefault();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerdown', onDown, { signal });
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', cancel, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('selectstart', prevent, { signal });
  document.addEventListener('contextmenu', prevent, { signal });
  document.addEventListener('touchmove', prevent, { passive: false, signal });
  document.documentElement.addEventListener(
    'pointerleave',
    ({ target }) => {
      if (target === document.documentElement) cancel();
    },
    { signal },
  );
  window.addEventListener('blur', cancel, { signal });
  return {
    isDragging: () => press?.isDrag ?? false,
    cancel,
    stop: () => {
      cancel();
      listeners.abort();
    },
  };
}
