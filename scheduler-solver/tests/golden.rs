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

use scheduler_core::{
    Day, HourRange, Position, ProposedShift, Rules, Schedule, Shift, StaffMember, Week,
};
use scheduler_solver::{AbsentDay, DayHours, FillPlan, FillQuestion, Target, fill};
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

/// Two waiters are needed from 10 to 20; Ada works from 18 to 3, at night with Bob.
fn night() -> Week {
    let staff = ["ada", "bob", "cem"].map(|id| {
        let mut member = StaffMember::new(id, id, "waiter");
        for day in Day::ALL {
            member = member.available(day, 0, 24);
        }
        member
    });
    let shifts = vec![
        Shift::new("1", "ada", Day::Friday, 18, 9),
        Shift::new("2", "bob", Day::Friday, 18, 9),
    ];
    let positions = vec![Position::new("waiter", "Waiter", "floor", 2)];
    Week::new(Schedule::new(positions, staff.to_vec(), shifts).unwrap())
}

fn solved(week: &Week, question: &FillQuestion) -> FillPlan {
    fill(week, question, &mut |_| ControlFlow::Continue(()))
}

/// Somebody ill is covered for their whole shift, also in hours that nobody examines and where half of the heads would do;
/// where more are on duty than are needed, nobody is called in.
#[test]
fn an_absence_is_covered_for_the_whole_shift() {
    let hours = |day, start, end| DayHours {
        day,
        hours: HourRange::new(start, end),
    };
    let mut question = FillQuestion::default();
    question.target = Target::Planned;
    question.absences = vec![AbsentDay::new("ada", Day::Friday)];
    question.within = vec![hours(Day::Friday, 18, 24), hours(Day::Saturday, 0, 3)];
    let plan = solved(&night(), &question);
    assert_eq!((plan.missing_before, plan.missing_after), (9, 0));
    let [cover] = &plan.shifts[..] else {
        panic!("one shift: {:?}", plan.shifts);
    };
    let time = (cover.time.day, cover.time.start, cover.time.hours);
    assert_eq!(
        (&*cover.staff_id, time),
        ("cem", (Day::Friday, 18, 9)),
        "all of the shift"
    );
    // A third waiter from 18 to 20 is more than is needed then.
    let mut week = night();
    week.assign(&ProposedShift::new("cem", Day::Friday, 16, 4))
        .unwrap();
    assert_eq!(solved(&week, &question).missing_before, 7);
}

/// A team that plans for its whole need is filled up to it, and keeps contracts where its rules say so.
#[test]
fn the_rules_of_a_roster_say_how_far_it_is_filled() {
    let missing = |rules: Rules| {
        let mut question = FillQuestion::default();
        question.rules = rules;
        solved(&night(), &question).missing_before
    };
    let mut rules = Rules::default();
    assert_eq!(missing(rules), 68, "a waiter for ten hours on seven days");
    rules.whole_need = true;
    assert_eq!(missing(rules), 136, "two waiters");
    let staff = [StaffMember::new("ada", "Ada", "waiter")
        .available(Day::Monday, 0, 24)
        .available(Day::Tuesday, 0, 24)
        .contracted(10 * 60, 40 * 60)];
    let positions = vec![Position::new("waiter", "Waiter", "floor", 1)];
    let week = Week::new(Schedule::new(positions, staff.to_vec(), Vec::new()).unwrap());
    let added = |within_contract| {
        let mut question = FillQuestion::default();
        question.rules.within_contract = within_contract;
        solved(&week, &question).added_hours
    };
    assert_eq!((added(false), added(true)), (20, 10));
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
