-- Who keeps a name. alike: the same for names that are easily taken for each other. handle: what a passkey
-- knows its owner by.
CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, alike TEXT NOT NULL UNIQUE, handle BYTEA NOT NULL, since DOUBLE PRECISION NOT NULL
);
-- public: the public key, as COSE has it. uses: the authenticator's own counter.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, title TEXT NOT NULL, public BYTEA NOT NULL, uses BIGINT NOT NULL,
    made DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION NOT NULL
);
CREATE INDEX passkeys_by_person ON passkeys (person);
-- token, code: the SHA-256 of what only the browser, or the paper, has.
CREATE TABLE sessions (
    token TEXT PRIMARY KEY, person TEXT NOT NULL, passkey TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, expires DOUBLE PRECISION NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE TABLE codes (code TEXT PRIMARY KEY, person TEXT NOT NULL);
CREATE INDEX codes_by_person ON codes (person);
CREATE TABLE challenges (
    id TEXT PRIMARY KEY, purpose TEXT NOT NULL, challenge BYTEA NOT NULL, about BYTEA NOT NULL, expires DOUBLE PRECISION NOT NULL
);
-- Whose a seat is: as long as the table has that token for it.
CREATE TABLE seats (
    id TEXT NOT NULL, seat INTEGER NOT NULL, token TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (id, seat)
);
CREATE INDEX seats_by_person ON seats (person);
-- How a game has ended.
CREATE TABLE results (id TEXT PRIMARY KEY, ended DOUBLE PRECISION NOT NULL, result BYTEA NOT NULL);
