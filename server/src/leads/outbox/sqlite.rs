//! The outbox in a SQLite file, for a single server.
//!
//! Uses WAL mode with `synchronous=FULL`: commits survive crashes of the process and of the machine.

mod open;

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqlitePool, SqliteRow};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use uuid::Uuid;

use super::lent::Lent;
use super::{
    Count, Deleted, Lead, OpenError, Record, RecordFilter, Store, Stored, parse_id, sql, timestamp,
};
use crate::leads::{Kind, NewLead, State};

/// The outbox in a SQLite file.
pub(super) struct Sqlite {
    /// A single connection reserved for storing leads, so that other work cannot block it.
    writer: SqlitePool,
    /// Connections for everything else.
    pool: SqlitePool,
    /// The file that they write to, and its identity.
    file: (PathBuf, Identity),
}

/// Device and inode; `None` on systems where open files cannot be moved or deleted.
type Identity = Option<(u64, u64)>;

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt as _;
    Some((file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    None
}

impl Sqlite {
    /// Runs a statement; returns the number of rows that it has changed.
    async fn execute(&self, query: Query<'_, sqlx::Sqlite, SqliteArguments>) -> sqlx::Result<u64> {
        let mut connection = Lent::from(&self.pool).await?;
        let done = query.execute(connection.get()?).await?;
        connection.give_back();
        Ok(done.rows_affected())
    }

    async fn rows(
        &self,
        query: Query<'_, sqlx::Sqlite, SqliteArguments>,
    ) -> sqlx::Result<Vec<SqliteRow>> {
        let mut connection = Lent::from(&self.pool).await?;
        let rows = query.fetch_all(connection.get()?).await?;
        connection.give_back();
        Ok(rows)
    }

    /// The time in the only row's column `time`, if it has one.
    async fn time(
        &self,
        query: Query<'_, sqlx::Sqlite, SqliteArguments>,
    ) -> sqlx::Result<Option<DateTime<Utc>>> {
        let rows = self.rows(query).await?;
        let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
        Ok(row.try_get::<Option<i64>, _>("time")?.map(timestamp))
    }

    /// Stores a lead, and deletes it in the same transaction if it is a probe. A failed connection is closed: on a full
    /// disk SQLite rolls back by itself, which sqlx does not notice and would consider the transaction open forever.
    async fn write(
        &self,
        lead: &NewLead,
        has_capacity: bool,
        is_probe: bool,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Stored> {
        let mut connection = Lent::from(&self.writer).await?;
        let mut transaction = connection.get()?.begin_with("BEGIN IMMEDIATE").await?;
        let stored = store(&mut transaction, lead, has_capacity, now).await?;
        if let (Stored::New(id), true) = (stored, is_probe) {
            sqlx::query(sql::DELETE_ONE)
                .bind(id.to_string())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        connection.give_back();
        self.check_file().await.map_err(sqlx::Error::Io)?;
        Ok(stored)
    }

    /// Writes to a moved or deleted file succeed, but are lost when the process ends; SQLite does not notice in WAL mode.
    async fn check_file(&self) -> io::Result<()> {
        let (path, known) = &self.file;
        let found = tokio::fs::metadata(path).await;
        if found.is_ok_and(|found| identity(&found) == *known) {
            return Ok(());
        }
        Err(io::Error::other(format!(
            "{} was moved, deleted or replaced while the server is running: put it back or restart the server",
            path.display()
        )))
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn store(
        &self,
        lead: &NewLead,
        has_capacity: bool,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Stored> {
        self.write(lead, has_capacity, false, now).await
    }

    async fn probe(&self, lead: &NewLead, now: DateTime<Utc>) -> sqlx::Result<()> {
        self.write(lead, true, true, now).await.map(drop)
    }

    async fn known(&self, lead: &NewLead) -> sqlx::Result<Option<Uuid>> {
        let query = sqlx::query(sql::KNOWN)
            .bind(lead.kind.name())
            .bind(lead.key.as_str())
            .bind(&lead.payload);
        let rows = self.rows(query).await?;
        let id = rows.first().map(|row| parse_id(row.try_get("id")?));
        id.transpose()
    }

    async fn claim(
        &self,
        kind: Kind,
        max: u32,
        now: DateTime<Utc>,
        lost_at: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Lead>> {
        let query = sqlx::query(
            "UPDATE leads SET due_at = $1, tries = tries + 1 WHERE id IN ( \
               SELECT id FROM leads WHERE kind = $2 AND state = 'waiting' AND due_at <= $3 \
               ORDER BY due_at LIMIT $4) \
             RETURNING id, payload, tries, created_at, traceparent",
        )
        .bind(lost_at.timestamp_millis())
        .bind(kind.name())
        .bind(now.timestamp_millis())
        .bind(max);
        let rows = self.rows(query).await?;
        rows.iter().map(|row| lead(kind, row)).collect()
    }

    async fn next_due(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        self.time(sqlx::query(sql::NEXT_DUE).bind(kind.name()))
            .await
    }

    async fn oldest_waiting(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        self.time(sqlx::query(sql::OLDEST_WAITING).bind(kind.name()))
            .await
    }

    async fn delivered(&self, lead: &Lead, now: DateTime<Utc>) -> sqlx::Result<()> {
        let query = sqlx::query(sql::DELIVERED)
            .bind(now.timestamp_millis())
            .bind(lead.id.to_string())
            .bind(&lead.payload);
        self.execute(query).await.map(drop)
    }

    async fn failed(&self, lead: &Lead, due: DateTime<Utc>, error: &str) -> sqlx::Result<()> {
        let query = sqlx::query(sql::FAILED)
            .bind(due.timestamp_millis())
            .bind(error)
            .bind(lead.id.to_string())
            .bind(lead.tries)
            .bind(&lead.payload);
        self.execute(query).await.map(drop)
    }

    async fn dead(&self, lead: &Lead, now: DateTime<Utc>, error: &str) -> sqlx::Result<()> {
        let query = sqlx::query(sql::DEAD)
            .bind(now.timestamp_millis())
            .bind(error)
            .bind(lead.id.to_string())
            .bind(lead.tries)
            .bind(&lead.payload);
        self.execute(query).await.map(drop)
    }

    async fn purge(&self, state: State, before: DateTime<Utc>) -> sqlx::Result<u64> {
        let query = sqlx::query(sql::purge(state)).bind(before.timestamp_millis());
        self.execute(query).await
    }

    async fn retry(&self, ids: Option<&[Uuid]>, now: DateTime<Utc>) -> sqlx::Result<u64> {
        let query = sqlx::query(
            "UPDATE leads SET state = 'waiting', tries = 0, due_at = $1, ended_at = NULL \
             WHERE state = 'dead' AND ($2 IS NULL OR id IN (SELECT value FROM json_each($2)))",
        )
        .bind(now.timestamp_millis())
        .bind(ids.map(json_array));
        self.execute(query).await
    }

    async fn emails(&self) -> sqlx::Result<Vec<(String, String)>> {
        let query = sqlx::query(
            "SELECT id, COALESCE(json_extract(payload, '$.email'), json_extract(payload, '$.workEmail'), '') \
             AS email FROM leads",
        );
        let rows = self.rows(query).await?;
        rows.iter()
            .map(|row| Ok((row.try_get("id")?, row.try_get("email")?)))
            .collect()
    }

    /// Also truncates the write-ahead log, which contains the deleted text, unless it is being read.
    async fn delete(&self, ids: &[String]) -> sqlx::Result<Deleted> {
        let query = sqlx::query(
            "DELETE FROM leads WHERE id IN (SELECT value FROM json_each($1)) RETURNING tries",
        )
        .bind(json_array(ids));
        let rows = self.rows(query).await?;
        let tries = rows.iter().map(|row| row.try_get::<i64, _>("tries"));
        let tries = tries.collect::<sqlx::Result<Vec<_>>>()?;
        let emptied = self.rows(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)"));
        let emptied = emptied.await?;
        let busy: i64 = emptied
            .first()
            .ok_or(sqlx::Error::RowNotFound)?
            .try_get(0)?;
        Ok(Deleted {
            number: tries.len() as u64,
            sent: tries.iter().filter(|tries| **tries > 0).count() as u64,
            log_has_text: busy != 0,
        })
    }

    async fn records(
        &self,
        filter: &RecordFilter,
        ids: Option<&[String]>,
    ) -> sqlx::Result<Vec<Record>> {
        let query = sqlx::query(
            "SELECT id, kind, state, tries, created_at, due_at, ended_at, last_error, idempotency_key, payload, \
             request_id FROM leads WHERE ($1 IS NULL OR kind = $1) AND ($2 IS NULL OR state = $2) \
             AND ($3 IS NULL OR id IN (SELECT value FROM json_each($3))) ORDER BY created_at, id",
        )
        .bind(filter.kind.map(Kind::name))
        .bind(filter.state.map(State::name))
        .bind(ids.map(json_array));
        let rows = self.rows(query).await?;
        rows.iter().map(record).collect()
    }

    async fn counts(&self) -> sqlx::Result<Vec<Count>> {
        let rows = self.rows(sqlx::query(sql::COUNTS)).await?;
        rows.iter()
            .map(|row| {
                Ok(Count {
                    kind: row.try_get("kind")?,
                    state: row.try_get("state")?,
                    number: row.try_get("number")?,
                })
            })
            .collect()
    }

    async fn backup(&self, copy: &Path) -> sqlx::Result<bool> {
        open::create_new(copy).map_err(sqlx::Error::Io)?;
        // `VACUUM INTO` requires a missing or empty file.
        let name = copy.to_string_lossy().into_owned();
        self.execute(sqlx::query("VACUUM INTO $1").bind(name))
            .await?;
        Ok(true)
    }

    async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

/// Ids as a JSON array, since SQLite cannot bind lists.
fn json_array<T: ToString>(ids: &[T]) -> String {
    let ids: Vec<String> = ids.iter().map(T::to_string).collect();
    serde_json::Value::from(ids).to_string()
}

async fn store(
    connection: &mut SqliteConnection,
    lead: &NewLead,
    has_capacity: bool,
    now: DateTime<Utc>,
) -> sqlx::Result<Stored> {
    let now = now.timestamp_millis();
    let stored: Option<(String, String)> = sqlx::query_as(sql::STORED)
        .bind(lead.kind.name())
        .bind(lead.key.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    if let Some((id, payload)) = stored {
        if payload != lead.payload {
            sqlx::query(sql::REPLACE)
                .bind(&lead.payload)
                .bind(now)
                .bind(&lead.request_id)
                .bind(&lead.traceparent)
                .bind(&id)
                .execute(connection)
                .await?;
        }
        return Ok(Stored::Known(parse_id(&id)?));
    }
    if !has_capacity {
        return Ok(Stored::Full);
    }
    let id = Uuid::new_v4();
    sqlx::query(sql::INSERT)
        .bind(id.to_string())
        .bind(lead.kind.name())
        .bind(lead.key.as_str())
        .bind(&lead.payload)
        .bind(now)
        .bind(&lead.request_id)
        .bind(&lead.traceparent)
        .execute(connection)
        .await?;
    Ok(Stored::New(id))
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
