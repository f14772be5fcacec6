import type { KeptAway, Reason, ShortHour } from '~/engine/solver/solver';

/** People who are kept away from a stretch of hours by the same thing. */
export interface KeptAwayBy {
  readonly reason: Reason;
  /** Of those who rest: the hour of the day from which they could work. */
  readonly until: number | null;
  readonly count: number;
}

/** Hours of a day that stay short for the same reasons. */
export interface ShortStretch {
  readonly positionId: string;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly missing: number;
  readonly people: number;
  /** Most people first. */
  readonly reasons: readonly KeptAwayBy[];
}

function reasonsOf(people: readonly KeptAway[]): KeptAwayBy[] {
  const counts = new Map<string, KeptAwayBy>();
  for (const { reason, until } of people) {
    const key = `${reason} ${until}`;
    counts.set(key, { reason, until, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** Joins the hours that stay short to stretches for which the same can be said. */
export function shortStretches(hours: readonly ShortHour[]): ShortStretch[] {
  const stretches: ShortStretch[] = [];
  for (const { positionId, day, hour, missing, people } of hours) {
    const next = { positionId, day, missing, people: people.length, reasons: reasonsOf(people) };
    const last = stretches.at(-1);
    if (last && last.end === hour) {
      const { start, end, ...same } = last;
      if (JSON.stringify(same) === JSON.stringify(next)) {
        stretches[stretches.length - 1] = { ...next, start, end: hour + 1 };
        continue;
      }
    }
    stretches.push({ ...next, start: hour, end: hour + 1 });
  }
  return stretches;
}
