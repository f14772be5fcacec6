//! The durable outbox: all SQL is in this module, for SQLite and PostgreSQL.
//!
//! Times are stored as Unix milliseconds. `tests/api/outbox.rs` runs the same contract tests against both databases.

mod lent;
mod migrations;
mod postgres;
mod sql;
mod sqlite;

use std::io;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use icu_normalizer::ComposingNormalizerBorrowed;
use uuid::Uuid;

use super::{Kind, NewLead, State};
use crate::settings::Database;

/// The outbox. Clones share it.
#[derive(Clone)]
pub struct Outbox(Arc<dyn Store>);

impl Deref for Outbox {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
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
    /// In any case, and with accents in either form.
    pub email: Option<String>,
}

/// Number of leads of a kind in a state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    pub kind: String,
    pub state: String,
    pub number: i64,
}

/// What the deletion of leads has done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Deleted {
    pub number: u64,
    /// Those among them that were sent, or may have been: the receiving services may keep them.
    pub sent: u64,
    /// Whether the database's log still has their text: it could not be emptied, because it was being read.
    pub log_has_text: bool,
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

/// A database that keeps the outbox. All methods fail if the query fails or times out.
#[async_trait]
pub trait Store: Send + Sync {
    /// The clock that due times refer to: servers that share a database use its clock.
    async fn now(&self) -> sqlx::Result<DateTime<Utc>> {
        Ok(Utc::now())
    }

    /// Stores a lead durably. A key that is stored already is the same form sent again: if its content has changed, it
    /// replaces the stored one and is delivered (again). Without capacity only known keys are stored.
    async fn store(
        &self,
        lead: &NewLead,
        has_capacity: bool,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Stored>;

    /// Stores a lead and deletes it in the same transaction: needs as much as storing one, and leaves nothing.
    async fn probe(&self, lead: &NewLead, now: DateTime<Utc>) -> sqlx::Result<()>;

    /// The id of the lead with this key and content, if it is stored.
    async fn known(&self, lead: &NewLead) -> sqlx::Result<Option<Uuid>>;

    /// Claims up to `max` due leads. Nobody else can claim them before `lost_at`; if no outcome is recorded by then,
    /// they are due again.
    async fn claim(
        &self,
        kind: Kind,
        max: u32,
        now: DateTime<Utc>,
        lost_at: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Lead>>;

    async fn next_due(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>>;

    /// When the oldest waiting lead of a kind was stored.
    async fn oldest_waiting(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>>;

    /// Records that a lead was delivered, by whichever attempt: it must not be sent again. Does nothing if it has other
    /// content by now.
    async fn delivered(&self, lead: &Lead, now: DateTime<Utc>) -> sqlx::Result<()>;

    /// Records a failed attempt and when the next one is due. Does nothing if the lead was claimed again in the
    /// meantime, where the later attempt decides, or has other content.
    async fn failed(&self, lead: &Lead, due: DateTime<Utc>, error: &str) -> sqlx::Result<()>;

    /// Records that the last attempt failed; does nothing if the lead was claimed again or has other content.
    async fn dead(&self, lead: &Lead, now: DateTime<Utc>, error: &str) -> sqlx::Result<()>;

    /// Deletes leads that have been in this state since before `before`: for waiting ones the time they were stored
    /// counts, for others the time they ended. Returns their number.
    async fn purge(&self, state: State, before: DateTime<Utc>) -> sqlx::Result<u64>;

    /// Makes dead leads due now and resets their attempts: those with these ids, or all. Returns their number.
    async fn retry(&self, ids: Option<&[Uuid]>, now: DateTime<Utc>) -> sqlx::Result<u64>;

    /// Id and e-mail address of all leads.
    async fn emails(&self) -> sqlx::Result<Vec<(String, String)>>;

    /// Deletes the leads with these ids.
    async fn delete(&self, ids: &[String]) -> sqlx::Result<Deleted>;

    /// The leads that match the filter's kind and state and, if given, have one of these ids; oldest first.
    async fn records(
        &self,
        filter: &RecordFilter,
        ids: Option<&[String]>,
    ) -> sqlx::Result<Vec<Record>>;

    /// Number of leads by kind and state; zero counts are omitted.
    async fn counts(&self) -> sqlx::Result<Vec<Count>>;

    /// Marks a proof-of-work nonce as used until its challenge expires; returns false if it was used before on any
    /// server of this database. Always true for a database with one server, which tracks nonces in memory.
    async fn use_proof(&self, _nonce: &str, _expires: DateTime<Utc>) -> sqlx::Result<bool> {
        Ok(true)
    }

    /// Counts a request against a limit per client and minute shared by all servers of this database; returns whether
    /// it exceeds the limit. `None` for a database with one server.
    async fn exceeds_rate_limit(
        &self,
        _client: IpAddr,
        _per_minute: NonZeroU32,
    ) -> Option<sqlx::Result<bool>> {
        None
    }

    /// Deletes expired nonces and rate-limit entries, and returns their number.
    async fn delete_expired(&self) -> sqlx::Result<u64> {
        Ok(0)
    }

    /// Writes a consistent copy of a SQLite file, readable by its owner only; fails if the copy exists. Returns false
    /// for a database that has its own tools.
    async fn backup(&self, _copy: &Path) -> sqlx::Result<bool> {
        Ok(false)
    }

    /// Checkpoints and closes the database.
    async fn close(&self);
}

impl Outbox {
    /// Opens the outbox, runs pending migrations and verifies that it is writable; read-only files are not modified.
    /// `timeout` limits the wait for the database.
    ///
    /// # Errors
    /// If it cannot be opened, migrated or written.
    pub async fn open(database: &Database, timeout: Duration) -> Result<Self, OpenError> {
        Ok(Self(match database {
            Database::Sqlite(file) => Arc::new(sqlite::Sqlite::open(file, timeout).await?),
            Database::Postgres(url) => Arc::new(postgres::Postgres::open(url, timeout).await?),
        }))
    }

    /// The ids of a person's leads. Compared here, because databases fold the case of ASCII letters only, or as their
    /// locale says.
    async fn ids_of(&self, email: &str) -> sqlx::Result<Vec<String>> {
        let wanted = folded(email);
        let emails = self.emails().await?;
        let matching = emails.into_iter().filter(|(_, of)| folded(of) == wanted);
        Ok(matching.map(|(id, _)| id).collect())
    }

    /// The matching leads, oldest first.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn find(&self, filter: &RecordFilter) -> sqlx::Result<Vec<Record>> {
        let ids = match &filter.email {
            Some(email) => Some(self.ids_of(email).await?),
            None => None,
        };
        self.records(filter, ids.as_deref()).await
    }

    /// Deletes all leads with an e-mail address.
    ///
    /// # Errors
    /// If the query fails or times out.
    pub async fn delete_person(&self, email: &str) -> sqlx::Result<Deleted> {
        let ids = self.ids_of(email).await?;
        self.delete(&ids).await
    }
}

/// An e-mail address as it is compared.
fn folded(email: &str) -> String {
    let composed = ComposingNormalizerBorrowed::new_nfc();
    composed.normalize(&email.to_lowercase()).into_owned()
}

fn parse_id(text: &str) -> sqlx::Result<Uuid> {
    Uuid::parse_str(text).map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

/// Out-of-range times become the epoch, so that such a lead is due.
fn timestamp(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_compared_without_case_beyond_ascii_and_composition() {
        assert_eq!(folded("JOSÉ@EXAMPLE.ES"), folded("jose\u{301}@example.es"));
        assert_ne!(folded("josé@example.es"), folded("jose@example.es"));
    }
}
