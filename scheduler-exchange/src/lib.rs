//! Exports a week as a table, a calendar and the text of a link, and imports tables and links.
//!
//! - [`table`]: exports and imports the shifts as CSV.
//! - [`book`]: a roster as the sheets of a workbook.
//! - [`month_sheet`]: some weeks of a roster in the codes of its shift types, as one sheet.
//! - [`payroll`]: what people are paid for in some weeks of a roster, as sheets.
//! - [`calendar`]: the shifts of one person, or of everybody, as an iCalendar file.
//! - [`document`]: schedule, requirements and rules as JSON.
//! - [`share`]: that document as a short text for the fragment of a link.
//! - [`typed`]: the times of a shift as somebody types them.
//! - [`csv_text`], [`times`], [`days`]: the one reader of separated values, of times of day and of the names of
//!   weekdays, which scheduler-team uses, too.
//!
//! Everything here is pure: it converts data to text and back, and takes the time as an argument.
//!
//! ```
//! use scheduler_core::{Day, Editor, Position, Schedule, Shift, StaffMember};
//! use scheduler_exchange::{share, table};
//!
//! let cook = Position::new("cook", "Cook", "kitchen", 2);
//! let ada = StaffMember::new("ada", "Ada", "cook");
//! let shift = Shift::new("1", "ada", Day::Monday, 9, 8);
//! let mut editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
//!
//! let csv = table::to_csv(editor.week(), None, table::Separator::Comma);
//! let report = table::import_csv(&mut editor, &csv.replace("09:00", "9:30 AM").replace(",8,", ",,"), None);
//! assert_eq!((report.shifts, report.error_count), (1, 0));
//!
//! let text = share::to_text(&editor)?;
//! let shared = share::from_text(&text)?;
//! assert_eq!(shared.week().schedule(), editor.week().schedule());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Public types are `#[non_exhaustive]`, as in scheduler-core.
#![cfg_attr(not(feature = "typescript"), forbid(unsafe_code))]
#![deny(missing_docs)]
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

pub mod book;
pub mod calendar;
pub mod csv_text;
pub mod days;
pub mod document;
mod formula;
pub mod month_sheet;
pub mod payroll;
pub mod share;
pub mod table;
#[cfg(test)]
mod testing;
pub mod times;
pub mod typed;
