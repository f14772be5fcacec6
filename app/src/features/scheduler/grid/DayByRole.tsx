import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { formatDate, formatHourShort } from '../model/format';
import type { OpenWeek } from '../model/store';
import { usePositionName } from '../model/usePositionName';
import type { ViewState } from '../model/viewState';
import { hourColumns, hoursTemplate, visibleHours } from './hourColumns';
import { gapClasses, RosterCell, RosterGrid, RosterRow } from './RosterGrid';

interface DayByRoleProps {
  open: OpenWeek;
  state: ViewState;
  onOpen: (hour: number, gap: number | null) => void;
}

/** One day as a time line: a row per role, a column per hour, scheduled of required in each. */
export function DayByRole({ open, state, onOpen }: DayByRoleProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { week, positions } = open;
  const { team, position, day, slots } = state;
  const positionName = usePositionName(positions);
  const board = useMemo(() => open.handle.dayBoard(team, position, day), [open, team, position, day]);
  const hours = visibleHours(board.rows, slots);
  const template = hoursTemplate(hours.length);
  const date = week.days[day] ?? week.monday;
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
        if (hour) onOpen(hour.hour, hour.cells[row]?.understaffed ? hour.gap : null);
      }}
    >
      {board.positions.map((positionId, row) => (
        <RosterRow
          key={positionId}
          index={row}
          template={template}
          header={positionName(positionId)}
          headerClass="font-semibold py-4!"
        >
          {hours.map((hour, column) => {
            const cell = hour.cells[row];
            if (!cell) return null;
            const red = hour.gap !== null && cell.understaffed;
            const name = t(($) => $.grid.cell.position, {
              position: positionName(positionId),
              day: formatDate(date, 'weekday', language),
              hour: formatHourShort(hour.hour, language),
              scheduled: cell.scheduled,
              required: cell.required,
            });
            return (
              <RosterCell
                key={hour.hour}
                row={row}
                column={column}
                gap={red ? hour.gap : null}
                name={red ? `${name}, ${t(($) => $.grid.need, { count: cell.needed })}` : name}
                className={red ? gapClasses(false) : undefined}
                bodyClass={clsx('text-center font-bold leading-11', red && 'need')}
              >
                {cell.scheduled}/{cell.required}
              </RosterCell>
            );
          })}
        </RosterRow>
      ))}
    </RosterGrid>
  );
}
