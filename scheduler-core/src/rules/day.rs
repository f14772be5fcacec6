//! Rules about a shift's length and about the shifts of a day.

use super::{
    facts::Facts,
    measured::{Measured, limit_minutes},
    span::Span,
    timeline::Timeline,
    violation::{Violation, ViolationKind},
};
use crate::schedule::{Day, Duty, Law, Shift, WorkOf, figure};

/// The shifts of a day add up to at most [`Rules::max_hours`](crate::Rules::max_hours), breaks included.
pub(super) fn over_max_hours(facts: &Facts<'_>, day: Day) -> Option<Measured> {
    let limit = limit_minutes(facts.week.rules.max_hours)?;
    Some(Measured::at_most(facts.minutes_of(day), limit))
}

/// A shift has at least [`Rules::min_hours`](crate::Rules::min_hours), its break included.
pub(super) fn under_min_hours(facts: &Facts<'_>, shift: &Shift) -> Option<Violation> {
    let times = Span::of(shift);
    let limit = limit_minutes(facts.week.rules.min_hours)?;
    let is_under = times.length() < i64::from(limit);
    is_under.then(|| ViolationKind::UnderMinHours.at(times, times.length(), limit))
}

/// A shift has the break that the law owes for its work.
pub(super) fn break_owed(facts: &Facts<'_>, shift: &Shift) -> Option<Violation> {
    let (law, _) = facts.law()?;
    let work = u32::try_from(shift.work_minutes()).unwrap_or(u32::MAX);
    let owed = law.break_owed(work, facts.is_minor());
    let has = shift.break_minutes;
    let kind = ViolationKind::BreakOwed;
    (u32::from(has) < owed).then(|| kind.at(Span::of(shift), has.into(), owed))
}

/// The work of a day is at most what the law allows.
pub(super) fn over_day_work(facts: &Facts<'_>, day: Day) -> Option<Measured> {
    let (law, timeline) = facts.law()?;
    let limit = law.day_limit(timeline.minor)?;
    let work = law.work_of_day(timeline, index(day));
    Some(Measured::at_most(work, limit))
}

/// The time from the first start to the last end of the shifts that start on a day is at most what the law allows.
pub(super) fn over_day_span(facts: &Facts<'_>, day: Day) -> Option<Measured> {
    let (law, timeline) = facts.law()?;
    let limit = law.day_span?.hours * 60;
    Some(Measured::at_most(timeline.span_of(index(day)), limit))
}

fn index(day: Day) -> i64 {
    i64::try_from(day.index()).unwrap_or(0)
}

impl Law {
    /// The most work of a day, in minutes.
    #[must_use]
    pub fn day_limit(&self, minor: bool) -> Option<u32> {
        let day = self.day_work?;
        Some(figure(day.hours, day.minor_hours, minor)? * 60)
    }

    /// Whether the work of a day is that between its midnights.
    #[must_use]
    pub fn counts_calendar_days(&self) -> bool {
        self.day_work.is_some_and(|day| day.by == WorkOf::Calendar)
    }

    /// Somebody's work of a day as the law counts it, in minutes.
    #[must_use]
    pub fn work_of_day(&self, timeline: &Timeline, day: i64) -> i64 {
        if self.counts_calendar_days() {
            // A shift is at most 24 hours long.
            let around = timeline.starting(day - 1, day + 1);
            around.map(|duty| duty.on(day)).sum()
        } else {
            timeline.starting(day, day + 1).map(Duty::work).sum()
        }
    }
}

impl Timeline {
    /// The minutes from the first start to the last end of the shifts that start on a day.
    #[must_use]
    pub fn span_of(&self, day: i64) -> i64 {
        let first = self.starting(day, day + 1).next();
        let last = self.starting(day, day + 1).map(|duty| duty.end).max();
        first
            .zip(last)
            .map_or(0, |(first, last)| last - first.start)
    }

    /// The work of the shifts that start on the days from one to another, end exclusive.
    #[must_use]
    pub fn work(&self, from: i64, to: i64) -> i64 {
        self.starting(from, to).map(Duty::work).sum()
    }

    /// The work of the shifts that start in a week.
    #[must_use]
    pub fn work_of_week(&self, week: i64) -> i64 {
        self.work(week * 7, (week + 1) * 7)
    }
}
