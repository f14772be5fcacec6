//! The one error shape of the engine's edge.
//!
//! Inside the crate each topic has its own small error enum, so that callers can match on it.
//! At the edge they all become an [`EngineError`]: a code for programs, a sentence for people and,
//! where something in the input is at fault, its place.

use serde::Serialize;

/// An error that has a stable code and, where it is about a place in the input, that place.
pub trait Coded: std::error::Error {
    /// A stable kebab-case code, such as `day-out-of-range`.
    fn code(&self) -> &'static str;

    /// Where in the input the error is, such as `shifts[3].staffId`.
    fn path(&self) -> Option<String> {
        None
    }

    /// What is wrong, as one sentence that states the limit and leaves the place out.
    fn sentence(&self) -> String {
        self.to_string()
    }
}

/// What every error of the engine looks like from outside.
///
/// ```
/// use scheduler_core::error::EngineError;
/// use scheduler_core::schedule_error::{ScheduleError, ScheduleProblem};
///
/// let error = EngineError::from(ScheduleError::new(
///     "shifts[0].day",
///     ScheduleProblem::Day { value: 9 },
/// ));
/// assert_eq!(error.code, "day-out-of-range");
/// assert_eq!(error.message, "day is 9; it must be 0 to 6 (Monday to Sunday)");
/// assert_eq!(error.path.as_deref(), Some("shifts[0].day"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[error("{message}")]
pub struct EngineError {
    /// A stable kebab-case code.
    pub code: String,
    /// One sentence that says what is wrong and names the limit.
    pub message: String,
    /// Where it is wrong, such as `shifts[3].staffId` or `line 4 column 2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

impl<E: Coded> From<E> for EngineError {
    fn from(error: E) -> Self {
        Self {
            code: error.code().to_owned(),
            message: error.sentence(),
            path: error.path(),
        }
    }
}
