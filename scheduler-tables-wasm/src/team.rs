//! Reading a team and its week from people's own tables.

use scheduler_bindings::{Answer, give, read, read_date};
use scheduler_team::{Grid, Layout, Options, TeamReading};
use serde::Deserialize;
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
pub fn grid_of_text(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Answer<Ts<Grid>> {
    let text: String = read("text", text)?;
    give(&Grid::of_text(&text))
}

/// The lines of a sheet's cells.
#[wasm_bindgen(js_name = gridOfCells)]
pub fn grid_of_cells(
    #[wasm_bindgen(unchecked_param_type = "string[][]")] cells: JsValue,
) -> Answer<Ts<Grid>> {
    give(&Grid::of_cells(read("cells", cells)?))
}

/// Recognises the meaning of each column.
#[wasm_bindgen]
pub fn recognise(
    #[wasm_bindgen(unchecked_param_type = "Grid")] grid: JsValue,
) -> Answer<Ts<Layout>> {
    let grid: Grid = read("grid", grid)?;
    give(&scheduler_team::recognise(&grid))
}

/// Reads a team and its week. Throws `not-a-date` if the Monday is not a date.
#[wasm_bindgen(js_name = read)]
pub fn read_team(
    #[wasm_bindgen(unchecked_param_type = "Grid")] grid: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Layout")] layout: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ReadingOptions")] options: JsValue,
) -> Answer<Ts<TeamReading>> {
    let grid: Grid = read("grid", grid)?;
    let layout: Layout = read("layout", layout)?;
    let asked: ReadingOptions = read("options", options)?;
    let monday = read_date("options.monday", asked.monday.into())?;
    let mut options = Options::new(monday, asked.position);
    options.assume_available = asked.assume_available;
    give(&scheduler_team::read(&grid, &layout, &options))
}
