import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { DutyHour, ShiftChip } from '~/engine/engine';
import { PersonHeader } from '~/roster/parts/PersonHeader';
import { chipColours, pendingColours } from '~/roster/parts/positionStyle';
import { useNow } from '~/roster/parts/useNow';
import { openTeam } from '~/roster/teamStore';
import { formatDate, formatHourShort, formatTimes } from '~/roster/text/format';
import { useRosterTexts } from '~/roster/text/useRosterTexts';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { openDialog } from '~/roster/week/session';
import { lengthOf, startOf } from '~/roster/week/times';
import { slotMask, slotNames, type ViewState } from '~/roster/week/viewState';
import { ghostsAt, withProposals } from './GhostChips';
import { hourColumns, hoursTemplate, visibleHours } from './hourColumns';
import { useDayGhosts } from './RosterGhosts';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { Spacer, useRowWindow } from './useRowWindow';

const rowHeight = 46;

function dutyText(duty: DutyHour, t: TFunction<'scheduler'>): string {
  if (duty === 'off') return t(($) => $.grid.cell.off);
  if (duty === 'free') return t(($) => $.grid.cell.free);
  return duty === 'confirmed' ? t(($) => $.grid.cell.confirmed) : t(($) => $.grid.cell.pending);
}

/** The classes of an hour on the time line; consecutive hours of the same kind form one bar. */
function dutyClass(duty: DutyHour, before: DutyHour | undefined, after: DutyHour | undefined, color: string) {
  if (duty === 'off') return undefined;
  return clsx(
    before !== duty && 'rounded-l-chip ml-1',
    after !== duty && 'rounded-r-chip mr-1',
    duty === 'free'
      ? 'h-2 mt-3.5 bg-sand'
      : clsx('h-9', duty === 'confirmed' ? chipColours(color) : pendingColours(color)),
  );
}

/** The shifts whose bar starts in an hour of a day: those that start in it, and in the first hour those under way. */
function startingIn(shifts: readonly ShiftChip[], day: number, hour: number, first: boolean): ShiftChip[] {
  return shifts.filter((shift) => {
    const start = (shift.day - day) * 24 + startOf(shift);
    return start < hour + 1 && (start >= hour || (first && hour < start + lengthOf(shift)));
  });
}

interface DayByMemberProps {
  week: EditableWeek;
  state: ViewState;
}

/** One day as a time line: a row per team member, a column per hour. */
export function DayByMember({ week, state }: DayByMemberProps) {
  const { dates, positions } = week;
  const { team, position, day, slots } = state;
  const texts = useRosterTexts(positions);
  const { t, language, positionName } = texts;
  const fill = useDayGhosts(day);
  const total = useMemo(
    () => week.handle.ask({ kind: 'dayMembers', team, position, day, offset: 0, limit: 1 }).total,
    [week, team, position, day],
  );
  const rowWindow = useRowWindow(total, rowHeight);
  const { rows } = useMemo(
    () =>
      rowWindow.count > 0
        ? week.handle.ask({ kind: 'dayMembers', team, position, day, offset: rowWindow.first, limit: rowWindow.count })
        : { rows: [] },
    [week, team, position, day, rowWindow.first, rowWindow.count],
  );
  // Shifts of the day before may continue past midnight.
  const shiftsOf = useMemo(() => {
    if (rowWindow.count === 0) return new Map<string, ShiftChip[]>();
    const members = week.handle.ask({
      kind: 'memberRows',
      team,
      position,
      slots: slotMask(slotNames),
      offset: rowWindow.first,
      limit: rowWindow.count,
    });
    return new Map(
      members.rows.map(({ staffId, days }) => [staffId, [...(days[day - 1] ?? []), ...(days[day] ?? [])]]),
    );
  }, [week, team, position, day, rowWindow.first, rowWindow.count]);
  const board = useMemo(() => week.handle.ask({ kind: 'dayBoard', team, position, day }), [week, team, position, day]);
  const hours = visibleHours(board.rows, slots);
  const firstHour = board.rows[0]?.hour ?? 0;
  const template = hoursTemplate(hours.length);
  const date = dates.days[day] ?? dates.monday;
  const now = useNow();
  const nowHour = now?.date === date ? now.hour : null;
  const awayOf = (staffId: string) => {
    const absence = week.absences.find((each) => each.staffId === staffId && each.day === day);
    return absence && t(($) => $.absence[absence.kind]);
  };
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: formatDate(date, 'full', language) })}
      template={template}
      corner={t(($) => $.grid.member)}
      columns={hourColumns(hours, language)}
      rowCount={total}
      boxRef={rowWindow.boxRef}
      scrollToRow={rowWindow.scrollToRow}
      axes={{
        rows: rows.map(({ staffId }) => ({ staffId })),
        first: rowWindow.first,
        columns: hours.map(({ hour }) => ({ day, hour })),
      }}
      onOpen={({ row }) => {
        const member = rows[row - rowWindow.first];
        if (member) openDialog({ kind: 'member', staffId: member.staffId, day });
      }}
    >
      <Spacer height={rowWindow.above} />
      {rows.map((row, index) => (
        <RosterRow
          key={row.staffId}
          index={rowWindow.first + index}
          rowRef={rowWindow.rowRef}
          template={template}
          headerClass="px-3 py-1"
          header={
            <PersonHeader
              name={row.name}
              color={row.color}
              note={[positionName(row.positionId), awayOf(row.staffId)].filter(Boolean).join(' · ')}
              onOpen={() => openTeam({ kind: 'person', staffId: row.staffId })}
            />
          }
        >
          {hours.map(({ hour }, column) => {
            const duty = row.hours[hour - firstHour] ?? 'off';
            const isNow = nowHour !== null && Math.floor(nowHour) === hour;
            const ghosts = ghostsAt(fill, hour).filter(({ staffId }) => staffId === row.staffId);
            const isIll = fill.absent.includes(row.staffId) && (duty === 'confirmed' || duty === 'pending');
            return (
              <RosterCell
                key={hour}
                row={rowWindow.first + index}
                column={column}
                name={withProposals(
                  `${row.name}, ${formatHourShort(hour, language)}: ${dutyText(duty, t)}`,
                  ghosts,
                  isIll ? [row.name] : [],
                  texts,
                )}
                className={clsx('person-hour', isNow && 'relative')}
                bodyClass={
                  ghosts.length > 0
                    ? `ghost-hours ${chipColours(row.color)}`
                    : clsx(
                        dutyClass(duty, row.hours[hour - firstHour - 1], row.hours[hour - firstHour + 1], row.color),
                        isIll && 'chip-absent',
                      )
                }
              >
                {isNow && (
                  <span className="now-line now-line-down" style={{ left: `${Math.round((nowHour % 1) * 100)}%` }} />
                )}
                {ghosts.length === 0 &&
                  startingIn(shiftsOf.get(row.staffId) ?? [], day, hour, column === 0).map((shift) => (
                    <span key={shift.shiftId} className={clsx('duty-times', shift.absent && 'line-through')}>
                      {formatTimes(shift, language)}
                    </span>
                  ))}
              </RosterCell>
            );
          })}
        </RosterRow>
      ))}
      <Spacer height={rowWindow.below} />
    </RosterGrid>
  );
}
