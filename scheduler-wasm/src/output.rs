//! From Rust to JavaScript.

use js_sys::JSON;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::{
    error::{DoorError, Thrown},
    write::{Unwritable, to_json},
};

/// An answer, or the error that is thrown in its place.
pub type Answer<T> = Result<T, Thrown>;

/// Converts an answer to a plain JavaScript value of its TypeScript type.
pub(crate) fn give<T: Tsify + Serialize>(answer: &T) -> Answer<Ts<T>> {
    plain(to_json(answer)).map(Ts::new_unchecked)
}

/// Converts a list of answers; the export says its TypeScript type.
pub(crate) fn give_all<T: Tsify + Serialize>(answers: &[T]) -> Answer<JsValue> {
    plain(to_json(answers))
}

#[inline(never)]
fn plain(text: Result<String, Unwritable>) -> Answer<JsValue> {
    let value = text.ok().and_then(|text| JSON::parse(&text).ok());
    value.ok_or_else(|| DoorError::Inexpressible.into())
}
