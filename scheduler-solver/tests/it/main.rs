//! The tests of scheduler-solver from outside, in one program: it is linked once.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a test fails by a panic"
)]

mod by_types;
mod certificate;
mod golden;
mod month;
mod properties;
mod skill_mix;
mod support;
mod types;
