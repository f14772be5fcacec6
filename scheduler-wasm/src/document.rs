//! The text door: JSON in, a schedule or an error with its place out; and back to JSON.

use scheduler_core::{document::check_length, parse::RawSchedule, schedule::Schedule};

use crate::{
    error::DoorError, node::Node, output::Answer, parse::parse as parse_json, read::read,
    write::to_json,
};

/// Reads a schedule from JSON text.
pub(crate) fn parse(text: &str) -> Answer<Schedule> {
    check_length(text)?;
    build(parse_json(text)?)
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
