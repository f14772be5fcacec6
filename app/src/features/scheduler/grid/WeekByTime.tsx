import { memo, useMemo } from 'react';
import type { HourCell } from '~/engine/engine';
import { formatHour, weekdayName, weekLabel } from '../model/format';
import { useWords, type Words } from '../model/useWords';
import { type SlotName, slotNames } from '../model/viewState';
import type { WeekModel } from '../model/weekModel';
import { DayHeader } from './DayHeader';
import { dayColumns, dayKeys } from './dayKeys';
import { HourCellView } from './HourCellView';
import { RosterGrid, RosterRow } from './RosterGrid';
import { useWantedFocus } from './useWantedFocus';

interface HourRowProps {
  index: number;
  hour: number;
  cells: readonly HourCell[];
  above: readonly HourCell[] | null | undefined;
  words: Words;
}

const HourRow = memo(function HourRow({ index, hour, cells, above, words }: HourRowProps) {
  return (
    <RosterRow
      index={index}
      template="narrow-7"
      header={formatHour(hour, words.language)}
      headerClass="text-right text-muted font-medium whitespace-nowrap"
    >
      {cells.map((cell, day) => (
        <HourCellView
          key={cell.day}
          row={index}
          cell={cell}
          continued={cell.gap !== null && above?.[day]?.gap === cell.gap}
          day={weekdayName(day, words.language)}
          words={words}
        />
      ))}
    </RosterRow>
  );
});

interface WeekByTimeProps {
  model: WeekModel;
  slots: readonly SlotName[];
  onOpen: (cell: HourCell) => void;
}

/** The week in hour rows, 9:00 AM to 12:00 AM, Monday to Sunday. */
export function WeekByTime({ model, slots, onOpen }: WeekByTimeProps) {
  const { board, week, positions } = model;
  const words = useWords(positions);
  const { t, language } = words;
  const rows = useMemo(() => {
    const shown = slots.length === slotNames.length ? null : slots;
    const hours: HourCell[][] = [];
    for (let first = 0; first < board.cells.length; first += 7) {
      const cells = board.cells.slice(first, first + 7);
      if (cells[0] && (!shown || shown.includes(cells[0].slot))) hours.push(cells);
    }
    return hours;
  }, [board, slots]);
  useWantedFocus(({ group, day, hour }) => {
    const row = rows.findIndex((cells) => (cells[0]?.hour ?? 0) >= hour);
    return group === 'time' && row >= 0 ? { row, column: day } : null;
  });
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: weekLabel(week, language) })}
      template="narrow-7"
      corner={t(($) => $.grid.time)}
      columns={week.days.map((date, day) => ({ key: String(dayKeys[day]), header: <DayHeader date={date} /> }))}
      rowCount={rows.length}
      axes={{ rows: rows.map(([cell]) => ({ hour: cell?.hour })), columns: dayColumns }}
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
          words={words}
        />
      ))}
    </RosterGrid>
  );
}
