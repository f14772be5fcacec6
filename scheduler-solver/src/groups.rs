//! Groups of positions that share people. Each is a problem of its own.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::{
    candidates::{Candidate, ShortHours, candidates},
    draft::Group,
    problem::{DAYS, Problem, WEEK},
    weeks::{MarkRow, Planner, Terms},
};

/// A group with its place in the problem.
pub(crate) struct Part {
    pub members: Members,
    pub group: Group,
}

/// The positions, the people and the needs of marks of a group, as indices of the problem's.
#[derive(Default)]
pub(crate) struct Members {
    pub positions: Vec<usize>,
    pub people: Vec<usize>,
    pub marks: Vec<usize>,
}

/// The shifts of each day that everybody may be given.
fn shifts_of(problem: &Problem) -> Vec<[Vec<Candidate>; DAYS]> {
    let positions = || 0..problem.positions.len();
    let short: Vec<ShortHours> = problem
        .positions
        .iter()
        .map(|position| ShortHours::new(&position.missing))
        .collect();
    let people = problem.people.iter().map(|person| {
        let own: Option<Vec<ShortHours>> = (!person.marks.is_empty()).then(|| {
            let of = |position: usize| {
                let hours = (0..WEEK).map(|hour| problem.missing_for(person, position, hour));
                ShortHours::new(&hours.collect::<Vec<u32>>())
            };
            positions().map(of).collect()
        });
        let short = own.as_ref().unwrap_or(&short);
        candidates(person, &problem.positions, short, &problem.limits)
    });
    people.collect()
}

/// Splits a problem into groups. People who cannot be given any shift are in none; every position is in one.
pub(crate) fn groups(problem: &Problem) -> Vec<Part> {
    let days = shifts_of(problem);

    // The group of each position, named by its first one.
    let mut group_of: Vec<usize> = (0..problem.positions.len()).collect();
    let mut join = |positions: &[usize]| {
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
    };
    let mut first_of: Vec<Option<usize>> = Vec::with_capacity(days.len());
    for days in &days {
        let mut positions: Vec<usize> = days.iter().flatten().map(|shift| shift.position).collect();
        positions.sort_unstable();
        positions.dedup();
        join(&positions);
        first_of.push(positions.first().copied());
    }
    // Whoever can meet the same need, or is kept apart, shares a group.
    let mut first_of_marks = Vec::with_capacity(problem.marks.len());
    for (index, mark) in problem.marks.iter().enumerate() {
        let able = problem.people.iter().zip(&first_of);
        let able = able.filter(|(person, _)| person.marks.contains(&index));
        let mut positions: Vec<usize> = able.filter_map(|(_, first)| *first).collect();
        if let Some(position) = mark.position {
            positions = vec![position];
        }
        join(&positions);
        first_of_marks.push(positions.first().copied().unwrap_or(0));
    }
    for (one, other) in &problem.apart {
        let first = |person: &usize| first_of.get(*person).copied().flatten();
        if let (Some(one), Some(other)) = (first(one), first(other)) {
            join(&[one, other]);
        }
    }

    let mut parts: BTreeMap<usize, Members> = BTreeMap::new();
    for (position, &group) in group_of.iter().enumerate() {
        parts.entry(group).or_default().positions.push(position);
    }
    for (person, first) in first_of.iter().enumerate() {
        let group = first.and_then(|position| group_of.get(position).copied());
        if let Some(members) = group.and_then(|group| parts.get_mut(&group)) {
            members.people.push(person);
        }
    }
    for (mark, &first) in first_of_marks.iter().enumerate() {
        let group = group_of.get(first);
        if let Some(members) = group.and_then(|group| parts.get_mut(group)) {
            members.marks.push(mark);
        }
    }
    let part = |members: Members| Part {
        group: group(problem, &days, &members),
        members,
    };
    parts.into_values().map(part).collect()
}

/// All positions and all people as one group, whose people are numbered as the problem's.
pub(crate) fn whole(problem: &Problem) -> Group {
    let days = shifts_of(problem);
    let members = Members {
        positions: (0..problem.positions.len()).collect(),
        people: (0..problem.people.len()).collect(),
        marks: (0..problem.marks.len()).collect(),
    };
    group(problem, &days, &members)
}

fn group(problem: &Problem, days: &[[Vec<Candidate>; DAYS]], members: &Members) -> Group {
    let Members {
        positions,
        people,
        marks,
    } = members;
    let mut demand = Vec::with_capacity((positions.len() + marks.len()) * WEEK);
    for position in positions
        .iter()
        .filter_map(|&position| problem.positions.get(position))
    {
        demand.extend(&position.missing);
    }
    let rows_of_marks = || (positions.len()..).zip(marks.iter().copied());
    for mark in marks.iter().filter_map(|&mark| problem.marks.get(mark)) {
        demand.extend(&mark.missing);
    }
    let is_apart = |person: usize| {
        let mut pairs = problem.apart.iter();
        pairs.any(|(one, other)| *one == person || *other == person)
    };
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
            marks: rows_of_marks()
                .filter(|(_, mark)| person.marks.contains(mark))
                .filter_map(|(row, mark)| {
                    let id = problem.marks.get(mark)?.position;
                    let place = id.map(|id| positions.iter().position(|&position| position == id));
                    Some(MarkRow {
                        row,
                        position: place.map(|place| place.unwrap_or(usize::MAX)),
                    })
                })
                .collect(),
            alone: is_apart(index).then_some(index),
        };
        let kind = *known.entry(terms).or_insert_with_key(|terms| {
            kinds.push(Rc::new(Planner::new(terms.clone())));
            kinds.len() - 1
        });
        of_people.push(kind);
        wages.push(i64::from(person.wage));
    }
    let place = |person: &usize| people.iter().position(|known| known == person);
    let mut apart = vec![Vec::new(); of_people.len()];
    for (one, other) in &problem.apart {
        if let (Some(one), Some(other)) = (place(one), place(other)) {
            for (person, from) in [(one, other), (other, one)] {
                if let Some(apart) = apart.get_mut(person) {
                    apart.push(from);
                }
            }
        }
    }
    Group {
        positions: positions.len(),
        demand,
        kinds,
        apart,
        people: of_people,
        wages,
    }
}
