//! The shifts that a person could be assigned: allowed by every rule about a single shift, and no longer than needed.

use crate::problem::{DAYS, HOURS, Limits, Person, PositionProblem, WEEK};

/// A new shift of some person on some day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Candidate {
    /// The hour of the week at which it starts.
    pub start: usize,
    /// Its length in hours.
    pub hours: usize,
    /// The position that it is for, as an index.
    pub position: usize,
    /// What the law says of it.
    pub law: Part,
}

/// What a new shift adds to the time that a law looks at, and what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Part {
    /// Its break, in minutes: what it owes, or what the shift that it lengthens owes beyond the break that is there.
    pub pause: i32,
    /// Its minutes on the day on which it starts, and on the next.
    pub today: i32,
    pub tomorrow: i32,
    /// Whether it is a night shift, or makes one of the shift that it lengthens.
    pub night: bool,
    /// The shift types that it is, of those that may not follow each other.
    pub codes: u32,
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

    /// Its work, in minutes.
    pub fn work(self) -> u32 {
        let minutes = u32::try_from(self.hours * 60).unwrap_or(u32::MAX);
        minutes.saturating_add_signed(-self.law.pause)
    }

    /// The day on which it starts.
    pub const fn day(self) -> usize {
        self.start / HOURS
    }
}

/// The hours of the week in which heads are missing, as ranks: how many there are before an hour.
#[derive(Debug, Clone)]
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

    /// How many of a shift's hours are short.
    fn within(&self, shift: Candidate) -> usize {
        self.rank(shift.end()) - self.rank(shift.start)
    }
}

/// The first rule about a shift by itself, or beside the shifts of its day, that it breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Broken {
    Length,
    Minor,
    Split,
    Day,
    DayWork,
    DaySpan,
    Week,
    Contract,
    Next,
    Pattern,
}

/// Whether the length of a shift and its place beside others of the day are allowed.
pub(crate) fn broken(
    person: &Person,
    position: &str,
    shift: Candidate,
    limits: &Limits,
) -> Option<Broken> {
    let day = person.days.get(shift.day())?;
    let touched = || {
        let own = day.own.iter();
        own.filter(|own| own.position == position && own.touches(shift.start, shift.end()))
    };
    let beside: i64 = touched().map(|own| own.end - own.start).sum();
    let whole = if limits.lengthen { beside } else { 0 } + shift.hours as i64 * 4;
    if whole < limits.min_hours as i64 * 4 {
        Some(Broken::Length)
    } else if day
        .pattern
        .is_some_and(|pattern| pattern != (shift.start % HOURS, shift.hours) || !day.own.is_empty())
    {
        Some(Broken::Pattern)
    } else if person.next.as_ref().is_some_and(|next| {
        next.forbids(day.codes_before, shift.law.codes)
            || next.forbids(shift.law.codes, day.codes_after)
    }) {
        Some(Broken::Next)
    } else if !limits.split_days && !day.own.is_empty() && touched().next().is_none() {
        Some(Broken::Split)
    } else if shift.hours > day.room.min(limits.max_hours) {
        Some(Broken::Day)
    } else if let Some(broken) = person.law.as_ref().and_then(|law| law.broken(shift)) {
        Some(broken)
    } else if shift.work() > person.week_room {
        Some(Broken::Week)
    } else {
        (shift.work() > person.contract_room).then_some(Broken::Contract)
    }
}

/// The shifts of each day that a person may be given, by start, hours and position. If one without its first or last
/// hour is allowed too and covers as much, it is left out.
pub(crate) fn candidates(
    person: &Person,
    positions: &[PositionProblem],
    short: &[ShortHours],
    limits: &Limits,
) -> [Vec<Candidate>; DAYS] {
    std::array::from_fn(|day| {
        let mut found = Vec::new();
        let Some(of_day) = person.days.get(day) else {
            return found;
        };
        if of_day.closed || !person.may_start_on(day) {
            return found;
        }
        let free = |hour| person.may_work_in(hour) && !of_day.resting.has(hour);
        for &position in &person.positions {
            let (Some(problem), Some(short)) = (positions.get(position), short.get(position))
            else {
                continue;
            };
            let lawful = |shift: Candidate| Candidate {
                law: person.part(&problem.id, shift, limits),
                ..shift
            };
            let is_allowed = |shift: Candidate| {
                shift.hours > 0 && broken(person, &problem.id, shift, limits).is_none()
            };
            for start in day * HOURS..(day + 1) * HOURS {
                let longest = (start..WEEK)
                    .take(limits.max_hours)
                    .take_while(|&hour| free(hour))
                    .count();
                for hours in 1..=longest {
                    let shift = lawful(Candidate {
                        start,
                        hours,
                        position,
                        law: Part::default(),
                    });
                    let covered = short.within(shift);
                    if covered == 0 || !is_allowed(shift) {
                        continue;
                    }
                    let as_good = |other: Candidate| {
                        other.day() == day && short.within(other) == covered && is_allowed(other)
                    };
                    let later = lawful(Candidate {
                        start: start + 1,
                        hours: hours - 1,
                        ..shift
                    });
                    let shorter = lawful(Candidate {
                        hours: hours - 1,
                        ..shift
                    });
                    if !as_good(later) && !as_good(shorter) {
                        found.push(shift);
                    }
                }
            }
        }
        found.sort_unstable();
        found
    })
}
