//! Shift status: how many shifts are confirmed and how many are pending.

use serde::Serialize;

use crate::{filter::Filter, week_plan::WeekPlan};

/// Confirmed and pending shifts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShiftStatus {
    /// Confirmed shifts.
    pub confirmed: u32,
    /// Shifts that wait for a confirmation.
    pub pending: u32,
}

/// Counts the shifts of the positions in scope of both filters.
///
/// ```
/// use scheduler_core::{filter::Filter, schedule::Schedule, status::shift_status, week_plan::WeekPlan};
///
/// let empty = WeekPlan::new(Schedule::default());
/// assert_eq!(shift_status(&empty, &Filter::default()).confirmed, 0);
/// ```
#[must_use]
pub fn shift_status(plan: &WeekPlan, filter: &Filter) -> ShiftStatus {
    plan.in_scope(filter)
        .fold(ShiftStatus::default(), |status, week| ShiftStatus {
            confirmed: status.confirmed.saturating_add(week.counts.confirmed),
            pending: status.pending.saturating_add(week.counts.pending),
        })
}
