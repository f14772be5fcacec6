//! The text door: JSON in, a schedule or an error with its place out; and back to JSON.

use scheduler_core::{
    document::{DocumentError, check_length},
    parse::RawSchedule,
    schedule::Schedule,
};

use crate::{error::DoorError, json::to_json, node::Node, output::Answer, read::read};

/// Reads a schedule from JSON text.
pub(crate) fn parse(text: &str) -> Answer<Schedule> {
    check_length(text)?;
    let node: Node = serde_json::from_str(text)
        .map_err(|error| DocumentError::broken(&error.to_string(), error.line(), error.column()))?;
    build(node)
}

/// Reads a schedule from either door's data.
pub(crate) fn build(node: Node) -> Answer<Schedule> {
    let raw: RawSchedule = read("", node)?;
    Ok(Schedule::build(raw)?)
}

/// Writes a schedule as JSON text.
pub(crate) fn write(schedule: &Schedule) -> Answer<String> {
    Ok(to_json(schedule).map_err(|_| DoorError::Inexpressible)?)
}
