//! Cases of several weeks: a roster and a question.

use scheduler_core::plan::Roster;
use scheduler_solver::{MonthPlan, MonthQuestion};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Case {
    roster: Roster,
    question: MonthQuestion,
}

/// The roster of a case, and its question.
pub fn read(text: &str) -> Result<(Roster, MonthQuestion), serde_json::Error> {
    let case: Case = serde_json::from_str(text)?;
    Ok((case.roster, case.question))
}

/// A plan as the cases' answers are.
pub fn answer(plan: &MonthPlan) -> Value {
    let sum = |figure: fn(&scheduler_solver::MonthWeek) -> u32| {
        plan.weeks.iter().map(figure).sum::<u32>()
    };
    let weeks = plan.weeks.iter().map(|week| {
        json!({
            "missingBefore": week.missing_before,
            "missingAfter": week.missing_after,
            "addedOvertime": week.added_overtime,
            "addedHours": week.added_hours,
            "addedShifts": week.added_shifts,
        })
    });
    json!({
        "shifts": plan.weeks.iter().map(|week| &week.shifts).collect::<Vec<_>>(),
        "missingBefore": sum(|week| week.missing_before),
        "missingAfter": sum(|week| week.missing_after),
        "addedOvertime": sum(|week| week.added_overtime),
        "addedHours": sum(|week| week.added_hours),
        "addedShifts": sum(|week| week.added_shifts),
        "unfairnessBefore": plan.unfairness_before,
        "unfairness": plan.unfairness,
        "wishesAsked": plan.people.iter().map(|person| person.wishes_asked).sum::<u32>(),
        "wishesMet": plan.people.iter().map(|person| person.after.wishes_met).sum::<u32>(),
        "weeks": weeks.collect::<Vec<_>>(),
        "bound": plan.bound,
        "proven": plan.proven,
        "byTypes": plan.by_types,
    })
}
