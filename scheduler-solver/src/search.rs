//! The search for the best plan of one group of positions.
//!
//! Plans are whole weeks of people. A first plan gives everybody their best week in turn. Plans are improved by giving a
//! few people new weeks at a time; a relaxation gives a bound, and its solution is rounded to a plan step by step; what
//! is left between plan and bound is split into cases. That is done for one goal after the other.
#![allow(
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    reason = "solutions of relaxations are floats; people, kinds and hours are numbered when the group is made"
)]

use std::{collections::BTreeSet, rc::Rc};

use crate::{
    candidates::Candidate,
    draft::{Draft, Figures, GOALS, Group, Noise},
    generation::{Generation, SCALE, Weights},
    problem::{DAYS, HOURS, WEEK},
    weeks::{Planner, Prices, Sums, Terms, WeekOf},
};

/// Weights under which a solution is rounded to a plan.
const ROUNDING: Weights = [1.0, 1e-2, 1e-3, 5e-4];
/// People who get a first week in one step.
const PEOPLE_PER_STEP: usize = 16;
/// From how many people on a plan is improved beside its relaxation, which then takes long.
const LARGE: usize = 40;

/// The search of one group.
pub(crate) struct Search<'a> {
    group: &'a Group,
    /// The best plan so far, and the one that is being changed.
    best: Draft,
    current: Draft,
    noise: Noise,
    /// The goal that is being proven; 4 when all are.
    goal: usize,
    /// A lower bound of the current goal, and of the missing heads.
    bound: u32,
    missing_bound: u32,
    /// The prices of hours that prove it, as far as no cases do, in units of `SCALE`.
    heads: Vec<i64>,
    /// The unit of overtime, in minutes.
    unit: u32,
    pool: BTreeSet<(usize, WeekOf)>,
    phase: Phase,
    /// Who can cover an hour.
    able: Vec<Vec<usize>>,
}

enum Phase {
    /// From which person on, and what those before them could cover.
    Greedy(usize, u32),
    Improve(usize, Box<Phase>),
    Root(Option<Box<Generation>>),
    Dive(Option<Box<Dive>>),
    /// From which person on.
    Polish(usize),
    Tree(Box<Tree>),
}

/// Rounding a solution: people get their weeks one after the other.
struct Dive {
    generation: Generation,
    /// People without a week yet, by kind.
    free: Vec<Vec<usize>>,
    plan: Draft,
}

/// Cases that together hold every plan better than the best one.
struct Tree {
    cases: Vec<Case>,
    /// Whether a case was given up, so that what is left proves nothing.
    is_incomplete: bool,
    current: Option<(Case, Vec<Source>, Generation)>,
}

/// What a case allows: per restricted person and day, the shifts, and whether one of them must be worked.
#[derive(Clone, Default)]
struct Case(Vec<(usize, usize, Vec<Candidate>, bool)>);

/// The people whom a kind of a case stands for.
#[derive(Clone, Copy)]
enum Source {
    Kind(usize),
    Person(usize),
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A bound on the missing heads that takes no search: those of each hour for whom there are not enough people, in one
/// position or in all of them together, or with a mark. `able` has who could work, by hour and position as in `demand`,
/// of which the first `positions` are heads: somebody covers one of those and any number of marks. With the prices of
/// hours that prove it.
fn least_missing(demand: &[u32], able: &[Vec<usize>], positions: usize) -> (u32, Vec<i64>) {
    let count = |people: usize| u32::try_from(people).unwrap_or(u32::MAX);
    let mut prices = vec![0; demand.len()];
    let mut bound = 0;
    for hour in 0..WEEK.min(demand.len()) {
        let (mut alone, mut heads) = (0, 0);
        let mut together: BTreeSet<usize> = BTreeSet::new();
        let heads_end = demand.len().min(positions * WEEK);
        let cells = || (hour..heads_end).step_by(WEEK);
        let lacks = |cell: usize| demand[cell].saturating_sub(count(able[cell].len()));
        for cell in cells() {
            alone += lacks(cell);
            heads += demand[cell];
            together.extend(&able[cell]);
        }
        let all = heads.saturating_sub(count(together.len()));
        bound += alone.max(all);
        for cell in cells().filter(|&cell| all > alone || lacks(cell) > 0) {
            prices[cell] = SCALE;
        }
        for cell in (hour + heads_end..demand.len()).step_by(WEEK) {
            bound += lacks(cell);
            prices[cell] = if lacks(cell) > 0 { SCALE } else { 0 };
        }
    }
    (bound, prices)
}

impl<'a> Search<'a> {
    pub fn new(group: &'a Group) -> Self {
        let plan = Draft::empty(group);
        let unit = group.kinds.iter().filter_map(|kind| kind.terms.spare).fold(
            group
                .kinds
                .iter()
                .map(|kind| kind.terms.unit())
                .fold(60, gcd),
            gcd,
        );
        let mut able = vec![Vec::new(); group.demand.len()];
        for (kind, planner) in group.kinds.iter().enumerate() {
            let mut reached = vec![false; group.demand.len()];
            for shift in planner.terms.days.iter().flatten() {
                for cells in planner.terms.cells(*shift) {
                    reached[cells].fill(true);
                }
            }
            let people = group
                .people
                .iter()
                .enumerate()
                .filter(|(_, of)| **of == kind);
            let people: Vec<usize> = people.map(|(person, _)| person).collect();
            for ((able, reached), &heads) in able.iter_mut().zip(reached).zip(&group.demand) {
                if reached && heads > 0 {
                    able.extend(&people);
                }
            }
        }
        let (bound, heads) = least_missing(&group.demand, &able, group.positions);
        Self {
            best: plan.clone(),
            current: plan,
            noise: Noise(1),
            goal: 0,
            bound,
            missing_bound: bound,
            heads,
            unit,
            pool: BTreeSet::new(),
            phase: Phase::Greedy(0, 0),
            able,
            group,
        }
    }

    pub const fn is_done(&self) -> bool {
        self.goal >= GOALS
    }

    /// Does a small part of the work.
    pub fn step(&mut self) {
        if self.is_done() {
            return;
        }
        let phase = std::mem::replace(&mut self.phase, Phase::Greedy(0, 0));
        self.phase = match phase {
            Phase::Greedy(person, reach) => self.greedy(person, reach),
            Phase::Improve(left, then) => self.improve(left, then),
            Phase::Root(generation) => self.root(generation),
            Phase::Dive(dive) => self.dive(dive),
            Phase::Polish(person) => self.polish(person),
            Phase::Tree(tree) => self.tree(tree),
        };
        if self.group.people.len() > LARGE && matches!(self.phase, Phase::Root(_) | Phase::Dive(_))
        {
            self.improve_once();
        }
        self.settle();
    }

    /// The figures of the best plan so far.
    pub const fn figures(&self) -> Figures {
        self.best.figures
    }

    /// A lower bound on the missing heads of any plan.
    pub const fn missing_bound(&self) -> u32 {
        self.missing_bound
    }

    /// The prices of hours, by position of the group, that prove this bound as far as no cases do.
    pub fn heads(&self) -> &[i64] {
        &self.heads
    }

    /// The new shifts of every person in the best plan so far.
    pub fn weeks(&self) -> &[WeekOf] {
        &self.best.weeks
    }

    /// Goes on to the next goal while the current one is proven.
    fn settle(&mut self) {
        while !self.is_done() && self.bound >= self.best.figures.of(self.goal) {
            self.goal += 1;
            self.bound = self.easy_bound();
            self.phase = Phase::Root(None);
        }
    }

    /// A bound of the current goal that takes no search.
    fn easy_bound(&self) -> u32 {
        let figures = self.best.figures;
        match self.goal {
            // Every head-hour covered takes an hour of work, which meets needs of marks as well.
            2 => {
                let marks = self.group.kinds.iter().map(|kind| kind.terms.marks.len());
                let most = 1 + marks.max().unwrap_or(0) as u32;
                (self.group.demand.iter().sum::<u32>() - figures.missing).div_ceil(most)
            }
            3 => {
                let kinds = self.group.kinds.iter();
                let longest = kinds
                    .flat_map(|kind| kind.terms.days.iter().flatten())
                    .map(|shift| shift.hours)
                    .max();
                figures.hours.div_ceil(longest.unwrap_or(1) as u32)
            }
            _ => 0,
        }
    }

    /// Everybody's best week after those of the people before them. How much each could cover at most gives a first
    /// bound.
    fn greedy(&mut self, first: usize, mut reach: u32) -> Phase {
        let needed = self
            .group
            .demand
            .iter()
            .map(|&heads| i64::from(heads > 0))
            .collect();
        let prices = Prices {
            hours: needed,
            ..Prices::default()
        };
        let sums = Sums::new(&prices);
        for person in first..self.group.people.len().min(first + PEOPLE_PER_STEP) {
            self.current.respond(self.group, person, None);
            let kind = &self.group.kinds[self.group.people[person]];
            let most = kind.best(&prices, &sums).map_or(0, |(most, _)| most);
            reach = reach.saturating_add(u32::try_from(most).unwrap_or(0));
        }
        self.keep();
        if first + PEOPLE_PER_STEP < self.group.people.len() {
            return Phase::Greedy(first + PEOPLE_PER_STEP, reach);
        }
        let heads = self.group.demand.iter().sum::<u32>();
        if heads.saturating_sub(reach) > self.bound {
            self.bound = heads.saturating_sub(reach);
            for (price, &heads) in self.heads.iter_mut().zip(&self.group.demand) {
                *price = if heads > 0 { SCALE } else { 0 };
            }
        }
        self.missing_bound = self.bound;
        let moves = 20 * self.group.people.len();
        Phase::Improve(moves.min(600), Box::new(Phase::Root(None)))
    }

    fn keep(&mut self) {
        if self.current.figures < self.best.figures {
            self.best = self.current.clone();
        }
    }

    /// Gives a few people new weeks at a time.
    fn improve(&mut self, mut left: usize, then: Box<Phase>) -> Phase {
        for _ in 0..20 {
            if left == 0 {
                return *then;
            }
            left -= 1;
            self.improve_once();
        }
        Phase::Improve(left, then)
    }

    fn improve_once(&mut self) {
        let people = self.group.people.len();
        if people == 0 {
            return;
        }
        let before = self.current.figures;
        let mut chosen = Vec::new();
        let size = 2 + self.noise.below(3);
        let short: Vec<usize> = (0..self.current.left.len())
            .filter(|&hour| self.current.left[hour] > 0 && !self.able[hour].is_empty())
            .collect();
        for turn in 0..size {
            let person = if !short.is_empty() && (turn == 0 || self.noise.below(2) == 0) {
                let able = &self.able[short[self.noise.below(short.len())]];
                able[self.noise.below(able.len())]
            } else {
                self.noise.below(people)
            };
            if !chosen.contains(&person) {
                chosen.push(person);
            }
        }
        let old: Vec<(usize, WeekOf)> = chosen
            .iter()
            .map(|&person| (person, self.current.weeks[person].clone()))
            .collect();
        for &person in &chosen {
            self.current.set(self.group, person, Vec::new());
        }
        let with_noise = self.noise.below(4) > 0;
        let seed = self.noise.next();
        let mut noise = with_noise.then_some(Noise(seed));
        for &person in &chosen {
            self.current.respond(self.group, person, noise.as_mut());
        }
        if self.current.figures > before {
            for (person, week) in old {
                self.current.set(self.group, person, week);
            }
        } else {
            self.keep();
        }
    }

    /// A bound of the current goal in its own unit.
    fn rounded(&self, bound: i64) -> u32 {
        let bound = bound.max(0);
        let up = |unit: i64| u32::try_from((bound + unit - 1) / unit).unwrap_or(u32::MAX);
        match self.goal {
            1 => up(SCALE / 60 * i64::from(self.unit)).saturating_mul(self.unit),
            _ => up(SCALE),
        }
    }

    fn raise(&mut self, bound: i64) {
        self.bound = self.bound.max(self.rounded(bound));
        if self.goal == 0 {
            self.missing_bound = self.bound;
        }
    }

    fn limits(&self) -> Vec<u32> {
        (0..self.goal)
            .map(|goal| self.best.figures.of(goal))
            .collect()
    }

    fn weights(&self) -> Weights {
        std::array::from_fn(|goal| if goal == self.goal { 1.0 } else { 0.0 })
    }

    fn root(&mut self, generation: Option<Box<Generation>>) -> Phase {
        let mut generation = generation.unwrap_or_else(|| {
            let mut counts = vec![0; self.group.kinds.len()];
            for &kind in &self.group.people {
                counts[kind] += 1;
            }
            for (&kind, week) in self.group.people.iter().zip(&self.best.weeks) {
                self.pool.insert((kind, week.clone()));
            }
            let kinds = self.group.kinds.iter().cloned().zip(counts).collect();
            let pool: Vec<_> = self.pool.iter().cloned().collect();
            Box::new(Generation::new(
                self.group.demand.clone(),
                kinds,
                self.weights(),
                self.limits(),
                &pool,
            ))
        });
        let is_done = generation.step();
        if self.goal == 0 && self.rounded(generation.bound) > self.bound {
            self.heads.clone_from(&generation.heads);
        }
        self.raise(generation.bound);
        if !is_done {
            return Phase::Root(Some(generation));
        }
        self.pool.extend(generation.pool());
        Phase::Dive(None)
    }

    fn dive(&mut self, dive: Option<Box<Dive>>) -> Phase {
        let mut dive = dive.unwrap_or_else(|| {
            let mut free = vec![Vec::new(); self.group.kinds.len()];
            for (person, &kind) in self.group.people.iter().enumerate() {
                free[kind].push(person);
            }
            let plan = Draft::empty(self.group);
            let pool: Vec<_> = self.pool.iter().cloned().collect();
            Box::new(Dive {
                generation: self.residual(&plan, &free, &pool),
                free,
                plan,
            })
        });
        let is_done = dive.generation.step();
        if !is_done && dive.generation.rounds < 8 {
            return Phase::Dive(Some(dive));
        }
        self.pool.extend(dive.generation.pool());
        let solution: Vec<(usize, WeekOf, f64)> = dive
            .generation
            .solution()
            .into_iter()
            .map(|(kind, week, value)| (kind, week.clone(), value))
            .collect();
        let total: usize = dive.free.iter().map(Vec::len).sum();
        let mut fixed = 0;
        for (kind, week, value) in solution {
            let copies = if value >= 0.99 {
                value.round() as usize
            } else {
                usize::from(fixed < 1 + total / 8)
            };
            for _ in 0..copies {
                if let Some(person) = dive.free[kind].pop() {
                    // Who would be on duty with somebody from whom they are kept apart gets another week in the end.
                    if dive.plan.is_apart(self.group, person, &week) {
                        dive.plan.set(self.group, person, week.clone());
                    }
                    fixed += 1;
                }
            }
        }
        if fixed == 0 || fixed == total {
            self.current = dive.plan;
            return Phase::Polish(0);
        }
        let pool: Vec<_> = self.pool.iter().cloned().collect();
        dive.generation = self.residual(&dive.plan, &dive.free, &pool);
        Phase::Dive(Some(dive))
    }

    /// Gives everybody their best week beside those of the others, where rounding left a worse one.
    fn polish(&mut self, first: usize) -> Phase {
        let people = self.group.people.len();
        for person in first..people.min(first + PEOPLE_PER_STEP) {
            self.current.respond(self.group, person, None);
        }
        if first + PEOPLE_PER_STEP < people {
            return Phase::Polish(first + PEOPLE_PER_STEP);
        }
        self.keep();
        let tree = Tree {
            cases: vec![Case::default()],
            is_incomplete: false,
            current: None,
        };
        Phase::Improve(20 * people.min(100), Box::new(Phase::Tree(Box::new(tree))))
    }

    fn residual(&self, plan: &Draft, free: &[Vec<usize>], pool: &[(usize, WeekOf)]) -> Generation {
        let demand = plan.left.iter().map(|&left| left.max(0) as u32).collect();
        let kinds: Vec<_> = self
            .group
            .kinds
            .iter()
            .cloned()
            .zip(free.iter().map(|people| people.len() as u32))
            .collect();
        let pool: Vec<_> = pool
            .iter()
            .filter(|(kind, _)| kinds[*kind].1 > 0)
            .cloned()
            .collect();
        Generation::new(demand, kinds, ROUNDING, Vec::new(), &pool)
    }

    fn tree(&mut self, mut tree: Box<Tree>) -> Phase {
        let Some((case, sources, mut generation)) = tree.current.take() else {
            let Some(case) = tree.cases.pop() else {
                if tree.is_incomplete {
                    return Phase::Improve(100, Box::new(Phase::Tree(tree)));
                }
                // Every case is closed.
                self.bound = self.best.figures.of(self.goal);
                if self.goal == 0 {
                    self.missing_bound = self.bound;
                }
                return Phase::Tree(tree);
            };
            let (sources, generation) = self.open(&case);
            tree.current = Some((case, sources, generation));
            return Phase::Tree(tree);
        };
        let is_done = generation.step();
        if self.rounded(generation.bound) >= self.best.figures.of(self.goal) {
            return Phase::Improve(5, Box::new(Phase::Tree(tree)));
        }
        if !is_done {
            tree.current = Some((case, sources, generation));
            return Phase::Tree(tree);
        }
        for (kind, week) in generation.pool() {
            let base = match sources[kind] {
                Source::Kind(kind) => kind,
                Source::Person(person) => self.group.people[person],
            };
            self.pool.insert((base, week));
        }
        tree.is_incomplete |= !self.split(&case, &sources, &generation, &mut tree.cases);
        Phase::Improve(5, Box::new(Phase::Tree(tree)))
    }

    fn restricted(&self, case: &Case, person: usize) -> Option<Terms> {
        let mut terms: Option<Terms> = None;
        for (_, day, shifts, must) in case.0.iter().filter(|(of, ..)| *of == person) {
            let terms = terms
                .get_or_insert_with(|| self.group.kinds[self.group.people[person]].terms.clone());
            terms.days[*day].clone_from(shifts);
            if *must {
                for set in 0..1_usize << DAYS {
                    if set >> day & 1 == 0 {
                        terms.patterns &= !(1 << set);
                    }
                }
            }
        }
        terms
    }

    fn open(&self, case: &Case) -> (Vec<Source>, Generation) {
        let mut counts = vec![0_u32; self.group.kinds.len()];
        for &kind in &self.group.people {
            counts[kind] += 1;
        }
        let mut sources: Vec<Source> = (0..counts.len()).map(Source::Kind).collect();
        let mut kinds: Vec<(Rc<Planner>, u32)> = Vec::new();
        let mut alone = Vec::new();
        for person in 0..self.group.people.len() {
            if let Some(terms) = self.restricted(case, person) {
                counts[self.group.people[person]] -= 1;
                sources.push(Source::Person(person));
                alone.push((person, Rc::new(Planner::new(terms))));
            }
        }
        kinds.extend(self.group.kinds.iter().cloned().zip(counts));
        let mut pool: Vec<(usize, WeekOf)> = self
            .pool
            .iter()
            .filter(|(kind, _)| kinds[*kind].1 > 0)
            .cloned()
            .collect();
        for (person, planner) in alone {
            let number = kinds.len();
            let base = self.group.people[person];
            let fits = |week: &WeekOf| {
                let set = week
                    .iter()
                    .fold(0_usize, |set, shift| set | 1 << (shift.start / 24));
                planner.terms.patterns >> set & 1 == 1
                    && week
                        .iter()
                        .all(|shift| planner.terms.days[shift.start / 24].contains(shift))
            };
            pool.extend(
                self.pool
                    .iter()
                    .filter(|(kind, week)| *kind == base && fits(week))
                    .map(|(_, week)| (number, week.clone())),
            );
            kinds.push((planner, 1));
        }
        (
            sources,
            Generation::new(
                self.group.demand.clone(),
                kinds,
                self.weights(),
                self.limits(),
                &pool,
            ),
        )
    }

    /// Splits a case whose solution is not a plan, or takes the plan that it is. `false` if rounding errors prevent both.
    fn split(
        &mut self,
        case: &Case,
        sources: &[Source],
        generation: &Generation,
        cases: &mut Vec<Case>,
    ) -> bool {
        let solution = generation.solution();
        let allowed = |person: usize, day: usize| {
            let own = case
                .0
                .iter()
                .rev()
                .find(|(of, on, ..)| (*of, *on) == (person, day));
            own.map_or_else(
                || self.group.kinds[self.group.people[person]].terms.days[day].clone(),
                |(_, _, shifts, _)| shifts.clone(),
            )
        };
        let is_forced = |person: usize, day: usize| {
            let mut own = case.0.iter();
            own.any(|(of, on, _, must)| (*of, *on) == (person, day) && *must)
        };
        let is_whole = |value: f64| (value - value.round()).abs() < 1e-3;
        if solution.iter().all(|(_, _, value)| is_whole(*value)) {
            let mut free = vec![Vec::new(); self.group.kinds.len()];
            for (person, &kind) in self.group.people.iter().enumerate() {
                if !case.0.iter().any(|(of, ..)| *of == person) {
                    free[kind].push(person);
                }
            }
            let mut plan = Draft::empty(self.group);
            for (kind, week, value) in solution {
                for _ in 0..value.round() as usize {
                    let person = match sources[kind] {
                        Source::Kind(kind) => free[kind].pop(),
                        Source::Person(person) => Some(person),
                    };
                    if let Some(person) = person {
                        plan.set(self.group, person, week.clone());
                    }
                }
            }
            if let Some((people, hour)) = plan.first_conflict(self.group) {
                // At most one of the two works in that hour.
                for person in people {
                    let mut case = case.clone();
                    for day in (hour / HOURS).saturating_sub(1)..=hour / HOURS {
                        let mut shifts = allowed(person, day);
                        shifts.retain(|shift| !shift.range().contains(&hour));
                        case.0.push((person, day, shifts, is_forced(person, day)));
                    }
                    cases.push(case);
                }
                return true;
            }
            if plan.figures < self.best.figures {
                self.best = plan.clone();
                self.current = plan;
            }
            return self.rounded(generation.bound) >= self.best.figures.of(self.goal);
        }
        // The day whose use is the most undecided; else shifts of a day, in halves.
        let mut best: Option<(f64, usize, usize)> = None;
        let mut halves: Option<(usize, usize)> = None;
        for (number, source) in sources.iter().enumerate() {
            let of_kind = || solution.iter().filter(|(kind, ..)| *kind == number);
            if of_kind().all(|(_, _, value)| is_whole(*value)) {
                continue;
            }
            let person = match source {
                Source::Person(person) => *person,
                Source::Kind(kind) => {
                    let mut people = (0..self.group.people.len())
                        .filter(|person| self.group.people[*person] == *kind);
                    match people.find(|person| !case.0.iter().any(|(of, ..)| of == person)) {
                        Some(person) => person,
                        None => continue,
                    }
                }
            };
            let count = f64::from(generation.kinds[number].1);
            for day in 0..DAYS {
                let shifts = || {
                    of_kind().filter_map(move |(_, week, value)| {
                        week.iter()
                            .find(|shift| shift.start / 24 == day)
                            .map(|shift| (shift, value))
                    })
                };
                let works: f64 = shifts().map(|(_, value)| value).sum::<f64>() / count;
                let distance = (works - 0.5).abs();
                if works > 1e-3
                    && works < 1.0 - 1e-3
                    && best.is_none_or(|(least, ..)| distance < least - 1e-9)
                {
                    best = Some((distance, person, day));
                }
                let different: BTreeSet<&Candidate> = shifts().map(|(shift, _)| shift).collect();
                if different.len() > 1 && halves.is_none() {
                    halves = Some((person, day));
                }
            }
        }
        let mut with = |restriction| {
            let mut case = case.clone();
            case.0.push(restriction);
            cases.push(case);
        };
        if let Some((_, person, day)) = best {
            with((person, day, Vec::new(), false));
            with((person, day, allowed(person, day), true));
        } else if let Some((person, day)) = halves {
            let used: BTreeSet<&Candidate> = solution
                .iter()
                .filter(|(kind, ..)| match sources[*kind] {
                    Source::Kind(kind) => self.group.people[person] == kind,
                    Source::Person(of) => of == person,
                })
                .flat_map(|(_, week, _)| week.iter().filter(|shift| shift.start / 24 == day))
                .collect();
            let middle = used.iter().nth(used.len() / 2).copied().copied();
            let Some(middle) = middle else { return false };
            let must = is_forced(person, day);
            let (first, second): (Vec<Candidate>, Vec<Candidate>) = allowed(person, day)
                .into_iter()
                .partition(|shift| *shift < middle);
            with((person, day, first, must));
            with((person, day, second, must));
        } else {
            return false;
        }
        true
    }
}
