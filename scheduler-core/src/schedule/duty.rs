//! The time of a shift beside those of other weeks.

use super::entities::Shift;

/// Minutes of a day.
const DAY: i64 = 24 * 60;
/// Minutes of a week.
pub(crate) const WEEK: i64 = 7 * DAY;

/// A shift that counts, in minutes since Monday 0:00 of the week that is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Duty {
    /// Its start.
    pub start: i64,
    /// Its end, exclusive.
    pub end: i64,
    /// Its break.
    pub pause: i64,
}

impl Duty {
    /// From a start to an end, exclusive, with a break.
    #[must_use]
    pub const fn new(start: i64, end: i64, pause: i64) -> Self {
        Self { start, end, pause }
    }

    /// A shift of a week, counted from the one that is looked at.
    #[must_use]
    pub fn of(shift: &Shift, weeks: i64) -> Self {
        let minute = |minute: usize| weeks * WEEK + i64::try_from(minute).unwrap_or(i64::MAX / 2);
        Self {
            start: minute(shift.start_minutes()),
            end: minute(shift.end_minutes()),
            pause: shift.break_minutes.into(),
        }
    }

    /// The day on which it starts, 0 is Monday of the week that is looked at.
    #[must_use]
    pub const fn day(self) -> i64 {
        self.start.div_euclid(DAY)
    }

    /// Its length without the break.
    #[must_use]
    pub const fn work(self) -> i64 {
        self.end - self.start - self.pause
    }

    /// Whether it covers all of an hour, 0 to 24, that is counted from the midnight before its start.
    #[must_use]
    pub const fn covers_hour(self, hour: u8) -> bool {
        let begins = self.day() * DAY + hour as i64 * 60;
        self.start <= begins && begins + 60 <= self.end
    }

    /// Its minutes on a day, without the part of the break that belongs to it: a break is taken off the part on the day on
    /// which the shift starts, and what is left of it off the next.
    #[must_use]
    pub fn on(self, day: i64) -> i64 {
        let first = self.day();
        let midnight = (first + 1) * DAY;
        let part = self.end.min(midnight) - self.start;
        if day == first {
            (part - self.pause).max(0)
        } else if day == first + 1 {
            let left = (self.pause - part).max(0);
            (self.end - midnight - left).max(0)
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_break_comes_off_the_first_day_and_what_is_left_of_it_off_the_next() {
        // From 22 to 6 with a break of an hour; from 23:30 to 6 with the same.
        let night = Duty::new(22 * 60, 30 * 60, 60);
        assert_eq!((night.day(), night.work()), (0, 420));
        assert_eq!([night.on(0), night.on(1), night.on(2)], [60, 360, 0]);
        let late = Duty::new(23 * 60 + 30, 30 * 60, 60);
        assert_eq!([late.on(0), late.on(1)], [0, 330]);
        assert_eq!(Duty::new(-60, 0, 0).day(), -1);
    }
}
