//! The Brightcrew server: serves the built site from memory and proxies every outside service.
//!
//! [`startup`] wires up all routes and state, [`settings`] defines the configuration. Arrows point downwards:
//!
//! ```text
//! startup -> routes -> middleware -> blog_pages, human_check -> error -> site, blog, leads -> resource, http_client
//!         -> telemetry, security, tls, html -> settings
//! ```

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a panic ends one request or the start, and is in the log"
)]

mod blog;
mod blog_pages;
mod error;
mod html;
mod http_client;
mod human_check;
mod leads;
mod middleware;
mod resource;
mod routes;
mod security;
pub mod settings;
mod shutdown;
mod site;
pub mod startup;
pub mod telemetry;
mod tls;

/// The site of the integration tests.
#[cfg(test)]
#[allow(dead_code, reason = "the unit tests only use a part of it")]
#[path = "../tests/api/common/site.rs"]
mod test_site;

pub use leads::command;

/// What integration tests and fuzz targets use.
pub mod testing {
    pub use crate::blog::text::plain;
    pub use crate::blog::{PostQuery, Slug};
    pub use crate::html::escape;
    pub use crate::leads::outbox;
    pub use crate::leads::{Key, Kind, NewLead, State};
    pub use crate::middleware::guard::address::of_client;
    pub use crate::tls::install as install_tls;
}

/// Brand name shown to visitors.
const BRAND: &str = "Brightcrew";
