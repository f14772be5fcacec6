import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Absence, MemberRow, ShiftChip, ShiftDetails } from '~/engine/engine';
import { type Result, tryCatch } from '~/engine/result';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { activeWeek, freeClosedRosters, showWeek, startSession, useSession, useStart } from '~/roster/week/session';
import { useSharedLink } from '~/roster/week/useSharedLink';
import { readViewState, slotMask, slotNames } from '~/roster/week/viewState';

/** A person's shift and everybody who works at some time of it. */
export interface PersonShift {
  readonly shift: ShiftChip;
  readonly coworkers: ShiftDetails;
  /** The manager's note for this shift. */
  readonly note: string | undefined;
}

/** A person's week, from the engine. */
export interface PersonWeek {
  readonly week: EditableWeek;
  readonly row: MemberRow;
  /** Monday to Sunday. */
  readonly days: readonly (readonly PersonShift[])[];
  /** The person's absences of the week. */
  readonly absences: readonly Absence[];
}

function personWeek(week: EditableWeek, staffId: string): PersonWeek | null {
  const member = week.staff.find(({ id }) => id === staffId);
  if (!member) return null;
  const { rows } = week.handle.ask({
    kind: 'memberRows',
    team: null,
    position: member.positionId,
    slots: slotMask(slotNames),
    offset: 0,
    limit: 0,
  });
  const row = rows.find((candidate) => candidate.staffId === staffId);
  if (!row) return null;
  const notes = new Map(week.handle.ask({ kind: 'schedule' }).shifts.map(({ id, note }) => [id, note]));
  const withCoworkers = (shift: ShiftChip) => ({
    shift,
    coworkers: week.handle.ask({ kind: 'coworkers', shiftId: shift.shiftId }),
    note: notes.get(shift.shiftId),
  });
  const absences = week.absences.filter((absence) => absence.staffId === staffId);
  // A shift on a day on which the person is away does not count.
  const counted = (shifts: readonly ShiftChip[]) => shifts.filter(({ absent, lastWeek }) => !absent && !lastWeek);
  return { week, row, absences, days: row.days.map((shifts) => counted(shifts).map(withCoworkers)) };
}

/** The session for the personal page: the week of the URL and the person's part of it. */
export function usePersonWeek() {
  const { search } = useLocation();
  const start = useStart();
  const thisWeek = start.status === 'ready' ? start.thisWeek : null;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const staffId = query.get('person');
  // An invalid week falls back to this week.
  const weekKey = thisWeek && readViewState(query, thisWeek).week;
  useEffect(() => void startSession(), []);
  useLayoutEffect(() => {
    if (weekKey) showWeek({ week: weekKey, roster: 'sample' });
  }, [weekKey]);
  useSharedLink({ week: weekKey ?? '', roster: 'sample' }, staffId);
  const week = useSession(activeWeek);
  useEffect(() => {
    if (week) freeClosedRosters();
  }, [week]);
  const person = useMemo(
    (): Result<PersonWeek | null> => tryCatch(() => (week && staffId !== null ? personWeek(week, staffId) : null)),
    [week, staffId],
  );
  return { start, weekKey, week, staffId, person };
}
