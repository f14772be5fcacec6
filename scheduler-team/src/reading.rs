//! Reads a team and its week from a table.

use std::collections::HashMap;

use chrono::{Datelike, Days, NaiveDate};
use scheduler_core::{
    Availability, Day, Position, Schedule, Shift, StaffMember,
    demand::TemplatePosition,
    schedule::{MAX_TEXT_LENGTH, excerpt},
};
use serde::{Deserialize, Serialize};

use crate::{
    columns::{Layout, Meaning},
    entry::{self, Calendar, Group, NotRead, Times},
    grid::{Grid, GridLine},
    heads, words,
};

/// The most lines that are read.
pub const MAX_LINES: usize = 5_000;
/// The most problems that are listed; [`TeamReading::problem_count`] counts all.
pub const MAX_PROBLEMS: usize = 200;

const DAY: usize = 24 * 60;

/// Options for reading a table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The Monday of the current week. For dates without a year the year nearest to it is used.
    pub monday: NaiveDate,
    /// The position of people for whom the table gives none.
    pub position: String,
    /// Whether people for whom the table gives no availability are available at all hours.
    pub assume_available: bool,
}

impl Options {
    /// Options for a week, with the position of people for whom the table gives none. People without availability
    /// are available at all hours.
    #[must_use]
    pub fn new(monday: NaiveDate, position: impl Into<String>) -> Self {
        Self {
            monday,
            position: position.into(),
            assume_available: true,
        }
    }
}

/// The kind of a problem. Notes say how something was interpreted; the others say what could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ProblemCode {
    /// No column contains names.
    NoNameColumn,
    /// The line has no name.
    NoName,
    /// A name or position is too long.
    TooLong,
    /// The line contains totals.
    Total,
    /// The cell contains no readable days or times.
    Unreadable,
    /// A time is not a whole quarter of an hour.
    NotAQuarter,
    /// The date does not exist.
    NoSuchDate,
    /// A shift has times but no day.
    NoDay,
    /// A shift has a day, but its times are missing or incomplete.
    NoTimes,
    /// A date is not in the same week as most others.
    OtherWeek,
    /// There are more than [`MAX_LINES`] lines.
    TooManyLines,
    /// The result is not a valid schedule.
    Refused,
    /// Note: ambiguous times were interpreted as the likeliest hours.
    Guessed,
    /// Note: a person is listed with a second position and stays in the first.
    SecondPosition,
}

/// Something that could not be read, or was interpreted, and where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct TeamProblem {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 for the whole line.
    pub column: u32,
    /// What is wrong.
    pub code: ProblemCode,
    /// Whether it is a note about how something was interpreted.
    pub note: bool,
    /// The text, shortened for display; for a guess also the interpretation.
    pub value: String,
}

/// A person in the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PersonRead {
    /// The name.
    pub name: String,
    /// The position's name.
    pub position: String,
    /// The number of shifts.
    pub shifts: u32,
    /// The summed length of the shifts, in minutes.
    pub minutes: u32,
    /// Whether the table gives their availability.
    pub has_availability: bool,
}

/// The result of reading a table.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct TeamReading {
    /// The week; `None` if nobody is in it.
    pub schedule: Option<Schedule>,
    /// Requirements derived from the week's own shifts.
    pub requirements: Vec<TemplatePosition>,
    /// The Monday of the week of the table's dates, as `YYYY-MM-DD`; `None` if it has only days.
    pub monday: Option<String>,
    /// The people, in the order of the table.
    pub people: Vec<PersonRead>,
    /// The number of shifts.
    pub shifts: u32,
    /// The number of lines below the heading.
    pub lines: u32,
    /// The number of lines from which something was read.
    pub lines_read: u32,
    /// At most [`MAX_PROBLEMS`] problems, in the order of the table.
    pub problems: Vec<TeamProblem>,
    /// The total number of problems.
    pub problem_count: u32,
}

/// Reads everything readable of a table and reports every cell that is not.
#[must_use]
pub fn read(grid: &Grid, layout: &Layout, options: &Options) -> TeamReading {
    let first = usize::try_from(layout.heading_lines).unwrap_or(usize::MAX);
    let lines = grid.lines.get(first..).unwrap_or_default();
    let in_months = |line: &GridLine| line.cells.iter().any(|cell| entry::is_month_first(cell));
    let mut reader = Reader {
        layout,
        options,
        calendar: Calendar {
            near: options.monday,
            month_first: grid.lines.iter().take(MAX_LINES).any(in_months),
        },
        people: Vec::new(),
        by_name: HashMap::new(),
        positions: Vec::new(),
        shifts: Vec::new(),
        problems: Vec::new(),
        lines_read: 0,
    };
    if layout.columns.contains(&Meaning::Name) {
        for line in lines.iter().take(MAX_LINES) {
            reader.line(line);
        }
        if let Some(line) = lines.get(MAX_LINES) {
            reader.report(line.line, 0, ProblemCode::TooManyLines, "");
        }
    } else {
        reader.report(1, 0, ProblemCode::NoNameColumn, "");
    }
    reader.finish(lines.len())
}

struct Person {
    name: String,
    position: usize,
    availability: Option<Vec<(Day, usize, usize)>>,
    shifts: u32,
    minutes: usize,
}

/// On which day a shift begins.
#[derive(Clone, Copy)]
enum When {
    Day(Day),
    Date(NaiveDate),
}

struct Found {
    line: u32,
    column: u32,
    person: usize,
    when: When,
    times: Times,
    text: String,
}

struct Reader<'a> {
    layout: &'a Layout,
    options: &'a Options,
    calendar: Calendar,
    people: Vec<Person>,
    by_name: HashMap<String, usize>,
    positions: Vec<String>,
    shifts: Vec<Found>,
    problems: Vec<TeamProblem>,
    lines_read: u32,
}

impl Reader<'_> {
    fn report(&mut self, line: u32, column: u32, code: ProblemCode, value: &str) {
        let note = matches!(code, ProblemCode::Guessed | ProblemCode::SecondPosition);
        let value = excerpt(value);
        self.problems.push(TeamProblem {
            line,
            column,
            code,
            note,
            value,
        });
    }

    fn not_read(&mut self, line: u32, column: u32, why: NotRead, value: &str) {
        let code = match why {
            NotRead::Unreadable => ProblemCode::Unreadable,
            NotRead::NotAQuarter => ProblemCode::NotAQuarter,
            NotRead::NoSuchDate => ProblemCode::NoSuchDate,
        };
        self.report(line, column, code, value);
    }

    /// The first non-empty cell with a meaning, and its column, from 1.
    fn cell<'l>(&self, line: &'l GridLine, meaning: Meaning) -> Option<(&'l str, u32)> {
        let columns = self.layout.columns.iter().zip(&line.cells).zip(1..);
        let mut cells = columns.filter(|((own, _), _)| **own == meaning);
        cells.find_map(|((_, cell), column)| {
            let cell = cell.trim();
            (!cell.is_empty()).then_some((cell, column))
        })
    }

    fn line(&mut self, line: &GridLine) {
        let Some(person) = self.person(line) else {
            return;
        };
        let before = self.problems.len();
        self.availability(line, person);
        self.days_of_grid(line, person);
        self.shift_of_line(line, person);
        let failed = self
            .problems
            .iter()
            .skip(before)
            .any(|problem| !problem.note);
        if !failed {
            self.lines_read += 1;
        }
    }

    fn person(&mut self, line: &GridLine) -> Option<usize> {
        let Some((name, column)) = self.cell(line, Meaning::Name) else {
            // A line without any content to read needs no name.
            let mut rest = self.layout.columns.iter().zip(&line.cells);
            if rest.any(|(meaning, cell)| *meaning != Meaning::Ignore && !cell.trim().is_empty()) {
                self.report(line.line, 0, ProblemCode::NoName, "");
            }
            return None;
        };
        if words::is_total(name) {
            self.report(line.line, column, ProblemCode::Total, name);
            return None;
        }
        let mut name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((surname, _)) = self.cell(line, Meaning::Surname) {
            name = format!(
                "{name} {}",
                surname.split_whitespace().collect::<Vec<_>>().join(" ")
            );
        }
        let position = self.cell(line, Meaning::Position);
        let long = |text: &str| text.chars().count() > MAX_TEXT_LENGTH;
        if long(&name) || position.is_some_and(|(position, _)| long(position)) {
            self.report(line.line, column, ProblemCode::TooLong, &name);
            return None;
        }
        let key = words::plain(&name);
        if let Some(known) = self.by_name.get(&key).copied() {
            if let Some((text, column)) = position {
                let own = self
                    .people
                    .get(known)
                    .and_then(|person| self.positions.get(person.position));
                if own.is_some_and(|own| words::plain(own) != words::plain(text)) {
                    self.report(line.line, column, ProblemCode::SecondPosition, text);
                }
            }
            return Some(known);
        }
        let position = position.map_or(&*self.options.position, |(position, _)| position);
        let position = self.position(position);
        let person = self.people.len();
        self.by_name.insert(key, person);
        self.people.push(Person {
            name,
            position,
            availability: None,
            shifts: 0,
            minutes: 0,
        });
        Some(person)
    }

    fn position(&mut self, name: &str) -> usize {
        let plain = words::plain(name);
        let known = self
            .positions
            .iter()
            .position(|position| words::plain(position) == plain);
        known.unwrap_or_else(|| {
            self.positions.push(name.to_owned());
            self.positions.len() - 1
        })
    }

    fn availability(&mut self, line: &GridLine, person: usize) {
        let Some((text, column)) = self.cell(line, Meaning::Availability) else {
            return;
        };
        let mut ranges = Vec::new();
        if !words::is_off(text) {
            let groups = match entry::read(text, self.calendar) {
                Ok(groups) => groups,
                Err(why) => return self.not_read(line.line, column, why, text),
            };
            for group in groups {
                if group.single.is_some() {
                    return self.not_read(line.line, column, NotRead::Unreadable, text);
                }
                let days = match group.has_days() {
                    true => days_of(&group),
                    false => Day::ALL.to_vec(),
                };
                for day in days {
                    if group.times.is_empty() {
                        ranges.push((day, 0, DAY));
                    }
                    for times in &group.times {
                        ranges.push((day, times.from, times.to.min(DAY)));
                        let next =
                            Day::from_index((day.index() + 1) % 7).filter(|_| times.to > DAY);
                        ranges.extend(next.map(|next| (next, 0, times.to - DAY)));
                    }
                }
            }
        }
        if let Some(person) = self.people.get_mut(person) {
            person.availability.get_or_insert_default().extend(ranges);
        }
    }

    /// The cells of the day columns.
    fn days_of_grid(&mut self, line: &GridLine, person: usize) {
        let columns = self.layout.columns.iter().zip(&line.cells).zip(1..);
        for ((meaning, cell), column) in columns {
            let (Some(day), cell) = (meaning.day(), cell.trim()) else {
                continue;
            };
            if words::is_off(cell) {
                continue;
            }
            // Hospital wards write shifts as initials.
            let initial = match &*words::plain(cell) {
                "m" => Some("morning"),
                "t" => Some("afternoon"),
                "n" => Some("night"),
                _ => None,
            };
            let groups = match entry::read(initial.unwrap_or(cell), self.calendar) {
                Ok(groups) => groups,
                Err(why) => {
                    self.not_read(line.line, column, why, cell);
                    continue;
                }
            };
            for group in groups {
                let elsewhere = group.days.iter().any(|own| *own != day) || !group.dates.is_empty();
                if elsewhere || group.single.is_some() {
                    self.not_read(line.line, column, NotRead::Unreadable, cell);
                } else if group.times.is_empty() {
                    self.report(line.line, column, ProblemCode::NoTimes, cell);
                } else {
                    for times in group.times {
                        self.found(line, column, person, When::Day(day), times, cell);
                    }
                }
            }
        }
    }

    fn found(
        &mut self,
        line: &GridLine,
        column: u32,
        person: usize,
        when: When,
        times: Times,
        text: &str,
    ) {
        if times.guessed {
            let clock = |minutes: usize| format!("{}:{:02}", minutes / 60 % 24, minutes % 60);
            let value = format!(
                "{} = {}-{}",
                text.trim(),
                clock(times.from),
                clock(times.to)
            );
            self.report(line.line, column, ProblemCode::Guessed, &value);
        }
        let (line, text) = (line.line, text.to_owned());
        self.shifts.push(Found {
            line,
            column,
            person,
            when,
            times,
            text,
        });
    }

    /// A line that is one shift, or the same shift on several days.
    fn shift_of_line(&mut self, line: &GridLine, person: usize) {
        let day = self
            .cell(line, Meaning::Day)
            .filter(|(text, _)| !words::is_off(text));
        let hours = self
            .cell(line, Meaning::Hours)
            .filter(|(text, _)| !words::is_off(text));
        let start = self
            .cell(line, Meaning::Start)
            .filter(|(text, _)| !words::is_off(text));
        let end = self
            .cell(line, Meaning::End)
            .filter(|(text, _)| !words::is_off(text));
        if day.is_none() && start.is_none() && end.is_none() {
            // Beside day columns, hours are a sum.
            let has_grid = self
                .layout
                .columns
                .iter()
                .any(|meaning| meaning.day().is_some());
            let Some((text, column)) = hours.filter(|_| !has_grid) else {
                return;
            };
            // `Mon-Fri 9-17` in a column of hours.
            match entry::read(text, self.calendar) {
                Ok(groups) if groups.iter().any(Group::has_days) => {
                    self.groups(line, column, person, groups, &[], text);
                }
                Ok(_) => self.report(line.line, column, ProblemCode::NoDay, text),
                Err(why) => self.not_read(line.line, column, why, text),
            }
            return;
        }
        let times = match self.times(line, start, end, hours) {
            Ok(times) => times,
            Err(()) => return,
        };
        let Some((text, column)) = day else {
            let column = start.or(end).map_or(0, |(_, column)| column);
            return self.report(line.line, column, ProblemCode::NoDay, "");
        };
        match entry::read(text, self.calendar) {
            Ok(groups) => self.groups(line, column, person, groups, &times, text),
            Err(why) => self.not_read(line.line, column, why, text),
        }
    }

    /// The times of a line's time columns; `None` if they are all empty.
    fn times(
        &mut self,
        line: &GridLine,
        start: Option<(&str, u32)>,
        end: Option<(&str, u32)>,
        hours: Option<(&str, u32)>,
    ) -> Result<Vec<Times>, ()> {
        if let (Some((from, column)), Some((to, _))) = (start, end) {
            // As for `9:00 - 17:00`.
            let text = format!("{} - {}", time_of(from), time_of(to));
            return match entry::read(&text, self.calendar).as_deref() {
                Ok([group]) if !group.times.is_empty() && !group.has_days() => {
                    Ok(group.times.clone())
                }
                Err(why) => {
                    self.not_read(line.line, column, *why, &format!("{from} - {to}"));
                    Err(())
                }
                _ => {
                    self.not_read(
                        line.line,
                        column,
                        NotRead::Unreadable,
                        &format!("{from} - {to}"),
                    );
                    Err(())
                }
            };
        }
        if let (Some((from, column)), Some((text, length_column))) = (start, hours) {
            let from = match entry::read(&time_of(from), self.calendar).as_deref() {
                Ok([group]) if group.single.is_some() => group.single.unwrap_or(0),
                Err(why) => {
                    self.not_read(line.line, column, *why, from);
                    return Err(());
                }
                _ => {
                    self.not_read(line.line, column, NotRead::Unreadable, from);
                    return Err(());
                }
            };
            let pause = match self
                .cell(line, Meaning::Break)
                .filter(|(text, _)| !words::is_off(text))
            {
                None => Some(0),
                Some((text, column)) => {
                    let pause = minutes_of_break(text);
                    if pause.is_none() {
                        self.not_read(line.line, column, NotRead::Unreadable, text);
                    }
                    pause
                }
            };
            let length = length(text)
                .zip(pause)
                .map(|(length, pause)| length + pause);
            return match length {
                Some(length) if length % 15 != 0 => {
                    self.not_read(line.line, length_column, NotRead::NotAQuarter, text);
                    Err(())
                }
                Some(length) if (1..=DAY).contains(&length) && from < DAY => Ok(vec![Times {
                    from,
                    to: from + length,
                    guessed: false,
                }]),
                _ => {
                    self.not_read(line.line, length_column, NotRead::Unreadable, text);
                    Err(())
                }
            };
        }
        if let Some((text, column)) = start.or(end) {
            // `9-17` in the start column.
            return match entry::read(text, self.calendar).as_deref() {
                Ok([group]) if !group.times.is_empty() && !group.has_days() => {
                    Ok(group.times.clone())
                }
                Err(why) => {
                    self.not_read(line.line, column, *why, text);
                    Err(())
                }
                _ => {
                    self.report(line.line, column, ProblemCode::NoTimes, text);
                    Err(())
                }
            };
        }
        let Some((text, column)) = hours else {
            return Ok(Vec::new());
        };
        match entry::read(text, self.calendar).as_deref() {
            Ok([group]) if !group.times.is_empty() && !group.has_days() => Ok(group.times.clone()),
            Err(why) => {
                self.not_read(line.line, column, *why, text);
                Err(())
            }
            _ => {
                self.report(line.line, column, ProblemCode::NoTimes, text);
                Err(())
            }
        }
    }

    fn groups(
        &mut self,
        line: &GridLine,
        column: u32,
        person: usize,
        groups: Vec<Group>,
        times: &[Times],
        text: &str,
    ) {
        for group in groups {
            let own = match group.times.is_empty() {
                true => times,
                false => &group.times[..],
            };
            if !group.has_days() || group.single.is_some() {
                self.not_read(line.line, column, NotRead::Unreadable, text);
                continue;
            }
            if own.is_empty() {
                self.report(line.line, column, ProblemCode::NoTimes, text);
                continue;
            }
            // `lunes 16/11` is one day, given by its date.
            let whens: Vec<When> = match group.dates.is_empty() {
                true => group.days.iter().map(|day| When::Day(*day)).collect(),
                false => group.dates.iter().map(|date| When::Date(*date)).collect(),
            };
            for when in whens {
                for times in own {
                    self.found(line, column, person, when, *times, text);
                }
            }
        }
    }

    /// The Monday of the week with the most dates; the earliest if there are several.
    fn monday(&self) -> Option<NaiveDate> {
        let mut weeks: HashMap<NaiveDate, usize> = HashMap::new();
        for found in &self.shifts {
            if let When::Date(date) = found.when {
                *weeks.entry(monday_of(date)?).or_default() += 1;
            }
        }
        let most = weeks.values().max().copied()?;
        weeks
            .into_iter()
            .filter(|(_, count)| *count == most)
            .map(|(monday, _)| monday)
            .min()
    }

    fn finish(mut self, lines: usize) -> TeamReading {
        let monday = self.monday();
        let mut shifts = Vec::new();
        let mut seen = std::collections::HashSet::new();
        for found in std::mem::take(&mut self.shifts) {
            let day = match found.when {
                When::Day(day) => Some(day),
                When::Date(date) => day_of(date).filter(|_| monday_of(date) == monday),
            };
            let Some(day) = day else {
                self.report(
                    found.line,
                    found.column,
                    ProblemCode::OtherWeek,
                    &found.text,
                );
                continue;
            };
            // A repeated shift counts once.
            if !seen.insert((found.person, day, found.times.from, found.times.to)) {
                continue;
            }
            let length = found.times.to - found.times.from;
            if let Some(person) = self.people.get_mut(found.person) {
                person.shifts += 1;
                person.minutes += length;
            }
            let id = format!("own-shift-{}", shifts.len() + 1);
            let mut shift = Shift::new(
                id,
                staff_id(found.person),
                day,
                small(found.times.from / 60),
                small(length / 60),
            );
            shift.start_minute = small(found.times.from % 60);
            shift.minutes = small(length % 60);
            shifts.push(shift);
        }
        let schedule = self.schedule(shifts);
        self.problems
            .sort_by_key(|problem| (problem.line, problem.column));
        let problem_count = count(self.problems.len());
        self.problems.truncate(MAX_PROBLEMS);
        let people = self.people.iter().map(|person| PersonRead {
            name: person.name.clone(),
            position: self
                .positions
                .get(person.position)
                .cloned()
                .unwrap_or_default(),
            shifts: person.shifts,
            minutes: count(person.minutes),
            has_availability: person.availability.is_some(),
        });
        TeamReading {
            requirements: schedule.as_ref().map(heads::propose).unwrap_or_default(),
            monday: monday.map(heads::iso),
            people: people.collect(),
            shifts: schedule
                .as_ref()
                .map_or(0, |schedule| count(schedule.shifts().len())),
            schedule,
            lines: count(lines),
            lines_read: self.lines_read,
            problems: self.problems,
            problem_count,
        }
    }

    fn schedule(&mut self, shifts: Vec<Shift>) -> Option<Schedule> {
        if self.people.is_empty() {
            return None;
        }
        let positions = self.positions.iter().enumerate();
        let positions =
            positions.map(|(index, name)| Position::new(position_id(index), name, "own", 0));
        let positions: Vec<Position> = positions.collect();
        let staff = self.people.iter().enumerate().map(|(index, person)| {
            let mut member =
                StaffMember::new(staff_id(index), &person.name, position_id(person.position));
            // Four colours are enough to distinguish neighbours.
            let colors = ["server", "cook", "host", "manager"];
            let color = colors.get(person.position % colors.len());
            member.color = color.copied().unwrap_or_default().to_owned();
            member.availability = match &person.availability {
                Some(ranges) => merged(ranges),
                None if self.options.assume_available => {
                    Day::ALL.map(|day| Availability::new(day, 0, 24)).to_vec()
                }
                None => Vec::new(),
            };
            member
        });
        let staff: Vec<StaffMember> = staff.collect();
        let made = Schedule::new(positions, staff.clone(), shifts.clone()).and_then(|schedule| {
            // Without a template a position needs the heads of its busiest slot.
            let heads = heads::propose(&schedule);
            let positions = schedule.positions().iter().map(|position| {
                let own = heads.iter().find(|own| own.id == position.id);
                let most = own.map_or(0, |own| heads::most(&own.requirements));
                Position::new(&position.id, &position.name, &position.team, most)
            });
            Schedule::new(positions.collect(), staff, shifts)
        });
        match made {
            Ok(schedule) => Some(schedule),
            Err(error) => {
                self.report(1, 0, ProblemCode::Refused, &error.to_string());
                None
            }
        }
    }
}

fn staff_id(index: usize) -> String {
    format!("own-{}", index + 1)
}

fn position_id(index: usize) -> String {
    format!("own-position-{}", index + 1)
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn day_of(date: NaiveDate) -> Option<Day> {
    let index = usize::try_from(date.weekday().num_days_from_monday()).ok()?;
    Day::from_index(index)
}

fn monday_of(date: NaiveDate) -> Option<NaiveDate> {
    date.checked_sub_days(Days::new(date.weekday().num_days_from_monday().into()))
}

fn days_of(group: &Group) -> Vec<Day> {
    match group.days.is_empty() {
        true => group
            .dates
            .iter()
            .filter_map(|date| day_of(*date))
            .collect(),
        false => group.days.clone(),
    }
}

/// A time without the date and seconds that spreadsheets add: `2026-11-16T09:00:00`, `2026-11-16 09:00`.
fn time_of(text: &str) -> String {
    let last = text.trim().rsplit_once(['T', ' ']);
    match last {
        Some((date, time)) if date.contains(|c: char| c.is_ascii_digit()) && time.contains(':') => {
            time.to_owned()
        }
        _ => text.to_owned(),
    }
}

/// A length in minutes: `8`, `8:30`, `8.5`, `8,25`, `8h`, `7h30`, `450 min`.
fn length(text: &str) -> Option<usize> {
    let text = words::plain(text);
    let minutes = text
        .strip_suffix("min")
        .or_else(|| text.strip_suffix("mins"))
        .or_else(|| text.strip_suffix("minutes"));
    if let Some(minutes) = minutes.filter(|minutes| !minutes.contains('h')) {
        return whole(minutes.trim()).filter(|minutes| *minutes <= DAY);
    }
    let text = text
        .trim_end_matches(|c: char| c.is_alphabetic() || c == '.')
        .trim();
    let (hours, rest) = match text.split_once([':', 'h']) {
        Some((hours, minutes)) => (
            hours,
            whole(minutes.trim()).filter(|minutes| *minutes < 60)?,
        ),
        None => match text.split_once(['.', ',']) {
            None => (text, 0),
            Some((hours, fraction)) => {
                let digits = count_digits(fraction)?;
                let parts = 10_usize.pow(digits);
                (hours, whole(fraction)? * 60 / parts)
            }
        },
    };
    let hours = whole(hours.trim()).filter(|hours| *hours <= 24)?;
    Some(hours * 60 + rest)
}

/// The length of a break in minutes. A plain number over 5 is in minutes; everything else is read as a length.
fn minutes_of_break(text: &str) -> Option<usize> {
    match whole(text.trim()) {
        Some(minutes) if minutes > 5 && minutes <= DAY => Some(minutes),
        _ => length(text),
    }
}

/// The value of a fraction's digits, if they are all digits and not too many.
fn count_digits(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    u32::try_from(text.len())
        .ok()
        .filter(|length| digits && (1..=4).contains(length))
}

fn whole(digits: &str) -> Option<usize> {
    let plain = (1..=4).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

/// Availability without overlaps, by day.
fn merged(ranges: &[(Day, usize, usize)]) -> Vec<Availability> {
    let mut ranges: Vec<(usize, usize, usize)> = ranges
        .iter()
        .map(|(day, from, to)| (day.index(), *from, *to))
        .collect();
    ranges.sort_unstable();
    let mut merged: Vec<(usize, usize, usize)> = Vec::new();
    for (day, from, to) in ranges {
        match merged.last_mut() {
            Some((last_day, _, last_to)) if *last_day == day && from <= *last_to => {
                *last_to = to.max(*last_to)
            }
            _ => merged.push((day, from, to)),
        }
    }
    let entries = merged
        .into_iter()
        .filter(|(_, from, to)| from < to)
        .filter_map(|(day, from, to)| {
            let mut range =
                Availability::new(Day::from_index(day)?, small(from / 60), small(to / 60));
            range.start_minute = small(from % 60);
            range.end_minute = small(to % 60);
            Some(range)
        });
    entries.collect()
}
