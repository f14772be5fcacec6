//! The result of an import.

use scheduler_core::{
    Error,
    schedule::{MAX_BREAK_MINUTES, MAX_SHIFTS, MAX_TEXT_LENGTH, excerpt},
};
use serde::Serialize;

use super::{Column, MAX_TEXT_BYTES};
use crate::csv_text::Place;

/// The most errors that a report lists; [`ImportReport::error_count`] counts all of them.
pub const MAX_ERRORS: usize = 100;

/// The result of an import.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ImportReport {
    /// The number of imported shifts: 0 if there was any error.
    pub shifts: u32,
    /// At most [`MAX_ERRORS`] errors, in the order of the text.
    pub errors: Vec<ImportError>,
    /// The number of all errors.
    pub error_count: u32,
}

/// One error in a text, and where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ImportError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1; a quoted field begins with its quote.
    pub column: u32,
    /// A stable kebab-case code.
    pub code: String,
    /// One sentence that states the error and what is allowed.
    pub message: String,
    /// The offending text, shortened for display.
    pub value: String,
}

impl ImportReport {
    /// The report of an import without errors.
    #[must_use]
    pub fn of_shifts(count: usize) -> Self {
        Self {
            shifts: u32::try_from(count).unwrap_or(u32::MAX),
            ..Self::default()
        }
    }

    /// The report of an import with one error.
    #[must_use]
    pub fn of_error(error: ImportError) -> Self {
        let mut report = Self::default();
        report.add(error);
        report
    }

    /// The report of an import that the week refused.
    pub(super) fn refused(error: &Error) -> Self {
        Self::of_error(ImportError {
            line: 1,
            column: 1,
            code: "refused".to_owned(),
            message: error.to_string(),
            value: String::new(),
        })
    }

    /// Adds an error.
    pub(super) fn wrong(&mut self, problem: Problem, place: Place, value: &str) {
        self.add(ImportError {
            line: place.line,
            column: place.column,
            code: problem.code().to_owned(),
            message: problem.to_string(),
            value: excerpt(value),
        });
    }

    fn add(&mut self, error: ImportError) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error);
        }
        self.error_count += 1;
    }
}

/// What can be wrong with a table. Every message states what is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum Problem {
    #[error("the text is too long; at most {MAX_TEXT_BYTES} bytes are allowed")]
    TooLong,
    #[error("a quote is opened here and never closed")]
    OpenQuote,
    #[error("the first line must contain the column names; it is missing")]
    NoHeader,
    #[error("there is no shift below the column names")]
    NoShifts,
    #[error("there is no column with that name; the columns are {}", Column::ALL.map(Column::name).join(", "))]
    UnknownColumn,
    #[error("the column occurs twice")]
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
    #[error("the person with that staff_id has another name")]
    WrongName,
    #[error("the person does not work in that position")]
    WrongPosition,
    #[error("an earlier line has the same id; ids must be unique")]
    DuplicateId,
    #[error("the id is too long; at most {MAX_TEXT_LENGTH} characters are allowed")]
    IdTooLong,
    #[error("a day is mon, tue, wed, thu, fri, sat or sun")]
    Day,
    #[error("a date must have the form YYYY-MM-DD and exist")]
    Date,
    #[error("the date is not that day of the week")]
    WrongDate,
    #[error("a start is a time from 0:00 to 23:45, such as 9, 9:30 or 9 AM")]
    Start,
    #[error("an end is a time from 0:00 to 24:00, such as 17, 17:30 or 5 PM")]
    End,
    #[error("a shift is at most 24 hours and at least a quarter long, such as 8 or 8:15")]
    Hours,
    #[error("times and lengths must be quarters of an hour: minutes are 00, 15, 30 or 45")]
    NotAQuarter,
    #[error("end does not match start plus hours")]
    EndAndHours,
    #[error("end equals start; a shift of 24 hours needs 24 in the column hours")]
    EndIsStart,
    #[error(
        "a break is 0 to {MAX_BREAK_MINUTES} minutes, in quarters of an hour, and shorter than its shift"
    )]
    Break,
    #[error("a note has at most {MAX_TEXT_LENGTH} characters")]
    NoteTooLong,
    #[error("a status is confirmed or pending")]
    Status,
    #[error("there are more than {MAX_SHIFTS} shifts")]
    TooMany,
}

impl Problem {
    fn code(self) -> &'static str {
        match self {
            Self::TooLong => "text-too-long",
            Self::OpenQuote => "open-quote",
            Self::NoHeader => "no-header",
            Self::NoShifts => "no-shifts",
            Self::UnknownColumn => "unknown-column",
            Self::DuplicateColumn => "duplicate-column",
            Self::MissingColumn => "missing-column",
            Self::FieldCount => "wrong-field-count",
            Self::UnknownStaff => "unknown-staff",
            Self::UnknownName => "unknown-name",
            Self::WrongName => "wrong-name",
            Self::WrongPosition => "wrong-position",
            Self::DuplicateId => "duplicate-id",
            Self::IdTooLong => "id-too-long",
            Self::Day => "not-a-day",
            Self::Date => "not-a-date",
            Self::WrongDate => "wrong-date",
            Self::Start => "not-a-start",
            Self::End => "not-an-end",
            Self::Hours => "not-a-length",
            Self::NotAQuarter => "not-a-quarter",
            Self::EndAndHours => "end-and-hours",
            Self::EndIsStart => "end-is-start",
            Self::Break => "break-out-of-range",
            Self::NoteTooLong => "note-too-long",
            Self::Status => "not-a-status",
            Self::TooMany => "too-many-entries",
        }
    }
}
