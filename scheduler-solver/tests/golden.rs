//! The worked cases: every file of `fixtures/golden/fill`, and of `fill` in the folder that `GOLDEN_DIR` names (a
//! relative path is relative to the workspace).

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a test fails by a panic"
)]

mod support;

use std::{
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use scheduler_core::{Day, Rules, Schedule, Week};
use scheduler_solver::{FillQuestion, fill};
use serde::Deserialize;
use support::{Best, Case, Expected, World};

/// The cases of a folder; an external one may have none.
fn cases(folder: &Path) -> Vec<Case> {
    let files =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = files.map(|file| file.unwrap().path());
    let paths = paths.filter(|path| {
        path.extension()
            .is_some_and(|extension| extension == "json")
    });
    let cases: Vec<Case> = paths
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            serde_json::from_str(&text)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        })
        .collect();
    assert!(!cases.is_empty(), "no case in {}", folder.display());
    cases
}

/// The folders of this name: the project's own, and that of `GOLDEN_DIR` if it has one.
fn folders(name: &str) -> Vec<PathBuf> {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let outside = std::env::var_os("GOLDEN_DIR").filter(|folder| !folder.is_empty());
    let outside = outside.map(|folder| workspace.join(folder).join(name));
    let own = workspace.join("fixtures/golden").join(name);
    std::iter::once(own)
        .chain(outside.filter(|folder| folder.is_dir()))
        .collect()
}

#[test]
fn every_golden_week_is_filled_optimally() {
    for case in folders("fill").iter().flat_map(|folder| cases(folder)) {
        let plan = fill(&case.week(), &case.question, &mut |_| {
            ControlFlow::Continue(())
        });
        World::new(&case).verify(&plan);
        assert_eq!(Some(Expected::from(&plan)), case.expected, "{}", case.name);
        assert!(
            plan.proven && plan.bound == plan.missing_after,
            "{}",
            case.name
        );
    }
}

/// A day of two shifts, as `public-bugs/I-03-split-fill.json` has it.
#[derive(Deserialize)]
struct SplitDay {
    schedule: Schedule,
    rules: Rules,
}

/// A shift between the two of somebody's day makes twelve hours in a row of it: the plan says which one becomes longer,
/// whether or not days may be split.
#[test]
fn a_shift_between_two_of_a_day_says_which_one_it_lengthens() {
    for folder in folders("public-bugs") {
        let text = std::fs::read_to_string(folder.join("I-03-split-fill.json")).unwrap();
        let SplitDay { schedule, rules } = serde_json::from_str(&text).unwrap();
        let week = Week::new(schedule);
        for split_days in [false, true] {
            let mut question = FillQuestion::default();
            question.rules = rules;
            question.rules.split_days = split_days;
            let solve =
                |question: &FillQuestion| fill(&week, question, &mut |_| ControlFlow::Continue(()));
            let plan = solve(&question);
            let between = std::iter::zip(&plan.shifts, &plan.causes).find(|(shift, _)| {
                (shift.time.day, shift.time.start, shift.time.hours) == (Day::Monday, 14, 4)
            });
            let (_, cause) = between.unwrap();
            assert_eq!(cause.lengthens.as_deref(), Some("1"));
            assert!(plan.proven);

            // Ten hours a day leave room for two of the four.
            question.rules.max_hours = 10;
            let plan = solve(&question);
            let mut monday = plan
                .shifts
                .iter()
                .filter(|shift| shift.time.day == Day::Monday);
            assert!(monday.all(|shift| shift.time.hours <= 2));
        }
    }
}

/// Steps of the search that a second allows, roughly. A clock would make the test depend on the machine.
const STEPS: u64 = 6_000;

/// Within two percent, or one head-hour, of the best plan that is known, with a bound within five percent of it; the same
/// plan whenever it is asked for.
#[test]
fn hard_weeks_are_filled_nearly_as_well_as_possible() {
    for case in folders("fill-hard").iter().flat_map(|folder| cases(folder)) {
        let solve = || {
            fill(&case.week(), &case.question, &mut |progress| {
                if progress.steps < STEPS {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            })
        };
        let plan = solve();
        World::new(&case).verify(&plan);
        let Best {
            missing_before,
            missing_after,
            bound,
        } = case.best.unwrap();
        assert_eq!(plan.missing_before, missing_before, "{}", case.name);
        let allowed = missing_after + (missing_after / 50).max(1);
        assert!(
            plan.missing_after <= allowed,
            "{}: {}",
            case.name,
            plan.missing_after
        );
        assert!(
            plan.bound <= missing_after && plan.bound * 20 >= bound * 19,
            "{}: {}",
            case.name,
            plan.bound
        );
        assert_eq!(solve(), plan, "{}", case.name);
    }
}
