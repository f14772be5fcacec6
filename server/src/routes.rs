//! What the routes do.

pub mod api;
pub mod health;
pub mod pages;
