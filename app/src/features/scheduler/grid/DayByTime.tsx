import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { formatDate, formatHour, formatHourShort, givenName } from '../model/format';
import type { OpenWeek } from '../model/store';
import { usePositionName } from '../model/usePositionName';
import type { ViewState } from '../model/viewState';
import { Chip } from './Chip';
import { EmptyMark } from './EmptyMark';
import { type GridTemplate, RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { gapClasses } from './WeekByTime';

const templates: readonly GridTemplate[] = ['narrow-1', 'narrow-2', 'narrow-3', 'narrow-4'];

interface DayByTimeProps {
  open: OpenWeek;
  state: ViewState;
  onOpen: (hour: number, gap: number | null) => void;
}

/** One day in hour rows, with a column per position: how many are on duty, who they are, who is missing. */
export function DayByTime({ open, state, onOpen }: DayByTimeProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { handle, week, positions } = open;
  const { team, position, day, slots } = state;
  const positionName = usePositionName(positions);
  const board = useMemo(() => handle.dayBoard(team, position, day), [handle, team, position, day]);
  const rows = board.rows.filter((row) => slots.includes(row.slot));
  const template = templates[Math.min(board.positions.length, templates.length) - 1] ?? 'narrow-1';
  const date = week.days[day] ?? week.monday;
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: formatDate(date, 'full', language) })}
      template={template}
      corner={t(($) => $.grid.time)}
      columns={board.positions.map((id) => ({ key: id, header: positionName(id) }))}
      rowCount={rows.length}
      onOpen={({ row, column }) => {
        const hour = rows[row];
        if (hour) onOpen(hour.hour, hour.cells[column]?.understaffed ? hour.gap : null);
      }}
    >
      {rows.map((row, index) => (
        <RosterRow
          key={row.hour}
          index={index}
          template={template}
          header={
            <span className="block text-right text-muted font-medium whitespace-nowrap">
              {formatHour(row.hour, language)}
            </span>
          }
        >
          {row.cells.map((cell, column) => {
            const red = row.gap !== null && cell.understaffed;
            const above = rows[index - 1];
            const continued = red && above?.gap === row.gap && above.cells[column]?.understaffed === true;
            const more = cell.scheduled - cell.preview.length;
            const name = t(($) => $.grid.cell.position, {
              position: positionName(cell.positionId),
              day: formatDate(date, 'weekday', language),
              hour: formatHourShort(row.hour, language),
              scheduled: cell.scheduled,
              required: cell.required,
            });
            return (
              <RosterCell
                key={cell.positionId}
                place={{ row: index, column }}
                gap={red ? row.gap : null}
                name={red ? `${name}, ${t(($) => $.grid.need, { count: cell.needed })}` : name}
                className={red ? gapClasses(continued) : undefined}
              >
                <span className="flex items-start gap-2">
                  <span
                    className={clsx('shrink-0 w-9 pt-0.5 text-right font-bold', red ? 'text-danger' : 'text-muted')}
                  >
                    {cell.scheduled}/{cell.required}
                  </span>
                  <span className="flex flex-wrap gap-[3px] items-center min-w-0 flex-1">
                    {red && (
                      <span className="flex items-center gap-1 text-danger font-bold mr-1">
                        <TriangleAlert className="size-3.5" strokeWidth={2.5} />
                        {t(($) => $.grid.need, { count: cell.needed })}
                      </span>
                    )}
                    {cell.preview.map((member) => (
                      <Chip key={member.staffId} color={member.color} pending={!member.confirmed} title={member.name}>
                        {givenName(member.name)}
                      </Chip>
                    ))}
                    {more > 0 && (
                      <span className="px-0.5 text-xs font-semibold text-muted">
                        {t(($) => $.grid.more, { count: more })}
                      </span>
                    )}
                    {cell.scheduled === 0 && !red && (
                      <span className="flex-1">
                        <EmptyMark />
                      </span>
                    )}
                  </span>
                </span>
              </RosterCell>
            );
          })}
        </RosterRow>
      ))}
    </RosterGrid>
  );
}
