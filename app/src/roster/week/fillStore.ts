import { create } from 'zustand';
import type { ProposedShift, Shift, StaffMember } from '~/engine/engine';
import type { EngineError } from '~/engine/result';
import type { AbsentDay, DayHours, FillPlan, Progress, RuleCost } from '~/engine/solver/solver';

/** What to fill: the week, one gap, one position, or the hours of an absent person. */
export interface FillAim {
  readonly kind: 'week' | 'gap' | 'position' | 'absence';
  readonly team: string | null;
  readonly position: string | null;
  /** The hours to fill; empty means the whole week. */
  readonly within: readonly DayHours[];
  readonly absences: readonly AbsentDay[];
}

/** The options of one fill; its rules are the roster's. */
interface FillChoices {
  /** The ids of people who get no new shift. */
  readonly leftOut: readonly string[];
}

/** A proposed shift on one day of the roster; hours below 0 and above 24 belong to the adjacent days. */
export interface Ghost {
  readonly staffId: string;
  readonly name: string;
  readonly color: string;
  readonly positionId: string;
  readonly start: number;
  readonly end: number;
  /** Set for an open shift, which has no owner; `staffId` is then the open shift's id. */
  readonly open?: boolean;
}

/** One day of a plan, as the roster shows it. */
export interface FillDay {
  readonly ghosts: readonly Ghost[];
  /** The ids of people who are absent on that day. */
  readonly absent: readonly string[];
}

type Search =
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly progress: Progress | null }
  | { readonly status: 'found' }
  | { readonly status: 'failed'; readonly fault: EngineError };

interface FillStore {
  aim: FillAim | null;
  /** The id of the absent person; set before a day is chosen. */
  person: string | null;
  choices: FillChoices;
  /** Dropped proposals: these people get no new shift on these days. */
  declined: readonly AbsentDay[];
  search: Search;
  /** The last plan; it stays while the next one is computed. */
  plan: FillPlan | null;
  costs: readonly RuleCost[];
  /** One entry for each day of the week; empty without a plan. */
  days: readonly FillDay[];
}

const defaultChoices: FillChoices = {
  leftOut: [],
};

/** One value, so that closing a panel that is not open renders no cell. */
const noDays: readonly FillDay[] = [];

/** The state of filling the week: the request and the solver's results. In memory only. */
export const useFillStore = create<FillStore>()(() => ({
  aim: null,
  person: null,
  choices: defaultChoices,
  declined: [],
  search: { status: 'idle' },
  plan: null,
  costs: [],
  days: noDays,
}));

const set = useFillStore.setState;

/** Opens the panel for an aim, with fresh choices. */
export function openFill(aim: Partial<FillAim> & Pick<FillAim, 'kind'>): void {
  set({
    person: aim.absences?.[0]?.staffId ?? null,
    aim: { team: null, position: null, within: [], absences: [], ...aim },
    choices: defaultChoices,
    declined: [],
    search: { status: 'idle' },
    plan: null,
    costs: [],
    days: noDays,
  });
}

/** Discards the plan and closes the panel. */
export function closeFill(): void {
  set({ aim: null, plan: null, costs: [], days: noDays, search: { status: 'idle' } });
}

/** Sets who is absent, on which days, and which hours that leaves open. */
export function setAbsence(person: string | null, absence: Pick<FillAim, 'position' | 'within' | 'absences'>): void {
  set(({ aim }) => ({ person, aim: aim && { ...aim, ...absence }, declined: [] }));
}

export function setChoices(part: Partial<FillChoices>): void {
  set(({ choices }) => ({ choices: { ...choices, ...part } }));
}

/** Drops a proposed shift: its person gets no new shift on that day. */
export function dropShift({ staffId, day }: ProposedShift): void {
  set(({ declined }) => ({ declined: [...declined, { staffId, day }] }));
}

/** Restores all dropped proposals. */
export function restoreDropped(): void {
  set({ declined: [] });
}

export function searchStarted(): void {
  set({ search: { status: 'searching', progress: null }, costs: [] });
}

export function searchProgressed(progress: Progress): void {
  set({ search: { status: 'searching', progress } });
}

export function searchFound(plan: FillPlan, staff: readonly StaffMember[]): void {
  set(({ aim }) => ({ search: { status: 'found' }, plan, days: fillDays(plan.shifts, staff, aim?.absences ?? []) }));
}

/** No search yet; absent people are marked nevertheless. */
export function searchPending(): void {
  set(({ aim }) => ({
    search: { status: 'idle' },
    plan: null,
    costs: [],
    days: fillDays([], [], aim?.absences ?? []),
  }));
}

export function searchFailed(fault: EngineError): void {
  set(({ aim }) => ({
    search: { status: 'failed', fault },
    plan: null,
    days: fillDays([], [], aim?.absences ?? []),
  }));
}

export function costFound(cost: RuleCost): void {
  set(({ costs }) => ({ costs: [...costs, cost] }));
}

/** The roster's days with proposed shifts and absent people. */
export function fillDays(
  shifts: readonly ProposedShift[],
  staff: readonly StaffMember[],
  absences: readonly AbsentDay[],
): FillDay[] {
  const members = new Map(staff.map((member) => [member.id, member]));
  return Array.from({ length: 7 }, (_, day) => ({
    ghosts: shifts.flatMap((shift): Ghost[] => {
      const member = members.get(shift.staffId);
      const start = shift.start + (shift.day - day) * 24;
      const end = start + shift.hours;
      if (!member || end <= 0 || start >= 24) return [];
      const { id: staffId, name, color } = member;
      const positionId = shift.positionId ?? member.positionId;
      return [{ staffId, name, color, positionId, start, end }];
    }),
    absent: absences.filter((absence) => absence.day === day).map(({ staffId }) => staffId),
  }));
}

/** The shifts of absent people: those that start on a day of the absence. */
export function absentShifts(shifts: readonly Shift[], absences: readonly AbsentDay[]): Shift[] {
  return shifts.filter(({ staffId, day }) => absences.some((entry) => entry.staffId === staffId && entry.day === day));
}

/** The hours that these shifts leave open: past midnight on the next day, past Sunday omitted. */
export function openHours(shifts: readonly Shift[]): DayHours[] {
  return shifts.flatMap(({ day, start, startMinute = 0, hours, minutes = 0 }) => {
    const end = Math.ceil((start * 60 + startMinute + hours * 60 + minutes) / 60);
    const sameDay = { day, hours: { start, end: Math.min(end, 24) } };
    return end > 24 && day < 6
      ? [sameDay, { day: day + 1, hours: { start: 0, end: Math.min(end - 24, 24) } }]
      : [sameDay];
  });
}
