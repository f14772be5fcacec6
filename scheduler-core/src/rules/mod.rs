//! What the rules say about shifts: the one check of a proposed shift, who can work it, and the review of a week.

mod candidate;
mod review;
mod violation;

pub use candidate::{Candidate, Candidates, Unable, UnableReason};
pub use review::{Problem, ProblemKind, Review};
pub use violation::{Severity, Violation, ViolationKind};

pub(crate) use violation::Load;
