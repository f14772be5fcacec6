//! A week being edited: its counts, its requirements and its shifts.

mod assignment;
mod calendar;
mod filter;
mod hours;
mod person;
mod placed_shift;
mod reading;
mod rebuild;
mod staffing;
mod trial;
#[expect(
    clippy::module_inception,
    reason = "the folder holds the parts of a week"
)]
mod week;

pub use assignment::ProposedShift;
pub use calendar::SpecialDate;
pub use filter::Filter;
pub use person::Person;
pub use placed_shift::PlacedShift;
pub use reading::HourMarks;
pub use staffing::Staffing;
pub use week::Week;

pub(crate) use hours::{hour_of_week, hour_ranges, hours_of_week, of_day};
pub(crate) use scheduler_hours::{QuarterSet, WEEK_HOURS, WEEK_MINUTES};
pub(crate) use week::{PositionWeek, StaffWeek, whole_day};
