import type {
  Absence,
  Board,
  IsoWeek,
  PlacedShift,
  Position,
  Schedule,
  SpecialDate,
  StaffMember,
  Summary,
  WeekLabour,
} from '~/engine/engine';
import { type EditableWeek, onceFor } from './editableWeek';
import type { ViewState } from './viewState';
import { type WeekShifts, weekShifts } from './weekShifts';

/** What the week's page renders, all of it computed by the engine. Plain data, so that the build can prerender it. */
export interface WeekFigures extends TeamFigures {
  readonly dates: IsoWeek;
  readonly positions: readonly Position[];
  readonly summary: Summary;
  /** Whether the team plans for all the people it asks for: hours below that are short even where they are no gap. */
  readonly wholeNeed: boolean;
  readonly board: Board;
  /** The filtered shifts of each day. */
  readonly shifts: WeekShifts;
  /** Of the filtered shifts. */
  readonly labour: WeekLabour;
  /** Of the whole week. */
  readonly budget: WeekLabour;
  /** The shifts that break a rule. */
  readonly broken: readonly PlacedShift[];
  /** Who is away, of those who can work in a filtered position. */
  readonly away: readonly NamedAbsence[];
  /** Its holidays and closing days. */
  readonly special: readonly SpecialDate[];
}

/** An absence with the person's name. */
export interface NamedAbsence extends Absence {
  readonly name: string;
}

/** The ids of shifts that break a rule. */
export function shiftIds(broken: readonly PlacedShift[]): ReadonlySet<string> {
  return new Set(broken.map(({ shiftId }) => shiftId));
}

/** Who of a schedule is away, in staff order, of those who can work in one of the positions. */
export function awayIn({ staff, absences = [] }: Schedule, positions: readonly string[]): NamedAbsence[] {
  if (absences.length === 0) return [];
  return staff.flatMap(({ id, name, positionId, otherPositions = [] }) =>
    [positionId, ...otherPositions].some((position) => positions.includes(position))
      ? absences.flatMap((absence) => (absence.staffId === id ? [{ ...absence, name }] : []))
      : [],
  );
}

/** What depends on the team alone. */
interface TeamFigures {
  /** Everybody of the team, in staff order. */
  readonly people: readonly Pick<StaffMember, 'id' | 'name' | 'positionId' | 'color'>[];
  /** The style token of each position, which is that of its people. */
  readonly tones: Readonly<Record<string, string>>;
}

/** The same object for the same team, so that a change of shifts does not render what shows the team only. */
const teamFigures = onceFor(
  (staff: readonly StaffMember[]): TeamFigures => ({
    people: staff.map(({ id, name, positionId, color }) => ({ id, name, positionId, color })),
    tones: Object.fromEntries([...staff].reverse().map(({ positionId, color }) => [positionId, color])),
  }),
);

/** Computes a week's model for the state's team and position; `broken` are the shifts of the whole week that break a rule. */
export function weekFigures(
  { handle, dates, positions, staff }: Pick<EditableWeek, 'handle' | 'dates' | 'positions' | 'staff'>,
  { team, position }: Pick<ViewState, 'team' | 'position'>,
  schedule = handle.ask({ kind: 'schedule' }),
  broken = handle.ask({ kind: 'brokenShifts' }),
): WeekFigures {
  const board = handle.ask({ kind: 'board', team, position });
  const inScope = board.cells[0]?.positions.map(({ positionId }) => positionId) ?? [];
  const shifts = weekShifts(schedule, inScope);
  const summary = handle.ask({ kind: 'summary', team, position });
  const shown = new Set(shifts.flat().map(({ shiftId }) => shiftId));
  return {
    dates,
    positions,
    summary,
    wholeNeed: handle.ask({ kind: 'rules' }).wholeNeed === true,
    board,
    shifts,
    ...teamFigures(staff),
    labour: handle.ask({ kind: 'labour', team, position }),
    budget: handle.ask({ kind: 'labour' }),
    broken: broken.filter(({ shiftId }) => shown.has(shiftId)),
    away: awayIn(schedule, inScope),
    special: handle.ask({ kind: 'specialDates', first: dates.monday, last: dates.sunday }),
  };
}
