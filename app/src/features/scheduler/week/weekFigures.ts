import type { Board, BrokenShift, IsoWeek, Position, PositionLanes, Summary, WeekLabour } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';
import type { ViewState } from './viewState';

/** The most lanes that a day's column has room for. */
export const maxLanes = 9;

/** What the week's page renders, all of it computed by the engine. Plain data, so that the build can prerender it. */
export interface WeekFigures {
  readonly dates: IsoWeek;
  readonly positions: readonly Position[];
  readonly summary: Summary;
  readonly board: Board;
  /** The shifts of each day in lanes, position by position. */
  readonly lanes: readonly (readonly PositionLanes[])[];
  /** Of the filtered shifts. */
  readonly labour: WeekLabour;
  /** Of the whole week. */
  readonly budget: WeekLabour;
  /** The shifts that break a rule. */
  readonly broken: readonly BrokenShift[];
}

/** The ids of shifts that break a rule. */
export function shiftIds(broken: readonly BrokenShift[]): ReadonlySet<string> {
  return new Set(broken.map(({ shiftId }) => shiftId));
}

/** Computes a week's model for the state's team and position. */
export function weekFigures(
  { handle, dates, positions }: Pick<EditableWeek, 'handle' | 'dates' | 'positions'>,
  { team, position }: Pick<ViewState, 'team' | 'position'>,
): WeekFigures {
  return {
    dates,
    positions,
    summary: handle.summary(team, position),
    board: handle.board(team, position),
    lanes: handle.lanes(team, position, maxLanes),
    labour: handle.labour(team, position),
    budget: handle.labour(null, null),
    broken: handle.brokenShifts(team, position),
  };
}
