//! A schedule as it arrives: the right shape, but nothing in it checked yet.
//!
//! Unknown and missing fields, wrong types and lists in place of objects are refused here. Numbers
//! are read wide, so that one out of range gets an error of the engine that states the limit.
//!
//! The shape is a table, read by one visitor for every object. Derived code does the same once for
//! each struct and each format, and in the browser each of them is a download.

use std::{fmt, vec};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, Error, MapAccess, SeqAccess, Unexpected, Visitor},
};

use crate::requirement::DAY_NAMES;

/// Unchecked positions, staff and shifts; [`Schedule::build`](crate::schedule::Schedule::build)
/// checks them.
#[derive(Debug, Clone)]
pub struct RawSchedule {
    pub(crate) positions: Vec<Fields>,
    pub(crate) staff: Vec<Fields>,
    pub(crate) shifts: Vec<Fields>,
}

/// The fields of an object: their names and, in the same order, what they hold.
struct Shape {
    names: &'static [&'static str],
    kinds: &'static [Kind],
}

#[derive(Clone, Copy)]
enum Kind {
    Text,
    Whole,
    Flag,
    /// Objects of one shape.
    List(&'static Shape),
    /// An object.
    Record(&'static Shape),
}

static SCHEDULE: Shape = Shape {
    names: &["positions", "staff", "shifts"],
    kinds: &[
        Kind::List(&POSITION),
        Kind::List(&STAFF_MEMBER),
        Kind::List(&SHIFT),
    ],
};
static POSITION: Shape = Shape {
    names: &["id", "name", "team", "required"],
    kinds: &[Kind::Text, Kind::Text, Kind::Text, Kind::Whole],
};
static STAFF_MEMBER: Shape = Shape {
    names: &["id", "name", "positionId", "color", "availability"],
    kinds: &[
        Kind::Text,
        Kind::Text,
        Kind::Text,
        Kind::Text,
        Kind::List(&AVAILABILITY),
    ],
};
static AVAILABILITY: Shape = Shape {
    names: &["day", "start", "end"],
    kinds: &[Kind::Whole, Kind::Whole, Kind::Whole],
};
static SHIFT: Shape = Shape {
    names: &["id", "staffId", "day", "start", "hours", "confirmed"],
    kinds: &[
        Kind::Text,
        Kind::Text,
        Kind::Whole,
        Kind::Whole,
        Kind::Whole,
        Kind::Flag,
    ],
};

static TEMPLATE_POSITION: Shape = Shape {
    names: &["id", "name", "requirements"],
    kinds: &[Kind::Text, Kind::Text, Kind::Record(&TEMPLATE_DAYS)],
};
static TEMPLATE_DAYS: Shape = Shape {
    names: &DAY_NAMES,
    kinds: &[Kind::Record(&TEMPLATE_SLOTS); 7],
};
static TEMPLATE_SLOTS: Shape = Shape {
    names: &["morning", "afternoon", "night"],
    kinds: &[Kind::Whole, Kind::Whole, Kind::Whole],
};

/// Unchecked positions of a template;
/// [`Template::build`](crate::requirement::Template::build) checks them.
#[derive(Debug, Clone)]
pub struct RawTemplate(pub(crate) Vec<Fields>);

impl<'de> Deserialize<'de> for RawTemplate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let positions = ValueOf(Kind::List(&TEMPLATE_POSITION)).deserialize(deserializer)?;
        Ok(Self(Fields(vec![positions].into_iter()).list()))
    }
}

impl<'de> Deserialize<'de> for RawSchedule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut lists = ObjectOf(&SCHEDULE).deserialize(deserializer)?;
        Ok(Self {
            positions: lists.list(),
            staff: lists.list(),
            shifts: lists.list(),
        })
    }
}

/// What a field holds.
#[derive(Debug, Clone)]
pub(crate) enum Value {
    Text(String),
    Whole(i128),
    Flag(bool),
    List(Vec<Fields>),
    Record(Fields),
}

/// An object that has been read: one value for each field of its shape, in the shape's order and of
/// the shape's kind. The methods take them one after the other; asking for another kind than the
/// shape says would be a mistake in this file, and gives an empty value.
#[derive(Debug, Clone)]
pub(crate) struct Fields(vec::IntoIter<Value>);

impl Fields {
    #[inline(never)]
    pub fn text(&mut self) -> String {
        match self.0.next() {
            Some(Value::Text(text)) => text,
            _ => String::new(),
        }
    }

    #[inline(never)]
    pub fn whole(&mut self) -> i128 {
        match self.0.next() {
            Some(Value::Whole(number)) => number,
            _ => 0,
        }
    }

    #[inline(never)]
    pub fn flag(&mut self) -> bool {
        matches!(self.0.next(), Some(Value::Flag(true)))
    }

    pub fn list(&mut self) -> Vec<Self> {
        match self.0.next() {
            Some(Value::List(entries)) => entries,
            _ => Vec::new(),
        }
    }
}

impl Fields {
    /// An object that was not read but put together, in the order of its shape.
    pub fn new(values: Vec<Value>) -> Self {
        Self(values.into_iter())
    }

    pub fn record(&mut self) -> Self {
        match self.0.next() {
            Some(Value::Record(fields)) => fields,
            _ => Self(Vec::new().into_iter()),
        }
    }
}

/// Reads an object of a shape. Serde's derived structs also read lists, in the order of their
/// fields; a schedule does not.
#[derive(Clone, Copy)]
struct ObjectOf(&'static Shape);

impl<'de> DeserializeSeed<'de> for ObjectOf {
    type Value = Fields;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Fields, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for ObjectOf {
    type Value = Fields;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
        let &Shape { names, kinds } = self.0;
        let mut values: Vec<Option<Value>> = names.iter().map(|_| None).collect();
        while let Some(index) = map.next_key_seed(NameOf(names))? {
            let (Some(name), Some(kind), Some(value)) =
                (names.get(index), kinds.get(index), values.get_mut(index))
            else {
                continue;
            };
            if value.is_some() {
                return Err(A::Error::duplicate_field(name));
            }
            *value = Some(map.next_value_seed(ValueOf(*kind))?);
        }
        let mut fields = Vec::with_capacity(values.len());
        for (value, name) in values.into_iter().zip(names) {
            fields.push(value.ok_or_else(|| A::Error::missing_field(name))?);
        }
        Ok(Fields(fields.into_iter()))
    }
}

/// Reads the name of a field as its index.
struct NameOf(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for NameOf {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for NameOf {
    type Value = usize;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<usize, E> {
        let index = self.0.iter().position(|known| *known == name);
        index.ok_or_else(|| E::unknown_field(name, self.0))
    }
}

/// Reads what a field holds.
struct ValueOf(Kind);

impl<'de> DeserializeSeed<'de> for ValueOf {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        match self.0 {
            Kind::Text => deserializer.deserialize_string(self),
            Kind::Whole => deserializer.deserialize_i64(self),
            Kind::Flag => deserializer.deserialize_bool(self),
            Kind::List(_) => deserializer.deserialize_seq(self),
            Kind::Record(shape) => ObjectOf(shape).deserialize(deserializer).map(Value::Record),
        }
    }
}

/// Some formats offer whatever they hold, so each kind is checked against the one expected.
impl<'de> Visitor<'de> for ValueOf {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self.0 {
            Kind::Text => "a string",
            Kind::Whole => "a whole number",
            Kind::Flag => "a boolean",
            Kind::List(_) => "a list",
            Kind::Record(_) => "an object",
        })
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Value, E> {
        match self.0 {
            Kind::Flag => Ok(Value::Flag(flag)),
            _ => Err(E::invalid_type(Unexpected::Bool(flag), &self)),
        }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        match self.0 {
            Kind::Whole => Ok(Value::Whole(number.into())),
            _ => Err(E::invalid_type(Unexpected::Signed(number), &self)),
        }
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        match self.0 {
            Kind::Whole => Ok(Value::Whole(number.into())),
            _ => Err(E::invalid_type(Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        match self.0 {
            Kind::Text => Ok(Value::Text(text.to_owned())),
            _ => Err(E::invalid_type(Unexpected::Str(text), &self)),
        }
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Value, E> {
        match self.0 {
            Kind::Text => Ok(Value::Text(text)),
            _ => Err(E::invalid_type(Unexpected::Str(&text), &self)),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let Kind::List(shape) = self.0 else {
            return Err(A::Error::invalid_type(Unexpected::Seq, &self));
        };
        let mut entries = Vec::new();
        while let Some(entry) = list.next_element_seed(ObjectOf(shape))? {
            entries.push(entry);
        }
        Ok(Value::List(entries))
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
