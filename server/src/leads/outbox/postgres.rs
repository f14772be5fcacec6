//! The outbox in a PostgreSQL database that any number of servers share.

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

use super::{Count, Lead, OpenError, Record, Stored, Wanted, migrations, moment, parse_id};
use crate::leads::{Kind, NewLead, State};
use crate::settings::PostgresUrl;

/// Connections for everything but storing leads.
const CONNECTIONS: u32 = 3;

/// How long the number of leads is taken for what it was: counting them takes longer than storing one.
const COUNTED_FOR: Duration = Duration::from_secs(5);

/// A minute in microseconds.
const MINUTE: i64 = 60_000_000;

/// SQL for a lead's e-mail address.
const EMAIL: &str = "COALESCE(payload::jsonb->>'email', payload::jsonb->>'workEmail')";

/// The outbox in a database. Clones share it.
#[derive(Clone)]
pub struct Postgres {
    /// The one connection that stores leads: nothing else that the server does can take it.
    writer: PgPool,
    /// Connections for everything else.
    pool: PgPool,
    /// The number of leads, and when it was counted.
    held: Arc<Mutex<Option<(u64, Instant)>>>,
    /// How long to wait for it.
    limit: Duration,
}

impl Postgres {
    /// Connects, brings the tables up to date and writes once. Several servers may do so at one time.
    pub(super) async fn open(url: &PostgresUrl, timeout: Duration) -> Result<Self, OpenError> {
        let refused = |error: sqlx::Error| OpenError::Server(error.to_string());
        let options = PgConnectOptions::from_str(url.expose())
            .map_err(refused)?
            .application_name("brightcrew-server")
            .options([
                // What is committed survives a crash, whatever the database's own default is.
                ("synchronous_commit", "on".to_owned()),
                ("statement_timeout", timeout.as_millis().to_string()),
            ]);
        let pool = |connections| {
            PgPoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(timeout)
                // Without either there is no maintenance of the pool, which may spin for ever (sqlx issue 3645).
                .idle_timeout(None)
                .max_lifetime(None)
        };
        let writer = pool(1)
            .connect_with(options.clone())
            .await
            .map_err(refused)?;
        migrations::postgres()
            .run(&writer)
            .await
            .map_err(|error| OpenError::Server(error.to_string()))?;
        let outbox = Self {
            writer,
            pool: pool(CONNECTIONS).connect_lazy_with(options),
            held: Arc::default(),
            limit: timeout,
        };
        let now = outbox.now().await.map_err(refused)?;
        outbox.store(&[], 0, now).await.map_err(refused)?;
        Ok(outbox)
    }

    /// What the database answers in time. Its own `statement_timeout` says nothing when its machine is off the network:
    /// such a connection would be waited for, by everybody who needs one, until TCP gives it up.
    pub(super) async fn in_time<T>(
        &self,
        work: impl Future<Output = sqlx::Result<T>>,
    ) -> sqlx::Result<T> {
        timeout(self.limit, work)
            .await
            .unwrap_or_else(|_| Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into())))
    }

    /// The database's time.
    pub(super) async fn now(&self) -> sqlx::Result<DateTime<Utc>> {
        let now = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";
        let millis: i64 = sqlx::query_scalar(now).fetch_one(&self.pool).await?;
        Ok(moment(millis))
    }

    pub(super) async fn store(
        &self,
        leads: &[NewLead],
        most: u64,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Vec<Stored>> {
        let mut room = if leads.is_empty() {
            0
        } else {
            most.saturating_sub(self.held().await?)
        };
        let now = now.timestamp_millis();
        let mut transaction = self.writer.begin().await?;
        // Two servers that store the same keys must not wait for each other.
        let mut order: Vec<usize> = (0..leads.len()).collect();
        order.sort_by_key(|at| (leads[*at].kind.name(), leads[*at].key.as_str()));
        let mut stored = vec![Stored::Full; leads.len()];
        for at in order {
            stored[at] = store_one(&mut transaction, &leads[at], room > 0, now).await?;
            if matches!(stored[at], Stored::New(_)) {
                room -= 1;
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
        if let Some((held, _)) = self.held.lock().await.as_mut() {
            *held += new.count() as u64;
        }
        Ok(stored)
    }

    /// How many leads there are, or were a few seconds ago without those of other servers since.
    async fn held(&self) -> sqlx::Result<u64> {
        let mut held = self.held.lock().await;
        if let Some((number, at)) = *held
            && at.elapsed() < COUNTED_FOR
        {
            return Ok(number);
        }
        let number: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM leads")
            .fetch_one(&self.pool)
            .await?;
        let number = u64::try_from(number).unwrap_or(0);
        *held = Some((number, Instant::now()));
        Ok(number)
    }

    pub(super) async fn claim(
        &self,
        kind: Kind,
        most: u32,
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
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?
        .iter()
        .map(|row| lead(kind, row))
        .collect()
    }

    pub(super) async fn next_due(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        self.first(
            "SELECT MIN(due_at) FROM leads WHERE kind = $1 AND state = 'waiting'",
            kind,
        )
        .await
    }

    pub(super) async fn oldest_waiting(&self, kind: Kind) -> sqlx::Result<Option<DateTime<Utc>>> {
        self.first(
            "SELECT MIN(created_at) FROM leads WHERE kind = $1 AND state = 'waiting'",
            kind,
        )
        .await
    }

    async fn first(
        &self,
        statement: &'static str,
        kind: Kind,
    ) -> sqlx::Result<Option<DateTime<Utc>>> {
        let millis: Option<i64> = sqlx::query_scalar(statement)
            .bind(kind.name())
            .fetch_one(&self.pool)
            .await?;
        Ok(millis.map(moment))
    }

    pub(super) async fn delivered(&self, lead: &Lead, now: DateTime<Utc>) -> sqlx::Result<()> {
        sqlx::query(
            "UPDATE leads SET state = 'delivered', ended_at = $1, last_error = NULL WHERE id = $2",
        )
        .bind(now.timestamp_millis())
        .bind(lead.id.to_string())
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
            "UPDATE leads SET due_at = $1, last_error = $2 WHERE id = $3 AND state = 'waiting' AND tries = $4",
        )
        .bind(due.timestamp_millis())
        .bind(error)
        .bind(lead.id.to_string())
        .bind(i64::from(lead.tries))
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
             WHERE id = $3 AND state = 'waiting' AND tries = $4",
        )
        .bind(now.timestamp_millis())
        .bind(error)
        .bind(lead.id.to_string())
        .bind(i64::from(lead.tries))
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

    pub(super) async fn records(&self, wanted: &Wanted) -> sqlx::Result<Vec<Record>> {
        let statement = format!(
            "SELECT id, kind, state, tries::bigint AS tries, created_at, due_at, ended_at, last_error, \
             idempotency_key, payload, request_id FROM leads WHERE ($1::text IS NULL OR kind = $1) \
             AND ($2::text IS NULL OR state = $2) AND ($3::text IS NULL OR LOWER({EMAIL}) = LOWER($3)) \
             ORDER BY created_at, id"
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

    /// Readers do not hold up writers here, so that the leads are simply counted.
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

    /// Each call uses up its part of a minute; a call that would reach further ahead than a minute is one too many.
    pub(super) async fn count_call(
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

    pub(super) async fn forget(&self) -> sqlx::Result<u64> {
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

    /// Says goodbye to the database, if it listens.
    pub(super) async fn close(&self) {
        let goodbye = async {
            self.writer.close().await;
            self.pool.close().await;
        };
        let _ = timeout(self.limit, goodbye).await;
    }
}

async fn store_one(
    connection: &mut PgConnection,
    lead: &NewLead,
    has_room: bool,
    now: i64,
) -> sqlx::Result<Stored> {
    if has_room {
        let id = Uuid::new_v4();
        // Waits for whoever is storing the same key.
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
        Some(_) => Ok(Stored::KeyTaken),
        None if has_room => Err(sqlx::Error::RowNotFound),
        None => Ok(Stored::Full),
    }
}

fn lead(kind: Kind, row: &PgRow) -> sqlx::Result<Lead> {
    let tries: i32 = row.try_get("tries")?;
    Ok(Lead {
        id: parse_id(row.try_get("id")?)?,
        kind,
        payload: row.try_get("payload")?,
        tries: u32::try_from(tries).unwrap_or(0),
        created_at: moment(row.try_get("created_at")?),
        traceparent: row.try_get("traceparent")?,
    })
}

fn record(row: &PgRow) -> sqlx::Result<Record> {
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
