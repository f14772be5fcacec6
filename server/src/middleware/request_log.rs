//! Assigns each request an id and logs one line for it. Logs no personal data: no query, client address or user agent.

use std::borrow::Cow;
use std::time::Instant;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{Error, HttpMessage as _};
use tracing::Instrument as _;
use uuid::Uuid;

use crate::middleware::guard::is_from_trusted_proxy;
use crate::telemetry::traces::{self, TRACEPARENT};

/// The header with the request id, in requests and responses.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Maximum length of a logged path, in characters.
const MAX_PATH_LENGTH: usize = 200;

/// Request id and trace context to store with a lead, as an extension of POST requests.
#[derive(Debug, Clone)]
pub struct RequestTrace {
    pub id: String,
    /// The `traceparent` header for the delivery of the lead, if the request is traced.
    pub traceparent: Option<String>,
}

/// Assigns the request id (taken from a trusted proxy if valid), adds it to all log lines of the request and to the
/// response, and logs the response.
///
/// # Errors
/// Passes on the handler's error.
pub async fn record<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, Error>,
) -> Result<ServiceResponse<B>, Error> {
    let started = Instant::now();
    let (id, header) = request_id(&request);
    let span = tracing::info_span!("request", request_id = id.as_str());
    let method = request.method().clone();
    let path = loggable(request.path()).into_owned();
    // Only from trusted proxies: otherwise any client could force its requests to be traced.
    let caller = request
        .headers()
        .get(TRACEPARENT)
        .filter(|_| is_from_trusted_proxy(request.request()))
        .and_then(|header| header.to_str().ok());
    let traced = traces::request(method.as_str(), &path, &id, caller);
    if method == Method::POST {
        let traceparent = traces::traceparent(&traced);
        request
            .extensions_mut()
            .insert(RequestTrace { id, traceparent });
    }
    let outer = traced.clone();
    async move {
        let mut response = next(request).await?;
        response.headers_mut().insert(REQUEST_ID, header);
        let status = response.status().as_u16();
        let micros = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
        tracing::info!(method = method.as_str(), path, status, micros, "answered");
        if !traced.is_disabled() {
            let route = response.request().match_pattern();
            traces::record_response(&traced, method.as_str(), route.as_deref(), status);
        }
        Ok(response)
    }
    // The trace span must be innermost, so that spawned outbound calls become its children.
    .instrument(outer)
    .instrument(span)
    .await
}

fn request_id(request: &ServiceRequest) -> (String, HeaderValue) {
    let given = request
        .headers()
        .get(REQUEST_ID)
        .and_then(|header| Some((header.to_str().ok()?, header)));
    let trusted = is_from_trusted_proxy(request.request());
    if let Some((id, header)) = given.filter(|(id, _)| trusted && is_request_id(id)) {
        return (id.to_owned(), header.clone());
    }
    let id = Uuid::new_v4().to_string();
    let header = HeaderValue::try_from(id.as_str()).unwrap_or(HeaderValue::from_static("unknown"));
    (id, header)
}

/// Letters, digits, dashes and underscores: covers the ids of all proxies, but not an e-mail address.
fn is_request_id(text: &str) -> bool {
    (8..=64).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// The path for the log, truncated and with segments redacted that may be an e-mail address.
fn loggable(path: &str) -> Cow<'_, str> {
    let suspicious = |segment: &str| segment.contains('@') || segment.contains("%40");
    let short = path
        .char_indices()
        .nth(MAX_PATH_LENGTH)
        .map_or(path, |(end, _)| &path[..end]);
    if !suspicious(path) {
        return Cow::Borrowed(short);
    }
    let kept: Vec<&str> = path
        .split('/')
        .map(|segment| {
            if suspicious(segment) {
                "[redacted]"
            } else {
                segment
            }
        })
        .collect();
    Cow::Owned(kept.join("/").chars().take(MAX_PATH_LENGTH).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn email_addresses_are_redacted_in_the_log() {
        assert_eq!(loggable("/pricing"), "/pricing");
        assert_eq!(loggable("/a/me@example.com/b"), "/a/[redacted]/b");
        assert_eq!(loggable("/me%40example.com"), "/[redacted]");
        let long = format!("/{}", "é".repeat(500));
        assert_eq!(loggable(&long).chars().count(), MAX_PATH_LENGTH);
    }

    #[test]
    fn request_ids_are_8_to_64_letters_digits_dashes_or_underscores() {
        for valid in [
            "0b5a3c7e-9f3d-4c58-8f3e-0d6d1c9f4f11",
            "a1b2c3d4",
            "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        ] {
            assert!(is_request_id(valid), "{valid}");
        }
        for invalid in [
            "",
            "short",
            "me@example.com",
            "has space",
            "a.b.c.d.e",
            &"x".repeat(65),
        ] {
            assert!(!is_request_id(invalid), "{invalid}");
        }
    }
}
