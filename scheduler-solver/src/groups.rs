//! Groups of positions that share people. Each is a problem of its own.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::{
    candidates::{Candidate, ShortHours, candidates},
    draft::Group,
    problem::{DAYS, Problem, WEEK},
    weeks::{Planner, Terms},
};

/// A group with its place in the problem.
pub(crate) struct Part {
    /// Its positions, as indices of the problem's.
    pub positions: Vec<usize>,
    /// Its people, as indices of the problem's.
    pub people: Vec<usize>,
    pub group: Group,
}

/// Splits a problem into groups. People who cannot be given any shift are in none; every position is in one.
pub(crate) fn groups(problem: &Problem) -> Vec<Part> {
    let short: Vec<ShortHours> = problem
        .positions
        .iter()
        .map(|position| ShortHours::new(&position.missing))
        .collect();
    let days: Vec<[Vec<Candidate>; DAYS]> = problem
        .people
        .iter()
        .map(|person| candidates(person, &problem.positions, &short, &problem.limits))
        .collect();

    // The group of each position, named by its first one.
    let mut group_of: Vec<usize> = (0..problem.positions.len()).collect();
    let mut first_of: Vec<Option<usize>> = Vec::with_capacity(days.len());
    for days in &days {
        let mut positions: Vec<usize> = days.iter().flatten().map(|shift| shift.position).collect();
        positions.sort_unstable();
        positions.dedup();
        let joined: Vec<usize> = positions
            .iter()
            .filter_map(|&position| group_of.get(position).copied())
            .collect();
        let first = joined.iter().copied().min();
        for group in &mut group_of {
            if let Some(first) = first.filter(|_| joined.contains(group)) {
                *group = first;
            }
        }
        first_of.push(positions.first().copied());
    }

    let mut parts: BTreeMap<usize, (Vec<usize>, Vec<usize>)> = BTreeMap::new();
    for (position, &group) in group_of.iter().enumerate() {
        parts.entry(group).or_default().0.push(position);
    }
    for (person, first) in first_of.iter().enumerate() {
        let group = first.and_then(|position| group_of.get(position).copied());
        if let Some((_, people)) = group.and_then(|group| parts.get_mut(&group)) {
            people.push(person);
        }
    }
    let part = |(positions, people): (Vec<usize>, Vec<usize>)| {
        let group = group(problem, &days, &positions, &people);
        Part {
            positions,
            people,
            group,
        }
    };
    parts.into_values().map(part).collect()
}

/// All positions and all people as one group, whose people are numbered as the problem's.
pub(crate) fn whole(problem: &Problem) -> Group {
    let short: Vec<ShortHours> = problem
        .positions
        .iter()
        .map(|position| ShortHours::new(&position.missing))
        .collect();
    let days: Vec<[Vec<Candidate>; DAYS]> = problem
        .people
        .iter()
        .map(|person| candidates(person, &problem.positions, &short, &problem.limits))
        .collect();
    let positions: Vec<usize> = (0..problem.positions.len()).collect();
    let people: Vec<usize> = (0..problem.people.len()).collect();
    group(problem, &days, &positions, &people)
}

fn group(
    problem: &Problem,
    days: &[[Vec<Candidate>; DAYS]],
    positions: &[usize],
    people: &[usize],
) -> Group {
    let mut demand = Vec::with_capacity(positions.len() * WEEK);
    for position in positions
        .iter()
        .filter_map(|&position| problem.positions.get(position))
    {
        demand.extend(&position.missing);
    }
    let mut known: BTreeMap<Terms, usize> = BTreeMap::new();
    let mut kinds = Vec::new();
    let mut of_people = Vec::new();
    let mut wages = Vec::new();
    for &index in people {
        let (Some(person), Some(days)) = (problem.people.get(index), days.get(index)) else {
            continue;
        };
        let within_group = |shift: &Candidate| {
            let position = positions
                .iter()
                .position(|&position| position == shift.position)?;
            Some(Candidate { position, ..*shift })
        };
        let terms = Terms {
            days: days
                .each_ref()
                .map(|day| day.iter().filter_map(within_group).collect()),
            patterns: person.patterns,
            room: person.week_room.min(person.contract_room),
            spare: person.spare,
            rest: person.rest,
            law: person.law.as_ref().map(|law| law.terms(days)),
            next: person.next.clone(),
        };
        let kind = *known.entry(terms).or_insert_with_key(|terms| {
            kinds.push(Rc::new(Planner::new(terms.clone())));
            kinds.len() - 1
        });
        of_people.push(kind);
        wages.push(i64::from(person.wage));
    }
    Group {
        demand,
        kinds,
        people: of_people,
        wages,
    }
}
