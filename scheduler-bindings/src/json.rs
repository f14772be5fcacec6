//! Reads JSON text.

use scheduler_core::{Schedule, plan::Roster};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use crate::{
    data::{Data, Refused},
    error::{Answer, EngineError},
    read::mismatch,
};

/// Reads a schedule from JSON text; paths of errors are relative to the schedule.
///
/// # Errors
/// `broken-json`, those of [`read`](crate::read()), and those of [`Schedule::new`].
pub fn read_schedule(text: &str) -> Answer<Schedule> {
    Ok(read_with(text, |data| Schedule::read(data))??)
}

/// Reads JSON text; paths of errors are relative to its value.
///
/// # Errors
/// `broken-json`, and those of [`read`](crate::read()). The messages end with line and column, of `broken-json` where the text ends to be
/// JSON, of the others where the refused value begins.
pub fn read_json<T: DeserializeOwned>(text: &str) -> Answer<T> {
    read_with(text, |data| T::deserialize(data))
}

fn read_with<T>(text: &str, read: impl FnOnce(Data<'_>) -> Result<T, Refused>) -> Answer<T> {
    let json: &RawValue = serde_json::from_str(text).map_err(|error| broken_json(&error))?;
    read(Data::from(json)).map_err(|Refused(error)| {
        let address = error.address.unwrap_or(json.get().as_ptr().addr());
        let place = place(text, address.saturating_sub(text.as_ptr().addr()));
        mismatch(&error.path, &format!("{}{place}", error.reason))
    })
}

/// Reads a roster from JSON text; paths of errors are relative to the roster.
///
/// # Errors
/// `broken-json`, those of [`read`](crate::read()), and those of [`Roster::read`].
pub fn read_roster(text: &str) -> Answer<Roster> {
    Ok(read_with(text, |data| Roster::read(data))??)
}

/// The place of a byte of a text in words, line and column from 1.
fn place(text: &str, offset: usize) -> String {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.split('\n').count();
    let column = before
        .chars()
        .rev()
        .take_while(|char| *char != '\n')
        .count()
        + 1;
    format!(" at line {line} column {column}")
}

fn broken_json(error: &serde_json::Error) -> EngineError {
    let message = format!("the text is not valid JSON: {error}");
    EngineError::new("broken-json", &message, None)
}
