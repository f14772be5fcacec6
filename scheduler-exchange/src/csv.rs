//! Comma-separated values (RFC 4180): the text format, not what is in it.
//!
//! Written by hand because a general library weighs more in the browser than all of this; the tests read
//! what is written here with one.

/// One field and its place in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Field {
    pub text: String,
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
}

/// Adds one record. A field with a separator, a quote or a line break in it is quoted.
pub(crate) fn write_record(csv: &mut String, fields: &[&str]) {
    let mut separator = "";
    for field in fields {
        csv.push_str(separator);
        separator = ",";
        if field.contains([',', ';', '\t', '"', '\r', '\n']) || field.trim().len() < field.len() {
            csv.push('"');
            for c in field.chars() {
                if c == '"' {
                    csv.push('"');
                }
                csv.push(c);
            }
            csv.push('"');
        } else {
            csv.push_str(field);
        }
    }
    csv.push_str("\r\n");
}

/// A text that no spreadsheet takes for a formula: where one would, an apostrophe goes in front.
/// [`plain`] takes it away again.
pub(crate) fn guarded(text: &str) -> String {
    if is_formula(text) {
        return format!("'{text}");
    }
    text.to_owned()
}

/// The text that was [`guarded`].
pub(crate) fn plain(text: &str) -> &str {
    let inner = text.strip_prefix('\'').filter(|inner| is_formula(inner));
    inner.unwrap_or(text)
}

fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// A quote that never ends, and where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenQuote {
    pub line: u32,
    pub column: u32,
}

/// Reads records. Fields are separated by commas, semicolons or tabs, whichever the first line has most
/// of; lines end with CRLF, LF or CR; blank lines are left out; a byte order mark is passed over.
pub(crate) fn read(text: &str) -> Result<Vec<Vec<Field>>, OpenQuote> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let separator = separator(text);
    let (mut line, mut column) = (1_u32, 1_u32);
    let mut records = Vec::new();
    let mut record: Vec<Field> = Vec::new();
    let mut field = Field {
        text: String::new(),
        line,
        column,
    };
    let mut chars = text.chars().peekable();
    // Where the quoted part that is being read began.
    let mut quote: Option<OpenQuote> = None;
    while let Some(c) = chars.next() {
        let place = OpenQuote { line, column };
        column = column.saturating_add(1);
        let ends_line = c == '\n' || (c == '\r' && chars.peek() != Some(&'\n'));
        if ends_line {
            (line, column) = (line.saturating_add(1), 1);
        }
        if quote.is_some() {
            match c {
                '"' if chars.next_if_eq(&'"').is_some() => {
                    column = column.saturating_add(1);
                    field.text.push('"');
                }
                '"' => quote = None,
                _ => field.text.push(c),
            }
        } else if c == '"' && field.text.is_empty() {
            quote = Some(place);
        } else if c == separator || ends_line {
            let next = Field {
                text: String::new(),
                line,
                column,
            };
            record.push(std::mem::replace(&mut field, next));
            if ends_line {
                finish(&mut record, &mut records);
            }
        } else if c != '\r' || chars.peek() != Some(&'\n') {
            field.text.push(c);
        }
    }
    if let Some(open) = quote {
        return Err(open);
    }
    record.push(field);
    finish(&mut record, &mut records);
    Ok(records)
}

fn finish(record: &mut Vec<Field>, records: &mut Vec<Vec<Field>>) {
    let record = std::mem::take(record);
    if !matches!(&*record, [only] if only.text.trim().is_empty()) {
        records.push(record);
    }
}

fn separator(text: &str) -> char {
    let first = text
        .trim_start()
        .split(['\r', '\n'])
        .next()
        .unwrap_or_default();
    let mut most = (',', 0);
    for separator in [',', ';', '\t'] {
        let count = first.chars().filter(|c| *c == separator).count();
        if count > most.1 {
            most = (separator, count);
        }
    }
    most.0
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

    #[test]
    fn places_are_those_of_the_text() {
        let records = read("\u{feff}a,b\r\n\"x\ny\", z\n\n\"é\"\"\",q").unwrap();
        let told: Vec<_> = records
            .iter()
            .flatten()
            .map(|field| (&*field.text, field.line, field.column))
            .collect();
        assert_eq!(
            told,
            [
                ("a", 1, 1),
                ("b", 1, 3),
                ("x\ny", 2, 1),
                (" z", 3, 4),
                ("é\"", 5, 1),
                ("q", 5, 7)
            ]
        );
    }

    #[test]
    fn spreadsheets_separate_as_they_like() {
        assert_eq!(
            texts("a;b;c\n1,5;2;3"),
            [["a", "b", "c"], ["1,5", "2", "3"]]
        );
        assert_eq!(texts("a\tb\r1\t2"), [["a", "b"], ["1", "2"]]);
        assert_eq!(texts(""), Vec::<Vec<String>>::new());
        assert_eq!(texts("\n \r\n"), Vec::<Vec<String>>::new());
    }

    #[test]
    fn an_open_quote_is_told_where_it_begins() {
        assert_eq!(read("a,b\n1,\"x\ny"), Err(OpenQuote { line: 2, column: 3 }));
    }

    proptest! {
        #[test]
        fn no_text_panics(text: String) {
            let _ = read(&text);
        }

        #[test]
        fn what_is_written_is_read(records in vec(vec("[a-c,;\t\"\r\n' =é-]{0,5}", 2..5), 1..5)) {
            let mut csv = String::new();
            // The first line decides about the separator.
            write_record(&mut csv, &["a", "b", "c", "d", "e", "f"]);
            for record in &records {
                let fields: Vec<&str> = record.iter().map(|field| &**field).collect();
                write_record(&mut csv, &fields);
            }
            let found = texts(&csv);
            prop_assert_eq!(&found[1..], &records[..]);
            let mut reader = csv::ReaderBuilder::new().flexible(true).has_headers(false).from_reader(csv.as_bytes());
            let library: Vec<Vec<String>> = reader.records()
                .map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect();
            prop_assert_eq!(library, found);
        }

        #[test]
        fn a_guard_comes_off_again(text in "['=+@a\t\r-]{0,4}") {
            let guarded = guarded(&text);
            prop_assert!(!guarded.starts_with(['=', '+', '-', '@', '\t', '\r']));
            prop_assert_eq!(plain(&guarded), text);
        }
    }
}
