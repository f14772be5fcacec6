import type { Schedule, Shift } from '~/engine/engine';

/** The sample week's file: the schedule and its Monday. */
export interface SampleWeekFile {
  name: string;
  monday: string;
  schedule: Schedule;
  /** What the sample's rules have besides the default ones: the law of its country. */
  rules?: object;
}

/** Another complete week of the same people; only the shifts differ. */
export interface WeekVariant {
  name: string;
  shifts: Shift[];
}

/** A small seeded generator (mulberry32): the same week gives the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Weeks from one Monday to another; negative for the past. Both are ISO dates. */
export function weeksBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / (7 * 24 * 3600 * 1000));
}

/** Whether a shift is confirmed: always in past weeks, and less often the further ahead its week is. */
function confirmedIn(distance: number, chance: number): boolean {
  if (distance < 0) return true;
  return chance < Math.max(0.25, 0.85 - 0.12 * distance);
}

/**
 * The schedule of any week: the sample in its own week, otherwise a variant, which depends on the week alone, with its
 * own confirmations and sometimes one shift missing.
 */
export function scheduleOfWeek(sample: SampleWeekFile, variants: readonly WeekVariant[], monday: string): Schedule {
  const distance = weeksBetween(sample.monday, monday);
  const turn = (distance - 1) % variants.length;
  const variant = variants[turn < 0 ? turn + variants.length : turn];
  if (distance === 0 || !variant) return sample.schedule;
  const random = seeded(distance * 2_654_435 + 97);
  const missing = random() < 0.5 ? Math.floor(random() * variant.shifts.length) : -1;
  const shifts = variant.shifts
    .filter((_, index) => index !== missing)
    .map((shift) => ({ ...shift, confirmed: confirmedIn(distance, random()) }));
  return { ...sample.schedule, shifts };
}
