//! The tests of scheduler-core from outside, in one program: it is linked once.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a test fails by a panic"
)]

mod documents;
mod editing;
mod golden;
mod labour;
mod properties;
mod requests;
mod rosters;
mod sample_week;
mod support;
