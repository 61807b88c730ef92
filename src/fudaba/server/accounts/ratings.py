"""Ratings of people and bots in each game: OpenSkill's Plackett-Luce model.

It takes two to six players and teams of any size. Each is believed to be as good as `mu`, give or take
`sigma`. A game is rated once, by whichever process comes to it first, some seconds after its end; so nothing
of it keeps an answer waiting.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from fudaba.server.store import NotWritten, ReaderThread, Statement, Store
from fudaba.server.table.results import Result, SeatResult, read

log = logging.getLogger("fudaba.server")

MODEL: Final = PlackettLuce(mu=1500.0, sigma=500.0, beta=250.0, tau=5.0)
"""The model's own proportions, on a scale on which 1500 is where everybody begins."""
SETTLED = 10.0
"""Seconds after which the end of a game is not taken back any more."""
MANY = 100
"""How many games are rated at a time."""
BOT = "bot:"
"""How the ratings of bots are told from those of people."""
TIMES = 3
"""How often a game is tried again of which somebody has just been rated elsewhere."""


class Rating(NamedTuple):
    """How good a player is believed to be."""

    mu: float = 1500.0
    """The mean of the belief."""
    sigma: float = 500.0
    """Its standard deviation."""
    played: int = 0
    """How many rated games it comes from."""


class RatingChange(NamedTuple):
    """The change of a rating by one game."""

    table: str
    """The id of the table."""
    before: float
    """The mean of the rating before the game."""
    after: float
    """The mean of the rating after the game."""


def whose(seat: SeatResult) -> str:
    """By what the player who sat there is rated: their id, or the bot's name; "" for a guest."""
    return f"{BOT}{seat.bot}" if seat.kind == "bot" else seat.person


def rated(result: Result, before: dict[str, Rating]) -> dict[str, Rating]:
    """What all are believed to be after a game. before: of all whose ratings are known.

    A bot that has sat there more than once stays what it was: it cannot have done better than itself.
    """
    teams: dict[int, list[int]] = {}
    for number, seat in enumerate(result.seats):
        teams.setdefault(seat.team, []).append(number)
    players = [
        [MODEL.rating(*before.get(whose(result.seats[number]), Rating())[:2]) for number in team]
        for team in teams.values()
    ]
    places = [float(result.seats[team[0]].place) for team in teams.values()]
    found = MODEL.rate(players, ranks=places)
    often = Counter(whose(seat) for seat in result.seats)
    after: dict[str, Rating] = {}
    for team, ratings in zip(teams.values(), found, strict=True):
        for number, rating in zip(team, ratings, strict=True):
            who = whose(result.seats[number])
            if often[who] == 1:
                after[who] = Rating(rating.mu, rating.sigma, before.get(who, Rating()).played + 1)
    return after


class Ratings:
    """The ratings of a store, which is asked by `ask`. now: seconds since 1970."""

    def __init__(self, store: Store, ask: ReaderThread, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._ask = ask
        self.now = now

    def of(self, who: str) -> dict[str, Rating]:
        """A person's ratings, by game. Raises `Away`."""
        rows = self._store.rows("SELECT game, mu, sigma, played FROM ratings WHERE who = ?", who)
        return {game: Rating(mu, sigma, played) for game, mu, sigma, played in rows}

    def level(self, who: str, game: str) -> int:
        """A person's rating at a game, as it is shown. Raises `Away`."""
        return round(self.of(who).get(game, Rating()).mu)

    def changes(self, who: str) -> dict[str, list[RatingChange]]:
        """What a person's games did to their ratings, by game, the first one first. Raises `Away`."""
        found: dict[str, list[RatingChange]] = {}
        query = "SELECT game, id, was, became FROM rated WHERE who = ? ORDER BY at, id"
        for game, *change in self._store.rows(query, who):
            found.setdefault(game, []).append(RatingChange(*change))
        return found

    async def settle(self) -> None:
        """Rate the games that are over and wait for it. Raises `Away`."""
        query = "SELECT id, result FROM results WHERE waits = 1 AND ended <= ? ORDER BY ended LIMIT ?"
        for id, data in await self._ask(self._store.rows, query, self.now() - SETTLED, MANY):
            for _ in range(TIMES):
                try:
                    await self._store.write(*await self._ask(self._changes, id, read(data)))
                    break
                except NotWritten as error:  # somebody of that game has been rated elsewhere, or the game has
                    log.info("table %s is not rated yet: %s", id, error)

    def all(self) -> list[tuple[str, str, Rating]]:
        """Every rating: whose, and at which game; the best of each game first. Raises `Away`."""
        query = "SELECT who, game, mu, sigma, played FROM ratings ORDER BY game, mu DESC, who"
        return [
            (who, game, Rating(mu, sigma, played)) for who, game, mu, sigma, played in self._store.rows(query)
        ]

    def add(self, games: Sequence[Result]) -> dict[str, Rating]:
        """Rate games of bots that were played elsewhere, all of one kind, one after the other.

        Returns what their players are believed to be. Waits for the database. Raises `NotWritten`.
        """
        for tries in range(TIMES):
            whose_are = {whose(seat) for game in games for seat in game.seats}
            before = {
                who: found
                for who in whose_are
                for name, found in self.of(who).items()
                if name == games[0].game
            }
            after = dict(before)
            for game in games:
                after |= rated(game, after)
            try:
                self._store.submit(
                    *(_kept(who, games[0].game, after[who], before.get(who)) for who in sorted(after))
                ).result()
            except NotWritten:  # one of them has just been rated at a table
                if tries == TIMES - 1:
                    raise
            else:
                return after
        return {}

    def _changes(self, id: str, result: Result) -> list[Statement]:
        """What rates a game, if nothing of what it takes into account has changed meanwhile."""
        return list(self._rated(id, result))

    def _rated(self, id: str, result: Result) -> Iterable[Statement]:
        yield Statement("UPDATE results SET waits = 0 WHERE id = ? AND waits = 1", (id,), 1)
        known = {
            who: self.of(who)[result.game]
            for who in {whose(seat) for seat in result.seats}
            if result.game in self.of(who)
        }
        for who, rating in sorted(rated(result, known).items()):
            if not who.startswith(BOT) and not self._store.rows("SELECT id FROM people WHERE id = ?", who):
                continue  # they have left meanwhile
            before = known.get(who)
            yield _kept(who, result.game, rating, before)
            yield Statement(
                "INSERT INTO rated (id, who, game, at, was, became) VALUES (?, ?, ?, ?, ?, ?)",
                (id, who, result.game, self.now(), (before or Rating()).mu, rating.mu),
            )


def _kept(who: str, game: str, rating: Rating, before: Rating | None) -> Statement:
    """Keep a rating. before: as it must still be, None if there must be none."""
    if before is None:
        query = "INSERT INTO ratings (mu, sigma, played, who, game) VALUES (?, ?, ?, ?, ?)"
        return Statement(query, (*rating, who, game))
    changes = "UPDATE ratings SET mu = ?, sigma = ?, played = ? WHERE who = ? AND game = ? AND played = ?"
    return Statement(changes, (*rating, who, game, before.played), 1)
