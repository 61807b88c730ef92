"""What a purchase brings a deck in later turns, where nobody else does anything.

The same turns are played with it and without it, in the same worlds, and the coins of each are counted. What
a deck does to others, and they to it, is not in that; nor are points.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from fudaba.bots.dominion.worth import is_dead
from fudaba.bots.mind import Outlook, Reason
from fudaba.bots.mind.search import Worlds, mean_and_error
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, NoWorld

FIRST, LAST = 3, 5
"""The turns whose coins are counted: the third after this one, by which what is bought now is mostly drawn,
to the fifth."""
WORLDS: Final = 24
LONGEST: Final = 600
"""After so many answers it is enough."""
KEY: Final = b"alone"


class Later(NamedTuple):
    """By how many coins a turn is better in some turns' time. error: the standard error."""

    coins: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether that is more than the luck of the worlds in which it was tried."""
        return self.coins > 2.5 * self.error and self.coins >= 0.25


class Idle:
    """Who does nothing, and chooses as few as can be where something must be chosen."""

    name = "idle"

    def answer(self, ask: DominionAsk, view: View) -> Answer:
        """The end of the phase or of the turn; else the first of what there is."""
        if ask.options and ask.options[-1].verb in ("end_phase", "end_turn"):
            return (len(ask.options) - 1,)
        return tuple(range(ask.least))


def made_later(ask: DominionAsk, view: Imagining, outlook: Outlook, answer: Answer) -> list[Reason]:
    """What a purchase makes in later turns beside none, where that is clear; nothing of Victory cards."""
    options = ask.options
    if ask.kind != "buy" or options[-1].verb != "end_turn" or len(answer) != 1:
        return []
    chosen = options[answer[0]]
    if chosen.verb != "buy" or is_dead(chosen.face):
        return []
    found = later(view, outlook, answer, (len(options) - 1,))
    if found is None or not found.is_clear:
        return []
    tenths = round(10 * found.coins)
    return [Reason("dominion-later", (chosen.face,), number=tenths // 10, more=tenths % 10)]


def later(
    view: Imagining, outlook: Outlook, answer: Answer, instead: Answer, worlds_tried: int = WORLDS
) -> Later | None:
    """What an answer to the question of a view makes in later turns beside another; None where that cannot be
    imagined, or the game ends before. worlds_tried: in how many both are played on with."""
    worlds, found = Worlds(view, KEY), list[float]()
    try:
        for _ in range(worlds_tried):
            world = worlds.next()
            coins, without = (_coins(world, outlook, view.viewer, one) for one in (answer, instead))
            if coins is None or without is None:
                return None
            found.append(coins - without)
    except NoWorld:
        return None
    return Later(*mean_and_error(found))


def _coins(world: Driver[Any], outlook: Outlook, seat: int, answer: Answer) -> float | None:
    """The mean coins of the later turns after an answer, in a world; None where it ends before."""
    driver = world.fork()
    table = driver.table
    driver.forkable = False
    player, idle, now = outlook.players(driver)[seat], Idle(), table.state.turns[seat]
    coins: dict[int, int] = {}
    driver.answer(answer)
    for _ in range(LONGEST):
        ask = driver.ask
        if ask is None or (turn := table.state.turns[seat] - now) > LAST:
            break
        if ask.decider != seat:
            driver.answer(idle.answer(ask, View(table, ask.decider)))
            continue
        if ask.kind == "buy":
            coins[turn] = max(coins.get(turn, 0), table.state.coins)
        driver.answer(player.answer(ask, View(table, seat)))
    made = [coins[turn] for turn in range(FIRST, LAST + 1) if turn in coins]
    return sum(made) / len(made) if len(made) > LAST - FIRST else None
