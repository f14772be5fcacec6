//! From JavaScript to Rust: plain objects and lists.
//!
//! A serde reader of its own, because the usual one ignores unknown fields and takes undefined,
//! NaN and BigInts for something else. It visits only what the Rust type asks for and refuses the
//! first thing that does not belong, so cycles and deep nesting end at once. Each property is read
//! once, and a getter or proxy that throws is an error like any other.

use std::{cell::Cell, fmt, rc::Rc};

use js_sys::Reflect;
use scheduler_core::document::{DocumentError, MAX_TEXT_BYTES};
use serde::{
    Deserializer,
    de::{
        self, DeserializeOwned, DeserializeSeed, IntoDeserializer, MapAccess, SeqAccess,
        Unexpected, Visitor,
    },
    forward_to_deserialize_any,
};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use crate::{
    argument::{kind, safe_integer, unicode},
    error::DoorError,
    output::Answer,
};

/// Reads a value. Paths in errors start at `root`, the name of the argument that it came in as; an
/// empty root is the value itself.
pub(crate) fn read<T: DeserializeOwned>(root: &str, value: &JsValue) -> Answer<T> {
    let reader = Reader {
        value: value.clone(),
        budget: Rc::new(Cell::new(MAX_TEXT_BYTES)),
    };
    serde_path_to_error::deserialize(reader).map_err(|error| {
        let path = match (root, error.path().to_string()) {
            (root, path) if path == "." => root.to_owned(),
            ("", path) => path,
            (root, path) => format!("{root}.{path}"),
        };
        match error.into_inner() {
            Refusal::Shape(reason) => DocumentError::shape(&reason, path).into(),
            Refusal::Door(error) => error.at(path).into(),
        }
    })
}

/// Why reading ended.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error("{0}")]
    Shape(String),
    #[error("{0}")]
    Door(DoorError),
}

impl de::Error for Refusal {
    fn custom<T: fmt::Display>(reason: T) -> Self {
        Self::Shape(reason.to_string())
    }
}

/// One JavaScript value, to be read once.
struct Reader {
    value: JsValue,
    /// Values and characters that may still be read, so that a proxy cannot go on for ever.
    budget: Rc<Cell<usize>>,
}

impl Reader {
    fn spend(&self, cost: usize) -> Result<(), Refusal> {
        let left = self.budget.get().checked_sub(cost);
        let left = left.ok_or(Refusal::Door(DoorError::ValueTooLarge))?;
        self.budget.set(left);
        Ok(())
    }

    fn property(&self, key: &JsValue) -> Result<Self, Refusal> {
        Ok(Self {
            value: Reflect::get(&self.value, key).map_err(unreadable)?,
            budget: Rc::clone(&self.budget),
        })
    }
}

impl<'de> Deserializer<'de> for Reader {
    type Error = Refusal;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        self.spend(1)?;
        if let Some(number) = self.value.as_f64() {
            return match number {
                _ if !safe_integer(number) => visitor.visit_f64(number),
                #[expect(clippy::cast_possible_truncation, reason = "a safe integer")]
                _ => visitor.visit_i64(number as i64),
            };
        }
        if self.value.is_string() {
            let text = unicode(&self.value, "").map_err(Refusal::Door)?;
            self.spend(text.len())?;
            return visitor.visit_string(text);
        }
        if let Some(flag) = self.value.as_bool() {
            return visitor.visit_bool(flag);
        }
        if !self.value.is_object() {
            return Err(de::Error::invalid_type(
                Unexpected::Other(kind(&self.value)),
                &visitor,
            ));
        }
        if is_array(&self.value).map_err(unreadable)? {
            visitor.visit_seq(List::new(self)?)
        } else {
            visitor.visit_map(Fields::new(self)?)
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

/// The entries of an array, holes included: those are undefined.
struct List {
    array: Reader,
    next: u32,
    length: u32,
}

impl List {
    fn new(array: Reader) -> Result<Self, Refusal> {
        let length = array.property(&JsValue::from_str("length"))?.value.as_f64();
        let length = length.filter(|length| (0.0..=f64::from(u32::MAX)).contains(length));
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "checked to be in range"
        )]
        let length = length.ok_or(Refusal::Door(DoorError::ValueTooLarge))? as u32;
        Ok(Self {
            array,
            next: 0,
            length,
        })
    }
}

impl<'de> SeqAccess<'de> for List {
    type Error = Refusal;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Refusal> {
        if self.next == self.length {
            return Ok(None);
        }
        let entry = self.array.property(&JsValue::from(self.next))?;
        self.next += 1;
        seed.deserialize(entry).map(Some)
    }
}

/// The own properties of an object, hidden ones included.
struct Fields {
    object: Reader,
    keys: js_sys::ArrayIntoIter,
    current: JsValue,
}

impl Fields {
    fn new(object: Reader) -> Result<Self, Refusal> {
        let keys = Reflect::own_keys(&object.value).map_err(unreadable)?;
        Ok(Self {
            object,
            keys: keys.into_iter(),
            current: JsValue::UNDEFINED,
        })
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Refusal;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Refusal> {
        let Some(key) = self.keys.next() else {
            return Ok(None);
        };
        if !key.is_string() {
            let reason = "a symbol is no name of a field".to_owned();
            return Err(Refusal::Shape(reason));
        }
        let name = unicode(&key, "").map_err(Refusal::Door)?;
        self.object.spend(name.len())?;
        self.current = key;
        seed.deserialize(name.into_deserializer()).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Refusal> {
        seed.deserialize(self.object.property(&self.current)?)
    }
}

fn unreadable(_thrown: JsValue) -> Refusal {
    let path = String::new();
    Refusal::Door(DoorError::Unreadable { path })
}

#[wasm_bindgen]
extern "C" {
    /// `Array.isArray`, which throws for a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}
