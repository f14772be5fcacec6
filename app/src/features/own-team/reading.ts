import type {
  Answers,
  Correction,
  Doubt,
  Grid,
  Importer,
  OtherReading,
  Question,
  Roster,
  RosterAbsence,
  RosterReading,
  RosterShift,
  Taken,
} from '~/engine/importing';
import { formatTimes } from '~/roster/text/format';
import type { Language } from '~/shared/language';

/** What speaks against a reading, and the readings to choose from. */
export interface Doubted {
  readonly doubts: readonly Doubt[];
  readonly readings: readonly OtherReading[];
}

/** A table that was read, with what the visitor says about it. */
export interface ReadTable {
  readonly importer: Importer;
  readonly sheets: readonly Grid[];
  /** The name of its file, which may name the month; empty for a pasted table. */
  readonly file: string;
  /** Whether it was typed in: a list whose columns are known. */
  readonly typed: boolean;
  /** The sheet to read, from 0; null for the one that explains most. */
  readonly sheet: number | null;
  /** What columns, lines and cells are, where the visitor says so; all columns of a typed team. */
  readonly corrections: readonly Correction[];
  readonly answers: Answers;
  /** Whether people without availability are available at all hours. */
  readonly allHours: boolean;
  readonly reading: RosterReading;
  /** Every question that has come up, so that an answer can be changed. */
  readonly asked: readonly Question[];
  /** The readings that were last to choose from, so that the choice can be changed; null if none was doubted. */
  readonly doubted: Doubted | null;
}

export type NewTable = Pick<ReadTable, 'importer' | 'sheets' | 'typed' | 'corrections'> & { readonly file?: string };

/** What a table does not say: the Monday of the current week, and the position of people without one. */
export interface Context {
  readonly monday: string;
  readonly position: string;
}

/** The key of a question's answer: the code or mark, `*` for a table without hours. */
export const codeOf = ({ code }: Question) => code ?? '*';

const sameQuestion = (one: Question, other: Question) => one.kind === other.kind && one.code === other.code;

/** Reads a table, or reads it again after a change. */
export function readTable(table: NewTable & Partial<ReadTable>, { monday, position }: Context): ReadTable {
  const { importer, sheets, typed, file = '', sheet = null, corrections, answers = {} } = table;
  const { allHours = true, asked = [], doubted = null } = table;
  const reading = importer.readRoster([...sheets], {
    monday,
    answers,
    corrections: [...corrections],
    ...(sheet !== null && { sheet }),
    plainList: typed,
    file,
    position,
    assumeAvailable: allHours,
  });
  const added = reading.roster.questions.filter((question) => !asked.some((known) => sameQuestion(known, question)));
  return {
    importer,
    sheets,
    file,
    typed,
    sheet,
    corrections,
    answers,
    allHours,
    reading,
    asked: added.length > 0 ? [...asked, ...added] : asked,
    doubted: doubtedOf(reading.roster) ?? (answers.reading === undefined ? null : doubted),
  };
}

/** What speaks against a roster, while that is asked. */
function doubtedOf({ doubts, readings }: Roster): Doubted | null {
  return readings.length > 0 ? { doubts, readings } : null;
}

/** Why a reading can't be shown as a roster yet: nobody was found, or it is not said which reading is right. */
export function whyNot({ reading }: ReadTable): 'nobody' | 'doubted' | 'refused' | null {
  const { roster, document } = reading;
  if (roster.people.length === 0) return 'nobody';
  if (roster.questions.some(({ kind }) => kind === 'reading')) return 'doubted';
  return document === null ? 'refused' : null;
}

/** Whether a reading is to be looked at before it is believed: nobody or nothing was found, or it is doubted. */
export function isUnsure(table: ReadTable): boolean {
  const { people, shifts } = table.reading.roster;
  return people.length === 0 || (!table.typed && shifts.length === 0) || whyNot(table) === 'doubted';
}

/** Whether a question still waits for its answer. */
export function isOpen(question: Question, roster: Roster): boolean {
  return roster.questions.some((open) => sameQuestion(open, question));
}

export const tints = [
  'person',
  'position',
  'day',
  'time',
  'off',
  'figure',
  'asked',
  'unreadable',
  'heading',
  'left',
] as const;

/** The kinds of cells that are told apart by colour. */
export type Tint = (typeof tints)[number];

export const tintOf: Readonly<Record<Taken, Tint>> = {
  heading: 'heading',
  person: 'person',
  id: 'person',
  position: 'position',
  day: 'day',
  time: 'time',
  code: 'time',
  break: 'figure',
  length: 'figure',
  heads: 'figure',
  contract: 'figure',
  maximum: 'figure',
  minor: 'figure',
  wage: 'figure',
  availability: 'figure',
  wish: 'figure',
  note: 'figure',
  legend: 'figure',
  asked: 'asked',
  off: 'off',
  nothing: 'left',
  remark: 'left',
  total: 'left',
  clocked: 'left',
  unused: 'left',
  repeat: 'left',
  ignored: 'left',
  unreadable: 'unreadable',
};

/** What the cells of a sheet were taken for, by line; the columns count from 0. */
export function takenByLine({ cells }: Roster, sheet: number): ReadonlyMap<number, readonly (Taken | undefined)[]> {
  const lines = new Map<number, (Taken | undefined)[]>();
  for (const cell of cells) {
    if (cell.sheet !== sheet) continue;
    const line = lines.get(cell.line) ?? [];
    line[cell.column - 1] = cell.taken;
    lines.set(cell.line, line);
  }
  return lines;
}

/** A column that may have the names, with the first of its values. */
export interface NameColumn {
  /** From 1. */
  readonly column: number;
  /** The first three different ones. */
  readonly values: readonly string[];
}

/** The fewest different values of a column that can have the names of a team. */
const fewestNames = 3;
/** A name: letters, and no digit. */
const isNameLike = (text: string) => /\p{L}{2}/u.test(text) && !/\d/.test(text);

/**
 * The column that may say who works, where nobody was found or several shifts have nobody: of the columns that were left
 * out the one with the most different words; null if there is none but those that the visitor has denied.
 */
export function nameColumnOf({ reading: { roster }, sheets }: ReadTable, denied: readonly number[]): NameColumn | null {
  const isMissing =
    roster.people.length === 0 || roster.questions.some(({ kind, count }) => kind === 'person' && count > 1);
  const sheet = Math.max(
    0,
    roster.sheets.findIndex(({ used }) => used),
  );
  const lines = sheets[sheet]?.lines ?? [];
  if (!isMissing) return null;
  const taken = takenByLine(roster, sheet);
  const words = new Map<number, Set<string>>();
  for (const { line, cells } of lines) {
    for (const [index, text] of cells.entries()) {
      const as = taken.get(line)?.[index];
      if (!isNameLike(text) || (as !== undefined && tintOf[as] !== 'left')) continue;
      words.set(index + 1, (words.get(index + 1) ?? new Set()).add(text.trim()));
    }
  }
  const found = [...words]
    .filter(([column, own]) => own.size >= fewestNames && !denied.includes(column))
    .sort(([left, few], [right, many]) => many.size - few.size || left - right)[0];
  return found ? { column: found[0], values: [...found[1]].slice(0, fewestNames) } : null;
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** The Monday of the first week of a reading; that given if it has no dates. */
export function firstWeekOf({ shifts }: Pick<Roster, 'shifts'>, monday: string): string {
  const dates = shifts.flatMap(({ day }) => day.date ?? []).sort();
  return dates[0] ? mondayOf(dates[0]) : monday;
}

/** The times of a shift. */
export const timesOf = ({ startMinutes, endMinutes }: RosterShift, language: Language) =>
  formatTimes(
    {
      start: Math.floor(startMinutes / 60),
      startMinute: startMinutes % 60,
      end: Math.floor(endMinutes / 60),
      endMinute: endMinutes % 60,
    },
    language,
  );

/** What somebody has in a week, by day. */
export interface PersonWeek {
  /** The index of the person; null for open shifts. */
  readonly person: number | null;
  readonly days: readonly { readonly shifts: readonly RosterShift[]; readonly absence: RosterAbsence | undefined }[];
  readonly shifts: number;
  readonly minutes: number;
}

/** One week of what was read, in the order of the table; without dates every week is the same. */
export function weekOf(roster: Pick<Roster, 'people' | 'shifts' | 'absences'>, monday: string): PersonWeek[] {
  const inWeek = ({ day: { date } }: { day: RosterShift['day'] }) => date === null || mondayOf(date) === monday;
  const none = (): RosterShift[][] => Array.from({ length: 7 }, () => []);
  const people = roster.people.map(none);
  const open = none();
  for (const shift of roster.shifts.filter(inWeek)) {
    const days = shift.open ? open : people[shift.person ?? -1];
    days?.[shift.day.weekday]?.push(shift);
  }
  const away = new Map(
    roster.absences.filter(inWeek).map((absence) => [`${absence.person} ${absence.day.weekday}`, absence]),
  );
  const rowOf = (person: number | null, days: readonly (readonly RosterShift[])[]): PersonWeek => {
    const all = days.flat();
    return {
      person,
      days: days.map((shifts, day) => ({ shifts, absence: away.get(`${person} ${day}`) })),
      shifts: all.length,
      minutes: all.reduce((sum, shift) => sum + shift.endMinutes - shift.startMinutes - shift.breakMinutes, 0),
    };
  };
  const rows = people.map((days, person) => rowOf(person, days));
  return open.some((shifts) => shifts.length > 0) ? [...rows, rowOf(null, open)] : rows;
}
