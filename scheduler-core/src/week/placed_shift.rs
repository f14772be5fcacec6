//! A shift with the name and position of its person.

use serde::Serialize;

use super::week::Week;
use crate::schedule::{Shift, ShiftTime, with_end};

/// A shift with the name and position of its person, for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PlacedShift {
    /// The shift's id.
    pub shift_id: String,
    /// The id of the person who works it.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// The position in which it is worked.
    pub position_id: String,
    /// When it is worked.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "ShiftTime & { end: number; endMinute?: number }")
    )]
    #[serde(flatten, serialize_with = "with_end")]
    pub time: ShiftTime,
    /// Whether it is confirmed.
    pub confirmed: bool,
}

impl PlacedShift {
    pub(crate) fn new(week: &Week, shift: &Shift) -> Self {
        let member = week.staff_member(&shift.staff_id);
        let name = member.map(|member| member.name.clone()).unwrap_or_default();
        let position_id = week.position_of_shift(shift).to_owned();
        Self {
            shift_id: shift.id.clone(),
            staff_id: shift.staff_id.clone(),
            name,
            position_id,
            time: shift.time,
            confirmed: shift.confirmed,
        }
    }

    /// The shift, without its note and its break.
    pub(crate) fn to_shift(&self) -> Shift {
        let ShiftTime {
            day, start, hours, ..
        } = self.time;
        let mut shift = Shift::new(&*self.shift_id, &*self.staff_id, day, start, hours);
        shift.time = self.time;
        shift.confirmed = self.confirmed;
        shift.in_position(&*self.position_id)
    }
}
