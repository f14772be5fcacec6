//! Statements that are the same in both databases.

use crate::leads::State;

pub(super) const INSERT: &str = "INSERT INTO leads \
    (id, kind, idempotency_key, payload, state, tries, created_at, due_at, request_id, traceparent) \
    VALUES ($1, $2, $3, $4, 'waiting', 0, $5, $5, $6, $7) ON CONFLICT (kind, idempotency_key) DO NOTHING";

pub(super) const STORED: &str =
    "SELECT id, payload FROM leads WHERE kind = $1 AND idempotency_key = $2";

/// Gives a stored lead another content, to be delivered from now.
pub(super) const REPLACE: &str = "UPDATE leads SET payload = $1, state = 'waiting', tries = 0, due_at = $2, \
    ended_at = NULL, last_error = NULL, request_id = $3, traceparent = $4 WHERE id = $5";

pub(super) const DELETE_ONE: &str = "DELETE FROM leads WHERE id = $1";

pub(super) const KNOWN: &str =
    "SELECT id FROM leads WHERE kind = $1 AND idempotency_key = $2 AND payload = $3";

pub(super) const NEXT_DUE: &str =
    "SELECT MIN(due_at) AS time FROM leads WHERE kind = $1 AND state = 'waiting'";

pub(super) const OLDEST_WAITING: &str =
    "SELECT MIN(created_at) AS time FROM leads WHERE kind = $1 AND state = 'waiting'";

pub(super) const DELIVERED: &str = "UPDATE leads SET state = 'delivered', ended_at = $1, last_error = NULL WHERE id = $2 AND payload = $3";

pub(super) const FAILED: &str = "UPDATE leads SET due_at = $1, last_error = $2 \
    WHERE id = $3 AND state = 'waiting' AND tries = $4 AND payload = $5";

pub(super) const DEAD: &str = "UPDATE leads SET state = 'dead', ended_at = $1, last_error = $2 \
    WHERE id = $3 AND state = 'waiting' AND tries = $4 AND payload = $5";

pub(super) fn purge(state: State) -> &'static str {
    match state {
        State::Waiting => "DELETE FROM leads WHERE state = 'waiting' AND created_at < $1",
        State::Delivered => "DELETE FROM leads WHERE state = 'delivered' AND ended_at < $1",
        State::Dead => "DELETE FROM leads WHERE state = 'dead' AND ended_at < $1",
    }
}

pub(super) const COUNTS: &str =
    "SELECT kind, state, COUNT(*) AS number FROM leads GROUP BY kind, state";
