//! From Rust to JavaScript: the one serializer.

use js_sys::{JSON, JsString, Object};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::error::{DoorError, Thrown};

/// Maps become plain objects and `None` becomes null. No integer becomes a BigInt.
const SERIALIZER: Serializer = Serializer::json_compatible();

/// An answer, or the error that is thrown in its place.
pub type Answer<T> = Result<T, Thrown>;

/// Converts an answer to a plain JavaScript value of its TypeScript type.
pub(crate) fn give<T: Tsify + Serialize>(answer: &T) -> Answer<Ts<T>> {
    plain(answer).map(Ts::new_unchecked)
}

/// Converts an answer, or none to null; the export says its TypeScript type.
#[cfg(feature = "acting")]
pub(crate) fn give_or_null<T: Tsify + Serialize>(answer: Option<T>) -> Answer<JsValue> {
    plain(&answer)
}

/// Converts a list of answers; the export says its TypeScript type.
pub(crate) fn give_all<T: Serialize>(answers: &[T]) -> Answer<JsValue> {
    plain(answers)
}

/// Converts an answer to JSON text.
pub(crate) fn give_text<T: Serialize>(answer: &T) -> Answer<JsString> {
    JSON::stringify(&plain(answer)?).map_err(inexpressible)
}

/// Converts entries to an object. Any text may be a name: unlike setting one property after the other
/// this makes even `__proto__` a property like the others.
pub(crate) fn by_name<T: Serialize>(
    entries: impl IntoIterator<Item = (String, T)>,
) -> Answer<Object> {
    let entries: Vec<(String, T)> = entries.into_iter().collect();
    Object::from_entries(&plain(&entries)?).map_err(inexpressible)
}

/// Converts anything to plain JavaScript.
pub(crate) fn plain<T: ?Sized + Serialize>(value: &T) -> Answer<JsValue> {
    value.serialize(&SERIALIZER).map_err(inexpressible)
}

/// The error for an answer that JavaScript cannot hold.
pub(crate) fn inexpressible<E>(_reason: E) -> Thrown {
    DoorError::Inexpressible.into()
}
