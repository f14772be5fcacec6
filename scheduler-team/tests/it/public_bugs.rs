//! Tables of public bug reports on other programs, each with its expected value.

use std::{fs, path::Path};

use chrono::NaiveDate;
use scheduler_core::Editor;
use scheduler_team::{Options, ProblemCode, QuestionKind, Roster, TeamOptions, decode, read};

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn bytes(file: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden/public-bugs");
    fs::read(folder.join(file)).unwrap()
}

fn roster(file: &str, monday: &str) -> Roster {
    read(
        &crate::case::sheets(&bytes(file)).unwrap(),
        &Options::new(date(monday)),
    )
}

/// Shifts as `Ana 2026-11-23 9:00-17:00`; a table without dates has the number of the weekday.
fn shifts(roster: &Roster) -> Vec<String> {
    let clock = |minutes: u32| format!("{}:{:02}", minutes / 60 % 24, minutes % 60);
    let shifts = roster.shifts.iter().map(|shift| {
        let person = shift
            .person
            .map_or("?", |person| &roster.people[person as usize].name);
        let weekday = shift.day.weekday.index().to_string();
        let day = shift.day.date.clone().unwrap_or(weekday);
        let (start, end) = (clock(shift.start_minutes), clock(shift.end_minutes));
        format!("{person} {day} {start}-{end}")
    });
    shifts.collect()
}

const MONDAY: &str = "2026-11-23";

#[test]
fn i_04_an_end_before_the_start_is_reported() {
    let roster = roster("I-04-end-before-start.tsv", MONDAY);
    assert_eq!(shifts(&roster), ["Ana 2 9:00-17:00"]);
    let problem = &roster.problems[0];
    assert_eq!(
        (problem.line, problem.code),
        (2, ProblemCode::EndBeforeStart)
    );
}

#[test]
fn i_08_a_break_that_is_a_time_of_day_is_reported() {
    let roster = roster("I-08-break-clock-time.tsv", MONDAY);
    assert_eq!(shifts(&roster), ["Ana 0 9:00-16:30"]);
    assert_eq!(roster.shifts[0].break_minutes, 0);
    let problem = &roster.problems[0];
    assert_eq!(
        (problem.line, problem.column, &*problem.value),
        (2, 5, "12:30")
    );
}

/// The week of a table with its shifts' ids, which become the UIDs of a calendar.
fn ids(file: &str) -> Vec<(String, u32)> {
    let team = roster(file, MONDAY).team(&TeamOptions::new(date(MONDAY), "Team"));
    let editor = Editor::of_roster(team.roster.unwrap(), date(MONDAY)).unwrap();
    let schedule = editor.week().schedule();
    let shifts = schedule.shifts().iter();
    shifts
        .map(|shift| {
            let id = format!("{} {}", shift.staff_id, shift.id);
            (id, u32::try_from(shift.start_minutes()).unwrap())
        })
        .collect()
}

#[test]
fn i_12_ids_stay_when_a_row_is_inserted() {
    let (before, after) = (ids("I-12-before.tsv"), ids("I-12-after.tsv"));
    assert_eq!((before.len(), after.len()), (3, 4));
    for (id, start) in before {
        let same = after.iter().find(|(other, _)| *other == id).unwrap();
        // Only Ana's Tuesday begins later.
        let expected = if id.ends_with("-tue") {
            start + 60
        } else {
            start
        };
        assert_eq!(same.1, expected, "{id}");
    }
}

#[test]
fn i_16_the_own_export_has_names_and_dates() {
    let roster = roster("I-16-own-export.csv", MONDAY);
    assert_eq!(
        shifts(&roster),
        [
            "Ana Ruiz 2026-11-23 9:00-17:00",
            "Bea Oto 2026-11-27 22:00-6:00"
        ]
    );
    assert_eq!(roster.weeks, [MONDAY]);
}

#[test]
fn i_17_windows_1252_is_recognised() {
    let file = "I-17-cp1252.csv";
    let roster = roster(file, MONDAY);
    let person = &roster.people[0];
    assert_eq!(
        (&*person.name, &person.positions[..]),
        ("Núria Peñalba", &["Cocina".to_owned()][..])
    );
    assert_eq!(
        shifts(&roster),
        ["Núria Peñalba 0 9:00-17:00", "Núria Peñalba 2 10:00-18:00"]
    );
    assert_eq!(
        decode(&bytes(file)).1,
        scheduler_team::Encoding::Windows1252
    );
}

#[test]
fn i_20_a_merged_value_holds_for_its_whole_range() {
    let week: Vec<String> = (0..5).map(|day| format!("Ana {day} 9:00-17:00")).collect();
    let of_ana = shifts(&roster("I-20-shift-merged.xlsx", MONDAY));
    let of_ana: Vec<String> = of_ana
        .into_iter()
        .filter(|shift| shift.starts_with("Ana"))
        .collect();
    assert_eq!(of_ana, week);
    let two = ["Ana 0 9:00-17:00", "Ana 1 10:00-18:00", "Bea 0 22:00-6:00"];
    for file in ["I-20-day-merged.xlsx", "I-20-start-finish.tsv"] {
        let roster = roster(file, MONDAY);
        assert_eq!(
            (shifts(&roster), roster.problem_count),
            (two.map(str::to_owned).to_vec(), 0)
        );
    }
}

#[test]
fn i_21_the_order_of_day_and_month_is_one_for_the_file_or_asked() {
    // 3/13 proves it.
    assert_eq!(
        shifts(&roster("I-21-us-headings.tsv", MONDAY)),
        [
            "Ana 2024-03-11 9:00-17:00",
            "Ana 2024-03-12 10:00-18:00",
            "Ana 2024-03-13 11:00-19:00"
        ]
    );
    let ambiguous = roster("I-21-ambiguous-list.tsv", "2024-03-04");
    let asked: Vec<QuestionKind> = ambiguous
        .questions
        .iter()
        .map(|question| question.kind)
        .collect();
    let taken = shifts(&ambiguous);
    assert!(
        asked == [QuestionKind::DateOrder]
            || taken == ["Ana 2024-03-04 9:00-17:00", "Bea 2024-03-05 9:00-17:00"],
        "{asked:?} {taken:?}"
    );
}

#[test]
fn i_22_a_week_from_sunday_keeps_its_dates() {
    let roster = roster("I-22-sunday-first.tsv", MONDAY);
    assert_eq!(
        shifts(&roster),
        [
            "Ana 2026-11-22 8:00-16:00",
            "Ana 2026-11-23 9:00-17:00",
            "Ana 2026-11-28 12:00-20:00"
        ]
    );
    let team = roster.team(&TeamOptions::new(date(MONDAY), "Team"));
    assert_eq!(team.monday, MONDAY);
    let editor = Editor::of_roster(team.roster.unwrap(), date("2026-11-16")).unwrap();
    assert_eq!(editor.week().schedule().shifts()[0].time.day.index(), 6);
}

#[test]
fn i_26_two_people_of_one_name_have_ids() {
    let roster = roster("I-26-two-anas-ids.tsv", MONDAY);
    let ids: Vec<_> = roster
        .people
        .iter()
        .map(|person| person.id.as_deref())
        .collect();
    assert_eq!(ids, [Some("101"), Some("102")]);
    assert_eq!(
        shifts(&roster),
        ["Ana García 0 9:00-17:00", "Ana García 0 12:00-20:00"]
    );
}
