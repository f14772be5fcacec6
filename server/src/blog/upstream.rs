//! Calls of the content system: one fixed base address, bounded in every way, and nothing believed.

use std::fmt::Write as _;
use std::time::Duration;

use actix_web::mime::Mime;
use reqwest::header::{ACCEPT, CONTENT_TYPE, HeaderMap};
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;
use tokio::sync::Semaphore;

use super::answer::Fetched;
use super::failure::Failure;
use super::query::Call;
use super::wire::RawError;
use crate::outbound;
use crate::settings::{BlogSettings, CmsUrl};

/// Calls under way at one time. Single calls are shared already; this bounds a flood of different ones.
const MOST_CALLS: usize = 16;

/// Longest body of an error that is read, in bytes.
const LONGEST_ERROR: usize = 64 * 1024;

pub(super) struct Upstream {
    client: Client,
    base: CmsUrl,
    /// Time for a whole call.
    timeout: Duration,
    /// Time to wait for other calls to end.
    turn_timeout: Duration,
    max_answer: usize,
    calls: Semaphore,
}

impl Upstream {
    /// For this content system.
    pub(super) fn new(base: CmsUrl, settings: &BlogSettings, client: Client) -> Self {
        Self {
            client,
            base,
            timeout: settings.timeout,
            turn_timeout: settings.timeout / 4,
            max_answer: settings.max_answer.get(),
            calls: Semaphore::new(MOST_CALLS),
        }
    }

    /// The base address, under which answers are kept on disk.
    pub(super) fn base(&self) -> &CmsUrl {
        &self.base
    }

    /// Makes a call and reads its answer, all pages of it in one where it names none itself.
    ///
    /// # Errors
    /// Whatever is not an answer of the right kind.
    pub(super) async fn fetch(&self, call: &Call) -> Result<Fetched, Failure> {
        let turn = tokio::time::timeout(self.turn_timeout, self.calls.acquire()).await;
        let Ok(Ok(_permit)) = turn else {
            return Err(Failure::Busy);
        };
        let first = self.fetch_page(call, 1).await?;
        let last = first.total_pages.unwrap_or(1).min(call.most_pages());
        if last <= 1 {
            return Ok(first);
        }
        let mut entries = entries_of(&first.body)?;
        let mut bytes = first.body.len();
        for page in 2..=last {
            let next = match self.fetch_page(call, page).await {
                Ok(next) => next,
                // Entries went away meanwhile.
                Err(Failure::NoSuchPage) => break,
                Err(failure) => return Err(failure),
            };
            bytes = bytes.saturating_add(next.body.len());
            if bytes > self.max_answer {
                return Err(too_long(self.max_answer));
            }
            entries.append(&mut entries_of(&next.body)?);
        }
        let body =
            serde_json::to_vec(&entries).map_err(|error| Failure::Wrong(error.to_string()))?;
        Ok(Fetched {
            body,
            total: first.total,
            total_pages: Some(1),
        })
    }

    async fn fetch_page(&self, call: &Call, page: u32) -> Result<Fetched, Failure> {
        let mut query = call.query();
        if page > 1 {
            let _ = write!(query, "&page={page}");
        }
        let mut url = self.base.collection(call.collection());
        url.set_query(Some(&query));
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

    async fn read(&self, response: Response) -> Result<Fetched, Failure> {
        let status = response.status();
        if status == StatusCode::BAD_REQUEST {
            let body = bounded(response, LONGEST_ERROR).await?;
            let code = serde_json::from_slice::<RawError>(&body).map(|error| error.code);
            return Err(match code.as_deref() {
                Ok("rest_post_invalid_page_number") => Failure::NoSuchPage,
                _ => Failure::Wrong("status 400".to_owned()),
            });
        }
        if status != StatusCode::OK {
            return Err(Failure::Wrong(format!("status {}", status.as_u16())));
        }
        if !is_json(response.headers()) {
            return Err(Failure::Wrong("not JSON by its content type".to_owned()));
        }
        let number = |name: &str| response.headers().get(name)?.to_str().ok()?.parse().ok();
        let (total, total_pages) = (number("x-wp-total"), number("x-wp-totalpages"));
        let body = bounded(response, self.max_answer).await?;
        Ok(Fetched {
            body,
            total,
            total_pages,
        })
    }
}

/// The whole body, unless it is longer than wanted.
async fn bounded(mut response: Response, most: usize) -> Result<Vec<u8>, Failure> {
    let announced = response.content_length().unwrap_or(0);
    if usize::try_from(announced).map_or(true, |announced| announced > most) {
        return Err(too_long(most));
    }
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| failure(&error))? {
        if body.len() + chunk.len() > most {
            return Err(too_long(most));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

fn too_long(most: usize) -> Failure {
    Failure::Wrong(format!("more than {most} bytes"))
}

/// The entries of a page, as they came.
fn entries_of(body: &[u8]) -> Result<Vec<Value>, Failure> {
    serde_json::from_slice(body).map_err(|error| Failure::Wrong(error.to_string()))
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
        Failure::Unreachable(chain(error))
    } else {
        Failure::Wrong(chain(error))
    }
}

/// An error with its causes, without the address that it concerns.
fn chain(error: &reqwest::Error) -> String {
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
        "the connection broke".to_owned()
    } else {
        text
    }
}
