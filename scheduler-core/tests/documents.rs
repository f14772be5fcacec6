//! Texts that are not schedules: each gives an error with its cause and path.
//!
//! Errors in the text or its shape come from serde, with the path from serde_path_to_error; errors in the schedule come
//! from its validation.

mod support;

use scheduler_core::{
    Position, Schedule, ScheduleError, ScheduleProblem, Shift, StaffMember,
    schedule::{MAX_AVAILABILITY, MAX_POSITIONS, MAX_SHIFTS, MAX_STAFF, MAX_TEXT_LENGTH},
};
use support::{Refused, read_schedule};

/// The deserializer's message and the path for a text of the wrong shape.
fn shape_error(text: &str) -> (String, String) {
    match read_schedule(text) {
        Err(Refused::Shape { path, message }) => (path, message),
        other => panic!("{other:?}"),
    }
}

/// The rule that a text of the right shape violates.
fn rule_error(text: &str) -> ScheduleError {
    match read_schedule(text) {
        Err(Refused::Rule(error)) => error,
        other => panic!("{other:?}"),
    }
}

fn check_shape(text: &str, path: &str, words: &str) {
    let (found, message) = shape_error(text);
    assert_eq!(found, path, "{message}");
    assert!(message.contains(words), "{message}");
}

fn check_rule(text: &str, path: &str, words: &str) {
    let error = rule_error(text);
    assert_eq!(error.path, path, "{error}");
    let problem = error.problem.to_string();
    assert!(problem.contains(words), "{problem}");
    // Plain serde gives both in one message.
    let message = serde_json::from_str::<Schedule>(text)
        .unwrap_err()
        .to_string();
    assert!(message.starts_with(&error.to_string()), "{message}");
    assert_eq!(error.to_string(), format!("{problem} (at {path})"));
}

const GOOD: &str = r#"{
  "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
  "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": [{"day": 0, "start": 8, "end": 24}]}],
  "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
}"#;

/// A schedule with one position, one staff member and one shift, in which `from` is replaced.
fn corrupted(from: &str, to: &str) -> String {
    assert!(read_schedule(GOOD).is_ok() && GOOD.contains(from), "{from}");
    GOOD.replacen(from, to, 1)
}

/// [D-445] [D-446] [D-447] [D-448] what the rules of a schedule forbid
#[test]
fn broken_rules() {
    let check = |from, to, path, words| check_rule(&corrupted(from, to), path, words);
    check(
        r#""staffId": "ada""#,
        r#""staffId": "eve""#,
        "shifts[0].staffId",
        "no staff member has that id",
    );
    check(
        r#""positionId": "cook""#,
        r#""positionId": "chef""#,
        "staff[0].positionId",
        "'chef'",
    );
    check(
        r#""required": 2"#,
        r#""required": -1"#,
        "positions[0].required",
        "required is -1; it must be 0 to 1000000 heads",
    );
    check(
        r#""day": 0, "start": 9"#,
        r#""day": 7, "start": 9"#,
        "shifts[0].day",
        "day is 7; it must be 0 to 6",
    );
    check(
        r#""start": 9"#,
        r#""start": 25"#,
        "shifts[0].start",
        "start is 25; it must be an hour from 0 to 23",
    );
    check(
        r#""start": 9"#,
        r#""start": 9000000000"#,
        "shifts[0].start",
        "start is 9000000000",
    );
    check(
        r#""hours": 8"#,
        r#""hours": 0"#,
        "shifts[0].hours",
        "hours is 0; a shift must be 1 to 24 hours long",
    );
    check(
        r#""hours": 8"#,
        r#""hours": 25"#,
        "shifts[0].hours",
        "hours is 25",
    );
    check(
        r#""end": 24"#,
        r#""end": 25"#,
        "staff[0].availability[0].end",
        "at most 24",
    );
    check(
        r#""end": 24"#,
        r#""end": 8"#,
        "staff[0].availability[0].end",
        "end must come after start",
    );
    let shift =
        r#"{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}"#;
    check_rule(
        &corrupted(shift, &format!("{shift}, {shift}")),
        "shifts[1].id",
        "shifts[0] has too",
    );
}

/// [D-448] minutes are quarters of an hour, and no shift is longer than a day
#[test]
fn broken_quarters() {
    let check = |from, to, path, words| check_rule(&corrupted(from, to), path, words);
    check(
        r#""start": 9"#,
        r#""start": 9, "startMinute": 20"#,
        "shifts[0].startMinute",
        "startMinute is 20; it must be 0, 15, 30 or 45",
    );
    check(
        r#""start": 9"#,
        r#""start": 9, "startMinute": 60"#,
        "shifts[0].startMinute",
        "startMinute is 60",
    );
    check(
        r#""hours": 8"#,
        r#""hours": 8, "minutes": -15"#,
        "shifts[0].minutes",
        "minutes is -15",
    );
    check(
        r#""hours": 8"#,
        r#""hours": 24, "minutes": 15"#,
        "shifts[0].hours",
        "1455 minutes long; at most 1440",
    );
    check(
        r#""end": 24"#,
        r#""end": 24, "endMinute": 15"#,
        "staff[0].availability[0].end",
        "at most 24",
    );
    check(
        r#""end": 24"#,
        r#""end": 23, "endMinute": 7"#,
        "staff[0].availability[0].endMinute",
        "endMinute is 7",
    );
    check(
        r#""start": 8, "end": 24"#,
        r#""start": 8, "startMinute": 30, "end": 8, "endMinute": 30"#,
        "staff[0].availability[0].end",
        "end is 8:30 and start is 8:30; end must come after start",
    );

    let short = corrupted(r#""hours": 8"#, r#""hours": 0, "minutes": 15"#);
    assert_eq!(
        read_schedule(&short).unwrap().shifts()[0].length_minutes(),
        15
    );
}

/// [D-449] [D-291] unknown, missing and mistyped fields
#[test]
fn wrong_shapes() {
    let check = |from, to, path, words| check_shape(&corrupted(from, to), path, words);
    check(
        r#""color""#,
        r#""colour""#,
        "staff[0].colour",
        "expected one of",
    );
    check(
        r#""start": 9"#,
        r#""start": 9, "startMinutes": 0"#,
        "shifts[0].startMinutes",
        "unknown field `startMinutes`",
    );
    check(r#""hours": 8, "#, "", "shifts[0]", "missing field `hours`");
    check(
        r#""confirmed": true"#,
        r#""confirmed": 1"#,
        "shifts[0].confirmed",
        "expected a boolean",
    );
    check(
        r#""confirmed": true"#,
        r#""confirmed": null"#,
        "shifts[0].confirmed",
        "null",
    );
    check(
        r#""day": 0, "start": 9"#,
        r#""day": 0.5, "start": 9"#,
        "shifts[0].day",
        "floating point `0.5`",
    );
    check(
        r#""start": 9"#,
        r#""start": "9""#,
        "shifts[0].start",
        "string \"9\"",
    );
    check(
        r#""start": 9"#,
        r#""start": 9, "startMinute": null"#,
        "shifts[0].startMinute",
        "null",
    );
    check(
        r#""start": 9"#,
        r#""start": 9, "start": 9"#,
        "shifts[0]",
        "duplicate field `start`",
    );
    check("[{\"day\"", "[[], {\"day\"", "staff[0].availability[0]", "");
}

#[test]
fn broken_json() {
    let check = |text: &str, line, column, words: &str| {
        let (_, message) = shape_error(text);
        assert!(message.contains(words), "{message}");
        let place = format!("at line {line} column {column}");
        assert!(message.ends_with(&place), "{message}");
    };
    check(
        &corrupted(r#""team": "#, r#""team" "#),
        2,
        55,
        "expected `:`",
    );
    check(&corrupted("}]\n}", "}]\n} x"), 5, 3, "trailing characters");
    check(&corrupted("}]\n}", "}]\n"), 5, 0, "EOF");
    check("", 1, 0, "EOF");
    check("\u{feff}{}", 1, 1, "expected value");
    check("schedule", 1, 1, "expected value");
    check("[]", 1, 2, "invalid length 0");
    check("NaN", 1, 1, "expected value");
}

/// [D-450] excessive depth and length and noise are refused, and messages stay short
#[test]
fn hostile_texts() {
    let depth = 1_000_000;
    assert!(read_schedule(&"[".repeat(depth)).is_err());
    assert!(read_schedule(&r#"{"positions":"#.repeat(depth)).is_err());
    check_shape(
        &format!(r#"{{"noise":{}"#, "[".repeat(depth)),
        "noise",
        "unknown field `noise`",
    );
    let noise = "q9#".repeat(50_000_000 / 3 + 1);
    assert!(shape_error(&noise).1.contains("expected value"));
    assert!(shape_error(&" ".repeat(50_000_000)).1.contains("EOF"));

    let long = "x".repeat(16_000_000);
    for (from, to, path) in [
        (r#""staffId": "ada""#, "staffId", "shifts[0].staffId"),
        (
            r#""positionId": "cook""#,
            "positionId",
            "staff[0].positionId",
        ),
        (r#""id": "1""#, "id", "shifts[0].id"),
    ] {
        let error = rule_error(&corrupted(from, &format!(r#""{to}": "{long}""#)));
        assert_eq!(error.path, path);
        let length = error.to_string().chars().count();
        assert!(length < 300, "{length} characters");
    }
}

/// Every id, name, team and colour has a limit, in characters and not in bytes, and no id is blank.
#[test]
fn texts_have_a_limit() {
    for (field, path) in [
        (r#""id": "cook", "name""#, "positions[0].id"),
        (r#""name": "Cook""#, "positions[0].name"),
        (r#""team": "kitchen""#, "positions[0].team"),
        (r#""id": "ada""#, "staff[0].id"),
        (r#""name": "Ada""#, "staff[0].name"),
        (r#""color": "teal""#, "staff[0].color"),
        (r#""id": "1""#, "shifts[0].id"),
    ] {
        let (name, rest) = field.split_once(": \"").unwrap();
        let (_, rest) = rest.split_once('"').unwrap();
        let with = |text: &str| corrupted(field, &format!("{name}: \"{text}\"{rest}"));
        check_rule(
            &with(&"é".repeat(MAX_TEXT_LENGTH + 1)),
            path,
            "201 characters; at most 200",
        );
        let longest = read_schedule(&with(&"é".repeat(MAX_TEXT_LENGTH)));
        if path.ends_with("id") {
            for blank in ["", "  ", "\u{a0}\\t"] {
                check_rule(&with(blank), path, "id is blank");
            }
        } else {
            assert!(read_schedule(&with("")).is_ok(), "{path}");
        }
        // The ids of a position and a person also appear as references.
        match longest {
            Ok(_) => {}
            Err(Refused::Rule(error)) => assert!(matches!(
                error.problem,
                ScheduleProblem::UnknownPosition { .. } | ScheduleProblem::UnknownStaff { .. }
            )),
            Err(other) => panic!("{other:?}"),
        }
    }
}

/// The number of entries of each kind is limited, and the message states the limit.
#[test]
fn lists_have_a_limit() {
    let many = |count| (0..count).map(|index: usize| index.to_string());
    let positions = |count| {
        many(count)
            .map(|id| Position::new(id, "P", "bar", 1))
            .collect()
    };
    let staff = |count| {
        many(count)
            .map(|id| StaffMember::new(id, "M", "0"))
            .collect()
    };
    let shifts = |count| {
        let shifts = many(count).map(|id| Shift::new(id, "0", scheduler_core::Day::Monday, 0, 1));
        shifts.collect()
    };
    let ranges = |count| {
        let member = StaffMember::new("0", "M", "0");
        (0..count).fold(member, |member, _| {
            member.available(scheduler_core::Day::Monday, 0, 1)
        })
    };
    let check = |positions: Vec<Position>,
                 staff: Vec<StaffMember>,
                 shifts: Vec<Shift>,
                 path: &str,
                 limit: usize| {
        let error = Schedule::new(positions, staff, shifts).unwrap_err();
        assert_eq!(error.path, path);
        let words = format!("there are {} ", limit + 1);
        assert!(error.problem.to_string().starts_with(&words), "{error}");
        assert!(
            error
                .problem
                .to_string()
                .contains(&format!("at most {limit} ")),
            "{error}"
        );
    };
    check(
        positions(MAX_POSITIONS + 1),
        vec![],
        vec![],
        "positions",
        MAX_POSITIONS,
    );
    check(
        positions(1),
        staff(MAX_STAFF + 1),
        vec![],
        "staff",
        MAX_STAFF,
    );
    check(
        positions(1),
        staff(1),
        shifts(MAX_SHIFTS + 1),
        "shifts",
        MAX_SHIFTS,
    );
    check(
        positions(1),
        vec![ranges(MAX_AVAILABILITY + 1)],
        vec![],
        "staff[0].availability",
        MAX_AVAILABILITY,
    );
    let member = vec![ranges(MAX_AVAILABILITY)];
    let most = Schedule::new(positions(MAX_POSITIONS), member, shifts(MAX_SHIFTS)).unwrap();
    assert_eq!(most.shifts().len(), MAX_SHIFTS);
}
