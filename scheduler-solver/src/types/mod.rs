//! Planning by types: heads by shift type and day over a whole horizon.

mod anneal;
mod automaton;
mod instance;
mod master;
mod plan;
mod planner;
mod search;

pub(crate) use anneal::{Anneal, Beyond};
pub use instance::{Cover, Instance, InstanceError, Person, Request, Roster, ShiftType};
pub(crate) use master::{Line, Master, Need};
pub(crate) use plan::{Board, Plan};

pub use search::{Answer, Progress, solve};
