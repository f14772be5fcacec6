//! Errors of schedules, and of commands and queries, with their paths.

use super::{iso_week::WeekError, time::TimeRange};

/// Why a schedule is invalid, or a command or query is refused: what is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{kind} (at {path})")]
#[non_exhaustive]
pub struct Error {
    /// The path, such as `shifts[3].staffId`, or the name of the argument.
    pub path: String,
    /// What is wrong.
    pub kind: ErrorKind,
}

impl Error {
    /// An error with a path.
    #[must_use]
    pub fn new(path: impl Into<String>, kind: ErrorKind) -> Self {
        Self {
            path: path.into(),
            kind,
        }
    }

    /// The same error with another path.
    pub(crate) fn at(self, path: impl Into<String>) -> Self {
        Self::new(path, self.kind)
    }

    /// The same error with a path inside `parent`.
    pub(crate) fn inside(self, parent: &str) -> Self {
        Self::new(format!("{parent}.{}", self.path), self.kind)
    }
}

/// What is wrong. Every message states the limit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A text that is no date of a week.
    #[error(transparent)]
    Date(WeekError),
    /// A mask of slots with bits that no slot has.
    #[error("the mask of slots is {value}; it must be 0 to {most}")]
    Slots {
        /// The mask.
        value: u32,
        /// The mask of all slots.
        most: u8,
    },
    /// More entries than allowed.
    #[error("there are {count} {kind}; at most {limit} are allowed")]
    TooMany {
        /// The kind of entries, such as `shifts`.
        kind: &'static str,
        /// The number of entries.
        count: usize,
        /// The maximum number.
        limit: usize,
    },
    /// An id, name or other text that is too long.
    #[error("the text has {length} characters; at most {limit} are allowed")]
    TextTooLong {
        /// Its length in Unicode scalar values.
        length: usize,
        /// The maximum length.
        limit: usize,
    },
    /// A blank id.
    #[error("id is blank; it must hold at least one character that is not a space")]
    BlankId,
    /// An id that an earlier entry of the same list already has.
    #[error("id is '{id}', which {first} has too; ids must be unique")]
    DuplicateId {
        /// The id, shortened for display.
        id: String,
        /// The path of the earlier entry.
        first: String,
    },
    /// An unknown position id.
    #[error("positionId is '{id}'; no position has that id")]
    UnknownPosition {
        /// The id, shortened for display.
        id: String,
    },
    /// An unknown staff id.
    #[error("staffId is '{id}'; no staff member has that id")]
    UnknownStaff {
        /// The id, shortened for display.
        id: String,
    },
    /// An unknown shift id.
    #[error("shiftId is '{id}'; no shift has that id")]
    UnknownShift {
        /// The id, shortened for display.
        id: String,
    },
    /// A day outside the week.
    #[error("day is {value}; it must be 0 to 6 (Monday to Sunday)")]
    Day {
        /// The day given.
        value: i64,
    },
    /// A start hour outside the day.
    #[error("start is {value}; it must be an hour from 0 to 23")]
    Start {
        /// The hour given.
        value: i64,
    },
    /// Minutes that are not a whole quarter of an hour.
    #[error("{field} is {value}; it must be 0, 15, 30 or 45")]
    Minute {
        /// `startMinute`, `endMinute` or `minutes`.
        field: &'static str,
        /// The minutes given.
        value: i64,
    },
    /// A shift length out of range.
    #[error(
        "hours is {value}; a shift must be 1 to 24 hours long, or at least 15 minutes with `minutes`"
    )]
    Hours {
        /// The hours given.
        value: i64,
    },
    /// A shift that is longer than a day.
    #[error("the shift is {minutes} minutes long; at most 1440 (24 hours) are allowed")]
    TooLong {
        /// Its length in minutes.
        minutes: usize,
    },
    /// An end outside the day.
    #[error("end is {value}; it must be at most 24 (midnight)")]
    End {
        /// The hour given.
        value: i64,
    },
    /// An empty range.
    #[error("end is {end} and start is {start}; end must come after start")]
    EmptyRange {
        /// The start, as `9` or `9:30`.
        start: String,
        /// The end, exclusive.
        end: String,
    },
    /// A number of required heads out of range.
    #[error("required is {value}; it must be 0 to 1000000 heads")]
    Required {
        /// The number given.
        value: i64,
    },
    /// A wage out of range.
    #[error(
        "hourlyCents is {value}; it must be 0 to 100000 (hundredths of the currency for an hour)"
    )]
    HourlyCents {
        /// The number given.
        value: i64,
    },
    /// A number of minutes that does not fit into a week.
    #[error("{field} is {value}; it must be 0 to 10080 minutes (a week)")]
    WeekMinutes {
        /// `contractMinutes` or `maxMinutes`.
        field: &'static str,
        /// The minutes given.
        value: i64,
    },
    /// A text that is no date.
    #[error("'{text}' is no date; a date is written YYYY-MM-DD and must be a day of the calendar")]
    NotADate {
        /// The text, shortened for display.
        text: String,
    },
    /// A wish with a date and a weekday, or with neither.
    #[error("a wish is for a date or for a weekday; it must have one of the two")]
    DateOrWeekday,
    /// A weight of a wish out of range.
    #[error("weight is {value}; it must be 1 to 3")]
    WishWeight {
        /// The weight given.
        value: i64,
    },
    /// A cycle of too many or no weeks.
    #[error("the cycle has {count} weeks; it must have 1 to 12")]
    PatternWeeks {
        /// The weeks given.
        count: usize,
    },
    /// A week of a cycle that has not seven days.
    #[error("the week has {count} days; it must have 7")]
    PatternDays {
        /// The days given.
        count: usize,
    },
    /// A cycle that begins on another day than a Monday.
    #[error("{text} is no Monday; a cycle begins on one")]
    CycleStart {
        /// The date.
        text: String,
    },
    /// A code that no shift type has.
    #[error("'{code}' is the code of no shift type")]
    UnknownType {
        /// The code, shortened for display.
        code: String,
    },
    /// Heads of the same position, shift type and day twice.
    #[error("{first} has the same position, type and day; there may be one of each")]
    RepeatedCover {
        /// The path of the earlier entry.
        first: String,
    },
    /// A date that a calendar has twice.
    #[error("{first} is the same date; there may be one entry of each")]
    RepeatedDate {
        /// The path of the earlier entry.
        first: String,
    },
    /// A number of weekends out of range.
    #[error("maxWeekends is {value}; it must be 0 to 4 of four weekends")]
    Weekends {
        /// The number given.
        value: i64,
    },
    /// A mark without a name.
    #[error("the mark is blank; it must hold at least one character that is not a space")]
    BlankMark,
    /// A mark that a person has twice.
    #[error("{first} is the same mark; a person has each once")]
    RepeatedMark {
        /// The path of the earlier one.
        first: String,
    },
    /// A number of people with a mark out of range.
    #[error("heads is {value}; it must be 1 to 100 people with the mark")]
    MarkHeads {
        /// The number given.
        value: u32,
    },
    /// A person who was to be kept apart from themselves.
    #[error("both are the same person; two people are kept apart")]
    PairWithSelf,
    /// A shift at the time of somebody with whom its person is never on duty.
    #[error("the person is never on duty together with somebody who works on day {day} from {}", clock(.times))]
    KeptApart {
        /// The day on which the time begins that both would be on duty, 0 (Monday) to 6 (Sunday).
        day: u8,
        /// That time.
        times: TimeRange,
    },
    /// An account of hours out of range.
    #[error("balanceMinutes is {value}; it must be -100000 to 100000 minutes")]
    Balance {
        /// The minutes given.
        value: i64,
    },
    /// A currency that is not an ISO 4217 code.
    #[error(
        "currency is '{code}'; it must be a code of three capital letters (ISO 4217), such as EUR"
    )]
    Currency {
        /// The text given, shortened for display.
        code: String,
    },
    /// A forecast without a number for each day.
    #[error(
        "forecastCents has {count} numbers; it must have seven, one for each day from Monday on"
    )]
    ForecastDays {
        /// The number of entries.
        count: usize,
    },
    /// Expected sales out of range.
    #[error(
        "forecastCents is {value}; it must be 0 to 1000000000 (hundredths of the currency for a day)"
    )]
    ForecastCents {
        /// The number given.
        value: i64,
    },
    /// A percentage out of range.
    #[error("labourPercent is {value}; it must be 0 to 100 percent of the sales")]
    LabourPercent {
        /// The number given.
        value: i64,
    },
    /// A break that is no whole quarter of an hour, or longer than four hours.
    #[error("breakMinutes is {value}; it must be 0 to 240 minutes, in quarters of an hour")]
    BreakMinutes {
        /// The minutes given.
        value: i64,
    },
    /// A break that is as long as its shift.
    #[error(
        "breakMinutes is {minutes} and the shift is {length} minutes long; a break must be shorter than its shift"
    )]
    BreakTooLong {
        /// The break.
        minutes: u8,
        /// The length of the shift, in minutes.
        length: usize,
    },
    /// A position that a person already has.
    #[error("'{id}' is already one of the person's positions; each may be given once")]
    RepeatedPosition {
        /// The id, shortened for display.
        id: String,
    },
    /// A shift in a position that its person does not have.
    #[error("positionId is '{id}', which is none of the person's positions")]
    PositionNotHeld {
        /// The id, shortened for display.
        id: String,
    },
    /// A second absence of the same person and day.
    #[error("{first} is an absence of the same person on the same day; one is enough")]
    RepeatedAbsence {
        /// The path of the earlier absence.
        first: String,
    },
    /// Demand of a position that overlaps other demand of it.
    #[error("{first} has hour {hour} of the same position and day too; they may not overlap")]
    OverlappingDemand {
        /// The path of the earlier entry.
        first: String,
        /// The first hour that both have, 0 to 23.
        hour: u8,
    },
    /// A blank code of a shift type.
    #[error("code is blank; it must hold at least one character that is not a space")]
    BlankCode,
    /// A code that an earlier shift type already has.
    #[error("code is '{code}', which {first} has too; codes must differ in more than their case")]
    DuplicateCode {
        /// The code, shortened for display.
        code: String,
        /// The path of the earlier shift type.
        first: String,
    },
    /// A shift that overlaps another shift of the same person.
    #[error("the person works another shift on day {day} from {}; shifts of one person may not overlap", clock(.times))]
    DoubleBooking {
        /// The day on which the overlap begins, 0 (Monday) to 6 (Sunday).
        day: u8,
        /// The overlap.
        times: TimeRange,
    },
    /// A shift for a person who is absent on the day on which it starts.
    #[error("the person is absent on that day")]
    Absent,
    /// A shift for a person of another position.
    #[error("the person works in another position; a shift stays in its position")]
    WrongPosition,
    /// A shift that cannot be declined because it is confirmed.
    #[error("the shift is confirmed; only a pending one can be declined")]
    NotPending,
    /// An unknown open shift id.
    #[error("openShiftId is '{id}'; no open shift has that id")]
    UnknownOpenShift {
        /// The id, shortened for display.
        id: String,
    },
    /// An open shift that was already claimed.
    #[error("the open shift has already been claimed")]
    Taken,
    /// Open shifts cannot be claimed.
    #[error("claiming open shifts is switched off in the team's settings")]
    ClaimingOff,
    /// Shifts cannot be swapped.
    #[error("trading shifts is switched off in the team's settings")]
    TradingOff,
    /// Two shifts of the same person that were to be swapped.
    #[error("both shifts belong to the same person; a swap needs two people")]
    SwapWithSelf,
    /// A request to drop a shift without a reason.
    #[error("reason is blank; it must hold at least one character that is not a space")]
    NoReason,
    /// A shift that already has a waiting request.
    #[error("a request about this shift is already waiting; only one is allowed at a time")]
    AlreadyRequested,
    /// An unknown request id.
    #[error("requestId is '{id}'; no request has that id")]
    UnknownRequest {
        /// The id, shortened for display.
        id: String,
    },
    /// A request that was already answered.
    #[error("the request has already been answered")]
    AlreadyAnswered,
    /// A request about a shift that has changed since.
    #[error("the shift has changed since the request; it can only be declined")]
    ShiftChanged,
    /// Several weeks were asked of an editor of a single week.
    #[error("this is a single week; only a roster has others")]
    SingleWeek,
    /// A week that is one of a roster was to begin one.
    #[error("the week is one of a roster already")]
    RosterBegun,
    /// A date that no week begins on.
    #[error("monday is '{text}'; it must be the date of a Monday, written YYYY-MM-DD")]
    NotAMonday {
        /// The text given, shortened for display.
        text: String,
    },
    /// A week that a roster has twice.
    #[error("the week of {monday} is also {first}; a week may be listed once")]
    RepeatedWeek {
        /// Its Monday.
        monday: String,
        /// The path of the earlier entry.
        first: String,
    },
    /// A roster of a version that is not known.
    #[error("version is {found}; this version of the program reads version {known}")]
    Version {
        /// The version given.
        found: u32,
        /// The known version.
        known: u32,
    },
    /// A position that cannot be removed, because some people have no other.
    #[error(
        "{people} people work in no other position; give them another first, or merge it with another"
    )]
    OnlyPosition {
        /// How many people have only this position.
        people: usize,
    },
    /// A position that was to be merged with itself.
    #[error("a position cannot be merged with itself")]
    MergeWithSelf,
    /// An id that is already taken in the team.
    #[error("id is '{id}', which is already taken in the team")]
    IdTaken {
        /// The id, shortened for display.
        id: String,
    },
    /// A figure of a law out of range.
    #[error("the figure is {value}; it must be {least} to {most}")]
    LawFigure {
        /// The figure given.
        value: u32,
        /// The least that is allowed.
        least: u32,
        /// The most that is allowed.
        most: u32,
    },
    /// Work from which a break is owed that is no quarter of an hour, or not more than that of the break before.
    #[error("from is {value}; it must be 15 to 1440 minutes, in quarters of an hour, and ascend")]
    BreakFrom {
        /// The minutes given.
        value: u32,
    },
    /// A shift that a rule of the law in force refuses.
    #[error("the law that was picked refuses the shift: {rule}")]
    AgainstLaw {
        /// The name of the rule, as in JSON.
        rule: &'static str,
    },
    /// An hour outside the board.
    #[error("hour is {value}; it must be 0 to 24 (24 is the first hour after midnight)")]
    Hour {
        /// The hour given.
        value: i64,
    },
}

impl ErrorKind {
    /// A short code for programs, such as `unknown-staff`. The text of the message may change, the code does not.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Date(error) => error.code(),
            Self::Slots { .. } => "number-out-of-range",
            Self::TooMany { .. } => "too-many-entries",
            Self::TextTooLong { .. } => "field-too-long",
            Self::BlankId => "blank-id",
            Self::DuplicateId { .. } => "duplicate-id",
            Self::UnknownPosition { .. } => "unknown-position",
            Self::UnknownStaff { .. } => "unknown-staff",
            Self::UnknownShift { .. } => "unknown-shift",
            Self::Day { .. } => "day-out-of-range",
            Self::Start { .. } => "start-out-of-range",
            Self::Minute { .. } => "minute-out-of-range",
            Self::Hours { .. } | Self::TooLong { .. } => "hours-out-of-range",
            Self::End { .. } => "end-out-of-range",
            Self::EmptyRange { .. } => "empty-range",
            Self::Required { .. } => "required-out-of-range",
            Self::HourlyCents { .. } => "wage-out-of-range",
            Self::WeekMinutes { .. } => "week-minutes-out-of-range",
            Self::NotADate { .. } => "not-a-date",
            Self::DateOrWeekday => "date-or-weekday",
            Self::WishWeight { .. } => "weight-out-of-range",
            Self::PatternWeeks { .. } => "pattern-weeks",
            Self::PatternDays { .. } => "pattern-days",
            Self::CycleStart { .. } => "cycle-start",
            Self::UnknownType { .. } => "unknown-type",
            Self::RepeatedCover { .. } => "repeated-cover",
            Self::RepeatedDate { .. } => "repeated-date",
            Self::Weekends { .. } => "weekends-out-of-range",
            Self::BlankMark => "blank-mark",
            Self::RepeatedMark { .. } => "repeated-mark",
            Self::MarkHeads { .. } => "mark-heads-out-of-range",
            Self::PairWithSelf => "pair-with-itself",
            Self::KeptApart { .. } => "kept-apart",
            Self::Balance { .. } => "balance-out-of-range",
            Self::Currency { .. } => "not-a-currency",
            Self::ForecastDays { .. } | Self::ForecastCents { .. } => "forecast-out-of-range",
            Self::LabourPercent { .. } => "percent-out-of-range",
            Self::BreakMinutes { .. } | Self::BreakTooLong { .. } => "break-out-of-range",
            Self::RepeatedPosition { .. } => "repeated-position",
            Self::PositionNotHeld { .. } => "position-not-held",
            Self::RepeatedAbsence { .. } => "repeated-absence",
            Self::OverlappingDemand { .. } => "overlapping-demand",
            Self::BlankCode => "blank-code",
            Self::DuplicateCode { .. } => "duplicate-code",
            Self::DoubleBooking { .. } => "double-booking",
            Self::Absent => "absent",
            Self::WrongPosition => "wrong-position",
            Self::NotPending => "not-pending",
            Self::UnknownOpenShift { .. } => "unknown-open-shift",
            Self::Taken => "open-shift-taken",
            Self::ClaimingOff => "claiming-off",
            Self::TradingOff => "trading-off",
            Self::SwapWithSelf => "swap-with-oneself",
            Self::NoReason => "no-reason",
            Self::AlreadyRequested => "asked-already",
            Self::UnknownRequest { .. } => "unknown-request",
            Self::AlreadyAnswered => "request-answered",
            Self::ShiftChanged => "shift-changed",
            Self::SingleWeek => "single-week",
            Self::RosterBegun => "roster-begun",
            Self::NotAMonday { .. } => "not-a-monday",
            Self::RepeatedWeek { .. } => "repeated-week",
            Self::Version { .. } => "unknown-version",
            Self::OnlyPosition { .. } => "only-position",
            Self::MergeWithSelf => "merge-with-itself",
            Self::IdTaken { .. } => "duplicate-id",
            Self::LawFigure { .. } | Self::BreakFrom { .. } => "law-out-of-range",
            Self::AgainstLaw { .. } => "against-law",
            Self::Hour { .. } => "hour-out-of-range",
        }
    }
}

fn clock(times: &TimeRange) -> String {
    format!(
        "{}:{:02} to {}:{:02}",
        times.start, times.start_minute, times.end, times.end_minute
    )
}
