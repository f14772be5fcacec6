//! Checks an answer of the example `nrp` without the solver: `cargo run -p scheduler-solver --release --example check --
//! INSTANCE ANSWER`. Prints what the roster costs and which bound the certificate proves, or why it is refused.

#![allow(
    clippy::indexing_slicing,
    reason = "an example ends with the first error"
)]

#[path = "../tests/it/support/nrp.rs"]
mod nrp;

use scheduler_solver::{
    certificate::types::{Certificate, bound, cost},
    types::Roster,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Claim {
    objective: i64,
    bound: i64,
    proven: bool,
    roster: std::collections::HashMap<String, Vec<String>>,
    certificate: Certificate,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let usage = "usage: check INSTANCE ANSWER";
    let mut arguments = std::env::args().skip(1);
    let [instance, answer] = [arguments.next(), arguments.next()];
    let instance = std::fs::read_to_string(instance.ok_or(usage)?)?;
    let (instance, names) = nrp::read(&instance)?;
    let claim: Claim = serde_json::from_str(&std::fs::read_to_string(answer.ok_or(usage)?)?)?;
    let mut roster = Roster::new();
    for person in &names.people {
        let line = claim.roster.get(person).ok_or("somebody has no roster")?;
        let kinds = line.iter().map(|name| match name.as_str() {
            "" => Ok(None),
            name => {
                let known = names.types.iter().position(|other| other == name);
                known.map(Some).ok_or("an unknown type")
            }
        });
        roster.push(kinds.collect::<Result<_, _>>()?);
    }
    let (cost, bound) = (
        cost(&instance, &roster)?,
        bound(&instance, &claim.certificate)?,
    );
    println!("the roster keeps every rule and costs {cost}; no roster costs less than {bound}");
    if cost != claim.objective {
        return Err(format!("said to cost {}", claim.objective).into());
    }
    if bound < claim.bound || claim.proven && bound < cost {
        println!(
            "said to be at least {}: the rest was proven by cases, which are not in the certificate",
            claim.bound
        );
    }
    Ok(())
}
