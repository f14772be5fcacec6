//! The outbox in a SQLite file.
//!
//! Uses WAL mode with `synchronous=FULL`: commits survive crashes of the process and of the machine.

mod files;
mod open;

use std::path::Path;

use chrono::{DateTime, Utc};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use uuid::Uuid;

use self::files::Files;
use super::{Count, Lead, OpenError, Record, RecordFilter, Stored, parse_id, timestamp};
use crate::leads::{Kind, NewLead, State};

/// The outbox in a SQLite file. Clones share it.
#[derive(Clone)]
pub struct Sqlite {
    /// A single connection reserved for storing leads, so that other work cannot block it.
    writer: SqlitePool,
    /// Connections for everything else.
    pool: SqlitePool,
    /// The files that they write to; `None` if read-only.
    files: Option<Files>,
}

/// SQL expression for a lead's e-mail address.
const EMAIL: &str =
    "COALESCE(json_extract(payload, '$.email'), json_extract(payload, '$.workEmail'))";

impl Sqlite {
    /// See [`Outbox::store`](super::Outbox::store).
    ///
    /// # Errors
    /// If the transaction fails; then none of them is stored. If the files were moved, the leads may be stored in the
    /// moved files.
    pub(super) async fn store(
        &self,
        leads: &[NewLead],
        max: u64,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Stored>> {
        let mut connection = self.writer.acquire().await?;
        let outcome = store_all(&mut connection, leads, max, now).await;
        if outcome.is_err() {
            // On a full disk SQLite rolls back by itself, which sqlx does not notice: it would consider the transaction
            // open forever. Closing the failed connection avoids this.
            let _ = connection.close().await;
        }
        let stored = outcome?;
        if let Some(files) = &self.files {
            files.check().await.map_err(sqlx::Error::Io)?;
        }
        Ok(stored)
    }

    pub(super) async fn known(&self, lead: &NewLead) -> sqlx::Result<Option<Uuid>> {
        let id: Option<String> = sqlx::query_scalar(
            "SELECT id FROM leads WHERE kind = ? AND idempotency_key = ? AND payload = ?",
        )
        .bind(lead.kind.name())
        .bind(lead.key.as_str())
        .bind(&lead.payload)
        .fetch_optional(&self.pool)
        .await?;
        id.map(|id| parse_id(&id)).transpose()
    }

    pub(super) async fn claim(
        &self,
        kind: Kind,
        max: u32,
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
        .bind(max)
        .fetch_all(&self.pool)
        .await?
        .iter()
        .map(|row| lead(kind, row))
        .collect()
    }

    pub(super) async fn next_due(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        let due: Option<i64> = sqlx::query_scalar(
            "SELECT MIN(due_at) FROM leads WHERE kind = ? AND state = 'waiting'",
        )
        .bind(kind.name())
        .fetch_one(&self.pool)
        .await?;
        Ok(due.map(timestamp))
    }

    pub(super) async fn delivered(&self, lead: &Lead, now: DateTime<Utc>) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE leads SET state = 'delivered', ended_at = ?, last_error = NULL WHERE id = ? AND payload = ?",
        )
        .bind(now.timestamp_millis())
        .bind(lead.id.to_string())
        .bind(&lead.payload)
        .execute(&self.pool)
        .await
        .map(drop)
    }

    pub(super) async fn failed(
        &self,
        lead: &Lead,
        due: DateTime<Utc>,
        error: &str,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE leads SET due_at = ?, last_error = ? WHERE id = ? AND state = 'waiting' AND tries = ? AND payload = ?",
        )
        .bind(due.timestamp_millis())
        .bind(error)
        .bind(lead.id.to_string())
        .bind(lead.tries)
        .bind(&lead.payload)
        .execute(&self.pool)
        .await
        .map(drop)
    }

    pub(super) async fn dead(
        &self,
        lead: &Lead,
        now: DateTime<Utc>,
        error: &str,
    ) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE leads SET state = 'dead', ended_at = ?, last_error = ? \
             WHERE id = ? AND state = 'waiting' AND tries = ? AND payload = ?",
        )
        .bind(now.timestamp_millis())
        .bind(error)
        .bind(lead.id.to_string())
        .bind(lead.tries)
        .bind(&lead.payload)
        .execute(&self.pool)
        .await
        .map(drop)
    }

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

    /// Also truncates the write-ahead log, which may still contain the deleted data.
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

    pub(super) async fn records(&self, filter: &RecordFilter) -> sqlx::Result<Vec<Record>> {
        let statement = format!(
            "SELECT id, kind, state, tries, created_at, due_at, ended_at, last_error, idempotency_key, payload, \
             request_id FROM leads WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR state = ?2) \
             AND (?3 IS NULL OR LOWER({EMAIL}) = LOWER(?3)) ORDER BY created_at, id"
        );
        sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(filter.kind.map(Kind::name))
            .bind(filter.state.map(State::name))
            .bind(&filter.email)
            .fetch_all(&self.pool)
            .await?
            .iter()
            .map(record)
            .collect()
    }

    /// Triggers maintain the counts, so that this is fast for any number of leads.
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

    pub(super) async fn oldest_waiting(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        let oldest: Option<i64> = sqlx::query_scalar(
            "SELECT MIN(created_at) FROM leads WHERE kind = ? AND state = 'waiting'",
        )
        .bind(kind.name())
        .fetch_one(&self.pool)
        .await?;
        Ok(oldest.map(timestamp))
    }

    pub(super) async fn backup(&self, copy: &Path) -> sqlx::Result<()> {
        open::create_new(copy).map_err(sqlx::Error::Io)?;
        // `VACUUM INTO` requires a missing or empty file.
        let name = copy.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO ?")
            .bind(name)
            .execute(&self.pool)
            .await
            .map(drop)
    }

    pub(super) async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

async fn store_all(
    connection: &mut SqliteConnection,
    leads: &[NewLead],
    max: u64,
    now: DateTime<Utc>,
) -> sqlx::Result<Vec<Stored>> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let stored_count: i64 = sqlx::query_scalar("SELECT COALESCE(SUM(number), 0) FROM lead_counts")
        .fetch_one(&mut *transaction)
        .await?;
    let mut remaining = max.saturating_sub(u64::try_from(stored_count).unwrap_or(0));
    let now = now.timestamp_millis();
    let mut stored = Vec::with_capacity(leads.len());
    for lead in leads {
        let outcome = store_one(&mut transaction, lead, remaining > 0, now).await?;
        if matches!(outcome, Stored::New(_)) {
            remaining -= 1;
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
    has_capacity: bool,
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
        Some((id, _)) => {
            replace(connection, &id, lead, now).await?;
            return Ok(Stored::Known(parse_id(&id)?));
        }
        None if !has_capacity => return Ok(Stored::Full),
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

/// Gives a stored lead another content, to be delivered from now.
async fn replace(
    connection: &mut SqliteConnection,
    id: &str,
    lead: &NewLead,
    now: i64,
) -> sqlx::Result<()> {
    sqlx::query(
        "UPDATE leads SET payload = ?, state = 'waiting', tries = 0, due_at = ?, ended_at = NULL, last_error = NULL, \
         request_id = ?, traceparent = ? WHERE id = ?",
    )
    .bind(&lead.payload)
    .bind(now)
    .bind(&lead.request_id)
    .bind(&lead.traceparent)
    .bind(id)
    .execute(&mut *connection)
    .await
    .map(drop)
}

fn lead(kind: Kind, row: &SqliteRow) -> sqlx::Result<Lead> {
    Ok(Lead {
        id: parse_id(row.try_get("id")?)?,
        kind,
        payload: row.try_get("payload")?,
        tries: row.try_get("tries")?,
        created_at: timestamp(row.try_get("created_at")?),
        traceparent: row.try_get("traceparent")?,
    })
}

fn record(row: &SqliteRow) -> sqlx::Result<Record> {
    Ok(Record {
        id: row.try_get("id")?,
        kind: row.try_get("kind")?,
        state: row.try_get("state")?,
        tries: row.try_get("tries")?,
        created_at: timestamp(row.try_get("created_at")?),
        due_at: timestamp(row.try_get("due_at")?),
        ended_at: row.try_get::<Option<i64>, _>("ended_at")?.map(timestamp),
        last_error: row.try_get("last_error")?,
        key: row.try_get("idempotency_key")?,
        payload: row.try_get("payload")?,
        request_id: row.try_get("request_id")?,
    })
}

#[cfg(test)]
mod tests;
