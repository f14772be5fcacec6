-- Sign-ups are leads too, and a lead names the request that brought it. SQLite cannot change a CHECK in place.
CREATE TABLE leads_new (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'challenge', 'sign-up')),
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
    request_id TEXT,
    UNIQUE (kind, idempotency_key)
) STRICT;
INSERT INTO leads_new (id, kind, idempotency_key, payload, state, tries, created_at, due_at, ended_at, last_error)
    SELECT id, kind, idempotency_key, payload, state, tries, created_at, due_at, ended_at, last_error FROM leads;
DROP TABLE leads;
ALTER TABLE leads_new RENAME TO leads;

CREATE INDEX leads_due ON leads (kind, due_at) WHERE state = 'waiting';
CREATE INDEX leads_waiting ON leads (kind, created_at) WHERE state = 'waiting';
CREATE INDEX leads_delivered ON leads (ended_at) WHERE state = 'delivered';
CREATE INDEX leads_dead ON leads (ended_at) WHERE state = 'dead';

-- How many leads there are: kept with each change, since counting a full outbox takes longer than storing a lead may.
CREATE TABLE lead_counts (
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (kind, state)
) STRICT, WITHOUT ROWID;
INSERT INTO lead_counts (kind, state, number) SELECT kind, state, COUNT(*) FROM leads GROUP BY kind, state;

CREATE TRIGGER leads_inserted AFTER INSERT ON leads BEGIN
    INSERT INTO lead_counts (kind, state, number) VALUES (NEW.kind, NEW.state, 1)
        ON CONFLICT (kind, state) DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER leads_deleted AFTER DELETE ON leads BEGIN
    UPDATE lead_counts SET number = number - 1 WHERE kind = OLD.kind AND state = OLD.state;
END;
CREATE TRIGGER leads_moved AFTER UPDATE OF state ON leads WHEN OLD.state <> NEW.state BEGIN
    UPDATE lead_counts SET number = number - 1 WHERE kind = OLD.kind AND state = OLD.state;
    INSERT INTO lead_counts (kind, state, number) VALUES (NEW.kind, NEW.state, 1)
        ON CONFLICT (kind, state) DO UPDATE SET number = number + 1;
END;
