//! The roster: its weeks, its team, and absences.

use scheduler_bindings::{
    Answer, give, read, read_date, read_dates, read_optional_date, read_optional_dates,
    read_roster, read_schedule, read_team_change, to_js, to_json,
};
use scheduler_core::{
    self as core, Effect, Outcome,
    editing::{AbsenceReport, CopiedWeeks, PlannedWeek},
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::editor::Editor;

#[wasm_bindgen]
impl Editor {
    /// Opens a week of a roster from the roster's JSON text; `monday` is a date, `YYYY-MM-DD`. Throws `broken-json`,
    /// `unknown-version`, `not-a-date`, `not-a-monday`, and other errors with the path of the first one, such as
    /// `weeks[2].shifts[3].staffId`; unknown fields are errors.
    #[wasm_bindgen(js_name = fromRoster)]
    pub fn from_roster(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] monday: JsValue,
    ) -> Answer<Editor> {
        let text: String = read("text", text)?;
        let monday = read_date("monday", monday)?;
        let roster = read_roster(&text)?;
        Ok(Self(core::Editor::of_roster(roster, monday)?))
    }

    /// The roster as JSON text, without the history: the team and every week that has anything. Throws `single-week`.
    pub fn roster(&self) -> Answer<String> {
        to_json(&self.0.roster()?)
    }

    /// Makes a single week, with its history, the first one of a roster. Throws `not-a-date`, `not-a-monday`,
    /// `roster-begun`.
    #[wasm_bindgen(js_name = beginRoster)]
    pub fn begin_roster(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] monday: JsValue,
    ) -> Answer<()> {
        let monday = read_date("monday", monday)?;
        Ok(self.0.begin_roster(monday)?)
    }

    /// The Monday of the open week, `YYYY-MM-DD`; null for a single week, which belongs to no roster.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "string | null")]
    pub fn monday(&self) -> JsValue {
        let monday = self.0.monday().ok();
        monday.map_or(JsValue::NULL, |monday| monday.to_string().into())
    }

    /// The Mondays of the weeks that have anything, earliest first. Throws `single-week`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn mondays(&self) -> Answer<JsValue> {
        to_js(&self.0.roster()?.mondays().collect::<Vec<_>>())
    }

    /// Opens another week of the roster, which is empty if nothing is planned in it. This is not part of the history.
    /// Throws `not-a-date`, `not-a-monday`, `too-many-entries`, `single-week`.
    pub fn open(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] monday: JsValue,
    ) -> Answer<()> {
        let monday = read_date("monday", monday)?;
        Ok(self.0.open(monday)?)
    }

    /// Plans a week in which nothing is planned yet, as published, with the shifts of a schedule (JSON text); those of
    /// people who are not on the team are left out. This is not part of the history. Answers whether the week was empty.
    /// Throws as `fromJson` and `open` do.
    #[wasm_bindgen(js_name = supplyWeek)]
    pub fn supply_week(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] monday: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] schedule: JsValue,
    ) -> Answer<bool> {
        let monday = read_date("monday", monday)?;
        let schedule: String = read("schedule", schedule)?;
        let shifts = read_schedule(&schedule)?.shifts().to_vec();
        Ok(self.0.supply_week(monday, shifts)?)
    }

    /// Adds proposed shifts to several weeks, all pending, as one entry of the history. Throws as `addShift` does, with
    /// the entry's path, `not-a-monday`, `too-many-entries`, `single-week`; the roster is then unchanged.
    #[wasm_bindgen(js_name = applyWeeks)]
    pub fn apply_weeks(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "PlannedWeek[]")] weeks: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let weeks: Vec<PlannedWeek> = read("weeks", weeks)?;
        give(&self.0.apply_weeks(&weeks)?)
    }

    /// Copies weeks into the open one and those after it, `count` in all, as one entry of the history; `sources` are
    /// their Mondays, taken in turn. What cannot be copied is listed with its reason. Throws `not-a-date`, `not-a-monday`
    /// with the entry's path, `too-many-entries`, `single-week`.
    #[wasm_bindgen(js_name = copyWeeks)]
    pub fn copy_weeks(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] sources: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] count: JsValue,
    ) -> Answer<Ts<CopiedWeeks>> {
        let sources = read_dates("sources", sources)?;
        let count: u32 = read("count", count)?;
        give(&self.0.copy_weeks(&sources, count)?)
    }

    /// Changes the team in every week of the roster, as one entry of the history. Throws `unknown-staff`,
    /// `unknown-position`, `duplicate-id`, `only-position`, `merge-with-itself` and whatever `fromJson` throws for the
    /// data, with a path such as `addPerson.positionId`; nothing is then changed.
    #[wasm_bindgen(js_name = changeTeam)]
    pub fn change_team(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "TeamChange")] change: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let change = read_team_change("change", change)?;
        give(&self.0.change_team(&change)?)
    }

    /// Reports somebody absent, with what becomes of their shifts and who covers them, as one entry of the history.
    /// Throws `unknown-staff`, `field-too-long`, `too-many-entries`, and as `addShift` does for `cover`, with the entry's
    /// path; nothing is then changed. `dates` (`YYYY-MM-DD`) adds days of any weeks of a roster; shifts that start before
    /// `workedBefore` stay with their person, whatever becomes of the others. Both throw `single-week` and `not-a-date`,
    /// and too many weeks throw `too-many-entries`.
    #[wasm_bindgen(js_name = reportAbsence)]
    pub fn report_absence(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "AbsenceReport")] report: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string[]")] dates: JsValue,
        #[wasm_bindgen(js_name = workedBefore, unchecked_optional_param_type = "string")]
        worked_before: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let report: AbsenceReport = read("report", report)?;
        let dates = read_optional_dates("dates", dates)?;
        let worked_before = read_optional_date("workedBefore", worked_before)?;
        give(&self.0.report_absence(&report, &dates, worked_before)?)
    }

    /// What reporting an absence would do. Nothing is changed. Throws as `preview` does.
    #[wasm_bindgen(js_name = previewAbsence)]
    pub fn preview_absence(
        &self,
        #[wasm_bindgen(unchecked_param_type = "AbsenceReport")] report: JsValue,
    ) -> Answer<Ts<Effect>> {
        let report: AbsenceReport = read("report", report)?;
        give(&self.0.preview_absence(&report)?)
    }

    /// Takes absences of somebody back: shifts that they kept count again. `dates` adds days of any weeks of a roster.
    /// Throws `unknown-staff`, `day-out-of-range`, and for dates as `reportAbsence` does.
    #[wasm_bindgen(js_name = endAbsence)]
    pub fn end_absence(
        &mut self,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number[]")] days: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string[]")] dates: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let staff_id: String = read("staffId", staff_id)?;
        let days: Vec<core::Day> = read("days", days)?;
        let dates = read_optional_dates("dates", dates)?;
        give(&self.0.end_absence(&staff_id, &days, &dates)?)
    }
}
