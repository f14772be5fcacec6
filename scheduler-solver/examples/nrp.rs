//! Solves a nurse rostering instance of the public text format and prints the answer as JSON: `cargo run -p
//! scheduler-solver --release --example nrp -- INSTANCE [SECONDS]`. After so many seconds, 10 if they are not given, the
//! best roster so far is printed with its bound.

#![allow(
    clippy::indexing_slicing,
    reason = "an example ends with the first error"
)]

#[path = "../tests/it/support/nrp.rs"]
mod nrp;

use std::{ops::ControlFlow, time::Instant};

use scheduler_solver::types::solve;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("usage: nrp INSTANCE [SECONDS]")?;
    let seconds: f64 = arguments.next().map_or(Ok(10.0), |text| text.parse())?;
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let (instance, names) = nrp::read(&text).map_err(|error| format!("{path}: {error}"))?;
    let started = Instant::now();
    let is_told = std::env::var_os("NRP_PROGRESS").is_some();
    let mut told = None;
    let answer = solve(&instance, &mut |progress| {
        if is_told && told != Some(*progress) {
            eprintln!("{:.2} {progress:?}", started.elapsed().as_secs_f64());
            told = Some(*progress);
        }
        if started.elapsed().as_secs_f64() < seconds {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })?;
    let roster = answer.roster.ok_or("no roster found")?;
    let lines = names.people.iter().zip(&roster).map(|(name, line)| {
        let kinds = line
            .iter()
            .map(|kind| kind.map_or("", |kind| names.types[kind].as_str()));
        (name.clone(), kinds.collect::<Vec<_>>().into())
    });
    let roster: serde_json::Map<String, serde_json::Value> = lines.collect();
    let answer = serde_json::json!({
        "objective": answer.objective,
        "bound": answer.bound,
        "proven": answer.proven,
        "certificate": answer.certificate,
        "seconds": started.elapsed().as_secs_f64(),
        "roster": roster,
    });
    println!("{answer}");
    Ok(())
}
