//! The shifts that a person could be assigned: allowed by every rule individually, and not dominated by another one.

use crate::problem::{DAYS, HOURS, Limits, Person};

/// A new shift of some person on some day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Candidate {
    /// The hour of the week at which it starts.
    pub start: usize,
    /// Its length in hours.
    pub hours: usize,
}

impl Candidate {
    /// The hour of the week at which it ends, exclusive.
    pub const fn end(self) -> usize {
        self.start + self.hours
    }

    /// The hours of the week that it covers.
    pub const fn range(self) -> std::ops::Range<usize> {
        self.start..self.end()
    }

    /// Whether one person cannot work both shifts, which are on different days.
    pub const fn clashes(self, other: Self, rest: usize) -> bool {
        self.start < other.end() + rest && other.start < self.end() + rest
    }
}

/// The candidates of one person, by day. `clashing` marks the days on which one of them conflicts with one of another
/// day.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct PersonCandidates {
    pub days: [Vec<Candidate>; DAYS],
    pub clashing: [bool; DAYS],
    /// The most hours that the person's new shifts may add up to, if the longest of each day would exceed it.
    pub most_hours: Option<usize>,
}

/// The hours of the week in which heads are missing, as ranks: how many there are before an hour.
pub(crate) struct ShortHours {
    before: Vec<usize>,
}

impl ShortHours {
    pub fn new(missing: &[u32]) -> Self {
        let mut count = 0_usize;
        let mut before = Vec::with_capacity(missing.len() + 1);
        before.push(count);
        for &heads in missing {
            count += usize::from(heads > 0);
            before.push(count);
        }
        Self { before }
    }

    /// The number of short hours before an hour of the week.
    fn rank(&self, hour: usize) -> usize {
        let last = self.before.last().copied().unwrap_or(0);
        self.before.get(hour).copied().unwrap_or(last)
    }

    fn has(&self, hour: usize) -> bool {
        self.rank(hour) < self.rank(hour + 1)
    }
}

/// The candidates of one person, without dominated ones.
pub(crate) fn candidates(
    short: &ShortHours,
    person: &Person<'_>,
    limits: &Limits,
) -> PersonCandidates {
    let mut found = PersonCandidates {
        days: std::array::from_fn(|day| of_day(short, person, day, limits)),
        clashing: [false; DAYS],
        most_hours: None,
    };
    // Dropping a candidate may free others of conflicts, so that more can be dropped.
    while drop_dominated(&mut found, short, limits.rest) {}
    let longest = |day: &Vec<Candidate>| day.iter().map(|shift| shift.hours).max().unwrap_or(0);
    let all: usize = found.days.iter().map(longest).sum();
    found.most_hours = person.week_room.filter(|room| *room < all);
    found
}

/// The allowed shifts of one day that cover a short hour. If cutting off an end of a shift loses no short hour, only
/// the shorter one is returned.
fn of_day(short: &ShortHours, person: &Person<'_>, day: usize, limits: &Limits) -> Vec<Candidate> {
    let mut found = Vec::new();
    let (Some(of_day), Some(&closed)) = (person.days.get(day), person.closed.get(day)) else {
        return found;
    };
    if closed || (!of_day.works && person.new_days == 0) {
        return found;
    }
    let free =
        |hour| person.available.has(hour) && person.off_duty.has(hour) && !of_day.resting.has(hour);
    let midnight = day * HOURS;
    let of_week = person.week_room.unwrap_or(usize::MAX);
    let longest = limits.max_hours.min(of_day.room).min(of_week);
    for hour_of_day in 0..HOURS {
        let start = midnight + hour_of_day;
        // The last hour of the day is the latest start; later ones belong to the next day.
        let can_start_later = hour_of_day + 1 < HOURS;
        for hours in 1..=longest {
            let candidate = Candidate { start, hours };
            let last = candidate.end().saturating_sub(1);
            if !free(last) {
                break;
            }
            if hours < limits.min_hours || short.rank(start) == short.rank(candidate.end()) {
                continue;
            }
            let can_be_shorter = hours > limits.min_hours;
            let idle_start = can_start_later && !short.has(start);
            if can_be_shorter && (idle_start || !short.has(last)) {
                continue;
            }
            found.push(candidate);
        }
    }
    found
}

/// Drops every candidate for which another one of the same day covers as much, is not longer and conflicts with nothing
/// more. Returns whether any was dropped.
fn drop_dominated(found: &mut PersonCandidates, short: &ShortHours, rest: usize) -> bool {
    let mut dropped = false;
    let mut remaining: [Vec<Candidate>; DAYS] = Default::default();
    for (day, (list, kept)) in found.days.iter().zip(&mut remaining).enumerate() {
        // An earlier start conflicts with a superset of the shifts of earlier days, and a later end with a superset of
        // those of later days. So comparing counts is enough to compare the sets.
        let others = |wanted: std::cmp::Ordering| {
            found
                .days
                .iter()
                .enumerate()
                .filter(move |(other, _)| other.cmp(&day) == wanted)
                .flat_map(|(_, list)| list)
        };
        let mut ends: Vec<usize> = others(std::cmp::Ordering::Less)
            .map(|other| other.end() + rest)
            .collect();
        let mut starts: Vec<usize> = others(std::cmp::Ordering::Greater)
            .map(|other| other.start)
            .collect();
        ends.sort_unstable();
        starts.sort_unstable();
        let ranked: Vec<Ranked> = list
            .iter()
            .map(|&candidate| Ranked {
                candidate,
                first: short.rank(candidate.start),
                last: short.rank(candidate.end()),
                clashes_before: ends
                    .len()
                    .saturating_sub(ends.partition_point(|&end| end <= candidate.start)),
                clashes_after: starts.partition_point(|&start| start < candidate.end() + rest),
            })
            .collect();
        for (index, one) in ranked.iter().enumerate() {
            let better = ranked.iter().enumerate().any(|(other_index, other)| {
                other_index != index
                    && other.is_no_worse(one)
                    && (!one.is_no_worse(other) || other_index < index)
            });
            if !better {
                kept.push(one.candidate);
            }
        }
        if let Some(clashing) = found.clashing.get_mut(day) {
            *clashing = ranked
                .iter()
                .any(|one| one.clashes_before > 0 || one.clashes_after > 0);
        }
        dropped |= kept.len() < list.len();
    }
    found.days = remaining;
    dropped
}

struct Ranked {
    candidate: Candidate,
    /// The ranks of the short hours that it covers, end exclusive.
    first: usize,
    last: usize,
    clashes_before: usize,
    clashes_after: usize,
}

impl Ranked {
    const fn is_no_worse(&self, other: &Self) -> bool {
        self.first <= other.first
            && self.last >= other.last
            && self.candidate.hours <= other.candidate.hours
            && self.clashes_before <= other.clashes_before
            && self.clashes_after <= other.clashes_after
    }
}
