import { type ComponentType, lazy, type RefObject, useEffect } from 'react';

const opened = new Set<() => void>();

/**
 * Opens every island at once. A transition that renders while an island still waits would wait with it, so the frame
 * calls this when the reader sets out for another page, and before printing.
 */
export function openAllIslands(): void {
  for (const open of opened) open();
}

/** A part of a page whose script is loaded only once `open` is called; its prerendered HTML stands until then. */
export interface Island<Props> {
  View: ComponentType<Props>;
  open: () => void;
}

/** Makes an island. On the server it is open from the start, so that the prerendered page is complete. */
export function island<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Island<Props> {
  const gate = Promise.withResolvers<void>();
  const open = () => {
    opened.delete(open);
    gate.resolve();
  };
  if (import.meta.env.SSR) gate.resolve();
  else opened.add(open);
  const View = lazy(async () => {
    await gate.promise;
    return load();
  });
  return { View, open };
}

/** Opens an island once the element is within this many CSS pixels of the window. */
export function useOpenWhenNear<Props>(
  element: RefObject<HTMLElement | null>,
  { open }: Island<Props>,
  marginPx: number,
): void {
  useEffect(() => {
    if (!element.current) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        open();
      },
      { rootMargin: `${marginPx}px` },
    );
    near.observe(element.current);
    return () => near.disconnect();
  }, [element, open, marginPx]);
}
