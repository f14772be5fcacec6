//! Rust data as JSON text: the one serializer.
//!
//! Every answer crosses the boundary as one text that JavaScript's own `JSON.parse` takes apart:
//! it weighs less than a serializer with errors of its own, though setting each property through the
//! boundary has been measured to be faster. So maps are plain objects, whatever their keys, `None` is
//! null, and there is no BigInt.

use std::fmt;

use serde::{
    Serialize, Serializer,
    ser::{self, Impossible},
};

/// Writes a value as JSON.
///
/// # Errors
/// [`Unwritable`] for what the engine's answers do not hold: fractions, bytes, and enum variants
/// with data.
pub(crate) fn to_json<T: ?Sized + Serialize>(value: &T) -> Result<String, Unwritable> {
    let mut text = String::new();
    value.serialize(Writer(&mut text))?;
    Ok(text)
}

/// The value is of a kind that no answer has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("only whole numbers, texts, booleans, lists, objects and null can be written")]
pub(crate) struct Unwritable;

impl ser::Error for Unwritable {
    fn custom<T: fmt::Display>(_reason: T) -> Self {
        Self
    }
}

type Written = Result<(), Unwritable>;

struct Writer<'t>(&'t mut String);

impl Writer<'_> {
    #[inline(never)]
    fn raw(self, text: &str) -> Written {
        self.0.push_str(text);
        Ok(())
    }

    #[inline(never)]
    fn whole(self, number: u64) -> Written {
        if let Some(tens) = number.checked_div(10).filter(|tens| *tens > 0) {
            Writer(&mut *self.0).whole(tens)?;
        }
        self.0.push(char::from(b'0' + (number % 10) as u8));
        Ok(())
    }

    #[inline(never)]
    fn signed(self, number: i64) -> Written {
        if number < 0 {
            self.0.push('-');
        }
        self.whole(number.unsigned_abs())
    }

    #[inline(never)]
    fn text(self, text: &str) -> Written {
        self.0.push('"');
        for c in text.chars() {
            match c {
                '"' => self.0.push_str("\\\""),
                '\\' => self.0.push_str("\\\\"),
                '\n' => self.0.push_str("\\n"),
                '\0'..='\u{1f}' => {
                    self.0.push_str("\\u00");
                    let code = u32::from(c);
                    for digit in [code / 16, code % 16] {
                        self.0.extend(char::from_digit(digit, 16));
                    }
                }
                _ => self.0.push(c),
            }
        }
        self.0.push('"');
        Ok(())
    }

    #[inline(never)]
    fn display(self, value: &dyn fmt::Display) -> Written {
        self.text(&value.to_string())
    }
}

impl<'t> Serializer for Writer<'t> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Items<'t>;
    type SerializeTuple = Items<'t>;
    type SerializeTupleStruct = Items<'t>;
    type SerializeTupleVariant = Impossible<(), Unwritable>;
    type SerializeMap = Items<'t>;
    type SerializeStruct = Items<'t>;
    type SerializeStructVariant = Impossible<(), Unwritable>;

    fn serialize_bool(self, flag: bool) -> Written {
        self.raw(if flag { "true" } else { "false" })
    }

    fn serialize_i8(self, number: i8) -> Written {
        self.signed(number.into())
    }

    fn serialize_i16(self, number: i16) -> Written {
        self.signed(number.into())
    }

    fn serialize_i32(self, number: i32) -> Written {
        self.signed(number.into())
    }

    fn serialize_i64(self, number: i64) -> Written {
        self.signed(number)
    }

    fn serialize_u8(self, number: u8) -> Written {
        self.whole(number.into())
    }

    fn serialize_u16(self, number: u16) -> Written {
        self.whole(number.into())
    }

    fn serialize_u32(self, number: u32) -> Written {
        self.whole(number.into())
    }

    fn serialize_u64(self, number: u64) -> Written {
        self.whole(number)
    }

    fn serialize_f32(self, _number: f32) -> Written {
        Err(Unwritable)
    }

    fn serialize_f64(self, _number: f64) -> Written {
        Err(Unwritable)
    }

    fn serialize_char(self, c: char) -> Written {
        self.text(c.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Written {
        self.text(text)
    }

    fn serialize_bytes(self, _bytes: &[u8]) -> Written {
        Err(Unwritable)
    }

    fn serialize_none(self) -> Written {
        self.raw("null")
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.raw("null")
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Written {
        self.raw("null")
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Written {
        self.text(variant)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _value: &T,
    ) -> Written {
        Err(Unwritable)
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Items<'t>, Unwritable> {
        Ok(Items::open(self, "[", "]"))
    }

    fn serialize_tuple(self, _length: usize) -> Result<Items<'t>, Unwritable> {
        Ok(Items::open(self, "[", "]"))
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Items<'t>, Unwritable> {
        Ok(Items::open(self, "[", "]"))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _length: usize,
    ) -> Result<Self::SerializeTupleVariant, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Items<'t>, Unwritable> {
        Ok(Items::open(self, "{", "}"))
    }

    fn serialize_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Items<'t>, Unwritable> {
        Ok(Items::open(self, "{", "}"))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _length: usize,
    ) -> Result<Self::SerializeStructVariant, Unwritable> {
        Err(Unwritable)
    }

    fn collect_str<T: ?Sized + fmt::Display>(self, value: &T) -> Written {
        self.display(&value)
    }
}

/// The entries of a list or the fields of an object, as they are written.
struct Items<'t> {
    text: &'t mut String,
    close: &'static str,
    empty: bool,
}

impl<'t> Items<'t> {
    #[inline(never)]
    fn open(writer: Writer<'t>, open: &str, close: &'static str) -> Self {
        let text = writer.0;
        text.push_str(open);
        Self {
            text,
            close,
            empty: true,
        }
    }

    /// The place of the next entry or field name.
    #[inline(never)]
    fn next(&mut self) -> Writer<'_> {
        if !std::mem::take(&mut self.empty) {
            self.text.push(',');
        }
        Writer(self.text)
    }

    /// The place of the value of a field.
    #[inline(never)]
    fn field(&mut self, name: &str) -> Result<Writer<'_>, Unwritable> {
        self.next().text(name)?;
        self.text.push(':');
        Ok(Writer(self.text))
    }

    #[inline(never)]
    fn close(self) -> Written {
        Writer(self.text).raw(self.close)
    }
}

impl ser::SerializeSeq for Items<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_element<T: ?Sized + Serialize>(&mut self, value: &T) -> Written {
        value.serialize(self.next())
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeTuple for Items<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_element<T: ?Sized + Serialize>(&mut self, value: &T) -> Written {
        value.serialize(self.next())
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeTupleStruct for Items<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, value: &T) -> Written {
        value.serialize(self.next())
    }

    fn end(self) -> Written {
        self.close()
    }
}

/// Keys must be texts: a number would be written as one, which is no JSON.
impl ser::SerializeMap for Items<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Written {
        key.serialize(self.next())?;
        Writer(self.text).raw(":")
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Written {
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeStruct for Items<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Written {
        value.serialize(self.field(name)?)
    }

    fn end(self) -> Written {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Sample {
        small: u8,
        wide: u64,
        below_zero: i64,
        text: String,
        flag: bool,
        none: Option<u8>,
        some: Option<Kind>,
        list: Vec<Inner>,
        table: [[u32; 2]; 2],
        map: BTreeMap<String, u32>,
        nothing: (),
        pair: (u8, char),
        #[serde(skip_serializing_if = "Option::is_none")]
        left_out: Option<u8>,
    }

    #[derive(Serialize)]
    struct Inner(i32);

    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    enum Kind {
        BothWays,
    }

    /// [D-508] maps are objects and `None` is null.
    #[test]
    fn answers_are_json() {
        let sample = Sample {
            small: 0,
            wide: u64::MAX,
            below_zero: i64::MIN,
            text: "a\"\\\n\u{0}\u{1f}é🎉".to_owned(),
            flag: true,
            none: None,
            some: Some(Kind::BothWays),
            list: vec![Inner(-10), Inner(100)],
            table: [[1, 2], [3, 4]],
            map: [("__proto__".to_owned(), 1), (String::new(), 2)].into(),
            nothing: (),
            pair: (7, 'ñ'),
            left_out: None,
        };
        let text = to_json(&sample).unwrap();
        assert_eq!(
            text,
            r#"{"small":0,"wide":18446744073709551615,"belowZero":-9223372036854775808,"text":"a\"\\\n\u0000\u001fé🎉","flag":true,"none":null,"some":"bothWays","list":[-10,100],"table":[[1,2],[3,4]],"map":{"":2,"__proto__":1},"nothing":null,"pair":[7,"ñ"]}"#
        );
        assert_eq!(
            serde_json::from_str::<Value>(&text).unwrap(),
            serde_json::to_value(&sample).unwrap()
        );
    }

    #[test]
    fn what_no_answer_holds_is_refused() {
        assert_eq!(to_json(&1.5), Err(Unwritable));
        assert_eq!(to_json(&json!({"a": [0, -0.0]})), Err(Unwritable));
        assert_eq!(to_json(&Some(Ok::<u8, u8>(1))), Err(Unwritable));
    }

    proptest! {
        #[test]
        fn texts_and_numbers_come_back(text: String, small: u8, wide: u64, signed: i64) {
            let value = json!({text.clone(): [text, small, wide, signed]});
            let written = to_json(&value).unwrap();
            prop_assert_eq!(serde_json::from_str::<Value>(&written).unwrap(), value);
        }
    }
}
