"""What only gives figures for a purchase is given without an act, and comes to the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fudaba.games.dominion.rules.given import figures_of

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS, listeners
from fudaba.games.dominion.rules import gain, given
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View
from tests.machine_code import NEEDS_NAMES

GAME = named("dominion")
GIVING = (
    "goons,groundskeeper,nomads,lackeys,silk_merchant,spices,forum,academy,guildhall,watchtower",
    "goons,groundskeeper,sycophant,nomads,village,spices,forum,nearby,exploration,royal_seal,market",
    "goons,forum,nomads,way_of_the_pig,enclave,monkey,road_network,spices,possession,groundskeeper,hoard",
)


def played(kingdom: str, seed: str) -> Iterator[tuple[str, str]]:
    """A random game: after each answer the state, and the question."""
    driver = Driver(
        GAME.table(setup_of(GAME, seats=2, seed=seed, options={"kingdom": kingdom})), forkable=False
    )
    players = [bot("random", "dominion", f"{seed}/{seat}") for seat in range(2)]
    ask = driver.start()
    while ask is not None and driver.table.turns_taken() < 60:
        yield driver.table.state.digest(), repr(ask)
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
    yield driver.table.state.digest(), ""


@NEEDS_NAMES
@pytest.mark.parametrize("kingdom", GIVING)
def test_what_is_given_for_a_purchase_is_the_same(kingdom: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, times = given.are_given, 0

    def counting(*of: object) -> bool:
        nonlocal times
        found = at_once(*of)  # type: ignore[arg-type]  # a table and acts
        times += found
        return found

    with monkeypatch.context() as patch:
        patch.setattr(gain, "are_given", counting)
        fast = [*played(kingdom, "given")]
    assert times, "figures were given without an act"
    monkeypatch.setattr(gain, "are_given", lambda *of: False)
    for count, (plainly, quickly) in enumerate(zip(played(kingdom, "given"), fast, strict=True)):
        assert quickly == plainly, f"after {count} answers"


def test_what_gives_figures_is_found_by_carrying_it_out() -> None:
    giving = {kind.id: figures_of(one.run) for kind, one in listeners(KINDS) if figures_of(one.run)}
    assert giving["goons"] is not None
    assert giving["goons"].vp == 1
    assert giving["cultist"] is not None
    assert giving["cultist"].cards == 3
    assert len(giving) > 20
    assert not giving.keys() & {"watchtower", "hoard", "talisman", "haggler", "moat"}
