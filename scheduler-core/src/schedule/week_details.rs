//! What a schedule may have besides its positions, staff and shifts. All of it is optional.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    budget::Budget,
    calendar_day::CalendarDay,
    entities::Shift,
    month::Cover,
    time::{Day, HourRange, is_zero},
};

/// The hours of each day in which gaps are looked for, unless a schedule says otherwise: 10 AM to 8 PM.
pub(crate) const DEFAULT_EXAMINED: HourRange = HourRange::new(10, 20);

/// What a schedule has besides its positions, staff and shifts. Whatever is empty is omitted from JSON.
///
/// ```
/// use scheduler_core::schedule::{Details, HourRange};
///
/// let mut details = Details::default();
/// assert_eq!(details.examined(), HourRange::new(10, 20));
/// details.examined = Some(HourRange::new(0, 24));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Details {
    /// The currency, the expected sales, and the share of them that labour may cost.
    #[serde(flatten)]
    pub budget: Budget,
    /// Who is away on which day, at most one absence per person and day.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub absences: Vec<Absence>,
    /// The hours of each day in which gaps are looked for; 10 to 20 if there are none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub examined: Option<HourRange>,
    /// Heads needed in single hours, in place of the position's `required` and of a template. No two ranges of a
    /// position overlap.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub demand: Vec<Demand>,
    /// Shifts of the week before, with the days of that week. They are looked at and never changed.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Shift>,
    /// Shifts of the week after, with the days of that week. They are looked at and never changed.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<Shift>,
    /// The usual times of the team, by code.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shift_types: Vec<ShiftType>,
    /// Heads by shift type, for positions that are planned by types; one entry per position, type and day.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cover: Vec<Cover>,
    /// Dates that are holidays or closing days beside the public holidays, or that are none of them; one entry per date.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calendar: Vec<CalendarDay>,
}

impl Details {
    /// The hours of each day in which gaps are looked for.
    #[must_use]
    pub fn examined(&self) -> HourRange {
        self.examined.unwrap_or(DEFAULT_EXAMINED)
    }
}

/// A whole day on which somebody is away.
///
/// A shift of theirs that starts on it stays in the schedule and counts nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Absence {
    /// The id of the staff member.
    pub staff_id: String,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The reason.
    pub kind: AbsenceKind,
    /// A note, at most [`MAX_TEXT_LENGTH`](super::MAX_TEXT_LENGTH) characters.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl Absence {
    /// An absence without a note.
    pub fn new(staff_id: impl Into<String>, day: Day, kind: AbsenceKind) -> Self {
        Self {
            staff_id: staff_id.into(),
            day,
            kind,
            note: None,
        }
    }

    /// The same absence with a note.
    #[must_use]
    pub fn with_note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }
}

/// Why somebody is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum AbsenceKind {
    /// Paid holiday.
    Holiday,
    /// Illness.
    Sick,
    /// Other leave, such as parental leave.
    Leave,
    /// Training.
    Training,
    /// Anything else.
    Other,
}

impl AbsenceKind {
    /// Whether a day of it counts as worked in an account of hours: holiday, illness and training do.
    #[must_use]
    pub const fn is_credited(self) -> bool {
        matches!(self, Self::Holiday | Self::Sick | Self::Training)
    }
}

/// Heads that a position needs in some hours of one day, in every week or in one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Demand {
    /// The id of the position.
    pub position_id: String,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The hours.
    #[serde(flatten)]
    pub hours: HourRange,
    /// Heads needed in each of them, at most [`MAX_REQUIRED`](super::MAX_REQUIRED).
    pub required: u32,
    /// The Monday of the only week in which they are needed, where they come before those of every week.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "string"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub week: Option<NaiveDate>,
}

impl Demand {
    /// `required` heads in the hours `start .. end` of a day, end exclusive.
    pub fn new(
        position_id: impl Into<String>,
        day: Day,
        start: u8,
        end: u8,
        required: u32,
    ) -> Self {
        Self {
            position_id: position_id.into(),
            day,
            hours: HourRange::new(start, end),
            required,
            week: None,
        }
    }

    /// The same heads in the week of a Monday only.
    #[must_use]
    pub const fn in_week(mut self, monday: NaiveDate) -> Self {
        self.week = Some(monday);
        self
    }
}

/// A usual shift of the team, such as the early one, which is typed by its code.
///
/// Minutes are 0, 15, 30 or 45 and are omitted from JSON if 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShiftType {
    /// What is typed for it, such as `E`. Unique among the shift types, whatever its case.
    pub code: String,
    /// The display name.
    pub name: String,
    /// The hour in which it starts, 0 to 23.
    pub start: u8,
    /// Minutes after that hour.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub start_minute: u8,
    /// Whole hours of its length, 0 to 24; 0 only where `minutes` is not.
    pub hours: u8,
    /// Minutes of its length beyond them.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub minutes: u8,
    /// Unpaid minutes of it, in quarters of an hour.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub break_minutes: u8,
    /// The id of the position that it is for; any position of the person if there is none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position_id: Option<String>,
}

impl ShiftType {
    /// A shift type of whole hours, for any position, without a break.
    pub fn new(code: impl Into<String>, name: impl Into<String>, start: u8, hours: u8) -> Self {
        Self {
            code: code.into(),
            name: name.into(),
            start,
            start_minute: 0,
            hours,
            minutes: 0,
            break_minutes: 0,
            position_id: None,
        }
    }

    /// Whether a code is its own, whatever its case.
    #[must_use]
    pub fn is_named(&self, code: &str) -> bool {
        self.code.trim().to_lowercase() == code.trim().to_lowercase()
    }

    /// Its start in minutes of the day.
    #[must_use]
    pub fn start_minutes(&self) -> usize {
        usize::from(self.start) * 60 + usize::from(self.start_minute)
    }

    /// Its length in minutes.
    #[must_use]
    pub fn length_minutes(&self) -> usize {
        usize::from(self.hours) * 60 + usize::from(self.minutes)
    }

    /// The same shift type with minutes added to its start and its length.
    #[must_use]
    pub fn with_minutes(mut self, start_minute: u8, minutes: u8) -> Self {
        (self.start_minute, self.minutes) = (start_minute, minutes);
        self
    }

    /// The same shift type with an unpaid break, in minutes.
    #[must_use]
    pub fn with_break(mut self, minutes: u8) -> Self {
        self.break_minutes = minutes;
        self
    }

    /// The same shift type for a position.
    #[must_use]
    pub fn for_position(mut self, position_id: impl Into<String>) -> Self {
        self.position_id = Some(position_id.into());
        self
    }
}
