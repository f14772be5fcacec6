//! What people type: numbers and times; and the template setup's new positions and settings.

use scheduler_bindings::{Answer, EngineError, give, read, to_js};
use scheduler_core::demand::{self, TeamSettings, TemplatePosition, headcount};
use scheduler_exchange::typed;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::editor::Editor;

/// The heads in a requirement cell: its leading integer or 0, negatives 0, at most 4294967295.
#[wasm_bindgen(js_name = parseHeadcount)]
pub fn parse_headcount(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Answer<u32> {
    let text: String = read("text", text)?;
    Ok(headcount::parse(&text))
}

/// The number in a team setting: its leading integer or 0, from -2147483648 to 2147483647.
#[wasm_bindgen(js_name = parseWholeNumber)]
pub fn parse_whole_number(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Answer<i32> {
    let text: String = read("text", text)?;
    Ok(headcount::parse_whole(&text))
}

/// A new position with 1 head for every day and slot; its id is `position_` and the time in
/// milliseconds.
#[wasm_bindgen(js_name = newTemplatePosition)]
pub fn new_template_position(
    #[wasm_bindgen(js_name = timestampMs, unchecked_param_type = "number")] timestamp_ms: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
) -> Answer<Ts<TemplatePosition>> {
    let timestamp_ms: u64 = read("timestampMs", timestamp_ms)?;
    let name: String = read("name", name)?;
    give(&demand::new_position(timestamp_ms, name))
}

/// The default team settings of a template.
#[wasm_bindgen(js_name = defaultTeamSettings)]
pub fn default_team_settings() -> Answer<Ts<TeamSettings>> {
    give(&TeamSettings::default())
}

#[wasm_bindgen]
impl Editor {
    /// Reads the times of shifts as somebody types them: `9-17`, `9:30-17:45`, `9am-5pm`, `17-1`, `9+8`, a start alone,
    /// the code of a shift type, or several of these with `&` between them. Throws `unreadable-times`,
    /// `not-a-quarter`, `no-length`.
    #[wasm_bindgen(js_name = readTimes, unchecked_return_type = "TypedTimes[]")]
    pub fn read_times(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Answer<JsValue> {
        let text: String = read("text", text)?;
        let times = typed::read_all(&text, &self.0.week().details().shift_types);
        to_js(&times.map_err(|error| EngineError::new(error.code(), &error, Some("text")))?)
    }
}
