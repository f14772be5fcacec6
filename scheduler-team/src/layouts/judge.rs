//! The measure of drafts: what each explains and what contradicts it, in counts, and the one table of their weights.

use std::collections::{BTreeMap, HashSet};

use super::{Draft, LayoutKind, Taken, What, Who, roles};
use crate::{cells, dates, words};

/// What speaks for or against a draft, once for each cell, row or shift of which it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sign {
    /// A cell that is part of the roster.
    Explained,
    /// A cell under the days that is no value.
    Unreadable,
    /// Times or a day off on a day.
    Timed,
    /// A code on a day.
    Coded,
    /// Heads needed on a day.
    Heads,
    /// Times without a day.
    WithoutDay,
    /// Times of somebody whom the table does not name.
    WithoutPerson,
    /// A heading of other tables that would be a person.
    HeadingAsPerson,
    /// A heading of other tables that would be a kind of shift.
    HeadingAsShift,
    /// A position that would be a person.
    PositionAsPerson,
    /// A day that stands twice in one heading.
    DayTwice,
    /// A name that stands twice in one shift.
    NameTwice,
    /// A code that nobody shares with anybody on its day.
    CodeAlone,
    /// A mark that stands for the hours of its row.
    MarkOfRow,
    /// A code that looks like one.
    CodeAsCode,
    /// A name that would be a code.
    NameAsCode,
    /// A row of names whose label says when or where they work.
    LabelledRow,
    /// A row of names whose label says neither.
    UnlabelledRow,
    /// Hours beside a name or behind it.
    NameWithHours,
    /// A name where names are expected.
    Name,
    /// Anything else where names are expected.
    NoName,
    /// A slot at work, or the station of a row.
    Slot,
    /// A line of a day, or of people, and hours.
    LineOfTwo,
}

/// How much each sign counts.
const WEIGHTS: [(Sign, i64); 23] = [
    (Sign::Explained, 1),
    (Sign::Unreadable, -3),
    (Sign::Timed, 3),
    (Sign::Coded, 1),
    (Sign::Heads, 2),
    (Sign::WithoutDay, -2),
    (Sign::WithoutPerson, -1),
    (Sign::HeadingAsPerson, -5),
    (Sign::HeadingAsShift, -5),
    (Sign::PositionAsPerson, -3),
    (Sign::DayTwice, -3),
    (Sign::NameTwice, -3),
    (Sign::CodeAlone, -3),
    (Sign::MarkOfRow, 2),
    (Sign::CodeAsCode, 1),
    (Sign::NameAsCode, -4),
    (Sign::LabelledRow, 3),
    (Sign::UnlabelledRow, -3),
    (Sign::NameWithHours, 3),
    (Sign::Name, 2),
    (Sign::NoName, -2),
    (Sign::Slot, 3),
    (Sign::LineOfTwo, 3),
];

/// How often each sign was seen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Counts(BTreeMap<Sign, i64>);

impl Counts {
    pub fn add(&mut self, sign: Sign) {
        *self.0.entry(sign).or_default() += 1;
    }

    /// The weighted sum.
    pub fn score(&self) -> i64 {
        let weighed = self.0.iter().map(|(sign, count)| weight(*sign) * count);
        weighed.sum()
    }

    /// The counts with their weights, as a line of text.
    pub fn text(&self) -> String {
        let parts = self
            .0
            .iter()
            .map(|(sign, count)| format!("{sign:?} {count} x {}", weight(*sign)));
        parts.collect::<Vec<_>>().join(", ")
    }
}

fn weight(sign: Sign) -> i64 {
    let known = WEIGHTS.iter().find(|(own, _)| *own == sign);
    known.map_or(0, |(_, weight)| *weight)
}

/// Counts the cells and the shifts of a whole draft.
pub(crate) fn count(draft: &mut Draft) {
    for (_, taken) in draft.uses.iter() {
        match taken {
            Taken::Unreadable => draft.counts.add(Sign::Unreadable),
            Taken::Remark
            | Taken::Unused
            | Taken::Nothing
            | Taken::Total
            | Taken::Clocked
            | Taken::Ignored => {}
            _ => draft.counts.add(Sign::Explained),
        }
    }
    for entry in &draft.entries {
        let sign = match (&entry.what, entry.day.is_some() || entry.weekday.is_some()) {
            (_, false) => Sign::WithoutDay,
            (What::Spans(_) | What::Off(_), _) => Sign::Timed,
            (What::Code(code), _) if entry.who == Who::Open && !code.is_empty() => continue,
            (What::Code(_), _) => Sign::Coded,
            (What::Heads(..), _) => Sign::Heads,
        };
        draft.counts.add(sign);
        if entry.who == Who::Unknown {
            draft.counts.add(Sign::WithoutPerson);
        }
    }
    days_twice(draft);
    if draft.kind != LayoutKind::List {
        people_as_headings(draft);
    }
    match draft.kind {
        LayoutKind::PeopleByDay | LayoutKind::DayByPeople => codes_alone(draft),
        LayoutKind::NamesByDay | LayoutKind::DayByNames => names_twice(draft),
        _ => {}
    }
}

/// What the shifts of people count who are called like a heading or a position.
fn people_as_headings(draft: &mut Draft) {
    let sign = |name: &str| {
        let words = words::words(name);
        if matches!(cells::value(name), cells::Value::Spans { .. }) {
            Some(Sign::HeadingAsPerson)
        } else if name.chars().any(|c| c.is_ascii_digit()) {
            None
        } else if roles::role(name).is_some_and(|role| role != roles::Role::Maximum) {
            Some(Sign::HeadingAsPerson)
        } else {
            let jobs = !words.is_empty() && words.iter().all(|word| words::is_job_word(word));
            jobs.then_some(Sign::PositionAsPerson)
        }
    };
    let is_day = |name: &str| {
        !cells::is_glued(name)
            && dates::parse(name)
                .is_some_and(|date| date.weekday.is_some() || date.has_day() && !date.weak)
    };
    let days = draft
        .people
        .iter()
        .filter(|person| is_day(&person.name))
        .count();
    let of_person: Vec<Option<Sign>> = draft
        .people
        .iter()
        .map(|person| {
            let day = days > 2 && is_day(&person.name);
            sign(&person.name).or(day.then_some(Sign::HeadingAsPerson))
        })
        .collect();
    for entry in &draft.entries {
        if let Who::Person(person) = entry.who
            && let Some(sign) = of_person.get(person).copied().flatten()
        {
            draft.counts.add(sign);
        }
    }
}

/// The days of one heading are different ones.
fn days_twice(draft: &mut Draft) {
    let flipped = matches!(draft.kind, LayoutKind::DayByPeople | LayoutKind::DayByNames);
    if !flipped {
        return;
    }
    let mut seen = HashSet::new();
    for day in draft.days.iter().filter(|day| day.sequence > 0) {
        if !seen.insert((day.sequence, &day.week, &day.text)) {
            draft.counts.add(Sign::DayTwice);
        }
    }
}

/// Who works with others has the same code as some of them on some day; if nobody ever has, the codes are names.
fn codes_alone(draft: &mut Draft) {
    let mut of_day: BTreeMap<(Option<usize>, &str), usize> = BTreeMap::new();
    let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
    for entry in &draft.entries {
        if let What::Code(code) = &entry.what
            && !code.is_empty()
        {
            *of_day.entry((entry.day, code)).or_default() += 1;
            *codes.entry(code).or_default() += 1;
        }
    }
    let all: usize = codes.values().sum();
    let long = codes.keys().any(|code| code.chars().count() > 2);
    if codes.len() > 3
        && long
        && draft.people.len() > 1
        && all > codes.len()
        && of_day.values().all(|count| *count == 1)
    {
        for _ in 0..all {
            draft.counts.add(Sign::CodeAlone);
        }
    }
}

/// Nobody stands twice in one shift.
fn names_twice(draft: &mut Draft) {
    let mut seen: BTreeMap<(Option<usize>, usize), Vec<&What>> = BTreeMap::new();
    let mut twice = 0;
    for entry in &draft.entries {
        if let Who::Person(person) = entry.who {
            let own = seen.entry((entry.day, person)).or_default();
            if own.contains(&&entry.what) {
                twice += 1;
            }
            own.push(&entry.what);
        }
    }
    for _ in 0..twice {
        draft.counts.add(Sign::NameTwice);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Grid, LayoutKind, Options,
        testing::{monday, roster},
        why,
    };

    #[test]
    fn every_sign_has_one_weight() {
        let mut signs: Vec<Sign> = WEIGHTS.iter().map(|(sign, _)| *sign).collect();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), WEIGHTS.len());
    }

    #[test]
    fn headings_of_lists_and_positions_are_no_people() {
        for (text, layout) in [
            (
                "Date,Name,Shift\n23/11/2026,Ana,Early\n24/11/2026,Bo,Late\n25/11/2026,Ana,Late",
                LayoutKind::List,
            ),
            (
                "Date,Bar,Kitchen\n23/11/2026,AB1,AB2\n24/11/2026,AB3,AB4\n25/11/2026,AB1,AB4\n26/11/2026,AB2,AB3",
                LayoutKind::DayByNames,
            ),
            (
                "Date,Hours,Bar,Floor\n23/11/2026,9-17,Ana,Bo\n24/11/2026,12-20,Bo,Cy",
                LayoutKind::DayByNames,
            ),
        ] {
            assert_eq!(roster(text).layout, layout, "{text}");
        }
    }

    #[test]
    fn the_drafts_say_why() {
        let lines = why(
            &[Grid::of_text("Name,Mon,Tue\nAna,9-17,\nBo,,9-17")],
            &Options::new(monday()),
        );
        let first = lines.first().map_or("", String::as_str);
        assert!(
            first.starts_with("PeopleByDay 13: Explained 7 x 1, Timed 2 x 3"),
            "{first}"
        );
    }
}
