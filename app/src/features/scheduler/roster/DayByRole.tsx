import { clsx } from 'clsx';
import { useMemo } from 'react';
import { formatDate } from '../text/format';
import { useRosterTexts } from '../text/useRosterTexts';
import { hourTarget } from '../week/dialogTarget';
import type { EditableWeek } from '../week/editableWeek';
import { isPastHour } from '../week/moment';
import { openDialog } from '../week/session';
import type { ViewState } from '../week/viewState';
import type { WeekFigures } from '../week/weekFigures';
import { ghostsAt } from './GhostChips';
import { hourColumns, hoursTemplate, visibleHours } from './hourColumns';
import { positionHourName } from './positionHourName';
import { toneClass } from './positionStyle';
import { useDayGhosts } from './RosterGhosts';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { eighthsOf } from './timetable';
import { useNow } from './useNow';

interface DayByRoleProps {
  week: EditableWeek;
  model: WeekFigures;
  state: ViewState;
}

/** One day as a time line: a row per role, a column per hour, with scheduled and required people. */
export function DayByRole({ week, model, state }: DayByRoleProps) {
  const { dates, positions } = week;
  const { team, position, day, slots } = state;
  const texts = useRosterTexts(positions);
  const { t, language, positionName } = texts;
  const fill = useDayGhosts(day);
  const board = useMemo(() => week.handle.dayBoard(team, position, day), [week, team, position, day]);
  const hours = visibleHours(board.rows, slots);
  const template = hoursTemplate(hours.length);
  const date = dates.days[day] ?? dates.monday;
  const now = useNow();
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: formatDate(date, 'full', language) })}
      template={template}
      corner={t(($) => $.grid.role)}
      columns={hourColumns(hours, language)}
      rowCount={board.positions.length}
      axes={{
        rows: board.positions.map((positionId) => ({ positionId })),
        columns: hours.map(({ hour }) => ({ day, hour })),
      }}
      onOpen={({ row, column }) => {
        const hour = hours[column];
        const gap = hour?.cells[row]?.understaffed ? hour.gap : null;
        if (hour) openDialog(hourTarget(model.summary.gaps, day, hour.hour, gap ?? null));
      }}
    >
      {board.positions.map((positionId, row) => (
        <RosterRow
          key={positionId}
          index={row}
          template={template}
          header={positionName(positionId)}
          headerClass="px-3 py-4 font-semibold"
        >
          {hours.map((hour, column) => {
            const cell = hour.cells[row];
            if (!cell) return null;
            const red = hour.gap !== null && cell.understaffed;
            const isPast = isPastHour(date, hour.hour + 1, now);
            const ghosts = ghostsAt(fill, hour.hour, positionId);
            return (
              <RosterCell
                key={hour.hour}
                row={row}
                column={column}
                gap={red ? hour.gap : null}
                name={positionHourName(texts, { positionId, date, hour: hour.hour }, cell, red, ghosts, [])}
                className={clsx(isPast ? 'past' : red && 'tt-wash-1')}
                bodyClass="pt-3"
              >
                <span
                  className={clsx(
                    `fig role-fig share-${eighthsOf(cell)}`,
                    toneClass(model.tones[positionId] ?? ''),
                    red && 'fig-short',
                    !red && cell.scheduled >= cell.required && 'fig-full',
                  )}
                >
                  <b>{cell.scheduled}</b>/{cell.required}
                </span>
                {ghosts.length > 0 && <span className="chip chip-ghost ml-1">{ghosts.length}</span>}
              </RosterCell>
            );
          })}
        </RosterRow>
      ))}
    </RosterGrid>
  );
}
