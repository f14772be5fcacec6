//! A stretch of time in a week.

use crate::{schedule::Shift, week::WEEK_MINUTES};

/// A stretch of time in minutes since Monday 0:00 of the week, negative before it, end exclusive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    pub start: i64,
    pub end: i64,
}

impl Span {
    pub fn of(shift: &Shift) -> Self {
        Self::in_week(shift, 0)
    }

    /// The time of a shift of another week.
    pub fn in_week(shift: &Shift, week: i64) -> Self {
        // Both are below the minutes of eight days.
        let minute = |minute: usize| i64::try_from(minute).unwrap_or(i64::MAX);
        let monday = week * minute(WEEK_MINUTES);
        Self {
            start: monday + minute(shift.start_minutes()),
            end: monday + minute(shift.end_minutes()),
        }
    }

    pub fn length(self) -> i64 {
        self.end - self.start
    }
}
