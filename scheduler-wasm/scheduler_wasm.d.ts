/* tslint:disable */
/* eslint-disable */

/** An object with its `kind` beside its fields. */
export type Tagged<Fields> = Fields extends string
    ? { kind: Fields }
    : { [Kind in keyof Fields]: { kind: Kind } & Fields[Kind] }[keyof Fields];

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
 * Why somebody is away.
 */
export type AbsenceKind = "holiday" | "sick" | "leave" | "training" | "other";

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
 * What becomes of the shifts of somebody who is absent.
 */
export type AbsentShifts = "remove" | "offer" | "keep";

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
 * The type of the answer to each kind of question, for TypeScript.
 */
export interface AnswersByKind {
    schedule: Schedule;
    shiftCount: number;
    revision: number;
    monday: string | null;
    mondays: string[];
    analysis: Analysis;
    summary: Summary;
    labour: WeekLabour;
    fairness: Fairness[];
    wishes: WishedDay[];
    specialDates: SpecialDate[];
    board: Board;
    lanes: PositionLanes[][];
    dayBoard: DayBoard;
    dayMembers: DayMembers;
    hourDetails: ShiftDetails;
    memberDayDetails: ShiftDetails;
    coworkers: ShiftDetails;
    positionDayDetails: ShiftDetails;
    memberRows: MemberRows;
    roleRows: RoleRow[];
    requirements: PositionRequirements[];
    history: History;
    rules: Rules & Required<Pick<Rules, 'minHours' | 'maxHours' | 'daysOff' | 'restHours'>>;
    fillRules: Rules & Required<Pick<Rules, 'minHours' | 'maxHours' | 'daysOff' | 'restHours'>>;
    breakOfNew: number;
    workingTime: Problem[];
    checkRoster: WorkingTime[];
    lateChanges: LateChange[];
    knownTime: KnownTime[];
    violations: Violation[];
    suggestedStaff: Candidate[];
    candidates: Candidates;
    review: Review;
    brokenShifts: PlacedShift[];
    placement: Placement;
    preview: Effect;
    previewAbsence: Effect;
    planChanges: PlanChange[];
    requestRules: RequestRules;
    offerFor: OfferedShift;
    openShifts: OpenShift[];
    claimers: Claimer[];
    swapChoices: SwapChoice[];
    waitingRequests: ReviewedRequest[];
    inbox: Inbox;
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
 * Somebody who was away in a week that was copied.
 */
export interface AwayPerson {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * The person's name.
     */
    name: string;
    /**
     * The days of absence on which no shift of theirs starts, earliest first.
     */
    days: number[];
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
 * The break that is owed from some work on.
 */
export interface BreakOwed {
    /**
     * The least work of a shift that owes it, in minutes.
     */
    from: number;
    /**
     * Its minutes.
     */
    minutes: number;
}

/**
 * The budget of a schedule. Every part is optional and is omitted from JSON if missing.
 */
export interface Budget {
    /**
     * The code of the currency (ISO 4217); `EUR` if there is none.
     */
    currency?: string;
    /**
     * Expected sales of each day, Monday first, in hundredths of the currency, at most
     * 1,000,000,000.
     */
    forecastCents?: number[];
    /**
     * The share of the sales that labour may cost, in whole percent, at most 100.
     */
    labourPercent?: number;
}

/**
 * A date of which the roster says whether it is a holiday, and whether anybody is needed; there is one entry for a date.
 */
export interface CalendarDay {
    /**
     * The date.
     */
    date: string;
    /**
     * What it is called; if it is empty, a public holiday of the date keeps its name.
     */
    name?: string;
    /**
     * Whether it is a holiday, whatever the law's country has on the date.
     */
    holiday?: boolean;
    /**
     * Whether it is a closing day: nobody is needed from midnight to midnight.
     */
    closed?: boolean;
}

/**
 * A person of the position who is free in at least one of the hours, with the shift that they would get.
 */
export interface Candidate extends Person {
    /**
     * The person's free hours among those asked for, merged, earliest first.
     */
    availableTimes: HourRange[];
    /**
     * Whether the person is free in all of the hours in which somebody is needed.
     */
    isFullyAvailable: boolean;
    /**
     * The total length of the person's shifts in the week.
     */
    weekLength: Length;
    /**
     * The shift that is added, or what the shift `extends` becomes.
     */
    shift: ProposedShift;
    /**
     * The id of the person's own shift that would be lengthened, instead of adding a second one next to it.
     */
    extends: string | null;
    /**
     * The rules that the shift breaks.
     */
    violations: Violation[];
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
     * At most 200 of those who cannot: staff of the position first, then of the others.
     */
    unable: Unable[];
    /**
     * The number of those who cannot.
     */
    unableTotal: number;
}

/**
 * A person who may claim an open shift.
 */
export interface Claimer extends Person {
    /**
     * The warnings that the manager would see; never a block.
     */
    violations: Violation[];
}

/**
 * Hours of the clock, which may go past midnight.
 */
export interface ClockHours {
    /**
     * The first hour.
     */
    from: number;
    /**
     * The end, exclusive; on the next day if it is not after `from`.
     */
    to: number;
}

/**
 * Something that changes a roster. In JavaScript it is an object with its `kind` beside its fields, such as
 * `{ kind: 'decline', shiftId }`.
 *
 * Each is checked first, and one that fails changes nothing. Those of the history can be undone.
 *
 * ```
 * use scheduler_core::{Day, Editor, Position, ProposedShift, Schedule, StaffMember, commands::Command};
 *
 * let cook = Position::new("cook", "Cook", "kitchen", 1);
 * let ada = StaffMember::new("ada", "Ada", "cook");
 * let mut editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![])?);
 * let shift = ProposedShift::new("ada", Day::Monday, 10, 10);
 * editor.tell(Command::Assign { shift })?;
 * assert_eq!(editor.week().shift_count(), 1);
 * # Ok::<(), scheduler_core::Error>(())
 * ```
 */
export type Command = { assign: { shift: ProposedShift } } | { addShift: { shift: ProposedShift; confirmed: boolean } } | { changeShift: { shiftId: string; to: ProposedShift } } | { confirm: { shiftIds: string[] } } | { confirmAll: { team?: string | null; position?: string | null } } | { confirmShifts: { shiftIds: string[] } } | { decline: { shiftId: string } } | { removeShifts: { shiftIds: string[] } } | { moveShifts: { shiftIds: string[]; quarters: number } } | { giveShifts: { shiftIds: string[]; staffId: string } } | { swapShifts: { shiftId: string; withShiftId: string } } | { applyPlan: { removed: string[]; shifts: ProposedShift[] } } | { applyWeeks: { weeks: PlannedWeek[] } } | { paste: { removed: string[]; shifts: ProposedShift[] } } | { replaceShifts: { schedule: Schedule } } | { setNote: { shiftId: string; note: string } } | { publish: { mondays?: string[] } } | "markAsPublished" | { setRules: { rules: Rules } } | { setRequestRules: { rules: RequestRules } } | { followTemplate: { template: TemplatePosition[] } } | { offer: { shift: OfferedShift } } | { withdraw: { openShiftId: string } } | { claim: { openShiftId: string; staffId: string } } | { askToSwap: { shiftId: string; withShiftId: string } } | { askToDrop: { shiftId: string; reason: string } } | { approve: { requestId: string } } | { declineRequest: { requestId: string } } | { beginRoster: { monday: string } } | { open: { monday: string } } | { supplyWeek: { monday: string; schedule: Schedule } } | { copyWeeks: { sources: string[]; count: number } } | { changeTeam: { change: TeamChange } } | { reportAbsence: { report: AbsenceReport; dates?: string[]; workedBefore?: string | null } } | { endAbsence: { staffId: string; days: number[]; dates?: string[] } };

/**
 * A command, by what it does.
 */
export type CommandKind = "assign" | "add" | "reassign" | "move" | "resize" | "confirm" | "confirmAll" | "decline" | "remove" | "import" | "fill" | "coverAbsence" | "publish" | "paste" | "offer" | "withdraw" | "claim" | "askToSwap" | "askToDrop" | "claimed" | "swapped" | "dropped" | "declineRequest" | "reportAbsence" | "endAbsence" | "copyWeeks" | "changeTeam" | "setNote";

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
    /**
     * Who was away in the week that was copied on days without a shift of theirs, in staff order: what they would have
     * worked was not there to copy.
     */
    away: AwayPerson[];
}

/**
 * Heads that a position needs of a shift type on a day.
 */
export interface Cover {
    /**
     * The id of the position.
     */
    positionId: string;
    /**
     * The code of the shift type.
     */
    type: string;
    /**
     * The day.
     */
    day: number;
    /**
     * Heads needed, at most `MAX_REQUIRED`.
     */
    heads: number;
}

/**
 * How much of what a position needs in the examined hours of the week is covered.
 *
 * One that needs as many heads in every hour in which it needs any is rated by the hours that have its minimum. One
 * with a demand by the hour or different slots, and each of a team that plans for its whole need, is rated by
 * person-hours.
 */
export interface CoverageRate {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * The heads needed, added up over the hours; 0 where nobody is needed in any of them.
     */
    needed: number;
    /**
     * Those of them who are on duty. More than are needed in an hour make up for no other.
     */
    staffed: number;
    /**
     * The hours with fewer people than the minimum.
     */
    below: number;
    /**
     * Whether `covered` and `wanted` are person-hours, and not hours of the week.
     */
    inWork: boolean;
    /**
     * The hours with at least the minimum, or the person-hours staffed.
     */
    covered: number;
    /**
     * The hours in which anybody is needed, or the person-hours needed.
     */
    wanted: number;
    /**
     * `covered` of `wanted` in percent, rounded down; 100 where nobody is needed.
     */
    percent: number;
    /**
     * The colour of that percent, but at most yellow with an hour below the minimum.
     */
    tone: Tone;
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
 * One position in one hour.
 */
export interface DayCell extends HourPosition {
    /**
     * Different staff members on duty at any time in the hour.
     */
    present: number;
    /**
     * The first six of those present, in staff order.
     */
    preview: PreviewMember[];
}

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
 * The staffing of a position in its worst examined hour of a day.
 */
export interface DayPosition extends Staffing {
    /**
     * The position.
     */
    positionId: string;
    /**
     * That hour, 10 to 19; the earliest if there are several.
     */
    hour: number;
    /**
     * `scheduled` of `required` in percent, rounded half up; 100 if nobody is required.
     */
    percent: number;
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
 * The longest time from the first start to the last end of the shifts that start on a day.
 */
export interface DaySpan {
    /**
     * In hours.
     */
    hours: number;
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
     * The examined hour and position with the lowest share of `required` on duty: the earliest hour, then the first
     * position in schedule order; null if no position in scope requires anybody.
     */
    worst: DayPosition | null;
    /**
     * The positions in scope, in schedule order.
     */
    positions: DayPosition[];
}

/**
 * The most work of a day, in hours.
 */
export interface DayWork {
    /**
     * That of everybody.
     */
    hours?: number;
    /**
     * What belongs to a day.
     */
    by: WorkOf;
    /**
     * That of minors.
     */
    minorHours?: number;
}

/**
 * Heads that a position needs in some hours of one day, in every week or in one.
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
    /**
     * The Monday of the only week in which they are needed, where they come before those of every week.
     */
    week?: string;
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
 * A staff member with their shifts in the cell.
 */
export interface DetailMember extends Person, Length {
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
     * The hours of each day in which gaps are looked for; 10 to 20 if there are none.
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
    /**
     * Heads by shift type, for positions that are planned by types; one entry per position, type and day.
     */
    cover?: Cover[];
    /**
     * Dates that are holidays or closing days beside the public holidays, or that are none of them; one entry per date.
     */
    calendar?: CalendarDay[];
}

/**
 * What one staff member does in one hour.
 */
export type DutyHour = "off" | "free" | "confirmed" | "pending";

export interface Editor {
    /** Answers a question; nothing is changed. Throws what the question states, with a path in its fields. */
    ask<Asked extends Tagged<Question>>(question: Asked): AnswersByKind[Asked['kind']];
}

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
     * The change in the person-hours that are missing from what is needed in the examined hours.
     */
    missingHours: number;
    /**
     * The change in the number of wishes for days of the week that are met.
     */
    wishesMet: number;
    /**
     * The rules that the new shifts would break, each shift checked together with those before it. A rule of the whole
     * week (days off, maximum hours) that is already broken counts only if the change makes it worse.
     */
    violations: Violation[];
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
 * What somebody works in a week, and which of it few people like. Shifts during an absence do not count.
 */
export interface Fairness extends Person {
    /**
     * Work, in minutes, without breaks.
     */
    minutes: number;
    /**
     * What holidays, illness and training count towards the contract, in minutes.
     */
    creditedMinutes: number;
    /**
     * The contracted minutes per week.
     */
    contractMinutes: number | null;
    /**
     * Whether a shift starts on Saturday or Sunday.
     */
    weekend: boolean;
    /**
     * Night shifts, see `is_night`.
     */
    nights: number;
    /**
     * Shifts that close their position, see `closing_hour`.
     */
    closings: number;
    /**
     * Shifts that start on a holiday.
     */
    holidays: number;
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
    /**
     * The stretches of the block in which too few people with a mark are on duty. The block may be there for them alone.
     */
    marks?: MarkGap[];
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
 * The staffing of one position in a gap block.
 */
export interface GapPosition extends Staffing {
    /**
     * The position's id.
     */
    positionId: string;
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
     * At most three, best first.
     */
    staff: Suggestion[];
}

/**
 * What can be undone and redone.
 */
export interface History {
    /**
     * The commands that can be undone, the next one first: at most 20.
     */
    undo: HistoryEntry[];
    /**
     * The commands that can be redone, the next one first: at most 20.
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
 * The staffing of one position in one hour.
 */
export interface HourPosition extends Staffing {
    /**
     * The position.
     */
    positionId: string;
    /**
     * How well it is staffed; null in hours that are not examined and under a position filter.
     */
    level: StaffingLevel | null;
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
 * Somebody's time in the other weeks of a roster, to be handed on.
 */
export interface KnownTime {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * The weeks, counted from the one that is looked at, each with the days on which the person is not absent.
     */
    weeks: [number, number][];
    /**
     * Start, end and break of the shifts, in minutes since Monday 0:00 of the week that is looked at.
     */
    duties: [number, number, number][];
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
     * Whether the cost is more than the target share of the sales: compared exactly, whatever `percent` is rounded to.
     */
    overTarget: boolean;
}

/**
 * A shift in its lane.
 */
export interface LaneBar extends Person {
    /**
     * The lane among those of its position, from 0.
     */
    lane: number;
    /**
     * The shift.
     */
    shift: ShiftChip;
}

/**
 * A change that its person would know too late.
 */
export interface LateChange extends PlanChange {
    /**
     * The id of the shift.
     */
    shiftId: string;
    /**
     * The day of the shift; of one that moved the earlier of its two days.
     */
    day: number;
    /**
     * How many days of notice there are; negative if the day is past.
     */
    noticeDays: number;
    /**
     * How many there have to be.
     */
    limit: number;
}

/**
 * The figures of a law about working time. A figure that is left out is not checked; everything that a schedule has
 * without a law stays as it is.
 *
 * ```
 * use scheduler_core::schedule::Law;
 *
 * let law: Law = serde_json::from_str(r#"{"id": "own", "asOf": "2026-11-27", "breaks": [{"from": 375, "minutes": 30}]}"#)?;
 * assert!(law.check().is_ok());
 * // Seven hours on duty are 6 h 30 of work with half an hour of break, 6 h 15 with three quarters.
 * assert_eq!([360, 375, 420].map(|duty| law.break_of(duty, false)), [0, 15, 30]);
 * # Ok::<(), serde_json::Error>(())
 * ```
 */
export interface Law {
    /**
     * Which law the figures are taken from.
     */
    id: LawId;
    /**
     * The date of the figures, `YYYY-MM-DD`.
     */
    asOf: string;
    /**
     * The rest that everybody has once a week.
     */
    weeklyRest?: WeeklyRest;
    /**
     * The most work of a day.
     */
    dayWork?: DayWork;
    /**
     * The longest time from the first start to the last end of the shifts that start on a day.
     */
    daySpan?: DaySpan;
    /**
     * The most work of a week.
     */
    weekWork?: WeekWork;
    /**
     * The most work of a week on the mean of several.
     */
    meanWeek?: MeanWeek;
    /**
     * The breaks that shifts owe, ascending.
     */
    breaks?: BreakOwed[];
    /**
     * The breaks that the shifts of minors owe in place of those, ascending.
     */
    minorBreaks?: BreakOwed[];
    /**
     * What is a night shift, and how much those who work at night may work.
     */
    night?: Night;
    /**
     * The hours of the clock in which minors may not work.
     */
    minorNight?: ClockHours;
    /**
     * The rest of minors between shifts that start on different days, in hours, in place of
     * `rest_hours`.
     */
    minorRestHours?: number;
    /**
     * What overtime is paid on top of the wage.
     */
    overtime?: Overtime[];
    /**
     * How many days before a shift its person has to know it.
     */
    noticeDays?: number;
    /**
     * The rules that refuse a shift; the others warn.
     */
    block?: LawRule[];
}

/**
 * A law, or figures of one's own.
 */
export type LawId = "es" | "eu" | "uk" | "fr" | "de" | "us" | "us-ca" | "own";

/**
 * A rule of a law that can refuse a shift.
 */
export type LawRule = "breakOwed" | "overDayWork" | "overDaySpan" | "overWeekWork" | "overMeanWeek" | "shortWeeklyRest" | "overNightWork" | "nightOvertime" | "minorAtNight" | "shortRest" | "minorShortRest";

/**
 * What becomes of the shifts of somebody who leaves the team or a position.
 */
export type LeftShifts = "offer" | "remove";

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
 * Consecutive hours of one day in which too few people with a mark are on duty.
 */
export interface MarkGap {
    /**
     * The mark, as the rules name it.
     */
    mark: string;
    /**
     * The position that needs it; null for the whole house.
     */
    positionId: string | null;
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
     * The fewest people with the mark in any of these hours.
     */
    actual: number;
    /**
     * How many there have to be.
     */
    limit: number;
}

/**
 * The most work of a week on the mean of several calendar weeks, up to the week that is looked at.
 */
export interface MeanWeek {
    /**
     * In hours.
     */
    hours: number;
    /**
     * How many weeks.
     */
    weeks: number;
}

/**
 * A staff member's day.
 */
export interface MemberDay extends Person {
    /**
     * The hours 9 to 24.
     */
    hours: DutyHour[];
}

/**
 * A staff member's week.
 */
export interface MemberRow extends Person {
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
    /**
     * What the member's pattern has on each day; omitted from JSON if none is known.
     */
    pattern?: PatternDay[];
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
 * Night work.
 */
export interface Night {
    /**
     * The first hour of the night.
     */
    from: number;
    /**
     * Its end, exclusive; on the next day if it is not after `from`.
     */
    to: number;
    /**
     * The hours of the night that make a shift a night shift.
     */
    counts: number;
    /**
     * The most work of a day on the mean, in hours.
     */
    hours: number;
    /**
     * The days of that mean, the day of the night shift included: a week or more.
     */
    days: number;
    /**
     * Whether people with a night shift may work more than their contract in that week.
     */
    overtime: boolean;
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
 * The state of an open shift for one of the people it was offered to.
 */
export type OfferState = "open" | "waiting" | "yours" | "taken" | "blocked";

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
export type OpenShift = { id: string; positionId: string; claimedBy: string | null; taken: boolean; level: StaffingLevel } & ShiftTime & { end: number; endMinute?: number };

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
    /**
     * When weeks are copied, each that was copied into, earliest first.
     */
    copied?: CopiedWeek[];
}

/**
 * What work over some hours is paid on top of the wage.
 */
export interface Overtime {
    /**
     * What is counted.
     */
    per: OvertimePer;
    /**
     * The hours beyond which it is paid.
     */
    overHours: number;
    /**
     * The part of the wage that is paid on top, in percent.
     */
    percent: number;
}

/**
 * What overtime is counted in.
 */
export type OvertimePer = "day" | "week";

/**
 * Somebody's cycle of weeks, which begins again when it is over.
 */
export interface Pattern {
    /**
     * What the days of each week are, Monday first; 1 to `MAX_CYCLE` weeks.
     */
    cycle: PatternDay[][];
    /**
     * A Monday on which the cycle begins.
     */
    anchor: string;
}

/**
 * A day of a pattern: `"off"`, the code of a shift type, or the hours `[start, end]`.
 */
export type PatternDay = [number, number] | string;

/**
 * Who somebody is: what every list of people shows.
 */
export interface Person {
    /**
     * The id of the staff member.
     */
    staffId: string;
    /**
     * The name.
     */
    name: string;
    /**
     * The main position.
     */
    positionId: string;
    /**
     * The style token.
     */
    color: string;
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
     * The cost of the shifts, with what the law adds for overtime, in hundredths of the currency; null without a wage.
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
     * What their holidays, illness and training count towards the contract, in minutes: a fifth of it for each day, at
     * most all of it.
     */
    creditedMinutes: number;
    /**
     * Minutes of work over the contract.
     */
    overContract: number;
    /**
     * Minutes over the weekly maximum.
     */
    overMaximum: number;
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
 * A shift with the name and position of its person, for display.
 */
export type PlacedShift = { shiftId: string; staffId: string; name: string; positionId: string; confirmed: boolean } & ShiftTime & { end: number; endMinute?: number };

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
 * How a shift differs from what was published.
 */
export type PlanChangeKind = "added" | "removed" | "moved" | "resized" | "given";

/**
 * Shifts to add to one week of a roster.
 */
export interface PlannedWeek {
    /**
     * The Monday of the week, `YYYY-MM-DD`.
     */
    monday: string;
    /**
     * The new shifts.
     */
    shifts: ProposedShift[];
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
 * A staff member in the preview of a cell.
 */
export interface PreviewMember extends Person {
    /**
     * Whether all of the member's shifts in the cell are confirmed.
     */
    confirmed: boolean;
}

/**
 * One thing that needs attention.
 */
export interface Problem extends TimeRange {
    /**
     * The kind of problem.
     */
    kind: ViolationKind;
    /**
     * How serious it is.
     */
    level: Severity;
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
    /**
     * The name of whoever has that shift, for `KeptApart`.
     */
    otherName?: string;
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
     * Unpaid minutes of it, in quarters of an hour. If omitted they are those of the shift that it replaces. A new shift
     * has at least the break that the law owes, if there is one.
     */
    breakMinutes?: number;
}

/**
 * A public holiday, by what is celebrated.
 */
export type PublicHoliday = "newYear" | "epiphany" | "martinLutherKing" | "washington" | "cesarChavez" | "goodFriday" | "easterMonday" | "labourDay" | "earlyMay" | "victory1945" | "ascension" | "whitMonday" | "springBank" | "memorial" | "juneteenth" | "independence" | "bastille" | "assumption" | "summerBank" | "laborDay" | "germanUnity" | "columbus" | "nationalDayOfSpain" | "allSaints" | "veterans" | "armistice" | "thanksgiving" | "dayAfterThanksgiving" | "spanishConstitution" | "immaculateConception" | "christmas" | "secondChristmasDay" | "boxing" | "royalWedding" | "jubilee" | "stateFuneral" | "coronation";

/**
 * A question about a roster or its open week. In JavaScript it is an object with its `kind` beside its fields,
 * such as `{ kind: 'coworkers', shiftId }`.
 *
 * ```
 * use scheduler_core::{
 *     Editor, Position, Schedule, StaffMember,
 *     questions::{Answer, Question},
 * };
 *
 * let cook = Position::new("cook", "Cook", "kitchen", 2);
 * let ada = StaffMember::new("ada", "Ada", "cook");
 * let editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![])?);
 * let Answer::Summary(summary) = editor.ask(Question::Summary { team: None, position: None })? else {
 *     unreachable!()
 * };
 * assert_eq!(summary.gaps.len(), 7);
 * # Ok::<(), scheduler_core::Error>(())
 * ```
 */
export type Question = { schedule: {} } | { shiftCount: {} } | { revision: {} } | { monday: {} } | { mondays: {} } | { analysis: { team?: string | null; position?: string | null } } | { summary: { team?: string | null; position?: string | null } } | { labour: { team?: string | null; position?: string | null } } | { fairness: {} } | { wishes: {} } | { specialDates: { first: string; last: string } } | { board: { team?: string | null; position?: string | null } } | { lanes: { team?: string | null; position?: string | null; most: number } } | { dayBoard: { team?: string | null; position?: string | null; day: number } } | { dayMembers: { team?: string | null; position?: string | null; day: number; offset: number; limit: number } } | { hourDetails: { team?: string | null; position?: string | null; day: number; hour: number } } | { memberDayDetails: { staffId: string; day: number } } | { coworkers: { shiftId: string } } | { positionDayDetails: { positionId: string; day: number; slots: number } } | { memberRows: { team?: string | null; position?: string | null; slots: number; offset: number; limit: number } } | { roleRows: { team?: string | null; position?: string | null; slots: number } } | { requirements: {} } | { history: {} } | { rules: {} } | { fillRules: {} } | { breakOfNew: { staffId: string; duty: number } } | { workingTime: {} } | { checkRoster: {} } | { lateChanges: { publishedOn: string } } | { knownTime: {} } | { violations: { shift: ProposedShift; replaces?: string | null; positionId?: string | null } } | { suggestedStaff: { positionId: string; day: number; start: number; end: number } } | { candidates: { positionId: string; day: number; start: number; end: number } } | { review: { team?: string | null; position?: string | null } } | { brokenShifts: { team?: string | null; position?: string | null } } | { placement: { shifts: ProposedShift[]; strict: boolean } } | { preview: { removed: string[]; shifts: ProposedShift[] } } | { previewAbsence: { report: AbsenceReport } } | { planChanges: {} } | { requestRules: {} } | { offerFor: { positionId: string; day: number; start: number; end: number } } | { openShifts: {} } | { claimers: { openShiftId: string } } | { swapChoices: { shiftId: string } } | { waitingRequests: {} } | { inbox: { staffId: string } };

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
 * What is requested.
 */
export type RequestKind = "claim" | "swap" | "drop";

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
 * The status of a request.
 */
export type RequestStatus = "waiting" | "approved" | "declined";

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
     * The stretches of hours in which too few people with a mark are on duty, in the order of the rules and earliest
     * first.
     */
    marks?: MarkGap[];
    /**
     * The total number of problems.
     */
    total: number;
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
     * The first three of those staff members, in staff order, each confirmed only if all of
     * their visible shifts are.
     */
    preview: PreviewMember[];
    /**
     * The day's gap blocks in which this position is understaffed.
     */
    gaps: RoleGap[];
}

/**
 * A gap block as it concerns one position.
 */
export interface RoleGap extends Staffing {
    /**
     * The index of the block among the gaps.
     */
    gap: number;
    /**
     * The hours of the block in which the position is understaffed, merged, earliest first.
     */
    short: HourRange[];
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
     * The fewest successive days with a shift. A run that touches the first or the last day of the known weeks is exempt.
     */
    minDaysInRow?: number;
    /**
     * The fewest successive days without a shift, likewise.
     */
    minDaysOffInRow?: number;
    /**
     * The most weekends on which a shift of one person starts in any four successive weeks.
     */
    maxWeekends?: number;
    /**
     * Codes of shift types of which the second may not follow the first on the next day.
     */
    forbiddenNext?: [string, string][];
    /**
     * Marks of which somebody has to be on duty. In JSON they are pairs of mark and position, or the empty text for the
     * whole house; a pair that stands there twice asks for two people.
     */
    markNeeds?: [string, string][];
    /**
     * Ids of two people who are never on duty at the same time, in any position. An unknown id plays no part.
     */
    neverTogether?: [string, string][];
    /**
     * Whether filling a week may lengthen shifts that exist.
     */
    lengthen?: boolean;
    /**
     * Whether filling a week may give somebody a second shift on a day that does not touch the first.
     */
    splitDays?: boolean;
    /**
     * Whether filling a week gives nobody a shift that takes them over their contract.
     */
    withinContract?: boolean;
    /**
     * Whether the team plans for all the heads that it asks for: filling a week fills every hour up to them, and not
     * only up to the half of them that closes a gap.
     */
    wholeNeed?: boolean;
    /**
     * The law about working time that shifts are checked against, besides all of these.
     */
    law?: Law;
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
 * # Ok::<(), scheduler_core::Error>(())
 * ```
 */
export interface Schedule extends Details {
    positions: Position[];
    staff: StaffMember[];
    shifts: Shift[];
}

/**
 * How serious a violation is.
 */
export type Severity = "block" | "warn";

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
 * A shift for display as a chip.
 */
export type ShiftChip = { shiftId: string; confirmed: boolean; slots: number; positionId: string; breakMinutes?: number; absent?: boolean; lastWeek?: boolean } & ShiftTime & { end: number; endMinute?: number };

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
 * A third of the day.
 */
export type Slot = "morning" | "afternoon" | "night";

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
 * A date that is a holiday or a closing day.
 */
export interface SpecialDate {
    /**
     * The date.
     */
    date: string;
    /**
     * The public holiday of the law's country, if the roster does not say that it is none.
     */
    publicHoliday?: PublicHoliday;
    /**
     * Whether it is a day off in place of a public holiday on a weekend.
     */
    substitute: boolean;
    /**
     * What the roster calls it; empty if it has no name of its own.
     */
    name: string;
    /**
     * Whether it is a holiday.
     */
    holiday: boolean;
    /**
     * Whether nobody is needed.
     */
    closed: boolean;
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
     * 100,000. Without it the member's work is not priced.
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
    /**
     * Whether the member is under 18. Nothing else about age is known.
     */
    minor?: boolean;
    /**
     * What sets the member apart: `Key holder`, `First aid` or any other name, at most twenty. `MarkNeed` asks for them.
     *
     * `MarkNeed`: super::MarkNeed
     */
    marks?: string[];
    /**
     * What the member wishes.
     */
    wishes?: Wish[];
    /**
     * The cycle of weeks that the member works.
     */
    pattern?: Pattern;
    /**
     * The most weekends with a shift in any four successive weeks, in place of the rules'; 0 is off.
     */
    maxWeekends?: number;
    /**
     * Minutes that the member has worked beyond the contract before the roster, less than 0 if they are owed.
     */
    balanceMinutes?: number;
}

/**
 * How many people a position needs in an hour, and how many it has.
 */
export interface Staffing {
    /**
     * Heads needed.
     */
    required: number;
    /**
     * Coverage: the fewest different staff members on duty in any quarter of the hour.
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
}

/**
 * How well an hour of a position is staffed, best first.
 */
export type StaffingLevel = "fine" | "thin" | "gap" | "severe";

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
     * How much of what each of those positions needs is covered, in the same order.
     */
    coverageRates: CoverageRate[];
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
    /**
     * The week of each of the two, of the one who asks first.
     */
    weeks: [SwappedWeek, SwappedWeek];
}

/**
 * How long somebody works in the week, breaks left out, before a swap and after it.
 */
export interface SwappedWeek {
    /**
     * The person's name.
     */
    name: string;
    /**
     * Before the swap.
     */
    before: Length;
    /**
     * After it.
     */
    after: Length;
}

/**
 * A change of the team, which holds in every week.
 *
 * In JSON an object with one field: `{"addPerson": {..}}`.
 */
export type TeamChange = { addPerson: StaffMember } | { changePerson: StaffMember } | { changePeople: StaffMember[] } | { removePerson: { staffId: string; shifts: LeftShifts } } | { addPosition: Position } | { changePosition: Position } | { colorPosition: { positionId: string; color: string } } | { removePosition: { positionId: string; into?: string } } | { shiftTypes: ShiftType[] } | { demand: Demand[] } | { calendar: CalendarDay[] } | { examined: HourRange } | { budget: Budget } | { rules: Rules };

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
 * The colour of a fill rate.
 */
export type Tone = "green" | "yellow" | "red";

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
 * A person who cannot work in those hours.
 */
export interface Unable extends Person {
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
 * Why a person cannot work.
 */
export type UnableReason = "booked" | "absent" | "notAvailable" | "otherPosition";

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
    level: Severity;
    /**
     * The day on which `range` begins.
     */
    day: number;
    /**
     * The actual value in minutes, in weekends for `TooManyWeekends`, or in days for the other rules
     * about days: `TooFewDaysOff` and those about days in a row.
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
    /**
     * The name of whoever has that shift, for `KeptApart`.
     */
    otherName?: string;
}

/**
 * What can be wrong with a shift, a person's day or week, or, in a review, with a week.
 */
export type ViolationKind = "gap" | "pending" | "markMissing" | "absent" | "doubleBooking" | "keptApart" | "wrongPosition" | "outsideAvailability" | "overMaxHours" | "underMinHours" | "shortRest" | "tooFewDaysOff" | "tooManyDaysInRow" | "tooFewDaysInRow" | "tooFewDaysOffInRow" | "tooManyWeekends" | "forbiddenNext" | "offPattern" | "overWeekMaximum" | "breakOwed" | "minorAtNight" | "overDayWork" | "overDaySpan" | "overNightWork" | "overWeekWork" | "nightOvertime" | "shortWeeklyRest" | "overMeanWeek";

/**
 * Whether work is wished, or none.
 */
export type Want = "on" | "off";

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
     * Whether the week costs more than the target share of the sales: compared exactly, whatever `budget_cents` is
     * rounded to.
     */
    overBudget: boolean;
}

/**
 * The most work of a week, in hours.
 */
export interface WeekWork {
    /**
     * That of everybody.
     */
    hours?: number;
    /**
     * That of minors.
     */
    minorHours?: number;
}

/**
 * Hours in a row without duty, once a week.
 */
export interface WeeklyRest {
    /**
     * The hours of the rest.
     */
    hours: number;
    /**
     * The hours of daily rest that come on top.
     */
    dailyHours?: number;
    /**
     * 2 if two weeks may have two rests together, else 1.
     */
    weeks: number;
    /**
     * The hours of the rest of minors, in every week.
     */
    minorHours?: number;
}

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
 * A wish of somebody for a day of the open week.
 */
export interface WishedDay {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * The day.
     */
    day: number;
    /**
     * What is wished.
     */
    wish: Wish;
    /**
     * Whether the person's shifts meet it; those of the week before that reach into the day are among them.
     */
    met: boolean;
}

/**
 * Which work belongs to a day.
 */
export type WorkOf = "shift" | "calendar";

/**
 * What breaks the rules of working time in one week of a roster.
 */
export interface WorkingTime {
    /**
     * The Monday of the week, `YYYY-MM-DD`.
     */
    monday: string;
    /**
     * As `working_time` lists it.
     */
    problems: Problem[];
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
 * A roster with one of its weeks open, or a single week. Call `free()` when it is no longer needed.
 */
export class Editor {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * The schedule, the requirements and the rules as JSON text, without the history.
     */
    document(): string;
    /**
     * Coverage, gap blocks and fill rates as numbers only, for benchmarks: the coverage of each position in
     * scope (168 heads each), the number of blocks with day, start and end of each, then scheduled heads and
     * percent of each position.
     */
    figures(team?: string | null, position?: string | null): Uint32Array;
    /**
     * Reads a document: a schedule with its requirements and rules. Throws as `fromJson` does; paths are relative to the
     * document or, for values out of range, to its schedule.
     */
    static fromDocument(document: string): Editor;
    /**
     * Reads a schedule from JSON text. Throws `broken-json`, and other errors with the path of the first one, such as
     * `shifts[3].staffId`; unknown fields are errors.
     */
    static fromJson(text: string): Editor;
    /**
     * Opens a week of a roster from the roster's JSON text; `monday` is a date, `YYYY-MM-DD`. Throws `broken-json`,
     * `unknown-version`, `not-a-date`, `not-a-monday`, and other errors with the path of the first one, such as
     * `weeks[2].shifts[3].staffId`; unknown fields are errors.
     */
    static fromRoster(text: string, monday: string): Editor;
    /**
     * Reads the times of shifts as somebody types them: `9-17`, `9:30-17:45`, `9am-5pm`, `17-1`, `9+8`, a start alone,
     * the code of a shift type, or several of these with `&` between them. Throws `unreadable-times`,
     * `not-a-quarter`, `no-length`.
     */
    readTimes(text: string): TypedTimes[];
    /**
     * Recounts every shift, for benchmarks. Edits keep the counts up to date.
     */
    recount(): void;
    /**
     * Redoes the command that was undone last.
     */
    redo(): Outcome;
    /**
     * The roster as JSON text, without the history: the team and every week that has anything. Throws `single-week`.
     */
    roster(): string;
    /**
     * Carries out a command. Throws what the command states, with a path in its fields; nothing is then changed.
     */
    tell(command: Tagged<Command>): Outcome;
    /**
     * The open week's schedule as JSON text; of a roster without the weeks around it.
     */
    toJson(): string;
    /**
     * The schedule as JSON text, with the shifts of the weeks around it.
     */
    toJsonWithNeighbours(): string;
    /**
     * Undoes the last command.
     */
    undo(): Outcome;
}

/**
 * The week a number of weeks after (or, if negative, before) the date's. Throws `not-a-date`,
 * `date-out-of-range`.
 */
export function addWeeks(date: string, weeks: number): IsoWeek;

/**
 * The ISO weeks that touch a month (1 is January), in order. Throws `no-such-month`,
 * `date-out-of-range`.
 */
export function calendarMonth(year: number, month: number): IsoWeek[];

/**
 * The default team settings of a template.
 */
export function defaultTeamSettings(): TeamSettings;

/**
 * The document in a text of `toLink`, for `Editor.fromDocument`. Throws `share-not-recognised`, `share-version`,
 * `share-damaged`, `text-too-long`, `too-large-to-share`.
 */
export function fromLink(link: string): string;

/**
 * The ISO week of that number in that ISO year. Throws `no-such-week`, `date-out-of-range`.
 */
export function isoWeek(isoYear: number, isoWeek: number): IsoWeek;

/**
 * The ISO week that contains a date. Throws `not-a-date`, `date-out-of-range`.
 */
export function isoWeekOf(date: string): IsoWeek;

/**
 * A new position with 1 head for every day and slot; its id is `position_` and the time in
 * milliseconds.
 */
export function newTemplatePosition(timestampMs: number, name: string): TemplatePosition;

/**
 * The heads in a requirement cell: its leading integer or 0, negatives 0, at most 4294967295.
 */
export function parseHeadcount(text: string): number;

/**
 * The number in a team setting: its leading integer or 0, from -2147483648 to 2147483647.
 */
export function parseWholeNumber(text: string): number;

/**
 * The slots of a day with their hours and their bits in a mask.
 */
export function slots(): SlotInfo[];

/**
 * A document of the engine (`Editor.document`) as a short text of letters, digits, - and _. Throws
 * `too-large-to-share`.
 */
export function toLink(document: string): string;
