import type { TFunction } from 'i18next';
import { Fragment, memo, useContext, useMemo } from 'react';
import type { MemberRow, ShiftChip } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { useFillDay } from '../fill/fillStore';
import { GhostChips, withProposals } from '../fill/GhostChips';
import { formatHours, formatTime, formatTimes, weekdayName, weekLabel } from '../model/format';
import type { OpenWeek } from '../model/openWeek';
import { useWords, type Words } from '../model/useWords';
import { slotMask, type ViewState } from '../model/viewState';
import { BrokenShifts } from './brokenShifts';
import { Chip } from './Chip';
import { DayHeader } from './DayHeader';
import { dayColumns, dayKeys } from './dayKeys';
import { emptyMark } from './EmptyMark';
import { PersonHeader } from './PersonHeader';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { Spacer } from './Spacer';
import { useRowWindow } from './useRowWindow';
import { useWantedFocus } from './useWantedFocus';

const rowHeight = 57;

function shiftTimes(shift: ShiftChip, language: Language): string {
  return formatTimes(shift, language);
}

function memberCellName(
  row: MemberRow,
  day: string,
  shifts: readonly ShiftChip[],
  isBroken: (shift: ShiftChip) => boolean,
  t: TFunction<'scheduler'>,
  language: Language,
) {
  if (shifts.length === 0) return t(($) => $.grid.cell.memberOff, { name: row.name, day });
  const texts = shifts.map((shift) => {
    const text = t(($) => $.grid.cell.shift, {
      start: formatTime(shift.start, shift.startMinute ?? 0, language),
      end: formatTime(shift.end, shift.endMinute ?? 0, language),
      status: shift.confirmed ? t(($) => $.grid.cell.confirmed) : t(($) => $.grid.cell.pending),
    });
    return isBroken(shift) ? `${text}, ${t(($) => $.grid.cell.broken)}` : text;
  });
  return t(($) => $.grid.cell.member, { name: row.name, day, shifts: texts.join('; ') });
}

interface MemberCellProps {
  index: number;
  row: MemberRow;
  day: number;
  shifts: readonly ShiftChip[];
  words: Words;
}

/** A person's day: their shifts, and those that are proposed. */
function MemberCell({ index, row, day, shifts, words }: MemberCellProps) {
  const { t, language } = words;
  const fill = useFillDay(day);
  const ghosts = fill.ghosts.filter(({ staffId, start }) => staffId === row.staffId && start >= 0);
  const isAbsent = fill.absent.includes(row.staffId);
  const broken = useContext(BrokenShifts);
  const isBroken = ({ shiftId }: ShiftChip) => broken.some((one) => one.shiftId === shiftId);
  const name = memberCellName(row, weekdayName(day, language), shifts, isBroken, t, language);
  const isEmpty = shifts.length === 0 && ghosts.length === 0;
  return (
    <RosterCell
      row={index}
      column={day}
      name={withProposals(name, ghosts, isAbsent ? [row.name] : [], words)}
      bodyClass={isEmpty ? emptyMark : 'chips'}
    >
      {isEmpty && t(($) => $.grid.dayOff)}
      {shifts.map((shift) => (
        <Fragment key={shift.shiftId}>
          <Chip
            color={row.color}
            pending={!shift.confirmed}
            absent={isAbsent}
            broken={isBroken(shift)}
            id={shift.shiftId}
            title={shiftTimes(shift, language)}
          >
            {shiftTimes(shift, language)}
          </Chip>{' '}
        </Fragment>
      ))}
      <GhostChips ghosts={ghosts} times={language} />
    </RosterCell>
  );
}

interface RowProps {
  index: number;
  row: MemberRow;
  words: Words;
}

function sameRow(a: RowProps, b: RowProps): boolean {
  return (
    a.index === b.index && a.words === b.words && (a.row === b.row || JSON.stringify(a.row) === JSON.stringify(b.row))
  );
}

/** A person's week; drawn again only when something of it changed. */
const Row = memo(function Row({ index, row, words }: RowProps) {
  const { t, language, positionName } = words;
  return (
    <RosterRow
      index={index}
      template="wide-7"
      header={
        <PersonHeader
          name={row.name}
          color={row.color}
          note={`${positionName(row.positionId)} · ${t(($) => $.grid.weekHours, { hours: formatHours(row.weekLength, language) })}`}
        />
      }
    >
      {row.days.map((shifts, day) => (
        <MemberCell key={dayKeys[day]} index={index} row={row} day={day} shifts={shifts} words={words} />
      ))}
    </RosterRow>
  );
}, sameRow);

interface WeekByMemberProps {
  open: OpenWeek;
  state: ViewState;
  onOpen: (staffId: string, day: number) => void;
}

/** The week with a row per team member; overlapping shifts of a day stand one under the other. */
export function WeekByMember({ open, state, onOpen }: WeekByMemberProps) {
  const { week, positions } = open;
  const words = useWords(positions);
  const { t, language } = words;
  const slots = slotMask(state.slots);
  const { team, position } = state;
  const total = useMemo(() => open.handle.memberRows(team, position, slots, 0, 1).total, [open, team, position, slots]);
  const shown = useRowWindow(total, rowHeight);
  const { rows } = useMemo(
    () => (shown.count > 0 ? open.handle.memberRows(team, position, slots, shown.first, shown.count) : { rows: [] }),
    [open, team, position, slots, shown.first, shown.count],
  );
  useWantedFocus(({ group, day, staffId }) => {
    const row = rows.findIndex((member) => member.staffId === staffId);
    return group === 'member' && row >= 0 ? { row: shown.first + row, column: day } : null;
  });
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: weekLabel(week, language) })}
      template="wide-7"
      corner={t(($) => $.grid.member)}
      columns={week.days.map((date, day) => ({ key: String(dayKeys[day]), header: <DayHeader date={date} /> }))}
      rowCount={total}
      boxRef={shown.boxRef}
      reveal={shown.reveal}
      axes={{ rows: rows.map(({ staffId }) => ({ staffId })), first: shown.first, columns: dayColumns }}
      onOpen={({ row, column }) => {
        const member = rows[row - shown.first];
        if (member) onOpen(member.staffId, column);
      }}
    >
      <Spacer height={shown.above} />
      {rows.map((row, index) => (
        <Row key={row.staffId} index={shown.first + index} row={row} words={words} />
      ))}
      <Spacer height={shown.below} />
    </RosterGrid>
  );
}
