//! The rules of the Brightcrew shift scheduler, and of points, rewards and recognitions.
//!
//! Everything here is pure: no I/O, no clock, no randomness. Dates and schedules are arguments, and results are plain
//! data. A [`Schedule`] is valid by construction. A [`Week`] holds one, counts who is on duty, and answers queries; an
//! [`Editor`] holds a week with its history and changes it.
//!
//! ```
//! use scheduler_core::{Day, Editor, Filter, Position, Schedule, Shift, StaffMember};
//! use scheduler_core::{coverage::pending_assignments, recognition::reward::is_redeemable};
//!
//! // A kitchen that needs two of four cooks at any hour has one on Monday, from 10 AM to 8 PM.
//! let cook = Position::new("cook", "Cook", "kitchen", 4);
//! let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
//! let bob = StaffMember::new("bob", "Bob", "cook").available(Day::Monday, 12, 24);
//! let shift = Shift::new("1", "ada", Day::Monday, 10, 10).confirmed();
//! let mut editor = Editor::new(Schedule::new(vec![cook], vec![ada, bob], vec![shift])?);
//!
//! // Bob is free from noon. With him the gap is down to the two hours before.
//! let gap = editor.week().gaps(&Filter::default()).remove(0);
//! let best = editor.week().suggested_staff("cook", gap.day, gap.hours())?.remove(0);
//! editor.accept(&best)?;
//! let gap = editor.week().gaps(&Filter::of_team("kitchen")).remove(0);
//! assert_eq!((gap.day, gap.start, gap.end), (Day::Monday, 10, 12));
//!
//! let rates = editor.week().fill_rates(&Filter::default());
//! assert_eq!((rates[0].percent, pending_assignments(&rates)), (50, 2));
//! assert!(is_redeemable(441, "400 - 40000"));
//! # Ok::<(), scheduler_core::Error>(())
//! ```
//!
//! Public structs and enums are `#[non_exhaustive]`, so that they can grow: input is built by a constructor or from a
//! `Default` whose fields are then set. Only closed values are exhaustive, such as [`Day`] and [`HourRange`].
#![cfg_attr(not(feature = "typescript"), forbid(unsafe_code))]
#![deny(missing_docs)]
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

pub mod commands;
pub mod coverage;
pub mod demand;
pub mod editing;
#[doc = include_str!("guide.md")]
pub mod guide {}
pub mod labour;
pub mod plan;
pub mod questions;
pub mod recognition;
pub mod requests;
pub mod roster;
pub mod rules;
pub mod schedule;
#[cfg(test)]
mod testing;
mod week;

pub use coverage::{
    Analysis, FillRate, GapBlock, GapMember, GapPosition, GapSuggestions, Suggestion, Summary, Tone,
};
pub use demand::{Template, is_understaffed};
pub use editing::{Editor, Effect, Outcome};
pub use labour::{PersonLabour, WeekLabour};
pub use roster::Page;
pub use rules::{Candidate, Problem, Severity, Violation, ViolationKind};
pub use schedule::{
    Absence, AbsenceKind, Availability, Day, Demand, Error, ErrorKind, HourRange, Law, Position,
    Rules, Schedule, Shift, ShiftType, StaffMember,
};
pub use week::{Filter, HourMarks, Person, ProposedShift, Staffing, Week};
