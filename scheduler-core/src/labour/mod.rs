//! Labour costs by shift, day, week and person, compared with sales and contracts.
//!
//! Money is in whole hundredths of the schedule's currency, time in whole minutes. No wage is assumed: a person
//! without one counts as not priced. Overtime is paid more only as a law in the rules says.

mod cost;
mod fairness;
mod overtime;
mod payroll;
mod person;

pub(crate) use cost::cost_cents;
pub use cost::{LabourFigures, WeekLabour};
pub use fairness::Fairness;
pub use payroll::PaidShift;
pub use person::PersonLabour;
