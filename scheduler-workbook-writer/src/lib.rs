//! Writes the sheets of a roster ([`scheduler_exchange::book`]) as a workbook (`.xlsx`).
#![forbid(unsafe_code)]
#![deny(missing_docs)]

use chrono::{Datelike, NaiveDate};
pub use rust_xlsxwriter::XlsxError;
use rust_xlsxwriter::{
    Color, DocProperties, ExcelDateTime, Format, FormatAlign, FormatBorder, Workbook, Worksheet,
};
use scheduler_exchange::book::{Cell, Sheet, Style, Value};

/// Fills of cells by colour number, in hexadecimal.
const FILLS: [u32; 8] = [
    0xDFF3E9, 0xDCEBFA, 0xFFE6DB, 0xEDE4F7, 0xFFF3D6, 0xF5EFE4, 0xE3F0C8, 0xFBDDE6,
];
const INK: u32 = 0x12211C;
const LINE: u32 = 0xE4DBCB;
const HEAD: u32 = 0x0E5A43;

/// The bytes of a workbook. `created` is the date that its properties name.
///
/// # Errors
/// What Excel does not allow: more than 1,048,576 rows, a text of more than 32,767 characters.
pub fn workbook(sheets: &[Sheet], created: NaiveDate) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let moment = ExcelDateTime::from_ymd(
        u16::try_from(created.year()).unwrap_or(1900),
        u8::try_from(created.month()).unwrap_or(1),
        u8::try_from(created.day()).unwrap_or(1),
    )?;
    book.set_properties(&DocProperties::new().set_creation_datetime(&moment));
    let mut names: Vec<String> = Vec::new();
    for sheet in sheets {
        let name = free_name(&sheet.name, &names);
        let worksheet = book.add_worksheet();
        worksheet.set_name(&name)?;
        names.push(name);
        fill(worksheet, sheet)?;
    }
    book.save_to_buffer()
}

/// A name that Excel allows and that no other sheet has.
fn free_name(name: &str, taken: &[String]) -> String {
    let allowed = name.chars().map(|c| match c {
        '[' | ']' | ':' | '*' | '?' | '/' | '\\' | '\'' => ' ',
        _ => c,
    });
    let short: String = allowed.take(26).collect();
    let base = match short.trim() {
        "" => "1",
        name => name,
    };
    let numbered = (2..).map(|number: u32| format!("{base} {number}"));
    let mut all = std::iter::once(base.to_owned()).chain(numbered);
    let free = all.find(|name| !taken.iter().any(|other| other.eq_ignore_ascii_case(name)));
    free.unwrap_or_default()
}

fn fill(worksheet: &mut Worksheet, sheet: &Sheet) -> Result<(), XlsxError> {
    for (width, column) in sheet.widths.iter().zip(0..) {
        worksheet.set_column_width(column, f64::from(*width))?;
    }
    let (rows, columns) = (
        u32::from(sheet.frozen_rows),
        u16::from(sheet.frozen_columns),
    );
    worksheet.set_freeze_panes(rows, columns)?;
    worksheet.set_landscape().set_paper_size(9);
    worksheet.set_print_fit_to_pages(1, 0);
    if rows > 0 {
        worksheet.set_repeat_rows(0, rows - 1)?;
    }
    for (cells, row) in sheet.rows.iter().zip(0..) {
        for (cell, column) in cells.iter().zip(0..) {
            let format = format(cell);
            match &cell.value {
                Value::Blank if cell.style == Style::Plain && cell.fill.is_none() => continue,
                Value::Blank => worksheet.write_blank(row, column, &format)?,
                Value::Text(text) => {
                    worksheet.write_string_with_format(row, column, text, &format)?
                }
                Value::Hundredths(number) => worksheet.write_number_with_format(
                    row,
                    column,
                    f64::from(*number) / 100.0,
                    &format,
                )?,
                Value::Date(date) => worksheet.write_number_with_format(
                    row,
                    column,
                    f64::from(serial(*date)),
                    &format,
                )?,
                Value::Time(minutes) => worksheet.write_number_with_format(
                    row,
                    column,
                    f64::from(*minutes) / 1440.0,
                    &format,
                )?,
                _ => continue,
            };
        }
    }
    Ok(())
}

/// The days of the 1900 date system, in which 1900 is a leap year.
fn serial(date: NaiveDate) -> i32 {
    let first = NaiveDate::from_ymd_opt(1899, 12, 30).unwrap_or_default();
    i32::try_from((date - first).num_days()).unwrap_or(0)
}

fn format(cell: &Cell) -> Format {
    let format = Format::new().set_font_color(Color::RGB(INK));
    let format = match cell.style {
        Style::Plain => format.set_text_wrap(),
        Style::Title => format.set_bold().set_font_size(14),
        Style::Heading => format
            .set_bold()
            .set_font_color(Color::White)
            .set_background_color(Color::RGB(HEAD))
            .set_text_wrap(),
        Style::Strong => format.set_bold(),
        _ => format,
    };
    let format = match cell.fill {
        Some(number) => {
            let fills = FILLS.len();
            let fill = FILLS.get(usize::from(number) % fills).copied();
            format.set_background_color(Color::RGB(fill.unwrap_or(0xFFFFFF)))
        }
        None => format,
    };
    let format = match (&cell.value, cell.style) {
        (_, Style::Title) => format,
        _ => format
            .set_align(FormatAlign::Top)
            .set_border(FormatBorder::Thin)
            .set_border_color(Color::RGB(LINE)),
    };
    match (&cell.value, cell.style) {
        (Value::Date(_), Style::Heading) => format.set_num_format("ddd d mmm"),
        (Value::Date(_), _) => format
            .set_num_format("yyyy-mm-dd")
            .set_align(FormatAlign::Left),
        (Value::Time(_), _) => format.set_num_format("hh:mm"),
        _ => format,
    }
}
