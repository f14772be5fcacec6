//! The relaxation of a group: a linear program over whole weeks, which are found as they are needed.
//!
//! Its bound is nearly exact, since every rule about one person holds within a week. It is computed in integers from
//! rounded prices, so that it is a bound whatever the program's rounding errors are.
#![allow(
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    reason = "a linear program is floats; rows and kinds are numbered when the program is built"
)]

use std::{cmp::Ordering, collections::BTreeSet, rc::Rc};

use crate::{
    draft::{GOALS, hours_of, work_of},
    relaxation::{Column, Relaxation},
    weeks::{Planner, Prices, Sums, WeekOf},
};

/// Weights of the goals.
pub(crate) type Weights = [f64; GOALS];

/// The integers per unit of a price, so that a bound is exact.
pub(crate) const SCALE: i64 = 60 << 14;
/// What an hour too many of a goal that is fixed costs in a relaxation.
const PENALTY: f64 = 1e4;
/// Kinds of people who get new weeks in one step.
const KINDS_PER_STEP: usize = 24;
/// The relaxation of a part of the problem, and the weeks that it may use so far.
pub(crate) struct Generation {
    weights: Weights,
    /// Figures that must not be exceeded, of the goals before.
    limits: Vec<u32>,
    demand: Vec<u32>,
    rows: Vec<Option<usize>>,
    pub kinds: Vec<(Rc<Planner>, u32)>,
    program: Relaxation,
    /// The columns that are weeks.
    weeks: Vec<Option<(usize, WeekOf)>>,
    known: BTreeSet<(usize, WeekOf)>,
    /// The row of the first kind, and of the first limit.
    first_kind: usize,
    first_limit: usize,
    /// The best bound so far, in units of `SCALE`, and the prices of hours that gave it.
    pub bound: i64,
    pub heads: Vec<i64>,
    /// The prices that gave it.
    stable: Option<Vec<f64>>,
    /// Whether the next round takes the prices of the program as they are.
    is_exact: bool,
    /// Rounds of new weeks so far, and the one that is going on.
    pub rounds: u32,
    round: Option<Box<Round>>,
    /// Pivots in one step.
    pivots: u64,
}

/// A round of new weeks: every kind's best one under the same prices.
struct Round {
    is_exact: bool,
    mixed: Vec<f64>,
    prices: Prices,
    sums: Sums,
    bound: i64,
    next: usize,
    found: Vec<(usize, WeekOf)>,
}

impl Generation {
    pub fn new(
        demand: Vec<u32>,
        kinds: Vec<(Rc<Planner>, u32)>,
        weights: Weights,
        limits: Vec<u32>,
        pool: &[(usize, WeekOf)],
    ) -> Self {
        let mut sums = Vec::new();
        let mut rows = vec![None; demand.len()];
        for (row, &heads) in rows.iter_mut().zip(&demand) {
            if heads > 0 {
                *row = Some(sums.len());
                sums.push(f64::from(heads));
            }
        }
        let first_kind = sums.len();
        let first_limit = first_kind + kinds.len();
        let missing: u32 = demand.iter().sum();
        let mut columns: Vec<Column> = (0..first_kind)
            .map(|row| {
                let mut entries = vec![(row, 1.0)];
                if !limits.is_empty() {
                    entries.push((first_limit, 1.0));
                }
                Column {
                    cost: weights[0],
                    entries,
                }
            })
            .collect();
        for (row, (kind, count)) in kinds.iter().enumerate() {
            sums.push(f64::from(*count));
            let cost = if kind.terms.may_rest() { 0.0 } else { PENALTY };
            columns.push(Column {
                cost,
                entries: vec![(first_kind + row, 1.0)],
            });
        }
        let mut others = Vec::new();
        for (goal, &limit) in limits.iter().enumerate() {
            let row = first_limit + goal;
            let limit = if goal == 1 {
                f64::from(limit) / 60.0
            } else {
                f64::from(limit)
            };
            sums.push(limit);
            let within = Column {
                cost: 0.0,
                entries: vec![(row, 1.0)],
            };
            let beyond = Column {
                cost: PENALTY,
                entries: vec![(row, -1.0)],
            };
            let fits = goal > 0 || f64::from(missing) <= limit;
            let (basic, other) = if fits {
                (within, beyond)
            } else {
                (beyond, within)
            };
            columns.push(basic);
            others.push(other);
        }
        let pivots = (20_000_000 / (sums.len() as u64).pow(2).max(1)).clamp(10, 300);
        let mut program = Relaxation::new(sums, columns);
        for row in 0..first_kind {
            program.add(Column {
                cost: 0.0,
                entries: vec![(row, -1.0)],
            });
        }
        for other in others {
            program.add(other);
        }
        let weeks = vec![None; program.len()];
        let mut generation = Self {
            weights,
            limits,
            demand,
            rows,
            kinds,
            program,
            weeks,
            known: BTreeSet::new(),
            first_kind,
            first_limit,
            bound: 0,
            heads: Vec::new(),
            stable: None,
            is_exact: false,
            rounds: 0,
            round: None,
            pivots,
        };
        for (kind, week) in pool {
            generation.add(*kind, week);
        }
        generation
    }

    fn add(&mut self, kind: usize, week: &WeekOf) -> bool {
        if week.is_empty() || !self.known.insert((kind, week.clone())) {
            return false;
        }
        let terms = &self.kinds[kind].0.terms;
        let hours = hours_of(week);
        let figures = [
            0.0,
            f64::from(terms.overtime(work_of(week))) / 60.0,
            hours as f64,
            week.len() as f64,
        ];
        let mut entries = Vec::new();
        for cells in week.iter().flat_map(|shift| terms.cells(*shift)) {
            let rows = self.rows[cells].iter().flatten();
            entries.extend(rows.map(|&row| (row, 1.0)));
        }
        entries.push((self.first_kind + kind, 1.0));
        for (goal, figure) in figures.into_iter().enumerate().take(self.limits.len()) {
            if figure != 0.0 {
                entries.push((self.first_limit + goal, figure));
            }
        }
        let cost = self
            .weights
            .iter()
            .zip(figures)
            .skip(1)
            .map(|(weight, figure)| weight * figure)
            .sum();
        self.program.add(Column { cost, entries });
        self.weeks.push(Some((kind, week.clone())));
        true
    }

    /// One step: some pivots, or new weeks for some kinds of people. `true` when no further week lowers the relaxation.
    pub fn step(&mut self) -> bool {
        let mut round = match self.round.take() {
            Some(round) => round,
            None => {
                if !self.program.solve(self.pivots) {
                    return false;
                }
                self.rounds += 1;
                self.new_round()
            }
        };
        for _ in 0..KINDS_PER_STEP {
            let Some((kind, count)) = self.kinds.get(round.next) else {
                break;
            };
            match kind.best(&round.prices, &round.sums) {
                Some((value, week)) => {
                    round.bound -= i64::from(*count) * value;
                    round.found.push((round.next, week));
                }
                // Nothing at all is allowed if somebody is allowed no week.
                None if *count > 0 => {
                    self.bound = i64::MAX / 4;
                    return true;
                }
                None => {}
            }
            round.next += 1;
        }
        if round.next < self.kinds.len() {
            self.round = Some(round);
            return false;
        }
        self.finish(*round)
    }

    /// Prices between those of the best bound so far and those of the program, which alone would swing widely.
    fn new_round(&self) -> Box<Round> {
        let duals = self.program.duals();
        let stable = self.stable.as_ref().filter(|_| !self.is_exact);
        let mixed: Vec<f64> = match stable {
            Some(stable) => stable
                .iter()
                .zip(duals)
                .map(|(stable, dual)| 0.5 * (stable + dual))
                .collect(),
            None => duals.to_vec(),
        };
        let (prices, bound) = self.prices(&mixed);
        Box::new(Round {
            is_exact: stable.is_none(),
            sums: Sums::new(&prices),
            prices,
            mixed,
            bound,
            next: 0,
            found: Vec::new(),
        })
    }

    fn finish(&mut self, round: Round) -> bool {
        let Round {
            is_exact,
            mixed,
            prices,
            bound,
            found,
            ..
        } = round;
        if bound > self.bound || self.stable.is_none() {
            self.bound = self.bound.max(bound);
            self.heads = prices.hours;
            self.stable = Some(mixed);
        }
        let duals = self.program.duals().to_vec();
        let mut is_done = true;
        for (kind, week) in found {
            if self.reduced_cost(&duals, kind, &week) < -1e-6 && self.add(kind, &week) {
                is_done = false;
            }
        }
        self.is_exact = is_done && !is_exact;
        is_done && is_exact
    }

    fn reduced_cost(&self, duals: &[f64], kind: usize, week: &WeekOf) -> f64 {
        let terms = &self.kinds[kind].0.terms;
        let hours = hours_of(week);
        let figures = [
            0.0,
            f64::from(terms.overtime(work_of(week))) / 60.0,
            hours as f64,
            week.len() as f64,
        ];
        let mut cost = -duals[self.first_kind + kind];
        for cells in week.iter().flat_map(|shift| terms.cells(*shift)) {
            cost -= self.rows[cells]
                .iter()
                .flatten()
                .map(|&row| duals[row])
                .sum::<f64>();
        }
        for goal in 1..4 {
            let limit = if goal < self.limits.len() {
                duals[self.first_limit + goal]
            } else {
                0.0
            };
            cost += (self.weights[goal] - limit) * figures[goal];
        }
        cost
    }

    /// Integer prices for the weeks, and the part of the bound that is due to none.
    fn prices(&self, duals: &[f64]) -> (Prices, i64) {
        let integer = |number: f64| (number * SCALE as f64).round() as i64;
        let mut of_goal = [0_i64; 4];
        let mut fixed = 0;
        for (goal, price) in of_goal.iter_mut().enumerate() {
            let unit = if goal == 1 { 1.0 / 60.0 } else { 1.0 };
            *price = integer(self.weights[goal] * unit);
            if let Some(&limit) = self.limits.get(goal) {
                let dual = integer((-duals[self.first_limit + goal]).max(0.0) * unit);
                *price += dual;
                fixed -= dual * i64::from(limit);
            }
        }
        let mut hours = vec![0; self.demand.len()];
        for ((price, row), &heads) in hours.iter_mut().zip(&self.rows).zip(&self.demand) {
            if let Some(row) = row {
                *price = integer(duals[*row]).clamp(0, of_goal[0]);
                fixed += *price * i64::from(heads);
            }
        }
        (
            Prices {
                hours,
                overtime: of_goal[1],
                work: of_goal[2],
                shift: of_goal[3],
            },
            fixed,
        )
    }

    /// The weeks of the solution and how many people work them.
    pub fn solution(&self) -> Vec<(usize, &WeekOf, f64)> {
        let mut weeks: Vec<(usize, &WeekOf, f64)> = self
            .program
            .solution()
            .filter_map(|(column, value)| {
                let (kind, week) = self.weeks[column].as_ref()?;
                Some((*kind, week, value))
            })
            .collect();
        weeks.sort_by(|a, b| {
            b.2.partial_cmp(&a.2)
                .unwrap_or(Ordering::Equal)
                .then_with(|| (a.0, a.1).cmp(&(b.0, b.1)))
        });
        weeks
    }

    pub fn pool(&self) -> Vec<(usize, WeekOf)> {
        self.known.iter().cloned().collect()
    }
}
