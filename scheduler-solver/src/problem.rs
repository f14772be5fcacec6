//! The problem: per position, heads missing per hour of the week and people with the hours in which they could work.
//! The only module that reads a schedule.
//!
//! Times are quarters of an hour or hours, counted from Monday midnight.

use std::collections::{BTreeMap, BTreeSet};

use scheduler_core::{Day, Rules, Schedule, Shift, Week};

use crate::question::{Absence, DayHours, FillQuestion};

/// Days of a week.
pub(crate) const DAYS: usize = 7;
/// Hours of a day.
pub(crate) const HOURS: usize = 24;
/// Hours of a week.
pub(crate) const WEEK: usize = DAYS * HOURS;
/// Quarters of an hour.
const QUARTERS: usize = 4;
/// The hours of a day in which missing heads count, end exclusive.
const EXAMINED: std::ops::Range<u8> = 10..20;
/// The longest shift that a schedule may contain, in hours.
const LONGEST_SHIFT: usize = 24;

/// The rules as limits; a rule that is turned off does not limit anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Limits {
    /// Shortest new shift, in hours, at least 1.
    pub min_hours: usize,
    /// Longest new shift, in hours, at most 24.
    pub max_hours: usize,
    /// Most quarters of one person's shifts that start on one day.
    max_day: Option<usize>,
    /// Most days on which shifts of one person start.
    max_days: usize,
    /// Hours between two shifts that start on different days.
    pub rest: usize,
}

impl Limits {
    fn new(rules: &Rules) -> Self {
        // Limits over two weeks are equivalent to two weeks.
        let number = |rule: i32| {
            usize::try_from(rule)
                .ok()
                .filter(|&number| number > 0)
                .map(|number| number.min(2 * WEEK))
        };
        let max_hours = number(rules.max_hours);
        Self {
            min_hours: number(rules.min_hours).unwrap_or(1),
            max_hours: max_hours.map_or(LONGEST_SHIFT, |hours| hours.min(LONGEST_SHIFT)),
            max_day: max_hours.map(|hours| hours * QUARTERS),
            max_days: number(rules.days_off).map_or(DAYS, |off| DAYS.saturating_sub(off)),
            rest: number(rules.rest_hours).unwrap_or(0),
        }
    }
}

/// A set of hours of the week.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HourSet([bool; WEEK]);

impl HourSet {
    /// Whether the hour is in the set; false for hours past the week.
    pub fn has(&self, hour: usize) -> bool {
        self.0.get(hour).copied().unwrap_or(false)
    }

    /// The hours all of whose four quarters satisfy the predicate.
    fn of_whole_hours(mut test: impl FnMut(usize) -> bool) -> Self {
        Self(std::array::from_fn(|hour| quarters(hour).all(&mut test)))
    }
}

/// The quarters of an hour of the week.
fn quarters(hour: usize) -> std::ops::Range<usize> {
    let first = hour * QUARTERS;
    first..first + QUARTERS
}

/// A day of one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PersonDay {
    /// A shift of the person already starts on it, so another one costs no day off.
    pub works: bool,
    /// The longest new shift within the daily maximum, in hours.
    pub room: usize,
    /// The hours in which a new shift starting on this day would rest too little before or after their shifts of
    /// other days.
    pub resting: HourSet,
}

/// A person who might get new shifts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Person<'a> {
    pub id: &'a str,
    /// The hours in which they are available for the whole hour.
    pub available: HourSet,
    /// The hours without any quarter of their shifts.
    pub off_duty: HourSet,
    pub days: [PersonDay; DAYS],
    /// Days on which they get no new shift, regardless of the rules.
    pub closed: [bool; DAYS],
    /// The number of further days on which a shift may start.
    pub new_days: usize,
    /// Quarters of their existing shifts.
    pub load: usize,
    /// Hours left of their weekly maximum; `None` without one.
    pub week_room: Option<usize>,
}

/// One position: missing heads, and people who could work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PositionProblem<'a> {
    pub id: &'a str,
    /// Heads missing per hour of the week.
    pub missing: Vec<u32>,
    /// Heads on duty per hour of the week: the fewest in any of its quarters.
    pub scheduled: Vec<u32>,
    /// The position's people, in the order of their ids, so that the result does not depend on the schedule's order.
    pub people: Vec<Person<'a>>,
}

/// The complete problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem<'a> {
    pub limits: Limits,
    /// The hours of the week in which missing heads count.
    pub hours: Vec<usize>,
    /// The positions in scope, in schedule order.
    pub positions: Vec<PositionProblem<'a>>,
}

impl<'a> Problem<'a> {
    /// Reads a week. `schedule` is its schedule; the week provides the heads needed per hour.
    pub fn new(week: &Week, schedule: &'a Schedule, question: &FillQuestion) -> Self {
        let limits = Limits::new(&question.rules);
        let mut shifts: BTreeMap<&str, Vec<Span>> = BTreeMap::new();
        for shift in schedule.shifts() {
            if !is_absent(question, &shift.staff_id, shift.day.index()) {
                let spans = shifts.entry(shift.staff_id.as_str()).or_default();
                spans.push(Span::of(shift));
            }
        }
        let left_out: BTreeSet<&str> = question.left_out.iter().map(String::as_str).collect();

        let hours = counted_hours(&question.within);
        let mut positions = Vec::new();
        for position in schedule.positions() {
            if !question.filter.admits(position) {
                continue;
            }
            let mut on_duty = vec![0_u32; WEEK * QUARTERS];
            let mut people = Vec::new();
            for member in schedule.staff() {
                if member.position_id != position.id {
                    continue;
                }
                let mut available = vec![false; WEEK * QUARTERS];
                for range in &member.availability {
                    let (start, end) = range.minutes_of_day();
                    let midnight = range.day.index() * HOURS * QUARTERS;
                    mark(
                        &mut available,
                        midnight + start / 15,
                        midnight + end / 15,
                        true,
                    );
                }
                let mut closed = [left_out.contains(member.id.as_str()); DAYS];
                for (day, closed) in closed.iter_mut().enumerate() {
                    *closed |= names(&question.declined, &member.id, day);
                    if is_absent(question, &member.id, day) {
                        let midnight = day * HOURS * QUARTERS;
                        mark(&mut available, midnight, midnight + HOURS * QUARTERS, false);
                    }
                }
                let spans = shifts
                    .get(member.id.as_str())
                    .map_or(&[][..], Vec::as_slice);
                let mut busy = vec![false; WEEK * QUARTERS];
                for span in spans {
                    mark(&mut busy, span.start, span.end, true);
                }
                for (heads, busy) in on_duty.iter_mut().zip(&busy) {
                    *heads += u32::from(*busy);
                }
                let is = |quarters: &[bool], quarter: usize| {
                    quarters.get(quarter).copied().unwrap_or(false)
                };
                let days: [PersonDay; DAYS] =
                    std::array::from_fn(|day| PersonDay::new(day, spans, &limits));
                let worked = days.iter().filter(|day| day.works).count();
                let load: usize = spans.iter().map(Span::quarters).sum();
                let most = member
                    .max_minutes
                    .and_then(|most| usize::try_from(most / 15).ok());
                people.push(Person {
                    id: &member.id,
                    available: HourSet::of_whole_hours(|quarter| is(&available, quarter)),
                    off_duty: HourSet::of_whole_hours(|quarter| !is(&busy, quarter)),
                    days,
                    closed,
                    new_days: limits.max_days.saturating_sub(worked),
                    load,
                    week_room: most.map(|most| most.saturating_sub(load) / QUARTERS),
                });
            }
            people.sort_by(|a, b| a.id.cmp(b.id));

            let scheduled: Vec<u32> = (0..WEEK)
                .map(|hour| {
                    let heads = on_duty.get(quarters(hour)).unwrap_or_default();
                    heads.iter().min().copied().unwrap_or(0)
                })
                .collect();
            let mut missing = vec![0; WEEK];
            for &hour in &hours {
                let (Some(day), Ok(hour_of_day)) =
                    (Day::from_index(hour / HOURS), u8::try_from(hour % HOURS))
                else {
                    continue;
                };
                let required = week.required_at(&position.id, day, hour_of_day);
                let wanted = question.target.heads(required.unwrap_or(0));
                if let (Some(missing), Some(&scheduled)) =
                    (missing.get_mut(hour), scheduled.get(hour))
                {
                    *missing = wanted.saturating_sub(scheduled);
                }
            }
            positions.push(PositionProblem {
                id: &position.id,
                missing,
                scheduled,
                people,
            });
        }
        Self {
            limits,
            hours,
            positions,
        }
    }
}

impl PersonDay {
    fn new(day: usize, spans: &[Span], limits: &Limits) -> Self {
        let mut resting = [false; WEEK];
        for span in spans.iter().filter(|span| span.day != day) {
            // A shift has enough rest unless it overlaps the span widened by the rest on both sides.
            let rest = limits.rest * QUARTERS;
            let start = span.start.saturating_sub(rest) / QUARTERS;
            let end = (span.end + rest).div_ceil(QUARTERS);
            resting
                .iter_mut()
                .take(end)
                .skip(start)
                .for_each(|hour| *hour = true);
        }
        let own = || spans.iter().filter(|span| span.day == day);
        let worked = own().map(Span::quarters).sum();
        Self {
            works: own().next().is_some(),
            room: limits
                .max_day
                .map_or(LONGEST_SHIFT, |most| most.saturating_sub(worked) / QUARTERS),
            resting: HourSet(resting),
        }
    }
}

/// An existing shift: the day on which it starts and its quarters, end exclusive. It may end after the week.
#[derive(Debug, Clone, Copy)]
struct Span {
    day: usize,
    start: usize,
    end: usize,
}

impl Span {
    fn of(shift: &Shift) -> Self {
        Self {
            day: shift.day.index(),
            start: shift.start_minutes() / 15,
            end: shift.end_minutes() / 15,
        }
    }

    const fn quarters(&self) -> usize {
        self.end.saturating_sub(self.start)
    }
}

/// The examined hours of the week within the ranges; all of them if there are no ranges.
fn counted_hours(within: &[DayHours]) -> Vec<usize> {
    let mut counted = Vec::new();
    for day in Day::ALL {
        for hour in EXAMINED {
            let holds = |range: &DayHours| range.day == day && range.hours.contains(hour);
            if within.is_empty() || within.iter().any(holds) {
                counted.push(day.index() * HOURS + usize::from(hour));
            }
        }
    }
    counted
}

/// Sets the quarters of a range that are in the week.
fn mark(quarters: &mut [bool], start: usize, end: usize, value: bool) {
    let quarters = quarters.iter_mut().take(end).skip(start);
    quarters.for_each(|quarter| *quarter = value);
}

fn is_absent(question: &FillQuestion, staff_id: &str, day: usize) -> bool {
    names(&question.absences, staff_id, day)
}

fn names(list: &[Absence], staff_id: &str, day: usize) -> bool {
    list.iter()
        .any(|entry| entry.staff_id == staff_id && entry.day.index() == day)
}
