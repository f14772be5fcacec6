//! The content system's answers, kept. What is fresh is served as it is; what is stale is served while it is asked for
//! anew; a failure never takes the place of a good answer; one call at a time is made for each key. What the index of all
//! posts shows not to exist is not asked for.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use moka::future::Cache as Slots;
use moka::policy::EvictionPolicy;
use tokio::sync::{Mutex as Turn, OwnedMutexGuard};
use tracing::Instrument as _;

use super::answer::{Answer, Fetched};
use super::clock::Clock;
use super::disk::Disk;
use super::failure::Failure;
use super::post::Reader;
use super::query::{Call, PREVIEW_POSTS};
use super::upstream::Upstream;
use crate::guard::ClientLimit;
use crate::metrics::Metrics;
use crate::settings::{BlogSettings, BlogTimes};

/// What a slot without an answer takes, in bytes.
const EMPTY_SLOT: u32 = 1024;

/// Most pages of the index: 5,000 posts. What lies beyond is asked for singly.
pub(super) const MOST_INDEX_PAGES: u32 = 50;

pub(super) struct Cache {
    slots: Slots<Call, Arc<Slot>>,
    upstream: Upstream,
    reader: Arc<Reader>,
    disk: Arc<Disk>,
    times: BlogTimes,
    clock: Clock,
    /// Calls that single clients may cause.
    limit: ClientLimit,
    metrics: Metrics,
}

/// Whether an answer will do that is asked for anew meanwhile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    /// It will.
    Any,
    /// Only one that is as new as the answer that a post is missing.
    Fresh,
}

/// All that is known of one call.
#[derive(Default)]
struct Slot {
    state: Mutex<State>,
    weight: AtomicU32,
    /// Held by whoever asks the content system.
    turn: Arc<Turn<()>>,
}

#[derive(Default)]
struct State {
    good: Option<(Arc<Answer>, SystemTime)>,
    failed: Option<(Failure, SystemTime)>,
}

/// What to do about a call.
enum Decision {
    Serve(Arc<Answer>),
    ServeAndRefresh(Arc<Answer>),
    Refuse(Failure),
    Ask,
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
        let most_bytes = settings.cache_bytes.get();
        let slots = Slots::builder()
            .max_capacity(u64::try_from(most_bytes).unwrap_or(u64::MAX))
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
            limit: ClientLimit::per_minute(settings.calls_per_client),
            metrics,
        }
    }

    /// The answer of a call, from memory, disk or the content system; `client` is whoever waits for it.
    ///
    /// # Errors
    /// When there is no answer that may still be served.
    pub(super) async fn get(
        self: &Arc<Self>,
        call: &Call,
        client: Option<IpAddr>,
    ) -> Result<Arc<Answer>, Failure> {
        if let Some(missing) = self.missing(call).await {
            self.metrics.blog_answer("missing");
            return missing;
        }
        self.answer(call, client, Need::Any).await
    }

    async fn answer(
        self: &Arc<Self>,
        call: &Call,
        client: Option<IpAddr>,
        need: Need,
    ) -> Result<Arc<Answer>, Failure> {
        let slot = self.slot(call).await;
        match self.known(call, &slot, need) {
            Some(result) => result,
            None => self.wait(call, slot, client, need).await,
        }
    }

    /// The answer of a call, if it is kept and may be served now.
    pub(super) async fn at_hand(self: &Arc<Self>, call: &Call) -> Option<Arc<Answer>> {
        if !self.slots.contains_key(call) && !self.is_on_disk(call).await {
            return None;
        }
        let slot = self.slot(call).await;
        self.known(call, &slot, Need::Any)?.ok()
    }

    /// What is to be said of a call for something that does not exist; nothing where it may exist. Only the index is asked
    /// for, so that calls for ever new slugs and pages cost the content system nothing. Where there is no index to be had,
    /// anything may exist.
    async fn missing(self: &Arc<Self>, call: &Call) -> Option<Result<Arc<Answer>, Failure>> {
        let (slug, first) = match call {
            Call::Post(slug) => (Some(slug.as_str()), 0),
            Call::List {
                page,
                per_page,
                category: Some(id),
                ..
            } => return self.missing_of_category(call, *id, *page, *per_page).await,
            Call::List { page, per_page, .. } if *page > 1 => {
                (None, u64::from(page - 1) * u64::from(*per_page))
            }
            _ => return None,
        };
        if self.slots.contains_key(call)
            || self.shows(slug, first, Need::Any).await == Ok(true)
            || self.is_on_disk(call).await
            || self.shows(slug, first, Need::Fresh).await != Ok(false)
        {
            return None;
        }
        Some(match slug {
            Some(_) => Ok(Arc::new(Answer::no_posts())),
            None => Err(Failure::NoSuchPage),
        })
    }

    /// The same of a page of a category, which the list of categories tells of: an unknown one has no posts.
    async fn missing_of_category(
        self: &Arc<Self>,
        call: &Call,
        id: u64,
        page: u32,
        per_page: u32,
    ) -> Option<Result<Arc<Answer>, Failure>> {
        if self.slots.contains_key(call) {
            return None;
        }
        let categories = self.answer(&Call::Categories, None, Need::Any).await.ok()?;
        let category = categories.terms().iter().find(|category| category.id == id);
        let before = u64::from(page - 1) * u64::from(per_page);
        match category {
            Some(category) if page == 1 || before < category.count => None,
            None if page == 1 => Some(Ok(Arc::new(Answer::no_posts()))),
            _ => Some(Err(Failure::NoSuchPage)),
        }
    }

    /// Whether the index shows this slug or, without one, a post at this place of the list. One that is not as new as it
    /// is needed is asked for.
    async fn shows(
        self: &Arc<Self>,
        slug: Option<&str>,
        place: u64,
        need: Need,
    ) -> Result<bool, Failure> {
        for page in 1..=MOST_INDEX_PAGES {
            let call = Call::Index { page };
            let index = match need {
                Need::Any => match self.peek(&call).await {
                    Some(index) => index,
                    None => return Ok(false),
                },
                Need::Fresh => self.answer(&call, None, need).await?,
            };
            let Some(slug) = slug else {
                // Without a number of posts it cannot be known.
                return Ok(index.total.is_none_or(|total| place < u64::from(total)));
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

    /// A good answer in memory, however old.
    async fn peek(&self, call: &Call) -> Option<Arc<Answer>> {
        let slot = self.slots.get(call).await?;
        let state = slot.lock();
        state.good.as_ref().map(|(answer, _)| Arc::clone(answer))
    }

    async fn is_on_disk(&self, call: &Call) -> bool {
        let (disk, call) = (Arc::clone(&self.disk), call.clone());
        tokio::task::spawn_blocking(move || disk.has(&call))
            .await
            .unwrap_or(false)
    }

    /// What may be said without asking, if anything. A stale answer is asked for anew meanwhile.
    fn known(
        self: &Arc<Self>,
        call: &Call,
        slot: &Arc<Slot>,
        need: Need,
    ) -> Option<Result<Arc<Answer>, Failure>> {
        match self.decide(call, slot, need) {
            Decision::Serve(answer) => {
                self.metrics.blog_answer("fresh");
                Some(Ok(answer))
            }
            Decision::Refuse(failure) => {
                self.metrics.blog_answer("failed");
                Some(Err(failure))
            }
            Decision::ServeAndRefresh(answer) => {
                self.metrics.blog_answer("stale");
                // Whoever had the turn before may have asked meanwhile.
                if let Ok(turn) = Arc::clone(&slot.turn).try_lock_owned()
                    && matches!(self.decide(call, slot, need), Decision::ServeAndRefresh(_))
                {
                    let asking = Arc::clone(self).ask(call.clone(), Arc::clone(slot), turn, need);
                    tokio::spawn(asking.in_current_span());
                }
                Some(Ok(answer))
            }
            Decision::Ask => None,
        }
    }

    /// Asks when it is this request's turn, unless an earlier one has brought the answer meanwhile.
    async fn wait(
        self: &Arc<Self>,
        call: &Call,
        slot: Arc<Slot>,
        client: Option<IpAddr>,
        need: Need,
    ) -> Result<Arc<Answer>, Failure> {
        let turn = Arc::clone(&slot.turn).lock_owned().await;
        match self.decide(call, &slot, need) {
            Decision::Serve(answer) | Decision::ServeAndRefresh(answer) => return Ok(answer),
            Decision::Refuse(failure) => return Err(failure),
            Decision::Ask => {}
        }
        if let Some(client) = client {
            self.limit.check(client).map_err(Failure::TooMany)?;
        }
        self.metrics.blog_answer("fetched");
        // A task of its own: when this visitor goes away, the others still get the answer.
        let asking = Arc::clone(self).ask(call.clone(), slot, turn, need);
        tokio::spawn(asking.in_current_span())
            .await
            .unwrap_or_else(|error| Err(Failure::Wrong(format!("reading it failed: {error}"))))
    }

    async fn ask(
        self: Arc<Self>,
        call: Call,
        slot: Arc<Slot>,
        _turn: OwnedMutexGuard<()>,
        need: Need,
    ) -> Result<Arc<Answer>, Failure> {
        let result = match self.upstream.fetch(&call).await {
            Ok(fetched) => self.read(&call, fetched).await,
            Err(failure) => Err(failure),
        };
        self.metrics.cms_call(match &result {
            Ok(_) => "answered",
            Err(Failure::NoSuchPage) => "no_such_page",
            Err(Failure::Busy | Failure::TooMany(_)) => "not_asked",
            Err(Failure::Unreachable(_)) => "unreachable",
            Err(Failure::Timeout) => "timeout",
            Err(Failure::Wrong(_)) => "wrong",
        });
        let now = self.clock.now();
        match result {
            Ok((answer, fetched)) => {
                slot.fill(Arc::clone(&answer), now);
                self.slots.insert(call.clone(), slot).await;
                if !call.is_sites_own() {
                    return Ok(answer);
                }
                if answer.lacks_post(&call) {
                    self.on_disk(move |disk| disk.remove(&call)).await;
                } else {
                    self.on_disk(move |disk| disk.write(&call, &fetched, now))
                        .await;
                }
                Ok(answer)
            }
            Err(failure) => {
                if failure == Failure::NoSuchPage {
                    // An answer, not a fault: what the page once held is gone.
                    slot.lock().good = None;
                    let call = call.clone();
                    self.on_disk(move |disk| disk.remove(&call)).await;
                } else {
                    tracing::warn!(%call, cause = %failure, "the content system failed");
                }
                // That we are busy says nothing of the content system.
                if failure != Failure::Busy {
                    slot.lock().failed = Some((failure.clone(), now));
                }
                match self.decide(&call, &slot, need) {
                    Decision::Serve(answer) | Decision::ServeAndRefresh(answer) => Ok(answer),
                    Decision::Refuse(_) | Decision::Ask => Err(failure),
                }
            }
        }
    }

    /// Cleans on a thread for slow work: an answer may be large and hostile.
    async fn read(&self, call: &Call, fetched: Fetched) -> Result<(Arc<Answer>, Fetched), Failure> {
        let (reader, call) = (Arc::clone(&self.reader), call.clone());
        tokio::task::spawn_blocking(move || {
            let answer = Answer::read(&reader, &call, &fetched)?;
            Ok((Arc::new(answer), fetched))
        })
        .await
        .unwrap_or_else(|error| Err(Failure::Wrong(format!("reading it failed: {error}"))))
    }

    async fn on_disk(&self, work: impl FnOnce(&Disk) + Send + 'static) {
        let disk = Arc::clone(&self.disk);
        if let Err(error) = tokio::task::spawn_blocking(move || work(&disk)).await {
            tracing::warn!(%error, "keeping an answer on disk ended early");
        }
    }

    /// The call's slot; a new one begins with what was kept on disk.
    async fn slot(&self, call: &Call) -> Arc<Slot> {
        if let Some(slot) = self.slots.get(call).await {
            return slot;
        }
        let (reader, disk, kept_call) = (
            Arc::clone(&self.reader),
            Arc::clone(&self.disk),
            call.clone(),
        );
        let new = async move {
            let kept = tokio::task::spawn_blocking(move || {
                let (fetched, at) = disk.read(&kept_call)?;
                let answer = Answer::read(&reader, &kept_call, &fetched).ok()?;
                Some((Arc::new(answer), at))
            });
            let slot = Slot::default();
            if let Ok(Some((answer, at))) = kept.await {
                slot.fill(answer, at);
            }
            Arc::new(slot)
        };
        self.slots.get_with(call.clone(), new).await
    }

    fn decide(&self, call: &Call, slot: &Slot, need: Need) -> Decision {
        let now = self.clock.now();
        let state = slot.lock();
        let failed = state
            .failed
            .as_ref()
            .filter(|(_, at)| age(now, *at) < self.times.failure);
        let Some((answer, at)) = &state.good else {
            return failed.map_or(Decision::Ask, |(failure, _)| {
                Decision::Refuse(failure.clone())
            });
        };
        let answer = Arc::clone(answer);
        // That a post is missing is known only for a while: it may be published the next minute.
        let missing = answer.lacks_post(call);
        let fresh = if missing || need == Need::Fresh {
            self.times.failure
        } else {
            self.fresh(call)
        };
        let age = age(now, *at);
        if age < fresh {
            Decision::Serve(answer)
        } else if need == Need::Fresh {
            failed.map_or(Decision::Ask, |(failure, _)| {
                Decision::Refuse(failure.clone())
            })
        } else if !missing && age < fresh.saturating_add(self.times.stale) {
            if failed.is_some() {
                Decision::Serve(answer)
            } else {
                Decision::ServeAndRefresh(answer)
            }
        } else {
            let servable = age < fresh.saturating_add(self.times.stale_if_error);
            match failed {
                Some(_) if servable => Decision::Serve(answer),
                Some((failure, _)) => Decision::Refuse(failure.clone()),
                None => Decision::Ask,
            }
        }
    }

    fn fresh(&self, call: &Call) -> Duration {
        match call {
            Call::Post(_) => self.times.post,
            Call::List { per_page, .. } if *per_page == PREVIEW_POSTS => self.times.preview,
            Call::List { .. } | Call::Index { .. } | Call::Categories | Call::Tags => {
                self.times.list
            }
        }
    }
}

impl Slot {
    fn fill(&self, answer: Arc<Answer>, at: SystemTime) {
        let weight = u32::try_from(answer.weight).unwrap_or(u32::MAX);
        self.weight.store(weight, Ordering::Relaxed);
        let mut state = self.lock();
        state.good = Some((answer, at));
        state.failed = None;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The time since `at`; none when the clock was set back.
fn age(now: SystemTime, at: SystemTime) -> Duration {
    now.duration_since(at).unwrap_or_default()
}
