//! The answer.

use scheduler_core::{Day, ProposedShift};
use serde::Serialize;

/// A filled week: the new shifts, what they come to, and how good that is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FillPlan {
    /// The new shifts, by day, start and person.
    pub shifts: Vec<ProposedShift>,
    /// Missing head-hours as the week is, absences taken out.
    pub missing_before: u32,
    /// Missing head-hours with the new shifts.
    pub missing_after: u32,
    /// Summed length of the new shifts, in hours.
    pub added_hours: u32,
    /// How many new shifts there are.
    pub added_shifts: u32,
    /// Whether the plan is proven best: no plan leaves fewer head-hours missing, none of those adds fewer
    /// hours, and none of those has fewer shifts.
    pub proven: bool,
    /// No plan leaves fewer head-hours missing than this. Equal to `missing_after` when it is proven that no plan
    /// covers more, even where `proven` is false because it is not known to be the shortest.
    pub bound: u32,
    /// The same figures for every position in scope, in schedule order.
    pub positions: Vec<PositionFigures>,
    /// The hours that stay short, by position in schedule order and hour.
    pub short: Vec<ShortHour>,
}

/// The figures of one position; see [`FillPlan`].
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PositionFigures {
    /// The position's id.
    pub position_id: String,
    /// Missing head-hours as the week is.
    pub missing_before: u32,
    /// Missing head-hours with the new shifts.
    pub missing_after: u32,
    /// Summed length of the new shifts, in hours.
    pub added_hours: u32,
    /// How many new shifts there are.
    pub added_shifts: u32,
    /// Whether the plan of this position is proven best.
    pub proven: bool,
    /// No plan leaves fewer head-hours missing than this.
    pub bound: u32,
}

/// An hour that stays short, and why nobody of the position can help.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ShortHour {
    /// The position's id.
    pub position_id: String,
    /// The day.
    pub day: Day,
    /// The hour of the day, 0 to 23.
    pub hour: u8,
    /// How many heads are missing in it.
    pub missing: u32,
    /// Everybody of the position, in the order of their ids.
    pub people: Vec<KeptAway>,
}

/// Why somebody does not work in an hour that stays short.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct KeptAway {
    /// The person's id.
    pub staff_id: String,
    /// The first thing that keeps them away.
    pub reason: Reason,
}

/// What keeps somebody away from an hour. The shifts that count are those that they have already, apart from
/// [`OnShift`](Self::OnShift) and [`BetterElsewhere`](Self::BetterElsewhere).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// They are not available in that hour.
    NotAvailable,
    /// They are on a shift in that hour, one that they have or a proposed one.
    OnShift,
    /// They are free in it, but not for long enough around it for the shortest shift.
    TooShort,
    /// The question leaves them out, or turned down a shift of theirs on that day.
    LeftOut,
    /// They would have too little rest before or after a shift of another day.
    Rest,
    /// They would have too few days off.
    DaysOff,
    /// They would work too many hours on that day.
    HoursOfDay,
    /// They could come, but then the plan would not be the best: another shift of it keeps them, or coming would cover nothing more.
    BetterElsewhere,
}
