import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { memo, useMemo } from 'react';
import type {
  Absence,
  HourRange,
  MemberRow,
  PatternDay,
  ShiftChip,
  ShiftType,
  StaffMember,
  WishedDay,
} from '~/engine/engine';
import { PersonHeader, PersonMark } from '~/roster/parts/PersonHeader';
import { useNow } from '~/roster/parts/useNow';
import { openTeam } from '~/roster/teamStore';
import { formatHours, formatTime, formatTimesBriefly, weekdayName, weekLabel } from '~/roster/text/format';
import { type RosterTexts, useRosterTexts } from '~/roster/text/useRosterTexts';
import { wishedText } from '~/roster/text/wishText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { isPastDay } from '~/roster/week/moment';
import { timesOfDay, typeOf } from '~/roster/week/pattern';
import { openDialog } from '~/roster/week/session';
import { slotMask, type ViewState } from '~/roster/week/viewState';
import { shiftIds, type WeekFigures } from '~/roster/week/weekFigures';
import { paintCell } from '../input/brush';
import { BrushBar } from './BrushBar';
import { dayHeaders } from './DayHeader';
import { withProposals } from './GhostChips';
import { LabourFooter } from './LabourFooter';
import { Availability, GhostBlock, MemberBlock } from './MemberBlock';
import { useDayGhosts } from './RosterGhosts';
import { dayColumns, dayKeys, RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import type { RowWindow } from './rowWindow';
import { Spacer, useRowWindow } from './useRowWindow';

/** In pixels, including the border. */
const rowHeights = { comfortable: 57, compact: 45 };

type Availabilities = StaffMember['availability'];
const noAvailability: Availabilities = [];
const nobodyAway: readonly Absence[] = [];
const noWishes: readonly WishedDay[] = [];

function memberCellName(
  row: MemberRow,
  day: string,
  shifts: readonly ShiftChip[],
  isBroken: (shift: ShiftChip) => boolean,
  away: Absence | undefined,
  { t, language, words }: RosterTexts,
) {
  const { name } = row;
  if (away) {
    const note = away.note ? `: ${away.note}` : '';
    return t(($) => $.grid.cell.memberAway, { name, day, kind: `${t(($) => $.absence[away.kind])}${note}` });
  }
  if (shifts.length === 0) return t(($) => $.grid.cell.memberOff, { name: row.name, day });
  const parts = shifts.map((shift) => {
    const text = t(($) => $.grid.cell.shift, {
      start: formatTime(shift.start, shift.startMinute ?? 0, language),
      end: formatTime(shift.end, shift.endMinute ?? 0, language),
      status: shift.confirmed ? words.confirmed : words.pending,
    });
    return isBroken(shift) ? `${text}, ${words.broken}` : text;
  });
  return t(($) => $.grid.cell.member, { name: row.name, day, shifts: parts.join('; ') });
}

interface RowProps {
  index: number;
  rowRef: RowWindow['rowRef'];
  row: MemberRow;
  available: Availabilities;
  /** The hours of a day that the width of a cell covers. */
  scale: HourRange;
  /** The shifts of the week that break a rule. */
  broken: ReadonlySet<string>;
  /** The person's absences of the week. */
  away: readonly Absence[];
  /** What the person wishes of the days of the week. */
  wishes: readonly WishedDay[];
  shiftTypes: readonly ShiftType[];
  /** How many days of the week are over. */
  daysOver: number;
  texts: RosterTexts;
}

function sameRow(a: RowProps, b: RowProps): boolean {
  const content = ({ row, scale, broken, away, wishes }: RowProps) =>
    JSON.stringify([row, scale, away, wishes, row.days.flat().map(({ shiftId }) => broken.has(shiftId))]);
  return (
    a.index === b.index &&
    a.texts === b.texts &&
    a.daysOver === b.daysOver &&
    a.available === b.available &&
    ((a.row === b.row && a.broken === b.broken && a.scale === b.scale && a.away === b.away && a.wishes === b.wishes) ||
      content(a) === content(b))
  );
}

/**
 * The person's hours of the week and their credited absences; without any, those of their availability: that there are
 * none, screen readers hear too.
 */
function HoursNote({ row, texts }: Pick<RowProps, 'row' | 'texts'>) {
  const { t, language, positionName } = texts;
  const hours = t(($) => $.grid.weekHours, { hours: formatHours(row.weekLength, language) });
  const { contractMinutes, creditedMinutes, overContract, overMaximum } = row.labour;
  // The mark for hours over the contract takes the room, and shows the difference.
  const within = overContract === 0 && overMaximum === 0;
  const free = row.freeLength.hours;
  // Who is free at every hour of the week has said nothing.
  const idle = row.weekLength.hours + (row.weekLength.minutes ?? 0) === 0 && free > 0 && free < 168;
  return (
    <>
      <span className={within ? 'note-position' : 'sr-only'}>{positionName(row.positionId)} · </span>
      <span className={idle ? 'sr-only' : undefined}>{hours}</span>
      {creditedMinutes > 0 && (
        <> {t(($) => $.grid.credited, { hours: formatHours({ hours: 0, minutes: creditedMinutes }, language) })}</>
      )}
      {contractMinutes !== null && within && !idle && (
        <> {t(($) => $.grid.ofContract, { hours: formatHours({ hours: 0, minutes: contractMinutes }, language) })}</>
      )}
      {idle && (
        <>
          {' '}
          <b className="free-hours">{t(($) => $.grid.freeHours, { hours: formatHours(row.freeLength, language) })}</b>
        </>
      )}
    </>
  );
}

interface MemberCellProps extends Omit<RowProps, 'rowRef' | 'away'> {
  away: Absence | undefined;
  day: number;
  shifts: readonly ShiftChip[];
}

/** The shift that a pattern has on a day and the roster has not, in words. */
function missingOf(
  day: PatternDay | undefined,
  shifts: readonly ShiftChip[],
  types: readonly ShiftType[],
  { language }: RosterTexts,
): string | null {
  const times = day === undefined ? null : timesOfDay(day, types);
  if (day === undefined || !times) return null;
  const isThere = shifts.some(
    ({ start, startMinute = 0, end, endMinute = 0 }) =>
      start * 60 + startMinute === times.start && end * 60 + endMinute === times.end,
  );
  if (isThere) return null;
  const range = { start: times.start / 60, end: times.end / 60 };
  return typeOf(day, types)?.name ?? formatTimesBriefly(range, language);
}

/** A person's day: availability, shifts and proposed shifts. */
function MemberCell(props: MemberCellProps) {
  const { index, row, day, shifts, available, scale, broken, away, wishes, shiftTypes, daysOver, texts } = props;
  const { t, language } = texts;
  const fill = useDayGhosts(day);
  const ghosts = fill.ghosts.filter(({ staffId, start }) => staffId === row.staffId && start >= 0);
  const isAbsent = fill.absent.includes(row.staffId);
  const isOff = !away && shifts.length === 0 && ghosts.length === 0;
  const isBroken = ({ shiftId }: ShiftChip) => broken.has(shiftId);
  const wished = wishes.map(({ wish, met }) => {
    const words = wishedText(wish, shiftTypes, t, language);
    return met ? t(($) => $.wishes.met, { wish: words }) : t(($) => $.wishes.unmet, { wish: words });
  });
  const missing = away ? null : missingOf(row.pattern?.[day], shifts, shiftTypes, texts);
  const words = missing ? [...wished, t(($) => $.wishes.pattern, { what: missing })] : wished;
  const name = [memberCellName(row, weekdayName(day, language), shifts, isBroken, away, texts), ...words].join('; ');
  return (
    <RosterCell
      row={index}
      column={day}
      name={withProposals(name, ghosts, isAbsent ? [row.name] : [], texts)}
      className={clsx('member-cell', day < daysOver && 'past', isOff && 'cell-off')}
      bodyClass="member-day"
    >
      <Availability stretches={available.filter((stretch) => stretch.day === day)} scale={scale} />
      {away ? (
        <span className="day-off day-away" data-absence={away.kind} title={away.note}>
          {t(($) => $.absence[away.kind])}
        </span>
      ) : (
        isOff && <span className="day-off">{t(($) => $.grid.dayOff)}</span>
      )}
      {shifts.map((shift) => (
        <MemberBlock
          key={shift.shiftId}
          shift={shift}
          color={row.color}
          broken={isBroken(shift)}
          absent={isAbsent || shift.absent === true}
          scale={scale}
          language={language}
        />
      ))}
      {wished.length > 0 && (
        <span className="cell-wish" data-met={wishes.every(({ met }) => met)} title={wished.join('\n')}>
          <Heart aria-hidden="true" />
        </span>
      )}
      {missing && (
        <span className="cell-pattern" title={t(($) => $.wishes.pattern, { what: missing })}>
          {missing}
        </span>
      )}
      {ghosts.map((ghost) => (
        <GhostBlock key={ghost.start} ghost={ghost} scale={scale} language={language} />
      ))}
    </RosterCell>
  );
}

/** A person's week; re-renders only when something in it changed. */
const Row = memo(function Row(props: RowProps) {
  const { index, rowRef, row, available, scale, broken, away, wishes, shiftTypes, daysOver, texts } = props;
  return (
    <RosterRow
      index={index}
      rowRef={rowRef}
      template="wide-7"
      className="member-row"
      header={
        <PersonHeader
          name={row.name}
          color={row.color}
          note={<HoursNote row={row} texts={texts} />}
          mark={<PersonMark labour={row.labour} language={texts.language} />}
          onOpen={() => openTeam({ kind: 'person', staffId: row.staffId })}
        />
      }
    >
      {row.days.map((shifts, day) => (
        <MemberCell
          key={dayKeys[day]}
          index={index}
          row={row}
          day={day}
          shifts={shifts}
          available={available}
          scale={scale}
          broken={broken}
          away={away.find((absence) => absence.day === day)}
          wishes={wishes.filter((wished) => wished.day === day)}
          shiftTypes={shiftTypes}
          daysOver={daysOver}
          texts={texts}
        />
      ))}
    </RosterRow>
  );
}, sameRow);

function byPerson<Entry extends { staffId: string }>(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const people = new Map<string, Entry[]>();
  for (const entry of entries) people.set(entry.staffId, [...(people.get(entry.staffId) ?? []), entry]);
  return people;
}

interface WeekByMemberProps {
  week: EditableWeek;
  model: WeekFigures;
  state: ViewState;
}

/** The week with a row per team member; each day is a time scale, and a shift a block on it. */
export function WeekByMember({ week, model, state }: WeekByMemberProps) {
  const { dates, positions } = week;
  const texts = useRosterTexts(positions);
  const { t, language } = texts;
  const slots = slotMask(state.slots);
  const now = useNow();
  const daysOver = dates.days.filter((date) => isPastDay(date, now)).length;
  const broken = useMemo(() => shiftIds(model.broken), [model.broken]);
  const { team, position } = state;
  const total = useMemo(
    () => week.handle.ask({ kind: 'memberRows', team, position, slots, offset: 0, limit: 1 }).total,
    [week, team, position, slots],
  );
  const rowWindow = useRowWindow(total, rowHeights[state.density]);
  const { rows, hours } = useMemo(
    () =>
      week.handle.ask({
        kind: 'memberRows',
        team,
        position,
        slots,
        offset: rowWindow.first,
        limit: Math.max(1, rowWindow.count),
      }),
    [week, team, position, slots, rowWindow.first, rowWindow.count],
  );
  const availability = useMemo(
    () => new Map(week.staff.map(({ id, availability }) => [id, availability])),
    [week.staff],
  );
  const wishesOf = useMemo(() => byPerson(week.handle.ask({ kind: 'wishes' })), [week]);
  const awayOf = useMemo(() => byPerson(week.absences), [week.absences]);
  return (
    <>
      <BrushBar week={week} />
      <RosterGrid
        label={t(($) => $.grid.label, { label: weekLabel(dates, language) })}
        template="wide-7"
        byDay
        footer={<LabourFooter template="wide-7" labour={model.labour} />}
        corner={t(($) => $.grid.member)}
        columns={dayHeaders(model)}
        rowCount={total}
        boxRef={rowWindow.boxRef}
        scrollToRow={rowWindow.scrollToRow}
        focusTargets={
          rowWindow.canScroll
            ? {
                group: 'member',
                positionOf: ({ day, staffId }) => {
                  const { rows: all } = week.handle.ask({
                    kind: 'memberRows',
                    team,
                    position,
                    slots,
                    offset: 0,
                    limit: total,
                  });
                  const row = all.findIndex((member) => member.staffId === staffId);
                  return row < 0 ? null : { row, column: day };
                },
              }
            : undefined
        }
        axes={{
          rows: rows.map(({ staffId }) => ({ staffId })),
          first: rowWindow.first,
          columns: dayColumns,
          scale: hours,
        }}
        onOpen={({ row, column }) => {
          const member = rows[row - rowWindow.first];
          if (!member || paintCell(week, member.staffId, column)) return;
          openDialog({ kind: 'member', staffId: member.staffId, day: column });
        }}
      >
        <Spacer height={rowWindow.above} />
        {rows.map((row, index) => (
          <Row
            key={row.staffId}
            index={rowWindow.first + index}
            rowRef={rowWindow.rowRef}
            row={row}
            available={availability.get(row.staffId) ?? noAvailability}
            scale={hours}
            broken={broken}
            away={awayOf.get(row.staffId) ?? nobodyAway}
            wishes={wishesOf.get(row.staffId) ?? noWishes}
            shiftTypes={week.shiftTypes}
            daysOver={daysOver}
            texts={texts}
          />
        ))}
        <Spacer height={rowWindow.below} />
      </RosterGrid>
    </>
  );
}
