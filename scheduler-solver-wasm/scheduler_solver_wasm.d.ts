/* tslint:disable */
/* eslint-disable */
/**
 * A change of the plan that one person has to be told.
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
     * The person's shift as it was published; none where it is new to them.
     */
    before: PlacedShift | null;
    /**
     * The person's shift as it is now; none where they no longer have it.
     */
    after: PlacedShift | null;
}

/**
 * A command, by what it does.
 */
export type CommandKind = "assign" | "add" | "reassign" | "move" | "resize" | "confirm" | "confirmAll" | "decline" | "remove" | "import" | "fill" | "coverAbsence" | "publish" | "paste" | "offer" | "withdraw" | "claim" | "askToSwap" | "askToDrop" | "claimed" | "swapped" | "dropped" | "declineRequest";

/**
 * A filled week: the new shifts, what they come to, and how good that is.
 */
export interface FillPlan {
    /**
     * The new shifts, by day, start and person.
     */
    shifts: ProposedShift[];
    /**
     * Why each of them is there, in the same order.
     */
    causes: Cause[];
    /**
     * Missing head-hours as the week is, absences taken out.
     */
    missingBefore: number;
    /**
     * Missing head-hours with the new shifts.
     */
    missingAfter: number;
    /**
     * Summed length of the new shifts, in hours.
     */
    addedHours: number;
    /**
     * How many new shifts there are.
     */
    addedShifts: number;
    /**
     * How many people get them.
     */
    people: number;
    /**
     * How many hours of the week were looked at: ten of each day, unless the question names fewer.
     */
    hours: number;
    /**
     * In how many of those nobody is missing as the week is, absences taken out.
     */
    coveredBefore: number;
    /**
     * In how many of those nobody is missing with the new shifts.
     */
    coveredAfter: number;
    /**
     * Whether the plan is proven best: no plan leaves fewer head-hours missing, none of those adds fewer
     * hours, and none of those has fewer shifts.
     */
    proven: boolean;
    /**
     * No plan leaves fewer head-hours missing than this. Equal to `missing_after` when it is proven that no plan
     * covers more, even where `proven` is false because it is not known to be the shortest.
     */
    bound: number;
    /**
     * The same figures for every position in scope, in schedule order.
     */
    positions: PositionFigures[];
    /**
     * The hours that stay short, by position in schedule order and hour.
     */
    short: ShortHour[];
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
     * Shown to people.
     */
    name: string;
    /**
     * The team it belongs to: `kitchen`, `front-of-house`, `management` or any other id.
     */
    team: string;
    /**
     * Heads needed at any hour, at most [`MAX_REQUIRED`](super::MAX_REQUIRED).
     */
    required: number;
}

/**
 * A length of time in whole hours and the minutes beyond them, which are left out of JSON where they are 0.
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
 * A message about an open shift.
 */
export interface Offer {
    /**
     * The open shift.
     */
    openShift: OpenShift;
    /**
     * How it stands for the person.
     */
    state: OfferState;
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
     * The hours of a day that the shifts of all rows take, at least 9 AM to midnight; the end is over 24 where one
     * goes on after midnight.
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
 * A person's week against their wage, their contract and the most that they may work.
 */
export interface PersonLabour {
    /**
     * The summed length of the person's shifts, in minutes.
     */
    minutes: number;
    /**
     * What they cost, in hundredths of the currency; none without a wage.
     */
    costCents: number | null;
    /**
     * The minutes of a week that the contract says.
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
     * Minutes over the most that they may work.
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
     * What people call it.
     */
    name: string;
    /**
     * Heads for each day and slot.
     */
    requirements: DayRequirements;
}

/**
 * A position on one day.
 */
export interface DayPosition {
    /**
     * The position.
     */
    positionId: string;
    /**
     * Heads needed in the worst examined hour; without a template in any hour.
     */
    required: number;
    /**
     * How many are on duty in that hour; without a template the fewest in any examined hour.
     */
    fewest: number;
    /**
     * That hour, 10 to 19, the earliest of equals.
     */
    fewestHour: number;
    /**
     * Whether they are below the threshold.
     */
    understaffed: boolean;
}

/**
 * A position's shifts that start on one day.
 */
export interface RoleDay {
    /**
     * Heads needed at any hour, or the most in any visible slot of the day where the position follows a
     * template; 0 while no slot is visible.
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
     * The first [`MAX_PREVIEW`] of those staff members, in staff order, each confirmed only if all of
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
     * Heads needed at any hour, or the most in any visible slot of the week where the position follows a
     * template; 0 while no slot is visible.
     */
    required: number;
    /**
     * Monday to Sunday.
     */
    days: RoleDay[];
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
     * What people call it.
     */
    name: string;
    /**
     * What it is for.
     */
    description: string;
    /**
     * Its positions with their requirements.
     */
    positions: TemplatePosition[];
    /**
     * Whether it is the one chosen.
     */
    isSelected: boolean;
}

/**
 * A request that waits, with what approving it would do.
 */
export interface ReviewedRequest extends Request {
    /**
     * Whether it can be approved: its shifts are still what they were, and nothing blocks it.
     */
    possible: boolean;
    /**
     * The rules that approving would break.
     */
    violations: PersonViolation[];
    /**
     * What approving would do to the week; none where its shifts are no longer what they were.
     */
    effect: Effect | null;
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
     * What is asked for.
     */
    kind: RequestKind;
    /**
     * The shift that it is about, as it was when it was asked for: the claimer's as they would have it, otherwise the
     * one that its person wants to be without.
     */
    shift: PlacedShift;
    /**
     * The shift that is wanted in exchange, as it was then.
     */
    other: PlacedShift | null;
    /**
     * The id of whoever asks.
     */
    staffId: string;
    /**
     * The id of the open shift that is claimed.
     */
    openShiftId: string | null;
    /**
     * Why somebody cannot work.
     */
    reason: string | null;
    /**
     * What became of it.
     */
    status: RequestStatus;
}

/**
 * A rule that approving would break, and for whom.
 */
export interface PersonViolation {
    /**
     * The person's name.
     */
    name: string;
    /**
     * The rule.
     */
    violation: Violation;
}

/**
 * A shift as a chip shows it.
 */
export interface ShiftChip extends ShiftTimes {
    /**
     * The shift's id.
     */
    shiftId: string;
    /**
     * Whether it is confirmed.
     */
    confirmed: boolean;
    /**
     * The mask of the slots in which it has an hour.
     */
    slots: number;
}

/**
 * A shift in its lane.
 */
export interface LaneBar {
    /**
     * The lane among those of its position, from 0.
     */
    lane: number;
    /**
     * Whose shift it is.
     */
    staffId: string;
    /**
     * Their name.
     */
    name: string;
    /**
     * Their style token.
     */
    color: string;
    /**
     * The shift.
     */
    shift: ShiftChip;
}

/**
 * A shift that somebody could get for theirs.
 */
export interface SwapChoice {
    /**
     * The shift and its person.
     */
    shift: PlacedShift;
    /**
     * What the manager is warned of; never a block.
     */
    violations: PersonViolation[];
}

/**
 * A shift that somebody may get.
 *
 * Minutes are 0, 15, 30 or 45 and may be left out of JSON.
 */
export interface ProposedShift {
    /**
     * The id of the staff member.
     */
    staffId: string;
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
     * Whole hours of its length, 0 to 24; 0 only where `minutes` is not.
     */
    hours: number;
    /**
     * Minutes of its length beyond them.
     */
    minutes?: number;
}

/**
 * A shift that the week does not take.
 */
export interface RefusedShift {
    /**
     * The shift.
     */
    shift: ProposedShift;
    /**
     * The person's name; empty for somebody who is not on this week's staff.
     */
    name: string;
    /**
     * What keeps it out, blocks first; nothing for somebody who is not on this week's staff.
     */
    violations: Violation[];
}

/**
 * A shift with the names that are needed to speak of it.
 */
export interface PlacedShift extends ShiftTimes {
    /**
     * The shift's id.
     */
    shiftId: string;
    /**
     * The id of the person who works it.
     */
    staffId: string;
    /**
     * The person's name.
     */
    name: string;
    /**
     * The person's position.
     */
    positionId: string;
    /**
     * Whether it is confirmed.
     */
    confirmed: boolean;
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
     * Its bit: morning 1, afternoon 2, night 4.
     */
    mask: number;
}

/**
 * A staff member as a cell previews them.
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
     * The summed length of all the member's shifts, hidden ones too.
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
 * Minutes are 0, 15, 30 or 45 and are left out of JSON where they are 0.
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
     * The hour in which it ends; over 24 where it goes on into the next day.
     */
    end: number;
    /**
     * Minutes after that hour.
     */
    endMinute?: number;
}

/**
 * A suggestion with what a list of suggestions shows, and the shift that it would make.
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
     * The summed length of the member's shifts of the week.
     */
    weekLength: Length;
    /**
     * The shift that assigning makes, or what the shift `extends` becomes.
     */
    shift: ProposedShift;
    /**
     * The id of the member's own shift that is lengthened instead of adding a second one beside it.
     */
    extends: string | null;
    /**
     * The rules that the shift breaks.
     */
    violations: Violation[];
}

/**
 * A third of the day.
 */
export type Slot = "morning" | "afternoon" | "night";

/**
 * A valid week: positions, staff and shifts, each in the order in which they were given.
 *
 * [`Schedule::new`] and `Deserialize` are the only ways to get one, so every id in it is unique, every
 * reference leads somewhere and every number is in range.
 *
 * ```
 * use scheduler_core::{Day, Position, Schedule, Shift, StaffMember};
 *
 * let cook = Position::new("cook", "Cook", "kitchen", 2);
 * let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
 * let shift = Shift::new("1", "ada", Day::Monday, 9, 8).confirmed();
 * let schedule = Schedule::new(vec![cook], vec![ada], vec![shift])?;
 * assert_eq!(schedule.shifts()[0].start, 9);
 * # Ok::<(), scheduler_core::ScheduleError>(())
 * ```
 */
export interface Schedule extends Budget {
    positions: Position[];
    staff: StaffMember[];
    shifts: Shift[];
}

/**
 * A week and what is asked about it.
 */
export interface FillRequest {
    /**
     * The week as JSON text, as the engine writes it.
     */
    schedule: string;
    /**
     * The heads that positions need by day and slot; those without an entry need their `required` at any hour.
     */
    requirements: PositionRequirements[];
    /**
     * The question.
     */
    question: FillQuestion;
}

/**
 * An hour that stays short, and why nobody of the position can help.
 */
export interface ShortHour {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * The day.
     */
    day: number;
    /**
     * The hour of the day, 0 to 23.
     */
    hour: number;
    /**
     * How many heads are missing in it.
     */
    missing: number;
    /**
     * Everybody of the position, in the order of their ids.
     */
    people: KeptAway[];
}

/**
 * An open shift.
 */
export interface OpenShift extends ShiftTimes {
    /**
     * Unique among the week's open shifts.
     */
    id: string;
    /**
     * The id of the position that it belongs to.
     */
    positionId: string;
    /**
     * The id of the person whose claim waits for approval, or who has got it.
     */
    claimedBy: string | null;
    /**
     * Whether somebody has got it: it is no longer open then.
     */
    taken: boolean;
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
     * Shifts that wait for a confirmation.
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
 * Everybody, by whether they can work in a position in some hours.
 */
export interface Candidates {
    /**
     * Those who can, ranked as suggestions are.
     */
    able: Candidate[];
    /**
     * At most [`MAX_UNABLE`] of those who cannot: of the position first, then of the others.
     */
    unable: Unable[];
    /**
     * The number of those who cannot.
     */
    unableTotal: number;
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
 * How a command changed a day's hours below the minimum.
 */
export interface DayChange {
    /**
     * The day.
     */
    day: number;
    /**
     * How many more examined hours are below the minimum than before; negative where there are fewer.
     */
    gapHours: number;
}

/**
 * How a shift differs from what its people know.
 */
export type PlanChangeKind = "added" | "removed" | "moved" | "resized" | "given";

/**
 * How an open shift stands for one of the people who were told of it.
 */
export type OfferState = "open" | "waiting" | "yours" | "taken" | "blocked";

/**
 * How far the search is.
 */
export interface Progress {
    /**
     * Missing head-hours that the best plan so far leaves.
     */
    missing: number;
    /**
     * No plan leaves fewer than this.
     */
    bound: number;
    /**
     * Branch-and-bound nodes solved so far: a measure of the work done that is the same on every machine.
     */
    nodes: number;
}

/**
 * How many heads are wanted in every examined hour.
 */
export type Target = "minimum" | "required";

/**
 * How much of a position is filled.
 */
export interface FillRate {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * Heads needed: the most in any slot of the week, where the position follows a template.
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
 * How one position stands in a gap block.
 */
export interface GapPosition {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * Heads needed in the block's worst hour; without a template in any hour.
     */
    required: number;
    /**
     * How many are on duty in that hour; without a template the fewest in any hour of the block.
     */
    scheduled: number;
    /**
     * Heads missing to `required`, never below 0.
     */
    needed: number;
    /**
     * Whether `scheduled` is below the threshold.
     */
    understaffed: boolean;
    /**
     * The hours of the block in which this very position is understaffed, merged, earliest first. The
     * block may be longer because of another position.
     */
    short: HourRange[];
    /**
     * Those of the position who work at some time of the block, in staff order.
     */
    members: GapMember[];
}

/**
 * How one position stands in one hour.
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
     * Heads missing to `required`, never below 0.
     */
    needed: number;
    /**
     * Whether `scheduled` is below the threshold, also in hours that are not examined for gaps.
     */
    understaffed: boolean;
    /**
     * How well it is staffed; none in hours that are not examined and under a position filter.
     */
    level: StaffingLevel | null;
}

/**
 * How well an hour of a position is staffed, from good to bad.
 */
export type StaffingLevel = "fine" | "thin" | "gap" | "severe";

/**
 * One ISO week, Monday to Sunday.
 */
export interface IsoWeek {
    /**
     * The year the week is counted in; around New Year not the year of each of its days.
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
 * One command that was done, for people to read: what, to which shift, from where to where.
 */
export interface HistoryEntry {
    /**
     * What was done.
     */
    kind: CommandKind;
    /**
     * How many shifts it touched; of an import and of a covered absence, how many came in; when publishing,
     * how many changes people were told.
     */
    shifts: number;
    /**
     * The first shift that it touched as it was before, if it was there; of a swap the shift that the one who asked
     * has got for theirs.
     */
    before: PlacedShift | null;
    /**
     * The first shift that it touched as it was afterwards, if it was there; of a request the shift that it is about,
     * of an open shift that of nobody, with an empty name.
     */
    after: PlacedShift | null;
}

/**
 * One day of the week in a few figures.
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
     * The worst covered hour, if any position in scope requires anybody.
     */
    worst: WorstHour | null;
    /**
     * The positions in scope, in schedule order.
     */
    positions: DayPosition[];
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
     * The index of the week's gap block that holds this hour, if one does.
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
     * The hour of the row, 9 to 24. Hour 24 is hour 0 of the next day; on Sunday it is past the
     * week, and holds what Sunday's own shifts spill over.
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
     * Different staff members on duty at some time of the hour.
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
     * The index of the gap block that holds this hour, if one does.
     */
    gap: number | null;
    /**
     * The worst level of any of the positions; none in hours that are not examined and under a position filter.
     */
    level: StaffingLevel | null;
}

/**
 * One person and one day.
 */
export interface Absence {
    /**
     * The person's id. One that nobody has is no error and means nothing.
     */
    staffId: string;
    /**
     * The day.
     */
    day: number;
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
     * Different staff members on duty at some time of the hour.
     */
    present: number;
    /**
     * Heads missing to `required`, never below 0.
     */
    needed: number;
    /**
     * Whether `scheduled` is below the threshold, also in hours that are not examined for gaps.
     */
    understaffed: boolean;
    /**
     * How well it is staffed; none in hours that are not examined and under a position filter.
     */
    level: StaffingLevel | null;
    /**
     * The first [`MAX_DAY_PREVIEW`] of those present, in staff order.
     */
    preview: PreviewMember[];
}

/**
 * One rule that a shift breaks, with its figures.
 */
export interface Violation extends TimeRange {
    /**
     * What is wrong.
     */
    kind: ViolationKind;
    /**
     * Whether it refuses the shift.
     */
    level: Level;
    /**
     * The day on which the time it is about begins.
     */
    day: number;
    /**
     * What it comes to, in minutes; days for [`ViolationKind::TooFewDaysOff`].
     */
    actual: number;
    /**
     * What it may come to, in the same unit; 0 where nothing is allowed.
     */
    limit: number;
    /**
     * The other shift that it is about, if one is.
     */
    otherShiftId: string | null;
}

/**
 * One stretch of work of one staff member.
 *
 * It covers `start .. start + hours`, end exclusive, to the quarter of an hour. Past midnight it goes
 * on into the next day; past Sunday midnight it leaves the week. Minutes are 0, 15, 30 or 45 and are
 * left out of JSON where they are 0.
 */
export interface Shift {
    /**
     * Unique among the shifts.
     */
    id: string;
    /**
     * The id of the staff member.
     */
    staffId: string;
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
     * Whole hours of its length, 0 to 24; 0 only where `minutes` is not.
     */
    hours: number;
    /**
     * Minutes of its length beyond them.
     */
    minutes?: number;
    /**
     * Whether the member has confirmed it. A pending shift counts as scheduled all the same.
     */
    confirmed: boolean;
    /**
     * A remark for whoever works it, at most [`MAX_TEXT_LENGTH`](super::MAX_TEXT_LENGTH) characters.
     */
    note?: string;
}

/**
 * One thing that asks for attention.
 */
export interface Problem extends TimeRange {
    /**
     * What it is.
     */
    kind: ProblemKind;
    /**
     * Whether it would have refused the shift.
     */
    level: Level;
    /**
     * The day on which its time begins.
     */
    day: number;
    /**
     * Heads on duty in the worst hour of a gap, the length of a pending shift in minutes, or what a
     * violation comes to.
     */
    actual: number;
    /**
     * Heads needed then, 0, or what the rule allows.
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
     * The other shift that it is about, if one is.
     */
    otherShiftId: string | null;
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
 * Somebody of the position with a free hour.
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
     * The person's free hours among those asked for, merged, earliest first.
     */
    availableTimes: HourRange[];
    /**
     * Whether the person is free in all of them.
     */
    isFullyAvailable: boolean;
    /**
     * The summed length of the person's shifts of the week.
     */
    weekLength: Length;
    /**
     * The longest of the free stretches, the earliest of equals.
     */
    best: HourRange;
    /**
     * The rules that a shift of that stretch breaks.
     */
    violations: Violation[];
}

/**
 * Somebody who cannot.
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
     * Why not.
     */
    reason: UnableReason;
    /**
     * The person's first shift in those hours, where that is the reason.
     */
    shift: PlacedShift | null;
}

/**
 * Somebody who may claim an open shift.
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
     * What the manager is warned of; never a block.
     */
    violations: Violation[];
}

/**
 * Somebody who works in one position.
 */
export interface StaffMember {
    /**
     * Unique among the staff.
     */
    id: string;
    /**
     * Shown to people.
     */
    name: string;
    /**
     * The id of the position that the member works in.
     */
    positionId: string;
    /**
     * An opaque style token; the engine only hands it on.
     */
    color: string;
    /**
     * When the member can work. Ranges may overlap.
     */
    availability: Availability[];
    /**
     * What an hour of the member's work costs, in hundredths of the schedule's currency, at most
     * [`MAX_HOURLY_CENTS`](super::MAX_HOURLY_CENTS). Without it their work is not priced.
     */
    hourlyCents?: number;
    /**
     * The minutes of a week that the member's contract says, at most a week has.
     */
    contractMinutes?: number;
    /**
     * The most minutes that the member may work in a week, at most a week has.
     */
    maxMinutes?: number;
}

/**
 * The colour of a fill rate.
 */
export type Tone = "green" | "yellow" | "red";

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
     * The share of the sales that work may cost, in whole percent.
     */
    targetPercent: number | null;
    /**
     * That share of the week's expected sales, in hundredths of the currency, rounded half up.
     */
    budgetCents: number | null;
    /**
     * Whether the week costs more than that.
     */
    overBudget: boolean;
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
     * Its hours in gap blocks.
     */
    gapHours: number;
    /**
     * Its gap blocks.
     */
    gapCount: number;
}

/**
 * The ends of the history.
 */
export interface History {
    /**
     * The commands that can be undone, the next one first: at most [`MAX_LISTED`].
     */
    undo: HistoryEntry[];
    /**
     * The commands that can be redone, the next one first: at most [`MAX_LISTED`].
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
 * The examined hour and position with the lowest share of `required` on duty; of equals the
 * earliest hour, then the first position in schedule order.
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
     * Whether that is below the threshold.
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
     * Hours of the week that are examined: 70.
     */
    examinedHours: number;
    /**
     * Examined hours in which no position in scope of both filters is understaffed.
     */
    coveredHours: number;
    /**
     * The day with the most gap hours, the earliest of equals.
     */
    worstDay: WorstDay | null;
    /**
     * Pending shifts of the positions in scope of both filters.
     */
    pendingShifts: number;
    /**
     * The position in scope of both filters with the most understaffed hours, the first of equals.
     */
    mostUnderstaffed: UnderstaffedPosition | null;
    /**
     * The lowest fill rate on the list, the first of equals.
     */
    lowestFill: FillRate | null;
}

/**
 * The figures of one position; see [`FillPlan`].
 */
export interface PositionFigures {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * Missing head-hours as the week is.
     */
    missingBefore: number;
    /**
     * Missing head-hours with the new shifts.
     */
    missingAfter: number;
    /**
     * Summed length of the new shifts, in hours.
     */
    addedHours: number;
    /**
     * How many new shifts there are.
     */
    addedShifts: number;
    /**
     * Whether the plan of this position is proven best.
     */
    proven: boolean;
    /**
     * No plan leaves fewer head-hours missing than this.
     */
    bound: number;
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
 * The money of a schedule. Each part may be missing and is then left out of JSON.
 */
export interface Budget {
    /**
     * The code of the currency (ISO 4217); [`DEFAULT_CURRENCY`] where there is none.
     */
    currency?: string;
    /**
     * Expected sales of each day, Monday first, in hundredths of the currency, at most
     * [`MAX_FORECAST_CENTS`](super::MAX_FORECAST_CENTS).
     */
    forecastCents?: number[];
    /**
     * The share of the sales that work may cost, in whole percent, at most 100.
     */
    labourPercent?: number;
}

/**
 * The position that is understaffed longest.
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
     * The most heads missing to `required` in any of those hours.
     */
    needed: number;
}

/**
 * The problems of a week.
 */
export interface Review {
    /**
     * Every stretch of hours in which a position is understaffed, worst first: the smallest share of heads
     * on duty, then the most missing heads times hours, then the earliest. A gap block has one or more.
     */
    gaps: Problem[];
    /**
     * The number of gap blocks that those stretches lie in.
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
     * The number of all of them.
     */
    total: number;
}

/**
 * The rules that a shift is checked against. A number of 0 or less switches its rule off.
 */
export interface Rules {
    /**
     * The shortest shift, in hours.
     */
    minHours: number;
    /**
     * The most hours of one person's shifts that start on one day.
     */
    maxHours: number;
    /**
     * The fewest days of the week on which no shift of a person starts.
     */
    daysOff: number;
    /**
     * The fewest hours between two shifts of a person that start on different days.
     */
    restHours: number;
}

/**
 * The shifts of one position that are seen on one day, 9 AM to 1 AM.
 */
export interface PositionLanes {
    /**
     * The position.
     */
    positionId: string;
    /**
     * How many lanes there are, drawn or not.
     */
    lanes: number;
    /**
     * The shifts of the first lanes, by start, length and staff order.
     */
    bars: LaneBar[];
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
     * At most [`MAX_SUGGESTIONS`], best first.
     */
    staff: Suggestion[];
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
     * Whether members clock in and out by themselves.
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
 * The two filters of a scheduler view. The default has neither: everything is in scope.
 *
 * An id that no team or position has is no error; nothing is in its scope.
 */
export interface Filter {
    /**
     * A team's id, or all teams.
     */
    team: string | null;
    /**
     * A position's id, or all positions. While it is set, gaps are not computed.
     */
    position: string | null;
}

/**
 * The whole analysis of a week, as the worked examples have it.
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
     * The assignments that those fill rates lack.
     */
    pendingAssignments: number;
    /**
     * Confirmed and pending shifts.
     */
    shiftStatus: ShiftStatus;
    /**
     * Who could fill the gaps.
     */
    suggestions: GapSuggestions[];
}

/**
 * Those of one position: its coverage in the cell.
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
     * Heads needed in the hour asked for, or the most in any visible slot of the day asked for.
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
 * What a change would do.
 */
export interface Effect {
    /**
     * How much more the week would cost, in hundredths of the currency; negative where it would cost less, none where
     * nobody concerned has a wage.
     */
    costCents: number | null;
    /**
     * How many of the people concerned have no wage.
     */
    notPriced: number;
    /**
     * The code of the currency (ISO 4217).
     */
    currency: string;
    /**
     * How many more minutes over their contracts the people concerned would work, taken together; negative where it
     * would be fewer.
     */
    overContract: number;
    /**
     * The gap blocks of the whole week as it is.
     */
    gaps: number;
    /**
     * Those of them in whose hours no gap would be left.
     */
    gapsClosed: number;
    /**
     * The gap blocks that there would be where none is now.
     */
    gapsOpened: number;
    /**
     * By how much the hours in gaps would change.
     */
    gapHours: number;
    /**
     * The rules that the new shifts would break, each checked against the week with those before it.
     */
    violations: Violation[];
}

/**
 * What a command did.
 */
export interface Outcome {
    /**
     * Counts the changes of the week, its rules and its requirements: another number is another state.
     */
    revision: number;
    /**
     * What was done; none where the week was like that already, or nothing was left to undo or redo.
     */
    done: HistoryEntry | null;
    /**
     * Of the whole week, the hours that are examined for gaps.
     */
    examinedHours: number;
    /**
     * Those of them in which nobody is missing.
     */
    coveredHours: number;
    /**
     * The days on which that changed, Monday first.
     */
    days: DayChange[];
    /**
     * Of several shifts that were to be changed together, those that stay as they are, as they should have become; as
     * they are, and without a violation, where they would have left the week.
     */
    refused?: RefusedShift[];
}

/**
 * What a proposed shift is for, and why its person was chosen.
 */
export interface Cause {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * The day of the short hours.
     */
    day: number;
    /**
     * From the first to the last short hour that the shift covers on that day.
     */
    hours: HourRange;
    /**
     * How many are on duty as the week is, in the hour of those in which most are missing.
     */
    scheduled: number;
    /**
     * How many are wanted in that hour.
     */
    wanted: number;
    /**
     * How many people of the position are free in all those hours, this one included.
     */
    free: number;
    /**
     * Whether none of them has fewer hours in the week as it is.
     */
    fewestHours: boolean;
}

/**
 * What a view of the week shows around its grid.
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
     * The assignments that those fill rates lack.
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
     * The figures behind the insights.
     */
    insights: Insights;
}

/**
 * What a violation means for the shift.
 */
export type Level = "block" | "warn";

/**
 * What a week is filled by. The default asks for no gaps, under the default rules, with everybody.
 */
export interface FillQuestion {
    /**
     * What every new shift keeps to. A number of 0 or less switches its rule off.
     */
    rules?: Rules;
    /**
     * Whose positions are filled. The team narrows the positions, and so does the position.
     */
    filter?: Filter;
    /**
     * How many heads are wanted.
     */
    target?: Target;
    /**
     * Days on which somebody is absent: their shifts that start on such a day are gone, and they are not
     * available on it.
     */
    absences?: Absence[];
    /**
     * The ids of people who get no new shift. The shifts that they have stay.
     */
    leftOut?: string[];
    /**
     * Days on which somebody gets no new shift: proposals that were turned down. What they have stays.
     */
    declined?: Absence[];
    /**
     * The hours in which missing heads count, of those that are examined; none named means all of them. A shift that
     * covers one of them may be longer.
     */
    within?: DayHours[];
}

/**
 * What became of a request.
 */
export type RequestStatus = "waiting" | "approved" | "declined";

/**
 * What became of a template.
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
     * The ids of the schedule's positions that the template does not have: they need what they needed
     * without one.
     */
    untouched: string[];
}

/**
 * What can ask for attention.
 */
export type ProblemKind = "gap" | "pending" | "doubleBooking" | "wrongPosition" | "outsideAvailability" | "overMaxHours" | "underMinHours" | "shortRest" | "tooFewDaysOff" | "overWeekMaximum";

/**
 * What can be wrong with a shift.
 */
export type ViolationKind = "doubleBooking" | "wrongPosition" | "outsideAvailability" | "overMaxHours" | "underMinHours" | "shortRest" | "tooFewDaysOff" | "overWeekMaximum";

/**
 * What is asked for.
 */
export type RequestKind = "claim" | "swap" | "drop";

/**
 * What keeps somebody away from an hour. The shifts that count are those that they have already, apart from
 * [`OnShift`](Self::OnShift) and [`BetterElsewhere`](Self::BetterElsewhere).
 */
export type Reason = "notAvailable" | "onShift" | "tooShort" | "leftOut" | "rest" | "daysOff" | "hoursOfDay" | "hoursOfWeek" | "betterElsewhere";

/**
 * What one person has on their phone.
 */
export interface Inbox {
    /**
     * The open shifts they were told of, the latest first.
     */
    offers: Offer[];
    /**
     * Their own shifts, in time order.
     */
    shifts: PlacedShift[];
    /**
     * Their requests, and swaps with them that were approved, the latest first.
     */
    requests: Request[];
}

/**
 * What one staff member does in one hour.
 */
export type DutyHour = "off" | "free" | "confirmed" | "pending";

/**
 * What people may ask for, and whether somebody has to approve it.
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
     * Whether a request waits for a manager; otherwise it is carried out at once.
     */
    approval: boolean;
}

/**
 * What sending a recognition costs and leaves.
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
 * What the shifts of a day or a week come to.
 */
export interface LabourFigures {
    /**
     * The summed length of the shifts, in minutes.
     */
    minutes: number;
    /**
     * What those of the priced people cost, in hundredths of the currency; none while nobody on the staff has a wage.
     */
    costCents: number | null;
    /**
     * How many people have a shift here and no wage.
     */
    notPriced: number;
    /**
     * The expected sales, in hundredths of the currency, where there is a forecast.
     */
    forecastCents: number | null;
    /**
     * The cost as a share of the expected sales, in whole percent, rounded half up; none without sales.
     */
    percent: number | null;
    /**
     * Whether that is over the share that work may cost.
     */
    overTarget: boolean;
}

/**
 * When a shift is worked: its day, its start, its length and its end, to the quarter of an hour.
 *
 * Minutes are 0, 15, 30 or 45 and are left out of JSON where they are 0.
 */
export interface ShiftTimes extends TimeRange {
    /**
     * The day on which it starts.
     */
    day: number;
    /**
     * Whole hours of its length.
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
 * Minutes are 0, 15, 30 or 45 and are left out of JSON where they are 0.
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
     * Minutes after that hour; 0 where it ends at 24.
     */
    endMinute?: number;
}

/**
 * Which of several shifts a week can take, one after the other.
 */
export interface Placement {
    /**
     * Those that it takes, in their order.
     */
    placed: ProposedShift[];
    /**
     * The others, in their order.
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
     * Those whose shifts shown are all confirmed.
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
 * Whole hours of one day.
 */
export interface DayHours {
    /**
     * The day.
     */
    day: number;
    /**
     * Its hours, end exclusive.
     */
    hours: HourRange;
}

/**
 * Why somebody cannot work.
 */
export type UnableReason = "booked" | "notAvailable" | "otherPosition";

/**
 * Why somebody does not work in an hour that stays short.
 */
export interface KeptAway {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * The first thing that keeps them away.
     */
    reason: Reason;
    /**
     * Of somebody who rests: the hour of the day from which they could work again, if that is on the same day.
     */
    until: number | null;
}

/**
 * Work that is offered to the people of a position.
 *
 * Minutes are 0, 15, 30 or 45 and may be left out of JSON.
 */
export interface OfferedShift {
    /**
     * The id of the position.
     */
    positionId: string;
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
     * Whole hours of its length, 0 to 24; 0 only where `minutes` is not.
     */
    hours: number;
    /**
     * Minutes of its length beyond them.
     */
    minutes?: number;
}

export type KeepOn = (progress: Progress) => boolean;


/**
 * Fills a week. `keepOn` hears how far the search is, before each of its steps and every few nodes within one; once
 * it answers false, the best plan so far is the answer. Throws an `Error` that says which part of the request cannot be
 * read.
 */
export function fill(request: FillRequest, keepOn: KeepOn): FillPlan;
