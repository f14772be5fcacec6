//! Checks what a search claims, without calling it: rosters and plans are checked against the rules and counted, and
//! bounds are recomputed from prices by weak duality.

pub mod hours;
pub mod types;
pub mod weeks;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The prices under which a bound holds, in integers: of the missing head-hours of a week (`hours`), or of what several
/// weeks by types cost (`weeks`).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Certificate {
    /// Integers per missing head-hour, or unit of cost.
    pub scale: i64,
    /// What a head is worth, by position id and hour of the week, or by day and type, types in order of start and length;
    /// nothing where it is not in the list.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, number[]>"))]
    pub heads: BTreeMap<String, Vec<i64>>,
    /// What somebody with a mark is worth, by need in the order of the rules and by hour of the week; nothing where it is
    /// empty or not in the list.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Vec<i64>>,
    /// By person, where weeks are planned by types: the counts of weekend days, nights and closings between which and one
    /// more the square of what is over the even share is replaced by a line; without an entry it counts nothing.
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "Record<string, number[]>")
    )]
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub burdens: BTreeMap<String, Vec<i64>>,
}

/// Why a plan or a certificate is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// This person is unknown, or their new shifts break a rule.
    Rule(String),
    /// The prices are too many, or outside what they may be.
    Prices,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Rule(staff_id) => write!(f, "the new shifts of {staff_id} break a rule"),
            Self::Prices => f.write_str("the prices do not fit the week"),
        }
    }
}

impl std::error::Error for Refusal {}
