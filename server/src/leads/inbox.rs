//! Accepts leads: a request is acknowledged once its lead is stored durably.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use moka::future::Cache;
use tokio::runtime::Handle;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};
use uuid::Uuid;

use super::outbox::{Count, Outbox, Stored};
use super::wake::Wake;
use super::{Kind, NewLead};

/// How long the results of a probe and the figures are cached.
const PROBE_TTL: Duration = Duration::from_secs(1);

/// How long the counted leads are cached: counting takes longer than storing one. Other servers' leads are noticed with
/// this delay.
const COUNT_TTL: Duration = Duration::from_secs(5);

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed or timed out.
    #[error("{0}")]
    Unavailable(String),
    /// The outbox is full.
    #[error("the outbox holds OUTBOX_MAX_LEADS leads of this kind")]
    Full,
}

/// Stores leads. Clones share the counts.
#[derive(Clone)]
pub struct Inbox {
    outbox: Outbox,
    wake: Wake,
    /// Limits a write.
    timeout: Duration,
    /// Maximum number of leads of each kind.
    max_leads: u64,
    counted: Arc<Mutex<Counted>>,
    probe: Cache<(), Result<Vec<Kind>, String>>,
    figures: Cache<(), Arc<Figures>>,
    /// The runtime of the database's connections, which outlives those of the server's workers: a connection that is
    /// given back while its worker stops would be lost.
    runtime: Handle,
}

/// Figures of the outbox for the metrics.
pub struct Figures {
    pub counts: Vec<Count>,
    /// Age of the oldest waiting lead of each kind, if there is one.
    pub oldest: Vec<(Kind, Option<TimeDelta>)>,
}

/// The number of leads of each kind, and when they were counted.
#[derive(Default)]
struct Counted {
    leads: HashMap<String, u64>,
    at: Option<Instant>,
}

impl Inbox {
    /// The outbox holds at most `max_leads` of each kind; servers that share a database may exceed this slightly.
    #[must_use]
    pub fn new(outbox: Outbox, timeout: Duration, max_leads: u64, wake: Wake) -> Self {
        Self {
            outbox,
            wake,
            timeout,
            max_leads,
            counted: Arc::default(),
            probe: kept_for(PROBE_TTL),
            figures: kept_for(PROBE_TTL),
            runtime: Handle::current(),
        }
    }

    /// Stores a lead and returns its id.
    ///
    /// # Errors
    /// If it cannot be stored. After a timeout it may still be stored later.
    pub async fn store(&self, lead: Arc<NewLead>) -> Result<Uuid, StoreError> {
        let this = self.clone();
        match self.run(async move { this.write(&lead).await }).await {
            Ok(Stored::New(id) | Stored::Known(id)) => Ok(id),
            Ok(Stored::Full) => Err(StoreError::Full),
            Err(cause) => {
                tracing::error!(cause, "a lead could not be stored");
                Err(StoreError::Unavailable(cause))
            }
        }
    }

    /// The id of this lead if it has been stored before, with the same key and content.
    ///
    /// # Errors
    /// If the database fails or times out.
    pub async fn known(&self, lead: &Arc<NewLead>) -> Result<Option<Uuid>, StoreError> {
        let (this, lead) = (self.clone(), Arc::clone(lead));
        let known = self.run(async move { this.within_limit(this.outbox.known(&lead)).await });
        known.await.map_err(StoreError::Unavailable)
    }

    /// Checks whether leads of ordinary size can be stored, at most once per second; returns the kinds of which the
    /// outbox is full.
    ///
    /// # Errors
    /// If none can be stored.
    pub async fn probe(&self) -> Result<Vec<Kind>, String> {
        let this = self.clone();
        let probe = self.run(async move { this.write_probe().await });
        self.probe.get_with((), probe).await
    }

    /// The figures, read at most once per second: counting 400,000 leads takes tens of milliseconds.
    ///
    /// # Errors
    /// If the database fails or times out.
    pub async fn figures(&self) -> Result<Arc<Figures>, String> {
        let this = self.clone();
        let figures = self.run(async move { this.within_limit(this.read_figures()).await });
        let figures = self.figures.try_get_with((), figures).await;
        figures.map_err(|error| (*error).clone())
    }

    async fn read_figures(&self) -> sqlx::Result<Arc<Figures>> {
        let now = self.outbox.now().await?;
        let mut oldest = Vec::new();
        for kind in Kind::ALL {
            let stored = self.outbox.oldest_waiting(kind).await?;
            oldest.push((kind, stored.map(|stored| now - stored)));
        }
        let counts = self.outbox.counts().await?;
        Ok(Arc::new(Figures { counts, oldest }))
    }

    async fn write_probe(&self) -> Result<Vec<Kind>, String> {
        let write = async {
            let now = self.outbox.now().await?;
            self.outbox.probe(&NewLead::of_ordinary_size(), now).await
        };
        self.within_limit(write).await?;
        let mut full = Vec::new();
        for kind in Kind::ALL {
            if self.within_limit(self.count(kind)).await? >= self.max_leads {
                full.push(kind);
            }
        }
        if full.len() == Kind::ALL.len() {
            return Err("the outbox holds OUTBOX_MAX_LEADS leads of every kind".to_owned());
        }
        Ok(full)
    }

    /// Runs work to its end, also if the client disconnects.
    async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, String>> + Send + 'static,
    ) -> Result<T, String> {
        let done = self.runtime.spawn(work).await;
        done.unwrap_or_else(|error| Err(error.to_string()))
    }

    async fn write(&self, lead: &NewLead) -> Result<Stored, String> {
        let kind = lead.kind;
        let has_capacity = self.within_limit(self.reserve(kind)).await?;
        let write = async {
            let now = self.outbox.now().await?;
            self.outbox.store(lead, has_capacity, now).await
        };
        let stored = self.within_limit(write).await;
        if has_capacity && !matches!(stored, Ok(Stored::New(_))) {
            self.release(kind).await;
        }
        self.wake.notify(kind);
        stored
    }

    async fn within_limit<T>(
        &self,
        work: impl Future<Output = sqlx::Result<T>>,
    ) -> Result<T, String> {
        match timeout(self.timeout, work).await {
            Ok(done) => done.map_err(|error| error.to_string()),
            Err(_) => Err("the database did not answer in time".to_owned()),
        }
    }

    /// The number of stored leads of a kind.
    async fn count(&self, kind: Kind) -> sqlx::Result<u64> {
        let mut counted = self.counted.lock().await;
        Ok(*self.counted_leads(&mut counted, kind).await?)
    }

    /// Counts a lead in advance, so that concurrent ones share what is left; false if the outbox is full of this kind.
    async fn reserve(&self, kind: Kind) -> sqlx::Result<bool> {
        let mut counted = self.counted.lock().await;
        let leads = self.counted_leads(&mut counted, kind).await?;
        let has_capacity = *leads < self.max_leads;
        if has_capacity {
            *leads += 1;
        }
        Ok(has_capacity)
    }

    /// Takes back a lead that was counted, but not stored.
    async fn release(&self, kind: Kind) {
        let mut counted = self.counted.lock().await;
        let leads = counted.leads.entry(kind.name().to_owned()).or_default();
        *leads = leads.saturating_sub(1);
    }

    /// The cached number of leads of a kind; counts them if that was too long ago.
    async fn counted_leads<'c>(
        &self,
        counted: &'c mut Counted,
        kind: Kind,
    ) -> sqlx::Result<&'c mut u64> {
        if counted.at.is_none_or(|at| at.elapsed() >= COUNT_TTL) {
            let mut leads = HashMap::new();
            for count in self.outbox.counts().await? {
                *leads.entry(count.kind).or_default() += u64::try_from(count.number).unwrap_or(0);
            }
            *counted = Counted {
                leads,
                at: Some(Instant::now()),
            };
        }
        Ok(counted.leads.entry(kind.name().to_owned()).or_default())
    }
}

fn kept_for<V: Clone + Send + Sync + 'static>(time: Duration) -> Cache<(), V> {
    let cache = Cache::builder().max_capacity(1);
    cache.time_to_live(time).build()
}
