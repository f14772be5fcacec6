//! Why an hour stays short.

use scheduler_core::Day;

use crate::{
    candidates::{Broken, Candidate, broken},
    fill::Assignment,
    plan::{KeptAway, Reason, ShortHour},
    problem::{DAYS, HOURS, Limits, Person, PersonDay, Problem},
};

/// The hours that a plan leaves short, and why each person of the position does not work in them. `missing` are the
/// heads that are missing with the plan, by position.
pub(crate) fn short_hours(
    problem: &Problem,
    plan: &[Assignment],
    missing: &[Vec<u32>],
) -> Vec<ShortHour> {
    let mut short = Vec::new();
    for (index, (position, missing)) in problem.positions.iter().zip(missing).enumerate() {
        for (hour, &missing) in missing.iter().enumerate().filter(|(_, heads)| **heads > 0) {
            let people = problem.people.iter().enumerate();
            let people = people.filter(|(_, person)| person.positions.contains(&index));
            let people = people.map(|(place, person)| {
                let mut shifts = plan.iter().filter(|(of, _)| *of == place);
                let new = shifts.find(|(_, shift)| shift.range().contains(&hour));
                let new = new.and_then(|(_, shift)| problem.positions.get(shift.position));
                let (reason, position_id) = match new {
                    Some(new) => (Reason::OnShift, Some(new.id.clone())),
                    None => reason(person, &position.id, hour, &problem.limits),
                };
                let until = (reason == Reason::Rest).then(|| rested_at(person, hour));
                KeptAway {
                    staff_id: person.id.clone(),
                    reason,
                    until: until.flatten(),
                    position_id,
                }
            });
            let (Some(day), Ok(of_day)) =
                (Day::from_index(hour / HOURS), u8::try_from(hour % HOURS))
            else {
                continue;
            };
            short.push(ShortHour {
                position_id: position.id.clone(),
                day,
                hour: of_day,
                missing,
                people: people.collect(),
            });
        }
    }
    short
}

/// Why somebody is off duty in an hour: the rules are applied one after the other, and the reason is the one that
/// excludes the last shift that could cover the hour.
fn reason(
    person: &Person,
    position: &str,
    hour: usize,
    limits: &Limits,
) -> (Reason, Option<String>) {
    if person.days.get(hour / HOURS).is_some_and(|day| day.absent) {
        return (Reason::Absent, None);
    }
    if !person.available.has(hour) {
        return (Reason::NotAvailable, None);
    }
    if !person.free.has(hour) {
        let quarters = hour as i64 * 4..hour as i64 * 4 + 4;
        let mut own = person.days.iter().flat_map(|day| &day.own);
        let own = own.find(|own| own.start < quarters.end && quarters.start < own.end);
        return (Reason::OnShift, own.map(|own| own.position.clone()));
    }
    let mut furthest = Reason::TooShort;
    for (day, of_day) in person.days.iter().enumerate().take(DAYS) {
        for start in starts(day, hour) {
            for hours in 1..=limits.max_hours {
                let shift = Candidate {
                    start,
                    hours,
                    position: 0,
                };
                if shift.range().contains(&hour) {
                    furthest = furthest.max(first_rule(person, position, of_day, shift, limits));
                }
            }
        }
    }
    (furthest, None)
}

/// The hour of the day from which a resting person could start again.
fn rested_at(person: &Person, hour: usize) -> Option<u8> {
    let midnight = hour / HOURS * HOURS;
    let resting = person.days.get(hour / HOURS)?.resting;
    let rested = (hour + 1..midnight + HOURS).find(|&hour| !resting.has(hour))?;
    u8::try_from(rested - midnight).ok()
}

/// The starts of shifts of a day that may cover an hour, for any length.
fn starts(day: usize, hour: usize) -> std::ops::Range<usize> {
    let midnight = day * HOURS;
    let end = (midnight + HOURS).min(hour + 1);
    midnight.max(hour.saturating_sub(HOURS))..end
}

/// The first rule that a shift would violate.
fn first_rule(
    person: &Person,
    position: &str,
    of_day: &PersonDay,
    shift: Candidate,
    limits: &Limits,
) -> Reason {
    let broken = broken(person, position, shift, limits);
    let is_one_of = |patterns: u128| patterns >> (1_u32 << shift.day()) & 1 == 1;
    if broken == Some(Broken::Length) || !shift.range().all(|hour| person.free.has(hour)) {
        Reason::TooShort
    } else if of_day.closed {
        Reason::LeftOut
    } else if shift.range().any(|hour| of_day.resting.has(hour)) {
        Reason::Rest
    } else if !is_one_of(person.off_patterns) {
        Reason::DaysOff
    } else if !is_one_of(person.patterns) {
        Reason::DaysInRow
    } else {
        match broken {
            None | Some(Broken::Length) => Reason::BetterElsewhere,
            Some(Broken::Split) => Reason::SplitDay,
            Some(Broken::Day) => Reason::HoursOfDay,
            Some(Broken::Week) => Reason::HoursOfWeek,
            Some(Broken::Contract) => Reason::Contract,
        }
    }
}
