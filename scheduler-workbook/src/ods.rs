//! The merged ranges of `.ods` files, which calamine does not give.

use std::{
    collections::HashMap,
    io::{BufReader, Cursor},
};

use quick_xml::{
    Reader,
    events::{BytesStart, Event},
};
use zip::ZipArchive;

use crate::Corners;

/// No sheet has more lines or columns.
const MAX_COUNT: u32 = 1 << 20;

/// The merged ranges of each sheet, by its name; none if the file is damaged.
pub(crate) fn merged(bytes: &[u8]) -> HashMap<String, Vec<Corners>> {
    read(bytes).unwrap_or_default()
}

fn read(bytes: &[u8]) -> Option<HashMap<String, Vec<Corners>>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).ok()?;
    let content = archive.by_name("content.xml").ok()?;
    let mut reader = Reader::from_reader(BufReader::new(content));
    let mut sheets: HashMap<String, Vec<Corners>> = HashMap::new();
    let mut sheet = String::new();
    let (mut row, mut column, mut rows) = (0_u32, 0_u32, 1_u32);
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer).ok()? {
            Event::Start(tag) | Event::Empty(tag) => match tag.name().as_ref() {
                "table:table" => {
                    sheet = attribute(&tag, "table:name").unwrap_or_default();
                    (row, rows) = (0, 0);
                }
                "table:table-row" => {
                    row = row.saturating_add(rows);
                    rows = number(&tag, "table:number-rows-repeated");
                    column = 0;
                }
                "table:table-cell" | "table:covered-table-cell" => {
                    let wide = number(&tag, "table:number-columns-spanned");
                    let high = number(&tag, "table:number-rows-spanned");
                    if wide > 1 || high > 1 {
                        let last = (
                            row.saturating_add(high - 1),
                            column.saturating_add(wide - 1),
                        );
                        let own = sheets.entry(sheet.clone()).or_default();
                        own.push(((row, column), last));
                    }
                    let repeated = number(&tag, "table:number-columns-repeated");
                    column = column.saturating_add(repeated);
                }
                _ => {}
            },
            Event::Eof => return Some(sheets),
            _ => {}
        }
    }
}

fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let mut attributes = tag.attributes().flatten();
    let found = attributes.find(|attribute| attribute.key.as_ref() == name)?;
    Some(quick_xml::escape::unescape(&found.value).ok()?.into_owned())
}

/// A count; 1 if it is not given.
fn number(tag: &BytesStart<'_>, name: &str) -> u32 {
    let text = attribute(tag, name);
    let number = text.and_then(|text| text.parse().ok());
    number.unwrap_or(1).clamp(1, MAX_COUNT)
}
