//! The tests of scheduler-team from outside, in one program: it is linked once.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a test fails by a panic"
)]

mod carriers;
#[path = "support/case.rs"]
mod case;
mod golden;
mod made;
mod public_bugs;
