//! The outbox on disk: every statement of SQL stands here, for the embedded database and for PostgreSQL.
//!
//! Times are kept as milliseconds since 1970. The contract of both is `tests/api/outbox.rs`.

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
    /// In a file, for one server.
    Sqlite(sqlite::Sqlite),
    /// In a database that any number of servers share.
    Postgres(postgres::Postgres),
}

/// What became of a lead that was to be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// It is on disk under this id.
    New(Uuid),
    /// It has been there before, under this id.
    Known(Uuid),
    /// Its key belongs to another submission; it was not stored.
    KeyTaken,
    /// The outbox holds as many leads as it may; it was not stored.
    Full,
}

/// A lead that is being sent.
#[derive(Debug, Clone)]
pub struct Lead {
    /// Its id, and the key by which the service can tell that it knows it already.
    pub id: Uuid,
    /// What it is about.
    pub kind: Kind,
    /// What goes to the service, as JSON.
    pub payload: String,
    /// Tries so far, with the one that has just begun.
    pub tries: u32,
    /// When it was stored.
    pub created_at: DateTime<Utc>,
    /// What the service is told of the trace of the request that brought it.
    pub traceparent: Option<String>,
}

/// Everything about a lead, for an operator.
#[derive(Debug, Clone)]
pub struct Record {
    /// Its id.
    pub id: String,
    /// What it is about.
    pub kind: String,
    /// How far it has come.
    pub state: String,
    /// Tries so far.
    pub tries: i64,
    /// When it was stored.
    pub created_at: DateTime<Utc>,
    /// When it is tried again.
    pub due_at: DateTime<Utc>,
    /// When it was delivered or given up.
    pub ended_at: Option<DateTime<Utc>>,
    /// Why the last try failed.
    pub last_error: Option<String>,
    /// The submission's own key.
    pub key: String,
    /// What goes to the service, as JSON.
    pub payload: String,
    /// The id of the request that brought it, as in the log.
    pub request_id: Option<String>,
}

/// Which leads an operator means; no condition means all of them.
#[derive(Debug, Clone, Default)]
pub struct Wanted {
    /// Only leads of this kind.
    pub kind: Option<Kind>,
    /// Only leads that have come this far.
    pub state: Option<State>,
    /// Only leads of this e-mail address, in whatever case.
    pub email: Option<String>,
}

/// How many leads there are of a kind and state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// What they are about.
    pub kind: String,
    /// How far they have come.
    pub state: String,
    /// How many.
    pub number: i64,
}

/// Why the outbox cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Its folder or file cannot be made or opened.
    #[error(
        "The outbox {} cannot be opened: {cause}. Leads have to be on disk before they are answered: make the \
         place writable, or set DATABASE_URL to another file.",
        path.display()
    )]
    File {
        /// The file.
        path: PathBuf,
        /// What the operating system says.
        cause: io::Error,
    },
    /// It is there and cannot be written, or is no database of ours.
    #[error(
        "The outbox {} cannot be used: {cause}. Leads have to be on disk before they are answered: make it \
         writable, or set DATABASE_URL to another file.",
        path.display()
    )]
    Database {
        /// The file.
        path: PathBuf,
        /// What the database says.
        cause: String,
    },
    /// The database server cannot be reached, or does not take us.
    #[error("The outbox in the database of DATABASE_URL cannot be used: {0}")]
    Server(String),
}

impl Outbox {
    /// Opens the outbox, brings its tables up to date and writes to it once; a file that is only read is left as it is.
    /// `timeout` is how long to wait for the database.
    ///
    /// # Errors
    /// When it cannot be opened or written.
    pub async fn open(database: &Database, timeout: Duration) -> Result<Self, OpenError> {
        match database {
            Database::Sqlite(file) => sqlite::Sqlite::open(file, timeout).await.map(Self::Sqlite),
            Database::Postgres(url) => {
                let opened = postgres::Postgres::open(url, timeout).await;
                opened.map(Self::Postgres)
            }
        }
    }

    /// The time by which leads are due: servers that share a database go by its clock.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn now(&self) -> sqlx::Result<DateTime<Utc>> {
        match self {
            Self::Sqlite(_) => Ok(Utc::now()),
            Self::Postgres(outbox) => outbox.in_time(outbox.now()).await,
        }
    }

    /// Writes all these leads in one transaction; when it returns, they are on disk. Leads that would make more than
    /// `most` in the outbox, of whatever state, are not stored; several servers on one database may exceed that a little.
    ///
    /// # Errors
    /// When the disk or the database refuses; then none of them is stored.
    pub async fn store(
        &self,
        leads: &[NewLead],
        most: u64,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Stored>> {
        match self {
            Self::Sqlite(outbox) => outbox.store(leads, most, now).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.store(leads, most, now)).await,
        }
    }

    /// Takes up to `most` leads that are due. Until `lost_at` nobody else takes them, of whatever server; if nothing has been
    /// said of their outcome by then, they are due again.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn claim(
        &self,
        kind: Kind,
        most: u32,
        now: DateTime<Utc>,
        lost_at: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Lead>> {
        match self {
            Self::Sqlite(outbox) => outbox.claim(kind, most, now, lost_at).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.claim(kind, most, now, lost_at)).await,
        }
    }

    /// When the next lead of a kind is due.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn next_due(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        match self {
            Self::Sqlite(outbox) => outbox.next_due(kind).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.next_due(kind)).await,
        }
    }

    /// Notes that the service has taken a lead, whichever try that was: it must not be sent again.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn delivered(&self, lead: &Lead, now: DateTime<Utc>) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(outbox) => outbox.delivered(lead, now).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.delivered(lead, now)).await,
        }
    }

    /// Notes that a try has failed, and when the next may begin. Nothing changes when the lead was claimed again
    /// meanwhile: the later try decides.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn failed(&self, lead: &Lead, due: DateTime<Utc>, error: &str) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(outbox) => outbox.failed(lead, due, error).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.failed(lead, due, error)).await,
        }
    }

    /// Notes that the last try has failed; likewise.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn dead(&self, lead: &Lead, now: DateTime<Utc>, error: &str) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(outbox) => outbox.dead(lead, now, error).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.dead(lead, now, error)).await,
        }
    }

    /// Deletes the leads that have been in this state since before `before`: waiting ones by when they were stored, the
    /// others by when they ended. Says how many leads that were.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn purge(&self, state: State, before: DateTime<Utc>) -> sqlx::Result<u64> {
        match self {
            Self::Sqlite(outbox) => outbox.purge(state, before).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.purge(state, before)).await,
        }
    }

    /// Deletes every lead of an e-mail address, in whatever case it was typed. Says how many.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn delete(&self, email: &str) -> sqlx::Result<u64> {
        match self {
            Self::Sqlite(outbox) => outbox.delete(email).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.delete(email)).await,
        }
    }

    /// Makes dead leads due at once with all their tries: those with these ids, or all of them. Says how many.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn retry(&self, ids: Option<&[Uuid]>, now: DateTime<Utc>) -> sqlx::Result<u64> {
        match self {
            Self::Sqlite(outbox) => outbox.retry(ids, now).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.retry(ids, now)).await,
        }
    }

    /// Everything about these leads, oldest first.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn records(&self, wanted: &Wanted) -> sqlx::Result<Vec<Record>> {
        match self {
            Self::Sqlite(outbox) => outbox.records(wanted).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.records(wanted)).await,
        }
    }

    /// How many leads there are of each kind and state; those of which there are none are not listed.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn counts(&self) -> sqlx::Result<Vec<Count>> {
        match self {
            Self::Sqlite(outbox) => outbox.counts().await,
            Self::Postgres(outbox) => outbox.in_time(outbox.counts()).await,
        }
    }

    /// When the oldest waiting lead of a kind was stored.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn oldest_waiting(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        match self {
            Self::Sqlite(outbox) => outbox.oldest_waiting(kind).await,
            Self::Postgres(outbox) => outbox.in_time(outbox.oldest_waiting(kind)).await,
        }
    }

    /// Whether nobody has used the proof of work with this nonce before, on any server of this database; nobody can again
    /// until its challenge expires. A file has one server, which remembers that itself.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn use_proof(&self, nonce: &str, expires: DateTime<Utc>) -> sqlx::Result<bool> {
        match self {
            Self::Sqlite(_) => Ok(true),
            Self::Postgres(outbox) => outbox.in_time(outbox.use_proof(nonce, expires)).await,
        }
    }

    /// Counts a call of this client, of which there may be so many per minute, all at once or spread over it, on all
    /// servers of this database together; whether it is one too many. None for a file, which has one server.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn count_call(
        &self,
        client: IpAddr,
        per_minute: NonZeroU32,
    ) -> Option<sqlx::Result<bool>> {
        match self {
            Self::Sqlite(_) => None,
            Self::Postgres(outbox) => {
                Some(outbox.in_time(outbox.count_call(client, per_minute)).await)
            }
        }
    }

    /// Deletes what servers shared and no longer need. Says how many rows that were.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn forget(&self) -> sqlx::Result<u64> {
        match self {
            Self::Sqlite(_) => Ok(0),
            Self::Postgres(outbox) => outbox.in_time(outbox.forget()).await,
        }
    }

    /// Writes a sound copy of the outbox's file, readable by this user alone; says whether there is one to copy.
    ///
    /// # Errors
    /// When the copy is there already or cannot be written.
    pub async fn backup(&self, copy: &Path) -> sqlx::Result<bool> {
        match self {
            Self::Sqlite(outbox) => outbox.backup(copy).await.map(|()| true),
            Self::Postgres(_) => Ok(false),
        }
    }

    /// Writes what is still in a log into the file, and closes it.
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

/// A time that no clock can show counts as the earliest: such a lead is due.
fn moment(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}
