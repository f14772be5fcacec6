//! A row for each shift, with columns for the person, the day and the times.

use std::collections::HashSet;

use super::{
    Column, DayCell, Draft, Entry, LayoutKind, Note, Sign, Taken, View, What, Who,
    across::{attribute, minutes_of_length, written},
    names::commas_part_people,
    roles::{self, Forced, Origin, Role},
};
use crate::{
    breaks,
    cells::{self, Cell, Span, Value, Written},
    correct::Meaning,
    dates::{self, DateText},
    report::ProblemCode,
    words::{self, OffKind, Topic},
};

const DAY: usize = 24 * 60;

/// The columns of a list.
#[derive(Debug, Clone, Default)]
struct Columns {
    roles: Vec<(usize, Role)>,
    /// Whether they have headings.
    headed: bool,
    /// Columns with clocked times beside planned ones.
    clocked: Vec<usize>,
    /// Columns under a heading that is known to be no part of a roster.
    position: Option<usize>,
    /// A column that names the week of each row.
    week: Option<usize>,
    /// A column of weekdays on which somebody does not work.
    days_off: Option<usize>,
    /// Whose shifts these are, if a row above the heading says so.
    owner: Option<String>,
    /// Whether blank names belong to the person above.
    fill_names: bool,
    /// Whether the column of heads has a number beside names, too: each row is so many places.
    places: bool,
    /// Whether commas part people.
    comma: bool,
    /// Whether rows with nothing but a name go on about the shift above them.
    names_beneath: bool,
    /// Further columns of people: `Employee 2`.
    more_people: Vec<usize>,
    /// The year, if there is one, the month and the day in columns of their own.
    parts: Option<DateColumns>,
    /// Whether the times are those of leave: `Time off start`.
    leave: bool,
    /// A column that says whether an event lasts all day.
    all_day: Option<usize>,
    /// Whether the table says who and when, and no hours, which are asked for.
    hourless: bool,
    subject: Subject,
}

/// The numbers of dates in columns of their own.
#[derive(Debug, Clone, Copy)]
struct DateColumns {
    year: Option<usize>,
    month: usize,
    day: usize,
}

impl DateColumns {
    /// By their headings, or in a table without headings the first two columns of whole numbers of which one can be
    /// months and the other only days.
    fn of(view: View<'_>, heading: Option<usize>, body: std::ops::Range<usize>) -> Option<Self> {
        let numbers = |column: usize, range: std::ops::RangeInclusive<u32>| {
            let texts = body.clone().map(|row| view.text(row, column));
            let mut texts = texts.filter(|text| !text.is_empty()).peekable();
            texts.peek().is_some()
                && texts.all(|text| text.parse().is_ok_and(|number| range.contains(&number)))
        };
        if let Some(heading) = heading {
            let named = |names: &str, range: std::ops::RangeInclusive<u32>| {
                view.filled(heading).into_iter().find(|column| {
                    let text = words::fold(view.text(heading, *column));
                    words::one_of(&text, names) && numbers(*column, range.clone())
                })
            };
            return Some(Self {
                year: named(YEARS, 1990..=2150),
                month: named(MONTHS, 1..=12)?,
                day: named(DAYS, 1..=31)?,
            });
        }
        let days: Vec<usize> = (0..view.columns())
            .filter(|column| numbers(*column, 1..=31))
            .take(2)
            .collect();
        let [one, other] = days[..] else {
            return None;
        };
        let (month, day) = match (numbers(one, 1..=12), numbers(other, 1..=12)) {
            (true, false) => (one, other),
            (false, true) => (other, one),
            _ => return None,
        };
        let year = (0..view.columns()).find(|column| numbers(*column, 1990..=2150));
        (one.abs_diff(other) == 1).then_some(Self { year, month, day })
    }

    fn date(self, view: View<'_>, row: usize) -> Option<DateText> {
        let number = |column: usize| view.text(row, column).parse::<u32>().ok();
        Some(DateText {
            day: Some(number(self.day)?),
            month: Some(number(self.month)?),
            year: self
                .year
                .and_then(number)
                .and_then(|year| i32::try_from(year).ok()),
            ..DateText::default()
        })
    }

    fn all(self) -> impl Iterator<Item = usize> {
        self.year.into_iter().chain([self.month, self.day])
    }
}

/// Headings of columns of years, months and days of the month.
const YEARS: &str =
    "year yr yyyy año ano annee année jahr anno jaar rok år vuosi yıl yil год 年 연도";
const MONTHS: &str = "month mon mm mes mois monat mese maand mês miesiac miesiąc mesic měsíc månad kuukausi ay месяц 月 월";
const DAYS: &str =
    "day dd dom dia día jour tag giorno dag dzien dzień den dag päivä gün день 日 일";

/// What the subjects of a calendar are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Subject {
    #[default]
    None,
    Person,
    Position,
    /// `Ana - Bar`, and where most say so `Bar - Ana`.
    PersonAndPosition {
        mark: char,
        person_last: bool,
    },
}

impl Columns {
    fn of(&self, role: Role) -> Option<usize> {
        self.roles
            .iter()
            .find(|(_, own)| *own == role)
            .map(|(column, _)| *column)
    }

    /// The columns of start and end, in their order.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let of = |wanted: Role| {
            let own = self.roles.iter().filter(move |(_, role)| *role == wanted);
            own.map(|(column, _)| *column)
        };
        of(Role::Start).zip(of(Role::End)).collect()
    }

    /// Two columns of single times side by side whose headings say nothing are start and end, if no others are.
    fn times_without_roles(&mut self, view: View<'_>, shapes: &[Shape]) {
        let timed = |role: Role| matches!(role, Role::Start | Role::End | Role::Shift);
        if !self.headed || self.roles.iter().any(|(_, role)| timed(*role)) {
            return;
        }
        let is_time = |column: &usize| {
            let shape = shapes.get(*column);
            shape.is_some_and(|shape| shape.times > 0 && shape.times * 10 >= shape.filled * 8)
                && matches!(self.role(*column), None | Some(Role::Other))
        };
        let times: Vec<usize> = (0..view.columns()).filter(is_time).collect();
        if let [start, end] = times[..]
            && end == start + 1
        {
            self.roles
                .retain(|(column, _)| *column != start && *column != end);
            self.roles.extend([(start, Role::Start), (end, Role::End)]);
        }
    }

    /// Where no heading says who, a column of names under an unknown heading does.
    fn name_unknown(&mut self, view: View<'_>, shapes: &[Shape], body: std::ops::Range<usize>) {
        let who = [
            Role::Person,
            Role::First,
            Role::Surname,
            Role::Id,
            Role::Subject,
            Role::Heads,
        ];
        if who.into_iter().any(|role| self.of(role).is_some()) {
            return;
        }
        let names = |column: usize| {
            let cells = body.clone().filter_map(|row| view.get(row, column));
            cells
                .filter(|cell| cell.is_name() && !cell.is_position() || is_list_of_names(cell))
                .count()
        };
        // A signature or a note in a column of its own names nobody.
        let rows = body.clone().filter(|row| !view.filled(*row).is_empty());
        let rows = rows.count();
        let unknown = shapes.iter().enumerate().filter(|(column, shape)| {
            self.role(*column).is_none()
                && shape.filled * 2 > rows
                && names(*column) * 10 >= shape.filled * 8
        });
        if let Some((column, _)) = unknown.max_by_key(|(column, _)| names(*column)) {
            self.roles.push((column, Role::Person));
        }
    }

    /// Where neither a heading nor names say who, whole numbers beside a column of hours do that a heading calls a shift
    /// or a duty.
    fn number_people(&mut self, view: View<'_>, shapes: &[Shape], body: std::ops::Range<usize>) {
        let who = [
            Role::Person,
            Role::First,
            Role::Surname,
            Role::Id,
            Role::Subject,
            Role::Heads,
        ];
        if who.into_iter().any(|role| self.of(role).is_some()) {
            return;
        }
        let filled = |column: usize| shapes.get(column).copied().unwrap_or_default();
        let mut roles = self.roles.iter();
        let has_hours =
            roles.any(|(column, role)| *role == Role::Shift && filled(*column).spans > 0);
        let is_number = |column: usize| {
            let mut texts = body
                .clone()
                .map(|row| view.text(row, column))
                .filter(|text| !text.is_empty());
            texts.all(|text| text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let found = self.roles.iter_mut().find(|(column, role)| {
            matches!(role, Role::Shift | Role::Length | Role::Start)
                && words::any(
                    &words::words(view.text(body.start.saturating_sub(1), *column)),
                    Topic::Shift,
                )
                && filled(*column).filled > 0
                && is_number(*column)
        });
        if let (true, Some((_, role))) = (has_hours, found) {
            *role = Role::Id;
        }
    }

    /// Whether names stand behind the times of their row, and some of them alone beneath it.
    fn has_names_beneath(&self, view: View<'_>, body: std::ops::Range<usize>) -> bool {
        let times = self.of(Role::Start).or_else(|| self.of(Role::Shift));
        let (Some(person), Some(times)) = (self.of(Role::Person), times) else {
            return false;
        };
        let rows: Vec<usize> = body.filter(|row| !view.filled(*row).is_empty()).collect();
        let alone = |row: usize| view.filled(row)[..] == [person];
        let timed = |row: usize| {
            view.get(row, times).and_then(time).is_some()
                || view
                    .get(row, times)
                    .is_some_and(|cell| matches!(cell.value, Value::Spans { .. }))
        };
        let mut beneath = rows
            .windows(2)
            .filter(|two| matches!(two, [_, row] if alone(*row)));
        person > times
            && beneath.clone().next().is_some()
            && beneath.all(|two| matches!(two, [before, _] if alone(*before) || timed(*before)))
    }

    fn role(&self, column: usize) -> Option<Role> {
        self.roles
            .iter()
            .find(|(own, _)| *own == column)
            .map(|(_, role)| *role)
    }
}

pub(crate) fn read(view: View<'_>, forced: &Forced) -> Option<Draft> {
    let mut draft = Draft::new(LayoutKind::List);
    let headings: Vec<usize> = (0..view.rows())
        .filter(|row| !forced.list && is_heading(view, *row))
        .collect();
    let parts: Vec<(Option<usize>, std::ops::Range<usize>)> = if headings.is_empty() {
        vec![(None, 0..view.rows())]
    } else {
        let ends = headings.iter().skip(1).copied().chain([view.rows()]);
        headings
            .iter()
            .zip(ends)
            .map(|(heading, end)| (Some(*heading), heading + 1..end))
            .collect()
    };
    let sections = sections(view, &headings);
    let mut held = Above::default();
    for (heading, body) in parts {
        if let Some(mut columns) = columns(view, heading, body.clone(), forced) {
            let above = heading
                .and_then(|heading| (0..heading).rev().find(|row| !view.filled(*row).is_empty()));
            if let Some((place, name)) = above.and_then(|row| owner(view, row))
                && columns.of(Role::Person).is_none()
            {
                columns.owner = Some(name);
                draft.take(place, Taken::Person);
            }
            if let Some(heading) = heading {
                for column in view.filled(heading) {
                    draft.take((heading, column), Taken::Heading);
                }
                let undated = columns.of(Role::Day).is_none() && columns.parts.is_none();
                held.hold(view, heading, &sections, undated, &mut draft);
            }
            if draft.columns.is_empty() {
                draft.columns = (0..view.columns())
                    .map(|column| Column::Known(meaning_of(&columns, column)))
                    .collect();
            }
            let first = draft.entries.len();
            held = rows(view, &columns, body, std::mem::take(&mut held), &mut draft);
            open_where_taken(view, &columns, first, &mut draft);
        }
    }
    (!draft.entries.is_empty() || !draft.people.is_empty()).then_some(draft)
}

/// The titles directly above the headings of several lists, if each has one: the positions of their rows.
fn sections(view: View<'_>, headings: &[usize]) -> Vec<(usize, usize)> {
    let title = |heading: &usize| {
        let row = heading.checked_sub(1)?;
        let [column] = view.filled(row)[..] else {
            return None;
        };
        let cell = view.get(row, column)?;
        (cell.value == Value::Text && owner(view, row).is_none() && !is_note(&cell.text))
            .then_some((row, column))
    };
    let titles: Option<Vec<(usize, usize)>> = headings.iter().map(title).collect();
    titles.filter(|titles| titles.len() > 1).unwrap_or_default()
}

/// The column and the day of a row with nothing else: `## Friday 4 December`.
fn alone_day(view: View<'_>, row: usize) -> Option<(usize, DateText)> {
    let [only] = view.filled(row)[..] else {
        return None;
    };
    let cell = view.get(row, only)?;
    let date = cell.date.clone();
    let date = date.or_else(|| dates::parse(cells::without_marks(&cell.text)))?;
    (date.is_day() && !date.weak).then_some((only, date))
}

/// `Name: Ana` alone in a row.
fn owner(view: View<'_>, row: usize) -> Option<((usize, usize), String)> {
    let filled = view.filled(row);
    let [column] = filled[..] else {
        return None;
    };
    let (label, name) = view.text(row, column).split_once(':')?;
    let is_person = roles::role(label) == Some(Role::Person) && !name.trim().is_empty();
    is_person.then(|| ((row, column), name.trim().to_owned()))
}

/// The weekdays that a cell names, if it names nothing else: `Sat, Sun`.
fn weekdays_of(text: &str) -> Option<Vec<scheduler_core::Day>> {
    let words = words::words(&text.replace(',', " "));
    let days = words
        .iter()
        .map(|word| scheduler_exchange::days::weekday(word));
    days.collect::<Option<Vec<_>>>()
        .filter(|days| !days.is_empty())
}

fn meaning_of(columns: &Columns, column: usize) -> Meaning {
    if columns.week == Some(column) {
        return Meaning::Week;
    }
    match columns.role(column) {
        Some(Role::Person | Role::First | Role::Subject) => Meaning::Name,
        Some(Role::Surname) => Meaning::Surname,
        Some(Role::Day) => Meaning::Day,
        Some(Role::Start) => Meaning::Start,
        Some(Role::End) => Meaning::End,
        Some(Role::Shift | Role::DaysAndTimes | Role::Length) => Meaning::Hours,
        Some(Role::Break) => Meaning::Break,
        Some(Role::Position(_)) if columns.position == Some(column) => Meaning::Position,
        Some(Role::Availability) => Meaning::Availability,
        _ => Meaning::Ignore,
    }
}

/// What the heading of a column says. `To` is Thursday in Finnish, `Do` in German, and each an end beside `From`, `Od`.
fn heading_role(view: View<'_>, row: usize, column: usize) -> Option<Role> {
    let is_start = |other: &usize| view.role(row, *other) == Some(Role::Start);
    let own = view.get(row, column)?;
    let short = own.role.is_none() && own.text.len() <= 8;
    if short && view.filled(row).iter().any(is_start) && roles::is_end(&own.text) {
        return Some(Role::End);
    }
    // `On` and `Off` side by side are times.
    let says = |column: usize, word: &str| words::fold(view.text(row, column)) == word;
    if says(column, "on") && says(column + 1, "off") {
        return Some(Role::Start);
    }
    if column > 0 && says(column - 1, "on") && says(column, "off") {
        return Some(Role::End);
    }
    view.role(row, column)
}

fn is_heading(view: View<'_>, row: usize) -> bool {
    let filled = view.filled(row);
    let roles: Vec<Role> = filled
        .iter()
        .filter_map(|column| heading_role(view, row, *column))
        .collect();
    let values = filled
        .iter()
        .filter(|column| heading_role(view, row, **column).is_none())
        // Russian `Неделя` is a week, and Sunday in other languages.
        .filter(|column| !roles::is_week(view.text(row, **column)))
        .filter_map(|column| view.get(row, *column))
        .filter(|cell| {
            matches!(
                cell.value,
                Value::Spans { .. } | Value::Time(_) | Value::Date | Value::Number
            ) || cell.date.as_ref().is_some_and(|date| date.is_day())
        });
    let has = |wanted: &[Role]| roles.iter().any(|role| wanted.contains(role));
    let when = has(&[
        Role::Day,
        Role::Start,
        Role::End,
        Role::Shift,
        Role::Availability,
    ]);
    let who = has(&[
        Role::Person,
        Role::First,
        Role::Surname,
        Role::Id,
        Role::Subject,
        Role::Heads,
    ]) || roles.iter().any(|role| matches!(role, Role::Position(_)));
    let mut kinds = roles.clone();
    kinds.sort_unstable();
    kinds.dedup();
    values.count() == 0
        && kinds.len() >= 2
        && (when && (who || has(&[Role::Day]) && has(&[Role::Start, Role::Shift]))
            || has(&[Role::Person]) && kinds.len() >= 2)
        && roles.len() * 3 >= filled.len()
}

/// What the cells of a column are.
#[derive(Debug, Default, Clone, Copy)]
struct Shape {
    filled: usize,
    spans: usize,
    times: usize,
    numbers: usize,
    days: usize,
    moments: usize,
    texts: usize,
    offs: usize,
    names: usize,
    weak: usize,
}

fn shape(view: View<'_>, column: usize, body: std::ops::Range<usize>) -> Shape {
    let mut shape = Shape::default();
    for cell in body.filter_map(|row| view.get(row, column)) {
        shape.filled += 1;
        let date = cell.date.as_ref();
        match &cell.value {
            Value::Spans { .. } if !date.is_some_and(|date| !date.weak && date.has_day()) => {
                shape.spans += 1
            }
            Value::Time(_) => shape.times += 1,
            Value::Number => shape.numbers += 1,
            Value::Off(_) => shape.offs += 1,
            Value::Text => {
                shape.texts += 1;
                shape.names += usize::from(cell.is_name());
            }
            _ => {}
        }
        if cell.moment().is_some() {
            shape.moments += 1;
        } else if date.is_some_and(|date| date.is_day() && !date.weak) {
            shape.days += 1;
        } else if date.is_some_and(|date| date.is_day()) {
            shape.weak += 1;
        }
    }
    shape
}

#[expect(clippy::too_many_lines, reason = "one decision for each column")]
fn columns(
    view: View<'_>,
    heading: Option<usize>,
    body: std::ops::Range<usize>,
    forced: &Forced,
) -> Option<Columns> {
    let mut columns = Columns {
        headed: heading.is_some() || forced.list,
        ..Columns::default()
    };
    let shapes: Vec<Shape> = (0..view.columns())
        .map(|column| shape(view, column, body.clone()))
        .collect();
    let text = |column: usize| heading.map_or("", |row| view.text(row, column));
    let said = |column: usize| heading.and_then(|row| heading_role(view, row, column));
    let most = |count: usize, shape: &Shape| count > 0 && count * 10 >= shape.filled * 6;
    let mut origins: Vec<(usize, Option<Origin>)> = Vec::new();
    for (column, shape) in shapes.iter().enumerate() {
        let mut role = heading.and_then(|row| heading_role(view, row, column));
        let choice = forced.of(column);
        if let Some(choice) = choice {
            role = choice.or(Some(Role::Other));
        }
        if shape.filled == 0 {
            // An empty column of attendees says nothing about the events of a calendar.
            let attendees = role == Some(Role::Person)
                && (0..view.columns()).any(|other| roles::role(text(other)) == Some(Role::Subject));
            if let Some(role) = role.filter(|_| !attendees) {
                columns.roles.push((column, role));
            }
            continue;
        }
        let by_cells = if most(shape.moments, shape) {
            Some(Role::Start)
        } else if most(shape.days, shape) {
            Some(Role::Day)
        } else if most(shape.spans, shape) {
            Some(Role::Shift)
        } else {
            None
        };
        let role = match role {
            Some(role) if choice.is_some() => Some(role),
            Some(Role::Start | Role::End) if most(shape.days, shape) && shape.times == 0 => {
                Some(if role == Some(Role::Start) {
                    Role::Day
                } else {
                    Role::EndDay
                })
            }
            Some(Role::Day)
                if most(shape.moments, shape)
                    && !shapes
                        .iter()
                        .enumerate()
                        .any(|(other, shape)| other != column && shape.moments > 0) =>
            {
                Some(Role::Day)
            }
            // `Start Date` and `End Date` with times of day behind the dates.
            Some(Role::EndDay) if most(shape.moments, shape) => Some(Role::End),
            Some(Role::Day)
                if most(shape.moments, shape)
                    && !shapes
                        .iter()
                        .enumerate()
                        .any(|(other, _)| said(other) == Some(Role::Start)) =>
            {
                Some(Role::Start)
            }
            Some(Role::Day) if most(shape.spans, shape) || most(shape.times, shape) => {
                by_cells.or(Some(Role::Start))
            }
            Some(Role::Shift)
                if most(shape.times, shape)
                    && !shapes
                        .iter()
                        .enumerate()
                        .any(|(other, _)| said(other) == Some(Role::Start)) =>
            {
                Some(Role::Start)
            }
            Some(Role::Shift) if most(shape.times, shape) || most(shape.numbers, shape) => {
                Some(Role::Length)
            }
            Some(Role::Length) if most(shape.spans, shape) => Some(Role::Shift),
            Some(Role::Shift)
                if shape.spans == 0
                    && heading.is_some()
                    && words::words(text(column))
                        .iter()
                        .any(|word| word == "date" || word == "day")
                    && most(shape.days, shape) =>
            {
                Some(Role::Day)
            }
            Some(Role::Position(_) | Role::Other | Role::Person) if most(shape.spans, shape) => {
                Some(Role::Shift)
            }
            Some(role) => Some(role),
            None if heading.is_some()
                && !text(column).is_empty()
                && by_cells == Some(Role::Start)
                && columns.of(Role::Start).is_some() =>
            {
                Some(Role::End)
            }
            None => by_cells,
        };
        origins.push((column, roles::origin(text(column))));
        if let Some(role) = role {
            columns.roles.push((column, role));
        }
    }
    columns.times_without_roles(view, &shapes);
    columns.leave = columns.roles.iter().any(|(column, role)| {
        let words = words::words(text(*column));
        matches!(role, Role::Start | Role::Day) && words::any_of(&words, "off leave absence")
    });
    columns.all_day = (0..view.columns()).find(|column| roles::is_all_day(text(*column)));
    columns
        .roles
        .retain(|(column, _)| Some(*column) != columns.all_day);
    columns.parts = DateColumns::of(view, heading, body.clone()).filter(|_| !forced.list);
    if let Some(parts) = columns.parts {
        columns
            .roles
            .retain(|(column, _)| !parts.all().any(|own| own == *column));
    }
    // Without a heading two columns of times are start and end, and the most name-like column has the names.
    if heading.is_none() && !forced.list {
        let times: Vec<usize> = shapes
            .iter()
            .enumerate()
            .filter(|(column, shape)| {
                columns.role(*column).is_none_or(|role| role == Role::Start)
                    && (most(shape.times, shape) || most(shape.moments, shape))
            })
            .map(|(column, _)| column)
            .collect();
        columns.roles.retain(|(column, _)| !times.contains(column));
        for (column, role) in times.iter().zip([Role::Start, Role::End]) {
            columns.roles.push((*column, role));
        }
        let names = shapes.iter().enumerate().filter(|(column, shape)| {
            columns.role(*column).is_none() && shape.names * 2 > shape.filled
        });
        let distinct = |column: usize| {
            let mut texts: Vec<&str> = body.clone().map(|row| view.text(row, column)).collect();
            texts.sort_unstable();
            texts.dedup();
            texts.len()
        };
        let jobs = |column: usize| {
            body.clone()
                .filter(|row| {
                    view.get(*row, column)
                        .is_some_and(|cell| cell.is_position())
                })
                .count()
        };
        let name = names
            .max_by_key(|(column, _)| {
                (
                    std::cmp::Reverse(jobs(*column)),
                    distinct(*column),
                    std::cmp::Reverse(*column),
                )
            })
            .map(|(column, _)| column);
        // Numbers of people, as `MA-15`, whom no name beside them tells apart.
        let numbered = |column: &usize| {
            let mut texts = body
                .clone()
                .map(|row| view.text(row, *column))
                .filter(|text| !text.is_empty());
            columns.role(*column).is_none()
                && texts.clone().count() * 2 > body.len()
                && texts.all(|text| cells::is_glued(text) || words::is_vacant(text))
        };
        let numbers = (0..view.columns()).find(numbered);
        let told_apart = |number: usize, name: usize| {
            let pairs = body
                .clone()
                .map(|row| (view.text(row, number), view.text(row, name)));
            let pairs: HashSet<(&str, &str)> = pairs.collect();
            pairs.len() == distinct(number) && pairs.len() == distinct(name)
        };
        let name = match (numbers, name) {
            (Some(number), Some(name)) if told_apart(number, name) => Some(name),
            (number, name) => number.or(name),
        };
        if let Some(name) = name {
            columns.roles.push((name, Role::Person));
        }
        let position = shapes
            .iter()
            .enumerate()
            .find(|(column, shape)| {
                columns.role(*column).is_none() && jobs(*column) * 2 > shape.filled
            })
            .map(|(column, _)| column);
        // Without a known one, a few words again and again beside the names.
        let position = position.or_else(|| {
            let mut others = shapes.iter().enumerate().filter(|(column, shape)| {
                columns.role(*column).is_none()
                    && columns.of(Role::Person).is_some()
                    && shape.texts == shape.filled
                    && shape.filled > 0
                    && distinct(*column) * 2 <= shape.filled
            });
            others.next().map(|(column, _)| column)
        });
        if let Some(position) = position {
            columns.roles.push((position, Role::Position(1)));
        }
        let day_rows = || {
            body.clone().any(|row| match view.filled(row)[..] {
                [only] => view
                    .get(row, only)
                    .and_then(|cell| cell.date.as_ref())
                    .is_some_and(|date| date.is_day() && !date.weak),
                _ => false,
            })
        };
        let timed = columns.of(Role::Start).is_some() || columns.of(Role::Shift).is_some();
        let has_day = columns.of(Role::Day).is_some() || columns.parts.is_some();
        let in_time = timed && (columns.of(Role::Start).is_some() || day_rows());
        if !has_day && !in_time {
            return None;
        }
    }
    // Clocked times give way to planned ones.
    let timed = |column: usize| {
        matches!(
            columns.role(column),
            Some(Role::Start | Role::End | Role::Shift | Role::Length | Role::Break)
        )
    };
    let planned_times =
        |column: usize| matches!(columns.role(column), Some(Role::Start | Role::Shift));
    let clocked: Vec<usize> = origins
        .iter()
        .filter(|(column, origin)| *origin == Some(Origin::Clocked) && timed(*column))
        .map(|(column, _)| *column)
        .collect();
    let planned = origins
        .iter()
        .any(|(column, origin)| *origin != Some(Origin::Clocked) && planned_times(*column));
    if planned && !clocked.is_empty() {
        columns
            .roles
            .retain(|(column, _)| !clocked.contains(column));
        columns.clocked = clocked;
    }
    // A pair of times that overlaps the planned one, or without a word the first, is clocked.
    let pairs = columns.pairs();
    let is_planned =
        |(from, _): &&(usize, usize)| origins.contains(&(*from, Some(Origin::Planned)));
    let main = pairs.iter().find(is_planned).or(pairs.first()).copied();
    for (from, to) in pairs.iter().filter(|pair| Some(**pair) != main) {
        let main = main.unwrap_or_default();
        let overlaps = body
            .clone()
            .filter(|row| pairs_overlap(view, *row, main, (*from, *to)));
        let filled = body.clone().filter(|row| view.get(*row, *from).is_some());
        if overlaps.count() * 2 > filled.count() {
            columns
                .roles
                .retain(|(column, _)| ![*from, *to].contains(column));
            columns.clocked.extend([*from, *to]);
        }
    }
    if heading.is_some() {
        columns.name_unknown(view, &shapes, body.clone());
        columns.number_people(view, &shapes, body.clone());
    }
    let rank = |role: &Role| match role {
        Role::Position(rank) => Some(*rank),
        _ => None,
    };
    let mut positions: Vec<(u8, usize)> = columns
        .roles
        .iter()
        .filter(|(column, _)| shapes.get(*column).is_some_and(|shape| shape.filled > 0))
        .filter_map(|(column, role)| rank(role).map(|rank| (rank, *column)))
        .collect();
    positions.sort_unstable();
    // A column of tasks whose cells name kinds of shifts is no position.
    let shift_names = |column: usize| {
        body.clone()
            .filter(|row| view.get(*row, column).is_some_and(|cell| cell.is_shift()))
            .count()
            * 2
            > shapes.get(column).map_or(0, |shape| shape.filled)
    };
    columns.position = positions
        .iter()
        .find(|(rank, column)| *rank == 1 || !shift_names(*column))
        .map(|(_, column)| *column);
    if let Some(subject) = columns.of(Role::Subject) {
        let has_person = [Role::Person, Role::First].iter().any(|role| {
            columns
                .of(*role)
                .is_some_and(|column| shapes.get(column).is_some_and(|shape| shape.filled > 0))
        });
        columns.subject = subject_of(view, &columns, subject, body.clone(), has_person);
    }
    columns.days_off = (0..view.columns()).find(|column| {
        let named = words::any_of(
            &words::words(text(*column)),
            "off offs weekoff rest libranza libres descanso vapaat vapaapaivat",
        );
        let mut texts = body
            .clone()
            .map(|row| view.text(row, *column))
            .filter(|text| !text.is_empty())
            .peekable();
        named && texts.peek().is_some() && texts.all(|text| weekdays_of(text).is_some())
    });
    // Where heads are asked for, and nobody is named, an id that each row has for itself is that of the row.
    if columns.of(Role::Heads).is_some() && columns.of(Role::Person).is_none() {
        columns
            .roles
            .retain(|(column, role)| *role != Role::Id || repeats(view, *column, body.clone()));
    }
    // Numbers that count the rows are no ids of people.
    if let (Some(id), Some(_)) = (columns.of(Role::Id), columns.of(Role::Person)) {
        let texts = body.clone().map(|row| view.text(row, id));
        let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
        let counted = texts
            .iter()
            .zip(1..)
            .all(|(text, number)| text.parse() == Ok::<u32, _>(number));
        let person = roles::role(text(id)) == Some(Role::Id) && words::words(text(id)).len() > 1;
        if texts.len() > 2 && counted && !person {
            columns.roles.retain(|(column, _)| *column != id);
        }
    }
    columns.week = forced.week.or_else(|| {
        (0..view.columns()).find(|column| {
            roles::is_week(text(*column))
                && matches!(columns.role(*column), None | Some(Role::Other))
        })
    });
    columns.names_beneath = columns.has_names_beneath(view, body.clone());
    columns.hourless = heading.is_some_and(|row| hourless(view, row, &columns, &shapes))
        && [Role::Person, Role::Day].into_iter().any(|role| {
            let column = columns.of(role);
            column.is_some_and(|column| repeats(view, column, body.clone()))
        });
    let names = columns.of(Role::Person).or(columns.of(Role::First));
    if let (Some(names), Some(heads)) = (names, columns.of(Role::Heads)) {
        // Of rows that wait for somebody it is the heads needed.
        let named = body.clone().filter(|row| {
            let name = view.text(*row, names);
            !name.is_empty() && !words::is_vacant(name)
        });
        let counted = named
            .clone()
            .filter(|row| view.text(*row, heads).parse::<u32>().is_ok());
        columns.places = counted.count() * 2 > named.count();
    }
    if let Some(person) = columns.of(Role::Person) {
        columns.more_people = numbered_like(text(person), &columns, text, |column| {
            shapes.get(column).is_some_and(|shape| {
                shape.texts * 2 > shape.filled && shape.names * 2 > shape.filled
            })
        });
        columns.comma = commas_part_people(body.clone().map(|row| view.text(row, person)));
        columns.fill_names = names_are_filled(view, person, &columns, body.clone());
    }
    let when = [
        Role::Day,
        Role::Start,
        Role::Shift,
        Role::DaysAndTimes,
        Role::Availability,
    ]
    .iter()
    .any(|role| columns.of(*role).is_some())
        || columns.parts.is_some();
    let who = [Role::Person, Role::First, Role::Surname, Role::Id]
        .iter()
        .any(|role| columns.of(*role).is_some());
    (when || who).then_some(columns)
}

/// The columns of people whose cells are names and whose headings are that of the first one with another number behind it.
fn numbered_like<'a>(
    first: &str,
    columns: &Columns,
    text: impl Fn(usize) -> &'a str,
    are_names: impl Fn(usize) -> bool,
) -> Vec<usize> {
    let stem = |text: &str| {
        let folded = words::fold(text);
        let stem = folded.trim_end_matches(|c: char| c.is_ascii_digit() || " _#.".contains(c));
        (stem.len() < folded.len()).then(|| stem.to_owned())
    };
    let Some(own) = stem(first) else {
        return Vec::new();
    };
    let people = columns
        .roles
        .iter()
        .filter(|(_, role)| *role == Role::Person);
    people
        .map(|(column, _)| *column)
        .filter(|column| text(*column) != first && stem(text(*column)).as_ref() == Some(&own))
        .filter(|column| are_names(*column))
        .collect()
}

/// Whether a table has people and days, and nothing that could be hours, heads, or terms of a contract.
fn hourless(view: View<'_>, heading: usize, columns: &Columns, shapes: &[Shape]) -> bool {
    let dated = |(column, role): &(usize, Role)| {
        let words = words::words(view.text(heading, *column));
        *role == Role::Day && !words::any(&words, Topic::Start)
    };
    let mut roles = columns.roles.iter();
    roles.clone().any(dated)
        && columns.of(Role::Person).is_some()
        && roles.all(|(_, role)| {
            matches!(
                role,
                Role::Person | Role::Id | Role::Day | Role::Position(_) | Role::Note | Role::Other
            )
        })
        && shapes
            .iter()
            .enumerate()
            .filter(|(column, _)| columns.role(*column) != Some(Role::Day))
            .all(|(_, shape)| (shape.spans, shape.times, shape.moments, shape.offs) == (0, 0, 0, 0))
}

/// Whether some text of a column stands in several rows. Nobody is hired twice.
fn repeats(view: View<'_>, column: usize, body: std::ops::Range<usize>) -> bool {
    let texts = body.map(|row| view.text(row, column));
    let mut texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    let count = texts.len();
    texts.sort_unstable();
    texts.dedup();
    texts.len() < count
}

/// Whether a cell is a list of names in square brackets, as programs write them.
fn is_list_of_names(cell: &Cell) -> bool {
    let names = cells::people(&cell.text, true);
    cell.text.starts_with('[')
        && !names.is_empty()
        && names.iter().all(|name| cells::is_name_like(name))
}

/// The parts of a subject before and behind a mark with blanks around it, or a colon.
fn two_parts(text: &str, mark: char) -> Option<(&str, &str)> {
    let mut places = text.match_indices(mark);
    places.find_map(|(at, sign)| {
        let (one, other) = (text.get(..at)?, text.get(at + sign.len()..)?);
        let parted = one.ends_with(' ') || mark == ':';
        let both = !one.trim().is_empty() && !other.trim().is_empty();
        (parted && both).then(|| (one.trim(), other.trim()))
    })
}

/// Whether rows of one day overlap; also if that can't be told.
fn overlap(view: View<'_>, columns: &Columns, body: std::ops::Range<usize>) -> bool {
    let (Some(day), Some((from, to))) = (columns.of(Role::Day), columns.pairs().first().copied())
    else {
        return true;
    };
    let minutes = |row: usize, column: usize| Some(view.get(row, column).and_then(time)?.minutes);
    let mut seen: Vec<(&str, usize, usize)> = Vec::new();
    for row in body {
        let (Some(from), Some(to)) = (minutes(row, from), minutes(row, to)) else {
            continue;
        };
        let own = (
            view.text(row, day),
            from,
            if to > from { to } else { to + DAY },
        );
        if seen
            .iter()
            .any(|other| other.0 == own.0 && other.1 < own.2 && own.1 < other.2)
        {
            return true;
        }
        seen.push(own);
    }
    false
}

/// Whether two pairs of times of a row overlap.
fn pairs_overlap(view: View<'_>, row: usize, one: (usize, usize), other: (usize, usize)) -> bool {
    let minutes = |column: usize| Some(view.get(row, column).and_then(time)?.minutes % DAY);
    let span = |(from, to): (usize, usize)| {
        let (from, to) = (minutes(from)?, minutes(to)?);
        Some((from, if to > from { to } else { to + DAY }))
    };
    match (span(one), span(other)) {
        (Some(one), Some(other)) => one.0 < other.1 && other.0 < one.1,
        _ => false,
    }
}

/// Whether a part of a subject is a kind of shift, a position or a word for not working.
fn is_no_person(text: &str) -> bool {
    words::is_shift_name(text) || words::is_position_name(text) || words::off(text).is_some()
}

fn subject_of(
    view: View<'_>,
    columns: &Columns,
    column: usize,
    body: std::ops::Range<usize>,
    has_person: bool,
) -> Subject {
    let texts: Vec<&str> = body
        .clone()
        .map(|row| view.text(row, column))
        .filter(|text| !text.is_empty())
        .collect();
    let most = |count: usize| count * 2 > texts.len();
    if has_person {
        return Subject::Position;
    }
    for mark in ['-', ':', '–', '@', '|'] {
        let parted = texts.iter().filter(|text| {
            matches!(cells::value(text), Value::Text) && two_parts(text, mark).is_some()
        });
        if most(parted.count()) {
            let of_texts = texts.iter().filter_map(|text| two_parts(text, mark));
            let balance = of_texts
                .map(|(one, other)| i32::from(is_no_person(one)) - i32::from(is_no_person(other)));
            return Subject::PersonAndPosition {
                mark,
                person_last: balance.sum::<i32>() > 0,
            };
        }
    }
    let kinds = texts.iter().filter(|text| {
        let text = cells::brackets(text).map_or((**text).to_owned(), |(outer, _)| outer);
        // `Agent 42` is one of many.
        let stem = text.trim_end_matches(|c: char| c.is_ascii_digit());
        let numbered = stem.len() + 1 < text.len()
            || stem.len() < text.len() && stem.len() > 2 && stem.ends_with(['-', '_']);
        !numbered
            && (words::is_shift_name(&text)
                || words::is_position_name(&text)
                || !cells::is_name_like(&text))
    });
    let outer = |text: &str| cells::brackets(text).map_or(text.to_owned(), |(outer, _)| outer);
    // Events of one person alone never overlap, and their subjects are few words that say what is worked.
    let full = texts
        .iter()
        .filter(|text| outer(text).split_whitespace().count() > 1);
    if most(kinds.count()) || !most(full.count()) && !overlap(view, columns, body) {
        Subject::Position
    } else {
        Subject::Person
    }
}

/// So many rows without a name stand against one that repeats the name above.
const MANY_BLANKS: usize = 4;
/// More open shifts of one row are heads that are needed.
const MOST_OPEN: u32 = 20;
/// So many rows with a name for each without one are most.
const FEW_BLANKS: usize = 3;

/// Whether rows without a name go on about the person above: each has another day than the row before.
fn names_are_filled(
    view: View<'_>,
    person: usize,
    columns: &Columns,
    body: std::ops::Range<usize>,
) -> bool {
    let Some(day) = columns.of(Role::Day) else {
        return false;
    };
    let week = |row: usize| columns.week.map_or("", |week| view.text(row, week));
    let rows: Vec<usize> = body.filter(|row| !view.filled(*row).is_empty()).collect();
    let name = |row: usize| {
        let cell = view.get(row, person).filter(|cell| !cell.merged);
        cell.map_or("", |cell| &cell.text)
    };
    // Where each row has its name, a row without one is nobody's.
    let repeats = |two: &[usize]| matches!(two, [one, other] if !name(*one).is_empty() && name(*one) == name(*other));
    // A row that can not be read has a name of its own.
    let repeated = rows.windows(2).filter(|two| repeats(two)).count();
    let blank = rows
        .iter()
        .filter(|row| view.text(**row, person).is_empty())
        .count();
    if repeated * MANY_BLANKS > blank {
        return false;
    }
    // Nor where few have none, and somebody comes back behind others.
    let named: Vec<&str> = rows.iter().map(|row| name(*row)).collect();
    let comes_back = |(at, own): (usize, &&str)| {
        let before = named.get(..at).unwrap_or_default();
        let last = before.iter().rposition(|other| other == own);
        !own.is_empty()
            && last.is_some_and(|last| {
                let mut between = before.get(last + 1..).unwrap_or_default().iter();
                between.any(|other| !other.is_empty())
            })
    };
    let filled = named.len() - blank;
    if blank * FEW_BLANKS <= filled && named.iter().enumerate().any(comes_back) {
        return false;
    }
    let mut blanks = 0;
    for two in rows.windows(2) {
        let [before, row] = two else {
            continue;
        };
        if view.text(*row, person).is_empty() && !view.text(*row, day).is_empty() {
            blanks += 1;
            let date = |row: usize| {
                let date = view.get(row, day)?.date.as_ref()?;
                Some((date.year?, date.month?, date.day?))
            };
            // The days of a person go on.
            let back =
                matches!((date(*before), date(*row)), (Some(before), Some(row)) if row < before);
            let same =
                view.text(*row, day) == view.text(*before, day) && week(*row) == week(*before);
            if same || back {
                return false;
            }
        }
    }
    blanks > 0
}

/// What the rows above hold for those beneath.
#[derive(Default)]
struct Above {
    day: Option<(usize, DateText)>,
    who: Option<Vec<usize>>,
    position: Option<String>,
    /// The shift above, which rows with nothing but a name go on about.
    slot: Option<Slot>,
    /// The other days on which the shifts of the row stand: those of `Mon-Fri` after Monday.
    also: Vec<usize>,
}

struct Slot {
    /// The number of its first entry.
    first: usize,
    /// Whether its row has no name.
    unnamed: bool,
    entries: Vec<Entry>,
}

impl Above {
    /// A day for the rows beneath it.
    fn on(&mut self, row: usize, column: usize, date: DateText, draft: &mut Draft) {
        draft.days.push(DayCell {
            text: date.clone(),
            sequence: 0,
            place: (row, 0),
            week: None,
        });
        self.day = Some((draft.days.len() - 1, date));
        draft.take((row, column), Taken::Day);
    }

    /// What stands directly above a heading holds for the rows beneath it: a day, or the position of a section.
    fn hold(
        &mut self,
        view: View<'_>,
        heading: usize,
        sections: &[(usize, usize)],
        undated: bool,
        draft: &mut Draft,
    ) {
        self.who = None;
        self.slot = None;
        self.position = None;
        let Some(row) = heading.checked_sub(1) else {
            return;
        };
        if let Some((column, date)) = alone_day(view, row).filter(|_| undated) {
            let known = draft.uses.get(&(row, column)) == Some(Taken::Day);
            if !known {
                self.on(row, column, date, draft);
            }
        } else if let Some(place) = sections.iter().find(|(own, _)| *own == row) {
            self.position = Some(view.text(place.0, place.1).to_owned());
            draft.take(*place, Taken::Position);
            self.day = None;
        } else {
            self.day = None;
        }
    }
}

/// A name in a row of its own beneath a shift: somebody else, or nobody yet, works at its hours.
fn name_beneath(
    columns: &Columns,
    place: (usize, usize),
    cell: &Cell,
    above: &mut Above,
    draft: &mut Draft,
) {
    let Some(slot) = &mut above.slot else {
        return;
    };
    draft.take(place, Taken::Person);
    // The row of the hours itself has no name.
    if std::mem::take(&mut slot.unnamed) {
        draft.entries.truncate(slot.first);
    }
    let people = if words::is_vacant(&cell.text) {
        vec![Who::Open]
    } else {
        let names = cells::people(&cell.text, columns.comma).into_iter();
        names
            .map(|name| Who::Person(draft.person(&name, None)))
            .collect()
    };
    for (who, entry) in people
        .iter()
        .flat_map(|who| slot.entries.iter().map(move |entry| (who, entry)))
    {
        if let Who::Person(person) = who {
            draft.add_position(*person, entry.position.as_deref());
        }
        draft.entries.push(Entry {
            place,
            who: who.clone(),
            ..entry.clone()
        });
    }
}

fn rows(
    view: View<'_>,
    columns: &Columns,
    body: std::ops::Range<usize>,
    mut above: Above,
    draft: &mut Draft,
) -> Above {
    for row in body {
        let filled = view.filled(row);
        // The name above the next heading is taken with that.
        if filled.is_empty() || columns.owner.is_some() && owner(view, row).is_some() {
            continue;
        }
        if let [only] = filled[..]
            && let Some(cell) = view.get(row, only)
        {
            let in_day_column = columns.of(Role::Day) == Some(only);
            if let Some((_, date)) = alone_day(view, row) {
                // A row with nothing but a day holds for those beneath.
                above.on(row, only, date, draft);
                continue;
            }
            if columns.names_beneath
                && columns.of(Role::Person) == Some(only)
                && above.slot.is_some()
            {
                name_beneath(columns, (row, only), cell, &mut above, draft);
                continue;
            }
            if !in_day_column && cell.value == Value::Text && columns.of(Role::Person) != Some(only)
            {
                draft.take((row, only), Taken::Remark);
                continue;
            }
            // A note or a signature beneath the table.
            let apart = row > 0
                && view.cells.lines.get(row)
                    > view.cells.lines.get(row - 1).map(|line| line + 1).as_ref();
            if cell.value == Value::Text
                && (apart || is_note(&cell.text))
                && columns.of(Role::Day) != Some(only)
            {
                draft.take((row, only), Taken::Remark);
                continue;
            }
            // A title above a table without headings.
            if !columns.headed && draft.entries.is_empty() && cell.value == Value::Text {
                draft.take((row, only), Taken::Remark);
                continue;
            }
            if cell.is_position() && columns.position.is_none() {
                above.position = Some(cell.text.clone());
                draft.take((row, only), Taken::Position);
                continue;
            }
        }
        let first = draft.entries.len();
        line(view, columns, row, &mut above, draft);
        let own = draft.entries.get(first..).unwrap_or_default().to_vec();
        for day in std::mem::take(&mut above.also) {
            let on = |entry: &Entry| Entry {
                day: Some(day),
                ..entry.clone()
            };
            draft.entries.extend(own.iter().map(on));
        }
        if let Some(person) = columns.of(Role::Person).filter(|_| columns.names_beneath) {
            let entries = draft.entries.get(first..).unwrap_or_default().to_vec();
            above.slot = Some(Slot {
                first,
                unnamed: view.text(row, person).is_empty(),
                entries,
            })
            .filter(|slot| !slot.entries.is_empty());
        }
    }
    above
}

/// A shift without a name at hours at which the person above works already is open.
fn open_where_taken(view: View<'_>, columns: &Columns, first: usize, draft: &mut Draft) {
    /// So many shifts above are looked through.
    const ABOVE: usize = 64;
    let Some(column) = columns.of(Role::Person).filter(|_| columns.fill_names) else {
        return;
    };
    let hours = |entry: &Entry| match &entry.what {
        What::Spans(spans) => spans
            .first()
            .filter(|span| span.from.of_24 || span.to.of_24)
            .map(|span| {
                let (from, to) = (span.from.minutes, span.to.minutes);
                (from, if to > from { to } else { to + DAY })
            }),
        _ => None,
    };
    let day = |entry: &Entry| {
        let day = draft.days.get(entry.day?)?;
        Some((&day.text, &day.week))
    };
    let own: Vec<&Entry> = draft.entries.iter().skip(first).collect();
    let taken = own.iter().enumerate().filter(|(index, entry)| {
        let Some((from, to)) = hours(entry) else {
            return false;
        };
        let above = own.iter().take(*index).rev().take(ABOVE);
        matches!(entry.who, Who::Person(_))
            && view.text(entry.place.0, column).is_empty()
            && above
                .filter(|other| other.who == entry.who && day(other) == day(entry))
                .filter_map(|other| hours(other))
                .any(|(start, end)| start < to && from < end)
    });
    let taken: Vec<usize> = taken.map(|(index, _)| first + index).collect();
    for index in taken {
        if let Some(entry) = draft.entries.get_mut(index) {
            entry.who = Who::Open;
        }
    }
}

/// A line to be signed, a remark with a star, or one that ends with a colon.
fn is_note(text: &str) -> bool {
    text.contains("__") || text.starts_with('*') || text.ends_with(':') || text.len() > 60
}

/// The people of a row, and whether its name is blank.
fn who(
    view: View<'_>,
    columns: &Columns,
    row: usize,
    above: &mut Above,
    draft: &mut Draft,
) -> (Who, Vec<usize>, Option<String>) {
    let id = columns
        .of(Role::Id)
        .map(|column| view.text(row, column))
        .filter(|id| !id.is_empty());
    if let Some(column) = columns.of(Role::Id)
        && view.get(row, column).is_some()
    {
        draft.take((row, column), Taken::Id);
    }
    let mut text = columns
        .of(Role::Person)
        .map_or("", |column| view.text(row, column))
        .to_owned();
    let mut has_names = columns.of(Role::Person).is_some();
    for role in [Role::First, Role::Surname] {
        has_names |= columns.of(role).is_some();
        if let Some(column) = columns.of(role)
            && !words::fold(&text).contains(&words::fold(view.text(row, column)))
        {
            let own = view.text(row, column);
            // `Nom` beside `Prénom` is the surname.
            text = match columns.of(Role::Person).is_some() && role == Role::First {
                true => format!("{own} {text}"),
                false => format!("{text} {own}"),
            };
            text = text.trim().to_owned();
        }
        if let Some(column) = columns.of(role)
            && view.get(row, column).is_some()
        {
            draft.take((row, column), Taken::Person);
        }
    }
    let mut position = None;
    if let (Some(column), false) = (columns.of(Role::Subject), has_names && !text.is_empty()) {
        let subject = view.text(row, column);
        draft.take(
            (row, column),
            if columns.subject == Subject::Position {
                Taken::Position
            } else {
                Taken::Person
            },
        );
        match columns.subject {
            Subject::Person => {
                has_names = true;
                text = subject.to_owned();
                if let Some((outer, inner)) = cells::brackets(subject) {
                    (text, position) = (outer, Some(inner));
                }
            }
            Subject::PersonAndPosition { mark, person_last } => {
                let (one, other) = two_parts(subject, mark).unwrap_or((subject, ""));
                has_names = true;
                let turned = match (is_no_person(one), is_no_person(other)) {
                    (true, false) => true,
                    (false, true) => false,
                    _ => person_last,
                };
                let (person, job) = if turned && !other.is_empty() {
                    (other, one)
                } else {
                    (one, other)
                };
                text = person.to_owned();
                position = Some(job.to_owned()).filter(|job| !job.is_empty());
            }
            Subject::Position | Subject::None => position = Some(subject.to_owned()),
        }
    } else if let Some(column) = columns.of(Role::Subject) {
        draft.take((row, column), Taken::Position);
        position = Some(view.text(row, column).to_owned());
    }
    if let Some(column) = columns.of(Role::Person)
        && view.get(row, column).is_some()
    {
        draft.take((row, column), Taken::Person);
    }
    if let Some(owner) = columns.owner.as_deref().filter(|_| !has_names) {
        let person = draft.person(owner, id);
        return (Who::Person(person), vec![person], position);
    }
    if !has_names {
        return match id {
            Some(id) => {
                let person = draft.person(id, None);
                (Who::Person(person), vec![person], position)
            }
            None => (Who::Unknown, Vec::new(), position),
        };
    }
    // An id beside it names one person, whatever the name looks like.
    if let Some(id) = id.filter(|_| !text.is_empty() && !words::is_vacant(&text)) {
        let person = draft.person(&text, Some(id));
        above.who = Some(vec![person]);
        return (Who::Person(person), vec![person], position);
    }
    // An id beside a blank name is that of somebody above.
    let above_by_id = id.and_then(|id| {
        let mut people = draft.people.iter();
        people.position(|person| person.id.as_deref() == Some(id))
    });
    if let Some(person) = above_by_id.filter(|_| text.is_empty()) {
        return (Who::Person(person), vec![person], position);
    }
    if text.is_empty() && id.is_some() && !columns.fill_names {
        let person = draft.person(id.unwrap_or_default(), id);
        return (Who::Person(person), vec![person], position);
    }
    // `Weekday` among the names is no person.
    if words::days(&words::fold(&text)).is_some() {
        return (Who::Open, Vec::new(), position);
    }
    if text.is_empty() || words::is_nothing(&text) {
        let mut others = view.filled(row).into_iter();
        let open = others.any(|column| words::is_vacant(view.text(row, column)));
        return match (&above.who, columns.fill_names && !open) {
            (Some(people), true) => (
                people
                    .first()
                    .map_or(Who::Open, |person| Who::Person(*person)),
                people.clone(),
                position,
            ),
            _ => (Who::Open, Vec::new(), position),
        };
    }
    if words::is_vacant(&text) {
        // Rows without a name beneath are open as well.
        above.who = None;
        return (Who::Open, Vec::new(), position);
    }
    let names = if columns.of(Role::Person).is_some() {
        cells::people(&text, columns.comma)
    } else {
        vec![text.clone()]
    };
    let mut people: Vec<usize> = names.iter().map(|name| draft.person(name, None)).collect();
    for column in &columns.more_people {
        let more = view.text(row, *column);
        if more.is_empty() || words::is_nothing(more) || words::is_vacant(more) {
            continue;
        }
        draft.take((row, *column), Taken::Person);
        let more = cells::people(more, columns.comma);
        people.extend(more.iter().map(|name| draft.person(name, None)));
    }
    above.who = Some(people.clone());
    (
        people
            .first()
            .map_or(Who::Open, |person| Who::Person(*person)),
        people,
        position,
    )
}

/// A time of a cell: a clock, a bare hour, or the clock behind a date.
fn time(cell: &Cell) -> Option<Written> {
    if let Some((_, clock)) = cell.moment() {
        return Some(Written {
            of_24: !clock.halved,
            ..Written::of(*clock)
        });
    }
    match cell.value {
        Value::Time(time) => Some(time),
        Value::Number | Value::Nothing => written(&cell.text),
        _ => None,
    }
}

/// A span of this many minutes.
fn lasting(from: Written, minutes: u32) -> Span {
    let from = Written {
        halved: true,
        ..from
    };
    let to = Written {
        minutes: from.minutes + usize::try_from(minutes).unwrap_or(0),
        of_24: true,
        sure: true,
        ..from
    };
    Span {
        from,
        to,
        exact: true,
    }
}

/// Whether times of a 24-hour clock are this many minutes apart.
fn fits(from: Written, to: Written, minutes: u32) -> bool {
    let minutes = usize::try_from(minutes).unwrap_or(0);
    let (from, to) = (from.minutes % DAY, to.minutes % DAY);
    (1..=DAY).contains(&minutes) && (from + minutes) % DAY == to
}

#[expect(clippy::too_many_lines, reason = "one line, column by column")]
fn line(view: View<'_>, columns: &Columns, row: usize, above: &mut Above, draft: &mut Draft) {
    let get = |role: Role| {
        columns
            .of(role)
            .and_then(|column| view.get(row, column).map(|cell| (column, cell)))
    };
    let first = view
        .filled(row)
        .first()
        .and_then(|column| view.get(row, *column));
    let label = columns
        .of(Role::Person)
        .map_or(first, |column| view.get(row, column));
    // A person with an id may be called so.
    let has_id = get(Role::Id).is_some_and(|(_, cell)| !cell.is_total());
    let total = label.is_some_and(|cell| cell.is_total()) && !has_id;
    let first_total = first.is_some_and(|cell| cell.is_total());
    let unnamed = columns.of(Role::Person).is_none() || label.is_none();
    if total || first_total && unnamed {
        for column in view.filled(row) {
            draft.take((row, column), Taken::Total);
        }
        return;
    }
    for column in &columns.clocked {
        if view.get(row, *column).is_some() {
            draft.take((row, *column), Taken::Clocked);
        }
    }
    // Columns that are no part of a roster, and positions of lower rank.
    for column in view.filled(row) {
        match columns.role(column) {
            Some(Role::Other) | None => {
                draft.uses.or_insert((row, column), Taken::Unused);
            }
            Some(Role::Position(_)) if columns.position != Some(column) => {
                draft.take((row, column), Taken::Unused)
            }
            _ => {}
        }
    }
    let (who, people, subject) = who(view, columns, row, above, draft);
    let place = view
        .filled(row)
        .first()
        .map_or((row, 0), |column| (row, *column));
    let mut position = subject;
    if let Some(column) = columns.position
        && let Some(cell) = view.get(row, column)
    {
        position = Some(cell.text.clone());
        draft.take((row, column), Taken::Position);
    }
    let position = position.or_else(|| above.position.clone());
    for person in &people {
        draft.add_position(*person, position.as_deref());
        for role in [
            Role::Contract,
            Role::Maximum,
            Role::Wage,
            Role::Minor,
            Role::Availability,
            Role::Wish,
            Role::Skills,
        ] {
            if let Some((column, cell)) = get(role)
                && let Some(taken) = attribute(draft, *person, role, &cell.text, (row, column))
            {
                draft.take((row, column), taken);
            }
        }
    }
    for (role, code, taken) in [
        (Role::Repeats, ProblemCode::NotRepeated, Taken::Unreadable),
        (Role::Endless, ProblemCode::Endless, Taken::Note),
        (Role::Zone, ProblemCode::OtherZone, Taken::Note),
    ] {
        if let Some((column, cell)) = get(role) {
            let never = words::one_of(
                &words::fold(&cell.text),
                "no none never false nunca ei nein",
            );
            if never || cell.value == Value::Nothing {
                draft.take((row, column), Taken::Nothing);
            } else {
                draft.take((row, column), taken);
                draft.notes.push(((row, column), code));
            }
        }
    }
    // A zone behind the times is said once for each that the table has.
    for role in [Role::Start, Role::End, Role::Day] {
        if let Some((column, cell)) = get(role)
            && let Some(zone) = dates::zone(&cell.text)
            && draft.zones.insert(zone.to_owned())
        {
            draft.notes.push(((row, column), ProblemCode::OtherZone));
        }
    }
    // The day: of its column, of a moment, or of the rows above.
    let moment =
        |role: Role| get(role).and_then(|(_, cell)| cell.moment().map(|(date, _)| date.clone()));
    let mut own_day: Option<DateText> = None;
    for (column, role) in &columns.roles {
        if *role != Role::Day {
            continue;
        }
        let Some(cell) = view.get(row, *column) else {
            continue;
        };
        let date = cell
            .moment()
            .map(|(date, _)| date.clone())
            .or_else(|| cell.date.clone())
            .or_else(|| cell.text.parse().ok().and_then(dates::of_serial));
        match date.filter(|date| date.is_day()) {
            Some(date) => {
                draft.take((row, *column), Taken::Day);
                match &mut own_day {
                    Some(known) => known.merge(&date),
                    None => own_day = Some(date),
                }
            }
            None => {
                let groups = cells::days_and_times(&cell.text);
                if let Some([days]) = groups.as_deref()
                    && days.spans.is_empty()
                    && days.dates.is_empty()
                    && let [first, others @ ..] = &days.days[..]
                {
                    draft.take((row, *column), Taken::Day);
                    let on = |day: &scheduler_core::Day| DateText {
                        weekday: Some([Some(*day); scheduler_exchange::days::LANGUAGES]),
                        ..DateText::default()
                    };
                    for day in others {
                        draft.days.push(DayCell {
                            text: on(day),
                            sequence: 0,
                            place: (row, 0),
                            week: None,
                        });
                        above.also.push(draft.days.len() - 1);
                    }
                    own_day = Some(on(first));
                } else if groups
                    .as_ref()
                    .is_some_and(|groups| groups.iter().all(|group| !group.days.is_empty()))
                {
                    draft.take((row, *column), Taken::Time);
                    days_and_times(
                        draft,
                        (row, *column),
                        groups.unwrap_or_default(),
                        &who,
                        position.as_ref(),
                    );
                } else {
                    draft.take((row, *column), Taken::Unreadable);
                }
            }
        }
    }
    if let Some(parts) = columns.parts {
        own_day = parts.date(view, row);
        for column in parts
            .all()
            .filter(|column| view.get(row, *column).is_some())
        {
            draft.take((row, column), Taken::Day);
        }
    }
    if own_day.is_none() {
        let of_shift = || dates::in_front(&get(Role::Shift)?.1.text).map(|(date, _)| date);
        own_day = moment(Role::Start).or_else(of_shift);
    }
    let week = columns
        .week
        .and_then(|column| Some((column, dates::week(view.text(row, column))?)))
        .filter(|_| own_day.as_ref().is_some_and(|day| !day.has_day()));
    if let Some((column, _)) = week {
        draft.take((row, column), Taken::Day);
    }
    let day = match own_day {
        Some(date) => {
            draft.days.push(DayCell {
                text: date.clone(),
                sequence: 0,
                place: (row, 0),
                week: week.map(|(_, week)| week),
            });
            let index = draft.days.len() - 1;
            above.day = Some((index, date));
            Some(index)
        }
        None => above.day.as_ref().map(|(index, _)| *index),
    };
    if let Some((column, cell)) = get(Role::EndDay) {
        draft.take(
            (row, column),
            if cell.date.is_some() {
                Taken::Day
            } else {
                Taken::Unreadable
            },
        );
    }
    if let Some((column, cell)) = get(Role::DaysAndTimes) {
        match cells::days_and_times(&cell.text) {
            Some(groups) => {
                draft.take((row, column), Taken::Time);
                days_and_times(draft, (row, column), groups, &who, position.as_ref());
            }
            None => {
                let taken = if matches!(cell.value, Value::Nothing | Value::Off(_)) {
                    Taken::Off
                } else {
                    Taken::Unreadable
                };
                draft.take((row, column), taken);
            }
        }
    }
    let mut break_minutes = 0;
    if let Some((column, cell)) = get(Role::Break) {
        match breaks::minutes(&cell.text) {
            Some(minutes) => {
                break_minutes = minutes;
                draft.take((row, column), Taken::Break);
            }
            None => {
                let taken = if cell.value == Value::Nothing {
                    Taken::Nothing
                } else {
                    Taken::Unreadable
                };
                draft.take((row, column), taken);
            }
        }
    }
    let heads = get(Role::Heads).and_then(|(column, cell)| {
        let heads = cell
            .text
            .trim()
            .parse::<u32>()
            .ok()
            .filter(|heads| *heads <= 500);
        draft.take(
            (row, column),
            if heads.is_some() {
                Taken::Heads
            } else {
                Taken::Unreadable
            },
        );
        heads
    });
    let lasts_all_day = columns.all_day.is_some_and(|column| {
        let text = words::fold(view.text(row, column));
        words::one_of(
            &text,
            "true yes y 1 x si sí ja oui sim wahr vrai verdadero vero",
        )
    });
    // A word for not working anywhere in the row.
    let mut off: Option<OffKind> = None;
    let timed = [Role::Start, Role::Shift].into_iter().any(|role| {
        get(role).is_some_and(|(_, cell)| {
            time(cell).is_some() || matches!(cell.value, Value::Spans { .. })
        })
    });
    for (column, role) in &columns.roles {
        let may = matches!(
            role,
            Role::Status
                | Role::Shift
                | Role::Start
                | Role::End
                | Role::Position(_)
                | Role::Subject
                | Role::Length
                | Role::Other
        );
        if let Some(cell) = view.get(row, *column)
            && may
            && let Some(kind) = off_of(cell)
        {
            // Somebody in training at given times works.
            if kind == OffKind::Training && timed {
                continue;
            }
            let place_of_work = matches!(role, Role::Position(_) | Role::Other)
                && *role != Role::Position(2)
                && words::fold(&cell.text).len() <= 3;
            // Hours of a shift on a public holiday are worked.
            let beside = matches!(role, Role::Position(_) | Role::Other | Role::Subject);
            let feast = timed && beside && words::is_public_holiday(&cell.text);
            if !place_of_work && !feast {
                off = off.or(Some(kind));
                draft.take((row, *column), Taken::Off);
            }
        }
    }
    let mut confirmed = false;
    for (column, role) in &columns.roles {
        let (Role::Status | Role::Confirmed, Some(cell)) = (*role, view.get(row, *column)) else {
            continue;
        };
        let place = (row, *column);
        if let (Role::Confirmed, Some(said)) = (*role, words::yes_or_no(&cell.text)) {
            confirmed |= said;
            draft.take(place, Taken::Note);
            continue;
        }
        if matches!(cell.value, Value::Off(_)) && off.is_some() {
            continue;
        }
        if words::is_confirmed(&cell.text) {
            confirmed = true;
            draft.take(place, Taken::Note);
            continue;
        }
        draft.take(place, Taken::Unused);
        if words::is_cancelled(&cell.text) {
            for column in view.filled(row) {
                draft.uses.or_insert((row, column), Taken::Unused);
            }
            draft.notes.push((place, ProblemCode::Cancelled));
            return;
        }
    }
    // The times.
    let mut whats: Vec<(usize, What)> = Vec::new();
    let start = get(Role::Start);
    let end = get(Role::End);
    let length = get(Role::Length)
        .and_then(|(at, cell)| minutes_of_length(&cell.text).map(|minutes| (at, minutes)));
    match (start, end) {
        (Some((from_column, from_cell)), Some((to_column, to_cell))) => {
            match (time(from_cell), time(to_cell)) {
                (Some(from), Some(to)) => {
                    draft.take((row, from_column), Taken::Time);
                    draft.take((row, to_column), Taken::Time);
                    let span = match length {
                        // A length that fits leaves nothing to be decided.
                        Some((at, minutes)) if fits(from, to, minutes) => {
                            draft.take((row, at), Taken::Length);
                            lasting(from, minutes)
                        }
                        _ => Span::new(from, to),
                    };
                    whats.push((from_column, What::Spans(vec![span])));
                }
                (from, to) => {
                    for (column, cell, read) in [
                        (from_column, from_cell, from.is_some()),
                        (to_column, to_cell, to.is_some()),
                    ] {
                        let nothing = matches!(cell.value, Value::Nothing);
                        if !matches!(cell.value, Value::Off(_)) {
                            draft.take(
                                (row, column),
                                if nothing && !read || nothing && from.is_none() && to.is_none() {
                                    Taken::Nothing
                                } else {
                                    Taken::Unreadable
                                },
                            );
                        }
                    }
                }
            }
        }
        (Some((column, cell)), None) => {
            if let Value::Spans { spans, .. } = &cell.value {
                draft.take((row, column), Taken::Time);
                whats.push((column, What::Spans(spans.clone())));
            } else if let (Some(from), Some((at, minutes))) = (time(cell), length) {
                draft.take((row, column), Taken::Time);
                draft.take((row, at), Taken::Length);
                whats.push((column, What::Spans(vec![lasting(from, minutes)])));
            } else if !matches!(cell.value, Value::Off(_)) {
                draft.take(
                    (row, column),
                    if cell.value == Value::Nothing {
                        Taken::Nothing
                    } else {
                        Taken::Unreadable
                    },
                );
            }
        }
        (None, Some((column, cell))) => {
            if !matches!(cell.value, Value::Off(_)) {
                draft.take(
                    (row, column),
                    if cell.value == Value::Nothing {
                        Taken::Nothing
                    } else {
                        Taken::Unreadable
                    },
                );
            }
        }
        (None, None) => {}
    }
    second_shifts(view, columns, row, &mut whats, draft);
    // Midnight to midnight of an event without hours.
    if lasts_all_day {
        whats.clear();
    }
    let has_times = !whats.is_empty();
    let mut note = None;
    if let Some(column) = columns.of(Role::Note) {
        let text = view.text(row, column);
        note = Some(Note(text.to_owned()));
        if let Some(cell) = view.get(row, column) {
            // `Holiday` among the notes of a row without times.
            match cell.value {
                Value::Off(kind) if off.is_none() && !has_times => {
                    off = Some(kind);
                    draft.take((row, column), Taken::Off);
                }
                _ => draft.take((row, column), Taken::Note),
            }
        }
    }
    // `Early` beside `6-14` needs no legend.
    let has_hours = columns.roles.iter().any(|(column, role)| {
        let value = view.get(row, *column).map(|cell| &cell.value);
        *role == Role::Shift && matches!(value, Some(Value::Spans { .. }))
    });
    let is_shift = |(_, role): &&(usize, Role)| *role == Role::Shift;
    let several = columns.roles.iter().filter(is_shift).count() > 1;
    for (column, role) in &columns.roles {
        let (Role::Shift, Some(cell)) = (*role, view.get(row, *column)) else {
            continue;
        };
        match &cell.value {
            Value::Spans { spans, .. } if !has_times => {
                draft.take((row, *column), Taken::Time);
                whats.push((*column, What::Spans(spans.clone())));
            }
            Value::Spans { .. } => draft.take((row, *column), Taken::Time),
            Value::Off(_) => {}
            Value::Text | Value::Mark
                if !has_times && !has_hours && !words::is_nothing(&cell.text) =>
            {
                draft.take((row, *column), Taken::Code);
                // Names in columns for several shifts are people.
                if several && cell.is_name() && !cell.is_shift() {
                    draft.sign(Sign::NameAsCode);
                }
                whats.push((*column, What::Code(cell.text.clone())));
            }
            Value::Text | Value::Mark | Value::Number => draft.take(
                (row, *column),
                if has_times || has_hours {
                    Taken::Unused
                } else {
                    Taken::Unreadable
                },
            ),
            Value::Nothing => draft.take((row, *column), Taken::Nothing),
            _ => draft.take((row, *column), Taken::Unreadable),
        }
    }
    if let Some((column, _)) = get(Role::Length) {
        draft.uses.or_insert((row, column), Taken::Length);
    }
    // A table of leave, whatever its reasons are called.
    let off = off.or((columns.leave && has_times).then_some(OffKind::Leave));
    let mut days_away = 1;
    if let Some(kind) = off {
        // Hours in a row of leave are those that are not worked.
        whats = vec![(place.1, What::Off(kind))];
        let last = get(Role::EndDay)
            .and_then(|(_, cell)| {
                Some(
                    cell.moment()
                        .map_or(cell.date.clone()?, |(date, _)| date.clone()),
                )
            })
            .or_else(|| moment(Role::End));
        let first = day.and_then(|day| draft.days.get(day)).map(|day| &day.text);
        let ends_at_midnight = get(Role::End)
            .and_then(|(_, cell)| time(cell))
            .is_some_and(|to| to.minutes % DAY == 0);
        if let Some(between) = first
            .zip(last.as_ref())
            .and_then(|(first, last)| days_between(first, last))
        {
            days_away = (between + 1 - i64::from(ends_at_midnight && between > 0)).max(1);
        }
    }
    if columns.hourless && whats.is_empty() && day.is_some() && !people.is_empty() {
        whats.push((place.1, What::Code(String::new())));
    }
    let remark = columns
        .of(Role::Person)
        .map_or("", |column| view.text(row, column));
    let shift_days = began_before(
        remark,
        day.and_then(|day| draft.days.get(day)).map(|day| &day.text),
    );
    // Without a day of its own, the row holds for every weekday but those on which its person is off.
    let on: Vec<Option<scheduler_core::Day>> = match columns.days_off.filter(|_| day.is_none()) {
        Some(column) => {
            let off = weekdays_of(view.text(row, column)).unwrap_or_default();
            if view.get(row, column).is_some() {
                draft.take((row, column), Taken::Off);
            }
            let days = scheduler_core::Day::ALL.into_iter();
            days.filter(|day| !off.contains(day)).map(Some).collect()
        }
        None => vec![None],
    };
    let whats = whats
        .into_iter()
        .flat_map(|(column, what)| on.iter().map(move |day| (column, what.clone(), *day)));
    for (column, what, weekday) in whats {
        let entries: Vec<Who> = if people.len() > 1 {
            people.iter().map(|person| Who::Person(*person)).collect()
        } else {
            vec![who.clone()]
        };
        for who in entries {
            let times = heads.filter(|heads| {
                columns.places && who == Who::Open && (1..=MOST_OPEN).contains(heads)
            });
            let what = match heads.filter(|_| times.is_none()) {
                Some(heads) if matches!(who, Who::Open | Who::Unknown) => {
                    What::Heads(heads, Box::new(what.clone()))
                }
                _ => what.clone(),
            };
            if matches!((&who, &what), (Who::Open, What::Off(_))) {
                continue;
            }
            let who = if matches!(what, What::Heads(..)) {
                Who::Open
            } else {
                who
            };
            let times = times.map_or(1, i64::from);
            for later in (0..times).flat_map(|_| 0..days_away) {
                draft.entries.push(Entry {
                    place: (row, column),
                    who: who.clone(),
                    position: position.clone(),
                    day,
                    shift_days: shift_days + later,
                    weekday,
                    what: what.clone(),
                    break_minutes,
                    confirmed,
                    note: note.clone(),
                });
            }
        }
    }
}

/// Why somebody does not work, as a cell says it: `Vacation`, and `1. Vacation` as Teams numbers its reasons.
fn off_of(cell: &Cell) -> Option<OffKind> {
    if let Value::Off(kind) = cell.value {
        return Some(kind);
    }
    let (number, reason) = cell.text.split_once(". ")?;
    let numbered = number.len() <= 2 && number.bytes().all(|byte| byte.is_ascii_digit());
    words::off(reason).filter(|_| numbered)
}

/// The days from one date to another of the same row, at most two months later. Where the order of day and month is open,
/// both orders have to agree, or only one of them to be possible.
fn days_between(first: &DateText, last: &DateText) -> Option<i64> {
    const MOST: i64 = 62;
    let date = |text: &DateText, other: &DateText, month_first: bool| {
        let (day, month) = match text.pair {
            Some((one, two)) if month_first => (Some(two), Some(one)),
            Some((one, two)) => (Some(one), Some(two)),
            None => (text.day, text.month),
        };
        chrono::NaiveDate::from_ymd_opt(text.year.or(other.year)?, month?, day?)
    };
    let between = |month_first: bool| {
        let days = date(last, first, month_first)? - date(first, last, month_first)?;
        Some(days.num_days()).filter(|days| (0..=MOST).contains(days))
    };
    match (between(false), between(true)) {
        (Some(one), Some(other)) => (one == other).then_some(one),
        (one, other) => one.or(other),
    }
}

/// Further pairs of start and end in a row: `Start 2`, `End 2`.
fn second_shifts(
    view: View<'_>,
    columns: &Columns,
    row: usize,
    whats: &mut Vec<(usize, What)>,
    draft: &mut Draft,
) {
    for (from_column, to_column) in columns.pairs().into_iter().skip(1) {
        let read = |column: usize| Some((column, view.get(row, column).and_then(time)?));
        match (read(from_column), read(to_column)) {
            (Some((_, from)), Some((_, to))) => {
                draft.take((row, from_column), Taken::Time);
                draft.take((row, to_column), Taken::Time);
                whats.push((from_column, What::Spans(vec![Span::new(from, to)])));
            }
            _ => {
                for column in [from_column, to_column] {
                    if let Some(cell) = view.get(row, column) {
                        let taken = match cell.value {
                            Value::Nothing => Taken::Nothing,
                            _ => Taken::Unreadable,
                        };
                        draft.uses.or_insert((row, column), taken);
                    }
                }
            }
        }
    }
}

/// `(continues from Sun night)` on a Monday: the night began on the evening before.
fn began_before(remark: &str, day: Option<&DateText>) -> i64 {
    let Some((_, inner)) = cells::brackets(remark) else {
        return 0;
    };
    let words = words::words(&inner);
    let continues = words.iter().any(|word| {
        matches!(
            word.as_str(),
            "continues" | "continued" | "continuing" | "cont" | "continua" | "jatkuu"
        )
    });
    if !continues {
        return 0;
    }
    let own = day
        .and_then(|day| day.weekday)
        .and_then(|days| days.into_iter().flatten().next());
    let named = words
        .iter()
        .find_map(|word| scheduler_exchange::days::weekday(word));
    match (own, named) {
        (Some(own), Some(named)) if (named.index() + 1) % 7 == own.index() => -1,
        (None, Some(_)) => -1,
        _ => 0,
    }
}

/// Entries of a cell with days and times: `Mon-Thu 9-17, Sat 10-16`.
fn days_and_times(
    draft: &mut Draft,
    place: super::Place,
    groups: Vec<cells::DaysAndTimes>,
    who: &Who,
    position: Option<&String>,
) {
    for group in groups {
        if group.spans.is_empty() {
            draft.take(place, Taken::Unreadable);
            continue;
        }
        for day in group.days {
            draft.entries.push(Entry {
                place,
                who: who.clone(),
                position: position.cloned(),
                day: None,
                shift_days: 0,
                weekday: Some(day),
                what: What::Spans(group.spans.clone()),
                break_minutes: 0,
                confirmed: false,
                note: None,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        LayoutKind::List,
        ProblemCode,
        testing::{absences, demand, each, problems, questions, roster, shifts},
    };

    #[test]
    fn rows_of_shifts_are_read() {
        each(&[
            (
                List,
                "Name,Date,Start,End,Break,Role\nAna,2026-11-23,9:00,17:30,0:30,Bar\nBo,2026-11-23,22:00,6:00,,Floor",
                &["Ana 2026-11-23 9-17:30 Bar -30", "Bo 2026-11-23 22-6 Floor"],
            ),
            (
                List,
                "Day,Employee,Shift\nMonday,Bo,12-8\nMonday,,11-3\nMonday,,11-3",
                &["Bo mon 12-20", "open mon 11-15", "open mon 11-15"],
            ),
            (
                List,
                "Worker;Start;End\nAna;2026-11-23 09:00;2026-11-23 17:00",
                &["Ana 2026-11-23 9-17"],
            ),
            (
                List,
                "Name,Day,Start,Hours,Break\nAna,Mon,9:00,7:30,30",
                &["Ana mon 9-16:30 -30"],
            ),
            (
                List,
                "Date,Name,Shift\n23/11/2026,Ana,9-17\n,Bo,12-20",
                &["Ana 2026-11-23 9-17", "Bo 2026-11-23 12-20"],
            ),
            (
                List,
                "Name,Date,Start,End\nAna,23/11/2026,9,17\n,24/11/2026,9,17",
                &["Ana 2026-11-23 9-17", "Ana 2026-11-24 9-17"],
            ),
            // People by their numbers, under a heading that says shift or duty, beside its hours.
            (
                List,
                "Datum,Schicht,Zeiten,Dienst\n23.11.2026,Tag,06-14,1204\n23.11.2026,Nacht,22-06,88\n24.11.2026,Tag,06-14,88",
                &[
                    "1204 2026-11-23 6-14",
                    "88 2026-11-23 22-6",
                    "88 2026-11-24 6-14",
                ],
            ),
            (
                List,
                "Resource,Role,Start Date,End Date,Allocated Hours\nOrla Keane,Bartender,2026-11-23 08:00:00,2026-11-23 16:00:00,8\nZeno Fabri,Waiter,2026-11-24 22:00:00,2026-11-25 06:00:00,8",
                &[
                    "Orla Keane 2026-11-23 8-16 Bartender",
                    "Zeno Fabri 2026-11-24 22-6 Waiter",
                ],
            ),
            // A week without a year is the nearest one.
            (
                List,
                "KW;Mitarbeiter;Tag;Von;Bis\n47;Ana Ruiz;Freitag;9;17\n48;Ana Ruiz;Mittwoch;9;17",
                &["Ana Ruiz 2026-11-20 9-17", "Ana Ruiz 2026-11-25 9-17"],
            ),
            // Hours of the next day.
            (
                List,
                "Name,Date,From,To\nAna,2026-11-23,21,29\nBo,2026-11-24,22,32\nCy,2026-11-24,16,40",
                &[
                    "Ana 2026-11-23 21-5",
                    "Bo 2026-11-24 22-8",
                    "Cy 2026-11-24 16-16",
                ],
            ),
            (
                List,
                "Date,Team,Shift\n23/11/2026,Ana,9-17\n23/11/2026,Ana,17-18",
                &["? 2026-11-23 9-18 Ana"],
            ),
            (
                List,
                "Staff,Date,Time\n\"Ana, Bo\",23/11/2026,9-17\nAna,24/11/2026,9-17",
                &[
                    "Ana 2026-11-23 9-17",
                    "Bo 2026-11-23 9-17",
                    "Ana 2026-11-24 9-17",
                ],
            ),
            (
                List,
                "Ana Ruiz,2026-11-23,09:00,17:00\nBo Lund,2026-11-24,12:00,20:00",
                &["Ana Ruiz 2026-11-23 9-17", "Bo Lund 2026-11-24 12-20"],
            ),
            (
                List,
                "First name,Surname,Date,Shift\nAna,Ruiz,2026-11-23,9-17",
                &["Ana Ruiz 2026-11-23 9-17"],
            ),
            (
                List,
                "Name,Shift date,Shift\nAna,46349,9-17",
                &["Ana 2026-11-23 9-17"],
            ),
        ]);
    }

    #[test]
    fn dates_in_several_columns_and_people_in_several_columns_are_read() {
        each(&[
            (
                List,
                "Name,Year,Month,Day,Start,End\nAna,2026,11,23,9:00,17:00\nBo,2026,12,2,9:00,17:00",
                &["Ana 2026-11-23 9-17", "Bo 2026-12-02 9-17"],
            ),
            (
                List,
                "Nombre;Día;Mes;Entrada;Salida\nAna;23;11;9;17\nBo;24;11;9;17",
                &["Ana 2026-11-23 9-17", "Bo 2026-11-24 9-17"],
            ),
            // Without headings: the second number is over 12, so the first is the month.
            (
                List,
                "11,23,Ana,Laser Tag,9A-4:30P\n11,26,Bo Vale,Go-Karts,12P-8P\n11,2,Ana,Go-Karts,12P-8P\n12,4,Bo Vale,Laser Tag,4P-10:30P",
                &[
                    "Ana 2026-11-23 9-16:30 Laser Tag",
                    "Bo Vale 2026-11-26 12-20 Go-Karts",
                    "Ana 2026-11-02 12-20 Go-Karts",
                    "Bo Vale 2026-12-04 16-22:30 Laser Tag",
                ],
            ),
            (
                List,
                "Неделя;День;Сотрудник;Время\n48;Вс;Зимина;10:30-18:30\n48;Пт;Громов;6-14\n48;Сб;Зимина;6-14",
                &[
                    "Зимина 2026-11-29 10:30-18:30",
                    "Громов 2026-11-27 6-14",
                    "Зимина 2026-11-28 6-14",
                ],
            ),
        ]);
        let numbered = roster(
            "Day,Shift,Employee 1,Employee 2\nMonday,Morning,Rafe,Noor\nMonday,Evening,Emil,Juno\nMonday,Night,Farid,Sven\nTuesday,Morning,Yara,Emil\nTuesday,Evening,Tariq,Farid\nTuesday,Night,Rafe,",
        );
        assert_eq!(numbered.layout, List);
        assert_eq!(numbered.people.len(), 8);
        assert_eq!(
            questions(&numbered),
            ["Code Evening 2", "Code Morning 2", "Code Night 2"]
        );
    }

    #[test]
    fn hours_that_no_column_has_are_asked_and_ids_of_rows_are_nobody() {
        let listed = roster(
            "location,date,team,testers\nHavenstad,2025-10-01,0,\"['Fenna', 'Guus Brink']\"\nMeerdorp,2025-10-01,1,\"['Fenna', 'Wout']\"",
        );
        let names: Vec<&str> = listed.people.iter().map(|own| &*own.name).collect();
        assert_eq!(names, ["Fenna", "Guus Brink", "Wout"]);
        assert_eq!(questions(&listed), ["Hours - 2"]);
        let staff = roster(
            "Name,Hire date,Position,Phone\nAda,2020-01-02,Bar,555 0101\nBo,2021-03-04,Floor,555 0102",
        );
        assert_eq!((staff.people.len(), questions(&staff).len()), (2, 0));
        let needed = roster(
            "id,day,code,dept,start_hour,end_hour,min_staff\n1,Mon,W1,Ward,7,15,2\n2,Mon,W2,Ward,23,31,1",
        );
        assert_eq!(demand(&needed), ["Ward mon 7-15 2", "Ward mon 23-7 1"]);
        assert_eq!((needed.people.len(), needed.shifts.len()), (0, 0));
    }

    #[test]
    fn events_of_one_person_say_what_is_worked_and_notes_name_nobody() {
        let events = roster(
            "Date,Event,Start,End\n2026-09-02,Working (Early),07:00,19:00\n2026-09-04,Working (Nights),19:00,07:00\n2026-09-08,Meeting,10:00,12:00",
        );
        assert_eq!(
            shifts(&events),
            [
                "? 2026-09-02 7-19 Working (Early)",
                "? 2026-09-04 19-7 Working (Nights)",
                "? 2026-09-08 10-12 Meeting"
            ]
        );
        let signed = roster(",日期,上班,下班\n,5/13,13:00,21:00\n,5/14,13:00,21:00\n\n签名,,,");
        assert_eq!(questions(&signed), ["Person - 2"]);
    }

    #[test]
    fn rows_without_a_name_go_on_in_another_week_and_are_doubted_where_they_are_most() {
        each(&[(
            List,
            "KW;Mitarbeiter;Tag;Von;Bis\n47;Ana Ruiz;Freitag;9;17\n48;;Freitag;9;17",
            &["Ana Ruiz 2026-11-20 9-17", "Ana Ruiz 2026-11-27 9-17"],
        )]);
        let blank = roster(
            "Date,Name,Start,End\n2026-11-23,Ana,9:00,17:00\n2026-11-23,,9:00,17:00\n2026-11-23,,10:00,18:00\n2026-11-24,,9:00,17:00",
        );
        assert_eq!(questions(&blank), ["Reading - 3"]);
    }

    /// Exports of other programs: columns such as theirs, in another order than usual.
    #[test]
    fn exports_of_other_programs_are_read() {
        let both = &[
            "Orla Keane 2026-11-23 9-17 Bar -30",
            "Zeno Fabri 2026-11-23 22-6 Kitchen",
            "open 2026-11-24 9-17 Bar -30",
        ];
        each(&[
            // Deputy: schedule export.
            (
                List,
                "Employee,Location,Area,Date,Start,End,Meal Break,Total Hours,Cost,Comments,Status\nOrla Keane,Harbour,Bar,23/11/2026,09:00 AM,05:00 PM,0:30,7.5,112.50,,Published\nZeno Fabri,Harbour,Kitchen,23/11/2026,10:00 PM,06:00 AM,0:00,8,120,,Published\n,Harbour,Bar,24/11/2026,09:00 AM,05:00 PM,0:30,7.5,0,,Open",
                both,
            ),
            // Planday: schedule export.
            (
                List,
                "Department;Employee group;Employee;Shift type;Date;Start time;End time;Break;Hours;Shift status\nHarbour;Bar;Orla Keane;Normal;23-11-2026;09:00;17:00;00:30;7,5;Assigned\nHarbour;Kitchen;Zeno Fabri;Normal;23-11-2026;22:00;06:00;00:00;8;Assigned\nHarbour;Bar;;Normal;24-11-2026;09:00;17:00;00:30;7,5;Open",
                both,
            ),
            // When I Work: schedule export.
            (
                List,
                "Last Name,First Name,Position,Schedule,Date,Start Time,End Time,Unpaid Break,Hours,Notes\nKeane,Orla,Bar,Harbour,11/23/2026,9:00am,5:00pm,30,7.5,\nFabri,Zeno,Kitchen,Harbour,11/23/2026,10:00pm,6:00am,0,8,\n,OpenShift,Bar,Harbour,11/24/2026,9:00am,5:00pm,30,7.5,",
                both,
            ),
            // 7shifts: shifts with moments.
            (
                List,
                "Location,Department,Role,First Name,Last Name,Employee ID,Shift Start,Shift End,Unpaid Break (mins),Status\nHarbour,FOH,Bar,Orla,Keane,101,2026-11-23 09:00,2026-11-23 17:00,30,Published\nHarbour,BOH,Kitchen,Zeno,Fabri,102,2026-11-23 22:00,2026-11-24 06:00,0,Published\nHarbour,FOH,Bar,,,,2026-11-24 09:00,2026-11-24 17:00,30,Open",
                both,
            ),
            // Microsoft Teams Shifts: schedule export.
            (
                List,
                "Member,Work Email,Group,Shift Start Date,Shift Start Time,Shift End Date,Shift End Time,Theme Color,Custom Label,Unpaid Break (minutes),Notes,Shared\nOrla Keane,orla@example.com,Bar,11/23/2026,9:00 AM,11/23/2026,5:00 PM,1. White,,30,,1. Shared\nZeno Fabri,zeno@example.com,Kitchen,11/23/2026,10:00 PM,11/24/2026,6:00 AM,2. Blue,,0,,1. Shared",
                &both[..2],
            ),
            // Odoo planning: list export.
            (
                List,
                "Start Date,End Date,Role,Resource,Allocated Hours,Allocated Percentage (%),Status\n2026-11-23 08:00:00,2026-11-23 16:00:00,Bartender,Orla Keane,8.0,100.0,Published\n2026-11-23 22:00:00,2026-11-24 06:00:00,Waiter,Zeno Fabri,8.0,100.0,Draft\n2026-11-24 08:00:00,2026-11-24 16:00:00,Waiter,,8.0,100.0,Published",
                &[
                    "Orla Keane 2026-11-23 8-16 Bartender",
                    "Zeno Fabri 2026-11-23 22-6 Waiter",
                    "open 2026-11-24 8-16 Waiter",
                ],
            ),
        ]);
        // A solution of the nurse rostering competition.
        let solved = roster(
            "SOLUTION\n0 n005w4\n\nASSIGNMENTS = 3\nPatrick Mon Night HeadNurse\nAndrea Mon Early Nurse\nAndrea Tue Early Nurse",
        );
        assert_eq!(solved.people.len(), 2);
        assert_eq!(questions(&solved), ["Code Early 2", "Code Night 1"]);
        // Google Calendar: the columns of its import.
        let google = roster(
            "Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private\nOrla Keane,11/23/2026,9:00 AM,11/23/2026,5:00 PM,False,,Harbour,False\nZeno Fabri,11/23/2026,10:00 PM,11/24/2026,6:00 AM,False,,Harbour,True\nFair,11/25/2026,12:00 AM,11/26/2026,12:00 AM,True,,,False",
        );
        assert_eq!(
            shifts(&google),
            [
                "Orla Keane 2026-11-23 9-17 Harbour",
                "Zeno Fabri 2026-11-23 22-6 Harbour"
            ]
        );
        assert_eq!(problems(&google), Vec::<String>::new());
        // Open shifts of Teams have slots.
        let open = roster(
            "Group,Shift Start Date,Shift Start Time,Shift End Date,Shift End Time,Open Slots\nBar,11/23/2026,9:00 AM,11/23/2026,5:00 PM,2",
        );
        assert_eq!(
            (demand(&open), questions(&open).len()),
            (vec!["Bar 2026-11-23 9-17 2".to_owned()], 0)
        );
    }

    #[test]
    fn leave_lasts_from_its_first_to_its_last_day() {
        for text in [
            "Member,Time Off Start Date,Time Off Start Time,Time Off End Date,Time Off End Time,Time Off Reason\nOrla Keane,11/24/2026,12:00 AM,11/27/2026,12:00 AM,1. Vacation",
            "Member,Time Off Start,Time Off End,Reason\nOrla Keane,2026-11-24 00:00,2026-11-27 00:00,Beach holiday with friends",
            "Employee,Type,Start,End\nOrla Keane,Vacation,2026-11-24 00:00,2026-11-26 23:59",
            "Employee,Date,End date,Type\nOrla Keane,2026-11-24,2026-11-26,Vacation",
        ] {
            assert_eq!(
                absences(&roster(text)),
                [
                    "Orla Keane 2026-11-24 Holiday",
                    "Orla Keane 2026-11-25 Holiday",
                    "Orla Keane 2026-11-26 Holiday"
                ],
                "{text}"
            );
        }
    }

    #[test]
    fn names_above_tables_and_days_off_beside_hours_count() {
        each(&[
            (
                List,
                "Name: Ana,,\nDate,Start,End\n2026-11-23,9:00,17:00\nName: Bo,,\nDate,Start,End\n2026-11-24,12:00,20:00",
                &["Ana 2026-11-23 9-17", "Bo 2026-11-24 12-20"],
            ),
            (
                List,
                "Agent,Start,End,Days Off\nAna,08:00,17:00,\"Tue, Wed, Thu, Fri, Sat, Sun\"\nBo,10:00,19:00,Mon/Tue/Wed/Thu/Sat/Sun",
                &["Ana mon 8-17", "Bo fri 10-19"],
            ),
        ]);
    }

    #[test]
    fn planned_times_win_over_clocked_ones() {
        each(&[(
            List,
            "Employee,Date,Scheduled Start,Scheduled End,Clock In,Clock Out\nAna,2026-11-23,9:00,17:00,8:57,17:04",
            &["Ana 2026-11-23 9-17"],
        )]);
        each(&[(
            List,
            "Employee,Date,Clock In,Clock Out\nAna,2026-11-23,8:57,17:04",
            &["Ana 2026-11-23 9-17"],
        )]);
    }

    #[test]
    fn rules_and_zones_that_are_not_read_are_said() {
        let roster = roster(
            "Name,Date,Start,End,Repeats,Time zone\nAna,2026-11-23,9:00,17:00,monthly,UTC\nBo,2026-11-23,9:00,17:00,no,",
        );
        assert_eq!(problems(&roster), ["2:5 NotRepeated monthly"]);
        let notes = roster.problems.iter().filter(|problem| problem.note);
        let notes: Vec<_> = notes
            .map(|note| (note.code, note.line, note.column))
            .collect();
        assert_eq!(notes, [(ProblemCode::OtherZone, 2, 6)]);
        assert_eq!(roster.shifts.len(), 2);
        let numbered = crate::testing::roster(
            "ID,Name,Date,Shift\n1,Ana,2026-11-23,9-17\n2,Ana,2026-11-24,9-17\n3,Bo,2026-11-24,9-17",
        );
        assert_eq!(numbered.people.len(), 2);
    }

    #[test]
    fn a_date_stands_in_front_of_the_hours() {
        let roster = roster("Name,Shift\nAna,2026-11-23 9:00-17:00\nBo,24/11/2026 22:00-06:00");
        assert_eq!(
            shifts(&roster),
            ["Ana 2026-11-23 9-17", "Bo 2026-11-24 22-6"]
        );
    }

    #[test]
    fn cancelled_rows_are_left_out_and_said() {
        let roster = roster(
            "Employee,Date,Start,End,Status\nAna,2026-11-23,9:00,17:00,Confirmed\nBo,2026-11-23,9:00,17:00,Cancelled",
        );
        assert_eq!(shifts(&roster), ["Ana 2026-11-23 9-17"]);
        assert!(roster.shifts[0].confirmed);
        assert_eq!(absences(&roster), [""; 0]);
        let said = roster.problems.iter();
        let said: Vec<_> = said
            .map(|said| (said.code, said.note, said.line, said.column))
            .collect();
        assert_eq!(said, [(ProblemCode::Cancelled, true, 3, 5)]);
        let left_out = roster.cells.iter().filter(|cell| cell.line == 3);
        let left_out = left_out.filter(|cell| cell.taken == crate::Taken::Unused);
        assert_eq!(left_out.count(), 3);
    }

    #[test]
    fn days_and_positions_above_the_headings_of_lists_hold_for_them() {
        each(&[
            (
                List,
                "## Friday 4 December\n\n| Area | Crew | Call | Wrap |\n|---|---|---|---|\n| Gate | Ana Ruiz | 10:00 | 23:30 |\n| Gate | *tbc* | 14:00 | 22:00 |\n\n## Saturday 5 December\n\n| Area | Crew | Call | Wrap |\n|---|---|---|---|\n| Gate | Ana Ruiz | 22:00 | 08:00 |",
                &[
                    "Ana Ruiz 2026-12-04 10-23:30 Gate",
                    "open 2026-12-04 14-22 Gate",
                    "Ana Ruiz 2026-12-05 22-8 Gate",
                ],
            ),
            (
                List,
                "Mon 30/11/2026,,,,\nDuty,On,Off,Driver,Remarks\n101,0415,1230,BAXTER T,\n102,0545,1400,PRYCE D,\nTue 01/12/2026,,,,\nDuty,On,Off,Driver,Remarks\n101,0415,1230,PRYCE D,\n102,0545,1400,,UNCOVERED",
                &[
                    "BAXTER T 2026-11-30 4:15-12:30",
                    "PRYCE D 2026-11-30 5:45-14",
                    "PRYCE D 2026-12-01 4:15-12:30",
                    "open 2026-12-01 5:45-14",
                ],
            ),
            (
                List,
                "Emergency,,\nStart,End,Employee\n2026-11-23 06:00,2026-11-23 14:00,\n,,Amy Falk\n,,Unassigned\n2026-11-23 22:00,2026-11-24 06:00,\n,,Gus Ade\n\nNeurology,,\nStart,End,Employee\n2026-11-23 09:00,2026-11-23 17:00,\n,,Jo Kestrel",
                &[
                    "Amy Falk 2026-11-23 6-14 Emergency",
                    "open 2026-11-23 6-14 Emergency",
                    "Gus Ade 2026-11-23 22-6 Emergency",
                    "Jo Kestrel 2026-11-23 9-17 Neurology",
                ],
            ),
        ]);
    }

    #[test]
    fn surnames_first_names_and_forms_of_dates_in_headings_count() {
        each(&[
            (
                List,
                "Nom;Prénom;Date;Début;Fin\nROUSSEL;Camille;07/12/2026;06:30;13:30\nKONATÉ;Moussa;15/12/2026;03:00;10:00",
                &[
                    "Camille ROUSSEL 2026-12-07 6:30-13:30",
                    "Moussa KONATÉ 2026-12-15 3-10",
                ],
            ),
            (
                List,
                "Start Date/Time (mm/dd/yyyy),End Date/Time (mm/dd/yyyy),Qty,Item,First Name,Last Name\n12/05/2026 8:00AM,12/05/2026 10:00AM,1,Unload,Gary,Lund\n12/06/2026 8:00AM,12/06/2026 10:00AM,1,Unload,Imani,Brook\n12/06/2026 8:00AM,12/06/2026 10:00AM,2,Unload,,",
                &[
                    "Gary Lund 2026-12-05 8-10 Unload",
                    "Imani Brook 2026-12-06 8-10 Unload",
                    "open 2026-12-06 8-10 Unload",
                    "open 2026-12-06 8-10 Unload",
                ],
            ),
        ]);
    }

    #[test]
    fn shifts_of_several_weekdays_stand_on_each_of_them() {
        each(&[
            (
                List,
                "Staff,Days,Start,Finish\nPriya,Mon-Wed,8:30,16:30\nLeo,Mon/Fri,10:00,18:00\nIda,weekends,17:00,23:00",
                &[
                    "Priya mon 8:30-16:30",
                    "Priya tue 8:30-16:30",
                    "Priya wed 8:30-16:30",
                    "Leo mon 10-18",
                    "Leo fri 10-18",
                    "Ida sat 17-23",
                    "Ida sun 17-23",
                ],
            ),
            (
                List,
                "level,user_or_team,day_of_week,start_time,end_time\n1,Leena Varga,weekend,08:00,16:00\n1,Tomas Reid,monday,16:00,00:00",
                &[
                    "Leena Varga sat 8-16",
                    "Leena Varga sun 8-16",
                    "Tomas Reid mon 16-0",
                ],
            ),
        ]);
    }

    #[test]
    fn two_columns_of_times_are_start_and_end_whatever_their_headings_say() {
        each(&[(
            List,
            "Date,Staff member,Clock on,Knock off\n30/11/2026,Ana Ruiz,07:00,15:00\n30/11/2026,Bo Lind,15:00,23:00\n01/12/2026,Ana Ruiz,07:00,15:00\n02/12/2026,,15:00,23:00",
            &[
                "Ana Ruiz 2026-11-30 7-15",
                "Bo Lind 2026-11-30 15-23",
                "Ana Ruiz 2026-12-01 7-15",
                "open 2026-12-02 15-23",
            ],
        )]);
    }

    #[test]
    fn hours_in_rows_of_people_without_a_shift_are_said() {
        let text = "Date,Name,Aaa,Bbb,Ccc\n30/11/2026,Ana Ruiz,07:00,12:00,13:00\n01/12/2026,Bo Lind,07:00,12:00,13:00";
        let said = problems(&roster(text));
        assert_eq!(said.len(), 6, "{said:?}");
    }

    #[test]
    fn hours_on_a_public_holiday_are_worked() {
        each(&[(
            List,
            "Día,Nombre,Horario,Tipo\n2026-12-08,Nuria,10:00-16:00,Festivo\n2026-12-09,Nuria,10:00-16:00,Turno único",
            &[
                "Nuria 2026-12-08 10-16 Festivo",
                "Nuria 2026-12-09 10-16 Turno único",
            ],
        )]);
    }

    #[test]
    fn names_beneath_a_shift_work_at_its_hours() {
        each(&[(
            List,
            "Date,Time,Area,Signed up\n12/14/2026,3:30pm - 5:30pm,Set-up,Nadia Petrov\n,,,Tom Bexley\n,,,Sign Up\n,4:00pm - 6:00pm,Lights,Graham Oduya",
            &[
                "Nadia Petrov 2026-12-14 15:30-17:30 Set-up",
                "Tom Bexley 2026-12-14 15:30-17:30 Set-up",
                "open 2026-12-14 15:30-17:30 Set-up",
                "Graham Oduya 2026-12-14 16-18 Lights",
            ],
        )]);
        // In front of the hours a name alone is somebody who does not work.
        let idle = roster(
            "Name,Date,Start,End\nAna,2026-11-23,9:00,17:00\nBo,,,\nCy,2026-11-23,9:00,17:00",
        );
        assert_eq!(shifts(&idle), ["Ana 2026-11-23 9-17", "Cy 2026-11-23 9-17"]);
    }

    #[test]
    fn a_column_says_yes_or_no_to_a_shift() {
        let confirmed = |text: &str| {
            let read = roster(text);
            assert_eq!(problems(&read), [""; 0], "{text}");
            let own = read.shifts.iter().filter(|shift| shift.confirmed);
            own.map(|shift| read.people[shift.person.unwrap() as usize].name.clone())
                .collect::<Vec<_>>()
        };
        for (heading, yes, no) in [
            ("Confirmed", "TRUE", "FALSE"),
            ("Confirmed?", "x", ""),
            ("Bestätigt", "ja", "nein"),
            ("Confirmado", "Sí", "No"),
            ("確認済", "はい", "いいえ"),
        ] {
            let list = format!(
                "Name,Date,Start,End,{heading}\nAna,2026-11-23,9:00,17:00,{yes}\nBo,2026-11-23,9:00,17:00,{no}"
            );
            assert_eq!(confirmed(&list), ["Ana"], "{list}");
            let across = format!("Name,{heading},Mon,Tue\nAna,{yes},9-17,\nBo,{no},,9-17");
            assert_eq!(confirmed(&across), ["Ana"], "{across}");
        }
        // Whether the roster is published is no word of its people.
        let published = "Name,Date,Start,End,Published\nAna,2026-11-23,9:00,17:00,TRUE";
        assert_eq!(confirmed(published), [""; 0]);
    }

    #[test]
    fn zones_behind_times_are_said_once_each() {
        let roster = roster(
            "Employee,Start,End\nAna,2026-11-23T09:00:00Z,2026-11-23T17:00:00Z\nBo,2026-11-23T09:00:00Z,2026-11-23T17:00:00Z\n\
             Bo,2026-11-24T09:00:00-05:00,2026-11-24T17:00:00-05:00",
        );
        assert_eq!(roster.shifts.len(), 3);
        let said = roster.problems.iter();
        let said: Vec<_> = said
            .map(|said| (said.code, said.line, said.column))
            .collect();
        assert_eq!(
            said,
            [
                (ProblemCode::OtherZone, 2, 2),
                (ProblemCode::OtherZone, 4, 2)
            ]
        );
    }

    #[test]
    fn to_beside_from_is_an_end() {
        each(&[(
            List,
            "Employee,Weekday,From,To\nAna,Mon,9:00,17:00",
            &["Ana mon 9-17"],
        )]);
    }

    #[test]
    fn leave_in_a_row_is_an_absence() {
        let roster = roster(
            "Name,Date,Start,End,Type\nAna,2026-11-23,00:00,23:59,Annual leave\nBo,2026-11-23,9:00,17:00,Working",
        );
        assert_eq!(absences(&roster), ["Ana 2026-11-23 Holiday"]);
        assert_eq!(shifts(&roster), ["Bo 2026-11-23 9-17 Working"]);
    }

    #[test]
    fn heads_needed_are_demand() {
        let roster = roster(
            "Day,Start,End,Position,Required\nMonday,06:00,14:00,Nurse,3\nMonday,14:00,22:00,Nurse,2",
        );
        assert_eq!(demand(&roster), ["Nurse mon 6-14 3", "Nurse mon 14-22 2"]);
        assert!(roster.shifts.is_empty());
    }

    #[test]
    fn events_without_a_person_ask_for_one() {
        let events = "Subject,Start Date,Start Time,End Date,End Time\nNight shift,2026-11-23,20:30,2026-11-24,08:00\nMorning shift,2026-11-25,8:00,2026-11-25,14:00";
        let asked = roster(events);
        assert_eq!(
            shifts(&asked),
            [
                "? 2026-11-23 20:30-8 Night shift",
                "? 2026-11-25 8-14 Morning shift"
            ]
        );
        assert_eq!(questions(&asked), ["Person - 2"]);
        let named = roster("Name: Ana Ruiz\nDate,Start,End\n2026-11-23,9:00,17:00");
        assert_eq!(
            (shifts(&named), questions(&named)),
            (vec!["Ana Ruiz 2026-11-23 9-17".to_owned()], vec![])
        );
    }

    #[test]
    fn what_is_no_time_is_reported() {
        let table = [
            (
                "Name\tDay\tStart\tEnd\nAna\tTue\t14:00\t13:00",
                "2:3 EndBeforeStart 14:00",
            ),
            (
                "Name\tDay\tStart\tHours\tBreak\nAna\tMon\t9:00\t7:30\t12:30",
                "2:5 Unreadable 12:30",
            ),
            (
                "Name\tDay\tStart\tEnd\nAna\tTue\t9:00\tten",
                "2:3 Unreadable 9:00",
            ),
        ];
        for (text, expected) in table {
            assert_eq!(
                problems(&roster(text)).first().map(String::as_str),
                Some(expected),
                "{text}"
            );
        }
    }

    #[test]
    fn an_end_stands_beside_its_start_in_any_language() {
        for heading in ["Pracownik,Data,Od,Do", "Jméno,Datum,Od 1,Do 1"] {
            let text = format!("{heading}\nEwa,2026-11-23,8:00,16:00\nJan,2026-11-24,12:00,20:00");
            let read = roster(&text);
            assert_eq!(
                shifts(&read),
                ["Ewa 2026-11-23 8-16", "Jan 2026-11-24 12-20"],
                "{text}"
            );
            assert_eq!(read.people.len(), 2, "{text}");
        }
    }

    #[test]
    fn blank_names_go_on_beside_ids_and_above_a_legend() {
        each(&[(
            List,
            "Date,ID,Name,Start,End\n2026-11-23,7001,Ana,9:00,17:00\n2026-11-24,7001,,9:00,17:00\n2026-11-23,7002,Bo,9:00,17:00\n2026-11-25,7002,,12:00,20:00",
            &[
                "Ana 2026-11-23 9-17",
                "Ana 2026-11-24 9-17",
                "Bo 2026-11-23 9-17",
                "Bo 2026-11-25 12-20",
            ],
        )]);
        let legend = roster(
            "Date,Name,Shift\n2026-11-23,Ana,D1\n2026-11-24,,D2\n2026-11-23,Bo,D2\n2026-11-25,,D1\n\nLegend\nD1,9-17\nD2,12-20",
        );
        assert_eq!(
            shifts(&legend),
            [
                "Ana 2026-11-23 9-17",
                "Ana 2026-11-24 12-20",
                "Bo 2026-11-23 12-20",
                "Bo 2026-11-25 9-17"
            ]
        );
    }

    #[test]
    fn a_shift_without_a_name_beside_one_of_the_person_above_is_open() {
        each(&[
            (
                List,
                "Date,Name,Start,End\n2026-11-23,Ana,09:00,17:00\n2026-11-24,,09:00,17:00\n2026-11-23,,12:00,20:00\n2026-11-25,Bo,09:00,17:00",
                &[
                    "Ana 2026-11-23 9-17",
                    "open 2026-11-24 9-17",
                    "open 2026-11-23 12-20",
                    "Bo 2026-11-25 9-17",
                ],
            ),
            (
                List,
                "Day,Name,Start,End\nMon,Ana,09:00,17:00\nTue,,09:00,17:00\nMon,,12:00,20:00\nWed,Bo,09:00,17:00",
                &[
                    "Ana mon 9-17",
                    "Ana tue 9-17",
                    "open mon 12-20",
                    "Bo wed 9-17",
                ],
            ),
        ]);
    }

    #[test]
    fn a_row_that_is_not_read_repeats_no_name_and_numbers_are_subjects() {
        let text = "Empleado,Fecha,Entrada,Salida\nMar Jurado,22-10-2025,07:00,15:00\n,24-10-2025,07:00,15:00\n,25-10-2025,17:30,01:30\nQuique Tejada,20-10-2025,#VALUE!,01:30\nQuique Tejada,21-10-2025,17:30,01:30\n,23-10-2025,17:30,01:30\n,24-10-2025,17:30,01:30";
        let read = roster(text);
        let open = read.shifts.iter().filter(|shift| shift.open).count();
        assert_eq!((open, read.shifts.len()), (0, 6));
        let subjects = "Subject,Start Date,Start Time,End Date,End Time\nMA-7,2026-11-23,6:30,2026-11-23,14:30\nMA-8,2026-11-23,23:00,2026-11-24,7:00\nMA-7,2026-11-24,6:30,2026-11-24,14:30\nMA-5,2026-11-24,6:30,2026-11-24,14:30";
        let people = roster(subjects).people.into_iter();
        assert_eq!(
            people.map(|person| person.name).collect::<Vec<_>>(),
            ["MA-7", "MA-8", "MA-5"]
        );
        // `Do 1` is no Thursday beside `Od 1`, and `Summer Day` is no heading.
        each(&[
            (
                List,
                "Jméno,Datum,Od 1,Do 1,Od 2,Do 2\nEva,23.11.2026,10:30,18:30,,\nJan,24.11.2026,14,22,,\nEva,25.11.2026,14,22,,",
                &[
                    "Eva 2026-11-23 10:30-18:30",
                    "Jan 2026-11-24 14-22",
                    "Eva 2026-11-25 14-22",
                ],
            ),
            (
                crate::LayoutKind::DayByPeople,
                "Day,Date,Mary Larkin,Summer Day,Comments\nMon,23/11/2026,,9-17,\nTue,24/11/2026,9-17,,\nWed,25/11/2026,9-17,9-17,",
                &[
                    "Mary Larkin 2026-11-24 9-17",
                    "Mary Larkin 2026-11-25 9-17",
                    "Summer Day 2026-11-23 9-17",
                    "Summer Day 2026-11-25 9-17",
                ],
            ),
        ]);
    }

    #[test]
    fn rows_beneath_an_open_shift_are_open_as_well() {
        let text = "Mitarbeiter,Datum,Schicht\nMalte,2026-07-20,22-6\n,2026-07-21,8-16\noffen,2026-07-24,8-16\n,2026-07-25,22-6\nIlka,2026-07-21,22-6\n,2026-07-22,8-16";
        assert_eq!(
            shifts(&roster(text)),
            [
                "Malte 2026-07-20 22-6",
                "Malte 2026-07-21 8-16",
                "open 2026-07-24 8-16",
                "open 2026-07-25 22-6",
                "Ilka 2026-07-21 22-6",
                "Ilka 2026-07-22 8-16"
            ]
        );
    }

    #[test]
    fn numbers_of_people_name_them_in_a_list_without_headings() {
        each(&[
            (
                List,
                "mån 23/11,AB15,8-16:30\ntis 24/11,AB15,8-16:30\ntis 24/11,AB18,6-14\nons 25/11,AB16,17-1",
                &[
                    "AB15 2026-11-23 8-16:30",
                    "AB15 2026-11-24 8-16:30",
                    "AB18 2026-11-24 6-14",
                    "AB16 2026-11-25 17-1",
                ],
            ),
            (
                List,
                "MA-15,Σάλα,2026-11-23,8-16\nMA-16,Σάλα,2026-11-23,8-16\nMA-15,Μπαρ,2026-11-24,8-16\nMA-16,Σάλα,2026-11-25,8-16",
                &[
                    "MA-15 2026-11-23 8-16 Σάλα",
                    "MA-16 2026-11-23 8-16 Σάλα",
                    "MA-15 2026-11-24 8-16 Μπαρ",
                    "MA-16 2026-11-25 8-16 Σάλα",
                ],
            ),
            (
                List,
                "AB1,Ana Ruiz,2026-11-23,8-16\nAB2,Bo Lund,2026-11-23,8-16\nAB1,Ana Ruiz,2026-11-24,8-16",
                &[
                    "Ana Ruiz 2026-11-23 8-16",
                    "Bo Lund 2026-11-23 8-16",
                    "Ana Ruiz 2026-11-24 8-16",
                ],
            ),
        ]);
    }

    #[test]
    fn a_sum_without_a_name_and_numbered_people_are_told_apart() {
        let sum = roster(
            "ID,Name,Date,Hours\n7001,Ana,2026-11-23,9-17\n7002,Bo,2026-11-24,9-17\nTotal,,,16",
        );
        assert_eq!((sum.people.len(), shifts(&sum).len()), (2, 2));
        let agents = roster(
            "Subject,Start Date,Start Time,End Date,End Time\nAgent 41 (Bar),23/11/2026,9:00,23/11/2026,17:00\nAgent 42 (Bar),23/11/2026,9:00,23/11/2026,17:00\nAgent 43 (Floor),24/11/2026,9:00,24/11/2026,17:00",
        );
        assert_eq!(agents.people.len(), 3);
    }
}
