//! JavaScript bindings of the reader of workbooks. A separate package, loaded with the first one: its tables of old
//! encodings alone are larger than the reader of rosters.

use scheduler_bindings::{Answer, EngineError, read_bytes, to_js};
use scheduler_team::{Grid, LeftOut, MergedRange};
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
        let mut grid = Grid::of_cells(sheet.name, sheet.lines, &merged);
        grid.left_out = sheet
            .left_out
            .into_iter()
            .filter_map(|left_out| match left_out {
                scheduler_workbook::LeftOut::HiddenLine(line) => Some(LeftOut::hidden_line(line)),
                scheduler_workbook::LeftOut::HiddenColumn(column) => {
                    Some(LeftOut::hidden_column(column))
                }
                scheduler_workbook::LeftOut::StruckLine(line) => Some(LeftOut::struck_line(line)),
                _ => None,
            })
            .collect();
        grid
    });
    to_js(&grids.collect::<Vec<_>>())
}
