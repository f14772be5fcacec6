//! The worked cases: input and expected answer, compared in full.
//!
//! They are read from `fixtures/golden` and, when `GOLDEN_DIR` is set, from that folder, too (a relative path is
//! relative to the workspace). Both have `schedules/*.json`, `law/*.json` and `rules.json`. The project's own folder must have cases
//! of every kind; the other at least one case of any.
//!
//! [D-512] every file of both kinds runs, and the whole expected object is compared.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::support::first_difference;
use chrono::NaiveDate;
use scheduler_core::{
    Editor, Filter, Page, Problem, Schedule, Severity, ViolationKind, Week,
    demand::headcount,
    plan::Roster,
    recognition::{self, Allowance, points, reward},
    schedule::{ALL_SLOTS, iso_week},
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

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
    files(folder, "schedules")
}

/// The cases of a folder of this name, by name.
fn files(folder: &Path, name: &str) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder.join(name)).into_iter().flatten();
    let mut files: Vec<PathBuf> = listing
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
                && !path.ends_with("presets.json")
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
        let laws = files(folder, "law").len();
        let count = schedules + laws + rules.iter().sum::<usize>();
        assert!(count > 0, "no case in {}", folder.display());
        if is_own {
            assert!(
                schedules > 0 && laws > 0 && !rules.contains(&0),
                "{schedules} schedules, {laws} laws, {rules:?} rules"
            );
        }
    }
}

/// Whether the tests of this file pass with `GOLDEN_DIR` set to the folder.
fn passes_with(folder: &Path) -> bool {
    Command::new(env::current_exe().unwrap())
        .args(["golden::", "--skip", "a_folder_from_outside_runs_as_well"])
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

/// A roster under a law, and what breaks the law in the week that is asked about; `fixtures/golden/law`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct LawCase {
    name: String,
    team: Value,
    rules: Value,
    weeks: Value,
    ask: NaiveDate,
    #[serde(default)]
    new_shifts: Vec<NewShift>,
    publish: Option<NaiveDate>,
    expected: Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct NewShift {
    staff_id: String,
    duty: u16,
}

impl LawCase {
    fn editor(&self) -> Editor {
        let roster = json!({
            "version": 1, "team": self.team, "rules": self.rules, "weeks": self.weeks,
            "requestRules": {"claiming": true, "trading": true, "approval": true},
        });
        let roster: Roster =
            serde_json::from_value(roster).unwrap_or_else(|error| panic!("{}: {error}", self.name));
        // What is written is read as the same.
        let written = serde_json::to_value(&roster).unwrap();
        let again: Roster = serde_json::from_value(written.clone()).unwrap();
        assert_eq!(serde_json::to_value(&again).unwrap(), written);
        Editor::of_roster(again, self.ask).unwrap()
    }

    fn answer(&self) -> Value {
        let editor = self.editor();
        let week = editor.week();
        let mut answer = json!({"violations": sorted(week.working_time().iter().map(violation))});
        if self.expected.get("breaks").is_some() {
            let breaks = self.new_shifts.iter().map(|new| {
                let minutes = week.break_of_new(&new.staff_id, new.duty);
                json!({"staffId": new.staff_id, "duty": new.duty, "breakMinutes": minutes})
            });
            answer["breaks"] = breaks.collect();
        }
        if self.expected.get("overtimeCents").is_some() {
            let mut without = editor.clone();
            let mut rules = week.rules().clone();
            rules.law.as_mut().unwrap().overtime.clear();
            without.set_rules(rules);
            let costs = |editor: &Editor| {
                let rows = editor
                    .week()
                    .member_rows(&Filter::default(), ALL_SLOTS, Page::ALL);
                let rows = rows.rows.into_iter();
                let costs = rows.map(|row| (row.person.staff_id, row.labour.cost_cents));
                costs.collect::<Vec<_>>()
            };
            let mut added = json!({});
            let (mut sum, pairs) = (0, std::iter::zip(costs(&editor), costs(&without)));
            for ((id, with), (_, without)) in pairs {
                let cents = with.unwrap_or(0) - without.unwrap_or(0);
                sum += cents;
                if cents > 0 {
                    added[id] = json!(cents);
                }
            }
            answer["overtimeCents"] = added;
            let week_cost = |editor: &Editor| {
                let labour = editor.week().labour(&Filter::default());
                labour.week.cost_cents.unwrap_or(0)
            };
            assert_eq!(
                week_cost(&editor) - week_cost(&without),
                sum,
                "{}",
                self.name
            );
        }
        if let Some(date) = self.publish {
            let late = editor.late_changes(date).unwrap();
            let late = late.iter().map(|late| {
                json!({
                    "staffId": late.change.staff_id, "shiftId": late.shift_id, "day": late.day,
                    "actual": late.notice_days, "limit": late.limit,
                })
            });
            answer["late"] = sorted(late);
        }
        answer
    }
}

/// A problem as the cases have it: with the shift or the day that its rule is about.
fn violation(problem: &Problem) -> Value {
    let kind = serde_json::to_value(problem.kind).unwrap();
    let mut found = json!({
        "staffId": problem.staff_id, "kind": kind, "actual": problem.actual, "limit": problem.limit,
    });
    match problem.kind {
        ViolationKind::BreakOwed | ViolationKind::MinorAtNight | ViolationKind::ShortRest => {
            found["shiftId"] = json!(problem.shift_id);
        }
        ViolationKind::OverDayWork | ViolationKind::OverDaySpan | ViolationKind::OverNightWork => {
            found["day"] = json!(problem.day)
        }
        _ => {}
    }
    if problem.level == Severity::Block {
        found["block"] = json!(true);
    }
    found
}

/// By person, kind, day and shift.
fn sorted(found: impl Iterator<Item = Value>) -> Value {
    let mut found: Vec<Value> = found.collect();
    let text = |value: &Value, field: &str| value[field].as_str().unwrap_or_default().to_owned();
    found.sort_by_key(|value| {
        let (id, kind) = (text(value, "staffId"), text(value, "kind"));
        (id, kind, value["day"].as_i64(), text(value, "shiftId"))
    });
    Value::Array(found)
}

#[test]
fn every_law_is_kept_and_broken_as_expected() {
    let mut wrong = Vec::new();
    for file in folders().iter().flat_map(|folder| files(folder, "law")) {
        let case: LawCase = read(&file);
        if let Some(difference) = first_difference(&case.expected, &case.answer()) {
            wrong.push(format!("{}: {difference}", file.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// The order in which a document lists shifts, people and weeks plays no part.
#[test]
fn the_order_of_shifts_changes_no_answer_of_a_law() {
    for file in folders().iter().flat_map(|folder| files(folder, "law")) {
        let mut case: LawCase = read(&file);
        let expected = case.answer();
        let weeks = case.weeks.as_array_mut().unwrap();
        for week in &mut *weeks {
            week["shifts"].as_array_mut().unwrap().reverse();
        }
        weeks.reverse();
        assert_eq!(case.answer(), expected, "{}", case.name);
    }
}

/// Taking a shift away breaks no rule about a day's or a week's work, and none about minors at night.
#[test]
fn less_work_never_breaks_a_limit_of_work() {
    const MONOTONE: [&str; 3] = ["overDayWork", "overWeekWork", "minorAtNight"];
    let found = |case: &LawCase| -> Vec<Value> {
        let violations = case.answer()["violations"].as_array().unwrap().clone();
        let is_monotone = |value: &Value| MONOTONE.contains(&value["kind"].as_str().unwrap());
        violations
            .into_iter()
            .filter(is_monotone)
            .map(|mut value| {
                value["actual"] = Value::Null;
                value
            })
            .collect()
    };
    for file in folders().iter().flat_map(|folder| files(folder, "law")) {
        let mut case: LawCase = read(&file);
        let before = found(&case);
        let weeks = case.weeks.as_array().unwrap().len();
        for week in 0..weeks {
            for shift in 0..case.weeks[week]["shifts"].as_array().unwrap().len() {
                let all = case.weeks.clone();
                let shifts = case.weeks[week]["shifts"].as_array_mut().unwrap();
                shifts.remove(shift);
                for left in found(&case) {
                    assert!(before.contains(&left), "{}: {left}", case.name);
                }
                case.weeks = all;
            }
        }
    }
}

/// The laws that a roster can be checked against: `fixtures/laws.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Presets {
    as_of: NaiveDate,
    presets: Vec<Preset>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Preset {
    id: String,
    rules: Value,
    law: Value,
    sources: Vec<Source>,
    not_included: Vec<String>,
}

#[derive(Deserialize)]
struct Source {
    figure: String,
    article: String,
    changeable: String,
}

/// Every preset is a law, of the file's date, and each of its figures has an article.
#[test]
fn every_law_says_where_its_figures_are_written() {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let file: Presets = read(&workspace.join("fixtures/laws.json"));
    let ids: Vec<&str> = file.presets.iter().map(|preset| &*preset.id).collect();
    assert_eq!(ids, ["es", "eu", "uk", "fr", "de", "us", "us-ca"]);
    for preset in &file.presets {
        let mut rules = preset.rules.clone();
        rules["law"] = preset.law.clone();
        let rules: scheduler_core::Rules = serde_json::from_value(rules).unwrap();
        assert_eq!(rules.check(), Ok(()), "{}", preset.id);
        let law = rules.law.unwrap();
        assert_eq!(law.as_of, file.as_of);
        assert_eq!(serde_json::to_value(&*law).unwrap(), preset.law);
        assert!(!preset.not_included.is_empty());
        let has = |name: &str| {
            preset
                .sources
                .iter()
                .any(|source| source.figure.starts_with(name))
        };
        for source in &preset.sources {
            assert!(!source.article.is_empty());
            assert!(["no", "agreement"].contains(&&*source.changeable));
            let top = source.figure.split('.').next().unwrap();
            let in_rules = preset.rules.get(top).is_some();
            assert!(in_rules || preset.law.get(top).is_some(), "{top}");
        }
        let figures = preset.law.as_object().unwrap().keys();
        let named = ["id", "asOf", "block"];
        for figure in figures.filter(|figure| !named.contains(&figure.as_str())) {
            assert!(has(figure), "{}: {figure} has no article", preset.id);
        }
        assert!(preset.rules["restHours"] == json!(0) || has("restHours"));
    }
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
