/* tslint:disable */
/* eslint-disable */
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
    style: Style;
    /**
     * The number of its fill.
     */
    fill: number | null;
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
 * A change of the plan that one person has to be notified of.
 */
export interface PlanChange {
    /**
     * The id of the person.
     */
    staffId: string;
    /**
     * The person's name.
     */
    name: string;
    /**
     * What happened to the shift.
     */
    kind: PlanChangeKind;
    /**
     * The person's shift as it was published; null if it is new to them.
     */
    before: PlacedShift | null;
    /**
     * The person's shift as it is now; null if they no longer have it.
     */
    after: PlacedShift | null;
}

/**
 * A change of the team, which holds in every week.
 *
 * In JSON an object with one field: `{"addPerson": {..}}`.
 */
export type TeamChange = { addPerson: StaffMember } | { changePerson: StaffMember } | { removePerson: { staffId: string; shifts: LeftShifts } } | { addPosition: Position } | { changePosition: Position } | { removePosition: { positionId: string; into?: string } } | { shiftTypes: ShiftType[] } | { demand: Demand[] } | { examined: HourRange } | { budget: Budget };

/**
 * A code and its hours, from a legend or an answer.
 */
export interface ShiftType {
    /**
     * The code.
     */
    code: string;
    /**
     * Minutes after midnight.
     */
    startMinutes: number;
    /**
     * Minutes after midnight of the first day.
     */
    endMinutes: number;
}

/**
 * A command, by what it does.
 */
export type CommandKind = "assign" | "add" | "reassign" | "move" | "resize" | "confirm" | "confirmAll" | "decline" | "remove" | "import" | "fill" | "coverAbsence" | "publish" | "paste" | "offer" | "withdraw" | "claim" | "askToSwap" | "askToDrop" | "claimed" | "swapped" | "dropped" | "declineRequest" | "reportAbsence" | "endAbsence" | "copyWeeks" | "changeTeam" | "setNote";

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
 * A gap block as it concerns one position.
 */
export interface RoleGap {
    /**
     * The index of the block among the gaps.
     */
    gap: number;
    /**
     * The hours of the block in which the position is understaffed, merged, earliest first.
     */
    short: HourRange[];
    /**
     * Heads needed in the worst of them.
     */
    required: number;
    /**
     * How many are on duty then.
     */
    scheduled: number;
    /**
     * Heads missing then.
     */
    needed: number;
}

/**
 * A job to be covered, such as Server or Cook.
 */
export interface Position {
    /**
     * Unique among the positions.
     */
    id: string;
    /**
     * The display name.
     */
    name: string;
    /**
     * The team it belongs to: `kitchen`, `front-of-house`, `management` or any other id.
     */
    team: string;
    /**
     * Heads needed at any hour, at most `MAX_REQUIRED`.
     */
    required: number;
}

/**
 * A length of time in whole hours and the minutes beyond them, which are omitted from JSON if 0.
 */
export interface Length {
    /**
     * Whole hours.
     */
    hours: number;
    /**
     * Minutes beyond them: 0, 15, 30 or 45.
     */
    minutes?: number;
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
 * A page of member rows.
 */
export interface MemberRows {
    /**
     * The rows of all pages together.
     */
    total: number;
    /**
     * The hours of a day that the shifts of all rows span, at least 9 AM to midnight; the end is over 24 if one
     * continues after midnight.
     */
    hours: HourRange;
    /**
     * The rows of this page.
     */
    rows: MemberRow[];
}

/**
 * A page of staff members on one day.
 */
export interface DayMembers {
    /**
     * The rows of all pages together.
     */
    total: number;
    /**
     * The rows of this page.
     */
    rows: MemberDay[];
}

/**
 * A person of the position who is free in at least one of the hours.
 */
export interface Candidate {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * The person's name.
     */
    name: string;
    /**
     * The person's style token.
     */
    color: string;
    /**
     * The person's free hours among those given, merged, earliest first.
     */
    availableTimes: HourRange[];
    /**
     * Whether the person is free in all of them.
     */
    isFullyAvailable: boolean;
    /**
     * The total length of the person's shifts in the week.
     */
    weekLength: Length;
    /**
     * The longest of the free stretches; the earliest if there are several.
     */
    best: HourRange;
    /**
     * The rules that a shift over that stretch breaks.
     */
    violations: Violation[];
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
     * When they can work; null if the table does not say.
     */
    availability: AvailableHours[] | null;
}

/**
 * A person who cannot work in those hours.
 */
export interface Unable {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * The person's name.
     */
    name: string;
    /**
     * The person's style token.
     */
    color: string;
    /**
     * The person's position.
     */
    positionId: string;
    /**
     * The reason.
     */
    reason: UnableReason;
    /**
     * The person's first shift in those hours, if that is the reason.
     */
    shift: PlacedShift | null;
}

/**
 * A person who may claim an open shift.
 */
export interface Claimer {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * The person's name.
     */
    name: string;
    /**
     * The warnings that the manager would see; never a block.
     */
    violations: Violation[];
}

/**
 * A person's week compared with their wage, their contract and their weekly maximum.
 */
export interface PersonLabour {
    /**
     * The person's work, in minutes: their shifts without the breaks, and without those during an absence.
     */
    minutes: number;
    /**
     * The cost of the shifts, in hundredths of the currency; null without a wage.
     */
    costCents: number | null;
    /**
     * The contracted minutes per week.
     */
    contractMinutes: number | null;
    /**
     * The most minutes that the person may work in a week.
     */
    maxMinutes: number | null;
    /**
     * Minutes over the contract.
     */
    overContract: number;
    /**
     * Minutes over the weekly maximum.
     */
    overMaximum: number;
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
 * A position's shifts that start on one day.
 */
export interface RoleDay {
    /**
     * Heads needed at any hour, or the most in any visible slot of the day if the position follows a template; 0 while
     * no slot is visible.
     */
    required: number;
    /**
     * Different staff members with a visible shift.
     */
    scheduled: number;
    /**
     * Visible confirmed shifts.
     */
    confirmed: number;
    /**
     * Visible pending shifts.
     */
    pending: number;
    /**
     * The first `MAX_PREVIEW` of those staff members, in staff order, each confirmed only if all of
     * their visible shifts are.
     */
    preview: PreviewMember[];
    /**
     * The day's gap blocks in which this position is understaffed.
     */
    gaps: RoleGap[];
}

/**
 * A position's week.
 */
export interface RoleRow {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * The position's name.
     */
    name: string;
    /**
     * Heads needed at any hour, or the most in any visible slot of the week if the position follows a template; 0
     * while no slot is visible.
     */
    required: number;
    /**
     * Monday to Sunday.
     */
    days: RoleDay[];
}

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
 * A ready-made template that a team can start from.
 */
export interface QuickTemplate {
    /**
     * Unique among the quick templates.
     */
    id: string;
    /**
     * Its display name.
     */
    name: string;
    /**
     * A description of its use.
     */
    description: string;
    /**
     * Its positions with their requirements.
     */
    positions: TemplatePosition[];
    /**
     * Whether it is selected.
     */
    isSelected: boolean;
}

/**
 * A request.
 */
export interface Request {
    /**
     * Unique among the week's requests.
     */
    id: string;
    /**
     * What is requested.
     */
    kind: RequestKind;
    /**
     * The shift that it is about, as it was at the time of the request. For a claim, the shift that the person
     * would get; otherwise the requester's own shift.
     */
    shift: PlacedShift;
    /**
     * For a swap, the other shift, as it was at the time of the request.
     */
    other: PlacedShift | null;
    /**
     * The id of the person who made the request.
     */
    staffId: string;
    /**
     * For a claim, the id of the open shift.
     */
    openShiftId: string | null;
    /**
     * Why a person cannot work.
     */
    reason: string | null;
    /**
     * Its status.
     */
    status: RequestStatus;
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
 * A rule that approving a request would break, and for whom.
 */
export interface PersonViolation {
    /**
     * The person's name.
     */
    name: string;
    /**
     * The violation.
     */
    violation: Violation;
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
}

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
 * A shift for display as a chip.
 */
export type ShiftChip = { shiftId: string; confirmed: boolean; slots: number; positionId: string; breakMinutes?: number; absent?: boolean; lastWeek?: boolean } & ShiftTime & { end: number; endMinute?: number };

/**
 * A shift in its lane.
 */
export interface LaneBar {
    /**
     * The lane among those of its position, from 0.
     */
    lane: number;
    /**
     * The id of the person.
     */
    staffId: string;
    /**
     * The person's name.
     */
    name: string;
    /**
     * The person's style token.
     */
    color: string;
    /**
     * The shift.
     */
    shift: ShiftChip;
}

/**
 * A shift that a person could swap theirs for.
 */
export interface SwapChoice {
    /**
     * The other person's shift.
     */
    shift: PlacedShift;
    /**
     * The warnings that the manager would see; never a block.
     */
    violations: PersonViolation[];
}

/**
 * A shift that breaks a rule.
 */
export interface BrokenShift {
    /**
     * The shift.
     */
    shiftId: string;
    /**
     * Its person.
     */
    staffId: string;
    /**
     * The day on which it starts.
     */
    day: number;
}

/**
 * A shift that could be assigned to a person.
 */
export interface ProposedShift extends ShiftTime {
    /**
     * The id of the staff member.
     */
    staffId: string;
    /**
     * The id of the position that it is for. If there is none it is that of the shift that it replaces, or else the
     * person's main one.
     */
    positionId?: string;
    /**
     * Unpaid minutes of it, in quarters of an hour. If omitted they are those of the shift that it replaces, or else 0.
     */
    breakMinutes?: number;
}

/**
 * A shift that was refused.
 */
export interface RefusedShift {
    /**
     * The shift.
     */
    shift: ProposedShift;
    /**
     * The person's name; empty if they are not on this week's staff.
     */
    name: string;
    /**
     * Why it was refused, blocks first; empty if the person is not on this week's staff.
     */
    violations: Violation[];
}

/**
 * A shift with the name and position of its person, for display.
 */
export type PlacedShift = { shiftId: string; staffId: string; name: string; positionId: string; confirmed: boolean } & ShiftTime & { end: number; endMinute?: number };

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
 * A slot's hours and its bit in a mask.
 */
export interface SlotInfo {
    /**
     * The slot.
     */
    slot: Slot;
    /**
     * First hour, 0 to 23.
     */
    start: number;
    /**
     * End hour, exclusive; for the night an hour of the next day.
     */
    end: number;
    /**
     * The slot's bit in a mask: morning 1, afternoon 2, night 4.
     */
    mask: number;
}

/**
 * A staff member in the preview of a cell.
 */
export interface PreviewMember {
    /**
     * The member's id.
     */
    staffId: string;
    /**
     * The member's name.
     */
    name: string;
    /**
     * The member's position.
     */
    positionId: string;
    /**
     * The member's style token.
     */
    color: string;
    /**
     * Whether all of the member's shifts in the cell are confirmed.
     */
    confirmed: boolean;
}

/**
 * A staff member who could help out.
 */
export interface Suggestion {
    /**
     * The member's id.
     */
    staffId: string;
    /**
     * The member's name.
     */
    name: string;
    /**
     * The member's free hours in the block, merged, earliest first.
     */
    availableTimes: HourRange[];
    /**
     * Whether the member is free in all of the position's short hours.
     */
    isFullyAvailable: boolean;
}

/**
 * A staff member who works in a gap block.
 */
export interface GapMember extends Length {
    /**
     * The member's id.
     */
    staffId: string;
    /**
     * The member's name.
     */
    name: string;
    /**
     * Whether all of those shifts are confirmed.
     */
    confirmed: boolean;
}

/**
 * A staff member with their shifts in the cell.
 */
export interface DetailMember extends Length {
    /**
     * The member's id.
     */
    staffId: string;
    /**
     * The member's name.
     */
    name: string;
    /**
     * The member's style token.
     */
    color: string;
    /**
     * Whether all of them are confirmed.
     */
    confirmed: boolean;
    /**
     * The shifts shown, earliest first.
     */
    shifts: ShiftChip[];
}

/**
 * A staff member's day.
 */
export interface MemberDay {
    /**
     * The member's id.
     */
    staffId: string;
    /**
     * The member's name.
     */
    name: string;
    /**
     * The member's position.
     */
    positionId: string;
    /**
     * The member's style token.
     */
    color: string;
    /**
     * The hours 9 to 24.
     */
    hours: DutyHour[];
}

/**
 * A staff member's week.
 */
export interface MemberRow {
    /**
     * The member's id.
     */
    staffId: string;
    /**
     * The member's name.
     */
    name: string;
    /**
     * The member's position.
     */
    positionId: string;
    /**
     * The member's style token.
     */
    color: string;
    /**
     * The member's work in the week, breaks and absences left out, hidden shifts included.
     */
    weekLength: Length;
    /**
     * The whole hours of the week in which the member is available and in no shift.
     */
    freeLength: Length;
    /**
     * What the member's week costs, and how it compares with their contract.
     */
    labour: PersonLabour;
    /**
     * The visible shifts that start on each day, Monday first, earliest first.
     */
    days: ShiftChip[][];
}

/**
 * A stretch of time that starts on one day, to the quarter of an hour, end exclusive.
 *
 * Minutes are 0, 15, 30 or 45 and are omitted from JSON if 0.
 */
export interface TimeRange {
    /**
     * The hour in which it starts, 0 to 23.
     */
    start: number;
    /**
     * Minutes after that hour.
     */
    startMinute?: number;
    /**
     * The hour in which it ends; over 24 if it continues into the next day.
     */
    end: number;
    /**
     * Minutes after that hour.
     */
    endMinute?: number;
}

/**
 * A suggested staff member with the shift that assigning them would create.
 */
export interface SuggestedStaff {
    /**
     * The member's id.
     */
    staffId: string;
    /**
     * The member's name.
     */
    name: string;
    /**
     * The member's style token.
     */
    color: string;
    /**
     * The member's free hours in the block, merged, earliest first.
     */
    availableTimes: HourRange[];
    /**
     * Whether the member is free in all of the position's short hours.
     */
    isFullyAvailable: boolean;
    /**
     * The total length of the member's shifts in the week.
     */
    weekLength: Length;
    /**
     * The shift that assigning creates, or what the shift `extends` becomes.
     */
    shift: ProposedShift;
    /**
     * The id of the member's own shift that would be lengthened, instead of adding a second one next to it.
     */
    extends: string | null;
    /**
     * The rules that the shift breaks.
     */
    violations: Violation[];
}

/**
 * A summary of one day.
 */
export interface DaySummary {
    /**
     * The day.
     */
    day: number;
    /**
     * Gap blocks; 0 while a position filter is set.
     */
    gapCount: number;
    /**
     * Hours in gap blocks.
     */
    gapHours: number;
    /**
     * Different staff members of the positions in scope with a shift that starts on this day.
     */
    staffWorking: number;
    /**
     * The worst level of any position in scope in each examined hour, 10 AM to 7 PM; empty while a position filter is
     * set.
     */
    levels: StaffingLevel[];
    /**
     * The hour with the worst coverage; null if no position in scope requires anybody.
     */
    worst: WorstHour | null;
    /**
     * The positions in scope, in schedule order.
     */
    positions: DayPosition[];
}

/**
 * A third of the day.
 */
export type Slot = "morning" | "afternoon" | "night";

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
 * A valid week: positions, staff and shifts, each in the order in which they were given.
 *
 * `new` and `Deserialize` are the only ways to get one, so every id in it is unique, every reference is
 * valid and every number is in range.
 *
 * ```
 * use scheduler_core::{Day, Position, Schedule, Shift, StaffMember};
 *
 * let cook = Position::new("cook", "Cook", "kitchen", 2);
 * let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
 * let shift = Shift::new("1", "ada", Day::Monday, 9, 8).confirmed();
 * let schedule = Schedule::new(vec![cook], vec![ada], vec![shift])?;
 * assert_eq!(schedule.shifts()[0].time.start, 9);
 * # Ok::<(), scheduler_core::ScheduleError>(())
 * ```
 */
export interface Schedule extends Details {
    positions: Position[];
    staff: StaffMember[];
    shifts: Shift[];
}

/**
 * A waiting request with what approving it would do.
 */
export interface ReviewedRequest extends Request {
    /**
     * Whether it can be approved: its shifts have not changed since, and nothing blocks it.
     */
    possible: boolean;
    /**
     * The rules that approving would break.
     */
    violations: PersonViolation[];
    /**
     * What approving would do to the week; null if one of its shifts has changed since.
     */
    effect: Effect | null;
}

/**
 * A whole day on which somebody is away.
 *
 * A shift of theirs that starts on it stays in the schedule and counts nowhere.
 */
export interface Absence {
    /**
     * The id of the staff member.
     */
    staffId: string;
    /**
     * The day.
     */
    day: number;
    /**
     * The reason.
     */
    kind: AbsenceKind;
    /**
     * A note, at most `MAX_TEXT_LENGTH` characters.
     */
    note?: string;
}

/**
 * All staff, divided by whether they can work for a position in given hours.
 */
export interface Candidates {
    /**
     * Those who can, ranked as suggestions are.
     */
    able: Candidate[];
    /**
     * At most `MAX_UNABLE` of those who cannot: staff of the position first, then of the others.
     */
    unable: Unable[];
    /**
     * The number of those who cannot.
     */
    unableTotal: number;
}

/**
 * An absence of somebody on some days, with what becomes of their shifts and who works in their place.
 */
export interface AbsenceReport {
    /**
     * The id of the person.
     */
    staffId: string;
    /**
     * The days, in any order.
     */
    days: number[];
    /**
     * The reason.
     */
    kind: AbsenceKind;
    /**
     * A note, at most `MAX_TEXT_LENGTH` characters.
     */
    note?: string;
    /**
     * What becomes of the person's shifts on these days.
     */
    shifts: AbsentShifts;
    /**
     * New shifts in their place, all pending.
     */
    cover?: ProposedShift[];
    /**
     * The ids of shifts that shifts of `cover` take the place of: those that it makes longer, as a plan does.
     */
    replaced?: string[];
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
 * An open shift that was offered to a person.
 */
export interface Offer {
    /**
     * The open shift.
     */
    openShift: OpenShift;
    /**
     * Its state for the person.
     */
    state: OfferState;
}

/**
 * An open shift to be offered to the people of a position.
 */
export interface OfferedShift extends ShiftTime {
    /**
     * The id of the position.
     */
    positionId: string;
    /**
     * Unpaid minutes of it, in quarters of an hour; 0 if omitted from JSON.
     */
    breakMinutes?: number;
}

/**
 * An open shift.
 */
export type OpenShift = { id: string; positionId: string; claimedBy: string | null; taken: boolean } & ShiftTime & { end: number; endMinute?: number };

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
}

/**
 * Confirmed and pending shifts.
 */
export interface ShiftStatus {
    /**
     * Confirmed shifts.
     */
    confirmed: number;
    /**
     * Shifts that are not confirmed.
     */
    pending: number;
}

/**
 * Consecutive hours of one day in which some position in scope is understaffed.
 */
export interface GapBlock {
    /**
     * The day.
     */
    day: number;
    /**
     * First hour.
     */
    start: number;
    /**
     * End hour, exclusive.
     */
    end: number;
    /**
     * Every position in scope, in schedule order.
     */
    positions: GapPosition[];
}

/**
 * Encoding of a text.
 */
export type Encoding = "utf8" | "utf16" | "windows1252" | "cp850";

/**
 * Every analysis of a week, in the shape of the `expected` objects in `fixtures/golden`.
 */
export interface Analysis {
    /**
     * Staff on duty, by position id, then day, then hour.
     */
    coverage: Record<string, number[][]>;
    /**
     * The gap blocks.
     */
    gaps: GapBlock[];
    /**
     * The fill rates in the team filter's scope.
     */
    fillRates: FillRate[];
    /**
     * The assignments still to be made; see `pending_assignments`.
     */
    pendingAssignments: number;
    /**
     * Confirmed and pending shifts.
     */
    shiftStatus: ShiftStatus;
    /**
     * Staff members who could fill the gaps.
     */
    suggestions: GapSuggestions[];
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
 * Heads that a position needs in some hours of one day.
 */
export interface Demand extends HourRange {
    /**
     * The id of the position.
     */
    positionId: string;
    /**
     * The day.
     */
    day: number;
    /**
     * Heads needed in each of them, at most `MAX_REQUIRED`.
     */
    required: number;
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
 * How a cell looks.
 */
export type Style = "plain" | "title" | "heading" | "strong";

/**
 * How a command changed the gap hours of a day.
 */
export interface DayChange {
    /**
     * The day.
     */
    day: number;
    /**
     * The change in the number of hours in gaps; negative if there are fewer.
     */
    gapHours: number;
}

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
     * The position of people and open shifts for which the table gives none.
     */
    position: string;
    /**
     * Whether people for whom the table gives no availability are available at all hours.
     */
    assumeAvailable: boolean;
}

/**
 * How a shift differs from what was published.
 */
export type PlanChangeKind = "added" | "removed" | "moved" | "resized" | "given";

/**
 * How serious a violation is.
 */
export type Level = "block" | "warn";

/**
 * How the table is laid out.
 */
export type LayoutKind = "list" | "people-by-day" | "day-by-people" | "names-by-day" | "day-by-names";

/**
 * How well an hour of a position is staffed, best first.
 */
export type StaffingLevel = "fine" | "thin" | "gap" | "severe";

/**
 * One ISO week, Monday to Sunday.
 */
export interface IsoWeek {
    /**
     * The ISO year of the week; around New Year it differs from the calendar year of some of its days.
     */
    isoYear: number;
    /**
     * Number of the week in that year, 1 to 53.
     */
    isoWeek: number;
    /**
     * First day, in JSON as `YYYY-MM-DD`.
     */
    monday: string;
    /**
     * Last day, in JSON as `YYYY-MM-DD`.
     */
    sunday: string;
    /**
     * `MMM d - MMM d, yyyy` with the Sunday's year, in English.
     */
    label: string;
    /**
     * The seven days, Monday first, in JSON as `YYYY-MM-DD`.
     */
    days: [string, string, string, string, string, string, string];
}

/**
 * One command, for people to read: what it did, to which shift, and how that shift changed.
 */
export interface HistoryEntry {
    /**
     * What was done.
     */
    kind: CommandKind;
    /**
     * How many shifts it changed. For an import, a plan, a covered absence and a paste, how many there are
     * afterwards; for a publication, how many changes people were notified of.
     */
    shifts: number;
    /**
     * The first shift that it changed, as it was before; null if that shift is new. For a swap, the shift that
     * the requester received.
     */
    before: PlacedShift | null;
    /**
     * The first shift that it changed, as it was afterwards; null if that shift was removed. For a request, the
     * shift it is about; for an open shift, a shift of nobody, with an empty name.
     */
    after: PlacedShift | null;
    /**
     * The name of the person or position that it is about: of an absence or a change of the team.
     */
    subject: string | null;
    /**
     * The Monday of the week in which it was done, `YYYY-MM-DD`, if the week is one of a roster.
     */
    monday: string | null;
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
 * One hour of a day, position by position.
 */
export interface DayHour {
    /**
     * The hour, 9 to 24; hour 24 is the first one after midnight, also of Sunday.
     */
    hour: number;
    /**
     * The slot of the hour.
     */
    slot: Slot;
    /**
     * The index of the week's gap block that contains this hour, if any.
     */
    gap: number | null;
    /**
     * One cell for each position in scope.
     */
    cells: DayCell[];
}

/**
 * One hour of one day.
 */
export interface HourCell {
    /**
     * The day of the column.
     */
    day: number;
    /**
     * The hour of the row, 9 to 24. Hour 24 is hour 0 of the next day; on Sunday it is beyond the week, and contains
     * the continuation of Sunday's shifts.
     */
    hour: number;
    /**
     * The slot of the hour.
     */
    slot: Slot;
    /**
     * The hour's coverage: the fewest different staff members on duty in any of its quarters.
     */
    scheduled: number;
    /**
     * Different staff members on duty at any time in the hour.
     */
    present: number;
    /**
     * Those of them whose shifts at that time are all confirmed.
     */
    confirmed: number;
    /**
     * The others.
     */
    pending: number;
    /**
     * Every position in scope, in schedule order.
     */
    positions: HourPosition[];
    /**
     * The index of the gap block that contains this hour, if any.
     */
    gap: number | null;
    /**
     * The worst level of any of the positions; null in hours that are not examined and under a position filter.
     */
    level: StaffingLevel | null;
}

/**
 * One position in one hour.
 */
export interface DayCell {
    /**
     * The position.
     */
    positionId: string;
    /**
     * Heads needed.
     */
    required: number;
    /**
     * The hour's coverage: the fewest different staff members on duty in any of its quarters.
     */
    scheduled: number;
    /**
     * Different staff members on duty at any time in the hour.
     */
    present: number;
    /**
     * How many heads are missing from `required`, never below 0.
     */
    needed: number;
    /**
     * Whether `scheduled` is below the threshold, also in hours that are not examined for gaps.
     */
    understaffed: boolean;
    /**
     * How well it is staffed; null in hours that are not examined and under a position filter.
     */
    level: StaffingLevel | null;
    /**
     * The first `MAX_DAY_PREVIEW` of those present, in staff order.
     */
    preview: PreviewMember[];
}

/**
 * One rule that a shift breaks, with its figures.
 */
export interface Violation extends TimeRange {
    /**
     * The kind of violation.
     */
    kind: ViolationKind;
    /**
     * Whether it blocks the shift or only warns.
     */
    level: Level;
    /**
     * The day on which `range` begins.
     */
    day: number;
    /**
     * The actual value in minutes, or in days for `TooFewDaysOff` and
     * `TooManyDaysInRow`.
     */
    actual: number;
    /**
     * The allowed value in the same unit; 0 if nothing is allowed.
     */
    limit: number;
    /**
     * The other shift involved, if there is one and it is of this week.
     */
    otherShiftId: string | null;
}

/**
 * One stretch of work of one staff member.
 */
export interface Shift extends ShiftTime {
    /**
     * Unique among the shifts.
     */
    id: string;
    /**
     * The id of the staff member.
     */
    staffId: string;
    /**
     * Whether the member has confirmed it. A pending shift counts as scheduled, too.
     */
    confirmed: boolean;
    /**
     * The id of the position that it is worked in; the person's main one if there is none.
     */
    positionId?: string;
    /**
     * Unpaid minutes of it, in quarters of an hour, at most `MAX_BREAK_MINUTES` and less
     * than its length. A break is time on duty, but not work.
     */
    breakMinutes?: number;
    /**
     * A note for the person, at most `MAX_TEXT_LENGTH` characters.
     */
    note?: string;
}

/**
 * One thing that needs attention.
 */
export interface Problem extends TimeRange {
    /**
     * The kind of problem.
     */
    kind: ProblemKind;
    /**
     * How serious it is.
     */
    level: Level;
    /**
     * The day on which `range` begins.
     */
    day: number;
    /**
     * Heads on duty in the worst hour of a gap, the length of a pending shift in minutes, or the actual value of a
     * violation.
     */
    actual: number;
    /**
     * Heads needed in that hour, 0, or the value that the rule allows.
     */
    limit: number;
    /**
     * The position.
     */
    positionId: string;
    /**
     * The index of the gap block among the gaps.
     */
    gap: number | null;
    /**
     * The person.
     */
    staffId: string | null;
    /**
     * The person's name.
     */
    name: string | null;
    /**
     * The shift.
     */
    shiftId: string | null;
    /**
     * The other shift involved, if there is one.
     */
    otherShiftId: string | null;
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
 * Points and recognitions that may still be given this month.
 */
export interface Allowance {
    /**
     * Points left to give.
     */
    points: number;
    /**
     * Recognitions left to give; one person uses up one.
     */
    recognitions: number;
}

/**
 * Somebody who works in one position, and perhaps in others.
 */
export interface StaffMember {
    /**
     * Unique among the staff.
     */
    id: string;
    /**
     * The display name.
     */
    name: string;
    /**
     * The id of the member's main position.
     */
    positionId: string;
    /**
     * The ids of the other positions that the member can work in.
     */
    otherPositions?: string[];
    /**
     * An opaque style token that the engine only passes through.
     */
    color: string;
    /**
     * When the member can work. Ranges may overlap.
     */
    availability: Availability[];
    /**
     * The hourly wage, in hundredths of the schedule's currency, at most
     * `MAX_HOURLY_CENTS`. Without it the member's work is not priced.
     */
    hourlyCents?: number;
    /**
     * The contracted minutes per week, at most a whole week.
     */
    contractMinutes?: number;
    /**
     * The most minutes that the member may work in a week, at most a whole week.
     */
    maxMinutes?: number;
}

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
 * The budget of a schedule. Every part is optional and is omitted from JSON if missing.
 */
export interface Budget {
    /**
     * The code of the currency (ISO 4217); `DEFAULT_CURRENCY` if there is none.
     */
    currency?: string;
    /**
     * Expected sales of each day, Monday first, in hundredths of the currency, at most
     * `MAX_FORECAST_CENTS`.
     */
    forecastCents?: number[];
    /**
     * The share of the sales that labour may cost, in whole percent, at most 100.
     */
    labourPercent?: number;
}

/**
 * The colour of a fill rate.
 */
export type Tone = "green" | "yellow" | "red";

/**
 * The cost of a recognition, and what is left after sending it.
 */
export interface RecognitionCost {
    /**
     * Points per person times people.
     */
    total: number;
    /**
     * What is left of the allowance after sending.
     */
    remaining: Allowance;
}

/**
 * The cost of a week.
 */
export interface WeekLabour {
    /**
     * The code of the currency (ISO 4217).
     */
    currency: string;
    /**
     * The shifts that start on each day, Monday first.
     */
    days: LabourFigures[];
    /**
     * All shifts of the week.
     */
    week: LabourFigures;
    /**
     * The target for the cost as a share of the sales, in whole percent.
     */
    targetPercent: number | null;
    /**
     * The target share of the week's expected sales, in hundredths of the currency, rounded half up.
     */
    budgetCents: number | null;
    /**
     * Whether the week costs more than the budget.
     */
    overBudget: boolean;
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
 * The day with the most gap hours.
 */
export interface WorstDay {
    /**
     * The day.
     */
    day: number;
    /**
     * The hours in its gap blocks.
     */
    gapHours: number;
    /**
     * The number of its gap blocks.
     */
    gapCount: number;
}

/**
 * The examined hour and position with the lowest share of `required` on duty. Ties go to the earliest hour, then
 * to the first position in schedule order.
 */
export interface WorstHour {
    /**
     * The hour, 10 to 19.
     */
    hour: number;
    /**
     * The position.
     */
    positionId: string;
    /**
     * Heads needed.
     */
    required: number;
    /**
     * Different staff members on duty.
     */
    scheduled: number;
    /**
     * `scheduled` of `required` in percent, rounded half up.
     */
    percent: number;
    /**
     * Whether `scheduled` is below the threshold.
     */
    understaffed: boolean;
}

/**
 * The figures behind the insights.
 */
export interface Insights {
    /**
     * Gap blocks; 0 while a position filter is set.
     */
    gapCount: number;
    /**
     * Hours in gap blocks.
     */
    gapHours: number;
    /**
     * The number of examined hours in the week: 70.
     */
    examinedHours: number;
    /**
     * Examined hours in which no position in scope of both filters is understaffed.
     */
    coveredHours: number;
    /**
     * The heads missing from what is required, added up over the examined hours of the positions in scope: the
     * person-hours that are still to be staffed.
     */
    missingHours: number;
    /**
     * The day with the most gap hours; the earliest if there are several.
     */
    worstDay: WorstDay | null;
    /**
     * Pending shifts of the positions in scope of both filters.
     */
    pendingShifts: number;
    /**
     * The position in scope of both filters with the most understaffed hours; the first if there are several.
     */
    mostUnderstaffed: UnderstaffedPosition | null;
    /**
     * The lowest of the fill rates; the first if there are several.
     */
    lowestFill: FillRate | null;
}

/**
 * The figures shown around the grid of a week view.
 */
export interface Summary {
    /**
     * The gap blocks.
     */
    gaps: GapBlock[];
    /**
     * The fill rates in the team filter's scope.
     */
    fillRates: FillRate[];
    /**
     * The examined hours of the week in which each of those positions is understaffed, in the same order; empty while
     * a position filter is set.
     */
    shortHours: number[];
    /**
     * The assignments still to be made; see `pending_assignments`.
     */
    pendingAssignments: number;
    /**
     * Confirmed and pending shifts.
     */
    shiftStatus: ShiftStatus;
    /**
     * Monday to Sunday.
     */
    days: DaySummary[];
    /**
     * The hours of each day in which gaps are looked for.
     */
    examined: HourRange;
    /**
     * The figures behind the insights.
     */
    insights: Insights;
}

/**
 * The fill rate of a position.
 */
export interface FillRate {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * Heads needed; if the position follows a template, the most in any slot of the week.
     */
    required: number;
    /**
     * Different staff members with at least one shift this week.
     */
    scheduled: number;
    /**
     * `scheduled` of `required` in percent, rounded half up; 100 where nobody is required.
     */
    percent: number;
    /**
     * The colour of the rounded percent.
     */
    tone: Tone;
}

/**
 * The heads that one position needs.
 */
export interface PositionRequirements {
    /**
     * The position's id in the schedule.
     */
    positionId: string;
    /**
     * Heads for each day and slot.
     */
    requirements: DayRequirements;
}

/**
 * The hour rows of a week.
 */
export interface Board {
    /**
     * The hour of the first row: 9.
     */
    firstHour: number;
    /**
     * The hour of the last row: 24.
     */
    lastHour: number;
    /**
     * Row by row, Monday first: the cell of an hour and a day is at `(hour - 9) * 7 + day`.
     */
    cells: HourCell[];
}

/**
 * The hour rows of one day.
 */
export interface DayBoard {
    /**
     * The day.
     */
    day: number;
    /**
     * The positions in scope, in schedule order: the columns.
     */
    positions: string[];
    /**
     * The hours 9 to 24: the rows.
     */
    rows: DayHour[];
}

/**
 * The labour figures of a day or a week.
 */
export interface LabourFigures {
    /**
     * The work of the shifts, in minutes, without their breaks. Shifts of people who are absent do not count.
     */
    minutes: number;
    /**
     * The cost of the shifts of people with a wage, in hundredths of the currency; null if nobody on the staff
     * has one.
     */
    costCents: number | null;
    /**
     * The number of people with a shift but without a wage.
     */
    notPriced: number;
    /**
     * The expected sales, in hundredths of the currency; null without a forecast.
     */
    forecastCents: number | null;
    /**
     * The cost as a share of the expected sales, in whole percent, rounded half up; null without sales.
     */
    percent: number | null;
    /**
     * Whether `percent` is above the target.
     */
    overTarget: boolean;
}

/**
 * The position with the most understaffed hours.
 */
export interface UnderstaffedPosition {
    /**
     * The position.
     */
    positionId: string;
    /**
     * The examined hours in which it is understaffed.
     */
    gapHours: number;
    /**
     * The most heads missing in any of those hours.
     */
    needed: number;
}

/**
 * The problems of a week.
 */
export interface Review {
    /**
     * Every stretch of hours in which a position is understaffed, worst first: the smallest share of required
     * heads on duty, then the most missing head-hours, then the earliest. A gap block has one or more.
     */
    gaps: Problem[];
    /**
     * The number of gap blocks that contain those stretches.
     */
    gapBlocks: number;
    /**
     * The pending shifts, earliest first.
     */
    pending: Problem[];
    /**
     * The rules that shifts break: blocks first, then the earliest. Each is listed once, a double booking or
     * a short rest at the later shift, a day's hours at the day's last shift, and days off and the week's
     * hours at the week's last.
     */
    broken: Problem[];
    /**
     * The total number of problems.
     */
    total: number;
}

/**
 * The result of a command.
 */
export interface Outcome {
    /**
     * Counts the changes of the week, its rules and its requirements. It differs whenever the state may differ.
     */
    revision: number;
    /**
     * What was done; null if nothing had to change, or there was nothing to undo or redo.
     */
    done: HistoryEntry | null;
    /**
     * How many hours of the whole week are examined for gaps.
     */
    examinedHours: number;
    /**
     * How many of them are not in a gap.
     */
    coveredHours: number;
    /**
     * The days on which that number changed, Monday first.
     */
    days: DayChange[];
    /**
     * When several shifts are changed at once, those that were refused, as they would have become. One that would
     * have left the week is listed unchanged and without a violation.
     */
    refused?: RefusedShift[];
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
 * The result of applying a template.
 */
export interface Applied {
    /**
     * The ids of the schedule's positions that follow the template now.
     */
    applied: string[];
    /**
     * The ids of the template's positions that the schedule does not have.
     */
    unknown: string[];
    /**
     * The ids of the schedule's positions that are not in the template. They keep the plain rule.
     */
    untouched: string[];
}

/**
 * The rules that shifts are checked against. A number of 0 or less turns its rule off, and a field that JSON omits
 * has its default.
 */
export interface Rules {
    /**
     * The shortest shift, in hours.
     */
    minHours?: number;
    /**
     * The most hours that one person's shifts on one day may add up to. A shift belongs to the day on which it
     * starts.
     */
    maxHours?: number;
    /**
     * The fewest days off in a week, on which no shift of the person starts.
     */
    daysOff?: number;
    /**
     * The fewest hours of rest between a person's shifts that start on different days.
     */
    restHours?: number;
    /**
     * The most successive days on which shifts of one person start.
     */
    maxDaysInRow?: number;
    /**
     * Whether filling a week may lengthen shifts that exist.
     */
    lengthen?: boolean;
    /**
     * Whether filling a week may give somebody a second shift on a day that does not touch the first.
     */
    splitDays?: boolean;
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
 * The shifts of one position that are visible on one day, 9 AM to 1 AM.
 */
export interface PositionLanes {
    /**
     * The position.
     */
    positionId: string;
    /**
     * The number of lanes, including those not returned.
     */
    lanes: number;
    /**
     * The shifts of the first lanes, by start, length and staff order.
     */
    bars: LaneBar[];
}

/**
 * The staff of one position in the cell.
 */
export interface DetailGroup {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * The position's name.
     */
    name: string;
    /**
     * Heads needed in the requested hour, or the most in any visible slot of the requested day.
     */
    required: number;
    /**
     * Different staff members, the length of `members`.
     */
    count: number;
    /**
     * In staff order.
     */
    members: DetailMember[];
}

/**
 * The staffing of a position on one day.
 */
export interface DayPosition {
    /**
     * The position.
     */
    positionId: string;
    /**
     * Heads needed in the worst examined hour; without a template, the same in every hour.
     */
    required: number;
    /**
     * How many are on duty in that hour; without a template, the lowest number in any examined hour.
     */
    fewest: number;
    /**
     * That hour, 10 to 19; the earliest if there are several.
     */
    fewestHour: number;
    /**
     * Whether `fewest` is below the threshold.
     */
    understaffed: boolean;
}

/**
 * The staffing of one position in a gap block.
 */
export interface GapPosition {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * Heads needed in the block's worst hour; without a template, the same in every hour.
     */
    required: number;
    /**
     * How many are on duty in that hour; without a template, the lowest number in any hour of the block.
     */
    scheduled: number;
    /**
     * How many heads are missing from `required`, never below 0.
     */
    needed: number;
    /**
     * Whether `scheduled` is below the threshold.
     */
    understaffed: boolean;
    /**
     * The hours of the block in which this position is understaffed, merged, earliest first. The block may be
     * longer because of another position.
     */
    short: HourRange[];
    /**
     * The staff of the position who work at any time in the block, in staff order.
     */
    members: GapMember[];
}

/**
 * The staffing of one position in one hour.
 */
export interface HourPosition {
    /**
     * The position.
     */
    positionId: string;
    /**
     * Heads needed.
     */
    required: number;
    /**
     * The hour's coverage.
     */
    scheduled: number;
    /**
     * How many heads are missing from `required`, never below 0.
     */
    needed: number;
    /**
     * Whether `scheduled` is below the threshold, also in hours that are not examined for gaps.
     */
    understaffed: boolean;
    /**
     * How well it is staffed; null in hours that are not examined and under a position filter.
     */
    level: StaffingLevel | null;
}

/**
 * The state of an open shift for one of the people it was offered to.
 */
export type OfferState = "open" | "waiting" | "yours" | "taken" | "blocked";

/**
 * The status of a request.
 */
export type RequestStatus = "waiting" | "approved" | "declined";

/**
 * The suggestions for one understaffed position of one gap block.
 */
export interface GapSuggestions {
    /**
     * The index of the block among the gaps.
     */
    gap: number;
    /**
     * The understaffed position.
     */
    positionId: string;
    /**
     * At most `MAX_SUGGESTIONS`, best first.
     */
    staff: Suggestion[];
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
 * The team's settings; the numbers have no bounds.
 */
export interface TeamSettings {
    /**
     * Shortest shift, in hours.
     */
    minHours: number;
    /**
     * Longest shift, in hours.
     */
    maxHours: number;
    /**
     * Days off per week.
     */
    defaultDaysOff: number;
    /**
     * Teams per time slot.
     */
    timeslotTeams: number;
    /**
     * Whether members clock in and out independently.
     */
    independentClocking: boolean;
    /**
     * Whether clocking in and out via the mobile app is allowed.
     */
    clockInApp: boolean;
    /**
     * Whether team members must approve assigned shifts.
     */
    shiftApproval: boolean;
    /**
     * Whether members of the same role may trade shifts.
     */
    shiftTrading: boolean;
    /**
     * Whether employees may claim available shifts beforehand.
     */
    shiftClaiming: boolean;
    /**
     * Whether all shift changes need a manager's approval.
     */
    managerApproval: boolean;
}

/**
 * The two filters of a scheduler view. By default neither is set and every position is in scope.
 *
 * An id that no team or position has is not an error; no position is in its scope.
 */
export interface Filter {
    /**
     * The id of a team; null for all teams.
     */
    team: string | null;
    /**
     * The id of a position; null for all positions. While it is set, there are no gaps.
     */
    position: string | null;
}

/**
 * The value of a cell.
 */
export type Value = "blank" | { text: string } | { hundredths: number } | { date: string } | { time: number };

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
 * Times of a shift, to the quarter of an hour.
 */
export interface TypedTimes {
    /**
     * The start, in minutes since midnight, 0 to 1425.
     */
    startMinutes: number;
    /**
     * The length in minutes, 15 to 1440; null if only a start was typed.
     */
    lengthMinutes: number | null;
    /**
     * The unpaid minutes of a shift type; null if times were typed.
     */
    breakMinutes: number | null;
    /**
     * The position of a shift type, if it has one.
     */
    positionId: string | null;
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
 * What a cell was taken for.
 */
export type Taken = "heading" | "person" | "id" | "position" | "day" | "time" | "break" | "length" | "code" | "asked" | "off" | "heads" | "contract" | "maximum" | "wage" | "availability" | "note" | "legend" | "nothing" | "remark" | "total" | "clocked" | "unused" | "repeat" | "ignored" | "unreadable";

/**
 * What a change would do.
 */
export interface Effect {
    /**
     * The change in the week's cost, in hundredths of the currency, negative if it would cost less; null if none
     * of the people affected has a wage.
     */
    costCents: number | null;
    /**
     * How many of the people affected have no wage.
     */
    notPriced: number;
    /**
     * The code of the currency (ISO 4217).
     */
    currency: string;
    /**
     * The change in the minutes that the people affected work beyond their contracts, summed; negative if there
     * would be fewer.
     */
    overContract: number;
    /**
     * The number of gap blocks in the whole week as it is.
     */
    gaps: number;
    /**
     * How many of them would be closed, with none of their hours in a gap.
     */
    gapsClosed: number;
    /**
     * How many gap blocks there would be in hours that have none now.
     */
    gapsOpened: number;
    /**
     * The change in the number of hours in gaps.
     */
    gapHours: number;
    /**
     * The rules that the new shifts would break, each shift checked together with those before it. A rule of the whole
     * week (days off, maximum hours) that is already broken counts only if the change makes it worse.
     */
    violations: Violation[];
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
 * What a column, a line or a cell is.
 */
export type Meaning = "ignore" | "off" | "section" | "name" | "surname" | "position" | "day" | "start" | "end" | "hours" | "break" | "availability" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

/**
 * What a schedule has besides its positions, staff and shifts. Whatever is empty is omitted from JSON.
 *
 * ```
 * use scheduler_core::schedule::{Details, HourRange};
 *
 * let mut details = Details::default();
 * assert_eq!(details.examined(), HourRange::new(10, 20));
 * details.examined = Some(HourRange::new(0, 24));
 * ```
 */
export interface Details extends Budget {
    /**
     * Who is away on which day, at most one absence per person and day.
     */
    absences?: Absence[];
    /**
     * The hours of each day in which gaps are looked for; `DEFAULT_EXAMINED` if there are none.
     */
    examined?: HourRange;
    /**
     * Heads needed in single hours, in place of the position's `required` and of a template. No two ranges of a
     * position overlap.
     */
    demand?: Demand[];
    /**
     * Shifts of the week before, with the days of that week. They are looked at and never changed.
     */
    before?: Shift[];
    /**
     * Shifts of the week after, with the days of that week. They are looked at and never changed.
     */
    after?: Shift[];
    /**
     * The usual times of the team, by code.
     */
    shiftTypes?: ShiftType[];
}

/**
 * What a word for not working means.
 */
export type OffKind = "day-off" | "holiday" | "sick" | "leave" | "training" | "other";

/**
 * What becomes of the shifts of somebody who is absent.
 */
export type AbsentShifts = "remove" | "offer" | "keep";

/**
 * What becomes of the shifts of somebody who leaves the team or a position.
 */
export type LeftShifts = "offer" | "remove";

/**
 * What can be undone and redone.
 */
export interface History {
    /**
     * The commands that can be undone, the next one first: at most `MAX_LISTED`.
     */
    undo: HistoryEntry[];
    /**
     * The commands that can be redone, the next one first: at most `MAX_LISTED`.
     */
    redo: HistoryEntry[];
    /**
     * How many commands can be undone.
     */
    undoCount: number;
    /**
     * How many commands can be redone.
     */
    redoCount: number;
}

/**
 * What can be wrong with a shift.
 */
export type ViolationKind = "absent" | "doubleBooking" | "wrongPosition" | "outsideAvailability" | "overMaxHours" | "underMinHours" | "shortRest" | "tooFewDaysOff" | "tooManyDaysInRow" | "overWeekMaximum";

/**
 * What can need attention.
 */
export type ProblemKind = "gap" | "pending" | "absent" | "doubleBooking" | "wrongPosition" | "outsideAvailability" | "overMaxHours" | "underMinHours" | "shortRest" | "tooFewDaysOff" | "tooManyDaysInRow" | "overWeekMaximum";

/**
 * What copying weeks did.
 */
export interface CopiedWeeks {
    /**
     * The outcome for the open week.
     */
    outcome: Outcome;
    /**
     * Each week that was copied into, earliest first.
     */
    weeks: CopiedWeek[];
}

/**
 * What is asked.
 */
export type QuestionKind = "code" | "hours" | "person" | "days" | "date-order";

/**
 * What is requested.
 */
export type RequestKind = "claim" | "swap" | "drop";

/**
 * What is wrong with a cell, or how it was interpreted.
 */
export type ProblemCode = "no-roster" | "unreadable" | "end-before-start" | "too-long" | "no-day" | "too-many-lines" | "refused" | "not-a-quarter" | "guessed" | "break-cut" | "note-cut" | "wrong-weekday";

/**
 * What one person sees: offers, their shifts and their requests.
 */
export interface Inbox {
    /**
     * The open shifts that were offered to them, latest first.
     */
    offers: Offer[];
    /**
     * Their own shifts, in time order.
     */
    shifts: PlacedShift[];
    /**
     * Their requests, and approved swaps with them, latest first.
     */
    requests: Request[];
}

/**
 * What one staff member does in one hour.
 */
export type DutyHour = "off" | "free" | "confirmed" | "pending";

/**
 * What parts the columns of a file that is written. Spreadsheets split a line only at the sign of their own language.
 */
export type Separator = "comma" | "semicolon";

/**
 * What people may request, and whether a manager has to approve it.
 */
export interface RequestRules {
    /**
     * Whether open shifts may be claimed.
     */
    claiming: boolean;
    /**
     * Whether people of the same position may swap shifts.
     */
    trading: boolean;
    /**
     * Whether requests need a manager's approval; otherwise they are carried out at once.
     */
    approval: boolean;
}

/**
 * What was copied into one week.
 */
export interface CopiedWeek {
    /**
     * The Monday of the week, `YYYY-MM-DD`.
     */
    monday: string;
    /**
     * The Monday of the week that was copied.
     */
    from: string;
    /**
     * How many shifts were copied.
     */
    copied: number;
    /**
     * The shifts that were left out, with the rules that they would break.
     */
    leftOut: RefusedShift[];
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
 * When a shift is worked: its day, start and length, to the quarter of an hour.
 *
 * It covers `start .. start + hours`, end exclusive. Past midnight it continues into the next day; past Sunday midnight
 * it leaves the week. Minutes are 0, 15, 30 or 45 and are omitted from JSON if 0.
 *
 * ```
 * use scheduler_core::{Day, schedule::ShiftTime};
 *
 * let time = ShiftTime::new(Day::Tuesday, 9, 8).with_minutes(30, 15);
 * assert_eq!((time.start_minutes(), time.length_minutes()), (33 * 60 + 30, 495));
 * ```
 */
export interface ShiftTime {
    /**
     * The day on which it starts.
     */
    day: number;
    /**
     * The hour in which it starts, 0 to 23.
     */
    start: number;
    /**
     * Minutes after that hour.
     */
    startMinute?: number;
    /**
     * Whole hours of its length, 0 to 24; 0 only if `minutes` is not.
     */
    hours: number;
    /**
     * Minutes of its length beyond them.
     */
    minutes?: number;
}

/**
 * When a staff member can work on one day.
 *
 * Minutes are 0, 15, 30 or 45 and are omitted from JSON if 0.
 */
export interface Availability {
    /**
     * The day.
     */
    day: number;
    /**
     * The hour in which it starts, 0 to 23.
     */
    start: number;
    /**
     * Minutes after that hour.
     */
    startMinute?: number;
    /**
     * The hour in which it ends, exclusive, at most 24.
     */
    end: number;
    /**
     * Minutes after that hour; 0 if it ends at 24.
     */
    endMinute?: number;
}

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
 * Which days a table's days are: the first of them, all of them, or each by its heading.
 */
export type DaysAnswer = string | string[] | Map<string, string>;

/**
 * Which of several shifts can be added to a week.
 */
export interface Placement {
    /**
     * Those that can be added, in the given order.
     */
    placed: ProposedShift[];
    /**
     * The others, in the given order.
     */
    refused: RefusedShift[];
}

/**
 * Who works in a cell.
 */
export interface ShiftDetails {
    /**
     * Different staff members.
     */
    total: number;
    /**
     * Those whose listed shifts are all confirmed.
     */
    confirmed: number;
    /**
     * The others.
     */
    pending: number;
    /**
     * The positions that have somebody, in schedule order.
     */
    groups: DetailGroup[];
}

/**
 * Whole hours of one day, `start .. end`, end exclusive.
 */
export interface HourRange {
    /**
     * First hour.
     */
    start: number;
    /**
     * End hour, exclusive.
     */
    end: number;
}

/**
 * Why a person cannot work.
 */
export type UnableReason = "booked" | "absent" | "notAvailable" | "otherPosition";

/**
 * Why somebody is away.
 */
export type AbsenceKind = "holiday" | "sick" | "leave" | "training" | "other";


/**
 * The shifts of a schedule (JSON text) as CSV (RFC 4180) with a byte order mark; with the week's Monday (`YYYY-MM-DD`)
 * each line has its date. Columns are parted by commas, or by what is given. Throws `broken-json`, the errors of the schedule, `not-a-date`, `date-out-of-range`.
 */
export function exportCsv(schedule: string, monday?: string | null, separator?: Separator): string;

/**
 * The document in a text of `toLink`, for `Editor.fromDocument`. Throws `share-not-recognised`, `share-version`,
 * `share-damaged`, `text-too-long`, `too-large-to-share`.
 */
export function fromLink(link: string): string;

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
 * against days. Throws as `exportCsv` does; what is wrong with the CSV text is in the report.
 */
export function importCsv(schedule: string, text: string, monday?: string | null): CsvImport;

/**
 * Reads a roster. Throws `not-a-date` if the Monday is not a date.
 */
export function readRoster(sheets: Grid[], options: ReadingOptions): RosterReading;

/**
 * A roster (the document of `Editor.roster`) as the sheets of a workbook, for the package of workbooks: the weeks for
 * people, then all shifts as they are read back. Throws `broken-json` and the errors of the roster.
 */
export function sheetsOfRoster(roster: string, words: BookWords): Sheet[];

/**
 * The shifts of a schedule (JSON text) as a calendar file: those of one person, or of everybody if null. Events whose
 * shifts are gone since an earlier export are cancelled. Throws as `exportCsv` does, `unknown-staff`, `no-shifts`,
 * `not-a-monday`, `not-a-zone`, `time-out-of-range`.
 */
export function toCalendar(schedule: string, staffId: string | null | undefined, monday: string, options: CalendarOptions): CalendarFile;

/**
 * A document of the engine (`Editor.document`) as a short text of letters, digits, - and _. Throws
 * `too-large-to-share`.
 */
export function toLink(document: string): string;
