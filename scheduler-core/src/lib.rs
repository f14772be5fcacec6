//! The rules of the Brightcrew shift scheduler, and of points, rewards and recognitions.
//!
//! Everything here is pure: no I/O, no clock, no randomness. Dates and schedules are arguments, and results are plain
//! data. A [`Schedule`] is valid by construction. A [`Week`] holds one, counts who is on duty, and answers queries; an
//! [`Editor`] holds a week with its history and changes it.
//!
//! ```
//! use scheduler_core::{Day, Editor, Filter, Position, ProposedShift, Schedule, Shift, StaffMember};
//!
//! // A kitchen that needs two cooks at any hour has one on Monday, from 10 AM to 8 PM.
//! let schedule = Schedule::new(
//!     vec![Position::new("cook", "Cook", "kitchen", 4)],
//!     vec![
//!         StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24),
//!         StaffMember::new("bob", "Bob", "cook").available(Day::Monday, 12, 24),
//!     ],
//!     vec![Shift::new("1", "ada", Day::Monday, 10, 10).confirmed()],
//! )?;
//! let mut editor = Editor::new(schedule);
//! let everything = Filter::default();
//!
//! // Half of four is two: with one cook on duty Monday has a gap.
//! let gaps = editor.week().gaps(&everything);
//! assert_eq!((gaps[0].day, gaps[0].start, gaps[0].end), (Day::Monday, 10, 20));
//!
//! // Bob is free from noon. With him the gap is down to the two hours before.
//! let suggestions = editor.week().suggestions(&gaps);
//! assert_eq!(suggestions[0].staff[0].name, "Bob");
//! editor.assign(&ProposedShift::new("bob", Day::Monday, 12, 8))?;
//! let gaps = editor.week().gaps(&everything);
//! assert_eq!((gaps[0].start, gaps[0].end), (10, 12));
//! # Ok::<(), scheduler_core::ScheduleError>(())
//! ```
//!
//! Public structs and enums are `#[non_exhaustive]`, so that they can grow: input is built by a constructor or from a
//! `Default` whose fields are then set. Only closed values are exhaustive, such as [`Day`] and [`HourRange`].
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

pub mod coverage;
pub mod demand;
pub mod editing;
#[doc = include_str!("guide.md")]
pub mod guide {}
pub mod labour;
pub mod plan;
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
pub use rules::{Level, Problem, ProblemKind, SuggestedStaff, Violation, ViolationKind};
pub use schedule::{
    Absence, AbsenceKind, Availability, Day, Demand, HourRange, Position, Rules, Schedule,
    ScheduleError, ScheduleProblem, Shift, ShiftType, StaffMember,
};
pub use week::{Filter, HourMarks, ProposedShift, Week};
