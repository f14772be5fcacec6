//! The Brightcrew server: it serves the built site from memory, and stands between the browser and every outside service.
//!
//! [`startup`] shows every route and piece of state on one screen; [`settings`] everything that can be set; [`site`]
//! what is served.

pub mod blog;
pub mod body;
pub mod connection;
pub mod error;
pub mod guard;
pub mod human_check;
pub mod leads;
pub mod limits;
pub mod metrics;
pub mod outbound;
pub mod proof_of_work;
pub mod recaptcha;
pub mod request_log;
pub mod routes;
pub mod security;
pub mod settings;
pub mod shutdown;
pub mod site;
pub mod startup;
pub mod telemetry;
pub mod traces;

/// The name under which the site is published.
pub const BRAND: &str = "Brightcrew";
