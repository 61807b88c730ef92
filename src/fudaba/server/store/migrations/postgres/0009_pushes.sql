-- What messages to browsers are signed with (VAPID): made once, for all processes.
CREATE TABLE push_keys (id INTEGER PRIMARY KEY, private TEXT NOT NULL, CHECK (id = 1));
-- Browsers that are to be told of turns. browser: the SHA-256 of endpoint, where messages for it are taken.
-- p256dh, auth: what they are encrypted for. session: the SHA-256 of its owner's, '' for a guest's. asked: last.
CREATE TABLE pushes (
    browser TEXT PRIMARY KEY, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL,
    session TEXT NOT NULL, asked DOUBLE PRECISION NOT NULL
);
CREATE INDEX pushes_by_session ON pushes (session);
-- The seats that a browser has shown: as long as the table has that token for one.
CREATE TABLE push_seats (browser TEXT NOT NULL, id TEXT NOT NULL, token TEXT NOT NULL, PRIMARY KEY (browser, id, token));
CREATE INDEX push_seats_by_table ON push_seats (id);
-- The last question at a table of which somebody has been told: after how many moves it was put.
CREATE TABLE push_told (id TEXT PRIMARY KEY, question INTEGER NOT NULL);
