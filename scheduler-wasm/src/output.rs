//! From Rust to JavaScript: the one serializer.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::error::EngineError;

/// Maps become plain objects and `None` becomes null. No integer becomes a BigInt.
const SERIALIZER: Serializer = Serializer::json_compatible();

/// An answer, or the error that is thrown in its place.
pub type Answer<T> = Result<T, EngineError>;

/// Converts an answer to a plain JavaScript value of its TypeScript type.
pub(crate) fn give<T: Tsify + Serialize>(answer: &T) -> Answer<Ts<T>> {
    to_js(answer).map(Ts::new_unchecked)
}

/// Converts anything to plain JavaScript; where the export cannot say its TypeScript type by [`give`].
pub(crate) fn to_js<T: ?Sized + Serialize>(value: &T) -> Answer<JsValue> {
    value
        .serialize(&SERIALIZER)
        .map_err(|error| EngineError::inexpressible(&error.to_string()))
}
