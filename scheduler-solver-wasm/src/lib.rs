//! JavaScript bindings of the solver: convert, call [`scheduler_solver::fill`], convert back.
//!
//! It has no clock: the caller's function is called regularly and decides whether to continue.

use std::ops::ControlFlow;

use js_sys::Function;
use scheduler_bindings::{Answer, give, read, read_function, read_schedule, to_js};
use scheduler_core::{Error, Week, demand::PositionRequirements};
use scheduler_solver::{FillPlan, FillQuestion, Progress};
use serde::Deserialize;
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
/// once it returns false or throws, the best plan so far is returned. Throws `broken-json`, `wrong-type`,
/// `unknown-field`, `missing-field` with the path of the field, and the errors of the schedule, with paths relative to
/// it.
#[wasm_bindgen]
pub fn fill(
    #[wasm_bindgen(unchecked_param_type = "FillRequest")] request: JsValue,
    #[wasm_bindgen(js_name = keepOn, unchecked_param_type = "KeepOn")] keep_on: JsValue,
) -> Answer<Ts<FillPlan>> {
    let request: FillRequest = read("request", request)?;
    let keep_on = read_function("keepOn", keep_on)?;
    let mut week = Week::new(read_schedule(&request.schedule)?);
    week.set_requirements(&request.requirements)?;
    let rules = request.question.rules.check();
    rules.map_err(|error| {
        Error::new(format!("request.question.rules.{}", error.path), error.kind)
    })?;
    let mut wrong_answer = None;
    let plan = scheduler_solver::fill(&week, &request.question, &mut |progress| match call(
        &keep_on, progress,
    ) {
        Some(Ok(true)) => ControlFlow::Continue(()),
        Some(Ok(false)) | None => ControlFlow::Break(()),
        Some(Err(error)) => {
            wrong_answer = Some(error);
            ControlFlow::Break(())
        }
    });
    match wrong_answer {
        Some(error) => Err(error),
        None => give(&plan),
    }
}

/// The function's answer; `None` if it throws.
fn call(keep_on: &Function, progress: Progress) -> Option<Answer<bool>> {
    let progress = to_js(&progress).ok()?;
    let answer = keep_on.call1(&JsValue::NULL, &progress).ok()?;
    Some(read("keepOn()", answer))
}
