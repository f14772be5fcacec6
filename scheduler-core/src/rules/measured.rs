//! The values that rules look at.

use crate::schedule::Day;

/// A part of a row of days on which somebody's shifts start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Row {
    /// The days up to a day.
    UpTo(Day),
    /// All days around a day.
    Around(Day),
}

/// The value that a rule looks at, and whether it breaks the rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Measured {
    pub actual: i64,
    pub limit: u32,
    pub is_broken: bool,
    /// What makes it worse if it is more.
    pub badness: i64,
}

impl Measured {
    /// A value that must not be over the limit.
    pub fn at_most(actual: i64, limit: u32) -> Self {
        Self {
            actual,
            limit,
            is_broken: actual > i64::from(limit),
            badness: actual,
        }
    }
}

/// A limit that is switched on.
pub(super) fn limit(value: i32) -> Option<u32> {
    u32::try_from(value).ok().filter(|limit| *limit > 0)
}

/// A limit in hours that is switched on, in minutes.
pub(super) fn limit_minutes(hours: i32) -> Option<u32> {
    Some(limit(hours)?.saturating_mul(60))
}
