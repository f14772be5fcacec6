//! The worked cases: input and expected answer, compared in full.
//!
//! They are read from `fixtures/golden` and, when `GOLDEN_DIR` is set, from that folder, too (a relative path is
//! relative to the workspace). Both have `schedules/*.json` and `rules.json`. The project's own folder must have cases
//! of every kind; the other at least one case of any.
//!
//! [D-512] every file of both kinds runs, and the whole expected object is compared.

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
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use chrono::NaiveDate;
use scheduler_core::{
    Filter, Schedule, Week,
    demand::headcount,
    recognition::{self, Allowance, points, reward},
    schedule::iso_week,
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use support::first_difference;

/// The folders to run: the project's own first, then an external one if given.
fn folders() -> Vec<PathBuf> {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let outside = env::var_os("GOLDEN_DIR").filter(|folder| !folder.is_empty());
    let outside = outside.map(|folder| workspace.join(folder));
    [Some(workspace.join("fixtures/golden")), outside]
        .into_iter()
        .flatten()
        .collect()
}

/// The schedule files of a folder, by name.
fn schedule_files(folder: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder.join("schedules")).into_iter().flatten();
    let mut files: Vec<PathBuf> = listing
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
        })
        .collect();
    files.sort();
    files
}

#[test]
fn every_folder_has_cases() {
    for (folder, is_own) in folders().iter().zip([true, false]) {
        let schedules = schedule_files(folder).len();
        let rules = rules_of(folder).map_or([0; 5], |rules| rules.counts());
        let count = schedules + rules.iter().sum::<usize>();
        assert!(count > 0, "no case in {}", folder.display());
        if is_own {
            assert!(
                schedules > 0 && !rules.contains(&0),
                "{schedules} schedules, {rules:?} rules"
            );
        }
    }
}

/// Whether the tests of this file pass with `GOLDEN_DIR` set to the folder.
fn passes_with(folder: &Path) -> bool {
    Command::new(env::current_exe().unwrap())
        .args(["--skip", "a_folder_from_outside_runs_as_well"])
        .env("GOLDEN_DIR", folder)
        .output()
        .unwrap()
        .status
        .success()
}

/// [D-513] the cases of `GOLDEN_DIR` run too, and finding none is a failure.
#[test]
fn a_folder_from_outside_runs_as_well() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden-from-outside");
    let rules = folder.join("rules.json");
    fs::create_dir_all(&folder).unwrap();
    fs::write(&rules, "{}").unwrap();
    assert!(!passes_with(&folder), "a folder without a case");
    fs::write(&rules, r#"{"headcounts": [{"input": "7", "expected": 8}]}"#).unwrap();
    assert!(!passes_with(&folder), "a case that is wrong");
    fs::write(&rules, r#"{"headcounts": [{"input": "7", "expected": 7}]}"#).unwrap();
    assert!(passes_with(&folder), "a case that is right");
    fs::remove_dir_all(&folder).unwrap();
    assert!(!passes_with(&folder), "a folder that is not there");
}

#[derive(Deserialize)]
struct ScheduleCase {
    schedule: Value,
    filter: Filter,
    expected: Value,
}

#[test]
fn every_schedule_is_analysed_as_expected() {
    let mut wrong = Vec::new();
    for folder in folders() {
        for file in schedule_files(&folder) {
            let case: ScheduleCase = read(&file);
            let schedule: Schedule = serde_json::from_value(case.schedule.clone())
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let written = serde_json::to_value(&schedule).unwrap();
            if let Some(difference) =
                first_difference(&without_zero_minutes(case.schedule), &written)
            {
                wrong.push(format!(
                    "{}: written otherwise {difference}",
                    file.display()
                ));
            }
            let analysis = Week::new(schedule).analysis(&case.filter);
            let found = serde_json::to_value(analysis).unwrap();
            if let Some(difference) = first_difference(&case.expected, &found) {
                wrong.push(format!("{}: {difference}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Minutes are written only if they are not 0.
fn without_zero_minutes(mut json: Value) -> Value {
    match &mut json {
        Value::Object(fields) => {
            fields.retain(|name, value| {
                !["startMinute", "endMinute", "minutes"].contains(&&**name) || *value != json!(0)
            });
            for value in fields.values_mut() {
                *value = without_zero_minutes(value.take());
            }
        }
        Value::Array(entries) => {
            for entry in entries {
                *entry = without_zero_minutes(entry.take());
            }
        }
        _ => {}
    }
    json
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
struct Rules {
    rewards: Vec<RewardCase>,
    recognitions: Vec<RecognitionCase>,
    headcounts: Vec<HeadcountCase>,
    weeks: Vec<WeekCase>,
    euros: Vec<EuroCase>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RewardCase {
    balance: u32,
    points: String,
    first_number: Option<u32>,
    redeemable: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RecognitionCase {
    allowance: Allowance,
    people: u32,
    points_per_person: u32,
    message: String,
    expected: Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct HeadcountCase {
    input: String,
    expected: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct WeekCase {
    date: NaiveDate,
    iso_year: i32,
    iso_week: u32,
    monday: NaiveDate,
    sunday: NaiveDate,
    label: String,
    allowance_expires: NaiveDate,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct EuroCase {
    euros: u32,
    points: u32,
}

impl Rules {
    fn counts(&self) -> [usize; 5] {
        [
            self.rewards.len(),
            self.recognitions.len(),
            self.headcounts.len(),
            self.weeks.len(),
            self.euros.len(),
        ]
    }
}

fn rules_of(folder: &Path) -> Option<Rules> {
    let file = folder.join("rules.json");
    file.exists().then(|| read(&file))
}

fn rules() -> impl Iterator<Item = Rules> {
    folders().into_iter().filter_map(|folder| rules_of(&folder))
}

#[test]
fn every_reward_is_redeemable_as_expected() {
    for case in rules().flat_map(|rules| rules.rewards) {
        let points = &case.points;
        assert_eq!(
            reward::first_number(points),
            case.first_number,
            "{points:?}"
        );
        assert_eq!(
            reward::is_redeemable(case.balance, points),
            case.redeemable,
            "{} for {points:?}",
            case.balance
        );
    }
}

#[test]
fn every_recognition_is_checked_as_expected() {
    for case in rules().flat_map(|rules| rules.recognitions) {
        let found = match recognition::check(
            case.allowance,
            case.people,
            case.points_per_person,
            &case.message,
        ) {
            Ok(cost) => serde_json::to_value(cost).unwrap(),
            Err(error) => json!({"error": error.code()}),
        };
        let (people, each, message) = (case.people, case.points_per_person, &case.message);
        assert_eq!(
            found, case.expected,
            "{people} people, {each} points each, {message:?}"
        );
    }
}

#[test]
fn every_headcount_is_parsed_as_expected() {
    for case in rules().flat_map(|rules| rules.headcounts) {
        assert_eq!(
            headcount::parse(&case.input),
            case.expected,
            "{:?}",
            case.input
        );
    }
}

#[test]
fn every_week_is_named_as_expected() {
    for case in rules().flat_map(|rules| rules.weeks) {
        let week = iso_week::of(case.date);
        assert_eq!(
            (week.iso_year, week.iso_week),
            (case.iso_year, case.iso_week),
            "{}",
            case.date
        );
        assert_eq!(
            (week.monday, week.sunday),
            (case.monday, case.sunday),
            "{}",
            case.date
        );
        assert_eq!(week.label, case.label);
        assert_eq!(
            recognition::allowance_expires(case.date),
            case.allowance_expires
        );
    }
}

#[test]
fn every_euro_is_worth_what_is_expected() {
    for case in rules().flat_map(|rules| rules.euros) {
        assert_eq!(
            points::from_euros(case.euros),
            case.points,
            "{}",
            case.euros
        );
    }
}

fn read<T: DeserializeOwned>(file: &Path) -> T {
    let text =
        fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
