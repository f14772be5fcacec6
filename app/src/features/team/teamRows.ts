import type { MemberRow, StaffMember } from '~/engine/engine';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { slotMask, slotNames } from '~/roster/week/viewState';
import type { DatedAbsence, WholeRoster } from '~/roster/week/wholeRoster';
import { plainText } from '~/shared/plainText';

/** A person with what the list shows of them. */
export interface TeamRow {
  readonly person: StaffMember;
  /** Of the open week. */
  readonly week: Pick<MemberRow, 'weekLength' | 'labour'>;
  /** The next absence from today on. */
  readonly nextAbsence: DatedAbsence | null;
}

export const columns = ['name', 'position', 'contract', 'maximum', 'wage', 'hours', 'absence'] as const;
export type Column = (typeof columns)[number];

const none = { weekLength: { hours: 0 }, labour: undefined };

/** Everybody of the team in its order. `today` is an ISO date. */
export function teamRows(week: EditableWeek, roster: WholeRoster, today: string): TeamRow[] {
  const { rows } = week.handle.ask({
    kind: 'memberRows',
    slots: slotMask(slotNames),
    offset: 0,
    limit: 0,
  });
  const byId = new Map(rows.map((row) => [row.staffId, row]));
  const next = new Map<string, DatedAbsence>();
  for (const absence of roster.absences) {
    if (absence.date >= today && !next.has(absence.staffId)) next.set(absence.staffId, absence);
  }
  return week.staff.map((person) => ({
    person,
    week: (byId.get(person.id) ?? none) as TeamRow['week'],
    nextAbsence: next.get(person.id) ?? null,
  }));
}

/** What a column is sorted by; undefined for an empty cell. */
const keyOf: Record<Column, (row: TeamRow, positionName: (id: string) => string) => string | number | undefined> = {
  name: ({ person }) => plainText(person.name),
  position: ({ person }, positionName) => plainText(positionName(person.positionId)),
  contract: ({ person }) => person.contractMinutes,
  maximum: ({ person }) => person.maxMinutes,
  wage: ({ person }) => person.hourlyCents,
  hours: ({ week }) => week.labour?.minutes ?? 0,
  absence: ({ nextAbsence }) => nextAbsence?.date,
};

/** The rows whose name or a position contains the search, sorted by a column; empty cells come last in both directions. */
export function foundRows(
  rows: readonly TeamRow[],
  search: string,
  column: Column,
  ascending: boolean,
  positionName: (id: string) => string,
): TeamRow[] {
  const needle = plainText(search.trim());
  const texts = ({ person }: TeamRow) =>
    [person.name, ...[person.positionId, ...(person.otherPositions ?? [])].map(positionName)].join(' ');
  const found = rows.filter((row) => plainText(texts(row)).includes(needle));
  const key = keyOf[column];
  return found.sort((a, b) => {
    const [left, right] = [key(a, positionName), key(b, positionName)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right));
    return ascending ? order : -order;
  });
}
