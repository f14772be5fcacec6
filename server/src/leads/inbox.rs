//! Accepts leads: a request is acknowledged once its lead is stored durably.
//!
//! A single task writes. Leads that arrive during a transaction are batched into the next one, so that many concurrent
//! leads need few disk syncs.

use std::time::Duration;

use moka::future::Cache;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use uuid::Uuid;

use super::NewLead;
use super::outbox::{Outbox, Stored};
use super::service::Wake;

/// Capacity of the queue to the writer; beyond it, senders wait.
const QUEUE_CAPACITY: usize = 1024;

/// Maximum number of leads per transaction.
const MAX_BATCH: usize = 256;

/// How long the result of a probe is cached.
const PROBE_TTL: Duration = Duration::from_secs(1);

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed or timed out.
    #[error("{0}")]
    Unavailable(String),
    /// The outbox is full.
    #[error("the outbox holds OUTBOX_MAX_LEADS leads")]
    Full,
}

/// Sends leads to the writer. Clones share one writer.
#[derive(Clone)]
pub struct Inbox {
    outbox: Outbox,
    requests: mpsc::Sender<Request>,
    timeout: Duration,
    probe: Cache<(), Result<(), String>>,
}

/// The task behind an [`Inbox`].
pub struct Writer {
    outbox: Outbox,
    requests: mpsc::Receiver<Request>,
    wake: Wake,
    max_leads: u64,
}

/// Result for the lead, if there was one, or an error message.
type Reply = oneshot::Sender<Result<Option<Stored>, String>>;

enum Request {
    /// Stores a lead, or only probes whether the database is writable.
    Write(Option<NewLead>, Reply),
    /// Finishes earlier requests, then stops.
    Stop,
}

/// Creates an inbox and its writer, which must be run. The outbox holds at most `max_leads`; `timeout` limits a write
/// including its time in the queue.
#[must_use]
pub fn create(outbox: Outbox, timeout: Duration, max_leads: u64, wake: Wake) -> (Inbox, Writer) {
    let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
    let inbox = Inbox {
        outbox: outbox.clone(),
        requests: sender,
        timeout,
        probe: Cache::builder()
            .max_capacity(1)
            .time_to_live(PROBE_TTL)
            .build(),
    };
    let writer = Writer {
        outbox,
        requests: receiver,
        wake,
        max_leads,
    };
    (inbox, writer)
}

impl Inbox {
    /// Stores a lead and returns its id.
    ///
    /// # Errors
    /// If it cannot be stored. After a timeout it may still be stored later.
    pub async fn store(&self, lead: NewLead) -> Result<Uuid, StoreError> {
        match self.write(Some(lead)).await? {
            Some(Stored::New(id) | Stored::Known(id)) => Ok(id),
            Some(Stored::Full) => Err(StoreError::Full),
            None => Err(StoreError::Unavailable("nothing was written".to_owned())),
        }
    }

    /// The id of this lead if it has been stored before, with the same key and content.
    ///
    /// # Errors
    /// If the database fails or times out.
    pub async fn known(&self, lead: &NewLead) -> Result<Option<Uuid>, StoreError> {
        let known = timeout(self.timeout, self.outbox.known(lead)).await;
        let known = known.map_err(|_| StoreError::Unavailable("reading timed out".to_owned()))?;
        known.map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// Checks whether the database is writable, at most once per second.
    ///
    /// # Errors
    /// If it is not.
    pub async fn probe(&self) -> Result<(), String> {
        let write = async {
            let written = self.write(None).await;
            written.map(drop).map_err(|error| error.to_string())
        };
        self.probe.get_with((), write).await
    }

    /// Stops the writer after earlier requests.
    pub async fn stop(&self) {
        // Fails only if the writer has already stopped.
        let _ = self.requests.send(Request::Stop).await;
    }

    async fn write(&self, lead: Option<NewLead>) -> Result<Option<Stored>, StoreError> {
        let (reply, receiver) = oneshot::channel();
        let exchange = async {
            let stopped = |()| "the writer has stopped".to_owned();
            self.requests
                .send(Request::Write(lead, reply))
                .await
                .map_err(|_| stopped(()))?;
            receiver.await.map_err(|_| stopped(()))?
        };
        timeout(self.timeout, exchange)
            .await
            .unwrap_or_else(|_| Err("writing timed out".to_owned()))
            .map_err(StoreError::Unavailable)
    }
}

impl Writer {
    /// Runs until [`Inbox::stop`] or until all inboxes are dropped.
    pub async fn run(mut self) {
        let mut stopping = false;
        while !stopping {
            let Some(first) = self.requests.recv().await else {
                return;
            };
            let (mut leads, mut kinds, mut replies) = (Vec::new(), Vec::new(), Vec::new());
            let mut next = Some(first);
            while let Some(request) = next.take() {
                match request {
                    Request::Write(lead, reply) => {
                        replies.push((lead.as_ref().map(|_| leads.len()), reply));
                        kinds.extend(lead.as_ref().map(|lead| lead.kind));
                        leads.extend(lead);
                    }
                    Request::Stop => stopping = true,
                }
                if !stopping && replies.len() < MAX_BATCH {
                    next = self.requests.try_recv().ok();
                }
            }
            if !replies.is_empty() {
                self.write(&leads, replies).await;
                for kind in kinds {
                    self.wake.notify(kind);
                }
            }
        }
    }

    async fn store(&self, leads: &[NewLead]) -> sqlx::Result<Vec<Stored>> {
        let now = self.outbox.now().await?;
        self.outbox.store(leads, self.max_leads, now).await
    }

    async fn write(&self, leads: &[NewLead], replies: Vec<(Option<usize>, Reply)>) {
        let outcome = self.store(leads).await;
        if let Err(error) = &outcome {
            tracing::error!(cause = %error, leads = leads.len(), "leads could not be stored");
        }
        for (index, reply) in replies {
            let result = match &outcome {
                Ok(stored) => Ok(index.and_then(|index| stored.get(index).copied())),
                Err(error) => Err(error.to_string()),
            };
            // The client may have disconnected; the lead is stored anyway.
            let _ = reply.send(result);
        }
    }
}
