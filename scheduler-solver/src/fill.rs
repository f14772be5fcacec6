//! Filling: every group of positions is searched in turn, a step at a time, until all plans are proven or time is up.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
};

use scheduler_core::{Day, ProposedShift, Week};

use crate::{
    candidates::Candidate,
    causes::cause,
    certificate::Certificate,
    generation::SCALE,
    groups::{Part, groups},
    plan::{FillPlan, MarkFigures, PositionFigures},
    problem::{HOURS, Missing, Problem, WEEK},
    question::FillQuestion,
    reasons::short_hours,
    search::Search,
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
    /// Steps of the search so far: a deterministic measure of the work done.
    pub steps: u64,
}

/// Fills a week.
///
/// `keep_on` is called before each step of the search, a few milliseconds of work. Once it returns
/// [`ControlFlow::Break`] the best plan so far is the answer, with [`proven`](FillPlan::proven) false and its
/// [`bound`](FillPlan::bound). The steps are always the same for the same input, so breaking after the same number of
/// them gives the same plan.
#[must_use]
pub fn fill(
    week: &Week,
    question: &FillQuestion,
    keep_on: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> FillPlan {
    fill_problem(Problem::new(week, question), keep_on)
}

/// Fills a week whose problem is known.
pub(crate) fn fill_problem(
    problem: Problem,
    keep_on: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> FillPlan {
    let parts = groups(&problem);
    let mut searches: Vec<Search<'_>> = parts.iter().map(|part| Search::new(&part.group)).collect();
    let mut steps = 0;
    loop {
        let mut is_done = true;
        for index in 0..searches.len() {
            if searches.get(index).is_none_or(Search::is_done) {
                continue;
            }
            is_done = false;
            if keep_on(progress(&searches, steps)).is_break() {
                return answer(problem, &parts, &searches);
            }
            if let Some(search) = searches.get_mut(index) {
                search.step();
                steps += 1;
            }
        }
        if is_done {
            return answer(problem, &parts, &searches);
        }
    }
}

fn progress(searches: &[Search<'_>], steps: u64) -> Progress {
    let total =
        |figure: fn(&Search<'_>) -> u32| searches.iter().map(figure).fold(0, u32::saturating_add);
    Progress {
        missing: total(|search| search.figures().missing),
        bound: total(|search| search.missing_bound()),
        steps,
    }
}

fn certificate(problem: &Problem, parts: &[Part], searches: &[Search<'_>]) -> Certificate {
    let mut certificate = Certificate {
        scale: SCALE,
        ..Certificate::default()
    };
    for (part, search) in parts.iter().zip(searches) {
        let mut prices = search.heads().chunks_exact(WEEK);
        for (index, prices) in part.members.positions.iter().zip(&mut prices) {
            if let Some(position) = problem.positions.get(*index) {
                let heads = &mut certificate.heads;
                heads.insert(position.id.clone(), prices.to_vec());
            }
        }
        for (index, prices) in part.members.marks.iter().zip(&mut prices) {
            if let Some(mark) = problem.marks.get(*index) {
                let marks = &mut certificate.marks;
                marks.resize(marks.len().max(mark.need + 1), Vec::new());
                if let Some(known) = marks.get_mut(mark.need) {
                    *known = prices.to_vec();
                }
            }
        }
    }
    certificate
}

/// The new shifts of a person: the index among the problem's people, and the shift.
pub(crate) type Assignment = (usize, Candidate);

fn answer(problem: Problem, parts: &[Part], searches: &[Search<'_>]) -> FillPlan {
    let plan: Vec<Assignment> = assignments(&problem, parts, searches);
    let after = problem.missing_with(plan.iter().copied());
    let before = problem.missing();
    let covered = |missing: &Missing| {
        let hours = problem.hours.iter();
        count(hours.filter(|hour| missing.is_covered(**hour)).count())
    };
    let mut answer = FillPlan {
        missing_before: before.total(),
        missing_after: after.total(),
        hours: count(problem.hours.len()),
        covered_before: covered(&before),
        covered_after: covered(&after),
        added_overtime: searches
            .iter()
            .map(|search| search.figures().overtime)
            .sum(),
        proven: searches.iter().all(Search::is_done),
        bound: progress(searches, 0).bound,
        certificate: certificate(&problem, parts, searches),
        ..FillPlan::default()
    };
    for (index, (position, after)) in problem.positions.iter().zip(&after.heads).enumerate() {
        let shifts = || {
            plan.iter()
                .filter(move |(_, shift)| shift.position == index)
        };
        let mut figures = PositionFigures {
            position_id: position.id.clone(),
            missing_before: position.missing.iter().sum(),
            missing_after: after.iter().sum(),
            added_hours: count(shifts().map(|(_, shift)| shift.hours).sum()),
            added_shifts: count(shifts().count()),
            proven: true,
            bound: 0,
        };
        for (part, search) in parts.iter().zip(searches) {
            if !part.members.positions.contains(&index) {
                continue;
            }
            // What the other positions and the marks of the group lack is at most what they lack before.
            let others = part
                .members
                .positions
                .iter()
                .filter(|other| **other != index);
            let others = others.filter_map(|&other| before.heads.get(other));
            let marks = part
                .members
                .marks
                .iter()
                .filter_map(|&mark| before.marks.get(mark));
            let others = others.chain(marks).flatten().sum();
            figures.proven = search.is_done();
            figures.bound = search.missing_bound().saturating_sub(others);
        }
        answer.added_hours += figures.added_hours;
        answer.added_shifts += figures.added_shifts;
        answer.positions.push(figures);
    }
    let of_marks = before.marks.iter().zip(&after.marks);
    let of_marks = problem.marks.iter().zip(of_marks);
    answer.marks = of_marks
        .map(|(mark, (before, after))| MarkFigures {
            mark: mark.mark.clone(),
            position_id: mark.position_id.clone(),
            missing_before: before.iter().sum(),
            missing_after: after.iter().sum(),
        })
        .collect();
    (answer.short, answer.short_marks) = short_hours(&problem, &plan, &after);
    let mut shifts: Vec<_> = plan
        .iter()
        .filter_map(|&(index, shift)| {
            let person = problem.people.get(index)?;
            let position = problem.positions.get(shift.position)?;
            let [start, hours] =
                [shift.start % HOURS, shift.hours].map(|hours| u8::try_from(hours).ok());
            let mut proposed =
                ProposedShift::new(&person.id, Day::from_index(shift.day())?, start?, hours?);
            if position.id != person.main {
                proposed = proposed.in_position(&position.id);
            }
            if let Ok(pause @ 1..) = u8::try_from(shift.law.pause) {
                proposed = proposed.with_break(pause);
            }
            Some((proposed, cause(&problem, person, shift)?))
        })
        .collect();
    shifts.sort_by(|(a, _), (b, _)| {
        (a.time.day, a.time.start, &a.staff_id).cmp(&(b.time.day, b.time.start, &b.staff_id))
    });
    (answer.shifts, answer.causes) = shifts.into_iter().unzip();
    let people: BTreeSet<_> = answer.shifts.iter().map(|shift| &shift.staff_id).collect();
    answer.people = count(people.len());
    answer.gone = problem.gone;
    answer
}

/// The shifts of all plans. Of people who are alike, those with the lower wage get the longer weeks.
fn assignments(problem: &Problem, parts: &[Part], searches: &[Search<'_>]) -> Vec<Assignment> {
    let mut plan = Vec::new();
    for (part, search) in parts.iter().zip(searches) {
        let mut alike: BTreeMap<usize, Vec<(usize, &Vec<Candidate>)>> = BTreeMap::new();
        for ((&person, &kind), week) in part
            .members
            .people
            .iter()
            .zip(&part.group.people)
            .zip(search.weeks())
        {
            alike.entry(kind).or_default().push((person, week));
        }
        for people in alike.into_values() {
            let (mut people, mut weeks): (Vec<usize>, Vec<&Vec<Candidate>>) =
                people.into_iter().unzip();
            people.sort_by_key(|&person| {
                (problem.people.get(person).map(|person| person.wage), person)
            });
            weeks.sort_by_key(|week| {
                std::cmp::Reverse(week.iter().map(|shift| shift.hours).sum::<usize>())
            });
            for (person, week) in people.into_iter().zip(weeks) {
                plan.extend(week.iter().filter_map(|shift| {
                    let position = *part.members.positions.get(shift.position)?;
                    Some((person, Candidate { position, ..*shift }))
                }));
            }
        }
    }
    plan
}

/// A count as `u32`, saturating.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
