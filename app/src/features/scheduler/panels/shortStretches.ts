import type { KeptAway, Reason, ShortHour } from '~/engine/solver/solver';

/** How many people cannot work for the same reason. */
export interface ReasonCount {
  readonly reason: Reason;
  /** For `rest`: the hour of the day from which they could work. */
  readonly until: number | null;
  readonly count: number;
}

/** A time range that stays understaffed for the same reasons. */
export interface ShortStretch {
  readonly positionId: string;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly missing: number;
  readonly people: number;
  /** Most people first. */
  readonly reasons: readonly ReasonCount[];
}

function reasonsOf(people: readonly KeptAway[]): ReasonCount[] {
  const counts = new Map<string, ReasonCount>();
  for (const { reason, until } of people) {
    const key = `${reason} ${until}`;
    counts.set(key, { reason, until, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** Merges understaffed hours into ranges with the same reasons. */
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
