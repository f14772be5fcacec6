//! Fills several weeks of a case file and prints the plan as JSON: `cargo run -p scheduler-solver --release --example
//! month -- CASE.json [SECONDS]`. After so many seconds, 10 if they are not given, the best plan so far is printed with
//! its bound.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "an example ends with the first error"
)]

#[path = "../tests/it/support/month.rs"]
mod month;

use std::{ops::ControlFlow, time::Instant};

use scheduler_solver::fill_weeks;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("usage: month CASE.json [SECONDS]")?;
    let seconds: f64 = arguments.next().map_or(Ok(10.0), |text| text.parse())?;
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let (roster, question) = month::read(&text).map_err(|error| format!("{path}: {error}"))?;
    let started = Instant::now();
    let mut told = 0.0;
    let plan = fill_weeks(&roster, &question, &mut |progress| {
        let passed = started.elapsed().as_secs_f64();
        if passed >= told {
            eprintln!(
                "{passed:.2} s: {} missing, bound {}",
                progress.missing, progress.bound
            );
            told = passed.max(0.25) * 2.0;
        }
        if passed < seconds {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })?;
    eprintln!("{:?}", started.elapsed());
    println!("{}", month::answer(&plan));
    Ok(())
}
