//! Why an hour stays short.

use scheduler_core::Day;

use crate::{
    candidates::Candidate,
    fill::still_missing,
    greedy::Assignment,
    plan::{KeptAway, Reason, ShortHour},
    problem::{DAYS, HOURS, Limits, Person, PersonDay, PositionProblem},
};

/// The hours that a plan leaves short, and why each person of the position does not work in them.
pub(crate) fn short_hours(
    problem: &PositionProblem<'_>,
    plan: &[Assignment],
    limits: &Limits,
) -> Vec<ShortHour> {
    let missing = still_missing(problem, plan);
    let mut short = Vec::new();
    for (hour, &missing) in missing.iter().enumerate().filter(|(_, heads)| **heads > 0) {
        let working: Vec<usize> = plan
            .iter()
            .filter(|(_, shift)| shift.range().contains(&hour))
            .map(|&(index, _)| index)
            .collect();
        let people = problem.people.iter().enumerate().map(|(index, person)| {
            let reason = if working.contains(&index) {
                Reason::OnShift
            } else {
                reason(person, hour, limits)
            };
            let until = (reason == Reason::Rest).then(|| rested_at(person, hour));
            KeptAway {
                staff_id: person.id.to_owned(),
                reason,
                until: until.flatten(),
            }
        });
        let (Some(day), Ok(hour)) = (Day::from_index(hour / HOURS), u8::try_from(hour % HOURS))
        else {
            continue;
        };
        short.push(ShortHour {
            position_id: problem.id.to_owned(),
            day,
            hour,
            missing,
            people: people.collect(),
        });
    }
    short
}

/// Why somebody is off duty in an hour: the rules are applied one after the other, and the reason is the one that
/// excludes the last shift that could cover the hour.
fn reason(person: &Person<'_>, hour: usize, limits: &Limits) -> Reason {
    if !person.available.has(hour) {
        return Reason::NotAvailable;
    }
    if !person.off_duty.has(hour) {
        return Reason::OnShift;
    }
    let mut furthest = Reason::TooShort;
    for (day, of_day) in person.days.iter().enumerate().take(DAYS) {
        for start in starts(day, hour) {
            for hours in limits.min_hours..=limits.max_hours {
                let shift = Candidate { start, hours };
                if shift.range().contains(&hour) {
                    furthest = furthest.max(first_rule(person, day, of_day, shift, limits));
                }
            }
        }
    }
    furthest
}

/// The hour of the day from which a resting person could start again.
fn rested_at(person: &Person<'_>, hour: usize) -> Option<u8> {
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
    person: &Person<'_>,
    day: usize,
    of_day: &PersonDay,
    shift: Candidate,
    limits: &Limits,
) -> Reason {
    let free = |hour| person.available.has(hour) && person.off_duty.has(hour);
    if !shift.range().all(free) {
        Reason::TooShort
    } else if person.closed.get(day).copied().unwrap_or(true) {
        Reason::LeftOut
    } else if shift.range().any(|hour| of_day.resting.has(hour)) {
        Reason::Rest
    } else if !of_day.works && person.new_days == 0 {
        Reason::DaysOff
    } else if shift.hours > of_day.room.min(limits.max_hours) {
        Reason::HoursOfDay
    } else if person.week_room.is_some_and(|room| shift.hours > room) {
        Reason::HoursOfWeek
    } else {
        Reason::BetterElsewhere
    }
}
