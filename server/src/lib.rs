//! The Brightcrew server: serves the built site from memory and proxies every outside service.
//!
//! [`startup`] wires up all routes and state, [`settings`] defines the configuration, [`site`] is the content that is
//! served.

pub mod blog;
pub mod blog_pages;
pub mod body;
pub mod connection;
pub mod error;
pub mod guard;
pub mod html;
pub mod human_check;
pub mod leads;
pub mod limits;
pub mod metrics;
pub mod outbound;
pub mod proof_of_work;
pub mod recaptcha;
pub mod request_log;
pub mod resource;
pub mod routes;
pub mod security;
pub mod settings;
pub mod shutdown;
pub mod site;
pub mod startup;
pub mod telemetry;
pub mod traces;

/// Brand name shown to visitors.
pub const BRAND: &str = "Brightcrew";
