//! Enums as objects with their `kind` beside their fields.
//!
//! serde's own form of it reads the fields into a buffer first, after which no error can name the place of what it
//! refuses. So serde reads the enum as an object with one field, the variant, and here the kind is put beside the others.

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, DeserializeSeed, EnumAccess, IntoDeserializer, VariantAccess, Visitor},
    forward_to_deserialize_any,
};
use wasm_bindgen::JsValue;

use crate::{
    data::{Data, Refused},
    error::Answer,
    read::mismatch,
};

/// The field that says which variant it is.
const KIND: &str = "kind";

/// Reads a command or a question; `name` is what JavaScript calls the argument. Paths begin with its fields.
///
/// # Errors
/// Those of [`read`](crate::read()); `wrong-type` with the path `kind` for an unknown one.
pub fn read_kind<T: DeserializeOwned>(name: &str, value: JsValue) -> Answer<T> {
    let read = Data::from(value).without(KIND).and_then(|(kind, fields)| {
        let kind = String::deserialize(kind).map_err(|error| error.inside(KIND, None))?;
        T::deserialize(Tagged { kind, fields })
    });
    read.map_err(|Refused(error)| {
        let path = if error.path.is_empty() {
            name
        } else {
            &error.path
        };
        mismatch(path, &error.reason)
    })
}

struct Tagged<'a> {
    kind: String,
    fields: Data<'a>,
}

impl<'de> Deserializer<'de> for Tagged<'_> {
    type Error = Refused;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, 'a> EnumAccess<'de> for Tagged<'a> {
    type Error = Refused;
    type Variant = Fields<'a>;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Self::Variant), Refused> {
        let kind = seed.deserialize(self.kind.as_str().into_deserializer());
        let kind = kind.map_err(|error: Refused| error.inside(KIND, None))?;
        Ok((kind, Fields(self.fields)))
    }
}

/// The fields beside the kind.
struct Fields<'a>(Data<'a>);

impl<'de> VariantAccess<'de> for Fields<'_> {
    type Error = Refused;

    fn unit_variant(self) -> Result<(), Refused> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Nothing {}
        Nothing::deserialize(self.0).map(|Nothing {}| ())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Refused> {
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Refused> {
        self.0.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        self.0.deserialize_map(visitor)
    }
}
