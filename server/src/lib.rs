//! The Brightcrew server: it serves the built site, and every answer it gives was made when it started.
//!
//! [`startup`] shows every route and piece of state on one screen; [`settings`] everything that can be set; [`site`]
//! what is served.

pub mod error;
pub mod limits;
pub mod request_log;
pub mod routes;
pub mod security;
pub mod settings;
pub mod shutdown;
pub mod site;
pub mod startup;
pub mod telemetry;
