"""A day's kingdom: the same cards and the same shuffles for everybody, once, against the same bot.

A day is one of UTC. What is played with is drawn by the first who asks for it, by a seed that nobody can work
out beforehand, and kept: so all processes of a database have the same. Who has begun a game has had the
attempt; its result counts, if it is ended, also after midnight, for the day on which it was begun.
"""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from fudaba import games
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.server.protocol.catalogue import about, cards_drawn, catalogue, dealt, has_day, title
from fudaba.server.protocol.catalogue_schema import DayPage, DayPlayed, DayResult
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Value
from fudaba.server.store import ReaderThread, Statement, Store
from fudaba.server.table import results
from fudaba.server.table.seating import hashed
from fudaba.text.names import options_by_id

BOT: Final = "steady"
SETS: Final = 3
"""From how many sets the cards of a day are drawn."""
SHOWN: Final = 100
"""How many results are told."""
LAST: Final = 7
"""How many of somebody's own are told on their page."""
LEAST: Final = 16
"""How many characters the key kept by a guest's browser has, at least: nobody else draws the same."""


class Setting(msgspec.Struct):
    """What a day's game is played with."""

    options: dict[str, Value]
    seed: str


def drawn(game: str, seed: str) -> Setting:
    """The setting that follows from a seed."""
    rng, sets = random.Random(f"sets {seed}"), [*catalogue(game).sets]
    for _ in range(20):
        options = options_by_id(games.named(game), {"sets": ",".join(rng.sample(sets, SETS))})
        try:
            setup = setup_of(games.named(game), seats=2, seed=seed, options=options)
            games.named(game).table(setup)
            return Setting(dealt(game, setup.options, seed), seed)
        except BadSetup:
            continue  # these sets have too few cards together
    raise RuntimeError(f"nothing could be drawn for a day of {game}")


def unknown_seed(game: str, day: str) -> str:
    """A seed that nobody can work out."""
    return secrets.token_hex(16)


def guest(secret: str) -> str:
    """As whom a guest plays, by what their browser keeps. Raises `ClientError`."""
    if len(secret) < LEAST:
        raise ClientError("bad_message", "server-bad-message")
    return f"guest {hashed(secret)}"


class Days:
    """The days of a store. now: seconds since 1970."""

    def __init__(self, store: Store, ask: ReaderThread, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._ask = ask
        self.now = now
        self.seed: Callable[[str, str], str] = unknown_seed
        """Draws the seed of a game's day."""

    def day(self, back: int = 0) -> str:
        """Today, as 2026-11-22; back: how many days before."""
        return (datetime.fromtimestamp(self.now(), UTC) - timedelta(days=back)).date().isoformat()

    def ends(self) -> float:
        """Seconds until there is another one."""
        now = datetime.fromtimestamp(self.now(), UTC)
        midnight = (now + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
        return (midnight - now).total_seconds()

    async def setting(self, game: str, day: str) -> Setting:
        """What it is played with on that day. Raises `ClientError` for a game that has none, `Away`."""
        if not has_day(game):
            raise ClientError("no_table", "server-day-none")
        kept = await self._ask(self._kept, game, day)
        if kept is None:
            new = await self._ask(drawn, game, self.seed(game, day))
            await self._store.write(
                Statement(
                    "INSERT INTO days (day, game, setting) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                    (day, game, msgspec.json.encode(new)),
                )
            )
            kept = await self._ask(self._kept, game, day)
        assert kept is not None
        return kept

    def _kept(self, game: str, day: str) -> Setting | None:
        rows = self._store.rows("SELECT setting FROM days WHERE day = ? AND game = ?", day, game)
        return msgspec.json.decode(rows[0][0], type=Setting) if rows else None

    def begun(self, day: str, game: str, who: str, table: str) -> Statement:
        """That somebody has an attempt at that table; it cannot be written for one who had it."""
        query = "INSERT INTO attempts (day, game, person, id) VALUES (?, ?, ?, ?)"
        return Statement(query, (day, game, who, table), 1)

    def attempt(self, day: str, game: str, who: str) -> str:
        """The table of somebody's attempt, "" if they have not begun. Waits for the database."""
        query = "SELECT id FROM attempts WHERE day = ? AND game = ? AND person = ?"
        rows = self._store.rows(query, day, game, who)
        return str(rows[0][0]) if rows else ""

    def results(self, day: str, game: str, who: str) -> list[DayResult]:
        """The first results of a day, and their own. Waits for the database."""
        parts: list[DayResult] = []
        for person, result in self._ranked(day, game):
            result.mine = person == who
            if result.rank <= SHOWN or result.mine:
                parts.append(result)
        return parts

    def of(self, who: str) -> list[DayPlayed]:
        """How somebody's last games of the day have ended, the latest first. Waits for the database."""
        query = (
            "SELECT attempts.day, attempts.game, attempts.id FROM attempts JOIN results"
            " ON results.id = attempts.id WHERE attempts.person = ? ORDER BY attempts.day DESC, attempts.game"
            " LIMIT ?"
        )
        found: list[DayPlayed] = []
        for day, game, table in self._store.rows(query, who, LAST):
            ranked = self._ranked(day, game)
            mine = next(result for person, result in ranked if person == who)
            found.append(
                DayPlayed(day, game, table, mine.points, mine.others, mine.won, mine.rank, len(ranked))
            )
        return found

    def attempts(self, who: str) -> list[tuple[str, str, str]]:
        """The day, game and table of each game of the day that somebody has begun. Waits for the database."""
        query = "SELECT day, game, id FROM attempts WHERE person = ? ORDER BY day, game"
        return [(str(day), str(game), str(id)) for day, game, id in self._store.rows(query, who)]

    def _ranked(self, day: str, game: str) -> list[tuple[str, DayResult]]:
        """Whose results there are of a day, the best first: more points, fewer turns, then the earlier."""
        rows = self._store.rows(
            "SELECT attempts.person, results.ended, results.result FROM attempts"
            " JOIN results ON results.id = attempts.id WHERE attempts.day = ? AND attempts.game = ?",
            day,
            game,
        )
        found: list[tuple[int, int, float, str, DayResult]] = []
        for person, ended, data in rows:
            result = results.read(data)
            mine, other = result.seats
            row = DayResult(mine.name, mine.figure, other.figure, result.turns, mine.won, mine=False)
            found.append((-mine.figure, result.turns, ended, person, row))
        found.sort(key=lambda one: one[:4])
        for rank, (*_, row) in enumerate(found, 1):
            row.rank = rank
        return [(person, row) for *_, person, row in found]

    async def page(self, game: str, who: str) -> DayPage:
        """What is told of today. who: as whom somebody plays, "" for nobody. Raises `ClientError`, `Away`."""
        day, before = self.day(), self.day(1)
        setting = await self.setting(game, day)
        return DayPage(
            day=day,
            game=game,
            title=title(game),
            about=about(game, setting.options, setting.seed),
            cards=cards_drawn(game, setting.options, setting.seed),
            ends=self.ends(),
            table=await self._ask(self.attempt, day, game, who) if who else "",
            results=await self._ask(self.results, day, game, who),
            before=await self._ask(self.results, before, game, who),
        )
