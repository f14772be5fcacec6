/* tslint:disable */
/* eslint-disable */
/**
 * Answers to questions.
 */
export interface Answers {
    /**
     * Hours by code or mark: `09:00-17:00`, several of them, or `off`. `*` stands for a table without hours.
     */
    codes?: Record<string, string>;
    /**
     * Whose shifts these are.
     */
    person?: string;
    /**
     * Which days the table's days are.
     */
    days?: DaysAnswer;
    /**
     * `day-month` or `month-day`.
     */
    dateOrder?: string;
    /**
     * Whether the hours are those in which people can work, not shifts.
     */
    availability?: boolean;
    /**
     * Which reading is right, by its layout.
     */
    reading?: LayoutKind;
}

/**
 * Hours of a weekday in which somebody can work.
 */
export interface AvailableHours {
    /**
     * The day.
     */
    day: number;
    /**
     * Minutes after its midnight.
     */
    startMinutes: number;
    /**
     * Minutes after its midnight, at most 1440.
     */
    endMinutes: number;
}

/**
 * A cell and what it was taken for.
 */
export interface CellReading {
    /**
     * The sheet, from 0.
     */
    sheet: number;
    /**
     * The line, from 1.
     */
    line: number;
    /**
     * The column, from 1.
     */
    column: number;
    /**
     * What it was taken for.
     */
    taken: Taken;
}

/**
 * What a column, a line or a cell is, said by the reader of the table.
 */
export interface Correction {
    /**
     * The sheet, from 0; null for all of them.
     */
    sheet?: number;
    /**
     * The line, from 1; null for a whole column.
     */
    line?: number;
    /**
     * The column, from 1; null for a whole line.
     */
    column?: number;
    /**
     * What it is.
     */
    meaning: Meaning;
    /**
     * For a cell, the text to read in place of its own.
     */
    text?: string;
}

/**
 * The result of an import.
 */
export interface CsvImport {
    /**
     * What was read, or what is wrong and where.
     */
    report: ImportReport;
    /**
     * The schedule with the shifts of the table in place of its own, as JSON text; null if anything is wrong.
     */
    schedule: string | null;
}

/**
 * Heads needed on each day of the week.
 */
export interface DayRequirements {
    /**
     * Monday.
     */
    mon: SlotRequirements;
    /**
     * Tuesday.
     */
    tue: SlotRequirements;
    /**
     * Wednesday.
     */
    wed: SlotRequirements;
    /**
     * Thursday.
     */
    thu: SlotRequirements;
    /**
     * Friday.
     */
    fri: SlotRequirements;
    /**
     * Saturday.
     */
    sat: SlotRequirements;
    /**
     * Sunday.
     */
    sun: SlotRequirements;
}

/**
 * Which days a table's days are: the first of them, all of them, or each by its heading.
 */
export type DaysAnswer = string | string[] | Map<string, string>;

/**
 * Something that speaks against a reading, with how often it holds and an example.
 */
export interface Doubt {
    /**
     * What it is.
     */
    code: DoubtCode;
    /**
     * How often.
     */
    count: number;
    /**
     * Where an example stands.
     */
    origin: Origin;
    /**
     * The example, shortened for display.
     */
    value: string;
}

/**
 * Why a reading is doubted.
 */
export type DoubtCode = "two-places" | "no-name" | "days-jump" | "repeated" | "times-left" | "sums-differ" | "other-reading";

/**
 * The shape of every error that a package throws.
 */
export interface EngineError extends Error {
    /**
     * A stable kebab-case code.
     */
    code: string;
    /**
     * Where the error is, such as `shifts[3].staffId`, if it is at one place.
     */
    path?: string;
}

/**
 * A sheet of a workbook, or the whole of a text.
 */
export interface Grid {
    /**
     * The name of the sheet; empty for a text.
     */
    name?: string;
    /**
     * The lines, without those that have no text.
     */
    lines: GridLine[];
    /**
     * What the workbook hides or strikes through, which is not among the lines.
     */
    leftOut?: LeftOut[];
}

/**
 * A line of a sheet.
 */
export interface GridLine {
    /**
     * The line in the text or the sheet, from 1.
     */
    line: number;
    /**
     * Its cells. A merged value stands in every cell of its range.
     */
    cells: string[];
    /**
     * The columns, from 0, whose cells repeat the value of a merged range that begins to the left or above.
     */
    merged?: number[];
}

/**
 * One error in a text, and where it is.
 */
export interface ImportError {
    /**
     * The line, from 1.
     */
    line: number;
    /**
     * The column in characters, from 1; a quoted field begins with its quote.
     */
    column: number;
    /**
     * A stable kebab-case code.
     */
    code: string;
    /**
     * One sentence that states the error and what is allowed.
     */
    message: string;
    /**
     * The offending text, shortened for display.
     */
    value: string;
}

/**
 * The result of an import.
 */
export interface ImportReport {
    /**
     * The number of imported shifts: 0 if there was any error.
     */
    shifts: number;
    /**
     * At most `MAX_ERRORS` errors, in the order of the text.
     */
    errors: ImportError[];
    /**
     * The number of all errors.
     */
    errorCount: number;
}

/**
 * How the table is laid out.
 */
export type LayoutKind = "list" | "people-by-day" | "day-by-people" | "names-by-day" | "day-by-names" | "by-hour" | "lines";

/**
 * A line or a column of a workbook that is not read.
 */
export interface LeftOut {
    /**
     * The line, from 1; 0 for a column.
     */
    line: number;
    /**
     * The column, from 1; 0 for a line.
     */
    column: number;
    /**
     * Whether it is struck through, and not hidden.
     */
    struck: boolean;
}

/**
 * What a column, a line or a cell is.
 */
export type Meaning = "ignore" | "off" | "section" | "name" | "surname" | "position" | "day" | "week" | "start" | "end" | "hours" | "break" | "availability" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

/**
 * What a word for not working means.
 */
export type OffKind = "day-off" | "holiday" | "sick" | "leave" | "training" | "other";

/**
 * Where something stands in the file.
 */
export interface Origin {
    /**
     * The sheet, from 0.
     */
    sheet: number;
    /**
     * The line, from 1.
     */
    line: number;
    /**
     * The column, from 1.
     */
    column: number;
}

/**
 * A reading that can be chosen.
 */
export interface OtherReading {
    /**
     * What `reading` says to choose it.
     */
    layout: LayoutKind;
    /**
     * The people.
     */
    people: RosterPerson[];
    /**
     * The shifts.
     */
    shifts: RosterShift[];
}

/**
 * What is wrong with a cell, or how it was interpreted.
 */
export type ProblemCode = "no-roster" | "unreadable" | "end-before-start" | "too-long" | "no-day" | "too-many-lines" | "refused" | "not-repeated" | "endless" | "other-zone" | "cancelled" | "hidden" | "struck" | "availability" | "not-a-quarter" | "guessed" | "break-cut" | "note-cut" | "wrong-weekday";

/**
 * A question, with the number of cells that wait for the answer and an example.
 */
export interface Question {
    /**
     * What is asked.
     */
    kind: QuestionKind;
    /**
     * The code or the mark.
     */
    code: string | null;
    /**
     * How many cells wait for the answer.
     */
    count: number;
    /**
     * The sheet of an example, from 0.
     */
    sheet: number;
    /**
     * Its line, from 1.
     */
    line: number;
    /**
     * Its column, from 1.
     */
    column: number;
    /**
     * Its text.
     */
    example: string;
}

/**
 * What is asked.
 */
export type QuestionKind = "code" | "hours" | "person" | "days" | "date-order" | "availability" | "reading";

/**
 * How a file is to be read.
 */
export interface ReadingOptions {
    /**
     * The Monday of the current week, as `YYYY-MM-DD`.
     */
    monday: string;
    /**
     * Answers to questions.
     */
    answers?: Answers;
    /**
     * What columns, lines and cells are.
     */
    corrections?: Correction[];
    /**
     * The sheet to read, from 0.
     */
    sheet?: number;
    /**
     * Whether the table is a list without a heading, whose columns are those of the corrections.
     */
    plainList?: boolean;
    /**
     * The name of the file, which may name the month of its days.
     */
    file?: string;
    /**
     * The position of people and open shifts for which the table gives none.
     */
    position: string;
    /**
     * Whether people for whom the table gives no availability are available at all hours.
     */
    assumeAvailable: boolean;
}

/**
 * What was read.
 */
export interface Roster {
    /**
     * How the table is laid out.
     */
    layout: LayoutKind;
    /**
     * The sheets.
     */
    sheets: SheetRead[];
    /**
     * What each column is; empty if the columns of the layout have no meaning of their own.
     */
    columns: Meaning[];
    /**
     * Every cell with text, and what it was taken for.
     */
    cells: CellReading[];
    /**
     * The people, in the order of the table.
     */
    people: RosterPerson[];
    /**
     * The shifts, in the order of the table.
     */
    shifts: RosterShift[];
    /**
     * Days off and absences.
     */
    absences: RosterAbsence[];
    /**
     * People needed.
     */
    demand: RosterDemand[];
    /**
     * Codes and their hours.
     */
    shiftTypes: ShiftType[];
    /**
     * What the file does not say.
     */
    questions: Question[];
    /**
     * What speaks against this reading; while there is any, `Reading` is asked.
     */
    doubts: Doubt[];
    /**
     * The readings to choose from while they are asked for: this one first, then another if there is one.
     */
    readings: OtherReading[];
    /**
     * At most `MAX_PROBLEMS` problems, in the order of the table.
     */
    problems: TeamProblem[];
    /**
     * The total number of problems.
     */
    problemCount: number;
    /**
     * The Mondays of the weeks that have shifts or absences, as `YYYY-MM-DD`; empty if there are only weekdays.
     */
    weeks: string[];
}

/**
 * A day on which somebody does not work.
 */
export interface RosterAbsence {
    /**
     * The index of the person.
     */
    person: number;
    /**
     * The day.
     */
    day: RosterDay;
    /**
     * Why.
     */
    kind: OffKind;
    /**
     * The note beside it, or the text of the cell if the table has no notes.
     */
    note: string;
    /**
     * Where it stands.
     */
    origin: Origin;
}

/**
 * The day of a shift: a date, or a weekday if the file has no dates.
 */
export interface RosterDay {
    /**
     * `YYYY-MM-DD`; null if the file has only weekdays.
     */
    date: string | null;
    /**
     * The weekday.
     */
    weekday: number;
}

/**
 * People needed at a time.
 */
export interface RosterDemand {
    /**
     * The position, if the table gives one.
     */
    position: string | null;
    /**
     * The day.
     */
    day: RosterDay;
    /**
     * Minutes after midnight.
     */
    startMinutes: number;
    /**
     * Minutes after midnight of the first day.
     */
    endMinutes: number;
    /**
     * How many people.
     */
    heads: number;
}

/**
 * A person of the roster.
 */
export interface RosterPerson {
    /**
     * The name.
     */
    name: string;
    /**
     * The id in the table.
     */
    id: string | null;
    /**
     * The positions, the main one first; empty if the table gives none.
     */
    positions: string[];
    /**
     * Minutes of the contract in a week.
     */
    contractMinutes: number | null;
    /**
     * The most minutes of a week.
     */
    maxMinutes: number | null;
    /**
     * The wage of an hour in cents.
     */
    wageCents: number | null;
    /**
     * Whether the table says that they are under 18.
     */
    minor: boolean;
    /**
     * When they can work; null if the table does not say.
     */
    availability: AvailableHours[] | null;
    /**
     * What they wish.
     */
    wishes: Wish[];
}

/**
 * A roster as it was read, and the team and weeks that come of it.
 */
export interface RosterReading {
    /**
     * What every cell was taken for, people, shifts of all weeks, absences, demand, and questions.
     */
    roster: Roster;
    /**
     * The week to show first, the heads needed, and problems.
     */
    team: TeamReading;
    /**
     * The roster as the document of `Editor.fromRoster`; null if nobody is in it, or if it is refused.
     */
    document: string | null;
}

/**
 * A shift.
 */
export interface RosterShift {
    /**
     * The index of the person; null for an open shift, and while the person has to be asked.
     */
    person: number | null;
    /**
     * Whether the shift waits for somebody.
     */
    open: boolean;
    /**
     * The position, if the table gives one.
     */
    position: string | null;
    /**
     * The day on which it begins.
     */
    day: RosterDay;
    /**
     * Minutes after midnight, to the quarter of an hour.
     */
    startMinutes: number;
    /**
     * Minutes after midnight of the first day, later than the start.
     */
    endMinutes: number;
    /**
     * Minutes of the break, 0 if there is none.
     */
    breakMinutes: number;
    /**
     * Whether the table says that the person has confirmed it.
     */
    confirmed: boolean;
    /**
     * The code that stands for its hours.
     */
    code: string | null;
    /**
     * A note.
     */
    note: string | null;
    /**
     * Where it stands.
     */
    origin: Origin;
}

/**
 * A sheet of the file.
 */
export interface SheetRead {
    /**
     * Its name.
     */
    name: string;
    /**
     * Whether it was read; the others can be chosen instead.
     */
    used: boolean;
}

/**
 * A usual shift of the team, such as the early one, which is typed by its code.
 *
 * Minutes are 0, 15, 30 or 45 and are omitted from JSON if 0.
 */
export interface ShiftType {
    /**
     * What is typed for it, such as `E`. Unique among the shift types, whatever its case.
     */
    code: string;
    /**
     * The display name.
     */
    name: string;
    /**
     * The hour in which it starts, 0 to 23.
     */
    start: number;
    /**
     * Minutes after that hour.
     */
    startMinute?: number;
    /**
     * Whole hours of its length, 0 to 24; 0 only where `minutes` is not.
     */
    hours: number;
    /**
     * Minutes of its length beyond them.
     */
    minutes?: number;
    /**
     * Unpaid minutes of it, in quarters of an hour.
     */
    breakMinutes?: number;
    /**
     * The id of the position that it is for; any position of the person if there is none.
     */
    positionId?: string;
}

/**
 * Heads needed in each slot of one day.
 */
export interface SlotRequirements {
    /**
     * Heads from 6 to 14 o'clock, end exclusive.
     */
    morning: number;
    /**
     * Heads from 14 to 22 o'clock, end exclusive.
     */
    afternoon: number;
    /**
     * Heads from 22 to 6 o'clock of the next day, end exclusive.
     */
    night: number;
}

/**
 * What a cell was taken for.
 */
export type Taken = "heading" | "person" | "id" | "position" | "day" | "time" | "break" | "length" | "code" | "asked" | "off" | "heads" | "contract" | "maximum" | "wage" | "minor" | "availability" | "wish" | "note" | "legend" | "nothing" | "remark" | "total" | "clocked" | "unused" | "repeat" | "ignored" | "unreadable";

/**
 * Something that could not be read, or was interpreted, and where it is.
 */
export interface TeamProblem {
    /**
     * The sheet, from 0.
     */
    sheet: number;
    /**
     * The line, from 1; 0 for the whole table.
     */
    line: number;
    /**
     * The column, from 1; 0 for the whole line.
     */
    column: number;
    /**
     * What is wrong.
     */
    code: ProblemCode;
    /**
     * Whether it is a note about how something was interpreted.
     */
    note: boolean;
    /**
     * The text, shortened for display; for an interpretation also what was read.
     */
    value: string;
}

/**
 * The team and the weeks of a roster.
 */
export interface TeamReading {
    /**
     * The Monday of the week to show first, as `YYYY-MM-DD`: the current one if it has shifts, or else the one with the
     * most.
     */
    monday: string;
    /**
     * Heads needed, derived from the shifts of that week.
     */
    requirements: TemplatePosition[];
    /**
     * At most `MAX_PROBLEMS` problems, in the order of the table: those of the file, and why the roster is refused.
     */
    problems: TeamProblem[];
    /**
     * The total number of problems.
     */
    problemCount: number;
}

/**
 * A position of a template with the heads it needs.
 */
export interface TemplatePosition {
    /**
     * Unique in its template.
     */
    id: string;
    /**
     * Its display name.
     */
    name: string;
    /**
     * Heads for each day and slot.
     */
    requirements: DayRequirements;
}

/**
 * Whether work is wished, or none.
 */
export type Want = "on" | "off";

/**
 * What somebody wishes of a date, or of a day of every week.
 */
export interface Wish {
    /**
     * The date; without one the wish is for `weekday`.
     */
    date?: string;
    /**
     * The day of every week.
     */
    weekday?: number;
    /**
     * The first hour that it is about; 0 if there is only `to`.
     */
    from?: number;
    /**
     * The end of the hours that it is about, exclusive; 24 if there is only `from`.
     */
    to?: number;
    /**
     * The code of the shift type that it is about.
     */
    type?: string;
    /**
     * Whether work is wished, or none.
     */
    want: Want;
    /**
     * How much it counts, 1 to 3.
     */
    weight: number;
}



/**
 * Reads the bytes of a text file, whose encoding is recognised.
 */
export function gridOfBytes(bytes: Uint8Array): Grid;

/**
 * Reads the text of a table: separated values, cells copied from a spreadsheet, Markdown, or a calendar.
 */
export function gridOfText(text: string): Grid;

/**
 * Replaces the shifts of a schedule (JSON text) with those of a CSV text. With the week's Monday, dates are checked
 * against days. Throws `broken-json`, the errors of the schedule,
 * `not-a-date`, `date-out-of-range`; what is wrong with the CSV text is in the report.
 */
export function importCsv(schedule: string, text: string, monday?: string | null): CsvImport;

/**
 * Reads a roster. Throws `not-a-date` if the Monday is not a date.
 */
export function readRoster(sheets: Grid[], options: ReadingOptions): RosterReading;
