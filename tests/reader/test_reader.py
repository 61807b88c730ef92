"""Log and state tell the same story: a reader that hears only the log knows where everything is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fudaba.games import named
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup
from fudaba.kernel.table import Table
from tests.properties import test_bridge_over, test_dominion, test_innovation
from tests.reader.bridge_over import BridgeOverReader
from tests.reader.dominion import DominionReader
from tests.reader.innovation import InnovationReader
from tests.reader.reading import Reader

READERS: dict[str, Callable[[Table], Reader]] = {
    "bridge_over": BridgeOverReader,
    "dominion": DominionReader,
    "innovation": InnovationReader,
}
SETUPS: dict[str, Callable[[Random], Setup]] = {
    "bridge_over": lambda chance: test_bridge_over.any_setup(chance, 2),
    "dominion": test_dominion.any_setup,
    "innovation": test_innovation.any_setup,
}


def any_answer(ask: Ask, chance: Random) -> Answer:
    """Any legal answer."""
    answer = test_innovation.any_answer(ask, chance)
    if ask.together and len(answer) > 1:
        return tuple(pick for pick in answer if ask.options[pick].verb == ask.together) or answer[:1]
    return answer


def read_along(game: str, seed: str, *, most: int = 3000) -> int:
    """Play a game at random and read its log; compare at every question at rest. Returns how often."""
    chance = Random(seed)
    table: Table = named(game).table(SETUPS[game](chance))
    table.events = []
    driver = Driver(table, forkable=False)
    ask = driver.start()
    reader = READERS[game](table)
    compared = 0
    for _ in range(most):
        if driver.at_rest or ask is None:
            reader.listen(table.events)
            wrong = [*reader.differences(table)]
            assert not wrong, f"{game} {seed}: {wrong[:5]} after {table.events[-8:]}"
            compared += 1
        if ask is None:
            break
        ask = driver.answer(any_answer(ask, chance))
    return compared


@pytest.mark.parametrize("game", READERS)
@pytest.mark.parametrize("number", range(4))
def test_the_log_tells_where_everything_is(game: str, number: int) -> None:
    assert read_along(game, str(number), most=300) > 1


@pytest.mark.parametrize("number", [1719, 4943])
def test_the_log_tells_of_piles_that_come_during_a_game(number: int) -> None:
    """In these games a Divine Wind blows; cards that no pile had before come in one, a Baker in the other."""
    assert read_along("dominion", f"many/{number}") > 1


@pytest.mark.long
@pytest.mark.parametrize("game", READERS)
@pytest.mark.parametrize("ten", range(30))
def test_the_logs_of_many_games_tell_where_everything_is(game: str, ten: int) -> None:
    for number in range(10):
        assert read_along(game, f"{ten}/{number}")
