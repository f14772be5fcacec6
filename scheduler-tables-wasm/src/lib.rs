//! JavaScript bindings of tables in and out: reading people's own tables with [`scheduler_team`], and a week as CSV and
//! as a calendar with [`scheduler_exchange`]. A separate package, loaded on demand: a week comes as JSON text from the
//! engine's package and goes back as JSON text.

mod exchange;
mod team;
