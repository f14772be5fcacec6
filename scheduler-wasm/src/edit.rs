//! The commands of a week, their history, and violations.

use scheduler_bindings::{Answer, give, read, read_date, read_day, read_schedule, to_js};
use scheduler_core::{
    Effect, Error, Outcome, ProposedShift, Rules,
    editing::{History, Source},
    rules::{Candidates, Review},
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::editor::{Editor, read_filter, read_hours};

#[wasm_bindgen]
impl Editor {
    /// Adds a pending shift. Throws `unknown-staff`, `start-out-of-range`, `minute-out-of-range`, `hours-out-of-range`,
    /// `double-booking`, `absent`, `wrong-position`, `too-many-entries`; the week is then unchanged.
    pub fn assign(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ProposedShift")] shift: JsValue,
    ) -> Answer<Ts<Outcome>> {
        give(&self.0.assign(&proposed(shift)?)?)
    }

    /// Adds a shift, confirmed or pending. Throws as `assign` does.
    #[wasm_bindgen(js_name = addShift)]
    pub fn add_shift(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ProposedShift")] shift: JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] confirmed: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let confirmed: bool = read("confirmed", confirmed)?;
        give(&self.0.add_shift(&proposed(shift)?, confirmed)?)
    }

    /// Changes the person, day, time and length of a shift to those given. Throws as `addShift` does,
    /// `unknown-shift` and `wrong-position`.
    #[wasm_bindgen(js_name = changeShift)]
    pub fn change_shift(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "ProposedShift")] to: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_id: String = read("shiftId", shift_id)?;
        let to: ProposedShift = read("to", to)?;
        give(&self.0.change_shift(&shift_id, &to)?)
    }

    /// Confirms a pending shift. Throws `unknown-shift`.
    pub fn confirm(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_id: String = read("shiftId", shift_id)?;
        give(&self.0.confirm(&[shift_id])?)
    }

    /// Confirms all pending shifts in scope, as one entry of the history.
    #[wasm_bindgen(js_name = confirmAll)]
    pub fn confirm_all(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let filter = read_filter(team, position)?;
        give(&self.0.confirm_all(&filter))
    }

    /// Removes a pending shift. Throws `unknown-shift`, and `not-pending` when it is confirmed.
    pub fn decline(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_id: String = read("shiftId", shift_id)?;
        give(&self.0.decline(&shift_id)?)
    }

    /// Removes a shift. Throws `unknown-shift`.
    #[wasm_bindgen(js_name = removeShift)]
    pub fn remove_shift(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_id: String = read("shiftId", shift_id)?;
        give(&self.0.remove_shifts(&[shift_id])?)
    }

    /// Moves shifts by a number of quarters of an hour, as one entry of the history; those that cannot be moved are
    /// in `refused`. Throws `unknown-shift` with the entry's path.
    #[wasm_bindgen(js_name = moveShifts)]
    pub fn move_shifts(
        &mut self,
        #[wasm_bindgen(js_name = shiftIds, unchecked_param_type = "string[]")] shift_ids: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] quarters: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_ids: Vec<String> = read("shiftIds", shift_ids)?;
        let quarters: i32 = read("quarters", quarters)?;
        give(&self.0.move_shifts(&shift_ids, quarters)?)
    }

    /// Reassigns shifts to one person, as one entry of the history; those that the person cannot have are in
    /// `refused`. Throws `unknown-staff`, and `unknown-shift` with the entry's path.
    #[wasm_bindgen(js_name = giveShifts)]
    pub fn give_shifts(
        &mut self,
        #[wasm_bindgen(js_name = shiftIds, unchecked_param_type = "string[]")] shift_ids: JsValue,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_ids: Vec<String> = read("shiftIds", shift_ids)?;
        let staff_id: String = read("staffId", staff_id)?;
        give(&self.0.give_shifts(&shift_ids, &staff_id)?)
    }

    /// Confirms those of these shifts that are pending, as one entry of the history. Throws `unknown-shift` with
    /// the entry's path.
    #[wasm_bindgen(js_name = confirmTogether)]
    pub fn confirm_together(
        &mut self,
        #[wasm_bindgen(js_name = shiftIds, unchecked_param_type = "string[]")] shift_ids: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_ids: Vec<String> = read("shiftIds", shift_ids)?;
        give(&self.0.confirm(&shift_ids)?)
    }

    /// Removes shifts, as one entry of the history. Throws `unknown-shift` with the entry's path.
    #[wasm_bindgen(js_name = removeShifts)]
    pub fn remove_shifts(
        &mut self,
        #[wasm_bindgen(js_name = shiftIds, unchecked_param_type = "string[]")] shift_ids: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_ids: Vec<String> = read("shiftIds", shift_ids)?;
        give(&self.0.remove_shifts(&shift_ids)?)
    }

    /// Adds proposed shifts, all pending, and removes those with the ids of `removed`, as one entry of the history. A
    /// shift that contains a removed one of its person, day and position is that one made longer: it keeps its id and
    /// its note. Throws as `addShift` does and `unknown-shift`, with the entry's path; the week is then unchanged.
    #[wasm_bindgen(js_name = applyPlan)]
    pub fn apply_plan(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] removed: JsValue,
        #[wasm_bindgen(unchecked_param_type = "ProposedShift[]")] shifts: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let removed: Vec<String> = read("removed", removed)?;
        let shifts: Vec<ProposedShift> = read("shifts", shifts)?;
        give(&self.0.replace(Source::Plan, &removed, &shifts)?)
    }

    /// Replaces all shifts with those of another schedule (JSON text) for the same staff, as one entry of the history: an
    /// imported table. Throws as `Editor.fromJson` does, and `unknown-staff` with the shift's path.
    #[wasm_bindgen(js_name = replaceShifts)]
    pub fn replace_shifts(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] schedule: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let schedule: String = read("schedule", schedule)?;
        let shifts = read_schedule(&schedule)?.shifts().to_vec();
        give(&self.0.replace_shifts(shifts)?)
    }

    /// Which of these shifts could be added, each checked together with those before it; with `strict` only those
    /// that break no rule. Nothing is changed. Throws as `addShift` does for times out of range, with the entry's
    /// path.
    #[wasm_bindgen(unchecked_return_type = "Placement")]
    pub fn placement(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ProposedShift[]")] shifts: JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] strict: JsValue,
    ) -> Answer<JsValue> {
        let strict: bool = read("strict", strict)?;
        let shifts: Vec<ProposedShift> = read("shifts", shifts)?;
        to_js(&self.0.placement(&shifts, strict)?)
    }

    /// Adds copied shifts, all pending, and removes the cut ones (`removed`), as one entry of the history. Throws
    /// as `fill` does; the week is then unchanged.
    pub fn paste(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] removed: JsValue,
        #[wasm_bindgen(unchecked_param_type = "ProposedShift[]")] shifts: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let removed: Vec<String> = read("removed", removed)?;
        let shifts: Vec<ProposedShift> = read("shifts", shifts)?;
        give(&self.0.replace(Source::Clipboard, &removed, &shifts)?)
    }

    /// What removing some shifts and adding others would do to cost, contracts, gaps and rules. To preview a shift
    /// that is moved or reassigned, remove it and add the changed one. Nothing is changed. Throws `unknown-shift`,
    /// `unknown-staff` and as `assign` does for times, with the entry's path.
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] removed: JsValue,
        #[wasm_bindgen(unchecked_param_type = "ProposedShift[]")] shifts: JsValue,
    ) -> Answer<Ts<Effect>> {
        let removed: Vec<String> = read("removed", removed)?;
        let shifts: Vec<ProposedShift> = read("shifts", shifts)?;
        give(&self.0.preview(&removed, &shifts)?)
    }

    /// Writes the note of a shift; a blank one removes it. Throws `unknown-shift`, `field-too-long`.
    #[wasm_bindgen(js_name = setNote)]
    pub fn set_note(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] note: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_id: String = read("shiftId", shift_id)?;
        let note: String = read("note", note)?;
        give(&self.0.set_note(&shift_id, &note)?)
    }

    /// Marks the week as published in its current state. This is not part of the history.
    #[wasm_bindgen(js_name = markAsPublished)]
    pub fn mark_as_published(&mut self) {
        self.0.mark_as_published();
    }

    /// What has changed since the week was last published, by person in staff order, and in time order for each
    /// person. If it never was, every shift is new.
    #[wasm_bindgen(js_name = planChanges, unchecked_return_type = "PlanChange[]")]
    pub fn plan_changes(&self) -> Answer<JsValue> {
        to_js(&self.0.plan_changes())
    }

    /// Publishes the week: changed shifts become pending until their people confirm them. One entry of the history;
    /// without a change nothing is done.
    pub fn publish(&mut self) -> Answer<Ts<Outcome>> {
        give(&self.0.publish())
    }

    /// Confirms those of these shifts that are pending; right after `publish` as part of that entry of the history.
    /// Throws `unknown-shift` with the entry's path.
    #[wasm_bindgen(js_name = confirmShifts)]
    pub fn confirm_shifts(
        &mut self,
        #[wasm_bindgen(js_name = shiftIds, unchecked_param_type = "string[]")] shift_ids: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_ids: Vec<String> = read("shiftIds", shift_ids)?;
        give(&self.0.confirm_after_publishing(&shift_ids)?)
    }

    /// Undoes the last command.
    pub fn undo(&mut self) -> Answer<Ts<Outcome>> {
        give(&self.0.undo())
    }

    /// Redoes the command that was undone last.
    pub fn redo(&mut self) -> Answer<Ts<Outcome>> {
        give(&self.0.redo())
    }

    /// What can be undone and redone, the next one first, at most 20 each, and how many there are.
    pub fn history(&self) -> Answer<Ts<History>> {
        give(&self.0.history())
    }

    /// The rules that shifts are checked against.
    #[wasm_bindgen(
        unchecked_return_type = "Rules & Required<Pick<Rules, 'minHours' | 'maxHours' | 'daysOff' | 'restHours'>>"
    )]
    pub fn rules(&self) -> Answer<JsValue> {
        to_js(self.0.week().rules())
    }

    /// The rules that the week is filled by: those that shifts are checked against, and where they say nothing of filling,
    /// at most six days in a row, longer shifts and no split days.
    #[wasm_bindgen(
        js_name = fillRules,
        unchecked_return_type = "Rules & Required<Pick<Rules, 'minHours' | 'maxHours' | 'daysOff' | 'restHours'>>"
    )]
    pub fn fill_rules(&self) -> Answer<JsValue> {
        to_js(&self.0.week().rules().filling())
    }

    /// Sets the rules that shifts are checked against; 0 or less turns one off. This is not part of the history.
    #[wasm_bindgen(js_name = setRules)]
    pub fn set_rules(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
    ) -> Answer<()> {
        let rules: Rules = read("rules", rules)?;
        let checked = rules.check();
        checked.map_err(|error| Error::new(format!("rules.{}", error.path), error.kind))?;
        self.0.set_rules(rules);
        Ok(())
    }

    /// The break that a new shift of somebody has, in minutes: what the law owes for its minutes from start to end.
    #[wasm_bindgen(js_name = breakOfNew)]
    pub fn break_of_new(
        &self,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] duty: JsValue,
    ) -> Answer<u8> {
        let staff_id: String = read("staffId", staff_id)?;
        Ok(self.0.week().break_of_new(&staff_id, read("duty", duty)?))
    }

    /// What breaks the rules of working time in the open week, by person in staff order: the rest between days, and all
    /// rules of the law.
    #[wasm_bindgen(js_name = workingTime, unchecked_return_type = "Problem[]")]
    pub fn working_time(&self) -> Answer<JsValue> {
        to_js(&self.0.week().working_time())
    }

    /// The same for every week that has anything, earliest first; weeks in which nothing breaks a rule are left out. Throws
    /// `single-week`.
    #[wasm_bindgen(js_name = checkRoster, unchecked_return_type = "WorkingTime[]")]
    pub fn check_roster(&self) -> Answer<JsValue> {
        to_js(&self.0.check_roster()?)
    }

    /// The changes that their people would know fewer days before the shift than the law asks for, if they are published
    /// on a date. Throws `single-week`, `not-a-date`.
    #[wasm_bindgen(js_name = lateChanges, unchecked_return_type = "LateChange[]")]
    pub fn late_changes(
        &self,
        #[wasm_bindgen(js_name = publishedOn, unchecked_param_type = "string")]
        published_on: JsValue,
    ) -> Answer<JsValue> {
        let date = read_date("publishedOn", published_on)?;
        to_js(&self.0.late_changes(date)?)
    }

    /// The time of everybody in the other weeks of the roster, for a question to the solver.
    #[wasm_bindgen(js_name = knownTime, unchecked_return_type = "KnownTime[]")]
    pub fn known_time(&self) -> Answer<JsValue> {
        to_js(&self.0.week().known_time())
    }

    /// The rules that a shift would break, blocks first. `replaces` is the id of the existing shift that it replaces,
    /// `positionId` the position that it is for, by default that of the replaced shift's person. Throws
    /// `unknown-shift`, `unknown-position` and as `assign` does.
    #[wasm_bindgen(unchecked_return_type = "Violation[]")]
    pub fn violations(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ProposedShift")] shift: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] replaces: JsValue,
        #[wasm_bindgen(js_name = positionId, unchecked_optional_param_type = "string | null")]
        position_id: JsValue,
    ) -> Answer<JsValue> {
        let replaces: Option<String> = read("replaces", replaces)?;
        let position_id: Option<String> = read("positionId", position_id)?;
        let mut shift = proposed(shift)?;
        shift.position_id = position_id.or(shift.position_id);
        to_js(&self.0.week().violations(&shift, replaces.as_deref())?)
    }

    /// Who could help a position in its short hours between `start` and `end` (exclusive) of a day, each with the
    /// shift that assigning would create: at most 3, those who break no rule first. Throws `unknown-position`,
    /// `day-out-of-range`, `start-out-of-range`, `end-out-of-range`, `empty-range`.
    #[wasm_bindgen(js_name = suggestedStaff, unchecked_return_type = "Candidate[]")]
    pub fn suggested_staff(
        &self,
        #[wasm_bindgen(js_name = positionId, unchecked_param_type = "string")] position_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] end: JsValue,
    ) -> Answer<JsValue> {
        let position_id: String = read("positionId", position_id)?;
        let day = read_day("day", day)?;
        let hours = read_hours(start, end)?;
        to_js(&self.0.week().suggested_staff(&position_id, day, hours)?)
    }

    /// Everybody, sorted by whether they can work for a position in the hours `start` to `end` (exclusive) of a
    /// day. Throws as `suggestedStaff` does.
    pub fn candidates(
        &self,
        #[wasm_bindgen(js_name = positionId, unchecked_param_type = "string")] position_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] end: JsValue,
    ) -> Answer<Ts<Candidates>> {
        let position_id: String = read("positionId", position_id)?;
        let day = read_day("day", day)?;
        let hours = read_hours(start, end)?;
        give(&self.0.week().candidates(&position_id, day, hours)?)
    }

    /// Everything that needs attention, in scope of both filters.
    pub fn review(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<Ts<Review>> {
        let filter = read_filter(team, position)?;
        give(&self.0.week().review(&filter))
    }

    /// The shifts that break a rule, in scope of both filters.
    #[wasm_bindgen(js_name = brokenShifts, unchecked_return_type = "PlacedShift[]")]
    pub fn broken_shifts(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<JsValue> {
        let filter = read_filter(team, position)?;
        to_js(&self.0.week().broken_shifts(&filter))
    }
}

fn proposed(shift: JsValue) -> Answer<ProposedShift> {
    read("shift", shift)
}
