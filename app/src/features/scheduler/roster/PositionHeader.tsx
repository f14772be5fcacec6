import type { DayBoard } from '~/engine/engine';
import { toneClass } from '~/roster/parts/positionStyle';
import type { RosterTexts } from '~/roster/text/useRosterTexts';
import type { WeekFigures } from '~/roster/week/weekFigures';

interface PositionHeaderProps {
  positionId: string;
  /** The position's place on the board. */
  at: number;
  board: DayBoard;
  model: WeekFigures;
  texts: RosterTexts;
}

/** A position's name in a day's views, with the most people that an hour of it needs. */
export function PositionHeader({ positionId, at, board, model, texts }: PositionHeaderProps) {
  const { t, positionName } = texts;
  const required = board.rows.map(({ cells }) => cells[at]?.required ?? 0);
  return (
    <span className="flex flex-wrap gap-x-1 font-semibold md:*:whitespace-nowrap">
      <span className={`peek-position max-md:whitespace-normal ${toneClass(model.tones[positionId] ?? '')}`}>
        {positionName(positionId)}
      </span>{' '}
      <span className="text-xs font-medium text-muted">
        {t(($) => $.timetable.needed, { count: Math.max(0, ...required) })}
      </span>
    </span>
  );
}
