import type { Absence, Editor, Shift } from '~/engine/engine';
import { type Result, tryCatch } from '~/engine/result';

/** A shift or an absence of any week, with its date instead of a day. */
export type DatedShift = Omit<Shift, 'day'> & { readonly date: string };
export type DatedAbsence = Omit<Absence, 'day'> & { readonly date: string };

/** What is planned in all weeks of a roster, in order of date. */
export interface WholeRoster {
  readonly mondays: readonly string[];
  readonly shifts: readonly DatedShift[];
  readonly absences: readonly DatedAbsence[];
}

interface RosterDocument {
  readonly weeks: readonly {
    readonly monday: string;
    readonly shifts: readonly Shift[];
    readonly absences?: readonly Absence[];
  }[];
}

const dayMs = 24 * 3600 * 1000;

/** The ISO date some days after another. */
export function dateAfter(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The ISO dates from one to another, both included; empty if the second is earlier. */
export function datesBetween(from: string, to: string): string[] {
  const days = Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs);
  return Array.from({ length: Math.max(0, days + 1) }, (_, index) => dateAfter(from, index));
}

/** Reads all weeks of the roster that an editor holds. */
export function wholeRoster(editor: Editor): Result<WholeRoster> {
  return tryCatch(() => {
    const { weeks } = JSON.parse(editor.roster()) as RosterDocument;
    const dated = <Entry extends { day: number }>(monday: string, { day, ...entry }: Entry) => ({
      ...entry,
      date: dateAfter(monday, day),
    });
    const byDate = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date);
    return {
      mondays: weeks.map(({ monday }) => monday),
      shifts: weeks.flatMap(({ monday, shifts }) => shifts.map((shift) => dated(monday, shift))).sort(byDate),
      absences: weeks
        .flatMap(({ monday, absences = [] }) => absences.map((absence) => dated(monday, absence)))
        .sort(byDate),
    };
  });
}
