//! A schedule being worked on: its counts, its requirements, and edits of its shifts.

mod assignment;
mod counts;
mod filter;
mod quarter_set;
mod staffing;
#[expect(
    clippy::module_inception,
    reason = "the folder holds what a week is made of"
)]
mod week;

pub use assignment::ProposedShift;
pub use filter::Filter;
pub use week::Week;

pub(crate) use quarter_set::{QuarterSet, WEEK_HOURS, hour_of_week, hours_of_week, of_day};
pub(crate) use staffing::Staffing;
pub(crate) use week::{PositionWeek, StaffWeek};
