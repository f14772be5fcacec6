//! A schedule as it arrives: the right shape, but nothing in it checked yet.
//!
//! Unknown and missing fields, wrong types and lists in place of objects are refused here. Numbers
//! are read wide, so that one out of range gets an error of the engine that states the limit.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};

/// Unchecked positions, staff and shifts; [`Schedule::build`](crate::schedule::Schedule::build)
/// checks them.
#[derive(Debug, Clone)]
pub struct RawSchedule {
    pub(crate) positions: Vec<Object<RawPosition>>,
    pub(crate) staff: Vec<Object<RawStaffMember>>,
    pub(crate) shifts: Vec<Object<RawShift>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Lists {
    positions: Vec<Object<RawPosition>>,
    staff: Vec<Object<RawStaffMember>>,
    shifts: Vec<Object<RawShift>>,
}

impl<'de> Deserialize<'de> for RawSchedule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Object(Lists {
            positions,
            staff,
            shifts,
        }) = Object::deserialize(deserializer)?;
        Ok(Self {
            positions,
            staff,
            shifts,
        })
    }
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawPosition {
    pub id: String,
    pub name: String,
    pub team: String,
    pub required: Whole,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawStaffMember {
    pub id: String,
    pub name: String,
    pub position_id: String,
    pub color: String,
    pub availability: Vec<Object<RawAvailability>>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawAvailability {
    pub day: Whole,
    pub start: Whole,
    pub end: Whole,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawShift {
    pub id: String,
    pub staff_id: String,
    pub day: Whole,
    pub start: Whole,
    pub hours: Whole,
    pub confirmed: bool,
}

/// A whole number of any size that a format can hold.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Whole(pub i128);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WholeVisitor;
        impl Visitor<'_> for WholeVisitor {
            type Value = Whole;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a whole number")
            }

            fn visit_i64<E>(self, value: i64) -> Result<Whole, E> {
                Ok(Whole(value.into()))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Whole, E> {
                Ok(Whole(value.into()))
            }
        }
        deserializer.deserialize_i64(WholeVisitor)
    }
}

/// A struct that is written as an object. Serde's derived structs also read lists, in the order of
/// their fields; a schedule does not.
#[derive(Debug, Clone)]
pub(crate) struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ObjectVisitor<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
            type Value = Object<T>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }
        deserializer.deserialize_map(ObjectVisitor(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = r#"{"id": "a", "name": "A", "team": "t", "required": 1}"#;

    /// Reads a document, expecting an error at `path` whose text holds `words`.
    fn check(json: &str, path: &str, words: &str) {
        let mut reader = serde_json::Deserializer::from_str(json);
        let error = serde_path_to_error::deserialize::<_, RawSchedule>(&mut reader).unwrap_err();
        assert_eq!(error.path().to_string(), path);
        let text = error.inner().to_string();
        assert!(text.contains(words), "{text}");
    }

    fn check_position(from: &str, to: &str, path: &str, words: &str) {
        let position = POSITION.replace(from, to);
        let json =
            format!(r#"{{"positions": [{POSITION}, {position}], "staff": [], "shifts": []}}"#);
        check(&json, path, words);
    }

    /// [D-449] an unknown field is refused, and the place and the known fields are named
    #[test]
    fn unknown_fields() {
        check(
            r#"{"positions": [], "staff": [], "shifts": [], "extra": 1}"#,
            "extra",
            "unknown field `extra`, expected one of",
        );
        check_position(
            r#""id""#,
            r#""Id""#,
            "positions[1].Id",
            "unknown field `Id`",
        );
        check_position(
            "1}",
            r#"1, "__proto__": {}}"#,
            "positions[1].__proto__",
            "expected one of `id`, `name`, `team`, `required`",
        );
    }

    #[test]
    fn missing_and_double_fields() {
        check(
            r#"{"positions": [], "staff": []}"#,
            ".",
            "missing field `shifts`",
        );
        check_position(r#""id": "a", "#, "", "positions[1]", "missing field `id`");
        check_position(
            r#""id""#,
            r#""id": "b", "id""#,
            "positions[1]",
            "duplicate field `id`",
        );
    }

    #[test]
    fn wrong_types() {
        check("[[], [], []]", ".", "expected an object");
        check("null", ".", "expected an object");
        check_position(
            POSITION,
            r#"["a", "A", "t", 1]"#,
            "positions[1]",
            "expected an object",
        );
        check_position(
            "1}",
            "1.5}",
            "positions[1].required",
            "floating point `1.5`, expected a whole number",
        );
        check_position(
            "1}",
            "1e99}",
            "positions[1].required",
            "expected a whole number",
        );
        check_position(
            "1}",
            "null}",
            "positions[1].required",
            "expected a whole number",
        );
        check_position(
            "1}",
            r#""1"}"#,
            "positions[1].required",
            "expected a whole number",
        );
        check_position(r#""a""#, "7", "positions[1].id", "expected a string");
    }

    #[test]
    fn broken_json_has_a_line_and_a_column() {
        check("{\n \"positions\": [,", "positions[0]", "line 2 column 16");
        check("", ".", "line 1 column 0");
        check(&"[".repeat(100_000), ".", "expected an object");
        check(
            &format!("{}{}", r#"{"positions":"#, "[".repeat(100_000)),
            "positions[0]",
            "expected an object",
        );
    }
}
