//! Comma-separated values (RFC 4180) with the position of every field.

use csv_core::{ReadFieldResult, ReaderBuilder};
use serde::{Deserialize, Serialize};

/// What parts the columns of a file that is written. Spreadsheets split a line only at the sign of their own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Separator {
    /// `,`
    #[default]
    Comma,
    /// `;`, where decimals have a comma.
    Semicolon,
}

impl Separator {
    const fn sign(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
        }
    }

    /// A number of hundredths, with two decimals.
    pub(crate) fn decimal(self, hundredths: u32) -> String {
        let point = match self {
            Self::Comma => '.',
            Self::Semicolon => ',',
        };
        format!("{}{point}{:02}", hundredths / 100, hundredths % 100)
    }
}

/// Without it spreadsheets read UTF-8 in the encoding of their language.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Writes records, which may have different numbers of fields, after a byte order mark; lines end with CRLF.
pub(crate) fn write(
    records: impl IntoIterator<Item = Vec<String>>,
    separator: Separator,
) -> String {
    let mut writer = csv::WriterBuilder::new()
        .terminator(csv::Terminator::CRLF)
        .delimiter(separator.sign())
        .flexible(true)
        .from_writer(Vec::from(BYTE_ORDER_MARK));
    for record in records {
        // Writing to memory cannot fail.
        let _ = writer.write_record(record);
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// A position in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// From 1. Lines end with CRLF, LF or CR.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
}

impl Place {
    /// The start of a text.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// One field and where it begins; a quoted one begins with its quote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Its text, without the quotes.
    pub text: String,
    /// Where it begins.
    pub place: Place,
}

/// A quote that is never closed, and where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenQuote(pub Place);

/// Reads records. Fields are separated by commas, semicolons or tabs, whichever is most frequent in the first line;
/// blank lines and a byte order mark are skipped.
///
/// # Errors
/// If a quote is never closed.
pub fn read(text: &str) -> Result<Vec<Vec<Field>>, OpenQuote> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    read_separated(text, separator(text))
}

/// Reads records whose fields are separated by an ASCII character; blank lines are skipped.
///
/// # Errors
/// If a quote is never closed.
pub fn read_separated(text: &str, separator: u8) -> Result<Vec<Vec<Field>>, OpenQuote> {
    let mut reader = ReaderBuilder::new().delimiter(separator).build();
    let mut places = Places::new(text);
    let mut buffer = vec![0; text.len()];
    let (mut records, mut record) = (Vec::new(), Vec::new());
    // Byte offsets: where the field begins, what has been read, and how much of the buffer is filled.
    let (mut begin, mut read, mut filled) = (0, 0, 0);
    loop {
        // At the end of the text the reader gets empty input, which ends the last field.
        let rest = text.as_bytes().get(read..).unwrap_or_default();
        let free = buffer.get_mut(filled..).unwrap_or_default();
        let (result, bytes_read, bytes_written) = reader.read_field(rest, free);
        read += bytes_read;
        filled += bytes_written;
        let record_end = match result {
            ReadFieldResult::InputEmpty => continue,
            // A field is never longer than the text, so the buffer cannot be full; stop in any case.
            ReadFieldResult::OutputFull | ReadFieldResult::End => break,
            ReadFieldResult::Field { record_end } => record_end,
        };
        let raw = text.get(begin..read).unwrap_or_default();
        // The reader skips line breaks before a record: blank lines, and the LF of a CRLF.
        let blank = match record.is_empty() {
            true => raw.len() - raw.trim_start_matches(['\r', '\n']).len(),
            false => 0,
        };
        let place = places.at(begin + blank);
        let raw = raw.get(blank..).unwrap_or_default();
        if read == text.len() && is_open(raw) {
            return Err(OpenQuote(place));
        }
        let bytes = buffer.get(..filled).unwrap_or_default();
        record.push(Field {
            text: String::from_utf8_lossy(bytes).into_owned(),
            place,
        });
        (begin, filled) = (read, 0);
        if record_end {
            let record = std::mem::take(&mut record);
            if !matches!(&*record, [only] if only.text.trim().is_empty()) {
                records.push(record);
            }
        }
    }
    Ok(records)
}

/// Whether a quote is opened in a field's raw text and not closed.
fn is_open(raw: &str) -> bool {
    let quoted = raw.strip_prefix('"');
    quoted.is_some_and(|quoted| !quoted.replace("\"\"", "").contains('"'))
}

fn separator(text: &str) -> u8 {
    let first = text.trim_start().split(['\r', '\n']).next();
    let count = |separator: u8| {
        let bytes = first.unwrap_or_default().bytes();
        bytes.filter(|byte| *byte == separator).count()
    };
    let mut most = (b',', count(b','));
    for separator in [b';', b'\t'] {
        if count(separator) > most.1 {
            most = (separator, count(separator));
        }
    }
    most.0
}

/// Converts increasing byte offsets of a text to lines and columns.
struct Places<'a> {
    rest: std::iter::Peekable<std::str::CharIndices<'a>>,
    next: Place,
}

impl<'a> Places<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text.char_indices().peekable(),
            next: Place::START,
        }
    }

    /// The position of a byte offset, which must not be less than the previous one.
    fn at(&mut self, byte: usize) -> Place {
        while let Some((_, c)) = self.rest.next_if(|(index, _)| *index < byte) {
            let lf_follows = self.rest.peek().is_some_and(|(_, next)| *next == '\n');
            if c == '\n' || (c == '\r' && !lf_follows) {
                self.next.line += 1;
                self.next.column = 1;
            } else {
                self.next.column += 1;
            }
        }
        self.next
    }
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*};

    use super::*;

    fn texts(csv: &str) -> Vec<Vec<String>> {
        let records = read(csv).unwrap().into_iter();
        let texts = records.map(|record| record.into_iter().map(|field| field.text).collect());
        texts.collect()
    }

    fn places(csv: &str) -> Vec<(String, u32, u32)> {
        let fields = read(csv).unwrap().into_iter().flatten();
        let places = fields.map(|field| (field.text, field.place.line, field.place.column));
        places.collect()
    }

    #[test]
    fn positions_are_lines_and_columns_of_the_text() {
        let expected = [
            ("a", 1, 1),
            ("b", 1, 3),
            ("x\ny", 2, 1),
            (" z", 3, 4),
            ("é\"", 5, 1),
            ("q", 5, 7),
            ("r", 6, 1),
            ("", 6, 3),
        ];
        let expected = expected.map(|(text, line, column)| (text.to_owned(), line, column));
        assert_eq!(
            places("\u{feff}a,b\r\n\"x\ny\", z\n\n\"é\"\"\",q\rr,"),
            expected
        );
    }

    #[test]
    fn separators_of_spreadsheets_are_recognised() {
        assert_eq!(
            texts("a;b;c\n1,5;2;3"),
            [["a", "b", "c"], ["1,5", "2", "3"]]
        );
        assert_eq!(texts("a\tb\r1\t2"), [["a", "b"], ["1", "2"]]);
        assert_eq!(texts(""), Vec::<Vec<String>>::new());
        assert_eq!(texts("\n \r\n"), Vec::<Vec<String>>::new());
    }

    #[test]
    fn an_open_quote_is_reported_where_it_begins() {
        let open = |text| read(text).unwrap_err().0;
        assert_eq!(open("a,b\n1,\"x\ny"), Place { line: 2, column: 3 });
        assert_eq!(open("\"\"\""), Place::START);
        assert_eq!(open("a,\"b\"\""), Place { line: 1, column: 3 });
        assert_eq!(texts("\"\",\"\"\"\",\"a\"b"), [["", "\"", "ab"]]);
    }

    proptest! {
        #[test]
        fn no_text_panics(text: String, csv in "[a,;\"\r\né]{0,30}") {
            let _ = (read(&text), read(&csv));
        }

        /// Records written with the csv crate are read back, and every field begins at its position.
        #[test]
        fn records_round_trip(records in vec(vec("[a-c,;\t\"\r\n' =é-]{0,5}", 2..5), 1..5)) {
            let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
            // The first line determines the separator.
            writer.write_record(["a", "b", "c", "d", "e", "f"]).unwrap();
            for record in &records {
                writer.write_record(record).unwrap();
            }
            let csv = String::from_utf8(writer.into_inner().unwrap()).unwrap();
            prop_assert_eq!(&texts(&csv)[1..], &records[..]);

            let lines = csv.replace("\r\n", "\n").replace('\r', "\n");
            let lines: Vec<&str> = lines.split('\n').collect();
            for field in read(&csv).unwrap().into_iter().flatten() {
                let line: Vec<char> = lines[field.place.line as usize - 1].chars().collect();
                let column = field.place.column as usize - 1;
                let from: String = line[column..].iter().collect();
                let first = field.text.replace('\r', "\n");
                let first = first.split('\n').next().unwrap();
                prop_assert!(
                    from.starts_with(first) || from.starts_with(&format!("\"{}", first.replace('"', "\"\""))),
                    "{:?} at {:?}", field, from
                );
                prop_assert!(column == 0 || line[column - 1] == ',');
            }
        }
    }
}
