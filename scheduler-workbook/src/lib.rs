//! Reads workbooks (`.xlsx`, `.xls` and `.ods`): every visible sheet, merged ranges, dates of both systems, times.
//!
//! What the cells mean is for the caller, so that this crate depends on none of ours.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod ods;

use std::io::Cursor;

use calamine::{Data, Ods, Range, Reader, Xls, Xlsx};

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
                return visible(&mut book, merged);
            }
            Err(error) => error.to_string(),
        };
        return match Ods::new(cursor()) {
            Ok(mut book) => {
                let mut merged = ods::merged(bytes);
                visible(&mut book, |_, name| merged.remove(name).unwrap_or_default())
            }
            Err(_) => Err(WorkbookError::NotAWorkbook(xlsx)),
        };
    }
    let mut book: Xls<_> =
        Xls::new(cursor()).map_err(|error| WorkbookError::NotAWorkbook(error.to_string()))?;
    visible(&mut book, |book, name| {
        let cells = book.merge_cells_by_sheet_name(name).unwrap_or_default();
        cells
            .into_iter()
            .map(|cells| (cells.start, cells.end))
            .collect()
    })
}

/// First and last cell of a merged range: line and column, from 0.
type Corners = ((u32, u32), (u32, u32));

fn visible<'a, B>(
    book: &mut B,
    mut merged: impl FnMut(&mut B, &str) -> Vec<Corners>,
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
        if range.is_empty() {
            continue;
        }
        let (rows, columns) = range.end().unwrap_or_default();
        if size(rows).saturating_mul(size(columns)) > MAX_CELLS {
            return Err(WorkbookError::TooLarge(sheet.name));
        }
        let place = |(line, column)| (size(line), size(column));
        let merged = merged(book, &sheet.name).into_iter();
        sheets.push(Sheet {
            merged: merged
                .map(|(first, last)| (place(first), place(last)))
                .collect(),
            lines: lines(&range),
            name: sheet.name,
        });
    }
    Ok(sheets)
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
        Data::Bool(value) => value.to_string(),
        Data::Error(error) => error.to_string(),
        Data::DateTime(moment) => {
            let (year, month, day, hour, minute, second, thousandths) = moment.to_ymd_hms_milli();
            // Spreadsheets store times as fractions of a day, which are seldom whole minutes.
            let half_up = u32::from(second >= 30 || (second == 29 && thousandths >= 500));
            let minutes = u32::from(hour) * 60 + u32::from(minute) + half_up;
            let time = format!("{:02}:{:02}", minutes / 60, minutes % 60);
            if moment.is_duration() || moment.as_f64() < 1.0 {
                return time;
            }
            let date = format!("{year:04}-{month:02}-{day:02}");
            if minutes == 0 {
                date
            } else {
                format!("{date} {time}")
            }
        }
        Data::DateTimeIso(text) => iso(text),
        Data::DurationIso(text) => duration(text).unwrap_or_else(|| text.clone()),
    }
}

/// `2026-11-23T09:30:00` or a date alone.
fn iso(text: &str) -> String {
    match text.split_once('T') {
        Some((date, time)) if time.starts_with("00:00") => date.to_owned(),
        Some((date, time)) => format!("{date} {}", time.get(..5).unwrap_or(time)),
        None => text.to_owned(),
    }
}

/// `PT09H30M00S`, as `.ods` files store times.
fn duration(text: &str) -> Option<String> {
    let (hours, rest) = text.strip_prefix("PT")?.split_once('H')?;
    let (minutes, _) = rest.split_once('M')?;
    Some(format!(
        "{:02}:{:02}",
        hours.parse::<u32>().ok()?,
        minutes.parse::<u32>().ok()?
    ))
}
