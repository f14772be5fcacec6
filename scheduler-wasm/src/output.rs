//! From Rust to JavaScript: the one serializer.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};

use crate::error::{DoorError, Thrown};

/// Maps become plain objects and `None` becomes null. No integer becomes a BigInt.
pub(crate) const SERIALIZER: Serializer = Serializer::json_compatible();

/// An answer, or the error that is thrown in its place.
pub type Answer<T> = Result<T, Thrown>;

/// Converts one answer to a plain JavaScript value of its TypeScript type.
pub(crate) fn give<T: Tsify + Serialize>(answer: &T) -> Answer<Ts<T>> {
    let value = answer.serialize(&SERIALIZER).map_err(|error| {
        let reason = error.to_string();
        DoorError::Inexpressible { reason }
    })?;
    Ok(Ts::new_unchecked(value))
}

/// Converts a list of answers.
pub(crate) fn give_all<T: Tsify + Serialize>(answers: &[T]) -> Answer<Vec<Ts<T>>> {
    answers.iter().map(give).collect()
}
