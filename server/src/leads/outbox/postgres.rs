//! The outbox in a PostgreSQL database, which several servers may share.
//!
//! A pooler in transaction mode, such as PgBouncer, may stand in between: it lends a connection of the database for one
//! transaction only, and refuses or drops what belongs to a session. So all work is done in transactions, which set what
//! they need themselves, statements have no names, and nothing is set at the start of a connection.

use std::io;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::str::FromStr as _;
use std::time::Duration;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::query::Query;
use sqlx::{
    AssertSqlSafe, Connection as _, Executor as _, PgConnection, Row as _, SqlSafeStr as _, SqlStr,
    Transaction,
};
use tokio::time::timeout;
use uuid::Uuid;

use super::lent::Lent;
use super::{
    Count, Deleted, Lead, OpenError, Record, RecordFilter, Store, Stored, migrations, parse_id,
    sql, timestamp,
};
use crate::leads::{Kind, NewLead, State};
use crate::settings::PostgresUrl;

/// Connections besides the one that stores leads.
const CONNECTIONS: u32 = 3;

/// Held by the server that runs the migrations, for the length of its transaction ("BCLEADS" in ASCII).
const MIGRATION_LOCK: &str = "SELECT pg_advisory_xact_lock(18651343321384019)";

/// Frees the names of prepared statements: sqlx's migrations name theirs, and so may other users of the pooler.
const FREE_NAMES: &str = "DEALLOCATE ALL";

/// In microseconds.
const MINUTE: i64 = 60_000_000;

/// The outbox in a PostgreSQL database.
pub(super) struct Postgres {
    /// A single connection reserved for storing leads, so that other work cannot block it.
    writer: PgPool,
    pool: PgPool,
    /// Begins a transaction.
    begin: SqlStr,
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
            .extra_float_digits(None);
        // Commits must be durable, whatever the database's default.
        let begin = AssertSqlSafe(format!(
            "BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = {}",
            timeout.as_millis()
        ))
        .into_sql_str();
        // A pool reports only that it timed out, not why.
        let connected = tokio::time::timeout(timeout, PgConnection::connect_with(&options)).await;
        let mut connection = connected
            .unwrap_or_else(|_| Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into())))
            .map_err(open_error)?;
        migrate(&mut connection, begin.clone())
            .await
            .map_err(|error| OpenError::Server(error.to_string()))?;
        drop(connection);
        let pool = |connections| {
            PgPoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(timeout)
                // Setting neither disables the pool's maintenance task, which may spin forever (sqlx issue 3645).
                .idle_timeout(None)
                .max_lifetime(None)
                .connect_lazy_with(options.clone())
        };
        let outbox = Self {
            writer: pool(1),
            pool: pool(CONNECTIONS),
            begin,
            timeout,
        };
        let now = outbox.now().await.map_err(open_error)?;
        outbox
            .probe(&NewLead::of_ordinary_size(), now)
            .await
            .map_err(open_error)?;
        Ok(outbox)
    }

    async fn begin<'c>(
        &self,
        connection: &'c mut PgConnection,
    ) -> sqlx::Result<Transaction<'c, sqlx::Postgres>> {
        connection.begin_with(self.begin.clone()).await
    }

    /// Applies the time limit on the client side: `statement_timeout` does not help if the network fails.
    async fn within_limit<T>(
        &self,
        work: impl Future<Output = sqlx::Result<T>>,
    ) -> sqlx::Result<T> {
        timeout(self.timeout, work)
            .await
            .unwrap_or_else(|_| Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into())))
    }

    /// Runs a statement; returns the number of rows that it has changed.
    async fn execute(&self, query: Query<'_, sqlx::Postgres, PgArguments>) -> sqlx::Result<u64> {
        self.within_limit(async {
            let mut connection = Lent::from(&self.pool).await?;
            let mut transaction = self.begin(connection.get()?).await?;
            let done = query.persistent(false).execute(&mut *transaction).await?;
            transaction.commit().await?;
            connection.give_back();
            Ok(done.rows_affected())
        })
        .await
    }

    async fn rows(
        &self,
        query: Query<'_, sqlx::Postgres, PgArguments>,
    ) -> sqlx::Result<Vec<PgRow>> {
        self.within_limit(async {
            let mut connection = Lent::from(&self.pool).await?;
            let mut transaction = self.begin(connection.get()?).await?;
            let rows = query.persistent(false).fetch_all(&mut *transaction).await?;
            transaction.commit().await?;
            connection.give_back();
            Ok(rows)
        })
        .await
    }

    /// The time in the only row's column `time`, if it has one.
    async fn time(
        &self,
        query: Query<'_, sqlx::Postgres, PgArguments>,
    ) -> sqlx::Result<Option<DateTime<Utc>>> {
        let rows = self.rows(query).await?;
        let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
        Ok(row.try_get::<Option<i64>, _>("time")?.map(timestamp))
    }
}

#[async_trait]
impl Store for Postgres {
    async fn now(&self) -> sqlx::Result<DateTime<Utc>> {
        let now = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS time";
        let time = self.time(sqlx::query(now)).await?;
        time.ok_or(sqlx::Error::RowNotFound)
    }

    async fn store(
        &self,
        lead: &NewLead,
        has_capacity: bool,
        now: DateTime<Utc>,
    ) -> sqlx::Result<Stored> {
        self.within_limit(async {
            let mut connection = Lent::from(&self.writer).await?;
            let mut transaction = self.begin(connection.get()?).await?;
            let stored = store(&mut transaction, lead, has_capacity, now).await?;
            transaction.commit().await?;
            connection.give_back();
            Ok(stored)
        })
        .await
    }

    async fn probe(&self, lead: &NewLead, now: DateTime<Utc>) -> sqlx::Result<()> {
        self.within_limit(async {
            let mut connection = Lent::from(&self.writer).await?;
            let mut transaction = self.begin(connection.get()?).await?;
            if let Stored::New(id) = store(&mut transaction, lead, true, now).await? {
                sqlx::query(sql::DELETE_ONE)
                    .bind(id.to_string())
                    .persistent(false)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
            connection.give_back();
            Ok(())
        })
        .await
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
               ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED) \
             RETURNING id, payload, tries, created_at, traceparent",
        )
        .bind(lost_at.timestamp_millis())
        .bind(kind.name())
        .bind(now.timestamp_millis())
        .bind(i64::from(max));
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
            .bind(i64::from(lead.tries))
            .bind(&lead.payload);
        self.execute(query).await.map(drop)
    }

    async fn dead(&self, lead: &Lead, now: DateTime<Utc>, error: &str) -> sqlx::Result<()> {
        let query = sqlx::query(sql::DEAD)
            .bind(now.timestamp_millis())
            .bind(error)
            .bind(lead.id.to_string())
            .bind(i64::from(lead.tries))
            .bind(&lead.payload);
        self.execute(query).await.map(drop)
    }

    async fn purge(&self, state: State, before: DateTime<Utc>) -> sqlx::Result<u64> {
        let statement = sql::purge(state);
        self.execute(sqlx::query(statement).bind(before.timestamp_millis()))
            .await
    }

    async fn retry(&self, ids: Option<&[Uuid]>, now: DateTime<Utc>) -> sqlx::Result<u64> {
        let ids: Option<Vec<String>> = ids.map(|ids| ids.iter().map(Uuid::to_string).collect());
        let query = sqlx::query(
            "UPDATE leads SET state = 'waiting', tries = 0, due_at = $1, ended_at = NULL \
             WHERE state = 'dead' AND ($2::text[] IS NULL OR id = ANY($2))",
        )
        .bind(now.timestamp_millis())
        .bind(ids);
        self.execute(query).await
    }

    async fn emails(&self) -> sqlx::Result<Vec<(String, String)>> {
        let query = sqlx::query(
            "SELECT id, COALESCE(payload::jsonb->>'email', payload::jsonb->>'workEmail', '') AS email FROM leads",
        );
        let rows = self.rows(query).await?;
        rows.iter()
            .map(|row| Ok((row.try_get("id")?, row.try_get("email")?)))
            .collect()
    }

    async fn delete(&self, ids: &[String]) -> sqlx::Result<Deleted> {
        let query = sqlx::query("DELETE FROM leads WHERE id = ANY($1) RETURNING tries").bind(ids);
        let rows = self.rows(query).await?;
        let tries = rows.iter().map(|row| row.try_get::<i32, _>("tries"));
        let tries = tries.collect::<sqlx::Result<Vec<_>>>()?;
        Ok(Deleted {
            number: tries.len() as u64,
            sent: tries.iter().filter(|tries| **tries > 0).count() as u64,
            log_has_text: false,
        })
    }

    async fn records(
        &self,
        filter: &RecordFilter,
        ids: Option<&[String]>,
    ) -> sqlx::Result<Vec<Record>> {
        let query = sqlx::query(
            "SELECT id, kind, state, tries::bigint AS tries, created_at, due_at, ended_at, last_error, \
             idempotency_key, payload, request_id FROM leads WHERE ($1::text IS NULL OR kind = $1) \
             AND ($2::text IS NULL OR state = $2) AND ($3::text[] IS NULL OR id = ANY($3)) \
             ORDER BY created_at, id",
        )
        .bind(filter.kind.map(Kind::name))
        .bind(filter.state.map(State::name))
        .bind(ids);
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

    async fn use_proof(&self, nonce: &str, expires: DateTime<Utc>) -> sqlx::Result<bool> {
        let query = sqlx::query(
            "INSERT INTO used_proofs (nonce, expires_at) VALUES ($1, $2) ON CONFLICT (nonce) DO NOTHING",
        )
        .bind(nonce)
        .bind(expires.timestamp_millis());
        Ok(self.execute(query).await? == 1)
    }

    /// Generic cell rate algorithm: each request reserves its share of a minute, and one that would reserve more than a
    /// minute ahead exceeds the limit.
    async fn exceeds_rate_limit(
        &self,
        client: IpAddr,
        per_minute: NonZeroU32,
    ) -> Option<sqlx::Result<bool>> {
        let share = MINUTE / i64::from(per_minute.get());
        let query = sqlx::query(
            "WITH clock AS (SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000000)::bigint AS now) \
             INSERT INTO client_calls AS known (client, used_until) SELECT $1, now + $2 FROM clock \
             ON CONFLICT (client) DO UPDATE \
             SET used_until = GREATEST(known.used_until, EXCLUDED.used_until - $2) + $2 \
             WHERE known.used_until <= EXCLUDED.used_until - $2 + $3 - $2",
        )
        .bind(client.to_string())
        .bind(share)
        .bind(MINUTE);
        Some(self.execute(query).await.map(|rows| rows == 0))
    }

    async fn delete_expired(&self) -> sqlx::Result<u64> {
        let now = self.now().await?.timestamp_millis();
        let proofs = sqlx::query("DELETE FROM used_proofs WHERE expires_at < $1").bind(now);
        let limits = sqlx::query("DELETE FROM client_calls WHERE used_until < $1").bind(now * 1000);
        Ok(self.execute(proofs).await? + self.execute(limits).await?)
    }

    /// Closes the connections, within the time limit.
    async fn close(&self) {
        let close = async {
            self.writer.close().await;
            self.pool.close().await;
        };
        let _ = timeout(self.timeout, close).await;
    }
}

/// Runs pending migrations in one transaction, one server at a time.
async fn migrate(connection: &mut PgConnection, begin: SqlStr) -> Result<(), MigrateError> {
    let mut transaction = connection.begin_with(begin).await?;
    transaction.execute(FREE_NAMES).await?;
    transaction.execute(MIGRATION_LOCK).await?;
    // The lock of sqlx belongs to a session.
    migrations::postgres()
        .set_locking(false)
        .run(&mut transaction)
        .await?;
    transaction.execute(FREE_NAMES).await?;
    transaction.commit().await?;
    Ok(())
}

async fn store(
    connection: &mut PgConnection,
    lead: &NewLead,
    has_capacity: bool,
    now: DateTime<Utc>,
) -> sqlx::Result<Stored> {
    let now = now.timestamp_millis();
    if has_capacity {
        let id = Uuid::new_v4();
        // Blocks while another transaction stores the same key.
        let inserted = sqlx::query(sql::INSERT)
            .bind(id.to_string())
            .bind(lead.kind.name())
            .bind(lead.key.as_str())
            .bind(&lead.payload)
            .bind(now)
            .bind(&lead.request_id)
            .bind(&lead.traceparent)
            .persistent(false)
            .execute(&mut *connection)
            .await?;
        if inserted.rows_affected() == 1 {
            return Ok(Stored::New(id));
        }
    }
    let stored: Option<(String, String)> = sqlx::query_as(sql::STORED)
        .bind(lead.kind.name())
        .bind(lead.key.as_str())
        .persistent(false)
        .fetch_optional(&mut *connection)
        .await?;
    let Some((id, payload)) = stored else {
        return if has_capacity {
            Err(sqlx::Error::RowNotFound)
        } else {
            Ok(Stored::Full)
        };
    };
    if payload != lead.payload {
        sqlx::query(sql::REPLACE)
            .bind(&lead.payload)
            .bind(now)
            .bind(&lead.request_id)
            .bind(&lead.traceparent)
            .bind(&id)
            .persistent(false)
            .execute(connection)
            .await?;
    }
    Ok(Stored::Known(parse_id(&id)?))
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
