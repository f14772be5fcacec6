//! A file as sheets of cells: encodings, separators, Markdown tables and merged ranges.

use std::borrow::Cow;

use scheduler_exchange::csv_text;
use serde::{Deserialize, Serialize};

/// A line of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct GridLine {
    /// The line in the text or the sheet, from 1.
    pub line: u32,
    /// Its cells. A merged value stands in every cell of its range.
    pub cells: Vec<String>,
    /// The columns, from 0, whose cells repeat the value of a merged range that begins to the left or above.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub merged: Vec<u32>,
}

/// A sheet of a workbook, or the whole of a text.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Grid {
    /// The name of the sheet; empty for a text.
    #[serde(default)]
    pub name: String,
    /// The lines, without those that have no text.
    pub lines: Vec<GridLine>,
    /// What the workbook hides or strikes through, which is not among the lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub left_out: Vec<LeftOut>,
}

/// A line or a column of a workbook that is not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct LeftOut {
    /// The line, from 1; 0 for a column.
    pub line: u32,
    /// The column, from 1; 0 for a line.
    pub column: u32,
    /// Whether it is struck through, and not hidden.
    pub struck: bool,
}

impl LeftOut {
    /// A hidden line, from 1.
    #[must_use]
    pub const fn hidden_line(line: u32) -> Self {
        Self {
            line,
            column: 0,
            struck: false,
        }
    }

    /// A hidden column, from 1.
    #[must_use]
    pub const fn hidden_column(column: u32) -> Self {
        Self {
            line: 0,
            column,
            struck: false,
        }
    }

    /// A line, from 1, whose text is struck through.
    #[must_use]
    pub const fn struck_line(line: u32) -> Self {
        Self {
            line,
            column: 0,
            struck: true,
        }
    }
}

/// A cell that a workbook merges over several: its first and last line and column, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct MergedRange {
    /// The first line and column.
    pub first: (usize, usize),
    /// The last line and column.
    pub last: (usize, usize),
}

impl MergedRange {
    /// A range from one cell to another.
    #[must_use]
    pub fn new(first: (usize, usize), last: (usize, usize)) -> Self {
        Self { first, last }
    }
}

/// Encoding of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, by its byte order mark.
    Utf16,
    /// Windows-1252, as spreadsheets save CSV in Western Europe and America.
    Windows1252,
    /// Code page 850, as exports of older programs use it.
    Cp850,
}

/// The characters 0x80 to 0x9F of Windows-1252; the others are those of Latin 1.
const WINDOWS_1252: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
/// The characters 0x80 to 0xFF of code page 850.
const CP850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";

/// Decodes a file: UTF-8 if it is valid but for few bytes, UTF-16 by its mark, else Windows-1252 or code
/// page 850, whichever gives more letters of words. Characters of calendars that a line break cuts in two are joined
/// before.
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    let units = |order: fn([u8; 2]) -> u16| {
        let pairs = bytes.get(2..).unwrap_or_default().chunks_exact(2);
        let units: Vec<u16> = pairs
            .map(|pair| {
                order([
                    pair.first().copied().unwrap_or(0),
                    pair.last().copied().unwrap_or(0),
                ])
            })
            .collect();
        Cow::Owned(String::from_utf16_lossy(&units))
    };
    match bytes {
        [0xff, 0xfe, ..] => return (units(u16::from_le_bytes), Encoding::Utf16),
        [0xfe, 0xff, ..] => return (units(u16::from_be_bytes), Encoding::Utf16),
        _ => {}
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), Encoding::Utf8);
    }
    // RFC 5545, 3.1: lines may be folded within a character.
    if bytes.starts_with(b"BEGIN:VCALENDAR")
        && let Ok(text) = String::from_utf8(unfolded(bytes))
    {
        return (Cow::Owned(text), Encoding::Utf8);
    }
    if let Some(text) = mended(bytes) {
        return (Cow::Owned(text), Encoding::Utf8);
    }
    let with = |table: &str, first: u8| -> String {
        let table: Vec<char> = table.chars().collect();
        let decoded = bytes.iter().map(|byte| {
            let index = byte.checked_sub(first).map(usize::from);
            let letter = index.and_then(|index| table.get(index));
            letter.copied().unwrap_or(char::from(*byte))
        });
        decoded.collect()
    };
    let (windows, cp850) = (with(WINDOWS_1252, 0x80), with(CP850, 0x80));
    if in_words(&cp850) > in_words(&windows) {
        (Cow::Owned(cp850), Encoding::Cp850)
    } else {
        (Cow::Owned(windows), Encoding::Windows1252)
    }
}

/// The bytes of a calendar with continued lines joined.
fn unfolded(bytes: &[u8]) -> Vec<u8> {
    let mut joined = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((first, more)) = rest.split_first() {
        rest = match rest {
            [b'\r', b'\n', b' ' | b'\t', after @ ..] | [b'\n', b' ' | b'\t', after @ ..] => after,
            _ => {
                joined.push(*first);
                more
            }
        };
    }
    joined
}

/// A text of UTF-8 into which a few bytes of Windows-1252 have been pasted; `None` if most characters beyond ASCII are
/// no UTF-8.
fn mended(bytes: &[u8]) -> Option<String> {
    let (mut good, mut bad) = (0, 0);
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            bad += 1;
            let index = byte.checked_sub(0x80).map(usize::from);
            let letter = index.and_then(|index| WINDOWS_1252.chars().nth(index));
            text.push(letter.unwrap_or(char::from(*byte)));
        }
    }
    (good > bad || good > 0 && good == bad).then_some(text)
}

/// How many characters beyond ASCII are plausible: letters in words whose case fits.
fn in_words(text: &str) -> usize {
    let letters: Vec<char> = text.chars().collect();
    let windows = letters.windows(3).filter(|three| {
        let [before, letter, after] = three else {
            return false;
        };
        if letter.is_ascii() || !letter.is_alphabetic() || matches!(letter, 'ª' | 'º' | 'ƒ' | 'ˆ')
        {
            return false;
        }
        let lower = |c: &char| c.is_lowercase();
        let beside = before.is_alphabetic() || after.is_alphabetic();
        // An upper-case letter within a lower-case word is a sign of the wrong table.
        beside
            && !(letter.is_uppercase()
                && (lower(before) || (before.is_alphabetic() && lower(after))))
            && !(letter.is_lowercase() && before.is_uppercase() && after.is_uppercase())
    });
    windows.count()
}

impl Grid {
    /// Reads separated values, cells copied from a spreadsheet, a Markdown table or a calendar (`.ics`). Cells are
    /// separated by tabs, semicolons, commas or vertical bars, whichever cuts the text into the most even lines.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text
            .trim_start()
            .get(..15)
            .is_some_and(|start| start.eq_ignore_ascii_case("BEGIN:VCALENDAR"))
        {
            return crate::calendar::grid(text);
        }
        let mut grid = Self::default();
        let Some(separator) = separator(text) else {
            // Columns of a plain text stand apart by several blanks.
            for (line, number) in text.lines().zip(1..) {
                let cells = line
                    .split("  ")
                    .map(str::trim)
                    .filter(|cell| !cell.is_empty());
                grid.add(number, cells.map(str::to_owned).collect(), Vec::new());
            }
            return grid;
        };
        for (line, cells) in records(text, separator) {
            let bar = separator == b'|';
            if !(bar && is_rule(&cells)) {
                grid.add(
                    line,
                    if bar { within_bars(cells) } else { cells },
                    Vec::new(),
                );
            }
        }
        grid
    }

    /// A grid of the cells of a sheet. Lines are numbered from 1.
    #[must_use]
    pub fn of_cells(
        name: impl Into<String>,
        lines: Vec<Vec<String>>,
        merged: &[MergedRange],
    ) -> Self {
        let mut lines = lines;
        let mut repeated: Vec<Vec<u32>> = vec![Vec::new(); lines.len()];
        let width = lines.iter().map(Vec::len).max().unwrap_or(0);
        for range in merged {
            let ((top, left), (bottom, right)) = (range.first, range.last);
            let value = lines
                .get(top)
                .and_then(|line| line.get(left))
                .cloned()
                .unwrap_or_default();
            if value.trim().is_empty() {
                continue;
            }
            for (row, (line, repeated)) in lines.iter_mut().zip(&mut repeated).enumerate() {
                if !(top..=bottom).contains(&row) {
                    continue;
                }
                for column in left..=right.min(width.saturating_sub(1)) {
                    if (row, column) == (top, left) {
                        continue;
                    }
                    if line.len() <= column {
                        line.resize(column + 1, String::new());
                    }
                    if let Some(cell) = line.get_mut(column) {
                        cell.clone_from(&value);
                        repeated.push(u32::try_from(column).unwrap_or(u32::MAX));
                    }
                }
            }
        }
        let mut grid = Self {
            name: name.into(),
            ..Self::default()
        };
        for (line, (cells, merged)) in (1..).zip(lines.into_iter().zip(repeated)) {
            grid.add(line, cells, merged);
        }
        grid
    }

    fn add(&mut self, line: u32, cells: Vec<String>, merged: Vec<u32>) {
        if cells.iter().any(|cell| !cell.trim().is_empty()) {
            self.lines.push(GridLine {
                line,
                cells,
                merged,
            });
        }
    }

    /// The number of columns.
    #[must_use]
    pub fn width(&self) -> usize {
        let widths = self.lines.iter().map(|line| line.cells.len());
        widths.max().unwrap_or(0)
    }
}

/// The records of a text. A quote that is never closed is an ordinary character.
fn records(text: &str, separator: u8) -> Vec<(u32, Vec<String>)> {
    if let Ok(records) = csv_text::read_separated(text, separator) {
        let records = records.into_iter().map(|record| {
            let line = record.first().map_or(0, |field| field.place.line);
            (line, record.into_iter().map(|field| field.text).collect())
        });
        return records.collect();
    }
    let lines = text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty());
    lines
        .map(|(line, number)| {
            (
                number,
                line.split(char::from(separator))
                    .map(str::to_owned)
                    .collect(),
            )
        })
        .collect()
}

/// Whether a line only separates the heading of a Markdown table from its body: `|---|:--:|`.
fn is_rule(cells: &[String]) -> bool {
    let mut marks = cells
        .iter()
        .map(|cell| cell.trim())
        .filter(|cell| !cell.is_empty())
        .peekable();
    marks.peek().is_some()
        && marks.all(|cell| {
            cell.bytes().all(|byte| matches!(byte, b'-' | b':' | b'=')) && cell.contains('-')
        })
}

/// The cells between the outer bars of a Markdown table's line.
fn within_bars(mut cells: Vec<String>) -> Vec<String> {
    if cells.first().is_some_and(|cell| cell.trim().is_empty()) {
        cells.remove(0);
    }
    if cells.len() > 1 && cells.last().is_some_and(|cell| cell.trim().is_empty()) {
        cells.pop();
    }
    cells
}

/// The separator that gives the most even lines of more than one cell; among equals the first. `None` if no line has
/// one, but some have several blanks in a row.
fn separator(text: &str) -> Option<u8> {
    let evenness = |separator: u8| {
        let records = records(text, separator);
        let widths: Vec<usize> = records.iter().map(|(_, cells)| cells.len()).collect();
        let divided: Vec<usize> = widths.iter().copied().filter(|width| *width > 1).collect();
        let mut sorted = divided.clone();
        sorted.sort_unstable();
        let common = sorted.get(sorted.len() / 2).copied().unwrap_or(1);
        let even = divided.iter().filter(|width| **width == common).count();
        // Lines that fit, in thousandths of all lines.
        let share = even * 1000 / widths.len().max(1);
        (common > 1).then_some((share, common))
    };
    let candidates = [b'\t', b'|', b';', b','].map(|separator| (separator, evenness(separator)));
    // Every line of a copied table has tabs; commas and bars occur within cells.
    let sure = candidates.iter().find(|(separator, even)| {
        let needed = if *separator == b'\t' { 1 } else { 800 };
        even.is_some_and(|(share, _)| share >= needed)
    });
    let best = || {
        let found = candidates.iter().filter(|(_, even)| even.is_some());
        found.max_by_key(|(_, even)| even.unwrap_or_default())
    };
    let found = sure.or_else(best).map(|(separator, _)| *separator);
    let apart = || {
        text.lines()
            .filter(|line| line.trim().contains("  "))
            .count()
            > 1
    };
    found.or_else(|| (!apart()).then_some(b','))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(grid: &Grid) -> Vec<Vec<&str>> {
        let lines = grid.lines.iter();
        lines
            .map(|line| line.cells.iter().map(|cell| cell.trim()).collect())
            .collect()
    }

    #[test]
    fn encodings_are_recognised() {
        let text = "Núria;Mañana;Sábado\nÁngel;Miércoles;Sí";
        let utf16: Vec<u8> = [0xfeff_u16]
            .into_iter()
            .chain(text.encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(decode(&utf16), (Cow::Borrowed(text), Encoding::Utf16));
        assert_eq!(
            decode(text.as_bytes()),
            (Cow::Borrowed(text), Encoding::Utf8)
        );
        let latin: Vec<u8> = text
            .chars()
            .map(|c| u8::try_from(u32::from(c)).unwrap())
            .collect();
        assert_eq!(decode(&latin), (Cow::Borrowed(text), Encoding::Windows1252));
        let table: Vec<char> = CP850.chars().collect();
        assert_eq!(table.len(), 128);
        let byte = |c: char| match table.iter().position(|other| *other == c) {
            Some(index) => u8::try_from(index + 128).unwrap(),
            None => u8::try_from(u32::from(c)).unwrap(),
        };
        let old: Vec<u8> = text.chars().map(byte).collect();
        assert_eq!(decode(&old), (Cow::Borrowed(text), Encoding::Cp850));
        assert_eq!(decode(b"\x93Caf\xe9\x94 \x80").0, "“Café” €");
        assert_eq!(WINDOWS_1252.chars().count(), 32);
    }

    #[test]
    fn separators_are_recognised() {
        for text in [
            "Name\tMon\nAda\t9-13, 17-21\nBo;x\toff",
            "Name;Mon\nAda;\"9-13, 17-21\"\n\"Bo;x\";off",
            "Name,Mon\nAda,\"9-13, 17-21\"\nBo;x,off",
            "| Name | Mon |\n|:---|---:|\n| Ada | 9-13, 17-21 |\n| Bo;x | off |\n",
            "Name | Mon\n--- | ---\nAda | 9-13, 17-21\nBo;x | off\n",
        ] {
            let grid = Grid::of_text(text);
            assert_eq!(
                cells(&grid),
                [["Name", "Mon"], ["Ada", "9-13, 17-21"], ["Bo;x", "off"]],
                "{text}"
            );
        }
        let grid = Grid::of_text("a,b\n\n\"c\nd\",\"e");
        let lines: Vec<u32> = grid.lines.iter().map(|line| line.line).collect();
        assert_eq!(lines, [1, 3, 4]);
    }

    #[test]
    fn a_merged_value_stands_in_its_whole_range() {
        let lines = vec![vec!["Ada".to_owned(), "off".to_owned()], vec![]];
        let merged = [
            MergedRange::new((0, 0), (1, 0)),
            MergedRange::new((0, 1), (0, 9)),
        ];
        let grid = Grid::of_cells("Week", lines, &merged);
        assert_eq!(cells(&grid), [vec!["Ada", "off"], vec!["Ada"]]);
        assert_eq!(grid.lines[1].merged, [0]);
    }
}
