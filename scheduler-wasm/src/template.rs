//! The template setup: what is typed into it, its new positions and its settings.

use scheduler_core::{
    headcount,
    template::{self, TeamSettings, TemplatePosition},
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    argument::{text, whole},
    output::{Answer, give},
};

/// The heads in a requirement cell: its leading integer or 0, negatives 0, at most 4294967295.
#[wasm_bindgen(js_name = parseHeadcount)]
pub fn parse_headcount(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Answer<u32> {
    Ok(headcount::parse(&self::text("text", text)?))
}

/// The number in a team setting: its leading integer or 0, from -2147483648 to 2147483647.
#[wasm_bindgen(js_name = parseWholeNumber)]
pub fn parse_whole_number(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Answer<i32> {
    Ok(headcount::parse_whole(&self::text("text", text)?))
}

/// A new position with 1 head for every day and slot; its id is `position_` and the time in
/// milliseconds.
#[wasm_bindgen(js_name = newTemplatePosition)]
pub fn new_template_position(
    #[wasm_bindgen(js_name = timestampMs, unchecked_param_type = "number")] timestamp_ms: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue,
) -> Answer<Ts<TemplatePosition>> {
    let timestamp_ms = whole("timestampMs", timestamp_ms)?;
    give(&template::new_position(timestamp_ms, text("name", name)?))
}

/// The team settings that a template starts with.
#[wasm_bindgen(js_name = defaultTeamSettings)]
pub fn default_team_settings() -> Answer<Ts<TeamSettings>> {
    give(&TeamSettings::default())
}
