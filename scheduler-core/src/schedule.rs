//! A week's schedule: positions, staff members and shifts.
//!
//! A [`Schedule`] is parsed, not validated later: [`Schedule::build`] and its `Deserialize` are the
//! only ways to get one, so every id in it is unique, every reference leads somewhere and every
//! number is in range.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use crate::{
    parse::{self, RawSchedule},
    schedule_error::ScheduleError,
};

/// Days in a week; day 0 is Monday.
pub const DAYS: u8 = 7;
/// Hours in a day.
pub const HOURS: u8 = 24;
/// The longest shift, in hours.
pub const LONGEST_SHIFT: u8 = 24;
/// The most heads that a position may require.
pub const MAX_REQUIRED: u32 = 1_000_000;
/// The most positions of one schedule.
pub const MAX_POSITIONS: usize = 1_000;
/// The most staff members of one schedule.
pub const MAX_STAFF: usize = 20_000;
/// The most shifts of one schedule.
pub const MAX_SHIFTS: usize = 200_000;

/// A job to be covered, such as Server or Cook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Position {
    /// Unique among the positions.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// The team it belongs to: `kitchen`, `front-of-house`, `management` or any other id.
    pub team: String,
    /// Heads needed at any hour, at most [`MAX_REQUIRED`].
    pub required: u32,
}

/// Hours of one day in which a staff member can work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Availability {
    /// 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// First hour, 0 to 23.
    pub start: u8,
    /// End hour, exclusive: after `start` and at most 24.
    pub end: u8,
}

/// Somebody who works in one position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StaffMember {
    /// Unique among the staff.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// The id of the position that the member works in.
    pub position_id: String,
    /// An opaque style token; the engine only hands it on.
    pub color: String,
    /// When the member can work. Ranges may overlap.
    pub availability: Vec<Availability>,
}

/// One stretch of work of one staff member.
///
/// It covers the hours `start .. start + hours`, end exclusive. Past midnight it goes on into the
/// next day; past Sunday midnight it leaves the week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Shift {
    /// Unique among the shifts.
    pub id: String,
    /// The id of the staff member.
    pub staff_id: String,
    /// The day on which it starts: 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// The hour at which it starts, 0 to 23.
    pub start: u8,
    /// Its length in hours, 1 to 24.
    pub hours: u8,
    /// Whether the member has confirmed it. A pending shift counts as scheduled all the same.
    pub confirmed: bool,
}

/// A valid week: positions, staff and shifts, each in the order in which they were given.
///
/// ```
/// use scheduler_core::schedule::Schedule;
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
///                "availability": [{"day": 0, "start": 8, "end": 24}]}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
/// }"#).unwrap();
/// assert_eq!(schedule.shifts()[0].start, 9);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Schedule {
    pub(crate) positions: Vec<Position>,
    pub(crate) staff: Vec<StaffMember>,
    pub(crate) shifts: Vec<Shift>,
}

impl Schedule {
    /// Builds a schedule from unchecked data.
    ///
    /// ```
    /// use scheduler_core::{error::Coded, parse::RawSchedule, schedule::Schedule};
    ///
    /// let raw: RawSchedule = serde_json::from_str(r#"{
    ///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": -1}],
    ///     "staff": [], "shifts": []
    /// }"#).unwrap();
    /// let error = Schedule::build(raw).unwrap_err();
    /// assert_eq!((error.code(), &*error.path), ("required-out-of-range", "positions[0].required"));
    /// ```
    ///
    /// # Errors
    /// The first thing that is wrong, and where: a duplicate id, an unknown staff member or
    /// position, a number out of range, an availability that is empty or ends past 24, too many
    /// entries.
    pub fn build(raw: RawSchedule) -> Result<Self, ScheduleError> {
        parse::build(raw)
    }

    /// The positions, in schedule order.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The staff members, in staff order.
    #[must_use]
    pub fn staff(&self) -> &[StaffMember] {
        &self.staff
    }

    /// The shifts, in schedule order.
    #[must_use]
    pub fn shifts(&self) -> &[Shift] {
        &self.shifts
    }
}

impl<'de> Deserialize<'de> for Schedule {
    /// A door for any serde format. The error's text ends with the place; use [`Schedule::build`] to
    /// get the place and the code as values.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::build(RawSchedule::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
