//! Requests to other services: fixed URLs, no redirects, always with a time limit.

use std::error::Error as _;
use std::time::Duration;

use reqwest::header::CONTENT_TYPE;
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde::de::DeserializeOwned;
use tracing::Instrument as _;

use crate::telemetry::traces::{self, TRACEPARENT};
use crate::tls;

/// The HTTP client for outbound requests: follows no redirects and ignores proxy settings of the environment. Callers
/// set the total time limit per request.
///
/// # Errors
/// If the client cannot be initialized, for example because the system's root certificates cannot be loaded.
pub fn client(connect: Duration) -> reqwest::Result<Client> {
    tls::install();
    Client::builder()
        .user_agent(tls::USER_AGENT)
        .redirect(Policy::none())
        .no_proxy()
        .connect_timeout(connect)
        .pool_max_idle_per_host(4)
        .build()
}

/// Sends a request within a trace: that of `parent` if given, else that of the current span.
///
/// # Errors
/// If there is no response.
pub async fn send(
    request: RequestBuilder,
    service: &'static str,
    parent: Option<&str>,
) -> reqwest::Result<Response> {
    let span = traces::outbound_request(service, parent);
    let request = match traces::traceparent(&span) {
        Some(traceparent) => request.header(TRACEPARENT, traceparent),
        None => request,
    };
    let response = request.send().instrument(span.clone()).await;
    match &response {
        Ok(response) => span.record("http.response.status_code", response.status().as_u16()),
        Err(_) => span.record("otel.status_code", "error"),
    };
    response
}

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// The time limit was exceeded.
    #[error("timed out")]
    Timeout,
    /// The connection failed.
    #[error("{0}")]
    Connection(String),
    /// Unexpected status.
    #[error("status {}", .0.as_u16())]
    Status(StatusCode),
    /// The response exceeds the size limit.
    #[error("response larger than {0} bytes")]
    TooLarge(usize),
    /// The request or response is malformed.
    #[error("{0}")]
    Invalid(&'static str),
}

impl From<reqwest::Error> for RequestError {
    /// Omits the URL, which may contain a key.
    fn from(error: reqwest::Error) -> Self {
        if error.is_timeout() {
            return Self::Timeout;
        }
        let error = error.without_url();
        let mut message = error.to_string();
        let mut source = error.source();
        while let Some(cause) = source {
            message = format!("{message}: {cause}");
            source = cause.source();
        }
        Self::Connection(message)
    }
}

/// Reads a JSON response with status 200, up to a maximum size.
///
/// # Errors
/// For any other status or content type, and if the body is too large or is not valid JSON of this type.
pub async fn read_json<T: DeserializeOwned>(
    mut response: Response,
    max: usize,
) -> Result<T, RequestError> {
    if response.status() != StatusCode::OK {
        return Err(RequestError::Status(response.status()));
    }
    let is_json = response
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split(';').next())
        .is_some_and(|name| name.trim().eq_ignore_ascii_case("application/json"));
    if !is_json {
        return Err(RequestError::Invalid(
            "the content type of the response is not JSON",
        ));
    }
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if body.len() + chunk.len() > max {
            return Err(RequestError::TooLarge(max));
        }
        body.extend_from_slice(&chunk);
    }
    serde_json::from_slice(&body)
        .map_err(|_| RequestError::Invalid("the response is not the expected JSON"))
}
