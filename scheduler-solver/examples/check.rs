//! Checks an answer of the example `nrp` or `month` without the solver: `cargo run -p scheduler-solver --release --example
//! check -- CASE ANSWER`, where the cases of `month` are `.json` files. Prints what the plan costs and which bound the
//! certificate proves, or why it is refused.

#![allow(
    clippy::indexing_slicing,
    reason = "an example ends with the first error"
)]

#[expect(dead_code, reason = "the answer of a case is not made here")]
#[path = "../tests/it/support/month.rs"]
mod case;
#[path = "../tests/it/support/nrp.rs"]
mod nrp;

use scheduler_core::ProposedShift;
use scheduler_solver::{
    certificate::{self, types, weeks},
    types::Roster,
};
use serde::Deserialize;

/// What an answer of `month` claims of the positions by types.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct MonthClaim {
    shifts: Vec<Vec<ProposedShift>>,
    by_types: ByTypes,
}

#[derive(Deserialize)]
struct ByTypes {
    cost: i64,
    bound: i64,
    certificate: certificate::Certificate,
}

#[derive(Deserialize)]
struct Claim {
    objective: i64,
    bound: i64,
    roster: std::collections::HashMap<String, Vec<String>>,
    certificate: types::Certificate,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let usage = "usage: check CASE ANSWER";
    let mut arguments = std::env::args().skip(1);
    let [path, answer] = [arguments.next(), arguments.next()];
    let path = path.ok_or(usage)?;
    let text = std::fs::read_to_string(&path)?;
    let answer = std::fs::read_to_string(answer.ok_or(usage)?)?;
    let said = if path.ends_with(".json") {
        of_weeks(&text, &answer)?
    } else {
        of_instance(&text, &answer)?
    };
    let (cost, bound) = said.found;
    println!("the plan keeps every rule and costs {cost}; no plan costs less than {bound}");
    if cost != said.cost {
        return Err(format!("said to cost {}", said.cost).into());
    }
    if bound < said.bound {
        println!(
            "said to be at least {}: the rest was proven by cases or by a law, which are not in the certificate",
            said.bound
        );
    }
    Ok(())
}

/// What an answer says, and the cost and bound that are found.
struct Said {
    cost: i64,
    bound: i64,
    found: (i64, i64),
}

fn of_weeks(case: &str, answer: &str) -> Result<Said, Box<dyn std::error::Error>> {
    let (roster, question) = case::read(case)?;
    let claim: MonthClaim = serde_json::from_str(answer)?;
    let types = claim.by_types;
    Ok(Said {
        cost: types.cost,
        bound: types.bound,
        found: (
            weeks::cost(&roster, &question, &claim.shifts)?,
            weeks::bound(&roster, &question, &types.certificate)?,
        ),
    })
}

fn of_instance(instance: &str, answer: &str) -> Result<Said, Box<dyn std::error::Error>> {
    let (instance, names) = nrp::read(instance)?;
    let claim: Claim = serde_json::from_str(answer)?;
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
    Ok(Said {
        cost: claim.objective,
        bound: claim.bound,
        found: (
            types::cost(&instance, &roster)?,
            types::bound(&instance, &claim.certificate)?,
        ),
    })
}
