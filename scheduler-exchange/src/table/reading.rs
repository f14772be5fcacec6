//! Reads shifts from a table.

use std::collections::HashSet;

use chrono::NaiveDate;
use scheduler_core::{
    Day, Schedule, Shift, StaffMember, Week,
    schedule::{MAX_SHIFTS, MAX_TEXT_LENGTH, ShiftTime, iso_week, name_order, same_name},
};

use super::{
    Column, MAX_TEXT_BYTES,
    report::{ImportReport, Problem},
};
use crate::{
    csv_text::{Field, Place, read},
    days::weekday,
    formula::unguarded,
    times::{NotRead, read_clock, read_length},
};

/// Reads shifts for the staff of a week. A shift without an id gets an empty one, which
/// [`Editor::replace_shifts`](scheduler_core::Editor::replace_shifts) replaces with a new one. On any error no shifts
/// are returned, and the report lists the errors. `monday` is the Monday of the week, if it is known: dates must then
/// be in that week, and otherwise all in one week.
///
/// - Times are read as `9`, `09:00`, `17.30`, `9 AM` or `5:45 pm`, lengths as `8`, `8:15` or `8.25`, both to the
///   quarter of an hour. A shift with the same start and end must have 24 `hours`.
/// - `name` beside `staff_id` must be that person's name, `position` one of that person's positions (its name or its
///   id), by default the main one; case, accents and surrounding spaces do not matter.
/// - `note` has at most 200 characters; a table without a shift is an error, since it would remove them all.
/// - `break_minutes` is the unpaid part of the shift in minutes; a blank one is none.
/// - `date` must be that of `day`, and `end` must be `hours` after `start`.
#[must_use]
pub fn from_csv(week: &Week, text: &str, monday: Option<NaiveDate>) -> (Vec<Shift>, ImportReport) {
    let mut report = ImportReport::default();
    let shifts = read_shifts(week, text, monday, &mut report);
    if report.error_count > 0 {
        return (Vec::new(), report);
    }
    let report = ImportReport::of_shifts(shifts.len());
    (shifts, report)
}

fn read_shifts(
    week: &Week,
    text: &str,
    monday: Option<NaiveDate>,
    report: &mut ImportReport,
) -> Vec<Shift> {
    let mut shifts = Vec::new();
    if text.len() > MAX_TEXT_BYTES {
        report.wrong(Problem::TooLong, Place::START, "");
        return shifts;
    }
    let records = match read(text) {
        Ok(records) => records,
        Err(open) => {
            report.wrong(Problem::OpenQuote, open.0, "");
            return shifts;
        }
    };
    let mut records = records.iter();
    let Some(header) = records.next() else {
        report.wrong(Problem::NoHeader, Place::START, "");
        return shifts;
    };
    let Some(columns) = columns(header, report) else {
        return shifts;
    };
    let schedule = week.schedule();
    let people = People::new(week, &schedule);
    let mut days = monday.map(|monday| iso_week::of(monday).days);
    let mut ids = HashSet::new();
    for record in records {
        let Some(first) = record.first() else {
            continue;
        };
        if record.len() != header.len() {
            report.wrong(Problem::FieldCount, first.place, &first.text);
            continue;
        }
        if shifts.len() >= MAX_SHIFTS {
            report.wrong(Problem::TooMany, first.place, &first.text);
            break;
        }
        let mut line = Line {
            people: &people,
            columns: &columns,
            record,
            days: &mut days,
            ids: &mut ids,
            problems: Vec::new(),
        };
        shifts.extend(line.shift());
        let mut problems = line.problems;
        problems.sort_by_key(|(_, field)| (field.place.line, field.place.column));
        for (problem, field) in problems {
            report.wrong(problem, field.place, &field.text);
        }
    }
    if shifts.is_empty() && report.error_count == 0 {
        report.wrong(Problem::NoShifts, Place::START, "");
    }
    shifts
}

/// The index of every column in a line, in the order of [`Column::ALL`].
type Columns = [Option<usize>; Column::ALL.len()];

fn columns(header: &[Field], report: &mut ImportReport) -> Option<Columns> {
    let mut columns = Columns::default();
    for (index, field) in header.iter().enumerate() {
        let column = Column::named(&field.text);
        match column.and_then(|column| columns.get_mut(column as usize)) {
            None => report.wrong(Problem::UnknownColumn, field.place, field.text.trim()),
            Some(Some(_)) => report.wrong(Problem::DuplicateColumn, field.place, field.text.trim()),
            Some(column) => *column = Some(index),
        }
    }
    let has = |column: Column| columns.get(column as usize).is_some_and(Option::is_some);
    let needed = has(Column::Day)
        && has(Column::Start)
        && (has(Column::Hours) || has(Column::End))
        && (has(Column::StaffId) || has(Column::Name));
    if !needed {
        report.wrong(Problem::MissingColumn, Place::START, "");
    }
    (report.error_count == 0).then_some(columns)
}

/// The staff, indexed by id and by name.
struct People<'a> {
    week: &'a Week,
    by_name: Vec<&'a StaffMember>,
}

impl<'a> People<'a> {
    fn new(week: &'a Week, schedule: &'a Schedule) -> Self {
        let mut by_name: Vec<&StaffMember> = schedule.staff().iter().collect();
        by_name.sort_by(|one, other| name_order(one.name.trim(), other.name.trim()));
        Self { week, by_name }
    }

    /// The person with an id; surrounding spaces are ignored unless an id contains them.
    fn with_id(&self, id: &str) -> Option<&'a StaffMember> {
        let member = self.week.staff_member(id);
        member.or_else(|| self.week.staff_member(id.trim()))
    }

    /// The only person with a name. If names differ only in case or accents, those decide.
    fn with_name(&self, name: &str) -> Option<&'a StaffMember> {
        let name = name.trim();
        let before = |member: &&StaffMember| {
            let other = member.name.trim();
            name_order(other, name).is_lt() && !same_name(other, name)
        };
        let from = self.by_name.partition_point(before);
        let rest = self.by_name.get(from..).unwrap_or_default();
        let same = rest
            .iter()
            .take_while(|member| same_name(&member.name, name));
        let same: Vec<&StaffMember> = same.copied().collect();
        if let [only] = same[..] {
            return Some(only);
        }
        let mut exact = same.iter().filter(|member| member.name.trim() == name);
        exact.next().filter(|_| exact.next().is_none()).copied()
    }

    /// The position of a person with an id or a name; the main one comes first.
    fn position_of(&self, member: &'a StaffMember, position: &str) -> Option<&'a str> {
        let with_id = member.positions().find(|id| *id == position.trim());
        with_id.or_else(|| {
            member.positions().find(|id| {
                let held = self.week.position(id);
                held.is_some_and(|held| same_name(&held.name, position))
            })
        })
    }
}

/// The dates that a text can mean: an ISO date, or `23/11/2026` as spreadsheets save it, with either order of day and
/// month.
fn written_dates(text: &str) -> [Option<NaiveDate>; 2] {
    if let Ok(date) = iso_week::parse_date(text) {
        return [Some(date), None];
    }
    let mut numbers = text.split(['/', '.', '-']);
    let mut next = || {
        numbers
            .next()
            .filter(|digits| digits.len() <= 4)?
            .parse()
            .ok()
    };
    let (Some(one), Some(other), Some(year), None) = (next(), next(), next(), next()) else {
        return [None, None];
    };
    let date = |day, month| {
        i32::try_from(year)
            .ok()
            .and_then(|year| NaiveDate::from_ymd_opt(year, month, day))
    };
    [date(one, other), date(other, one)]
}

/// A line that is being converted to a shift.
struct Line<'a, 'state> {
    people: &'a People<'a>,
    columns: &'a Columns,
    record: &'a [Field],
    /// The dates of the week, once they are known.
    days: &'state mut Option<[NaiveDate; 7]>,
    /// The ids of earlier lines.
    ids: &'state mut HashSet<&'a str>,
    problems: Vec<(Problem, &'a Field)>,
}

impl<'a> Line<'a, '_> {
    fn shift(&mut self) -> Option<Shift> {
        // All fields are read, so that all errors of a line are reported at once.
        let id = self.id();
        let member = self.member();
        let position = member.and_then(|member| self.position(member));
        let day = self.read(Column::Day, |text| weekday(text).ok_or(Problem::Day));
        self.check_date(day);
        let start = self.read(Column::Start, |text| match read_clock(text) {
            Ok(minutes) if minutes < 24 * 60 => Ok(minutes),
            Err(NotRead::NotAQuarter) => Err(Problem::NotAQuarter),
            _ => Err(Problem::Start),
        });
        let length = self.length(start);
        let confirmed = match self.text(Column::Status) {
            None => Some(false),
            Some(_) => self.read(Column::Status, status),
        };
        let note = match self.text(Column::Note).map(unguarded) {
            Some(note) if note.chars().count() > MAX_TEXT_LENGTH => {
                self.wrong(Column::Note, Problem::NoteTooLong)
            }
            note => Some(note.map(str::to_owned)),
        };
        let break_minutes = match self.text(Column::BreakMinutes) {
            None => Some(0),
            Some(_) => self.read(Column::BreakMinutes, |text| {
                text.trim().parse().map_err(|_| Problem::Break)
            }),
        };
        let (start, length, member) = (start?, length?, member?);
        let day = day?;
        let mut shift = Shift::new(id?, &member.id, day, 0, 0);
        shift.time = ShiftTime::of_minutes(day.index() * 24 * 60 + start, length)?;
        shift.break_minutes = break_minutes?;
        shift.note = note?;
        shift.position_id = position?
            .filter(|id| *id != member.position_id)
            .map(str::to_owned);
        shift.confirmed = confirmed?;
        if shift
            .time
            .check(shift.break_minutes)
            .is_err_and(|error| error.path == "breakMinutes")
        {
            return self.wrong(Column::BreakMinutes, Problem::Break);
        }
        Some(shift)
    }

    fn id(&mut self) -> Option<&'a str> {
        // An apostrophe may guard a blank text, which is not an id either.
        let id = self.text(Column::Id).map(unguarded).unwrap_or_default();
        if id.trim().is_empty() {
            return Some("");
        }
        if id.chars().count() > MAX_TEXT_LENGTH {
            return self.wrong(Column::Id, Problem::IdTooLong);
        }
        if !self.ids.insert(id) {
            return self.wrong(Column::Id, Problem::DuplicateId);
        }
        Some(id)
    }

    fn member(&mut self) -> Option<&'a StaffMember> {
        let name = self.text(Column::Name).map(unguarded);
        let member = match (self.text(Column::StaffId).map(unguarded), name) {
            (Some(id), name) => {
                let Some(member) = self.people.with_id(id) else {
                    return self.wrong(Column::StaffId, Problem::UnknownStaff);
                };
                if name.is_some_and(|name| !same_name(name, &member.name)) {
                    self.problem(Column::Name, Problem::WrongName);
                }
                member
            }
            (None, Some(name)) => match self.people.with_name(name) {
                Some(member) => member,
                None => return self.wrong(Column::Name, Problem::UnknownName),
            },
            (None, None) if self.field(Column::StaffId).is_some() => {
                return self.wrong(Column::StaffId, Problem::UnknownStaff);
            }
            (None, None) => return self.wrong(Column::Name, Problem::UnknownName),
        };
        Some(member)
    }

    /// The id of the person's position that the line names, if it names one.
    fn position(&mut self, member: &'a StaffMember) -> Option<Option<&'a str>> {
        let Some(position) = self.text(Column::Position).map(unguarded) else {
            return Some(None);
        };
        match self.people.position_of(member, position) {
            None => self.wrong(Column::Position, Problem::WrongPosition),
            held => Some(held),
        }
    }

    fn check_date(&mut self, day: Option<Day>) {
        if self.text(Column::Date).is_none() {
            return;
        }
        let dates = self.read(Column::Date, |text| match written_dates(text.trim()) {
            [None, None] => Err(Problem::Date),
            dates => Ok(dates),
        });
        let (Some(dates), Some(day)) = (dates, day) else {
            return;
        };
        let week = |date| self.days.unwrap_or_else(|| iso_week::of(date).days);
        let fits = |date: &NaiveDate| week(*date).get(day.index()) == Some(date);
        match dates.into_iter().flatten().find(fits) {
            Some(date) => *self.days = Some(week(date)),
            None => self.problem(Column::Date, Problem::WrongDate),
        }
    }

    /// The length in minutes, from `hours` or from `end`, which must agree if both are present.
    fn length(&mut self, start: Option<usize>) -> Option<usize> {
        const DAY: usize = 24 * 60;
        let quarters = |read: Result<usize, NotRead>, otherwise| {
            read.map_err(|error| match error {
                NotRead::NotAQuarter => Problem::NotAQuarter,
                NotRead::Unreadable => otherwise,
            })
        };
        let has_end = self.text(Column::End).is_some();
        let has_hours = self.text(Column::Hours).is_some();
        let end = has_end
            .then(|| self.read(Column::End, |text| quarters(read_clock(text), Problem::End)));
        let hours = (has_hours || !has_end).then(|| {
            self.read(Column::Hours, |text| {
                quarters(read_length(text), Problem::Hours)
            })
        });
        let Some(end) = end else {
            return hours?;
        };
        let (start, end) = (start?, end?);
        let passed = (end + DAY - start) % DAY;
        match hours {
            Some(hours) => {
                let hours = hours?;
                if hours % DAY != passed {
                    return self.wrong(Column::End, Problem::EndAndHours);
                }
                Some(hours)
            }
            None if passed == 0 => self.wrong(Column::End, Problem::EndIsStart),
            None => Some(passed),
        }
    }

    fn read<T>(&mut self, column: Column, read: impl Fn(&str) -> Result<T, Problem>) -> Option<T> {
        match read(self.text(column).unwrap_or_default()) {
            Ok(value) => Some(value),
            Err(problem) => self.wrong(column, problem),
        }
    }

    fn wrong<T>(&mut self, column: Column, problem: Problem) -> Option<T> {
        self.problem(column, problem);
        None
    }

    /// Reports an error of a column's field, or of the line if there is no such column.
    fn problem(&mut self, column: Column, problem: Problem) {
        let field = self.field(column).or_else(|| self.record.first());
        self.problems.extend(field.map(|field| (problem, field)));
    }

    fn field(&self, column: Column) -> Option<&'a Field> {
        let index = self.columns.get(column as usize).copied().flatten()?;
        self.record.get(index)
    }

    /// The text of a column, unless it is blank.
    fn text(&self, column: Column) -> Option<&'a str> {
        let text = self.field(column)?.text.as_str();
        (!text.trim().is_empty()).then_some(text)
    }
}

fn status(text: &str) -> Result<bool, Problem> {
    let text = text.trim();
    if text.eq_ignore_ascii_case("confirmed") {
        return Ok(true);
    }
    match text.eq_ignore_ascii_case("pending") {
        true => Ok(false),
        false => Err(Problem::Status),
    }
}
