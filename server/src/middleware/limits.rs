//! Limits on the size of requests and the number of connections.

use std::num::NonZeroUsize;

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::uri::Authority;
use actix_web::middleware::Next;
use actix_web::{Error, ResponseError as _, web};

use crate::error::ApiError;

/// Maximum length of path and query, in bytes; far above what browsers and search engines use.
pub const MAX_URL_BYTES: usize = 8 * 1024;

/// File descriptors reserved for everything but client connections.
const RESERVED_FILES: u64 = 256;

/// The number of connections that can be open at the same time, at most `requested`. On Unix every connection needs a
/// file descriptor; the process first raises its own limit as far as permitted.
#[must_use]
pub fn possible_connections(requested: NonZeroUsize) -> NonZeroUsize {
    #[cfg(unix)]
    if let Ok(files) =
        rlimit::increase_nofile_limit((requested.get() as u64).saturating_add(RESERVED_FILES))
    {
        let possible = usize::try_from(files.saturating_sub(RESERVED_FILES)).unwrap_or(usize::MAX);
        return requested.min(NonZeroUsize::new(possible).unwrap_or(NonZeroUsize::MIN));
    }
    requested
}

/// Maximum size of a request body in bytes, as application data.
#[derive(Debug, Clone, Copy)]
pub struct MaxBody(pub usize);

/// Rejects malformed hosts (RFC 9112, 3.2), long URLs, and bodies whose `Content-Length` is too large; other bodies are limited while they are read.
///
/// # Errors
/// Only those of the inner service.
pub async fn enforce<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    respond_or_continue(rejection(&request), request, next).await
}

/// Responds with `error` if there is one, else calls the inner service.
pub(crate) async fn respond_or_continue<B: MessageBody>(
    rejection: Option<ApiError>,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    match rejection {
        Some(error) => Ok(request
            .into_response(error.error_response())
            .map_into_right_body()),
        None => next
            .call(request)
            .await
            .map(ServiceResponse::map_into_left_body),
    }
}

fn rejection(request: &ServiceRequest) -> Option<ApiError> {
    if !request.headers().get_all(header::HOST).all(is_host) {
        return Some(ApiError::new(
            StatusCode::BAD_REQUEST,
            "bad_host",
            "The Host header is malformed.",
            "the Host header is malformed",
        ));
    }
    let url = request
        .uri()
        .path_and_query()
        .map_or(0, |url| url.as_str().len());
    if url > MAX_URL_BYTES {
        return Some(ApiError::url_too_long(format!(
            "{url} bytes, at most {MAX_URL_BYTES}"
        )));
    }
    let content_length: u64 = request
        .headers()
        .get(header::CONTENT_LENGTH)?
        .to_str()
        .ok()?
        .parse()
        .ok()?;
    let max = request.app_data::<web::Data<MaxBody>>()?.0;
    let too_large =
        usize::try_from(content_length).map_or(true, |content_length| content_length > max);
    too_large.then(|| {
        ApiError::body_too_large(format!("{content_length} bytes declared, at most {max}"))
    })
}

/// Whether a Host header is empty, or a host and possibly a port, without user information.
fn is_host(value: &HeaderValue) -> bool {
    let bytes = value.as_bytes();
    bytes.is_empty() || (Authority::try_from(bytes).is_ok() && !bytes.contains(&b'@'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_has_a_name_or_address_and_possibly_a_port() {
        for (text, expected) in [
            ("", true),
            ("www.example.com", true),
            ("127.0.0.1:8080", true),
            ("[::1]:8080", true),
            ("a b", false),
            ("a b/c@d", false),
            ("me@www.example.com", false),
            ("www.example.com/pricing", false),
        ] {
            let value = HeaderValue::from_static(text);
            assert_eq!(is_host(&value), expected, "{text:?}");
        }
    }

    #[test]
    fn connections_are_limited_by_the_number_of_open_files() {
        let one = NonZeroUsize::MIN;
        assert_eq!(possible_connections(one), one);
        let possible = possible_connections(NonZeroUsize::MAX);
        // Repeating the call gives the same result.
        assert_eq!(possible_connections(NonZeroUsize::MAX), possible);
        assert_eq!(possible_connections(possible), possible);
    }
}
