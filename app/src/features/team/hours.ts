import type { AnswersByKind } from '~/engine/engine';

/** A person's weeks added up. */
export interface PersonHours {
  readonly staffId: string;
  readonly name: string;
  /** Planned work without breaks, in minutes. */
  readonly minutes: number;
  /** What holidays, illness and training count towards the contract, in minutes. */
  readonly creditedMinutes: number;
  /** Contracted minutes of the same weeks; null without a contract. */
  readonly contractMinutes: number | null;
  readonly weekends: number;
  readonly nights: number;
  readonly closings: number;
}

/** Adds weeks up, by person in the order of the first week. */
export function hoursOf(weeks: readonly AnswersByKind['fairness'][]): PersonHours[] {
  const sums = new Map<string, PersonHours>();
  for (const { staffId, name, minutes, creditedMinutes, contractMinutes, weekend, nights, closings } of weeks.flat()) {
    const before = sums.get(staffId);
    sums.set(staffId, {
      staffId,
      name,
      minutes: (before?.minutes ?? 0) + minutes,
      creditedMinutes: (before?.creditedMinutes ?? 0) + creditedMinutes,
      contractMinutes: contractMinutes === null ? null : (before?.contractMinutes ?? 0) + contractMinutes,
      weekends: (before?.weekends ?? 0) + (weekend ? 1 : 0),
      nights: (before?.nights ?? 0) + nights,
      closings: (before?.closings ?? 0) + closings,
    });
  }
  return [...sums.values()];
}
