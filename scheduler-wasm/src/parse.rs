//! JSON text to data.
//!
//! A parser of its own, of the whole of JSON (RFC 8259) and nothing else: strict about numbers,
//! escapes, surrogate pairs and what follows the value, and with the place of every error. The
//! engine is a download for every visitor of the scheduler, and the usual parser brings the reading
//! and printing of fractions, which a schedule does not have, and a tenth of the engine's weight.

use scheduler_core::document::DocumentError;

use crate::node::{List, Node, Record};

/// How deep lists and objects may lie in one another; a schedule needs five.
const DEEPEST: u8 = 128;

/// Reads a text that is one JSON value.
pub(crate) fn parse(text: &str) -> Result<Node, DocumentError> {
    let mut parser = Parser { text, at: 0 };
    parser.document().map_err(|reason| {
        let (line, column) = parser.place();
        DocumentError::broken(reason, line, column)
    })
}

/// The line and column, both from 1, of the value that a path such as `shifts[3].staffId` or
/// `line 4 column 2` leads to in a JSON text; as far as it leads, where the end is missing.
#[cfg(any(test, feature = "acting"))]
pub(crate) fn place_of(text: &str, path: &str) -> (u32, u32) {
    let mut parser = Parser { text, at: 0 };
    let (line, column) = match written_place(path) {
        Some(place) => place,
        None => {
            parser.token();
            let mut found = parser.at;
            let mut rest = path;
            while let Some(after) = parser.enter_path(rest) {
                found = parser.at;
                rest = after;
            }
            parser.at = found;
            parser.place()
        }
    };
    let small = |number| u32::try_from(number).unwrap_or(u32::MAX);
    (small(line), small(column))
}

#[cfg(any(test, feature = "acting"))]
fn written_place(path: &str) -> Option<(usize, usize)> {
    let (line, column) = path.strip_prefix("line ")?.split_once(" column ")?;
    Some((line.parse().ok()?, column.parse().ok()?))
}

struct Parser<'t> {
    text: &'t str,
    /// The byte that comes next. After an error, the one that is wrong.
    at: usize,
}

/// What was read, or why it cannot be JSON.
type Parsed<T> = Result<T, &'static str>;

impl Parser<'_> {
    fn document(&mut self) -> Parsed<Node> {
        let node = self.value(0)?;
        match self.token() {
            None => Ok(node),
            Some(_) => Err("nothing may follow the value"),
        }
    }

    /// Goes from the value that comes next to the one that the first step of a path names, and gives the
    /// other steps.
    #[cfg(any(test, feature = "acting"))]
    fn enter_path<'p>(&mut self, path: &'p str) -> Option<&'p str> {
        if path.is_empty() {
            return None;
        }
        if let Some(index) = path.strip_prefix('[') {
            let (index, rest) = index.split_once(']')?;
            let index: usize = index.parse().ok()?;
            let mut entry = 0;
            self.token_is(b'[').then_some(())?;
            while entry < index {
                self.value(0).ok()?;
                self.token_is(b',').then_some(())?;
                entry += 1;
            }
            self.token()?;
            return Some(rest);
        }
        let path = path.strip_prefix('.').unwrap_or(path);
        self.token_is(b'{').then_some(())?;
        loop {
            self.token().filter(|byte| *byte == b'"')?;
            let name = self.string().ok()?;
            let rest = path.strip_prefix(&*name);
            let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(['.', '[']));
            if let Some(rest) = rest {
                self.token_is(b':').then_some(())?;
                self.token()?;
                return Some(rest);
            }
            self.token_is(b':').then_some(())?;
            self.value(0).ok()?;
            self.token_is(b',').then_some(())?;
        }
    }

    fn value(&mut self, depth: u8) -> Parsed<Node> {
        match self.token() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => Ok(Node::Text(self.string()?)),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(b'n') => self.word("null", Node::Null),
            Some(b't') => self.word("true", Node::Bool(true)),
            Some(b'f') => self.word("false", Node::Bool(false)),
            Some(_) => Err("a value is expected"),
            None => Err(ENDS_EARLY),
        }
    }

    fn list(&mut self, depth: u8) -> Parsed<Node> {
        let depth = self.enter(depth)?;
        let mut entries = Vec::new();
        if !self.token_is(b']') {
            loop {
                entries.push(self.value(depth)?);
                if !self.goes_on(b']')? {
                    break;
                }
            }
        }
        Ok(Node::List(List::Read(entries.into_iter())))
    }

    fn object(&mut self, depth: u8) -> Parsed<Node> {
        let depth = self.enter(depth)?;
        let mut fields = Vec::new();
        if !self.token_is(b'}') {
            loop {
                if self.token() != Some(b'"') {
                    return Err(self.or_end("the name of a field is expected"));
                }
                let name = self.string()?;
                if !self.token_is(b':') {
                    return Err(self.or_end("a colon is expected"));
                }
                fields.push((name, self.value(depth)?));
                if !self.goes_on(b'}')? {
                    break;
                }
            }
        }
        Ok(Node::Record(Record::Read(fields.into_iter())))
    }

    /// Passes the opening bracket.
    fn enter(&mut self, depth: u8) -> Parsed<u8> {
        if depth == DEEPEST {
            return Err("lists and objects lie too deep in one another; at most 128 are allowed");
        }
        self.at += 1;
        Ok(depth + 1)
    }

    /// Whether a comma comes next, and not the closing bracket.
    fn goes_on(&mut self, close: u8) -> Parsed<bool> {
        if self.token_is(b',') {
            return Ok(true);
        }
        if self.token_is(close) {
            return Ok(false);
        }
        Err(self.or_end("a comma or a closing bracket is expected"))
    }

    fn word(&mut self, word: &str, node: Node) -> Parsed<Node> {
        for byte in word.bytes() {
            if !self.next_is(byte) {
                return Err(self.or_end("a value is expected"));
            }
        }
        Ok(node)
    }

    fn number(&mut self) -> Parsed<Node> {
        let negative = self.next_is(b'-');
        let mut magnitude = Some(0_u64);
        let leading_zero = self.peek() == Some(b'0');
        let digits = self.digits(|digit| {
            let tens = magnitude.and_then(|number| number.checked_mul(10));
            magnitude = tens.and_then(|tens| tens.checked_add(digit.into()));
        })?;
        if leading_zero && digits > 1 {
            self.at -= digits - 1;
            return Err("a number has no zeros in front");
        }
        let mut whole = true;
        if self.next_is(b'.') {
            self.digits(|_| ())?;
            whole = false;
        }
        if self.next_is(b'e') || self.next_is(b'E') {
            let _ = self.next_is(b'+') || self.next_is(b'-');
            self.digits(|_| ())?;
            whole = false;
        }
        let Some(magnitude) = magnitude.filter(|_| whole) else {
            return Ok(Node::Float);
        };
        Ok(match (negative, i64::try_from(magnitude)) {
            (false, Ok(number)) => Node::Signed(number),
            (false, Err(_)) => Node::Unsigned(magnitude),
            (true, Ok(number)) => Node::Signed(-number),
            (true, Err(_)) if magnitude == i64::MIN.unsigned_abs() => Node::Signed(i64::MIN),
            (true, Err(_)) => Node::Float,
        })
    }

    /// Passes digits, at least one, and says how many.
    fn digits(&mut self, mut each: impl FnMut(u8)) -> Parsed<usize> {
        let start = self.at;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            each(digit - b'0');
            self.at += 1;
        }
        if self.at == start {
            return Err(self.or_end("a digit is expected"));
        }
        Ok(self.at - start)
    }

    fn string(&mut self) -> Parsed<String> {
        self.at += 1;
        let mut string = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | ..0x20)) {
                self.at += 1;
            }
            // Both ends are beside ASCII bytes, so they are between characters.
            string.push_str(self.text.get(start..self.at).unwrap_or_default());
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => string.push(self.escape()?),
                Some(_) => return Err("a control character in a string must be escaped"),
                None => return Err(ENDS_EARLY),
            }
        }
        self.at += 1;
        Ok(string)
    }

    fn escape(&mut self) -> Parsed<char> {
        self.at += 1;
        let plain = match self.peek() {
            Some(same @ (b'"' | b'\\' | b'/')) => char::from(same),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            _ => return Err(self.or_end("no escape begins like this")),
        };
        self.at += 1;
        Ok(plain)
    }

    /// `u` and four hexadecimal digits, or two such escapes for a pair of surrogates.
    fn unicode(&mut self) -> Parsed<char> {
        const HALF: &str = "half of a surrogate pair is no character";
        let first = self.unit()?;
        if !(0xd800..0xe000).contains(&first) {
            return char::from_u32(first).ok_or(HALF);
        }
        if first >= 0xdc00 || !self.next_is(b'\\') || self.peek() != Some(b'u') {
            return Err(self.or_end(HALF));
        }
        let second = self.unit()?;
        if !(0xdc00..0xe000).contains(&second) {
            return Err(HALF);
        }
        let code = 0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00);
        char::from_u32(code).ok_or(HALF)
    }

    fn unit(&mut self) -> Parsed<u32> {
        self.at += 1;
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|byte| char::from(byte).to_digit(16));
            let Some(digit) = digit else {
                return Err(self.or_end("four hexadecimal digits are expected"));
            };
            unit = unit * 16 + digit;
            self.at += 1;
        }
        Ok(unit)
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is not blank.
    fn token(&mut self) -> Option<u8> {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
        self.peek()
    }

    fn next_is(&mut self, byte: u8) -> bool {
        let is = self.peek() == Some(byte);
        self.at += usize::from(is);
        is
    }

    fn token_is(&mut self, byte: u8) -> bool {
        self.token();
        self.next_is(byte)
    }

    fn or_end(&self, reason: &'static str) -> &'static str {
        if self.at < self.text.len() {
            reason
        } else {
            ENDS_EARLY
        }
    }

    /// The line and, in characters, the column of the next byte, both from 1.
    fn place(&self) -> (usize, usize) {
        let (mut line, mut column) = (1, 1);
        for byte in self.text.bytes().take(self.at) {
            match byte {
                b'\n' => (line, column) = (line + 1, 1),
                // Not the first byte of a character.
                0x80..0xc0 => (),
                _ => column += 1,
            }
        }
        (line, column)
    }
}

const ENDS_EARLY: &str = "the text ends too early";

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use scheduler_core::error::EngineError;
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn a_path_leads_to_its_place() {
        let text = "{\"a\": [1, {\"b.c\": 2,\n  \"d\": [true, null]}],\n \"é\": 3, \"f\": 4}";
        let check = |path, place| assert_eq!(place_of(text, path), place, "{path}");
        check("", (1, 1));
        check("a", (1, 7));
        check("a[0]", (1, 8));
        check("a[1].b.c", (1, 19));
        check("a[1].d[1]", (2, 15));
        check("f", (3, 15));
        check("a[1].x", (1, 11));
        check("a[7].x", (1, 7));
        check("line 4 column 2", (4, 2));
        assert_eq!(place_of("[[[[", "[0][0][0][0][0]"), (1, 4));
        assert_eq!(place_of("", "a.b"), (1, 1));
    }

    /// What the text holds; a number that is not whole or too large is "float".
    fn read(text: &str) -> Result<Value, EngineError> {
        parse(text).map(value).map_err(EngineError::from)
    }

    fn value(node: Node) -> Value {
        match node {
            Node::Null => Value::Null,
            Node::Bool(flag) => flag.into(),
            Node::Signed(number) => number.into(),
            Node::Unsigned(number) => number.into(),
            Node::Float => "float".into(),
            Node::Text(text) => text.into(),
            Node::List(list) => list.map(|entry| value(entry.unwrap())).collect(),
            Node::Record(record) => {
                let fields = record.map(|field| field.unwrap());
                fields.map(|(name, node)| (name, value(node))).collect()
            }
            Node::Other(_) | Node::Js(_) => unreachable!("no such value in a text"),
        }
    }

    #[test]
    fn the_whole_of_json() {
        let table = [
            ("null", json!(null)),
            (" true ", json!(true)),
            ("\t\r\nfalse\n", json!(false)),
            ("[]", json!([])),
            ("[ ]", json!([])),
            ("{ }", json!({})),
            ("[1,[2 , [ 3]],{}]", json!([1, [2, [3]], {}])),
            (
                r#"{"a":{"b":[{"c":null}]},"":0}"#,
                json!({"a": {"b": [{"c": null}]}, "": 0}),
            ),
            ("0", json!(0)),
            ("-0", json!(0)),
            ("10", json!(10)),
            ("-7", json!(-7)),
            ("9223372036854775807", json!(i64::MAX)),
            ("9223372036854775808", json!(9_223_372_036_854_775_808_u64)),
            ("18446744073709551615", json!(u64::MAX)),
            ("18446744073709551616", json!("float")),
            ("-9223372036854775808", json!(i64::MIN)),
            ("-9223372036854775809", json!("float")),
            ("1.0", json!("float")),
            ("-0.5e-3", json!("float")),
            ("1E+2", json!("float")),
            ("1e999", json!("float")),
            (r#""""#, json!("")),
            (
                r#""a\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83c\udf89ñ🎉""#,
                json!("a\"\\/\u{8}\u{c}\n\r\tAé€🎉ñ🎉"),
            ),
            ("\"\u{7f}\u{2028}\"", json!("\u{7f}\u{2028}")),
        ];
        for (text, expected) in table {
            assert_eq!(read(text), Ok(expected), "{text}");
        }
        let deepest = format!("{}{}", "[".repeat(128), "]".repeat(128));
        assert!(read(&deepest).is_ok());
    }

    #[test]
    fn nothing_but_json() {
        const VALUE: &str = "a value is expected";
        const EARLY: &str = ENDS_EARLY;
        const HALF: &str = "half of a surrogate pair is no character";
        const COMMA: &str = "a comma or a closing bracket is expected";
        const NAME: &str = "the name of a field is expected";
        const DIGIT: &str = "a digit is expected";
        const HEX: &str = "four hexadecimal digits are expected";
        const FOLLOW: &str = "nothing may follow the value";
        let table = [
            ("", 1, 1, EARLY),
            (" \n ", 2, 2, EARLY),
            ("[", 1, 2, EARLY),
            ("[1", 1, 3, EARLY),
            ("[1,", 1, 4, EARLY),
            ("{", 1, 2, EARLY),
            ("{\"a\"", 1, 5, EARLY),
            ("{\"a\":", 1, 6, EARLY),
            ("{\"a\":1", 1, 7, EARLY),
            ("\"a", 1, 3, EARLY),
            ("\"\\", 1, 3, EARLY),
            ("\"\\u12", 1, 6, EARLY),
            ("\"\\ud83c", 1, 8, EARLY),
            ("nul", 1, 4, EARLY),
            ("-", 1, 2, EARLY),
            ("1.", 1, 3, EARLY),
            ("1e", 1, 3, EARLY),
            ("nule", 1, 4, VALUE),
            ("True", 1, 1, VALUE),
            ("NaN", 1, 1, VALUE),
            ("Infinity", 1, 1, VALUE),
            ("undefined", 1, 1, VALUE),
            ("'a'", 1, 1, VALUE),
            ("+1", 1, 1, VALUE),
            (".5", 1, 1, VALUE),
            ("[,", 1, 2, VALUE),
            ("[1,]", 1, 4, VALUE),
            ("]", 1, 1, VALUE),
            ("\u{feff}1", 1, 1, VALUE),
            ("\u{a0}1", 1, 1, VALUE),
            ("[1 2]", 1, 4, COMMA),
            ("[1}", 1, 3, COMMA),
            ("[1]]", 1, 4, FOLLOW),
            ("1 1", 1, 3, FOLLOW),
            ("{} // x", 1, 4, FOLLOW),
            ("{,", 1, 2, NAME),
            ("{a:1}", 1, 2, NAME),
            ("{1:1}", 1, 2, NAME),
            ("{\"a\":1,}", 1, 8, NAME),
            ("{\"a\" 1}", 1, 6, "a colon is expected"),
            ("{\"a\":1]", 1, 7, COMMA),
            ("-a", 1, 2, DIGIT),
            ("1.e5", 1, 3, DIGIT),
            ("1e+x", 1, 4, DIGIT),
            ("01", 1, 2, "a number has no zeros in front"),
            ("-007", 1, 3, "a number has no zeros in front"),
            ("0x1", 1, 2, FOLLOW),
            ("\"\\x\"", 1, 3, "no escape begins like this"),
            ("\"\\u12g4\"", 1, 6, HEX),
            ("\"\\u+123\"", 1, 4, HEX),
            ("\"\\ud800\"", 1, 8, HALF),
            ("\"\\udc00\"", 1, 8, HALF),
            ("\"\\ud800\\n\"", 1, 9, HALF),
            ("\"\\ud800\\ud800\"", 1, 14, HALF),
            (
                "\"a\nb\"",
                1,
                3,
                "a control character in a string must be escaped",
            ),
            (
                "\"é\u{0}\"",
                1,
                3,
                "a control character in a string must be escaped",
            ),
            ("[\"ñ🎉\",\n \"é\" é]", 2, 6, COMMA),
        ];
        for (text, line, column, reason) in table {
            let error = read(text).unwrap_err();
            let message = format!("the text is not valid JSON: {reason}");
            let path = Some(format!("line {line} column {column}"));
            assert_eq!(
                (&*error.code, error.message, error.path),
                ("broken-json", message, path),
                "{text:?}"
            );
        }
        for deep in [
            "[".repeat(129),
            "[".repeat(1_000_000),
            "{\"a\":".repeat(129),
        ] {
            let error = read(&deep).unwrap_err();
            assert!(error.message.ends_with("at most 128 are allowed"));
        }
    }

    fn any_value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<u64>().prop_map(Value::from),
            any::<String>().prop_map(Value::from),
        ];
        leaf.prop_recursive(5, 40, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::hash_map(any::<String>(), inner, 0..6)
                    .prop_map(|fields| fields.into_iter().collect()),
            ]
        })
    }

    /// Texts of the letters that mean something in JSON: many are nearly valid.
    fn nearly_json() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            prop::sample::select(vec![
                "{", "}", "[", "]", ",", ":", "\"a\"", "\"", "\\", "\\u", "\\ud800", "\\udc00",
                "true", "null", "0", "1", "-", ".", "e", "+", " ", "\n", "é", "\u{1}", "x",
            ])
            .prop_map(str::to_owned),
            any_value().prop_map(|value| value.to_string()),
        ];
        prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn what_serde_json_writes_is_read_back(value in any_value()) {
            prop_assert_eq!(read(&value.to_string()), Ok(value.clone()));
            let pretty = serde_json::to_string_pretty(&value).unwrap();
            prop_assert_eq!(read(&pretty), Ok(value));
        }

        /// Exactly the texts that serde_json takes are taken; it alone refuses numbers that it
        /// cannot hold, which here are fractions like others.
        #[test]
        fn it_takes_what_serde_json_takes(text in nearly_json()) {
            let theirs = serde_json::from_str::<Value>(&text);
            let out_of_range = theirs.as_ref().is_err_and(|error| error.to_string().contains("out of range"));
            prop_assert!(out_of_range || theirs.is_ok() == read(&text).is_ok(), "{:?}", text);
        }

        #[test]
        fn no_text_makes_it_panic(text in any::<String>()) {
            let _ = read(&text);
        }
    }
}
