//! Days, ranges of hours, and times to the quarter of an hour.

use serde::{Deserialize, Serialize};

/// Days in a week.
pub const DAYS: u8 = 7;
/// Hours in a day.
pub const HOURS: u8 = 24;

/// A day of the week. In JSON it is its number, 0 (Monday) to 6 (Sunday).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Day {
    /// Day 0.
    Monday,
    /// Day 1.
    Tuesday,
    /// Day 2.
    Wednesday,
    /// Day 3.
    Thursday,
    /// Day 4.
    Friday,
    /// Day 5.
    Saturday,
    /// Day 6.
    Sunday,
}

impl Day {
    /// Monday to Sunday.
    pub const ALL: [Self; DAYS as usize] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];

    /// The number of the day: 0 (Monday) to 6 (Sunday).
    ///
    /// ```
    /// use scheduler_core::Day;
    ///
    /// assert_eq!(Day::Sunday.index(), 6);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The day with a number, 0 (Monday) to 6 (Sunday).
    ///
    /// ```
    /// use scheduler_core::Day;
    ///
    /// assert_eq!(Day::from_index(4), Some(Day::Friday));
    /// assert_eq!(Day::from_index(7), None);
    /// ```
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

impl From<Day> for u8 {
    fn from(day: Day) -> Self {
        day as Self
    }
}

impl TryFrom<u8> for Day {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::from_index(number.into())
            .ok_or_else(|| format!("day is {number}; it must be 0 to 6 (Monday to Sunday)"))
    }
}

/// Whole hours of one day, `start .. end`, end exclusive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HourRange {
    /// First hour.
    pub start: u8,
    /// End hour, exclusive.
    pub end: u8,
}

impl HourRange {
    /// The hours `start .. end`, end exclusive.
    #[must_use]
    pub const fn new(start: u8, end: u8) -> Self {
        Self { start, end }
    }

    /// The number of hours; 0 if `end` is not after `start`.
    ///
    /// ```
    /// use scheduler_core::HourRange;
    ///
    /// assert_eq!(HourRange::new(10, 14).hours(), 4);
    /// ```
    #[must_use]
    pub const fn hours(self) -> u8 {
        self.end.saturating_sub(self.start)
    }

    /// Whether it contains an hour.
    #[must_use]
    pub const fn contains(self, hour: u8) -> bool {
        self.start <= hour && hour < self.end
    }
}

/// A stretch of time that starts on one day, to the quarter of an hour, end exclusive.
///
/// Minutes are 0, 15, 30 or 45 and are omitted from JSON if 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TimeRange {
    /// The hour in which it starts, 0 to 23.
    pub start: u8,
    /// Minutes after that hour.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub start_minute: u8,
    /// The hour in which it ends; over 24 if it continues into the next day.
    pub end: u8,
    /// Minutes after that hour.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub end_minute: u8,
}

impl TimeRange {
    /// The stretch from one minute of a day to another, end exclusive.
    pub(crate) fn of_minutes(start: usize, end: usize) -> Self {
        let [start, start_minute, end, end_minute] =
            [start / 60, start % 60, end / 60, end % 60].map(narrow);
        Self {
            start,
            start_minute,
            end,
            end_minute,
        }
    }
}

/// A length of time in whole hours and the minutes beyond them, which are omitted from JSON if 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Length {
    /// Whole hours.
    pub hours: u32,
    /// Minutes beyond them: 0, 15, 30 or 45.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub minutes: u8,
}

impl Length {
    /// A length in minutes.
    ///
    /// ```
    /// use scheduler_core::schedule::Length;
    ///
    /// assert_eq!(Length::of_minutes(105), Length { hours: 1, minutes: 45 });
    /// ```
    #[must_use]
    pub fn of_minutes(minutes: u32) -> Self {
        Self {
            hours: minutes / 60,
            minutes: narrow(minutes as usize % 60),
        }
    }
}

/// Whether a field is omitted from JSON.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
pub(crate) fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A number that is known to be small.
pub(crate) fn narrow(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
