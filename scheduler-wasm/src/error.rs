//! The one error shape that every export throws: a plain object `{code, message, path?}`.

use scheduler_core::{
    document::MAX_TEXT_BYTES,
    error::{Coded, EngineError},
};
use wasm_bindgen::JsValue;

use crate::output::plain;

/// An error on its way to JavaScript.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thrown(EngineError);

impl<E: Coded> From<E> for Thrown {
    fn from(error: E) -> Self {
        Self::with_place(error.into())
    }
}

impl Thrown {
    /// What is wrong.
    #[cfg(feature = "acting")]
    pub(crate) fn error(&self) -> &EngineError {
        &self.0
    }

    /// Cuts the path short, since it repeats field names of the input; the input itself has none.
    #[inline(never)]
    fn with_place(mut error: EngineError) -> Self {
        if let Some(path) = &mut error.path {
            path.truncate(path.floor_char_boundary(LONGEST_PATH));
        }
        error.path = error.path.filter(|path| !path.is_empty());
        Self(error)
    }
}

impl From<Thrown> for JsValue {
    fn from(Thrown(error): Thrown) -> Self {
        // A struct of texts always converts; were it not so, the sentence would still arrive.
        plain(&error).unwrap_or_else(|_| Self::from_str(&error.message))
    }
}

const LONGEST_PATH: usize = 200;

/// What only a JavaScript caller can get wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum DoorError {
    /// A value of another type than belongs in that place.
    #[error("{path} is {found}; it must be {expected}")]
    WrongType {
        path: &'static str,
        found: String,
        expected: &'static str,
    },
    /// A whole number that the engine has no room for.
    #[error("{path} is {found}; it must be {least} to {most}")]
    OutOfRange {
        path: &'static str,
        found: String,
        least: i64,
        most: i64,
    },
    /// A whole number of an object that the engine has no room for.
    #[error("the number is out of range; it must be 0 to {most}")]
    FieldOutOfRange { path: String, most: u32 },
    /// A text over the limit, measured before it is copied into the engine's memory.
    #[error("the text has {units} characters; at most {MAX_TEXT_BYTES} bytes are allowed")]
    TextTooLong { units: u32 },
    /// An object with more in it than a text of the longest length could hold.
    #[error("the value is too large; at most {MAX_TEXT_BYTES} characters and values are allowed")]
    ValueTooLarge,
    /// Text with half a surrogate pair: it has no Unicode form and would silently change.
    #[error("the text holds half of a surrogate pair; it must be well-formed Unicode")]
    BrokenText { path: String },
    /// Reading the value ran code of its own, which failed.
    #[error("the value cannot be read; it must be plain data")]
    Unreadable { path: String },
    /// An answer that JavaScript's numbers cannot hold.
    #[error("the answer cannot be given to JavaScript")]
    Inexpressible,
}

impl DoorError {
    /// The same error, at another place, where it has one.
    pub(crate) fn at(self, place: String) -> Self {
        match self {
            Self::FieldOutOfRange { most, .. } => Self::FieldOutOfRange { path: place, most },
            Self::BrokenText { .. } => Self::BrokenText { path: place },
            Self::Unreadable { .. } => Self::Unreadable { path: place },
            other => other,
        }
    }
}

impl Coded for DoorError {
    fn code(&self) -> &'static str {
        match self {
            Self::WrongType { .. } => "wrong-type",
            Self::OutOfRange { .. } | Self::FieldOutOfRange { .. } => "number-out-of-range",
            Self::TextTooLong { .. } => "text-too-long",
            Self::ValueTooLarge => "value-too-large",
            Self::BrokenText { .. } => "broken-text",
            Self::Unreadable { .. } => "unreadable-value",
            Self::Inexpressible => "inexpressible-answer",
        }
    }

    fn path(&self) -> Option<String> {
        match self {
            Self::WrongType { path, .. } | Self::OutOfRange { path, .. } => {
                Some((*path).to_owned())
            }
            Self::FieldOutOfRange { path, .. }
            | Self::BrokenText { path }
            | Self::Unreadable { path } => Some(path.clone()),
            Self::TextTooLong { .. } | Self::ValueTooLarge | Self::Inexpressible => None,
        }
    }
}
