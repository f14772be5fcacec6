//! From JavaScript to Rust: single arguments.
//!
//! Every parameter comes in as whatever the caller passed. `wasm-bindgen`'s own conversions would
//! turn undefined into 0 or NaN and a string into a number; here nothing becomes something else.

use js_sys::JsString;
use scheduler_core::{document::MAX_TEXT_BYTES, slot::ALL_SLOTS};
use wasm_bindgen::{JsCast, JsValue};

use crate::{
    error::{DoorError, Thrown},
    output::Answer,
};

/// The largest whole number that JavaScript tells from its neighbours: 2^53 - 1.
const MAX_SAFE: i64 = 9_007_199_254_740_991;

/// A whole number of a small type, such as `u32`.
pub(crate) fn whole<T>(name: &'static str, value: &JsValue) -> Answer<T>
where
    T: Bounded,
{
    let number = number(name, value)?;
    #[expect(clippy::cast_possible_truncation, reason = "a safe integer, as asked")]
    let small = safe_integer(number)
        .then_some(number as i64)
        .and_then(|number| T::try_from(number).ok());
    small.ok_or_else(|| {
        Thrown::from(DoorError::OutOfRange {
            path: name,
            found: shown(number),
            least: T::LEAST,
            most: T::MOST,
        })
    })
}

/// A mask of slots.
#[inline(never)]
pub(crate) fn slot_mask(name: &'static str, value: &JsValue) -> Answer<u8> {
    let mask = whole::<i64>(name, value)?;
    let small = u8::try_from(mask).ok().filter(|mask| *mask <= ALL_SLOTS);
    small.ok_or_else(|| {
        Thrown::from(DoorError::OutOfRange {
            path: name,
            found: mask.to_string(),
            least: 0,
            most: ALL_SLOTS.into(),
        })
    })
}

/// A text.
#[inline(never)]
pub(crate) fn text(name: &'static str, value: &JsValue) -> Answer<String> {
    if !value.is_string() {
        return Err(wrong_type(name, value, "a string"));
    }
    Ok(unicode(value, name)?)
}

/// A text, or null for none.
#[inline(never)]
pub(crate) fn text_or_null(name: &'static str, value: &JsValue) -> Answer<Option<String>> {
    if value.is_null() {
        return Ok(None);
    }
    if !value.is_string() {
        return Err(wrong_type(name, value, "a string or null"));
    }
    Ok(Some(unicode(value, name)?))
}

/// The text of a JavaScript string, not longer than [`MAX_TEXT_BYTES`] and well-formed.
pub(crate) fn unicode(string: &JsValue, path: &str) -> Result<String, DoorError> {
    let units = string.unchecked_ref::<JsString>().length();
    if usize::try_from(units).is_ok_and(|units| units > MAX_TEXT_BYTES) {
        return Err(DoorError::TextTooLong { units });
    }
    let text = String::from(string.unchecked_ref::<JsString>());
    // Half a surrogate pair arrives as U+FFFD; only then is a second look worth its time.
    if text.contains(char::REPLACEMENT_CHARACTER) && *string != JsValue::from_str(&text) {
        let path = path.to_owned();
        return Err(DoorError::BrokenText { path });
    }
    Ok(text)
}

/// Whether a number is whole and exact.
pub(crate) fn safe_integer(number: f64) -> bool {
    number.fract() == 0.0 && number.abs() <= MAX_SAFE as f64
}

/// The smallest and largest number of a type, as far as JavaScript can write them.
pub(crate) trait Bounded: TryFrom<i64> {
    const LEAST: i64;
    const MOST: i64;
}

impl Bounded for u32 {
    const LEAST: i64 = 0;
    const MOST: i64 = u32::MAX as i64;
}

impl Bounded for i32 {
    const LEAST: i64 = i32::MIN as i64;
    const MOST: i64 = i32::MAX as i64;
}

impl Bounded for u64 {
    const LEAST: i64 = 0;
    const MOST: i64 = MAX_SAFE;
}

impl Bounded for i64 {
    const LEAST: i64 = -MAX_SAFE;
    const MOST: i64 = MAX_SAFE;
}

#[inline(never)]
fn number(name: &'static str, value: &JsValue) -> Answer<f64> {
    match value.as_f64() {
        // An infinite or huge number has no fraction to speak of; the range refuses those.
        Some(number) if number.fract() == 0.0 => Ok(number),
        _ => Err(wrong_type(name, value, "a whole number")),
    }
}

#[inline(never)]
fn wrong_type(name: &'static str, value: &JsValue, expected: &'static str) -> Thrown {
    let found = value.as_f64().map_or_else(|| kind(value).to_owned(), shown);
    DoorError::WrongType {
        path: name,
        found,
        expected,
    }
    .into()
}

/// A number as JavaScript writes it.
fn shown(number: f64) -> String {
    js_sys::Number::from(number)
        .to_string_with_radix(10)
        .map_or_else(|_| "a number".to_owned(), String::from)
}

/// What kind of value it is, in words.
pub(crate) fn kind(value: &JsValue) -> &'static str {
    if value.is_null() {
        "null"
    } else if value.is_undefined() {
        "undefined"
    } else if value.is_function() {
        "a function"
    } else if value.is_symbol() {
        "a symbol"
    } else if value.is_bigint() {
        "a BigInt"
    } else if value.is_string() {
        "a string"
    } else if value.as_bool().is_some() {
        "a boolean"
    } else if value.as_f64().is_some() {
        "a number"
    } else {
        "an object"
    }
}
