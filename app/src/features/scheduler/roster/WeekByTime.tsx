import { memo, useMemo } from 'react';
import type { HourCell } from '~/engine/engine';
import { formatHour, weekdayName, weekLabel } from '../text/format';
import { type RosterTexts, useRosterTexts } from '../text/useRosterTexts';
import { hourTarget } from '../week/dialogTarget';
import { openDialog } from '../week/session';
import { slotNames, type ViewState } from '../week/viewState';
import { shiftIds, type WeekFigures } from '../week/weekFigures';
import { dayHeaders } from './DayHeader';
import { dayColumns } from './dayKeys';
import { HourCellView } from './HourCellView';
import { LabourFooter } from './LabourFooter';
import { useWeekGhosts } from './RosterGhosts';
import { RosterGrid, RosterRow } from './RosterGrid';
import { type BarShift, type DayBars, dayBars, namesAt, type TimeBar, withGhosts } from './timeBars';

const noBars: readonly TimeBar[] = [];
const nobody: readonly string[] = [];

interface HourRowProps {
  index: number;
  hour: number;
  cells: readonly HourCell[];
  above: readonly HourCell[] | null | undefined;
  days: readonly DayBars[];
  /** The shifts of ill people, by day. */
  ill: readonly (readonly BarShift[])[];
  broken: ReadonlySet<string>;
  texts: RosterTexts;
}

const HourRow = memo(function HourRow(props: HourRowProps) {
  const { index, hour, cells, above, days, ill, broken, texts } = props;
  return (
    <RosterRow
      index={index}
      template="narrow-7"
      header={formatHour(hour, texts.language)}
      headerClass="px-2! text-right text-muted font-medium whitespace-nowrap"
      className="time-row"
    >
      {cells.map((cell, day) => (
        <HourCellView
          key={cell.day}
          row={index}
          cell={cell}
          continued={cell.gap !== null && above?.[day]?.gap === cell.gap}
          bars={days[day]?.byRow[index] ?? noBars}
          lanes={days[day]?.lanes ?? 1}
          hidden={Math.max(0, cell.present - (days[day]?.visiblePeople[index] ?? 0))}
          broken={broken}
          ill={ill[day]?.length ? namesAt(ill[day], day, hour) : nobody}
          day={weekdayName(day, texts.language)}
          texts={texts}
        />
      ))}
    </RosterRow>
  );
});

interface WeekByTimeProps {
  model: WeekFigures;
  state: Pick<ViewState, 'slots'>;
}

/** The week in hour rows, 9:00 AM to 12:00 AM, Monday to Sunday; shifts are bars over their hours, positions lanes. */
export function WeekByTime({ model, state: { slots } }: WeekByTimeProps) {
  const { board, dates, positions, lanes } = model;
  const broken = useMemo(() => shiftIds(model.broken), [model.broken]);
  const texts = useRosterTexts(positions);
  const { t, language } = texts;
  const rows = useMemo(() => {
    const visibleSlots = slots.length === slotNames.length ? null : slots;
    const hours: HourCell[][] = [];
    for (let first = 0; first < board.cells.length; first += 7) {
      const cells = board.cells.slice(first, first + 7);
      if (cells[0] && (!visibleSlots || visibleSlots.includes(cells[0].slot))) hours.push(cells);
    }
    return hours;
  }, [board, slots]);
  const hours = useMemo(() => rows.map(([cell]) => cell?.hour ?? 0), [rows]);
  const planned = useMemo(() => lanes.map((dayLanes, day) => dayBars(dayLanes, day, hours)), [lanes, hours]);
  const proposed = useWeekGhosts();
  const days = useMemo(
    () => planned.map((bars, day) => withGhosts(bars, day, proposed[day]?.ghosts ?? [], hours)),
    [planned, proposed, hours],
  );
  const ill = useMemo(
    () =>
      lanes.map((dayLanes, day) => {
        const absent = proposed[day]?.absent ?? nobody;
        return dayLanes.flatMap(({ bars }) => bars.filter(({ staffId }) => absent.includes(staffId)));
      }),
    [lanes, proposed],
  );
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: weekLabel(dates, language) })}
      template="narrow-7"
      byDay
      footer={<LabourFooter template="narrow-7" labour={model.labour} byDay />}
      corner={t(($) => $.grid.time)}
      columns={dayHeaders(model)}
      rowCount={rows.length}
      focusTargets={{
        group: 'time',
        placeOf: ({ day, hour }) => {
          const row = hours.findIndex((rowHour) => rowHour >= hour);
          return row < 0 ? null : { row, column: day };
        },
      }}
      axes={{ rows: rows.map(([cell]) => ({ hour: cell?.hour })), columns: dayColumns }}
      onOpen={({ row, column }) => {
        const cell = rows[row]?.[column];
        if (cell) openDialog(hourTarget(model.summary.gaps, cell.day, cell.hour, cell.gap));
      }}
    >
      {rows.map((cells, index) => (
        <HourRow
          key={cells[0]?.hour}
          index={index}
          hour={cells[0]?.hour ?? 0}
          cells={cells}
          above={rows[index - 1]}
          days={days}
          ill={ill}
          broken={broken}
          texts={texts}
        />
      ))}
    </RosterGrid>
  );
}
