//! JavaScript bindings of the reader of workbooks.

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
