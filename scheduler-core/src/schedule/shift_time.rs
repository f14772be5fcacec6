//! When a shift is worked.

use serde::{Serialize, Serializer};

use super::{
    error::{Error, ErrorKind},
    time::{Day, HOURS, TimeRange, is_zero, narrow},
};

/// The longest shift, in minutes.
pub(crate) const LONGEST_SHIFT_MINUTES: usize = 24 * 60;
/// The longest break of a shift, in minutes.
pub const MAX_BREAK_MINUTES: u8 = 240;

const DAY_MINUTES: usize = 24 * 60;

/// When a shift is worked: its day, start and length, to the quarter of an hour.
///
/// It covers `start .. start + hours`, end exclusive. Past midnight it continues into the next day; past Sunday midnight
/// it leaves the week. Minutes are 0, 15, 30 or 45 and are omitted from JSON if 0.
///
/// ```
/// use scheduler_core::{Day, schedule::ShiftTime};
///
/// let time = ShiftTime::new(Day::Tuesday, 9, 8).with_minutes(30, 15);
/// assert_eq!((time.start_minutes(), time.length_minutes()), (33 * 60 + 30, 495));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShiftTime {
    /// The day on which it starts.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The hour in which it starts, 0 to 23.
    pub start: u8,
    /// Minutes after that hour.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub start_minute: u8,
    /// Whole hours of its length, 0 to 24; 0 only if `minutes` is not.
    pub hours: u8,
    /// Minutes of its length beyond them.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub minutes: u8,
}

impl ShiftTime {
    /// Whole hours from `start` of a day.
    #[must_use]
    pub const fn new(day: Day, start: u8, hours: u8) -> Self {
        Self {
            day,
            start,
            start_minute: 0,
            hours,
            minutes: 0,
        }
    }

    /// The same with minutes added to the start and to the length.
    #[must_use]
    pub const fn with_minutes(mut self, start_minute: u8, minutes: u8) -> Self {
        self.start_minute = start_minute;
        self.minutes = minutes;
        self
    }

    /// From a start in minutes since Monday 0:00, and a length in minutes; `None` if it starts outside the week or is
    /// longer than a day.
    ///
    /// ```
    /// use scheduler_core::{Day, schedule::ShiftTime};
    ///
    /// let time = ShiftTime::of_minutes(33 * 60 + 30, 495);
    /// assert_eq!(time, Some(ShiftTime::new(Day::Tuesday, 9, 8).with_minutes(30, 15)));
    /// assert_eq!(ShiftTime::of_minutes(7 * 24 * 60, 60), None);
    /// ```
    #[must_use]
    pub fn of_minutes(start: usize, length: usize) -> Option<Self> {
        let day = Day::from_index(start / DAY_MINUTES)?;
        if length > LONGEST_SHIFT_MINUTES {
            return None;
        }
        let [start, start_minute] = [start % DAY_MINUTES / 60, start % 60].map(narrow);
        let [hours, minutes] = [length / 60, length % 60].map(narrow);
        Some(Self::new(day, start, hours).with_minutes(start_minute, minutes))
    }

    /// Checks the start and the length, and the unpaid break, in minutes, of a shift at that time.
    ///
    /// ```
    /// use scheduler_core::{Day, schedule::ShiftTime};
    ///
    /// let time = ShiftTime::new(Day::Monday, 9, 8);
    /// assert!(time.check(30).is_ok());
    /// assert_eq!(time.check(20).unwrap_err().path, "breakMinutes");
    /// assert_eq!(ShiftTime::new(Day::Monday, 24, 8).check(0).unwrap_err().path, "start");
    /// ```
    ///
    /// # Errors
    /// The first that is out of range, with its path.
    pub fn check(&self, break_minutes: u8) -> Result<(), Error> {
        start_hour(self.start)?;
        quarter("startMinute", self.start_minute)?;
        quarter("minutes", self.minutes)?;
        let length = self.length_minutes();
        let problem = match length {
            0 => ErrorKind::Hours { value: 0 },
            1..=LONGEST_SHIFT_MINUTES => return check_break(break_minutes, length),
            _ if self.minutes == 0 => ErrorKind::Hours {
                value: self.hours.into(),
            },
            minutes => ErrorKind::TooLong { minutes },
        };
        Err(Error::new("hours", problem))
    }

    /// The start in minutes since Monday 0:00.
    #[must_use]
    pub fn start_minutes(&self) -> usize {
        (self.day.index() * 24 + usize::from(self.start)) * 60 + usize::from(self.start_minute)
    }

    /// The length in minutes.
    #[must_use]
    pub fn length_minutes(&self) -> usize {
        self.minutes_long().into()
    }

    /// The length in minutes, for sums of any width.
    pub(crate) fn minutes_long(&self) -> u16 {
        u16::from(self.hours) * 60 + u16::from(self.minutes)
    }

    /// The end in minutes since Monday 0:00, exclusive; past 7 days if it leaves the week.
    #[must_use]
    pub fn end_minutes(&self) -> usize {
        self.start_minutes() + self.length_minutes()
    }

    /// From its start to its end, in hours of its day.
    #[must_use]
    pub fn range(&self) -> TimeRange {
        let start = self.start_minutes() - self.day.index() * DAY_MINUTES;
        TimeRange::of_minutes(start, start + self.length_minutes())
    }

    /// Whether any of it lies between two minutes since Monday 0:00.
    pub(crate) fn overlaps(&self, (start, end): (usize, usize)) -> bool {
        self.start_minutes() < end && start < self.end_minutes()
    }
}

/// Checks the break of a shift whose length is known to be valid.
fn check_break(minutes: u8, length: usize) -> Result<(), Error> {
    let problem = if minutes > MAX_BREAK_MINUTES || !minutes.is_multiple_of(15) {
        let value = minutes.into();
        ErrorKind::BreakMinutes { value }
    } else if usize::from(minutes) >= length {
        ErrorKind::BreakTooLong { minutes, length }
    } else {
        return Ok(());
    };
    Err(Error::new("breakMinutes", problem))
}

/// Writes a time with its end beside its length, for display.
pub(crate) fn with_end<S: Serializer>(time: &ShiftTime, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Shown {
        day: Day,
        #[serde(flatten)]
        range: TimeRange,
        hours: u8,
        #[serde(skip_serializing_if = "is_zero")]
        minutes: u8,
    }
    let ShiftTime {
        day,
        hours,
        minutes,
        ..
    } = *time;
    let range = time.range();
    Shown {
        day,
        range,
        hours,
        minutes,
    }
    .serialize(serializer)
}

pub(super) fn start_hour(start: u8) -> Result<(), Error> {
    if start < HOURS {
        return Ok(());
    }
    let value = start.into();
    Err(Error::new("start", ErrorKind::Start { value }))
}

pub(super) fn quarter(field: &'static str, minute: u8) -> Result<(), Error> {
    if minute < 60 && minute.is_multiple_of(15) {
        return Ok(());
    }
    let value = minute.into();
    Err(Error::new(field, ErrorKind::Minute { field, value }))
}
