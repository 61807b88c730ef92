-- Which process owns which table. A process lives until `expires`, by this database's clock alone.
CREATE TABLE processes (id TEXT PRIMARY KEY, expires TIMESTAMPTZ NOT NULL);
-- term: one more whenever somebody takes it. holder '': nobody. wanted: somebody has come elsewhere.
CREATE TABLE leases (
    id TEXT PRIMARY KEY, holder TEXT NOT NULL, term BIGINT NOT NULL, wanted BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX leases_by_holder ON leases (holder);
