//! JavaScript bindings of the table reader: convert, call [`scheduler_team`], convert back.

use chrono::NaiveDate;
use scheduler_team::{Grid, Layout, Options, TeamReading};
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What a reading needs to know besides the table.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReadingOptions {
    /// The Monday of the week that is on the screen, as ISO writes it.
    monday: String,
    /// The position of people whose position is not said.
    position: String,
    /// Whether people whose availability is not said count as available at all hours.
    available_unsaid: bool,
}

/// The lines of a text, as a CSV file or the clipboard of a spreadsheet has them.
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

/// What the columns mean.
#[wasm_bindgen]
pub fn recognise(
    #[wasm_bindgen(unchecked_param_type = "Grid")] grid: JsValue,
) -> Result<Ts<Layout>, JsError> {
    let grid: Grid = serde_wasm_bindgen::from_value(grid)?;
    give(&scheduler_team::recognise(&grid))
}

/// A team and its week. Throws an `Error` when the Monday is no date.
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
    options.available_unsaid = asked.available_unsaid;
    give(&scheduler_team::read(&grid, &layout, &options))
}

fn give<T: Tsify + Serialize>(answer: &T) -> Result<Ts<T>, JsError> {
    Ok(Ts::new_unchecked(
        answer.serialize(&Serializer::json_compatible())?,
    ))
}
