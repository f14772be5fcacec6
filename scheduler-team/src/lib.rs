//! Reads any roster: people, shifts, absences and the heads needed, of all weeks of a file.
//!
//! A [`Grid`] holds the lines of a sheet. Each cell has the readings that it can have (`cells`); each layout proposes how
//! it explains the table (`layouts`), and the one that explains most with the fewest contradictions wins; [`read`] turns
//! it into a [`Roster`]. What the file does not say is a [`Question`], and every cell is accounted for in
//! [`Roster::cells`]. [`Roster::team`] is its team and all of its weeks
//! as a roster of the engine.
//!
//! ```
//! use scheduler_team::{Grid, Options, read};
//!
//! let monday = chrono::NaiveDate::from_ymd_opt(2026, 11, 16).unwrap_or_default();
//! let grid = Grid::of_text("Name\tPosition\tMon\tTue\nAda\tCook\t9-17\tE\nBo\tWaiter\toff\t9am-5pm\n");
//! let mut options = Options::new(monday);
//! let roster = read(&[grid.clone()], &options);
//! assert_eq!((roster.people.len(), roster.shifts.len(), roster.questions.len()), (2, 2, 1));
//!
//! options.answers.codes.insert("E".to_owned(), "7-15".to_owned());
//! assert_eq!(read(&[grid], &options).shifts.len(), 3);
//! ```
//!
//! Public types are `#[non_exhaustive]`, as in scheduler-core.
#![cfg_attr(not(feature = "typescript"), forbid(unsafe_code))]
#![deny(missing_docs)]
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod breaks;
mod calendar;
mod cells;
mod correct;
mod dates;
mod days;
mod doubt;
mod encoding;
mod grid;
mod heads;
mod hours;
mod html;
mod layouts;
mod questions;
mod reading;
mod records;
mod report;
mod team;
#[cfg(test)]
mod testing;
mod wishes;
mod words;

pub use correct::Meaning;
pub use doubt::{Doubt, DoubtCode};
pub use encoding::{Decoder, Encoding, decode, decode_with};
pub use grid::{Grid, GridLine, LeftOut, MergedRange};
pub use layouts::{LayoutKind, Taken};
pub use questions::{Answers, DaysAnswer, Question, QuestionKind};
pub use reading::{
    AvailableHours, Correction, MAX_LINES, MAX_PROBLEMS, Options, Origin, OtherReading, Roster,
    RosterAbsence, RosterDay, RosterDemand, RosterPerson, RosterShift, SheetRead, ShiftType, read,
    why,
};
pub use report::{CellReading, ProblemCode, TeamProblem};
pub use team::{TeamOptions, TeamReading};
pub use words::OffKind;
