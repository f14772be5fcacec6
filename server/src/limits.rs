//! What a request may weigh.

use std::num::NonZeroUsize;

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::{Error, ResponseError as _, web};

use crate::error::ApiError;

/// Longest path and query together, in bytes. Browsers and search engines stop long before.
pub const MAX_URL_BYTES: usize = 8 * 1024;

/// Files that the process needs beside its visitors' connections.
const OWN_FILES: u64 = 256;

/// How many of the wanted connections the process may have open at one time. On Unix every connection is an open file;
/// the process first raises its own limit as far as it is allowed to.
#[must_use]
pub fn possible_connections(wanted: NonZeroUsize) -> NonZeroUsize {
    #[cfg(unix)]
    if let Ok(files) =
        rlimit::increase_nofile_limit((wanted.get() as u64).saturating_add(OWN_FILES))
    {
        let possible = usize::try_from(files.saturating_sub(OWN_FILES)).unwrap_or(usize::MAX);
        return wanted.min(NonZeroUsize::new(possible).unwrap_or(NonZeroUsize::MIN));
    }
    wanted
}

/// The largest request body, in bytes, as application data.
#[derive(Debug, Clone, Copy)]
pub struct MaxBody(pub usize);

/// Refuses overlong URLs, and bodies that announce themselves as too large; the others are cut off when they are read.
///
/// # Errors
/// None of its own: a refusal is an answer.
pub async fn enforce<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    unless_refused(refusal(&request), request, next).await
}

/// Answers with the refusal where there is one, and lets the request through where there is none.
pub(crate) async fn unless_refused<B: MessageBody>(
    refusal: Option<ApiError>,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    match refusal {
        Some(error) => Ok(request
            .into_response(error.error_response())
            .map_into_right_body()),
        None => next
            .call(request)
            .await
            .map(ServiceResponse::map_into_left_body),
    }
}

fn refusal(request: &ServiceRequest) -> Option<ApiError> {
    let url = request
        .uri()
        .path_and_query()
        .map_or(0, |url| url.as_str().len());
    if url > MAX_URL_BYTES {
        return Some(ApiError::url_too_long(format!(
            "{url} bytes, at most {MAX_URL_BYTES}"
        )));
    }
    let announced: u64 = request
        .headers()
        .get(header::CONTENT_LENGTH)?
        .to_str()
        .ok()?
        .parse()
        .ok()?;
    let most = request.app_data::<web::Data<MaxBody>>()?.0;
    let too_large = usize::try_from(announced).map_or(true, |announced| announced > most);
    too_large
        .then(|| ApiError::body_too_large(format!("{announced} bytes announced, at most {most}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_connections_are_taken_than_files_may_be_open() {
        let one = NonZeroUsize::MIN;
        assert_eq!(possible_connections(one), one);
        let possible = possible_connections(NonZeroUsize::MAX);
        // Asking again changes nothing.
        assert_eq!(possible_connections(NonZeroUsize::MAX), possible);
        assert_eq!(possible_connections(possible), possible);
    }
}
