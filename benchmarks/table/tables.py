"""Tables to measure at: what is played, and games that are long before anybody comes."""

from __future__ import annotations

import contextlib
import random
import secrets
import sqlite3
import time
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.view import View
from fudaba.server import store
from fudaba.server.game.timeline import Timeline
from fudaba.server.protocol.schema import Clock
from fudaba.server.store import opened
from fudaba.server.store.stored_table import Move, StoredSeat, StoredTable, TakenBack
from fudaba.server.table.seating import hashed

GAMES = ("bridge_over", "dominion", "innovation")
EXPANSIONS = ("artifacts", "cities", "echoes", "figures", "unseen")
LONG: dict[str, dict[str, Any]] = {
    "bridge_over": {"rounds": 20},
    "dominion": {},
    "innovation": {"edition": "fourth"} | dict.fromkeys(EXPANSIONS, True),
}
"""Games that go on for longer than any run, with all there is in them."""
SHORT: dict[str, dict[str, Any]] = LONG | {"bridge_over": {"rounds": 1, "start_hand": 1}}
"""Games that end meanwhile, where there are such."""
NAMES = ("Aya", "Ben", "Chika", "Dai", "Emi", "Fumi")


def mixed(game: str, chance: random.Random) -> dict[str, Value]:
    """Options of a game with any of its sets."""
    if game != "innovation":
        return {}
    edition = chance.choice(("first", "third", "fourth"))
    sets = [name for name in EXPANSIONS if name != "unseen" or edition == "fourth"]
    if edition == "first":
        sets = []
    return {"edition": edition} | {name: chance.random() < 0.5 for name in sets}


class Played(NamedTuple):
    """A game that programs have played."""

    setup: Setup
    answers: list[Answer]
    over: bool


@cache
def played(game: str, seats: int, answers: int, seed: str = "long") -> Played:
    """A game of this many answers, or up to its end."""
    setup = setup_of(games.named(game), seats=seats, seed=seed, options=LONG[game])
    session = Session(games.named(game), setup, list(NAMES[:seats]))
    player = bot("uniform", game, seed)
    while session.ask is not None and len(session.answers) < answers:
        session.answer(player.answer(session.ask, View(session.table, session.ask.decider)))
    return Played(setup, list(session.answers), session.ask is None)


class There(NamedTuple):
    """A table that is kept, and the tokens of its seats."""

    table: str
    tokens: list[str]
    answers: int


def keep(
    where: Path | str,
    of: Played,
    *,
    undone: int = 0,
    over: bool = False,
    clock: Clock | None = None,
    bots: bool = False,
    spectators: Any = "public",
) -> There:
    """Keep a table with that game, for a server that is started afterwards. where: a folder or an address.

    undone: this many answers more were given and taken back, one at a time. over: as if it had ended there.
    bots: in all seats but the first.
    """
    tokens = [secrets.token_urlsafe(24) for _ in range(of.setup.seats)]
    seats = [
        StoredSeat(name, "bot", "random")
        if bots and number
        else StoredSeat(name, "person", token=hashed(token))
        for number, (name, token) in enumerate(zip(NAMES, tokens, strict=False))
    ]
    kept = StoredTable(
        id=secrets.token_urlsafe(9),
        game=of.setup.game,
        rules=games.named(of.setup.game).rules,
        options=dict(of.setup.options),
        seed=of.setup.seed,
        seats=seats,
        host=0,
        invite=secrets.token_urlsafe(16),
        undo="free",
        spectators=spectators,
        takeover="",
        clock=clock,
        listed=True,
        created=time.time(),
        state="over" if over else "playing",
        left=[int(clock.stock * 1000)] * of.setup.seats if clock is not None else [],
    )
    kept_in = opened(where)
    try:
        kept_in.submit(
            store.keep(kept, time.time()), *store.moves(kept.id, _moves(of, undone), time.time())
        ).result()
    finally:
        kept_in.close()
    return There(kept.id, tokens, len(of.answers))


def spoil(where: Path | str, *tables: str) -> None:
    """Make something of each of four tables such that it cannot be read."""
    schema, sign = ("", "?") if isinstance(where, Path) else ("fudaba.", "%s")
    wrong = (
        (f"UPDATE {schema}tables SET kept = {sign} WHERE id = {sign}", (b"{", tables[0])),
        (f"UPDATE {schema}tables SET kept = {sign} WHERE id = {sign}", (b"{}", tables[1])),
        (f"UPDATE {schema}moves SET move = {sign} WHERE id = {sign} AND number = 5", (b"\xc1", tables[2])),
        (f"INSERT INTO {schema}chat VALUES ({sign}, 0, {sign})", (tables[3], b"{")),
    )
    if isinstance(where, Path):
        with contextlib.closing(sqlite3.connect(where / "fudaba.db")) as file, file:
            for statement, given in wrong:
                file.execute(statement, given)
        return
    import psycopg

    with psycopg.connect(where) as line:
        for statement, given in wrong:
            line.execute(statement.encode(), given)


def size_of(where: Path | str) -> int:
    """How many bytes are kept there."""
    if isinstance(where, Path):
        return sum(file.stat().st_size for file in where.iterdir() if file.is_file())
    import psycopg

    with psycopg.connect(where) as line:
        found = line.execute("SELECT pg_database_size(current_database())").fetchone()
    assert found is not None
    return int(found[0])


def _moves(of: Played, undone: int) -> list[Move]:
    moves: list[Move] = list(of.answers)
    if not undone:
        return moves
    timeline = Timeline(games.named(of.setup.game), of.setup, list(NAMES[: of.setup.seats]))
    for answer in of.answers:
        timeline.answer(answer)
    player = bot("random", of.setup.game, "undone")
    for _ in range(undone):
        ask = timeline.session.ask
        assert ask is not None, "a game that goes on"
        answer = player.answer(ask, View(timeline.session.table, ask.decider))
        timeline.answer(answer)
        back = TakenBack(1, timeline.sequence)
        timeline.undo(back.count, back.at)
        moves += [answer, back]
    return moves
