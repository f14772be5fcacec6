//! One id and one line of log for every request. Nothing personal is written: no query, no client address, no browser.

use std::borrow::Cow;
use std::time::Instant;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{Error, HttpMessage as _};
use tracing::Instrument as _;
use uuid::Uuid;

use crate::guard::is_from_trusted_proxy;
use crate::traces::{self, TRACEPARENT};

/// The header that carries a request's id, both ways.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Longest part of a path that is logged, in characters.
const LONGEST_PATH: usize = 200;

/// What a lead carries of the request that brought it, as an extension of requests with POST.
#[derive(Debug, Clone)]
pub struct RequestTrace {
    /// The request's id, as in the log.
    pub id: String,
    /// What the service that gets the lead is told of the request's trace, where there is one.
    pub traceparent: Option<String>,
}

/// Gives the request its id (a trusted proxy's own, if it is one), which is on every line logged meanwhile and in the
/// answer, and logs the answer.
///
/// # Errors
/// Those of the request's handling.
pub async fn record<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, Error>,
) -> Result<ServiceResponse<B>, Error> {
    let begun = Instant::now();
    let (id, header) = request_id(&request);
    let span = tracing::info_span!("request", request_id = id.as_str());
    let method = request.method().clone();
    let path = loggable(request.path()).into_owned();
    // Like the request's id: a client that could choose it could also have everything traced.
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
        let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        tracing::info!(method = method.as_str(), path, status, micros, "answered");
        if !traced.is_disabled() {
            let route = response.request().match_pattern();
            traces::answered(&traced, method.as_str(), route.as_deref(), status);
        }
        Ok(response)
    }
    // The inner one is the current span, which calls that go on in a task of their own are part of.
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

/// Letters, digits, dashes and underscores: enough for every proxy's ids, too little for an e-mail address.
fn is_request_id(text: &str) -> bool {
    (8..=64).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// A path fit for the log: not endless, and without segments that may be an e-mail address.
fn loggable(path: &str) -> Cow<'_, str> {
    let suspicious = |segment: &str| segment.contains('@') || segment.contains("%40");
    let short = path
        .char_indices()
        .nth(LONGEST_PATH)
        .map_or(path, |(end, _)| &path[..end]);
    if !suspicious(path) {
        return Cow::Borrowed(short);
    }
    let kept: Vec<&str> = path
        .split('/')
        .map(|segment| {
            if suspicious(segment) {
                "[left out]"
            } else {
                segment
            }
        })
        .collect();
    Cow::Owned(kept.join("/").chars().take(LONGEST_PATH).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mail_addresses_never_reach_the_log() {
        assert_eq!(loggable("/pricing"), "/pricing");
        assert_eq!(loggable("/a/me@example.com/b"), "/a/[left out]/b");
        assert_eq!(loggable("/me%40example.com"), "/[left out]");
        let long = format!("/{}", "é".repeat(500));
        assert_eq!(loggable(&long).chars().count(), LONGEST_PATH);
    }

    #[test]
    fn only_plain_words_pass_as_request_ids() {
        for right in [
            "0b5a3c7e-9f3d-4c58-8f3e-0d6d1c9f4f11",
            "a1b2c3d4",
            "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        ] {
            assert!(is_request_id(right), "{right}");
        }
        for wrong in [
            "",
            "short",
            "me@example.com",
            "has space",
            "a.b.c.d.e",
            &"x".repeat(65),
        ] {
            assert!(!is_request_id(wrong), "{wrong}");
        }
    }
}
