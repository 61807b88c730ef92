-- For the leaderboard of each game.
CREATE INDEX ratings_by_game ON ratings (game, mu);
