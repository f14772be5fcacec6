//! Reads workbooks (`.xlsx`, `.xls` and `.ods`): every visible sheet, merged ranges, dates of both systems, times.
//!
//! What the cells mean is for the caller, so that this crate depends on none of ours.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod hidden;
mod ods;

use std::io::Cursor;

use calamine::{Data, Ods, Range, Reader, StyleRange, Xls, Xlsx};

/// The most cells of a sheet: rows times columns of the range in use.
const MAX_CELLS: usize = 2_000_000;

/// A line and a column, from 0.
pub type Place = (usize, usize);

/// A visible sheet of a workbook.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// The texts of its cells, from its first line and column. Lines may be of different lengths.
    pub lines: Vec<Vec<String>>,
    /// The first and the last cell of each merged range; the value is in the first.
    pub merged: Vec<(Place, Place)>,
    /// The lines and columns that are hidden or struck through; their texts are not among those of the lines.
    pub left_out: Vec<LeftOut>,
}

/// A line or a column of a sheet that is not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum LeftOut {
    /// The line, from 1, is hidden.
    HiddenLine(u32),
    /// The column, from 1, is hidden.
    HiddenColumn(u32),
    /// All texts of the line, from 1, are struck through.
    StruckLine(u32),
}

/// Why a workbook cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WorkbookError {
    /// The bytes are no workbook.
    #[error("not a workbook: {0}")]
    NotAWorkbook(String),
    /// A sheet is too large.
    #[error("the sheet '{0}' has more than {MAX_CELLS} cells")]
    TooLarge(String),
}

impl WorkbookError {
    /// A stable kebab-case code, for programs that cannot match on the variants.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAWorkbook(_) => "not-a-workbook",
            Self::TooLarge(_) => "sheet-too-large",
        }
    }
}

/// Whether a file is a workbook, whatever its name: a ZIP archive or an older Excel file.
#[must_use]
pub fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK") || bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0])
}

/// The visible sheets of a workbook, in their order.
///
/// # Errors
/// If the bytes are no workbook, are damaged, or a sheet is too large.
pub fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, WorkbookError> {
    let cursor = || Cursor::new(bytes);
    if bytes.starts_with(b"PK") {
        let xlsx = match Xlsx::new(cursor()) {
            Ok(mut book) => {
                let merged = |book: &mut Xlsx<Cursor<&[u8]>>, name: &str| {
                    let cells = book.merge_cells_by_sheet_name(name).unwrap_or_default();
                    cells
                        .into_iter()
                        .map(|cells| (cells.start, cells.end))
                        .collect()
                };
                let mut hidden = hidden::of_xlsx(bytes);
                return visible(&mut book, merged, |name| {
                    hidden.remove(name).unwrap_or_default()
                });
            }
            Err(error) => error.to_string(),
        };
        return match Ods::new(cursor()) {
            Ok(mut book) => {
                let mut merged = ods::merged(bytes);
                let mut hidden = hidden::of_ods(bytes);
                visible(
                    &mut book,
                    |_, name| merged.remove(name).unwrap_or_default(),
                    |name| hidden.remove(name).unwrap_or_default(),
                )
            }
            Err(_) => Err(WorkbookError::NotAWorkbook(xlsx)),
        };
    }
    let mut book: Xls<_> =
        Xls::new(cursor()).map_err(|error| WorkbookError::NotAWorkbook(error.to_string()))?;
    let merged = |book: &mut Xls<Cursor<&[u8]>>, name: &str| {
        let cells = book.merge_cells_by_sheet_name(name).unwrap_or_default();
        cells
            .into_iter()
            .map(|cells| (cells.start, cells.end))
            .collect()
    };
    visible(&mut book, merged, |_| Vec::new())
}

/// First and last cell of a merged range: line and column, from 0.
type Corners = ((u32, u32), (u32, u32));

fn visible<'a, B>(
    book: &mut B,
    mut merged: impl FnMut(&mut B, &str) -> Vec<Corners>,
    mut hidden: impl FnMut(&str) -> Vec<LeftOut>,
) -> Result<Vec<Sheet>, WorkbookError>
where
    B: Reader<Cursor<&'a [u8]>>,
    B::Error: std::fmt::Display,
{
    let metadata: Vec<_> = book.sheets_metadata().to_vec();
    let mut sheets = Vec::new();
    for sheet in metadata {
        if sheet.visible != calamine::SheetVisible::Visible
            || sheet.typ != calamine::SheetType::WorkSheet
        {
            continue;
        }
        let range = book
            .worksheet_range(&sheet.name)
            .map_err(|error| WorkbookError::NotAWorkbook(error.to_string()))?;
        let formulas = book.worksheet_formula(&sheet.name).unwrap_or_default();
        if range.is_empty() && formulas.is_empty() {
            continue;
        }
        let (rows, columns) = range.end().unwrap_or_default();
        if size(rows).saturating_mul(size(columns)) > MAX_CELLS {
            return Err(WorkbookError::TooLarge(sheet.name));
        }
        let place = |(line, column)| (size(line), size(column));
        let mut lines = lines(&range);
        write_open_formulas(&mut lines, &range, &formulas);
        let mut left_out = hidden(&sheet.name);
        if let Ok(styles) = book.worksheet_style(&sheet.name) {
            left_out.extend(struck_lines(&lines, &styles));
        }
        blank(&mut lines, &left_out);
        let merged = merged(book, &sheet.name).into_iter();
        sheets.push(Sheet {
            merged: merged
                .map(|(first, last)| (place(first), place(last)))
                .collect(),
            lines,
            left_out,
            name: sheet.name,
        });
    }
    Ok(sheets)
}

/// Writes formulas whose results are not in the file in place of their results: programs that write workbooks store
/// nothing, or 0 for all of them.
fn write_open_formulas(
    lines: &mut Vec<Vec<String>>,
    range: &Range<Data>,
    formulas: &Range<String>,
) {
    let (first_line, first_column) = formulas.start().unwrap_or_default();
    let found = formulas.used_cells().map(|(line, column, formula)| {
        let place = (
            first_line.saturating_add(u32::try_from(line).unwrap_or(u32::MAX)),
            first_column.saturating_add(u32::try_from(column).unwrap_or(u32::MAX)),
        );
        let result = match range.get_value(place) {
            None | Some(Data::Empty) => None,
            Some(Data::Float(number)) => Some(*number != 0.0),
            Some(Data::Int(number)) => Some(*number != 0),
            Some(Data::DateTime(moment)) => Some(moment.as_f64() != 0.0),
            Some(_) => Some(true),
        };
        (place, formula, result)
    });
    let found: Vec<_> = found
        .filter(|(_, formula, _)| !formula.is_empty())
        .collect();
    let computed = found.iter().any(|(_, _, result)| *result == Some(true));
    for ((line, column), formula, result) in found {
        let (line, column) = (size(line), size(column));
        if result.is_some() && computed || line >= MAX_CELLS || column >= MAX_CELLS {
            continue;
        }
        if lines.len() <= line {
            lines.resize(line + 1, Vec::new());
        }
        if let Some(cells) = lines.get_mut(line) {
            if cells.len() <= column {
                cells.resize(column + 1, String::new());
            }
            if let Some(cell) = cells.get_mut(column) {
                *cell = format!("={formula}");
            }
        }
    }
}

/// The lines all of whose texts are struck through.
fn struck_lines(lines: &[Vec<String>], styles: &StyleRange) -> Vec<LeftOut> {
    let is_struck = |line: u32, column: u32| {
        let style = styles.get((line, column));
        style.is_some_and(|style| style.font.as_ref().is_some_and(|font| font.strikethrough))
    };
    let struck = (0..).zip(lines).filter(|(line, cells)| {
        let mut texts = (0..)
            .zip(*cells)
            .filter(|(_, text)| !text.trim().is_empty())
            .peekable();
        texts.peek().is_some() && texts.all(|(column, _)| is_struck(*line, column))
    });
    struck
        .map(|(line, _)| LeftOut::StruckLine(line + 1))
        .collect()
}

/// Removes the texts of what is left out.
fn blank(lines: &mut [Vec<String>], left_out: &[LeftOut]) {
    for left_out in left_out {
        match *left_out {
            LeftOut::HiddenLine(line) | LeftOut::StruckLine(line) => {
                let line = size(line).checked_sub(1);
                if let Some(cells) = line.and_then(|line| lines.get_mut(line)) {
                    cells.clear();
                }
            }
            LeftOut::HiddenColumn(column) => {
                let column = size(column).checked_sub(1).unwrap_or(usize::MAX);
                for cell in lines.iter_mut().filter_map(|cells| cells.get_mut(column)) {
                    cell.clear();
                }
            }
        }
    }
}

fn size(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// The cells as text, from the first line and column of the sheet.
fn lines(range: &Range<Data>) -> Vec<Vec<String>> {
    let (first_line, first_column) = range.start().unwrap_or_default();
    let empty = std::iter::repeat_n(Vec::new(), size(first_line));
    let rows = range.rows().map(|row| {
        let blank = std::iter::repeat_n(String::new(), size(first_column));
        blank.chain(row.iter().map(text)).collect()
    });
    empty.chain(rows).collect()
}

/// A cell as text: dates as `2026-11-23`, times as `09:30`, both as `2026-11-23 09:30`, numbers without needless digits.
fn text(cell: &Data) -> String {
    match cell {
        Data::Empty => String::new(),
        Data::String(text) => text.clone(),
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::Bool(true) => "TRUE".to_owned(),
        Data::Bool(false) => "FALSE".to_owned(),
        Data::Error(error) => error.to_string(),
        Data::DateTime(moment) => {
            let (year, month, day, hour, minute, second, thousandths) = moment.to_ymd_hms_milli();
            // Spreadsheets store times as fractions of a day, which are seldom whole minutes.
            let half_up = u32::from(second >= 30 || (second == 29 && thousandths >= 500));
            let minutes = u32::from(hour) * 60 + u32::from(minute) + half_up;
            // `24:00` and later times are days of January 1900, which no roster is of.
            if moment.is_duration() || (0.0..FIRST_DATE).contains(&moment.as_f64()) {
                return hours(moment.as_f64());
            }
            let date = format!("{year:04}-{month:02}-{day:02}");
            if minutes == 0 {
                date
            } else {
                format!("{date} {:02}:{:02}", minutes / 60, minutes % 60)
            }
        }
        Data::DateTimeIso(text) => iso(text),
        Data::DurationIso(text) => duration(text).unwrap_or_else(|| text.clone()),
    }
}

/// The first serial number that is taken for a date: 29 February 1900.
const FIRST_DATE: f64 = 60.0;

/// Hours and minutes of a number of days, as `09:30` or `33:00`.
fn hours(days: f64) -> String {
    let minutes = (days * 24.0 * 60.0).round();
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a length is far from the largest number"
    )]
    let minutes = minutes as i64;
    let sign = if minutes < 0 { "-" } else { "" };
    let minutes = minutes.unsigned_abs();
    format!("{sign}{:02}:{:02}", minutes / 60, minutes % 60)
}

/// `2026-11-23T09:30:00` or a date alone.
fn iso(text: &str) -> String {
    match text.split_once('T') {
        Some((date, time)) if time.starts_with("00:00") => date.to_owned(),
        Some((date, time)) => format!("{date} {}", time.get(..5).unwrap_or(time)),
        None => text.to_owned(),
    }
}

/// `PT09H30M00S`, as `.ods` files store times, or any other duration of XML Schema without years and months, such as
/// `PT8H`, `PT450M` and `P1DT9H`.
fn duration(text: &str) -> Option<String> {
    let (sign, rest) = text
        .strip_prefix('-')
        .map_or((1.0, text), |rest| (-1.0, rest));
    let rest = rest.strip_prefix('P')?;
    let (days, time) = rest.split_once('T').unwrap_or((rest, ""));
    let mut sum = 0.0;
    for (mut part, units) in [(days, &[('D', 1.0)][..]), (time, &TIME_UNITS)] {
        for &(unit, in_a_day) in units {
            if let Some((number, after)) = part.split_once(unit) {
                sum += number.parse::<f64>().ok()? / in_a_day;
                part = after;
            }
        }
        if !part.is_empty() {
            return None;
        }
    }
    Some(hours(sign * sum))
}

/// The units of the time in a duration, and how many of each are a day.
const TIME_UNITS: [(char, f64); 3] = [('H', 24.0), ('M', 24.0 * 60.0), ('S', 24.0 * 3600.0)];

#[cfg(test)]
mod tests {
    use super::*;
    use calamine::{Cell, ExcelDateTime, ExcelDateTimeType};

    /// Each is a valid `office:time-value`, which OpenDocument takes from XML Schema.
    #[test]
    fn every_duration_of_an_ods_file_is_a_time() {
        for (written, expected) in [
            ("PT09H30M00S", "09:30"),
            ("PT33H00M00S", "33:00"),
            ("PT8H", "08:00"),
            ("PT450M", "07:30"),
            ("PT7H30M", "07:30"),
            ("PT27000S", "07:30"),
            ("P1DT9H", "33:00"),
            ("P1D", "24:00"),
            ("-PT8H", "-08:00"),
            ("PT7.5H", "07:30"),
        ] {
            assert_eq!(
                text(&Data::DurationIso(written.to_owned())),
                expected,
                "{written}"
            );
        }
        for other in ["P1Y", "P2M", "8H", "PT8X", "PTxH", "PT30M8H"] {
            assert_eq!(text(&Data::DurationIso(other.to_owned())), other);
        }
    }

    #[test]
    fn times_of_a_day_and_more_keep_their_days() {
        let moment =
            |value: f64, kind| text(&Data::DateTime(ExcelDateTime::new(value, kind, false)));
        for (value, kind, expected) in [
            (0.375, ExcelDateTimeType::DateTime, "09:00"),
            (1.0, ExcelDateTimeType::DateTime, "24:00"),
            (1.25, ExcelDateTimeType::DateTime, "30:00"),
            (1.0, ExcelDateTimeType::TimeDelta, "24:00"),
            (1.375, ExcelDateTimeType::TimeDelta, "33:00"),
            (46_349.0, ExcelDateTimeType::DateTime, "2026-11-23"),
            (46_349.375, ExcelDateTimeType::DateTime, "2026-11-23 09:00"),
        ] {
            assert_eq!(moment(value, kind), expected, "{value}");
        }
        assert_eq!(text(&Data::Bool(true)), "TRUE");
        assert_eq!(text(&Data::Bool(false)), "FALSE");
    }

    #[test]
    fn formulas_without_results_stand_in_their_cells() {
        let formulas = Range::from_sparse(vec![Cell::new((1, 1), "A2+8/24".to_owned())]);
        let written = |result: Data| {
            let range = Range::from_sparse(vec![
                Cell::new((0, 0), Data::String("Start".to_owned())),
                Cell::new((1, 1), result),
            ]);
            let mut lines = lines(&range);
            write_open_formulas(&mut lines, &range, &formulas);
            lines[1][1].clone()
        };
        assert_eq!(written(Data::Float(0.0)), "=A2+8/24");
        assert_eq!(written(Data::Empty), "=A2+8/24");
        assert_eq!(written(Data::Float(0.5)), "0.5");
    }

    #[test]
    fn what_is_left_out_has_no_text() {
        let mut lines = vec![vec!["a".to_owned(), "b".to_owned()]; 3];
        blank(
            &mut lines,
            &[
                LeftOut::HiddenLine(2),
                LeftOut::HiddenColumn(1),
                LeftOut::StruckLine(3),
            ],
        );
        assert_eq!(lines, [vec![String::new(), "b".to_owned()], vec![], vec![]]);
    }
}
