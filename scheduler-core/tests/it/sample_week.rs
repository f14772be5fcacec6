//! The scheduler's sample week must give the figures that the specification states.

use std::{collections::BTreeMap, fs, path::Path};

use chrono::{Datelike, NaiveDate, Weekday};
use scheduler_core::{Analysis, Filter, Rules, Schedule, Tone, Week, schedule::LawId};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SampleWeek {
    name: String,
    monday: NaiveDate,
    rules: Rules,
    schedule: Schedule,
}

fn sample_week() -> SampleWeek {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/sample-week.json");
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

fn of_team(team: Option<&str>) -> (Analysis, BTreeMap<String, String>) {
    let week = Week::new(sample_week().schedule);
    let schedule = week.schedule();
    let positions = schedule.positions().iter();
    let names = positions.map(|position| (position.id.clone(), position.name.clone()));
    let filter = Filter::new(team.map(str::to_owned), None);
    (week.analysis(&filter), names.collect())
}

fn names(team: &str) -> Vec<String> {
    let (analysis, names) = of_team(Some(team));
    analysis
        .fill_rates
        .iter()
        .map(|rate| names[&rate.position_id].clone())
        .collect()
}

/// [D-417] [D-418] [D-419] [D-420] [D-436] required and scheduled of the four positions; [D-438] their
/// percents and tones
#[test]
fn fill_rates() {
    let (analysis, names) = of_team(None);
    let rates: Vec<_> = analysis
        .fill_rates
        .iter()
        .map(|rate| {
            (
                &*names[&rate.position_id],
                rate.required,
                rate.scheduled,
                rate.percent,
                rate.tone,
            )
        })
        .collect();
    assert_eq!(
        rates,
        [
            ("Server", 8, 7, 88, Tone::Yellow),
            ("Cook", 4, 4, 100, Tone::Green),
            ("Host/Hostess", 2, 1, 50, Tone::Red),
            ("Manager", 2, 2, 100, Tone::Green),
        ]
    );
}

/// [D-437] two assignments are pending
#[test]
fn pending_assignments() {
    assert_eq!(of_team(None).0.pending_assignments, 2);
}

/// [D-249] [D-250] [D-251] the positions of each team
#[test]
fn teams() {
    assert_eq!(names("kitchen"), ["Cook"]);
    assert_eq!(names("front-of-house"), ["Server", "Host/Hostess"]);
    assert_eq!(names("management"), ["Manager"]);
}

/// The week is realistic: some gaps but not too many, confirmed and pending shifts, and suggestions for most of the
/// gaps.
#[test]
fn the_week_is_realistic() {
    let (analysis, _) = of_team(None);
    let hours: u32 = analysis
        .gaps
        .iter()
        .map(|gap| u32::from(gap.end - gap.start))
        .sum();
    assert!((3..=35).contains(&hours), "{hours} of 70 hours are in gaps");
    assert!(analysis.shift_status.confirmed > 0 && analysis.shift_status.pending > 0);
    let helped = analysis
        .suggestions
        .iter()
        .filter(|entry| !entry.staff.is_empty())
        .count();
    assert!(helped * 2 > analysis.suggestions.len());
}

#[test]
fn it_has_a_name_and_begins_on_a_monday() {
    let week = sample_week();
    assert_eq!(
        (&*week.name, week.monday.weekday()),
        ("sample-week", Weekday::Mon)
    );
    assert_eq!(week.rules.law.unwrap().id, LawId::Es);
}
