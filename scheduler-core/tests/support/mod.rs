//! What the integration tests share.
#![allow(dead_code, reason = "each test binary uses its own part")]

pub mod oracle;
pub mod weeks;

use scheduler_core::{
    document::{DocumentError, check_length},
    error::EngineError,
    parse::RawSchedule,
    schedule::Schedule,
};
use serde_json::{Value, error::Category};

/// A JSON door in a few lines, as scheduler-wasm has one.
pub fn schedule_from_json(text: &str) -> Result<Schedule, EngineError> {
    check_length(text)?;
    let mut reader = serde_json::Deserializer::from_str(text);
    let raw: RawSchedule = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let (path, error) = (error.path().to_string(), error.into_inner());
        match error.classify() {
            Category::Data => DocumentError::shape(&error.to_string(), path),
            _ => DocumentError::broken(&error.to_string(), error.line(), error.column()),
        }
    })?;
    reader
        .end()
        .map_err(|error| DocumentError::broken(&error.to_string(), error.line(), error.column()))?;
    Ok(Schedule::build(raw)?)
}

/// The place and the two values of the first difference, so that a failing case says where it fails.
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
