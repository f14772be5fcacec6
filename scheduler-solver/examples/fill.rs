//! Fills the week of a case file and prints the plan as JSON: `cargo run -p scheduler-solver --example fill -- CASE.json
//! [SECONDS]`. After so many seconds, 10 if they are not given, the best plan so far is printed with its bound.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "an example ends with the first error"
)]

use std::ops::ControlFlow;

use scheduler_core::{Schedule, Template, Week, demand::TemplatePosition};
use scheduler_solver::{FillQuestion, fill};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    schedule: Schedule,
    template: Option<Vec<TemplatePosition>>,
    #[serde(flatten)]
    question: FillQuestion,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("usage: fill CASE.json [SECONDS]")?;
    let seconds: f64 = arguments.next().map_or(Ok(10.0), |text| text.parse())?;
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let case: Case = serde_json::from_str(&text).map_err(|error| format!("{path}: {error}"))?;
    let mut week = Week::new(case.schedule);
    if let Some(template) = case.template {
        week.follow(&Template::new(&template)?);
    }
    let started = std::time::Instant::now();
    let plan = fill(&week, &case.question, &mut |_| {
        if started.elapsed().as_secs_f64() < seconds {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    eprintln!("{:?}", started.elapsed());
    let shifts = plan.shifts.iter().zip(&plan.causes).map(|(shift, cause)| {
        let mut shift = serde_json::to_value(shift)?;
        shift["positionId"] = cause.position_id.clone().into();
        if let Some(lengthened) = &cause.lengthens {
            shift["lengthens"] = lengthened.clone().into();
        }
        Ok(shift)
    });
    let answer = serde_json::json!({
        "shifts": shifts.collect::<Result<Vec<_>, serde_json::Error>>()?,
        "missingBefore": plan.missing_before,
        "missingAfter": plan.missing_after,
        "addedOvertime": plan.added_overtime,
        "addedHours": plan.added_hours,
        "addedShifts": plan.added_shifts,
        "gone": plan.gone,
        "proven": plan.proven,
        "bound": plan.bound,
    });
    println!("{answer}");
    Ok(())
}
