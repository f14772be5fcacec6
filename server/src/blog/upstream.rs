//! Requests to the CMS: a fixed base URL, with limits on time and size. Responses are untrusted.

use std::time::Duration;

use reqwest::header::ACCEPT;
use reqwest::{Client, Response, StatusCode};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::wire::RawError;
use crate::http_client;
use crate::settings::{BlogSettings, CmsUrl};

/// Maximum size of an error response, in bytes.
const MAX_ERROR_BYTES: usize = 64 * 1024;

/// Why there is no copy of the blog.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The connection could not be established.
    #[error("unreachable: {0}")]
    Unreachable(String),
    /// No response within the time limit.
    #[error("timed out")]
    Timeout,
    /// Unexpected or malformed response.
    #[error("invalid response: {0}")]
    InvalidResponse(String),
    /// The response exceeds the size limit in bytes.
    #[error("invalid response: more than {0} bytes")]
    TooLarge(usize),
}

pub(super) struct Upstream {
    client: Client,
    base: CmsUrl,
    /// Time limit for one request.
    timeout: Duration,
    max_response: usize,
}

/// One page of a collection.
pub(super) struct Page {
    pub(super) entries: Vec<Value>,
    /// Number of entries on all pages, if the CMS reports it.
    pub(super) total: Option<u32>,
}

impl Page {
    /// The entries of this type; others are logged and skipped.
    pub(super) fn read<T: DeserializeOwned>(self) -> Vec<T> {
        let mut valid = Vec::with_capacity(self.entries.len());
        for value in self.entries {
            let id = value.get("id").and_then(Value::as_u64);
            match serde_json::from_value(value) {
                Ok(one) => valid.push(one),
                Err(error) => {
                    tracing::warn!(id, problem = %error, "skipped an invalid entry from the CMS");
                }
            }
        }
        valid
    }
}

impl Upstream {
    pub(super) fn new(base: CmsUrl, settings: &BlogSettings, client: Client) -> Self {
        Self {
            client,
            base,
            timeout: settings.timeout,
            max_response: settings.max_response,
        }
    }

    /// Identifies the CMS in the file.
    pub(super) fn base(&self) -> &CmsUrl {
        &self.base
    }

    /// The page that `query` asks for; empty past the last page.
    ///
    /// # Errors
    /// If the response is missing, too large or not a JSON list.
    pub(super) async fn page(&self, collection: &str, query: &str) -> Result<Page, Failure> {
        let mut url = self.base.collection(collection);
        url.set_query(Some(query));
        let request = self
            .client
            .get(url)
            .timeout(self.timeout)
            .header(ACCEPT, "application/json");
        let response = http_client::send(request, "cms", None)
            .await
            .map_err(|error| failure(&error))?;
        self.read(response).await
    }

    async fn read(&self, response: Response) -> Result<Page, Failure> {
        let status = response.status();
        if status == StatusCode::BAD_REQUEST {
            let body = read_limited(response, MAX_ERROR_BYTES).await?;
            let code = serde_json::from_slice::<RawError>(&body).map(|error| error.code);
            return match code.as_deref() {
                Ok("rest_post_invalid_page_number") => Ok(Page {
                    entries: Vec::new(),
                    total: None,
                }),
                _ => Err(Failure::InvalidResponse("status 400".to_owned())),
            };
        }
        if status != StatusCode::OK {
            return Err(Failure::InvalidResponse(format!(
                "status {}",
                status.as_u16()
            )));
        }
        let total = response.headers().get("x-wp-total");
        let total = total.and_then(|total| total.to_str().ok()?.parse().ok());
        let body = read_limited(response, self.max_response).await?;
        // Plugins send wrong content types and byte order marks, so the body alone decides.
        let json = body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&body);
        let entries = serde_json::from_slice(json)
            .map_err(|error| Failure::InvalidResponse(format!("not a JSON list: {error}")))?;
        Ok(Page { entries, total })
    }
}

/// Reads the body, up to a maximum size.
async fn read_limited(mut response: Response, max: usize) -> Result<Vec<u8>, Failure> {
    let content_length = response.content_length().unwrap_or(0);
    if usize::try_from(content_length).map_or(true, |content_length| content_length > max) {
        return Err(Failure::TooLarge(max));
    }
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| failure(&error))? {
        if body.len() + chunk.len() > max {
            return Err(Failure::TooLarge(max));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
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
