//! Documents that are no schedules: each gets an error that says what is wrong and where.

mod support;

use scheduler_core::{document::MAX_TEXT_BYTES, error::EngineError};
use support::schedule_from_json;

fn error(text: &str) -> EngineError {
    schedule_from_json(text).unwrap_err()
}

fn check(text: &str, code: &str, path: &str, words: &str) {
    let EngineError {
        code: found,
        message,
        path: place,
    } = error(text);
    assert_eq!((&*found, place.as_deref()), (code, Some(path)), "{message}");
    assert!(message.contains(words), "{message}");
}

/// A schedule with one position, one staff member and one shift, in which `from` is replaced.
fn spoiled(from: &str, to: &str) -> String {
    let good = r#"{
  "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
  "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": [{"day": 0, "start": 8, "end": 24}]}],
  "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
}"#;
    assert!(
        schedule_from_json(good).is_ok() && good.contains(from),
        "{from}"
    );
    good.replacen(from, to, 1)
}

/// [D-445] [D-446] [D-447] [D-448] what the rules of a schedule forbid
#[test]
fn broken_rules() {
    check(
        &spoiled(r#""staffId": "ada""#, r#""staffId": "eve""#),
        "unknown-staff",
        "shifts[0].staffId",
        "no staff member has that id",
    );
    check(
        &spoiled(r#""positionId": "cook""#, r#""positionId": "chef""#),
        "unknown-position",
        "staff[0].positionId",
        "'chef'",
    );
    check(
        &spoiled(r#""start": 9"#, r#""start": 25"#),
        "start-out-of-range",
        "shifts[0].start",
        "start is 25; it must be an hour from 0 to 23",
    );
    check(
        &spoiled(r#""end": 24"#, r#""end": 25"#),
        "end-out-of-range",
        "staff[0].availability[0].end",
        "at most 24",
    );
    check(
        &spoiled(r#""end": 24"#, r#""end": 8"#),
        "empty-range",
        "staff[0].availability[0].end",
        "end must come after start",
    );
    let shift =
        r#"{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}"#;
    check(
        &spoiled(shift, &format!("{shift}, {shift}")),
        "duplicate-id",
        "shifts[1].id",
        "shifts[0] has too",
    );
}

/// [D-449] [D-291] fields that are not known, not there, or not what they should be
#[test]
fn wrong_shapes() {
    check(
        &spoiled(r#""color""#, r#""colour""#),
        "unknown-field",
        "staff[0].colour",
        "expected one of",
    );
    check(
        &spoiled(r#""hours": 8, "#, ""),
        "missing-field",
        "shifts[0]",
        "missing field `hours`",
    );
    check(
        &spoiled(r#""confirmed": true"#, r#""confirmed": 1"#),
        "wrong-type",
        "shifts[0].confirmed",
        "expected a boolean",
    );
    check(
        &spoiled(r#""confirmed": true"#, r#""confirmed": null"#),
        "wrong-type",
        "shifts[0].confirmed",
        "null",
    );
    check(
        &spoiled(r#""day": 0, "start": 9"#, r#""day": 0.5, "start": 9"#),
        "wrong-type",
        "shifts[0].day",
        "expected a whole number",
    );
    check(
        &spoiled("[{\"day\"", "[[], {\"day\""),
        "wrong-type",
        "staff[0].availability[0]",
        "expected an object",
    );
}

#[test]
fn broken_json() {
    check(
        &spoiled(r#""team": "#, r#""team" "#),
        "broken-json",
        "line 2 column 55",
        "expected `:`",
    );
    check(
        &spoiled("}]\n}", "}]\n} x"),
        "broken-json",
        "line 5 column 3",
        "trailing characters",
    );
    check(
        &spoiled("}]\n}", "}]\n"),
        "broken-json",
        "line 5 column 0",
        "EOF",
    );
    check("", "broken-json", "line 1 column 0", "EOF");
    check(
        "\u{feff}{}",
        "broken-json",
        "line 1 column 1",
        "expected value",
    );
    check(
        "schedule",
        "broken-json",
        "line 1 column 1",
        "expected value",
    );
    assert_eq!(error("[]").code, "wrong-type");
    assert_eq!(error("NaN").code, "broken-json");
}

/// [D-450] depth, length and noise are refused, and the sentence stays short
#[test]
fn hostile_texts() {
    let depth = 1_000_000;
    assert_eq!(error(&"[".repeat(depth)).code, "wrong-type");
    assert_eq!(error(&r#"{"positions":"#.repeat(depth)).code, "wrong-type");
    assert_eq!(
        error(&format!(r#"{{"noise":{}"#, "[".repeat(depth))).code,
        "unknown-field"
    );

    let noise = "q9#".repeat(50_000_000 / 3 + 1);
    let EngineError {
        code,
        message,
        path,
    } = error(&noise);
    assert_eq!((&*code, path), ("text-too-long", None));
    assert!(message.contains("at most 16777216"), "{message}");

    let long = "x".repeat(MAX_TEXT_BYTES - 1000);
    for text in [
        spoiled(r#""confirmed": true"#, &format!(r#""confirmed": "{long}""#)),
        spoiled(r#""confirmed""#, &format!(r#""{long}""#)),
        spoiled(r#""staffId": "ada""#, &format!(r#""staffId": "{long}""#)),
    ] {
        let message = error(&text).message;
        assert!(
            message.chars().count() < 300,
            "{} characters",
            message.chars().count()
        );
    }
    assert_eq!(error(&" ".repeat(MAX_TEXT_BYTES)).code, "broken-json");
    assert_eq!(error(&" ".repeat(MAX_TEXT_BYTES + 1)).code, "text-too-long");
}
