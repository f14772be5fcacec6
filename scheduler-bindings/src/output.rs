//! Converts answers to JavaScript.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::error::{Answer, EngineError};

/// Maps become plain objects and `None` becomes null. No integer becomes a BigInt.
const SERIALIZER: Serializer = Serializer::json_compatible();

/// Converts an answer to a plain JavaScript value with its TypeScript type.
///
/// # Errors
/// `inexpressible-answer` when JavaScript cannot represent it.
pub fn give<T: Tsify + Serialize>(answer: &T) -> Answer<Ts<T>> {
    to_js(answer).map(Ts::new_unchecked)
}

/// Converts a value to JSON text, through JavaScript: what is also given as data is compiled once.
///
/// # Errors
/// `inexpressible-answer` when JavaScript cannot represent it.
pub fn to_json<T: ?Sized + Serialize>(value: &T) -> Answer<String> {
    let text = js_sys::JSON::stringify(&to_js(value)?);
    text.map(String::from).map_err(|_| {
        let message = "the answer cannot be written as JSON";
        EngineError::new("inexpressible-answer", &message, None)
    })
}

/// Converts a value to plain JavaScript, for exports whose TypeScript type cannot be given by [`give`].
///
/// # Errors
/// `inexpressible-answer` when JavaScript cannot represent it.
pub fn to_js<T: ?Sized + Serialize>(value: &T) -> Answer<JsValue> {
    let converted = value.serialize(&SERIALIZER);
    converted.map_err(|error| EngineError::new("inexpressible-answer", &error, None))
}
