//! The week as a table: its shifts as CSV, out and in again.
//!
//! One line is one shift. The columns are `id, staff_id, name, position, day, start, end, hours, status`;
//! days are `mon` to `sun`, hours are written `09:00`. Coming in, columns may stand in any order, `id`,
//! `position`, `status` and one of `end` and `hours` may be missing, and so may `staff_id` where names
//! are unique. Nothing is guessed and nothing left out: one wrong line, and no shift changes.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    csv::{Field, guarded, plain, read, write_record},
    document::check_length,
    error::EngineError,
    requirement::DAY_NAMES,
    schedule::{LONGEST_SHIFT, MAX_SHIFTS, Shift},
    schedule_error::shown,
    week_plan::WeekPlan,
};

/// The most errors that a report lists; the number of all of them is told.
pub const MAX_ERRORS: usize = 100;

const COLUMNS: [&str; 9] = [
    "id", "staff_id", "name", "position", "day", "start", "end", "hours", "status",
];

/// What came of an import.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ImportReport {
    /// The number of shifts that came in: 0 when anything was wrong.
    pub shifts: u32,
    /// At most [`MAX_ERRORS`] of the things that are wrong, in the order of the text.
    pub errors: Vec<ImportError>,
    /// The number of things that are wrong.
    pub error_count: u32,
}

/// One thing that is wrong in a text, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ImportError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// A stable kebab-case code.
    pub code: String,
    /// One sentence that says what is wrong and what may stand there.
    pub message: String,
    /// The text that is wrong, shortened for display.
    pub value: String,
}

/// What can be wrong with a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
enum TableProblem {
    #[error("the text is too long; at most 16777216 bytes are allowed")]
    TooLong,
    #[error("a quote is opened here and never closed")]
    OpenQuote,
    #[error("the first line must name the columns; it may not be missing")]
    NoHeader,
    #[error("there is no column of that name; columns are {}", COLUMNS.join(", "))]
    UnknownColumn,
    #[error("the column is there twice")]
    DuplicateColumn,
    #[error(
        "the columns day, start, one of hours and end, and one of staff_id and name must be there"
    )]
    MissingColumn,
    #[error("the line does not have one field for each column")]
    FieldCount,
    #[error("no staff member has that id")]
    UnknownStaff,
    #[error("no staff member, or more than one, has that name")]
    UnknownName,
    #[error("an earlier line has that id too; ids must be unique")]
    DuplicateId,
    #[error("a day is mon, tue, wed, thu, fri, sat or sun")]
    Day,
    #[error("a shift starts on the hour, from 0:00 to 23:00")]
    Start,
    #[error("a shift ends on the hour, from 0:00 to 24:00")]
    End,
    #[error("a shift is 1 to 24 whole hours long")]
    Hours,
    #[error("end does not come so many hours after start")]
    EndAndHours,
    #[error("a status is confirmed or pending")]
    Status,
    #[error("there are more than {MAX_SHIFTS} shifts")]
    TooMany,
}

impl TableProblem {
    fn code(self) -> &'static str {
        match self {
            Self::TooLong => "text-too-long",
            Self::OpenQuote => "open-quote",
            Self::NoHeader => "no-header",
            Self::UnknownColumn => "unknown-column",
            Self::DuplicateColumn => "duplicate-column",
            Self::MissingColumn => "missing-column",
            Self::FieldCount => "wrong-field-count",
            Self::UnknownStaff => "unknown-staff",
            Self::UnknownName => "unknown-name",
            Self::DuplicateId => "duplicate-id",
            Self::Day => "not-a-day",
            Self::Start => "not-a-start",
            Self::End => "not-an-end",
            Self::Hours => "not-a-length",
            Self::EndAndHours => "end-and-hours",
            Self::Status => "not-a-status",
            Self::TooMany => "too-many-entries",
        }
    }
}

impl ImportReport {
    /// The report of a text in which one thing is wrong.
    #[must_use]
    pub fn of_error(error: &EngineError, (line, column): (u32, u32)) -> Self {
        let mut report = Self::default();
        report.add(ImportError {
            line,
            column,
            code: error.code.clone(),
            message: error.message.clone(),
            value: String::new(),
        });
        report
    }

    fn add(&mut self, error: ImportError) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error);
        }
        self.error_count = self.error_count.saturating_add(1);
    }

    #[inline(never)]
    fn wrong(&mut self, problem: TableProblem, (line, column): (u32, u32), value: &str) {
        self.add(ImportError {
            line,
            column,
            code: problem.code().to_owned(),
            message: problem.to_string(),
            value: shown(value),
        });
    }
}

/// The shifts of a week as CSV (RFC 4180), in schedule order. Texts that a spreadsheet would take for a
/// formula get an apostrophe in front, which goes away when they come in again.
///
/// ```
/// use scheduler_core::{schedule::Schedule, table::to_csv, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 6, "start": 20, "hours": 6, "confirmed": false}]
/// }"#).unwrap();
/// let csv = to_csv(&WeekPlan::new(schedule));
/// assert!(csv.ends_with("\r\n1,ada,Ada,Cook,sun,20:00,02:00,6,pending\r\n"));
/// ```
#[must_use]
pub fn to_csv(plan: &WeekPlan) -> String {
    let mut csv = String::new();
    write_record(&mut csv, &COLUMNS);
    for shift in plan.schedule().shifts() {
        let staff = plan.staff_named(&shift.staff_id).ok();
        let Some(staff) = staff.and_then(|index| plan.staff.get(index)) else {
            continue;
        };
        let position = plan.positions.get(staff.position);
        let position = position.map_or("", |week| &week.position.name);
        let end = shift.start.saturating_add(shift.hours) % 24;
        write_record(
            &mut csv,
            &[
                &guarded(&shift.id),
                &guarded(&shift.staff_id),
                &guarded(&staff.member.name),
                &guarded(position),
                DAY_NAMES.get(usize::from(shift.day)).copied().unwrap_or(""),
                &format!("{:02}:00", shift.start),
                &format!("{end:02}:00"),
                &shift.hours.to_string(),
                if shift.confirmed {
                    "confirmed"
                } else {
                    "pending"
                },
            ],
        );
    }
    csv
}

/// Reads shifts for the staff of a week. A shift without an id has an empty one. The report lists what is
/// wrong; the shifts count only when nothing is.
pub(crate) fn from_csv(plan: &WeekPlan, text: &str) -> (Vec<Shift>, ImportReport) {
    let mut report = ImportReport::default();
    let mut shifts = Vec::new();
    if check_length(text).is_err() {
        report.wrong(TableProblem::TooLong, (1, 1), "");
        return (shifts, report);
    }
    let records = match read(text) {
        Ok(records) => records,
        Err(open) => {
            report.wrong(TableProblem::OpenQuote, (open.line, open.column), "");
            return (shifts, report);
        }
    };
    let mut records = records.into_iter();
    let Some(header) = records.next() else {
        report.wrong(TableProblem::NoHeader, (1, 1), "");
        return (shifts, report);
    };
    let Some(columns) = columns(&header, &mut report) else {
        return (shifts, report);
    };
    let names = names(plan);
    let mut ids: BTreeMap<String, ()> = BTreeMap::new();
    for record in records {
        let Some(first) = record.first() else {
            continue;
        };
        let place = (first.line, first.column);
        if record.len() != header.len() {
            report.wrong(TableProblem::FieldCount, place, &first.text);
            continue;
        }
        if shifts.len() >= MAX_SHIFTS {
            report.wrong(TableProblem::TooMany, place, &first.text);
            break;
        }
        let mut line = Line {
            plan,
            names: &names,
            columns: &columns,
            record: &record,
            report: &mut report,
        };
        if let Some(shift) = line.shift() {
            if !shift.id.is_empty() && ids.insert(shift.id.clone(), ()).is_some() {
                line.wrong::<()>(ID, TableProblem::DuplicateId);
            }
            shifts.push(shift);
        }
    }
    report.shifts = match report.error_count {
        0 => u32::try_from(shifts.len()).unwrap_or(u32::MAX),
        _ => 0,
    };
    (shifts, report)
}

// The places of the columns in `COLUMNS`.
const ID: usize = 0;
const STAFF_ID: usize = 1;
const NAME: usize = 2;
const DAY: usize = 4;
const START: usize = 5;
const END: usize = 6;
const LENGTH: usize = 7;
const STATUS: usize = 8;

/// Where each of `COLUMNS` stands in a line.
type Columns = [Option<usize>; COLUMNS.len()];

fn columns(header: &[Field], report: &mut ImportReport) -> Option<Columns> {
    let mut columns = Columns::default();
    for (index, field) in header.iter().enumerate() {
        let name = field.text.trim();
        let place = (field.line, field.column);
        let known = COLUMNS
            .iter()
            .position(|known| known.eq_ignore_ascii_case(name));
        match known.and_then(|known| columns.get_mut(known)) {
            None => report.wrong(TableProblem::UnknownColumn, place, name),
            Some(Some(_)) => report.wrong(TableProblem::DuplicateColumn, place, name),
            Some(column) => *column = Some(index),
        }
    }
    let has = |column: usize| columns.get(column).is_some_and(Option::is_some);
    if !(has(DAY) && has(START) && (has(LENGTH) || has(END)) && (has(STAFF_ID) || has(NAME))) {
        report.wrong(TableProblem::MissingColumn, (1, 1), "");
    }
    (report.error_count == 0).then_some(columns)
}

/// The staff by name; none where two have the same.
fn names(plan: &WeekPlan) -> BTreeMap<String, Option<usize>> {
    let mut names = BTreeMap::new();
    for (index, staff) in plan.staff.iter().enumerate() {
        let name = staff.member.name.trim().to_owned();
        names
            .entry(name)
            .and_modify(|known| *known = None)
            .or_insert(Some(index));
    }
    names
}

/// One line on its way to become a shift.
struct Line<'a> {
    plan: &'a WeekPlan,
    names: &'a BTreeMap<String, Option<usize>>,
    columns: &'a Columns,
    record: &'a [Field],
    report: &'a mut ImportReport,
}

impl<'a> Line<'a> {
    fn shift(&mut self) -> Option<Shift> {
        // All of a line's fields are looked at, so that all of its mistakes are told at once.
        let staff_id = self.staff();
        let day = self.one(DAY, TableProblem::Day, day);
        let start = self.one(START, TableProblem::Start, |text| {
            hour(text).filter(|hour| *hour < 24)
        });
        let hours = self.length(start);
        let confirmed = match self.text(STATUS) {
            None => Some(false),
            Some(_) => self.one(STATUS, TableProblem::Status, status),
        };
        Some(Shift {
            id: plain(self.text(ID).unwrap_or_default()).to_owned(),
            staff_id: staff_id?,
            day: day?,
            start: start?,
            hours: hours?,
            confirmed: confirmed?,
        })
    }

    fn staff(&mut self) -> Option<String> {
        if let Some(id) = self.text(STAFF_ID) {
            let id = plain(id);
            if self.plan.staff_named(id).is_ok() {
                return Some(id.to_owned());
            }
            return self.wrong(STAFF_ID, TableProblem::UnknownStaff);
        }
        let name = plain(self.text(NAME).unwrap_or_default()).trim();
        let index = self.names.get(name).copied().flatten();
        match index.and_then(|index| self.plan.staff.get(index)) {
            Some(staff) => Some(staff.member.id.clone()),
            None => self.wrong(NAME, TableProblem::UnknownName),
        }
    }

    /// The length, from `hours` or from `end`, which must agree where both are there.
    fn length(&mut self, start: Option<u8>) -> Option<u8> {
        let hours = match self.text(LENGTH) {
            None => None,
            Some(_) => Some(self.one(LENGTH, TableProblem::Hours, length)?),
        };
        if self.text(END).is_none() {
            return match hours {
                Some(hours) => Some(hours),
                None => self.wrong(LENGTH, TableProblem::Hours),
            };
        }
        let end = self.one(END, TableProblem::End, hour)?;
        // From one hour to the same is once round the clock.
        let passed = end.saturating_add(24).saturating_sub(start?) % 24;
        let passed = if passed == 0 { 24 } else { passed };
        if hours.is_some_and(|hours| hours != passed) {
            return self.wrong(END, TableProblem::EndAndHours);
        }
        Some(passed)
    }

    fn one<T>(
        &mut self,
        column: usize,
        problem: TableProblem,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        match read(self.text(column).unwrap_or_default()) {
            Some(value) => Some(value),
            None => self.wrong(column, problem),
        }
    }

    #[inline(never)]
    fn wrong<T>(&mut self, column: usize, problem: TableProblem) -> Option<T> {
        let (place, value) = self.at(column);
        self.report.wrong(problem, place, value);
        None
    }

    fn field(&self, column: usize) -> Option<&'a Field> {
        let index = self.columns.get(column).copied().flatten()?;
        self.record.get(index)
    }

    /// What stands in a column, if anything does.
    fn text(&self, column: usize) -> Option<&'a str> {
        let text = &self.field(column)?.text;
        (!text.trim().is_empty()).then_some(&**text)
    }

    /// The place of a column, or of the line where it is missing.
    fn at(&self, column: usize) -> ((u32, u32), &'a str) {
        let field = self.field(column).or_else(|| self.record.first());
        field.map_or(((1, 1), ""), |field| {
            ((field.line, field.column), &field.text)
        })
    }
}

fn day(text: &str) -> Option<u8> {
    const LONG: [&str; 7] = [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ];
    let text = text.trim();
    let names = DAY_NAMES.iter().zip(LONG);
    let mut days = (0_u8..).zip(names);
    let found = days.find(|(_, (short, long))| {
        short.eq_ignore_ascii_case(text) || long.eq_ignore_ascii_case(text)
    });
    found.map(|(day, _)| day)
}

/// A full hour, `9`, `09` or `9:00`.
fn hour(text: &str) -> Option<u8> {
    let text = text.trim();
    let digits = text.strip_suffix(":00").unwrap_or(text);
    small(digits).filter(|hour| *hour <= 24)
}

fn length(text: &str) -> Option<u8> {
    small(text.trim()).filter(|hours| (1..=LONGEST_SHIFT).contains(hours))
}

/// A number of one or two digits.
fn small(digits: &str) -> Option<u8> {
    let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

fn status(text: &str) -> Option<bool> {
    let text = text.trim();
    if text.eq_ignore_ascii_case("confirmed") {
        return Some(true);
    }
    text.eq_ignore_ascii_case("pending").then_some(false)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{
        editor::Editor,
        testing::{list, schedule, week},
    };

    const STAFF: &str = "ada@cook bob@cook eve@host";
    const HEADER: &str = "id,staff_id,day,start,hours,status";

    fn plan() -> WeekPlan {
        week(
            "cook/kitchen:1 host/floor:1",
            STAFF,
            "ada/0:9+8 bob/6:20+6? eve/2:0+24",
        )
    }

    fn errors(csv: &str) -> String {
        let (_, report) = from_csv(&plan(), csv);
        assert_eq!(report.error_count as usize, report.errors.len());
        list(report.errors.iter().map(|error| {
            format!(
                "{} {}:{} '{}'",
                error.code, error.line, error.column, error.value
            )
        }))
    }

    fn shifts(csv: &str) -> String {
        let (shifts, report) = from_csv(&plan(), csv);
        assert_eq!(report.errors, []);
        assert_eq!(report.shifts as usize, shifts.len());
        list(shifts.iter().map(|shift| {
            let pending = if shift.confirmed { "" } else { "?" };
            format!(
                "{} {}/{}:{}+{}{pending}",
                shift.id, shift.staff_id, shift.day, shift.start, shift.hours
            )
        }))
    }

    #[test]
    fn a_week_is_written_line_by_line() {
        assert_eq!(
            to_csv(&plan()),
            "id,staff_id,name,position,day,start,end,hours,status\r\n\
             1,ada,Ada,Cook,mon,09:00,17:00,8,confirmed\r\n\
             2,bob,Bob,Cook,sun,20:00,02:00,6,pending\r\n\
             3,eve,Eve,Host,wed,00:00,00:00,24,confirmed\r\n"
        );
    }

    #[test]
    fn what_is_written_is_read() {
        let plan = plan();
        let (shifts, report) = from_csv(&plan, &to_csv(&plan));
        assert_eq!(
            (shifts.as_slice(), report.shifts),
            (plan.schedule().shifts(), 3)
        );
    }

    #[test]
    fn people_write_tables_in_many_ways() {
        assert_eq!(
            shifts("Day;Start;End;Name\nMonday;9;17:00; Ada \nSUN;22:00;6;Bob\nwed;0;24:00;Eve"),
            " ada/0:9+8?,  bob/6:22+8?,  eve/2:0+24?"
        );
        assert_eq!(
            shifts("id,staff_id,day,start,hours,status\n,ada,fri,9,4,\nx,bob,fri,9,4,Confirmed\n"),
            " ada/4:9+4?, x bob/4:9+4"
        );
    }

    #[test]
    fn every_mistake_is_told_with_its_place() {
        assert_eq!(errors(""), "no-header 1:1 ''");
        assert_eq!(errors("day,start\n"), "missing-column 1:1 ''");
        assert_eq!(
            errors("id,Day,colour,day"),
            "unknown-column 1:8 'colour', duplicate-column 1:15 'day', missing-column 1:1 ''"
        );
        assert_eq!(errors("day,\"start"), "open-quote 1:5 ''");
        let lines =
            "\na,sam,mo,24,0,maybe\nb,ada,mon,9:30,25\nb,ada,mon,9,8,pending\nb,ada,mon,9,8,";
        assert_eq!(
            errors(&format!("{HEADER}{lines}")),
            "unknown-staff 2:3 'sam', not-a-day 2:7 'mo', not-a-start 2:10 '24', not-a-length 2:13 '0', \
             not-a-status 2:15 'maybe', wrong-field-count 3:1 'b', duplicate-id 5:1 'b'"
        );
        assert_eq!(
            errors(
                "name,day,start,end,hours\nSam,mon,9,17,8\nAda,mon,9,17,7\nAda,mon,9,25,\nAda,mon,9,,"
            ),
            "unknown-name 2:1 'Sam', end-and-hours 3:11 '17', not-an-end 4:11 '25', not-a-length 5:12 ''"
        );
    }

    #[test]
    fn two_people_of_one_name_must_be_told_by_id() {
        let mut schedule = schedule("cook/kitchen:1", "ada@cook bob@cook", "");
        schedule.staff[1].name = "Ada".to_owned();
        let (_, report) = from_csv(
            &WeekPlan::new(schedule),
            "name,day,start,hours\nAda,mon,9,8",
        );
        assert_eq!(report.errors[0].code, "unknown-name");
    }

    #[test]
    fn many_mistakes_are_counted() {
        let lines = "x,nobody,mon,9,8,\n".repeat(250);
        let (_, report) = from_csv(&plan(), &format!("{HEADER}\n{lines}"));
        assert_eq!(
            (report.shifts, report.errors.len(), report.error_count),
            (0, MAX_ERRORS, 250)
        );
    }

    #[test]
    fn an_import_is_one_command_that_can_be_undone() {
        let before = schedule(
            "cook/kitchen:1 host/floor:1",
            STAFF,
            "ada/0:9+8 bob/6:20+6? eve/2:0+24",
        );
        let mut editor = Editor::new(before.clone());
        let report = editor.import_csv(&format!(
            "{HEADER}\n2,ada,fri,9,4,confirmed\n,bob,fri,9,4,\n"
        ));
        assert_eq!((report.shifts, report.error_count), (2, 0));
        let ids: Vec<_> = editor
            .plan()
            .schedule()
            .shifts()
            .iter()
            .map(|shift| shift.id.clone())
            .collect();
        assert_eq!(ids, ["2", "assigned-1"]);
        let after = editor.plan().schedule();
        assert_eq!(editor.history().undo_count, 1);
        // Three went and two came: those that came are told.
        assert_eq!(editor.history().undo[0].shifts, 2);
        editor.undo().unwrap();
        assert_eq!(editor.plan().schedule(), before);
        editor.redo().unwrap();
        assert_eq!(editor.plan().schedule(), after);

        let report = editor.import_csv(&format!(
            "{HEADER}\n2,ada,fri,9,4,confirmed\n,bob,fri,9,40,\n"
        ));
        assert_eq!((report.shifts, report.error_count), (0, 1));
        assert_eq!(
            (editor.plan().schedule(), editor.history().undo_count),
            (after, 1)
        );
    }

    proptest! {
        #[test]
        fn no_text_panics(text: String, lines in "(mon|9|8|ada|,|;|\n|\"|'|x){0,40}") {
            let plan = plan();
            let _ = from_csv(&plan, &text);
            let _ = from_csv(&plan, &format!("{HEADER}\n{lines}"));
        }

        #[test]
        fn any_ids_and_names_survive(id in "['=,;\"\r\n+@ a-]{1,6}", other in "['=,;\"\r\n+@ b-]{1,6}") {
            prop_assume!(!id.trim().is_empty() && !other.trim().is_empty());
            let mut schedule = schedule("cook/kitchen:1", "ada@cook", "ada/0:9+8");
            schedule.staff[0].id.clone_from(&other);
            schedule.shifts[0].staff_id.clone_from(&other);
            schedule.shifts[0].id.clone_from(&id);
            let plan = WeekPlan::new(schedule.clone());
            let (shifts, report) = from_csv(&plan, &to_csv(&plan));
            prop_assert_eq!(report.errors, []);
            prop_assert_eq!(&shifts[..], schedule.shifts());
        }
    }
}
