//! Shared code of the integration tests.
#![allow(dead_code, reason = "each test binary uses its own part")]

pub mod oracle;
pub mod weeks;

use scheduler_core::{Error, Schedule};
use serde_json::Value;

/// Why a text is not a schedule.
#[derive(Debug)]
pub enum Refused {
    /// It is not JSON, or not of the shape of a schedule: the path and the deserializer's message.
    Shape { path: String, message: String },
    /// It violates a rule of schedules.
    Rule(Error),
}

/// Reads a text with the path of an error.
pub fn read_schedule(text: &str) -> Result<Schedule, Refused> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = serde_path_to_error::Track::new();
    let reader = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    let schedule = Schedule::read(reader);
    let schedule = schedule.and_then(|schedule| json.end().map(|()| schedule));
    schedule
        .map_err(|error| Refused::Shape {
            path: track.path().to_string(),
            message: error.to_string(),
        })?
        .map_err(Refused::Rule)
}

/// The path and the two values of the first difference, for the message of a failing case.
pub fn first_difference(expected: &Value, found: &Value) -> Option<String> {
    difference("", expected, found)
}

fn difference(path: &str, expected: &Value, found: &Value) -> Option<String> {
    match (expected, found) {
        (Value::Object(a), Value::Object(b)) if a.len() == b.len() => {
            a.iter().find_map(|(key, value)| {
                difference(
                    &format!("{path}.{key}"),
                    value,
                    b.get(key).unwrap_or(&Value::Null),
                )
            })
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => a
            .iter()
            .zip(b)
            .enumerate()
            .find_map(|(index, (a, b))| difference(&format!("{path}[{index}]"), a, b)),
        _ => (expected != found).then(|| format!("at {path}: expected {expected}, found {found}")),
    }
}
