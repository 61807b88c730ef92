-- What a process shows the others that it is itself, and its tables in their lobbies; edition: one more with
-- each change of it.
ALTER TABLE processes ADD COLUMN certificate TEXT NOT NULL DEFAULT '';
ALTER TABLE processes ADD COLUMN listed BYTEA NOT NULL DEFAULT '';
ALTER TABLE processes ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
