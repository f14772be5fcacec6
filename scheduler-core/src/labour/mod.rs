//! What a week's work costs: by shift, day, week and person, against the sales and the contracts.
//!
//! Money is whole hundredths of the schedule's currency, time whole minutes. Nobody's cost is guessed: a person
//! without a wage counts as not priced. There are no surcharges for overtime, nights or Sundays, since laws differ.

mod cost;
mod person;

pub use cost::{LabourFigures, WeekLabour, cost_cents};
pub use person::PersonLabour;
