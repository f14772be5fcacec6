import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberRow, Position, ShiftChip } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { useLanguage } from '~/shared/useLanguage';
import { formatDate, formatHourShort, weekLabel } from '../model/format';
import type { OpenWeek } from '../model/store';
import { usePositionName } from '../model/usePositionName';
import { slotMask, type ViewState } from '../model/viewState';
import { Chip } from './Chip';
import { DayHeader } from './DayHeader';
import { EmptyMark } from './EmptyMark';
import { PersonHeader } from './PersonHeader';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { Spacer } from './Spacer';
import { useRowWindow } from './useRowWindow';

const rowHeight = 57;

function shiftTimes(shift: ShiftChip, language: Language): string {
  const start = formatHourShort(shift.start, language);
  const end = formatHourShort(shift.end, language);
  return `${start}-${end}`;
}

function memberCellName(
  row: MemberRow,
  day: string,
  shifts: readonly ShiftChip[],
  t: TFunction<'scheduler'>,
  language: Language,
) {
  if (shifts.length === 0) return t(($) => $.grid.cell.memberOff, { name: row.name, day });
  const texts = shifts.map((shift) =>
    t(($) => $.grid.cell.shift, {
      start: formatHourShort(shift.start, language),
      end: formatHourShort(shift.end, language),
      status: shift.confirmed ? t(($) => $.grid.cell.confirmed) : t(($) => $.grid.cell.pending),
    }),
  );
  return t(($) => $.grid.cell.member, { name: row.name, day, shifts: texts.join('; ') });
}

interface RowProps {
  index: number;
  row: MemberRow;
  days: readonly string[];
  positions: readonly Position[];
}

const Row = memo(function Row({ index, row, days, positions }: RowProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(positions);
  return (
    <RosterRow
      index={index}
      template="wide-7"
      header={
        <PersonHeader
          name={row.name}
          color={row.color}
          note={`${positionName(row.positionId)} · ${t(($) => $.grid.weekHours, { hours: row.weekHours })}`}
        />
      }
    >
      {row.days.map((shifts, day) => (
        <RosterCell
          key={days[day]}
          place={{ row: index, column: day }}
          name={memberCellName(row, formatDate(days[day] ?? '', 'weekday', language), shifts, t, language)}
        >
          {shifts.length === 0 ? (
            <EmptyMark text={t(($) => $.grid.dayOff)} />
          ) : (
            <span className="grid gap-1 justify-items-start">
              {shifts.map((shift) => (
                <Chip
                  key={shift.shiftId}
                  color={row.color}
                  pending={!shift.confirmed}
                  title={shiftTimes(shift, language)}
                >
                  {shiftTimes(shift, language)}
                </Chip>
              ))}
            </span>
          )}
        </RosterCell>
      ))}
    </RosterRow>
  );
});

interface WeekByMemberProps {
  open: OpenWeek;
  state: ViewState;
  onOpen: (staffId: string, day: number) => void;
}

/** The week with a row per team member; overlapping shifts of a day stand one under the other. */
export function WeekByMember({ open, state, onOpen }: WeekByMemberProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { handle, week, positions } = open;
  const slots = slotMask(state.slots);
  const { team, position } = state;
  const total = useMemo(() => handle.memberRows(team, position, slots, 0, 1).total, [handle, team, position, slots]);
  const shown = useRowWindow(total, rowHeight);
  const { rows } = useMemo(
    () => (shown.count > 0 ? handle.memberRows(team, position, slots, shown.first, shown.count) : { rows: [] }),
    [handle, team, position, slots, shown.first, shown.count],
  );
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: weekLabel(week, language) })}
      template="wide-7"
      corner={t(($) => $.grid.member)}
      columns={week.days.map((date) => ({ key: date, header: <DayHeader date={date} /> }))}
      rowCount={total}
      boxRef={shown.boxRef}
      reveal={shown.reveal}
      onOpen={({ row, column }) => {
        const member = rows[row - shown.first];
        if (member) onOpen(member.staffId, column);
      }}
    >
      <Spacer height={shown.above} />
      {rows.map((row, index) => (
        <Row key={row.staffId} index={shown.first + index} row={row} days={week.days} positions={positions} />
      ))}
      <Spacer height={shown.below} />
    </RosterGrid>
  );
}
