//! Everything that is asked of a roster, as values.

mod question;

#[cfg(feature = "typescript")]
pub use question::AnswersByKind;
pub use question::{Answer, Question};
