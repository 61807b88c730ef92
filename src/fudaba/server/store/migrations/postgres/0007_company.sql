-- Both ways: who has somebody for a friend is his friend. link: the SHA-256 of what the link says.
CREATE TABLE friends (
    person TEXT NOT NULL, friend TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, friend)
);
CREATE TABLE friend_links (link TEXT PRIMARY KEY, person TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE blocks (person TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (person, blocked));
CREATE TABLE reports (
    at DOUBLE PRECISION NOT NULL, reporter TEXT NOT NULL, against TEXT NOT NULL, place TEXT NOT NULL, text TEXT NOT NULL
);
-- What whoever runs the server has decided, until when (0: for good), and all that he has done.
CREATE TABLE orders (
    kind TEXT NOT NULL, who TEXT NOT NULL, reason TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (kind, who)
);
CREATE TABLE deeds (
    at DOUBLE PRECISION NOT NULL, deed TEXT NOT NULL, who TEXT NOT NULL, reason TEXT NOT NULL, until DOUBLE PRECISION NOT NULL
);
