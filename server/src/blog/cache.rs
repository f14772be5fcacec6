//! Cache of CMS responses. Fresh responses are served directly, stale ones while they are revalidated; an error never
//! replaces a good response. Concurrent requests for a key are coalesced. Posts and pages that the index shows not to
//! exist are not requested.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use moka::future::Cache as Slots;
use moka::policy::EvictionPolicy;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};
use tracing::Instrument as _;

use super::clock::Clock;
use super::disk::Disk;
use super::failure::Failure;
use super::post::Reader;
use super::query::{BlogQuery, PREVIEW_POSTS};
use super::response::{BlogResponse, RawResponse};
use super::upstream::Upstream;
use crate::guard::ClientLimit;
use crate::metrics::Metrics;
use crate::settings::{BlogSettings, BlogTimes};

/// Weight of a slot without a response, in bytes.
const EMPTY_SLOT: u32 = 1024;

/// Maximum number of index pages: 5,000 posts. Whether older posts exist is unknown, so they are requested.
pub(super) const MAX_INDEX_PAGES: u32 = 50;

pub(super) struct Cache {
    slots: Slots<BlogQuery, Arc<Slot>>,
    upstream: Upstream,
    reader: Arc<Reader>,
    disk: Arc<Disk>,
    times: BlogTimes,
    clock: Clock,
    /// Rate limit for CMS requests per client.
    limit: ClientLimit,
    metrics: Metrics,
}

/// Whether a stale response is acceptable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Freshness {
    AllowStale,
    /// Only a response at most as old as a cached "missing" result may be.
    RequireFresh,
}

/// Cache entry of one query.
#[derive(Default)]
struct Slot {
    state: Mutex<State>,
    weight: AtomicU32,
    /// Held while the response is fetched.
    fetch_lock: Arc<AsyncMutex<()>>,
}

#[derive(Default)]
struct State {
    last_good: Option<(Arc<BlogResponse>, SystemTime)>,
    last_failure: Option<(Failure, SystemTime)>,
}

enum Decision {
    Serve(Arc<BlogResponse>),
    ServeAndRefresh(Arc<BlogResponse>),
    Refuse(Failure),
    Fetch,
}

impl Cache {
    pub(super) fn new(
        upstream: Upstream,
        reader: Reader,
        disk: Disk,
        settings: &BlogSettings,
        clock: Clock,
        metrics: Metrics,
    ) -> Self {
        let max_bytes = settings.cache_bytes.get();
        let slots = Slots::builder()
            .max_capacity(u64::try_from(max_bytes).unwrap_or(u64::MAX))
            .eviction_policy(EvictionPolicy::lru())
            .weigher(|_, slot: &Arc<Slot>| slot.weight.load(Ordering::Relaxed).max(EMPTY_SLOT))
            .build();
        Self {
            slots,
            upstream,
            reader: Arc::new(reader),
            disk: Arc::new(disk),
            times: settings.times,
            clock,
            limit: ClientLimit::per_minute(settings.requests_per_client),
            metrics,
        }
    }

    /// The response to a query, from memory, disk or the CMS. `client` is the client to rate-limit.
    ///
    /// # Errors
    /// If the fetch fails or is refused, and no cached response may be served.
    pub(super) async fn get(
        self: &Arc<Self>,
        query: &BlogQuery,
        client: Option<IpAddr>,
    ) -> Result<Arc<BlogResponse>, Failure> {
        if let Some(missing) = self.missing(query).await {
            self.metrics.blog_response("missing");
            return missing;
        }
        self.response(query, client, Freshness::AllowStale).await
    }

    async fn response(
        self: &Arc<Self>,
        query: &BlogQuery,
        client: Option<IpAddr>,
        freshness: Freshness,
    ) -> Result<Arc<BlogResponse>, Failure> {
        let slot = self.slot(query).await;
        match self.try_cached(query, &slot, freshness) {
            Some(result) => result,
            None => self.fetch_or_wait(query, slot, client, freshness).await,
        }
    }

    /// The cached response, if one may be served now.
    pub(super) async fn get_cached(
        self: &Arc<Self>,
        query: &BlogQuery,
    ) -> Option<Arc<BlogResponse>> {
        if !self.slots.contains_key(query) && !self.is_on_disk(query).await {
            return None;
        }
        let slot = self.slot(query).await;
        self.try_cached(query, &slot, Freshness::AllowStale)?.ok()
    }

    /// The result for a post or page that does not exist, or `None` if it may exist. Only the index is fetched, so that
    /// requests for arbitrary slugs and pages do not reach the CMS. Without an index, anything may exist.
    async fn missing(
        self: &Arc<Self>,
        query: &BlogQuery,
    ) -> Option<Result<Arc<BlogResponse>, Failure>> {
        let (slug, first) = match query {
            BlogQuery::Post(slug) => (Some(slug.as_str()), 0),
            BlogQuery::List {
                page,
                per_page,
                category: Some(id),
                ..
            } => return self.missing_of_category(query, *id, *page, *per_page).await,
            BlogQuery::List { page, per_page, .. } if *page > 1 => {
                (None, u64::from(page - 1) * u64::from(*per_page))
            }
            _ => return None,
        };
        if self.slots.contains_key(query)
            || self
                .index_contains(slug, first, Freshness::AllowStale)
                .await
                == Ok(true)
            || self.is_on_disk(query).await
            || self
                .index_contains(slug, first, Freshness::RequireFresh)
                .await
                != Ok(false)
        {
            return None;
        }
        Some(match slug {
            Some(_) => Ok(Arc::new(BlogResponse::missing_post())),
            None => Err(Failure::NoSuchPage),
        })
    }

    /// The same for a page of a category, judged by the list of categories.
    async fn missing_of_category(
        self: &Arc<Self>,
        query: &BlogQuery,
        id: u64,
        page: u32,
        per_page: u32,
    ) -> Option<Result<Arc<BlogResponse>, Failure>> {
        if self.slots.contains_key(query) {
            return None;
        }
        let categories = self
            .response(&BlogQuery::Categories, None, Freshness::AllowStale)
            .await
            .ok()?;
        let category = categories.terms().iter().find(|category| category.id == id);
        let before = u64::from(page - 1) * u64::from(per_page);
        match category {
            Some(category) if page == 1 || before < category.count => None,
            None if page == 1 => Some(Ok(Arc::new(BlogResponse::missing_post()))),
            _ => Some(Err(Failure::NoSuchPage)),
        }
    }

    /// Whether the index contains this slug or, without a slug, a post at this position. Fetches the index if it is not
    /// as fresh as required.
    async fn index_contains(
        self: &Arc<Self>,
        slug: Option<&str>,
        position: u64,
        freshness: Freshness,
    ) -> Result<bool, Failure> {
        for page in 1..=MAX_INDEX_PAGES {
            let query = BlogQuery::Index { page };
            let index = match freshness {
                Freshness::AllowStale => match self.peek(&query).await {
                    Some(index) => index,
                    None => return Ok(false),
                },
                Freshness::RequireFresh => self.response(&query, None, freshness).await?,
            };
            let Some(slug) = slug else {
                // Unknown if the CMS did not report a total.
                return Ok(index.total.is_none_or(|total| position < u64::from(total)));
            };
            if index.posts().iter().any(|post| post.slug == slug) {
                return Ok(true);
            }
            if index.total_pages.unwrap_or(1) <= page {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The last good response in memory, regardless of its age.
    async fn peek(&self, query: &BlogQuery) -> Option<Arc<BlogResponse>> {
        let slot = self.slots.get(query).await?;
        let state = slot.lock();
        state
            .last_good
            .as_ref()
            .map(|(response, _)| Arc::clone(response))
    }

    async fn is_on_disk(&self, query: &BlogQuery) -> bool {
        let (disk, query) = (Arc::clone(&self.disk), query.clone());
        tokio::task::spawn_blocking(move || disk.has(&query))
            .await
            .unwrap_or(false)
    }

    /// The result that is possible without waiting, if any. Revalidates a stale response in the background.
    fn try_cached(
        self: &Arc<Self>,
        query: &BlogQuery,
        slot: &Arc<Slot>,
        freshness: Freshness,
    ) -> Option<Result<Arc<BlogResponse>, Failure>> {
        match self.decide(query, slot, freshness) {
            Decision::Serve(response) => {
                self.metrics.blog_response("fresh");
                Some(Ok(response))
            }
            Decision::Refuse(failure) => {
                self.metrics.blog_response("failed");
                Some(Err(failure))
            }
            Decision::ServeAndRefresh(response) => {
                self.metrics.blog_response("stale");
                // Another task may have fetched it before the lock was acquired.
                if let Ok(fetch_lock) = Arc::clone(&slot.fetch_lock).try_lock_owned()
                    && matches!(
                        self.decide(query, slot, freshness),
                        Decision::ServeAndRefresh(_)
                    )
                {
                    let fetch = Arc::clone(self).fetch_and_store(
                        query.clone(),
                        Arc::clone(slot),
                        fetch_lock,
                        freshness,
                    );
                    tokio::spawn(fetch.in_current_span());
                }
                Some(Ok(response))
            }
            Decision::Fetch => None,
        }
    }

    /// Fetches the response, unless another request has done so while this one waited for the lock.
    async fn fetch_or_wait(
        self: &Arc<Self>,
        query: &BlogQuery,
        slot: Arc<Slot>,
        client: Option<IpAddr>,
        freshness: Freshness,
    ) -> Result<Arc<BlogResponse>, Failure> {
        let fetch_lock = Arc::clone(&slot.fetch_lock).lock_owned().await;
        match self.decide(query, &slot, freshness) {
            Decision::Serve(response) | Decision::ServeAndRefresh(response) => return Ok(response),
            Decision::Refuse(failure) => return Err(failure),
            Decision::Fetch => {}
        }
        if let Some(client) = client {
            self.limit.check(client).map_err(Failure::RateLimited)?;
        }
        self.metrics.blog_response("fetched");
        // Spawned, so that the other waiting requests get the response even if this client disconnects.
        let fetch = Arc::clone(self).fetch_and_store(query.clone(), slot, fetch_lock, freshness);
        tokio::spawn(fetch.in_current_span())
            .await
            .unwrap_or_else(|error| {
                Err(Failure::InvalidResponse(format!("parsing failed: {error}")))
            })
    }

    async fn fetch_and_store(
        self: Arc<Self>,
        query: BlogQuery,
        slot: Arc<Slot>,
        _fetch_lock: OwnedMutexGuard<()>,
        freshness: Freshness,
    ) -> Result<Arc<BlogResponse>, Failure> {
        let result = match self.upstream.fetch(&query).await {
            Ok(raw) => self.read(&query, raw).await,
            Err(failure) => Err(failure),
        };
        self.metrics.cms_request(match &result {
            Ok(_) => "answered",
            Err(Failure::NoSuchPage) => "no_such_page",
            Err(Failure::Busy | Failure::RateLimited(_)) => "not_asked",
            Err(Failure::Unreachable(_)) => "unreachable",
            Err(Failure::Timeout) => "timeout",
            Err(Failure::InvalidResponse(_)) => "wrong",
        });
        let now = self.clock.now();
        match result {
            Ok((response, raw)) => {
                slot.fill(Arc::clone(&response), now);
                self.slots.insert(query.clone(), slot).await;
                if !query.is_used_by_site() {
                    return Ok(response);
                }
                if response.is_missing_post(&query) {
                    self.on_disk(move |disk| disk.remove(&query)).await;
                } else {
                    self.on_disk(move |disk| disk.write(&query, &raw, now))
                        .await;
                }
                Ok(response)
            }
            Err(failure) => {
                if failure == Failure::NoSuchPage {
                    // A valid response: whatever the page contained is gone.
                    slot.lock().last_good = None;
                    let query = query.clone();
                    self.on_disk(move |disk| disk.remove(&query)).await;
                } else {
                    tracing::warn!(%query, cause = %failure, "the CMS request failed");
                }
                // `Busy` says nothing about the CMS.
                if failure != Failure::Busy {
                    slot.lock().last_failure = Some((failure.clone(), now));
                }
                match self.decide(&query, &slot, freshness) {
                    Decision::Serve(response) | Decision::ServeAndRefresh(response) => Ok(response),
                    Decision::Refuse(_) | Decision::Fetch => Err(failure),
                }
            }
        }
    }

    /// Sanitizes on a blocking thread, since a response may be large and hostile.
    async fn read(
        &self,
        query: &BlogQuery,
        raw: RawResponse,
    ) -> Result<(Arc<BlogResponse>, RawResponse), Failure> {
        let (reader, query) = (Arc::clone(&self.reader), query.clone());
        tokio::task::spawn_blocking(move || {
            let response = BlogResponse::read(&reader, &query, &raw)?;
            Ok((Arc::new(response), raw))
        })
        .await
        .unwrap_or_else(|error| Err(Failure::InvalidResponse(format!("parsing failed: {error}"))))
    }

    async fn on_disk(&self, work: impl FnOnce(&Disk) + Send + 'static) {
        let disk = Arc::clone(&self.disk);
        if let Err(error) = tokio::task::spawn_blocking(move || work(&disk)).await {
            tracing::warn!(%error, "the disk cache task was cancelled or panicked");
        }
    }

    /// The slot of a query; a new one is initialized from disk.
    async fn slot(&self, query: &BlogQuery) -> Arc<Slot> {
        if let Some(slot) = self.slots.get(query).await {
            return slot;
        }
        let (reader, disk, query_for_disk) = (
            Arc::clone(&self.reader),
            Arc::clone(&self.disk),
            query.clone(),
        );
        let new = async move {
            let stored = tokio::task::spawn_blocking(move || {
                let (raw, at) = disk.read(&query_for_disk)?;
                let response = BlogResponse::read(&reader, &query_for_disk, &raw).ok()?;
                Some((Arc::new(response), at))
            });
            let slot = Slot::default();
            if let Ok(Some((response, at))) = stored.await {
                slot.fill(response, at);
            }
            Arc::new(slot)
        };
        self.slots.get_with(query.clone(), new).await
    }

    fn decide(&self, query: &BlogQuery, slot: &Slot, freshness: Freshness) -> Decision {
        let now = self.clock.now();
        let state = slot.lock();
        let last_failure = state
            .last_failure
            .as_ref()
            .filter(|(_, at)| age(now, *at) < self.times.failure);
        let Some((response, at)) = &state.last_good else {
            return last_failure.map_or(Decision::Fetch, |(failure, _)| {
                Decision::Refuse(failure.clone())
            });
        };
        let response = Arc::clone(response);
        // A missing post may be published at any time, so this is cached only briefly.
        let missing = response.is_missing_post(query);
        let fresh = if missing || freshness == Freshness::RequireFresh {
            self.times.failure
        } else {
            self.fresh(query)
        };
        let age = age(now, *at);
        if age < fresh {
            Decision::Serve(response)
        } else if freshness == Freshness::RequireFresh {
            last_failure.map_or(Decision::Fetch, |(failure, _)| {
                Decision::Refuse(failure.clone())
            })
        } else if !missing && age < fresh.saturating_add(self.times.stale) {
            if last_failure.is_some() {
                Decision::Serve(response)
            } else {
                Decision::ServeAndRefresh(response)
            }
        } else {
            let servable = age < fresh.saturating_add(self.times.stale_if_error);
            match last_failure {
                Some(_) if servable => Decision::Serve(response),
                Some((failure, _)) => Decision::Refuse(failure.clone()),
                None => Decision::Fetch,
            }
        }
    }

    fn fresh(&self, query: &BlogQuery) -> Duration {
        match query {
            BlogQuery::Post(_) => self.times.post,
            BlogQuery::List { per_page, .. } if *per_page == PREVIEW_POSTS => self.times.preview,
            BlogQuery::List { .. }
            | BlogQuery::Index { .. }
            | BlogQuery::Categories
            | BlogQuery::Tags => self.times.list,
        }
    }
}

impl Slot {
    fn fill(&self, response: Arc<BlogResponse>, at: SystemTime) {
        let weight = u32::try_from(response.weight).unwrap_or(u32::MAX);
        self.weight.store(weight, Ordering::Relaxed);
        let mut state = self.lock();
        state.last_good = Some((response, at));
        state.last_failure = None;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The time since `at`; zero if the clock was set back.
fn age(now: SystemTime, at: SystemTime) -> Duration {
    now.duration_since(at).unwrap_or_default()
}
