//! Converts plain JavaScript data to Rust.
//!
//! `serde-wasm-bindgen` alone ignores unknown fields, because it only looks up the fields of the struct. So a value is
//! first read as JSON data, and then into the struct, with `serde_path_to_error` for the path of an error.

use std::fmt;

use scheduler_core::{Editor, Schedule, demand::TemplatePosition};
use serde::{
    Deserializer,
    de::{
        DeserializeOwned, DeserializeSeed, Error as _, MapAccess, SeqAccess, Unexpected, Visitor,
    },
};
use serde_json::{Map, Number, Value};
use serde_path_to_error::{Path, Track};
use wasm_bindgen::JsValue;

use crate::{
    error::{EngineError, ReadError},
    output::Answer,
};

/// The maximum nesting depth of data, which stops cycles; a schedule needs five levels.
const MAX_DEPTH: usize = 16;
/// The most entries of one list.
const MAX_ENTRIES: usize = 1_000_000;

/// Reads a small object; `name` is its argument, and the path of any error.
pub(crate) fn read<T: DeserializeOwned>(name: &str, value: &JsValue) -> Answer<T> {
    let read = plain_data(value).and_then(|data| {
        serde_json::from_value(data).map_err(|error| ReadError::of_reason(&error.to_string(), None))
    });
    Ok(read.map_err(|error| error.in_argument(name))?)
}

/// Reads the positions of a template, with the path of an error.
pub(crate) fn read_template(value: &JsValue) -> Answer<Vec<TemplatePosition>> {
    let data = plain_data(value).map_err(|error| error.in_argument("template"))?;
    serde_path_to_error::deserialize(data).map_err(|error| {
        ReadError::of_reason(&error.inner().to_string(), Some(error.path()))
            .in_argument("template")
            .into()
    })
}

/// Reads a schedule; paths of errors are relative to it.
pub(crate) fn read_schedule(value: &JsValue) -> Answer<Schedule> {
    let data = plain_data(value)?;
    let mut track = Track::new();
    let reader = serde_path_to_error::Deserializer::new(data, &mut track);
    match Schedule::read(reader) {
        Ok(schedule) => Ok(schedule?),
        Err(error) => Err(ReadError::of_reason(&error.to_string(), Some(&track.path())).into()),
    }
}

/// Reads the contents of a link: a schedule with its requirements and rules.
pub(crate) fn read_shared(shared: &JsValue) -> Answer<Editor> {
    // A missing field is undefined, which the readers refuse.
    let field = |name: &str| {
        js_sys::Reflect::get(shared, &JsValue::from_str(name)).unwrap_or(JsValue::UNDEFINED)
    };
    let mut editor = Editor::new(read_schedule(&field("schedule"))?);
    let requirements: Vec<_> = read("requirements", &field("requirements"))?;
    editor.set_requirements(&requirements)?;
    editor.set_rules(read("rules", &field("rules"))?);
    Ok(editor)
}

/// Reads JSON text with the browser's own parser.
pub(crate) fn parse(text: &str) -> Answer<JsValue> {
    js_sys::JSON::parse(text).map_err(|error| {
        let error: js_sys::Error = error.into();
        EngineError::from(ReadError::BrokenJson {
            reason: String::from(error.message()),
        })
    })
}

fn plain_data(value: &JsValue) -> Result<Value, ReadError> {
    let mut track = Track::new();
    let reader = serde_wasm_bindgen::Deserializer::from(value.clone());
    let reader = serde_path_to_error::Deserializer::new(reader, &mut track);
    let data = PlainData {
        depth: 0,
        numbers: false,
    };
    let read = data.deserialize(reader);
    read.map_err(|error| ReadError::of_reason(&error.to_string(), Some(&track.path())))
}

/// The field whose list contains numbers.
const NUMBER_LIST: &str = "forecastCents";

/// Reads a JavaScript value as JSON data, up to [`MAX_DEPTH`]. Lists may contain only objects, except for
/// [`NUMBER_LIST`], since serde would accept a list of values for a struct. Numbers must be valid in JSON.
struct PlainData {
    depth: usize,
    /// Whether a list here contains numbers.
    numbers: bool,
}

impl PlainData {
    fn inside<E: serde::de::Error>(&self, numbers: bool) -> Result<Self, E> {
        if self.depth == MAX_DEPTH {
            return Err(E::custom(format_args!(
                "the data is nested deeper than {MAX_DEPTH} levels"
            )));
        }
        Ok(Self {
            depth: self.depth + 1,
            numbers,
        })
    }
}

impl<'de> DeserializeSeed<'de> for PlainData {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        reader.deserialize_any(self)
    }
}

/// One entry of a list, whose index is part of an error's path.
struct Entry(PlainData);

impl<'de> DeserializeSeed<'de> for Entry {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        let numbers = self.0.numbers;
        let entry = self.0.deserialize(reader)?;
        if numbers && !entry.is_number() {
            return Err(D::Error::custom("this list may hold numbers only"));
        }
        if !numbers && !entry.is_object() {
            return Err(D::Error::custom("a list may hold objects only"));
        }
        Ok(entry)
    }
}

impl<'de> Visitor<'de> for PlainData {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("plain data")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<Value, E> {
        let finite = Number::from_f64(number).map(Value::from);
        finite.ok_or_else(|| E::invalid_value(Unexpected::Float(number), &"a number"))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = list.next_element_seed(Entry(self.inside(self.numbers)?))? {
            if entries.len() == MAX_ENTRIES {
                return Err(A::Error::custom(format_args!(
                    "a list has more than {MAX_ENTRIES} entries"
                )));
            }
            entries.push(entry);
        }
        Ok(Value::Array(entries))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let value = fields.next_value_seed(self.inside(name == NUMBER_LIST)?)?;
            object.insert(name, value);
        }
        Ok(Value::Object(object))
    }
}

impl ReadError {
    /// An error for data of the wrong shape, from the reason that serde gives.
    fn of_reason(reason: &str, path: Option<&Path>) -> Self {
        const LONGEST: usize = 240;
        // serde-wasm-bindgen's errors are JavaScript errors, whose text has a prefix.
        let reason = reason.strip_prefix("Error: ").unwrap_or(reason);
        let reason: String = reason.chars().take(LONGEST).collect();
        let path = path.map(Path::to_string).filter(|path| path != ".");
        if reason.starts_with("unknown field") {
            Self::UnknownField { reason, path }
        } else if reason.starts_with("missing field") {
            Self::MissingField { reason, path }
        } else {
            Self::WrongType { reason, path }
        }
    }
}
