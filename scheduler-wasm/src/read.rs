//! From either door's data to Rust types: one serde reader for JSON text and for JavaScript values.
//!
//! The usual readers do not do here: that of `serde-wasm-bindgen` ignores unknown fields and takes
//! undefined, NaN and BigInts for something else; and a second one for JSON, with places in its
//! errors, would weigh as much again in the browser. This one keeps the path itself. It visits only
//! what the Rust type asks for and refuses the first thing that does not belong, so cycles end at
//! once; each property is read once, and a getter or proxy that throws is an error like any other.

use std::{
    cell::{Cell, RefCell},
    fmt::{self, Write as _},
};

use scheduler_core::document::{DocumentError, MAX_TEXT_BYTES};
use serde::{
    Deserializer,
    de::{
        self, DeserializeOwned, DeserializeSeed, Expected, IntoDeserializer, MapAccess, SeqAccess,
        Unexpected, Visitor,
    },
    forward_to_deserialize_any,
};

use crate::{
    error::{DoorError, Thrown},
    node::{List, Node, Record},
    output::Answer,
};

/// Reads a value. Paths in errors start at `root`, the name of the argument that it came in as; an
/// empty root is the value itself.
pub(crate) fn read<T: DeserializeOwned>(root: &str, node: Node) -> Answer<T> {
    reading(root, node, |reader| T::deserialize(reader))
}

/// Reads an object whose fields are whole numbers, and gives them in the order of `names`.
pub(crate) fn read_numbers<const N: usize>(
    root: &str,
    node: Node,
    names: &'static [&'static str; N],
) -> Answer<[u32; N]> {
    reading(root, node, |reader| {
        let mut numbers = [None; N];
        let mut fields = reader.record(&"an object")?;
        while let Some(name) = fields.field()? {
            let known = names.iter().position(|known| *known == name);
            let Some(number) = known.and_then(|index| numbers.get_mut(index)) else {
                return Err(de::Error::unknown_field(&name, names));
            };
            let found = fields.value().whole(&"a whole number")?;
            let small = found.ok().and_then(|found| u32::try_from(found).ok());
            *number = Some(small.ok_or(DoorError::FieldOutOfRange {
                path: String::new(),
                most: u32::MAX,
            })?);
        }
        for (number, name) in numbers.iter().zip(names) {
            if number.is_none() {
                return Err(de::Error::missing_field(name));
            }
        }
        Ok(numbers.map(Option::unwrap_or_default))
    })
}

fn reading<T>(
    root: &str,
    node: Node,
    read: impl FnOnce(Reader<'_>) -> Result<T, Refusal>,
) -> Answer<T> {
    let progress = Progress {
        path: RefCell::new(root.to_owned()),
        budget: Cell::new(MAX_TEXT_BYTES),
    };
    let progress = &progress;
    read(Reader { node, progress }).map_err(|refusal| refusal.thrown(progress.path.take()))
}

/// How far reading has come.
struct Progress {
    /// The place of the value being read. After an error it stays where it was.
    path: RefCell<String>,
    /// Values and characters that may still be read, so that a proxy cannot go on for ever.
    budget: Cell<usize>,
}

impl Progress {
    fn spend(&self, cost: usize) -> Result<(), Refusal> {
        let left = self.budget.get().checked_sub(cost);
        self.budget.set(left.ok_or(DoorError::ValueTooLarge)?);
        Ok(())
    }

    fn length(&self) -> usize {
        self.path.borrow().len()
    }

    fn enter_field(&self, parent: usize, name: &str) {
        let mut path = self.path.borrow_mut();
        path.truncate(parent);
        if parent > 0 {
            path.push('.');
        }
        path.push_str(name);
    }

    fn enter_entry(&self, parent: usize, index: usize) {
        let mut path = self.path.borrow_mut();
        path.truncate(parent);
        // Writing to a String cannot fail.
        let _ = write!(path, "[{index}]");
    }

    fn leave(&self, parent: usize) {
        self.path.borrow_mut().truncate(parent);
    }
}

/// Why reading ended.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error("{0}")]
    Shape(String),
    #[error("{0}")]
    Door(#[from] DoorError),
}

impl de::Error for Refusal {
    #[inline(never)]
    fn custom<T: fmt::Display>(reason: T) -> Self {
        Self::Shape(reason.to_string())
    }

    /// Without serde's words for what was found: they quote it, and bring the printing of fractions
    /// with them, which weighs much and says little.
    #[inline(never)]
    fn invalid_type(_found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::expected(expected, "something else")
    }

    #[inline(never)]
    fn invalid_value(_found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::expected(expected, "something else")
    }
}

impl Refusal {
    #[inline(never)]
    fn thrown(self, path: String) -> Thrown {
        match self {
            Self::Shape(reason) => DocumentError::shape(&reason, path).into(),
            Self::Door(error) => error.at(path).into(),
        }
    }

    #[inline(never)]
    fn expected(expected: &dyn Expected, found: &str) -> Self {
        Self::Shape(format!("expected {expected}, found {found}"))
    }
}

struct Reader<'p> {
    node: Node,
    progress: &'p Progress,
}

/// The value as one kind, or an error that says what was expected. These are the body of each method
/// of [`Deserializer`], once for all types.
impl<'p> Reader<'p> {
    #[inline(never)]
    fn open(self) -> Result<Node, Refusal> {
        self.progress.spend(1)?;
        let node = self.node.opened()?;
        if let Node::Text(text) = &node {
            self.progress.spend(text.len())?;
        }
        Ok(node)
    }

    #[inline(never)]
    fn flag(self, expected: &dyn Expected) -> Result<bool, Refusal> {
        match self.open()? {
            Node::Bool(flag) => Ok(flag),
            other => Err(Refusal::expected(expected, other.kind())),
        }
    }

    /// A whole number: an unsigned one past the signed ones is the error.
    #[inline(never)]
    fn whole(self, expected: &dyn Expected) -> Result<Result<i64, u64>, Refusal> {
        match self.open()? {
            Node::Signed(number) => Ok(Ok(number)),
            Node::Unsigned(number) => Ok(Err(number)),
            other => Err(Refusal::expected(expected, other.kind())),
        }
    }

    #[inline(never)]
    fn text(self, expected: &dyn Expected) -> Result<String, Refusal> {
        match self.open()? {
            Node::Text(text) => Ok(text),
            other => Err(Refusal::expected(expected, other.kind())),
        }
    }

    #[inline(never)]
    fn list(self, expected: &dyn Expected) -> Result<Entries<'p>, Refusal> {
        let progress = self.progress;
        match self.open()? {
            Node::List(entries) => Ok(Entries {
                entries,
                next: 0,
                parent: progress.length(),
                progress,
            }),
            other => Err(Refusal::expected(expected, other.kind())),
        }
    }

    #[inline(never)]
    fn record(self, expected: &dyn Expected) -> Result<Fields<'p>, Refusal> {
        let progress = self.progress;
        match self.open()? {
            Node::Record(fields) => Ok(Fields {
                fields,
                current: None,
                parent: progress.length(),
                progress,
            }),
            other => Err(Refusal::expected(expected, other.kind())),
        }
    }
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Refusal;

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        let flag = self.flag(&visitor)?;
        visitor.visit_bool(flag)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self.whole(&visitor)? {
            Ok(number) => visitor.visit_i64(number),
            Err(number) => visitor.visit_u64(number),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        let text = self.text(&visitor)?;
        visitor.visit_string(text)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        let entries = self.list(&visitor)?;
        visitor.visit_seq(entries)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        let fields = self.record(&visitor)?;
        visitor.visit_map(fields)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refusal> {
        self.deserialize_map(visitor)
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        Err(Refusal::expected(&visitor, "a value of any kind"))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i128 u8 u16 u32 u64 u128 f32 f64 char str bytes byte_buf option unit unit_struct
        newtype_struct tuple tuple_struct enum identifier ignored_any
    }
}

struct Entries<'p> {
    entries: List,
    next: usize,
    parent: usize,
    progress: &'p Progress,
}

impl<'de> SeqAccess<'de> for Entries<'_> {
    type Error = Refusal;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Refusal> {
        match self.entry()? {
            Some(reader) => seed.deserialize(reader).map(Some),
            None => Ok(None),
        }
    }
}

impl<'p> Entries<'p> {
    #[inline(never)]
    fn entry(&mut self) -> Result<Option<Reader<'p>>, Refusal> {
        let progress = self.progress;
        progress.enter_entry(self.parent, self.next);
        self.next += 1;
        let Some(node) = self.entries.next().transpose()? else {
            progress.leave(self.parent);
            return Ok(None);
        };
        Ok(Some(Reader { node, progress }))
    }
}

struct Fields<'p> {
    fields: Record,
    current: Option<Node>,
    parent: usize,
    progress: &'p Progress,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Refusal;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Refusal> {
        match self.field()? {
            Some(name) => seed
                .deserialize(name.as_str().into_deserializer())
                .map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Refusal> {
        seed.deserialize(self.value())
    }
}

impl<'p> Fields<'p> {
    #[inline(never)]
    fn field(&mut self) -> Result<Option<String>, Refusal> {
        let progress = self.progress;
        progress.leave(self.parent);
        let Some((name, node)) = self.fields.next().transpose()? else {
            return Ok(None);
        };
        progress.spend(name.len())?;
        progress.enter_field(self.parent, &name);
        self.current = Some(node);
        Ok(Some(name))
    }

    #[inline(never)]
    fn value(&mut self) -> Reader<'p> {
        Reader {
            node: self.current.take().unwrap_or(Node::Null),
            progress: self.progress,
        }
    }
}
