//! Several weeks by types, on made wards.

use std::collections::BTreeSet;

use proptest::prelude::*;
use scheduler_core::{Day, ProposedShift, Week};
use scheduler_solver::{
    MonthPlan, Reason,
    certificate::{
        Certificate, Refusal,
        weeks::{bound, cost},
    },
};
use serde_json::{Value, json};

use crate::month::{check_figures, missing, missing_of, newly_broken, read, solve};

/// Code, start and length of the types of a made ward.
const TYPES: [(&str, u8, u8); 3] = [("E", 7, 8), ("L", 14, 8), ("N", 22, 8)];

/// Missing head-hours of a week: those of positions by hours, and those of missing heads by type.
fn missing_by_types(week: &Week) -> u32 {
    let by_type = week.details().cover.iter().map(|cover| {
        let (_, start, hours) = TYPES[of_code(&cover.shift_type)];
        let shifts = week.staff().flat_map(|member| week.shifts_of(&member.id));
        let there = shifts.filter(|shift| {
            (shift.time.day, shift.time.start, shift.time.hours) == (cover.day, start, hours)
                && week.position_of_shift(shift) == cover.position_id
                && !week.is_away(&shift.staff_id, shift.time.day)
        });
        cover.heads.saturating_sub(there.count() as u32) * u32::from(hours)
    });
    missing(week) + by_type.sum::<u32>()
}

fn of_code(code: &str) -> usize {
    TYPES.iter().position(|(known, ..)| *known == code).unwrap()
}

fn check(case: &Value, plan: &MonthPlan) {
    assert_eq!(newly_broken(case, plan), None);
    check_figures(case, plan, missing_by_types);
    let types = plan.by_types.as_ref().unwrap();
    assert!(types.bound <= types.cost);
    assert!(!plan.proven || types.bound == types.cost);
    check_claim(case, plan);
    for week in &plan.weeks {
        let short: u32 = week.short.iter().map(|hour| hour.missing).sum();
        // What is short on the Monday after a Sunday night is not an hour of the week.
        assert!(short <= week.missing_after && (short > 0) == (week.missing_after > 0));
    }
}

/// The checker, which calls nothing of the search, finds what the plan costs and the bound that is claimed.
fn check_claim(case: &Value, plan: &MonthPlan) {
    let (roster, question) = read(case);
    let types = plan.by_types.as_ref().unwrap();
    assert_eq!(
        cost(&roster, &question, &shifts_of(plan)),
        Ok(types.cost.into())
    );
    let proven = bound(&roster, &question, &types.certificate).unwrap();
    assert!(proven <= types.cost.into(), "{proven} of {types:?}");
    assert!(proven >= types.bound.into(), "{proven} of {types:?}");
}

fn shifts_of(plan: &MonthPlan) -> Vec<Vec<ProposedShift>> {
    plan.weeks.iter().map(|week| week.shifts.clone()).collect()
}

fn ward(people: &[Value], weeks: u8, cover: &[Value], rules: Value) -> Value {
    let types = TYPES.map(
        |(code, start, hours)| json!({"code": code, "name": code, "start": start, "hours": hours}),
    );
    json!({
        "roster": {
            "version": 1,
            "team": {
                "positions": [
                    {"id": "nurse", "name": "Nurse", "team": "ward", "required": 0},
                    {"id": "porter", "name": "Porter", "team": "ward", "required": 0},
                ],
                "staff": people, "examined": {"start": 0, "end": 24}, "shiftTypes": types, "cover": cover,
            },
            "rules": {"minHours": 4, "maxHours": 10, "daysOff": 1, "restHours": 11},
            "requestRules": {"claiming": true, "trading": true, "approval": true},
            "weeks": [{"monday": "2026-12-07", "shifts": []}],
        },
        "question": {"monday": "2026-12-07", "weeks": weeks, "rules": rules, "target": "required"},
    })
}

fn always() -> Vec<Value> {
    let days = 0..7;
    days.map(|day| json!({"day": day, "start": 0, "end": 24}))
        .collect()
}

fn nurse(id: &str) -> Value {
    json!({"id": id, "name": id, "color": "", "positionId": "nurse", "availability": always()})
}

fn heads(day: usize, code: &str, heads: u32) -> Value {
    json!({"positionId": "nurse", "type": code, "day": day, "heads": heads})
}

/// Four nurses can be on duty early, late and at night all day long, five days each; a Sunday night goes on in the next
/// week, and the last one cannot.
#[test]
fn a_ward_is_staffed_by_types_over_the_borders_of_weeks() {
    let people: Vec<Value> = (0..6).map(|number| nurse(&format!("n{number}"))).collect();
    let days = 0..7;
    let cover: Vec<Value> = days
        .flat_map(|day| ["E", "L", "N"].map(|code| heads(day, code, 1)))
        .collect();
    let rules = json!({
        "minHours": 4, "maxHours": 10, "daysOff": 2, "restHours": 11, "maxDaysInRow": 5,
        "minDaysOffInRow": 2, "forbiddenNext": [["N", "E"], ["N", "L"]],
    });
    let case = ward(&people, 2, &cover, rules);
    let plan = solve(&case, 400);
    check(&case, &plan);
    let types = plan.by_types.as_ref().unwrap();
    assert_eq!((types.missing_before, types.missing_after), (42, 1));
    assert_eq!((plan.bound, missing_of(&plan)), (8, 8));
    let nights = |week: usize, day: Day| {
        let shifts = plan.weeks[week].shifts.iter();
        let of = shifts.filter(|shift| (shift.time.day, shift.time.start) == (day, 22));
        of.count()
    };
    assert_eq!((nights(0, Day::Sunday), nights(1, Day::Sunday)), (1, 0));
    let [hour, ..] = &plan.weeks[1].short[..] else {
        panic!("the last night is short");
    };
    assert_eq!((hour.day, hour.hour, hour.missing), (Day::Sunday, 22, 1));
    let nights = plan.people.iter().map(|person| person.after.nights);
    let (fewest, most) = (nights.clone().min(), nights.max());
    assert!(fewest >= Some(1) && most <= Some(3), "{fewest:?} {most:?}");
}

/// Two heads by night and two people for them who are kept apart: each night has one of the two at most.
#[test]
fn people_who_are_kept_apart_are_in_no_shift_together() {
    let cover: Vec<Value> = (0..5).map(|day| heads(day, "N", 2)).collect();
    let mut rules = json!({"minHours": 4, "maxHours": 10, "restHours": 11});
    let free = solve(
        &ward(&[nurse("ada"), nurse("bob")], 1, &cover, rules.clone()),
        200,
    );
    assert_eq!(free.by_types.unwrap().missing_after, 0);
    rules["neverTogether"] = json!([["ada", "bob"]]);
    let case = ward(&[nurse("ada"), nurse("bob")], 1, &cover, rules);
    let plan = solve(&case, 200);
    check(&case, &plan);
    assert_eq!(plan.by_types.unwrap().missing_after, 5);
}

/// A head too many costs less than a wish, a missing one more than many.
#[test]
fn wishes_weigh_less_than_heads_and_the_weights_are_in_the_question() {
    let mut ada = nurse("ada");
    ada["wishes"] = json!([
        {"weekday": 1, "type": "E", "want": "on", "weight": 3},
        {"weekday": 2, "want": "off", "weight": 3},
    ]);
    let rules = json!({"minHours": 4, "maxHours": 10, "daysOff": 2, "restHours": 11});
    let mut case = ward(
        &[ada],
        1,
        &[heads(1, "L", 0), heads(1, "E", 0), heads(2, "L", 1)],
        rules,
    );
    let plan = solve(&case, 100);
    check(&case, &plan);
    let types = plan.by_types.unwrap();
    // One head too many on Tuesday for the wish, and the wish of Wednesday is not met.
    assert_eq!((types.cost, types.missing_after, plan.proven), (4, 0, true));
    assert_eq!(
        (plan.weeks[0].added_shifts, plan.people[0].after.wishes_met),
        (2, 1)
    );
    case["question"]["weights"] = json!({"missing": 2, "extra": 4});
    let plan = solve(&case, 100);
    let types = plan.by_types.unwrap();
    assert_eq!((types.cost, types.missing_after, plan.proven), (5, 1, true));
    let hour = &plan.weeks[0].short[0];
    assert_eq!((hour.day, hour.hour), (Day::Wednesday, 14));
    assert_eq!(hour.people[0].reason, Reason::BetterElsewhere);
}

type Person = (
    Vec<bool>,
    bool,
    Option<u32>,
    Option<u32>,
    usize,
    Option<(usize, bool, usize)>,
);

fn person() -> impl Strategy<Value = Person> {
    (
        prop::collection::vec(prop::bool::weighted(0.8), 7),
        any::<bool>(),
        prop::option::of(0_u32..3),
        prop::option::of((2_u32..6).prop_map(|days| days * 480)),
        0..6_usize,
        prop::option::of((0..7_usize, any::<bool>(), 0..4_usize)),
    )
}

fn staff(number: usize, person: &Person) -> Value {
    let (days, at_night, weekends, most, other, wish) = person;
    let mut staff = nurse(&format!("p{number}"));
    let [start, end] = if *at_night { [0, 24] } else { [7, 22] };
    let days = days.iter().enumerate().filter(|(_, works)| **works);
    let days = days.map(|(day, _)| json!({"day": day, "start": start, "end": end}));
    staff["availability"] = days.collect();
    match other {
        0 => staff["otherPositions"] = json!(["porter"]),
        1 => staff["positionId"] = json!("porter"),
        2 => {
            let week = json!(["E", "E", "L", "off", "off", "N", "N"]);
            staff["pattern"] = json!({"cycle": [week], "anchor": "2026-11-30"});
        }
        _ => {}
    }
    if let Some(limit) = weekends {
        staff["maxWeekends"] = json!(limit);
    }
    if let Some(most) = most {
        (staff["maxMinutes"], staff["contractMinutes"]) = (json!(most), json!(most - 480));
    }
    if let Some((day, on, kind)) = wish {
        let want = if *on { "on" } else { "off" };
        let mut wish = json!({"weekday": day, "want": want, "weight": 2});
        match TYPES.get(*kind) {
            Some((code, ..)) => wish["type"] = json!(code),
            None => (wish["from"], wish["to"]) = (json!(5), json!(12)),
        }
        staff["wishes"] = json!([wish]);
    }
    staff
}

/// A ward with everything that planning by types looks at: existing shifts of types and others in three weeks, porters by
/// hours, and a law in some.
fn any_ward() -> impl Strategy<Value = Value> {
    let rules = (
        0..3_i32,
        0..3_i32,
        0..3_i32,
        0..6_i32,
        any::<bool>(),
        0..3_usize,
    );
    let old = prop::collection::vec((0..5_usize, 0..3_usize, 0..7_usize, 0..4_usize), 0..6);
    let people = prop::collection::vec(person(), 3..6);
    let cover = prop::collection::vec((0..7_usize, 0..3_usize, 0..3_u32), 6..18);
    (people, rules, old, cover, 1..4_u8).prop_map(|(people, rules, old, cover, weeks)| {
        let count = people.len();
        let people = people.iter().enumerate();
        let people: Vec<Value> = people.map(|(number, of)| staff(number, of)).collect();
        let mut taken = BTreeSet::new();
        let cover = cover.into_iter().filter(|(day, kind, _)| taken.insert((*day, *kind)));
        let cover: Vec<Value> = cover
            .map(|(day, kind, of)| heads(day, TYPES[kind].0, of))
            .collect();
        let (least, off, weekends, row, has_next, law) = rules;
        let mut limits = json!({
            "minHours": 4, "maxHours": 10, "daysOff": 2, "restHours": 11, "splitDays": false,
            "minDaysInRow": least, "minDaysOffInRow": off, "maxWeekends": weekends, "maxDaysInRow": row,
        });
        if has_next {
            limits["forbiddenNext"] = json!([["N", "E"], ["N", "L"]]);
        }
        if law == 0 {
            limits["law"] = spain();
        }
        let mut case = ward(&people, weeks, &cover, limits);
        let porters = (0..3).map(|day| {
            json!({"positionId": "porter", "day": day, "start": 8, "end": 14, "required": 1})
        });
        case["roster"]["team"]["demand"] = porters.collect();
        let mut known: Vec<Value> = ["2026-11-30", "2026-12-07", "2026-12-14"]
            .iter()
            .map(|monday| json!({"monday": monday, "shifts": []}))
            .collect();
        let mut taken = BTreeSet::new();
        for (number, (person, week, day, kind)) in old.into_iter().enumerate() {
            let person = person % count;
            if taken.insert((person, week, day)) {
                let (_, start, hours) = TYPES.get(kind).copied().unwrap_or(("", 9, 6));
                known[week]["shifts"].as_array_mut().unwrap().push(json!({
                    "id": number.to_string(), "staffId": format!("p{person}"), "day": day,
                    "start": start, "hours": hours, "confirmed": true,
                }));
            }
        }
        case["roster"]["weeks"] = known.into();
        case
    })
}

fn spain() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures/laws.json");
    let laws: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let presets = laws["presets"].as_array().unwrap();
    let spain = presets.iter().find(|preset| preset["id"] == "es").unwrap();
    spain["law"].clone()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// No plan breaks a rule, also over the borders of weeks, and its figures are what applying it gives: of a search that
    /// is stopped early and of a longer one, which costs no more. The order of people, weeks, shifts and heads does not
    /// matter.
    #[test]
    fn a_plan_by_types_keeps_every_rule(mut case in any_ward(), steps in 1..80_u64) {
        prop_assume!(!case["roster"]["team"]["cover"].as_array().unwrap().is_empty());
        let stopped = solve(&case, steps);
        check(&case, &stopped);
        let plan = solve(&case, 80);
        check(&case, &plan);
        prop_assert!(plan.by_types.as_ref().unwrap().cost <= stopped.by_types.unwrap().cost);
        for list in ["team/staff", "team/cover", "weeks", "weeks/0/shifts", "weeks/1/shifts"] {
            let list = case.pointer_mut(&format!("/roster/{list}")).unwrap();
            list.as_array_mut().unwrap().reverse();
        }
        prop_assert_eq!(solve(&case, 80), plan);
    }

    /// A bound holds for every plan: also for those of a ward with one person fewer, and a search that has its time misses
    /// no more heads. Even shares are smaller with more
    /// people, so fairness is left out.
    #[test]
    fn somebody_more_costs_no_more(mut case in any_ward()) {
        case["question"]["weights"] = json!({"unfairness": 0});
        let before = solve(&case, 120).by_types.unwrap();
        let mut more = case.clone();
        more["roster"]["team"]["staff"].as_array_mut().unwrap().push(nurse("zoe"));
        let after = solve(&more, 2000).by_types.unwrap();
        prop_assert!(after.bound <= before.cost);
        prop_assert!(after.missing_after <= before.missing_after);
    }
}

/// A ward of five in which everything that a certificate is about has a price, and its plan.
fn priced() -> (Value, MonthPlan) {
    let mut people: Vec<Value> = (0..5).map(|number| nurse(&format!("n{number}"))).collect();
    for (number, person) in people.iter_mut().enumerate() {
        person["contractMinutes"] = json!(4 * 480);
        person["wishes"] = json!([{"weekday": number, "want": "off", "weight": 2}]);
    }
    let cover: Vec<Value> = (0..7)
        .flat_map(|day| ["E", "L", "N"].map(|code| heads(day, code, 1)))
        .collect();
    let rules = json!({
        "minHours": 4, "maxHours": 10, "daysOff": 2, "restHours": 11, "maxDaysInRow": 5,
        "minDaysInRow": 2, "maxWeekends": 1, "forbiddenNext": [["N", "E"]],
    });
    let case = ward(&people, 2, &cover, rules);
    let plan = solve(&case, 400);
    check(&case, &plan);
    (case, plan)
}

#[test]
fn a_doctored_plan_by_types_is_refused_or_costs_what_it_costs() {
    let (case, plan) = priced();
    let (roster, question) = read(&case);
    let claimed = i64::from(plan.by_types.as_ref().unwrap().cost);
    let shifts = shifts_of(&plan);
    let doctored = |change: &dyn Fn(&mut Vec<Vec<ProposedShift>>)| {
        let mut shifts = shifts.clone();
        change(&mut shifts);
        cost(&roster, &question, &shifts)
    };
    let first = &shifts[0][0];
    let refused = Err(Refusal::Rule(first.staff_id.clone()));
    let twice = doctored(&|shifts| shifts[0].push(first.clone()));
    assert_eq!(twice, refused);
    assert_eq!(doctored(&|shifts| shifts[0][0].time.hours = 7), refused);
    assert_eq!(
        doctored(&|shifts| shifts[0][0].break_minutes = Some(30)),
        refused
    );
    let stranger = doctored(&|shifts| shifts[0][0].staff_id = "stranger".to_owned());
    assert_eq!(stranger, Err(Refusal::Rule("stranger".to_owned())));
    let late = doctored(&|shifts| shifts.push(vec![first.clone()]));
    assert_eq!(late, refused);
    // Whoever works all week has too few days off, and the last night would go on in a week that is not filled.
    let of_all_days = |code: usize| {
        doctored(&|shifts| {
            for week in &mut *shifts {
                week.retain(|shift| shift.staff_id != first.staff_id);
            }
            let (_, start, hours) = TYPES[code];
            let days = Day::ALL.into_iter().skip(if code == 2 { 5 } else { 0 });
            shifts[1]
                .extend(days.map(|day| ProposedShift::new(&first.staff_id, day, start, hours)));
        })
    };
    assert_eq!(
        (of_all_days(0), of_all_days(2)),
        (refused.clone(), refused.clone())
    );
    let mut question_without = question.clone();
    question_without.left_out.push(first.staff_id.clone());
    assert_eq!(cost(&roster, &question_without, &shifts), refused);
    // Without the shifts of anybody every head is missing.
    let none = doctored(&|shifts| shifts.iter_mut().for_each(Vec::clear)).unwrap();
    assert_eq!(none, 42 * 100);
    assert!(claimed < none);
}

#[test]
fn a_doctored_certificate_by_types_is_refused_or_proves_nothing_false() {
    let (case, plan) = priced();
    let (roster, question) = read(&case);
    let types = plan.by_types.as_ref().unwrap();
    assert!(types.bound > 0, "{types:?}");
    let claim = |change: &dyn Fn(&mut Certificate)| {
        let mut doctored = types.certificate.clone();
        change(&mut doctored);
        bound(&roster, &question, &doctored)
    };
    fn prices(of: &mut Certificate) -> &mut Vec<i64> {
        of.heads.get_mut("nurse").unwrap()
    }
    let scale = types.certificate.scale;
    for change in [
        &|of: &mut Certificate| of.scale = 0,
        &|of: &mut Certificate| prices(of)[3] = 100 * 1024 + 1,
        &|of: &mut Certificate| prices(of)[3] = -1024 - 1,
        &|of: &mut Certificate| prices(of).push(0),
        &|of: &mut Certificate| drop(of.heads.insert("nowhere".to_owned(), vec![0; 42])),
        &|of: &mut Certificate| of.burdens.values_mut().for_each(|at| at[0] = i64::MIN),
        &|of: &mut Certificate| of.burdens.values_mut().for_each(|at| at.truncate(2)),
    ] as [&dyn Fn(&mut Certificate); 7]
    {
        assert_eq!(claim(change), Err(Refusal::Prices));
    }
    for step in 1..12 {
        let any = claim(&|of| {
            for (at, price) in prices(of).iter_mut().enumerate() {
                *price = scale * ((at as i64 * step) % 103 - 1).min(100);
            }
            for (at, counts) in of.burdens.values_mut().enumerate() {
                *counts = vec![at as i64 % 4, step % 5, 2 - step];
            }
        });
        assert!(
            any.as_ref().is_ok_and(|any| *any <= types.cost.into()),
            "{any:?} {types:?}"
        );
    }
}

/// Everything that a small ward can do, counted out: two people, five days, two types.
#[test]
fn a_plan_by_types_costs_what_the_cheapest_of_all_does() {
    for (number, (rules, wish)) in [
        (json!({}), json!({"weekday": 4, "want": "off", "weight": 2})),
        (
            json!({"minDaysInRow": 2, "maxDaysInRow": 3}),
            json!({"weekday": 2, "want": "on", "type": "N", "weight": 3}),
        ),
        (
            json!({"minDaysOffInRow": 2, "forbiddenNext": [["N", "E"]]}),
            json!({"weekday": 5, "to": 8, "want": "off", "weight": 1}),
        ),
        (
            json!({"maxWeekends": 1, "daysOff": 3}),
            json!({"weekday": 6, "want": "on", "weight": 1}),
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let mut limits = json!({"minHours": 4, "maxHours": 10, "daysOff": 2, "restHours": 11});
        limits
            .as_object_mut()
            .unwrap()
            .extend(rules.as_object().unwrap().clone());
        let mut people = [nurse("ada"), nurse("bob")];
        for person in &mut people {
            let days = (2..7).map(|day| json!({"day": day, "start": 0, "end": 24}));
            person["availability"] = days.collect();
            person["contractMinutes"] = json!(3 * 480);
        }
        people[0]["wishes"] = json!([wish]);
        let days = [2, 3, 4, 5, 6];
        let cover: Vec<Value> = days
            .iter()
            .flat_map(|&day| [heads(day, "E", 1), heads(day, "N", u32::from(day != 4))])
            .collect();
        let case = ward(&people, 1, &cover, limits);
        let least = cheapest(&case, &days);
        let plan = solve(&case, 400);
        check(&case, &plan);
        let types = plan.by_types.unwrap();
        assert_eq!(i64::from(types.cost), least, "{number}");
        assert!(i64::from(types.bound) <= least, "{number}");
    }
}

/// What the cheapest of all plans of two people costs, who may work early or at night on some days.
fn cheapest(case: &Value, days: &[usize]) -> i64 {
    let (_, question) = read(case);
    let empty = solve(case, 1);
    let none: MonthPlan = {
        let mut none = empty;
        none.weeks.iter_mut().for_each(|week| week.shifts.clear());
        none
    };
    let wish = &case["roster"]["team"]["staff"][0]["wishes"][0];
    let allowed = ["ada", "bob"].map(|id| {
        let mut lines: Vec<Vec<usize>> = Vec::new();
        for number in 0..3_usize.pow(days.len() as u32) {
            let line: Vec<usize> = (0..days.len() as u32)
                .map(|place| number / 3_usize.pow(place) % 3)
                .collect();
            let mut plan = none.clone();
            for (&day, &kind) in days.iter().zip(&line).filter(|(_, kind)| **kind > 0) {
                let (_, start, hours) = TYPES[(kind - 1) * 2];
                let shift = ProposedShift::new(id, Day::from_index(day).unwrap(), start, hours);
                plan.weeks[0].shifts.push(shift);
            }
            // The last night would go on in the week after.
            if line[days.len() - 1] != 2 && newly_broken(case, &plan).is_none() {
                lines.push(line);
            }
        }
        lines
    });
    let own = |line: &[usize], has_wish: bool| -> i64 {
        let worked = line.iter().filter(|kind| **kind > 0).count() as i64;
        let nights = line.iter().filter(|kind| **kind == 2).count() as i64;
        let weekend = line[3..].iter().filter(|kind| **kind > 0).count() as i64;
        // Of five days two are at the weekend; four nights and four heads of the weekend's days for two people.
        let [even_nights, even_weekend] = even(case, days);
        let mut cost =
            (nights - even_nights).max(0).pow(2) + (weekend - even_weekend).max(0).pow(2);
        cost += (worked - 3).max(0) * 8;
        if has_wish {
            let day = wish["weekday"].as_u64().unwrap() as usize - 2;
            let is_about = if wish["to"].is_null() {
                line[day] > 0 && (wish["type"].is_null() || line[day] == 2)
            } else {
                line[day] == 1 || day > 0 && line[day - 1] == 2
            };
            let is_met = is_about == (wish["want"] == "on");
            cost += if is_met {
                0
            } else {
                wish["weight"].as_i64().unwrap()
            };
        }
        cost
    };
    let mut least = i64::MAX;
    for ada in &allowed[0] {
        for bob in &allowed[1] {
            let mut cost = own(ada, true) + own(bob, false);
            for (place, &day) in days.iter().enumerate() {
                for kind in [1, 2] {
                    let there = i64::from(ada[place] == kind) + i64::from(bob[place] == kind);
                    let wanted = i64::from(kind == 1 || day != 4);
                    cost += (wanted - there).max(0) * 100 + (there - wanted).max(0);
                }
            }
            least = least.min(cost);
        }
    }
    assert_eq!(question.weeks, 1);
    least
}

/// The even shares of nights and of weekend days: of the heads that somebody can be.
fn even(case: &Value, days: &[usize]) -> [i64; 2] {
    let cover = case["roster"]["team"]["cover"].as_array().unwrap();
    let sum = |is_one: &dyn Fn(&Value) -> bool| -> i64 {
        let of = cover.iter().filter(|cover| is_one(cover));
        of.map(|cover| cover["heads"].as_i64().unwrap()).sum()
    };
    let last = days[days.len() - 1];
    let is_possible = |cover: &Value| cover["type"] != "N" || cover["day"] != last;
    let nights = sum(&|cover| cover["type"] == "N" && is_possible(cover));
    let weekend = sum(&|cover| cover["day"].as_u64().unwrap() >= 5 && is_possible(cover));
    [nights / 2, weekend / 2]
}
