//! The rules of the Brightcrew shift scheduler, and of points, rewards and recognitions.
//!
//! Everything here is pure: no I/O, no clock, no randomness; dates and schedules come in as
//! arguments and answers go out as plain data. Start at [`schedule::Schedule`], which is parsed and
//! therefore always valid, and [`week_plan::WeekPlan`], which holds one week and answers every
//! question about it. One file holds one rule.
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
        clippy::arithmetic_side_effects,
        clippy::float_arithmetic
    )
)]

pub mod analysis;
mod assign;
pub mod board;
pub mod calendar;
pub mod candidate;
pub mod check;
pub mod chip;
mod counts;
pub mod coverage;
mod csv;
pub mod day;
pub mod day_board;
pub mod details;
pub mod document;
pub mod editor;
pub mod error;
pub mod figures;
pub mod fill_rate;
pub mod filter;
pub mod gap;
pub mod headcount;
pub mod history;
mod hour_set;
pub mod insight;
pub mod iso_week;
mod order;
pub mod parse;
pub mod points;
mod raw;
pub mod recognition;
pub mod requirement;
pub mod review;
pub mod reward;
pub mod rows;
pub mod schedule;
pub mod schedule_error;
pub mod share;
pub mod slot;
pub mod status;
pub mod suggestion;
pub mod table;
pub mod template;
#[cfg(test)]
mod testing;
pub mod week_plan;
