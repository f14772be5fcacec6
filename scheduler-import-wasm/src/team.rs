//! People's own rosters.

use scheduler_bindings::{Answer, EngineError, give, read, read_bytes, read_date};
use scheduler_team::{Answers, Correction, Grid, Options, Roster, TeamOptions, TeamReading};
use serde::{Deserialize, Serialize};
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
    /// The name of the file, which may name the month of its days.
    #[serde(default)]
    #[tsify(optional)]
    file: String,
    /// The position of people and open shifts for which the table gives none.
    position: String,
    /// Whether people for whom the table gives no availability are available at all hours.
    assume_available: bool,
}

/// A roster as it was read, and the team and weeks that come of it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RosterReading {
    /// What every cell was taken for, people, shifts of all weeks, absences, demand, and questions.
    roster: Roster,
    /// The week to show first, the heads needed, and problems.
    team: TeamReading,
    /// The roster as the document of `Editor.fromRoster`; null if nobody is in it, or if it is refused.
    document: Option<String>,
}

/// Reads the text of a table: separated values, cells copied from a spreadsheet, Markdown, or a calendar.
#[wasm_bindgen(js_name = gridOfText)]
pub fn grid_of_text(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Answer<Ts<Grid>> {
    let text: String = read("text", text)?;
    give(&Grid::of_text(&text))
}

#[wasm_bindgen]
extern "C" {
    /// The decoder of the browser, in any encoding of the WHATWG Encoding Standard.
    type TextDecoder;

    #[wasm_bindgen(constructor, catch)]
    fn new(label: &str) -> Result<TextDecoder, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn decode(this: &TextDecoder, bytes: &[u8]) -> Result<String, JsValue>;
}

/// Decodes bytes; `None` if some are not valid in the encoding.
fn decoded(label: &str, bytes: &[u8]) -> Option<String> {
    let text = TextDecoder::new(label).ok()?.decode(bytes).ok()?;
    (!text.contains(char::REPLACEMENT_CHARACTER)).then_some(text)
}

/// Reads the bytes of a text file, whose encoding is recognised.
#[wasm_bindgen(js_name = gridOfBytes)]
pub fn grid_of_bytes(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
) -> Answer<Ts<Grid>> {
    let bytes = read_bytes("bytes", bytes)?;
    give(&Grid::of_text(
        &scheduler_team::decode_with(&bytes, &decoded).0,
    ))
}

/// Reads a roster. Throws `not-a-date` if the Monday is not a date.
#[wasm_bindgen(js_name = readRoster)]
pub fn read_roster(
    #[wasm_bindgen(unchecked_param_type = "Grid[]")] sheets: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ReadingOptions")] options: JsValue,
) -> Answer<Ts<RosterReading>> {
    let sheets: Vec<Grid> = read("sheets", sheets)?;
    let asked: ReadingOptions = read("options", options)?;
    let monday = read_date("options.monday", asked.monday.into())?;
    let mut options = Options::new(monday);
    options.answers = asked.answers;
    options.corrections = asked.corrections;
    options.sheet = asked.sheet;
    options.plain_list = asked.plain_list;
    options.file = asked.file;
    let roster = scheduler_team::read(&sheets, &options);
    let mut wanted = TeamOptions::new(monday, asked.position);
    wanted.assume_available = asked.assume_available;
    let team = roster.team(&wanted);
    let document = team.roster.as_ref().map(serde_json::to_string).transpose();
    let document =
        document.map_err(|error| EngineError::new("inexpressible-answer", &error, None))?;
    give(&RosterReading {
        roster,
        team,
        document,
    })
}
