//! The plan of a week: its shifts, what was published, its open shifts and requests, and the changes of them.

mod change;
#[expect(
    clippy::module_inception,
    reason = "the folder holds the parts of a plan"
)]
mod plan;
mod published;
mod request_book;
mod roster;
mod team;
mod team_change;

pub use change::CommandKind;
pub use published::{PlanChange, PlanChangeKind};
pub use request_book::{
    OfferedShift, OpenShift, Request, RequestKind, RequestRules, RequestStatus,
};
pub use roster::Roster;
pub use team::{LeftShifts, Team, TeamChange};

pub(crate) use change::{Change, Step, shifts_changed};
pub(crate) use plan::{Plan, refusal, refuse_blocked};
pub(crate) use published::Published;
pub(crate) use request_book::{MAX_OPEN_SHIFTS, MAX_REQUESTS, OpenEntry};
pub(crate) use roster::{MAX_WEEKS, check_monday};
