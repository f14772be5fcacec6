//! The question in the solver's own terms: per position, heads missing per hour of the week and people with
//! the hours in which they could work. The only module that reads a schedule.
//!
//! Times are quarters of an hour or hours, counted from Monday midnight.

use std::collections::{BTreeMap, BTreeSet};

use crate::interim::{Schedule, Shift};

use crate::question::FillQuestion;

/// Days of a week.
pub(crate) const DAYS: usize = 7;
/// Hours of a day.
pub(crate) const HOURS: usize = 24;
/// Hours of a week.
pub(crate) const WEEK: usize = DAYS * HOURS;
/// Quarters of an hour.
const QUARTERS: usize = 4;
/// The hours of a day in which missing heads count, end exclusive.
const EXAMINED: std::ops::Range<usize> = 10..20;
/// The longest shift that a schedule may hold, in hours.
const LONGEST_SHIFT: usize = 24;

/// The rules as bounds: a rule that is off bounds nothing.
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
    /// Hours between two shifts that start on different days. Any number over a week's hours bounds as much as
    /// that.
    pub rest: usize,
}

impl Limits {
    fn new(rules: &scheduler_core::check::Rules) -> Self {
        let number = |rule: i32| usize::try_from(rule).ok().filter(|&number| number > 0);
        let max_hours = number(rules.max_hours);
        Self {
            min_hours: number(rules.min_hours).unwrap_or(1),
            max_hours: max_hours.map_or(LONGEST_SHIFT, |hours| hours.min(LONGEST_SHIFT)),
            max_day: max_hours.map(|hours| hours.saturating_mul(QUARTERS)),
            max_days: number(rules.days_off).map_or(DAYS, |off| DAYS.saturating_sub(off)),
            rest: number(rules.rest_hours).map_or(0, |hours| hours.min(WEEK.saturating_mul(2))),
        }
    }
}

/// A set of hours of the week.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HourSet([bool; WEEK]);

impl HourSet {
    /// Whether the hour is in the set. No hour past the week is.
    pub fn has(&self, hour: usize) -> bool {
        self.0.get(hour).copied().unwrap_or(false)
    }

    /// The hours whose four quarters all pass the test.
    fn of_whole_hours(mut test: impl FnMut(usize) -> bool) -> Self {
        Self(std::array::from_fn(|hour| {
            quarters(hour).all(&mut test)
        }))
    }
}

/// The quarters of an hour of the week.
fn quarters(hour: usize) -> std::ops::Range<usize> {
    let first = hour.saturating_mul(QUARTERS);
    first..first.saturating_add(QUARTERS)
}

/// A day of one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PersonDay {
    /// A shift of theirs starts on it already, so that another one costs no day off.
    pub works: bool,
    /// The longest new shift that their hours of the day leave room for, in hours.
    pub room: usize,
    /// The hours in which a new shift starting on this day would rest too little before or after their shifts of
    /// other days.
    pub resting: HourSet,
}

/// Somebody who might work more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Person<'a> {
    pub id: &'a str,
    /// The hours in which they are available throughout.
    pub available: HourSet,
    /// The hours without a quarter of a shift of theirs.
    pub off_duty: HourSet,
    pub days: [PersonDay; DAYS],
    /// Days on which they get no new shift, whatever the rules say.
    pub closed: [bool; DAYS],
    /// On how many days without a shift one may start yet.
    pub new_days: usize,
    /// Quarters of the shifts that they have.
    pub load: usize,
}

/// One position: what is missing, and who could come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PositionProblem<'a> {
    pub id: &'a str,
    /// Heads missing per hour of the week.
    pub missing: Vec<u32>,
    /// The position's people, in the order of their ids, so that the order of a schedule changes nothing.
    pub people: Vec<Person<'a>>,
}

/// The whole question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem<'a> {
    pub limits: Limits,
    /// The positions in scope, in schedule order.
    pub positions: Vec<PositionProblem<'a>>,
}

impl<'a> Problem<'a> {
    /// Reads a schedule. `required` says how many heads the position with an index needs in an hour of the week.
    pub fn new(
        schedule: &'a Schedule,
        required: impl Fn(usize, usize) -> u32,
        question: &FillQuestion,
    ) -> Self {
        let limits = Limits::new(&question.rules);
        let mut shifts: BTreeMap<&str, Vec<Span>> = BTreeMap::new();
        for shift in schedule.shifts() {
            if !is_absent(question, &shift.staff_id, shift.day.index()) {
                let spans = shifts.entry(shift.staff_id.as_str()).or_default();
                spans.push(Span::of(shift));
            }
        }
        let left_out: BTreeSet<&str> = question.left_out.iter().map(String::as_str).collect();

        let mut positions = Vec::new();
        for (index, position) in schedule.positions().iter().enumerate() {
            let admitted = question.filter.team.as_ref().is_none_or(|team| *team == position.team)
                && question.filter.position.as_ref().is_none_or(|id| *id == position.id);
            if !admitted {
                continue;
            }
            let mut on_duty = vec![0_u32; WEEK.saturating_mul(QUARTERS)];
            let mut people = Vec::new();
            for member in schedule.staff() {
                if member.position_id != position.id {
                    continue;
                }
                let mut available = vec![false; WEEK.saturating_mul(QUARTERS)];
                for range in &member.availability {
                    let start = quarter(range.day.index(), range.start, range.start_minute);
                    let end = quarter(range.day.index(), range.end, range.end_minute);
                    mark(&mut available, start, end);
                }
                let mut closed = [left_out.contains(member.id.as_str()); DAYS];
                for (day, closed) in closed.iter_mut().enumerate() {
                    *closed |= names(&question.declined, &member.id, day);
                    if is_absent(question, &member.id, day) {
                        let start = quarter(day, 0, 0);
                        let end = quarter(day, 24, 0);
                        available.iter_mut().take(end).skip(start).for_each(|quarter| *quarter = false);
                    }
                }
                let spans = shifts.get(member.id.as_str()).map_or(&[][..], Vec::as_slice);
                let mut busy = vec![false; WEEK.saturating_mul(QUARTERS)];
                for span in spans {
                    mark(&mut busy, span.start, span.end);
                }
                for (heads, busy) in on_duty.iter_mut().zip(&busy) {
                    *heads = heads.saturating_add(u32::from(*busy));
                }
                let is = |quarters: &[bool], quarter: usize| quarters.get(quarter).copied().unwrap_or(false);
                let days: [PersonDay; DAYS] =
                    std::array::from_fn(|day| PersonDay::new(day, spans, &limits));
                let worked = days.iter().filter(|day| day.works).count();
                people.push(Person {
                    id: &member.id,
                    available: HourSet::of_whole_hours(|quarter| is(&available, quarter)),
                    off_duty: HourSet::of_whole_hours(|quarter| !is(&busy, quarter)),
                    days,
                    closed,
                    new_days: limits.max_days.saturating_sub(worked),
                    load: spans.iter().map(Span::quarters).fold(0, usize::saturating_add),
                });
            }
            people.sort_by(|a, b| a.id.cmp(b.id));

            let missing = (0..WEEK)
                .map(|hour| {
                    if !EXAMINED.contains(&hour.checked_rem(HOURS).unwrap_or(0)) {
                        return 0;
                    }
                    let scheduled = quarters(hour)
                        .filter_map(|quarter| on_duty.get(quarter).copied())
                        .min()
                        .unwrap_or(0);
                    question.target.heads(required(index, hour)).saturating_sub(scheduled)
                })
                .collect();
            positions.push(PositionProblem {
                id: &position.id,
                missing,
                people,
            });
        }
        Self { limits, positions }
    }
}

impl PersonDay {
    fn new(day: usize, spans: &[Span], limits: &Limits) -> Self {
        let mut resting = [false; WEEK];
        for span in spans.iter().filter(|span| span.day != day) {
            // A shift rests enough unless it meets the span widened by the rest on both sides.
            let rest = limits.rest.saturating_mul(QUARTERS);
            let start = span.start.saturating_sub(rest).checked_div(QUARTERS).unwrap_or(0);
            let end = span.end.saturating_add(rest).div_ceil(QUARTERS);
            resting.iter_mut().take(end).skip(start).for_each(|hour| *hour = true);
        }
        let own = || spans.iter().filter(|span| span.day == day);
        let worked = own().map(Span::quarters).fold(0, usize::saturating_add);
        Self {
            works: own().next().is_some(),
            room: limits.max_day.map_or(LONGEST_SHIFT, |most| {
                most.saturating_sub(worked).checked_div(QUARTERS).unwrap_or(0)
            }),
            resting: HourSet(resting),
        }
    }
}

/// A shift that exists: the day on which it starts and its quarters, end exclusive. It may end past the week.
#[derive(Debug, Clone, Copy)]
struct Span {
    day: usize,
    start: usize,
    end: usize,
}

impl Span {
    fn of(shift: &Shift) -> Self {
        let start = quarter(shift.day.index(), shift.start, shift.start_minute);
        Self {
            day: shift.day.index(),
            start,
            end: start.saturating_add(quarter(0, shift.hours, shift.minutes)),
        }
    }

    const fn quarters(&self) -> usize {
        self.end.saturating_sub(self.start)
    }
}

/// A time of a day as a quarter of the week.
fn quarter(day: usize, hour: u8, minute: u8) -> usize {
    let hours = day.saturating_mul(HOURS).saturating_add(usize::from(hour));
    let quarters = usize::from(minute).checked_div(15).unwrap_or(0);
    hours.saturating_mul(QUARTERS).saturating_add(quarters)
}

/// Sets the quarters of a range that lie in the week.
fn mark(quarters: &mut [bool], start: usize, end: usize) {
    quarters.iter_mut().take(end).skip(start).for_each(|quarter| *quarter = true);
}

fn is_absent(question: &FillQuestion, staff_id: &str, day: usize) -> bool {
    names(&question.absences, staff_id, day)
}

fn names(list: &[crate::question::Absence], staff_id: &str, day: usize) -> bool {
    list.iter().any(|entry| entry.staff_id == staff_id && usize::from(entry.day) == day)
}
