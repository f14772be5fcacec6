//! Prints what the engine makes of a week:
//! `cargo run -p scheduler-core --example week fixtures/sample-week.json`.
//!
//! The file holds a schedule, or an object with one under `schedule`.

use std::{env, error::Error, fs};

use scheduler_core::{analysis::analyse, filter::Filter, schedule::Schedule, week_plan::WeekPlan};
use serde_json::Value;

const DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args().nth(1).ok_or("name the file of a week")?;
    let mut week: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
    let schedule = week.get_mut("schedule").map(Value::take).unwrap_or(week);
    let schedule: Schedule = serde_json::from_value(schedule)?;
    let analysis = analyse(&WeekPlan::new(schedule), &Filter::default());

    for rate in &analysis.fill_rates {
        let (id, scheduled, required) = (&rate.position_id, rate.scheduled, rate.required);
        println!("{id}: {scheduled} of {required}, {} %", rate.percent);
    }
    println!("{} assignments pending", analysis.pending_assignments);
    for entry in &analysis.suggestions {
        let Some(block) = analysis.gaps.get(entry.gap as usize) else {
            continue;
        };
        let day = DAYS.get(usize::from(block.day)).unwrap_or(&"?");
        let names: Vec<&str> = entry.staff.iter().map(|staff| &*staff.name).collect();
        let who = if names.is_empty() {
            "nobody".to_owned()
        } else {
            names.join(", ")
        };
        println!(
            "{day} {}-{}: {} is short; free: {who}",
            block.start, block.end, entry.position_id
        );
    }
    Ok(())
}
