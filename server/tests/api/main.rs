//! All integration tests of the server in one binary, since linking dominates their build time.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails by a panic"
)]

mod common;

mod attacks;
mod blog_api;
mod blog_copy;
mod blog_pages;
mod blog_xss;
mod caching;
#[cfg(unix)]
mod crash;
mod delivery;
mod guard;
mod leads;
mod limits;
#[cfg(unix)]
mod outages;
mod outbox;
mod pages;
mod plain_forms;
mod security;
mod settings;
mod shutdown;
mod sign_up;
mod start;
#[cfg(unix)]
mod traces;
mod wordpress;
