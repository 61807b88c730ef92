"""The leaderboard of each game: people and bots in the order of their ratings."""

from __future__ import annotations

from typing import Final, LiteralString, NamedTuple

from fudaba.server.accounts.ratings import Rating
from fudaba.server.accounts.sanctions import PERSON
from fudaba.server.store import Store

GAMES_FOR_A_RANK: Final = 10
"""How many rated games make a rating that has a rank; before it is provisional. `docs/playing.md` and
`docs/server/people.md` give this number."""
MOST_RANKED, MOST_PROVISIONAL = 100, 50
"""How many are listed at most."""


class Leader(NamedTuple):
    """Somebody on a leaderboard."""

    rank: int
    """The rank, from 1; 0 for a provisional rating."""
    who: str
    """The id of the person, or the name of the bot with its sign."""
    name: str
    """The name of the person, "" for a bot."""
    rating: Rating
    """The rating in this game."""


class Board(NamedTuple):
    """The leaderboard of one game."""

    ranked: list[Leader]
    """The best with a rank, the first first."""
    provisional: list[Leader]
    """Those whose rating is still provisional."""
    own: Leader | None
    """The person who asked, None where they have no rating."""
    total: int
    """How many have a rank."""


_LISTED: Final = (
    " WHERE ratings.game = ? AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.kind = 'ban'"
    f" AND orders.who = '{PERSON}' || ratings.who AND (orders.until = 0 OR orders.until > ?))"
)
"""Of a game, all but those who are banned now."""
_ROWS: Final = (
    "SELECT ratings.who, COALESCE(people.name, ''), ratings.mu, ratings.sigma, ratings.played"
    " FROM ratings LEFT JOIN people ON people.id = ratings.who" + _LISTED
)
_COUNT: Final = "SELECT COUNT(*) FROM ratings" + _LISTED + " AND played >= ?"


def board(store: Store, game: str, now: float, person: str = "") -> Board:
    """The leaderboard of a game: nobody is on it while they are banned.

    now: seconds since 1970. person: who asks, "" for a guest. Waits for the database. Raises `Away`.
    """

    def found(more: LiteralString, *given: str | int) -> list[tuple[str, str, Rating]]:
        rows = store.rows(_ROWS + more, game, now, *given)
        return [(who, name, Rating(mu, sigma, played)) for who, name, mu, sigma, played in rows]

    best: LiteralString = " ORDER BY ratings.mu DESC, ratings.who LIMIT ?"
    ranked = found(" AND ratings.played >= ?" + best, GAMES_FOR_A_RANK, MOST_RANKED)
    provisional = found(" AND ratings.played < ?" + best, GAMES_FOR_A_RANK, MOST_PROVISIONAL)
    own = None
    for who, name, rating in found(" AND ratings.who = ?", person) if person else []:
        above = " AND (mu > ? OR mu = ? AND who < ?)"
        rank = 0
        if rating.played >= GAMES_FOR_A_RANK:
            rank = (
                1 + store.rows(_COUNT + above, game, now, GAMES_FOR_A_RANK, rating.mu, rating.mu, who)[0][0]
            )
        own = Leader(rank, who, name, rating)
    return Board(
        [Leader(rank, *one) for rank, one in enumerate(ranked, 1)],
        [Leader(0, *one) for one in provisional],
        own,
        store.rows(_COUNT, game, now, GAMES_FOR_A_RANK)[0][0],
    )
