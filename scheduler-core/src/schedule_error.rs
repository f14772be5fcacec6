//! What can be wrong with a schedule, or with a question about one, and where.

use crate::error::Coded;

/// A schedule that cannot be: what is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{problem} (at {path})")]
pub struct ScheduleError {
    /// The place, such as `shifts[3].staffId`.
    pub path: String,
    /// What is wrong there.
    pub problem: ScheduleProblem,
}

impl ScheduleError {
    /// An error at a place.
    #[must_use]
    pub fn new(path: impl Into<String>, problem: ScheduleProblem) -> Self {
        Self {
            path: path.into(),
            problem,
        }
    }

    /// The same error, at another place.
    pub(crate) fn renamed(self, path: String) -> Self {
        Self {
            path,
            problem: self.problem,
        }
    }

    /// The same error, of something inside `parent`.
    pub(crate) fn inside(self, parent: &str) -> Self {
        Self {
            path: format!("{parent}.{}", self.path),
            problem: self.problem,
        }
    }
}

/// What can be wrong in a schedule. Every sentence states the limit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScheduleProblem {
    /// More entries than the engine takes.
    #[error("there are {count} {kind}; at most {limit} are allowed")]
    TooMany {
        /// `positions`, `staff` or `shifts`.
        kind: &'static str,
        /// How many there are.
        count: usize,
        /// How many there may be.
        limit: usize,
    },
    /// An id that an earlier entry of the same list has.
    #[error("id is '{id}', which {first} has too; ids must be unique")]
    DuplicateId {
        /// The id, shortened for display.
        id: String,
        /// The place of the earlier entry.
        first: String,
    },
    /// A position id that no position has.
    #[error("positionId is '{id}'; no position has that id")]
    UnknownPosition {
        /// The id, shortened for display.
        id: String,
    },
    /// A staff id that no staff member has.
    #[error("staffId is '{id}'; no staff member has that id")]
    UnknownStaff {
        /// The id, shortened for display.
        id: String,
    },
    /// A shift id that no shift has.
    #[error("shiftId is '{id}'; no shift has that id")]
    UnknownShift {
        /// The id, shortened for display.
        id: String,
    },
    /// A day outside the week.
    #[error("day is {value}; it must be 0 to 6 (Monday to Sunday)")]
    Day {
        /// The day given.
        value: i128,
    },
    /// A start hour outside the day.
    #[error("start is {value}; it must be an hour from 0 to 23")]
    Start {
        /// The hour given.
        value: i128,
    },
    /// A shift length that no shift can have.
    #[error("hours is {value}; a shift must be 1 to 24 hours long")]
    Hours {
        /// The length given.
        value: i128,
    },
    /// An end hour outside the day.
    #[error("end is {value}; it must be at most 24 (midnight)")]
    End {
        /// The hour given.
        value: i128,
    },
    /// A range of hours without an hour in it.
    #[error("end is {end} and start is {start}; end must come after start")]
    EmptyRange {
        /// The first hour.
        start: i128,
        /// The end hour, exclusive.
        end: i128,
    },
    /// A number of heads that cannot be required.
    #[error("required is {value}; it must be 0 to 1000000 heads")]
    Required {
        /// The number given.
        value: i128,
    },
    /// A shift in hours in which its person works another one.
    #[error(
        "the person works another shift on day {day} from {start} to {end} o'clock; shifts of one person may not overlap"
    )]
    DoubleBooking {
        /// The day on which the doubled hours begin.
        day: u8,
        /// The first hour of both.
        start: u8,
        /// Their end, exclusive; over 24 where they go on into the next day.
        end: u8,
    },
    /// A shift that would go to a person of another position.
    #[error("the person works in another position; a shift stays in its position")]
    WrongPosition,
    /// A shift to be declined that is confirmed already.
    #[error("the shift is confirmed; only a pending one can be declined")]
    NotPending,
    /// An hour that no day of the board has.
    #[error("hour is {value}; it must be 0 to 24 (24 is the first hour after midnight)")]
    Hour {
        /// The hour given.
        value: i128,
    },
}

impl Coded for ScheduleError {
    fn code(&self) -> &'static str {
        match self.problem {
            ScheduleProblem::TooMany { .. } => "too-many-entries",
            ScheduleProblem::DuplicateId { .. } => "duplicate-id",
            ScheduleProblem::UnknownPosition { .. } => "unknown-position",
            ScheduleProblem::UnknownStaff { .. } => "unknown-staff",
            ScheduleProblem::UnknownShift { .. } => "unknown-shift",
            ScheduleProblem::Day { .. } => "day-out-of-range",
            ScheduleProblem::Start { .. } => "start-out-of-range",
            ScheduleProblem::Hours { .. } => "hours-out-of-range",
            ScheduleProblem::End { .. } => "end-out-of-range",
            ScheduleProblem::EmptyRange { .. } => "empty-range",
            ScheduleProblem::Required { .. } => "required-out-of-range",
            ScheduleProblem::Hour { .. } => "hour-out-of-range",
            ScheduleProblem::DoubleBooking { .. } => "double-booking",
            ScheduleProblem::WrongPosition => "wrong-position",
            ScheduleProblem::NotPending => "not-pending",
        }
    }

    fn path(&self) -> Option<String> {
        Some(self.path.clone())
    }

    fn sentence(&self) -> String {
        self.problem.to_string()
    }
}

/// The start of a text that came from outside, short enough for a sentence.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.chars().nth(LONGEST).is_none() {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}
