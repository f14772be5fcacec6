import { useEffect } from 'react';
import { nextFrame } from '~/shared/frames';

/**
 * Keeps the page behind an open dialog from scrolling, without letting it jump where its scroll bar was. Done in the
 * frame after the dialog's own, where measuring the page costs nothing.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    const { overflow, paddingRight } = style;
    const cancel = nextFrame(() => {
      const scrollBar = window.innerWidth - document.documentElement.clientWidth;
      style.overflow = 'hidden';
      if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
    });
    return () => {
      cancel();
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, [locked]);
}
