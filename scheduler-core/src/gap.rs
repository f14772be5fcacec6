//! Gap blocks: stretches of a day in which some position is understaffed.
//!
//! Examined are the hours 10 to 20 of each day, end exclusive. Consecutive hours in a gap are one
//! block, even where the understaffed position changes; a block never crosses days. With a position
//! filter there are none.

use serde::Serialize;

use crate::{
    coverage::is_understaffed,
    filter::Filter,
    hour_set::{HourSet, hour_of_week},
    schedule::{DAYS, Shift},
    week_plan::{PositionWeek, StaffWeek, WeekPlan},
};

/// The first hour examined for gaps, 10 AM.
pub const FIRST_EXAMINED: u8 = 10;
/// The end of the hours examined for gaps, 8 PM, exclusive.
pub const EXAMINED_END: u8 = 20;

/// Consecutive hours of one day in which some position in scope is understaffed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GapBlock {
    /// 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// First hour.
    pub start: u8,
    /// End hour, exclusive.
    pub end: u8,
    /// Every position in scope, in schedule order.
    pub positions: Vec<GapPosition>,
}

/// How one position stands in a gap block.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GapPosition {
    /// The position's id.
    pub position_id: String,
    /// Heads needed at any hour.
    pub required: u32,
    /// The fewest on duty in any hour of the block.
    pub scheduled: u32,
    /// Heads missing to `required`, never below 0.
    pub needed: u32,
    /// Whether `scheduled` is below the threshold.
    pub understaffed: bool,
    /// Those of the position who work at least one hour of the block, in staff order.
    pub members: Vec<GapMember>,
}

/// A staff member who works in a gap block.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GapMember {
    /// The member's id.
    pub staff_id: String,
    /// The member's name.
    pub name: String,
    /// The summed length of the member's shifts that touch the block, in hours.
    pub hours: u32,
    /// Whether all of those shifts are confirmed.
    pub confirmed: bool,
}

/// The gap blocks of a week, by day and hour.
///
/// ```
/// use scheduler_core::{filter::Filter, gap::gaps, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 12, "hours": 8, "confirmed": true}]
/// }"#).unwrap();
/// let gaps = gaps(&WeekPlan::new(schedule), &Filter::default());
/// assert_eq!((gaps[0].day, gaps[0].start, gaps[0].end), (0, 10, 12));
/// assert_eq!(gaps[0].positions[0].needed, 1);
/// ```
#[must_use]
pub fn gaps(plan: &WeekPlan, filter: &Filter) -> Vec<GapBlock> {
    if filter.position.is_some() {
        return Vec::new();
    }
    let mut blocks = blocks(plan, filter);
    for week in plan.in_scope(filter) {
        list_position(plan, week, &mut blocks);
    }
    blocks
}

/// The examined hours of a day in which a position is understaffed.
pub(crate) fn understaffed_hours(week: &PositionWeek, day: u8) -> HourSet {
    let required = week.position.required;
    let mut short = HourSet::default();
    for hour in FIRST_EXAMINED..EXAMINED_END {
        let hour = hour_of_week(day, hour);
        if is_understaffed(week.counts.on_duty.at(hour), required) {
            short.insert(hour);
        }
    }
    short
}

/// The blocks without their positions.
fn blocks(plan: &WeekPlan, filter: &Filter) -> Vec<GapBlock> {
    let mut blocks = Vec::new();
    for day in 0..DAYS {
        let short = plan
            .in_scope(filter)
            .map(|week| understaffed_hours(week, day))
            .fold(HourSet::default(), HourSet::or);
        for (first, end) in short.runs() {
            blocks.push(GapBlock {
                day,
                start: hour_of_day(day, first),
                end: hour_of_day(day, end),
                positions: Vec::new(),
            });
        }
    }
    blocks
}

/// Adds how one position stands to every block.
fn list_position(plan: &WeekPlan, week: &PositionWeek, blocks: &mut [GapBlock]) {
    let required = week.position.required;
    for block in &mut *blocks {
        let (first, end) = (
            hour_of_week(block.day, block.start),
            hour_of_week(block.day, block.end),
        );
        let on_duty = week.counts.on_duty.range(first, end);
        let scheduled = on_duty.iter().copied().min().unwrap_or(0);
        block.positions.push(GapPosition {
            position_id: week.position.id.clone(),
            required,
            scheduled,
            needed: required.saturating_sub(scheduled),
            understaffed: is_understaffed(scheduled, required),
            members: Vec::new(),
        });
    }
    for staff in plan.staff_of(week) {
        list_member(staff, blocks);
    }
}

/// Adds a staff member to the last position of every block in which they work. Each of their shifts
/// meets only the blocks of its own day and, past midnight, of the next.
fn list_member(staff: &StaffWeek, blocks: &mut [GapBlock]) {
    for shift in staff.shifts() {
        let first = blocks.partition_point(|block| block.day < shift.day);
        let touched = blocks.iter_mut().skip(first);
        for block in touched.take_while(|block| block.day <= shift.day.saturating_add(1)) {
            if !touches(shift, block) {
                continue;
            }
            let Some(position) = block.positions.last_mut() else {
                continue;
            };
            let known = position.members.last_mut();
            match known.filter(|member| member.staff_id == staff.member.id) {
                Some(member) => {
                    member.hours = member.hours.saturating_add(shift.hours.into());
                    member.confirmed &= shift.confirmed;
                }
                None => position.members.push(GapMember {
                    staff_id: staff.member.id.clone(),
                    name: staff.member.name.clone(),
                    hours: shift.hours.into(),
                    confirmed: shift.confirmed,
                }),
            }
        }
    }
}

/// Whether a shift covers at least one hour of a block.
fn touches(shift: &Shift, block: &GapBlock) -> bool {
    let start = hour_of_week(shift.day, shift.start);
    let end = start.saturating_add(shift.hours.into());
    start < hour_of_week(block.day, block.end) && hour_of_week(block.day, block.start) < end
}

fn hour_of_day(day: u8, hour_of_the_week: usize) -> u8 {
    let hour = hour_of_the_week.saturating_sub(hour_of_week(day, 0));
    u8::try_from(hour).unwrap_or_default()
}
