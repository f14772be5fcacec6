//! The error that every package throws.

use std::fmt::Display;

use js_sys::Reflect;
use scheduler_core::{Error, recognition::RecognitionError, schedule::iso_week::WeekError};
use wasm_bindgen::prelude::*;

/// A result, or the error to throw.
pub type Answer<T> = Result<T, EngineError>;

#[wasm_bindgen(typescript_custom_section)]
const ENGINE_ERROR: &str = "/**
 * The shape of every error that a package throws.
 */
export interface EngineError extends Error {
    /**
     * A stable kebab-case code.
     */
    code: string;
    /**
     * Where the error is, such as `shifts[3].staffId`, if it is at one place.
     */
    path?: string;
}
";

/// An error to throw: in JavaScript an `Error` with a `code`, and a `path` if it is at one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineError {
    code: &'static str,
    message: String,
    path: Option<String>,
}

impl EngineError {
    /// An error with a stable kebab-case code, one sentence that states the error and the limit, and the place.
    #[must_use]
    pub fn new(code: &'static str, message: &dyn Display, path: Option<&str>) -> Self {
        const LONGEST_PATH: usize = 200;
        // Field names of the input may have any length.
        let path = path.map(|path| path.chars().take(LONGEST_PATH).collect());
        Self {
            code,
            message: message.to_string(),
            path,
        }
    }
}

impl From<EngineError> for JsValue {
    fn from(error: EngineError) -> Self {
        let thrown = js_sys::Error::new(&error.message);
        let set = |name: &str, value: &str| {
            // A new object takes any property.
            let _ = Reflect::set(&thrown, &name.into(), &value.into());
        };
        set("code", error.code);
        if let Some(path) = &error.path {
            set("path", path);
        }
        thrown.into()
    }
}

impl From<Error> for EngineError {
    fn from(Error { path, kind, .. }: Error) -> Self {
        Self::new(kind.code(), &kind, Some(&path))
    }
}

impl From<RecognitionError> for EngineError {
    fn from(error: RecognitionError) -> Self {
        Self::new(error.code(), &error, None)
    }
}

impl From<WeekError> for EngineError {
    fn from(error: WeekError) -> Self {
        Self::new(error.code(), &error, None)
    }
}
