//! The search: first a greedy plan for every position, then one goal after the other, each solved to proven optimality.

use std::{collections::BTreeSet, ops::ControlFlow};

use scheduler_core::{Day, ProposedShift, Week};

use crate::{
    candidates::{PersonCandidates, ShortHours, candidates},
    causes::cause,
    greedy::{Assignment, day_of, greedy},
    model::{Goal, Model, Solved, count},
    plan::{FillPlan, PositionFigures},
    problem::{HOURS, PositionProblem, Problem},
    question::FillQuestion,
    reasons::short_hours,
};

/// The progress of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Progress {
    /// Missing head-hours in the best plan so far.
    pub missing: u32,
    /// A lower bound on the missing head-hours of any plan.
    pub bound: u32,
    /// Branch-and-bound nodes solved so far: a deterministic measure of the work done.
    pub nodes: u64,
}

/// Fills a week.
///
/// `keep_on` is called before each position's next goal and every few nodes of the search in between. Once it
/// returns [`ControlFlow::Break`] the best plan so far is the answer, with [`proven`](FillPlan::proven) false and its
/// [`bound`](FillPlan::bound).
#[must_use]
pub fn fill(
    week: &Week,
    question: &FillQuestion,
    keep_on: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> FillPlan {
    let schedule = week.schedule();
    let problem = Problem::new(week, &schedule, question);
    let mut search = Search {
        positions: problem
            .positions
            .iter()
            .map(|position| Position::new(position, &problem))
            .collect(),
        nodes: 0,
    };
    search.run(keep_on);
    search.answer(&problem)
}

/// Figures of a plan, in the order in which plans are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Figures {
    missing: u32,
    hours: u32,
    shifts: u32,
}

impl Figures {
    const fn of(self, goal: Goal) -> u32 {
        match goal {
            Goal::Heads => self.missing,
            Goal::Hours => self.hours,
            Goal::Shifts => self.shifts,
        }
    }
}

/// The state of the search for one position.
struct Position<'a> {
    problem: &'a PositionProblem<'a>,
    people: Vec<PersonCandidates>,
    rest: usize,
    model: Option<Model>,
    plan: Vec<Assignment>,
    figures: Figures,
    /// A lower bound on the missing heads.
    bound: u32,
    /// The goals that are proven, in order.
    proven: Vec<Goal>,
}

impl<'a> Position<'a> {
    fn new(problem: &'a PositionProblem<'a>, whole: &Problem<'_>) -> Self {
        let short = ShortHours::new(&problem.missing);
        let rest = whole.limits.rest;
        let people: Vec<PersonCandidates> = problem
            .people
            .iter()
            .map(|person| candidates(&short, person, &whole.limits))
            .collect();
        let plan = greedy(problem, &people, rest);
        let figures = figures(problem, &plan);
        let mut position = Self {
            problem,
            people,
            rest,
            model: None,
            plan,
            figures,
            bound: 0,
            proven: Vec::new(),
        };
        position.bound = position.minimum_missing();
        position
    }

    /// The heads that stay missing even if everybody worked in every hour in which they have a candidate.
    fn minimum_missing(&self) -> u32 {
        let mut left = self.problem.missing.clone();
        for person in &self.people {
            let mut covered = vec![false; left.len()];
            for shift in person.days.iter().flatten() {
                covered
                    .iter_mut()
                    .take(shift.end())
                    .skip(shift.start)
                    .for_each(|hour| *hour = true);
            }
            for (heads, covered) in left.iter_mut().zip(covered) {
                *heads = heads.saturating_sub(u32::from(covered));
            }
        }
        sum(&left)
    }

    /// A lower bound for plans that are optimal in the previous goals.
    fn easy_bound(&self, goal: Goal) -> u32 {
        match goal {
            Goal::Heads => self.bound,
            // Every head-hour covered takes an hour of work.
            Goal::Hours => sum(&self.problem.missing).saturating_sub(self.figures.missing),
            Goal::Shifts => {
                let longest = self
                    .people
                    .iter()
                    .flat_map(|person| person.days.iter().flatten());
                let longest = longest.map(|shift| count(shift.hours)).max().unwrap_or(1);
                self.figures.hours.div_ceil(longest)
            }
        }
    }

    /// Minimises one goal; the previous ones must be proven.
    fn pursue(&mut self, goal: Goal, keep_on: &mut dyn FnMut(u64, u32) -> ControlFlow<()>) {
        if self.easy_bound(goal) < self.figures.of(goal) {
            let model = self
                .model
                .get_or_insert_with(|| Model::new(self.problem, &self.people, self.rest));
            model.fix(
                self.proven
                    .iter()
                    .map(|&goal| (goal, self.figures.of(goal)))
                    .collect(),
            );
            let Solved {
                plan,
                bound,
                proven,
            } = model.solve(goal, keep_on);
            if goal == Goal::Heads {
                self.bound = self.bound.max(bound);
            }
            if let Some(plan) = plan {
                let found = figures(self.problem, &plan);
                if found < self.figures {
                    self.figures = found;
                    self.plan = plan;
                }
            }
            if !proven || self.figures.of(goal) > bound {
                return;
            }
        }
        self.proven.push(goal);
    }
}

struct Search<'a> {
    positions: Vec<Position<'a>>,
    nodes: u64,
}

impl Search<'_> {
    fn run(&mut self, keep_on: &mut dyn FnMut(Progress) -> ControlFlow<()>) {
        for (number, goal) in [Goal::Heads, Goal::Hours, Goal::Shifts]
            .into_iter()
            .enumerate()
        {
            for index in 0..self.positions.len() {
                let progress = self.progress();
                if keep_on(progress).is_break() {
                    return;
                }
                let Some(position) = self.positions.get_mut(index) else {
                    continue;
                };
                if position.proven.len() < number {
                    continue;
                }
                let (before, mut nodes, mut stopped) = (position.bound, 0, false);
                position.pursue(goal, &mut |solved, bound| {
                    nodes = solved;
                    let raised = if goal == Goal::Heads {
                        bound.saturating_sub(before)
                    } else {
                        0
                    };
                    let flow = keep_on(Progress {
                        bound: progress.bound.saturating_add(raised),
                        nodes: progress.nodes + solved,
                        ..progress
                    });
                    stopped = flow.is_break();
                    flow
                });
                self.nodes += nodes;
                if stopped {
                    return;
                }
            }
        }
    }

    fn progress(&self) -> Progress {
        let total = |figure: fn(&Position<'_>) -> u32| {
            self.positions
                .iter()
                .map(figure)
                .fold(0, u32::saturating_add)
        };
        Progress {
            missing: total(|position| position.figures.missing),
            bound: total(|position| position.bound),
            nodes: self.nodes,
        }
    }

    fn answer(self, problem: &Problem<'_>) -> FillPlan {
        let covered = |missing: &dyn Fn(&Position<'_>) -> Vec<u32>| {
            let of_positions: Vec<_> = self.positions.iter().map(missing).collect();
            let is_covered = |hour: &&usize| {
                let mut missing = of_positions.iter();
                missing.all(|missing| missing.get(**hour).is_none_or(|&heads| heads == 0))
            };
            count(problem.hours.iter().filter(is_covered).count())
        };
        let mut answer = FillPlan {
            hours: count(problem.hours.len()),
            covered_before: covered(&|position| position.problem.missing.clone()),
            covered_after: covered(&|position| still_missing(position.problem, &position.plan)),
            proven: true,
            ..FillPlan::default()
        };
        let mut shifts = Vec::new();
        for position in self.positions {
            let figures = PositionFigures {
                position_id: position.problem.id.to_owned(),
                missing_before: sum(&position.problem.missing),
                missing_after: position.figures.missing,
                added_hours: position.figures.hours,
                added_shifts: position.figures.shifts,
                proven: position.proven.len() == 3,
                bound: position.bound,
            };
            answer.missing_before = answer.missing_before.saturating_add(figures.missing_before);
            answer.missing_after = answer.missing_after.saturating_add(figures.missing_after);
            answer.added_hours += figures.added_hours;
            answer.added_shifts += figures.added_shifts;
            answer.bound = answer.bound.saturating_add(figures.bound);
            answer.proven &= figures.proven;
            answer.positions.push(figures);
            answer.short.extend(short_hours(
                position.problem,
                &position.plan,
                &problem.limits,
            ));
            shifts.extend(position.plan.iter().filter_map(|&(index, shift)| {
                let person = position.problem.people.get(index)?;
                let day = Day::from_index(day_of(shift))?;
                let [start, hours] =
                    [shift.start % HOURS, shift.hours].map(|hours| u8::try_from(hours).ok());
                let proposed = ProposedShift::new(person.id, day, start?, hours?);
                Some((proposed, cause(position.problem, person, shift)?))
            }));
        }
        shifts.sort_by(|(a, _), (b, _)| {
            (a.day, a.start, &a.staff_id).cmp(&(b.day, b.start, &b.staff_id))
        });
        (answer.shifts, answer.causes) = shifts.into_iter().unzip();
        let people: BTreeSet<_> = answer.shifts.iter().map(|shift| &shift.staff_id).collect();
        answer.people = count(people.len());
        answer
    }
}

/// The figures of a plan, computed from its shifts alone.
fn figures(problem: &PositionProblem<'_>, plan: &[Assignment]) -> Figures {
    let hours = plan.iter().map(|(_, shift)| shift.hours).sum();
    Figures {
        missing: sum(&still_missing(problem, plan)),
        hours: count(hours),
        shifts: count(plan.len()),
    }
}

/// Heads missing per hour of the week with a plan.
pub(crate) fn still_missing(problem: &PositionProblem<'_>, plan: &[Assignment]) -> Vec<u32> {
    let mut missing = problem.missing.clone();
    for (_, shift) in plan {
        for heads in missing.iter_mut().take(shift.end()).skip(shift.start) {
            *heads = heads.saturating_sub(1);
        }
    }
    missing
}

fn sum(heads: &[u32]) -> u32 {
    heads.iter().sum()
}
