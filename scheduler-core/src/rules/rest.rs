//! Rules about rest: between days, and once a week.

use super::{
    facts::{Facts, Other},
    measured::{Measured, limit_minutes},
    span::Span,
    timeline::{EVER, Timeline},
    violation::{Violation, ViolationKind},
};
use crate::schedule::{Rules, WEEK, WeeklyRest};

impl Rules {
    /// The rest between somebody's shifts that start on different days, in minutes; `None` if there is no such rule.
    #[must_use]
    pub fn rest_minutes(&self, minor: bool) -> Option<u32> {
        let law = self.law.as_deref().filter(|_| minor);
        let minors = law.and_then(|law| law.minor_rest_hours);
        match minors {
            Some(hours) => Some(hours.saturating_mul(60)).filter(|minutes| *minutes > 0),
            None => limit_minutes(self.rest_hours),
        }
    }
}

/// Two shifts that start on different days are [`Rules::rest_hours`](crate::Rules::rest_hours) apart.
pub(super) fn short_rest(
    facts: &Facts<'_>,
    shift: &Other<'_>,
    other: &Other<'_>,
) -> Option<Violation> {
    let limit = facts.week.rules.rest_minutes(facts.is_minor())?;
    let times = if shift.times.end <= other.times.start {
        Span {
            start: shift.times.end,
            end: other.times.start,
        }
    } else {
        Span {
            start: other.times.end,
            end: shift.times.start,
        }
    };
    let rest = times.length();
    let is_short = rest < i64::from(limit);
    is_short.then(|| other.named_in(ViolationKind::ShortRest.at(times, rest, limit)))
}

/// A week has its weekly rest.
pub(super) fn short_weekly_rest(facts: &Facts<'_>) -> Option<Measured> {
    let (law, timeline) = facts.law()?;
    let rest = law.weekly_rest?;
    let required = rest.minutes(timeline.minor);
    let left = rest.short_weeks(timeline);
    let left = left.iter().find(|(week, _)| *week == 0);
    let limit = u32::try_from(required).unwrap_or(u32::MAX);
    let left = left.map(|(_, left)| *left);
    Some(Measured {
        actual: left.unwrap_or(required),
        limit,
        is_broken: left.is_some(),
        badness: -left.unwrap_or(required),
    })
}

/// The best way to take the weekly rests up to a week.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Way {
    /// When the last rest ends.
    end: i64,
    /// The weeks that lack their rest, each with the longest stretch that was left for it.
    short: Vec<(i64, i64)>,
}

impl Way {
    /// The fewest weeks short, then the last rest that ends soonest, then the short weeks as late as can be.
    fn is_better_than(&self, other: &Self) -> bool {
        let weeks = |way: &Self| way.short.iter().map(|(week, _)| -week).collect::<Vec<_>>();
        let key = |way: &Self| (way.short.len(), way.end, weeks(way));
        key(self) < key(other)
    }
}

impl WeeklyRest {
    /// The known weeks that lack their weekly rest, each with the longest stretch that is left for it, in minutes.
    ///
    /// A rest belongs to the week in which its middle lies, and no hour is part of two rests. From the first known week on
    /// the best way up to each week is kept, and that up to the last says which weeks are short.
    #[must_use]
    pub fn short_weeks(self, timeline: &Timeline) -> Vec<(i64, i64)> {
        let free = timeline.free();
        let length = self.minutes(timeline.minor);
        let start = Way {
            end: -EVER,
            short: Vec::new(),
        };
        // The best ways up to the week before the last and up to the last.
        let mut before: Option<(i64, Way)> = None;
        let mut last = start;
        let mut previous: Option<i64> = None;
        for &(week, _) in &timeline.weeks {
            let alone = match earliest(&free, last.end, length, (week, week + 1)) {
                Some(end) => Way {
                    end,
                    short: last.short.clone(),
                },
                None => {
                    let mut short = last.short.clone();
                    short.push((week, longest(&free, last.end, week)));
                    Way {
                        end: last.end,
                        short,
                    }
                }
            };
            let mut best = alone;
            if let Some(long) = self.of_two_weeks(timeline.minor)
                && let Some((first, way)) = &before
                && previous == Some(week - 1)
                && *first == week - 1
            {
                let both = (week - 1, week + 1);
                let two = earliest(&free, way.end, length, both)
                    .and_then(|end| earliest(&free, end, length, both));
                let one = earliest(&free, way.end, long, both);
                for end in [two, one].into_iter().flatten() {
                    let paired = Way {
                        end,
                        short: way.short.clone(),
                    };
                    if paired.is_better_than(&best) {
                        best = paired;
                    }
                }
            }
            before = Some((week, last));
            last = best;
            previous = Some(week);
        }
        last.short
    }
}

/// The end of the first rest after a time whose middle lies in some weeks, end exclusive.
fn earliest(free: &[(i64, i64)], after: i64, length: i64, (first, end): (i64, i64)) -> Option<i64> {
    let (from, to) = (first * WEEK, end * WEEK);
    let first = free.partition_point(|(_, end)| *end <= after);
    for &(start, stop) in free.iter().skip(first) {
        // Rests are whole hours, so that their middle is a minute.
        let start = start.max(after).max(from - length / 2);
        if start + length / 2 >= to {
            return None;
        }
        if start + length <= stop {
            return Some(start + length);
        }
    }
    None
}

/// The longest of the stretches after a time whose middle lies in a week.
fn longest(free: &[(i64, i64)], after: i64, week: i64) -> i64 {
    let lengths = free.iter().filter_map(|&(start, end)| {
        let start = start.max(after);
        let middle = (start + end).div_euclid(2);
        (start < end && middle.div_euclid(WEEK) == week).then_some(end - start)
    });
    lengths.max().unwrap_or(0)
}
