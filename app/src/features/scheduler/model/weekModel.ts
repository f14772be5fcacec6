import type { Board, IsoWeek, Position, Problem, Summary } from '~/engine/engine';
import type { OpenWeek } from './openWeek';
import type { ViewState } from './viewState';

/** What a week's screen draws, all of it counted by the engine. Plain data, so that the build can prerender it. */
export interface WeekModel {
  readonly week: IsoWeek;
  readonly positions: readonly Position[];
  readonly summary: Summary;
  readonly board: Board;
  readonly broken: readonly BrokenShift[];
}

/** A shift that breaks a rule, and the day on which it does. */
export type BrokenShift = Pick<Problem, 'shiftId' | 'staffId' | 'day'>;

/** Counts a week within the state's team and position. */
export function weekModel(
  { handle, week, positions }: Pick<OpenWeek, 'handle' | 'week' | 'positions'>,
  { team, position }: Pick<ViewState, 'team' | 'position'>,
): WeekModel {
  const { broken } = handle.review(team, position);
  return {
    week,
    positions,
    summary: handle.summary(team, position),
    board: handle.board(team, position),
    broken: broken.map(({ shiftId, staffId, day }) => ({ shiftId, staffId, day })),
  };
}
