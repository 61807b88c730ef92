"""How much `strong` thinks in Innovation, where thinking is dear, and how it plays on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.innovation import strong
from fudaba.bots.innovation.lookahead import CourseOfPlay
from fudaba.bots.innovation.strong import BUDGET, InnovationOutlook
from fudaba.bots.mind.rollout import roll_out
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.kernel.worlds import possible

BOARDS: list[dict[str, Any]] = [
    {"board": {"blue": ["martian_internet", "tools"], "yellow": ["agriculture"]}},
    {"board": {"red": ["archery"]}},
]


def within(answers: int) -> Session:
    """A game within the game (INN-G25) after this many answers of chance, at a real choice."""
    rules = games.named("innovation")
    options = {"artifacts": True, "edition": "fourth"}
    setup = setup_of(
        rules, seats=2, seed="w3", options=options, situation=situation_in(rules, {"seats": BOARDS})
    )
    session = Session(rules, setup, ["Aya", "Ben"])
    assert session.ask is not None
    session.answer((next(n for n, o in enumerate(session.ask.options) if o.face == "martian_internet"),))
    player = bot("random", "innovation", "w3")
    for given in range(10 * answers):
        assert session.ask is not None
        if given >= answers and len(session.ask.options) > 2:
            break
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    assert not session.driver.at_rest
    return session


def test_a_longer_game_within_the_game_costs_no_more_to_think_in(monkeypatch: pytest.MonkeyPatch) -> None:
    again, replayed = Driver.again, 0

    def counted(self: Driver[Any], begun: Any) -> Driver[Any]:
        nonlocal replayed
        replayed += len(self._since)
        return again(self, begun)

    monkeypatch.setattr(Driver, "again", counted)
    cost = []
    for answers in (10, 25):
        session, replayed = within(answers), 0
        ask = session.ask
        assert ask is not None
        view = session.view(ask.decider)
        player = bot("strong", "innovation", "s")
        ask.check(player.answer(ask, view))
        assert player.budget(ask, view).rollouts < BUDGET.rollouts  # type: ignore[attr-defined] # it thinks ahead
        cost.append(replayed)
    assert max(cost) < 8_000, cost


# How it plays on from the answer that is weighed.

FARMING: list[dict[str, Any]] = [
    {"board": {"yellow": ["agriculture"]}, "hand": ["writing", "paper"]},
    {"board": {"blue": ["tools"]}, "hand": ["oars"]},
]


def farming() -> tuple[Driver[InnovationTable], InnovationAsk, Answer]:
    """Who could return a card for one to score: the table, the question, and the answer that activates it."""
    rules = games.named("innovation")
    setup = setup_of(rules, seats=2, seed="onward", situation=situation_in(rules, {"seats": FARMING}))
    driver: Driver[InnovationTable] = Driver(rules.table(setup))  # type: ignore[arg-type] # the game's own table
    ask = driver.start()
    assert ask is not None
    return driver, ask, (next(n for n, one in enumerate(ask.options) if one.verb == "dogma"),)


def test_what_is_asked_in_the_midst_of_an_answer_that_is_weighed_is_answered_well() -> None:
    driver, ask, dogma = farming()
    before = driver.table.state.digest()
    for number in range(5):
        came = CourseOfPlay(Random(number)).played(driver.table, ask, dogma)
        assert came.is_whole
        assert came.table.points(0) > 0  # it does return a card: by that it stands better
    assert driver.table.state.digest() == before


def test_further_actions_are_played_by_those_whose_they_are() -> None:
    driver, ask, _ = farming()
    before = driver.table.state.digest()
    after = [CourseOfPlay(Random(1)).went_on(driver.table, ask, actions).state for actions in (1, 2, 3)]
    begun = driver.table.state
    assert [(s.turns, s.action) for s in after] == [
        (begun.turns, begun.action + 1),
        (begun.turns, begun.action + 2),
        (begun.turns + 1, 2),
    ]
    assert CourseOfPlay(Random(1)).went_on(driver.table, ask, 3).state.digest() == after[2].digest()
    assert driver.table.state.digest() == before


def test_a_rollout_leaves_the_world_as_it_is_and_comes_to_the_same_again() -> None:
    driver, ask, dogma = farming()
    world = possible(driver, ask.decider, b"onward")
    outlook = InnovationOutlook("s")
    before = world.table.state.digest()
    for answer in (dogma, None):
        found = [roll_out(world, answer, outlook, 0) for _ in range(2)]
        assert found[0] == found[1]
        assert 0 < found[0].prospect.win < 1
    assert world.table.state.digest() == before


# An effect that repeats itself, with a question each time.

REPEATING: list[dict[str, Any]] = [
    {
        "board": {"red": ["archery"], "blue": ["tools"], "green": ["the_wheel"], "yellow": ["agriculture"]},
        "hand": [
            *("oars", "metalworking", "writing", "pottery", "domestication", "masonry", "sailing"),
            *("clothing", "construction", "road_building", "fermenting", "canal_building", "calendar"),
            *("mathematics", "mapmaking", "currency", "engineering", "feudalism", "machinery", "optics"),
            *("compass", "paper", "translation", "alchemy", "education", "medicine"),
        ],
        "display": ["lurgan_canoe"],
    },
    {"board": {"red": ["gunpowder"]}},
]


def repeating() -> Session:
    """Whose artifact on display melds card after card from a hand of 26, as long as others are scored."""
    rules = games.named("innovation")
    situation = situation_in(rules, {"seats": REPEATING, "action": 0})
    setup = setup_of(
        rules, seats=2, seed="canoe", options={"edition": "third", "artifacts": True}, situation=situation
    )
    return Session(rules, setup, ["Aya", "Ben"])


def looked_at(monkeypatch: pytest.MonkeyPatch, session: Session) -> list[int]:
    """How many answers were given only to look, in each rollout of an answer of `strong`."""
    found: list[CourseOfPlay] = []

    def begun(chance: Random) -> CourseOfPlay:
        found.append(CourseOfPlay(chance))
        return found[-1]

    monkeypatch.setattr(strong, "CourseOfPlay", begun)
    ask = session.ask
    assert ask is not None
    ask.check(bot("strong", "innovation", "s").answer(ask, session.view(ask.decider)))
    return [one.looked for one in found]


def test_what_repeats_itself_costs_not_the_square_of_what_it_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    session = repeating()
    at_rest = looked_at(monkeypatch, session)
    ask = session.ask
    assert ask is not None
    session.answer((next(n for n, one in enumerate(ask.options) if one.verb == "dogma"),))
    assert not session.driver.at_rest
    in_its_midst = looked_at(monkeypatch, session)
    assert 20 < max(at_rest) < 400  # some 2,000 where every question is answered by the best of six
    assert 20 < max(in_its_midst) < 400
