//! The one shape of every error that is not a page: JSON `{code, message}`. The cause goes to the log and nowhere else.

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, Responder, ResponseError};
use serde::Serialize;

use crate::security::NO_CONTENT_POLICY;

/// An error as a client sees it, and why it came about.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    code: &'static str,
    message: &'static str,
    cause: String,
}

#[derive(Serialize)]
struct Body {
    code: &'static str,
    message: &'static str,
}

impl ApiError {
    /// 404: nothing is there.
    pub fn not_found(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "not_found",
            "There is nothing at this address.",
            cause,
        )
    }

    /// 405: something is there that is only read.
    #[must_use]
    pub fn method_not_allowed() -> Self {
        let message = "This address only takes GET and HEAD.";
        Self::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "method_not_allowed",
            message,
            "",
        )
    }

    /// 400: the path is not one.
    pub fn bad_path(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            "bad_path",
            "The path of this address is malformed.",
            cause,
        )
    }

    /// 413: the body is larger than the server takes.
    pub fn body_too_large(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "body_too_large",
            "The body of this request is too large.",
            cause,
        )
    }

    /// 414: the URL is longer than the server takes.
    pub fn url_too_long(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::URI_TOO_LONG,
            "url_too_long",
            "The address of this request is too long.",
            cause,
        )
    }

    fn new(
        status: StatusCode,
        code: &'static str,
        message: &'static str,
        cause: impl Into<String>,
    ) -> Self {
        Self {
            status,
            code,
            message,
            cause: cause.into(),
        }
    }

    fn log(&self) {
        let (code, cause) = (self.code, self.cause.as_str());
        if self.status.is_server_error() {
            tracing::error!(code, cause, "request failed");
        } else {
            tracing::info!(code, cause, "request refused");
        }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.cause)
    }
}

impl std::error::Error for ApiError {}

impl ResponseError for ApiError {
    fn status_code(&self) -> StatusCode {
        self.status
    }

    fn error_response(&self) -> HttpResponse {
        self.log();
        let mut response = HttpResponse::build(self.status);
        response
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::CONTENT_SECURITY_POLICY, NO_CONTENT_POLICY));
        if self.status == StatusCode::METHOD_NOT_ALLOWED {
            response.insert_header((header::ALLOW, HeaderValue::from_static("GET, HEAD")));
        }
        response.json(Body {
            code: self.code,
            message: self.message,
        })
    }
}

/// A handler may answer with an error alone.
impl Responder for ApiError {
    type Body = actix_web::body::BoxBody;

    fn respond_to(self, _request: &HttpRequest) -> HttpResponse {
        self.error_response()
    }
}

/// Any method that a read-only route does not take.
pub async fn method_not_allowed() -> ApiError {
    ApiError::method_not_allowed()
}
