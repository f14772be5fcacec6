//! Sets of quarter hours of a week, and how many people are on duty in each of them.
//!
//! A crate of its own, since it is compiled for speed where the rest of scheduler-core is compiled for size (decision
//! 111). It knows times and numbers only; people, positions and rules are in scheduler-core.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod counts;
mod quarter_set;
#[cfg(debug_assertions)]
pub mod work;

pub use counts::{Booking, PositionCounts, StaffCounts, count};
pub use quarter_set::{ALL_HOURS, ALL_QUARTERS, DAYS, HOURS, QuarterSet, WEEK_HOURS, WEEK_MINUTES};
