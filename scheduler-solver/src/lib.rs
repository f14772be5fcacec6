//! Fills a week: proposes the new shifts that leave the fewest heads missing, with a proof of optimality.
//!
//! [`fill`] takes a week and a [`FillQuestion`] and returns a [`FillPlan`]. It minimises, in this order, the missing
//! head-hours, the minutes over contract, the hours added, and the number of new shifts, each exactly. Positions that
//! share people are one problem; the others are independent. A plan is made of whole weeks of people, each found by a
//! dynamic program (module `weeks`); a linear program over them gives the bound (module `generation`).
//!
//! Everything here is pure and deterministic. There is no clock: a caller that wants to stop early
//! returns [`ControlFlow::Break`](std::ops::ControlFlow::Break) from the callback that [`fill`] calls
//! between the steps of the search, and gets the best plan so far with its bound.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use scheduler_core::{Day, Position, Schedule, StaffMember, Week};
//! use scheduler_solver::{FillQuestion, fill};
//!
//! let cook = Position::new("cook", "Cook", "kitchen", 1);
//! let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 20);
//! let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![])?);
//! let plan = fill(&week, &FillQuestion::default(), &mut |_| ControlFlow::Continue(()));
//! assert_eq!((plan.missing_before, plan.missing_after), (70, 60));
//! assert_eq!((plan.shifts[0].time.start, plan.shifts[0].time.hours, plan.proven), (10, 10, true));
//! # Ok::<(), scheduler_core::Error>(())
//! ```
//!
//! Public types are `#[non_exhaustive]`, as in scheduler-core.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod candidates;
mod causes;
pub mod certificate;
mod draft;
mod fill;
mod generation;
mod groups;
mod law;
mod month;
mod next;
mod plan;
mod problem;
mod question;
mod reasons;
mod relaxation;
mod search;
pub mod types;
mod weeks;

pub use fill::{Progress, fill};
pub use month::{
    ByTypes, DeclinedDay, MonthCounts, MonthPerson, MonthPlan, MonthQuestion, MonthWeek,
    TypeWeights, fill_weeks,
};
pub use plan::{
    Cause, FillPlan, KeptAway, MarkFigures, PositionFigures, Reason, ShortHour, ShortMark,
};
pub use question::{AbsentDay, DayHours, FillQuestion, Target};
