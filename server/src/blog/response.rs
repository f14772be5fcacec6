//! A parsed and sanitized response, and its JSON representations.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::failure::Failure;
use super::post::{Post, Reader, Term};
use super::query::{BlogQuery, Selection};
use crate::site::Resource;

/// Cached representations per response besides those that the site's own pages use.
const MAX_OTHER_REPRESENTATIONS: usize = 2;

/// Cached representations per response; the site's own pages use one or two.
const MAX_REPRESENTATIONS: usize = 2 + MAX_OTHER_REPRESENTATIONS;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

type Representations = Vec<(Selection, Arc<Resource>)>;

#[derive(Debug)]
pub enum Entries {
    /// Posts, newest first.
    Posts(Vec<Arc<Post>>),
    Terms(Vec<Term>),
}

/// A response of the CMS or of the embedded posts.
#[derive(Debug)]
pub struct BlogResponse {
    /// Unique; identifies the response in the cache keys of pages built from it.
    pub id: u64,
    pub entries: Entries,
    /// Number of entries on all pages, if the CMS reported it.
    pub total: Option<u32>,
    /// Number of pages, if the CMS reported it.
    pub total_pages: Option<u32>,
    /// Approximate memory use in bytes.
    pub(super) weight: usize,
    representations: Mutex<Representations>,
    /// Held while a representation is built.
    build_lock: tokio::sync::Mutex<()>,
}

/// A raw response, as stored on disk.
#[derive(Debug, Clone)]
pub(super) struct RawResponse {
    pub(super) body: Vec<u8>,
    pub(super) total: Option<u32>,
    pub(super) total_pages: Option<u32>,
}

impl BlogResponse {
    pub(super) fn new(
        entries: Entries,
        total: Option<u32>,
        total_pages: Option<u32>,
        weight: usize,
    ) -> Self {
        Self {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            entries,
            total,
            total_pages,
            weight,
            representations: Mutex::default(),
            build_lock: tokio::sync::Mutex::default(),
        }
    }

    /// The response for a post that does not exist.
    pub(super) fn missing_post() -> Self {
        Self::new(Entries::Posts(Vec::new()), Some(0), Some(0), 0)
    }

    /// Parses and sanitizes a raw response.
    pub(super) fn read(
        reader: &Reader,
        query: &BlogQuery,
        raw: &RawResponse,
    ) -> Result<Self, Failure> {
        let body = &raw.body;
        let mut entries = match query {
            BlogQuery::List { .. } | BlogQuery::Index { .. } | BlogQuery::Post(_) => reader
                .posts(body)
                .map(|posts| Entries::Posts(posts.into_iter().map(Arc::new).collect())),
            BlogQuery::Categories | BlogQuery::Tags => reader.terms(body).map(Entries::Terms),
        }
        .map_err(Failure::InvalidResponse)?;
        // Ignore entries that were not requested.
        match (&mut entries, query) {
            (Entries::Posts(posts), BlogQuery::Post(slug)) => {
                posts.retain(|post| post.slug == *slug);
                posts.truncate(1);
            }
            (Entries::Posts(posts), BlogQuery::List { per_page, .. }) => {
                posts.truncate(usize::try_from(*per_page).unwrap_or(usize::MAX));
            }
            _ => {}
        }
        let weight = weight_of(body.len());
        Ok(Self::new(entries, raw.total, raw.total_pages, weight))
    }

    /// The categories or tags; empty for a response with posts.
    #[must_use]
    pub fn terms(&self) -> &[Term] {
        match &self.entries {
            Entries::Posts(_) => &[],
            Entries::Terms(terms) => terms,
        }
    }

    /// The posts; empty for a response with categories or tags.
    #[must_use]
    pub fn posts(&self) -> &[Arc<Post>] {
        match &self.entries {
            Entries::Posts(posts) => posts,
            Entries::Terms(_) => &[],
        }
    }

    /// Whether a single post was requested and does not exist.
    pub(super) fn is_missing_post(&self, query: &BlogQuery) -> bool {
        matches!(query, BlogQuery::Post(_)) && self.posts().is_empty()
    }

    /// The selected fields as JSON. Concurrent requests for a representation build it once.
    ///
    /// # Errors
    /// Only for internal errors in serialization or compression.
    pub async fn representation(
        self: &Arc<Self>,
        selection: Selection,
    ) -> Result<Arc<Resource>, String> {
        if let Some(representation) = self.cached_representation(selection) {
            return Ok(representation);
        }
        let build_lock = self.build_lock.lock().await;
        if let Some(representation) = self.cached_representation(selection) {
            return Ok(representation);
        }
        // Arbitrary field selections are served uncompressed, since compression takes far longer than the rest. Those
        // of the site's own pages are always cached.
        let others = self
            .representations()
            .iter()
            .filter(|(known, _)| !known.is_used_by_site())
            .count();
        let cached = selection.is_used_by_site() || others < MAX_OTHER_REPRESENTATIONS;
        let build_lock = cached.then_some(build_lock);
        let response = Arc::clone(self);
        let build = move || Resource::json(response.json(selection)?, cached).map(Arc::new);
        let representation = tokio::task::spawn_blocking(build)
            .await
            .map_err(|error| error.to_string())??;
        if build_lock.is_some() {
            self.representations()
                .push((selection, Arc::clone(&representation)));
        }
        Ok(representation)
    }

    fn cached_representation(&self, selection: Selection) -> Option<Arc<Resource>> {
        self.representations()
            .iter()
            .find(|(known, _)| *known == selection)
            .map(|(_, representation)| Arc::clone(representation))
    }

    fn representations(&self) -> MutexGuard<'_, Representations> {
        self.representations
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn json(&self, selection: Selection) -> Result<Vec<u8>, String> {
        self.selected(selection).map_err(|error| error.to_string())
    }

    fn selected(&self, selection: Selection) -> serde_json::Result<Vec<u8>> {
        let posts = match &self.entries {
            Entries::Terms(terms) => return serde_json::to_vec(terms),
            Entries::Posts(posts) => posts,
        };
        let mut values = Vec::with_capacity(posts.len());
        for post in posts {
            let mut value = serde_json::to_value(post.as_ref())?;
            if let Value::Object(fields) = &mut value {
                fields.retain(|name, _| selection.includes(name));
            }
            values.push(value);
        }
        serde_json::to_vec(&values)
    }
}

/// Upper bound for the memory use of a response: its entries, and each representation plain and in three content
/// codings.
pub(super) fn weight_of(bytes: usize) -> usize {
    bytes.saturating_mul(2 + 2 * MAX_REPRESENTATIONS)
}
