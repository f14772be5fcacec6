//! Several weeks at once, by hours: filled week by week with what lies around, then improved week by week and person by
//! person over all of them.
//!
//! Every plan on the way keeps all rules over the borders with the other weeks as they are, so that stopping at any time
//! leaves a valid one. The bound is the sum of the weeks' bounds beside existing shifts alone: whatever a plan of several
//! weeks does in one of them is a plan of that week.
#![allow(
    clippy::indexing_slicing,
    reason = "weeks, days and people are numbered when the question is read"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
};

use scheduler_core::{Day, ProposedShift, Schedule, Shift, Week};

use crate::{
    candidates::{Candidate, Part, broken},
    draft::Noise,
    fill::{Progress, fill_problem},
    plan::FillPlan,
    problem::{DAYS, HOURS, Person, Problem},
    question::FillQuestion,
};

/// Steps of the first search of a week, and of later ones.
const FIRST_STEPS: u64 = 60;
const STEPS: u64 = 600;
/// Passes over all weeks, and exchanges of shifts after each for every person.
const PASSES: u64 = 6;
const EXCHANGES: usize = 4000;

/// The question of filling several weeks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MonthQuestion {
    /// What every week is filled with. Absences and declined days are those of each week's own and not asked for here.
    pub fill: FillQuestion,
    /// The first of the known weeks that is filled, and how many are.
    pub first: usize,
    /// How many weeks are filled.
    pub weeks: usize,
    /// How many weeks before them count for fairness.
    pub history: usize,
    /// The fewest successive days with a shift; 0 is off.
    pub min_days_in_row: usize,
    /// The fewest successive days without one; 0 is off.
    pub min_days_off_in_row: usize,
    /// The most weekends with a shift in any four successive weeks; 0 is off.
    pub max_weekends: usize,
    /// The same for single people, by id, in place of the general one.
    pub weekends_of: BTreeMap<String, usize>,
    /// What people wish, by id.
    pub wishes: BTreeMap<String, Vec<Wish>>,
}

/// A wish about one day of the filled weeks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wish {
    /// The day, counted from the first filled week's Monday.
    pub day: usize,
    /// Its hours, end exclusive; `None` means a shift that starts on the day.
    pub hours: Option<(usize, usize)>,
    /// Whether work is wished, or none.
    pub on: bool,
    /// How much it counts.
    pub weight: u32,
}

/// Several weeks filled.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct MonthPlan {
    /// The new shifts and figures of every week.
    pub weeks: Vec<MonthWeek>,
    /// The sum of the squares of everybody's weekend days, nights and closings.
    pub unfairness: u64,
    /// Weights of wishes, and of those that are met.
    pub wishes: u32,
    /// Weights of the wishes that are met.
    pub wishes_met: u32,
    /// No plan leaves fewer head-hours missing in all weeks.
    pub bound: u32,
}

/// One of several weeks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct MonthWeek {
    /// The new shifts.
    pub shifts: Vec<ProposedShift>,
    /// Missing head-hours before and after.
    pub missing_before: u32,
    /// Missing head-hours with the new shifts.
    pub missing_after: u32,
    /// Minutes over contract that the new shifts add.
    pub added_overtime: u32,
    /// Hours of the new shifts.
    pub added_hours: u32,
    /// How many new shifts there are.
    pub added_shifts: u32,
}

type KeepOn<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// Fills some of the known weeks, which are successive. `keep_on` is called before each step; `Break` ends the search
/// with the best plan so far. The same question gives the same plan unless it is stopped.
#[must_use]
pub fn fill_weeks(known: &[Week], question: &MonthQuestion, keep_on: KeepOn<'_>) -> MonthPlan {
    let end = (question.first + question.weeks).min(known.len());
    if question.first >= end {
        return MonthPlan::default();
    }
    let mut month = Month::new(known, question, end);
    month.run(keep_on);
    month.answer()
}

/// A new shift: the person's id is the key of the map that it stands in.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Placed {
    /// The day, counted from the first filled Monday, and the shift with its hours counted from there as well.
    start: usize,
    hours: usize,
    position: String,
}

impl Placed {
    const fn day(&self) -> usize {
        self.start / HOURS
    }

    const fn end(&self) -> usize {
        self.start + self.hours
    }
}

struct Month<'a> {
    question: &'a MonthQuestion,
    known: &'a [Week],
    end: usize,
    /// The filled weeks beside existing shifts alone.
    bare: Vec<Problem>,
    /// By person: the days of all known weeks on which an existing shift starts.
    existing: BTreeMap<String, Vec<bool>>,
    people: Vec<String>,
    /// New shifts by person, in order.
    new: BTreeMap<String, Vec<Placed>>,
    plans: Vec<MonthWeek>,
    bounds: Vec<u32>,
    /// What existing shifts count for fairness, by person: weekend days, nights, closings.
    counts: BTreeMap<String, [i64; 3]>,
    /// By position and filled day: the last hour in which anybody is needed.
    closing: BTreeMap<String, Vec<Option<usize>>>,
    steps: u64,
    is_stopped: bool,
}

/// What a plan is compared by.
type Score = (u32, u32, u32, u32);

impl<'a> Month<'a> {
    fn new(known: &'a [Week], question: &'a MonthQuestion, end: usize) -> Self {
        let filled = question.first..end;
        let mut existing: BTreeMap<String, Vec<bool>> = BTreeMap::new();
        for (number, week) in known.iter().enumerate() {
            for member in week.staff() {
                let days = existing
                    .entry(member.id.clone())
                    .or_insert_with(|| vec![false; known.len() * DAYS]);
                for shift in counted(week, &member.id) {
                    days[number * DAYS + shift.time.day.index()] = true;
                }
            }
        }
        let mut month = Self {
            bare: Vec::new(),
            people: existing.keys().cloned().collect(),
            existing,
            new: BTreeMap::new(),
            plans: vec![MonthWeek::default(); filled.len()],
            bounds: vec![0; filled.len()],
            counts: BTreeMap::new(),
            closing: BTreeMap::new(),
            steps: 0,
            is_stopped: false,
            question,
            known,
            end,
        };
        month.bare = filled
            .clone()
            .map(|week| Problem::new(&month.week(week), &question.fill))
            .collect();
        for problem in &month.bare {
            for position in &problem.positions {
                let days = month.closing.entry(position.id.clone()).or_default();
                let week = &known[question.first + days.len() / DAYS];
                for day in Day::ALL {
                    let needed = problem
                        .hours
                        .iter()
                        .filter(|&&hour| hour / HOURS == day.index())
                        .map(|hour| hour % HOURS)
                        .filter(|&hour| {
                            let hour = u8::try_from(hour).unwrap_or(0);
                            week.required_at(&position.id, day, hour).unwrap_or(0) > 0
                        })
                        .max();
                    days.push(needed);
                }
            }
        }
        month.count_existing();
        month
    }

    fn count_existing(&mut self) {
        let from = self.question.first.saturating_sub(self.question.history);
        for number in from..self.end {
            let week = &self.known[number];
            for id in self.people.clone() {
                let mut days = BTreeSet::new();
                let mut sums = [0; 3];
                for shift in counted(week, &id) {
                    let day = shift.time.day.index();
                    days.insert(day);
                    let start = usize::from(shift.time.start);
                    let end = start + usize::from(shift.time.hours);
                    sums[1] += i64::from(is_night(start, end));
                    let position = week.position_of_shift(shift);
                    sums[2] += i64::from(closes(
                        last_needed(week, position, shift.time.day),
                        start,
                        end,
                    ));
                }
                sums[0] = days.iter().filter(|&&day| day >= 5).count() as i64;
                let counts = self.counts.entry(id).or_default();
                for (count, more) in counts.iter_mut().zip(sums) {
                    *count += more;
                }
            }
        }
    }

    /// The new shifts of a known week, as shifts of a schedule.
    fn shifts_of(&self, week: usize) -> Vec<Shift> {
        let week_of = |placed: &Placed| self.question.first + placed.day() / DAYS;
        let mut shifts: Vec<Shift> = Vec::new();
        for (id, placed) in &self.new {
            for of in placed.iter().filter(|placed| week_of(placed) == week) {
                let Some(day) = Day::from_index(of.day() % DAYS) else {
                    continue;
                };
                let (start, hours) = (small(of.start % HOURS), small(of.hours));
                let id_of = format!("new {id} {}", of.start);
                shifts.push(Shift::new(id_of, id, day, start, hours).in_position(&of.position));
            }
        }
        shifts
    }

    /// A known week beside those around it with their new shifts, without its own new ones.
    fn week(&self, number: usize) -> Week {
        let week = &self.known[number];
        let around = |other: Option<usize>| {
            let Some((at, other)) = other.and_then(|at| Some((at, self.known.get(at)?))) else {
                return Vec::new();
            };
            let mut shifts: Vec<Shift> = self
                .people
                .iter()
                .flat_map(|id| counted(other, id))
                .cloned()
                .collect();
            shifts.extend(self.shifts_of(at));
            shifts
        };
        let schedule: Schedule = week.schedule();
        let (before, after) = (around(number.checked_sub(1)), around(Some(number + 1)));
        let mut beside = schedule
            .with_weeks_around(before, after)
            .map_or_else(|_| week.clone(), Week::new);
        beside.set_rules(self.question.fill.rules.clone());
        beside
    }

    fn run(&mut self, keep_on: KeepOn<'_>) {
        let weeks = self.end - self.question.first;
        for week in 0..weeks {
            let plan = self.fill(week, true, FIRST_STEPS, keep_on);
            self.bounds[week] = plan.bound;
            self.plans[week].missing_before = plan.missing_before;
            self.plans[week].missing_after = plan.missing_before;
        }
        for week in 0..weeks {
            self.refill(week, FIRST_STEPS, keep_on);
        }
        let mut noise = Noise(1);
        self.exchange(&mut noise, EXCHANGES, keep_on);
        for pass in 0..PASSES {
            let mut is_better = false;
            for turn in 0..weeks {
                // There and back, so that a week can make use of what both of its neighbours leave.
                let week = if pass % 2 == 0 {
                    turn
                } else {
                    weeks - 1 - turn
                };
                if self.is_stopped {
                    return;
                }
                if pass == 0 && self.bounds[week] < self.plans[week].missing_after {
                    let plan = self.fill(week, true, STEPS, keep_on);
                    self.bounds[week] = self.bounds[week].max(plan.bound);
                }
                is_better |= self.refill(week, STEPS, keep_on);
            }
            self.exchange(&mut noise, EXCHANGES, keep_on);
            if !is_better && pass > 1 {
                break;
            }
        }
    }

    /// Searches one week: beside existing shifts alone, for a bound, or beside all.
    fn fill(&mut self, week: usize, is_bare: bool, most: u64, keep_on: KeepOn<'_>) -> FillPlan {
        let mut problem = if is_bare {
            self.bare[week].clone()
        } else {
            Problem::new(&self.week(self.question.first + week), &self.question.fill)
        };
        for person in &mut problem.people {
            let allowed = self.patterns(&person.id, week, is_bare);
            person.patterns &= allowed;
        }
        let missing: u32 = self.plans.iter().map(|plan| plan.missing_after).sum();
        let bound: u32 = self.bounds.iter().sum();
        let mut steps = 0;
        let (mut total, mut is_stopped) = (self.steps, self.is_stopped);
        let plan = fill_problem(problem, &mut |_| {
            steps += 1;
            total += 1;
            is_stopped |= keep_on(Progress {
                missing,
                bound,
                steps: total,
            })
            .is_break();
            if is_stopped || steps > most {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        (self.steps, self.is_stopped) = (total, is_stopped);
        plan
    }

    /// Fills a week anew beside the others, if that is better.
    fn refill(&mut self, week: usize, most: u64, keep_on: KeepOn<'_>) -> bool {
        if self.is_stopped {
            return false;
        }
        let old = self.new.clone();
        let range = week * DAYS..(week + 1) * DAYS;
        for placed in self.new.values_mut() {
            placed.retain(|of| !range.contains(&of.day()));
        }
        let plan = self.fill(week, false, most, keep_on);
        let present = &self.plans[week];
        let score = |plan: &MonthWeek| -> Score {
            (
                plan.missing_after,
                plan.added_overtime,
                plan.added_hours,
                plan.added_shifts,
            )
        };
        let found = MonthWeek {
            shifts: Vec::new(),
            missing_before: plan.missing_before,
            missing_after: plan.missing_after,
            added_overtime: plan.added_overtime,
            added_hours: plan.added_hours,
            added_shifts: plan.added_shifts,
        };
        for shift in &plan.shifts {
            let Some(member) = self.known[self.question.first + week].staff_member(&shift.staff_id)
            else {
                continue;
            };
            let time = &shift.time;
            let placed = Placed {
                start: (week * DAYS + time.day.index()) * HOURS + usize::from(time.start),
                hours: usize::from(time.hours),
                position: shift
                    .position_id
                    .clone()
                    .unwrap_or_else(|| member.position_id.clone()),
            };
            self.new
                .entry(shift.staff_id.clone())
                .or_default()
                .push(placed);
        }
        for placed in self.new.values_mut() {
            placed.sort_by_key(|of| of.start);
        }
        let keeps = self.people.iter().all(|id| self.keeps_days(id));
        if keeps && score(&found) < score(present) {
            self.plans[week] = found;
            return true;
        }
        self.new = old;
        false
    }

    /// The days of all known weeks on which a new shift of a person starts.
    fn new_days(&self, id: &str) -> Vec<bool> {
        let mut days = vec![false; self.known.len() * DAYS];
        for placed in self.new.get(id).into_iter().flatten() {
            days[self.question.first * DAYS + placed.day()] = true;
        }
        days
    }

    fn keeps_days(&self, id: &str) -> bool {
        self.days_fit(id, &self.new_days(id), 0..self.known.len() * DAYS, false)
    }

    /// The sets of days of a filled week on which new shifts of a person may start, as [`Person::patterns`]. Beside
    /// existing shifts alone only what lies within the week is looked at: other weeks may have anything.
    fn patterns(&self, id: &str, week: usize, is_bare: bool) -> u128 {
        let mut days = if is_bare {
            vec![false; self.known.len() * DAYS]
        } else {
            self.new_days(id)
        };
        let first = (self.question.first + week) * DAYS;
        let scope = if is_bare {
            first..first + DAYS
        } else {
            0..days.len()
        };
        let mut allowed = 0;
        for set in 0..1_u32 << DAYS {
            for day in 0..DAYS {
                days[first + day] = set >> day & 1 == 1;
            }
            if self.days_fit(id, &days, scope.clone(), is_bare) {
                allowed |= 1 << set;
            }
        }
        allowed
    }

    /// Whether runs and weekends are allowed with new shifts on these days; runs that touch the scope's edges are exempt
    /// from being too short.
    fn days_fit(
        &self,
        id: &str,
        new: &[bool],
        scope: std::ops::Range<usize>,
        is_bare: bool,
    ) -> bool {
        let question = self.question;
        let Some(old) = self.existing.get(id) else {
            return true;
        };
        let works = |day: usize| old[day] || new[day];
        let most = usize::try_from(question.fill.rules.max_days_in_row).unwrap_or(0);
        let mut first = scope.start;
        while first < scope.end {
            let is_work = works(first);
            let mut end = first + 1;
            while end < scope.end && works(end) == is_work {
                end += 1;
            }
            let is_inside = first > scope.start && end < scope.end;
            let has_new = (first..end).any(|day| new[day] && !old[day]);
            if is_work {
                if has_new && most > 0 && end - first > most {
                    return false;
                }
                if has_new && is_inside && end - first < question.min_days_in_row {
                    return false;
                }
            } else if is_inside && end - first < question.min_days_off_in_row {
                let between_old = old[first - 1] && old[end];
                if !between_old {
                    return false;
                }
            }
            first = end;
        }
        let limit = question
            .weekends_of
            .get(id)
            .copied()
            .unwrap_or(question.max_weekends);
        if limit == 0 {
            return true;
        }
        let weeks = self.known.len();
        let weekend = |week: usize| {
            (
                works(week * DAYS + 5) || works(week * DAYS + 6),
                old[week * DAYS + 5] || old[week * DAYS + 6],
            )
        };
        let _ = is_bare;
        for start in 0..weeks {
            let window = start..(start + 4).min(weeks);
            let worked = window.clone().filter(|&week| weekend(week).0).count();
            let is_added = window.clone().any(|week| weekend(week) == (true, false));
            if is_added && worked > limit {
                return false;
            }
        }
        true
    }

    /// What of a week's problem a person is.
    fn person(&self, id: &str, week: usize) -> Option<&Person> {
        self.bare
            .get(week)?
            .people
            .iter()
            .find(|person| person.id == id)
    }

    /// Whether a person may have these new shifts, beside existing ones.
    fn may_have(&self, id: &str, placed: &[Placed]) -> bool {
        let weeks = self.end - self.question.first;
        let rest = usize::try_from(self.question.fill.rules.rest_hours).unwrap_or(0);
        let is_rested = |pair: &[Placed]| match pair {
            [a, b] => a.day() != b.day() && a.end() + rest <= b.start,
            _ => true,
        };
        if !placed.windows(2).all(is_rested) {
            return false;
        }
        for week in 0..weeks {
            let of_week: Vec<&Placed> =
                placed.iter().filter(|of| of.day() / DAYS == week).collect();
            if of_week.is_empty() {
                continue;
            }
            let Some(person) = self.person(id, week) else {
                return false;
            };
            let problem = &self.bare[week];
            let hours: usize = of_week.iter().map(|of| of.hours).sum();
            let set = of_week
                .iter()
                .fold(0_u32, |set, of| set | 1 << (of.day() % DAYS));
            if small_minutes(hours) > person.week_room.min(person.contract_room)
                || person.patterns >> set & 1 == 0
            {
                return false;
            }
            for of in of_week {
                let position = problem
                    .positions
                    .iter()
                    .position(|position| position.id == of.position);
                let Some(position) =
                    position.filter(|position| person.positions.contains(position))
                else {
                    return false;
                };
                let start = of.start - week * DAYS * HOURS;
                let shift = Candidate {
                    start,
                    hours: of.hours,
                    position,
                    law: Part::default(),
                };
                let shift = Candidate {
                    law: person.part(&of.position, shift, &problem.limits),
                    ..shift
                };
                let day = &person.days[shift.day()];
                let is_free = |hour: usize| person.free.has(hour) && !day.resting.has(hour);
                if day.closed
                    || !shift.range().all(is_free)
                    || broken(person, &of.position, shift, &problem.limits).is_some()
                {
                    return false;
                }
            }
        }
        let mut days = vec![false; self.known.len() * DAYS];
        for of in placed {
            days[self.question.first * DAYS + of.day()] = true;
        }
        self.days_fit(id, &days, 0..self.known.len() * DAYS, false)
    }

    /// Minutes over contract, the squares of the counts, and wishes unmet, of one person.
    fn burden(&self, id: &str, placed: &[Placed]) -> (u32, i64, i64) {
        let mut overtime = 0;
        for week in 0..self.end - self.question.first {
            let of_week = placed.iter().filter(|of| of.day() / DAYS == week);
            let minutes = of_week.map(|of| small_minutes(of.hours)).sum::<u32>();
            let spare = self.person(id, week).and_then(|person| person.spare);
            overtime += spare.map_or(0, |spare| minutes.saturating_sub(spare));
        }
        let mut counts = self.counts.get(id).copied().unwrap_or_default();
        for of in placed {
            let day = of.day();
            let of_known = (self.question.first * DAYS) + day;
            let is_counted = self.existing.get(id).is_some_and(|days| days[of_known]);
            counts[0] += i64::from(day % DAYS >= 5 && !is_counted);
            let start = of.start % HOURS;
            counts[1] += i64::from(is_night(start, start + of.hours));
            let last = self
                .closing
                .get(&of.position)
                .and_then(|days| *days.get(day)?);
            counts[2] += i64::from(closes(last, start, start + of.hours));
        }
        let squares = if self.is_in_scope(id) {
            counts.iter().map(|count| count * count).sum()
        } else {
            0
        };
        let wishes = self.question.wishes.get(id).into_iter().flatten();
        let unmet = wishes
            .filter(|wish| !self.is_met(id, placed, wish))
            .map(|wish| i64::from(wish.weight));
        (overtime, squares, unmet.sum())
    }

    /// Whether somebody's main position is one of those that are filled.
    fn is_in_scope(&self, id: &str) -> bool {
        let member = self.known[self.question.first].staff_member(id);
        member.is_some_and(|member| self.closing.contains_key(&member.position_id))
    }

    fn is_met(&self, id: &str, placed: &[Placed], wish: &Wish) -> bool {
        let number = self.question.first + wish.day / DAYS;
        let old: Vec<(usize, usize)> = (number.saturating_sub(1)..=number)
            .filter_map(|at| Some((at, self.known.get(at)?)))
            .flat_map(|(at, week)| {
                counted(week, id).map(move |shift| {
                    let day = at * DAYS + shift.time.day.index();
                    let start = day * HOURS + usize::from(shift.time.start);
                    (start, start + usize::from(shift.time.hours))
                })
            })
            .collect();
        let offset = self.question.first * DAYS * HOURS;
        let new = placed
            .iter()
            .map(|of| (of.start + offset, of.end() + offset));
        let day = (self.question.first * DAYS + wish.day) * HOURS;
        let works = old
            .into_iter()
            .chain(new)
            .any(|(start, end)| match wish.hours {
                Some((from, to)) => start < day + to && day + from < end,
                None => (day..day + HOURS).contains(&start),
            });
        works == wish.on
    }

    /// Gives shifts to others, or exchanges them, where that is fairer and costs nothing that counts more.
    fn exchange(&mut self, noise: &mut Noise, turns: usize, keep_on: KeepOn<'_>) {
        // What a law says of several shifts is kept by the search of a week, not looked at here.
        if self.people.len() < 2 || self.question.fill.rules.law.is_some() {
            return;
        }
        for turn in 0..turns * self.people.len() / 8 + turns {
            if turn % 64 == 0 {
                self.steps += 1;
                let progress = Progress {
                    missing: self.plans.iter().map(|plan| plan.missing_after).sum(),
                    bound: self.bounds.iter().sum(),
                    steps: self.steps,
                };
                self.is_stopped |= keep_on(progress).is_break();
            }
            if self.is_stopped {
                return;
            }
            let a = self.people[noise.below(self.people.len())].clone();
            let b = self.people[noise.below(self.people.len())].clone();
            if a == b {
                continue;
            }
            let old = [&a, &b].map(|id| self.new.get(id).cloned().unwrap_or_default());
            let [mut of_a, mut of_b] = old.clone();
            if of_a.is_empty() {
                continue;
            }
            match noise.below(4) {
                0 => of_b.push(of_a.remove(noise.below(old[0].len()))),
                1 | 2 if !of_b.is_empty() => {
                    let (i, j) = (noise.below(of_a.len()), noise.below(of_b.len()));
                    std::mem::swap(&mut of_a[i], &mut of_b[j]);
                }
                _ => {
                    // Some successive days of both.
                    let first = noise.below((self.end - self.question.first) * DAYS);
                    let days = first..first + 1 + noise.below(DAYS);
                    let split = |list: Vec<Placed>| -> (Vec<Placed>, Vec<Placed>) {
                        list.into_iter().partition(|of| days.contains(&of.day()))
                    };
                    let ((in_a, out_a), (in_b, out_b)) = (split(of_a), split(of_b));
                    of_a = [out_a, in_b].concat();
                    of_b = [out_b, in_a].concat();
                }
            }
            for list in [&mut of_a, &mut of_b] {
                list.sort_by_key(|of| of.start);
            }
            let burden = |of: [&[Placed]; 2]| {
                let (x, y) = (self.burden(&a, of[0]), self.burden(&b, of[1]));
                (x.0 + y.0, x.1 + y.1, x.2 + y.2)
            };
            if burden([&of_a, &of_b]) <= burden([&old[0], &old[1]])
                && self.may_have(&a, &of_a)
                && self.may_have(&b, &of_b)
            {
                self.new.insert(a, of_a);
                self.new.insert(b, of_b);
            }
        }
    }

    fn answer(self) -> MonthPlan {
        let mut plan = MonthPlan {
            bound: self.bounds.iter().sum(),
            ..MonthPlan::default()
        };
        for id in &self.people {
            let placed = self.new.get(id).map_or(&[][..], Vec::as_slice);
            let (_, squares, unmet) = self.burden(id, placed);
            plan.unfairness += u64::try_from(squares).unwrap_or(0);
            let asked: u32 = self
                .question
                .wishes
                .get(id)
                .into_iter()
                .flatten()
                .map(|wish| wish.weight)
                .sum();
            plan.wishes += asked;
            plan.wishes_met += asked - u32::try_from(unmet).unwrap_or(0);
        }
        for (number, mut week) in self.plans.clone().into_iter().enumerate() {
            week.added_overtime = 0;
            for (id, placed) in &self.new {
                let Some(member) = self.known[self.question.first].staff_member(id) else {
                    continue;
                };
                let of_week: Vec<Placed> = placed
                    .iter()
                    .filter(|of| of.day() / DAYS == number)
                    .cloned()
                    .collect();
                week.added_overtime += self.burden(id, &of_week).0;
                for of in of_week {
                    if let Some(day) = Day::from_index(of.day() % DAYS) {
                        let shift =
                            ProposedShift::new(id, day, small(of.start % HOURS), small(of.hours));
                        let is_main = of.position == member.position_id;
                        week.shifts.push(if is_main {
                            shift
                        } else {
                            shift.in_position(&of.position)
                        });
                    }
                }
            }
            week.shifts.sort_by(|a, b| {
                (a.time.day, a.time.start, &a.staff_id).cmp(&(
                    b.time.day,
                    b.time.start,
                    &b.staff_id,
                ))
            });
            plan.weeks.push(week);
        }
        plan
    }
}

/// The shifts of a person that count.
fn counted<'a>(week: &'a Week, id: &'a str) -> impl Iterator<Item = &'a Shift> {
    week.shifts_of(id)
        .filter(move |shift| !week.is_away(id, shift.time.day))
}

/// Whether a shift has at least three hours between 22 and 6.
fn is_night(start: usize, end: usize) -> bool {
    (start..end)
        .filter(|hour| !(6..22).contains(&(hour % HOURS)))
        .count()
        >= 3
}

/// Whether a shift covers the last hour in which anybody is needed.
fn closes(last: Option<usize>, start: usize, end: usize) -> bool {
    last.is_some_and(|last| (start..end).contains(&last))
}

/// The last examined hour of a day in which a position needs anybody.
fn last_needed(week: &Week, position: &str, day: Day) -> Option<usize> {
    let examined = week.details().examined();
    let hours = examined.start..examined.end;
    let needed = hours.filter(|&hour| week.required_at(position, day, hour).unwrap_or(0) > 0);
    needed.map(usize::from).max()
}

fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn small_minutes(hours: usize) -> u32 {
    u32::try_from(hours * 60).unwrap_or(u32::MAX)
}
