-- The outbox. Times are milliseconds since 1970 in UTC.
CREATE TABLE leads (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'challenge', 'sign-up')),
    idempotency_key TEXT NOT NULL,
    payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
    tries INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    -- When the next try may begin; during a try, when another may take it for lost.
    due_at BIGINT NOT NULL,
    -- When it was delivered or given up.
    ended_at BIGINT,
    last_error TEXT,
    request_id TEXT,
    UNIQUE (kind, idempotency_key)
);

CREATE INDEX leads_due ON leads (kind, due_at) WHERE state = 'waiting';
CREATE INDEX leads_waiting ON leads (kind, created_at) WHERE state = 'waiting';
CREATE INDEX leads_delivered ON leads (ended_at) WHERE state = 'delivered';
CREATE INDEX leads_dead ON leads (ended_at) WHERE state = 'dead';

-- One row that is written to find out whether the outbox can be written.
CREATE TABLE probe (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    written_at BIGINT NOT NULL
);
INSERT INTO probe (id, written_at) VALUES (1, 0);
