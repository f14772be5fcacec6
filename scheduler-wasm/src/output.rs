//! Converts Rust values to JavaScript.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::error::EngineError;

/// Maps become plain objects and `None` becomes null. No integer becomes a BigInt.
const SERIALIZER: Serializer = Serializer::json_compatible();

/// A result, or the error to throw.
pub type Answer<T> = Result<T, EngineError>;

/// Converts a result to a plain JavaScript value with its TypeScript type.
pub(crate) fn give<T: Tsify + Serialize>(answer: &T) -> Answer<Ts<T>> {
    to_js(answer).map(Ts::new_unchecked)
}

/// Converts a value to plain JavaScript, for exports whose TypeScript type cannot be given by [`give`].
pub(crate) fn to_js<T: ?Sized + Serialize>(value: &T) -> Answer<JsValue> {
    value
        .serialize(&SERIALIZER)
        .map_err(|error| EngineError::inexpressible(&error.to_string()))
}
