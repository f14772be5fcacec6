//! The text door: JSON in, a schedule or an error with its place out; and back to JSON.

use scheduler_core::{
    document::{DocumentError, check_length},
    parse::RawSchedule,
    schedule::Schedule,
};
use serde_json::{Deserializer, error::Category};

use crate::{error::DoorError, output::Answer};

/// Reads a schedule from JSON text.
pub(crate) fn parse(text: &str) -> Answer<Schedule> {
    check_length(text)?;
    let mut json = Deserializer::from_str(text);
    let raw: RawSchedule = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        refuse(&error.into_inner(), path)
    })?;
    json.end().map_err(|error| refuse(&error, String::new()))?;
    Ok(Schedule::build(raw)?)
}

/// Writes a schedule as JSON text.
pub(crate) fn write(schedule: &Schedule) -> Answer<String> {
    let text = serde_json::to_string(schedule).map_err(|error| {
        let reason = error.to_string();
        DoorError::Inexpressible { reason }
    })?;
    Ok(text)
}

fn refuse(error: &serde_json::Error, path: String) -> DocumentError {
    let reason = error.to_string();
    match error.classify() {
        Category::Data if path == "." => DocumentError::shape(&reason, ""),
        Category::Data => DocumentError::shape(&reason, path),
        _ => DocumentError::broken(&reason, error.line(), error.column()),
    }
}
