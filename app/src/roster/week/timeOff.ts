import { create } from 'zustand';
import type { Absence, AbsenceReport, Editor } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';
import { currentMoment } from './moment';
import { dispatch } from './session';
import { dateAfter, datesBetween, wholeRoster } from './wholeRoster';

/** What a team member asked for: days off, which the manager approves or declines. */
export interface TimeOff {
  readonly id: string;
  readonly staffId: string;
  /** ISO dates, the first and the last day. */
  readonly from: string;
  readonly to: string;
  readonly kind: Absence['kind'];
  readonly note: string;
  readonly answer: 'waiting' | 'approved' | 'declined';
  /** Of an approved request, the days on which the person was not absent before. */
  readonly granted?: readonly string[];
}

interface TimeOffStore {
  /** The roster that they belong to. */
  readonly handle: Editor | null;
  readonly requests: readonly TimeOff[];
}

/** The requests for days off, in this tab; those of a roster that is kept are kept with it. */
export const useTimeOff = create<TimeOffStore>()(() => ({ handle: null, requests: [] }));

/** The requests of a roster; none of another one. */
export const requestsOf = ({ handle, requests }: TimeOffStore, roster: Editor): readonly TimeOff[] =>
  handle === roster ? requests : [];

/** The requests that were kept with a roster, which has just been opened. */
export const restoreTimeOff = (handle: Editor, requests: readonly TimeOff[] = []) =>
  useTimeOff.setState({ handle, requests });

/** The longest time off that is asked for at once, in days. */
export const longestTimeOff = 60;

export function askForTimeOff(week: EditableWeek, asked: Omit<TimeOff, 'id' | 'answer'>): void {
  const before = requestsOf(useTimeOff.getState(), week.handle);
  const request: TimeOff = { ...asked, id: `time-off-${before.length + 1}`, answer: 'waiting' };
  useTimeOff.setState({ handle: week.handle, requests: [...before, request] });
}

function answer(id: string, given: Pick<TimeOff, 'answer' | 'granted'>): void {
  useTimeOff.setState(({ requests }) => ({
    requests: requests.map((request) => (request.id === id ? { ...request, ...given } : request)),
  }));
}

/** The absent days of everybody, as 'id date'. */
function absentDays({ handle }: EditableWeek): ReadonlySet<string> {
  const roster = wholeRoster(handle);
  return new Set(roster.ok ? roster.value.absences.map(({ staffId, date }) => `${staffId} ${date}`) : []);
}

const datesOf = ({ from, to }: TimeOff) => datesBetween(from, to);

/** Approves days off: the person is absent on them, and their shifts to come become open ones, as one step. */
export function approveTimeOff(week: EditableWeek, request: TimeOff): void {
  const { staffId, kind, note } = request;
  const report: AbsenceReport = { staffId, days: [], kind, shifts: 'offer', ...(note !== '' && { note }) };
  const before = absentDays(week);
  const granted = datesOf(request).filter((date) => !before.has(`${staffId} ${date}`));
  const done = dispatch(
    (editor) =>
      editor.tell({ kind: 'reportAbsence', report, dates: datesOf(request), workedBefore: currentMoment().date }),
    week,
  );
  if (done) answer(request.id, { answer: 'approved', granted });
}

export const declineTimeOff = (request: TimeOff) => answer(request.id, { answer: 'declined' });

/**
 * The requests as they are: an approval that was undone, so that the person is absent on none of the granted days, waits
 * again. People who have left are left out.
 */
export function timeOffOf(week: EditableWeek, store: TimeOffStore): TimeOff[] {
  const known = new Set(week.staff.map(({ id }) => id));
  const requests = requestsOf(store, week.handle).filter(({ staffId }) => known.has(staffId));
  if (!requests.some((request) => request.answer === 'approved')) return [...requests];
  const absent = absentDays(week);
  return requests.map((request) => {
    const { answer: given, staffId, granted = datesOf(request) } = request;
    const isUndone = granted.length > 0 && !granted.some((date) => absent.has(`${staffId} ${date}`));
    return given === 'approved' && isUndone ? { ...request, answer: 'waiting' } : request;
  });
}

/** The days of a request that are in a week, 0 (Monday) to 6. */
export const daysIn = (request: TimeOff, monday: string): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((day) => datesOf(request).includes(dateAfter(monday, day)));
