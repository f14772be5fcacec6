//! Errors of requests to the CMS and how they are reported to clients.

use std::time::Duration;

use actix_web::http::StatusCode;

use crate::error::ApiError;

/// Why a request to the CMS failed or was not sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The list has fewer pages: a valid response, not an outage.
    #[error("the list has no such page")]
    NoSuchPage,
    /// The connection could not be established.
    #[error("unreachable: {0}")]
    Unreachable(String),
    /// Too many requests are in flight. This is local and not a failure of the CMS.
    #[error("not requested: too many requests in flight")]
    Busy,
    /// The client has used up its rate limit; the next request is allowed after this time.
    #[error("not requested: rate limit of the client exceeded")]
    RateLimited(Duration),
    /// No response within the time limit.
    #[error("timed out")]
    Timeout,
    /// Unexpected or malformed response.
    #[error("invalid response: {0}")]
    InvalidResponse(String),
}

impl Failure {
    /// The error for the client; the cause is only logged.
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
                "The blog is overloaded at the moment.",
            ),
            Self::RateLimited(_) => (
                StatusCode::TOO_MANY_REQUESTS,
                "too_many_requests",
                "Too many requests from this address; try again later.",
            ),
            Self::Timeout => (
                StatusCode::GATEWAY_TIMEOUT,
                "blog_timeout",
                "The blog does not respond at the moment.",
            ),
            Self::InvalidResponse(_) => (
                StatusCode::BAD_GATEWAY,
                "blog_failed",
                "The blog returned an invalid response.",
            ),
        };
        let error = ApiError::new(status, code, message, self.to_string());
        match self {
            Self::Busy => error.retry_after(Duration::from_secs(1)),
            Self::RateLimited(wait) => error.retry_after(*wait),
            _ => error,
        }
    }
}
