//! A proposed shift that a week does not take, and why.

use serde::Serialize;

use super::violation::Violation;
use crate::week::ProposedShift;

/// A shift that the week does not take.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RefusedShift {
    /// The shift.
    pub shift: ProposedShift,
    /// The person's name; empty for somebody who is not on this week's staff.
    pub name: String,
    /// What keeps it out, blocks first; nothing for somebody who is not on this week's staff.
    pub violations: Vec<Violation>,
}
