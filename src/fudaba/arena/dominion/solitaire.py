"""One game of Dominion against an opponent who does nothing: what each turn made, and when Provinces came."""

from __future__ import annotations

from typing import Any, Final

from fudaba import games
from fudaba.bots.dominion.alone import Idle
from fudaba.bots.makers import answer_from
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

GAME: Final = "dominion"
PROVINCES: Final = 8
"""After this many Provinces a game is over."""
TURNS: Final = 40
"""After so many turns a game is over at the latest."""
LONGEST: Final = 200_000
"""A game with more answers than this is stuck, which is an error."""


def course(setup: Any, player: Any) -> tuple[dict[int, int], dict[int, int], list[int]]:
    """A game alone: by turn the $ and the Buys that it had, and the turns in which Provinces were gained.

    Raises RuntimeError for a game without end, and what the bot raises.
    """
    table = games.named(GAME).table(setup)
    table.events = []
    driver = Driver(table, forkable=getattr(player, "imagines", False))
    views, players = [View(table, seat) for seat in (0, 1)], [player, Idle()]
    coins: dict[int, int] = {}
    buys: dict[int, int] = {}
    provinces: list[int] = []
    seen = answers = 0
    ask = driver.start()
    while ask is not None and len(provinces) < PROVINCES and (turn := table.state.turns[0]) <= TURNS:
        seat, state = ask.decider, table.state
        if seat == 0:
            bought = ask.kind == "buy"
            coins[turn] = max(coins.get(turn, 0), state.coins if bought else 0)
            buys[turn] = max(buys.get(turn, 1), state.buys if bought else 1)
        view = Imagining(driver, seat) if driver.forkable and seat == 0 else views[seat]
        given = players[seat].answer(ask, view)
        answers += 1
        if answers > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} answers")
        ask = driver.answer(given if type(given) is tuple else answer_from(player.name, given))
        for event in table.events[seen:]:
            if event.kind == "gains" and event.seat == 0:
                provinces += [turn for ref in event.cards if table.cards[ref.card].id == "province"]
        seen = len(table.events)
    return coins, buys, provinces[:PROVINCES]
