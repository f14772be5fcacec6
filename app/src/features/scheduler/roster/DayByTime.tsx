import { clsx } from 'clsx';
import { useMemo } from 'react';
import { formatDate, formatHour } from '../text/format';
import { useRosterTexts } from '../text/useRosterTexts';
import { hourTarget } from '../week/dialogTarget';
import type { EditableWeek } from '../week/editableWeek';
import { openDialog } from '../week/session';
import type { ViewState } from '../week/viewState';
import type { WeekFigures } from '../week/weekFigures';
import { dayCellName } from './dayCellName';
import { emptyMark } from './EmptyMark';
import { GhostChips, ghostsAt } from './GhostChips';
import { MemberChips } from './MemberChips';
import { useDayGhosts } from './RosterGhosts';
import { type GridTemplate, gapClasses, RosterCell, RosterGrid, RosterRow } from './RosterGrid';

const templates: readonly GridTemplate[] = ['narrow-1', 'narrow-2', 'narrow-3', 'narrow-4'];

interface DayByTimeProps {
  week: EditableWeek;
  model: WeekFigures;
  state: ViewState;
}

/** One day in hour rows, with a column per position: people on duty, and how many are missing. */
export function DayByTime({ week, model, state }: DayByTimeProps) {
  const { dates, positions } = week;
  const { team, position, day, slots } = state;
  const texts = useRosterTexts(positions);
  const { t, language, positionName } = texts;
  const fill = useDayGhosts(day);
  const board = useMemo(() => week.handle.dayBoard(team, position, day), [week, team, position, day]);
  const rows = useMemo(() => board.rows.filter((row) => slots.includes(row.slot)), [board, slots]);
  const template = templates[Math.min(board.positions.length, templates.length) - 1] ?? 'narrow-1';
  const date = dates.days[day] ?? dates.monday;
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: formatDate(date, 'full', language) })}
      template={template}
      corner={t(($) => $.grid.time)}
      columns={board.positions.map((id) => ({ key: id, header: positionName(id) }))}
      rowCount={rows.length}
      axes={{
        rows: rows.map(({ hour }) => ({ hour })),
        columns: board.positions.map((positionId) => ({ day, positionId })),
      }}
      onOpen={({ row, column }) => {
        const hour = rows[row];
        const gap = hour?.cells[column]?.understaffed ? hour.gap : null;
        if (hour) openDialog(hourTarget(model.summary.gaps, day, hour.hour, gap ?? null));
      }}
    >
      {rows.map((row, index) => (
        <RosterRow
          key={row.hour}
          index={index}
          template={template}
          header={formatHour(row.hour, language)}
          headerClass="text-right text-muted font-medium whitespace-nowrap"
        >
          {row.cells.map((cell, column) => {
            const red = row.gap !== null && cell.understaffed;
            const above = rows[index - 1];
            const continued = red && above?.gap === row.gap && above.cells[column]?.understaffed === true;
            const figure = `${cell.scheduled}/${cell.required}`;
            const ghosts = ghostsAt(fill, row.hour, cell.positionId);
            const ill = cell.preview.filter(({ staffId }) => fill.absent.includes(staffId)).map(({ name }) => name);
            const nobody = cell.present === 0 && !red && ghosts.length === 0;
            return (
              <RosterCell
                key={cell.positionId}
                row={index}
                column={column}
                gap={red ? row.gap : null}
                name={dayCellName(texts, { positionId: cell.positionId, date, hour: row.hour }, cell, red, ghosts, ill)}
                className={red ? gapClasses(continued) : undefined}
                bodyClass={nobody ? emptyMark : 'chips'}
              >
                {nobody ? (
                  figure
                ) : (
                  <>
                    <b className={clsx('inline-block w-9 pr-1 text-right', red ? 'text-danger' : 'text-muted')}>
                      {figure}
                    </b>{' '}
                    {red && (
                      <span className="need inline-block! mr-1">{t(($) => $.grid.need, { count: cell.needed })}</span>
                    )}{' '}
                    <MemberChips
                      members={cell.preview}
                      total={cell.present}
                      day={state.day}
                      absent={fill.absent}
                      t={t}
                    />
                    <GhostChips ghosts={ghosts} />
                  </>
                )}
              </RosterCell>
            );
          })}
        </RosterRow>
      ))}
    </RosterGrid>
  );
}
