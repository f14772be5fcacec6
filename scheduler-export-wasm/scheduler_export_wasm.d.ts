/* tslint:disable */
/* eslint-disable */
/**
 * Why somebody is away.
 */
export type AbsenceKind = "holiday" | "sick" | "leave" | "training" | "other";

/**
 * The words of a workbook, in the language of its reader. Those of headings, absences and weekdays must be words that
 * the reader of rosters knows.
 */
export interface BookWords {
    /**
     * The title of a week, before its Monday.
     */
    week: string;
    /**
     * The name of the sheet with all shifts.
     */
    shifts: string;
    /**
     * The heading of names.
     */
    name: string;
    /**
     * The heading of ids.
     */
    id: string;
    /**
     * The heading of positions.
     */
    position: string;
    /**
     * The heading of other positions.
     */
    skills: string;
    /**
     * The heading of dates.
     */
    date: string;
    /**
     * The heading of starts.
     */
    start: string;
    /**
     * The heading of ends.
     */
    end: string;
    /**
     * The heading of lengths.
     */
    length: string;
    /**
     * The heading of breaks, in minutes.
     */
    rest: string;
    /**
     * The heading of absences.
     */
    absence: string;
    /**
     * The heading of notes.
     */
    note: string;
    /**
     * The heading of contracts, in hours of a week.
     */
    contract: string;
    /**
     * The heading of who is under 18.
     */
    minor: string;
    /**
     * The person is under 18.
     */
    yes: string;
    /**
     * The heading of the most hours of a week.
     */
    maximum: string;
    /**
     * The heading of wages.
     */
    wage: string;
    /**
     * The heading of availability.
     */
    availability: string;
    /**
     * The heading of what is confirmed.
     */
    status: string;
    /**
     * The person has confirmed the shift.
     */
    confirmed: string;
    /**
     * The heading of heads needed.
     */
    needed: string;
    /**
     * Never available.
     */
    never: string;
    /**
     * Hours without breaks, and their sum.
     */
    total: string;
    /**
     * In place of a name: nobody yet.
     */
    open: string;
    /**
     * The weekdays, from Monday.
     */
    weekdays: string[];
    /**
     * The kinds of absence.
     */
    absences: Record<AbsenceKind, string>;
}

/**
 * A calendar file, and what to keep for the next one of the same roster.
 */
export interface CalendarFile {
    /**
     * The file (RFC 5545).
     */
    text: string;
    /**
     * All events that were exported of the roster.
     */
    events: ExportedEvent[];
}

/**
 * What a calendar is made for.
 */
export interface CalendarOptions {
    /**
     * The id of the roster: events of two rosters never have one UID.
     */
    roster: string;
    /**
     * The time in milliseconds since 1970.
     */
    timestampMs: number;
    /**
     * Texts that the schedule does not contain.
     */
    words: CalendarWords;
    /**
     * The zone of the clock times; floating without one.
     */
    zone?: Zone;
    /**
     * What was exported of the roster before.
     */
    earlier?: ExportedEvent[];
}

/**
 * Texts for a calendar that the schedule does not contain.
 */
export interface CalendarWords {
    /**
     * The location of the events, if any.
     */
    place?: string | undefined;
    /**
     * The word before the minutes of a break, such as `Break`.
     */
    rest?: string;
    /**
     * The display names of teams, by team id. A team without one is shown with its id.
     */
    teams?: Record<string, string>;
}

/**
 * A cell of a workbook: its value and how it looks.
 */
export interface Cell {
    /**
     * The value.
     */
    value: Value;
    /**
     * The look.
     */
    style?: Style;
    /**
     * The number of its fill.
     */
    fill?: number;
}

/**
 * A change of the clocks.
 */
export interface ClockChange {
    /**
     * The clock time at which it happens, before the change: `YYYY-MM-DDTHH:MM:SS`.
     */
    at: string;
    /**
     * Minutes ahead of UTC afterwards.
     */
    offset: number;
}

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
 * An event as it was exported, to be kept until the next export of the same roster.
 */
export interface ExportedEvent {
    /**
     * Its UID.
     */
    uid: string;
    /**
     * The person.
     */
    staffId: string;
    /**
     * The Monday of its week.
     */
    monday: string;
    /**
     * When it starts, by the clock.
     */
    start: string;
    /**
     * When it ends, by the clock.
     */
    end: string;
    /**
     * The person's name.
     */
    name: string;
    /**
     * The position in which the shift is worked.
     */
    position: string;
    /**
     * What else a reader is told: text, place and whether it is confirmed.
     */
    rest: string;
    /**
     * How often it was changed; higher than that of any earlier version.
     */
    sequence: number;
    /**
     * When it was changed last, in milliseconds since 1970.
     */
    modifiedMs: number;
    /**
     * Whether its shift is gone.
     */
    cancelled: boolean;
}

/**
 * The words of such a sheet, in the language of its reader.
 */
export interface MonthWords {
    /**
     * The name of the sheet.
     */
    sheet: string;
    /**
     * The heading of names.
     */
    person: string;
    /**
     * The heading of positions.
     */
    position: string;
    /**
     * The heading of hours without breaks.
     */
    hours: string;
    /**
     * Everybody who works on a day.
     */
    working: string;
    /**
     * The kinds of absence, in a few letters.
     */
    away: Record<AbsenceKind, string>;
    /**
     * Names of positions by id that come before those of the roster.
     */
    positions: Record<string, string>;
}

/**
 * The words of a payroll, in the language of its reader.
 */
export interface PayrollWords {
    /**
     * The name of the sheet of shifts.
     */
    shifts: string;
    /**
     * The name of the sheet of sums.
     */
    sums: string;
    /**
     * The heading of names.
     */
    person: string;
    /**
     * The heading of dates.
     */
    day: string;
    /**
     * The heading of starts.
     */
    start: string;
    /**
     * The heading of ends.
     */
    end: string;
    /**
     * The heading of hours without breaks.
     */
    hours: string;
    /**
     * The heading of positions.
     */
    position: string;
    /**
     * The heading of costs.
     */
    cost: string;
    /**
     * The heading of hours by night.
     */
    nights: string;
    /**
     * The heading of hours on Sundays.
     */
    sundays: string;
    /**
     * The heading of hours on holidays.
     */
    holidays: string;
    /**
     * The heading of why somebody is away.
     */
    absence: string;
    /**
     * The heading of hours that days away count towards the contract.
     */
    credited: string;
    /**
     * The heading of contracts of all weeks, in hours.
     */
    contract: string;
    /**
     * The heading of what the law adds to overtime.
     */
    overtime: string;
    /**
     * The sum of everybody.
     */
    total: string;
    /**
     * The kinds of absence.
     */
    absences: Record<AbsenceKind, string>;
    /**
     * Names of positions by id that come before those of the roster.
     */
    positions: Record<string, string>;
}

/**
 * What parts the columns of a file that is written. Spreadsheets split a line only at the sign of their own language.
 */
export type Separator = "comma" | "semicolon";

/**
 * A sheet of a workbook.
 */
export interface Sheet {
    /**
     * Its name.
     */
    name: string;
    /**
     * The widths of its columns, in characters.
     */
    widths: number[];
    /**
     * The rows that stay in view.
     */
    frozenRows: number;
    /**
     * The columns that stay in view.
     */
    frozenColumns: number;
    /**
     * The rows.
     */
    rows: Cell[][];
}

/**
 * How a cell looks.
 */
export type Style = "plain" | "title" | "heading" | "strong";

/**
 * The value of a cell.
 */
export type Value = "blank" | { text: string } | { hundredths: number } | { date: string } | { time: number };

/**
 * A time zone of the calendar's reader, around the week that is exported.
 */
export interface Zone {
    /**
     * Its name in the time zone database, such as `Europe/Madrid`.
     */
    id: string;
    /**
     * Minutes ahead of UTC before the first change.
     */
    offset: number;
    /**
     * When clocks change, in order.
     */
    changes?: ClockChange[];
}



/**
 * A sheet as CSV with a byte order mark; no text of it is a formula. Numbers have decimal commas where columns are
 * parted by semicolons.
 */
export function csvOfSheet(sheet: Sheet, separator: Separator): string;

/**
 * The shifts of a schedule (JSON text) as CSV (RFC 4180) with a byte order mark; with the week's Monday (`YYYY-MM-DD`)
 * each line has its date. Columns are parted by commas, or by what is given. Throws `broken-json`, the errors of the schedule, `not-a-date`, `date-out-of-range`.
 */
export function exportCsv(schedule: string, monday?: string | null, separator?: Separator): string;

/**
 * The days of a roster (the document of `Editor.roster`) from one date to another, both included (`YYYY-MM-DD`), as a sheet
 * in the codes of its shift types. Throws as `payrollSheets` does.
 */
export function monthSheet(roster: string, first: string, last: string, words: MonthWords): Sheet;

/**
 * The payroll of the weeks of a roster (the document of `Editor.roster`) that begin on some Mondays: the sheet of shifts
 * and days away, and that of everybody's sums. Throws `broken-json`, the errors of the roster, `not-a-date`,
 * `date-out-of-range`, `not-a-monday`.
 */
export function payrollSheets(roster: string, mondays: string[], words: PayrollWords): [Sheet, Sheet];

/**
 * A roster (the document of `Editor.roster`) as the sheets of a workbook, for `workbookOf`: the weeks for people, then all shifts as they are read back. Throws `broken-json` and the errors of the roster.
 */
export function sheetsOfRoster(roster: string, words: BookWords): Sheet[];

/**
 * The shifts of a schedule (JSON text) as a calendar file: those of one person, or of everybody if null. Events whose
 * shifts are gone since an earlier export are cancelled. Throws as `exportCsv` does, `unknown-staff`, `no-shifts`,
 * `not-a-monday`, `not-a-zone`, `time-out-of-range`.
 */
export function toCalendar(schedule: string, staffId: string | null | undefined, monday: string, options: CalendarOptions): CalendarFile;

/**
 * The workbook (`.xlsx`) of sheets. Its properties name the date (`YYYY-MM-DD`). Throws `not-a-date`,
 * `date-out-of-range`, and `no-workbook` for what no workbook can hold.
 */
export function workbookOf(sheets: Sheet[], created: string): Uint8Array;
