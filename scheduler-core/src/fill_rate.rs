//! Fill rates: how much of what each position requires is filled by somebody this week.

use serde::Serialize;

use crate::{
    filter::Filter,
    week_plan::{PositionWeek, WeekPlan},
};

/// The least percent of a green fill rate.
pub const GREEN_FROM: u32 = 90;
/// The least percent of a yellow fill rate; below it is red.
pub const YELLOW_FROM: u32 = 70;

/// How much of a position is filled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FillRate {
    /// The position's id.
    pub position_id: String,
    /// Heads needed.
    pub required: u32,
    /// Different staff members with at least one shift this week.
    pub scheduled: u32,
    /// `scheduled` of `required` in percent, rounded half up; 100 where nobody is required.
    pub percent: u32,
    /// The colour of the rounded percent.
    pub tone: Tone,
}

/// The colour of a fill rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    /// 90 percent or more.
    Green,
    /// 70 to 89 percent.
    Yellow,
    /// Below 70 percent.
    Red,
}

/// The fill rate of every position in the team filter's scope, in schedule order. The position
/// filter does not shorten the list: its rows set that filter.
///
/// ```
/// use scheduler_core::{fill_rate::{Tone, fill_rates}, filter::Filter, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 12, "hours": 8, "confirmed": false}]
/// }"#).unwrap();
/// let rates = fill_rates(&WeekPlan::new(schedule), &Filter::default());
/// assert_eq!((rates[0].scheduled, rates[0].percent, rates[0].tone), (1, 50, Tone::Red));
/// ```
#[must_use]
pub fn fill_rates(plan: &WeekPlan, filter: &Filter) -> Vec<FillRate> {
    plan.in_team(filter).map(fill_rate).collect()
}

/// The assignments still to be made: what each position on the list lacks, summed. A position with
/// more than it requires does not hide a hole in another.
#[must_use]
pub fn pending_assignments(rates: &[FillRate]) -> u32 {
    let lacking = rates
        .iter()
        .map(|rate| rate.required.saturating_sub(rate.scheduled));
    lacking.fold(0, u32::saturating_add)
}

/// `scheduled` of `required` in percent, rounded half up; 100 where nobody is required.
///
/// ```
/// use scheduler_core::fill_rate::percent;
///
/// assert_eq!(percent(7, 8), 88);
/// ```
#[must_use]
pub fn percent(scheduled: u32, required: u32) -> u32 {
    let (scheduled, required) = (u64::from(scheduled), u64::from(required));
    let doubled = scheduled.saturating_mul(200).saturating_add(required);
    let percent = doubled
        .checked_div(required.saturating_mul(2))
        .unwrap_or(100);
    u32::try_from(percent).unwrap_or(u32::MAX)
}

/// The colour of a rounded percent.
#[must_use]
pub const fn tone(percent: u32) -> Tone {
    match percent {
        GREEN_FROM.. => Tone::Green,
        YELLOW_FROM..GREEN_FROM => Tone::Yellow,
        0..YELLOW_FROM => Tone::Red,
    }
}

fn fill_rate(week: &PositionWeek) -> FillRate {
    let (scheduled, required) = (week.counts.staffed, week.position.required);
    let percent = percent(scheduled, required);
    FillRate {
        position_id: week.position.id.clone(),
        required,
        scheduled,
        percent,
        tone: tone(percent),
    }
}
