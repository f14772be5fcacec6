//! The search over all weeks.
#![allow(
    clippy::indexing_slicing,
    reason = "weeks, days, hours and people are numbered when the question is read"
)]

use std::ops::ControlFlow;

use super::{
    KeepOn,
    horizon::{Horizon, bits},
};
use crate::{
    candidates::{Candidate, Part},
    draft::{Draft, Figures, Noise},
    fill::{Progress, fill_problem},
    groups::{self, groups},
    plan::FillPlan,
    problem::{DAYS, HOURS},
    search::Search,
    weeks::WeekOf,
};

/// Rounds without a better plan after which the search ends: while bounds may still rise, and then; and the most rounds.
const IDLE_ROUNDS_OF_BOUNDS: usize = 30;
const IDLE_ROUNDS: usize = 12;
const ROUNDS: usize = 200;
/// New weeks for a few people in a round.
const IMPROVEMENTS: usize = 150;
/// Tries to exchange shifts in a round.
const EXCHANGES: usize = 3000;
/// Steps of the search of one week in a round, and of its bound: more in each round, up to the most.
const STEPS: u64 = 300;
/// The same while weeks are filled one after the other, for their first goal alone.
const STEPS_OF_FIRST: u64 = 400;
/// The same where there are many people, for whom a step takes long: enough to round one relaxation to a plan. The goals
/// after the first are then left to the improvement of all weeks.
const STEPS_OF_MANY: u64 = 700;
/// From how many people on there are many, whose weeks are not filled one after the other first.
const MANY: usize = 40;
const BOUND_STEPS: usize = 40;
const MOST_BOUND_STEPS: usize = 400;
/// People who get their first weeks in one step.
const PEOPLE_PER_STEP: usize = 8;

/// What plans are compared by: the goals of coverage, squares of counts, and wishes unmet.
type Score = (Figures, i64, i64);

/// The search with the plan that is changed and the best so far, by week and person.
pub(super) struct Month {
    pub horizon: Horizon,
    plan: Vec<Vec<WeekOf>>,
    drafts: Vec<Draft>,
    best: Vec<Vec<WeekOf>>,
    best_score: Score,
    /// By week: how many heads any plan leaves missing.
    bounds: Vec<u32>,
    /// By week and hour of a position: who could work.
    able: Vec<Vec<Vec<usize>>>,
    noise: Noise,
    steps: u64,
    is_stopped: bool,
}

impl Month {
    pub fn new(horizon: Horizon) -> Self {
        let drafts: Vec<Draft> = horizon.groups.iter().map(Draft::empty).collect();
        let plan: Vec<Vec<WeekOf>> = vec![vec![WeekOf::new(); horizon.people()]; horizon.weeks];
        let able = horizon.groups.iter().map(|group| {
            let mut able = vec![Vec::new(); group.demand.len()];
            for (person, &kind) in group.people.iter().enumerate() {
                let terms = &group.kinds[kind].terms;
                let shifts = terms.days.iter().flatten();
                for cells in shifts.flat_map(|shift| terms.cells(*shift)) {
                    for able in &mut able[cells] {
                        if able.last() != Some(&person) {
                            able.push(person);
                        }
                    }
                }
            }
            able
        });
        let able = able.collect();
        let mut month = Self {
            best: plan.clone(),
            best_score: Score::default(),
            bounds: vec![0; horizon.weeks],
            able,
            noise: Noise(1),
            steps: 0,
            is_stopped: false,
            drafts,
            plan,
            horizon,
        };
        month.best_score = month.score();
        month
    }

    pub fn best(&self) -> &[Vec<WeekOf>] {
        &self.best
    }

    pub fn bound(&self) -> u32 {
        self.bounds.iter().sum()
    }

    fn figures(&self) -> Figures {
        let mut sum = Figures::default();
        for draft in &self.drafts {
            sum.missing += draft.figures.missing;
            sum.overtime += draft.figures.overtime;
            sum.hours += draft.figures.hours;
            sum.shifts += draft.figures.shifts;
        }
        sum
    }

    fn weeks_of(&self, person: usize) -> Vec<WeekOf> {
        self.plan.iter().map(|week| week[person].clone()).collect()
    }

    fn burden(&self, person: usize, plan: &[WeekOf]) -> (u32, i64, i64) {
        let counted = &self.horizon.counted;
        let overtime = plan.iter().zip(&self.horizon.groups).map(|(week, group)| {
            let terms = &group.kinds[group.people[person]].terms;
            terms.overtime(crate::draft::work_of(week))
        });
        let counts = counted.counts(&self.horizon, person, plan);
        (
            overtime.sum(),
            counted.squares(person, counts),
            counted.unmet(person, plan),
        )
    }

    fn score(&self) -> Score {
        let (mut squares, mut unmet) = (0, 0);
        for person in 0..self.horizon.people() {
            let of = self.burden(person, &self.weeks_of(person));
            (squares, unmet) = (squares + of.1, unmet + of.2);
        }
        (self.figures(), squares, unmet)
    }

    /// Keeps the present plan if it is better than the best one.
    fn keep(&mut self) -> bool {
        let score = self.score();
        let is_better = score < self.best_score;
        if is_better {
            self.best_score = score;
            self.best.clone_from(&self.plan);
        }
        is_better
    }

    fn set(&mut self, week: usize, person: usize, shifts: WeekOf) {
        let group = &self.horizon.groups[week];
        self.drafts[week].set(group, person, shifts.clone());
        self.plan[week][person] = shifts;
    }

    /// Asks whether to go on; the search is over once it is not.
    fn goes_on(&mut self, keep_on: KeepOn<'_>) -> bool {
        if !self.is_stopped {
            let progress = Progress {
                missing: self.figures().missing.min(self.best_score.0.missing),
                bound: self.bound(),
                steps: self.steps,
            };
            self.steps += 1;
            self.is_stopped = keep_on(progress).is_break();
        }
        !self.is_stopped
    }

    /// Gives a person the best week beside those of the others and the person's other weeks.
    fn respond(&mut self, week: usize, person: usize, with_noise: bool) {
        let planner = self.horizon.planner(week, person, &self.plan);
        let seed = self.noise.next();
        let mut noise = with_noise.then_some(Noise(seed));
        let group = &self.horizon.groups[week];
        self.drafts[week].respond_by(group, person, &planner, noise.as_mut());
        self.plan[week][person].clone_from(&self.drafts[week].weeks[person]);
    }

    fn is_small(&self) -> bool {
        self.horizon.people() < MANY
    }

    /// What a law says of several shifts is kept by the search of a week only.
    const fn has_law(&self) -> bool {
        self.horizon.question.rules.law.is_some()
    }

    pub fn run(&mut self, keep_on: KeepOn<'_>) {
        let weeks = self.horizon.weeks;
        let relaxed = self.horizon.relaxed();
        let parts: Vec<Vec<groups::Part>> = relaxed.iter().map(groups).collect();
        let mut searches: Vec<Vec<Search<'_>>> = parts
            .iter()
            .map(|parts| parts.iter().map(|part| Search::new(&part.group)).collect())
            .collect();
        for (bound, searches) in self.bounds.iter_mut().zip(&searches) {
            *bound = searches.iter().map(Search::missing_bound).sum();
        }
        if !self.has_law() {
            self.first(keep_on);
        }
        let mut idle = 0;
        for round in 0..ROUNDS {
            let steps = (BOUND_STEPS * (round + 1)).min(MOST_BOUND_STEPS);
            for (week, searches) in searches.iter_mut().enumerate() {
                self.raise(week, searches, steps, keep_on);
            }
            if !self.has_law() {
                if idle > 2 {
                    self.turn_back();
                }
                self.improve(IMPROVEMENTS, round % 2 == 0, keep_on);
            }
            if round == 1
                && self.is_small()
                && !self.has_law()
                && (0..weeks).any(|week| self.is_loose(week))
            {
                self.week_by_week(keep_on);
            }
            if round < 2 || round % 4 == 0 {
                for turn in 0..weeks {
                    // There and back, so that a week can make use of what both of its neighbours leave.
                    let week = if round % 2 == 0 {
                        turn
                    } else {
                        weeks - 1 - turn
                    };
                    if self.is_stopped || round > 0 && !self.is_loose(week) && !self.has_law() {
                        continue;
                    }
                    if self.is_small() || self.has_law() {
                        self.refill(week, STEPS, false, keep_on);
                    } else {
                        self.refill(week, STEPS_OF_MANY, true, keep_on);
                    }
                }
            }
            self.exchange(EXCHANGES, keep_on);
            if self.keep() {
                idle = 0;
            } else {
                idle += 1;
            }
            let may_rise = searches.iter().flatten().any(|search| !is_known(search));
            let most = if may_rise {
                IDLE_ROUNDS_OF_BOUNDS
            } else {
                IDLE_ROUNDS
            };
            if self.is_stopped || idle >= most {
                break;
            }
        }
    }

    /// Everybody's best weeks after those of the people before them.
    fn first(&mut self, keep_on: KeepOn<'_>) {
        for week in 0..self.horizon.weeks {
            for person in 0..self.horizon.people() {
                if person % PEOPLE_PER_STEP == 0 && !self.goes_on(keep_on) {
                    break;
                }
                self.respond(week, person, false);
            }
        }
        self.keep();
    }

    /// Whether fewer heads might be left missing in a week.
    fn is_loose(&self, week: usize) -> bool {
        self.drafts[week].figures.missing > self.bounds[week]
    }

    /// Keeps what filling one week after the other covers, each as if it were the last, and goes on from the present plan.
    fn week_by_week(&mut self, keep_on: KeepOn<'_>) {
        let present = self.plan.clone();
        let empty = vec![vec![WeekOf::new(); self.horizon.people()]; self.horizon.weeks];
        self.set_all(&empty);
        for week in 0..self.horizon.weeks {
            self.refill(week, STEPS_OF_FIRST, true, keep_on);
        }
        self.keep();
        self.set_all(&present);
    }

    fn set_all(&mut self, plan: &[Vec<WeekOf>]) {
        for (week, of_week) in plan.iter().enumerate() {
            for (person, shifts) in of_week.iter().enumerate() {
                if *shifts != self.plan[week][person] {
                    self.set(week, person, shifts.clone());
                }
            }
        }
    }

    /// Some steps of the search of a week beside existing shifts alone, for its bound.
    fn raise(
        &mut self,
        week: usize,
        searches: &mut [Search<'_>],
        steps: usize,
        keep_on: KeepOn<'_>,
    ) {
        for index in 0..searches.len() {
            for _ in 0..steps {
                if is_known(&searches[index]) || !self.goes_on(keep_on) {
                    break;
                }
                searches[index].step();
                let bound = searches.iter().map(Search::missing_bound).sum();
                self.bounds[week] = self.bounds[week].max(bound);
            }
        }
    }

    /// Goes on from the best plan.
    fn turn_back(&mut self) {
        let best = self.best.clone();
        self.set_all(&best);
    }

    /// Gives a few people new weeks at a time, one week or several of each. What covers as much as before may be less
    /// fair, unless it `is_fair`.
    fn improve(&mut self, turns: usize, is_fair: bool, keep_on: KeepOn<'_>) {
        for _ in 0..turns {
            if !self.goes_on(keep_on) {
                return;
            }
            self.improve_once(is_fair);
        }
    }

    /// The squares of the counts of some people, and their wishes unmet.
    fn burdens(&self, people: &[usize]) -> (i64, i64) {
        let mut sum = (0, 0);
        for &person in people {
            let of = self.burden(person, &self.weeks_of(person));
            sum = (sum.0 + of.1, sum.1 + of.2);
        }
        sum
    }

    fn improve_once(&mut self, is_fair: bool) {
        let (weeks, people) = (self.horizon.weeks, self.horizon.people());
        if people == 0 {
            return;
        }
        let before = self.figures();
        let week = self.noise.below(weeks);
        let short: Vec<usize> = (0..self.drafts[week].left.len())
            .filter(|&hour| self.drafts[week].left[hour] > 0 && !self.able[week][hour].is_empty())
            .collect();
        let mut chosen = Vec::new();
        for turn in 0..2 + self.noise.below(3) {
            let person = if !short.is_empty() && (turn == 0 || self.noise.below(2) == 0) {
                let able = &self.able[week][short[self.noise.below(short.len())]];
                able[self.noise.below(able.len())]
            } else {
                self.noise.below(people)
            };
            if !chosen.contains(&person) {
                chosen.push(person);
            }
        }
        // The week alone, with one of its neighbours, with both, or all.
        let (from, to) = match self.noise.below(6) {
            0 => (week, week + 1),
            1 | 2 => (week, (week + 2).min(weeks)),
            3 => (week.saturating_sub(1), week + 1),
            4 => (week.saturating_sub(1), (week + 2).min(weeks)),
            _ => (0, weeks),
        };
        let mut order: Vec<usize> = (from..to).collect();
        match self.noise.below(3) {
            0 => order.reverse(),
            1 => {
                let first = self.noise.below(order.len());
                order.rotate_left(first);
            }
            _ => {}
        }
        let burden = is_fair.then(|| self.burdens(&chosen));
        let old: Vec<(usize, usize, WeekOf)> = chosen
            .iter()
            .flat_map(|&person| order.iter().map(move |&week| (week, person)))
            .map(|(week, person)| (week, person, self.plan[week][person].clone()))
            .collect();
        for (week, person, _) in &old {
            self.set(*week, *person, WeekOf::new());
        }
        let with_noise = self.noise.below(4) > 0;
        if self.noise.below(2) == 0 {
            for &week in &order {
                for &person in &chosen {
                    self.respond(week, person, with_noise);
                }
            }
        } else {
            for &person in &chosen {
                for &week in &order {
                    self.respond(week, person, with_noise);
                }
            }
        }
        let figures = self.figures();
        let is_fairer = || burden.is_none_or(|burden| self.burdens(&chosen) <= burden);
        let is_better = figures < before || figures == before && is_fairer();
        let is_kept = is_better
            && chosen.iter().all(|&person| {
                // An emptied week may have been allowed only while others were empty as well.
                let days: Vec<u8> = self.plan.iter().map(|week| bits(&week[person])).collect();
                (0..weeks).all(|week| {
                    let sets = self.horizon.sets(week, person, &days);
                    (sets & self.horizon.person(week, person).patterns) >> days[week] & 1 == 1
                })
            });
        if !is_kept {
            for (week, person, shifts) in old {
                self.set(week, person, shifts);
            }
        }
    }

    /// Fills a week anew beside the others, if that is better: in so many steps, or until no plan is known to leave fewer
    /// heads missing if that alone is asked for.
    fn refill(&mut self, week: usize, steps: u64, for_heads: bool, keep_on: KeepOn<'_>) {
        let mut others = self.plan.clone();
        others[week] = vec![WeekOf::new(); self.horizon.people()];
        let (problem, _) = self.horizon.beside(week, &others);
        let mut left = steps;
        let found = fill_problem(problem, &mut |progress| {
            left = left.saturating_sub(1);
            let is_proven = for_heads && progress.missing <= progress.bound;
            if left > 0 && !is_proven && self.goes_on(keep_on) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        let of_found = Figures {
            missing: found.missing_after,
            overtime: found.added_overtime,
            hours: found.added_hours,
            shifts: found.added_shifts,
        };
        if of_found < self.drafts[week].figures {
            let new = self.weeks_found(week, &found);
            for (person, shifts) in new.into_iter().enumerate() {
                self.set(week, person, shifts);
            }
            if self.has_law() {
                self.keep();
            }
        }
    }

    /// A plan of one week by person.
    fn weeks_found(&self, week: usize, found: &FillPlan) -> Vec<WeekOf> {
        let problem = &self.horizon.bare[week];
        let mut new = vec![WeekOf::new(); problem.people.len()];
        for shift in &found.shifts {
            let people = &problem.people;
            let Ok(person) = people.binary_search_by(|of| of.id.cmp(&shift.staff_id)) else {
                continue;
            };
            let id = shift.position_id.as_ref().unwrap_or(&people[person].main);
            let mut positions = problem.positions.iter();
            if let Some(position) = positions.position(|position| position.id == *id) {
                let candidate = Candidate {
                    start: shift.time.day.index() * HOURS + usize::from(shift.time.start),
                    hours: shift.time.hours.into(),
                    position,
                    law: Part::default(),
                };
                new[person].push(self.horizon.candidate(week, person, candidate));
            }
        }
        for shifts in &mut new {
            shifts.sort_unstable();
        }
        new
    }

    /// Gives shifts to others, or exchanges them, where that is fairer and costs nothing that counts more.
    fn exchange(&mut self, turns: usize, keep_on: KeepOn<'_>) {
        let people = self.horizon.people();
        if people < 2 || self.has_law() {
            return;
        }
        for turn in 0..turns {
            if turn % 64 == 0 && !self.goes_on(keep_on) {
                return;
            }
            let (a, b) = (self.noise.below(people), self.noise.below(people));
            if a != b {
                self.exchange_once(a, b);
            }
        }
    }

    fn exchange_once(&mut self, a: usize, b: usize) {
        let (of_a, of_b) = (self.weeks_of(a), self.weeks_of(b));
        let Some((new_a, new_b)) = self.exchanged(&of_a, &of_b) else {
            return;
        };
        let (new_a, new_b) = (self.shaped(a, new_a), self.shaped(b, new_b));
        let burden = |a_plan: &[WeekOf], b_plan: &[WeekOf]| {
            let (x, y) = (self.burden(a, a_plan), self.burden(b, b_plan));
            (x.0 + y.0, x.1 + y.1, x.2 + y.2)
        };
        if burden(&new_a, &new_b) <= burden(&of_a, &of_b)
            && self.horizon.may_have(a, &new_a)
            && self.horizon.may_have(b, &new_b)
        {
            let before = self.figures();
            self.set_both((a, new_a), (b, new_b));
            // The one may have marks that the other has not, and be kept apart from others.
            let is_apart = (0..self.horizon.weeks).all(|week| {
                let (draft, group) = (&self.drafts[week], &self.horizon.groups[week]);
                [a, b]
                    .into_iter()
                    .all(|person| draft.is_apart(group, person, &draft.weeks[person]))
            });
            if !is_apart || self.figures().missing > before.missing {
                self.set_both((a, of_a), (b, of_b));
            }
        }
    }

    fn set_both(&mut self, one: (usize, Vec<WeekOf>), other: (usize, Vec<WeekOf>)) {
        for (person, plan) in [one, other] {
            for (week, shifts) in plan.into_iter().enumerate() {
                self.set(week, person, shifts);
            }
        }
    }

    /// A shift given away, two exchanged, or some days of both.
    fn exchanged(
        &mut self,
        of_a: &[WeekOf],
        of_b: &[WeekOf],
    ) -> Option<(Vec<WeekOf>, Vec<WeekOf>)> {
        let places = |plan: &[WeekOf]| -> Vec<(usize, usize)> {
            let weeks = plan.iter().enumerate();
            weeks
                .flat_map(|(week, of)| (0..of.len()).map(move |at| (week, at)))
                .collect()
        };
        let (in_a, in_b) = (places(of_a), places(of_b));
        if in_a.is_empty() {
            return None;
        }
        let (mut new_a, mut new_b) = (of_a.to_vec(), of_b.to_vec());
        match self.noise.below(4) {
            0 => {
                let (week, at) = in_a[self.noise.below(in_a.len())];
                let shift = new_a[week].remove(at);
                new_b[week].push(shift);
            }
            1 | 2 if !in_b.is_empty() => {
                let (week, at) = in_a[self.noise.below(in_a.len())];
                let (other, place) = in_b[self.noise.below(in_b.len())];
                let (x, y) = (new_a[week].remove(at), new_b[other].remove(place));
                new_a[other].push(y);
                new_b[week].push(x);
            }
            _ => {
                // Some successive days of both.
                let first = self.noise.below(of_a.len() * DAYS);
                let days = first..first + 1 + self.noise.below(DAYS);
                for (week, (x, y)) in new_a.iter_mut().zip(&mut new_b).enumerate() {
                    let is_in = |shift: &Candidate| days.contains(&(week * DAYS + shift.day()));
                    let (in_x, out_x): (WeekOf, WeekOf) = x.iter().copied().partition(is_in);
                    let (in_y, out_y): (WeekOf, WeekOf) = y.iter().copied().partition(is_in);
                    *x = [out_x, in_y].concat();
                    *y = [out_y, in_x].concat();
                }
            }
        }
        Some((new_a, new_b))
    }

    /// Shifts in order, with what the law says of them for a person.
    fn shaped(&self, person: usize, mut plan: Vec<WeekOf>) -> Vec<WeekOf> {
        for (week, shifts) in plan.iter_mut().enumerate() {
            for shift in shifts.iter_mut() {
                *shift = self.horizon.candidate(week, person, *shift);
            }
            shifts.sort_unstable();
        }
        plan
    }
}

/// Whether the heads that a week leaves missing beside existing shifts alone are proven: other goals are not needed.
fn is_known(search: &Search<'_>) -> bool {
    search.is_done() || search.missing_bound() >= search.figures().missing
}
