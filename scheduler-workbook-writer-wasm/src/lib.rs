//! JavaScript bindings of the writer of workbooks.

use scheduler_exchange::book::Sheet;
use wasm_bindgen::prelude::*;

/// The workbook (`.xlsx`) of sheets as the package of tables makes them. Its properties name the date (`YYYY-MM-DD`).
/// Throws an `Error` for what no workbook can hold.
#[wasm_bindgen(js_name = workbookOf)]
pub fn workbook_of(
    #[wasm_bindgen(unchecked_param_type = "unknown[]")] sheets: JsValue,
    created: &str,
) -> Result<Vec<u8>, JsError> {
    let sheets: Vec<Sheet> = serde_wasm_bindgen::from_value(sheets)?;
    Ok(scheduler_workbook::workbook(&sheets, created.parse()?)?)
}
