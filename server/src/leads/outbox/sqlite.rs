//! The outbox in a file of the embedded database.
//!
//! Write-ahead mode with `synchronous=FULL`: what is committed survives a crash of the process and of the machine.

mod files;
mod open;

use std::path::Path;

use chrono::{DateTime, Utc};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use uuid::Uuid;

use self::files::Files;
use super::{Count, Lead, OpenError, Record, Stored, Wanted, moment, parse_id};
use crate::leads::{Kind, NewLead, State};

/// The outbox in a file. Clones share it.
#[derive(Clone)]
pub struct Sqlite {
    /// The one connection that stores leads: nothing else that the server does can take it.
    writer: SqlitePool,
    /// Connections for everything else.
    pool: SqlitePool,
    /// The files that they write to; none, where they only read.
    files: Option<Files>,
}

/// SQL for a lead's e-mail address.
const EMAIL: &str =
    "COALESCE(json_extract(payload, '$.email'), json_extract(payload, '$.workEmail'))";

impl Sqlite {
    /// Writes all these leads in one transaction; when it returns, they are on disk. Leads that would make more than
    /// `most` in the outbox, of whatever state, are not stored.
    ///
    /// # Errors
    /// When the disk or the database refuses; then none of them is stored. When the files have gone, they may be: in what
    /// was moved away.
    pub(super) async fn store(
        &self,
        leads: &[NewLead],
        most: u64,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Stored>> {
        let mut connection = self.writer.acquire().await?;
        let outcome = store_all(&mut connection, leads, most, now).await;
        if outcome.is_err() {
            // A full disk makes SQLite roll back by itself, after which sqlx believes for ever that a transaction is open.
            // Nothing is lost with a connection that has just failed.
            let _ = connection.close().await;
        }
        let stored = outcome?;
        if let Some(files) = &self.files {
            files.are_there().await.map_err(sqlx::Error::Io)?;
        }
        Ok(stored)
    }

    /// Takes up to `most` leads that are due. Until `lost_at` nobody else takes them; if nothing has been said of their
    /// outcome by then, they are due again.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn claim(
        &self,
        kind: Kind,
        most: u32,
        now: DateTime<Utc>,
        lost_at: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Lead>> {
        sqlx::query(
            "UPDATE leads SET due_at = ?, tries = tries + 1 WHERE id IN ( \
               SELECT id FROM leads WHERE kind = ? AND state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?) \
             RETURNING id, payload, tries, created_at, traceparent",
        )
        .bind(lost_at.timestamp_millis())
        .bind(kind.name())
        .bind(now.timestamp_millis())
        .bind(most)
        .fetch_all(&self.pool)
        .await?
        .iter()
        .map(|row| lead(kind, row))
        .collect()
    }

    /// When the next lead of a kind is due.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn next_due(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        let due: Option<i64> = sqlx::query_scalar(
            "SELECT MIN(due_at) FROM leads WHERE kind = ? AND state = 'waiting'",
        )
        .bind(kind.name())
        .fetch_one(&self.pool)
        .await?;
        Ok(due.map(moment))
    }

    /// Notes that the service has taken a lead, whichever try that was: it must not be sent again.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn delivered(&self, lead: &Lead, now: DateTime<Utc>) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE leads SET state = 'delivered', ended_at = ?, last_error = NULL WHERE id = ?",
        )
        .bind(now.timestamp_millis())
        .bind(lead.id.to_string())
        .execute(&self.pool)
        .await
        .map(drop)
    }

    /// Notes that a try has failed, and when the next may begin. Nothing changes when the lead was claimed again
    /// meanwhile: the later try decides.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn failed(
        &self,
        lead: &Lead,
        due: DateTime<Utc>,
        error: &str,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE leads SET due_at = ?, last_error = ? WHERE id = ? AND state = 'waiting' AND tries = ?",
        )
        .bind(due.timestamp_millis())
        .bind(error)
        .bind(lead.id.to_string())
        .bind(lead.tries)
        .execute(&self.pool)
        .await
        .map(drop)
    }

    /// Notes that the last try has failed; likewise.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn dead(
        &self,
        lead: &Lead,
        now: DateTime<Utc>,
        error: &str,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE leads SET state = 'dead', ended_at = ?, last_error = ? \
             WHERE id = ? AND state = 'waiting' AND tries = ?",
        )
        .bind(now.timestamp_millis())
        .bind(error)
        .bind(lead.id.to_string())
        .bind(lead.tries)
        .execute(&self.pool)
        .await
        .map(drop)
    }

    /// Deletes the leads that have been in this state since before `before`: waiting ones by when they were stored, the
    /// others by when they ended. Says how many leads that were.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn purge(&self, state: State, before: DateTime<Utc>) -> sqlx::Result<u64> {
        let statement = match state {
            State::Waiting => "DELETE FROM leads WHERE state = 'waiting' AND created_at < ?",
            State::Delivered => "DELETE FROM leads WHERE state = 'delivered' AND ended_at < ?",
            State::Dead => "DELETE FROM leads WHERE state = 'dead' AND ended_at < ?",
        };
        sqlx::query(statement)
            .bind(before.timestamp_millis())
            .execute(&self.pool)
            .await
            .map(|done| done.rows_affected())
    }

    /// Deletes every lead of an e-mail address, in whatever case it was typed, also from the log beside the file. Says
    /// how many.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn delete(&self, email: &str) -> sqlx::Result<u64> {
        let statement = format!("DELETE FROM leads WHERE LOWER({EMAIL}) = LOWER(?)");
        let deleted = sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(email)
            .execute(&self.pool)
            .await?
            .rows_affected();
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&self.pool)
            .await?;
        Ok(deleted)
    }

    /// Makes dead leads due at once with all their tries: those with these ids, or all of them. Says how many.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn retry(
        &self,
        ids: Option<&[Uuid]>,
        now: DateTime<Utc>,
    ) -> sqlx::Result<u64> {
        let now = now.timestamp_millis();
        let Some(ids) = ids else {
            return sqlx::query(
                "UPDATE leads SET state = 'waiting', tries = 0, due_at = ?, ended_at = NULL WHERE state = 'dead'",
            )
            .bind(now)
            .execute(&self.pool)
            .await
            .map(|done| done.rows_affected());
        };
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let mut changed = 0;
        for id in ids {
            changed += sqlx::query(
                "UPDATE leads SET state = 'waiting', tries = 0, due_at = ?, ended_at = NULL \
                 WHERE state = 'dead' AND id = ?",
            )
            .bind(now)
            .bind(id.to_string())
            .execute(&mut *transaction)
            .await?
            .rows_affected();
        }
        transaction.commit().await?;
        Ok(changed)
    }

    /// Everything about these leads, oldest first.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn records(&self, wanted: &Wanted) -> sqlx::Result<Vec<Record>> {
        let statement = format!(
            "SELECT id, kind, state, tries, created_at, due_at, ended_at, last_error, idempotency_key, payload, \
             request_id FROM leads WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR state = ?2) \
             AND (?3 IS NULL OR LOWER({EMAIL}) = LOWER(?3)) ORDER BY created_at, id"
        );
        sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(wanted.kind.map(Kind::name))
            .bind(wanted.state.map(State::name))
            .bind(&wanted.email)
            .fetch_all(&self.pool)
            .await?
            .iter()
            .map(record)
            .collect()
    }

    /// How many leads there are of each kind and state. The database keeps these numbers with every change, so that
    /// nothing is counted however many leads there are.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn counts(&self) -> sqlx::Result<Vec<Count>> {
        sqlx::query("SELECT kind, state, number FROM lead_counts WHERE number > 0")
            .fetch_all(&self.pool)
            .await?
            .iter()
            .map(|row| {
                Ok(Count {
                    kind: row.try_get("kind")?,
                    state: row.try_get("state")?,
                    number: row.try_get("number")?,
                })
            })
            .collect()
    }

    /// When the oldest waiting lead of a kind was stored.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn oldest_waiting(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        let oldest: Option<i64> = sqlx::query_scalar(
            "SELECT MIN(created_at) FROM leads WHERE kind = ? AND state = 'waiting'",
        )
        .bind(kind.name())
        .fetch_one(&self.pool)
        .await?;
        Ok(oldest.map(moment))
    }

    pub(super) async fn backup(&self, copy: &Path) -> sqlx::Result<()> {
        open::new_file(copy).map_err(sqlx::Error::Io)?;
        // An empty file is one that SQLite may write its copy into.
        let name = copy.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO ?")
            .bind(name)
            .execute(&self.pool)
            .await
            .map(drop)
    }

    /// Writes what is still in the log into the file, and closes it.
    pub(super) async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

async fn store_all(
    connection: &mut SqliteConnection,
    leads: &[NewLead],
    most: u64,
    now: DateTime<Utc>,
) -> sqlx::Result<Vec<Stored>> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let held: i64 = sqlx::query_scalar("SELECT COALESCE(SUM(number), 0) FROM lead_counts")
        .fetch_one(&mut *transaction)
        .await?;
    let mut room = most.saturating_sub(u64::try_from(held).unwrap_or(0));
    let now = now.timestamp_millis();
    let mut stored = Vec::with_capacity(leads.len());
    for lead in leads {
        let outcome = store_one(&mut transaction, lead, room > 0, now).await?;
        if matches!(outcome, Stored::New(_)) {
            room -= 1;
        }
        stored.push(outcome);
    }
    sqlx::query("UPDATE probe SET written_at = ? WHERE id = 1")
        .bind(now)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(stored)
}

async fn store_one(
    connection: &mut SqliteConnection,
    lead: &NewLead,
    has_room: bool,
    now: i64,
) -> sqlx::Result<Stored> {
    let known: Option<(String, String)> =
        sqlx::query_as("SELECT id, payload FROM leads WHERE kind = ? AND idempotency_key = ?")
            .bind(lead.kind.name())
            .bind(lead.key.as_str())
            .fetch_optional(&mut *connection)
            .await?;
    match known {
        Some((id, payload)) if payload == lead.payload => {
            return Ok(Stored::Known(parse_id(&id)?));
        }
        Some(_) => return Ok(Stored::KeyTaken),
        None if !has_room => return Ok(Stored::Full),
        None => {}
    }
    let id = Uuid::new_v4();
    sqlx::query(
        "INSERT INTO leads (id, kind, idempotency_key, payload, state, tries, created_at, due_at, request_id, traceparent) \
         VALUES (?, ?, ?, ?, 'waiting', 0, ?, ?, ?, ?)",
    )
    .bind(id.to_string())
    .bind(lead.kind.name())
    .bind(lead.key.as_str())
    .bind(&lead.payload)
    .bind(now)
    .bind(now)
    .bind(&lead.request_id)
    .bind(&lead.traceparent)
    .execute(&mut *connection)
    .await?;
    Ok(Stored::New(id))
}

fn lead(kind: Kind, row: &SqliteRow) -> sqlx::Result<Lead> {
    Ok(Lead {
        id: parse_id(row.try_get("id")?)?,
        kind,
        payload: row.try_get("payload")?,
        tries: row.try_get("tries")?,
        created_at: moment(row.try_get("created_at")?),
        traceparent: row.try_get("traceparent")?,
    })
}

fn record(row: &SqliteRow) -> sqlx::Result<Record> {
    Ok(Record {
        id: row.try_get("id")?,
        kind: row.try_get("kind")?,
        state: row.try_get("state")?,
        tries: row.try_get("tries")?,
        created_at: moment(row.try_get("created_at")?),
        due_at: moment(row.try_get("due_at")?),
        ended_at: row.try_get::<Option<i64>, _>("ended_at")?.map(moment),
        last_error: row.try_get("last_error")?,
        key: row.try_get("idempotency_key")?,
        payload: row.try_get("payload")?,
        request_id: row.try_get("request_id")?,
    })
}

#[cfg(test)]
mod tests;
