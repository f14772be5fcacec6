//! JavaScript bindings of the solver: convert, call [`scheduler_solver::fill`], convert back.
//!
//! It has no clock: the caller's function is called regularly and decides whether to continue.

use std::ops::ControlFlow;

use js_sys::{Function, JSON};
use scheduler_core::{Schedule, Week, demand::PositionRequirements};
use scheduler_solver::{FillPlan, FillQuestion, Progress};
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A week and the question about it.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FillRequest {
    /// The week as JSON text, as exported by the engine.
    schedule: String,
    /// The heads that positions need by day and slot; a position without an entry needs its `required` heads at any
    /// hour.
    requirements: Vec<PositionRequirements>,
    /// The question.
    question: FillQuestion,
}

/// The JavaScript callback, called between the steps of the search.
#[wasm_bindgen(typescript_custom_section)]
const KEEP_ON: &str = "export type KeepOn = (progress: Progress) => boolean;";

/// Fills a week. `keepOn` is called with the progress before each step of the search, a few milliseconds of work;
/// once it returns false, the best plan so far is returned. Throws an `Error` that names the invalid part of the
/// request.
#[wasm_bindgen]
pub fn fill(
    #[wasm_bindgen(unchecked_param_type = "FillRequest")] request: JsValue,
    #[wasm_bindgen(js_name = keepOn, unchecked_param_type = "KeepOn")] keep_on: &Function,
) -> Result<Ts<FillPlan>, JsError> {
    let request: FillRequest = serde_wasm_bindgen::from_value(request)?;
    let schedule = JSON::parse(&request.schedule)
        .map_err(|_| JsError::new("the schedule is not valid JSON"))?;
    let schedule: Schedule = serde_wasm_bindgen::from_value(schedule)?;
    let mut week = Week::new(schedule);
    week.set_requirements(&request.requirements)?;
    let plan = scheduler_solver::fill(&week, &request.question, &mut |progress| {
        if call(keep_on, progress) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    Ok(Ts::new_unchecked(
        plan.serialize(&Serializer::json_compatible())?,
    ))
}

/// If the function throws, the search stops.
fn call(keep_on: &Function, progress: Progress) -> bool {
    let progress = progress.serialize(&Serializer::json_compatible());
    progress.is_ok_and(|progress| {
        keep_on
            .call1(&JsValue::NULL, &progress)
            .is_ok_and(|answer| answer.is_truthy())
    })
}
