//! The handle of one week's schedule in the engine's memory, and its queries.

use scheduler_core::{
    Analysis, Day, Editor, Filter, HourRange, Page, Schedule, Summary, WeekLabour,
    demand::Applied,
    roster::{Board, DayBoard, DayMembers, MemberRows, ShiftDetails},
    schedule::{ALL_SLOTS, SLOTS, Slot},
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    error::EngineError,
    output::{Answer, give, to_js},
    read::{parse, read_schedule, read_template},
};

/// A week's schedule that can be queried and edited. Call `free()` when it is no longer needed.
#[wasm_bindgen]
pub struct Week(pub(crate) Editor);

#[wasm_bindgen]
impl Week {
    /// Reads a schedule from JSON text. Throws `broken-json`, or what `fromValue` throws.
    #[wasm_bindgen(js_name = fromJson)]
    pub fn from_json(text: &str) -> Answer<Week> {
        Self::from_value(&parse(text)?)
    }

    /// Reads a schedule from plain data. Throws with the path of the first error, such as `shifts[3].staffId`;
    /// unknown fields and NaN are errors.
    #[wasm_bindgen(js_name = fromValue)]
    pub fn from_value(
        #[wasm_bindgen(unchecked_param_type = "unknown")] schedule: &JsValue,
    ) -> Answer<Week> {
        Ok(Self(Editor::new(read_schedule(schedule)?)))
    }

    /// The schedule as JSON text.
    #[wasm_bindgen(js_name = toJson, unchecked_return_type = "string")]
    pub fn to_json(&self) -> Answer<js_sys::JsString> {
        let text = js_sys::JSON::stringify(&to_js(&self.0.week().schedule())?);
        text.map_err(|_| EngineError::inexpressible("the schedule cannot be written as JSON"))
    }

    /// The schedule as plain data.
    pub fn schedule(&self) -> Answer<Ts<Schedule>> {
        give(&self.0.week().schedule())
    }

    /// The number of shifts.
    #[wasm_bindgen(js_name = shiftCount)]
    #[must_use]
    pub fn shift_count(&self) -> usize {
        self.0.week().shift_count()
    }

    /// Counts the changes of the week, its rules and its requirements. It differs whenever the state may differ.
    #[must_use]
    pub fn revision(&self) -> u32 {
        self.0.revision()
    }

    /// Coverage, gap blocks, fill rates, status and suggestions.
    pub fn analysis(&self, team: Option<String>, position: Option<String>) -> Answer<Ts<Analysis>> {
        give(&self.0.week().analysis(&Filter::new(team, position)))
    }

    /// The figures around the grid of a view: gap blocks, fill rates, status, days and insights.
    pub fn summary(&self, team: Option<String>, position: Option<String>) -> Answer<Ts<Summary>> {
        give(&self.0.week().summary(&Filter::new(team, position)))
    }

    /// The labour cost of the positions in scope, by day and for the week, compared with the expected sales.
    pub fn labour(&self, team: Option<String>, position: Option<String>) -> Answer<Ts<WeekLabour>> {
        give(&self.0.week().labour(&Filter::new(team, position)))
    }

    /// The week in hour rows, 9 AM to midnight.
    pub fn board(&self, team: Option<String>, position: Option<String>) -> Answer<Ts<Board>> {
        give(&self.0.week().board(&Filter::new(team, position)))
    }

    /// The shifts of every day in lanes, position by position; of each position the first `most` lanes.
    #[wasm_bindgen(unchecked_return_type = "PositionLanes[][]")]
    pub fn lanes(
        &self,
        team: Option<String>,
        position: Option<String>,
        most: u32,
    ) -> Answer<JsValue> {
        to_js(&self.0.week().lanes(&Filter::new(team, position), most))
    }

    /// One day in hour rows, with a cell for every position in scope. Throws `day-out-of-range`.
    #[wasm_bindgen(js_name = dayBoard)]
    pub fn day_board(
        &self,
        team: Option<String>,
        position: Option<String>,
        day: u32,
    ) -> Answer<Ts<DayBoard>> {
        let filter = Filter::new(team, position);
        give(&self.0.week().day_board(&filter, to_day(day)?))
    }

    /// What the staff members in scope do on one day, from row `offset` on, at most `limit` of them (0 for all). Throws
    /// `day-out-of-range`.
    #[wasm_bindgen(js_name = dayMembers)]
    pub fn day_members(
        &self,
        team: Option<String>,
        position: Option<String>,
        day: u32,
        offset: usize,
        limit: usize,
    ) -> Answer<Ts<DayMembers>> {
        let (filter, page) = (Filter::new(team, position), Page { offset, limit });
        give(&self.0.week().day_members(&filter, to_day(day)?, page))
    }

    /// Who works at any time in one hour of a day; hour 24 is the first one after midnight. Throws `day-out-of-range`,
    /// `hour-out-of-range`.
    #[wasm_bindgen(js_name = hourDetails)]
    pub fn hour_details(
        &self,
        team: Option<String>,
        position: Option<String>,
        day: u32,
        hour: u32,
    ) -> Answer<Ts<ShiftDetails>> {
        let filter = Filter::new(team, position);
        let hour = u8::try_from(hour).unwrap_or(u8::MAX);
        give(&self.0.week().hour_details(&filter, to_day(day)?, hour)?)
    }

    /// A staff member's shifts that start on a day. Throws `unknown-staff`, `day-out-of-range`.
    #[wasm_bindgen(js_name = memberDayDetails)]
    pub fn member_day_details(
        &self,
        #[wasm_bindgen(js_name = staffId)] staff_id: &str,
        day: u32,
    ) -> Answer<Ts<ShiftDetails>> {
        give(&self.0.week().member_day_details(staff_id, to_day(day)?)?)
    }

    /// Who else works at any time during a shift. Throws `unknown-shift`.
    #[wasm_bindgen(js_name = coworkers)]
    pub fn coworkers(
        &self,
        #[wasm_bindgen(js_name = shiftId)] shift_id: &str,
    ) -> Answer<Ts<ShiftDetails>> {
        give(&self.0.week().coworkers(shift_id)?)
    }

    /// A position's shifts that start on a day and touch a slot of the mask. Throws `unknown-position`,
    /// `day-out-of-range`.
    #[wasm_bindgen(js_name = positionDayDetails)]
    pub fn position_day_details(
        &self,
        #[wasm_bindgen(js_name = positionId)] position_id: &str,
        day: u32,
        slots: u32,
    ) -> Answer<Ts<ShiftDetails>> {
        let (day, slots) = (to_day(day)?, slot_mask(slots)?);
        give(
            &self
                .0
                .week()
                .position_day_details(position_id, day, slots)?,
        )
    }

    /// The staff members in scope from row `offset` on, at most `limit` of them (0 for all), with their shifts that
    /// touch a slot of the mask.
    #[wasm_bindgen(js_name = memberRows)]
    pub fn member_rows(
        &self,
        team: Option<String>,
        position: Option<String>,
        slots: u32,
        offset: usize,
        limit: usize,
    ) -> Answer<Ts<MemberRows>> {
        let (filter, page) = (Filter::new(team, position), Page { offset, limit });
        give(&self.0.week().member_rows(&filter, slot_mask(slots)?, page))
    }

    /// The positions in scope, with their shifts that touch a slot of the mask.
    #[wasm_bindgen(js_name = roleRows, unchecked_return_type = "RoleRow[]")]
    pub fn role_rows(
        &self,
        team: Option<String>,
        position: Option<String>,
        slots: u32,
    ) -> Answer<JsValue> {
        let filter = Filter::new(team, position);
        to_js(&self.0.week().role_rows(&filter, slot_mask(slots)?))
    }

    /// Makes every position follow the template entry with its id or else its name; an empty template restores the
    /// plain rule. This is not part of the history. Throws `required-out-of-range`, `duplicate-id`,
    /// `too-many-entries` and errors in the template's shape.
    #[wasm_bindgen(js_name = setRequirements)]
    pub fn set_requirements(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "TemplatePosition[]")] template: &JsValue,
    ) -> Answer<Ts<Applied>> {
        let positions = read_template(template)?;
        give(&self.0.follow(&scheduler_core::Template::new(&positions)?))
    }

    /// The positions that follow a template, with their heads.
    #[wasm_bindgen(unchecked_return_type = "PositionRequirements[]")]
    pub fn requirements(&self) -> Answer<JsValue> {
        to_js(&self.0.week().requirements())
    }

    /// Coverage, gap blocks and fill rates as numbers only, for benchmarks: the coverage of each position in
    /// scope (168 heads each), the number of blocks with day, start and end of each, then scheduled heads and
    /// percent of each position.
    #[must_use]
    pub fn figures(&self, team: Option<String>, position: Option<String>) -> Vec<u32> {
        self.0.week().figures(&Filter::new(team, position))
    }

    /// Recounts every shift, for benchmarks. Edits keep the counts up to date.
    pub fn recount(&mut self) {
        self.0.recount();
    }
}

/// The slots of a day with their hours and their bits in a mask.
#[wasm_bindgen(unchecked_return_type = "SlotInfo[]")]
pub fn slots() -> Answer<JsValue> {
    to_js(&SLOTS.map(Slot::info))
}

/// The day with a number, 0 (Monday) to 6 (Sunday).
pub(crate) fn to_day(day: u32) -> Answer<Day> {
    let found = usize::try_from(day).ok().and_then(Day::from_index);
    found.ok_or_else(|| EngineError {
        code: "day-out-of-range".to_owned(),
        message: format!("day is {day}; it must be 0 to 6 (Monday to Sunday)"),
        path: Some("day".to_owned()),
    })
}

/// A range of hours; out-of-range numbers saturate and stay invalid.
pub(crate) fn to_hours(start: u32, end: u32) -> HourRange {
    let [start, end] = [start, end].map(|hour| u8::try_from(hour).unwrap_or(u8::MAX));
    HourRange::new(start, end)
}

fn slot_mask(slots: u32) -> Answer<u8> {
    let mask = u8::try_from(slots).ok().filter(|mask| *mask <= ALL_SLOTS);
    mask.ok_or_else(|| {
        EngineError::out_of_range(
            "slots",
            format!("slots is {slots}; it must be 0 to {ALL_SLOTS}"),
        )
    })
}
