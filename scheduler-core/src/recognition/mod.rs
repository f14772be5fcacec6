//! Recognitions, the points they give, and the rewards that points pay for.

pub mod points;
#[expect(
    clippy::module_inception,
    reason = "sending a recognition is the main part of this folder"
)]
mod recognition;
pub mod reward;

pub use recognition::{
    Allowance, MESSAGE_LIMIT, MONTHLY_ALLOWANCE, POINTS_CHOICES, RecognitionCost, RecognitionError,
    allowance_expires, check, total,
};
