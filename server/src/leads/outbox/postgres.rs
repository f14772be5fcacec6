//! The outbox in a PostgreSQL database, which several servers may share.

use std::io;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::{PgConnection, Row as _};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};
use uuid::Uuid;

use super::{
    Count, Lead, OpenError, Record, RecordFilter, Stored, migrations, parse_id, timestamp,
};
use crate::leads::{Kind, NewLead, State};
use crate::settings::PostgresUrl;

/// Connections besides the one that stores leads.
const CONNECTIONS: u32 = 3;

/// How long the cached number of leads is valid: counting takes longer than storing one.
const COUNT_TTL: Duration = Duration::from_secs(5);

/// In microseconds.
const MINUTE: i64 = 60_000_000;

/// SQL expression for a lead's e-mail address.
const EMAIL: &str = "COALESCE(payload::jsonb->>'email', payload::jsonb->>'workEmail')";

/// The outbox in a PostgreSQL database. Clones share it.
#[derive(Clone)]
pub struct Postgres {
    /// A single connection reserved for storing leads, so that other work cannot block it.
    writer: PgPool,
    pool: PgPool,
    /// The number of leads and when it was counted.
    stored_count: Arc<Mutex<Option<(u64, Instant)>>>,
    /// Time limit for database operations.
    timeout: Duration,
}

impl Postgres {
    /// Connects, runs pending migrations and verifies that the database is writable. Safe for several servers at the
    /// same time.
    pub(super) async fn open(url: &PostgresUrl, timeout: Duration) -> Result<Self, OpenError> {
        let open_error = |error: sqlx::Error| OpenError::Server(error.to_string());
        let options = PgConnectOptions::from_str(url.expose())
            .map_err(open_error)?
            .application_name("brightcrew-server")
            .options([
                // Commits must be durable, whatever the database's default.
                ("synchronous_commit", "on".to_owned()),
                ("statement_timeout", timeout.as_millis().to_string()),
            ]);
        let pool = |connections| {
            PgPoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(timeout)
                // Setting neither disables the pool's maintenance task, which may spin forever (sqlx issue 3645).
                .idle_timeout(None)
                .max_lifetime(None)
        };
        let writer = pool(1)
            .connect_with(options.clone())
            .await
            .map_err(open_error)?;
        migrations::postgres()
            .run(&writer)
            .await
            .map_err(|error| OpenError::Server(error.to_string()))?;
        let outbox = Self {
            writer,
            pool: pool(CONNECTIONS).connect_lazy_with(options),
            stored_count: Arc::default(),
            timeout,
        };
        let now = outbox.now().await.map_err(open_error)?;
        outbox.store(&[], 0, now).await.map_err(open_error)?;
        Ok(outbox)
    }

    /// Applies the time limit on the client side. `statement_timeout` does not help if the network fails: every user of
    /// such a connection would wait for the TCP timeout.
    pub(super) async fn with_timeout<T>(
        &self,
        work: impl Future<Output = sqlx::Result<T>>,
    ) -> sqlx::Result<T> {
        timeout(self.timeout, work)
            .await
            .unwrap_or_else(|_| Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into())))
    }

    /// The database's clock.
    pub(super) async fn now(&self) -> sqlx::Result<DateTime<Utc>> {
        let now = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";
        let millis: i64 = sqlx::query_scalar(now).fetch_one(&self.pool).await?;
        Ok(timestamp(millis))
    }

    pub(super) async fn store(
        &self,
        leads: &[NewLead],
        max: u64,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Stored>> {
        let mut remaining = if leads.is_empty() {
            0
        } else {
            max.saturating_sub(self.stored_count().await?)
        };
        let now = now.timestamp_millis();
        let mut transaction = self.writer.begin().await?;
        // A fixed order of keys prevents deadlocks between servers that store the same keys.
        let mut order: Vec<usize> = (0..leads.len()).collect();
        order.sort_by_key(|at| (leads[*at].kind.name(), leads[*at].key.as_str()));
        let mut stored = vec![Stored::Full; leads.len()];
        for at in order {
            stored[at] = store_one(&mut transaction, &leads[at], remaining > 0, now).await?;
            if matches!(stored[at], Stored::New(_)) {
                remaining -= 1;
            }
        }
        if leads.is_empty() {
            sqlx::query("UPDATE probe SET written_at = $1 WHERE id = 1")
                .bind(now)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        let new = stored.iter().filter(|one| matches!(one, Stored::New(_)));
        if let Some((stored_count, _)) = self.stored_count.lock().await.as_mut() {
            *stored_count += new.count() as u64;
        }
        Ok(stored)
    }

    /// The number of leads. Other servers' inserts are noticed with a delay of up to `COUNT_TTL`.
    async fn stored_count(&self) -> sqlx::Result<u64> {
        let mut stored_count = self.stored_count.lock().await;
        if let Some((number, at)) = *stored_count
            && at.elapsed() < COUNT_TTL
        {
            return Ok(number);
        }
        let number: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM leads")
            .fetch_one(&self.pool)
            .await?;
        let number = u64::try_from(number).unwrap_or(0);
        *stored_count = Some((number, Instant::now()));
        Ok(number)
    }

    pub(super) async fn known(&self, lead: &NewLead) -> sqlx::Result<Option<Uuid>> {
        let id: Option<String> = sqlx::query_scalar(
            "SELECT id FROM leads WHERE kind = $1 AND idempotency_key = $2 AND payload = $3",
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
            "UPDATE leads SET due_at = $1, tries = tries + 1 WHERE id IN ( \
               SELECT id FROM leads WHERE kind = $2 AND state = 'waiting' AND due_at <= $3 \
               ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED) \
             RETURNING id, payload, tries, created_at, traceparent",
        )
        .bind(lost_at.timestamp_millis())
        .bind(kind.name())
        .bind(now.timestamp_millis())
        .bind(i64::from(max))
        .fetch_all(&self.pool)
        .await?
        .iter()
        .map(|row| lead(kind, row))
        .collect()
    }

    pub(super) async fn next_due(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        self.min_timestamp(
            "SELECT MIN(due_at) FROM leads WHERE kind = $1 AND state = 'waiting'",
            kind,
        )
        .await
    }

    pub(super) async fn oldest_waiting(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        self.min_timestamp(
            "SELECT MIN(created_at) FROM leads WHERE kind = $1 AND state = 'waiting'",
            kind,
        )
        .await
    }

    async fn min_timestamp(
        &self,
        statement: &'static str,
        kind: Kind,
    ) -> sqlx::Result<Option<DateTime<Utc>>> {
        let millis: Option<i64> = sqlx::query_scalar(statement)
            .bind(kind.name())
            .fetch_one(&self.pool)
            .await?;
        Ok(millis.map(timestamp))
    }

    pub(super) async fn delivered(&self, lead: &Lead, now: DateTime<Utc>) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE leads SET state = 'delivered', ended_at = $1, last_error = NULL WHERE id = $2 AND payload = $3",
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
            "UPDATE leads SET due_at = $1, last_error = $2 WHERE id = $3 AND state = 'waiting' AND tries = $4 AND payload = $5",
        )
        .bind(due.timestamp_millis())
        .bind(error)
        .bind(lead.id.to_string())
        .bind(i64::from(lead.tries))
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
            "UPDATE leads SET state = 'dead', ended_at = $1, last_error = $2 \
             WHERE id = $3 AND state = 'waiting' AND tries = $4 AND payload = $5",
        )
        .bind(now.timestamp_millis())
        .bind(error)
        .bind(lead.id.to_string())
        .bind(i64::from(lead.tries))
        .bind(&lead.payload)
        .execute(&self.pool)
        .await
        .map(drop)
    }

    pub(super) async fn purge(&self, state: State, before: DateTime<Utc>) -> sqlx::Result<u64> {
        let statement = match state {
            State::Waiting => "DELETE FROM leads WHERE state = 'waiting' AND created_at < $1",
            State::Delivered => "DELETE FROM leads WHERE state = 'delivered' AND ended_at < $1",
            State::Dead => "DELETE FROM leads WHERE state = 'dead' AND ended_at < $1",
        };
        sqlx::query(statement)
            .bind(before.timestamp_millis())
            .execute(&self.pool)
            .await
            .map(|done| done.rows_affected())
    }

    pub(super) async fn delete(&self, email: &str) -> sqlx::Result<u64> {
        let statement = format!("DELETE FROM leads WHERE LOWER({EMAIL}) = LOWER($1)");
        sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(email)
            .execute(&self.pool)
            .await
            .map(|done| done.rows_affected())
    }

    pub(super) async fn retry(
        &self,
        ids: Option<&[Uuid]>,
        now: DateTime<Utc>,
    ) -> sqlx::Result<u64> {
        let ids: Option<Vec<String>> = ids.map(|ids| ids.iter().map(Uuid::to_string).collect());
        sqlx::query(
            "UPDATE leads SET state = 'waiting', tries = 0, due_at = $1, ended_at = NULL \
             WHERE state = 'dead' AND ($2::text[] IS NULL OR id = ANY($2))",
        )
        .bind(now.timestamp_millis())
        .bind(ids)
        .execute(&self.pool)
        .await
        .map(|done| done.rows_affected())
    }

    pub(super) async fn records(&self, filter: &RecordFilter) -> sqlx::Result<Vec<Record>> {
        let statement = format!(
            "SELECT id, kind, state, tries::bigint AS tries, created_at, due_at, ended_at, last_error, \
             idempotency_key, payload, request_id FROM leads WHERE ($1::text IS NULL OR kind = $1) \
             AND ($2::text IS NULL OR state = $2) AND ($3::text IS NULL OR LOWER({EMAIL}) = LOWER($3)) \
             ORDER BY created_at, id"
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

    /// Counts the rows: in PostgreSQL readers do not block writers.
    pub(super) async fn counts(&self) -> sqlx::Result<Vec<Count>> {
        sqlx::query("SELECT kind, state, COUNT(*) AS number FROM leads GROUP BY kind, state")
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

    pub(super) async fn use_proof(
        &self,
        nonce: &str,
        expires: DateTime<Utc>,
    ) -> sqlx::Result<bool> {
        sqlx::query(
            "INSERT INTO used_proofs (nonce, expires_at) VALUES ($1, $2) ON CONFLICT (nonce) DO NOTHING",
        )
        .bind(nonce)
        .bind(expires.timestamp_millis())
        .execute(&self.pool)
        .await
        .map(|done| done.rows_affected() == 1)
    }

    /// Generic cell rate algorithm: each request reserves its share of a minute, and one that would reserve more than a
    /// minute ahead exceeds the limit.
    pub(super) async fn exceeds_rate_limit(
        &self,
        client: IpAddr,
        per_minute: NonZeroU32,
    ) -> sqlx::Result<bool> {
        let share = MINUTE / i64::from(per_minute.get());
        sqlx::query(
            "WITH clock AS (SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000000)::bigint AS now) \
             INSERT INTO client_calls AS known (client, used_until) SELECT $1, now + $2 FROM clock \
             ON CONFLICT (client) DO UPDATE \
             SET used_until = GREATEST(known.used_until, EXCLUDED.used_until - $2) + $2 \
             WHERE known.used_until <= EXCLUDED.used_until - $2 + $3 - $2",
        )
        .bind(client.to_string())
        .bind(share)
        .bind(MINUTE)
        .execute(&self.pool)
        .await
        .map(|done| done.rows_affected() == 0)
    }

    pub(super) async fn delete_expired(&self) -> sqlx::Result<u64> {
        let now = self.now().await?.timestamp_millis();
        let mut rows = 0;
        for (statement, now) in [
            ("DELETE FROM used_proofs WHERE expires_at < $1", now),
            ("DELETE FROM client_calls WHERE used_until < $1", now * 1000),
        ] {
            let done = sqlx::query(statement).bind(now).execute(&self.pool).await?;
            rows += done.rows_affected();
        }
        Ok(rows)
    }

    /// Closes the connections, within the time limit.
    pub(super) async fn close(&self) {
        let close = async {
            self.writer.close().await;
            self.pool.close().await;
        };
        let _ = timeout(self.timeout, close).await;
    }
}

async fn store_one(
    connection: &mut PgConnection,
    lead: &NewLead,
    has_capacity: bool,
    now: i64,
) -> sqlx::Result<Stored> {
    if has_capacity {
        let id = Uuid::new_v4();
        // Blocks while another transaction stores the same key.
        let inserted = sqlx::query(
            "INSERT INTO leads (id, kind, idempotency_key, payload, state, tries, created_at, due_at, request_id, traceparent) \
             VALUES ($1, $2, $3, $4, 'waiting', 0, $5, $5, $6, $7) ON CONFLICT (kind, idempotency_key) DO NOTHING",
        )
        .bind(id.to_string())
        .bind(lead.kind.name())
        .bind(lead.key.as_str())
        .bind(&lead.payload)
        .bind(now)
        .bind(&lead.request_id)
        .bind(&lead.traceparent)
        .execute(&mut *connection)
        .await?;
        if inserted.rows_affected() == 1 {
            return Ok(Stored::New(id));
        }
    }
    let known: Option<(String, String)> =
        sqlx::query_as("SELECT id, payload FROM leads WHERE kind = $1 AND idempotency_key = $2")
            .bind(lead.kind.name())
            .bind(lead.key.as_str())
            .fetch_optional(&mut *connection)
            .await?;
    match known {
        Some((id, payload)) if payload == lead.payload => Ok(Stored::Known(parse_id(&id)?)),
        Some((id, _)) => {
            replace(connection, &id, lead, now).await?;
            Ok(Stored::Known(parse_id(&id)?))
        }
        None if has_capacity => Err(sqlx::Error::RowNotFound),
        None => Ok(Stored::Full),
    }
}

/// Gives a stored lead another content, to be delivered from now.
async fn replace(
    connection: &mut PgConnection,
    id: &str,
    lead: &NewLead,
    now: i64,
) -> sqlx::Result<()> {
    sqlx::query(
        "UPDATE leads SET payload = $1, state = 'waiting', tries = 0, due_at = $2, ended_at = NULL, \
         last_error = NULL, request_id = $3, traceparent = $4 WHERE id = $5",
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

fn lead(kind: Kind, row: &PgRow) -> sqlx::Result<Lead> {
    let tries: i32 = row.try_get("tries")?;
    Ok(Lead {
        id: parse_id(row.try_get("id")?)?,
        kind,
        payload: row.try_get("payload")?,
        tries: u32::try_from(tries).unwrap_or(0),
        created_at: timestamp(row.try_get("created_at")?),
        traceparent: row.try_get("traceparent")?,
    })
}

fn record(row: &PgRow) -> sqlx::Result<Record> {
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
