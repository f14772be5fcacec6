//! A week as CSV, as a calendar and as a link.

use chrono::NaiveDate;
use scheduler_bindings::{Answer, EngineError, give, read, read_date, read_schedule};
use scheduler_core::{Editor, Week};
use scheduler_exchange::{
    calendar::{self, CalendarError, CalendarWords, Who},
    share::{self, ShareError},
    table::{self, ImportReport},
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The result of an import.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct CsvImport {
    /// What was read, or what is wrong and where.
    report: ImportReport,
    /// The schedule with the shifts of the table in place of its own, as JSON text; null if anything is wrong.
    schedule: Option<String>,
}

/// The shifts of a schedule (JSON text) as CSV (RFC 4180); with the week's Monday (`YYYY-MM-DD`) each line has its date.
/// Throws `broken-json`, the errors of the schedule, `not-a-date`, `date-out-of-range`.
#[wasm_bindgen(js_name = exportCsv)]
pub fn export_csv(
    #[wasm_bindgen(unchecked_param_type = "string")] schedule: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] monday: JsValue,
) -> Answer<String> {
    let schedule: String = read("schedule", schedule)?;
    let monday = read_monday(monday)?;
    let week = Week::new(read_schedule(&schedule)?);
    Ok(table::to_csv(&week, monday))
}

/// Replaces the shifts of a schedule (JSON text) with those of a CSV text. With the week's Monday, dates are checked
/// against days. Throws as `exportCsv` does; what is wrong with the CSV text is in the report.
#[wasm_bindgen(js_name = importCsv)]
pub fn import_csv(
    #[wasm_bindgen(unchecked_param_type = "string")] schedule: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] monday: JsValue,
) -> Answer<Ts<CsvImport>> {
    let schedule: String = read("schedule", schedule)?;
    let text: String = read("text", text)?;
    let monday = read_monday(monday)?;
    let mut editor = Editor::new(read_schedule(&schedule)?);
    let report = table::import_csv(&mut editor, &text, monday);
    let is_read = report.error_count == 0;
    let schedule = is_read.then(|| serde_json::to_string(&editor.week().schedule()));
    let schedule = schedule.transpose();
    let schedule =
        schedule.map_err(|error| EngineError::new("inexpressible-answer", &error, None))?;
    give(&CsvImport { report, schedule })
}

/// The shifts of a schedule (JSON text) as a calendar file (RFC 5545) with local, floating times: those of one person, or
/// of everybody if null. Throws as `exportCsv` does, `unknown-staff`, `no-shifts`, `not-a-monday`.
#[wasm_bindgen(js_name = toCalendar)]
pub fn to_calendar(
    #[wasm_bindgen(unchecked_param_type = "string")] schedule: JsValue,
    #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string | null | undefined")]
    staff_id: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] monday: JsValue,
    #[wasm_bindgen(js_name = timestampMs, unchecked_param_type = "number")] timestamp_ms: JsValue,
    #[wasm_bindgen(unchecked_param_type = "CalendarWords")] words: JsValue,
) -> Answer<String> {
    let schedule: String = read("schedule", schedule)?;
    let staff_id: Option<String> = read("staffId", staff_id)?;
    let monday = read_date("monday", monday)?;
    let timestamp_ms: u64 = read("timestampMs", timestamp_ms)?;
    let words: CalendarWords = read("words", words)?;
    let week = Week::new(read_schedule(&schedule)?);
    let who = staff_id.as_deref().map_or(Who::Everybody, Who::One);
    let text = calendar::calendar(&week, who, monday, timestamp_ms, &words);
    text.map_err(|error| match error {
        CalendarError::Schedule(error) => error.into(),
        CalendarError::NotAMonday { .. } => EngineError::new(error.code(), &error, Some("monday")),
        _ => EngineError::new(error.code(), &error, None),
    })
}

/// A document of the engine (`Editor.document`) as a short text of letters, digits, - and _. Throws
/// `too-large-to-share`.
#[wasm_bindgen(js_name = toLink)]
pub fn to_link(
    #[wasm_bindgen(unchecked_param_type = "string")] document: JsValue,
) -> Answer<String> {
    let document: String = read("document", document)?;
    share::pack(&document).map_err(|error| refused(&error))
}

/// The document in a text of `toLink`, for `Editor.fromDocument`. Throws `share-not-recognised`, `share-version`,
/// `share-damaged`, `text-too-long`, `too-large-to-share`.
#[wasm_bindgen(js_name = fromLink)]
pub fn from_link(#[wasm_bindgen(unchecked_param_type = "string")] link: JsValue) -> Answer<String> {
    let link: String = read("link", link)?;
    share::unpack(&link).map_err(|error| refused(&error))
}

fn read_monday(monday: JsValue) -> Answer<Option<NaiveDate>> {
    let given = !monday.is_null() && !monday.is_undefined();
    given.then(|| read_date("monday", monday)).transpose()
}

fn refused(error: &ShareError) -> EngineError {
    EngineError::new(error.code(), error, None)
}
