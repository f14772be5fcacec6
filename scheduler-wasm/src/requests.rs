//! Open shifts and requests.

use scheduler_bindings::{Answer, give, read, read_day, to_js};
use scheduler_core::{
    Outcome,
    plan::{OfferedShift, RequestRules},
    requests::Inbox,
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::editor::{Editor, read_hours};

#[wasm_bindgen]
impl Editor {
    /// What people may request, and whether it needs a manager's approval.
    #[wasm_bindgen(js_name = requestRules)]
    pub fn request_rules(&self) -> Answer<Ts<RequestRules>> {
        give(&self.0.request_rules())
    }

    /// Sets what people may request. This is not part of the history.
    #[wasm_bindgen(js_name = setRequestRules)]
    pub fn set_request_rules(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "RequestRules")] rules: JsValue,
    ) -> Answer<()> {
        self.0.set_request_rules(read("rules", rules)?);
        Ok(())
    }

    /// The open shift to offer for the short hours `start` to `end` (exclusive) of a position on a day. Throws
    /// `unknown-position`, `day-out-of-range`, `start-out-of-range`, `end-out-of-range`, `empty-range`.
    #[wasm_bindgen(js_name = offerFor)]
    pub fn offer_for(
        &self,
        #[wasm_bindgen(js_name = positionId, unchecked_param_type = "string")] position_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] start: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] end: JsValue,
    ) -> Answer<Ts<OfferedShift>> {
        let position_id: String = read("positionId", position_id)?;
        let day = read_day("day", day)?;
        let hours = read_hours(start, end)?;
        give(&self.0.offer_for(&position_id, day, hours)?)
    }

    /// Offers an open shift. Throws `unknown-position`, `start-out-of-range`, `minute-out-of-range`,
    /// `hours-out-of-range`, `too-many-entries`.
    pub fn offer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "OfferedShift")] shift: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift: OfferedShift = read("shift", shift)?;
        give(&self.0.offer(&shift)?)
    }

    /// Withdraws an open shift; a waiting claim for it is declined. Throws `unknown-open-shift`,
    /// `open-shift-taken`.
    pub fn withdraw(
        &mut self,
        #[wasm_bindgen(js_name = openShiftId, unchecked_param_type = "string")]
        open_shift_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let open_shift_id: String = read("openShiftId", open_shift_id)?;
        give(&self.0.withdraw(&open_shift_id)?)
    }

    /// The open shifts in the order in which they were offered, without those that were taken.
    #[wasm_bindgen(js_name = openShifts, unchecked_return_type = "OpenShift[]")]
    pub fn open_shifts(&self) -> Answer<JsValue> {
        to_js(&self.0.open_shifts())
    }

    /// The people who may claim an open shift, each with the warnings that the manager would see. Throws
    /// `unknown-open-shift`, `open-shift-taken`.
    #[wasm_bindgen(unchecked_return_type = "Claimer[]")]
    pub fn claimers(
        &self,
        #[wasm_bindgen(js_name = openShiftId, unchecked_param_type = "string")]
        open_shift_id: JsValue,
    ) -> Answer<JsValue> {
        let open_shift_id: String = read("openShiftId", open_shift_id)?;
        to_js(&self.0.claimers(&open_shift_id)?)
    }

    /// Claims an open shift for a person; if no approval is needed it is assigned at once. Throws `claiming-off`,
    /// `unknown-open-shift`, `open-shift-taken`, `unknown-staff`, `wrong-position`, `double-booking`.
    pub fn claim(
        &mut self,
        #[wasm_bindgen(js_name = openShiftId, unchecked_param_type = "string")]
        open_shift_id: JsValue,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let open_shift_id: String = read("openShiftId", open_shift_id)?;
        let staff_id: String = read("staffId", staff_id)?;
        give(&self.0.claim(&open_shift_id, &staff_id)?)
    }

    /// The shifts that a shift could be swapped for, in time order. Throws `unknown-shift`.
    #[wasm_bindgen(js_name = swapChoices, unchecked_return_type = "SwapChoice[]")]
    pub fn swap_choices(
        &self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
    ) -> Answer<JsValue> {
        let shift_id: String = read("shiftId", shift_id)?;
        to_js(&self.0.swap_choices(&shift_id)?)
    }

    /// Requests to swap a shift with another person of the same position. Throws `trading-off`, `unknown-shift`,
    /// `swap-with-oneself`, `asked-already`, `wrong-position`, `double-booking`.
    #[wasm_bindgen(js_name = askToSwap)]
    pub fn ask_to_swap(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
        #[wasm_bindgen(js_name = withShiftId, unchecked_param_type = "string")]
        with_shift_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_id: String = read("shiftId", shift_id)?;
        let with_shift_id: String = read("withShiftId", with_shift_id)?;
        give(&self.0.ask_to_swap(&shift_id, &with_shift_id)?)
    }

    /// Requests to drop a shift; once approved, it becomes an open shift. Throws `unknown-shift`, `no-reason`,
    /// `field-too-long`, `asked-already`.
    #[wasm_bindgen(js_name = askToDrop)]
    pub fn ask_to_drop(
        &mut self,
        #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] reason: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let shift_id: String = read("shiftId", shift_id)?;
        let reason: String = read("reason", reason)?;
        give(&self.0.ask_to_drop(&shift_id, &reason)?)
    }

    /// The waiting requests, each with what approving it would do.
    #[wasm_bindgen(js_name = waitingRequests, unchecked_return_type = "ReviewedRequest[]")]
    pub fn waiting_requests(&self) -> Answer<JsValue> {
        to_js(&self.0.waiting_requests())
    }

    /// Approves a request and carries it out. Throws `unknown-request`, `request-answered`, `shift-changed`,
    /// `unknown-shift`, `double-booking`.
    pub fn approve(
        &mut self,
        #[wasm_bindgen(js_name = requestId, unchecked_param_type = "string")] request_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let request_id: String = read("requestId", request_id)?;
        give(&self.0.approve(&request_id)?)
    }

    /// Declines a request. Throws `unknown-request`, `request-answered`.
    #[wasm_bindgen(js_name = declineRequest)]
    pub fn decline_request(
        &mut self,
        #[wasm_bindgen(js_name = requestId, unchecked_param_type = "string")] request_id: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let request_id: String = read("requestId", request_id)?;
        give(&self.0.decline_request(&request_id)?)
    }

    /// What one person sees: offers, their shifts, their requests. Throws `unknown-staff`.
    pub fn inbox(
        &self,
        #[wasm_bindgen(js_name = staffId, unchecked_param_type = "string")] staff_id: JsValue,
    ) -> Answer<Ts<Inbox>> {
        let staff_id: String = read("staffId", staff_id)?;
        give(&self.0.inbox(&staff_id)?)
    }
}
