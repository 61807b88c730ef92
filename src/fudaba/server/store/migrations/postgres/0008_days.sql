-- What is played with on a day, the same for all; day: as 2026-11-22, of UTC.
CREATE TABLE days (day TEXT NOT NULL, game TEXT NOT NULL, setting BYTEA NOT NULL, PRIMARY KEY (day, game));
-- Who has begun, once a day, and at which table. person: an id, or "guest" and a hash.
CREATE TABLE attempts (
    day TEXT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (day, game, person)
);
CREATE INDEX attempts_by_table ON attempts (id);
