//! The doors for a whole schedule: JSON text or a JavaScript value in, a schedule or an error with its
//! place out.

use scheduler_core::{document::check_length, parse::RawSchedule, schedule::Schedule};

use crate::{node::Node, output::Answer, parse::parse, read::read};

/// Reads a schedule from JSON text.
pub(crate) fn from_text(text: &str) -> Answer<Schedule> {
    check_length(text)?;
    from_node(parse(text)?)
}

/// Reads a schedule from either door's data.
pub(crate) fn from_node(node: Node) -> Answer<Schedule> {
    let raw: RawSchedule = read("", node)?;
    Ok(Schedule::build(raw)?)
}
