//! Reads arguments.

use chrono::NaiveDate;
use js_sys::Function;
use scheduler_core::schedule::iso_week;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

use crate::{
    data::{Data, Refused, join},
    error::{Answer, EngineError},
};

/// Reads an argument; `name` is what JavaScript calls it, and the beginning of an error's path.
///
/// # Errors
/// `unknown-field`, `missing-field` or `wrong-type`, with the path of the field, such as `shifts[1].hours`. Numbers that
/// are negative, fractional, too large or NaN where the type does not allow them are of the wrong type.
pub fn read<T: DeserializeOwned>(name: &str, value: JsValue) -> Answer<T> {
    let read = T::deserialize(Data::from(value));
    read.map_err(|Refused(error)| mismatch(&join(name, &error.path), &error.reason))
}

/// Reads a date, `YYYY-MM-DD`.
///
/// # Errors
/// `not-a-date`, `date-out-of-range`.
pub fn read_date(name: &str, value: JsValue) -> Answer<NaiveDate> {
    let date: String = read(name, value)?;
    let date = iso_week::parse_date(&date);
    date.map_err(|error| EngineError::new(error.code(), &error, Some(name)))
}

/// Reads a date that may be left out.
///
/// # Errors
/// Those of [`read_date`].
pub fn read_optional_date(name: &str, value: JsValue) -> Answer<Option<NaiveDate>> {
    let given = !value.is_null() && !value.is_undefined();
    given.then(|| read_date(name, value)).transpose()
}

/// Reads a function.
///
/// # Errors
/// `wrong-type` for anything else.
pub fn read_function(name: &str, value: JsValue) -> Answer<Function> {
    value.dyn_into().map_err(|value: JsValue| {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        let message = format!("invalid type: {kind}, expected a function");
        EngineError::new("wrong-type", &message, Some(name))
    })
}

/// Reads the bytes of a `Uint8Array`.
///
/// # Errors
/// `wrong-type` for anything else.
pub fn read_bytes(name: &str, value: JsValue) -> Answer<Vec<u8>> {
    let bytes = value.dyn_into::<js_sys::Uint8Array>();
    bytes.map(|bytes| bytes.to_vec()).map_err(|value: JsValue| {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        let message = format!("invalid type: {kind}, expected a Uint8Array");
        EngineError::new("wrong-type", &message, Some(name))
    })
}

/// The error for data of the wrong shape: where, and serde's sentence.
pub(crate) fn mismatch(path: &str, reason: &str) -> EngineError {
    const LONGEST: usize = 240;
    let (code, field) = match reason.split('`').collect::<Vec<_>>()[..] {
        ["unknown field ", ..] => ("unknown-field", ""),
        ["missing field ", field, ..] => ("missing-field", field),
        _ => ("wrong-type", ""),
    };
    let path = Some(join(path, field)).filter(|path| !path.is_empty());
    let reason: String = in_words(reason).chars().take(LONGEST).collect();
    EngineError::new(code, &reason, path.as_deref())
}

/// The reason with what was expected in words, where serde names a type of Rust.
fn in_words(reason: &str) -> String {
    let (reason, place) = match reason.rsplit_once(" at line ") {
        Some((reason, place)) => (reason, format!(" at line {place}")),
        None => (reason, String::new()),
    };
    let Some((found, expected)) = reason.rsplit_once(", expected ") else {
        return format!("{reason}{place}");
    };
    let expected = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number, 0 or more",
        "i32" => "a whole number from -2147483648 to 2147483647",
        "i64" => "a whole number",
        "a sequence" => "a list",
        "a map" => "an object",
        of if of.starts_with("struct ") => "an object",
        other => other,
    };
    format!("{found}, expected {expected}{place}")
}
