//! A week from CSV.

use scheduler_bindings::{Answer, EngineError, give, read, read_optional_date, read_schedule};
use scheduler_core::Editor;
use scheduler_exchange::table::{self, ImportReport};
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

/// Replaces the shifts of a schedule (JSON text) with those of a CSV text. With the week's Monday, dates are checked
/// against days. Throws `broken-json`, the errors of the schedule,
/// `not-a-date`, `date-out-of-range`; what is wrong with the CSV text is in the report.
#[wasm_bindgen(js_name = importCsv)]
pub fn import_csv(
    #[wasm_bindgen(unchecked_param_type = "string")] schedule: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] monday: JsValue,
) -> Answer<Ts<CsvImport>> {
    let schedule: String = read("schedule", schedule)?;
    let text: String = read("text", text)?;
    let monday = read_optional_date("monday", monday)?;
    let mut editor = Editor::new(read_schedule(&schedule)?);
    let report = table::import_csv(&mut editor, &text, monday);
    let is_read = report.error_count == 0;
    let schedule = is_read.then(|| serde_json::to_string(&editor.week().schedule()));
    let schedule = schedule.transpose();
    let schedule =
        schedule.map_err(|error| EngineError::new("inexpressible-answer", &error, None))?;
    give(&CsvImport { report, schedule })
}
