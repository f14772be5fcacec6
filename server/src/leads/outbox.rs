//! The durable outbox: all SQL is in this module, for SQLite and PostgreSQL.
//!
//! Times are stored as Unix milliseconds. `tests/api/outbox.rs` runs the same contract tests against both databases.

mod migrations;
mod postgres;
mod sqlite;

use std::io;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::{Kind, NewLead, State};
use crate::settings::Database;

/// The outbox. Clones share it.
#[derive(Clone)]
pub enum Outbox {
    /// A SQLite file, for a single server.
    Sqlite(sqlite::Sqlite),
    /// A PostgreSQL database, which several servers may share.
    Postgres(postgres::Postgres),
}

/// Result of storing a lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// Stored under this id.
    New(Uuid),
    /// A lead with this key was already stored under this id; it has the new content.
    Known(Uuid),
    /// Not stored: the outbox is full.
    Full,
}

/// A lead claimed for delivery.
#[derive(Debug, Clone)]
pub struct Lead {
    /// Also the idempotency key for the receiving service.
    pub id: Uuid,
    pub kind: Kind,
    /// The validated fields, as JSON.
    pub payload: String,
    /// Attempts so far, including the current one.
    pub tries: u32,
    pub created_at: DateTime<Utc>,
    /// The `traceparent` of the request that submitted it.
    pub traceparent: Option<String>,
}

/// All stored fields of a lead, for the CLI.
#[derive(Debug, Clone)]
pub struct Record {
    pub id: String,
    pub kind: String,
    pub state: String,
    /// Attempts so far.
    pub tries: i64,
    pub created_at: DateTime<Utc>,
    /// Time of the next attempt.
    pub due_at: DateTime<Utc>,
    /// When it was delivered or marked dead.
    pub ended_at: Option<DateTime<Utc>>,
    /// Error of the last attempt.
    pub last_error: Option<String>,
    /// The idempotency key of the submission.
    pub key: String,
    /// The validated fields, as JSON.
    pub payload: String,
    /// Id of the request, as in the log.
    pub request_id: Option<String>,
}

/// Filters for leads; all conditions are optional.
#[derive(Debug, Clone, Default)]
pub struct RecordFilter {
    pub kind: Option<Kind>,
    pub state: Option<State>,
    /// Case-insensitive.
    pub email: Option<String>,
}

/// Number of leads of a kind in a state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    pub kind: String,
    pub state: String,
    pub number: i64,
}

/// Why the outbox cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder or file cannot be created or opened.
    #[error(
        "The outbox {} cannot be opened: {cause}. Leads must be stored before they are acknowledged: make the \
         location writable, or set DATABASE_URL to another file.",
        path.display()
    )]
    File { path: PathBuf, cause: io::Error },
    /// The file is not writable, or not a database of this server.
    #[error(
        "The outbox {} cannot be used: {cause}. Leads must be stored before they are acknowledged: make it \
         writable, or set DATABASE_URL to another file.",
        path.display()
    )]
    Database { path: PathBuf, cause: String },
    /// The database server is unreachable or refuses the connection.
    #[error("The outbox in the database of DATABASE_URL cannot be used: {0}")]
    Server(String),
}

impl Outbox {
    /// Opens the outbox, runs pending migrations and verifies that it is writable; read-only files are not modified.
    /// `timeout` limits the wait for the database.
    ///
    /// # Errors
    /// If it cannot be opened, migrated or written.
    pub async fn open(database: &Database, timeout: Duration) -> Result<Self, OpenError> {
        match database {
            Database::Sqlite(file) => sqlite::Sqlite::open(file, timeout).await.map(Self::Sqlite),
            Database::Postgres(url) => {
                let opened = postgres::Postgres::open(url, timeout).await;
                opened.map(Self::Postgres)
            }
        }
    }

    /// The clock that due times refer to: servers that share a database use its clock.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn now(&self) -> sqlx::Result<DateTime<Utc>> {
        match self {
            Self::Sqlite(_) => Ok(Utc::now()),
            Self::Postgres(outbox) => outbox.with_timeout(outbox.now()).await,
        }
    }

    /// Stores leads in one transaction, which is durable when this returns. A key that is stored already is the same
    /// form sent again: if its content has changed, it replaces the stored one and is delivered (again). At most `max` leads are kept in total;
    /// servers that share a database may exceed this slightly.
    ///
    /// # Errors
    /// If the transaction fails; then none of them is stored.
    pub async fn store(
        &self,
        leads: &[NewLead],
        max: u64,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Stored>> {
        match self {
            Self::Sqlite(outbox) => outbox.store(leads, max, now).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.store(leads, max, now)).await,
        }
    }

    /// The id of the lead with this key and content, if it is stored.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn known(&self, lead: &NewLead) -> sqlx::Result<Option<Uuid>> {
        match self {
            Self::Sqlite(outbox) => outbox.known(lead).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.known(lead)).await,
        }
    }

    /// Claims up to `max` due leads. Nobody else can claim them before `lost_at`; if no outcome is recorded by then,
    /// they are due again.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn claim(
        &self,
        kind: Kind,
        max: u32,
        now: DateTime<Utc>,
        lost_at: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Lead>> {
        match self {
            Self::Sqlite(outbox) => outbox.claim(kind, max, now, lost_at).await,
            Self::Postgres(outbox) => {
                outbox
                    .with_timeout(outbox.claim(kind, max, now, lost_at))
                    .await
            }
        }
    }

    /// # Errors
    /// If the query fails or times out.
    pub async fn next_due(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        match self {
            Self::Sqlite(outbox) => outbox.next_due(kind).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.next_due(kind)).await,
        }
    }

    /// Records that a lead was delivered, by whichever attempt: it must not be sent again. Does nothing if it has other
    /// content by now.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn delivered(&self, lead: &Lead, now: DateTime<Utc>) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(outbox) => outbox.delivered(lead, now).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.delivered(lead, now)).await,
        }
    }

    /// Records a failed attempt and when the next one is due. Does nothing if the lead was claimed again in the
    /// meantime, where the later attempt decides, or has other content.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn failed(&self, lead: &Lead, due: DateTime<Utc>, error: &str) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(outbox) => outbox.failed(lead, due, error).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.failed(lead, due, error)).await,
        }
    }

    /// Records that the last attempt failed; does nothing if the lead was claimed again or has other content.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn dead(&self, lead: &Lead, now: DateTime<Utc>, error: &str) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(outbox) => outbox.dead(lead, now, error).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.dead(lead, now, error)).await,
        }
    }

    /// Deletes leads that have been in this state since before `before`: for waiting ones the time they were stored
    /// counts, for others the time they ended. Returns their number.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn purge(&self, state: State, before: DateTime<Utc>) -> sqlx::Result<u64> {
        match self {
            Self::Sqlite(outbox) => outbox.purge(state, before).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.purge(state, before)).await,
        }
    }

    /// Deletes all leads with an e-mail address (case-insensitive) and returns their number.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn delete(&self, email: &str) -> sqlx::Result<u64> {
        match self {
            Self::Sqlite(outbox) => outbox.delete(email).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.delete(email)).await,
        }
    }

    /// Makes dead leads due now and resets their attempts: those with these ids, or all. Returns their number.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn retry(&self, ids: Option<&[Uuid]>, now: DateTime<Utc>) -> sqlx::Result<u64> {
        match self {
            Self::Sqlite(outbox) => outbox.retry(ids, now).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.retry(ids, now)).await,
        }
    }

    /// The matching leads, oldest first.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn records(&self, filter: &RecordFilter) -> sqlx::Result<Vec<Record>> {
        match self {
            Self::Sqlite(outbox) => outbox.records(filter).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.records(filter)).await,
        }
    }

    /// Number of leads by kind and state; zero counts are omitted.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn counts(&self) -> sqlx::Result<Vec<Count>> {
        match self {
            Self::Sqlite(outbox) => outbox.counts().await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.counts()).await,
        }
    }

    /// When the oldest waiting lead of a kind was stored.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn oldest_waiting(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        match self {
            Self::Sqlite(outbox) => outbox.oldest_waiting(kind).await,
            Self::Postgres(outbox) => outbox.with_timeout(outbox.oldest_waiting(kind)).await,
        }
    }

    /// Marks a proof-of-work nonce as used until its challenge expires; returns false if it was used before on any
    /// server of this database. Always true for SQLite, whose single server tracks nonces in memory.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn use_proof(&self, nonce: &str, expires: DateTime<Utc>) -> sqlx::Result<bool> {
        match self {
            Self::Sqlite(_) => Ok(true),
            Self::Postgres(outbox) => outbox.with_timeout(outbox.use_proof(nonce, expires)).await,
        }
    }

    /// Counts a request against a limit per client and minute shared by all servers of this database; returns whether
    /// it exceeds the limit. `None` for SQLite, which has a single server.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn exceeds_rate_limit(
        &self,
        client: IpAddr,
        per_minute: NonZeroU32,
    ) -> Option<sqlx::Result<bool>> {
        match self {
            Self::Sqlite(_) => None,
            Self::Postgres(outbox) => Some(
                outbox
                    .with_timeout(outbox.exceeds_rate_limit(client, per_minute))
                    .await,
            ),
        }
    }

    /// Deletes expired nonces and rate-limit entries, and returns their number.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn delete_expired(&self) -> sqlx::Result<u64> {
        match self {
            Self::Sqlite(_) => Ok(0),
            Self::Postgres(outbox) => outbox.with_timeout(outbox.delete_expired()).await,
        }
    }

    /// Writes a consistent copy of a SQLite file, readable by its owner only. Returns false for PostgreSQL.
    ///
    /// # Errors
    /// If the copy already exists or cannot be written.
    pub async fn backup(&self, copy: &Path) -> sqlx::Result<bool> {
        match self {
            Self::Sqlite(outbox) => outbox.backup(copy).await.map(|()| true),
            Self::Postgres(_) => Ok(false),
        }
    }

    /// Checkpoints and closes the database.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(outbox) => outbox.close().await,
            Self::Postgres(outbox) => outbox.close().await,
        }
    }
}

fn parse_id(text: &str) -> sqlx::Result<Uuid> {
    Uuid::parse_str(text).map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

/// Out-of-range times become the epoch, so that such a lead is due.
fn timestamp(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}
