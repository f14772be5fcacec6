//! What operators see: log, metrics and traces.

pub mod log;
pub mod metrics;
pub mod traces;
