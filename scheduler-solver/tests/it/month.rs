//! Several weeks by hours, on worked cases and on made ones.

#[path = "support/month.rs"]
mod case;

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
};

use chrono::{Days, NaiveDate};
use proptest::prelude::*;
use scheduler_core::{Day, Editor, Filter, Week, plan::Roster, rules::filling_keeps};
use scheduler_solver::{MonthPlan, MonthQuestion, fill_weeks};
use serde_json::{Value, json};

fn golden(name: &str) -> Value {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures/golden/month");
    let text = std::fs::read_to_string(format!("{folder}/{name}.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

pub(crate) fn read(case: &Value) -> (Roster, MonthQuestion) {
    case::read(&case.to_string()).unwrap()
}

/// The answer after so many steps of the search.
pub(crate) fn solve(case: &Value, steps: u64) -> MonthPlan {
    let (roster, question) = read(case);
    let mut left = steps;
    let plan = fill_weeks(&roster, &question, &mut |_| {
        left = left.saturating_sub(1);
        if left > 0 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    plan.unwrap()
}

fn date_of(monday: NaiveDate, day: usize) -> NaiveDate {
    monday.checked_add_days(Days::new(day as u64)).unwrap()
}

/// The roster of a case with the rules of its question, and the shifts of a plan. Somebody who is absent all the time makes
/// every week a known one, as those that are filled are.
fn applied(case: &Value, plan: &MonthPlan, with_shifts: bool) -> Roster {
    let mut roster = case["roster"].clone();
    roster["rules"] = case["question"]["rules"].clone();
    let position = roster["team"]["positions"][0]["id"].clone();
    roster["team"]["staff"].as_array_mut().unwrap().push(json!({
        "id": "away", "name": "", "positionId": position, "color": "", "availability": [],
    }));
    for week in &plan.weeks {
        let monday = week.monday.to_string();
        let weeks = roster["weeks"].as_array_mut().unwrap();
        if !weeks.iter().any(|known| known["monday"] == *monday) {
            weeks.push(json!({"monday": monday, "shifts": []}));
        }
        let mut weeks = weeks.iter_mut();
        let known = weeks.find(|known| known["monday"] == *monday).unwrap();
        for (number, shift) in week.shifts.iter().enumerate().filter(|_| with_shifts) {
            let mut new = serde_json::to_value(shift).unwrap();
            (new["id"], new["confirmed"]) = (json!(format!("new {number}")), json!(false));
            known["shifts"].as_array_mut().unwrap().push(new);
        }
    }
    for week in roster["weeks"].as_array_mut().unwrap() {
        let away = json!({"staffId": "away", "day": 0, "kind": "leave"});
        let absences = week["absences"].as_array().cloned().unwrap_or_default();
        week["absences"] = absences.into_iter().chain([away]).collect();
    }
    serde_json::from_value(roster).unwrap()
}

/// How often each person breaks each rule that filling keeps, in each week.
fn broken(roster: Roster, mondays: &BTreeSet<NaiveDate>) -> BTreeMap<(NaiveDate, String), usize> {
    let kept: BTreeSet<_> = filling_keeps().collect();
    let mut editor = Editor::of_roster(roster, *mondays.first().unwrap()).unwrap();
    let mut found = BTreeMap::new();
    for monday in mondays {
        editor.open(*monday).unwrap();
        let broken = editor.week().review(&Filter::default()).broken;
        for problem in broken {
            if kept.contains(&problem.kind) {
                let name = problem.staff_id.unwrap_or_default();
                let line = format!("{name} {:?}", problem.kind);
                *found.entry((*monday, line)).or_default() += 1;
            }
        }
    }
    found
}

/// Missing heads of a week, each position and examined hour for itself, of the positions without heads by type.
pub(crate) fn missing(week: &Week) -> u32 {
    let hours = week.details().examined();
    let coverage = week.coverage(&Filter::default());
    let mut sum = 0;
    let cover = &week.details().cover;
    let by_hours = |id: &str| cover.iter().all(|cover| cover.position_id != id);
    for position in week.positions().filter(|of| by_hours(&of.id)) {
        for day in Day::ALL {
            for hour in hours.start..hours.end {
                let required = week.required_at(&position.id, day, hour).unwrap();
                let scheduled = coverage[&position.id][day.index()][usize::from(hour)];
                sum += required.saturating_sub(scheduled);
            }
        }
    }
    sum
}

/// Unfairness, and the wishes asked and met, recounted from the shifts of a roster hour by hour.
fn recounted(case: &Value, roster: &Roster, question: &MonthQuestion) -> (u64, u32, u32) {
    let history = Days::new(u64::from(question.history) * 7);
    let from = question.monday.checked_sub_days(history).unwrap();
    let last = date_of(question.monday, usize::from(question.weeks) * 7);
    let (mut squares, mut asked, mut met) = (0, 0, 0);
    for person in case["roster"]["team"]["staff"].as_array().unwrap() {
        let id = person["id"].as_str().unwrap();
        let mut counts = [0_u64; 3];
        let mut duties: Vec<(NaiveDate, u64, u64)> = Vec::new();
        for (monday, week, _) in roster.weeks() {
            if monday < from || monday >= last {
                continue;
            }
            let mut days = BTreeSet::new();
            for shift in week.shifts_of(id) {
                let (day, start) = (shift.time.day, shift.time.start);
                if week.is_away(id, day) {
                    continue;
                }
                let end = start + shift.time.hours;
                days.insert(day);
                let late = (start..end).filter(|hour| !(6..22).contains(&(hour % 24)));
                counts[1] += u64::from(late.count() >= 3);
                let position = week.position_of_shift(shift);
                let hours = week.details().examined();
                let needed = (hours.start..hours.end)
                    .rfind(|hour| week.required_at(position, day, *hour).unwrap() > 0);
                counts[2] += u64::from(needed.is_some_and(|hour| (start..end).contains(&hour)));
                duties.push((date_of(monday, day.index()), start.into(), end.into()));
            }
            counts[0] += days.iter().filter(|day| day.index() >= 5).count() as u64;
        }
        squares += counts.iter().map(|count| count * count).sum::<u64>();
        for wish in person["wishes"].as_array().into_iter().flatten() {
            for day in 0..usize::from(question.weeks) * 7 {
                let date = date_of(question.monday, day);
                if wish["date"] != *date.to_string() && wish["weekday"] != day % 7 {
                    continue;
                }
                asked += 1;
                let hours = wish["from"].as_i64().zip(wish["to"].as_i64());
                let types = case["roster"]["team"]["shiftTypes"].as_array();
                let mut types = types.into_iter().flatten();
                let of_type = types.find(|known| known["code"] == wish["type"]);
                let works = duties.iter().any(|(of, start, end)| {
                    let hour = |hour: &u64| (*of - date).num_days() * 24 + *hour as i64;
                    let is_of_type = of_type.is_none_or(|of_type| {
                        of_type["start"] == *start && of_type["hours"] == end - start
                    });
                    match hours {
                        Some((from, to)) => hour(start) < to && from < hour(end),
                        None => *of == date && is_of_type,
                    }
                });
                met += u32::from(works == (wish["want"] == "on"));
            }
        }
    }
    (squares, asked, met)
}

pub(crate) fn missing_of(plan: &MonthPlan) -> u32 {
    plan.weeks.iter().map(|week| week.missing_after).sum()
}

/// The first rule that a plan breaks and that was not broken before.
pub(crate) fn newly_broken(case: &Value, plan: &MonthPlan) -> Option<String> {
    let (_, question) = read(case);
    let [before, after] = [false, true].map(|with_shifts| applied(case, plan, with_shifts));
    let weeks = (0..usize::from(question.weeks)).map(|week| date_of(question.monday, week * 7));
    let mondays: BTreeSet<NaiveDate> = before.mondays().chain(weeks).collect();
    let was = broken(before, &mondays);
    let found = broken(after, &mondays).into_iter();
    let mut worse = found.filter(|((monday, line), count)| {
        let before = |monday| was.get(&(monday, line.clone())).copied().unwrap_or(0);
        // A run of days that ends on a Sunday is reported of both weeks in which its person has a shift.
        let beside = if line.contains("InRow") {
            let week = Days::new(7);
            before(*monday - week) + before(*monday + week)
        } else {
            0
        };
        *count > before(*monday) + beside
    });
    worse
        .next()
        .map(|((monday, line), _)| format!("{monday} {line}"))
}

/// A plan breaks no rule that was not broken before, and its figures are what applying it gives.
fn check(case: &Value, plan: &MonthPlan) {
    assert_eq!(newly_broken(case, plan), None);
    check_figures(case, plan, missing);
}

/// The figures of a plan are what applying it gives, where `missing` counts the head-hours that a week lacks.
pub(crate) fn check_figures(case: &Value, plan: &MonthPlan, missing: fn(&Week) -> u32) {
    let (_, question) = read(case);
    let [before, after] = [false, true].map(|with_shifts| applied(case, plan, with_shifts));
    let weeks = (0..usize::from(question.weeks)).map(|week| date_of(question.monday, week * 7));
    for (monday, week) in weeks.zip(&plan.weeks) {
        assert_eq!(week.monday, monday);
        let [old, new] = [&before, &after].map(|roster| roster.week_on(monday).unwrap());
        assert_eq!(week.missing_before, missing(&old));
        assert_eq!(week.missing_after, missing(&new));
        let over = |week: &Week| -> u32 {
            let of = week.staff().filter_map(|member| {
                let work = week.work_minutes(&member.id)?;
                Some(work.saturating_sub(member.contract_minutes?))
            });
            of.sum()
        };
        assert_eq!(week.added_overtime, over(&new) - over(&old));
        let hours = week.shifts.iter().map(|shift| u32::from(shift.time.hours));
        assert_eq!(week.added_hours, hours.sum::<u32>());
        assert_eq!(week.added_shifts as usize, week.shifts.len());
        assert_eq!(week.shifts.len(), week.causes.len());
    }
    let (squares, asked, met) = recounted(case, &after, &question);
    assert_eq!(plan.unfairness, squares);
    let (squares, _, _) = recounted(case, &before, &question);
    assert_eq!(plan.unfairness_before, squares);
    let people = plan.people.iter();
    let wishes = people.map(|person| (person.wishes_asked, person.after.wishes_met));
    let sums = wishes.fold((0, 0), |sum, of| (sum.0 + of.0, sum.1 + of.1));
    assert_eq!(sums, (asked, met));
    assert!(plan.bound <= missing_of(plan));
}

/// Covers what the best known plan covers, with little more, and is as fair as filling one week after another.
#[test]
fn several_weeks_are_covered_and_fair_and_the_bound_is_one() {
    for name in ["shop-6-2", "bar-8-3", "shop-10-3"] {
        let case = golden(name);
        let expected = &case["expected"];
        let plan = solve(&case, 4000);
        check(&case, &plan);
        let of = |value: &Value| u32::try_from(value.as_u64().unwrap()).unwrap();
        let answer = case::answer(&plan);
        assert_eq!(answer["missingBefore"], expected["missingBefore"], "{name}");
        let best = of(&expected["missingAfter"]);
        let left = missing_of(&plan);
        assert!(left <= best + (best / 50).max(2), "{name}: {left}");
        assert!(plan.bound <= best, "{name}");
        assert!(
            left <= of(&expected["weekByWeek"]["missingAfter"]),
            "{name}"
        );
        let [by_week, fairest] =
            ["weekByWeek", "fairest"].map(|way| of(&expected[way]["unfairness"]));
        assert!(plan.unfairness <= by_week.max(fairest).into(), "{name}");
    }
}

#[test]
fn a_search_of_several_weeks_that_is_stopped_early_has_a_plan_that_holds() {
    let case = golden("shop-10-3");
    let mut last = u32::MAX;
    for steps in [1, 2, 20, 400] {
        let stopped = solve(&case, steps);
        check(&case, &stopped);
        assert!(missing_of(&stopped) <= last);
        last = missing_of(&stopped);
    }
}

/// What is over stays as it is.
#[test]
fn the_first_week_is_filled_in_the_hours_that_are_asked_for() {
    let mut case = golden("shop-6-2");
    let hours = |day: u8, start: u8| json!({"day": day, "hours": {"start": start, "end": 24}});
    case["question"]["within"] = json!([hours(3, 12), hours(4, 0), hours(5, 0), hours(6, 0)]);
    let plan = solve(&case, 300);
    let [first, second] = &plan.weeks[..] else {
        panic!("two weeks");
    };
    let is_to_come = |shift: &scheduler_core::ProposedShift| {
        let end = shift.time.start + shift.time.hours;
        shift.time.day > Day::Thursday || shift.time.day == Day::Thursday && end > 12
    };
    assert!(!first.shifts.is_empty() && first.shifts.iter().all(is_to_come));
    assert!(
        second
            .shifts
            .iter()
            .any(|shift| shift.time.day == Day::Monday)
    );
    assert!(first.missing_before < second.missing_before);
    assert!(plan.bound <= missing_of(&plan));
}

#[test]
fn wrong_questions_are_refused() {
    let case = golden("shop-6-2");
    for (field, value, expected) in [
        ("monday", json!("2026-12-01"), "monday not-a-monday"),
        ("weeks", json!(9), "weeks too-many-entries"),
    ] {
        let mut wrong = case.clone();
        wrong["question"][field] = value;
        let (roster, question) = read(&wrong);
        let error = fill_weeks(&roster, &question, &mut |_| ControlFlow::Break(()));
        let error = error.unwrap_err();
        assert_eq!(format!("{} {}", error.path, error.kind.code()), expected);
    }
}

type Person = (
    Vec<bool>,
    Option<u32>,
    Option<u32>,
    usize,
    Option<(usize, bool, u8)>,
    Option<bool>,
);

fn person() -> impl Strategy<Value = Person> {
    (
        prop::collection::vec(any::<bool>(), 7),
        prop::option::of(0_u32..4),
        prop::option::of((8_u32..40).prop_map(|hours| hours * 60)),
        0..4_usize,
        prop::option::of((0..7_usize, any::<bool>(), 1..4_u8)),
        prop::option::of(any::<bool>()),
    )
}

fn staff(number: usize, person: &Person) -> Value {
    let (days, weekends, contract, other, wish, pattern) = person;
    let days = days.iter().enumerate().filter(|(_, works)| **works);
    let ranges = days.map(|(day, _)| json!({"day": day, "start": 8, "end": 22}));
    let [main, second] = if number.is_multiple_of(2) {
        ["till", "stock"]
    } else {
        ["stock", "till"]
    };
    let mut staff = json!({
        "id": format!("p{number}"), "name": "", "color": "", "positionId": main,
        "availability": ranges.collect::<Vec<_>>(),
    });
    if *other == 0 {
        staff["otherPositions"] = json!([second]);
    }
    if let Some(most) = weekends {
        staff["maxWeekends"] = json!(most);
    }
    if let Some(contract) = contract {
        staff["contractMinutes"] = json!(contract);
        staff["maxMinutes"] = json!(contract + 240);
    }
    if let Some((day, on, weight)) = wish {
        let want = if *on { "on" } else { "off" };
        staff["wishes"] = json!([{"weekday": day, "want": want, "weight": weight}]);
    }
    if let Some(early) = pattern {
        let (first, second) = if *early { ("E", "L") } else { ("L", "off") };
        let week = |code| json!([code, code, code, code, "off", code, "off"]);
        staff["pattern"] = json!({"cycle": [week(first), week(second)], "anchor": "2026-11-30"});
    }
    staff
}

/// A shop of two positions, some existing shifts, and people with everything that a plan of several weeks looks at.
fn shop() -> impl Strategy<Value = Value> {
    let rules = (0..4_i32, 0..3_i32, 0..3_i32, 3..6_i32, any::<bool>());
    let old = prop::collection::vec((0..4_usize, 0..3_usize, 0..7_u8, 8..14_u8), 0..6);
    let people = prop::collection::vec(person(), 2..5);
    (people, rules, old, 1..4_u8).prop_map(|(people, rules, old, weeks)| {
        let count = people.len();
        let people = people.iter().enumerate();
        let staff: Vec<Value> = people
            .map(|(number, person)| staff(number, person))
            .collect();
        let mut known: Vec<Value> = ["2026-11-30", "2026-12-07", "2026-12-14"]
            .iter()
            .map(|monday| json!({"monday": monday, "shifts": []}))
            .collect();
        let mut taken = BTreeSet::new();
        for (number, (person, week, day, start)) in old.into_iter().enumerate() {
            let person = person % count;
            if taken.insert((person, week, day)) {
                known[week]["shifts"].as_array_mut().unwrap().push(json!({
                    "id": number.to_string(), "staffId": format!("p{person}"), "day": day,
                    "start": start, "hours": 6, "confirmed": true,
                }));
            }
        }
        let demand = (0..7).flat_map(|day| {
            ["till", "stock"].map(|position| {
                let end = if day == 6 { 22 } else { 17 };
                json!({"positionId": position, "day": day, "start": 9, "end": end, "required": 1})
            })
        });
        let position = |id: &str| json!({"id": id, "name": id, "team": "t", "required": 0});
        let (least, off, weekends, row, has_next) = rules;
        let mut limits = json!({
            "minHours": 4, "maxHours": 8, "daysOff": 1, "restHours": 11, "splitDays": false,
            "minDaysInRow": least, "minDaysOffInRow": off, "maxWeekends": weekends,
            "maxDaysInRow": row,
        });
        if has_next {
            limits["forbiddenNext"] = json!([["L", "E"]]);
        }
        json!({
            "roster": {
                "version": 1,
                "team": {
                    "positions": [position("till"), position("stock")], "staff": staff,
                    "examined": {"start": 8, "end": 22}, "demand": demand.collect::<Vec<_>>(),
                    "shiftTypes": [
                        {"code": "E", "name": "Early", "start": 8, "hours": 8},
                        {"code": "L", "name": "Late", "start": 14, "hours": 8},
                    ],
                },
                "rules": {"minHours": 4, "maxHours": 8, "daysOff": 1, "restHours": 11},
                "requestRules": {"claiming": true, "trading": true, "approval": true},
                "weeks": known,
            },
            "question": {
                "monday": "2026-12-07", "weeks": weeks, "rules": limits, "target": "required",
            },
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// No plan breaks a rule, also over the borders of weeks, and its figures are what applying it gives: of a search that
    /// is stopped early and of a longer one. The order of people, weeks and shifts does not matter.
    #[test]
    fn a_plan_of_several_weeks_keeps_every_rule(mut case in shop(), steps in 1..400_u64) {
        let stopped = solve(&case, steps);
        check(&case, &stopped);
        let plan = solve(&case, 400);
        check(&case, &plan);
        prop_assert!(missing_of(&plan) <= missing_of(&stopped));
        for list in ["team/staff", "weeks", "weeks/0/shifts", "weeks/1/shifts"] {
            let list = case.pointer_mut(&format!("/roster/{list}")).unwrap();
            list.as_array_mut().unwrap().reverse();
        }
        prop_assert_eq!(solve(&case, 400), plan);
    }

    /// A bound holds for every plan: also for those of a team with one person fewer.
    #[test]
    fn somebody_more_leaves_no_more_missing(case in shop()) {
        let before = solve(&case, 400);
        let mut more = case.clone();
        let always = (0..7).map(|day| json!({"day": day, "start": 8, "end": 22}));
        more["roster"]["team"]["staff"].as_array_mut().unwrap().push(json!({
            "id": "zoe", "name": "Zoe", "positionId": "till", "color": "",
            "availability": always.collect::<Vec<_>>(),
        }));
        let after = solve(&more, 400);
        prop_assert!(after.bound <= missing_of(&before));
        prop_assert!(missing_of(&after) <= missing_of(&before));
    }
}
