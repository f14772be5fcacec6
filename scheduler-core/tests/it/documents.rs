//! Hostile texts that are not schedules. What a schedule's shape and rules forbid is tested beside their code, in
//! schedule/raw.rs and schedule/validate.rs.

use crate::support::{Refused, read_schedule};
use scheduler_core::Error;

/// The deserializer's message and the path for a text of the wrong shape.
fn shape_error(text: &str) -> (String, String) {
    match read_schedule(text) {
        Err(Refused::Shape { path, message }) => (path, message),
        other => panic!("{other:?}"),
    }
}

/// The rule that a text of the right shape violates.
fn rule_error(text: &str) -> Error {
    match read_schedule(text) {
        Err(Refused::Rule(error)) => error,
        other => panic!("{other:?}"),
    }
}

const GOOD: &str = r#"{
  "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
  "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
  "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
}"#;

/// A schedule with one position, one staff member and one shift, in which `from` is replaced.
fn corrupted(from: &str, to: &str) -> String {
    assert!(read_schedule(GOOD).is_ok() && GOOD.contains(from), "{from}");
    GOOD.replacen(from, to, 1)
}

/// [D-450] excessive depth and length and noise are refused, and messages stay short
#[test]
fn hostile_texts() {
    let depth = 1_000_000;
    assert!(read_schedule(&"[".repeat(depth)).is_err());
    assert!(read_schedule(&r#"{"positions":"#.repeat(depth)).is_err());
    let (path, message) = shape_error(&format!(r#"{{"noise":{}"#, "[".repeat(depth)));
    assert_eq!(path, "noise");
    assert!(message.contains("unknown field `noise`"), "{message}");
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
