//! One position as an integer program.
//!
//! People who have the same shifts on a day and no conflicts with other days are interchangeable on that day: one
//! variable per shift counts how many of them work it, and one per person and day says whether they work. That keeps
//! the program small (the shifts of a day, not those of everybody) and free of symmetric solutions. Only if two shifts
//! of one person would leave too little rest does each get its own variable.

use std::{collections::BTreeMap, ops::ControlFlow};

use microlp::{ComparisonOp, OptimizationDirection, SolveOptions, SolveOutcome, Variable};

use crate::{
    candidates::{Candidate, PersonCandidates},
    greedy::Assignment,
    problem::{DAYS, PositionProblem},
};

/// The goals, in the order in which they are minimised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Missing head-hours.
    Heads,
    /// Hours added.
    Hours,
    /// Shifts added.
    Shifts,
}

/// Nodes of the search between two calls of the callback.
const NODES_PER_STEP: u64 = 20;

/// The result of minimising a goal.
pub(crate) struct Solved {
    /// The best plan found, if any.
    pub plan: Option<Vec<Assignment>>,
    /// A lower bound for every plan.
    pub bound: u32,
    /// Whether the plan is proven optimal.
    pub proven: bool,
}

/// What a variable counts.
#[derive(Debug, Clone, Copy)]
enum Meaning {
    /// Heads still missing in a short hour.
    Missing,
    /// People of a class on its shift.
    Class { class: usize, shift: Candidate },
    /// People of a group who work on a day.
    Works,
    /// Whether the one person of a group works a shift.
    Own { group: usize, shift: Candidate },
}

/// Shifts that several people share as choices on one day.
struct Class {
    shifts: Vec<Candidate>,
    /// The groups, each with the variable for how many of its people work; `None` if all may.
    members: Vec<(usize, Option<usize>)>,
}

/// People with identical terms.
struct Group {
    people: Vec<usize>,
}

/// A row of the program: at most `bound`, or at least.
struct Row {
    terms: Vec<(usize, f64)>,
    op: ComparisonOp,
    bound: f64,
}

/// The integer program of one position.
pub(crate) struct Model {
    variables: Vec<(Meaning, u32)>,
    rows: Vec<Row>,
    classes: Vec<Class>,
    groups: Vec<Group>,
    fixed: Vec<(Goal, u32)>,
    /// Heads missing in hours that nobody could cover, which are not part of the program.
    uncoverable: u32,
}

/// What must be equal for people to form a group.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct GroupKey<'a> {
    /// Per day: the shifts, and whether working on it costs a day off.
    days: [(&'a [Candidate], bool); DAYS],
    new_days: usize,
    /// People with conflicting shifts form no group, nor do those with a weekly maximum.
    alone: Option<usize>,
}

impl Model {
    pub fn new(problem: &PositionProblem<'_>, people: &[PersonCandidates], rest: usize) -> Self {
        let mut model = Self {
            variables: Vec::new(),
            rows: Vec::new(),
            classes: Vec::new(),
            groups: Vec::new(),
            fixed: Vec::new(),
            uncoverable: 0,
        };
        let mut groups: BTreeMap<GroupKey<'_>, Vec<usize>> = BTreeMap::new();
        for (index, (person, found)) in problem.people.iter().zip(people).enumerate() {
            if found.days.iter().all(Vec::is_empty) {
                continue;
            }
            let mut days: [(&[Candidate], bool); DAYS] = [(&[], false); DAYS];
            for ((slot, list), day) in days.iter_mut().zip(&found.days).zip(&person.days) {
                *slot = (list, !day.works && !list.is_empty());
            }
            let costly = days.iter().filter(|(_, costs)| *costs).count();
            let key = GroupKey {
                days,
                new_days: person.new_days.min(costly),
                alone: (found.clashing.contains(&true) || found.most_hours.is_some())
                    .then_some(index),
            };
            groups.entry(key).or_default().push(index);
        }
        let mut classes: BTreeMap<&[Candidate], usize> = BTreeMap::new();
        for (key, members) in groups {
            model.add_group(&key, members, people, rest, &mut classes);
        }
        model.close_classes();
        model.add_cover(&problem.missing);
        model
    }

    fn add_group<'a>(
        &mut self,
        key: &GroupKey<'a>,
        members: Vec<usize>,
        people: &[PersonCandidates],
        rest: usize,
        classes: &mut BTreeMap<&'a [Candidate], usize>,
    ) {
        let group = self.groups.len();
        let size = count(members.len());
        let alone = key.alone.and_then(|index| people.get(index));
        let most_hours = alone.and_then(|found| found.most_hours);
        let clashing = match most_hours {
            // Each shift counts with its hours, so each needs a variable.
            Some(_) => [true; DAYS],
            None => alone.map_or([false; DAYS], |found| found.clashing),
        };
        let costly = key.days.iter().filter(|(_, costs)| *costs).count();
        let limited = costly > key.new_days;
        let mut days_off = Vec::new();
        let mut own = Vec::new();
        for ((shifts, costs), clashes) in key.days.iter().zip(clashing) {
            if shifts.is_empty() {
                continue;
            }
            if clashes {
                let first = self.variables.len();
                for &shift in *shifts {
                    own.push((self.add(Meaning::Own { group, shift }, 1), shift));
                }
                let of_day = || (first..self.variables.len()).map(|variable| (variable, 1.0));
                if limited && *costs {
                    days_off.extend(of_day());
                }
                let terms = of_day().collect();
                self.rows.push(Row {
                    terms,
                    op: ComparisonOp::Le,
                    bound: 1.0,
                });
                continue;
            }
            let works = (limited && *costs).then(|| self.add(Meaning::Works, size));
            days_off.extend(works.map(|variable| (variable, 1.0)));
            let class = *classes.entry(*shifts).or_insert_with(|| {
                self.classes.push(Class {
                    shifts: shifts.to_vec(),
                    members: Vec::new(),
                });
                self.classes.len().saturating_sub(1)
            });
            if let Some(class) = self.classes.get_mut(class) {
                class.members.push((group, works));
            }
        }
        if limited {
            let most = size * count(key.new_days);
            self.rows.push(Row {
                terms: days_off,
                op: ComparisonOp::Le,
                bound: f64::from(most),
            });
        }
        self.add_rest(&own, rest);
        if let Some(most) = most_hours {
            let hours = own
                .iter()
                .map(|(variable, shift)| (*variable, f64::from(count(shift.hours))));
            let terms = hours.collect();
            self.rows.push(Row {
                terms,
                op: ComparisonOp::Le,
                bound: f64::from(count(most)),
            });
        }
        self.groups.push(Group { people: members });
    }

    /// At any moment one person can be in at most one of their shifts, including the rest after it. Checking the starts
    /// of shifts is enough.
    fn add_rest(&mut self, own: &[(usize, Candidate)], rest: usize) {
        let mut starts: Vec<usize> = own.iter().map(|(_, shift)| shift.start).collect();
        starts.dedup();
        let mut last: Vec<(usize, f64)> = Vec::new();
        for &start in &starts {
            let terms: Vec<(usize, f64)> = own
                .iter()
                .filter(|(_, shift)| shift.start <= start && start < shift.end() + rest)
                .map(|&(variable, _)| (variable, 1.0))
                .collect();
            let is_new = terms.iter().any(|term| !last.contains(term));
            if !is_new {
                continue;
            }
            // The row of the next moment implies this one if nothing ends in between.
            if last.iter().all(|term| terms.contains(term)) && !last.is_empty() {
                self.rows.pop();
            }
            self.rows.push(Row {
                terms: terms.clone(),
                op: ComparisonOp::Le,
                bound: 1.0,
            });
            last = terms;
        }
    }

    /// One variable per shift of a class, and the row that limits them to the number of people.
    fn close_classes(&mut self) {
        for index in 0..self.classes.len() {
            let Some(class) = self.classes.get(index) else {
                continue;
            };
            let size = |group: usize| {
                self.groups
                    .get(group)
                    .map_or(0, |group| count(group.people.len()))
            };
            let mut everybody = 0_u32;
            let mut free = 0_u32;
            let mut terms = Vec::new();
            for &(group, works) in &class.members {
                everybody += size(group);
                match works {
                    Some(variable) => terms.push((variable, -1.0)),
                    None => free += size(group),
                }
            }
            for shift in class.shifts.clone() {
                let variable = self.add(
                    Meaning::Class {
                        class: index,
                        shift,
                    },
                    everybody,
                );
                terms.push((variable, 1.0));
            }
            self.rows.push(Row {
                terms,
                op: ComparisonOp::Le,
                bound: f64::from(free),
            });
        }
    }

    /// Every short hour is covered, or heads are missing in it.
    fn add_cover(&mut self, missing: &[u32]) {
        let mut covering: Vec<Vec<(usize, f64)>> = vec![Vec::new(); missing.len()];
        for (variable, (meaning, _)) in self.variables.iter().enumerate() {
            if let Meaning::Class { shift, .. } | Meaning::Own { shift, .. } = meaning {
                for terms in covering.iter_mut().take(shift.end()).skip(shift.start) {
                    terms.push((variable, 1.0));
                }
            }
        }
        for (&heads, mut terms) in missing.iter().zip(covering) {
            if terms.is_empty() {
                self.uncoverable += heads;
            } else if heads > 0 {
                terms.push((self.add(Meaning::Missing, heads), 1.0));
                self.rows.push(Row {
                    terms,
                    op: ComparisonOp::Ge,
                    bound: f64::from(heads),
                });
            }
        }
    }

    fn add(&mut self, meaning: Meaning, most: u32) -> usize {
        self.variables.push((meaning, most));
        self.variables.len().saturating_sub(1)
    }

    /// Requires that plans are no worse than this in the given goals.
    pub fn fix(&mut self, goals: Vec<(Goal, u32)>) {
        self.fixed = goals;
    }

    /// The constant part of a goal, which the program leaves out.
    const fn outside(&self, goal: Goal) -> u32 {
        match goal {
            Goal::Heads => self.uncoverable,
            Goal::Hours | Goal::Shifts => 0,
        }
    }

    /// Minimises one goal. `keep_on` is called between steps with the nodes solved and the bound so far.
    pub fn solve(
        &self,
        goal: Goal,
        keep_on: &mut dyn FnMut(u64, u32) -> ControlFlow<()>,
    ) -> Solved {
        let mut unsolved = Solved {
            plan: None,
            bound: 0,
            proven: false,
        };
        let mut program = microlp::Problem::new(OptimizationDirection::Minimize);
        let variables: Vec<Variable> = self
            .variables
            .iter()
            .map(|&(meaning, most)| {
                program.add_integer_var(
                    cost(goal, meaning),
                    (0, i32::try_from(most).unwrap_or(i32::MAX)),
                )
            })
            .collect();
        let mut add_row = |terms: &mut dyn Iterator<Item = (usize, f64)>, op, bound| {
            let terms: Vec<(Variable, f64)> = terms
                .filter(|&(_, factor)| factor != 0.0)
                .filter_map(|(index, factor)| Some((*variables.get(index)?, factor)))
                .collect();
            program.add_constraint(&terms, op, bound);
        };
        for row in &self.rows {
            add_row(&mut row.terms.iter().copied(), row.op, row.bound);
        }
        for &(goal, most) in &self.fixed {
            let most = most.saturating_sub(self.outside(goal));
            let mut terms = self
                .variables
                .iter()
                .enumerate()
                .map(|(index, &(meaning, _))| (index, cost(goal, meaning)));
            add_row(&mut terms, ComparisonOp::Le, f64::from(most));
        }
        let mut options = SolveOptions::default();
        options.node_limit = Some(NODES_PER_STEP);
        let mut outcome = program.solve_with(options);
        loop {
            let Ok(done) = outcome else { return unsolved };
            let stats = done.stats();
            let bound = stats.best_bound.map_or(0, round_up) + self.outside(goal);
            unsolved.bound = unsolved.bound.max(bound);
            let proven = done.is_optimal();
            if proven || keep_on(stats.nodes_solved, unsolved.bound).is_break() {
                return Solved {
                    plan: self.read(&done, &variables),
                    bound: unsolved.bound,
                    proven,
                };
            }
            outcome = done.resume();
        }
    }

    /// The plan that a solution describes.
    fn read(&self, outcome: &SolveOutcome, variables: &[Variable]) -> Option<Vec<Assignment>> {
        let solution = outcome.solution()?;
        let value = |index: usize| {
            variables
                .get(index)
                .map_or(0, |&variable| round(solution.var_value(variable)))
        };

        // The people of a group take turns, so that their numbers of days differ by at most one.
        let mut turns: BTreeMap<usize, std::iter::Cycle<std::slice::Iter<'_, usize>>> =
            BTreeMap::new();
        let mut free: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (index, class) in self.classes.iter().enumerate() {
            let people = free.entry(index).or_default();
            for &(group, works) in &class.members {
                let members = &self.groups.get(group)?.people;
                match works {
                    None => people.extend(members),
                    Some(variable) => {
                        let turn = turns.entry(group).or_insert_with(|| members.iter().cycle());
                        people.extend(turn.take(value(variable)));
                    }
                }
            }
        }
        let mut plan = Vec::new();
        for (index, &(meaning, _)) in self.variables.iter().enumerate() {
            match meaning {
                Meaning::Missing | Meaning::Works => {}
                Meaning::Class { class, shift } => {
                    for _ in 0..value(index) {
                        plan.push((free.get_mut(&class)?.pop()?, shift));
                    }
                }
                Meaning::Own { group, shift } => {
                    if value(index) > 0 {
                        plan.push((*self.groups.get(group)?.people.first()?, shift));
                    }
                }
            }
        }
        Some(plan)
    }
}

/// The cost of one unit of a variable.
fn cost(goal: Goal, meaning: Meaning) -> f64 {
    match (goal, meaning) {
        (Goal::Heads, Meaning::Missing) => 1.0,
        (Goal::Hours, Meaning::Class { shift, .. } | Meaning::Own { shift, .. }) => {
            f64::from(count(shift.hours))
        }
        (Goal::Shifts, Meaning::Class { .. } | Meaning::Own { .. }) => 1.0,
        _ => 0.0,
    }
}

/// A count as `u32`, saturating.
pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The value of an integer variable, which the solver returns to within a millionth.
fn round(value: f64) -> usize {
    value.round() as usize
}

/// The smallest integer that satisfies a lower bound.
#[allow(clippy::float_arithmetic, reason = "the solver's bounds are floats")]
fn round_up(bound: f64) -> u32 {
    (bound - 1e-6).ceil() as u32
}
