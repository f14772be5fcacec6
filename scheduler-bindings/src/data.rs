//! A JavaScript value as serde's input.
//!
//! serde-wasm-bindgen is used for answers only. As input it looks up the fields of a struct and so never sees an unknown
//! one, and an exception of a getter passes through the Rust code that holds the handle. `JSON.stringify` would turn NaN
//! into null, which reads as a value that was not given.

use std::fmt::{self, Display};

use js_sys::{Array, Number, Reflect};
use serde::{
    Deserializer,
    de::{
        self, DeserializeSeed, Error as _, Expected, IntoDeserializer, MapAccess, SeqAccess,
        Unexpected, Visitor, value::MapAccessDeserializer,
    },
};
use wasm_bindgen::{JsCast, prelude::*};

/// The deepest nesting, which stops cycles; no argument needs half of it.
const MAX_DEPTH: u8 = 16;
/// JavaScript's largest safe integer.
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

#[wasm_bindgen]
extern "C" {
    /// The kind of an object, such as `[object Array]`. Throws for a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = ["Object", "prototype", "toString"], js_name = call)]
    fn kind(value: &JsValue) -> Result<String, JsValue>;
    /// An object's own fields as pairs of name and value. Throws what a getter throws.
    #[wasm_bindgen(catch, js_namespace = Object, js_name = entries)]
    fn fields(object: &JsValue) -> Result<Array, JsValue>;
}

/// Why a value is refused, and where. (serde_path_to_error would wrap the reader of every type, which made the engine 20
/// kB larger.)
#[derive(Debug)]
pub(crate) struct Refused {
    /// serde's sentence.
    pub(crate) reason: String,
    /// The place inside the value, such as `[1].hours`; empty for the value itself.
    pub(crate) path: String,
}

impl Refused {
    /// The same error in an entry or a field of that name.
    fn inside(mut self, name: &str) -> Self {
        self.path = join(name, &self.path);
        self
    }

    /// An exception of the value itself, such as that of a getter.
    fn thrown(exception: &JsValue) -> Self {
        let message = exception.dyn_ref::<js_sys::Error>();
        let message = message.and_then(|error| Reflect::get(error, &"message".into()).ok());
        let message = message.and_then(|message| message.as_string());
        Self::custom(format_args!(
            "the value cannot be read: {}",
            message.unwrap_or_default()
        ))
    }
}

/// A path and a path inside it.
pub(crate) fn join(outer: &str, inner: &str) -> String {
    let dot = match outer.is_empty() || inner.is_empty() || inner.starts_with('[') {
        true => "",
        false => ".",
    };
    format!("{outer}{dot}{inner}")
}

impl Display for Refused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.reason)
    }
}

impl std::error::Error for Refused {}

impl de::Error for Refused {
    fn custom<T: Display>(reason: T) -> Self {
        Self {
            reason: reason.to_string(),
            path: String::new(),
        }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        // Not `Unexpected`'s own words: they bring the formatting of floating point numbers along, 5 kB.
        let found = match found {
            Unexpected::Bool(flag) => flag.to_string(),
            Unexpected::Signed(number) => number.to_string(),
            Unexpected::Str(text) => format!("\"{text}\""),
            Unexpected::Other(kind) => kind.to_owned(),
            _ => "another value".to_owned(),
        };
        Self::custom(format_args!("invalid type: {found}, expected {expected}"))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }
}

/// A value that is read strictly: lists, plain objects, strings, finite numbers, booleans and nothing.
pub(crate) struct Data {
    value: JsValue,
    depth: u8,
}

impl Data {
    pub(crate) const fn new(value: JsValue) -> Self {
        Self { value, depth: 0 }
    }

    /// The data in a list or an object.
    fn inside(value: JsValue, depth: u8) -> Result<Self, Refused> {
        if depth == MAX_DEPTH {
            return Err(Refused::custom(format_args!(
                "the data is nested deeper than {MAX_DEPTH} levels"
            )));
        }
        Ok(Self {
            value,
            depth: depth + 1,
        })
    }

    fn is_nothing(&self) -> bool {
        self.value.is_null() || self.value.is_undefined()
    }

    fn is_kind(&self, wanted: &str) -> bool {
        self.value.is_object() && kind(&self.value).is_ok_and(|kind| kind == wanted)
    }

    fn is_list(&self) -> bool {
        self.is_kind("[object Array]")
    }

    fn whole_number(&self) -> Option<i64> {
        let number = self.value.as_f64()?;
        let is_whole = number.fract() == 0.0 && number.abs() <= MAX_SAFE_INTEGER;
        is_whole.then_some(number as i64)
    }

    /// What the value is instead of `expected`.
    fn refused(&self, expected: &dyn Expected) -> Refused {
        let value = &self.value;
        if let Some(number) = self.whole_number() {
            return Refused::invalid_type(Unexpected::Signed(number), expected);
        }
        if let Some(number) = value.dyn_ref::<Number>() {
            let text = number
                .to_string_with_radix(10)
                .ok()
                .and_then(|text| text.as_string());
            let text = text.as_deref().unwrap_or("a number");
            return Refused::invalid_type(Unexpected::Other(text), expected);
        }
        if let Some(text) = value.as_string() {
            return Refused::invalid_type(Unexpected::Str(&text), expected);
        }
        if let Some(flag) = value.as_bool() {
            return Refused::invalid_type(Unexpected::Bool(flag), expected);
        }
        let kind = match (value.is_null(), value.is_object()) {
            (true, _) => Some("null".to_owned()),
            (_, true) => kind(value).ok(),
            _ => value.js_typeof().as_string(),
        };
        let kind = kind.as_deref().unwrap_or("unreadable");
        Refused::invalid_type(Unexpected::Other(kind), expected)
    }

    fn list(self) -> Result<Entries, Refused> {
        let length = Reflect::get(&self.value, &"length".into());
        let length = length.map_err(|exception| Refused::thrown(&exception))?;
        Ok(Entries {
            list: self.value,
            next: 0,
            // A list has at most 2^32 - 1 entries; a proxy's length may be anything, and the cast saturates.
            length: length.as_f64().unwrap_or_default() as u32,
            depth: self.depth,
        })
    }

    fn object(&self) -> Result<Fields, Refused> {
        let fields = fields(&self.value).map_err(|exception| Refused::thrown(&exception))?;
        Ok(Fields {
            fields,
            next: 0,
            name: String::new(),
            value: JsValue::UNDEFINED,
            depth: self.depth,
        })
    }
}

/// Methods that read one kind of value.
macro_rules! read_only {
    ($read:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
            self.$read(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Data {
    type Error = Refused;

    /// For types that look at the value first; the others ask for what they need.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        if self.is_nothing() {
            visitor.visit_unit()
        } else if self.value.as_bool().is_some() {
            self.deserialize_bool(visitor)
        } else if self.value.as_f64().is_some() {
            self.deserialize_i64(visitor)
        } else if self.value.is_string() {
            self.deserialize_string(visitor)
        } else if self.is_list() {
            self.deserialize_seq(visitor)
        } else {
            self.deserialize_map(visitor)
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        match self.value.as_bool() {
            Some(flag) => visitor.visit_bool(flag),
            None => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        match self.whole_number() {
            Some(number) => visitor.visit_i64(number),
            None => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        match self.value.as_string() {
            Some(text) => visitor.visit_string(text),
            None => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        if !self.is_list() {
            return Err(self.refused(&visitor));
        }
        let mut entries = self.list()?;
        let read = visitor.visit_seq(&mut entries)?;
        match entries.next == entries.length {
            true => Ok(read),
            false => Err(Refused::custom(format_args!(
                "the list has {} entries; at most {} are allowed",
                entries.length, entries.next
            ))),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        match self.is_kind("[object Object]") {
            true => visitor.visit_map(self.object()?),
            false => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        match self.is_nothing() {
            true => visitor.visit_none(),
            false => visitor.visit_some(self),
        }
    }

    /// A list of values is no struct.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        match self.value.as_string() {
            Some(variant) => visitor.visit_enum(variant.into_deserializer()),
            // An object with one field, which is the variant.
            None if self.is_kind("[object Object]") => {
                visitor.visit_enum(MapAccessDeserializer::new(self.object()?))
            }
            None => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Refused> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        match self.is_nothing() {
            true => visitor.visit_unit(),
            false => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        visitor.visit_unit()
    }

    read_only!(deserialize_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_u8 deserialize_u16
        deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64);
    read_only!(deserialize_string: deserialize_str deserialize_char deserialize_identifier deserialize_bytes
        deserialize_byte_buf);
}

struct Entries {
    list: JsValue,
    next: u32,
    length: u32,
    depth: u8,
}

impl<'de> SeqAccess<'de> for Entries {
    type Error = Refused;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Refused> {
        if self.next == self.length {
            return Ok(None);
        }
        let index = self.next;
        let value = Reflect::get_u32(&self.list, index);
        let value = value.map_err(|exception| Refused::thrown(&exception))?;
        self.next += 1;
        let read = Data::inside(value, self.depth).and_then(|data| seed.deserialize(data));
        read.map(Some)
            .map_err(|error| error.inside(&format!("[{index}]")))
    }
}

struct Fields {
    fields: Array,
    next: u32,
    name: String,
    value: JsValue,
    depth: u8,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Refused;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Refused> {
        if self.next == self.fields.length() {
            return Ok(None);
        }
        let field: Array = self.fields.get(self.next).unchecked_into();
        self.next += 1;
        let name = field.get(0);
        self.name = name.as_string().unwrap_or_default();
        self.value = field.get(1);
        let read = seed.deserialize(Data::new(name));
        read.map(Some).map_err(|error| error.inside(&self.name))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Refused> {
        let data = Data::inside(self.value.clone(), self.depth);
        let read = data.and_then(|data| seed.deserialize(data));
        read.map_err(|error| error.inside(&self.name))
    }
}
