//! Why the content system's answer cannot be had, and what a visitor is told of it.

use std::time::Duration;

use actix_web::http::StatusCode;

use crate::error::ApiError;

/// Why a call of the content system brought nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The list has fewer pages. This is an answer, not a fault.
    #[error("the list has no such page")]
    NoSuchPage,
    /// Nobody answers at its address.
    #[error("cannot be reached: {0}")]
    Unreachable(String),
    /// Too many calls are under way already: ours, and no fault of the content system.
    #[error("is not asked: too many calls are under way")]
    Busy,
    /// The client has caused as many calls as it may; it may cause the next after this time.
    #[error("is not asked: the client has caused too many calls")]
    TooMany(Duration),
    /// It does not answer in time.
    #[error("does not answer in time")]
    Timeout,
    /// It answers something else than was asked for.
    #[error("answers wrongly: {0}")]
    Wrong(String),
}

impl Failure {
    /// What the client is told; the cause goes to the log.
    #[must_use]
    pub fn api_error(&self) -> ApiError {
        let (status, code, message) = match self {
            Self::NoSuchPage => (
                StatusCode::BAD_REQUEST,
                "rest_post_invalid_page_number",
                "The list of posts has no such page.",
            ),
            Self::Unreachable(_) => (
                StatusCode::SERVICE_UNAVAILABLE,
                "blog_unreachable",
                "The blog cannot be reached at the moment.",
            ),
            Self::Busy => (
                StatusCode::SERVICE_UNAVAILABLE,
                "blog_busy",
                "The blog is asked for too much at the moment.",
            ),
            Self::TooMany(_) => (
                StatusCode::TOO_MANY_REQUESTS,
                "too_many_requests",
                "Too many requests from this address; try again later.",
            ),
            Self::Timeout => (
                StatusCode::GATEWAY_TIMEOUT,
                "blog_timeout",
                "The blog does not answer at the moment.",
            ),
            Self::Wrong(_) => (
                StatusCode::BAD_GATEWAY,
                "blog_failed",
                "The blog did not answer as it should.",
            ),
        };
        let error = ApiError::new(status, code, message, self.to_string());
        match self {
            Self::Busy => error.retry_after(Duration::from_secs(1)),
            Self::TooMany(wait) => error.retry_after(*wait),
            _ => error,
        }
    }
}
