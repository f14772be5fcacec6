//! Changing a week: commands with a history, violations, candidates, reviews, requests and publishing.

mod candidate;
mod editor;
mod effect;
mod history;
mod open_shift;
mod placed_shift;
mod placing;
mod publishing;
mod refused_shift;
mod request;
mod request_book;
mod review;
mod together;
mod violation;

pub use candidate::{Candidate, Candidates, MAX_UNABLE, SuggestedStaff, Unable, UnableReason};
pub use editor::{DayChange, Editor, Outcome};
pub use effect::Effect;
pub use history::{CommandKind, History, HistoryEntry, MAX_LISTED, MAX_UNDO, PlacedShift};
pub use open_shift::{Claimer, MAX_OPEN_SHIFTS};
pub use placing::{Placement, RefusedShift};
pub use publishing::{PlanChange, PlanChangeKind};
pub use request::{
    Inbox, MAX_REASON, MAX_REQUESTS, Offer, OfferState, PersonViolation, ReviewedRequest,
    SwapChoice,
};
pub use request_book::{
    OfferedShift, OpenShift, Request, RequestKind, RequestRules, RequestStatus,
};
pub use review::{BrokenShift, Problem, ProblemKind, Review};
pub use violation::{Level, ProposalContext, Rules, Violation, ViolationKind};
