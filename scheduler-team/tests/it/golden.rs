//! Golden rosters: every file must come out whole, with nothing invented.
//!
//! They are read from `fixtures/golden/rosters` and `fixtures/rosters`, and, when `GOLDEN_DIR` is set, from its folder
//! `rosters`, too (a relative path is taken from the workspace).

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use chrono::{Datelike, NaiveDate};
use proptest::{prelude::*, sample::Index};
use scheduler_core::schedule::folded_name;
use scheduler_team::{Grid, Options, Taken, read};
use serde_json::Value;

/// Times may differ by less than half a quarter of an hour.
const TOLERANCE: i64 = 7;
const DAY: i64 = 24 * 60;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The folders with `files` and `cases`.
fn folders() -> Vec<PathBuf> {
    let outside = env::var_os("GOLDEN_DIR").map(|folder| workspace().join(folder).join("rosters"));
    let own =
        ["fixtures/golden/rosters", "fixtures/rosters"].map(|folder| workspace().join(folder));
    own.into_iter()
        .chain(outside)
        .filter(|folder| folder.join("cases").is_dir())
        .collect()
}

/// Each file with its case.
fn cases() -> Vec<(PathBuf, Value)> {
    let mut cases = Vec::new();
    for folder in folders() {
        for entry in fs::read_dir(folder.join("cases")).unwrap() {
            let case: Value =
                serde_json::from_str(&fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap();
            cases.push((
                folder.join("files").join(case["file"].as_str().unwrap()),
                case,
            ));
        }
    }
    cases.sort_by(|one, other| one.0.cmp(&other.0));
    cases
}

/// A shift as it is compared: person, position, start in minutes and length.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Shift {
    person: String,
    day: i64,
    start: i64,
    end: i64,
    position: String,
}

fn name(value: &Value) -> String {
    let text = value.as_str().unwrap_or_default();
    // `Surname, First` is the same person.
    let text = match text.split_once(',') {
        Some((surname, first)) if !first.contains(',') => format!("{first} {surname}"),
        _ => text.to_owned(),
    };
    folded_name(&text.replace('’', "'"))
        .split_whitespace()
        .collect()
}

fn day(text: &str, monday: NaiveDate) -> i64 {
    let weekday = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        .iter()
        .position(|day| *day == text);
    let date = match weekday {
        Some(days) => monday + chrono::Days::new(days as u64),
        None => text.parse().unwrap_or_else(|_| panic!("not a day: {text}")),
    };
    i64::from(date.num_days_from_ce())
}

fn clock(text: &str) -> i64 {
    let (hours, minutes) = text.split_once(':').unwrap();
    hours.parse::<i64>().unwrap() % 24 * 60 + minutes.parse::<i64>().unwrap()
}

fn shifts(list: &Value, case: &Value) -> Vec<Shift> {
    let monday = case["monday"].as_str().unwrap().parse().unwrap();
    let list = list.as_array().into_iter().flatten();
    let mut shifts: Vec<Shift> = list
        .map(|shift| {
            let start = clock(shift["start"].as_str().unwrap());
            let end = clock(shift["end"].as_str().unwrap());
            let day = day(shift["day"].as_str().unwrap(), monday);
            Shift {
                person: name(&shift["person"]),
                day,
                start: day * DAY + start,
                end: day * DAY + if end > start { end } else { end + DAY },
                position: folded_name(shift["position"].as_str().unwrap_or_default())
                    .chars()
                    .filter(|c| c.is_alphanumeric())
                    .collect(),
            }
        })
        .collect();
    shifts.sort();
    if case["repeats"] == true {
        shifts.dedup();
    }
    if case["touching"] == true {
        let mut joined: Vec<Shift> = Vec::new();
        shifts.sort_by(|one, other| (&one.person, one.start).cmp(&(&other.person, other.start)));
        for shift in shifts {
            let before = joined.iter_mut().find(|before| {
                before.person == shift.person
                    && before.end == shift.start
                    && before.position == shift.position
            });
            match before {
                Some(before) => before.end = shift.end,
                None => joined.push(shift),
            }
        }
        shifts = joined;
    }
    shifts
}

/// What is missing and what is wrong, as text; empty if both lists are the same.
fn difference(truth: Vec<Shift>, read: Vec<Shift>) -> String {
    let mut left = read;
    let mut text = String::new();
    for shift in truth {
        let near = |other: &Shift| {
            (&other.person, other.day) == (&shift.person, shift.day)
                && (other.start - shift.start).abs() <= TOLERANCE
                && (other.end - shift.end).abs() <= TOLERANCE
        };
        let same_position = |other: &Shift| {
            shift.position.is_empty()
                || other.position.contains(&*shift.position)
                || shift.position.contains(&*other.position)
        };
        let found = left
            .iter()
            .position(|other| near(other) && same_position(other))
            .or_else(|| left.iter().position(near));
        match found {
            Some(index) => drop(left.swap_remove(index)),
            None => text.push_str(&format!("\n  missing {shift:?}")),
        }
    }
    for shift in left {
        text.push_str(&format!("\n  wrong {shift:?}"));
    }
    text
}

fn questions(reading: &Value) -> Vec<(String, String)> {
    let questions = reading["questions"].as_array().into_iter().flatten();
    questions
        .map(|question| {
            (
                question["kind"].as_str().unwrap().to_owned(),
                folded_name(question["code"].as_str().unwrap_or_default()),
            )
        })
        .collect()
}

/// What one reading of a case lacks; empty if the answer is whole.
fn faults(case: &Value, variant: &Value, answer: &Value) -> String {
    let truth = &variant["reading"];
    let reading = &answer["reading"];
    let mut faults = String::new();
    let mut people: Vec<String> = truth["people"]
        .as_array()
        .unwrap()
        .iter()
        .map(name)
        .collect();
    let mut found: Vec<String> = reading["people"]
        .as_array()
        .unwrap()
        .iter()
        .map(name)
        .collect();
    for names in [&mut people, &mut found] {
        names.sort();
        names.dedup();
    }
    if people != found {
        faults.push_str(&format!("\n  people {found:?} instead of {people:?}"));
    }
    faults.push_str(&difference(
        shifts(&truth["shifts"], case),
        shifts(&reading["shifts"], case),
    ));
    let asked = questions(reading);
    for question in questions(truth) {
        if !asked.contains(&question) {
            faults.push_str(&format!("\n  not asked {question:?}"));
        }
    }
    let after = match (&variant["answered"]["shifts"], &case["answered"]["shifts"]) {
        (Value::Null, Value::Null) => &truth["shifts"],
        (Value::Null, shifts) => shifts,
        (shifts, _) => shifts,
    };
    faults.push_str(&difference(
        shifts(after, case),
        shifts(&answer["answered"]["shifts"], case),
    ));
    let demand = |reading: &Value| {
        let rows = reading["demand"].as_array().into_iter().flatten();
        let mut rows: Vec<String> = rows
            .map(|row| {
                format!(
                    "{} {} {}-{} {}",
                    name(&row["position"]),
                    row["day"],
                    row["start"],
                    row["end"],
                    row["heads"]
                )
            })
            .collect();
        rows.sort();
        rows
    };
    if demand(truth) != demand(reading) {
        faults.push_str(&format!("\n  demand {:?}", demand(reading)));
    }
    let bad = reading["unreadable"].as_array().unwrap();
    for cell in truth["unreadable"].as_array().unwrap() {
        if !bad
            .iter()
            .any(|own| own["line"] == cell["line"] && own["column"] == cell["column"])
        {
            faults.push_str(&format!("\n  not reported {cell}"));
        }
    }
    faults
}

#[test]
fn every_golden_roster_is_read_whole() {
    let cases = cases();
    assert!(cases.len() > 30, "only {} cases", cases.len());
    let monday = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
    let mut all = String::new();
    for (file, case) in cases {
        let answer = crate::case::answer(&file, &fs::read(&file).unwrap(), &case, monday).unwrap();
        let answer = serde_json::to_value(answer).unwrap();
        let variants = std::iter::once(&case).chain(case["also"].as_array().into_iter().flatten());
        let faults: Vec<String> = variants
            .map(|variant| faults(&case, variant, &answer))
            .collect();
        if !faults.iter().any(String::is_empty) {
            all.push_str(&format!("\n{}:{}", file.display(), faults[0]));
        }
    }
    assert!(all.is_empty(), "{all}");
}

/// Texts that cells of rosters have, and some that none has.
const TEXTS: [&str; 24] = [
    "",
    "x",
    "OFF",
    "9-17",
    "E",
    "??",
    "17015",
    "#REF!",
    "Ana Ruiz",
    "Ana / Bo",
    "2026-02-30",
    "31/2",
    "14:00-13:00",
    "Mon",
    "Total",
    "-",
    "0",
    "12:30",
    "AL",
    "Bar",
    "Start",
    "3/4",
    "é\u{301}☃",
    "=1+1",
];

static GRIDS: LazyLock<Vec<Vec<Grid>>> = LazyLock::new(|| {
    cases()
        .iter()
        .map(|(file, _)| crate::case::sheets(&fs::read(file).unwrap()).unwrap())
        .collect()
});

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Whatever stands in some cells: nothing panics, every cell with text is accounted for exactly once, and what is
    /// not readable is reported.
    #[test]
    fn every_cell_is_accounted_for(file: Index, changes in proptest::collection::vec((any::<Index>(), any::<Index>(), any::<Index>()), 0..12)) {
        let sheets = &mut file.get(&GRIDS).clone();
        for (line, column, text) in changes {
            let sheet = &mut sheets[0];
            let line = line.index(sheet.lines.len());
            let cells = &mut sheet.lines[line].cells;
            let column = column.index(cells.len());
            cells[column] = TEXTS[text.index(TEXTS.len())].to_owned();
        }
        let roster = read(sheets, &Options::new(NaiveDate::from_ymd_opt(2026, 11, 23).unwrap()));
        let mut expected = Vec::new();
        for (sheet, grid) in (0..).zip(&*sheets) {
            for line in &grid.lines {
                for (cell, column) in line.cells.iter().zip(1..) {
                    if !cell.trim().is_empty() {
                        expected.push((sheet, line.line, column));
                    }
                }
            }
        }
        let mut found: Vec<(u32, u32, u32)> = roster.cells.iter().map(|cell| (cell.sheet, cell.line, cell.column)).collect();
        found.sort_unstable();
        expected.sort_unstable();
        prop_assert_eq!(found, expected);
        if (roster.problem_count as usize) == roster.problems.len() {
            for cell in roster.cells.iter().filter(|cell| cell.taken == Taken::Unreadable) {
                let reported = roster.problems.iter().any(|problem| (problem.sheet, problem.line, problem.column) == (cell.sheet, cell.line, cell.column));
                prop_assert!(reported, "{:?} is not reported", cell);
            }
        }
        // What is read lies in the file and names its people.
        for shift in &roster.shifts {
            prop_assert!(shift.person.is_none_or(|person| (person as usize) < roster.people.len()));
            prop_assert!(shift.start_minutes < 1440 && shift.start_minutes < shift.end_minutes && shift.end_minutes <= shift.start_minutes + 1440);
            prop_assert!(shift.start_minutes % 15 == 0 && shift.end_minutes % 15 == 0);
        }
    }

    #[test]
    fn no_text_panics(text: String, cells in "[A-Za-z0-9:,;\t\n/|\"' .-]{0,200}") {
        for text in [text, cells] {
            let grid = Grid::of_text(&text);
            let _ = read(&[grid], &Options::new(NaiveDate::from_ymd_opt(2026, 11, 23).unwrap()));
        }
    }
}
