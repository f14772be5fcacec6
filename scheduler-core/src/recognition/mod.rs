//! Recognitions, the points they give, and the rewards that points buy.

pub mod points;
#[expect(
    clippy::module_inception,
    reason = "the folder is named after its first idea"
)]
mod recognition;
pub mod reward;

pub use recognition::{
    Allowance, MESSAGE_LIMIT, MONTHLY_ALLOWANCE, POINTS_CHOICES, RecognitionCost, RecognitionError,
    allowance_expires, check, total,
};
