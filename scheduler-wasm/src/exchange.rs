//! Exporting and importing a week: tables, calendars and links.

use scheduler_core::schedule::iso_week::parse_date;
use scheduler_exchange::{
    calendar::{self, CalendarWords, Who},
    share,
    table::{self, ImportReport},
    typed::{self, TypedTimes},
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    output::{Answer, give},
    read::{parse, read, read_shared},
    week::Week,
};

#[wasm_bindgen]
impl Week {
    /// The shifts as CSV (RFC 4180); with the week's Monday (`YYYY-MM-DD`) each line has its date. Throws `not-a-date`,
    /// `date-out-of-range`.
    #[wasm_bindgen(js_name = exportCsv)]
    pub fn export_csv(&self, monday: Option<String>) -> Answer<String> {
        let monday = monday.map(|date| parse_date(&date)).transpose()?;
        Ok(table::to_csv(self.0.week(), monday))
    }

    /// Replaces the shifts with those of a CSV text, as one entry of the history. On any error no shift changes, and
    /// the report says what is wrong and where. With the week's Monday, dates are checked against days. Throws
    /// `not-a-date`, `date-out-of-range`.
    #[wasm_bindgen(js_name = importCsv)]
    pub fn import_csv(&mut self, text: &str, monday: Option<String>) -> Answer<Ts<ImportReport>> {
        let monday = monday.map(|date| parse_date(&date)).transpose()?;
        give(&table::import_csv(&mut self.0, text, monday))
    }

    /// Shifts as a calendar file (RFC 5545) with local, floating times: those of one person, or of everybody if
    /// null. Throws `unknown-staff`, `no-shifts`, `not-a-monday`, `not-a-date`, `date-out-of-range`.
    pub fn calendar(
        &self,
        #[wasm_bindgen(js_name = staffId)] staff_id: Option<String>,
        monday: &str,
        #[wasm_bindgen(js_name = timestampMs)] timestamp_ms: f64,
        #[wasm_bindgen(unchecked_param_type = "CalendarWords")] words: &JsValue,
    ) -> Answer<String> {
        let words: CalendarWords = read("words", words)?;
        let who = staff_id.as_deref().map_or(Who::Everybody, Who::One);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a time of day in milliseconds; the cast saturates"
        )]
        let now = timestamp_ms as u64;
        let monday = parse_date(monday)?;
        Ok(calendar::calendar(self.0.week(), who, monday, now, &words)?)
    }

    /// The schedule, the requirements and the rules as a short text of letters, digits, - and _. Throws
    /// `too-large-to-share`.
    pub fn share(&self) -> Answer<String> {
        Ok(share::to_text(&self.0)?)
    }

    /// Reads a text of `share`. Throws `share-not-recognised`, `share-version`, `share-damaged`, `text-too-long`, or
    /// the error of the schedule, with a path relative to it.
    #[wasm_bindgen(js_name = fromShare)]
    pub fn from_share(text: &str) -> Answer<Week> {
        Ok(Self(read_shared(&parse(&share::unpack(text)?)?)?))
    }
}

/// Reads the times of a shift as somebody types them: `9-17`, `9:30-17:45`, `9am-5pm`, `17-1`, `9+8`, or a start alone.
/// Throws `unreadable-times`, `not-a-quarter`, `no-length`.
#[wasm_bindgen(js_name = readTimes)]
pub fn read_times(text: &str) -> Answer<Ts<TypedTimes>> {
    give(&typed::read(text)?)
}
