import { type PointerEvent, useCallback, useEffect, useReducer, useRef } from 'react';
import { closed, isOpen, nextDisclosure } from './disclosure';

/** Delay before a section opens on hover and closes on leave, in milliseconds. */
const hoverDelay = { enter: 90, leave: 180 };

/** Below this width the sections are stacked, and a closing one would move the next from under the mouse. */
const sideBySide = '(min-width: 1024px)';

/** A section that opens by mouse, press and key; touch and pen by press only. */
export function useDisclosure() {
  const [state, dispatch] = useReducer(nextDisclosure, closed);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const after = useCallback((event: 'enter' | 'leave', pointerType: string) => {
    if (pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    if (event === 'leave' && !window.matchMedia(sideBySide).matches) return;
    timer.current = window.setTimeout(() => dispatch(event), hoverDelay[event]);
  }, []);

  return {
    open: isOpen(state),
    press: useCallback(() => {
      window.clearTimeout(timer.current);
      dispatch('press');
    }, []),
    hover: {
      onPointerEnter: (event: PointerEvent) => after('enter', event.pointerType),
      onPointerLeave: (event: PointerEvent) => after('leave', event.pointerType),
    },
  };
}
