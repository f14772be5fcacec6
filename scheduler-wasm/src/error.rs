//! The error shape for JavaScript, and all error codes.

use scheduler_core::{ScheduleError, recognition::RecognitionError, schedule::iso_week::WeekError};
use scheduler_exchange::{calendar::CalendarError, share::ShareError, typed::TypedTimesError};
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::output::to_js;

/// The shape of every error that the engine throws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub struct EngineError {
    /// A stable kebab-case code.
    pub code: String,
    /// One sentence that states the error and the limit.
    pub message: String,
    /// The path of the error, such as `shifts[3].staffId`, or the name of the argument.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

impl EngineError {
    fn new(code: &str, message: String, path: Option<String>) -> Self {
        const LONGEST_PATH: usize = 200;
        // The message repeats field names of the input, which may have any length.
        let path = path.map(|path| path.chars().take(LONGEST_PATH).collect());
        Self {
            code: code.to_owned(),
            message,
            path,
        }
    }

    /// An answer that JavaScript cannot represent.
    pub(crate) fn inexpressible(reason: &str) -> Self {
        Self::new("inexpressible-answer", reason.to_owned(), None)
    }

    /// A number of an argument that is out of range.
    pub(crate) fn out_of_range(name: &str, message: String) -> Self {
        Self::new("number-out-of-range", message, Some(name.to_owned()))
    }
}

impl From<EngineError> for JsValue {
    fn from(error: EngineError) -> Self {
        // A struct of strings always converts; the message alone is the fallback.
        to_js(&error).unwrap_or_else(|_| Self::from_str(&error.message))
    }
}

/// Errors that only a JavaScript caller can make.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ReadError {
    /// Text that is not valid JSON.
    #[error("the text is not valid JSON: {reason}")]
    BrokenJson { reason: String },
    /// An unknown field.
    #[error("{reason}")]
    UnknownField {
        reason: String,
        path: Option<String>,
    },
    /// A missing field.
    #[error("{reason}")]
    MissingField {
        reason: String,
        path: Option<String>,
    },
    /// A value of the wrong type.
    #[error("{reason}")]
    WrongType {
        reason: String,
        path: Option<String>,
    },
}

impl ReadError {
    /// The same error with a path inside an argument.
    pub(crate) fn in_argument(mut self, name: &str) -> Self {
        if let Self::UnknownField { path, .. }
        | Self::MissingField { path, .. }
        | Self::WrongType { path, .. } = &mut self
        {
            *path = Some(match path.take() {
                None => name.to_owned(),
                Some(inner) if inner.starts_with('[') => format!("{name}{inner}"),
                Some(inner) => format!("{name}.{inner}"),
            });
        }
        self
    }
}

impl From<ReadError> for EngineError {
    fn from(error: ReadError) -> Self {
        let message = error.to_string();
        match error {
            ReadError::BrokenJson { .. } => Self::new("broken-json", message, None),
            ReadError::UnknownField { path, .. } => Self::new("unknown-field", message, path),
            ReadError::MissingField { path, .. } => Self::new("missing-field", message, path),
            ReadError::WrongType { path, .. } => Self::new("wrong-type", message, path),
        }
    }
}

impl From<ScheduleError> for EngineError {
    fn from(ScheduleError { path, problem, .. }: ScheduleError) -> Self {
        Self::new(problem.code(), problem.to_string(), Some(path))
    }
}

impl From<RecognitionError> for EngineError {
    fn from(error: RecognitionError) -> Self {
        Self::new(error.code(), error.to_string(), None)
    }
}

impl From<WeekError> for EngineError {
    fn from(error: WeekError) -> Self {
        Self::new(error.code(), error.to_string(), None)
    }
}

impl From<CalendarError> for EngineError {
    fn from(error: CalendarError) -> Self {
        let code = match error {
            CalendarError::Schedule(error) => return error.into(),
            CalendarError::NotAMonday { .. } => "not-a-monday",
            CalendarError::Empty => "no-shifts",
            _ => "date-out-of-range",
        };
        Self::new(code, error.to_string(), None)
    }
}

impl From<ShareError> for EngineError {
    fn from(error: ShareError) -> Self {
        let code = match error {
            ShareError::Schedule(error) => return error.into(),
            ShareError::TooLarge { .. } | ShareError::TooMuch => "too-large-to-share",
            ShareError::TooLong { .. } => "text-too-long",
            ShareError::NotRecognised => "share-not-recognised",
            ShareError::Version => "share-version",
            _ => "share-damaged",
        };
        Self::new(code, error.to_string(), None)
    }
}

impl From<TypedTimesError> for EngineError {
    fn from(error: TypedTimesError) -> Self {
        let code = match error {
            TypedTimesError::NotAQuarter => "not-a-quarter",
            TypedTimesError::NoLength => "no-length",
            _ => "unreadable-times",
        };
        Self::new(code, error.to_string(), None)
    }
}
