//! A greedy plan: always the shift that covers the most heads that are still missing.

use std::{cmp::Reverse, collections::BinaryHeap};

use crate::{
    candidates::{Candidate, PersonCandidates},
    problem::{HOURS, PositionProblem},
};

/// New shifts: the index of the person, and the shift.
pub(crate) type Assignment = (usize, Candidate);

/// Picks shifts one by one: most missing heads covered first, then the shortest.
///
/// The coverage of a shift only shrinks as others are picked, so a shift at the top of the heap whose figure is up to
/// date is the best one.
pub(crate) fn greedy(
    problem: &PositionProblem<'_>,
    people: &[PersonCandidates],
    rest: usize,
) -> Vec<Assignment> {
    let mut missing = problem.missing.clone();
    let mut picked: Vec<Vec<Candidate>> = vec![Vec::new(); people.len()];
    let gain = |missing: &[u32], candidate: Candidate| {
        missing
            .iter()
            .take(candidate.end())
            .skip(candidate.start)
            .filter(|&&heads| heads > 0)
            .count()
    };
    let mut heap: BinaryHeap<_> = people
        .iter()
        .enumerate()
        .flat_map(|(index, person)| {
            person
                .days
                .iter()
                .flatten()
                .map(move |&shift| (index, shift))
        })
        .map(|(index, shift)| {
            (
                gain(&missing, shift),
                Reverse(shift.hours),
                Reverse(index),
                Reverse(shift),
            )
        })
        .collect();
    let mut plan = Vec::new();
    while let Some((promised, hours, Reverse(index), Reverse(shift))) = heap.pop() {
        let (Some(own), Some(person)) = (picked.get_mut(index), problem.people.get(index)) else {
            continue;
        };
        let day = day_of(shift);
        let is_new = |day: usize| person.days.get(day).is_some_and(|day| !day.works);
        let new_days = own.iter().filter(|other| is_new(day_of(**other))).count();
        let of_week = shift.hours + own.iter().map(|other| other.hours).sum::<usize>();
        if own
            .iter()
            .any(|&other| day_of(other) == day || other.clashes(shift, rest))
            || (is_new(day) && new_days >= person.new_days)
            || person.week_room.is_some_and(|room| of_week > room)
        {
            continue;
        }
        let now = gain(&missing, shift);
        if now == 0 {
            continue;
        }
        if now < promised {
            heap.push((now, hours, Reverse(index), Reverse(shift)));
            continue;
        }
        for heads in missing.iter_mut().take(shift.end()).skip(shift.start) {
            *heads = heads.saturating_sub(1);
        }
        own.push(shift);
        plan.push((index, shift));
    }
    plan
}

/// The day on which a shift starts.
pub(crate) fn day_of(shift: Candidate) -> usize {
    shift.start / HOURS
}
