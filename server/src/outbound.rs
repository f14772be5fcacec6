//! Calls to other services: to fixed addresses, never where an answer redirects to, and never for long.

use std::error::Error as _;
use std::time::Duration;

use reqwest::header::CONTENT_TYPE;
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde::de::DeserializeOwned;
use tracing::Instrument as _;

use crate::error::ApiError;
use crate::traces::{self, TRACEPARENT};

/// How the server names itself to other services.
pub const USER_AGENT: &str = concat!("brightcrew-server/", env!("CARGO_PKG_VERSION"));

/// Chooses the cryptography for https, once for the process.
pub fn install_tls() {
    // The only error is that another part of the process has chosen already.
    let _ = rustls::crypto::ring::default_provider().install_default();
}

/// The client of all calls: to the given address only, through no proxy of the environment. How long a call may take
/// as a whole is said with each.
///
/// # Errors
/// When the operating system's certificates cannot be read.
pub fn client(connect: Duration) -> reqwest::Result<Client> {
    install_tls();
    Client::builder()
        .user_agent(USER_AGENT)
        .redirect(Policy::none())
        .no_proxy()
        .connect_timeout(connect)
        .pool_max_idle_per_host(4)
        .build()
}

/// Sends a request as a part of the trace of whoever causes it: `parent` where that is told, else the code around.
///
/// # Errors
/// When there is no answer.
pub async fn send(
    request: RequestBuilder,
    service: &'static str,
    parent: Option<&str>,
) -> reqwest::Result<Response> {
    let span = traces::call(service, parent);
    let request = match traces::traceparent(&span) {
        Some(traceparent) => request.header(TRACEPARENT, traceparent),
        None => request,
    };
    let answer = request.send().instrument(span.clone()).await;
    match &answer {
        Ok(answer) => span.record("http.response.status_code", answer.status().as_u16()),
        Err(_) => span.record("otel.status_code", "error"),
    };
    answer
}

/// Why a call brought nothing of use.
#[derive(Debug, thiserror::Error)]
pub enum CallError {
    /// It took longer than it may.
    #[error("no answer in time")]
    Timeout,
    /// There was no connection, or it broke.
    #[error("{0}")]
    Connection(String),
    /// The service answered with another status than it should.
    #[error("status {}", .0.as_u16())]
    Status(StatusCode),
    /// The answer is larger than it may be.
    #[error("an answer of more than {0} bytes")]
    TooLarge(usize),
    /// The answer is not what was asked for.
    #[error("an answer that is {0}")]
    Shape(&'static str),
}

impl From<reqwest::Error> for CallError {
    /// Without the address, which may carry a key.
    fn from(error: reqwest::Error) -> Self {
        if error.is_timeout() {
            return Self::Timeout;
        }
        let error = error.without_url();
        let mut told = error.to_string();
        let mut source = error.source();
        while let Some(cause) = source {
            told = format!("{told}: {cause}");
            source = cause.source();
        }
        Self::Connection(told)
    }
}

/// The JSON of an answer with status 200: of at most so many bytes, and declared as JSON.
///
/// # Errors
/// When the answer is anything else.
pub async fn read_json<T: DeserializeOwned>(
    mut answer: Response,
    most: usize,
) -> Result<T, CallError> {
    if answer.status() != StatusCode::OK {
        return Err(CallError::Status(answer.status()));
    }
    let declared = answer
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split(';').next())
        .is_some_and(|name| name.trim().eq_ignore_ascii_case("application/json"));
    if !declared {
        return Err(CallError::Shape("not declared as JSON"));
    }
    let mut body = Vec::new();
    while let Some(chunk) = answer.chunk().await? {
        if body.len() + chunk.len() > most {
            return Err(CallError::TooLarge(most));
        }
        body.extend_from_slice(&chunk);
    }
    serde_json::from_slice(&body).map_err(|_| CallError::Shape("not the JSON it should be"))
}

impl From<CallError> for ApiError {
    fn from(error: CallError) -> Self {
        let cause = error.to_string();
        match error {
            CallError::Timeout => Self::new(
                actix_web::http::StatusCode::GATEWAY_TIMEOUT,
                "upstream_timeout",
                "A service that this depends on takes too long.",
                cause,
            ),
            _ => Self::new(
                actix_web::http::StatusCode::BAD_GATEWAY,
                "upstream_failed",
                "A service that this depends on does not work.",
                cause,
            ),
        }
    }
}
