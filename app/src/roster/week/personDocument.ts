import type { Absence, Editor, Position, Shift, StaffMember } from '~/engine/engine';
import { lengthOf, startOf } from './times';

/** What an engine's document of a roster has of a week. */
interface PublishedWeek {
  readonly monday: string;
  readonly shifts: readonly Shift[];
  readonly absences?: readonly Absence[];
  /** The shifts that people know, each as its person knows it. */
  readonly published?: readonly Shift[];
}

interface PublishedRoster {
  readonly team: { readonly positions: readonly Position[]; readonly staff: readonly StaffMember[] };
  readonly weeks: readonly PublishedWeek[];
}

const beginOf = (shift: Shift) => shift.day * 24 + startOf(shift);
const overlaps = (a: Shift, b: Shift) => beginOf(a) < beginOf(b) + lengthOf(b) && beginOf(b) < beginOf(a) + lengthOf(a);

/**
 * A document of the engine with what one person is shown of the open week, and nothing else: their shifts as they were
 * published, with note and break, their absences, and who works at the same time. No wages, contracts, availability,
 * demand, rules or open shifts, nothing unpublished, and of the others only the shifts beside theirs. Null while nothing is
 * published in the week. Throws what the engine throws.
 */
export function personDocument(handle: Editor, staffId: string): string | null {
  const { team, weeks } = JSON.parse(handle.roster()) as PublishedRoster;
  const week = weeks.find(({ monday }) => monday === handle.ask({ kind: 'monday' }));
  if (!week?.published?.length) return null;
  const mainOf = new Map(team.staff.map((member) => [member.id, member.positionId]));
  const positionOf = (shift: Shift) => shift.positionId ?? mainOf.get(shift.staffId) ?? '';
  const absences = (week.absences ?? []).filter((absence) => absence.staffId === staffId);
  const isAway = (shift: Shift) =>
    (week.absences ?? []).some((absence) => absence.staffId === shift.staffId && absence.day === shift.day);
  const now = new Map(week.shifts.map((shift) => [`${shift.staffId} ${shift.id}`, shift]));
  const own = week.published
    .filter((shift) => shift.staffId === staffId)
    .map((shift) => {
      // Answers and notes are told without publishing.
      const { confirmed, note } = now.get(`${shift.staffId} ${shift.id}`) ?? shift;
      return { ...shift, confirmed, note };
    });
  const beside = week.published
    .filter((shift) => shift.staffId !== staffId && !isAway(shift) && own.some((mine) => overlaps(mine, shift)))
    .map(({ note: _, breakMinutes: __, ...shift }) => ({ ...shift, confirmed: true }));
  const shifts = [...own, ...beside].map((shift, place) => ({
    ...shift,
    id: `${place + 1}`,
    positionId: positionOf(shift),
  }));
  const staff = team.staff.flatMap(({ id, name, color, positionId }) => {
    const worked = new Set(shifts.filter((shift) => shift.staffId === id).map((shift) => shift.positionId));
    if (id !== staffId && worked.size === 0) return [];
    const main = id === staffId || worked.has(positionId) ? positionId : ([...worked][0] ?? positionId);
    worked.delete(main);
    return [{ id, name, color, positionId: main, otherPositions: [...worked], availability: [] }];
  });
  const used = new Set(staff.flatMap(({ positionId, otherPositions }) => [positionId, ...otherPositions]));
  const positions = team.positions
    .filter(({ id }) => used.has(id))
    .map(({ id, name }) => ({ id, name, team: '', required: 0 }));
  return JSON.stringify({ schedule: { positions, staff, shifts, absences }, requirements: [], rules: {} });
}
