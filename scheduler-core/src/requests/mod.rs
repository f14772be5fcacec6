//! Open shifts, and the requests that people make: to claim one, to swap two shifts, to drop one.

mod open_shift;
mod request;

pub use open_shift::{Claimer, MAX_OPEN_SHIFTS};
pub use request::{
    Inbox, MAX_REASON, MAX_REQUESTS, Offer, OfferState, PersonViolation, SwapChoice,
};
