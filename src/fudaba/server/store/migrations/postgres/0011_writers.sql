-- The number of the last transaction that a process committed; at: when, or when it began to write.
CREATE TABLE writers (id TEXT PRIMARY KEY, number BIGINT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now());
