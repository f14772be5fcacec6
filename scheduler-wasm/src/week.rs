//! The handle: one week's schedule, kept in the engine's memory.

use js_sys::{JsString, Reflect};
use scheduler_core::{
    analysis::{Analysis, Summary, analyse, summarise},
    board::{Board, board},
    day_board::{DayBoard, DayMembers, day_board, day_members},
    details::{ShiftDetails, hour_details, member_day_details, position_day_details},
    editor::Editor,
    filter::Filter,
    rows::{MemberRows, member_rows, role_rows},
    schedule::Schedule,
    slot::{SLOTS, Slot},
    suggestion::suggestions_for,
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    argument::{slot_mask, text, text_or_null, whole},
    document,
    node::Node,
    output::{Answer, by_name, give, give_all, give_text, inexpressible, plain},
};

/// A week's schedule that can be asked about and edited. Call `free()` when it is no longer needed.
#[wasm_bindgen]
pub struct Week(pub(crate) Editor);

#[wasm_bindgen]
impl Week {
    /// Reads a schedule from JSON text of at most 16 MiB. Throws with the place of the first thing
    /// that is wrong: `line 4 column 2` in broken JSON, otherwise a path such as
    /// `shifts[3].staffId`.
    #[wasm_bindgen(js_name = fromJson)]
    pub fn from_json(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Answer<Week> {
        let schedule = document::from_text(&self::text("text", text)?)?;
        Ok(Self(Editor::new(schedule)))
    }

    /// Reads a schedule from plain data. Throws with the path of the first thing that is wrong, such
    /// as `shifts[3].staffId`; unknown fields, undefined, NaN, functions and BigInts are wrong.
    #[wasm_bindgen(js_name = fromValue)]
    pub fn from_value(
        #[wasm_bindgen(unchecked_param_type = "unknown")] schedule: &JsValue,
    ) -> Answer<Week> {
        let schedule = document::from_node(Node::Js(schedule.clone()))?;
        Ok(Self(Editor::new(schedule)))
    }

    /// The schedule as JSON text.
    #[wasm_bindgen(js_name = toJson, unchecked_return_type = "string")]
    pub fn to_json(&self) -> Answer<JsString> {
        give_text(&self.0.plan().schedule())
    }

    /// The schedule as plain data.
    pub fn schedule(&self) -> Answer<Ts<Schedule>> {
        give(&self.0.plan().schedule())
    }

    /// The number of shifts.
    #[wasm_bindgen(js_name = shiftCount)]
    #[must_use]
    pub fn shift_count(&self) -> usize {
        self.0.plan().shift_count()
    }

    /// Coverage, gap blocks, fill rates, status and suggestions.
    pub fn analyse(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
    ) -> Answer<Ts<Analysis>> {
        let mut analysis = analyse(self.0.plan(), &filter(team, position)?);
        let coverage = by_name(std::mem::take(&mut analysis.coverage))?;
        let value = plain(&analysis)?;
        Reflect::set(&value, &JsValue::from_str("coverage"), &coverage).map_err(inexpressible)?;
        Ok(Ts::new_unchecked(value))
    }

    /// What a view shows around its grid: gap blocks, fill rates, status, days and insights.
    pub fn summary(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
    ) -> Answer<Ts<Summary>> {
        give(&summarise(self.0.plan(), &filter(team, position)?))
    }

    /// The week in hour rows, 9 AM to midnight.
    pub fn board(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
    ) -> Answer<Ts<Board>> {
        give(&board(self.0.plan(), &filter(team, position)?))
    }

    /// One day in hour rows, with a cell for every position in scope.
    #[wasm_bindgen(js_name = dayBoard)]
    pub fn day_board(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
    ) -> Answer<Ts<DayBoard>> {
        let filter = filter(team, position)?;
        give(&day_board(self.0.plan(), &filter, whole("day", day)?)?)
    }

    /// What the staff members in scope do on one day, from row `offset` on, at most `limit` of them
    /// (0 is all).
    #[wasm_bindgen(js_name = dayMembers)]
    pub fn day_members(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] offset: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] limit: &JsValue,
    ) -> Answer<Ts<DayMembers>> {
        let (filter, day) = (filter(team, position)?, whole("day", day)?);
        let (offset, limit) = (whole("offset", offset)?, whole("limit", limit)?);
        give(&day_members(self.0.plan(), &filter, day, offset, limit)?)
    }

    /// Who could work in a position in the hours `start` to `end` (exclusive) of a day: at most 3,
    /// best first.
    #[wasm_bindgen(js_name = suggestionsFor, unchecked_return_type = "SuggestedStaff[]")]
    pub fn suggestions_for(
        &self,
        #[wasm_bindgen(js_name = positionId, unchecked_param_type = "string")]
        position_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] end: &JsValue,
    ) -> Answer<JsValue> {
        let position_id = text("positionId", position_id)?;
        let day = whole("day", day)?;
        let (start, end) = (whole("start", start)?, whole("end", end)?);
        give_all(&suggestions_for(
            self.0.plan(),
            &position_id,
            day,
            start,
            end,
        )?)
    }

    /// Who works in one hour of a day; hour 24 is the first one after midnight.
    #[wasm_bindgen(js_name = hourDetails)]
    pub fn hour_details(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] hour: &JsValue,
    ) -> Answer<Ts<ShiftDetails>> {
        let filter = filter(team, position)?;
        let (day, hour) = (whole("day", day)?, whole("hour", hour)?);
        give(&hour_details(self.0.plan(), &filter, day, hour)?)
    }

    /// A staff member's shifts that start on a day.
    #[wasm_bindgen(js_name = memberDayDetails)]
    pub fn member_day_details(
        &self,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
    ) -> Answer<Ts<ShiftDetails>> {
        let staff_id = text("staffId", staff_id)?;
        give(&member_day_details(
            self.0.plan(),
            &staff_id,
            whole("day", day)?,
        )?)
    }

    /// A position's shifts that start on a day and touch a slot of the mask.
    #[wasm_bindgen(js_name = positionDayDetails)]
    pub fn position_day_details(
        &self,
        #[wasm_bindgen(js_name = positionId, unchecked_param_type = "string")]
        position_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] slots: &JsValue,
    ) -> Answer<Ts<ShiftDetails>> {
        let position_id = text("positionId", position_id)?;
        let (day, slots) = (whole("day", day)?, slot_mask("slots", slots)?);
        give(&position_day_details(
            self.0.plan(),
            &position_id,
            day,
            slots,
        )?)
    }

    /// The staff members in scope from row `offset` on, at most `limit` of them (0 is all), with
    /// their shifts that touch a slot of the mask.
    #[wasm_bindgen(js_name = memberRows)]
    pub fn member_rows(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] slots: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] offset: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] limit: &JsValue,
    ) -> Answer<Ts<MemberRows>> {
        let (filter, slots) = (filter(team, position)?, slot_mask("slots", slots)?);
        let (offset, limit) = (whole("offset", offset)?, whole("limit", limit)?);
        give(&member_rows(self.0.plan(), &filter, slots, offset, limit))
    }

    /// The positions in scope, with their shifts that touch a slot of the mask.
    #[wasm_bindgen(js_name = roleRows, unchecked_return_type = "RoleRow[]")]
    pub fn role_rows(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] slots: &JsValue,
    ) -> Answer<JsValue> {
        let (filter, slots) = (filter(team, position)?, slot_mask("slots", slots)?);
        give_all(&role_rows(self.0.plan(), &filter, slots))
    }
}

/// The slots of a day with their hours and their bits in a mask.
#[wasm_bindgen(unchecked_return_type = "SlotInfo[]")]
pub fn slots() -> Answer<JsValue> {
    give_all(&SLOTS.map(Slot::info))
}

#[inline(never)]
pub(crate) fn filter(team: &JsValue, position: &JsValue) -> Answer<Filter> {
    Ok(Filter {
        team: text_or_null("team", team)?,
        position: text_or_null("position", position)?,
    })
}
