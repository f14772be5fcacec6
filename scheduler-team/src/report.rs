//! What becomes of every cell, and what could not be read.

use serde::{Deserialize, Serialize};

use crate::layouts::Taken;

/// A cell and what it was taken for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct CellReading {
    /// The sheet, from 0.
    pub sheet: u32,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// What it was taken for.
    pub taken: Taken,
}

/// What is wrong with a cell, or how it was interpreted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ProblemCode {
    /// Nothing in the table is a person or a shift.
    NoRoster,
    /// The cell is not readable.
    Unreadable,
    /// The end is before the start, or the shift is longer than 17 hours.
    EndBeforeStart,
    /// A name or position is too long.
    TooLong,
    /// The shift has no day.
    NoDay,
    /// There are more lines than are read.
    TooManyLines,
    /// The engine refuses the roster.
    Refused,
    /// The rule by which a shift repeats is not read: it stands on its first day only.
    NotRepeated,
    /// Note: a shift repeats without end; some weeks of it are read.
    Endless,
    /// Note: the times name a time zone that the file does not describe; they are read as they are written.
    OtherZone,
    /// Note: the line says that the shift is cancelled; it is left out.
    Cancelled,
    /// Note: the workbook hides the line or the column; it is left out.
    Hidden,
    /// Note: the text of the line is struck through; it is left out.
    Struck,
    /// Note: the table is headed as availability; its hours are those in which people can work, not shifts.
    Availability,
    /// Note: a time went to the nearest quarter of an hour.
    NotAQuarter,
    /// Note: times of a 12-hour clock were interpreted.
    Guessed,
    /// Note: the break was shortened, in minutes: to whole quarters, or to nothing if it is as long as the shift.
    BreakCut,
    /// Note: the note on a shift or an absence is longer than 200 characters and was shortened.
    NoteCut,
    /// Note: the weekday beside the date is another one; the date counts.
    WrongWeekday,
}

impl ProblemCode {
    /// Whether it only says how something was interpreted.
    #[must_use]
    pub const fn is_note(self) -> bool {
        matches!(
            self,
            Self::NotAQuarter
                | Self::Guessed
                | Self::WrongWeekday
                | Self::BreakCut
                | Self::NoteCut
                | Self::Endless
                | Self::OtherZone
                | Self::Cancelled
                | Self::Hidden
                | Self::Struck
                | Self::Availability
        )
    }
}

/// Something that could not be read, or was interpreted, and where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct TeamProblem {
    /// The sheet, from 0.
    pub sheet: u32,
    /// The line, from 1; 0 for the whole table.
    pub line: u32,
    /// The column, from 1; 0 for the whole line.
    pub column: u32,
    /// What is wrong.
    pub code: ProblemCode,
    /// Whether it is a note about how something was interpreted.
    pub note: bool,
    /// The text, shortened for display; for an interpretation also what was read.
    pub value: String,
}
