//! A week on its way out of the demo and into it: tables, calendars, JSON and links.

use scheduler_core::{
    calendar::calendar,
    document::check_length,
    editor::Editor,
    table::{ImportReport, to_csv},
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    argument::{text, whole},
    document,
    output::{Answer, give},
    parse,
    week::Week,
};

#[wasm_bindgen]
impl Week {
    /// The shifts as CSV (RFC 4180).
    #[wasm_bindgen(js_name = exportCsv)]
    #[must_use]
    pub fn export_csv(&self) -> String {
        to_csv(self.0.plan())
    }

    /// A person's shifts as a calendar file (RFC 5545) with local, floating times. Throws `unknown-staff`,
    /// `no-shifts`, `not-a-date`, `date-out-of-range`.
    pub fn calendar(
        &self,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] monday: &JsValue,
        #[wasm_bindgen(js_name = timestampMs, unchecked_param_type = "number")]
        timestamp_ms: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] title: &JsValue,
    ) -> Answer<String> {
        let (staff_id, monday) = (text("staffId", staff_id)?, text("monday", monday)?);
        let now = whole("timestampMs", timestamp_ms)?;
        let title = text("title", title)?;
        Ok(calendar(self.0.plan(), &staff_id, &monday, now, &title)?)
    }

    /// Replaces the shifts by those of a CSV text, as one entry of the history. When anything is wrong no shift
    /// changes, and the report says what and where.
    #[wasm_bindgen(js_name = importCsv)]
    pub fn import_csv(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Answer<Ts<ImportReport>> {
        give(&self.0.import_csv(&self::text("text", text)?))
    }

    /// Replaces everything by a schedule in JSON; the history begins anew. When anything is wrong nothing changes, and
    /// the report says what and where.
    #[wasm_bindgen(js_name = importJson)]
    pub fn import_json(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Answer<Ts<ImportReport>> {
        let text = self::text("text", text)?;
        let schedule = match document::from_text(&text) {
            Ok(schedule) => schedule,
            Err(thrown) => {
                let error = thrown.error();
                let long = check_length(&text).is_err();
                let path = error.path.as_deref().filter(|_| !long);
                let place = path.map_or((1, 1), |path| parse::place_of(&text, path));
                return give(&ImportReport::of_error(error, place));
            }
        };
        let rules = self.0.rules();
        self.0 = Editor::new(schedule);
        self.0.set_rules(rules);
        let shifts = u32::try_from(self.0.plan().shift_count()).unwrap_or(u32::MAX);
        give(&ImportReport {
            shifts,
            ..ImportReport::default()
        })
    }

    /// The schedule, the requirements and the rules as a short text of letters, digits, - and _. Throws
    /// `too-large-to-share`.
    pub fn share(&self) -> Answer<String> {
        Ok(self.0.share()?)
    }

    /// Reads a text that `share` gave. Throws `share-not-recognised`, `share-version`, `share-damaged`,
    /// `text-too-long`, or what is wrong with the schedule.
    #[wasm_bindgen(js_name = fromShare)]
    pub fn from_share(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Answer<Week> {
        Ok(Self(Editor::from_share(&self::text("text", text)?)?))
    }
}
