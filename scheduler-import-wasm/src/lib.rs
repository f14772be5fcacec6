//! JavaScript bindings of what comes in: people's own rosters, read with [`scheduler_team`], and a week as CSV with
//! [`scheduler_exchange`]. A separate package, loaded on demand: a week comes as
//! JSON text from the engine's package and goes back as JSON text.

mod csv;
mod team;
