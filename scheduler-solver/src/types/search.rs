//! The search for the best roster by types.
//!
//! A first plan gives everybody their cheapest roster beside those before them. Plans are improved by annealing, and by
//! giving a few people new rosters at a time, over all or some of the weeks. A relaxation over whole rosters gives prices of heads, and with
//! them a bound; its solution is rounded to plans person by person; what is left between plan and bound is split into
//! cases.
#![allow(
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    reason = "prices are floats; people and cells are numbered when the instance is read"
)]

use std::ops::ControlFlow;

use super::{
    anneal::Anneal,
    instance::{Instance, InstanceError, Roster},
    master::{Line, Master, Need},
    plan::{Board, Plan},
    planner::{Found, NEVER, Prices, Span, Tables},
};
use crate::{
    certificate::types::{Certificate, PersonPrices},
    draft::Noise,
};

/// How far the search is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// The cost of the best roster so far.
    pub objective: Option<i64>,
    /// No roster costs less.
    pub bound: i64,
}

/// The best roster found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Answer {
    /// For every person and day a type or none; `None` if no roster was found.
    pub roster: Option<Roster>,
    /// Its cost.
    pub objective: Option<i64>,
    /// No roster costs less.
    pub bound: i64,
    /// Whether no roster is better; without a roster, whether there is none.
    pub proven: bool,
    /// What proves the bound of the relaxation to somebody who does not trust the search. The bound may be higher: cases
    /// can raise it.
    pub certificate: Certificate,
}

/// Rounds of the relaxation in a case of a dive.
const DIVE_ROUNDS: u32 = 12;
/// Demands beyond which prices are approached before the linear program is solved, and the steps of that.
const MANY: usize = 600;
const APPROACHES: usize = 60;
/// People up to whom cases are looked at one after the other.
const FEW: usize = 64;
/// Work, in cells of tables, that a row of the linear program squared is.
const PIVOT_WORK: u64 = 1;

/// Steps of annealing between two looks at the plan, those of the first annealing per person and day, and the work, in
/// cells of tables, that a step is.
const STEPS: u64 = 10_000;
const FIRST_STEPS: u64 = 4000;
const STEP_WORK: u64 = 100;
/// Temperatures from which annealing starts: in turn, since long horizons need more heat than wishes do, and from a good
/// plan; and where it ends.
const HOT: [f64; 2] = [20.0, 8.0];
const WARM: f64 = 4.0;
const COLD: f64 = 0.3;

/// Finds the roster of least cost. `keep_on` is called before every step, a few milliseconds of work; `Break` ends the
/// search with the best roster so far. The same instance gives the same roster unless the search is stopped.
///
/// # Errors
/// If the instance refers to what does not exist or is too large ([`Instance::check`]).
pub fn solve(
    instance: &Instance,
    keep_on: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Answer, InstanceError> {
    instance.check()?;
    let board = Board::new(instance);
    let mut search = Search::new(&board, keep_on);
    search.run();
    Ok(search.answer())
}

struct Search<'a> {
    board: &'a Board,
    tables: Tables,
    noise: Noise,
    /// Prices that keep limits, of each person, for plans and for bounds.
    limits: Vec<Prices>,
    bound_limits: Vec<Prices>,
    current: Plan,
    best: Option<Plan>,
    /// The lower bound, and the one of the relaxation of everything.
    bound: i64,
    certificate: Certificate,
    /// What a head is worth by the relaxation.
    worth: Vec<i64>,
    pool: Vec<(usize, Line)>,
    /// Cases that are not looked at yet, and the least bound of those that could not be decided.
    open: Vec<Case>,
    undecided: i64,
    is_impossible: bool,
    is_stopped: bool,
    keep_on: &'a mut dyn FnMut(&Progress) -> ControlFlow<()>,
    other_work: u64,
}

/// A restriction of the cells of people: those that must not be worked.
#[derive(Debug, Clone, Default)]
struct Case {
    never: Vec<(usize, usize)>,
    bound: i64,
}

/// The relaxation of a case.
struct Root {
    master: Master,
    /// By person and cell, if the case says more than the instance.
    never: Vec<Vec<usize>>,
    /// The part of the cost that is fixed, and what fixed people leave to cover.
    fixed: i64,
    stable: Option<Vec<f64>>,
    /// The best bound, in scale.
    bound: i64,
    is_exact: bool,
    rounds: u32,
    share: f64,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, keep_on: &'a mut dyn FnMut(&Progress) -> ControlFlow<()>) -> Self {
        Self {
            tables: Tables::default(),
            noise: Noise(1),
            limits: vec![Prices::default(); board.people()],
            bound_limits: vec![Prices::default(); board.people()],
            current: Plan::empty(board),
            best: None,
            bound: i64::MIN / 4,
            certificate: Certificate::default(),
            worth: Vec::new(),
            pool: Vec::new(),
            open: vec![Case::default()],
            undecided: i64::MAX,
            is_impossible: false,
            is_stopped: false,
            keep_on,
            other_work: 0,
            board,
        }
    }

    fn answer(self) -> Answer {
        let roster = self.best.as_ref().map(|plan| {
            plan.lines
                .iter()
                .map(|line| {
                    line.iter()
                        .flatten()
                        .map(|&kind| usize::from(kind).checked_sub(1))
                        .collect()
                })
                .collect()
        });
        let objective = self.best.as_ref().map(|plan| plan.cost);
        Answer {
            roster,
            objective,
            bound: objective.map_or(self.bound, |cost| self.bound.min(cost)),
            proven: objective.map_or(self.is_impossible, |cost| self.bound >= cost),
            certificate: self.certificate,
        }
    }

    fn stops(&mut self) -> bool {
        if !self.is_stopped {
            let progress = Progress {
                objective: self.best.as_ref().map(|plan| plan.cost),
                bound: self.bound,
            };
            self.is_stopped = (self.keep_on)(&progress).is_break();
        }
        self.is_stopped
    }

    fn is_done(&self) -> bool {
        self.is_stopped
            || self.is_impossible
            || self
                .best
                .as_ref()
                .is_some_and(|plan| self.bound >= plan.cost)
    }

    /// Whether the best plan costs over 1 % more than the bound.
    fn is_far(&self) -> bool {
        let cost = self.best.as_ref().map_or(i64::MAX / 200, |plan| plan.cost);
        (cost - self.bound) * 100 > cost
    }

    fn work(&self) -> u64 {
        self.tables.work + self.other_work
    }

    fn run(&mut self) {
        self.greedy();
        if self.is_done() {
            return;
        }
        let mut steps = FIRST_STEPS;
        let mut heats = HOT.into_iter().cycle();
        let mut heat = || heats.next().unwrap_or(WARM);
        self.anneal(steps, heat());
        if self.board.cover.iter().flatten().count() > MANY {
            self.approach();
        }
        let mut root = self.root(&Case::default());
        let mut others = self.work();
        let mut plans = 0;
        while !self.is_done() {
            let before = self.work();
            let is_last = self.round(&mut root);
            self.raise(&root);
            if is_last || self.is_done() {
                break;
            }
            others += self.work() - before;
            if others > plans {
                let before = self.work();
                steps *= 2;
                self.anneal(steps, heat());
                plans += self.work() - before;
            }
        }
        self.keep_pool(&root);
        drop(root);
        let all: Vec<usize> = (0..self.board.people()).collect();
        let mut turn = 0;
        let mut share = 1_000_000_000;
        while !self.is_done() {
            let target = i64::MAX;
            if let Some(plan) = self.dive(Plan::empty(self.board), all.clone(), target, turn > 0) {
                self.current = plan;
                self.keep();
            }
            self.anneal(steps, WARM);
            if self.is_far() {
                // Far from the bound a plan is rather improved by cooling down for longer than by cases.
                let cells = (self.board.people() * self.board.days) as u64;
                steps = steps.max(2 * share / (STEP_WORK * cells + 1));
                self.anneal(steps, heat());
            }
            self.improve(100_000_000);
            if self.board.people() <= FEW && !self.is_done() {
                self.cases(share);
            }
            let start = self.work();
            if let Some(best) = &self.best {
                self.current = best.clone();
            }
            while self.work() - start < share && !self.is_done() {
                let size = 4 + self.noise.below(7);
                self.exchange(size);
            }
            share = share.saturating_mul(2);
            turn += 1;
        }
    }

    /// Prices by a subgradient method, which needs no linear program: for large instances to start from.
    fn approach(&mut self) {
        let scale = self.board.scale;
        let width = self.board.width;
        let cells = self.board.days * width;
        let mut prices = vec![0_f64; cells];
        let mut center = prices.clone();
        let mut direction = vec![0_f64; cells];
        let (mut pace, mut stale) = (1.0, 0);
        let mut best = i64::MIN;
        for turn in 0..APPROACHES {
            let mut bound = self.board.base * scale;
            let mut worth = vec![0; cells];
            for (cell, cover) in self.board.cover.iter().enumerate() {
                if let &Some((need, ..)) = cover {
                    worth[cell] = (prices[cell] * scale as f64).round() as i64;
                    bound += worth[cell] * need;
                }
            }
            let mut heads = vec![0_i64; cells];
            let mut found = Vec::new();
            let mut values = Vec::new();
            for person in 0..self.board.people() {
                if self.stops() {
                    return;
                }
                let costs = self.board.costs(person, |cell| worth[cell]);
                let whole = self.whole();
                let line = self.board.planners[person].best(
                    &self.board.shape,
                    &mut self.tables,
                    &costs,
                    whole,
                    &[],
                    &mut self.bound_limits[person],
                    Some(1),
                );
                let Some(line) = line else {
                    self.is_impossible = true;
                    return;
                };
                bound += line.bound;
                values.push(person_prices(&line));
                for (day, kind) in line.days.iter().enumerate() {
                    if let Some(kind) = kind {
                        heads[day * width + kind] += 1;
                    }
                }
                if line.keeps_limits {
                    found.push((person, line_of(&line.days)));
                }
            }
            if bound > best {
                best = bound;
                stale = 0;
                center.clone_from(&prices);
                self.certificate = Certificate {
                    scale,
                    heads: self.priced(&worth),
                    people: values,
                };
                self.worth = worth;
                self.bound = self.bound.max(self.rounded(bound));
            } else {
                stale += 1;
                if stale >= 4 {
                    stale = 0;
                    pace *= 0.6;
                    prices.clone_from(&center);
                    direction.fill(0.0);
                }
            }
            if turn + 4 >= APPROACHES {
                self.pool.extend(found);
            }
            let target = self.best.as_ref().map_or(0, |plan| plan.cost) as f64;
            let gap = (target - best as f64 / scale as f64).max(1.0);
            let mut length = 0.0;
            for (cell, cover) in self.board.cover.iter().enumerate() {
                if let &Some((need, ..)) = cover {
                    direction[cell] = 0.6 * direction[cell] + (need - heads[cell]) as f64;
                    length += direction[cell] * direction[cell];
                }
            }
            let step = pace * gap / length.max(1.0);
            for (cell, cover) in self.board.cover.iter().enumerate() {
                if let &Some((_, under, over)) = cover {
                    prices[cell] =
                        (prices[cell] + step * direction[cell]).clamp(-(over as f64), under as f64);
                }
            }
        }
    }

    fn raise(&mut self, root: &Root) {
        self.bound = self.bound.max(self.rounded(root.bound));
    }

    fn whole(&self) -> Span {
        Span {
            first: 0,
            end: self.board.days,
        }
    }

    /// The cheapest roster of a person under costs, beside their present one outside the span.
    fn respond(
        &mut self,
        person: usize,
        costs: &[i32],
        span: Span,
        around: &[Option<usize>],
    ) -> Option<Line> {
        if self.stops() {
            return None;
        }
        let found = self.board.planners[person].best(
            &self.board.shape,
            &mut self.tables,
            costs,
            span,
            around,
            &mut self.limits[person],
            None,
        )?;
        found.keeps_limits.then(|| line_of(&found.days))
    }

    fn greedy(&mut self) {
        for person in 0..self.board.people() {
            let plan = &self.current;
            let costs = self.board.costs(person, |cell| {
                plan.worth(self.board, cell) * self.board.scale
            });
            let whole = self.respond(person, &costs, self.whole(), &[]);
            if whole.is_none() && self.is_stopped {
                return;
            }
            let line = whole.or_else(|| {
                let planner = &self.board.planners[person];
                let days = planner.paced(&self.board.shape, &mut self.tables, &costs)?;
                Some(line_of(&days))
            });
            match line {
                Some(line) => self.current.put(self.board, person, line),
                None => {
                    self.is_impossible = true;
                    return;
                }
            }
        }
        self.best = Some(self.current.clone());
        self.bound = 0;
    }

    /// Anneals from the current plan, with so many steps per person and day. Rosters from its last fifth go to the pool.
    fn anneal(&mut self, steps: u64, hot: f64) {
        let seed = self.noise.next();
        let Some(mut anneal) = Anneal::new(self.board, &self.current, seed, None) else {
            return;
        };
        let mut least = anneal.cost();
        let mut lines: Option<Vec<Line>> = None;
        let rounds = steps * (self.board.people() * self.board.days) as u64 / STEPS + 1;
        for round in 0..rounds {
            if self.stops() {
                break;
            }
            let heat = hot * (COLD / hot).powf(round as f64 / rounds as f64);
            for _ in 0..STEPS {
                anneal.step(heat);
            }
            self.other_work += STEPS * STEP_WORK;
            if round > rounds / 5 * 4 && round % (rounds / 50 + 1) == 0 {
                let lines = anneal.lines().iter().cloned();
                self.pool.extend(lines.enumerate());
            }
            if anneal.cost() < least {
                least = anneal.cost();
                lines = Some(anneal.lines().to_vec());
            }
        }
        for (person, line) in lines.into_iter().flatten().enumerate() {
            self.current.put(self.board, person, line);
        }
        self.keep();
    }

    fn keep(&mut self) {
        if self.current.lines.iter().all(Option::is_some)
            && self
                .best
                .as_ref()
                .is_none_or(|best| self.current.cost < best.cost)
        {
            self.best = Some(self.current.clone());
        }
    }

    /// Gives a few people new rosters at a time, for about so much work, starting from the current plan.
    fn improve(&mut self, work: u64) {
        let start = self.work();
        let people = self.board.people();
        if people == 0 {
            return;
        }
        let hottest = 6.0;
        while !self.is_done() {
            let done = (self.work() - start) as f64 / work as f64;
            if done >= 1.0 {
                break;
            }
            let heat = hottest * (1.0 - done).powi(2);
            self.change(heat);
        }
    }

    fn change(&mut self, heat: f64) {
        let people = self.board.people();
        let before = self.current.cost;
        let span = self.some_weeks();
        let size = match self.noise.below(10) {
            0 | 1 => 1,
            2..=6 => 2,
            7 | 8 => 3,
            _ => 4,
        };
        let cells = self.board.days * self.board.width;
        let mut chosen: Vec<usize> = Vec::new();
        // Somebody who could work where something is amiss.
        let mut cell = None;
        for _ in 0..20 {
            let at = self.noise.below(cells);
            if (span.first..span.end).contains(&(at / self.board.width))
                && self.board.cover[at].is_some_and(|(need, ..)| self.current.heads[at] != need)
            {
                cell = Some(at);
                break;
            }
        }
        for _ in 0..size {
            let mut person = self.noise.below(people);
            if let Some(cell) = cell {
                for _ in 0..20 {
                    if self.board.wishes[person][cell].is_some() {
                        break;
                    }
                    person = self.noise.below(people);
                }
            }
            if !chosen.contains(&person) {
                chosen.push(person);
            }
        }
        let old: Vec<(usize, Line)> = chosen
            .iter()
            .filter_map(|&person| Some((person, self.current.take(self.board, person)?)))
            .collect();
        let amplitude = [0, 4, 40, 100][self.noise.below(4)] * self.board.scale;
        let mix = if self.worth.is_empty() {
            0
        } else {
            self.noise.below(3) as i64
        };
        let seed = self.noise.next();
        let mut is_whole = true;
        for (turn, (person, line)) in old.iter().enumerate() {
            let is_last = turn + 1 == old.len();
            let mut noise = Noise(seed.wrapping_add(turn as u64));
            let draws: Vec<i64> = if amplitude > 0 && !is_last {
                (0..cells).map(|_| (noise.next() >> 48) as i64).collect()
            } else {
                Vec::new()
            };
            let plan = &self.current;
            let costs = self.board.costs(*person, |cell| {
                let worth = plan.worth(self.board, cell) * self.board.scale;
                if is_last {
                    return worth;
                }
                let worth = if mix > 0 {
                    (worth * (2 - mix) + self.worth[cell] * mix) / 2
                } else {
                    worth
                };
                worth + draws.get(cell).map_or(0, |draw| (draw * amplitude) >> 16)
            });
            let around: Vec<Option<usize>> = line
                .iter()
                .map(|&kind| usize::from(kind).checked_sub(1))
                .collect();
            match self.respond(*person, &costs, span, &around) {
                Some(line) => self.current.put(self.board, *person, line),
                None => {
                    is_whole = false;
                    break;
                }
            }
        }
        let draw = (self.noise.next() >> 11) as f64 / (1_u64 << 53) as f64;
        let is_kept =
            is_whole && (self.current.cost as f64) <= before as f64 - heat * draw.max(1e-9).ln();
        if is_kept {
            self.keep();
        } else {
            for (person, line) in old {
                self.current.put(self.board, person, line);
            }
        }
    }

    /// The whole horizon, or some weeks of a long one.
    fn some_weeks(&mut self) -> Span {
        let days = self.board.days;
        let weeks = days.div_ceil(7);
        let length = 4;
        if weeks <= length || weeks <= 12 && self.noise.below(8) == 0 {
            return self.whole();
        }
        let first = self.noise.below(weeks - length + 1) * 7;
        Span {
            first,
            end: (first + 7 * length).min(days),
        }
    }

    /// The relaxation of a case, with the rosters known so far.
    fn root(&self, case: &Case) -> Root {
        let plan = Plan::empty(self.board);
        let people = (0..self.board.people()).collect();
        let mut root = self.relaxation(&plan, people, case, &self.worth);
        let lines = self.best.iter().flat_map(|plan| &plan.lines);
        let lines: Vec<(usize, Line)> = lines
            .enumerate()
            .filter_map(|(person, line)| Some((person, line.clone()?)))
            .collect();
        for (person, line) in lines.iter().chain(&self.pool) {
            if let Some(cost) = self.allowed(&root, *person, line) {
                root.master.add(*person, line, cost);
            }
        }
        root
    }

    /// The cost of a roster, if the case allows it.
    fn allowed(&self, root: &Root, person: usize, line: &Line) -> Option<i64> {
        let never = &root.never[person];
        let is_never = |(day, &kind): (usize, &u8)| never.contains(&self.board.cell(day, kind));
        if !never.is_empty() && line.iter().enumerate().any(is_never) {
            return None;
        }
        self.board.own_cost(person, line)
    }

    /// The relaxation for some people beside a plan of the others.
    fn relaxation(&self, plan: &Plan, people: Vec<usize>, case: &Case, worth: &[i64]) -> Root {
        let mut needs = Vec::new();
        let mut fixed = plan.cost;
        for (cell, cover) in self.board.cover.iter().enumerate() {
            if let &Some((need, under, over)) = cover {
                let heads = need - plan.heads[cell];
                fixed -= under * heads.max(0) + over * (-heads).max(0);
                needs.push(Need {
                    cell,
                    heads,
                    under: under as f64,
                    over: over as f64,
                });
            }
        }
        let mut never = vec![Vec::new(); self.board.people()];
        for &(person, cell) in &case.never {
            never[person].push(cell);
        }
        // Wishes can earn something: costs of columns are to be positive, which `base` sees to.
        let cells = self.board.days * self.board.width;
        Root {
            never,
            fixed,
            stable: (!worth.is_empty()).then(|| {
                let worth = needs.iter().map(|need| worth[need.cell] as f64);
                let worth = worth.map(|worth| worth / self.board.scale as f64);
                worth.chain(people.iter().map(|_| 0.0)).collect()
            }),
            bound: i64::MIN / 4,
            is_exact: false,
            rounds: 0,
            share: 0.7,
            master: Master::new(needs, people, self.board.people(), cells, self.board.width),
        }
    }

    /// One round: prices, and everybody's cheapest roster under them. `true` when no further roster lowers the relaxation.
    fn round(&mut self, root: &mut Root) -> bool {
        let rows = root.master.rows() as u64;
        let pivots = (4_000_000 / (rows * rows)).clamp(4, 200);
        loop {
            if self.stops() {
                return true;
            }
            self.other_work += pivots * rows * rows * PIVOT_WORK;
            if root.master.solve(pivots) {
                break;
            }
        }
        root.rounds += 1;
        let duals = root.master.duals();
        let stable = root.stable.as_ref().filter(|_| !root.is_exact);
        let is_exact = stable.is_none();
        let mixed: Vec<f64> = match stable {
            Some(stable) => stable
                .iter()
                .zip(duals)
                .map(|(stable, dual)| root.share * stable + (1.0 - root.share) * dual)
                .collect(),
            None => duals.to_vec(),
        };
        let scale = self.board.scale;
        let mut worth = vec![0; self.board.days * self.board.width];
        let mut bound = root.fixed * scale;
        for (need, dual) in root.master.needs.iter().zip(&mixed) {
            let price = (dual * scale as f64)
                .round()
                .clamp(-need.over * scale as f64, need.under * scale as f64)
                as i64;
            worth[need.cell] = price;
            bound += price * need.heads;
        }
        let mut found = Vec::new();
        let mut values = Vec::new();
        for person in root.master.people.clone() {
            if self.stops() {
                return true;
            }
            let mut costs = self.board.costs(person, |cell| worth[cell]);
            for &cell in &root.never[person] {
                costs[cell] = NEVER;
            }
            let whole = self.whole();
            let best = self.board.planners[person].best(
                &self.board.shape,
                &mut self.tables,
                &costs,
                whole,
                &[],
                &mut self.bound_limits[person],
                Some(6),
            );
            match best {
                Some(best) => {
                    bound += best.bound;
                    values.push(person_prices(&best));
                    if best.keeps_limits {
                        found.push((person, line_of(&best.days)));
                    }
                }
                None => {
                    root.bound = i64::MAX / 4;
                    return true;
                }
            }
        }
        let is_better = bound > root.bound;
        if is_better {
            root.bound = bound;
            root.stable = Some(mixed);
            if root.master.people.len() == self.board.people()
                && root.never.iter().all(Vec::is_empty)
            {
                self.worth.clone_from(&worth);
                self.certificate = Certificate {
                    scale,
                    heads: self.priced(&worth),
                    people: values,
                };
            }
        }
        let mut is_done = true;
        for (person, line) in found {
            let Some(cost) = self.board.own_cost(person, &line) else {
                continue;
            };
            if root.master.reduced_cost(person, &line, cost) < -1e-6
                && root.master.add(person, &line, cost)
            {
                is_done = false;
            }
        }
        root.is_exact = is_done && !is_exact;
        is_done && is_exact
    }

    fn keep_pool(&mut self, root: &Root) {
        let cost = self.best.as_ref().map_or(0, |plan| plan.cost);
        let gap = (cost - self.bound) as f64 + 1.0;
        let mut lines: Vec<(f64, usize, &Line)> = root
            .master
            .lines()
            .filter_map(|(person, line)| {
                let cost = self.board.own_cost(person, line)?;
                Some((root.master.reduced_cost(person, line, cost), person, line))
            })
            .filter(|(reduced, ..)| *reduced <= gap)
            .collect();
        lines.sort_by(|a, b| {
            a.0.total_cmp(&b.0)
                .then_with(|| (a.1, a.2).cmp(&(b.1, b.2)))
        });
        let most = 2000.max(30 * self.board.people());
        self.pool = lines
            .into_iter()
            .take(most)
            .map(|(_, person, line)| (person, line.clone()))
            .collect();
    }

    /// Rounds the relaxation to a plan: some people get their rosters one after the other, beside those of `plan`. `None`
    /// if the plan would not cost less than `target`.
    fn dive(
        &mut self,
        mut plan: Plan,
        mut free: Vec<usize>,
        target: i64,
        daring: bool,
    ) -> Option<Plan> {
        let mut pool: Vec<(usize, Line)> = self
            .pool
            .iter()
            .filter(|(person, _)| free.contains(person))
            .cloned()
            .collect();
        for person in &free {
            let known = [Some(&self.current), self.best.as_ref()];
            pool.extend(
                known
                    .into_iter()
                    .flatten()
                    .filter_map(|plan| Some((*person, plan.lines[*person].clone()?))),
            );
        }
        let mut worth = self.worth.clone();
        while !free.is_empty() {
            let mut root = self.relaxation(&plan, free.clone(), &Case::default(), &worth);
            for (person, line) in &pool {
                if let Some(cost) = self.board.own_cost(*person, line) {
                    root.master.add(*person, line, cost);
                }
            }
            let mut stale = 0;
            let mut bound = i64::MIN;
            while root.rounds < DIVE_ROUNDS && stale < 3 && !self.round(&mut root) {
                if self.is_stopped {
                    return None;
                }
                if self.rounded(root.bound) >= target {
                    return None;
                }
                let is_stale = root.bound < bound + self.board.scale;
                stale = if is_stale { stale + 1 } else { 0 };
                bound = bound.max(root.bound);
            }
            if self.rounded(root.bound) >= target {
                return None;
            }
            loop {
                if self.stops() {
                    return None;
                }
                if root.master.solve(50) {
                    break;
                }
            }
            let mut solution: Vec<(usize, Line, f64)> = root
                .master
                .solution()
                .into_iter()
                .map(|(person, line, share)| (person, line.clone(), share))
                .collect();
            if daring {
                for (_, _, share) in &mut solution {
                    *share += (self.noise.next() >> 40) as f64 / (1_u64 << 24) as f64 * 0.3;
                }
                solution.sort_by(|a, b| b.2.total_cmp(&a.2));
            }
            let most = 1 + free.len() / 16;
            let mut fixed = 0;
            for (person, line, share) in &solution {
                if (*share >= 0.99 && !daring || fixed < most) && free.contains(person) {
                    plan.put(self.board, *person, line.clone());
                    free.retain(|other| other != person);
                    fixed += 1;
                }
            }
            if fixed == 0 {
                break;
            }
            if let Some(stable) = &root.stable {
                for (need, price) in root.master.needs.iter().zip(stable) {
                    worth[need.cell] = (price * self.board.scale as f64) as i64;
                }
            }
            let mut lines: Vec<(f64, usize, Line)> = root
                .master
                .lines()
                .filter(|(person, _)| free.contains(person))
                .filter_map(|(person, line)| {
                    let cost = self.board.own_cost(person, line)?;
                    let reduced = root.master.reduced_cost(person, line, cost);
                    Some((reduced, person, line.clone()))
                })
                .collect();
            lines.sort_by(|a, b| {
                a.0.total_cmp(&b.0)
                    .then_with(|| (a.1, &a.2).cmp(&(b.1, &b.2)))
            });
            lines.truncate(200.max(30 * free.len()));
            pool = lines
                .into_iter()
                .map(|(_, person, line)| (person, line))
                .collect();
        }
        // Whoever is left gets their best roster beside the others.
        for person in free {
            let worth = |cell| plan.worth(self.board, cell) * self.board.scale;
            let costs = self.board.costs(person, worth);
            let line = self.respond(person, &costs, self.whole(), &[])?;
            plan.put(self.board, person, line);
        }
        Some(plan)
    }

    /// Gives some people new rosters by a relaxation of theirs beside those of the others.
    fn exchange(&mut self, size: usize) -> bool {
        let people = self.board.people();
        let cells = self.board.days * self.board.width;
        // Somewhere where a head is missing, or at times any that is not as it should be.
        let is_short = self.noise.below(4) > 0;
        let places: Vec<usize> = (0..cells)
            .filter(|&at| {
                self.board.cover[at].is_some_and(|(need, ..)| {
                    let heads = self.current.heads[at];
                    if is_short {
                        heads < need
                    } else {
                        heads != need
                    }
                })
            })
            .collect();
        let amiss = places.get(self.noise.below(places.len())).copied();
        let mut free: Vec<usize> = Vec::new();
        for turn in 0..20 * size {
            if free.len() >= size.min(people) {
                break;
            }
            let person = self.noise.below(people);
            let fits = amiss.is_none_or(|cell| self.board.wishes[person][cell].is_some());
            if !free.contains(&person) && (turn > 10 * size || fits || turn % 3 == 0) {
                free.push(person);
            }
        }
        let target = self.current.cost;
        let mut plan = self.current.clone();
        for &person in &free {
            plan.take(self.board, person);
        }
        let daring = self.noise.below(2) == 0;
        let Some(plan) = self.dive(plan, free, target, daring) else {
            return false;
        };
        let is_better = plan.cost < self.current.cost;
        if plan.cost <= self.current.cost {
            self.current = plan;
            self.keep();
        }
        is_better
    }

    /// Prices by day and type, without days off.
    fn priced(&self, worth: &[i64]) -> Vec<i64> {
        let days = worth.chunks_exact(self.board.width);
        days.flat_map(|day| day.iter().take(self.board.width - 1))
            .copied()
            .collect()
    }

    fn rounded(&self, bound: i64) -> i64 {
        let scale = self.board.scale;
        bound.div_euclid(scale) + i64::from(bound.rem_euclid(scale) > 0)
    }

    /// Splits what is left between plan and bound into cases, for about so much work.
    fn cases(&mut self, work: u64) {
        let start = self.work();
        while !self.is_stopped && self.work() - start < work {
            let Some(mut case) = self.open.pop() else {
                break;
            };
            case.bound = case.bound.max(self.bound);
            let target = self.best.as_ref().map_or(i64::MAX, |plan| plan.cost);
            if case.bound >= target {
                continue;
            }
            let mut root = self.root(&case);
            let mut is_cut = false;
            loop {
                let is_last = self.round(&mut root);
                let bound = self.rounded(root.bound);
                if bound >= target {
                    is_cut = true;
                    break;
                }
                if is_last || self.is_stopped {
                    break;
                }
            }
            if self.is_stopped {
                return;
            }
            if is_cut {
                continue;
            }
            let bound = self.rounded(root.bound).max(case.bound);
            let solution: Vec<(usize, Line, f64)> = root
                .master
                .solution()
                .into_iter()
                .map(|(person, line, share)| (person, line.clone(), share))
                .collect();
            self.pool.extend(
                solution
                    .iter()
                    .map(|(person, line, _)| (*person, line.clone())),
            );
            if self.pool.len() > 4000 {
                self.pool.drain(..2000);
            }
            // The cell that is most undecided.
            let cells = self.board.days * self.board.width;
            let mut shares = vec![0.0; cells * self.board.people()];
            for (person, line, share) in &solution {
                for (day, &kind) in line.iter().enumerate() {
                    shares[person * cells + self.board.cell(day, kind)] += share;
                }
            }
            let undecided = shares
                .iter()
                .enumerate()
                .map(|(at, &share)| {
                    (
                        at,
                        (share - 0.7_f64).abs()
                            - 1e-3
                                * f64::from(u8::from(
                                    at % self.board.width == self.board.width - 1,
                                )),
                    )
                })
                .filter(|(at, _)| shares[*at] > 0.01 && shares[*at] < 0.99)
                .min_by(|a, b| a.1.total_cmp(&b.1));
            let Some((at, _)) = undecided else {
                // Whole numbers: a plan, if everybody has a roster.
                let mut plan = Plan::empty(self.board);
                for (person, line, _) in solution {
                    plan.put(self.board, person, line);
                }
                if plan.lines.iter().all(Option::is_some) {
                    self.current = plan;
                    self.keep();
                    if self.best.as_ref().is_some_and(|best| best.cost > bound) {
                        self.undecided = self.undecided.min(bound);
                    }
                } else {
                    self.undecided = self.undecided.min(bound);
                }
                continue;
            };
            let (person, cell) = (at / cells, at % cells);
            let day = cell / self.board.width;
            let mut without = Case {
                never: case.never.clone(),
                bound,
            };
            without.never.push((person, cell));
            let mut with = Case {
                never: case.never,
                bound,
            };
            for other in day * self.board.width..(day + 1) * self.board.width {
                if other != cell {
                    with.never.push((person, other));
                }
            }
            if shares[at] >= 0.5 {
                self.open.push(without);
                self.open.push(with);
            } else {
                self.open.push(with);
                self.open.push(without);
            }
        }
        let open = self.open.iter().map(|case| case.bound).min();
        let target = self.best.as_ref().map_or(i64::MAX / 4, |plan| plan.cost);
        let bound = open.unwrap_or(i64::MAX).min(self.undecided).min(target);
        self.bound = self.bound.max(bound);
    }
}

fn person_prices(found: &Found) -> PersonPrices {
    PersonPrices {
        counted: found.counted.clone(),
        kinds: found.prices.kinds.clone(),
        weekend: found.prices.weekend,
        unit: found.prices.unit,
        is_loose: found.prices.is_loose,
    }
}

fn line_of(days: &[Option<usize>]) -> Line {
    days.iter()
        .map(|kind| kind.map_or(0, |kind| u8::try_from(kind + 1).unwrap_or(u8::MAX)))
        .collect()
}
