//! Coverage: how many different staff members of a position are at work in each hour.
//!
//! A shift covers the hours start to start + hours, end exclusive; past midnight it goes on into the
//! next day, past Sunday midnight it leaves the week. Pending shifts count. A double booking counts
//! once.

use std::collections::BTreeMap;

use crate::{
    filter::Filter,
    hour_set::hour_of_week,
    schedule::{DAYS, HOURS},
    week_plan::{PositionWeek, WeekPlan},
};

/// Staff on duty in each hour of each day, Monday first.
pub type HourTable = [[u32; HOURS as usize]; DAYS as usize];

/// The coverage of every position in scope of both filters, by position id.
///
/// ```
/// use scheduler_core::{coverage::coverage, filter::Filter, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 22, "hours": 8, "confirmed": false}]
/// }"#).unwrap();
/// let table = coverage(&WeekPlan::new(schedule), &Filter::default());
/// assert_eq!(table["cook"][0][21..], [0, 1, 1]);
/// assert_eq!(table["cook"][1][5..7], [1, 0]);
/// ```
#[must_use]
pub fn coverage(plan: &WeekPlan, filter: &Filter) -> BTreeMap<String, HourTable> {
    plan.in_scope(filter)
        .map(|week| (week.position.id.clone(), table(week)))
        .collect()
}

/// Whether so many are too few: fewer than half of what is required, rounded up. Where nobody is
/// required it is never so.
///
/// ```
/// use scheduler_core::coverage::is_understaffed;
///
/// assert!(is_understaffed(1, 3));
/// assert!(!is_understaffed(2, 3));
/// ```
#[must_use]
pub const fn is_understaffed(scheduled: u32, required: u32) -> bool {
    scheduled < required.div_ceil(2)
}

fn table(week: &PositionWeek) -> HourTable {
    let mut table = HourTable::default();
    for (day, hours) in (0..DAYS).zip(&mut table) {
        let on_duty = week
            .counts
            .on_duty
            .range(hour_of_week(day, 0), hour_of_week(day, HOURS));
        for (cell, count) in hours.iter_mut().zip(on_duty) {
            *cell = *count;
        }
    }
    table
}
