//! Insights: the week's holes in a few figures.

use serde::Serialize;

use crate::{
    day::gaps_of,
    fill_rate::FillRate,
    filter::Filter,
    gap::{EXAMINED_END, FIRST_EXAMINED, GapBlock, understaffed_hours},
    hour_set::HourSet,
    schedule::DAYS,
    status::shift_status,
    week_plan::{PositionWeek, WeekPlan},
};

/// The figures behind the insights.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct Insights {
    /// Gap blocks; 0 while a position filter is set.
    pub gap_count: u32,
    /// Hours in gap blocks.
    pub gap_hours: u32,
    /// Hours of the week that are examined: 70.
    pub examined_hours: u32,
    /// Examined hours in which no position in scope of both filters is understaffed.
    pub covered_hours: u32,
    /// The day with the most gap hours, the earliest of equals.
    pub worst_day: Option<WorstDay>,
    /// Pending shifts of the positions in scope of both filters.
    pub pending_shifts: u32,
    /// The position in scope of both filters with the most understaffed hours, the first of equals.
    pub hardest: Option<HardestPosition>,
    /// The lowest fill rate on the list, the first of equals.
    pub lowest_fill: Option<FillRate>,
}

/// The day with the most gap hours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WorstDay {
    /// 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// Its hours in gap blocks.
    pub gap_hours: u32,
    /// Its gap blocks.
    pub gap_count: u32,
}

/// The position that is understaffed longest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HardestPosition {
    /// The position.
    pub position_id: String,
    /// The examined hours in which it is understaffed.
    pub gap_hours: u32,
    /// The most heads missing to `required` in any of those hours.
    pub needed: u32,
}

/// Draws the insights. `gaps` and `rates` are those of the same week and filter.
///
/// ```
/// use scheduler_core::{fill_rate::fill_rates, filter::Filter, gap::gaps, insight::insights, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
///     "staff": [], "shifts": []
/// }"#).unwrap();
/// let (plan, filter) = (WeekPlan::new(schedule), Filter::default());
/// let insights = insights(&plan, &filter, &gaps(&plan, &filter), &fill_rates(&plan, &filter));
/// assert_eq!((insights.gap_hours, insights.examined_hours, insights.covered_hours), (70, 70, 0));
/// assert_eq!(insights.hardest.map(|position| position.needed), Some(2));
/// ```
#[must_use]
pub fn insights(
    plan: &WeekPlan,
    filter: &Filter,
    gaps: &[GapBlock],
    rates: &[FillRate],
) -> Insights {
    let days: Vec<WorstDay> = (0..DAYS)
        .map(|day| {
            let (gap_count, gap_hours) = gaps_of(gaps, day);
            WorstDay {
                day,
                gap_hours,
                gap_count,
            }
        })
        .collect();
    let short = plan
        .in_scope(filter)
        .map(short_hours)
        .fold(HourSet::default(), HourSet::or);
    let examined_hours =
        u32::from(DAYS).saturating_mul(EXAMINED_END.saturating_sub(FIRST_EXAMINED).into());
    Insights {
        gap_count: days
            .iter()
            .fold(0, |sum, day| sum.saturating_add(day.gap_count)),
        gap_hours: days
            .iter()
            .fold(0, |sum, day| sum.saturating_add(day.gap_hours)),
        examined_hours,
        covered_hours: examined_hours.saturating_sub(short.len()),
        worst_day: first_most(days, |day| day.gap_hours),
        pending_shifts: shift_status(plan, filter).pending,
        hardest: first_most(plan.in_scope(filter).map(hardest), |position| {
            position.gap_hours
        }),
        lowest_fill: rates.iter().min_by_key(|rate| rate.percent).cloned(),
    }
}

/// The first of those with the most, unless the most is 0.
fn first_most<T>(list: impl IntoIterator<Item = T>, hours: impl Fn(&T) -> u32) -> Option<T> {
    list.into_iter()
        .filter(|entry| hours(entry) > 0)
        .reduce(|most, entry| {
            if hours(&entry) > hours(&most) {
                entry
            } else {
                most
            }
        })
}

fn hardest(week: &PositionWeek) -> HardestPosition {
    let short = short_hours(week);
    let fewest = short.iter().map(|hour| week.counts.on_duty.at(hour)).min();
    HardestPosition {
        position_id: week.position.id.clone(),
        gap_hours: short.len(),
        needed: fewest.map_or(0, |fewest| week.position.required.saturating_sub(fewest)),
    }
}

/// The examined hours of the week in which a position is understaffed.
fn short_hours(week: &PositionWeek) -> HourSet {
    (0..DAYS)
        .map(|day| understaffed_hours(week, day))
        .fold(HourSet::default(), HourSet::or)
}
