//! The small pieces from which boards, rows and details are put together.

use std::cmp::Ordering;

use serde::Serialize;

use crate::{
    schedule::{Shift, StaffMember},
    slot::slots_of,
    week_plan::StaffWeek,
};

/// The most members previewed in one cell.
pub const MAX_PREVIEW: usize = 3;

/// A shift as a chip shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShiftChip {
    /// The shift's id.
    pub shift_id: String,
    /// The day on which it starts, 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// First hour, 0 to 23.
    pub start: u8,
    /// End hour, exclusive; over 24 where it goes on into the next day.
    pub end: u8,
    /// Its length in hours.
    pub hours: u8,
    /// Whether it is confirmed.
    pub confirmed: bool,
    /// The mask of the slots in which it has an hour.
    pub slots: u8,
}

impl ShiftChip {
    pub(crate) fn new(shift: &Shift) -> Self {
        Self {
            shift_id: shift.id.clone(),
            day: shift.day,
            start: shift.start,
            end: shift.start.saturating_add(shift.hours),
            hours: shift.hours,
            confirmed: shift.confirmed,
            slots: slots_of(shift),
        }
    }
}

/// The chips of those of a member's shifts that are shown, by day, start, length and id: an order that
/// does not hang on the order of the schedule.
pub(crate) fn chips(staff: &StaffWeek, is_shown: &dyn Fn(&Shift) -> bool) -> Vec<ShiftChip> {
    // Few at a time, and mostly in this order already: inserting each is quick, and a general sort is a
    // download of many times its size.
    let mut sorted: Vec<&Shift> = Vec::new();
    for shift in staff.shifts().filter(|shift| is_shown(shift)) {
        let before = sorted.partition_point(|other| order(other, shift).is_le());
        sorted.insert(before, shift);
    }
    sorted.into_iter().map(ShiftChip::new).collect()
}

fn order(a: &Shift, b: &Shift) -> Ordering {
    let key = |shift: &Shift| (shift.day, shift.start, shift.hours);
    key(a).cmp(&key(b)).then_with(|| a.id.cmp(&b.id))
}

/// A staff member as a cell previews them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PreviewMember {
    /// The member's id.
    pub staff_id: String,
    /// The member's name.
    pub name: String,
    /// The member's position.
    pub position_id: String,
    /// The member's style token.
    pub color: String,
    /// Whether all of the member's shifts in the cell are confirmed.
    pub confirmed: bool,
}

impl PreviewMember {
    pub(crate) fn new(member: &StaffMember, confirmed: bool) -> Self {
        Self {
            staff_id: member.id.clone(),
            name: member.name.clone(),
            position_id: member.position_id.clone(),
            color: member.color.clone(),
            confirmed,
        }
    }
}
