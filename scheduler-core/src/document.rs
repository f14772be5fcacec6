//! What a door for text must refuse before there is a schedule to check.
//!
//! The engine itself reads no text format. A door (JSON, say) parses into
//! [`RawSchedule`](crate::parse::RawSchedule) and reports what went wrong with these errors, so that
//! their codes and sentences are the same at every door.

use crate::error::Coded;

/// The longest text that a door takes, in bytes (16 MiB).
pub const MAX_TEXT_BYTES: usize = 16 * 1024 * 1024;

/// Refuses a text that is longer than [`MAX_TEXT_BYTES`].
///
/// ```
/// use scheduler_core::document::check_length;
///
/// assert!(check_length("{}").is_ok());
/// ```
///
/// # Errors
/// [`DocumentError::TooLong`].
pub fn check_length(text: &str) -> Result<(), DocumentError> {
    let bytes = text.len();
    if bytes > MAX_TEXT_BYTES {
        return Err(DocumentError::TooLong { bytes });
    }
    Ok(())
}

/// A document that no schedule can be read from.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DocumentError {
    /// A text over [`MAX_TEXT_BYTES`].
    #[error("the text is {bytes} bytes long; at most {MAX_TEXT_BYTES} are allowed")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// Not the format at all.
    #[error("the text is not valid JSON: {reason}")]
    Broken {
        /// What the reader says.
        reason: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1; 0 at the very start.
        column: usize,
    },
    /// The right format, but a field that the engine does not know.
    #[error("{reason}")]
    UnknownField {
        /// What the reader says.
        reason: String,
        /// The place.
        path: String,
    },
    /// The right format, but a field that is not there.
    #[error("{reason}")]
    MissingField {
        /// What the reader says.
        reason: String,
        /// The place of the object that lacks it.
        path: String,
    },
    /// The right format, but not what belongs in that place.
    #[error("{reason}")]
    WrongType {
        /// What the reader says.
        reason: String,
        /// The place.
        path: String,
    },
}

impl DocumentError {
    /// An error for a text that breaks off or breaks the format's rules.
    ///
    /// ```
    /// use scheduler_core::{document::DocumentError, error::EngineError};
    ///
    /// let error = EngineError::from(DocumentError::broken("expected value", 4, 2));
    /// assert_eq!(error.path.as_deref(), Some("line 4 column 2"));
    /// ```
    #[must_use]
    pub fn broken(reason: &str, line: usize, column: usize) -> Self {
        let reason = reason_shown(reason);
        Self::Broken {
            reason,
            line,
            column,
        }
    }

    /// An error for data of the wrong shape, from the reason that serde gives.
    ///
    /// ```
    /// use scheduler_core::{document::DocumentError, error::EngineError};
    ///
    /// let error = DocumentError::shape("unknown field `colour`, expected `color`", "staff[0].colour");
    /// assert_eq!(EngineError::from(error).code, "unknown-field");
    /// ```
    #[must_use]
    pub fn shape(reason: &str, path: impl Into<String>) -> Self {
        let (path, reason) = (path.into(), reason_shown(reason));
        if reason.starts_with("unknown field") {
            Self::UnknownField { reason, path }
        } else if reason.starts_with("missing field") {
            Self::MissingField { reason, path }
        } else {
            Self::WrongType { reason, path }
        }
    }
}

/// A reader's reason, without its own note of the place and never longer than a few lines: it may
/// quote the input.
fn reason_shown(reason: &str) -> String {
    const LONGEST: usize = 240;
    // Compared byte by byte: searching texts for texts is a download of many times this size.
    const NOTE: &[u8] = b" at line ";
    let mut places = reason.as_bytes().windows(NOTE.len());
    let note = places.rposition(|bytes| bytes == NOTE);
    let reason = note.and_then(|at| reason.get(..at)).unwrap_or(reason);
    if reason.chars().nth(LONGEST).is_none() {
        return reason.to_owned();
    }
    reason.chars().take(LONGEST).chain(['…']).collect()
}

impl Coded for DocumentError {
    fn code(&self) -> &'static str {
        match self {
            Self::TooLong { .. } => "text-too-long",
            Self::Broken { .. } => "broken-json",
            Self::UnknownField { .. } => "unknown-field",
            Self::MissingField { .. } => "missing-field",
            Self::WrongType { .. } => "wrong-type",
        }
    }

    fn path(&self) -> Option<String> {
        match self {
            Self::TooLong { .. } => None,
            Self::Broken { line, column, .. } => Some(format!("line {line} column {column}")),
            Self::UnknownField { path, .. }
            | Self::MissingField { path, .. }
            | Self::WrongType { path, .. } => Some(path.clone()),
        }
    }
}
