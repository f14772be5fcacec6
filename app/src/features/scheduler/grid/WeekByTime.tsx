import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HourCell } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { formatDate, formatHour, weekLabel } from '../model/format';
import { usePositionName } from '../model/usePositionName';
import { type SlotName, slotNames } from '../model/viewState';
import type { WeekModel } from '../model/weekModel';
import { DayHeader } from './DayHeader';
import { HourCellBody, hourCellName } from './hourCell';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';

interface HourRowProps {
  index: number;
  hour: number;
  cells: readonly HourCell[];
  above: readonly HourCell[] | undefined;
  days: readonly string[];
  positions: WeekModel['positions'];
}

const HourRow = memo(function HourRow({ index, hour, cells, above, days, positions }: HourRowProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(positions);
  return (
    <RosterRow
      index={index}
      template="narrow-7"
      header={
        <span className="block text-right text-muted font-medium whitespace-nowrap">{formatHour(hour, language)}</span>
      }
    >
      {cells.map((cell, day) => {
        const continued = cell.gap !== null && above?.[day]?.gap === cell.gap;
        return (
          <RosterCell
            key={cell.day}
            place={{ row: index, column: day }}
            gap={cell.gap}
            name={hourCellName(cell, formatDate(days[day] ?? '', 'weekday', language), t, language, positionName)}
            className={cell.gap === null ? undefined : gapClasses(continued)}
          >
            <HourCellBody cell={cell} blockStart={!continued} t={t} positionName={positionName} />
          </RosterCell>
        );
      })}
    </RosterRow>
  );
});

/** A gap block reads as one piece: a bar along its left edge, and no line between its hours. */
export function gapClasses(continued: boolean): string {
  const bar = 'hatch-danger before:absolute before:left-0 before:bottom-0 before:w-[3px] before:bg-danger';
  return `${bar} ${continued ? 'before:-top-px' : 'before:top-0'}`;
}

interface WeekByTimeProps {
  model: WeekModel;
  slots: readonly SlotName[];
  onOpen: (cell: HourCell) => void;
}

/** The week in hour rows, 9:00 AM to 12:00 AM, Monday to Sunday. */
export function WeekByTime({ model, slots, onOpen }: WeekByTimeProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { board, week, positions } = model;
  const rows = useMemo(() => {
    const shown = slots.length === slotNames.length ? null : slots;
    const hours: HourCell[][] = [];
    for (let first = 0; first < board.cells.length; first += 7) {
      const cells = board.cells.slice(first, first + 7);
      if (cells[0] && (!shown || shown.includes(cells[0].slot))) hours.push(cells);
    }
    return hours;
  }, [board, slots]);
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: weekLabel(week, language) })}
      template="narrow-7"
      corner={t(($) => $.grid.time)}
      columns={week.days.map((date) => ({ key: date, header: <DayHeader date={date} /> }))}
      rowCount={rows.length}
      onOpen={({ row, column }) => {
        const cell = rows[row]?.[column];
        if (cell) onOpen(cell);
      }}
    >
      {rows.map((cells, index) => (
        <HourRow
          key={cells[0]?.hour}
          index={index}
          hour={cells[0]?.hour ?? 0}
          cells={cells}
          above={rows[index - 1]}
          days={week.days}
          positions={positions}
        />
      ))}
    </RosterGrid>
  );
}
