//! Several weeks by hours, on worked cases.

#[path = "support/month.rs"]
mod case;

use std::ops::ControlFlow;

use scheduler_solver::fill_weeks;
use serde_json::Value;

#[test]
fn several_weeks_are_as_fair_as_week_by_week_and_the_bound_is_one() {
    for name in ["shop-6-2", "bar-8-3"] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures/golden/month");
        let text = std::fs::read_to_string(format!("{folder}/{name}.json")).unwrap();
        let case: Value = serde_json::from_str(&text).unwrap();
        let expected = &case["expected"];
        let (known, question) = case::read(&text).unwrap();
        let plan = fill_weeks(&known, &question, &mut |_| ControlFlow::Continue(()));
        let answer = case::answer(&plan);
        let of = |value: &Value| value.as_u64().unwrap();
        assert_eq!(answer["missingBefore"], expected["missingBefore"], "{name}");
        assert!(
            of(&answer["missingAfter"]) <= of(&expected["missingAfter"]) + 2,
            "{name}"
        );
        assert!(
            of(&answer["missingAfter"]) >= of(&expected["bound"]),
            "{name}"
        );
        assert!(of(&answer["bound"]) <= of(&expected["bound"]), "{name}");
        let by_week = &expected["weekByWeek"]["unfairness"];
        assert!(of(&answer["unfairness"]) <= of(by_week), "{name}");
    }
}

#[test]
fn a_search_of_several_weeks_that_is_stopped_at_once_has_a_bound_and_no_shift_that_counts_twice() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures/golden/month");
    let text = std::fs::read_to_string(format!("{folder}/shop-10-3.json")).unwrap();
    let (known, question) = case::read(&text).unwrap();
    let stopped = fill_weeks(&known, &question, &mut |_| ControlFlow::Break(()));
    assert!(stopped.bound <= 241);
    for week in &stopped.weeks {
        assert!(week.missing_after <= week.missing_before);
        let mut days: Vec<_> = week
            .shifts
            .iter()
            .map(|shift| (&shift.staff_id, shift.time.day))
            .collect();
        let all = days.len();
        days.sort();
        days.dedup();
        assert_eq!(days.len(), all);
    }
}
