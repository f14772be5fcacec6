import { useSyncExternalStore } from 'react';

/** The ISO date of a moment in the visitor's time zone. */
export function isoDateOf(moment: Date): string {
  const parts = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(moment.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

/** Milliseconds between two looks at the clock. */
const interval = 15_000;

/** A browser delays the timers of a tab that nobody looks at; it is asked again as soon as somebody does. */
const events = ['visibilitychange', 'focus', 'pageshow'] as const;

/** Calls back whenever time may have passed; returns a function that stops it. */
export function onClock(look: () => void): () => void {
  const timer = setInterval(look, interval);
  for (const event of events) window.addEventListener(event, look);
  return () => {
    clearInterval(timer);
    for (const event of events) window.removeEventListener(event, look);
  };
}

/**
 * The visitor's date as an ISO date, also past midnight in an open tab; null in the prerendered page, which may be read on
 * any day.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    onClock,
    () => isoDateOf(new Date()),
    () => null,
  );
}
