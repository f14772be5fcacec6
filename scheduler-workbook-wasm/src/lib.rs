//! JavaScript bindings of the reader of workbooks. A separate package, loaded with the first one: its tables of old
//! encodings alone are larger than the reader of rosters.

use scheduler_bindings::{Answer, EngineError, read_bytes, to_js};
use scheduler_team::{Grid, MergedRange};
use wasm_bindgen::prelude::*;

/// The visible sheets of a workbook (`.xlsx`, `.xls` or `.ods`), for `readRoster` of the package that imports. Throws `not-a-workbook`, `sheet-too-large`.
#[wasm_bindgen(js_name = gridsOfWorkbook, unchecked_return_type = "Grid[]")]
pub fn grids_of_workbook(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
) -> Answer<JsValue> {
    let bytes = read_bytes("bytes", bytes)?;
    let sheets = scheduler_workbook::sheets(&bytes)
        .map_err(|error| EngineError::new(error.code(), &error, None))?;
    let grids = sheets.into_iter().map(|sheet| {
        let merged = sheet.merged.into_iter();
        let merged: Vec<_> = merged
            .map(|(first, last)| MergedRange::new(first, last))
            .collect();
        Grid::of_cells(sheet.name, sheet.lines, &merged)
    });
    to_js(&grids.collect::<Vec<_>>())
}
