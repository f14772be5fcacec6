//! The parts that boards, rows and details are made of.

use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::{
    schedule::{Shift, ShiftTime, StaffMember, is_zero, slots_of, sort_by, with_end},
    week::{Person, StaffWeek},
};

/// The most members previewed in one cell.
pub(crate) const MAX_PREVIEW: usize = 3;

/// A shift for display as a chip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShiftChip {
    /// The shift's id.
    pub shift_id: String,
    /// When it is worked.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "ShiftTime & { end: number; endMinute?: number }")
    )]
    #[serde(flatten, serialize_with = "with_end")]
    pub time: ShiftTime,
    /// Whether it is confirmed.
    pub confirmed: bool,
    /// The mask of the slots in which it has an hour.
    pub slots: u8,
    /// The position in which it is worked.
    pub position_id: String,
    /// Unpaid minutes of it; omitted from JSON if 0.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub break_minutes: u8,
    /// Whether its person is absent on the day on which it starts, so that it counts nowhere; omitted from JSON if not.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub absent: bool,
    /// Whether it is of the week before, and cannot be changed here; omitted from JSON if not.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub last_week: bool,
}

impl ShiftChip {
    pub(super) fn new(staff: &StaffWeek, shift: &Shift) -> Self {
        Self {
            shift_id: shift.id.clone(),
            time: shift.time,
            confirmed: shift.confirmed,
            slots: slots_of(shift),
            position_id: staff.position_of(shift).to_owned(),
            break_minutes: shift.break_minutes,
            absent: staff.is_absent(shift.time.day),
            last_week: false,
        }
    }

    /// A shift of the week before, with the day of that week.
    pub(super) fn of_last_week(staff: &StaffWeek, shift: &Shift) -> Self {
        Self {
            absent: false,
            last_week: true,
            ..Self::new(staff, shift)
        }
    }
}

/// The chips of some of a person's shifts, by start, length and id, whatever their order in the schedule.
pub(super) fn chips(staff: &StaffWeek, mut shown: Vec<&Shift>) -> Vec<ShiftChip> {
    sort_by(&mut shown, |one, other| {
        let key = |shift: &Shift| (shift.start_minutes(), shift.length_minutes());
        key(one)
            .cmp(&key(other))
            .then_with(|| one.id.cmp(&other.id))
    });
    let chips = shown.into_iter().map(|shift| ShiftChip::new(staff, shift));
    chips.collect()
}

/// A staff member in the preview of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    serde(rename_all = "camelCase")
)]
#[non_exhaustive]
pub struct PreviewMember {
    /// The person.
    #[cfg_attr(feature = "typescript", serde(flatten))]
    pub person: Person,
    /// Whether all of the member's shifts in the cell are confirmed.
    pub confirmed: bool,
}

impl Serialize for PreviewMember {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("PreviewMember", 5)?;
        self.person.write(&mut fields)?;
        fields.serialize_field("confirmed", &self.confirmed)?;
        fields.end()
    }
}

impl PreviewMember {
    pub(super) fn new(member: &StaffMember, confirmed: bool) -> Self {
        Self {
            person: Person::from(member),
            confirmed,
        }
    }
}
