//! Readings as short lines of text, for the tests.

use chrono::NaiveDate;

use crate::{Grid, LayoutKind, Options, Roster, RosterDay, read};

pub(crate) fn monday() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 23).unwrap()
}

pub(crate) fn roster(text: &str) -> Roster {
    read(&[Grid::of_text(text)], &Options::new(monday()))
}

fn day(day: &RosterDay) -> String {
    const NAMES: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    day.date
        .clone()
        .unwrap_or_else(|| NAMES[day.weekday.index()].to_owned())
}

fn hours(start: u32, end: u32) -> String {
    let clock = |minutes: u32| match (minutes / 60 % 24, minutes % 60) {
        (hours, 0) => hours.to_string(),
        (hours, minutes) => format!("{hours}:{minutes:02}"),
    };
    format!("{}-{}", clock(start), clock(end))
}

/// Shifts as `Ana mon 9-17 Bar -30`: person (`?` if it is asked, `open`), day, hours, position, break.
pub(crate) fn shifts(roster: &Roster) -> Vec<String> {
    let shifts = roster.shifts.iter().map(|shift| {
        let person = match shift.person {
            Some(person) => roster.people[person as usize].name.clone(),
            None if shift.open => "open".to_owned(),
            None => "?".to_owned(),
        };
        let position = shift
            .position
            .as_ref()
            .map_or(String::new(), |position| format!(" {position}"));
        let rest = if shift.break_minutes == 0 {
            String::new()
        } else {
            format!(" -{}", shift.break_minutes)
        };
        format!(
            "{person} {} {}{position}{rest}",
            day(&shift.day),
            hours(shift.start_minutes, shift.end_minutes)
        )
    });
    shifts.collect()
}

/// Absences as `Ana tue Holiday`.
pub(crate) fn absences(roster: &Roster) -> Vec<String> {
    let absences = roster.absences.iter();
    absences
        .map(|absence| {
            format!(
                "{} {} {:?}",
                roster.people[absence.person as usize].name,
                day(&absence.day),
                absence.kind
            )
        })
        .collect()
}

/// Demand as `Nurse mon 6-14 3`.
pub(crate) fn demand(roster: &Roster) -> Vec<String> {
    let demand = roster.demand.iter();
    demand
        .map(|demand| {
            format!(
                "{} {} {} {}",
                demand.position.as_deref().unwrap_or("-"),
                day(&demand.day),
                hours(demand.start_minutes, demand.end_minutes),
                demand.heads
            )
        })
        .collect()
}

/// Questions as `Code E 3`.
pub(crate) fn questions(roster: &Roster) -> Vec<String> {
    let questions = roster.questions.iter();
    questions
        .map(|question| {
            format!(
                "{:?} {} {}",
                question.kind,
                question.code.as_deref().unwrap_or("-"),
                question.count
            )
        })
        .collect()
}

/// Problems, without notes, as `2:5 Unreadable 12:30`.
pub(crate) fn problems(roster: &Roster) -> Vec<String> {
    let problems = roster.problems.iter().filter(|problem| !problem.note);
    problems
        .map(|problem| {
            format!(
                "{}:{} {:?} {}",
                problem.line, problem.column, problem.code, problem.value
            )
        })
        .collect()
}

/// A table of texts with their layout and their shifts, one text in each entry.
pub(crate) fn each(table: &[(LayoutKind, &str, &[&str])]) {
    for (layout, text, expected) in table {
        let roster = roster(text);
        assert_eq!(roster.layout, *layout, "{text}");
        assert_eq!(shifts(&roster), *expected, "{text}");
        assert_eq!(problems(&roster), [""; 0], "{text}");
    }
}
