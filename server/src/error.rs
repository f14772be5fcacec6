//! The one shape of every error that is not a page: JSON `{code, message}`, with `field` where one
//! is at fault. The cause goes to the log and nowhere else.

use std::fmt;
use std::time::Duration;

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
    field: Option<&'static str>,
    retry_after: Option<Duration>,
    allow: Option<&'static str>,
}

/// An error as it is sent.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = Error)]
pub struct ErrorBody {
    /// What happened, for programs.
    code: &'static str,
    /// What happened, for people who write programs. The site shows words of its own.
    message: &'static str,
    /// The field that is at fault, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'static str>,
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
        Self::wrong_method(message, "GET, HEAD")
    }

    /// 405: something is there that only takes what is sent to it.
    #[must_use]
    pub fn only_post() -> Self {
        Self::wrong_method("This address only takes POST.", "POST")
    }

    fn wrong_method(message: &'static str, allow: &'static str) -> Self {
        let status = StatusCode::METHOD_NOT_ALLOWED;
        Self {
            allow: Some(allow),
            ..Self::new(status, "method_not_allowed", message, "")
        }
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

    /// 429: the client has to wait this long.
    pub fn too_many_requests(cause: impl Into<String>, wait: Duration) -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_requests",
            "Too many requests from this address; try again later.",
            cause,
        )
        .retry_after(wait)
    }

    /// 500: the server itself is at fault.
    pub fn internal(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "Something went wrong here.",
            cause,
        )
    }

    /// Any error: what the client is told (never anything internal), and the cause for the log (never anything
    /// personal).
    pub fn new(
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
            field: None,
            retry_after: None,
            allow: None,
        }
    }

    /// Names the field that is at fault.
    #[must_use]
    pub fn in_field(self, field: &'static str) -> Self {
        Self {
            field: Some(field),
            ..self
        }
    }

    /// Says when to come again.
    #[must_use]
    pub fn retry_after(self, time: Duration) -> Self {
        Self {
            retry_after: Some(time),
            ..self
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
        if matches!(
            self.status,
            StatusCode::REQUEST_TIMEOUT | StatusCode::PAYLOAD_TOO_LARGE
        ) {
            // The rest of the body is not worth reading.
            response.force_close();
        }
        if let Some(allow) = self.allow {
            response.insert_header((header::ALLOW, HeaderValue::from_static(allow)));
        }
        if let Some(time) = self.retry_after {
            let whole = time.as_secs() + u64::from(time.subsec_nanos() > 0);
            response.insert_header((header::RETRY_AFTER, whole.max(1)));
        }
        response.json(ErrorBody {
            code: self.code,
            message: self.message,
            field: self.field,
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

/// Any method that a call which only takes POST does not take.
pub async fn only_post() -> ApiError {
    ApiError::only_post()
}
