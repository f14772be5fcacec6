import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextFrame } from '~/shared/frames';
import { useHydrated } from '~/shared/useHydrated';

interface GradualRows<Row> {
  /** In the order of the rows: each as it is, as it was before, or null while its turn has not come. */
  drawn: readonly (Row | null)[];
  /** Whether some rows are missing or still show what was before. */
  busy: boolean;
}

/** Milliseconds; a frame that took less leaves time for twice as many rows in the next. */
const quickFrame = 10;

/**
 * Spreads the drawing of a roster over frames, so that none keeps the page from answering: of the rows that look
 * different after a change, `atOnce` follow in each frame, or more where frames are quick. `keyOf` names what a row
 * stands for and stays with it.
 */
export function useGradualRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row, index: number) => string,
  atOnce: number,
): GradualRows<Row> {
  // The prerendered page has all its rows; only a roster that is opened later begins with none.
  const hydrated = useHydrated();
  const wanted = useMemo(() => rows.map((row) => ({ row, text: JSON.stringify(row) })), [rows]);
  const screen = useRef(new Map(hydrated ? [] : wanted.map((line, index) => [keyOf(line.row, index), line])));
  const pace = useRef(atOnce);
  /** How many frames in a row have been quick. */
  const quick = useRef(0);
  /** The rows whose turns have begun: those of the last painted frame. */
  const begun = useRef<typeof wanted | null>(null);
  const [, redraw] = useState({});
  const now: typeof screen.current = new Map();
  // What else changes with the rows is work enough for the first frame.
  const allowed = begun.current === wanted ? pace.current : 0;
  let left = allowed;
  let busy = false;
  const drawn = wanted.map((line, index) => {
    const key = keyOf(line.row, index);
    const old = screen.current.get(key);
    const same = old?.text === line.text;
    const follows = !same && left > 0;
    if (follows) left -= 1;
    const shown = follows ? line : old;
    if (shown) now.set(key, shown);
    busy ||= !follows && !same;
    return shown?.row ?? null;
  });
  useEffect(() => {
    screen.current = now;
    begun.current = wanted;
    if (!busy) {
      pace.current = atOnce;
      quick.current = 0;
      return;
    }
    return nextFrame((cost) => {
      // A frame without rows says nothing about what rows cost, and a single quick one may be luck.
      if (allowed > 0) {
        quick.current = cost < quickFrame ? quick.current + 1 : 0;
        if (quick.current === 0) pace.current = atOnce;
        if (quick.current > 1) pace.current *= 2;
      }
      flushSync(() => redraw({}));
    });
  });
  return { drawn, busy };
}
