"""What holds whatever sets are in play."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.games.innovation.board.state import FREE_MUSEUMS
from fudaba.games.innovation.facts.printed import EXPANSIONS, FOURTH, THIRD
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from tests.games.innovation.laid import GAME, laid


def test_museums_have_nothing_on_them() -> None:
    """INN-G5: no icons and no effects, and one is like another."""
    t = laid({}, {}, edition=FOURTH, options={"artifacts": True})
    museums = [t.cards[card] for card in t.state.zones[FREE_MUSEUMS]]
    assert len(museums) == 5
    assert not any(museum.effects or museum.places or museum.featured or museum.special for museum in museums)


@pytest.mark.parametrize("edition", [THIRD, FOURTH])
def test_what_is_taken_back_was_never_done(edition: str) -> None:
    """INN-G7: the game goes on from there as if it had never been answered."""
    sets = [name for name in EXPANSIONS if name != "unseen" or edition == FOURTH]
    setup = setup_of(GAME, seats=3, seed="5", options={"edition": edition, **dict.fromkeys(sets, True)})
    game = Session(GAME, setup, ["P0", "P1", "P2"])
    chance = Random(5)
    digests = [game.table.state.digest()]
    for _ in range(40):
        assert game.ask is not None
        count = chance.randint(game.ask.least, min(game.ask.most, len(game.ask.options)))
        game.answer(tuple(chance.sample(range(len(game.ask.options)), count)))
        digests.append(game.table.state.digest())
    answers = list(game.answers)
    game.undo(15)
    assert game.table.state.digest() == digests[25]
    for answer in answers[25:]:
        game.answer(answer)
    assert game.table.state.digest() == digests[40]
    assert not {switch.name for switch in GAME.switches} & {"undo", "clock", "time"}
