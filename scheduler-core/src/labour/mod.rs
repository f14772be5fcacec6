//! Labour costs by shift, day, week and person, compared with sales and contracts.
//!
//! Money is in whole hundredths of the schedule's currency, time in whole minutes. No wage is assumed: a person
//! without one counts as not priced. There are no surcharges for overtime, nights or Sundays, since laws
//! differ.

mod cost;
mod fairness;
mod person;

pub(crate) use cost::cost_cents;
pub use cost::{LabourFigures, WeekLabour};
pub use fairness::Fairness;
pub use person::PersonLabour;
