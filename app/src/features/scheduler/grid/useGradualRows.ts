import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '~/shared/useHydrated';

/** This many rows follow a change at once: as many as stand on a screen with the page at its top. */
const firstRows = 6;
const usualHeight = 60;

/** Rows of which the upper ones follow a change at once and the others one frame later. */
interface GradualRows<Row> {
  drawn: readonly Row[];
  /** Pixels for rows that are not there yet, so that the page does not jump. */
  room: number;
  /** Whether some rows still show what was before. */
  busy: boolean;
}

const none: readonly never[] = [];

/** Splits the drawing of a roster over two frames, so that neither keeps the page from answering. */
export function useGradualRows<Row>(rows: readonly Row[]): GradualRows<Row> {
  // The prerendered page has all its rows; only a roster that is opened later begins with the upper ones.
  const hydrated = useHydrated();
  const [later, setLater] = useState<readonly Row[]>(hydrated ? none : rows);
  useEffect(() => {
    if (later === rows) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer that is set in a frame runs after that frame has been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLater(rows)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [rows, later]);
  if (later === rows) return { drawn: rows, room: 0, busy: false };
  const drawn = [...rows.slice(0, firstRows), ...later.slice(firstRows, rows.length)];
  return { drawn, room: (rows.length - drawn.length) * usualHeight, busy: true };
}
