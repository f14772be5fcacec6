//! The problem: per position, heads missing per hour of the week; per person, the hours and days in which they could
//! work. The only module that reads a week.
//!
//! Times are quarters of an hour or hours, counted from Monday midnight; a shift of the week before starts before 0.

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use scheduler_core::{
    Day, HourMarks, HourRange, Rules, Shift, StaffMember, Week,
    rules::{KnownDays, Run, Timeline, WEEKENDS_OF},
    schedule::AbsenceKind,
};

use crate::{
    candidates::Candidate,
    law::PersonLaw,
    next::NextTypes,
    question::{AbsentDay, DayHours, FillQuestion, Target},
};

/// Days of a week.
pub(crate) const DAYS: usize = 7;
/// Hours of a day.
pub(crate) const HOURS: usize = 24;
/// Hours of a week.
pub(crate) const WEEK: usize = DAYS * HOURS;
/// Quarters of an hour.
const QUARTERS: i64 = 4;
/// The longest shift that a schedule may contain, in hours.
const LONGEST_SHIFT: usize = 24;

/// The rules as limits; a rule that is turned off does not limit anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Limits {
    /// Shortest new shift, in hours, at least 1.
    pub min_hours: usize,
    /// Longest new shift, in hours, at most 24.
    pub max_hours: usize,
    /// Most hours of one person's shifts that start on one day.
    max_day: Option<usize>,
    /// Most days on which shifts of one person start.
    max_days: usize,
    /// Most successive days on which shifts of one person start.
    max_days_in_row: Option<usize>,
    /// Whether a shift beside another one makes it longer.
    pub lengthen: bool,
    /// Whether a person may have shifts on one day that do not touch.
    pub split_days: bool,
}

impl Limits {
    fn new(rules: &Rules) -> Self {
        // Limits over two weeks are equivalent to two weeks.
        let number = |rule: i32| {
            let number = usize::try_from(rule).ok().filter(|&number| number > 0)?;
            Some(number.min(2 * WEEK))
        };
        let max_day = number(rules.max_hours);
        Self {
            min_hours: number(rules.min_hours).unwrap_or(1),
            max_hours: max_day.map_or(LONGEST_SHIFT, |hours| hours.min(LONGEST_SHIFT)),
            max_day,
            max_days: number(rules.days_off).map_or(DAYS, |off| DAYS.saturating_sub(off)),
            max_days_in_row: number(rules.max_days_in_row),
            lengthen: rules.lengthen,
            split_days: rules.split_days,
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

    fn of(marks: Option<HourMarks>) -> Self {
        let mut hours = [false; WEEK];
        for (hour, mark) in hours.iter_mut().zip(marks.iter().flatten().flatten()) {
            *hour = *mark;
        }
        Self(hours)
    }
}

/// A shift that a person has on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OwnShift {
    pub id: String,
    pub position: String,
    /// Its quarters, end exclusive. It may end after the week.
    pub start: i64,
    pub end: i64,
    /// Its break, in minutes.
    pub pause: i64,
}

impl OwnShift {
    /// Whether any of its quarters lies in an hour.
    pub fn is_within(&self, hour: usize) -> bool {
        i64::try_from(hour)
            .is_ok_and(|hour| self.start < (hour + 1) * QUARTERS && hour * QUARTERS < self.end)
    }

    /// Whether new hours begin where it ends, or end where it begins.
    pub fn touches(&self, start: usize, end: usize) -> bool {
        let quarters = |hour: usize| i64::try_from(hour).map_or(i64::MAX, |hour| hour * QUARTERS);
        self.end == quarters(start) || self.start == quarters(end)
    }
}

/// A day of one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PersonDay {
    /// The shifts of the person that start on it.
    pub own: Vec<OwnShift>,
    /// The longest new shift within the daily maximum, in hours.
    pub room: usize,
    /// The hours in which a new shift starting on this day would rest too little before or after their shifts of
    /// other days.
    pub resting: HourSet,
    /// Whether the person is absent on it.
    pub absent: bool,
    /// Whether the person gets no new shift on it, regardless of the rules.
    pub closed: bool,
    /// What their pattern has on it, if they have one: start in the day and length, in hours; a length of 0 is no shift.
    pub pattern: Option<(usize, usize)>,
    /// The types of the shifts that they have on the days before and after.
    pub codes_before: u32,
    pub codes_after: u32,
}

/// A person who might get new shifts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Person {
    pub id: String,
    /// The position that a shift without one is in.
    pub main: String,
    /// The positions in scope that they can work in, as indices.
    pub positions: Vec<usize>,
    /// The hours in which they are available for the whole hour.
    pub available: HourSet,
    /// Those of them without any quarter of their shifts.
    pub free: HourSet,
    /// The hours with any quarter of an existing shift of somebody with whom they are never on duty.
    pub apart: HourSet,
    /// The needs of marks that they can meet, as indices.
    pub marks: Vec<usize>,
    pub days: [PersonDay; DAYS],
    /// The allowed sets of days with a new shift: bit `set` for the set whose days are the bits of `set`.
    pub patterns: u128,
    /// Those that are allowed as far as days off go, then days in a row too, then weekends too.
    pub off_patterns: u128,
    pub row_patterns: u128,
    pub weekend_patterns: u128,
    /// Minutes of their existing shifts in the week.
    pub load: u32,
    /// Minutes left of their weekly maximum, and of what the law allows.
    pub week_room: u32,
    /// Minutes left of their contract, if the question does not let them work more.
    pub contract_room: u32,
    /// Hours between two shifts that start on different days.
    pub rest: usize,
    /// The law that they work under.
    pub law: Option<PersonLaw>,
    /// The shift types that may not follow each other.
    pub next: Option<Rc<NextTypes>>,
    /// Minutes left of their contract; `None` without one.
    pub spare: Option<u32>,
    /// Wage of an hour, in cents; 0 if unknown.
    pub wage: u32,
}

/// One position: missing heads per hour of the week.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PositionProblem {
    pub id: String,
    /// Heads missing per hour of the week.
    pub missing: Vec<u32>,
    /// Heads on duty per hour of the week: the fewest in any of its quarters.
    pub scheduled: Vec<u32>,
}

/// A need of people with a mark: how many are missing per hour of the week.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MarkProblem {
    /// Its place among the needs of the rules.
    pub need: usize,
    pub mark: String,
    /// The id of its position, if it has one, and its index.
    pub position_id: Option<String>,
    pub position: Option<usize>,
    /// People with the mark missing per hour of the week.
    pub missing: Vec<u32>,
    /// Those on duty: the fewest in any of its quarters.
    pub scheduled: Vec<u32>,
}

impl MarkProblem {
    /// Whether somebody who has the mark meets the need in a position.
    pub fn is_met_in(&self, position: usize) -> bool {
        self.position.is_none_or(|of| of == position)
    }
}

/// The complete problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem {
    pub limits: Limits,
    /// The hours of the week in which missing heads count.
    pub hours: Vec<usize>,
    /// The positions in scope, in schedule order.
    pub positions: Vec<PositionProblem>,
    /// The needs of marks in scope, in the order of the rules.
    pub marks: Vec<MarkProblem>,
    /// People, as indices, who are never on duty together.
    pub apart: Vec<(usize, usize)>,
    /// Everybody who can work in one of them, in the order of their ids, so that the result does not depend on the
    /// schedule's order.
    pub people: Vec<Person>,
    /// The ids of the shifts that are gone because the question says that their people are absent.
    pub gone: Vec<String>,
}

impl Problem {
    /// Reads a week.
    pub fn new(week: &Week, question: &FillQuestion) -> Self {
        let limits = Limits::new(&question.rules);
        let absent =
            (!question.absences.is_empty()).then(|| with_absences(week, &question.absences));
        let gone = absent
            .as_ref()
            .map_or_else(Vec::new, |absent| gone(week, absent));
        let aim = question.aim();
        let planned = (aim == Target::Planned).then(|| week.coverage(&question.filter));
        let given = week;
        let week = absent.as_ref().unwrap_or(week);

        let examined = week.details().examined();
        let all_day = HourRange::new(0, 24);
        let counts = match (aim, question.within.is_empty()) {
            (Target::Planned, false) => all_day,
            _ => examined,
        };
        let hours = counted_hours(counts, &question.within);
        let coverage = week.coverage(&question.filter);
        let mut positions = Vec::new();
        for position in week.positions() {
            let Some(scheduled) = coverage
                .get(&position.id)
                .filter(|_| !question.skipped.contains(&position.id))
            else {
                continue;
            };
            let scheduled: Vec<u32> = scheduled.iter().flatten().copied().collect();
            let planned = planned
                .as_ref()
                .and_then(|planned| planned.get(&position.id));
            let planned: Vec<u32> = planned.map_or_else(Vec::new, |planned| {
                planned.iter().flatten().copied().collect()
            });
            let mut missing = vec![0; WEEK];
            for &hour in &hours {
                let (Some(day), Ok(of_day)) =
                    (Day::from_index(hour / HOURS), u8::try_from(hour % HOURS))
                else {
                    continue;
                };
                let planned = planned.get(hour).copied().unwrap_or(0);
                let wanted = aim.heads(required_at(week, &position.id, day, of_day), planned);
                if let (Some(missing), Some(&scheduled)) =
                    (missing.get_mut(hour), scheduled.get(hour))
                {
                    *missing = wanted.saturating_sub(scheduled);
                }
            }
            positions.push(PositionProblem {
                id: position.id.clone(),
                missing,
                scheduled,
            });
        }

        let place: BTreeMap<&str, usize> = positions
            .iter()
            .enumerate()
            .map(|(index, position)| (position.id.as_str(), index))
            .collect();
        let marks = marks(given, week, question, &hours, &place);
        let left_out: BTreeSet<&str> = question.left_out.iter().map(String::as_str).collect();
        let next = NextTypes::new(&question.rules, week).map(Rc::new);
        let mut around: BTreeMap<&str, Vec<Span>> = BTreeMap::new();
        let details = week.details();
        for (shifts, day) in [(&details.before, -7), (&details.after, 7)] {
            for shift in shifts {
                around
                    .entry(&shift.staff_id)
                    .or_default()
                    .push(Span::of(shift, day));
            }
        }
        let mut people: Vec<Person> = week
            .staff()
            .filter_map(|member| {
                let positions: Vec<usize> = member
                    .positions()
                    .filter_map(|id| place.get(id).copied())
                    .collect();
                if positions.is_empty() {
                    return None;
                }
                let around = around
                    .get(member.id.as_str())
                    .map_or(&[][..], Vec::as_slice);
                let timeline = question.time_of(week, &member.id);
                let mut person = Person::new(week, member, (around, timeline), &limits, question);
                person.positions = positions;
                let own = marks.iter().enumerate();
                let own = own.filter(|(_, of)| member.has_mark(&of.mark));
                person.marks = own.map(|(index, _)| index).collect();
                person.apart = beside_others(week, &question.rules, &member.id);
                person.next.clone_from(&next);
                person.set_codes(week, member);
                for (day, of_day) in Day::ALL.into_iter().zip(&mut person.days) {
                    of_day.closed = left_out.contains(member.id.as_str())
                        || names(&question.declined, &member.id, day);
                }
                Some(person)
            })
            .collect();
        people.sort_by(|a, b| a.id.cmp(&b.id));
        let pairs = question.rules.never_together.iter();
        let apart = pairs.filter_map(|(one, other)| {
            let place = |id: &String| people.binary_search_by(|person| person.id.cmp(id)).ok();
            Some((place(one)?, place(other)?))
        });
        Self {
            limits,
            hours,
            positions,
            marks,
            apart: apart.collect(),
            people,
            gone,
        }
    }
}

impl Problem {
    /// What a new shift of a person covers in an hour of a position: heads missing in it, and marks of theirs.
    pub fn missing_for(&self, person: &Person, position: usize, hour: usize) -> u32 {
        let of = |missing: &[u32]| missing.get(hour).copied().unwrap_or(0);
        let heads = self.positions.get(position);
        let marks = person.marks.iter().filter_map(|&mark| self.marks.get(mark));
        let marks = marks.filter(|mark| mark.is_met_in(position));
        marks.map(|mark| of(&mark.missing)).fold(
            heads.map_or(0, |heads| of(&heads.missing)),
            u32::saturating_add,
        )
    }

    /// Heads and people with marks that are missing in all hours.
    pub fn missing(&self) -> Missing {
        Missing {
            heads: self
                .positions
                .iter()
                .map(|position| position.missing.clone())
                .collect(),
            marks: self.marks.iter().map(|mark| mark.missing.clone()).collect(),
        }
    }

    /// The same with new shifts.
    pub fn missing_with(&self, plan: impl Iterator<Item = (usize, Candidate)>) -> Missing {
        let mut missing = self.missing();
        let cover = |missing: Option<&mut Vec<u32>>, shift: Candidate| {
            let hours = missing.into_iter().flatten();
            for heads in hours.take(shift.end()).skip(shift.start) {
                *heads = heads.saturating_sub(1);
            }
        };
        for (person, shift) in plan {
            cover(missing.heads.get_mut(shift.position), shift);
            let marks = self.people.get(person).map(|person| &person.marks);
            for &mark in marks.into_iter().flatten() {
                if self
                    .marks
                    .get(mark)
                    .is_some_and(|of| of.is_met_in(shift.position))
                {
                    cover(missing.marks.get_mut(mark), shift);
                }
            }
        }
        missing
    }
}

/// What is missing per hour of the week: heads by position, and people with marks by need.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Missing {
    pub heads: Vec<Vec<u32>>,
    pub marks: Vec<Vec<u32>>,
}

impl Missing {
    /// Everything together.
    pub fn total(&self) -> u32 {
        let all = self.heads.iter().chain(&self.marks).flatten();
        all.fold(0, |sum, missing| sum.saturating_add(*missing))
    }

    /// Whether nothing is missing in an hour of the week.
    pub fn is_covered(&self, hour: usize) -> bool {
        let mut all = self.heads.iter().chain(&self.marks);
        all.all(|missing| missing.get(hour).is_none_or(|&heads| heads == 0))
    }
}

impl Person {
    fn new(
        week: &Week,
        member: &StaffMember,
        (around, timeline): (&[Span], Timeline),
        limits: &Limits,
        question: &FillQuestion,
    ) -> Self {
        let rules = &question.rules;
        let rest = rules.rest_minutes(member.minor).unwrap_or(0) / 60;
        let rest = usize::try_from(rest).unwrap_or(WEEK).min(2 * WEEK);
        let own: Vec<&Shift> = week
            .shifts_of(&member.id)
            .filter(|shift| !week.is_away(&member.id, shift.time.day))
            .collect();
        let spans: Vec<Span> = own.iter().map(|shift| Span::of(shift, 0)).collect();
        let pattern = week.pattern_of(member);
        let days = Day::ALL.map(|day| {
            let mut of_day: Vec<OwnShift> = own
                .iter()
                .zip(&spans)
                .filter(|(shift, _)| shift.time.day == day)
                .map(|(shift, span)| OwnShift {
                    id: shift.id.clone(),
                    position: shift
                        .position_id
                        .as_ref()
                        .unwrap_or(&member.position_id)
                        .clone(),
                    start: span.start,
                    end: span.end,
                    pause: shift.break_minutes.into(),
                })
                .collect();
            // In an order that does not depend on the schedule's.
            of_day.sort_by(|a, b| (a.start, &a.id).cmp(&(b.start, &b.id)));
            let worked: i64 = of_day.iter().map(|shift| shift.end - shift.start).sum();
            let of_others = || {
                spans
                    .iter()
                    .chain(around)
                    .filter(|span| span.day != day.index() as i64)
            };
            PersonDay {
                room: limits.max_day.map_or(LONGEST_SHIFT, |most| {
                    let left = (most as i64 * QUARTERS - worked).max(0) / QUARTERS;
                    usize::try_from(left).unwrap_or(LONGEST_SHIFT)
                }),
                resting: resting(of_others(), rest),
                absent: week.is_away(&member.id, day),
                closed: false,
                pattern: pattern.and_then(|days| {
                    let of_day = days.get(day.index())?.shift(&week.details().shift_types);
                    // Filling knows whole hours only: a pattern's shift of quarters is left to people.
                    let (start, length) = of_day
                        .filter(|(start, length)| start % 60 == 0 && length % 60 == 0)
                        .unwrap_or_default();
                    Some((start / 60, length / 60))
                }),
                codes_before: 0,
                codes_after: 0,
                own: of_day,
            }
        });
        let load = week.work_minutes(&member.id).unwrap_or(0);
        let left_of = |most: Option<u32>| most.map(|most| most.saturating_sub(load));
        let spare = left_of(member.contract_minutes);
        let works: [bool; DAYS] =
            std::array::from_fn(|day| days.get(day).is_some_and(|day| !day.own.is_empty()));
        let (row_patterns, off_patterns) = patterns(works, around, limits);
        let weekends = rules.weekends_of(member);
        let least = [true, false].map(|works| rules.least_in_row(works));
        let (in_weekends, in_runs) = if weekends.is_some() || least.iter().any(Option::is_some) {
            sets_among(&timeline.days(), weekends, least)
        } else {
            (u128::MAX, u128::MAX)
        };
        let weekend_patterns = row_patterns & in_weekends;
        let law = rules.law.as_deref();
        let law = law.map(|law| PersonLaw::new(law, timeline, member.minor));
        let most = left_of(member.max_minutes).unwrap_or(u32::MAX);
        Self {
            id: member.id.clone(),
            main: member.position_id.clone(),
            positions: Vec::new(),
            available: HourSet::of(week.available_hours(&member.id)),
            free: HourSet::of(week.free_hours(&member.id)),
            apart: HourSet([false; WEEK]),
            marks: Vec::new(),
            days,
            patterns: weekend_patterns & in_runs,
            off_patterns,
            row_patterns,
            weekend_patterns,
            load,
            week_room: law.as_ref().map_or(most, |law| law.room.min(most)),
            contract_room: spare
                .filter(|_| question.keeps_contracts())
                .unwrap_or(u32::MAX),
            rest,
            law,
            next: None,
            spare,
            wage: member.hourly_cents.unwrap_or(0),
        }
    }

    /// Whether they are free in an hour, and nobody is on duty with whom they never are.
    pub fn may_work_in(&self, hour: usize) -> bool {
        self.free.has(hour) && !self.apart.has(hour)
    }

    /// Whether a new shift on a day, alone or beside others, breaks no rule about days.
    pub fn may_start_on(&self, day: usize) -> bool {
        has_day(self.patterns, day)
    }

    /// Sets the types of the shifts beside each day.
    fn set_codes(&mut self, week: &Week, member: &StaffMember) {
        let Some(next) = &self.next else {
            return;
        };
        let details = week.details();
        let around = [(&details.before, -7), (&details.after, 7)];
        let mut codes: BTreeMap<i64, u32> = BTreeMap::new();
        let own = week.shifts_of(&member.id);
        let own = own.filter(|shift| !week.is_away(&member.id, shift.time.day));
        let around = around.iter().flat_map(|(shifts, day)| {
            let of = shifts.iter().filter(|shift| shift.staff_id == member.id);
            of.map(move |shift| (shift, *day))
        });
        for (shift, first) in own.map(|shift| (shift, 0)).chain(around) {
            let span = Span::of(shift, first);
            let position = shift.position_id.as_ref().unwrap_or(&member.position_id);
            *codes.entry(span.day).or_default() |=
                next.codes(span.start, span.end - span.start, position);
        }
        let of = |day: i64| codes.get(&day).copied().unwrap_or(0);
        for (day, of_day) in (0..).zip(&mut self.days) {
            (of_day.codes_before, of_day.codes_after) = (of(day - 1), of(day + 1));
        }
    }
}

/// The needs of marks in scope, with what is missing of each in the hours that count.
fn marks(
    given: &Week,
    week: &Week,
    question: &FillQuestion,
    hours: &[usize],
    place: &BTreeMap<&str, usize>,
) -> Vec<MarkProblem> {
    let needs = question.rules.mark_needs.iter().enumerate();
    let needs = needs.filter(|(_, need)| week.admits_need(need, &question.filter));
    needs
        .map(|(number, need)| {
            let scheduled = week.people_with_mark(need);
            let planned = given.people_with_mark(need);
            let mut missing = vec![0; WEEK];
            for &hour in hours {
                let (Some(day), Ok(of_day)) =
                    (Day::from_index(hour / HOURS), u8::try_from(hour % HOURS))
                else {
                    continue;
                };
                let is_asked = |id: &str| {
                    need.position_id.as_ref().is_none_or(|of| of == id)
                        && required_at(week, id, day, of_day).is_some_and(|heads| heads > 0)
                };
                if !week.positions().any(|position| is_asked(&position.id)) {
                    continue;
                }
                let wanted = match question.aim() {
                    Target::Planned => planned
                        .get(hour)
                        .map_or(0, |&people| need.heads.min(people)),
                    _ => need.heads,
                };
                if let (Some(missing), Some(&scheduled)) =
                    (missing.get_mut(hour), scheduled.get(hour))
                {
                    *missing = wanted.saturating_sub(scheduled);
                }
            }
            let position_id = need.position_id.clone();
            MarkProblem {
                need: number,
                mark: need.mark.clone(),
                position: position_id.as_deref().and_then(|id| place.get(id).copied()),
                position_id,
                missing,
                scheduled,
            }
        })
        .collect()
}

/// The hours with any quarter of a shift of somebody from whom a person is kept apart.
fn beside_others(week: &Week, rules: &Rules, staff_id: &str) -> HourSet {
    let mut hours = [false; WEEK];
    for id in rules.kept_apart_from(staff_id) {
        let own = week.shifts_of(id);
        let own = own.filter(|shift| !week.is_away(id, shift.time.day));
        let before = week.details().before.iter();
        let before = before.filter(|shift| shift.staff_id == id);
        let spans = own.map(|shift| Span::of(shift, 0));
        for span in spans.chain(before.map(|shift| Span::of(shift, -7))) {
            let start = span.start.div_euclid(QUARTERS).max(0);
            let end = (span.end + QUARTERS - 1).div_euclid(QUARTERS).max(0);
            let on_duty = hours.iter_mut().take(end as usize).skip(start as usize);
            on_duty.for_each(|hour| *hour = true);
        }
    }
    HourSet(hours)
}

/// Whether one of some sets of days has a day.
pub(crate) fn has_day(sets: u128, day: usize) -> bool {
    (0..1_u32 << DAYS).any(|set| set >> day & 1 == 1 && sets >> set & 1 == 1)
}

/// The sets of days that leave enough weekends free, and those whose runs of days with and without a shift are long
/// enough: the known days are those that existing shifts start on.
pub(crate) fn sets_among(
    known: &KnownDays,
    weekends: Option<u32>,
    [least_on, least_off]: [Option<u32>; 2],
) -> (u128, u128) {
    let first = known.index_of(0);
    let (mut in_weekends, mut in_runs) = (0, 0);
    let old = &known.starts;
    let is_old = |day: usize| old.get(day).copied().unwrap_or(false);
    let worked = known.weekends();
    let week = first / DAYS;
    // The most weekends of four successive weeks with this one, without it.
    let others = |start: usize| {
        let of = start..start + WEEKENDS_OF;
        let of = of.filter(|of| *of != week && worked.get(*of).is_some_and(|worked| *worked));
        u32::try_from(of.count()).unwrap_or(u32::MAX)
    };
    let most = ((week + 1).saturating_sub(WEEKENDS_OF)..=week)
        .map(others)
        .max();
    let is_worked = worked.get(week).is_some_and(|worked| *worked);
    let may_add_weekend = is_worked || weekends.is_none_or(|limit| most.unwrap_or(0) < limit);
    let mut days = known.clone();
    for set in 0..1_u32 << DAYS {
        if may_add_weekend || set >> 5 == 0 {
            in_weekends |= 1 << set;
        }
        for day in 0..DAYS {
            if let Some(starts) = days.starts.get_mut(first + day) {
                *starts = is_old(first + day) || set >> day & 1 == 1;
            }
        }
        let is_short = |least: Option<u32>, run: &Run| {
            run.is_whole && least.is_some_and(|least| run.days.len() < least as usize)
        };
        let is_kept = days.runs().iter().all(|run| {
            if run.works {
                !is_short(least_on, run) || run.days.clone().all(is_old)
            } else {
                !is_short(least_off, run)
                    || is_old(run.days.start.wrapping_sub(1)) && is_old(run.days.end)
            }
        });
        if is_kept {
            in_runs |= 1 << set;
        }
    }
    (in_weekends, in_runs)
}

/// The sets of days on which new shifts may start, and those that leave enough days off, whatever is in a row.
fn patterns(works: [bool; DAYS], around: &[Span], limits: &Limits) -> (u128, u128) {
    let worked = works.iter().filter(|works| **works).count();
    let new_days = limits.max_days.saturating_sub(worked);
    let starts_on = |day: i64| around.iter().any(|span| span.day == day);
    let mut allowed = (0, 0);
    for set in 0..1_u32 << DAYS {
        let is_new =
            |day: usize| set >> day & 1 == 1 && !works.get(day).is_some_and(|works| *works);
        if (0..DAYS).filter(|&day| is_new(day)).count() > new_days {
            continue;
        }
        allowed.1 |= 1 << set;
        let (mut row, mut has_new, mut is_allowed) = (0, false, true);
        for day in -7..14_i64 {
            let (works, new) = match usize::try_from(day).ok().filter(|day| *day < DAYS) {
                Some(day) => (
                    works.get(day).is_some_and(|works| *works) || is_new(day),
                    is_new(day),
                ),
                None => (starts_on(day), false),
            };
            (row, has_new) = if works {
                (row + 1, has_new || new)
            } else {
                (0, false)
            };
            is_allowed &= !has_new || limits.max_days_in_row.is_none_or(|most| row <= most);
        }
        if is_allowed {
            allowed.0 |= 1 << set;
        }
    }
    allowed
}

/// The hours that are closer than the rest to one of the shifts.
fn resting<'a>(spans: impl Iterator<Item = &'a Span>, rest: usize) -> HourSet {
    let mut resting = [false; WEEK];
    for span in spans {
        // A shift has enough rest unless it overlaps the span widened by the rest on both sides.
        let rest = rest as i64 * QUARTERS;
        let start = (span.start - rest).div_euclid(QUARTERS).max(0);
        let end = (span.end + rest + QUARTERS - 1).div_euclid(QUARTERS).max(0);
        let hours = resting.iter_mut().take(end as usize).skip(start as usize);
        hours.for_each(|hour| *hour = true);
    }
    HourSet(resting)
}

/// An existing shift: the day on which it starts, from -7 for the Monday before, and its quarters, end exclusive.
#[derive(Debug, Clone, Copy)]
struct Span {
    day: i64,
    start: i64,
    end: i64,
}

impl Span {
    fn of(shift: &Shift, first_day: i64) -> Self {
        let midnight = first_day * HOURS as i64 * QUARTERS;
        Self {
            day: first_day + shift.time.day.index() as i64,
            start: midnight + shift.start_minutes() as i64 / 15,
            end: midnight + shift.end_minutes() as i64 / 15,
        }
    }
}

/// The heads that a position asks for in an hour, if anything says how many those are.
fn required_at(week: &Week, position_id: &str, day: Day, hour: u8) -> Option<u32> {
    let examined = week.details().examined();
    let says = |heads: &u32| {
        (*heads > 0 && examined.contains(hour)) || week.is_demanded(position_id, day, hour)
    };
    week.required_at(position_id, day, hour).filter(says)
}

/// The hours of every day within the ranges; all of them if there are no ranges.
fn counted_hours(of_day: HourRange, within: &[DayHours]) -> Vec<usize> {
    let mut counted = Vec::new();
    for day in Day::ALL {
        for hour in of_day.start..of_day.end {
            let holds = |range: &DayHours| range.day == day && range.hours.contains(hour);
            if within.is_empty() || within.iter().any(holds) {
                counted.push(day.index() * HOURS + usize::from(hour));
            }
        }
    }
    counted
}

/// The same week with people absent on further days. Unknown people are left out.
fn with_absences(week: &Week, further: &[AbsentDay]) -> Week {
    let mut absent = week.clone();
    let mut absences = week.details().absences.clone();
    for AbsentDay { staff_id, day } in further {
        let is_known = |absence: &scheduler_core::schedule::Absence| {
            absence.staff_id == *staff_id && absence.day == *day
        };
        if week.staff_member(staff_id).is_some() && !absences.iter().any(is_known) {
            absences.push(scheduler_core::schedule::Absence::new(
                staff_id,
                *day,
                AbsenceKind::Other,
            ));
        }
    }
    // Everybody in the list is known and nobody is in it twice for a day, which is all that is checked.
    let replaced = absent.set_absences(absences);
    debug_assert!(replaced.is_ok(), "the absences are valid");
    absent
}

/// The ids of the shifts that count in one week and, because of its absences, not in the other.
fn gone(week: &Week, absent: &Week) -> Vec<String> {
    let shifts = week.staff().flat_map(|member| week.shifts_of(&member.id));
    let is_gone = |shift: &&Shift| {
        absent.is_away(&shift.staff_id, shift.time.day)
            && !week.is_away(&shift.staff_id, shift.time.day)
    };
    let mut gone: Vec<String> = shifts
        .filter(is_gone)
        .map(|shift| shift.id.clone())
        .collect();
    gone.sort_unstable();
    gone
}

fn names(list: &[AbsentDay], staff_id: &str, day: Day) -> bool {
    list.iter()
        .any(|entry| entry.staff_id == staff_id && entry.day == day)
}
