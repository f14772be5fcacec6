//! Rules about several weeks.

use super::{
    facts::{Facts, Other},
    measured::{Measured, Row, limit},
    span::Span,
    timeline::{KnownDays, Timeline},
    violation::{Violation, ViolationKind},
};
use crate::schedule::{DAYS, Day, Duty, MeanWeek, Night, Rules, Shift, StaffMember};

/// How many successive weeks a number of weekends is counted in.
pub const WEEKENDS_OF: usize = 4;

impl Rules {
    /// The most weekends with a shift of somebody in four successive weeks: their own number, else that of the rules.
    #[must_use]
    pub fn weekends_of(&self, member: &StaffMember) -> Option<u32> {
        let own = member
            .max_weekends
            .map(|own| i32::try_from(own).unwrap_or(0));
        limit(own.unwrap_or(self.max_weekends))
    }

    /// The fewest successive days with a shift, or without one.
    #[must_use]
    pub fn least_in_row(&self, works: bool) -> Option<u32> {
        limit(if works {
            self.min_days_in_row
        } else {
            self.min_days_off_in_row
        })
    }
}

/// At least [`Rules::min_days_in_row`](crate::Rules::min_days_in_row) successive days have a shift.
pub(super) fn too_few_days_in_row(facts: &Facts<'_>) -> Option<Measured> {
    short_run(facts, true)
}

/// At least [`Rules::min_days_off_in_row`](crate::Rules::min_days_off_in_row) successive days have none.
pub(super) fn too_few_days_off_in_row(facts: &Facts<'_>) -> Option<Measured> {
    short_run(facts, false)
}

/// The shortest of the runs in and beside the week.
fn short_run(facts: &Facts<'_>, works: bool) -> Option<Measured> {
    let limit = facts.week.rules.least_in_row(works)?;
    let days = facts.timeline()?.days();
    let (first, end) = (
        days.index_of(0).saturating_sub(1),
        days.index_of(DAYS.into()) + 1,
    );
    let near = |run: &super::timeline::Run| {
        run.works == works && run.is_whole && run.days.start < end && run.days.end > first
    };
    let lengths: Vec<i64> = days
        .runs()
        .into_iter()
        .filter(near)
        .filter_map(|run| i64::try_from(run.days.len()).ok())
        .collect();
    let limit_days = i64::from(limit);
    let shortest = lengths.iter().copied().min().unwrap_or(limit_days);
    let lacking = lengths.iter().map(|length| (limit_days - length).max(0));
    Some(Measured {
        actual: shortest.min(limit_days),
        limit,
        is_broken: shortest < limit_days,
        badness: lacking.sum(),
    })
}

/// At most so many weekends in four successive weeks have a shift. A week without one is not to blame.
pub(super) fn too_many_weekends(facts: &Facts<'_>) -> Option<Measured> {
    let limit = facts.week.rules.weekends_of(&facts.staff.member)?;
    let days = facts.timeline()?.days();
    let (most, all) = weekends_around(&days);
    let week = days.index_of(0) / usize::from(DAYS);
    let is_worked = days.weekends().get(week).is_some_and(|worked| *worked);
    Some(Measured {
        actual: most,
        limit,
        is_broken: is_worked && most > i64::from(limit),
        badness: all,
    })
}

/// The most worked weekends of the stretches of weeks that the week is in, and those of all of them.
fn weekends_around(days: &KnownDays) -> (i64, i64) {
    let weekends = days.weekends();
    let week = days.index_of(0) / usize::from(DAYS);
    let starts = (week + 1).saturating_sub(WEEKENDS_OF)..=week;
    let counts = starts.map(|start| {
        let of = weekends.iter().skip(start).take(WEEKENDS_OF);
        of.map(|worked| i64::from(*worked)).sum::<i64>()
    });
    let counts: Vec<i64> = counts.collect();
    (
        counts.iter().copied().max().unwrap_or(0),
        counts.iter().sum(),
    )
}

/// A shift type does not follow another on the next day.
pub(super) fn forbidden_next(
    facts: &Facts<'_>,
    shift: &Other<'_>,
    other: &Other<'_>,
) -> Option<Violation> {
    let (first, next) = if shift.day < other.day {
        (shift, other)
    } else {
        (other, shift)
    };
    if first.day + 1 != next.day {
        return None;
    }
    let mut pairs = facts.week.rules.forbidden_next.iter();
    let follows =
        |(one, two): &(String, String)| facts.is_of_type(first, one) && facts.is_of_type(next, two);
    let kind = ViolationKind::ForbiddenNext;
    pairs
        .any(follows)
        .then(|| other.named_in(kind.at(shift.times, shift.times.length(), 0)))
}

/// A shift is what the person's pattern has on its day.
pub(super) fn off_pattern(facts: &Facts<'_>, shift: &Shift) -> Option<Violation> {
    let days = facts.week.pattern_of(&facts.staff.member)?;
    let times = Span::of(shift);
    let pattern = days.get(shift.time.day.index())?;
    let types = &facts.week.details().shift_types;
    let start = shift.start_minutes() - shift.time.day.index() * super::violation::DAY_MINUTES;
    let is_kept = pattern.shift(types) == Some((start, shift.length_minutes()));
    (!is_kept).then(|| ViolationKind::OffPattern.at(times, times.length(), 0))
}

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
