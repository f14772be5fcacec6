import { type ComponentType, type RefObject, useEffect } from 'react';
import { lazy } from '~/shared/lazy';
import { whenNear } from './whenNear';

const waiting = new Set<() => void>();

/**
 * Opens all islands. A transition that renders while an island is suspended would wait for it, so the frame calls this
 * before a navigation and before printing.
 */
export function openAllIslands(): void {
  for (const open of waiting) open();
}

/** A part of a page that is prerendered in full and hydrated only after `open` has been called. */
export interface Island<Props> {
  View: ComponentType<Props>;
  open: () => void;
}

/** Creates an island. It is open from the start while prerendering, so that the page is complete. */
export function island<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Island<Props> {
  const opened = Promise.withResolvers<void>();
  const open = () => {
    waiting.delete(open);
    opened.resolve();
  };
  if (import.meta.env.SSR) open();
  else waiting.add(open);
  const View = lazy(async () => {
    await opened.promise;
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
    if (element.current) return whenNear(element.current, { rootMargin: `${marginPx}px` }, open);
  }, [element, open, marginPx]);
}
