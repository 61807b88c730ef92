-- What somebody may do besides playing: "moderator".
CREATE TABLE roles (person TEXT PRIMARY KEY, role TEXT NOT NULL);
-- decider: the id of the moderator who decided it, '' for the operator of the server.
ALTER TABLE deeds ADD COLUMN decider TEXT NOT NULL DEFAULT '';
