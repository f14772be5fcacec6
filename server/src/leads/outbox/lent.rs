//! Connections of a pool.

use sqlx::Database;
use sqlx::pool::{Pool, PoolConnection};

/// A connection that goes back to its pool only after success, and is closed at once otherwise, also when its user gives
/// up waiting.
///
/// sqlx pings a connection that goes back, without a time limit: on a silent network it would keep its place in the pool
/// until TCP gives up. And a connection to a SQLite file that was moved meanwhile would fail again and again.
pub(super) struct Lent<DB: Database>(Option<PoolConnection<DB>>);

impl<DB: Database> Lent<DB> {
    pub(super) async fn from(pool: &Pool<DB>) -> sqlx::Result<Self> {
        Ok(Self(Some(pool.acquire().await?)))
    }

    pub(super) fn get(&mut self) -> sqlx::Result<&mut DB::Connection> {
        self.0.as_deref_mut().ok_or(sqlx::Error::PoolClosed)
    }

    pub(super) fn give_back(mut self) {
        self.0.take();
    }
}

impl<DB: Database> Drop for Lent<DB> {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}
