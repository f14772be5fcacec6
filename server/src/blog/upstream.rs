//! Requests to the CMS: a fixed base URL, with limits on time, size and concurrency. Responses are untrusted.

use std::fmt::Write as _;
use std::time::Duration;

use actix_web::mime::Mime;
use reqwest::header::{ACCEPT, CONTENT_TYPE, HeaderMap};
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;
use tokio::sync::Semaphore;

use super::failure::Failure;
use super::query::BlogQuery;
use super::response::RawResponse;
use super::wire::RawError;
use crate::outbound;
use crate::settings::{BlogSettings, CmsUrl};

/// Maximum number of concurrent requests. Identical requests are coalesced by the cache; this limits floods of distinct
/// ones.
const MAX_CONCURRENT_REQUESTS: usize = 16;

/// Maximum size of an error response, in bytes.
const MAX_ERROR_BYTES: usize = 64 * 1024;

pub(super) struct Upstream {
    client: Client,
    base: CmsUrl,
    /// Time limit for one request.
    timeout: Duration,
    /// Time limit for acquiring a permit.
    permit_timeout: Duration,
    max_response: usize,
    permits: Semaphore,
}

impl Upstream {
    pub(super) fn new(base: CmsUrl, settings: &BlogSettings, client: Client) -> Self {
        Self {
            client,
            base,
            timeout: settings.timeout,
            permit_timeout: settings.timeout / 4,
            max_response: settings.max_response.get(),
            permits: Semaphore::new(MAX_CONCURRENT_REQUESTS),
        }
    }

    /// The base URL, which identifies the CMS in the disk cache.
    pub(super) fn base(&self) -> &CmsUrl {
        &self.base
    }

    /// Sends a request and reads the response; fetches all pages of requests without a page number and concatenates
    /// them.
    ///
    /// # Errors
    /// If no permit is available, or the response is missing, too large or not of the expected kind.
    pub(super) async fn fetch(&self, query: &BlogQuery) -> Result<RawResponse, Failure> {
        let permit = tokio::time::timeout(self.permit_timeout, self.permits.acquire()).await;
        let Ok(Ok(_permit)) = permit else {
            return Err(Failure::Busy);
        };
        let first = self.fetch_page(query, 1).await?;
        let last = first.total_pages.unwrap_or(1).min(query.max_pages());
        if last <= 1 {
            return Ok(first);
        }
        let mut entries = entries_of(&first.body)?;
        let mut bytes = first.body.len();
        for page in 2..=last {
            let next = match self.fetch_page(query, page).await {
                Ok(next) => next,
                // Entries were deleted in the meantime.
                Err(Failure::NoSuchPage) => break,
                Err(failure) => return Err(failure),
            };
            bytes = bytes.saturating_add(next.body.len());
            if bytes > self.max_response {
                return Err(too_large(self.max_response));
            }
            entries.append(&mut entries_of(&next.body)?);
        }
        let body = serde_json::to_vec(&entries)
            .map_err(|error| Failure::InvalidResponse(error.to_string()))?;
        Ok(RawResponse {
            body,
            total: first.total,
            total_pages: Some(1),
        })
    }

    async fn fetch_page(&self, query: &BlogQuery, page: u32) -> Result<RawResponse, Failure> {
        let mut query_string = query.query_string();
        if page > 1 {
            let _ = write!(query_string, "&page={page}");
        }
        let mut url = self.base.collection(query.collection());
        url.set_query(Some(&query_string));
        let request = self
            .client
            .get(url)
            .timeout(self.timeout)
            .header(ACCEPT, "application/json");
        let response = outbound::send(request, "cms", None)
            .await
            .map_err(|error| failure(&error))?;
        self.read(response).await
    }

    async fn read(&self, response: Response) -> Result<RawResponse, Failure> {
        let status = response.status();
        if status == StatusCode::BAD_REQUEST {
            let body = read_limited(response, MAX_ERROR_BYTES).await?;
            let code = serde_json::from_slice::<RawError>(&body).map(|error| error.code);
            return Err(match code.as_deref() {
                Ok("rest_post_invalid_page_number") => Failure::NoSuchPage,
                _ => Failure::InvalidResponse("status 400".to_owned()),
            });
        }
        if status != StatusCode::OK {
            return Err(Failure::InvalidResponse(format!(
                "status {}",
                status.as_u16()
            )));
        }
        if !is_json(response.headers()) {
            return Err(Failure::InvalidResponse(
                "the content type is not JSON".to_owned(),
            ));
        }
        let number = |name: &str| response.headers().get(name)?.to_str().ok()?.parse().ok();
        let (total, total_pages) = (number("x-wp-total"), number("x-wp-totalpages"));
        let body = read_limited(response, self.max_response).await?;
        Ok(RawResponse {
            body,
            total,
            total_pages,
        })
    }
}

/// Reads the body, up to a maximum size.
async fn read_limited(mut response: Response, max: usize) -> Result<Vec<u8>, Failure> {
    let content_length = response.content_length().unwrap_or(0);
    if usize::try_from(content_length).map_or(true, |content_length| content_length > max) {
        return Err(too_large(max));
    }
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| failure(&error))? {
        if body.len() + chunk.len() > max {
            return Err(too_large(max));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

fn too_large(max: usize) -> Failure {
    Failure::InvalidResponse(format!("more than {max} bytes"))
}

fn entries_of(body: &[u8]) -> Result<Vec<Value>, Failure> {
    serde_json::from_slice(body).map_err(|error| Failure::InvalidResponse(error.to_string()))
}

fn is_json(headers: &HeaderMap) -> bool {
    headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok()?.parse::<Mime>().ok())
        .is_some_and(|mime| mime.essence_str() == "application/json")
}

fn failure(error: &reqwest::Error) -> Failure {
    if error.is_timeout() {
        Failure::Timeout
    } else if error.is_connect() {
        Failure::Unreachable(error_chain(error))
    } else {
        Failure::InvalidResponse(error_chain(error))
    }
}

/// The chain of causes, without the URL.
fn error_chain(error: &reqwest::Error) -> String {
    let mut text = String::new();
    let mut next: Option<&dyn std::error::Error> = std::error::Error::source(error);
    while let Some(cause) = next {
        if !text.is_empty() {
            text.push_str(": ");
        }
        text.push_str(&cause.to_string());
        next = cause.source();
    }
    if text.is_empty() {
        "connection lost".to_owned()
    } else {
        text
    }
}
