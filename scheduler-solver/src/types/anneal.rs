//! Annealing over whole rosters: small changes that keep every rule, accepted while it is hot even if they cost
//! something.
//!
//! A step exchanges some days of two people, or changes one or two days of one. It is written into the roster, looked at
//! where it changed something, and taken back if it breaks a rule or costs too much, so that a step costs far less than
//! a roster by the dynamic program. That is what large instances need first (Knust and Xie 2019, 'Simulated annealing
//! approach to nurse rostering benchmark and real-world instances').
#![allow(
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    reason = "temperatures are floats; people, days and types are numbered when the board is made"
)]

use super::{
    automaton::Runs,
    master::Line,
    plan::{Board, Plan},
};
use crate::draft::Noise;

/// A cell that somebody must not work.
const NEVER: i32 = 1 << 29;
/// The longest part of a roster that two people exchange.
const LONGEST: usize = 14;
/// The days among which another one for a shift is looked for.
const REACH: usize = 56;
/// A prime.
const GUMBELS: usize = 1021;

/// Rules and costs of whole rosters that the board knows nothing of.
pub(crate) trait Beyond {
    /// What a person's roster costs besides what the board says; `None` if a rule forbids it.
    fn cost(&self, person: usize, line: &Line) -> Option<i64>;
}

/// What such costs may save at most in a step that the board alone would refuse.
const SAVED: f64 = 60.0;

/// What counts towards the limits of a person.
#[derive(Debug, Clone)]
struct Tally {
    units: usize,
    weekends: usize,
    kinds: Vec<u32>,
}

/// The limits of a person.
struct Limits {
    runs: Runs,
    min_units: usize,
    max_units: usize,
    weekends: usize,
    most: Vec<u32>,
    /// The types that they may work.
    kinds: Vec<u8>,
}

/// Draws of the standard Gumbel distribution, in a mixed order: of some types, the one whose cost less its draw times the
/// temperature is least is drawn as heat would have it.
fn gumbels() -> Vec<f64> {
    let draw = |at: usize| -(-((at as f64 + 0.5) / GUMBELS as f64).ln()).ln();
    (0..GUMBELS).map(|at| draw(at * 389 % GUMBELS)).collect()
}

/// A roster of everybody that is changed step by step. Types are numbered from 1, 0 is a day off.
pub(crate) struct Anneal<'a> {
    days: usize,
    /// Types, and a day off.
    width: usize,
    lines: Vec<Line>,
    /// By day and type: heads, heads needed, weight of a missing one, and of one too many.
    heads: Vec<[i32; 4]>,
    /// By person, day and type.
    wishes: Vec<Vec<i32>>,
    limits: Vec<Limits>,
    tallies: Vec<Tally>,
    units: Vec<usize>,
    /// By type and type of the next day.
    may_follow: Vec<bool>,
    /// By person and day: how long the run of days worked or off is that ends there, and the one that begins there.
    past: Vec<Vec<u16>>,
    future: Vec<Vec<u16>>,
    cost: i64,
    /// What the step has changed: person, day, and the type before; and by person, from a first to a last day.
    written: Vec<(usize, usize, u8)>,
    parts: Vec<(usize, usize, usize)>,
    noise: Noise,
    heat: f64,
    /// The highest cost that this step may lead to.
    most: f64,
    gumbels: Vec<f64>,
    beyond: Option<&'a dyn Beyond>,
    /// By person: what `beyond` says that the roster costs.
    extra: Vec<i64>,
}

impl<'a> Anneal<'a> {
    /// Starts from a plan in which everybody has a roster; `None` if somebody has none, or one that `beyond` forbids.
    pub fn new(
        board: &Board,
        plan: &Plan,
        seed: u64,
        beyond: Option<&'a dyn Beyond>,
    ) -> Option<Self> {
        let (days, width) = (board.days, board.width);
        let place = |at: usize| {
            let kind = at % width;
            at / width * width + (kind + 1) % width
        };
        let mut heads = vec![[0; 4]; days * width];
        let mut wishes = vec![vec![NEVER; days * width]; board.people()];
        for cell in 0..days * width {
            let (need, under, over) = board.cover[cell].unwrap_or_default();
            let of = [plan.heads[cell], need, under, over];
            heads[place(cell)] = of.map(|number| i32::try_from(number).unwrap_or(i32::MAX));
            for (person, of) in wishes.iter_mut().enumerate() {
                if let Some(cost) = board.wishes[person][cell] {
                    of[place(cell)] = cost as i32;
                }
            }
        }
        let units: Vec<usize> = [0].into_iter().chain(board.shape.units.clone()).collect();
        let mut may_follow = vec![true; width * width];
        for kind in 1..width {
            let next = &board.shape.allowed[board.shape.class[kind - 1]];
            may_follow[kind * width + 1..(kind + 1) * width].copy_from_slice(next);
        }
        let limits = board.planners.iter().map(|planner| {
            let (units, weekends, most) = planner.limits();
            Limits {
                runs: planner.runs,
                min_units: units.0,
                max_units: units.1,
                weekends,
                most: [days]
                    .iter()
                    .chain(most)
                    .map(|&most| u32::try_from(most).unwrap_or(u32::MAX))
                    .collect(),
                kinds: (1..width)
                    .filter(|&kind| most[kind - 1] > 0)
                    .filter_map(|kind| u8::try_from(kind).ok())
                    .collect(),
            }
        });
        let lines: Vec<Line> = plan.lines.iter().cloned().collect::<Option<_>>()?;
        let tallies = lines.iter().map(|line| {
            let mut kinds = vec![0; width];
            for &kind in line {
                kinds[usize::from(kind)] += 1;
            }
            let weekends = line.chunks(7).filter_map(|week| week.get(5..));
            Tally {
                units: line.iter().map(|&kind| units[usize::from(kind)]).sum(),
                weekends: weekends
                    .filter(|weekend| weekend.iter().any(|&kind| kind > 0))
                    .count(),
                kinds,
            }
        });
        let of_all = lines.iter().enumerate();
        let extra: Vec<i64> = of_all
            .map(|(person, line)| beyond.map_or(Some(0), |beyond| beyond.cost(person, line)))
            .collect::<Option<_>>()?;
        let mut anneal = Self {
            days,
            width,
            tallies: tallies.collect(),
            limits: limits.collect(),
            lines,
            heads,
            wishes,
            units,
            may_follow,
            cost: plan.cost + extra.iter().sum::<i64>(),
            beyond,
            extra,
            written: Vec::new(),
            parts: Vec::new(),
            noise: Noise(seed),
            heat: 1.0,
            most: 0.0,
            gumbels: gumbels(),
            past: vec![vec![0; days]; board.people()],
            future: vec![vec![0; days]; board.people()],
        };
        for person in 0..board.people() {
            anneal.measure(person, 0, days.saturating_sub(1));
        }
        Some(anneal)
    }

    /// Measures the runs around days that have changed.
    fn measure(&mut self, person: usize, first: usize, last: usize) {
        let line = &self.lines[person];
        let same = |day: usize| (line[day] > 0) == (line[day - 1] > 0);
        let past = &mut self.past[person];
        for day in first..self.days {
            let length = if day > 0 && same(day) {
                past[day - 1] + 1
            } else {
                1
            };
            if day > last + 1 && past[day] == length {
                break;
            }
            past[day] = length;
        }
        let future = &mut self.future[person];
        for day in (0..=last).rev() {
            let is_joined = day + 1 < self.days && same(day + 1);
            let length = if is_joined { future[day + 1] + 1 } else { 1 };
            if day + 1 < first && future[day] == length {
                break;
            }
            future[day] = length;
        }
    }

    /// Whether a run of such a length may be, which begins and ends inside the horizon or not.
    const fn is_run(runs: Runs, is_work: bool, length: usize, is_inside: bool) -> bool {
        if is_work {
            length <= runs.max_run && (!is_inside || length >= runs.min_run)
        } else {
            !is_inside || length >= runs.min_off
        }
    }

    /// Whether a person's runs stay as they should be if days from `a` to before `b` are all worked or all off.
    fn fits_one(&self, person: usize, a: usize, b: usize, is_work: bool) -> bool {
        let runs = self.limits[person].runs;
        let line = &self.lines[person];
        let (mut start, mut end) = (a, b);
        if a > 0 {
            let length = usize::from(self.past[person][a - 1]);
            let of = line[a - 1] > 0;
            if of == is_work {
                start = a - length;
            } else if !Self::is_run(runs, of, length, length < a) {
                return false;
            }
        }
        if b < self.days {
            let length = usize::from(self.future[person][b]);
            let of = line[b] > 0;
            if of == is_work {
                end = b + length;
            } else if !Self::is_run(runs, of, length, b + length < self.days) {
                return false;
            }
        }
        Self::is_run(runs, is_work, end - start, start > 0 && end < self.days)
    }

    /// Whether a person's runs stay as they should be with the days of another from `a` to before `b`.
    fn fits_other(&self, person: usize, other: usize, a: usize, b: usize) -> bool {
        let line = &self.lines[other];
        if usize::from(self.future[other][a]) >= b - a {
            return self.fits_one(person, a, b, line[a] > 0);
        }
        self.joins(person, person, other, a) && self.joins(person, other, person, b)
    }

    /// Whether the days of one person before `cut` may come before those of another from there on, by a person's runs.
    fn joins(&self, person: usize, left: usize, right: usize, cut: usize) -> bool {
        if cut == 0 || cut >= self.days {
            return true;
        }
        let runs = self.limits[person].runs;
        let (before, after) = (self.lines[left][cut - 1] > 0, self.lines[right][cut] > 0);
        let past = usize::from(self.past[left][cut - 1]);
        let future = usize::from(self.future[right][cut]);
        let (starts, ends) = (past < cut, cut + future < self.days);
        if before == after {
            Self::is_run(runs, before, past + future, starts && ends)
        } else {
            Self::is_run(runs, before, past, starts) && Self::is_run(runs, after, future, ends)
        }
    }

    /// Whether the days of one person before `cut` may come before those of another from there on, by their types.
    fn follows(&self, left: usize, right: usize, cut: usize) -> bool {
        cut == 0
            || cut >= self.days
            || self.may_follow[usize::from(self.lines[left][cut - 1]) * self.width
                + usize::from(self.lines[right][cut])]
    }

    pub const fn cost(&self) -> i64 {
        self.cost
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Tries one change at a temperature.
    pub fn step(&mut self, heat: f64) {
        self.heat = heat;
        self.most = self.cost as f64 - heat * self.draw().ln();
        self.written.clear();
        let is_made = match self.noise.below(25) {
            0..=9 => self.exchange_days(),
            10..=13 => self.change_kind(),
            14 | 15 => self.toggle(),
            16..=18 => self.move_days_off(),
            _ => self.move_shift(),
        };
        if is_made {
            let parts = std::mem::take(&mut self.parts);
            for &(person, first, last) in &parts {
                self.measure(person, first, last);
            }
            self.parts = parts;
        } else {
            while let Some((person, day, kind)) = self.written.pop() {
                self.put(person, day, kind);
            }
        }
    }

    fn draw(&mut self) -> f64 {
        ((self.noise.next() >> 11) as f64 / (1_u64 << 53) as f64).max(1e-12)
    }

    fn person(&mut self) -> usize {
        self.noise.below(self.lines.len())
    }

    /// A type that the person may work on the day, chosen by what it costs and the temperature.
    fn kind(&mut self, person: usize, day: usize) -> Option<u8> {
        let line = &self.lines[person];
        let before = day.checked_sub(1).map_or(0, |day| usize::from(line[day]));
        let after = line.get(day + 1).map_or(0, |&kind| usize::from(kind));
        let limits = &self.limits[person];
        let tally = &self.tallies[person];
        let mut best: Option<(f64, u8)> = None;
        let mut at = self.noise.below(GUMBELS);
        for &kind in &limits.kinds {
            let number = usize::from(kind);
            let cell = day * self.width + number;
            let wish = self.wishes[person][cell];
            if wish < NEVER
                && kind != line[day]
                && tally.kinds[number] < limits.most[number]
                && self.may_follow[before * self.width + number]
                && self.may_follow[number * self.width + after]
            {
                let [heads, need, under, over] = self.heads[cell];
                at = (at + 1) % GUMBELS;
                let cost = f64::from(wish + if heads < need { -under } else { over })
                    - self.heat * self.gumbels[at];
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, kind));
                }
            }
        }
        best.map(|(_, kind)| kind)
    }

    /// Two people exchange some days.
    fn exchange_days(&mut self) -> bool {
        let (one, other) = (self.person(), self.person());
        let a = self.noise.below(self.days);
        if self.lines[one][a] == self.lines[other][a]
            || !self.follows(one, other, a)
            || !self.follows(other, one, a)
        {
            return false;
        }
        let least = self.noise.below(LONGEST);
        let least = 1 + self.noise.below(least + 1);
        let mut wishes = 0;
        for b in a + 1..=(a + LONGEST).min(self.days) {
            let at = (b - 1) * self.width;
            let (x, y) = (self.lines[one][b - 1], self.lines[other][b - 1]);
            let (x, y) = (at + usize::from(x), at + usize::from(y));
            let (of_one, of_other) = (&self.wishes[one], &self.wishes[other]);
            if of_one[y] >= NEVER || of_other[x] >= NEVER {
                return false;
            }
            wishes += of_one[y] - of_one[x] + of_other[x] - of_other[y];
            if b >= a + least
                && self.follows(one, other, b)
                && self.follows(other, one, b)
                && self.fits_other(one, other, a, b)
                && self.fits_other(other, one, a, b)
                && (self.cost + i64::from(wishes)) as f64 <= self.most + self.saved()
            {
                for day in a..b {
                    let (x, y) = (self.lines[one][day], self.lines[other][day]);
                    if x != y {
                        self.write(one, day, y);
                        self.write(other, day, x);
                    }
                }
                return self.is_accepted(&[(one, a, b - 1), (other, a, b - 1)]);
            }
        }
        false
    }

    fn change_kind(&mut self) -> bool {
        let person = self.person();
        let day = self.noise.below(self.days);
        if self.lines[person][day] == 0 {
            return false;
        }
        let Some(kind) = self.kind(person, day) else {
            return false;
        };
        self.write(person, day, kind) && self.is_accepted(&[(person, day, day)])
    }

    /// Works on a day off, or the other way round.
    fn toggle(&mut self) -> bool {
        let person = self.person();
        let day = self.noise.below(self.days);
        self.turn(person, day) && self.is_accepted(&[(person, day, day)])
    }

    /// Works on a day off, or the other way round, if runs allow it.
    fn turn(&mut self, person: usize, day: usize) -> bool {
        let is_work = self.lines[person][day] > 0;
        if !self.fits_one(person, day, day + 1, !is_work) {
            return false;
        }
        let kind = if is_work {
            Some(0)
        } else {
            self.kind(person, day)
        };
        kind.is_some_and(|kind| self.write(person, day, kind))
    }

    /// Works on another day than now.
    fn move_shift(&mut self) -> bool {
        let person = self.person();
        let one = self.noise.below(self.days);
        let is_work = self.lines[person][one] > 0;
        if !self.turn(person, one) {
            return false;
        }
        let mut at = self.noise.below(GUMBELS);
        let mut best: Option<(f64, usize)> = None;
        let first = if self.days > REACH {
            self.noise.below(self.days - REACH)
        } else {
            0
        };
        for day in first..(first + REACH).min(self.days) {
            let kind = self.lines[person][day];
            if (kind > 0) == is_work
                || day.abs_diff(one) <= self.limits[person].runs.max_run + 1
                || !self.fits_one(person, day, day + 1, is_work)
            {
                continue;
            }
            let cell = day * self.width;
            let wish = self.wishes[person][cell];
            if wish >= NEVER {
                continue;
            }
            at = (at + 1) % GUMBELS;
            let cost = if kind > 0 {
                let own = cell + usize::from(kind);
                let [heads, need, under, over] = self.heads[own];
                wish - self.wishes[person][own] + if heads <= need { under } else { -over }
            } else {
                let worth = |kind: &u8| {
                    let own = cell + usize::from(*kind);
                    let [heads, need, under, over] = self.heads[own];
                    self.wishes[person][own] - wish + if heads < need { -under } else { over }
                };
                self.limits[person]
                    .kinds
                    .iter()
                    .map(worth)
                    .min()
                    .unwrap_or(NEVER)
            };
            let cost = f64::from(cost) - self.heat * self.gumbels[at];
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, day));
            }
        }
        let Some((_, day)) = best else { return false };
        self.turn(person, day) && self.is_accepted(&[(person, one, one), (person, day, day)])
    }

    /// Moves a run of days off by a few days.
    fn move_days_off(&mut self) -> bool {
        let person = self.person();
        let at = self.noise.below(self.days);
        let line = &self.lines[person];
        let is_off = |&kind: &u8| kind == 0;
        let Some(first) = line[at..].iter().position(is_off).map(|ahead| at + ahead) else {
            return false;
        };
        let start = line[..first].iter().rposition(|kind| !is_off(kind));
        let start = start.map_or(0, |day| day + 1);
        let rest = line[first..].iter().position(|kind| !is_off(kind));
        let end = rest.map_or(self.days, |ahead| first + ahead);
        let moved = (1 + self.noise.below(3)).min(end - start);
        let is_later = self.noise.below(2) == 0;
        let (off, work) = if is_later {
            (end..(end + moved).min(self.days), start..start + moved)
        } else {
            (start.saturating_sub(moved)..start, end - moved..end)
        };
        let (first, last) = (off.start.min(work.start), off.end.max(work.end) - 1);
        for day in off {
            if self.lines[person][day] > 0 && !self.write(person, day, 0) {
                return false;
            }
        }
        for day in work {
            let Some(kind) = self.kind(person, day) else {
                return false;
            };
            if !self.write(person, day, kind) {
                return false;
            }
        }
        self.is_accepted(&[(person, first, last)])
    }

    /// Puts a type on a day, if the person may work it then.
    fn write(&mut self, person: usize, day: usize, kind: u8) -> bool {
        if self.wishes[person][day * self.width + usize::from(kind)] >= NEVER {
            return false;
        }
        self.written.push((person, day, self.lines[person][day]));
        self.put(person, day, kind);
        true
    }

    fn put(&mut self, person: usize, day: usize, kind: u8) {
        let line = &mut self.lines[person];
        let old = line[day];
        line[day] = kind;
        if day % 7 >= 5 && (old > 0) != (kind > 0) {
            let other = if day % 7 == 5 { day + 1 } else { day - 1 };
            if line.get(other).is_none_or(|&kind| kind == 0) {
                let weekends = &mut self.tallies[person].weekends;
                *weekends = if kind > 0 {
                    *weekends + 1
                } else {
                    *weekends - 1
                };
            }
        }
        let (from, into) = (usize::from(old), usize::from(kind));
        let at = day * self.width;
        let wishes = &self.wishes[person];
        self.cost += i64::from(wishes[at + into] - wishes[at + from]);
        let tally = &mut self.tallies[person];
        tally.units = tally.units + self.units[into] - self.units[from];
        tally.kinds[from] -= 1;
        tally.kinds[into] += 1;
        if from > 0 {
            let [heads, need, under, over] = &mut self.heads[at + from];
            *heads -= 1;
            self.cost += i64::from(if *heads < *need { *under } else { -*over });
        }
        if into > 0 {
            let [heads, need, under, over] = &mut self.heads[at + into];
            self.cost += i64::from(if *heads < *need { -*under } else { *over });
            *heads += 1;
        }
    }

    /// Whether the cost is accepted and the people whose days were written, from a first to a last one, keep their rules.
    fn is_accepted(&mut self, parts: &[(usize, usize, usize)]) -> bool {
        self.parts.clear();
        self.parts.extend_from_slice(parts);
        self.cost as f64 <= self.most + self.saved()
            && parts.iter().all(|&(person, first, last)| {
                let (limits, tally) = (&self.limits[person], &self.tallies[person]);
                tally.units >= limits.min_units
                    && tally.units <= limits.max_units
                    && tally.weekends <= limits.weekends
                    && self.keeps_order(person, first, last)
            })
            && self.written.iter().all(|&(person, day, _)| {
                let kind = usize::from(self.lines[person][day]);
                self.tallies[person].kinds[kind] <= self.limits[person].most[kind]
            })
            && self.is_accepted_beyond(parts)
    }

    const fn saved(&self) -> f64 {
        if self.beyond.is_some() { SAVED } else { 0.0 }
    }

    /// Whether what `beyond` says of the changed rosters is accepted too, which is then part of the cost.
    fn is_accepted_beyond(&mut self, parts: &[(usize, usize, usize)]) -> bool {
        let Some(beyond) = self.beyond else {
            return true;
        };
        let mut changed = [(usize::MAX, 0); 2];
        let mut cost = self.cost;
        for (at, &(person, ..)) in parts.iter().enumerate() {
            if changed[0].0 == person {
                continue;
            }
            let Some(extra) = beyond.cost(person, &self.lines[person]) else {
                return false;
            };
            cost += extra - self.extra[person];
            changed[at] = (person, extra);
        }
        if cost as f64 > self.most {
            return false;
        }
        self.cost = cost;
        for (person, extra) in changed {
            if let Some(of_person) = self.extra.get_mut(person) {
                *of_person = extra;
            }
        }
        true
    }

    /// Whether successions and runs around some days keep the rules.
    fn keeps_order(&self, person: usize, first: usize, last: usize) -> bool {
        let line = &self.lines[person];
        let is_wrong = |day: usize| {
            let before = usize::from(line[day - 1]) * self.width;
            !self.may_follow[before + usize::from(line[day])]
        };
        if (first.max(1)..(last + 2).min(self.days)).any(is_wrong) {
            return false;
        }
        let runs = self.limits[person].runs;
        let end_of = |mut day: usize| {
            let is_work = line[day] > 0;
            while day < self.days && (line[day] > 0) == is_work {
                day += 1;
            }
            day
        };
        let mut first = first.saturating_sub(1);
        while first > 0 && (line[first - 1] > 0) == (line[first] > 0) {
            first -= 1;
        }
        while first <= last + 1 && first < self.days {
            let end = end_of(first);
            let is_inside = first > 0 && end < self.days;
            let (length, is_work) = (end - first, line[first] > 0);
            let least = if is_work { runs.min_run } else { runs.min_off };
            if is_work && length > runs.max_run || is_inside && length < least {
                return false;
            }
            first = end;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        certificate::types::cost,
        types::{Cover, Instance, Person, Request, Roster, ShiftType},
    };

    /// Five weeks of twelve people, whose first plan is that everybody works from Monday to Friday but on their day off.
    fn start() -> (Instance, Plan, Board) {
        let people = (0..12).map(|number| Person {
            most: vec![35, if number % 3 > 0 { 35 } else { 0 }, 6],
            min_minutes: 18 * 480,
            max_minutes: 24 * 480,
            max_run: 5,
            min_run: 2,
            min_off: 2,
            max_weekends: 3,
            days_off: vec![number % 5 * 7 + 4],
            never: Vec::new(),
        });
        let kind = |minutes, not_next| ShiftType { minutes, not_next };
        let cover = |at: usize| Cover {
            day: at / 3,
            kind: at % 3,
            heads: [3, 2, 1][at % 3],
            under: 100,
            over: 1,
        };
        let request = |number: usize| Request {
            person: number % 12,
            day: number * 5 % 35,
            kind: number % 2,
            weight: 2,
        };
        let instance = Instance {
            days: 35,
            types: vec![
                kind(480, Vec::new()),
                kind(480, vec![0]),
                kind(600, vec![0, 1]),
            ],
            people: people.collect(),
            on_requests: (0..20).map(request).collect(),
            off_requests: (20..30).map(request).collect(),
            cover: (0..105).map(cover).collect(),
        };
        let board = Board::new(&instance);
        let mut plan = Plan::empty(&board);
        for person in 0..12 {
            let weeks = (0..35).map(|day| u8::from(day % 7 < 5 && day != person % 5 * 7 + 4));
            plan.put(&board, person, weeks.collect());
        }
        (instance, plan, board)
    }

    fn roster(anneal: &Anneal<'_>) -> Roster {
        let kinds = |line: &Line| {
            let kinds = line.iter().map(|&kind| usize::from(kind).checked_sub(1));
            kinds.collect()
        };
        anneal.lines().iter().map(kinds).collect()
    }

    #[test]
    fn every_step_keeps_the_rules_and_knows_its_cost() {
        let (instance, plan, board) = start();
        let mut anneal = Anneal::new(&board, &plan, 3, None).unwrap();
        assert_eq!(cost(&instance, &roster(&anneal)), Ok(plan.cost));
        let mut changes = 0;
        let mut before = anneal.cost();
        for step in 0..30_000 {
            anneal.step(if step < 10_000 { 200.0 } else { 5.0 });
            if anneal.cost() != before || step % 100 == 0 {
                before = anneal.cost();
                changes += 1;
                assert_eq!(cost(&instance, &roster(&anneal)), Ok(before), "step {step}");
            }
        }
        assert!(changes > 1000, "{changes}");
    }

    #[test]
    fn cooling_down_finds_far_better_rosters() {
        let (_, plan, board) = start();
        let mut anneal = Anneal::new(&board, &plan, 3, None).unwrap();
        for step in 0..200_000 {
            anneal.step(20.0 * 0.025_f64.powf(f64::from(step) / 200_000.0));
        }
        assert!(plan.cost > 10_000, "{}", plan.cost);
        assert!(anneal.cost() < 1_000, "{}", anneal.cost());
    }
}
