//! Request handlers.

pub mod api;
pub mod blog;
pub mod body;
pub mod feed_and_sitemap;
pub mod health;
pub mod leads;
pub mod pages;
pub mod plain_forms;
pub mod sign_up;
