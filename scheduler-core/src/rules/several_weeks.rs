//! Rules about several weeks.

use super::{
    facts::Facts,
    measured::{Measured, Row, limit},
    timeline::Timeline,
};
use crate::schedule::{Day, Duty, MeanWeek, Night};

/// At most [`Rules::max_days_in_row`](crate::Rules::max_days_in_row) successive days have a shift that starts on them.
pub(super) fn too_many_days_in_row(facts: &Facts<'_>, row: Row) -> Option<Measured> {
    let limit = limit(facts.week.rules.max_days_in_row)?;
    let days = match row {
        Row::UpTo(day) => facts.days.row_up_to(day),
        Row::Around(day) => facts.days.row_with(day),
    };
    Some(Measured {
        actual: days.into(),
        limit,
        is_broken: days > limit,
        badness: i64::try_from(facts.days.too_many(limit)).unwrap_or(i64::MAX),
    })
}

/// The work of a week is at most what the law allows on the mean of several.
pub(super) fn over_mean_week(facts: &Facts<'_>) -> Option<Measured> {
    let (law, timeline) = facts.law()?;
    law.mean_week?.measured(timeline, 0)
}

/// Whoever works at night works at most what the law allows on the mean of the days with a shift.
pub(super) fn over_night_work(facts: &Facts<'_>, day: Day) -> Option<Measured> {
    let (law, timeline) = facts.law()?;
    law.night?
        .measured(timeline, i64::try_from(day.index()).ok()?)
}

impl MeanWeek {
    /// The limit, in minutes.
    #[must_use]
    pub const fn limit(self) -> i64 {
        self.hours as i64 * 60
    }

    /// The work and the days without an absence of the known weeks that count in the mean of a week.
    #[must_use]
    pub fn sums(self, timeline: &Timeline, week: i64) -> (i64, i64) {
        let first = week - i64::from(self.weeks) + 1;
        let known = timeline.weeks.iter();
        let known = known.filter(|(known, _)| (first..=week).contains(known));
        known.fold((0, 0), |(work, days), (known, present)| {
            (
                work + timeline.work_of_week(*known),
                days + i64::from(*present),
            )
        })
    }

    fn measured(self, timeline: &Timeline, week: i64) -> Option<Measured> {
        let (work, days) = self.sums(timeline, week);
        let mean = div_up(work * 7, days)?;
        let limit = u32::try_from(self.limit()).unwrap_or(u32::MAX);
        Some(Measured {
            is_broken: work * 7 > self.limit() * days,
            badness: work,
            ..Measured::at_most(mean, limit)
        })
    }
}

impl Night {
    /// Whether a shift is a night shift.
    #[must_use]
    pub fn is_night(self, duty: Duty) -> bool {
        let minutes = self.clock().minutes_within(duty.start, duty.end);
        minutes >= i64::from(self.counts) * 60
    }

    /// The limit of a day's work, in minutes.
    #[must_use]
    pub const fn limit(self) -> i64 {
        self.hours as i64 * 60
    }

    /// The work of the days that count in the mean of a day, and how many of them have a shift.
    #[must_use]
    pub fn sums(self, timeline: &Timeline, day: i64) -> (i64, i64) {
        let (mut work, mut days, mut last) = (0, 0, None);
        for duty in timeline.starting(day - i64::from(self.days) + 1, day + 1) {
            work += duty.work();
            days += i64::from(last != Some(duty.day()));
            last = Some(duty.day());
        }
        (work, days)
    }

    /// Whether a night shift starts on a day.
    #[must_use]
    pub fn starts_on(self, timeline: &Timeline, day: i64) -> bool {
        let mut shifts = timeline.starting(day, day + 1);
        shifts.any(|duty| self.is_night(duty))
    }

    fn measured(self, timeline: &Timeline, day: i64) -> Option<Measured> {
        if !self.starts_on(timeline, day) {
            return None;
        }
        let (work, days) = self.sums(timeline, day);
        let limit = u32::try_from(self.limit()).unwrap_or(u32::MAX);
        Some(Measured {
            is_broken: work > self.limit() * days,
            // In sixtieths of a minute: means of different days are compared.
            badness: work * 60 / days.max(1),
            ..Measured::at_most(div_up(work, days)?, limit)
        })
    }
}

fn div_up(number: i64, by: i64) -> Option<i64> {
    (by > 0).then(|| (number + by - 1).div_euclid(by))
}
