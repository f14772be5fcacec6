//! The handle of one week's schedule in the engine's memory, and its queries.

use scheduler_bindings::{
    Answer, EngineError, give, read, read_day, read_json, read_schedule, to_js, to_json,
};
use scheduler_core::{
    self as core, Analysis, Filter, HourRange, Page, Schedule, Summary, WeekLabour,
    demand::{Applied, TemplatePosition},
    roster::{Board, DayBoard, DayMembers, MemberRows, ShiftDetails},
    schedule::{ALL_SLOTS, SLOTS, Slot},
};
use scheduler_exchange::document::{self, Document};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// A week's schedule that can be queried and edited. Call `free()` when it is no longer needed.
#[wasm_bindgen]
pub struct Editor(pub(crate) core::Editor);

#[wasm_bindgen]
impl Editor {
    /// Reads a schedule from JSON text. Throws `broken-json`, and other errors with the path of the first one, such as
    /// `shifts[3].staffId`; unknown fields are errors.
    #[wasm_bindgen(js_name = fromJson)]
    pub fn from_json(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Answer<Editor> {
        let text: String = read("text", text)?;
        Ok(Self(core::Editor::new(read_schedule(&text)?)))
    }

    /// The schedule as JSON text; a week of a roster without the weeks around it.
    #[wasm_bindgen(js_name = toJson)]
    pub fn to_json(&self) -> Answer<String> {
        to_json(&self.0.schedule())
    }

    /// The schedule as JSON text, with the shifts of the weeks around it.
    #[wasm_bindgen(js_name = toJsonWithNeighbours)]
    pub fn to_json_with_neighbours(&self) -> Answer<String> {
        to_json(&self.0.week().schedule())
    }

    /// Reads a document: a schedule with its requirements and rules. Throws as `fromJson` does; paths are relative to the
    /// document or, for values out of range, to its schedule.
    #[wasm_bindgen(js_name = fromDocument)]
    pub fn from_document(
        #[wasm_bindgen(unchecked_param_type = "string")] document: JsValue,
    ) -> Answer<Editor> {
        let text: String = read("document", document)?;
        let document: Document = read_json(&text)?;
        Ok(Self(document.open()?))
    }

    /// The schedule, the requirements and the rules as JSON text, without the history.
    pub fn document(&self) -> Answer<String> {
        to_json(&document::written(&self.0))
    }

    /// The schedule as plain data; a week of a roster without the weeks around it.
    pub fn schedule(&self) -> Answer<Ts<Schedule>> {
        give(&self.0.schedule())
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
    pub fn analysis(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<Ts<Analysis>> {
        let filter = read_filter(team, position)?;
        give(&self.0.week().analysis(&filter))
    }

    /// The figures around the grid of a view: gap blocks, fill rates, status, days and insights.
    pub fn summary(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<Ts<Summary>> {
        let filter = read_filter(team, position)?;
        give(&self.0.week().summary(&filter))
    }

    /// The labour cost of the positions in scope, by day and for the week, compared with the expected sales.
    pub fn labour(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<Ts<WeekLabour>> {
        let filter = read_filter(team, position)?;
        give(&self.0.week().labour(&filter))
    }

    /// Everybody's work in the week, and how the weekend, the nights and the closings are shared out, in staff order.
    #[wasm_bindgen(unchecked_return_type = "Fairness[]")]
    pub fn fairness(&self) -> Answer<JsValue> {
        to_js(&self.0.week().fairness())
    }

    /// The week in hour rows, 9 AM to midnight.
    pub fn board(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<Ts<Board>> {
        let filter = read_filter(team, position)?;
        give(&self.0.week().board(&filter))
    }

    /// The shifts of every day in lanes, position by position; of each position the first `most` lanes.
    #[wasm_bindgen(unchecked_return_type = "PositionLanes[][]")]
    pub fn lanes(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] team: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] position: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] most: JsValue,
    ) -> Answer<JsValue> {
        let filter = read_filter(team, position)?;
        let most: u32 = read("most", most)?;
        to_js(&self.0.week().lanes(&filter, most))
    }

    /// One day in hour rows, with a cell for every position in scope. Throws `day-out-of-range`.
    #[wasm_bindgen(js_name = dayBoard)]
    pub fn day_board(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] team: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] position: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
    ) -> Answer<Ts<DayBoard>> {
        let filter = read_filter(team, position)?;
        let day = read_day("day", day)?;

        give(&self.0.week().day_board(&filter, day))
    }

    /// What the staff members in scope do on one day, from row `offset` on, at most `limit` of them (0 for all). Throws
    /// `day-out-of-range`.
    #[wasm_bindgen(js_name = dayMembers)]
    pub fn day_members(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] team: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] position: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] offset: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
    ) -> Answer<Ts<DayMembers>> {
        let filter = read_filter(team, position)?;
        let day = read_day("day", day)?;
        let offset: usize = read("offset", offset)?;
        let limit: usize = read("limit", limit)?;
        let page = Page { offset, limit };
        give(&self.0.week().day_members(&filter, day, page))
    }

    /// Who works at any time in one hour of a day; hour 24 is the first one after midnight. Throws `day-out-of-range`,
    /// `hour-out-of-range`.
    #[wasm_bindgen(js_name = hourDetails)]
    pub fn hour_details(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] team: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] position: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] hour: JsValue,
    ) -> Answer<Ts<ShiftDetails>> {
        let filter = read_filter(team, position)?;
        let day = read_day("day", day)?;
        let hour: u32 = read("hour", hour)?;

        let hour = u8::try_from(hour).unwrap_or(u8::MAX);
        give(&self.0.week().hour_details(&filter, day, hour)?)
    }

    /// A staff member's shifts that start on a day. Throws `unknown-staff`, `day-out-of-range`.
    #[wasm_bindgen(js_name = memberDayDetails)]
    pub fn member_day_details(
        &self,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
    ) -> Answer<Ts<ShiftDetails>> {
        let staff_id: String = read("staffId", staff_id)?;
        let day = read_day("day", day)?;
        give(&self.0.week().member_day_details(&staff_id, day)?)
    }

    /// Who else works at any time during a shift. Throws `unknown-shift`.
    #[wasm_bindgen(js_name = coworkers)]
    pub fn coworkers(
        &self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
    ) -> Answer<Ts<ShiftDetails>> {
        let shift_id: String = read("shiftId", shift_id)?;
        give(&self.0.week().coworkers(&shift_id)?)
    }

    /// A position's shifts that start on a day and touch a slot of the mask. Throws `unknown-position`,
    /// `day-out-of-range`.
    #[wasm_bindgen(js_name = positionDayDetails)]
    pub fn position_day_details(
        &self,
        #[wasm_bindgen(js_name = positionId, unchecked_param_type = "string")] position_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] slots: JsValue,
    ) -> Answer<Ts<ShiftDetails>> {
        let position_id: String = read("positionId", position_id)?;
        let day = read_day("day", day)?;
        let slots = read_slots(slots)?;
        give(
            &self
                .0
                .week()
                .position_day_details(&position_id, day, slots)?,
        )
    }

    /// The staff members in scope from row `offset` on, at most `limit` of them (0 for all), with their shifts that
    /// touch a slot of the mask.
    #[wasm_bindgen(js_name = memberRows)]
    pub fn member_rows(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] team: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] position: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] slots: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] offset: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
    ) -> Answer<Ts<MemberRows>> {
        let filter = read_filter(team, position)?;
        let slots = read_slots(slots)?;
        let offset: usize = read("offset", offset)?;
        let limit: usize = read("limit", limit)?;
        let page = Page { offset, limit };
        give(&self.0.week().member_rows(&filter, slots, page))
    }

    /// The positions in scope, with their shifts that touch a slot of the mask.
    #[wasm_bindgen(js_name = roleRows, unchecked_return_type = "RoleRow[]")]
    pub fn role_rows(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] team: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null | undefined")] position: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] slots: JsValue,
    ) -> Answer<JsValue> {
        let filter = read_filter(team, position)?;
        let slots = read_slots(slots)?;

        to_js(&self.0.week().role_rows(&filter, slots))
    }

    /// Makes every position follow the template entry with its id or else its name; an empty template restores the
    /// plain rule. This is not part of the history. Throws `required-out-of-range`, `duplicate-id`,
    /// `too-many-entries` and errors in the template's shape.
    #[wasm_bindgen(js_name = followTemplate)]
    pub fn follow_template(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "TemplatePosition[]")] template: JsValue,
    ) -> Answer<Ts<Applied>> {
        let positions: Vec<TemplatePosition> = read("template", template)?;
        give(&self.0.follow(&core::Template::new(&positions)?))
    }

    /// The positions that follow a template, with their heads.
    #[wasm_bindgen(unchecked_return_type = "PositionRequirements[]")]
    pub fn requirements(&self) -> Answer<JsValue> {
        to_js(&self.0.week().requirements())
    }

    /// Coverage, gap blocks and fill rates as numbers only, for benchmarks: the coverage of each position in
    /// scope (168 heads each), the number of blocks with day, start and end of each, then scheduled heads and
    /// percent of each position.
    pub fn figures(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<Vec<u32>> {
        let filter = read_filter(team, position)?;
        Ok(self.0.week().figures(&filter))
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

/// Reads the two filters of a view.
pub(crate) fn read_filter(team: JsValue, position: JsValue) -> Answer<Filter> {
    Ok(Filter::new(
        read("team", team)?,
        read("position", position)?,
    ))
}

/// Reads a range of hours; numbers that are too large stay out of range.
pub(crate) fn read_hours(start: JsValue, end: JsValue) -> Answer<HourRange> {
    let [start, end] = [read("start", start)?, read("end", end)?];
    let [start, end] = [start, end].map(|hour: u32| u8::try_from(hour).unwrap_or(u8::MAX));
    Ok(HourRange::new(start, end))
}

fn read_slots(slots: JsValue) -> Answer<u8> {
    let slots: u32 = read("slots", slots)?;
    let mask = u8::try_from(slots).ok().filter(|mask| *mask <= ALL_SLOTS);
    mask.ok_or_else(|| {
        let message = format!("slots is {slots}; it must be 0 to {ALL_SLOTS}");
        EngineError::new("number-out-of-range", &message, Some("slots"))
    })
}
