/* tslint:disable */
/* eslint-disable */
/**
 * One person and one day.
 */
export interface AbsentDay {
    /**
     * The person's id. An unknown id is ignored.
     */
    staffId: string;
    /**
     * The day.
     */
    day: number;
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
 * Figures of positions with heads by shift type and day.
 */
export interface ByTypes {
    /**
     * What the plan costs, by the weights of the question.
     */
    cost: number;
    /**
     * No plan costs less.
     */
    bound: number;
    /**
     * Missing heads without the new shifts.
     */
    missingBefore: number;
    /**
     * Missing heads with them.
     */
    missingAfter: number;
    /**
     * What proves the bound to somebody who does not trust the search.
     */
    certificate: Certificate;
}

/**
 * Which short hours a proposed shift covers, and why its person was chosen.
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
     * The mark that is missing in these hours, if the position itself has enough people in them. The figures are then those
     * of people with it.
     */
    mark?: string;
    /**
     * How many are on duty before, in the hour with the most missing heads.
     */
    scheduled: number;
    /**
     * The heads needed in that hour to reach the target.
     */
    wanted: number;
    /**
     * How many people of the position, with the mark if there is one, are free in all those hours, this one included.
     */
    free: number;
    /**
     * Whether none of them has fewer hours in the week before.
     */
    fewestHours: boolean;
    /**
     * The id of the shift of the same person, position and day that it makes longer, if it begins where that ends or
     * ends where that begins.
     */
    lengthens: string | null;
}

/**
 * The prices under which a bound holds, in integers: of the missing head-hours of a week (`hours`), or of what several
 * weeks by types cost (`weeks`).
 */
export interface Certificate {
    /**
     * Integers per missing head-hour, or unit of cost.
     */
    scale: number;
    /**
     * What a head is worth, by position id and hour of the week, or by day and type, types in order of start and length;
     * nothing where it is not in the list.
     */
    heads: Record<string, number[]>;
    /**
     * What somebody with a mark is worth, by need in the order of the rules and by hour of the week; nothing where it is
     * empty or not in the list.
     */
    marks?: number[][];
    /**
     * By person, where weeks are planned by types: the counts of weekend days, nights and closings between which and one
     * more the square of what is over the even share is replaced by a line; without an entry it counts nothing.
     */
    burdens?: Record<string, number[]>;
}

/**
 * What a plan of a week claims.
 */
export interface Claim {
    /**
     * Its new shifts.
     */
    shifts: ProposedShift[];
    /**
     * What proves its bound.
     */
    certificate: Certificate;
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
 * One person and one day of several weeks.
 */
export interface DeclinedDay {
    /**
     * The week, counted from the first filled one.
     */
    week: number;
    /**
     * The person's id. An unknown id is ignored.
     */
    staffId: string;
    /**
     * The day.
     */
    day: number;
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
 * A filled week: the new shifts, their totals, and how good the plan is.
 */
export interface FillPlan {
    /**
     * The new shifts, by day, start and person.
     */
    shifts: ProposedShift[];
    /**
     * Why each of them was proposed, in the same order.
     */
    causes: Cause[];
    /**
     * Missing head-hours before, not counting the shifts of absent people, and missing hours of people with
     * [marks](Self::marks).
     */
    missingBefore: number;
    /**
     * The same with the new shifts.
     */
    missingAfter: number;
    /**
     * Minutes over contract that the new shifts add; people without a contract have none.
     */
    addedOvertime: number;
    /**
     * Summed length of the new shifts, in hours.
     */
    addedHours: number;
    /**
     * How many new shifts there are.
     */
    addedShifts: number;
    /**
     * The ids of the shifts that count as gone because the question says that their people are absent.
     */
    gone: string[];
    /**
     * How many people get a new shift.
     */
    people: number;
    /**
     * How many hours of the week were examined: those of the schedule, unless the question names fewer.
     */
    hours: number;
    /**
     * How many of those hours are fully staffed before, not counting the shifts of absent people.
     */
    coveredBefore: number;
    /**
     * How many of those hours are fully staffed with the new shifts.
     */
    coveredAfter: number;
    /**
     * Whether the plan is proven optimal: no plan leaves fewer head-hours missing, none of those adds fewer minutes over
     * contract, none of those fewer hours, and none of those has fewer shifts.
     */
    proven: boolean;
    /**
     * No plan leaves fewer head-hours missing than this. Equal to `missing_after` if it is proven that no plan covers
     * more; `proven` may still be false, because the plan is not known to be the shortest.
     */
    bound: number;
    /**
     * The same figures for every position in scope, in schedule order.
     */
    positions: PositionFigures[];
    /**
     * How many hours of people with a mark are missing, by need in the order of the rules.
     */
    marks?: MarkFigures[];
    /**
     * The hours that stay short, by position in schedule order and hour.
     */
    short: ShortHour[];
    /**
     * The hours that stay without enough people with a mark, by need and hour.
     */
    shortMarks?: ShortMark[];
    /**
     * What proves the bound to somebody who does not trust the search, as far as no cases raised it.
     */
    certificate: Certificate;
}

/**
 * What to fill a week with. The default leaves no gaps, under the default rules, with all staff.
 */
export interface FillQuestion {
    /**
     * The rules for new shifts. A value of 0 or less turns its rule off.
     */
    rules?: Rules;
    /**
     * The positions to fill: those of a team, a single one, or all.
     */
    filter?: Filter;
    /**
     * The number of heads to reach in every hour. Where the rules plan for the whole need, `Minimum` is
     * `Required`.
     */
    target?: Target;
    /**
     * Days on which somebody is absent: their shifts that start on such a day are removed, and they are not available
     * on it.
     */
    absences?: AbsentDay[];
    /**
     * The ids of people who get no new shift. Their existing shifts stay.
     */
    leftOut?: string[];
    /**
     * Days on which a person gets no new shift, because a proposal was declined. Existing shifts stay.
     */
    declined?: AbsentDay[];
    /**
     * Whether nobody gets a new shift that takes them over their contract, whatever the rules say.
     */
    withinContract?: boolean;
    /**
     * The examined hours in which missing heads count; empty for all of them. A shift that covers one of them may be
     * longer.
     */
    within?: DayHours[];
    /**
     * People's time in the other weeks of the roster, which the law looks at. The shifts of the weeks around stand for
     * people who are not listed.
     */
    known?: KnownTime[];
}

/**
 * A week and the question about it.
 */
export interface FillRequest {
    /**
     * The week as JSON text, as exported by the engine.
     */
    schedule: string;
    /**
     * The heads that positions need by day and slot; a position without an entry needs its `required` heads at any
     * hour.
     */
    requirements: PositionRequirements[];
    /**
     * The question.
     */
    question: FillQuestion;
    /**
     * The week's Monday, `YYYY-MM-DD`, which people's patterns look at.
     */
    monday?: string;
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

export type KeepOn = (progress: Progress) => boolean;

/**
 * Why a person does not work in an hour that stays short.
 */
export interface KeptAway {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * The first reason that applies.
     */
    reason: Reason;
    /**
     * For `Rest`: the hour of the day from which they could work again, if it is on the same day.
     */
    until: number | null;
    /**
     * For `OnShift`: the id of the position in which they work then.
     */
    positionId: string | null;
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
 * What is missing of one need of a mark.
 */
export interface MarkFigures {
    /**
     * The mark, as the rules name it.
     */
    mark: string;
    /**
     * The position that needs it; null for the whole house.
     */
    positionId: string | null;
    /**
     * Missing hours of people with it before.
     */
    missingBefore: number;
    /**
     * The same with the new shifts.
     */
    missingAfter: number;
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
 * Figures of a person.
 */
export interface MonthCounts {
    /**
     * Work in the filled weeks, in minutes.
     */
    minutes: number;
    /**
     * Saturdays and Sundays on which a shift starts, in the filled weeks and the history before them.
     */
    weekendDays: number;
    /**
     * Nights, likewise.
     */
    nights: number;
    /**
     * Shifts that close their position's day, likewise.
     */
    closings: number;
    /**
     * How many of the wishes are met.
     */
    wishesMet: number;
}

/**
 * What somebody carries in several weeks.
 */
export interface MonthPerson {
    /**
     * The person's id.
     */
    staffId: string;
    /**
     * Contracted minutes of all filled weeks.
     */
    contractMinutes?: number;
    /**
     * Minutes carried over from before the roster.
     */
    balanceMinutes: number;
    /**
     * How many wishes there are for days of these weeks.
     */
    wishesAsked: number;
    /**
     * Without the new shifts.
     */
    before: MonthCounts;
    /**
     * With the new shifts.
     */
    after: MonthCounts;
}

/**
 * Several weeks filled.
 */
export interface MonthPlan {
    /**
     * The new shifts and figures of every week.
     */
    weeks: MonthWeek[];
    /**
     * Everybody who can work in one of the positions, by id.
     */
    people: MonthPerson[];
    /**
     * The sum of the squares of everybody's weekend days, nights and closings without the new shifts, and with them.
     */
    unfairnessBefore: number;
    /**
     * The same with the new shifts.
     */
    unfairness: number;
    /**
     * No plan leaves fewer head-hours missing in all weeks.
     */
    bound: number;
    /**
     * Whether the plan leaves no more than that missing; of positions that are planned by types, whether no plan costs
     * less.
     */
    proven: boolean;
    /**
     * The figures of the positions that are planned by types, if there are any. What is missing of them counts above as
     * the hours of their missing heads.
     */
    byTypes?: ByTypes;
}

/**
 * What to fill several weeks with.
 */
export interface MonthQuestion {
    /**
     * The first Monday, `YYYY-MM-DD`.
     */
    monday: string;
    /**
     * How many weeks are filled, 1 to 8.
     */
    weeks: number;
    /**
     * The rules for new shifts, in place of the roster's.
     */
    rules: Rules;
    /**
     * The positions to fill.
     */
    filter?: Filter;
    /**
     * The number of heads to reach in every hour.
     */
    target?: Target;
    /**
     * How many weeks before them count for fairness.
     */
    history?: number;
    /**
     * The ids of people who get no new shift.
     */
    leftOut?: string[];
    /**
     * Days on which a person gets no new shift, because a proposal was declined.
     */
    declined?: DeclinedDay[];
    /**
     * Whether nobody gets a new shift that takes them over their contract, whatever the rules say.
     */
    withinContract?: boolean;
    /**
     * The hours of the first week to fill, such as those to come; its whole days if it is empty.
     */
    within?: DayHours[];
    /**
     * What counts how much where positions are planned by types.
     */
    weights?: TypeWeights;
}

/**
 * A roster and the question about some of its weeks.
 */
export interface MonthRequest {
    /**
     * The roster as JSON text, as exported by the engine.
     */
    roster: string;
    /**
     * The question.
     */
    question: MonthQuestion;
}

/**
 * One of several weeks.
 */
export interface MonthWeek {
    /**
     * Its Monday, `YYYY-MM-DD`.
     */
    monday: string;
    /**
     * The new shifts, by day, start and person.
     */
    shifts: ProposedShift[];
    /**
     * Why each of them was proposed, in the same order.
     */
    causes: Cause[];
    /**
     * Missing head-hours before, and missing hours of people with marks.
     */
    missingBefore: number;
    /**
     * The same with the new shifts.
     */
    missingAfter: number;
    /**
     * Minutes over contract that the new shifts add.
     */
    addedOvertime: number;
    /**
     * Hours of the new shifts.
     */
    addedHours: number;
    /**
     * How many new shifts there are.
     */
    addedShifts: number;
    /**
     * The hours that stay short, by position in schedule order and hour.
     */
    short: ShortHour[];
    /**
     * The hours that stay without enough people with a mark, by need and hour.
     */
    shortMarks?: ShortMark[];
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
 * The figures of one position; see `FillPlan`.
 */
export interface PositionFigures {
    /**
     * The position's id.
     */
    positionId: string;
    /**
     * Missing head-hours before.
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
     * Whether the plan of this position, and of those that share people with it, is proven optimal.
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
 * The progress of the search.
 */
export interface Progress {
    /**
     * Missing head-hours in the best plan so far.
     */
    missing: number;
    /**
     * A lower bound on the missing head-hours of any plan.
     */
    bound: number;
    /**
     * Steps of the search so far: a deterministic measure of the work done.
     */
    steps: number;
}

/**
 * What a check of a plan and its bound found, without the search.
 */
export interface Proof {
    /**
     * The head-hours that the shifts leave missing, if they keep the rules; the law's are not looked at.
     */
    missing: number | null;
    /**
     * No plan leaves fewer head-hours missing than this; nothing if the prices do not fit the week.
     */
    bound: number | null;
    /**
     * Whose shifts break a rule.
     */
    brokenBy: string | null;
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
 * Why a person cannot work in an hour. Only existing shifts count, except for `OnShift` and
 * `BetterElsewhere`, and in positions that are planned by types.
 */
export type Reason = "absent" | "notAvailable" | "onShift" | "tooShort" | "keptApart" | "leftOut" | "rest" | "daysOff" | "daysInRow" | "weekends" | "shortRun" | "pattern" | "succession" | "splitDay" | "hoursOfDay" | "under18" | "workOfDay" | "spanOfDay" | "hoursOfWeek" | "workOfWeek" | "weeklyRest" | "contract" | "betterElsewhere";

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
 * An hour that stays without enough people with a mark, and why nobody who has it can help.
 */
export interface ShortMark {
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
     * The hour of the day, 0 to 23.
     */
    hour: number;
    /**
     * How many people with it are missing in it.
     */
    missing: number;
    /**
     * Everybody with it, in the order of their ids.
     */
    people: KeptAway[];
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
 * The number of heads to reach in every hour.
 */
export type Target = "minimum" | "required" | "planned";

/**
 * What a plan of positions with heads by shift type costs; the plan that costs least is looked for.
 */
export interface TypeWeights {
    /**
     * Each missing head.
     */
    missing?: number;
    /**
     * Each head too many.
     */
    extra?: number;
    /**
     * Each wish that is not met, times its own weight.
     */
    wish?: number;
    /**
     * Each step of unfairness: the squares of how far people's weekend days, nights and closings are over an even share.
     */
    unfairness?: number;
    /**
     * Each hour over contract, rounded up for each person and week.
     */
    overtime?: number;
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
 * What a check of a plan of several weeks by types and its bound found, without the search.
 */
export interface WeeksProof {
    /**
     * What the plan costs, if its shifts keep the rules; the law's over several shifts are not looked at.
     */
    cost: number | null;
    /**
     * No plan costs less than this; nothing if the prices do not fit the question.
     */
    bound: number | null;
    /**
     * Whose shifts break a rule.
     */
    brokenBy: string | null;
}

/**
 * Which work belongs to a day.
 */
export type WorkOf = "shift" | "calendar";



/**
 * Checks what `fill` answered to a request, without calling the search. Throws what `fill` throws.
 */
export function checkFill(request: FillRequest, claim: Claim): Proof;

/**
 * Checks what `fillWeeks` answered to a request about positions by types, its shifts by week and its certificate, without
 * calling the search. Throws what `fillWeeks` throws about a roster; a question that it refuses has neither cost nor bound.
 */
export function checkWeeks(request: MonthRequest, shifts: ProposedShift[][], certificate: Certificate): WeeksProof;

/**
 * Fills a week. `keepOn` is called with the progress before each step of the search, a few milliseconds of work;
 * once it returns false or throws, the best plan so far is returned. Throws `broken-json`, `wrong-type`,
 * `unknown-field`, `missing-field` with the path of the field, and the errors of the schedule, with paths relative to
 * it.
 */
export function fill(request: FillRequest, keepOn: KeepOn): FillPlan;

/**
 * Fills several weeks of a roster, as `fill` fills one. Throws what `fill` throws, with paths of the roster relative to
 * it, `not-a-monday`, `too-many-entries`.
 */
export function fillWeeks(request: MonthRequest, keepOn: KeepOn): MonthPlan;
