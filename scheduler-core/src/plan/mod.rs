//! The plan of a week: its shifts, what was published, its open shifts and requests, and the changes of them.

mod change;
#[expect(
    clippy::module_inception,
    reason = "the folder holds the parts of a plan"
)]
mod plan;
mod publishing;
mod request_book;

pub use change::CommandKind;
pub use publishing::{PlanChange, PlanChangeKind};
pub use request_book::{
    OfferedShift, OpenShift, Request, RequestKind, RequestRules, RequestStatus,
};

pub(crate) use change::{Change, Step};
pub(crate) use plan::{Plan, refusal, refuse_blocked};
pub(crate) use publishing::Published;
pub(crate) use request_book::OpenEntry;
