//! A proposed shift that was refused, and why.

use serde::Serialize;

use super::violation::Violation;
use crate::week::ProposedShift;

/// A shift that was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RefusedShift {
    /// The shift.
    pub shift: ProposedShift,
    /// The person's name; empty if they are not on this week's staff.
    pub name: String,
    /// Why it was refused, blocks first; empty if the person is not on this week's staff.
    pub violations: Vec<Violation>,
}
