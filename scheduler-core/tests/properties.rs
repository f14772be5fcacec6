//! What must hold for every week: against a brute-force oracle, and against itself.

mod support;

use proptest::{collection::vec, prelude::*, sample::Index};
use scheduler_core::{
    analysis::{analyse, summarise},
    board::board,
    details::{hour_details, member_day_details, position_day_details},
    filter::Filter,
    gap::gaps,
    rows::{member_rows, role_rows},
    schedule::Schedule,
    slot::ALL_SLOTS,
    suggestion::suggestions_for,
    week_plan::WeekPlan,
};
use serde_json::{Value, json};
use support::{
    first_difference,
    oracle::Oracle,
    schedule_from_json,
    weeks::{filter, schedule, schedule_json},
};

/// Every answer about a week that is not an edit.
fn answers(plan: &WeekPlan, filter: &Filter) -> Value {
    let cells = (0..7).flat_map(|day| (0..=24).map(move |hour| (day, hour)));
    json!({
        "analysis": analyse(plan, filter),
        "summary": summarise(plan, filter),
        "board": board(plan, filter),
        "members": [member_rows(plan, filter, ALL_SLOTS, 0, 0), member_rows(plan, filter, 4, 1, 2)],
        "roles": [role_rows(plan, filter, ALL_SLOTS), role_rows(plan, filter, 1)],
        "hours": cells.map(|(day, hour)| hour_details(plan, filter, day, hour).unwrap()).collect::<Vec<_>>(),
    })
}

fn assert_same(expected: &Value, found: &Value) -> Result<(), TestCaseError> {
    match first_difference(expected, found) {
        None => Ok(()),
        Some(difference) => Err(TestCaseError::fail(difference)),
    }
}

fn value(data: impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap()
}

/// One edit of a random history.
#[derive(Debug, Clone)]
enum Edit {
    Assign(Index, i32, i32, i32),
    Unassign(Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        (any::<Index>(), 0..7, 0..24, 1..25)
            .prop_map(|(who, day, start, hours)| Edit::Assign(who, day, start, hours)),
        any::<Index>().prop_map(Edit::Unassign),
    ]
}

fn apply(plan: &mut WeekPlan, edit: Edit) {
    let schedule = plan.schedule();
    match edit {
        Edit::Assign(who, day, start, hours) if !schedule.staff().is_empty() => {
            let staff = who.get(schedule.staff());
            plan.assign(&staff.id, day, start, hours).unwrap();
        }
        Edit::Unassign(which) if !schedule.shifts().is_empty() => {
            let shift = which.get(schedule.shifts());
            assert_eq!(plan.unassign(&shift.id).unwrap(), *shift);
        }
        _ => {}
    }
}

proptest! {
    /// [D-515] the analysis is what a brute-force oracle finds
    #[test]
    fn the_analysis_is_the_oracles(schedule in schedule(), filter in filter()) {
        let oracle = Oracle { schedule: &schedule, filter: &filter };
        let analysis = analyse(&WeekPlan::new(schedule.clone()), &filter);
        assert_same(&oracle.analysis(), &value(analysis))?;
    }

    /// [D-515] so are the board, the days and the insights
    #[test]
    fn the_board_and_the_summary_are_the_oracles(schedule in schedule(), filter in filter()) {
        let oracle = Oracle { schedule: &schedule, filter: &filter };
        let plan = WeekPlan::new(schedule.clone());
        let cells: Vec<Value> =
            (9..=24).flat_map(|hour| (0..7).map(move |day| (day, hour))).map(|(day, hour)| oracle.cell(day, hour)).collect();
        assert_same(&json!({"firstHour": 9, "lastHour": 24, "cells": cells}), &value(board(&plan, &filter)))?;

        let summary = value(summarise(&plan, &filter));
        assert_same(&(0..7).map(|day| oracle.day(day)).collect(), &summary["days"])?;
        assert_same(&oracle.insights(), &summary["insights"])?;
        let analysis = oracle.analysis();
        for part in ["gaps", "fillRates", "pendingAssignments", "shiftStatus"] {
            assert_same(&analysis[part], &summary[part])?;
        }
    }

    /// [D-515] the details of an hour hold whom the board counts, and those of a day the day's shifts
    #[test]
    fn details_agree_with_the_board_and_the_rows(schedule in schedule(), filter in filter(), slots in 0..8_u8) {
        let plan = WeekPlan::new(schedule);
        for cell in board(&plan, &filter).cells {
            let details = hour_details(&plan, &filter, cell.day.into(), cell.hour.into()).unwrap();
            prop_assert_eq!((details.total, details.confirmed, details.pending), (cell.scheduled, cell.confirmed, cell.pending));
            let counts: Vec<_> = cell.positions.iter().filter(|position| position.scheduled > 0)
                .map(|position| (&position.position_id, position.required, position.scheduled)).collect();
            let groups: Vec<_> = details.groups.iter()
                .map(|group| (&group.position_id, group.required, group.count)).collect();
            prop_assert_eq!(counts, groups);
        }
        for row in member_rows(&plan, &filter, ALL_SLOTS, 0, 0).rows {
            for (day, chips) in (0..).zip(row.days) {
                let details = member_day_details(&plan, &row.staff_id, day).unwrap();
                let shown: Vec<_> = details.groups.into_iter().flat_map(|group| group.members)
                    .flat_map(|member| member.shifts).collect();
                prop_assert_eq!(shown, chips);
            }
        }
        for row in role_rows(&plan, &filter, slots) {
            for (day, cell) in (0..).zip(row.days) {
                let details = position_day_details(&plan, &row.position_id, day, slots).unwrap();
                prop_assert_eq!(details.total, cell.scheduled);
                let chips: Vec<_> = details.groups.iter().flat_map(|group| &group.members).flat_map(|member| &member.shifts).collect();
                let confirmed = chips.iter().filter(|chip| chip.confirmed).count();
                prop_assert_eq!((confirmed, chips.len() - confirmed), (cell.confirmed as usize, cell.pending as usize));
                prop_assert!(chips.iter().all(|chip| chip.slots & slots != 0));
            }
        }
    }

    /// [D-515] asking for the suggestions of a block gives those of the analysis, with colours
    #[test]
    fn suggestions_for_a_block_are_those_of_the_analysis(schedule in schedule(), filter in filter()) {
        let plan = WeekPlan::new(schedule.clone());
        let analysis = analyse(&plan, &filter);
        for entry in &analysis.suggestions {
            let block = &analysis.gaps[entry.gap as usize];
            let (day, start, end) = (block.day.into(), block.start.into(), block.end.into());
            let found = suggestions_for(&plan, &entry.position_id, day, start, end).unwrap();
            prop_assert_eq!(found.len(), entry.staff.len());
            for (found, staff) in found.iter().zip(&entry.staff) {
                let member = schedule.staff().iter().find(|member| member.id == staff.staff_id).unwrap();
                prop_assert_eq!((&found.staff_id, &found.name, &found.color), (&staff.staff_id, &member.name, &member.color));
                prop_assert_eq!((&found.available_times, found.is_fully_available), (&staff.available_times, staff.is_fully_available));
            }
        }
    }

    /// [D-516] [D-461] two gap blocks never overlap or touch, and none leaves its day or the examined
    /// hours
    #[test]
    fn gaps_never_overlap_or_touch(schedule in schedule(), filter in filter()) {
        let gaps = gaps(&WeekPlan::new(schedule), &filter);
        for block in &gaps {
            prop_assert!(10 <= block.start && block.start < block.end && block.end <= 20 && block.day < 7);
        }
        for pair in gaps.windows(2) {
            prop_assert!((pair[0].day, pair[0].end) < (pair[1].day, pair[1].start));
        }
    }

    /// [D-517] the order of the shifts changes no answer
    #[test]
    fn the_order_of_shifts_does_not_matter(
        (json, shuffled) in schedule_json().prop_flat_map(|json| {
            let shifts = json["shifts"].as_array().unwrap().clone();
            (Just(json), Just(shifts).prop_shuffle())
        }),
        filter in filter(),
    ) {
        let mut other = json.clone();
        other["shifts"] = Value::Array(shuffled);
        let [a, b] = [json, other].map(|json| WeekPlan::new(serde_json::from_value(json).unwrap()));
        assert_same(&answers(&a, &filter), &answers(&b, &filter))?;
    }

    /// [D-518] assigning and then unassigning leaves the schedule and every answer as they were
    #[test]
    fn assign_then_unassign_is_the_identity(
        schedule in schedule(), filter in filter(), who in any::<Index>(), day in 0..7, start in 0..24, hours in 1..25,
    ) {
        prop_assume!(!schedule.staff().is_empty());
        let mut plan = WeekPlan::new(schedule.clone());
        let before = answers(&plan, &filter);
        let id = plan.assign(&who.get(schedule.staff()).id, day, start, hours).unwrap();
        prop_assert_eq!(plan.shift_count(), schedule.shifts().len() + 1);
        let shift = plan.unassign(&id).unwrap();
        prop_assert_eq!((&shift.id, shift.confirmed), (&id, false));
        prop_assert_eq!((i32::from(shift.day), i32::from(shift.start), i32::from(shift.hours)), (day, start, hours));
        prop_assert_eq!(plan.schedule(), schedule);
        assert_same(&before, &answers(&plan, &filter))?;
    }

    /// [D-518] after any history of edits the counts are those of a fresh count
    #[test]
    fn edits_count_like_a_recount(schedule in schedule(), filter in filter(), history in vec(edit(), 0..20)) {
        let mut plan = WeekPlan::new(schedule);
        for edit in history {
            apply(&mut plan, edit);
        }
        let edited = answers(&plan, &filter);
        assert_same(&answers(&WeekPlan::new(plan.schedule()), &filter), &edited)?;
        plan.recount();
        assert_same(&answers(&plan, &filter), &edited)?;
        prop_assert_eq!(plan.shift_count(), plan.schedule().shifts().len());
    }

    /// [D-450] whatever is asked of a week, with whatever numbers, there is an answer or an error
    #[test]
    fn no_question_panics(
        schedule in schedule(), filter in filter(), id in prop_oneof!["[pms][0-9]", ".*"],
        numbers in any::<[i32; 3]>(), small in [-1..9_i32, -1..26, -1..26], slots in any::<u8>(), page in any::<[u32; 2]>(),
    ) {
        let mut plan = WeekPlan::new(schedule);
        for [day, start, hours] in [numbers, small] {
            let _ = hour_details(&plan, &filter, day, start);
            let _ = member_day_details(&plan, &id, day);
            let _ = position_day_details(&plan, &id, day, slots);
            let _ = suggestions_for(&plan, &id, day, start, hours);
            let _ = plan.assign(&id, day, start, hours);
            let _ = plan.unassign(&id);
        }
        let _ = member_rows(&plan, &filter, slots, page[0], page[1]);
        let _ = role_rows(&plan, &filter, slots);
    }
}

/// Any JSON at all, a few levels deep, with the schedule's own words in it.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (-30..30).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".*".prop_map(Value::from),
        word().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 60, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            vec((word(), inner), 0..7)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

fn word() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "positions",
        "staff",
        "shifts",
        "id",
        "name",
        "team",
        "required",
        "positionId",
        "color",
        "availability",
        "day",
        "start",
        "end",
        "staffId",
        "hours",
        "confirmed",
        "__proto__",
        "",
    ];
    prop_oneof![9 => proptest::sample::select(WORDS).prop_map(str::to_owned), 1 => ".{0,4}"]
}

/// Every place in a document, as JSON pointers.
fn places(json: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match json {
        Value::Object(fields) => fields
            .iter()
            .for_each(|(key, value)| places(value, &format!("{at}/{key}"), out)),
        Value::Array(entries) => {
            entries
                .iter()
                .enumerate()
                .for_each(|(index, value)| places(value, &format!("{at}/{index}"), out));
        }
        _ => {}
    }
}

/// Takes the text or refuses it; what is taken answers every question and comes out as it went in.
fn read(text: &str) -> Result<bool, TestCaseError> {
    let Ok(schedule) = schedule_from_json(text) else {
        return Ok(false);
    };
    let plan = WeekPlan::new(schedule);
    answers(&plan, &Filter::default());
    let written = serde_json::to_string(&plan.schedule()).unwrap();
    prop_assert_eq!(
        serde_json::from_str::<Schedule>(&written).unwrap(),
        plan.schedule()
    );
    Ok(true)
}

proptest! {
    /// [D-450] no text makes the engine panic
    #[test]
    fn no_text_panics(text in ".*") {
        prop_assert!(!read(&text)?);
    }

    /// [D-450] no JSON makes the engine panic
    #[test]
    fn no_json_panics(json in any_json()) {
        read(&json.to_string())?;
    }

    /// [D-450] nor does a good schedule in which anything is replaced, or that breaks off anywhere
    #[test]
    fn no_spoiled_schedule_panics(json in schedule_json(), with in any_json(), place in any::<Index>(), cut in any::<Index>()) {
        prop_assert!(read(&json.to_string())?);
        let mut all = Vec::new();
        places(&json, "", &mut all);
        let mut spoiled = json.clone();
        let place: &String = place.get(&all);
        *spoiled.pointer_mut(place).unwrap() = with;
        read(&spoiled.to_string())?;
        let text = json.to_string();
        prop_assert!(!read(&text[..cut.index(text.len())])?);
    }
}
