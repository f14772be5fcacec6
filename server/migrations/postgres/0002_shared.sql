-- What servers that share this database must agree on besides the leads. Times are milliseconds since 1970 in UTC.

-- Proofs of work that have been used, until their challenge expires.
CREATE TABLE used_proofs (
    nonce TEXT NOT NULL PRIMARY KEY,
    expires_at BIGINT NOT NULL
);
CREATE INDEX used_proofs_expired ON used_proofs (expires_at);

-- Until when the calls of a client have used up its rate, in microseconds. A crash of the database may forget it.
CREATE UNLOGGED TABLE client_calls (
    client TEXT NOT NULL PRIMARY KEY,
    used_until BIGINT NOT NULL
);
CREATE INDEX client_calls_idle ON client_calls (used_until);
