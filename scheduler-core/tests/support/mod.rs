//! What the integration tests share.
#![allow(dead_code, reason = "each test binary uses its own part")]

use serde_json::Value;

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
