-- The outbox. Times are milliseconds since 1970 in UTC.
CREATE TABLE leads (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'challenge')),
    idempotency_key TEXT NOT NULL,
    payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
    tries INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    -- When the next try may begin; during a try, when another may take it for lost.
    due_at INTEGER NOT NULL,
    -- When it was delivered or given up.
    ended_at INTEGER,
    last_error TEXT,
    UNIQUE (kind, idempotency_key)
) STRICT;

CREATE INDEX leads_due ON leads (kind, due_at) WHERE state = 'waiting';
CREATE INDEX leads_ended ON leads (ended_at) WHERE state = 'delivered';

-- One row that is written to find out whether the outbox can be written.
CREATE TABLE probe (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    written_at INTEGER NOT NULL
) STRICT;
