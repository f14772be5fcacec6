import type { Editor, ProposedShift, Shift, ShiftType } from '~/engine/engine';
import { type Result, tryCatch } from '~/engine/result';
import { lengthOf, proposed, startOf } from '~/roster/week/times';

/** A shift without a person and a day; start and length are hours with quarters as fractions. */
export interface UsualShift {
  /** The code and name of a shift type; null for times that are only common in the week. */
  readonly type: Pick<ShiftType, 'code' | 'name'> | null;
  readonly start: number;
  readonly hours: number;
  readonly breakMinutes?: number | undefined;
  readonly positionId?: string | undefined;
}

/** The most times that are offered besides the shift types. */
const maxCommon = 4;

/** The team's shift types for a position, then the times that are most common in it this week. */
export function usualShifts(
  types: readonly ShiftType[],
  shifts: readonly Shift[],
  positionOf: (shift: Shift) => string | undefined,
  positionId: string,
): UsualShift[] {
  const own = types
    .filter((type) => type.positionId === undefined || type.positionId === positionId)
    .map(
      (type): UsualShift => ({
        type,
        start: startOf(type),
        hours: lengthOf(type),
        breakMinutes: type.breakMinutes,
        positionId: type.positionId,
      }),
    );
  const counts = new Map<string, { count: number; start: number; hours: number }>();
  for (const shift of shifts) {
    if (positionOf(shift) !== positionId) continue;
    const [start, hours] = [startOf(shift), lengthOf(shift)];
    const key = `${start} ${hours}`;
    counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, start, hours });
  }
  const common = [...counts.values()]
    .filter(({ start, hours }) => !own.some((usual) => usual.start === start && usual.hours === hours))
    .sort((a, b) => b.count - a.count || a.start - b.start)
    .slice(0, maxCommon)
    .map(({ start, hours }): UsualShift => ({ type: null, start, hours }));
  return [...own, ...common];
}

/** A usual shift as a proposal for somebody on a day. */
export function proposalOf(
  { start, hours, breakMinutes, positionId }: UsualShift,
  staffId: string,
  day: number,
): ProposedShift {
  return {
    ...proposed(staffId, day, start, hours),
    ...(breakMinutes !== undefined && { breakMinutes }),
    ...(positionId !== undefined && { positionId }),
  };
}

/** The hours of a shift for which only a start was typed. */
const defaultHours = 8;

/** The shifts that a line says: codes of the week's shift types and times, several with `&`: 'E', '9-17', '12-16 & 18-22'. */
export function typedShifts(text: string, week: Pick<Editor, 'readTimes'>): Result<UsualShift[]> {
  return tryCatch(() =>
    week.readTimes(text).map(
      ({ startMinutes, lengthMinutes, breakMinutes, positionId }): UsualShift => ({
        type: null,
        start: startMinutes / 60,
        hours: lengthMinutes === null ? defaultHours : lengthMinutes / 60,
        breakMinutes: breakMinutes ?? undefined,
        positionId: positionId ?? undefined,
      }),
    ),
  );
}
