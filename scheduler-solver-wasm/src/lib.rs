//! JavaScript bindings of the solver: convert, call [`scheduler_solver::fill`], convert back.
//!
//! It has no clock: the caller's function is called regularly and decides whether to continue.

use std::ops::ControlFlow;

use chrono::NaiveDate;
use js_sys::Function;
use scheduler_bindings::{
    Answer, EngineError, give, read, read_function, read_roster, read_schedule, to_js,
};
use scheduler_core::{Error, ProposedShift, Week, demand::PositionRequirements};
use scheduler_solver::{
    FillPlan, FillQuestion, MonthPlan, MonthQuestion, Progress,
    certificate::{
        Certificate, Refusal,
        hours::{bound, missing_after},
        weeks,
    },
};
use serde::{Deserialize, Serialize};
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
    /// The week's Monday, `YYYY-MM-DD`, which people's patterns look at.
    #[tsify(optional, type = "string")]
    monday: Option<NaiveDate>,
}

/// What a plan of a week claims.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Claim {
    /// Its new shifts.
    shifts: Vec<ProposedShift>,
    /// What proves its bound.
    certificate: Certificate,
}

/// What a check of a plan and its bound found, without the search.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct Proof {
    /// The head-hours that the shifts leave missing, if they keep the rules; the law's are not looked at.
    missing: Option<i64>,
    /// No plan leaves fewer head-hours missing than this; nothing if the prices do not fit the week.
    bound: Option<i64>,
    /// Whose shifts break a rule.
    broken_by: Option<String>,
}

/// A roster and the question about some of its weeks.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MonthRequest {
    /// The roster as JSON text, as exported by the engine.
    roster: String,
    /// The question.
    question: MonthQuestion,
}

/// What a check of a plan of several weeks by types and its bound found, without the search.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct WeeksProof {
    /// What the plan costs, if its shifts keep the rules; the law's over several shifts are not looked at.
    cost: Option<i64>,
    /// No plan costs less than this; nothing if the prices do not fit the question.
    bound: Option<i64>,
    /// Whose shifts break a rule.
    broken_by: Option<String>,
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
    let week = week_of(&request)?;
    let mut asked = Asked::new(keep_on);
    let plan = scheduler_solver::fill(&week, &request.question, &mut |progress| {
        asked.goes_on(progress)
    });
    asked.end()?;
    give(&plan)
}

/// The week that a request is about. Its question's rules are checked, too.
fn week_of(request: &FillRequest) -> Answer<Week> {
    let mut week = Week::new(read_schedule(&request.schedule)?);
    week.set_requirements(&request.requirements)?;
    if let Some(monday) = request.monday {
        week.set_monday(monday);
    }
    let rules = request.question.rules.check();
    rules.map_err(|error| {
        Error::new(format!("request.question.rules.{}", error.path), error.kind)
    })?;
    Ok(week)
}

/// Checks what `fill` answered to a request, without calling the search. Throws what `fill` throws.
#[wasm_bindgen(js_name = checkFill)]
pub fn check_fill(
    #[wasm_bindgen(unchecked_param_type = "FillRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Claim")] claim: JsValue,
) -> Answer<Ts<Proof>> {
    let request: FillRequest = read("request", request)?;
    let Claim {
        shifts,
        certificate,
    } = read("claim", claim)?;
    let week = week_of(&request)?;
    let left = missing_after(&week, &request.question, &shifts);
    give(&Proof {
        missing: left.as_ref().ok().copied(),
        bound: bound(&week, &request.question, &certificate).ok(),
        broken_by: match left {
            Err(Refusal::Rule(staff_id)) => Some(staff_id),
            _ => None,
        },
    })
}

/// Fills several weeks of a roster, as `fill` fills one. Throws what `fill` throws, with paths of the roster relative to
/// it, `not-a-monday`, `too-many-entries`.
#[wasm_bindgen(js_name = fillWeeks)]
pub fn fill_weeks(
    #[wasm_bindgen(unchecked_param_type = "MonthRequest")] request: JsValue,
    #[wasm_bindgen(js_name = keepOn, unchecked_param_type = "KeepOn")] keep_on: JsValue,
) -> Answer<Ts<MonthPlan>> {
    let request: MonthRequest = read("request", request)?;
    let mut asked = Asked::new(read_function("keepOn", keep_on)?);
    let roster = read_roster(&request.roster)?;
    let plan = scheduler_solver::fill_weeks(&roster, &request.question, &mut |progress| {
        asked.goes_on(progress)
    });
    let plan =
        plan.map_err(|error| Error::new(format!("request.question.{}", error.path), error.kind))?;
    asked.end()?;
    give(&plan)
}

/// Checks what `fillWeeks` answered to a request about positions by types, its shifts by week and its certificate, without
/// calling the search. Throws what `fillWeeks` throws about a roster; a question that it refuses has neither cost nor bound.
#[wasm_bindgen(js_name = checkWeeks)]
pub fn check_weeks(
    #[wasm_bindgen(unchecked_param_type = "MonthRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ProposedShift[][]")] shifts: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Certificate")] certificate: JsValue,
) -> Answer<Ts<WeeksProof>> {
    let MonthRequest { roster, question } = read("request", request)?;
    let shifts: Vec<Vec<ProposedShift>> = read("shifts", shifts)?;
    let certificate: Certificate = read("certificate", certificate)?;
    let roster = read_roster(&roster)?;
    let cost = weeks::cost(&roster, &question, &shifts);
    give(&WeeksProof {
        cost: cost.as_ref().ok().copied(),
        bound: weeks::bound(&roster, &question, &certificate).ok(),
        broken_by: match cost {
            Err(Refusal::Rule(staff_id)) => Some(staff_id),
            _ => None,
        },
    })
}

/// The caller's function, and the error of an answer of the wrong type, after which it is asked no more.
struct Asked {
    keep_on: Function,
    wrong: Option<EngineError>,
}

impl Asked {
    const fn new(keep_on: Function) -> Self {
        Self {
            keep_on,
            wrong: None,
        }
    }

    fn goes_on(&mut self, progress: Progress) -> ControlFlow<()> {
        match call(&self.keep_on, progress) {
            Some(Ok(true)) => ControlFlow::Continue(()),
            Some(Ok(false)) | None => ControlFlow::Break(()),
            Some(Err(error)) => {
                self.wrong = Some(error);
                ControlFlow::Break(())
            }
        }
    }

    fn end(self) -> Answer<()> {
        self.wrong.map_or(Ok(()), Err)
    }
}

/// The function's answer; `None` if it throws.
fn call(keep_on: &Function, progress: Progress) -> Option<Answer<bool>> {
    let progress = to_js(&progress).ok()?;
    let answer = keep_on.call1(&JsValue::NULL, &progress).ok()?;
    Some(read("keepOn()", answer))
}
