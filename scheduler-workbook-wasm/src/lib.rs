//! JavaScript bindings of the reader and the writer of workbooks.

use scheduler_exchange::book::Sheet;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

/// The sheets of a workbook (`.xlsx`, `.xls` or `.ods`), for the reader of rosters. Throws an `Error` if it cannot be
/// read.
#[wasm_bindgen(js_name = sheetsOf, unchecked_return_type = "unknown[]")]
pub fn sheets_of(bytes: &[u8]) -> Result<JsValue, JsError> {
    let grids = scheduler_workbook::grids(bytes)?;
    Ok(grids.serialize(&Serializer::json_compatible())?)
}

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
