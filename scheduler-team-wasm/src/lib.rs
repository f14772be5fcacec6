//! JavaScript bindings of the table reader: convert, call [`scheduler_team`], convert back.

use chrono::NaiveDate;
use scheduler_team::{Grid, Layout, Options, TeamReading};
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Options for reading a table.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReadingOptions {
    /// The Monday of the current week, as `YYYY-MM-DD`.
    monday: String,
    /// The position of people for whom the table gives none.
    position: String,
    /// Whether people for whom the table gives no availability are available at all hours.
    assume_available: bool,
}

/// Reads a CSV file, or cells copied from a spreadsheet.
#[wasm_bindgen(js_name = gridOfText)]
pub fn grid_of_text(text: &str) -> Result<Ts<Grid>, JsError> {
    give(&Grid::of_text(text))
}

/// The lines of a sheet's cells.
#[wasm_bindgen(js_name = gridOfCells)]
pub fn grid_of_cells(
    #[wasm_bindgen(unchecked_param_type = "string[][]")] cells: JsValue,
) -> Result<Ts<Grid>, JsError> {
    give(&Grid::of_cells(serde_wasm_bindgen::from_value(cells)?))
}

/// Recognises the meaning of each column.
#[wasm_bindgen]
pub fn recognise(
    #[wasm_bindgen(unchecked_param_type = "Grid")] grid: JsValue,
) -> Result<Ts<Layout>, JsError> {
    let grid: Grid = serde_wasm_bindgen::from_value(grid)?;
    give(&scheduler_team::recognise(&grid))
}

/// Reads a team and its week. Throws an `Error` if the Monday is not a date.
#[wasm_bindgen]
pub fn read(
    #[wasm_bindgen(unchecked_param_type = "Grid")] grid: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Layout")] layout: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ReadingOptions")] options: JsValue,
) -> Result<Ts<TeamReading>, JsError> {
    let grid: Grid = serde_wasm_bindgen::from_value(grid)?;
    let layout: Layout = serde_wasm_bindgen::from_value(layout)?;
    let asked: ReadingOptions = serde_wasm_bindgen::from_value(options)?;
    let monday: NaiveDate = asked.monday.parse()?;
    let mut options = Options::new(monday, asked.position);
    options.assume_available = asked.assume_available;
    give(&scheduler_team::read(&grid, &layout, &options))
}

fn give<T: Tsify + Serialize>(answer: &T) -> Result<Ts<T>, JsError> {
    Ok(Ts::new_unchecked(
        answer.serialize(&Serializer::json_compatible())?,
    ))
}
