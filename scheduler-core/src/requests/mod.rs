//! Open shifts, and the requests that people make: to claim one, to swap two shifts, to drop one.

mod open_shift;
mod request;

pub use open_shift::Claimer;
pub use request::{Inbox, Offer, OfferState, PersonViolation, SwapChoice, SwappedWeek};
