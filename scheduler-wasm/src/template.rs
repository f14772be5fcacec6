//! The template setup: parsing of typed numbers, new positions and settings.

use scheduler_core::demand::{self, TeamSettings, TemplatePosition, headcount};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::output::{Answer, give};

/// The heads in a requirement cell: its leading integer or 0, negatives 0, at most 4294967295.
#[wasm_bindgen(js_name = parseHeadcount)]
#[must_use]
pub fn parse_headcount(text: &str) -> u32 {
    headcount::parse(text)
}

/// The number in a team setting: its leading integer or 0, from -2147483648 to 2147483647.
#[wasm_bindgen(js_name = parseWholeNumber)]
#[must_use]
pub fn parse_whole_number(text: &str) -> i32 {
    headcount::parse_whole(text)
}

/// A new position with 1 head for every day and slot; its id is `position_` and the time in
/// milliseconds.
#[wasm_bindgen(js_name = newTemplatePosition)]
pub fn new_template_position(
    #[wasm_bindgen(js_name = timestampMs)] timestamp_ms: f64,
    name: String,
) -> Answer<Ts<TemplatePosition>> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a time of day in milliseconds; the cast saturates"
    )]
    let timestamp_ms = timestamp_ms as u64;
    give(&demand::new_position(timestamp_ms, name))
}

/// The default team settings of a template.
#[wasm_bindgen(js_name = defaultTeamSettings)]
pub fn default_team_settings() -> Answer<Ts<TeamSettings>> {
    give(&TeamSettings::default())
}
