//! Why an hour stays short.

use scheduler_core::Day;

use crate::{
    candidates::{Broken, Candidate, Part, broken},
    fill::Assignment,
    plan::{KeptAway, Reason, ShortHour, ShortMark},
    problem::{HOURS, Limits, Missing, Person, PersonDay, Problem, WEEK, has_day},
};

/// The hours that a plan leaves short, and why each person of the position does not work in them. `missing` is what is
/// missing with the plan. The same of the needs of marks, of which those who have it are the people.
pub(crate) fn short_hours(
    problem: &Problem,
    plan: &[Assignment],
    missing: &Missing,
) -> (Vec<ShortHour>, Vec<ShortMark>) {
    let mut new: Vec<Vec<Candidate>> = vec![Vec::new(); problem.people.len()];
    for &(person, shift) in plan {
        if let Some(new) = new.get_mut(person) {
            new.push(shift);
        }
    }
    let beside = Beside { problem, new };
    let mut short = Vec::new();
    for (index, (position, missing)) in problem.positions.iter().zip(&missing.heads).enumerate() {
        let of_position = |person: &Person| {
            let is_of = person.positions.contains(&index);
            is_of.then(|| position.id.clone())
        };
        short.extend(
            beside
                .kept_away(missing, of_position)
                .map(|(day, hour, missing, people)| ShortHour {
                    position_id: position.id.clone(),
                    day,
                    hour,
                    missing,
                    people,
                }),
        );
    }
    let mut marks = Vec::new();
    for (index, (mark, missing)) in problem.marks.iter().zip(&missing.marks).enumerate() {
        let of_mark = |person: &Person| {
            let works_there = mark
                .position
                .is_none_or(|of| person.positions.contains(&of));
            let position = || mark.position_id.as_ref().unwrap_or(&person.main).clone();
            (person.marks.contains(&index) && works_there).then(position)
        };
        marks.extend(
            beside
                .kept_away(missing, of_mark)
                .map(|(day, hour, missing, people)| ShortMark {
                    mark: mark.mark.clone(),
                    position_id: mark.position_id.clone(),
                    day,
                    hour,
                    missing,
                    people,
                }),
        );
    }
    (short, marks)
}

/// A problem with the new shifts of everybody.
struct Beside<'a> {
    problem: &'a Problem,
    new: Vec<Vec<Candidate>>,
}

impl Beside<'_> {
    /// The hours in which something is missing, with how much and why nobody helps. `place` is the position in which
    /// somebody could; nothing for those who cannot.
    fn kept_away(
        &self,
        missing: &[u32],
        place: impl Fn(&Person) -> Option<String>,
    ) -> impl Iterator<Item = (Day, u8, u32, Vec<KeptAway>)> {
        let is_short = missing.iter().any(|heads| *heads > 0);
        let people = self.problem.people.iter().enumerate();
        let people: Vec<(usize, &Person, [Reason; WEEK])> = people
            .filter(|_| is_short)
            .filter_map(|(index, person)| {
                let reasons = reasons(person, &place(person)?, &self.problem.limits);
                Some((index, person, reasons))
            })
            .collect();
        let short = missing.iter().enumerate().filter(|(_, heads)| **heads > 0);
        short.filter_map(move |(hour, &missing)| {
            let (day, of_day) = (Day::from_index(hour / HOURS)?, hour % HOURS);
            let kept_away = people.iter().map(|(index, person, reasons)| {
                let new = self.new.get(*index).map_or(&[][..], Vec::as_slice);
                let on_duty = on_duty(person, new, hour, self.problem);
                let reason = match (on_duty, reasons.get(hour)) {
                    (Some(_), _) => Reason::OnShift,
                    (None, Some(Reason::BetterElsewhere)) if self.is_kept_apart(*index, hour) => {
                        Reason::KeptApart
                    }
                    (None, reason) => reason.copied().unwrap_or(Reason::NotAvailable),
                };
                let until = (reason == Reason::Rest).then(|| rested_at(person, hour));
                KeptAway {
                    staff_id: person.id.clone(),
                    reason,
                    until: until.flatten(),
                    position_id: on_duty.map(str::to_owned),
                }
            });
            Some((
                day,
                u8::try_from(of_day).ok()?,
                missing,
                kept_away.collect(),
            ))
        })
    }

    /// Whether somebody has a new shift in an hour with whom a person is never on duty.
    fn is_kept_apart(&self, person: usize, hour: usize) -> bool {
        let works = |other: usize| {
            let mut new = self.new.get(other).into_iter().flatten();
            new.any(|shift| shift.range().contains(&hour))
        };
        let mut pairs = self.problem.apart.iter();
        pairs.any(|&(one, other)| one == person && works(other) || other == person && works(one))
    }
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
    } else if shift.range().any(|hour| person.apart.has(hour)) {
        Reason::KeptApart
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
