//! Fills the week of a case file and prints the plan as JSON: `cargo run -p scheduler-solver --example fill -- CASE.json`.

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
    let path = std::env::args().nth(1).ok_or("usage: fill CASE.json")?;
    let case: Case = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    let mut week = Week::new(case.schedule);
    if let Some(template) = case.template {
        week.follow(&Template::new(&template)?);
    }
    let started = std::time::Instant::now();
    let plan = fill(&week, &case.question, &mut |_| ControlFlow::Continue(()));
    eprintln!("{:?}", started.elapsed());
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
