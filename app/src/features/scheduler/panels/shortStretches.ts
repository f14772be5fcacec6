import type { AbsenceKind } from '~/engine/engine';
import type { Reason, ShortHour } from '~/engine/solver/solver';

/** How many people cannot work for the same reason. */
export interface ReasonCount {
  readonly reason: Reason;
  /** For `rest`: the hour of the day from which they could work. */
  readonly until: number | null;
  /** For `onShift`: the other position in which they work then. */
  readonly otherPosition: string | null;
  /** For `absent`: why they are away. */
  readonly absence: AbsenceKind | null;
  readonly count: number;
}

/** Why a person is away on a day. */
export type AbsenceOf = (staffId: string, day: number) => AbsenceKind | null;

/** A time range that stays understaffed for the same reasons. */
export interface ShortStretch {
  /** The position; that of a skill, or empty for the whole house. */
  readonly positionId: string;
  /** The skill that is missing, and not only heads. */
  readonly mark?: string;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly missing: number;
  readonly people: number;
  /** Most people first. */
  readonly reasons: readonly ReasonCount[];
}

/** An hour of a position, or of a skill. */
export type Short = ShortHour & { readonly mark?: string };

function reasonsOf({ people, positionId, mark, day }: Short, absenceOf: AbsenceOf): ReasonCount[] {
  const counts = new Map<string, ReasonCount>();
  for (const person of people) {
    const { reason, until } = person;
    const otherPosition = person.positionId === positionId || mark !== undefined ? null : person.positionId;
    const absence = reason === 'absent' ? absenceOf(person.staffId, day) : null;
    const same = { reason, until, otherPosition, absence };
    const key = JSON.stringify(same);
    counts.set(key, { ...same, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** Merges understaffed hours into ranges with the same reasons. */
export function shortStretches(hours: readonly Short[], absenceOf: AbsenceOf): ShortStretch[] {
  const stretches: ShortStretch[] = [];
  for (const short of hours) {
    const { positionId, mark, day, hour, missing, people } = short;
    const next = { positionId, mark, day, missing, people: people.length, reasons: reasonsOf(short, absenceOf) };
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
