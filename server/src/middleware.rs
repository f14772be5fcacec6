//! What every request passes, and the limits of connections.

pub mod connection;
pub mod guard;
pub mod limits;
pub mod request_log;
