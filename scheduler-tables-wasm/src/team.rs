//! Reading people's own rosters.

use chrono::NaiveDate;
use scheduler_bindings::{Answer, give, read, read_bytes, read_date};
use scheduler_team::{Answers, Correction, Grid, Options, Roster, TeamReading, WeekOptions};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// How a file is to be read.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReadingOptions {
    /// The Monday of the current week, as `YYYY-MM-DD`.
    monday: String,
    /// Answers to questions.
    #[serde(default)]
    #[tsify(optional)]
    answers: Answers,
    /// What columns, lines and cells are.
    #[serde(default)]
    #[tsify(optional)]
    corrections: Vec<Correction>,
    /// The sheet to read, from 0.
    #[serde(default)]
    #[tsify(optional)]
    sheet: Option<u32>,
    /// Whether the table is a list without a heading, whose columns are those of the corrections.
    #[serde(default)]
    #[tsify(optional)]
    plain_list: bool,
}

/// Which week is wanted, and what is filled in for what the table does not say.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WeekWanted {
    /// The Monday of the week, as `YYYY-MM-DD`; without it the current one, or the week with the most shifts.
    #[serde(default)]
    #[tsify(optional)]
    week: Option<String>,
    /// The position of people for whom the table gives none.
    position: String,
    /// Whether people for whom the table gives no availability are available at all hours.
    assume_available: bool,
}

/// Reads the text of a table: separated values, cells copied from a spreadsheet, Markdown, or a calendar.
#[wasm_bindgen(js_name = gridOfText)]
pub fn grid_of_text(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Answer<Ts<Grid>> {
    let text: String = read("text", text)?;
    give(&Grid::of_text(&text))
}

/// Reads the bytes of a text file, whose encoding is recognised.
#[wasm_bindgen(js_name = gridOfBytes)]
pub fn grid_of_bytes(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
) -> Answer<Ts<Grid>> {
    let bytes = read_bytes("bytes", bytes)?;
    give(&Grid::of_text(&scheduler_team::decode(&bytes).0))
}

/// Reads a roster: what every cell was taken for, people, shifts of all weeks, absences, demand, and questions. Throws
/// `not-a-date` if the Monday is not a date.
#[wasm_bindgen(js_name = readRoster)]
pub fn read_roster(
    #[wasm_bindgen(unchecked_param_type = "Grid[]")] sheets: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ReadingOptions")] options: JsValue,
) -> Answer<Ts<Roster>> {
    let (roster, _) = roster(sheets, options)?;
    give(&roster)
}

/// Reads one week of a roster as a schedule. Throws `not-a-date` if a Monday is not a date.
#[wasm_bindgen(js_name = readWeek)]
pub fn read_week(
    #[wasm_bindgen(unchecked_param_type = "Grid[]")] sheets: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ReadingOptions")] options: JsValue,
    #[wasm_bindgen(unchecked_param_type = "WeekWanted")] wanted: JsValue,
) -> Answer<Ts<TeamReading>> {
    let (roster, monday) = roster(sheets, options)?;
    let wanted: WeekWanted = read("wanted", wanted)?;
    let mut options = WeekOptions::new(monday, wanted.position);
    if let Some(week) = wanted.week {
        options.monday = Some(read_date("wanted.week", week.into())?);
    }
    options.assume_available = wanted.assume_available;
    give(&roster.week(&options))
}

fn roster(sheets: JsValue, options: JsValue) -> Answer<(Roster, NaiveDate)> {
    let sheets: Vec<Grid> = read("sheets", sheets)?;
    let asked: ReadingOptions = read("options", options)?;
    let monday = read_date("options.monday", asked.monday.into())?;
    let mut options = Options::new(monday);
    options.answers = asked.answers;
    options.corrections = asked.corrections;
    options.sheet = asked.sheet;
    options.plain_list = asked.plain_list;
    Ok((scheduler_team::read(&sheets, &options), monday))
}
