//! JavaScript bindings of what goes out: a week as CSV and as a calendar, and a roster as a workbook, with
//! [`scheduler_exchange`] and [`scheduler_workbook_writer`]. A separate package, loaded on demand: weeks and rosters come
//! as JSON text from the engine's package.

use scheduler_bindings::{
    Answer, EngineError, give, read, read_date, read_optional_date, read_roster, read_schedule,
    to_js,
};
use scheduler_core::{Week, schedule::iso_week::parse_date};
use scheduler_exchange::{
    book::{self, BookWords, Sheet},
    calendar::{self, CalendarError, CalendarWords, Export, ExportedEvent, Who, Zone},
    month_sheet::{self, MonthWords},
    payroll::{self, PayrollWords},
    table::{self, Separator},
};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The shifts of a schedule (JSON text) as CSV (RFC 4180) with a byte order mark; with the week's Monday (`YYYY-MM-DD`)
/// each line has its date. Columns are parted by commas, or by what is given. Throws `broken-json`, the errors of the schedule, `not-a-date`, `date-out-of-range`.
#[wasm_bindgen(js_name = exportCsv)]
pub fn export_csv(
    #[wasm_bindgen(unchecked_param_type = "string")] schedule: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] monday: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Separator")] separator: JsValue,
) -> Answer<String> {
    let schedule: String = read("schedule", schedule)?;
    let monday = read_optional_date("monday", monday)?;
    let separator: Option<Separator> = read("separator", separator)?;
    let week = Week::new(read_schedule(&schedule)?);
    Ok(table::to_csv(&week, monday, separator.unwrap_or_default()))
}

/// What a calendar is made for.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CalendarOptions {
    /// The id of the roster: events of two rosters never have one UID.
    roster: String,
    /// The time in milliseconds since 1970.
    timestamp_ms: u64,
    /// Texts that the schedule does not contain.
    words: CalendarWords,
    /// The zone of the clock times; floating without one.
    #[serde(default)]
    #[tsify(optional)]
    zone: Option<Zone>,
    /// What was exported of the roster before.
    #[serde(default)]
    #[tsify(optional)]
    earlier: Vec<ExportedEvent>,
}

/// A calendar file, and what to keep for the next one of the same roster.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CalendarFile {
    /// The file (RFC 5545).
    text: String,
    /// All events that were exported of the roster.
    events: Vec<ExportedEvent>,
}

/// The shifts of a schedule (JSON text) as a calendar file: those of one person, or of everybody if null. Events whose
/// shifts are gone since an earlier export are cancelled. Throws as `exportCsv` does, `unknown-staff`, `no-shifts`,
/// `not-a-monday`, `not-a-zone`, `time-out-of-range`.
#[wasm_bindgen(js_name = toCalendar)]
pub fn to_calendar(
    #[wasm_bindgen(unchecked_param_type = "string")] schedule: JsValue,
    #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string | null | undefined")]
    staff_id: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] monday: JsValue,
    #[wasm_bindgen(unchecked_param_type = "CalendarOptions")] options: JsValue,
) -> Answer<Ts<CalendarFile>> {
    let schedule: String = read("schedule", schedule)?;
    let staff_id: Option<String> = read("staffId", staff_id)?;
    let monday = read_date("monday", monday)?;
    let options: CalendarOptions = read("options", options)?;
    let week = Week::new(read_schedule(&schedule)?);
    let who = staff_id.as_deref().map_or(Who::Everybody, Who::One);
    let mut export = Export::new(&options.roster, options.timestamp_ms, &options.words);
    export.zone = options.zone.as_ref();
    export.earlier = &options.earlier;
    let made = calendar::calendar(&week, who, monday, &export);
    let (text, events) = made.map_err(|error| match error {
        CalendarError::Schedule(error) => error.into(),
        CalendarError::NotAMonday { .. } => EngineError::new(error.code(), &error, Some("monday")),
        CalendarError::Zone { .. } => {
            EngineError::new(error.code(), &error, Some("options.zone.id"))
        }
        _ => EngineError::new(error.code(), &error, None),
    })?;
    give(&CalendarFile { text, events })
}

/// A roster (the document of `Editor.roster`) as the sheets of a workbook, for `workbookOf`: the weeks for people, then all shifts as they are read back. Throws `broken-json` and the errors of the roster.
#[wasm_bindgen(js_name = sheetsOfRoster, unchecked_return_type = "Sheet[]")]
pub fn sheets_of_roster(
    #[wasm_bindgen(unchecked_param_type = "string")] roster: JsValue,
    #[wasm_bindgen(unchecked_param_type = "BookWords")] words: JsValue,
) -> Answer<JsValue> {
    let roster: String = read("roster", roster)?;
    let words: BookWords = read("words", words)?;
    to_js(&book::sheets(&read_roster(&roster)?, &words))
}

/// The payroll of the weeks of a roster (the document of `Editor.roster`) that begin on some Mondays: the sheet of shifts
/// and days away, and that of everybody's sums. Throws `broken-json`, the errors of the roster, `not-a-date`,
/// `date-out-of-range`, `not-a-monday`.
#[wasm_bindgen(js_name = payrollSheets, unchecked_return_type = "[Sheet, Sheet]")]
pub fn payroll_sheets(
    #[wasm_bindgen(unchecked_param_type = "string")] roster: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string[]")] mondays: JsValue,
    #[wasm_bindgen(unchecked_param_type = "PayrollWords")] words: JsValue,
) -> Answer<JsValue> {
    let roster: String = read("roster", roster)?;
    let mondays: Vec<String> = read("mondays", mondays)?;
    let words: PayrollWords = read("words", words)?;
    let dates = mondays.iter().map(|text| parse_date(text));
    let dates: Result<Vec<_>, _> = dates.collect();
    let dates = dates.map_err(|error| EngineError::new(error.code(), &error, Some("mondays")))?;
    let sheets = payroll::sheets(&read_roster(&roster)?, &dates, &words)?;
    to_js(&sheets)
}

/// The days of a roster (the document of `Editor.roster`) from one date to another, both included (`YYYY-MM-DD`), as a sheet
/// in the codes of its shift types. Throws as `payrollSheets` does.
#[wasm_bindgen(js_name = monthSheet)]
pub fn month_sheet(
    #[wasm_bindgen(unchecked_param_type = "string")] roster: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] first: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] last: JsValue,
    #[wasm_bindgen(unchecked_param_type = "MonthWords")] words: JsValue,
) -> Answer<Ts<Sheet>> {
    let roster: String = read("roster", roster)?;
    let (first, last) = (read_date("first", first)?, read_date("last", last)?);
    let words: MonthWords = read("words", words)?;
    give(&month_sheet::sheet(
        &read_roster(&roster)?,
        first,
        last,
        &words,
    )?)
}

/// A sheet as CSV with a byte order mark; no text of it is a formula. Numbers have decimal commas where columns are
/// parted by semicolons.
#[wasm_bindgen(js_name = csvOfSheet)]
pub fn csv_of_sheet(
    #[wasm_bindgen(unchecked_param_type = "Sheet")] sheet: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Separator")] separator: JsValue,
) -> Answer<String> {
    let sheet: Sheet = read("sheet", sheet)?;
    Ok(book::csv(&sheet, read("separator", separator)?))
}

/// The workbook (`.xlsx`) of sheets. Its properties name the date (`YYYY-MM-DD`). Throws `not-a-date`,
/// `date-out-of-range`, and `no-workbook` for what no workbook can hold.
#[wasm_bindgen(js_name = workbookOf)]
pub fn workbook_of(
    #[wasm_bindgen(unchecked_param_type = "Sheet[]")] sheets: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] created: JsValue,
) -> Answer<Vec<u8>> {
    let sheets: Vec<Sheet> = read("sheets", sheets)?;
    let created = read_date("created", created)?;
    scheduler_workbook_writer::workbook(&sheets, created)
        .map_err(|error| EngineError::new("no-workbook", &error, None))
}
