"""Games by their last states' digests: imported by the tests, and by the browser's Python (`played.mjs`)."""

from __future__ import annotations

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import decode, verified
from fudaba.kernel.session import Session


def replayed(records: list[str]) -> list[str]:
    """Each record run again."""
    return [verified(decode(one.encode()), games.named).table.state.digest() for one in records]


def by_bots(wanted: list[tuple[str, str, int, int, str]]) -> list[str]:
    """Games of one bot at every seat, each by game, bot, seats, most answers and seed."""
    found = []
    for game, name, seats, most, seed in wanted:
        setup = setup_of(games.named(game), seats=seats, seed=seed, options={})
        session = Session(games.named(game), setup, [f"{seat}" for seat in range(seats)])
        players = [bot(name, game, f"{seed} {seat}") for seat in range(seats)]
        while (ask := session.ask) is not None and len(session.answers) < most:
            session.answer(players[ask.decider].answer(ask, session.view(ask.decider)))
        found.append(session.table.state.digest())
    return found
