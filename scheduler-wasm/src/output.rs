//! From Rust to JavaScript.

use js_sys::JSON;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::{
    error::{DoorError, Thrown},
    json::to_json,
};

/// An answer, or the error that is thrown in its place.
pub type Answer<T> = Result<T, Thrown>;

/// Converts an answer to a plain JavaScript value of its TypeScript type.
pub(crate) fn give<T: Tsify + Serialize>(answer: &T) -> Answer<Ts<T>> {
    plain(to_json(answer).as_deref().unwrap_or_default()).map(Ts::new_unchecked)
}

/// Converts a list of answers.
pub(crate) fn give_all<T: Tsify + Serialize>(answers: &[T]) -> Answer<Vec<Ts<T>>> {
    answers.iter().map(give).collect()
}

#[inline(never)]
pub(crate) fn plain(text: &str) -> Answer<JsValue> {
    JSON::parse(text).map_err(|_| DoorError::Inexpressible.into())
}
