//! From JavaScript to Rust: single arguments.
//!
//! Every parameter comes in as whatever the caller passed. `wasm-bindgen`'s own conversions would
//! turn undefined into 0 or NaN and a string into a number; here nothing becomes something else.

use js_sys::{JsString, Number};
use scheduler_core::{document::MAX_TEXT_BYTES, slot::ALL_SLOTS};
use wasm_bindgen::{JsCast, JsValue};

use crate::{
    error::{DoorError, Thrown},
    output::Answer,
};

/// The largest whole number that JavaScript tells from its neighbours: 2^53 - 1.
const MAX_SAFE: i64 = 9_007_199_254_740_991;

/// A whole number of a small type, such as `u32`.
pub(crate) fn whole<T: Bounded>(name: &'static str, value: &JsValue) -> Answer<T> {
    let number = whole_within(name, value, T::LEAST, T::MOST)?;
    // Within the bounds of the type, so the default is never given.
    Ok(T::try_from(number).unwrap_or_default())
}

/// A mask of slots.
pub(crate) fn slot_mask(name: &'static str, value: &JsValue) -> Answer<u8> {
    let mask = whole_within(name, value, 0, ALL_SLOTS.into())?;
    Ok(u8::try_from(mask).unwrap_or_default())
}

#[inline(never)]
fn whole_within(name: &'static str, value: &JsValue, least: i64, most: i64) -> Answer<i64> {
    // Nearly every number is one of these, and asking so is the shortest way across.
    let safe = Number::is_safe_integer(value);
    // The fraction of an infinity is NaN, so it is refused like a number that is not whole.
    let number = if safe {
        Some(value.unchecked_into_f64())
    } else {
        value.as_f64()
    };
    let number = number.filter(|number| number.fract() == 0.0);
    let Some(number) = number else {
        return Err(wrong_type(name, value, "a whole number"));
    };
    #[expect(clippy::cast_possible_truncation, reason = "a safe integer, as asked")]
    let exact = safe_integer(number).then_some(number as i64);
    exact
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| {
            Thrown::from(DoorError::OutOfRange {
                path: name,
                found: shown(number),
                least,
                most,
            })
        })
}

/// True or false.
#[cfg(feature = "acting")]
#[inline(never)]
pub(crate) fn flag(name: &'static str, value: &JsValue) -> Answer<bool> {
    value
        .as_bool()
        .ok_or_else(|| wrong_type(name, value, "a boolean"))
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
    // Half a surrogate pair arrives as U+FFFD, which ASCII texts do not have; only then is a second
    // look worth its time.
    if !text.is_ascii() && *string != JsValue::from_str(&text) {
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
pub(crate) trait Bounded: TryFrom<i64> + Default {
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
