//! The JSON format of all errors that are not pages: `{code, message}`, plus `field` for an invalid field. The cause is
//! only logged.

use std::fmt;
use std::time::Duration;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, Responder, ResponseError};
use serde::Serialize;

use crate::blog::Failure;
use crate::http_client::RequestError;
use crate::leads::fields::{FieldError, Problem};
use crate::security::NO_CONTENT_POLICY;

/// An error response and its internal cause.
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

/// The body of an error response.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = Error)]
pub struct ErrorBody {
    /// Machine-readable error code.
    code: &'static str,
    /// Message for developers; the site shows its own texts.
    message: &'static str,
    /// The invalid field, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'static str>,
}

/// The code of an error response, as its extension.
#[derive(Debug, Clone, Copy)]
pub struct ErrorCode(pub &'static str);

impl ApiError {
    /// 404
    pub fn not_found(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "not_found",
            "There is nothing at this URL.",
            cause,
        )
    }

    /// 405 for a read-only resource.
    #[must_use]
    pub fn method_not_allowed() -> Self {
        let message = "Only GET and HEAD are allowed here.";
        Self::wrong_method(message, "GET, HEAD")
    }

    /// 405 for an endpoint that only accepts POST.
    #[must_use]
    pub fn only_post() -> Self {
        Self::wrong_method("Only POST is allowed here.", "POST")
    }

    fn wrong_method(message: &'static str, allow: &'static str) -> Self {
        let status = StatusCode::METHOD_NOT_ALLOWED;
        Self {
            allow: Some(allow),
            ..Self::new(status, "method_not_allowed", message, "")
        }
    }

    /// 400 for a malformed path.
    pub fn bad_path(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            "bad_path",
            "The path of the URL is malformed.",
            cause,
        )
    }

    /// 413
    pub fn body_too_large(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "body_too_large",
            "The request body is too large.",
            cause,
        )
    }

    /// 414
    pub fn url_too_long(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::URI_TOO_LONG,
            "url_too_long",
            "The URL is too long.",
            cause,
        )
    }

    /// 429, with `Retry-After`.
    pub fn too_many_requests(cause: impl Into<String>, wait: Duration) -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_requests",
            "Too many requests from this address; try again later.",
            cause,
        )
        .retry_after(wait)
    }

    /// 500
    pub fn internal(cause: impl Into<String>) -> Self {
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "Internal server error.",
            cause,
        )
    }

    /// Any error: the code and message for the client (without internal details), and the cause for the log (without
    /// personal data).
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

    /// Sets the invalid field.
    #[must_use]
    pub fn in_field(self, field: &'static str) -> Self {
        Self {
            field: Some(field),
            ..self
        }
    }

    /// Sets `Retry-After`.
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
            // Closing avoids reading the rest of the body.
            response.force_close();
        }
        if let Some(allow) = self.allow {
            response.insert_header((header::ALLOW, HeaderValue::from_static(allow)));
        }
        if let Some(time) = self.retry_after {
            let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
            response.insert_header((header::RETRY_AFTER, seconds.max(1)));
        }
        let mut response = response.json(ErrorBody {
            code: self.code,
            message: self.message,
            field: self.field,
        });
        response.extensions_mut().insert(ErrorCode(self.code));
        response
    }
}

/// Lets handlers return an error directly.
impl Responder for ApiError {
    type Body = actix_web::body::BoxBody;

    fn respond_to(self, _request: &HttpRequest) -> HttpResponse {
        self.error_response()
    }
}

/// Handler for other methods on read-only routes.
pub async fn method_not_allowed() -> ApiError {
    ApiError::method_not_allowed()
}

/// Handler for other methods on POST endpoints.
pub async fn only_post() -> ApiError {
    ApiError::only_post()
}

impl From<FieldError> for ApiError {
    fn from(FieldError { field, problem }: FieldError) -> Self {
        let (code, message) = match problem {
            Problem::Missing => ("field_missing", "A required field is missing."),
            Problem::TooLong => ("field_too_long", "A field is too long."),
            Problem::Malformed => ("field_malformed", "A field is not well-formed."),
            Problem::Unknown => ("field_unknown", "A field has an unknown value."),
        };
        let cause = format!("{field}: {problem:?}");
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message, cause).in_field(field)
    }
}

impl From<RequestError> for ApiError {
    fn from(error: RequestError) -> Self {
        let cause = error.to_string();
        match error {
            RequestError::Timeout => Self::new(
                StatusCode::GATEWAY_TIMEOUT,
                "upstream_timeout",
                "An upstream service timed out.",
                cause,
            ),
            _ => Self::new(
                StatusCode::BAD_GATEWAY,
                "upstream_failed",
                "An upstream service failed.",
                cause,
            ),
        }
    }
}

impl From<Failure> for ApiError {
    fn from(failure: Failure) -> Self {
        let (status, code, message) = match &failure {
            Failure::Unreachable(_) => (
                StatusCode::SERVICE_UNAVAILABLE,
                "blog_unreachable",
                "The blog cannot be reached at the moment.",
            ),
            Failure::Timeout => (
                StatusCode::GATEWAY_TIMEOUT,
                "blog_timeout",
                "The blog does not respond at the moment.",
            ),
            Failure::InvalidResponse(_) | Failure::TooLarge(_) => (
                StatusCode::BAD_GATEWAY,
                "blog_failed",
                "The blog returned an invalid response.",
            ),
        };
        Self::new(status, code, message, failure.to_string())
    }
}
