"""What holds whatever sets are played together, each combination once; `-m long` plays many games of each.

Games are played at random, and looked at after every answer, as in `test_innovation`.
"""

from __future__ import annotations

from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from fudaba.games.innovation.board.state import FORECAST, SAFE
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import EXPANSIONS, FOURTH, THIRD
from fudaba.games.innovation.facts.shown import Facts
from fudaba.kernel.checks import check_session
from fudaba.kernel.game import Setup, Value, setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.kernel.shown import of_kind
from tests.properties.test_innovation import GAME, any_answer, played

Sets = tuple[str, ...]


def together(edition: str) -> list[Sets]:
    """Every combination of the sets that an edition has."""
    there = [name for name in EXPANSIONS if name != "unseen" or edition == FOURTH]
    return list(chain.from_iterable(combinations(there, count) for count in range(len(there) + 1)))


ALL = [(edition, sets) for edition in (THIRD, FOURTH) for sets in together(edition)]


def setup_with(edition: str, sets: Sets, chance: Random, situation: dict[str, Any] | None = None) -> Setup:
    """A table with exactly these sets, all else at random."""
    options: dict[str, Value] = {name: name in sets for name in EXPANSIONS}
    options |= {"edition": edition, "teams": chance.random() < 0.2}
    options["start_hand"] = chance.choice(("mixed", "base"))
    apart = Random()
    apart.setstate(chance.getstate())  # so that the games that a test names stay the same
    options["victory"] = apart.choice(("at_once", "after_action"))
    options["unseen_draw"] = apart.choice(("hand", "any"))
    options["relics"] = edition == THIRD and "artifacts" in sets and chance.random() < 0.5
    seats = 4 if options["teams"] else chance.choice(GAME.seats)
    if situation is not None:
        seats, options["teams"] = len(situation["seats"]), False
    return setup_of(
        GAME, seats=seats, seed=str(chance.random()), options=options, situation=situation_in(GAME, situation)
    )


@pytest.mark.parametrize("number", range(0, len(ALL), 5))
def test_sets_together(number: int) -> None:
    """No error, no stuck game, no card lost or doubled, with every fifth combination."""
    chance = Random(f"sets/{number}")
    assert played(setup_with(*ALL[number], chance), chance)


def test_what_a_karma_effect_ends_in_the_midst_of_a_move_leaves_nothing_behind() -> None:
    """In this game a dogma ended while a card was on its way, which was then taken for one gone astray."""
    chance = Random("sets/44/3")
    assert played(setup_with(*ALL[44], chance), chance)


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(ALL)))
def test_all_sets_together(number: int) -> None:
    for game in range(40):
        chance = Random(f"sets/{number}/{game}")
        assert played(setup_with(*ALL[number], chance), chance)


def hidden_places(chance: Random) -> dict[str, Any]:
    """Three players with cards in hand, score pile, forecast and safe, some of them all alike from behind."""
    faces = [card.id for card in GAME.facts({"edition": FOURTH, "echoes": True, "unseen": True})]
    ages = {
        card.id: of_kind(card, Facts).age or 0
        for card in GAME.facts({"edition": FOURTH, "echoes": True, "unseen": True})
    }
    low = sorted(face for face in faces if 1 <= ages[face] <= 4)
    chance.shuffle(low)
    seats = []
    for _ in range(3):
        taken = [low.pop() for _ in range(13)]
        own = {"hand": taken[:3], "score": taken[3:7], "forecast": taken[7:10], "safe": taken[10:]}
        seats.append({**own, "board": {}})
    for seat, stacks in zip(seats, _boards(low, chance), strict=True):
        seat["board"] = stacks
    return {"seats": seats}


def _boards(faces: list[str], chance: Random) -> list[dict[str, list[str]]]:
    colours = {card.id: of_kind(card, Facts).colour for card in GAME.facts()}
    found: list[dict[str, list[str]]] = []
    for _ in range(3):
        board: dict[str, list[str]] = {}
        for _ in range(8):
            face = faces.pop()
            board.setdefault(colours[face], []).append(face)
        found.append(board)
    return found


@pytest.mark.parametrize(
    "number", [0, 191, 204, *(pytest.param(each, marks=pytest.mark.long) for each in range(1, 4))]
)
def test_nobody_learns_what_is_in_forecasts_and_safes(number: int) -> None:
    """INN-134, INN-204b, INN-AMB22: what a viewer may not know changes nothing that they receive.

    191, 204: the player who gives all cards of two colours by Handshake shows that there are no more of them.
    """
    chance = Random(f"hidden/{number}")
    setup = setup_with(FOURTH, ("echoes", "unseen"), chance, hidden_places(chance))
    session = Session(GAME, setup, ["P0", "P1", "P2"])
    table = session.table
    assert isinstance(table, Innovation)
    assert all(len(table.at(seat, place)) == 3 for seat in range(3) for place in (FORECAST, SAFE))
    while session.ask is not None and len(session.answers) < 25:
        session.answer(any_answer(session.ask, chance))
    compared = check_session(session, every=6)
    assert compared.worlds > 0
    assert compared.views > compared.worlds
