//! What a command did.

use chrono::NaiveDate;
use serde::Serialize;

use super::history::HistoryEntry;
use crate::{rules::Violation, schedule::Day, week::ProposedShift};

/// The result of a command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Outcome {
    /// Counts the changes of the week, its rules and its requirements. It differs whenever the state may differ.
    pub revision: u32,
    /// What was done; `None` if nothing had to change, or there was nothing to undo or redo.
    pub done: Option<HistoryEntry>,
    /// How many hours of the whole week are examined for gaps.
    pub examined_hours: u32,
    /// How many of them are not in a gap.
    pub covered_hours: u32,
    /// The days on which that number changed, Monday first.
    pub days: Vec<DayChange>,
    /// When several shifts are changed at once, those that were refused, as they would have become. One that would
    /// have left the week is listed unchanged and without a violation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub refused: Vec<RefusedShift>,
    /// When weeks are copied, each that was copied into, earliest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub copied: Vec<CopiedWeek>,
}

/// A shift that was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RefusedShift {
    /// The shift.
    pub shift: ProposedShift,
    /// The person's name; empty if they are not on this week's staff.
    pub name: String,
    /// Why it was refused, blocks first; empty if the person is not on this week's staff.
    pub violations: Vec<Violation>,
}

/// How a command changed the gap hours of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DayChange {
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The change in the number of hours in gaps; negative if there are fewer.
    pub gap_hours: i32,
}

/// What was copied into one week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct CopiedWeek {
    /// The Monday of the week, `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub monday: NaiveDate,
    /// The Monday of the week that was copied.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub from: NaiveDate,
    /// How many shifts were copied.
    pub copied: u32,
    /// The shifts that were left out, with the rules that they would break.
    pub left_out: Vec<RefusedShift>,
    /// Who was away in the week that was copied on days without a shift of theirs, in staff order: what they would have
    /// worked was not there to copy.
    pub away: Vec<AwayPerson>,
}

/// Somebody who was away in a week that was copied.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct AwayPerson {
    /// The person's id.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// The days of absence on which no shift of theirs starts, earliest first.
    #[cfg_attr(feature = "typescript", tsify(type = "number[]"))]
    pub days: Vec<Day>,
}
