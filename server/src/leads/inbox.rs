//! The way into the outbox: whoever waits here is answered once the lead is on disk.
//!
//! One task writes. Everything that arrives while it waits for the disk goes into the next transaction together, so that
//! many leads at once cost few waits.

use std::time::Duration;

use moka::future::Cache;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use uuid::Uuid;

use super::NewLead;
use super::outbox::{Outbox, Stored};
use super::service::Wake;

/// Leads that may wait for the writer; further ones wait to get in.
const WAITING: usize = 1024;

/// Most leads in one transaction.
const BATCH: usize = 256;

/// How long it is remembered whether a lead could be stored.
const PROBE_AGE: Duration = Duration::from_secs(1);

/// Why a lead was not stored.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The disk or the database refuses, or takes too long.
    #[error("{0}")]
    Unavailable(String),
    /// The key belongs to another submission.
    #[error("the key belongs to another submission")]
    KeyTaken,
    /// The outbox holds as many leads as it may.
    #[error("the outbox holds OUTBOX_MAX_LEADS leads")]
    Full,
}

/// Takes leads in. Clones share one writer.
#[derive(Clone)]
pub struct Inbox {
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

/// What became of the lead, if there was one, or why nothing could be written.
type Reply = oneshot::Sender<Result<Option<Stored>, String>>;

enum Request {
    /// Store this one, or nothing but the probe.
    Write(Option<NewLead>, Reply),
    /// Write what came before, then end.
    Stop,
}

/// An inbox before this outbox of at most `max_leads`, and its writer, which must be run. `timeout` is how long one write
/// may take with all waiting.
#[must_use]
pub fn before(outbox: Outbox, timeout: Duration, max_leads: u64, wake: Wake) -> (Inbox, Writer) {
    let (sender, receiver) = mpsc::channel(WAITING);
    let inbox = Inbox {
        requests: sender,
        timeout,
        probe: Cache::builder()
            .max_capacity(1)
            .time_to_live(PROBE_AGE)
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
    /// The lead's id, once it is on disk.
    ///
    /// # Errors
    /// When it cannot be stored; whether it will be after all is not known.
    pub async fn store(&self, lead: NewLead) -> Result<Uuid, StoreError> {
        match self.write(Some(lead)).await? {
            Some(Stored::New(id) | Stored::Known(id)) => Ok(id),
            Some(Stored::KeyTaken) => Err(StoreError::KeyTaken),
            Some(Stored::Full) => Err(StoreError::Full),
            None => Err(StoreError::Unavailable("nothing was written".to_owned())),
        }
    }

    /// Writes to the disk without a lead, at most once a second: whether one could be stored now.
    ///
    /// # Errors
    /// When it could not.
    pub async fn probe(&self) -> Result<(), String> {
        let write = async {
            let written = self.write(None).await;
            written.map(drop).map_err(|error| error.to_string())
        };
        self.probe.get_with((), write).await
    }

    /// Ends the writer after what came before.
    pub async fn stop(&self) {
        // Without a receiver the writer has ended already.
        let _ = self.requests.send(Request::Stop).await;
    }

    async fn write(&self, lead: Option<NewLead>) -> Result<Option<Stored>, StoreError> {
        let (reply, answer) = oneshot::channel();
        let exchange = async {
            let gone = |()| "the writer has ended".to_owned();
            self.requests
                .send(Request::Write(lead, reply))
                .await
                .map_err(|_| gone(()))?;
            answer.await.map_err(|_| gone(()))?
        };
        timeout(self.timeout, exchange)
            .await
            .unwrap_or_else(|_| Err("the disk takes too long".to_owned()))
            .map_err(StoreError::Unavailable)
    }
}

impl Writer {
    /// Writes until [`Inbox::stop`] or until no inbox is left.
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
                if !stopping && replies.len() < BATCH {
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
        for (place, reply) in replies {
            let answer = match &outcome {
                Ok(stored) => Ok(place.and_then(|place| stored.get(place).copied())),
                Err(error) => Err(error.to_string()),
            };
            // Whoever asked may have gone meanwhile; the lead is stored all the same.
            let _ = reply.send(answer);
        }
    }
}
