//! Checks what a search claims, without calling it: rosters and plans are checked against the rules and counted, and
//! bounds are recomputed from prices by weak duality.

pub mod hours;
pub mod types;
pub mod weeks;
