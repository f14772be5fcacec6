//! The search by types: annealing over everybody's whole roster, and bounds by the relaxation.
#![allow(
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    reason = "temperatures are floats; weeks, days, types and people are numbered when the question is read"
)]

use std::{collections::BTreeMap, rc::Rc};

use scheduler_core::{Day, HourRange, ProposedShift, Week};

use super::{
    Counter, MonthCounts, MonthPerson, MonthPlan, MonthWeek,
    answer::ByTypes,
    heads::Heads,
    lines::Lines,
    relaxed::{Costs, SCALE, bound},
};
use crate::{
    certificate::Certificate,
    draft::Noise,
    fill::Progress,
    plan::{Cause, KeptAway, Reason, ShortHour},
    problem::{DAYS, HOURS},
    types::{self, Anneal, Beyond, Board, Instance, Line, Plan},
};

/// Steps of annealing between two looks at the clock, and into how many parts a short one is cut, each cooler.
const STEPS: u64 = 4000;
const PARTS: u64 = 40;
/// Steps of the first annealing, and of the longest, per person and day; where other positions wait, of the longest.
const FIRST_STEPS: u64 = 200;
const LONGEST: u64 = 12_800;
const LONGEST_OF_MANY: u64 = 1600;
/// Annealings of the longest kind without a better plan after which the search ends.
const IDLE: usize = 3;
/// Temperatures: of a plan as it came, of a good one, and at the end.
const HOT: f64 = 30.0;
const WARM: f64 = 5.0;
const COLD: f64 = 0.3;

/// What is planned by types of several weeks, and what becomes of them.
pub(super) struct Typed {
    /// The ids of the positions that are planned by types.
    pub positions: Vec<String>,
    pub answer: MonthPlan,
    /// By week: the new shifts.
    shifts: Vec<Vec<ProposedShift>>,
    /// The ids of the people whose burdens count.
    in_scope: Vec<String>,
}

struct Search<'a, 'b> {
    heads: &'a Heads<'b>,
    board: Rc<Board>,
    /// The best plan, by person and day: 0 for a day off, else the type's number and one.
    best: Vec<Line>,
    cost: i64,
    /// No plan costs less, and none leaves fewer hours missing.
    bound: i64,
    hours_bound: u32,
    /// What proves the bound.
    certificate: Certificate,
    noise: Noise,
    is_stopped: bool,
}

/// Plans the positions with heads by type.
pub(super) fn plan(heads: &Heads<'_>, counter: &mut Counter<'_>) -> Typed {
    let horizon = heads.horizon;
    let mut positions: Vec<usize> = heads.kinds.iter().map(|kind| kind.position).collect();
    positions.dedup();
    let others = horizon.bare.iter().flat_map(|problem| {
        let positions = &positions;
        let of = problem.positions.iter().enumerate();
        of.filter(move |(position, _)| !positions.contains(position))
    });
    let others: u32 = others.flat_map(|(_, position)| &position.missing).sum();
    let is_alone = horizon.bare[0].positions.len() == positions.len();
    counter.beside = (others, 0);
    let mut search = Search::new(heads);
    search.run(is_alone, counter);
    search.separate();
    let answer = search.answer();
    let missing = answer.weeks.iter().map(|week| week.missing_after).sum();
    counter.beside = (missing, answer.bound);
    let id = |position: &usize| horizon.bare[0].positions[*position].id.clone();
    let in_scope = heads
        .people
        .iter()
        .enumerate()
        .filter(|(_, of)| of.in_scope);
    Typed {
        positions: positions.iter().map(id).collect(),
        shifts: answer
            .weeks
            .iter()
            .map(|week| week.shifts.clone())
            .collect(),
        in_scope: in_scope
            .map(|(person, _)| horizon.person(0, person).id.clone())
            .collect(),
        answer,
    }
}

impl<'a, 'b> Search<'a, 'b> {
    fn new(heads: &'a Heads<'b>) -> Self {
        let board = Rc::new(Board::new(&instance(heads)));
        let best = vec![vec![0; heads.days()]; heads.people.len()];
        let mut search = Self {
            heads,
            board,
            best,
            cost: 0,
            bound: 0,
            hours_bound: 0,
            certificate: Certificate {
                scale: SCALE,
                ..Certificate::default()
            },
            noise: Noise(1),
            is_stopped: false,
        };
        search.cost = search.cost_of_best();
        search
    }

    fn cost_of_best(&self) -> i64 {
        let lines = self.best.iter().enumerate();
        let extra = lines.map(|(person, line)| self.heads.cost(person, line).unwrap_or(0));
        self.plan(&self.best).cost + extra.sum::<i64>()
    }

    /// Takes shifts from people who are kept apart and would be on duty together, until none is. The search itself
    /// plans everybody without the others.
    fn separate(&mut self) {
        let heads = self.heads;
        for &(one, other) in &heads.horizon.bare[0].apart {
            while let Some((day, other_day)) = self.together(one, other) {
                let without = |person: usize, day: usize| {
                    let mut line = self.best[person].clone();
                    line[day] = 0;
                    let is_allowed = heads.broken(person, &line).is_none();
                    is_allowed.then_some((person, line))
                };
                let allowed = without(other, other_day).or_else(|| without(one, day));
                let (person, line) = allowed.unwrap_or_else(|| (other, vec![0; heads.days()]));
                self.best[person] = line;
            }
        }
        self.cost = self.cost_of_best();
    }

    /// The days of the first shifts of two people that overlap.
    fn together(&self, one: usize, other: usize) -> Option<(usize, usize)> {
        let shifts = |person: usize| {
            let days = self.best[person].iter().enumerate();
            days.filter_map(|(day, &kind)| {
                let duty = self.heads.duty(day, usize::from(kind).checked_sub(1)?, 0);
                Some((day, duty.start, duty.end))
            })
        };
        shifts(one).find_map(|(day, start, end)| {
            let mut others = shifts(other);
            let found = others.find(|&(_, from, to)| from < end && start < to)?;
            Some((day, found.0))
        })
    }

    fn plan(&self, lines: &[Line]) -> Plan {
        let mut plan = Plan::empty(&self.board);
        for (person, line) in lines.iter().enumerate() {
            plan.put(&self.board, person, line.clone());
        }
        plan
    }

    /// Missing hours of the best plan.
    fn missing(&self) -> u32 {
        let left = self.left().into_iter().enumerate();
        left.map(|(cell, heads)| heads * self.heads.kinds[cell % self.heads.kinds.len()].hours())
            .sum()
    }

    /// By day and type: the heads that the best plan leaves missing.
    fn left(&self) -> Vec<u32> {
        let heads = self.heads;
        let mut left: Vec<u32> = heads.asked.iter().map(|asked| asked.missing()).collect();
        for line in &self.best {
            for (day, &kind) in line.iter().enumerate() {
                if let Some(kind) = usize::from(kind).checked_sub(1) {
                    let heads = &mut left[heads.cell(day, kind)];
                    *heads = heads.saturating_sub(1);
                }
            }
        }
        left
    }

    fn is_proven(&self) -> bool {
        self.bound >= self.cost + self.heads.fixed()
    }

    fn run(&mut self, is_alone: bool, counter: &mut Counter<'_>) {
        let heads = self.heads;
        let tables: Vec<Lines> = (0..heads.people.len())
            .map(|person| Lines::new(heads, person))
            .collect();
        let longest = if is_alone { LONGEST } else { LONGEST_OF_MANY };
        let mut steps = FIRST_STEPS;
        self.anneal(steps, HOT, None, counter);
        let mut idle = 0;
        let mut bounded: Option<i64> = None;
        let mut pool = Vec::new();
        loop {
            // Bounds beside the present plan, which is the better the nearer it is to the best one.
            if bounded.is_none_or(|cost| cost > self.cost) && !self.is_stopped {
                if bounded.is_none() {
                    self.raise_hours(&tables, counter);
                    self.raise(&tables, None, &mut pool, counter);
                }
                let best = self.best.clone();
                self.raise(&tables, Some(&best), &mut pool, counter);
                bounded = Some(self.cost);
            }
            if self.is_stopped || self.is_proven() || idle >= IDLE {
                break;
            }
            let before = self.cost;
            let is_last = steps >= longest;
            steps = (steps * 2).min(longest);
            // From the relaxation's rosters, from the best plan, and from nothing in turn.
            let heat = if self.noise.below(2) == 0 { HOT } else { WARM };
            let seed = if self.noise.below(3) == 0 {
                Some(self.seeded(&pool))
            } else {
                None
            };
            self.anneal(steps, heat, seed, counter);
            if self.cost < before {
                idle = 0;
            } else if is_last {
                idle += 1;
            }
        }
    }

    /// Everybody's roster with the largest share in the relaxation that they may have, or else that of the best plan.
    fn seeded(&self, pool: &[(usize, Line)]) -> Vec<Line> {
        let mut lines = self.best.clone();
        let mut is_set = vec![false; lines.len()];
        for (person, line) in pool {
            if !is_set[*person] && self.heads.broken(*person, line).is_none() {
                lines[*person].clone_from(line);
                is_set[*person] = true;
            }
        }
        lines
    }

    fn goes_on(&mut self, counter: &mut Counter<'_>) -> bool {
        let progress = Progress {
            missing: self.missing(),
            bound: self.hours_bound,
            steps: 0,
        };
        self.is_stopped |= counter.goes_on(progress).is_break();
        !self.is_stopped
    }

    /// Anneals from some rosters, or the best plan's, with so many steps per person and day.
    fn anneal(&mut self, steps: u64, hot: f64, from: Option<Vec<Line>>, counter: &mut Counter<'_>) {
        let heads = self.heads;
        let plan = self.plan(from.as_ref().unwrap_or(&self.best));
        let seed = self.noise.next();
        if heads.people.is_empty() || !self.goes_on(counter) {
            return;
        }
        let board = Rc::clone(&self.board);
        let Some(mut anneal) = Anneal::new(&board, &plan, seed, Some(heads)) else {
            return;
        };
        let all = steps * (heads.people.len() * heads.days()) as u64;
        let part = (all / PARTS).clamp(50, STEPS);
        let rounds = all.div_ceil(part);
        for round in 0..rounds {
            let heat = hot * (COLD / hot).powf(round as f64 / rounds as f64);
            for _ in 0..part {
                anneal.step(heat);
            }
            if anneal.cost() < self.cost {
                self.cost = anneal.cost();
                self.best.clone_from_slice(anneal.lines());
            }
            if self.is_proven() || !self.goes_on(counter) {
                break;
            }
        }
    }

    fn raise_hours(&mut self, tables: &[Lines], counter: &mut Counter<'_>) {
        if self.missing() == 0 {
            return;
        }
        let costs = Costs::hours(self.heads);
        let lines = self.best.clone();
        let missing = i64::from(self.missing());
        let known = |bound: i64| u32::try_from(bound.min(missing)).unwrap_or(0);
        let found = bound(
            self.heads,
            tables,
            &costs,
            &lines,
            &mut Vec::new(),
            &mut |bound| {
                self.hours_bound = self.hours_bound.max(known(bound));
                bound < missing && self.goes_on(counter)
            },
        );
        self.hours_bound = self.hours_bound.max(known(found.cost));
    }

    fn raise(
        &mut self,
        tables: &[Lines],
        beside: Option<&[Line]>,
        pool: &mut Vec<(usize, Line)>,
        counter: &mut Counter<'_>,
    ) {
        let costs = Costs::all(self.heads, beside);
        let lines = self.best.clone();
        pool.clear();
        let before = self.bound;
        let found = bound(self.heads, tables, &costs, &lines, pool, &mut |bound| {
            self.bound = self.bound.max(bound);
            !self.is_proven() && self.goes_on(counter)
        });
        if found.cost > before {
            self.bound = found.cost;
            self.certificate = self.certificate_of(&costs, &found.prices);
        }
    }

    fn certificate_of(&self, costs: &Costs, prices: &[i64]) -> Certificate {
        let heads = self.heads;
        let mut certificate = Certificate {
            scale: SCALE,
            ..Certificate::default()
        };
        for (cell, &price) in prices.iter().enumerate() {
            let position = heads.position(cell % heads.kinds.len()).to_owned();
            certificate.heads.entry(position).or_default().push(price);
        }
        for (person, at) in costs.tangents.iter().enumerate() {
            if heads.people[person].in_scope {
                let id = heads.horizon.person(0, person).id.clone();
                certificate.burdens.insert(id, at.to_vec());
            }
        }
        certificate
    }

    fn answer(&self) -> MonthPlan {
        let heads = self.heads;
        let fixed = heads.fixed();
        let mut answer = MonthPlan {
            bound: self.hours_bound,
            proven: self.is_proven(),
            by_types: Some(ByTypes {
                cost: u32::try_from(self.cost + fixed).unwrap_or(u32::MAX),
                bound: u32::try_from(self.bound.min(self.cost + fixed)).unwrap_or(0),
                missing_before: heads.asked.iter().map(|asked| asked.missing()).sum(),
                missing_after: self.left().iter().sum(),
                certificate: self.certificate.clone(),
            }),
            ..MonthPlan::default()
        };
        for (person, line) in self.best.iter().enumerate() {
            let of = self.person(person, line, &mut answer);
            answer.people.push(of);
        }
        let left = self.left();
        for week in 0..heads.horizon.weeks {
            answer.weeks.push(self.week(week, &left));
        }
        answer
    }

    fn person(&self, person: usize, line: &Line, answer: &mut MonthPlan) -> MonthPerson {
        let heads = self.heads;
        let horizon = heads.horizon;
        let none = vec![0; line.len()];
        let of = |line: &Line| {
            let [weekend_days, nights, closings] = heads
                .counts(person, line)
                .map(|count| u32::try_from(count).unwrap_or(0));
            let existing: u32 = (0..horizon.weeks)
                .map(|week| horizon.person(week, person).load)
                .sum();
            MonthCounts {
                minutes: existing
                    + (0..horizon.weeks)
                        .map(|week| heads.work(person, line, week))
                        .sum::<u32>(),
                weekend_days,
                nights,
                closings,
                wishes_met: u32::try_from(heads.wishes_met(person, line)).unwrap_or(0),
            }
        };
        let (before, after) = (of(&none), of(line));
        if heads.people[person].in_scope {
            answer.unfairness_before += squares(&before);
            answer.unfairness += squares(&after);
        }
        let id = &horizon.person(0, person).id;
        let member = horizon.known[horizon.first].staff_member(id);
        let weeks = u32::try_from(horizon.weeks).unwrap_or(0);
        MonthPerson {
            staff_id: id.clone(),
            contract_minutes: member
                .and_then(|member| member.contract_minutes)
                .map(|minutes| minutes * weeks),
            balance_minutes: member.map_or(0, |member| member.balance_minutes),
            wishes_asked: u32::try_from(heads.people[person].wishes.len()).unwrap_or(0),
            before,
            after,
        }
    }

    fn week(&self, week: usize, left: &[u32]) -> MonthWeek {
        let heads = self.heads;
        let horizon = heads.horizon;
        let kinds = heads.kinds.len();
        let cells = heads.cell(week * DAYS, 0)..heads.cell((week + 1) * DAYS, 0);
        let hours = |cell: usize| heads.kinds[cell % kinds].hours();
        let mut answer = MonthWeek {
            monday: horizon.monday(week),
            missing_before: cells
                .clone()
                .map(|cell| heads.asked[cell].missing() * hours(cell))
                .sum(),
            missing_after: cells.clone().map(|cell| left[cell] * hours(cell)).sum(),
            ..MonthWeek::default()
        };
        let mut shifts = Vec::new();
        for (person, line) in self.best.iter().enumerate() {
            let work = heads.work(person, line, week);
            let spare = horizon.person(week, person).spare;
            answer.added_overtime += spare.map_or(0, |spare| work.saturating_sub(spare));
            for (day, &kind) in line.iter().enumerate().skip(week * DAYS).take(DAYS) {
                if let Some(kind) = usize::from(kind).checked_sub(1)
                    && let Some(new) = heads.shift(person, day, kind)
                {
                    answer.added_hours += heads.kinds[kind].hours();
                    answer.added_shifts += 1;
                    shifts.push((new, self.cause(person, day, kind)));
                }
            }
        }
        shifts.sort_by(|(a, _), (b, _)| {
            let key =
                |shift: &ProposedShift| (shift.time.day, shift.time.start, shift.time.start_minute);
            (key(a), &a.staff_id).cmp(&(key(b), &b.staff_id))
        });
        (answer.shifts, answer.causes) = shifts.into_iter().unzip();
        answer.short = self.short(week, left);
        answer
    }

    fn cause(&self, person: usize, day: usize, kind: usize) -> Cause {
        let heads = self.heads;
        let (of_kind, asked) = (&heads.kinds[kind], heads.asked[heads.cell(day, kind)]);
        let load = |person: usize| heads.horizon.person(day / DAYS, person).load;
        let free: Vec<usize> = (0..heads.people.len())
            .filter(|&other| heads.people[other].cells[heads.cell(day, kind)].is_ok())
            .collect();
        let (from, to) = of_kind.clock();
        Cause {
            position_id: heads.position(kind).to_owned(),
            day: Day::ALL[day % DAYS],
            hours: HourRange::new(from, to.min(24)),
            mark: None,
            scheduled: asked.scheduled,
            wanted: asked.wanted,
            free: u32::try_from(free.len()).unwrap_or(0),
            fewest_hours: free.iter().all(|&other| load(person) <= load(other)),
            lengthens: None,
        }
    }

    /// The hours of types that are short of heads, each with why nobody else works the first such type.
    fn short(&self, week: usize, left: &[u32]) -> Vec<ShortHour> {
        let heads = self.heads;
        let mut missing: BTreeMap<(usize, usize), (u32, usize)> = BTreeMap::new();
        let first = heads.cell(week * DAYS, 0);
        let of_week = left.iter().enumerate().skip(first);
        for (cell, &heads_missing) in of_week.take(heads.cell(DAYS, 0)) {
            let kind = &heads.kinds[cell % heads.kinds.len()];
            let day = cell / heads.kinds.len() % DAYS;
            let (from, to) = kind.clock();
            for hour in day * HOURS + usize::from(from)..day * HOURS + usize::from(to) {
                if heads_missing > 0 && hour < DAYS * HOURS {
                    let of = missing.entry((kind.position, hour)).or_insert((0, cell));
                    of.0 += heads_missing;
                }
            }
        }
        let short = missing
            .into_iter()
            .filter_map(|((position, hour), (missing, cell))| {
                Some(ShortHour {
                    position_id: heads.horizon.bare[week].positions[position].id.clone(),
                    day: Day::from_index(hour / HOURS)?,
                    hour: u8::try_from(hour % HOURS).ok()?,
                    missing,
                    people: self.kept_away(cell),
                })
            });
        short.collect()
    }

    /// Why each person of the position does not work a type on a day.
    fn kept_away(&self, cell: usize) -> Vec<KeptAway> {
        let heads = self.heads;
        let (day, kind) = (cell / heads.kinds.len(), cell % heads.kinds.len());
        let position = heads.kinds[kind].position;
        let of_position = (0..heads.people.len()).filter(|&person| {
            let of = heads.horizon.person(day / DAYS, person);
            of.positions.contains(&position)
        });
        let kept = of_position.map(|person| {
            let line = &self.best[person];
            let reason = heads.kept_away(person, day, kind, line);
            let own = usize::from(line[day]).checked_sub(1);
            KeptAway {
                staff_id: heads.horizon.person(0, person).id.clone(),
                reason,
                until: None,
                position_id: own
                    .filter(|_| reason == Reason::OnShift)
                    .map(|own| heads.position(own).to_owned()),
            }
        });
        kept.collect()
    }
}

fn squares(counts: &MonthCounts) -> u64 {
    let counts = [counts.weekend_days, counts.nights, counts.closings];
    counts.map(|count| u64::from(count).pow(2)).iter().sum()
}

impl Typed {
    /// The known weeks with the new shifts.
    pub fn applied(&self, known: &[Week], first: usize) -> Vec<Week> {
        let mut known = known.to_vec();
        for (week, shifts) in known.iter_mut().skip(first).zip(&self.shifts) {
            for shift in shifts {
                // Whatever was proposed fits the week.
                let added = week.assign(shift);
                debug_assert!(added.is_ok(), "a proposed shift is one of the week");
            }
        }
        known
    }

    /// The whole answer, with that of the positions that are planned by hours beside these shifts.
    pub fn with(self, of_hours: MonthPlan) -> MonthPlan {
        let mut answer = self.answer;
        answer.bound += of_hours.bound;
        answer.proven &= of_hours.proven;
        for (week, other) in answer.weeks.iter_mut().zip(of_hours.weeks) {
            week.missing_before += other.missing_before;
            week.missing_after += other.missing_after;
            week.added_overtime += other.added_overtime;
            week.added_hours += other.added_hours;
            week.added_shifts += other.added_shifts;
            week.short.extend(other.short);
            let both = std::mem::take(&mut week.shifts).into_iter();
            let mut both: Vec<(ProposedShift, Cause)> =
                both.zip(std::mem::take(&mut week.causes)).collect();
            both.extend(other.shifts.into_iter().zip(other.causes));
            both.sort_by(|(a, _), (b, _)| {
                let key = |shift: &ProposedShift| {
                    (shift.time.day, shift.time.start, shift.time.start_minute)
                };
                (key(a), &a.staff_id).cmp(&(key(b), &b.staff_id))
            });
            (week.shifts, week.causes) = both.into_iter().unzip();
        }
        answer.unfairness = 0;
        for person in &mut answer.people {
            let mut others = of_hours.people.iter();
            if let Some(other) = others.find(|other| other.staff_id == person.staff_id) {
                person.after = other.after;
            }
            if self.in_scope.contains(&person.staff_id) {
                answer.unfairness += squares(&person.after);
            }
        }
        answer
    }
}

/// Heads by type with what each person may have of them; what they may have together, `Heads` says.
fn instance(heads: &Heads<'_>) -> Instance {
    let kinds = heads.kinds.len();
    let days = heads.days();
    let rest = heads.people.iter().map(|of| of.rest).min().unwrap_or(0);
    let pairs = |kind: usize| {
        let next = (0..kinds).filter(move |&next| !heads.may_follow(rest, kind, next));
        next.collect::<Vec<usize>>()
    };
    let rules = &heads.horizon.question.rules;
    let longest = u32::try_from(rules.max_days_in_row).unwrap_or(0);
    let count = u32::try_from(days).unwrap_or(u32::MAX);
    let people = heads.people.iter().map(|of| {
        let never = of
            .cells
            .iter()
            .enumerate()
            .filter(|(_, cell)| cell.is_err());
        types::Person {
            most: (0..kinds)
                .map(|kind| {
                    let can = of.cells.iter().skip(kind).step_by(kinds).any(Result::is_ok);
                    if can { count } else { 0 }
                })
                .collect(),
            max_minutes: u32::MAX,
            max_run: if longest == 0 { count } else { longest },
            min_run: 0,
            min_off: 0,
            max_weekends: count,
            never: never
                .map(|(cell, _)| (cell / kinds, cell % kinds))
                .collect(),
            ..types::Person::default()
        }
    });
    let cover = heads
        .asked
        .iter()
        .enumerate()
        .filter(|(_, asked)| asked.is_open);
    Instance {
        days,
        types: (0..kinds)
            .map(|kind| types::ShiftType {
                minutes: 60,
                not_next: pairs(kind),
            })
            .collect(),
        people: people.collect(),
        cover: cover
            .map(|(cell, asked)| types::Cover {
                day: cell / kinds,
                kind: cell % kinds,
                heads: asked.missing(),
                under: heads.weights.missing.into(),
                over: heads.weights.extra.into(),
            })
            .collect(),
        ..Instance::default()
    }
}
