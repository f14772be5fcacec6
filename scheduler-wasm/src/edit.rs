//! The commands of a week, their history and the checks before them.

use scheduler_core::{
    candidate::{Candidates, candidates},
    check::Rules,
    history::{History, HistoryEntry},
    review::{Review, review},
    schedule::Shift,
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    argument::{flag, text, text_or_null, whole},
    output::{Answer, give, give_all, give_or_null},
    week::{Week, filter},
};

#[wasm_bindgen]
impl Week {
    /// Adds a pending shift and gives its id, even where the person works already. Throws `unknown-staff`,
    /// `day-out-of-range`, `start-out-of-range`, `hours-out-of-range`, `too-many-entries`; the week is then as it was.
    pub fn assign(
        &mut self,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] hours: &JsValue,
    ) -> Answer<String> {
        let staff_id = text("staffId", staff_id)?;
        let [day, start, hours] = place(day, start, hours)?;
        Ok(self.0.assign(&staff_id, day, start, hours)?)
    }

    /// Removes a shift and gives it back. Throws `unknown-shift`; the week is then as it was.
    pub fn unassign(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: &JsValue,
    ) -> Answer<Ts<Shift>> {
        give(&self.0.unassign(&self::shift_id(shift_id)?)?)
    }

    /// Adds a shift, confirmed or pending, and gives its id. Throws as `assign` does, and `double-booking`.
    #[wasm_bindgen(js_name = addShift)]
    pub fn add_shift(
        &mut self,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] hours: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] confirmed: &JsValue,
    ) -> Answer<String> {
        let staff_id = text("staffId", staff_id)?;
        let [day, start, hours] = place(day, start, hours)?;
        let confirmed = flag("confirmed", confirmed)?;
        let id = self.0.add_shift(&staff_id, day, start, hours, confirmed)?;
        Ok(id)
    }

    /// Moves a shift to a person, day and hour and gives it a length: all as they shall be. Null when they are so
    /// already. Throws as `addShift` does, `unknown-shift` and `wrong-position`.
    #[wasm_bindgen(js_name = changeShift, unchecked_return_type = "HistoryEntry | null")]
    pub fn change_shift(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: &JsValue,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] hours: &JsValue,
    ) -> Answer<JsValue> {
        let (shift_id, staff_id) = (self::shift_id(shift_id)?, text("staffId", staff_id)?);
        let [day, start, hours] = place(day, start, hours)?;
        give_or_null(
            self.0
                .change_shift(&shift_id, &staff_id, day, start, hours)?,
        )
    }

    /// Confirms a pending shift; null when it is confirmed already. Throws `unknown-shift`.
    #[wasm_bindgen(unchecked_return_type = "HistoryEntry | null")]
    pub fn confirm(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: &JsValue,
    ) -> Answer<JsValue> {
        give_or_null(self.0.confirm(&self::shift_id(shift_id)?)?)
    }

    /// Confirms all pending shifts in scope, as one entry of the history, and gives their number.
    #[wasm_bindgen(js_name = confirmAll)]
    pub fn confirm_all(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
    ) -> Answer<u32> {
        Ok(self.0.confirm_all(&filter(team, position)?))
    }

    /// Removes a pending shift. Throws `unknown-shift`, and `not-pending` when it is confirmed.
    pub fn decline(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: &JsValue,
    ) -> Answer<Ts<HistoryEntry>> {
        give(&self.0.decline(&self::shift_id(shift_id)?)?)
    }

    /// Removes a shift. Throws `unknown-shift`.
    #[wasm_bindgen(js_name = removeShift)]
    pub fn remove_shift(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: &JsValue,
    ) -> Answer<Ts<HistoryEntry>> {
        give(&self.0.remove_shift(&self::shift_id(shift_id)?)?)
    }

    /// Takes the last command back and says which; null when there is none.
    #[wasm_bindgen(unchecked_return_type = "HistoryEntry | null")]
    pub fn undo(&mut self) -> Answer<JsValue> {
        give_or_null(self.0.undo())
    }

    /// Does the command again that was taken back last and says which; null when there is none.
    #[wasm_bindgen(unchecked_return_type = "HistoryEntry | null")]
    pub fn redo(&mut self) -> Answer<JsValue> {
        give_or_null(self.0.redo())
    }

    /// What can be undone and redone, the next one first, at most 20 each, and how many there are.
    pub fn history(&self) -> Answer<Ts<History>> {
        give(&self.0.history())
    }

    /// The rules that shifts are checked against.
    pub fn rules(&self) -> Answer<Ts<Rules>> {
        give(&self.0.rules())
    }

    /// Sets the rules that shifts are checked against; 0 or less switches one off. No part of the history.
    #[wasm_bindgen(js_name = setRules)]
    pub fn set_rules(
        &mut self,
        #[wasm_bindgen(js_name = minHours, unchecked_param_type = "number")] min_hours: &JsValue,
        #[wasm_bindgen(js_name = maxHours, unchecked_param_type = "number")] max_hours: &JsValue,
        #[wasm_bindgen(js_name = daysOff, unchecked_param_type = "number")] days_off: &JsValue,
        #[wasm_bindgen(js_name = restHours, unchecked_param_type = "number")] rest_hours: &JsValue,
    ) -> Answer<()> {
        self.0.set_rules(Rules {
            min_hours: whole("minHours", min_hours)?,
            max_hours: whole("maxHours", max_hours)?,
            days_off: whole("daysOff", days_off)?,
            rest_hours: whole("restHours", rest_hours)?,
        });
        Ok(())
    }

    /// What would be wrong with a shift of a person: blocks first, nothing when all is well. `shiftId` is the shift
    /// that would become this one, or null for a new one; `positionId` the position that it is meant for, or null for
    /// that of the person who has the shift. Throws `unknown-shift`, `unknown-position`, `unknown-staff` and what
    /// `assign` throws for days and hours.
    #[wasm_bindgen(js_name = checkShift, unchecked_return_type = "Check[]")]
    pub fn check_shift(
        &self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string | null")]
        shift_id: &JsValue,
        #[wasm_bindgen(js_name = positionId, unchecked_param_type = "string | null")]
        position_id: &JsValue,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] hours: &JsValue,
    ) -> Answer<JsValue> {
        let shift_id = text_or_null("shiftId", shift_id)?;
        let position_id = text_or_null("positionId", position_id)?;
        let staff_id = text("staffId", staff_id)?;
        let place = place(day, start, hours)?;
        let (shift_id, position_id) = (shift_id.as_deref(), position_id.as_deref());
        give_all(&self.0.check(shift_id, position_id, &staff_id, place)?)
    }

    /// Everything in scope that asks for attention, each with its place.
    pub fn review(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
    ) -> Answer<Ts<Review>> {
        let filter = filter(team, position)?;
        give(&review(self.0.plan(), &self.0.rules(), &filter))
    }

    /// Everybody, by whether they can work in a position in the hours `start` to `end` (exclusive) of a day.
    pub fn candidates(
        &self,
        #[wasm_bindgen(js_name = positionId, unchecked_param_type = "string")]
        position_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] end: &JsValue,
    ) -> Answer<Ts<Candidates>> {
        let position_id = text("positionId", position_id)?;
        let (day, start, end) = (
            whole("day", day)?,
            whole("start", start)?,
            whole("end", end)?,
        );
        let (plan, rules) = (self.0.plan(), self.0.rules());
        give(&candidates(plan, &rules, &position_id, day, start, end)?)
    }
}

#[inline(never)]
fn shift_id(value: &JsValue) -> Answer<String> {
    text("shiftId", value)
}

#[inline(never)]
fn place(day: &JsValue, start: &JsValue, hours: &JsValue) -> Answer<[i32; 3]> {
    Ok([
        whole("day", day)?,
        whole("start", start)?,
        whole("hours", hours)?,
    ])
}
