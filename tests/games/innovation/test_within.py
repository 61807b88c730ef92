"""A game within the game (INN-G25): nothing is lost by it, the log tells it, nobody sees more than before."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import EXPANSIONS, FOURTH
from fudaba.games.innovation.facts.shown import Public
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.checks import check_session
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.kernel.shown import of_kind
from tests.games.innovation.laid import GAME, card
from tests.properties.test_innovation import any_answer, sound
from tests.reader.innovation import InnovationReader

SEATS: Final[list[dict[str, Any]]] = [
    {
        "board": {"blue": ["martian_internet", "tools"], "yellow": ["agriculture", "masonry"]},
        "hand": ["pottery"],
    },
    {"board": {"purple": ["escapism", "mysticism"]}, "hand": ["oars"], "score": ["writing", "optics"]},
    {"board": {"green": ["clothing", "sailing"]}, "splay": {"green": "left"}, "achievements": ["archery"]},
]


def about_to_begin(seed: str, seats: int = 3, *, all_sets: bool = True) -> Setup:
    """The first player's only good action is the one that begins it."""
    options = {"edition": FOURTH, **{name: all_sets or name == "artifacts" for name in EXPANSIONS}}
    return setup_of(
        GAME, seats=seats, seed=seed, options=options, situation=situation_in(GAME, {"seats": SEATS[:seats]})
    )


def begin(ask: Ask | None) -> Answer:
    """The action that begins it."""
    assert ask is not None
    faces = [option.face if option.verb == "dogma" else "" for option in ask.options]
    return (faces.index("martian_internet"),)


@pytest.mark.parametrize("number", range(6))
def test_random_games_within_games(number: int) -> None:
    chance = Random(number)
    t = GAME.table(about_to_begin(str(number), 2 + number % 2, all_sets=number % 3 != 0))
    assert isinstance(t, Innovation)
    t.events = []
    driver = Driver(t, forkable=False)
    ask = driver.start()
    reader = InnovationReader(t)
    ask = driver.answer(begin(ask))
    assert not driver.at_rest
    assert of_kind(t.public(), Public).within == 1
    while ask is not None and not driver.at_rest:
        sound(t, ask, at_rest=False)
        ask = driver.answer(any_answer(ask, chance))
    sound(t, ask, at_rest=True)
    assert of_kind(t.public(), Public).within == 0
    begun, ended = (
        sum(event.kind == kind for event in t.events) for kind in ("begins_within", "ends_within")
    )
    assert begun == ended > 0
    reader.listen(t.events)
    assert [*reader.differences(t)] == []
    assert not any(t.state.zones[zone] for zone in t.aside.values())


def test_what_is_laid_aside_is_seen_by_whom_it_was_seen() -> None:
    t = GAME.table(about_to_begin("1"))
    assert isinstance(t, Innovation)
    pottery, oars, clothing, archery = (card(t, id) for id in ("pottery", "oars", "clothing", "archery"))
    t.state.show(oars, EVERYBODY)
    before = {each: t.state.known.get(each) for each in (pottery, oars, clothing, archery)}
    audience = {each: t.state.layout[t.state.where[each]].audience for each in before}
    driver = Driver(t)
    driver.answer(begin(driver.start()))
    for each in before:
        assert t.state.where[each] in t.aside.values()
        assert t.state.layout[t.state.where[each]].audience == audience[each]
        assert t.state.known.get(each) == before[each]


def test_forks_records_and_leaks_within() -> None:
    chance = Random(1)
    setup = about_to_begin("5", 2)
    session = Session(GAME, setup, ["P0", "P1"])
    session.answer(begin(session.ask))
    for _ in range(12):
        assert session.ask is not None
        session.answer(any_answer(session.ask, chance))
    assert not session.driver.at_rest
    assert check_session(session, every=4).worlds > 0
