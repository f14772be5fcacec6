//! Data on its way in, from either door: JSON text, read already, or JavaScript values, read as they
//! are asked for.

use js_sys::Reflect;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use crate::{
    argument::{kind, safe_integer, unicode},
    error::DoorError,
};

/// The longest JavaScript list that is looked into, far past what a schedule may hold: a list may
/// claim any length without holding anything.
const LONGEST_LIST: f64 = 1_000_000.0;

/// One value.
pub(crate) enum Node {
    Null,
    Bool(bool),
    /// A whole number, negative or not too large.
    Signed(i64),
    /// A whole number past the signed ones.
    Unsigned(u64),
    /// A fraction, NaN, an infinity, or a number too large to be exact.
    Float,
    Text(String),
    List(List),
    Record(Record),
    /// Something that only JavaScript has; it is nowhere right.
    Other(&'static str),
    /// A value that is still JavaScript's.
    Js(JsValue),
}

/// The entries of a list.
pub(crate) enum List {
    Read(std::vec::IntoIter<Node>),
    Js {
        array: JsValue,
        next: u32,
        length: u32,
    },
}

/// The fields of an object.
pub(crate) enum Record {
    Read(std::vec::IntoIter<(String, Node)>),
    Js {
        object: JsValue,
        keys: js_sys::ArrayIntoIter,
    },
}

impl Node {
    /// Looks one level into a JavaScript value; any other node is what it is.
    pub(crate) fn opened(self) -> Result<Self, DoorError> {
        let Self::Js(value) = self else {
            return Ok(self);
        };
        if let Some(number) = value.as_f64() {
            #[expect(clippy::cast_possible_truncation, reason = "a safe integer")]
            return Ok(if safe_integer(number) {
                Self::Signed(number as i64)
            } else {
                Self::Float
            });
        }
        if value.is_string() {
            return unicode(&value, "").map(Self::Text);
        }
        if let Some(flag) = value.as_bool() {
            return Ok(Self::Bool(flag));
        }
        if value.is_null() {
            return Ok(Self::Null);
        }
        if !value.is_object() {
            return Ok(Self::Other(kind(&value)));
        }
        if !is_array(&value).map_err(unreadable)? {
            let keys = Reflect::own_keys(&value).map_err(unreadable)?.into_iter();
            let object = value;
            return Ok(Self::Record(Record::Js { object, keys }));
        }
        let length = Reflect::get(&value, &JsValue::from_str("length")).map_err(unreadable)?;
        let length = length
            .as_f64()
            .filter(|length| (0.0..=LONGEST_LIST).contains(length));
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "checked to be in range"
        )]
        let length = length.ok_or(DoorError::ValueTooLarge)? as u32;
        Ok(Self::List(List::Js {
            array: value,
            next: 0,
            length,
        }))
    }
}

impl Node {
    /// What kind of value it is, in words; its content may be of any length.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "a boolean",
            Self::Signed(_) | Self::Unsigned(_) => "a whole number",
            Self::Float => "a number that is not whole",
            Self::Text(_) => "a string",
            Self::List(_) => "a list",
            Self::Record(_) => "an object",
            Self::Other(kind) => kind,
            Self::Js(value) => kind(value),
        }
    }
}

impl Iterator for List {
    type Item = Result<Node, DoorError>;

    /// The next entry; a hole in an array is undefined.
    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Read(entries) => entries.next().map(Ok),
            Self::Js { next, length, .. } if next == length => None,
            Self::Js { array, next, .. } => {
                let entry = Reflect::get(array, &JsValue::from(*next));
                *next += 1;
                Some(entry.map(Node::Js).map_err(unreadable))
            }
        }
    }
}

impl Iterator for Record {
    type Item = Result<(String, Node), DoorError>;

    /// The next field; in JavaScript the hidden own properties are fields like the others.
    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Read(fields) => fields.next().map(Ok),
            Self::Js { object, keys } => {
                let key = keys.next()?;
                Some(if key.is_string() {
                    unicode(&key, "").and_then(|name| {
                        let value = Reflect::get(object, &key).map_err(unreadable)?;
                        Ok((name, Node::Js(value)))
                    })
                } else {
                    Ok(("a symbol".to_owned(), Node::Other("a symbol")))
                })
            }
        }
    }
}

fn unreadable(_thrown: JsValue) -> DoorError {
    let path = String::new();
    DoorError::Unreadable { path }
}

#[wasm_bindgen]
extern "C" {
    /// `Array.isArray`, which throws for a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}
