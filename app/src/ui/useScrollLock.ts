import { useEffect } from 'react';

/** Keeps the page behind an open dialog from scrolling, without letting it jump where its scroll bar was. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingRight } = style;
    const scrollBar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
    return () => {
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, [locked]);
}
