//! The board: the week in hour rows, 9 AM to midnight.

use serde::Serialize;

use crate::{
    chip::{MAX_PREVIEW, PreviewMember},
    coverage::is_understaffed,
    day_board::block_at,
    filter::Filter,
    gap::{GapBlock, gaps},
    hour_set::{HourSet, hour_of_week},
    schedule::{DAYS, HOURS},
    slot::Slot,
    week_plan::{PositionWeek, WeekPlan},
};

/// The hour of the first row, 9 AM.
pub const FIRST_ROW: u8 = 9;
/// The hour of the last row, 12 AM: the first hour after midnight.
pub const LAST_ROW: u8 = HOURS;

/// The hour rows of a week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// The hour of the first row: 9.
    pub first_hour: u8,
    /// The hour of the last row: 24.
    pub last_hour: u8,
    /// Row by row, Monday first: the cell of an hour and a day is at `(hour - 9) * 7 + day`.
    pub cells: Vec<HourCell>,
}

/// One hour of one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HourCell {
    /// The day of the column, 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// The hour of the row, 9 to 24. Hour 24 is hour 0 of the next day; on Sunday it is past the
    /// week, and holds what Sunday's own shifts spill over.
    pub hour: u8,
    /// The slot of the hour.
    pub slot: Slot,
    /// Different staff members on duty.
    pub scheduled: u32,
    /// Those of them whose shifts in this hour are all confirmed.
    pub confirmed: u32,
    /// The others.
    pub pending: u32,
    /// The first [`MAX_PREVIEW`] on duty, in the order of positions, then of staff.
    pub preview: Vec<PreviewMember>,
    /// Every position in scope, in schedule order.
    pub positions: Vec<HourPosition>,
    /// The index of the gap block that holds this hour, if one does.
    pub gap: Option<u32>,
}

/// How one position stands in one hour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HourPosition {
    /// The position.
    pub position_id: String,
    /// Heads needed.
    pub required: u32,
    /// Different staff members on duty.
    pub scheduled: u32,
    /// Heads missing to `required`, never below 0.
    pub needed: u32,
    /// Whether `scheduled` is below the threshold, also in hours that are not examined for gaps.
    pub understaffed: bool,
}

/// Lays a week out in hour rows, in scope of both filters.
///
/// ```
/// use scheduler_core::{board::board, filter::Filter, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 6, "start": 20, "hours": 5, "confirmed": true}]
/// }"#).unwrap();
/// let board = board(&WeekPlan::new(schedule), &Filter::default());
/// assert_eq!(board.cells.len(), 16 * 7);
/// let after_midnight = &board.cells[(24 - 9) * 7 + 6];
/// assert_eq!((after_midnight.scheduled, &*after_midnight.preview[0].name), (1, "Ada"));
/// ```
#[must_use]
pub fn board(plan: &WeekPlan, filter: &Filter) -> Board {
    let gaps = gaps(plan, filter);
    let mut cells: Vec<HourCell> = (FIRST_ROW..=LAST_ROW)
        .flat_map(|hour| (0..DAYS).map(move |day| (day, hour)))
        .map(|(day, hour)| cell(plan, filter, &gaps, day, hour))
        .collect();
    preview(plan, filter, &mut cells);
    Board {
        first_hour: FIRST_ROW,
        last_hour: LAST_ROW,
        cells,
    }
}

fn cell(plan: &WeekPlan, filter: &Filter, gaps: &[GapBlock], day: u8, hour: u8) -> HourCell {
    let at = hour_of_week(day, hour);
    let sum = |of: fn(&PositionWeek, usize) -> u32| {
        plan.in_scope(filter)
            .fold(0, |sum: u32, week| sum.saturating_add(of(week, at)))
    };
    let scheduled = sum(|week, at| week.counts.on_duty.at(at));
    let pending = sum(|week, at| week.counts.pending_on_duty.at(at));
    HourCell {
        day,
        hour,
        slot: Slot::at(hour),
        scheduled,
        confirmed: scheduled.saturating_sub(pending),
        pending,
        preview: Vec::new(),
        positions: plan
            .in_scope(filter)
            .map(|week| position(week, at))
            .collect(),
        gap: block_at(gaps, day, hour),
    }
}

fn position(week: &PositionWeek, at: usize) -> HourPosition {
    let (required, scheduled) = (week.position.required, week.counts.on_duty.at(at));
    HourPosition {
        position_id: week.position.id.clone(),
        required,
        scheduled,
        needed: required.saturating_sub(scheduled),
        understaffed: is_understaffed(scheduled, required),
    }
}

/// Fills the previews in one pass over the staff, which ends when every cell has its three.
fn preview(plan: &WeekPlan, filter: &Filter, cells: &mut [HourCell]) {
    let mut open = HourSet::default();
    for cell in &*cells {
        open.insert(hour_of_week(cell.day, cell.hour));
    }
    for staff in plan.in_scope(filter).flat_map(|week| plan.staff_of(week)) {
        if open.is_empty() {
            return;
        }
        for hour in staff.counts.busy.hours().and(open).iter() {
            let Some(cell) = cell_at(hour).and_then(|index| cells.get_mut(index)) else {
                continue;
            };
            let confirmed = !staff.counts.pending.hours().contains(hour);
            cell.preview
                .push(PreviewMember::new(&staff.member, confirmed));
            if cell.preview.len() >= MAX_PREVIEW {
                open.remove(hour);
            }
        }
    }
}

/// The index of the cell that shows an hour of the week. Midnight is the last row of the day before.
fn cell_at(hour_of_the_week: usize) -> Option<usize> {
    let (day, hour) = match (hour_of_the_week / 24, hour_of_the_week % 24) {
        (day, 0) => (day.checked_sub(1)?, 24),
        at => at,
    };
    let row = hour.checked_sub(FIRST_ROW.into())?;
    row.checked_mul(DAYS.into())?.checked_add(day)
}
