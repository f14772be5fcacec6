//! Fills the week of a case file and prints the plan as JSON: `cargo run -p scheduler-solver --example fill -- CASE.json`.

use std::ops::ControlFlow;

use scheduler_core::{check::Rules, filter::Filter};
use scheduler_solver::{Absence, FillQuestion, Schedule, Target, fill};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Case {
    schedule: Schedule,
    rules: CaseRules,
    #[serde(default)]
    filter: Filter,
    #[serde(default)]
    absences: Vec<Absence>,
    #[serde(default)]
    target: Target,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CaseRules {
    min_hours: i32,
    max_hours: i32,
    days_off: i32,
    rest_hours: i32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: fill CASE.json")?;
    let case: Case = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    let question = FillQuestion {
        rules: Rules {
            min_hours: case.rules.min_hours,
            max_hours: case.rules.max_hours,
            days_off: case.rules.days_off,
            rest_hours: case.rules.rest_hours,
        },
        filter: case.filter,
        target: case.target,
        absences: case.absences,
        ..FillQuestion::default()
    };
    let started = std::time::Instant::now();
    let mut last = Default::default();
    let plan = fill(&case.schedule, &question, &mut |progress| {
        last = progress;
        ControlFlow::Continue(())
    });
    eprintln!("{:?} {last:?}", started.elapsed());
    let answer = serde_json::json!({
        "shifts": plan.shifts,
        "missingBefore": plan.missing_before,
        "missingAfter": plan.missing_after,
        "addedHours": plan.added_hours,
        "addedShifts": plan.added_shifts,
        "proven": plan.proven,
        "bound": plan.bound,
    });
    println!("{answer}");
    Ok(())
}
