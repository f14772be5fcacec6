//! What is planned by types: heads by shift type and day, who may work which, and the rules of a person's whole roster.
//!
//! Whether somebody may have a single shift, scheduler-core says; what several new shifts may not do together, over the
//! borders of weeks, is looked at here.
#![allow(
    clippy::indexing_slicing,
    reason = "weeks, days, types and people are numbered when the question is read"
)]

use std::collections::BTreeMap;

use scheduler_core::{
    Day, ProposedShift, Shift, ShiftType, Week,
    rules::{Obstacle, Timeline, WEEKENDS_OF},
    schedule::{Duty, Law, ShiftTime},
};

use super::{
    TypeWeights,
    horizon::{Horizon, counted, rows_fit, weekends_fit},
};
use crate::{
    law,
    next::NextTypes,
    plan::Reason,
    problem::DAYS,
    types::{Beyond, Line},
};

/// Minutes of an hour and a day.
const HOUR: i64 = 60;
const DAY: i64 = 24 * HOUR;
/// Weeks on each side whose days are looked at for runs and weekends.
const WEEKS_BESIDE: usize = WEEKENDS_OF - 1;
/// Days that are looked at, at most.
const DAYS_AROUND: usize = (super::MOST_WEEKS as usize + 2 * WEEKS_BESIDE) * DAYS;
/// The most types of all positions.
const MOST_KINDS: usize = 250;
/// Weekend days, nights and closings.
pub(super) const BURDENS: usize = 3;

/// A type of shift for a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Kind {
    /// The position, as the problems number it.
    pub position: usize,
    /// Its start in the day, and its length, in minutes.
    pub start: i64,
    pub length: i64,
    /// The break that it has at least.
    pause: u8,
    /// The types that it is, of those that may not follow each other.
    codes: u32,
}

impl Kind {
    /// Its length in hours, rounded up.
    pub fn hours(&self) -> u32 {
        u32::try_from((self.length + HOUR - 1) / HOUR).unwrap_or(0)
    }

    /// The hours in which it begins and before which it ends, counted from the midnight before it.
    pub fn clock(&self) -> (u8, u8) {
        let end = self.start + self.length + HOUR - 1;
        let [from, to] = [self.start / HOUR, end / HOUR].map(u8::try_from);
        (from.unwrap_or(0), to.unwrap_or(0))
    }

    fn is_of(&self, shift: &Shift) -> bool {
        let duty = Duty::of(shift, 0);
        (duty.start.rem_euclid(DAY), duty.end - duty.start) == (self.start, self.length)
    }
}

/// The heads of a type on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Asked {
    /// Those that are needed, and those that are there.
    pub wanted: u32,
    pub scheduled: u32,
    /// Whether new shifts may be added: the day is asked for and not over.
    pub is_open: bool,
}

impl Asked {
    pub const fn missing(self) -> u32 {
        if self.is_open {
            self.wanted.saturating_sub(self.scheduled)
        } else {
            0
        }
    }
}

/// A shift of a type that somebody may have on a day: its break, and what it counts as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell {
    pub pause: u8,
    pub burdens: [bool; BURDENS],
}

/// A wish for a day of a person.
#[derive(Debug, Clone)]
pub(super) struct Wished {
    pub weight: i64,
    /// Whether work is wished, or none.
    pub on: bool,
    /// The day, and by cell whether a shift there is what the wish is about.
    pub day: usize,
    pub is_about: Vec<bool>,
    /// Whether an existing shift is.
    pub is_there: bool,
}

impl Wished {
    fn unmet(&self, cells: impl Iterator<Item = usize>) -> i64 {
        let mut cells = cells;
        let is_there = self.is_there || cells.any(|cell| self.is_about[cell]);
        if is_there == self.on { 0 } else { self.weight }
    }
}

/// Somebody, with the limits that their new shifts keep together.
pub(super) struct Worker {
    /// By day and type: what they may have, or why not.
    pub cells: Vec<Result<Cell, Reason>>,
    /// The shortest rest, in minutes.
    pub rest: i64,
    /// By week: minutes of work left, whether the contract is what limits them, and new days left.
    pub room: Vec<(u32, bool)>,
    pub new_days: Vec<usize>,
    /// The days of the weeks around and of those that are filled on which an existing shift starts.
    pub old: Vec<bool>,
    pub weekends: Option<usize>,
    /// Existing shifts, and all weeks that are known, from the first filled Monday on.
    timeline: Timeline,
    pub wishes: Vec<Wished>,
    /// What counts already, and the share of it that is even.
    pub counts: [i64; BURDENS],
    pub even: [i64; BURDENS],
    /// Whether their burdens count.
    pub in_scope: bool,
}

/// The heads and the people of several weeks.
pub(super) struct Heads<'a> {
    pub horizon: &'a Horizon,
    pub weights: TypeWeights,
    pub kinds: Vec<Kind>,
    /// By day and type.
    pub asked: Vec<Asked>,
    pub people: Vec<Worker>,
    /// By type and type of the next day.
    forbids: Vec<bool>,
    /// The day in `Worker::old` on which the filled weeks begin.
    before: usize,
    rows: (usize, [usize; 2]),
}

impl<'a> Heads<'a> {
    /// `None` if no position is planned by types, or more types than a roster can tell apart.
    pub fn new(horizon: &'a Horizon) -> Option<Self> {
        let first = &horizon.known[horizon.first];
        let next = NextTypes::new(&horizon.question.rules, first);
        let kinds = kinds(horizon, first, next.as_ref());
        if kinds.is_empty() || kinds.len() > MOST_KINDS {
            return None;
        }
        let forbids = kinds.iter().flat_map(|kind| {
            let next = next.as_ref();
            let of = |other: &Kind| next.is_some_and(|next| next.forbids(kind.codes, other.codes));
            kinds.iter().map(of).collect::<Vec<bool>>()
        });
        let rules = &horizon.question.rules;
        let limit = |number: i32| usize::try_from(number).unwrap_or(0);
        let mut heads = Self {
            weights: horizon.question.weights,
            forbids: forbids.collect(),
            before: WEEKS_BESIDE.min(horizon.first) * DAYS,
            rows: (
                limit(rules.max_days_in_row),
                [
                    limit(rules.min_days_in_row),
                    limit(rules.min_days_off_in_row),
                ],
            ),
            asked: Vec::new(),
            people: Vec::new(),
            kinds,
            horizon,
        };
        heads.ask();
        let seen: Vec<Week> = (0..horizon.weeks)
            .map(|week| horizon.beside_existing(week))
            .collect();
        let people: Vec<Worker> = (0..horizon.people())
            .map(|person| heads.worker(person, &seen))
            .collect();
        heads.people = people;
        heads.share();
        Some(heads)
    }

    pub const fn days(&self) -> usize {
        self.horizon.weeks * DAYS
    }

    /// The number of a day and type.
    pub const fn cell(&self, day: usize, kind: usize) -> usize {
        day * self.kinds.len() + kind
    }

    /// Reads how many heads are needed and there.
    fn ask(&mut self) {
        let horizon = self.horizon;
        self.asked = vec![Asked::default(); self.days() * self.kinds.len()];
        for week in 0..horizon.weeks {
            let known = &horizon.known[horizon.first + week];
            let within = &horizon.fills[week].within;
            for (number, kind) in self.kinds.iter().enumerate() {
                let position = &horizon.bare[week].positions[kind.position].id;
                for day in Day::ALL {
                    let cover = known.details().cover.iter().filter(|cover| {
                        cover.position_id == *position
                            && cover.day == day
                            && of_type(known, &cover.shift_type, position)
                                .any(|known| times(known) == (kind.start, kind.length))
                    });
                    let wanted: u32 = cover.map(|cover| cover.heads).sum();
                    let shifts = known.staff().flat_map(|member| counted(known, &member.id));
                    let there = shifts.filter(|shift| {
                        shift.time.day == day
                            && known.position_of_shift(shift) == position
                            && kind.is_of(shift)
                    });
                    let hour = u8::try_from(kind.start / HOUR).unwrap_or(0);
                    let is_to_come = within.is_empty()
                        || within
                            .iter()
                            .any(|range| range.day == day && range.hours.contains(hour));
                    self.asked[(week * DAYS + day.index()) * self.kinds.len() + number] = Asked {
                        wanted: if known.is_closed(day) { 0 } else { wanted },
                        scheduled: u32::try_from(there.count()).unwrap_or(u32::MAX),
                        is_open: is_to_come,
                    };
                }
            }
        }
    }

    fn worker(&self, person: usize, seen: &[Week]) -> Worker {
        let horizon = self.horizon;
        let rules = &horizon.question.rules;
        let first = horizon.first;
        let id = &horizon.person(0, person).id;
        let member = horizon.known[first].staff_member(id);
        let minor = member.is_some_and(|member| member.minor);
        let to = (first + horizon.weeks + WEEKS_BESIDE).min(horizon.known.len());
        let old = horizon.old[person][first * DAYS - self.before..to * DAYS].to_vec();
        let none = vec![Vec::new(); horizon.weeks];
        let of_week = |week: usize| {
            let of = horizon.person(week, person);
            let is_contract = of.contract_room < of.week_room;
            (of.week_room.min(of.contract_room), is_contract)
        };
        let off = usize::try_from(rules.days_off).unwrap_or(0);
        let new_days = |week: usize| {
            let from = self.before + week * DAYS;
            let worked = old[from..from + DAYS].iter().filter(|works| **works);
            if off == 0 {
                DAYS
            } else {
                DAYS.saturating_sub(off).saturating_sub(worked.count())
            }
        };
        let mut worker = Worker {
            cells: Vec::new(),
            rest: rules.rest_minutes(minor).unwrap_or(0).into(),
            room: (0..horizon.weeks).map(of_week).collect(),
            new_days: (0..horizon.weeks).map(new_days).collect(),
            weekends: member
                .and_then(|member| rules.weekends_of(member))
                .map(|limit| limit as usize),
            timeline: horizon.timeline(person, minor),
            wishes: Vec::new(),
            counts: horizon.counted.counts(horizon, person, &none),
            even: [0; BURDENS],
            in_scope: horizon.counted.is_in_scope(person),
            old,
        };
        for day in 0..self.days() {
            for kind in 0..self.kinds.len() {
                let cell = self.may_have(person, day, kind, seen);
                worker.cells.push(cell);
            }
        }
        worker.wishes = self.wishes(person);
        worker
    }

    /// What somebody may have of a type on a day, beside existing shifts alone.
    fn may_have(
        &self,
        person: usize,
        day: usize,
        kind: usize,
        seen: &[Week],
    ) -> Result<Cell, Reason> {
        let horizon = self.horizon;
        let (week, of_week) = (day / DAYS, day % DAYS);
        let of = horizon.person(week, person);
        let kind = &self.kinds[kind];
        let is_over_midnight = of_week + 1 == DAYS && kind.start + kind.length > DAY;
        let is_away_next = || {
            let next = horizon.bare.get(week + 1);
            next.is_some_and(|next| next.people[person].days[0].absent)
        };
        if of.days[of_week].absent {
            return Err(Reason::Absent);
        }
        if !of.positions.contains(&kind.position) || is_over_midnight && is_away_next() {
            return Err(Reason::NotAvailable);
        }
        if of.days[of_week].closed {
            return Err(Reason::LeftOut);
        }
        if !self.asked[self.cell(day, 0)..self.cell(day + 1, 0)]
            .iter()
            .any(|asked| asked.is_open)
            || is_over_midnight && week + 1 == horizon.weeks
        {
            return Err(Reason::BetterElsewhere);
        }
        if !of.days[of_week].own.is_empty() {
            return Err(Reason::OnShift);
        }
        let proposed = self
            .proposed(person, day, kind, None)
            .ok_or(Reason::TooShort)?;
        let pause = proposed.break_minutes.unwrap_or(0);
        let found = seen[week].violations(&proposed, None).unwrap_or_default();
        let mut reasons = found
            .iter()
            .filter_map(|violation| reason(violation.kind.obstacle()?))
            .collect::<Vec<_>>();
        reasons.sort_unstable();
        if let Some(&reason) = reasons.first() {
            return Err(reason);
        }
        let begins = of_week as i64 * DAY + kind.start;
        let duty = Duty::new(begins, begins + kind.length, pause.into());
        let is_new_day = !horizon.old[person][(horizon.first + week) * DAYS + of_week];
        Ok(Cell {
            pause,
            burdens: horizon
                .counted
                .burdens(duty, week, kind.position, is_new_day),
        })
    }

    /// A shift of a type as it is proposed, with a break of the type and the law unless one is given.
    fn proposed(
        &self,
        person: usize,
        day: usize,
        kind: &Kind,
        pause: Option<u8>,
    ) -> Option<ProposedShift> {
        let horizon = self.horizon;
        let week = day / DAYS;
        let of = horizon.person(week, person);
        let position = &horizon.bare[week].positions[kind.position].id;
        let part = |minutes: i64| u8::try_from(minutes).ok();
        let mut proposed = ProposedShift::new(&of.id, Day::from_index(day % DAYS)?, 0, 0);
        proposed.time = ShiftTime::new(
            Day::from_index(day % DAYS)?,
            part(kind.start / HOUR)?,
            part(kind.length / HOUR)?,
        )
        .with_minutes(part(kind.start % HOUR)?, part(kind.length % HOUR)?);
        if *position != of.main {
            proposed = proposed.in_position(position);
        }
        let owed = || {
            let known = &horizon.known[horizon.first + week];
            let length = u16::try_from(kind.length).unwrap_or(0);
            kind.pause.max(known.break_of_new(&of.id, length))
        };
        let pause = pause.unwrap_or_else(owed);
        Some(if pause > 0 {
            proposed.with_break(pause)
        } else {
            proposed
        })
    }

    /// The new shift of a cell that somebody may have.
    pub fn shift(&self, person: usize, day: usize, kind: usize) -> Option<ProposedShift> {
        let cell = self.people[person].cells[self.cell(day, kind)].ok()?;
        self.proposed(person, day, &self.kinds[kind], Some(cell.pause))
    }

    /// When a new shift of a cell is, from the first filled Monday on.
    pub fn duty(&self, day: usize, kind: usize, pause: u8) -> Duty {
        let kind = &self.kinds[kind];
        let start = day as i64 * DAY + kind.start;
        Duty::new(start, start + kind.length, pause.into())
    }

    fn wishes(&self, person: usize) -> Vec<Wished> {
        let counted = &self.horizon.counted;
        let asked = counted.wishes[person].iter();
        asked
            .map(|wish| {
                let on = wish.is_on();
                let is_about = |duty: Option<Duty>| wish.is_met(duty) == on;
                let cells = (0..self.days())
                    .flat_map(|day| (0..self.kinds.len()).map(move |kind| (day, kind)));
                Wished {
                    weight: i64::from(wish.weight) * i64::from(self.weights.wish),
                    on,
                    day: usize::try_from(wish.begins() / DAY).unwrap_or(0),
                    is_about: cells
                        .map(|(day, kind)| is_about(Some(self.duty(day, kind, 0))))
                        .collect(),
                    is_there: counted
                        .duties_of(person)
                        .iter()
                        .any(|duty| is_about(Some(*duty))),
                }
            })
            .collect()
    }

    /// Sets the even share of everybody who can carry a burden with the others of their main position.
    fn share(&mut self) {
        let main = |person: usize| self.horizon.person(0, person).main.clone();
        for burden in 0..BURDENS {
            let mut sums: BTreeMap<String, (i64, i64)> = BTreeMap::new();
            let mut of_cells = vec![false; self.asked.len()];
            for (person, worker) in self.people.iter().enumerate().filter(|(_, of)| of.in_scope) {
                let mut can = worker.counts[burden] > 0;
                for (cell, of) in worker.cells.iter().enumerate() {
                    let is_one = of.is_ok_and(|cell| cell.burdens[burden]);
                    can |= is_one;
                    of_cells[cell] |= is_one;
                }
                let sum = sums.entry(main(person)).or_default();
                *sum = (sum.0 + worker.counts[burden], sum.1 + i64::from(can));
            }
            for (cell, _) in of_cells.iter().enumerate().filter(|(_, is_one)| **is_one) {
                let kind = &self.kinds[cell % self.kinds.len()];
                let position = &self.horizon.bare[0].positions[kind.position].id;
                if let Some(sum) = sums.get_mut(position) {
                    sum.0 += i64::from(self.asked[cell].missing());
                }
            }
            for person in 0..self.people.len() {
                let share = sums
                    .get(&main(person))
                    .map(|(sum, people)| sum / people.max(&1));
                self.people[person].even[burden] = share.unwrap_or(0);
            }
        }
    }

    /// The first rule that somebody's new shifts break together, if each of them is allowed by itself.
    pub fn broken(&self, person: usize, line: &[u8]) -> Option<Reason> {
        let worker = &self.people[person];
        let kinds = self.kinds.len();
        let mut new = [false; DAYS_AROUND];
        let mut last: Option<(usize, usize)> = None;
        let mut sums = [(0_u32, 0_usize); super::MOST_WEEKS as usize];
        for (day, &kind) in line.iter().enumerate() {
            let Some(kind) = usize::from(kind).checked_sub(1) else {
                continue;
            };
            let (from, length) = (self.kinds[kind].start, self.kinds[kind].length);
            if let Some((before, other)) = last {
                let end = before as i64 * DAY + self.kinds[other].start + self.kinds[other].length;
                if end + worker.rest > day as i64 * DAY + from {
                    return Some(Reason::Rest);
                }
                if before + 1 == day && self.forbids[other * kinds + kind] {
                    return Some(Reason::Succession);
                }
            }
            last = Some((day, kind));
            let pause = worker.cells[day * kinds + kind].map_or(0, |cell| cell.pause);
            let (work, days) = &mut sums[day / DAYS];
            *work += u32::try_from(length).unwrap_or(0) - u32::from(pause);
            *days += 1;
            new[self.before + day] = true;
        }
        for (week, (work, days)) in sums.iter().enumerate().take(self.horizon.weeks) {
            let (room, is_contract) = worker.room[week];
            if *work > room {
                return Some(if is_contract {
                    Reason::Contract
                } else {
                    Reason::HoursOfWeek
                });
            }
            if *days > worker.new_days[week] {
                return Some(Reason::DaysOff);
            }
        }
        let new = &new[..worker.old.len()];
        let (most, least) = self.rows;
        if most > 0 && !rows_fit(&worker.old, new, most, [0, 0]) {
            return Some(Reason::DaysInRow);
        }
        if worker
            .weekends
            .is_some_and(|limit| !weekends_fit(&worker.old, new, limit))
        {
            return Some(Reason::Weekends);
        }
        if least != [0, 0] && !rows_fit(&worker.old, new, 0, least) {
            return Some(Reason::ShortRun);
        }
        let law = self.horizon.question.rules.law.as_deref()?;
        self.broken_law(law, person, line)
    }

    fn broken_law(&self, law: &Law, person: usize, line: &[u8]) -> Option<Reason> {
        let worker = &self.people[person];
        let mut after = worker.timeline.clone();
        for (day, &kind) in line.iter().enumerate() {
            if let Some(kind) = usize::from(kind).checked_sub(1) {
                let cell = worker.cells[self.cell(day, kind)];
                let pause = cell.map_or(0, |cell| cell.pause);
                after.duties.push(self.duty(day, kind, pause));
            }
        }
        after.duties.sort_unstable();
        law::worse(law, &worker.timeline, &after)
    }

    /// The hours over contract, rounded up, that so much new work adds to a week.
    pub fn over(&self, person: usize, week: usize, work: u32) -> i64 {
        let spare = self.horizon.person(week, person).spare;
        spare.map_or(0, |spare| {
            i64::from(work.saturating_sub(spare).div_ceil(60))
        })
    }

    /// How far the squares of somebody's counts are over an even share.
    pub fn unfairness(&self, person: usize, line: &[u8]) -> i64 {
        let worker = &self.people[person];
        if !worker.in_scope {
            return 0;
        }
        let counts = self.counts(person, line);
        let over = counts.iter().zip(worker.even);
        over.map(|(count, even)| (count - even).max(0).pow(2)).sum()
    }

    /// Weekend days, nights and closings with new shifts.
    pub fn counts(&self, person: usize, line: &[u8]) -> [i64; BURDENS] {
        let worker = &self.people[person];
        let mut counts = worker.counts;
        for cell in self.cells_of(line) {
            if let Ok(cell) = worker.cells[cell] {
                for (count, is_one) in counts.iter_mut().zip(cell.burdens) {
                    *count += i64::from(is_one);
                }
            }
        }
        counts
    }

    /// The cells in which a roster has a shift.
    fn cells_of<'b>(&'b self, line: &'b [u8]) -> impl Iterator<Item = usize> + Clone + 'b {
        line.iter().enumerate().filter_map(|(day, &kind)| {
            let kind = usize::from(kind).checked_sub(1)?;
            Some(self.cell(day, kind))
        })
    }

    /// Whether each of somebody's wishes is met.
    pub fn wishes_met(&self, person: usize, line: &[u8]) -> usize {
        let wishes = self.people[person].wishes.iter();
        let met = wishes.filter(|wish| wish.unmet(self.cells_of(line)) == 0);
        met.count()
    }

    /// Why somebody does not work a type on a day, with what they have.
    pub fn kept_away(&self, person: usize, day: usize, kind: usize, line: &Line) -> Reason {
        if let Err(reason) = self.people[person].cells[self.cell(day, kind)] {
            return reason;
        }
        if line[day] > 0 {
            return Reason::OnShift;
        }
        let mut with = line.clone();
        with[day] = u8::try_from(kind + 1).unwrap_or(0);
        self.broken(person, &with)
            .unwrap_or(Reason::BetterElsewhere)
    }

    /// Whether somebody may have a type on the next day after another, by rest and order.
    pub fn may_follow(&self, rest: i64, kind: usize, next: usize) -> bool {
        let (one, other) = (&self.kinds[kind], &self.kinds[next]);
        one.start + one.length + rest <= DAY + other.start
            && !self.forbids[kind * self.kinds.len() + next]
    }

    /// The id of the position that a type is for.
    pub fn position(&self, kind: usize) -> &str {
        &self.horizon.bare[0].positions[self.kinds[kind].position].id
    }

    /// The work of a person's new shifts in a week, in minutes.
    pub fn work(&self, person: usize, line: &[u8], week: usize) -> u32 {
        let days = week * DAYS..(week + 1) * DAYS;
        let work = days.filter_map(|day| {
            let kind = usize::from(line[day]).checked_sub(1)?;
            let cell = self.people[person].cells[self.cell(day, kind)].ok()?;
            let length = u32::try_from(self.kinds[kind].length).unwrap_or(0);
            Some(length - u32::from(cell.pause))
        });
        work.sum()
    }

    /// The known days before the filled weeks in `Worker::old`.
    pub const fn before(&self) -> usize {
        self.before
    }

    /// The least work of a shift that somebody may have, in minutes.
    pub fn least_work(&self, person: usize) -> u32 {
        let cells = self.people[person].cells.iter().enumerate();
        let work = cells.filter_map(|(cell, of)| {
            let length = self.kinds[cell % self.kinds.len()].length;
            Some(u32::try_from(length).unwrap_or(0) - u32::from(of.ok()?.pause))
        });
        work.min().unwrap_or(0)
    }

    /// What existing heads too many cost.
    pub fn fixed(&self) -> i64 {
        let asked = self.asked.iter().filter(|asked| asked.is_open);
        let over = asked.map(|asked| i64::from(asked.scheduled.saturating_sub(asked.wanted)));
        over.sum::<i64>() * i64::from(self.weights.extra)
    }
}

impl Beyond for Heads<'_> {
    fn cost(&self, person: usize, line: &Line) -> Option<i64> {
        if self.broken(person, line).is_some() {
            return None;
        }
        let cells = self.cells_of(line);
        let wishes = self.people[person].wishes.iter();
        let unmet: i64 = wishes.map(|wish| wish.unmet(cells.clone())).sum();
        let weeks = 0..self.horizon.weeks;
        let over = weeks.map(|week| self.over(person, week, self.work(person, line, week)));
        let weights = [self.weights.unfairness, self.weights.overtime].map(i64::from);
        Some(unmet + self.unfairness(person, line) * weights[0] + over.sum::<i64>() * weights[1])
    }
}

/// The types that positions in scope need, by position, start and length.
fn kinds(horizon: &Horizon, week: &Week, next: Option<&NextTypes>) -> Vec<Kind> {
    let positions = &horizon.bare[0].positions;
    let mut kinds: Vec<(String, Kind)> = Vec::new();
    for cover in &week.details().cover {
        let id = &cover.position_id;
        let Some(position) = positions.iter().position(|position| position.id == *id) else {
            continue;
        };
        for known in of_type(week, &cover.shift_type, id) {
            let (start, length) = times(known);
            let is_known = |(_, kind): &(String, Kind)| {
                (kind.position, kind.start, kind.length) == (position, start, length)
            };
            if !kinds.iter().any(is_known) {
                let codes = next.map_or(0, |next| next.codes(start / 15, length / 15, id));
                let kind = Kind {
                    position,
                    start,
                    length,
                    pause: known.break_minutes,
                    codes,
                };
                kinds.push((id.clone(), kind));
            }
        }
    }
    kinds.sort_by(|(a, x), (b, y)| (a, x.start, x.length).cmp(&(b, y.start, y.length)));
    kinds.into_iter().map(|(_, kind)| kind).collect()
}

/// The types with a code that a position can have.
fn of_type<'a>(
    week: &'a Week,
    code: &'a str,
    position: &'a str,
) -> impl Iterator<Item = &'a ShiftType> + 'a {
    week.details().shift_types.iter().filter(move |known| {
        let only = known.position_id.as_ref();
        known.is_named(code) && only.is_none_or(|only| only == position)
    })
}

/// Start and length of a type, in minutes.
fn times(known: &ShiftType) -> (i64, i64) {
    let minutes = |minutes: usize| i64::try_from(minutes).unwrap_or(0);
    (
        minutes(known.start_minutes()),
        minutes(known.length_minutes()),
    )
}

/// Why a shift is not proposed that breaks a rule by itself; `None` for rules that only look at several shifts.
const fn reason(obstacle: Obstacle) -> Option<Reason> {
    Some(match obstacle {
        Obstacle::Absent => Reason::Absent,
        Obstacle::OnDuty => Reason::OnShift,
        Obstacle::Unavailable => Reason::NotAvailable,
        Obstacle::KeptApart => Reason::KeptApart,
        Obstacle::HoursOfDay => Reason::HoursOfDay,
        Obstacle::TooShort => Reason::TooShort,
        Obstacle::Rest => Reason::Rest,
        Obstacle::Succession => Reason::Succession,
        Obstacle::Pattern => Reason::Pattern,
        Obstacle::Minor => Reason::Under18,
        Obstacle::WorkOfDay => Reason::WorkOfDay,
        Obstacle::SpanOfDay => Reason::SpanOfDay,
        Obstacle::HoursOfWeek => Reason::HoursOfWeek,
        Obstacle::WorkOfWeek => Reason::WorkOfWeek,
        _ => return None,
    })
}
