//! Cases of several weeks: a roster's document, whose fields about several weeks are read here, and a question.

use std::collections::BTreeMap;

use scheduler_core::{Schedule, Week, plan::Roster, schedule::iso_week};
use scheduler_solver::{MonthPlan, MonthQuestion, Wish};
use serde_json::{Value, json};

type Failure = Box<dyn std::error::Error>;

fn number(value: &Value) -> Option<usize> {
    value
        .as_u64()
        .and_then(|number| usize::try_from(number).ok())
}

fn take(object: &mut Value, field: &str) -> Value {
    object
        .as_object_mut()
        .and_then(|object| object.remove(field))
        .unwrap_or(Value::Null)
}

/// The known weeks of a case, from the earliest to the latest, and its question.
pub fn read(text: &str) -> Result<(Vec<Week>, MonthQuestion), Failure> {
    let mut case: Value = serde_json::from_str(text)?;
    let mut roster = take(&mut case, "roster");
    let mut asked = take(&mut case, "question");
    let mut question = MonthQuestion {
        weeks: number(&asked["weeks"]).ok_or("no weeks")?,
        history: number(&asked["history"]).unwrap_or(4),
        ..MonthQuestion::default()
    };
    let monday = iso_week::parse_date(asked["monday"].as_str().unwrap_or(""))?;
    for rules in [&mut roster["rules"], &mut asked["rules"]] {
        let limit = |value: Value| number(&value).unwrap_or(0);
        question.min_days_in_row = limit(take(rules, "minDaysInRow"));
        question.min_days_off_in_row = limit(take(rules, "minDaysOffInRow"));
        question.max_weekends = limit(take(rules, "maxWeekends"));
    }
    for person in roster["team"]["staff"].as_array_mut().into_iter().flatten() {
        let id = person["id"].as_str().unwrap_or("").to_owned();
        if let Some(most) = number(&take(person, "maxWeekends")).filter(|most| *most > 0) {
            question.weekends_of.insert(id.clone(), most);
        }
        let mut wishes = Vec::new();
        for wish in take(person, "wishes").as_array().into_iter().flatten() {
            let (from, to) = (number(&wish["from"]), number(&wish["to"]));
            let has_hours = from.is_some() || to.is_some();
            let days: Vec<usize> = match (number(&wish["weekday"]), wish["date"].as_str()) {
                (Some(day), _) => (0..question.weeks).map(|week| week * 7 + day).collect(),
                (None, date) => {
                    let date = iso_week::parse_date(date.unwrap_or(""))?;
                    let day = usize::try_from((date - monday).num_days()).ok();
                    day.filter(|day| *day < question.weeks * 7)
                        .into_iter()
                        .collect()
                }
            };
            wishes.extend(days.into_iter().map(|day| {
                Wish {
                    day,
                    hours: has_hours.then_some((from.unwrap_or(0), to.unwrap_or(24))),
                    on: wish["want"] == "on",
                    weight: wish["weight"]
                        .as_u64()
                        .and_then(|weight| u32::try_from(weight).ok())
                        .unwrap_or(1),
                }
            }));
        }
        question.wishes.insert(id, wishes);
    }
    question.fill = serde_json::from_value(json!({
        "rules": asked["rules"],
        "filter": asked["filter"],
        "target": asked["target"],
    }))?;
    let roster: Roster = serde_json::from_value(roster)?;
    let found: BTreeMap<_, Schedule> = roster
        .weeks()
        .map(|(monday, week, _)| (monday, week.schedule()))
        .collect();
    let any = found.values().next().ok_or("no weeks")?.clone();
    let empty = any.with_shifts(Vec::new())?.with_absences(Vec::new())?;
    let first = monday.min(roster.mondays().next().unwrap_or(monday));
    let after = iso_week::add_weeks(monday, i32::try_from(question.weeks)? - 1)?.monday;
    let last = after.max(roster.mondays().last().unwrap_or(after));
    let mut known = Vec::new();
    let mut week = first;
    while week <= last {
        if week == monday {
            question.first = known.len();
        }
        known.push(Week::new(found.get(&week).unwrap_or(&empty).clone()));
        week = iso_week::add_weeks(week, 1)?.monday;
    }
    Ok((known, question))
}

/// A plan as the cases' answers are.
pub fn answer(plan: &MonthPlan) -> Value {
    let sum = |figure: fn(&scheduler_solver::MonthWeek) -> u32| {
        plan.weeks.iter().map(figure).sum::<u32>()
    };
    let missing = sum(|week| week.missing_after);
    json!({
        "shifts": plan.weeks.iter().map(|week| &week.shifts).collect::<Vec<_>>(),
        "missingBefore": sum(|week| week.missing_before),
        "missingAfter": missing,
        "addedOvertime": sum(|week| week.added_overtime),
        "addedHours": sum(|week| week.added_hours),
        "addedShifts": sum(|week| week.added_shifts),
        "unfairness": plan.unfairness,
        "bound": plan.bound,
        "proven": plan.bound == missing,
    })
}
