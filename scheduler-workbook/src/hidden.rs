//! The hidden lines and columns of workbooks, which calamine does not give.

use std::{
    collections::HashMap,
    io::{BufReader, Cursor},
};

use quick_xml::{
    Reader,
    events::{BytesStart, Event},
};
use zip::ZipArchive;

use crate::LeftOut;

/// No more hidden lines or columns in a row are told: behind them nothing is in use.
const MAX_RUN: u32 = 5_000;

/// What is hidden on each sheet, by its name.
type Hidden = HashMap<String, Vec<LeftOut>>;

/// What an `.xlsx` file hides; nothing if the file is damaged.
pub(crate) fn of_xlsx(bytes: &[u8]) -> Hidden {
    read_xlsx(bytes).unwrap_or_default()
}

/// What an `.ods` file hides or filters out; nothing if the file is damaged.
pub(crate) fn of_ods(bytes: &[u8]) -> Hidden {
    read_ods(bytes).unwrap_or_default()
}

/// Calls a function with each tag of a part of the file.
fn tags(bytes: &[u8], part: &str, mut tag: impl FnMut(&BytesStart<'_>)) -> Option<()> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).ok()?;
    let part = archive.by_name(part).ok()?;
    let mut reader = Reader::from_reader(BufReader::new(part));
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer).ok()? {
            Event::Start(own) | Event::Empty(own) => tag(&own),
            Event::Eof => return Some(()),
            _ => {}
        }
    }
}

fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let mut attributes = tag.attributes().flatten();
    let found = attributes.find(|attribute| attribute.key.as_ref() == name)?;
    Some(quick_xml::escape::unescape(&found.value).ok()?.into_owned())
}

fn number(tag: &BytesStart<'_>, name: &str) -> Option<u32> {
    attribute(tag, name)?.parse().ok()
}

fn read_xlsx(bytes: &[u8]) -> Option<Hidden> {
    let mut names: Vec<(String, String)> = Vec::new();
    tags(bytes, "xl/workbook.xml", |tag| {
        if tag.local_name().as_ref() == "sheet"
            && let (Some(name), Some(id)) = (attribute(tag, "name"), attribute(tag, "r:id"))
        {
            names.push((name, id));
        }
    })?;
    let mut paths: HashMap<String, String> = HashMap::new();
    tags(bytes, "xl/_rels/workbook.xml.rels", |tag| {
        if let (Some(id), Some(path)) = (attribute(tag, "Id"), attribute(tag, "Target")) {
            let path = match path.strip_prefix('/') {
                Some(path) => path.to_owned(),
                None => format!("xl/{path}"),
            };
            paths.insert(id, path);
        }
    })?;
    let mut hidden = Hidden::new();
    for (name, id) in names {
        let Some(path) = paths.get(&id) else {
            continue;
        };
        let mut found = Vec::new();
        let mut line = 0;
        tags(bytes, path, |tag| {
            let is_hidden = matches!(attribute(tag, "hidden").as_deref(), Some("1" | "true"));
            match tag.local_name().as_ref() {
                "row" => {
                    line = number(tag, "r").unwrap_or(line + 1);
                    if is_hidden {
                        found.push(LeftOut::HiddenLine(line));
                    }
                }
                "col" if is_hidden => {
                    let (first, last) = (number(tag, "min"), number(tag, "max"));
                    if let (Some(first), Some(last)) = (first, last) {
                        let last = last.min(first.saturating_add(MAX_RUN));
                        found.extend((first..=last).map(LeftOut::HiddenColumn));
                    }
                }
                _ => {}
            }
        })?;
        hidden.insert(name, found);
    }
    Some(hidden)
}

fn read_ods(bytes: &[u8]) -> Option<Hidden> {
    let mut hidden = Hidden::new();
    let mut sheet = String::new();
    let (mut line, mut column) = (1_u32, 1_u32);
    tags(bytes, "content.xml", |tag| {
        let is_hidden = matches!(
            attribute(tag, "table:visibility").as_deref(),
            Some("collapse" | "filter")
        );
        let run = |name: &str| number(tag, name).unwrap_or(1).max(1);
        match tag.name().as_ref() {
            "table:table" => {
                sheet = attribute(tag, "table:name").unwrap_or_default();
                (line, column) = (1, 1);
            }
            "table:table-row" => {
                let count = run("table:number-rows-repeated");
                if is_hidden {
                    let last = line.saturating_add(count.min(MAX_RUN));
                    let own = hidden.entry(sheet.clone()).or_default();
                    own.extend((line..last).map(LeftOut::HiddenLine));
                }
                line = line.saturating_add(count);
            }
            "table:table-column" => {
                let count = run("table:number-columns-repeated");
                if is_hidden {
                    let last = column.saturating_add(count.min(MAX_RUN));
                    let own = hidden.entry(sheet.clone()).or_default();
                    own.extend((column..last).map(LeftOut::HiddenColumn));
                }
                column = column.saturating_add(count);
            }
            _ => {}
        }
    })?;
    Some(hidden)
}
