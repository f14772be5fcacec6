//! Why an hour stays short.

use scheduler_core::Day;

use crate::{
    candidates::{Broken, Candidate, Part, broken},
    fill::Assignment,
    plan::{KeptAway, Reason, ShortHour},
    problem::{HOURS, Limits, Person, PersonDay, Problem, WEEK, has_day},
};

/// The hours that a plan leaves short, and why each person of the position does not work in them. `missing` are the
/// heads that are missing with the plan, by position.
pub(crate) fn short_hours(
    problem: &Problem,
    plan: &[Assignment],
    missing: &[Vec<u32>],
) -> Vec<ShortHour> {
    let mut new: Vec<Vec<Candidate>> = vec![Vec::new(); problem.people.len()];
    for &(person, shift) in plan {
        if let Some(new) = new.get_mut(person) {
            new.push(shift);
        }
    }
    let mut short = Vec::new();
    for (index, (position, missing)) in problem.positions.iter().zip(missing).enumerate() {
        if missing.iter().all(|heads| *heads == 0) {
            continue;
        }
        let people: Vec<(&Person, &Vec<Candidate>, [Reason; WEEK])> = problem
            .people
            .iter()
            .zip(&new)
            .filter(|(person, _)| person.positions.contains(&index))
            .map(|(person, new)| (person, new, reasons(person, &position.id, &problem.limits)))
            .collect();
        for (hour, &missing) in missing.iter().enumerate().filter(|(_, heads)| **heads > 0) {
            let (Some(day), Ok(of_day)) =
                (Day::from_index(hour / HOURS), u8::try_from(hour % HOURS))
            else {
                continue;
            };
            let kept_away = people.iter().map(|(person, new, reasons)| {
                let on_duty = on_duty(person, new, hour, problem);
                let reason = match on_duty {
                    Some(_) => Reason::OnShift,
                    None => reasons.get(hour).copied().unwrap_or(Reason::NotAvailable),
                };
                let until = (reason == Reason::Rest).then(|| rested_at(person, hour));
                KeptAway {
                    staff_id: person.id.clone(),
                    reason,
                    until: until.flatten(),
                    position_id: on_duty.map(str::to_owned),
                }
            });
            short.push(ShortHour {
                position_id: position.id.clone(),
                day,
                hour: of_day,
                missing,
                people: kept_away.collect(),
            });
        }
    }
    short
}

/// The position in which somebody is on duty in an hour of a day on which they are not absent.
fn on_duty<'a>(
    person: &'a Person,
    new: &[Candidate],
    hour: usize,
    problem: &'a Problem,
) -> Option<&'a str> {
    if let Some(shift) = new.iter().find(|shift| shift.range().contains(&hour)) {
        return problem
            .positions
            .get(shift.position)
            .map(|position| position.id.as_str());
    }
    let mut own = person.days.iter().flat_map(|day| &day.own);
    own.find(|own| own.is_within(hour))
        .map(|own| own.position.as_str())
}

/// Why somebody is off duty in each hour: the rules are applied one after the other, and the reason is the one that
/// excludes the last shift that could cover the hour.
fn reasons(person: &Person, position: &str, limits: &Limits) -> [Reason; WEEK] {
    let mut reasons: [Reason; WEEK] = std::array::from_fn(|hour| {
        if person.days.get(hour / HOURS).is_some_and(|day| day.absent) {
            Reason::Absent
        } else if !person.available.has(hour) {
            Reason::NotAvailable
        } else if !person.free.has(hour) {
            Reason::OnShift
        } else {
            Reason::TooShort
        }
    });
    for start in 0..WEEK {
        for hours in 1..=limits.max_hours {
            let shift = Candidate {
                start,
                hours,
                position: 0,
                law: Part::default(),
            };
            let shift = Candidate {
                law: person.part(position, shift, limits),
                ..shift
            };
            if !person.free.has(shift.end() - 1) {
                break;
            }
            let Some(of_day) = person.days.get(shift.day()) else {
                break;
            };
            let rule = first_rule(person, position, of_day, shift, limits);
            for reason in reasons.iter_mut().take(shift.end()).skip(start) {
                *reason = rule.max(*reason);
            }
        }
    }
    reasons
}

/// The hour of the day from which a resting person could start again.
fn rested_at(person: &Person, hour: usize) -> Option<u8> {
    let midnight = hour / HOURS * HOURS;
    let resting = person.days.get(hour / HOURS)?.resting;
    let rested = (hour + 1..midnight + HOURS).find(|&hour| !resting.has(hour))?;
    u8::try_from(rested - midnight).ok()
}

/// The first rule that a shift within free hours would violate.
fn first_rule(
    person: &Person,
    position: &str,
    of_day: &PersonDay,
    shift: Candidate,
    limits: &Limits,
) -> Reason {
    let broken = broken(person, position, shift, limits);
    let is_one_of = |patterns: u128| has_day(patterns, shift.day());
    if broken == Some(Broken::Length) {
        Reason::TooShort
    } else if of_day.closed {
        Reason::LeftOut
    } else if shift.range().any(|hour| of_day.resting.has(hour)) {
        Reason::Rest
    } else if !is_one_of(person.off_patterns) {
        Reason::DaysOff
    } else if !is_one_of(person.row_patterns) {
        Reason::DaysInRow
    } else if !is_one_of(person.weekend_patterns) {
        Reason::Weekends
    } else if !is_one_of(person.patterns) {
        Reason::ShortRun
    } else {
        match broken {
            None if person
                .law
                .as_ref()
                .is_some_and(|law| law.keeps_resting(shift)) =>
            {
                Reason::WeeklyRest
            }
            None | Some(Broken::Length) => Reason::BetterElsewhere,
            Some(Broken::Split) => Reason::SplitDay,
            Some(Broken::Minor) => Reason::Under18,
            Some(Broken::Day) => Reason::HoursOfDay,
            Some(Broken::DayWork) => Reason::WorkOfDay,
            Some(Broken::DaySpan) => Reason::SpanOfDay,
            Some(Broken::Week) => match &person.law {
                Some(law) if shift.work() > law.room => Reason::WorkOfWeek,
                _ => Reason::HoursOfWeek,
            },
            Some(Broken::Contract) => Reason::Contract,
            Some(Broken::Next) => Reason::Succession,
            Some(Broken::Pattern) => Reason::Pattern,
        }
    }
}
