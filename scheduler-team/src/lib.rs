//! Reads a team and its week from people's own tables.
//!
//! A [`Grid`] holds lines of cells, as in a spreadsheet. [`recognise`] finds the meaning of each column, in
//! English or Spanish, and a person may correct it; [`read`] then turns the grid into a schedule. A line that
//! cannot be read is left out and reported with its line, its column and the text; interpretations are reported
//! too.
//!
//! ```
//! use scheduler_team::{Grid, Options, read, recognise};
//!
//! let grid = Grid::of_text("Name\tPosition\tMon\tTue\nAda\tCook\t9-17\t10:00-18:30\nBo\tWaiter\toff\t9am-5pm\n");
//! let monday = chrono::NaiveDate::from_ymd_opt(2026, 11, 16).unwrap_or_default();
//! let reading = read(&grid, &recognise(&grid), &Options::new(monday, "Team"));
//! assert_eq!((reading.people.len(), reading.shifts, reading.problems.len()), (2, 3, 0));
//! ```
//!
//! Public types are `#[non_exhaustive]`, as in scheduler-core.
#![cfg_attr(not(feature = "typescript"), forbid(unsafe_code))]
#![deny(missing_docs)]
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice,
        clippy::float_arithmetic
    )
)]

mod columns;
mod entry;
mod grid;
mod heads;
mod reading;
#[cfg(test)]
mod tests;
mod words;

pub use columns::{Layout, Meaning, recognise};
pub use grid::{Grid, GridLine};
pub use reading::{
    MAX_LINES, MAX_PROBLEMS, Options, PersonRead, ProblemCode, TeamProblem, TeamReading, read,
};
