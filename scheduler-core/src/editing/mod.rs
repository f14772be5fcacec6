//! Changing a week: commands with a history, their effects before they are made, and requests and publishing as commands.

mod candidate;
mod editor;
mod effect;
mod history;
mod publishing;
mod requests;
mod review;
mod several;
mod violation;

pub use candidate::{Candidate, Candidates, MAX_UNABLE, SuggestedStaff, Unable, UnableReason};
pub use editor::{DayChange, Editor, Outcome};
pub use effect::Effect;
pub use history::{History, HistoryEntry, MAX_LISTED, MAX_UNDO};
pub use requests::ReviewedRequest;
pub use review::{BrokenShift, Problem, ProblemKind, Review};
pub use several::{Placement, RefusedShift, Source};
pub use violation::{Level, ProposalContext, Rules, Violation, ViolationKind};
