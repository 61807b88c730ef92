-- waits: 1 while a game that counts for ratings has not been rated.
ALTER TABLE results ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
-- who: of people the id, of bots "bot:" and the name. played: rated games.
CREATE TABLE ratings (
    who TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, played INTEGER NOT NULL,
    PRIMARY KEY (who, game)
);
-- What each game did to whose rating.
CREATE TABLE rated (
    id TEXT NOT NULL, who TEXT NOT NULL, game TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, was DOUBLE PRECISION NOT NULL,
    became DOUBLE PRECISION NOT NULL, PRIMARY KEY (id, who)
);
CREATE INDEX rated_by_who ON rated (who);
