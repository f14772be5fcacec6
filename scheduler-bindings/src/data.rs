//! A JavaScript value, or JSON text, as serde's input: one reader, so that each type is compiled once.
//!
//! serde-wasm-bindgen is used for answers only. As input it looks up the fields of a struct and so never sees an unknown
//! one, and an exception of a getter passes through the Rust code that holds the handle. `JSON.stringify` would turn NaN
//! into null, which reads as a value that was not given. Of JSON text, serde_json separates the entries of a list and the
//! fields of an object, level by level.

use std::fmt::{self, Display};

use js_sys::{Array, Number, Reflect};
use serde::{
    Deserialize, Deserializer,
    de::{
        self, DeserializeSeed, Error as _, Expected, IntoDeserializer, MapAccess, SeqAccess,
        Unexpected, Visitor, value::MapAccessDeserializer,
    },
};
use serde_json::value::RawValue;
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
/// kB larger; a pointer, since every field that is read passes it on.)
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Box<Refusal>);

/// What [`Refused`] points to.
#[derive(Debug)]
pub(crate) struct Refusal {
    /// serde's sentence.
    pub(crate) reason: String,
    /// The place inside the value, such as `[1].hours`; empty for the value itself.
    pub(crate) path: String,
    /// Of JSON text, the address of the refused value.
    pub(crate) address: Option<usize>,
}

impl Refused {
    /// The same error in an entry or a field of that name, whose value has that address.
    #[inline(never)]
    pub(crate) fn inside(mut self, name: &str, address: Option<usize>) -> Self {
        self.0.path = join(name, &self.0.path);
        self.0.address = self.0.address.or(address);
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
        out.write_str(&self.0.reason)
    }
}

impl std::error::Error for Refused {}

impl de::Error for Refused {
    fn custom<T: Display>(reason: T) -> Self {
        Self(Box::new(Refusal {
            reason: reason.to_string(),
            path: String::new(),
            address: None,
        }))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        // Not `Unexpected`'s own words: they bring the formatting of floating point numbers along, 5 kB.
        let found = match found {
            Unexpected::Bool(flag) => flag.to_string(),
            Unexpected::Signed(number) => number.to_string(),
            Unexpected::Str(text) => format!("string \"{text}\""),
            Unexpected::Other(kind) => kind.to_owned(),
            _ => "another value".to_owned(),
        };
        Self::custom(format_args!("invalid type: {found}, expected {expected}"))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }
}

/// Where a value is.
#[derive(Clone)]
enum Source<'a> {
    JavaScript(JsValue),
    Json(Json<'a>),
}

/// JSON text, with what parses it: a package that reads none is a third smaller without that.
#[derive(Clone, Copy)]
struct Json<'a> {
    text: &'a RawValue,
    parser: &'static Parser,
}

type Parsed<T> = Result<T, serde_json::Error>;

struct Parser {
    whole_number: fn(&str) -> Option<i64>,
    string: fn(&str) -> Option<String>,
    list: for<'a> fn(&'a str) -> Parsed<Vec<&'a RawValue>>,
    object: for<'a> fn(&'a str) -> Parsed<JsonFields<'a>>,
}

static PARSER: Parser = Parser {
    whole_number: |text| text.parse().ok(),
    string: |text| serde_json::from_str(text).ok(),
    list: |text| serde_json::from_str(text),
    object: |text| serde_json::from_str(text),
};

impl<'a> Json<'a> {
    fn get(self) -> &'a str {
        self.text.get()
    }

    /// Other text of the same document.
    fn part(self, text: &'a RawValue) -> Source<'a> {
        let parser = self.parser;
        Source::Json(Json { text, parser })
    }
}

/// A value that is read strictly: lists, plain objects, strings, finite numbers, booleans and nothing.
pub(crate) struct Data<'a> {
    source: Source<'a>,
    depth: u8,
}

impl From<JsValue> for Data<'_> {
    fn from(value: JsValue) -> Self {
        Self {
            source: Source::JavaScript(value),
            depth: 0,
        }
    }
}

impl<'a> From<&'a RawValue> for Data<'a> {
    fn from(text: &'a RawValue) -> Self {
        Self {
            source: Source::Json(Json {
                text,
                parser: &PARSER,
            }),
            depth: 0,
        }
    }
}

impl<'a> Data<'a> {
    /// The data in a list or an object.
    fn inside(source: Source<'a>, depth: u8) -> Result<Self, Refused> {
        if depth == MAX_DEPTH {
            return Err(Refused::custom(format_args!(
                "the data is nested deeper than {MAX_DEPTH} levels"
            )));
        }
        Ok(Self {
            source,
            depth: depth + 1,
        })
    }

    /// A field of an object of JavaScript, and the object without it.
    pub(crate) fn without(self, name: &str) -> Result<(Self, Self), Refused> {
        let (true, Source::JavaScript(value)) = (self.is_object(), &self.source) else {
            return Err(self.refused(&"an object"));
        };
        let fields = fields(value).map_err(|exception| Refused::thrown(&exception))?;
        let (mut named, others) = (JsValue::UNDEFINED, Array::new());
        for field in fields {
            let field: Array = field.unchecked_into();
            if field.get(0).as_string().as_deref() == Some(name) {
                named = field.get(1);
            } else {
                others.push(&field);
            }
        }
        let others = js_sys::Object::from_entries(&others);
        let others = others.map_err(|exception| Refused::thrown(&exception))?;
        let others: JsValue = others.into();
        Ok((named.into(), others.into()))
    }

    /// JSON text whose first character is one of these.
    fn begins(&self, with: &[u8]) -> bool {
        match &self.source {
            Source::Json(text) => text
                .get()
                .as_bytes()
                .first()
                .is_some_and(|first| with.contains(first)),
            Source::JavaScript(_) => false,
        }
    }

    fn is_nothing(&self) -> bool {
        match &self.source {
            Source::JavaScript(value) => value.is_null() || value.is_undefined(),
            Source::Json(_) => self.begins(b"n"),
        }
    }

    fn is_list(&self) -> bool {
        match &self.source {
            Source::JavaScript(value) => is_kind(value, "[object Array]"),
            Source::Json(_) => self.begins(b"["),
        }
    }

    fn is_object(&self) -> bool {
        match &self.source {
            Source::JavaScript(value) => is_kind(value, "[object Object]"),
            Source::Json(_) => self.begins(b"{"),
        }
    }

    fn flag(&self) -> Option<bool> {
        match &self.source {
            Source::JavaScript(value) => value.as_bool(),
            Source::Json(_) => self.begins(b"tf").then(|| self.begins(b"t")),
        }
    }

    fn is_number(&self) -> bool {
        match &self.source {
            Source::JavaScript(value) => value.as_f64().is_some(),
            Source::Json(_) => self.begins(b"-0123456789"),
        }
    }

    fn whole_number(&self) -> Option<i64> {
        match &self.source {
            Source::JavaScript(value) => {
                let number = value.as_f64()?;
                let is_whole = number.fract() == 0.0 && number.abs() <= MAX_SAFE_INTEGER;
                is_whole.then_some(number as i64)
            }
            Source::Json(json) => (json.parser.whole_number)(json.get()),
        }
    }

    fn is_string(&self) -> bool {
        match &self.source {
            Source::JavaScript(value) => value.is_string(),
            Source::Json(_) => self.begins(b"\""),
        }
    }

    /// A string; `None` for other values, and for half a character outside of the basic plane in JSON.
    fn string(&self) -> Option<String> {
        match &self.source {
            Source::JavaScript(value) => value.as_string(),
            Source::Json(json) => (json.parser.string)(json.get()),
        }
    }

    /// What the value is instead of `expected`.
    fn refused(&self, expected: &dyn Expected) -> Refused {
        if let Some(number) = self.whole_number() {
            return Refused::invalid_type(Unexpected::Signed(number), expected);
        }
        if let Some(text) = self.string() {
            return Refused::invalid_type(Unexpected::Str(&text), expected);
        }
        if let Some(flag) = self.flag() {
            return Refused::invalid_type(Unexpected::Bool(flag), expected);
        }
        let found = match &self.source {
            Source::JavaScript(value) => found_in_javascript(value),
            Source::Json(_) if self.is_list() => Some("list".to_owned()),
            Source::Json(_) if self.is_object() => Some("object".to_owned()),
            Source::Json(text) => Some(text.get().to_owned()),
        };
        let found = found.as_deref().unwrap_or("unreadable");
        Refused::invalid_type(Unexpected::Other(found), expected)
    }

    fn list(self) -> Result<Entries<'a>, Refused> {
        let (list, length) = match self.source {
            Source::JavaScript(value) => {
                let length = Reflect::get(&value, &"length".into());
                let length = length.map_err(|exception| Refused::thrown(&exception))?;
                // A list has at most 2^32 - 1 entries; a proxy's length may be anything, and the cast saturates.
                let length = length.as_f64().unwrap_or_default() as u32;
                (List::JavaScript(value), length)
            }
            Source::Json(json) => {
                let entries = (json.parser.list)(json.get()).map_err(Refused::custom)?;
                let length = u32::try_from(entries.len()).map_err(Refused::custom)?;
                (List::Json(json, entries.into_iter()), length)
            }
        };
        Ok(Entries {
            list,
            next: 0,
            length,
            depth: self.depth,
        })
    }

    fn object(&self) -> Result<Fields<'a>, Refused> {
        let fields = match &self.source {
            Source::JavaScript(value) => {
                let fields = fields(value).map_err(|exception| Refused::thrown(&exception))?;
                Named::JavaScript(fields.into_iter())
            }
            Source::Json(json) => {
                let JsonFields(fields) =
                    (json.parser.object)(json.get()).map_err(Refused::custom)?;
                Named::Json(*json, fields.into_iter())
            }
        };
        Ok(Fields {
            fields,
            name: String::new(),
            value: Source::JavaScript(JsValue::UNDEFINED),
            depth: self.depth,
        })
    }
}

impl Source<'_> {
    /// The address of JSON text.
    fn address(&self) -> Option<usize> {
        match self {
            Source::JavaScript(_) => None,
            Source::Json(text) => Some(text.get().as_ptr().addr()),
        }
    }
}

fn is_kind(value: &JsValue, wanted: &str) -> bool {
    value.is_object() && kind(value).is_ok_and(|kind| kind == wanted)
}

/// What a value of JavaScript is that is neither a string nor a boolean nor a whole number.
fn found_in_javascript(value: &JsValue) -> Option<String> {
    if let Some(number) = value.dyn_ref::<Number>() {
        let text = number.to_string_with_radix(10).ok();
        return text.and_then(|text| text.as_string());
    }
    match (value.is_null(), value.is_object()) {
        (true, _) => Some("null".to_owned()),
        (_, true) => kind(value).ok(),
        _ => value.js_typeof().as_string(),
    }
}

/// The fields of a JSON object in order, each as often as it is there.
struct JsonFields<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for JsonFields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = JsonFields<'de>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = object.next_entry()? {
                    fields.push(field);
                }
                Ok(JsonFields(fields))
            }
        }
        deserializer.deserialize_map(Pairs)
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

impl<'de> Deserializer<'de> for Data<'_> {
    type Error = Refused;

    /// For types that look at the value first; the others ask for what they need.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        if self.is_nothing() {
            visitor.visit_unit()
        } else if self.flag().is_some() {
            self.deserialize_bool(visitor)
        } else if self.is_number() {
            self.deserialize_i64(visitor)
        } else if self.is_string() {
            self.deserialize_string(visitor)
        } else if self.is_list() {
            self.deserialize_seq(visitor)
        } else {
            self.deserialize_map(visitor)
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        match self.flag() {
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
        match self.string() {
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
        match self.is_object() {
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
        match self.string() {
            Some(variant) => visitor.visit_enum(variant.into_deserializer()),
            // An object with one field, which is the variant.
            None if self.is_object() => {
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

enum List<'a> {
    JavaScript(JsValue),
    Json(Json<'a>, std::vec::IntoIter<&'a RawValue>),
}

struct Entries<'a> {
    list: List<'a>,
    next: u32,
    length: u32,
    depth: u8,
}

impl<'de> SeqAccess<'de> for Entries<'_> {
    type Error = Refused;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Refused> {
        let Some((index, entry, depth)) = self.next()? else {
            return Ok(None);
        };
        let address = entry.address();
        let read = Data::inside(entry, depth).and_then(|data| seed.deserialize(data));
        read.map(Some)
            .map_err(|error| error.inside(&format!("[{index}]"), address))
    }
}

impl<'a> Entries<'a> {
    /// The next entry, its index, and how deep the list is.
    fn next(&mut self) -> Result<Option<(u32, Source<'a>, u8)>, Refused> {
        if self.next == self.length {
            return Ok(None);
        }
        let index = self.next;
        let entry = match &mut self.list {
            List::JavaScript(list) => {
                let value = Reflect::get_u32(list, index);
                Some(Source::JavaScript(
                    value.map_err(|exception| Refused::thrown(&exception))?,
                ))
            }
            List::Json(json, entries) => entries.next().map(|text| json.part(text)),
        };
        self.next += 1;
        Ok(entry.map(|entry| (index, entry, self.depth)))
    }
}

enum Named<'a> {
    /// Pairs of name and value.
    JavaScript(js_sys::ArrayIntoIter),
    Json(Json<'a>, std::vec::IntoIter<(String, &'a RawValue)>),
}

struct Fields<'a> {
    fields: Named<'a>,
    name: String,
    value: Source<'a>,
    depth: u8,
}

impl Fields<'_> {
    /// Goes to the next field, if there is one.
    fn advance(&mut self) -> bool {
        let field = match &mut self.fields {
            Named::JavaScript(fields) => fields.next().map(|field| {
                let field: Array = field.unchecked_into();
                let name = field.get(0).as_string().unwrap_or_default();
                (name, Source::JavaScript(field.get(1)))
            }),
            Named::Json(json, fields) => {
                fields.next().map(|(name, value)| (name, json.part(value)))
            }
        };
        let is_there = field.is_some();
        if let Some(field) = field {
            (self.name, self.value) = field;
        }
        is_there
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Refused;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Refused> {
        if !self.advance() {
            return Ok(None);
        }
        let read = seed.deserialize(self.name.as_str().into_deserializer());
        read.map(Some)
            .map_err(|error: Refused| error.inside(&self.name, self.value.address()))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Refused> {
        let data = Data::inside(self.value.clone(), self.depth);
        let read = data.and_then(|data| seed.deserialize(data));
        read.map_err(|error| error.inside(&self.name, self.value.address()))
    }
}
