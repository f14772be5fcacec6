import { type RefObject, useEffect } from 'react';

/** Keys that scroll the page unless something has another use for them. */
const scrollKeys = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);
/** What makes use of such keys itself. */
const keyUsers = 'input, textarea, select, [contenteditable=true]';

/** Whether something between an element and the dialog scrolls by itself; what is left over stays in the dialog. */
function scrollsInside(target: EventTarget | null, dialog: Element | null): boolean {
  let element = target instanceof Element && dialog?.contains(target) ? target : null;
  while (element && element !== dialog) {
    const { scrollHeight, clientHeight } = element;
    if (scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) return true;
    element = element.parentElement;
  }
  return false;
}

/**
 * Keeps the page behind an open dialog and its backdrop from scrolling by wheel, finger and key. Taking the page its
 * scroll bar would do so too, but then all of the page is painted anew when the dialog opens and when it closes. So it
 * is where the document itself refuses the wheel or a finger: the browser then marks everything that lies on it.
 */
export function useScrollLock(dialog: RefObject<Element | null>, backdrop: RefObject<Element | null>): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if (!event.defaultPrevented && event.cancelable && !scrollsInside(event.target, dialog.current)) {
        event.preventDefault();
      }
    };
    const onWheel = (event: Event) => {
      // With the control key it zooms.
      if (!(event instanceof WheelEvent && event.ctrlKey)) stay(event);
    };
    const onTouch = (event: Event) => {
      if (event instanceof TouchEvent && event.touches.length === 1) stay(event);
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (!scrollKeys.has(key) || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(key === ' ' ? `${keyUsers}, button, summary` : keyUsers)) return;
      stay(event);
    };
    const surfaces = [dialog.current, backdrop.current];
    for (const surface of surfaces) {
      surface?.addEventListener('wheel', onWheel, { passive: false });
      surface?.addEventListener('touchmove', onTouch, { passive: false });
    }
    document.addEventListener('keydown', onKey);
    return () => {
      for (const surface of surfaces) {
        surface?.removeEventListener('wheel', onWheel);
        surface?.removeEventListener('touchmove', onTouch);
      }
      document.removeEventListener('keydown', onKey);
    };
  }, [dialog, backdrop]);
}
