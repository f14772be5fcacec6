import type { Absence, IsoWeek, PositionRequirements, Schedule, Shift, ShiftType, SpecialDate } from '~/engine/engine';
import { isSameCode, typeNamed } from '~/roster/week/codes';
import { lengthOf, startOf } from '~/roster/week/times';

/** A week of the month, as the engine has it. */
export interface BoardWeek {
  readonly dates: IsoWeek;
  readonly schedule: Schedule;
  readonly special: readonly SpecialDate[];
  readonly requirements: readonly PositionRequirements[];
}

/** A day of the month, with the week that it is in. */
export interface BoardDay {
  readonly date: string;
  /** 0 (Monday) to 6. */
  readonly day: number;
  readonly week: BoardWeek;
}

/** The days of a month (`YYYY-MM`) in the weeks that touch it. */
export function daysOfMonth(weeks: readonly BoardWeek[], month: string): BoardDay[] {
  return weeks.flatMap((week) =>
    week.dates.days.flatMap((date, day) => (date.startsWith(`${month}-`) ? [{ date, day, week }] : [])),
  );
}

/** The shifts of each person and date that start on it, in time order. */
export function shiftsByCell(weeks: readonly BoardWeek[]): ReadonlyMap<string, readonly Shift[]> {
  const cells = new Map<string, Shift[]>();
  for (const { dates, schedule } of weeks) {
    for (const shift of schedule.shifts) {
      const key = cellKey(shift.staffId, dates.days[shift.day] ?? '');
      cells.set(key, [...(cells.get(key) ?? []), shift]);
    }
  }
  for (const shifts of cells.values()) shifts.sort((a, b) => startOf(a) - startOf(b));
  return cells;
}

export const cellKey = (staffId: string, date: string): string => `${staffId} ${date}`;

/** The shift type that a shift is, by its times and, where the type is for a position, by that. */
export function typeOf(
  shift: Shift,
  types: readonly ShiftType[],
  positionId: string | undefined,
): ShiftType | undefined {
  return types.find(
    (type) =>
      startOf(type) === startOf(shift) &&
      lengthOf(type) === lengthOf(shift) &&
      (type.positionId === undefined || type.positionId === (shift.positionId ?? positionId)),
  );
}

/** Whether a longer code begins with what is typed. */
export const isBegun = (types: readonly ShiftType[], text: string): boolean =>
  types.some(
    ({ code }) => code.trim().length > text.length && code.trim().toLowerCase().startsWith(text.toLowerCase()),
  );

const slotNames = ['morning', 'afternoon', 'night'] as const;
const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * The heads that positions need of the shift type at an index on a day: those of the team's cover, or else those of the
 * template's slots, whose morning, afternoon and night are the first three types. Null where nothing says it.
 */
export function neededOf(
  types: readonly ShiftType[],
  index: number,
  { date, day, week }: BoardDay,
  positions: readonly string[],
): number | null {
  if (week.special.some((known) => known.date === date && known.closed)) return 0;
  const code = types[index]?.code ?? '';
  const cover = (week.schedule.cover ?? []).filter(({ positionId }) => positions.includes(positionId));
  if (cover.length > 0) {
    const heads = cover.filter((entry) => entry.day === day && isSameCode(entry.type, code));
    return heads.reduce((sum, entry) => sum + entry.heads, 0);
  }
  const slot = slotNames[index];
  const following = week.requirements.filter(({ positionId }) => positions.includes(positionId));
  const name = dayNames[day];
  if (!slot || !name || following.length === 0) return null;
  return following.reduce((sum, { requirements }) => sum + requirements[name][slot], 0);
}

/** The codes of a table's lines: cells are separated by tabs, or else by spaces; a word of codes of one letter is a row. */
export function pastedRows(text: string, types: readonly ShiftType[]): string[][] {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  return lines.map((line) => {
    if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
    const words = line.trim().split(/\s+/);
    const [word = ''] = words;
    if (words.length > 1 || typeNamed(types, word)) return words;
    const letters = [...word];
    return letters.every((letter) => isFree(letter) || typeNamed(types, letter)) ? letters : words;
  });
}

/** Whether a pasted cell says that nobody works. */
export const isFree = (cell: string): boolean => ['', '-', '–', '—', '·', '.', '0'].includes(cell);

export interface BoardPerson {
  readonly id: string;
  readonly name: string;
  readonly positionId: string;
}

/** What stands in a cell. */
export interface BoardEntry {
  readonly shift: Shift;
  readonly type: ShiftType | undefined;
  readonly text: string;
}

/** A person's hours in the month without breaks and days away, and how often each type. */
export function sumsOf(
  entries: readonly (readonly BoardEntry[])[],
  away: readonly (Absence | undefined)[],
  types: readonly ShiftType[],
) {
  const counted = entries.filter((_, column) => !away[column]).flat();
  const hours = counted.reduce((sum, { shift }) => sum + lengthOf(shift) - (shift.breakMinutes ?? 0) / 60, 0);
  const counts = types.map(({ code }) => counted.filter(({ type }) => type?.code === code).length);
  return { hours, counts };
}
