"""Whom a dogma is said to reach before it is activated, and whom it then reaches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.reach import reach_of
from fudaba.games.innovation.facts.printed import FOURTH, THIRD
from fudaba.games.innovation.facts.shown import Public, Reach, Way
from fudaba.kernel.events import Event
from fudaba.kernel.session import Session
from tests.games.innovation.laid import GAME, card, laid
from tests.properties.test_innovation import any_answer
from tests.properties.test_innovation_sets import setup_with

TABLES = [
    (THIRD, ()),
    (FOURTH, ()),
    (THIRD, ("echoes", "artifacts")),
    (FOURTH, ("echoes", "artifacts", "figures")),
    (THIRD, ("figures", "echoes", "cities")),
    (FOURTH, ("unseen", "figures", "cities")),
    (FOURTH, ("artifacts", "cities", "echoes", "figures", "unseen")),
]
ACTIVATES = ("dogma", "parley")


def said(session: Session, seat: int, face: str) -> Reach:
    """What everybody may know of a card's reach."""
    all_said = session.view(seat).public_as(Public).reach
    return next(reach for reach in all_said if (reach.seat, reach.face) == (seat, face))


def happened(session: Session, before: int) -> tuple[Event, list[Event]]:
    """The activation that was told first since then, and what was told directly below it."""
    number = next(n for n, event in enumerate(session.events) if n >= before and event.kind == "activates")
    return session.events[number], [event for event in session.events if event.cause == number]


def compare(session: Session, pick: int, chance: Random) -> bool:
    """Activate a card in a fork of the game, and hold what happens against what was said.

    False, if a karma effect may have changed it or its price, or the dogma did not come to its end.
    """
    ask = session.ask
    assert ask is not None
    option = ask.options[pick]
    found = said(session, ask.owner, option.face)
    fork = session.fork()
    before = len(fork.events)
    fork.answer((pick,))
    for _ in range(500):
        if fork.ask is None or fork.ask.kind in ("action", "display"):
            break
        fork.answer(any_answer(fork.ask, chance))
    if found.karmas or fork.ask is None or any(fork.view(0).public_as(Public).lost):
        return False
    if option.verb == "parley" and all(event.kind != "activates" for event in fork.events[before:]):
        return False
    activated, below = happened(fork, before)
    way = next(way for way in found.ways if way.icon == activated.word)
    assert way.counts[ask.owner] == activated.number
    bought, avoided = (
        {event.seat for event in below if event.kind == "returns" and event.rule == rule}
        for rule in ("INN-216", "INN-217")
    )
    assert bought | avoided <= set(way.pays)
    seen = {kind: {event.whom for event in below if event.kind == kind} for kind in ("demands", "compels")}
    sharing = {event.seat for event in below if event.kind == "shares"}
    assert seen["demands"] == set(way.demanded or ()) - avoided
    assert seen["compels"] == set(way.compelled or ()) - avoided
    assert sharing == {seat for seat in way.shares or () if seat not in way.pays or seat in bought}
    immune = {event.seat for event in below if event.kind == "is_immune"}
    assert immune == set(way.immune or ())
    return True


@pytest.mark.parametrize(("edition", "sets"), TABLES)
def test_a_dogma_reaches_whom_it_is_said_to_reach(edition: str, sets: tuple[str, ...]) -> None:
    """At the questions of random games, for a card that can be activated (INN-038 to INN-042, INN-099)."""
    compared = 0
    for game in range(2):
        chance = Random(f"reach/{edition}/{sets}/{game}")
        setup = setup_with(edition, sets, chance)
        session = Session(GAME, setup, [f"P{seat}" for seat in range(setup.seats)])
        for _ in range(250):
            ask = session.ask
            if ask is None:
                break
            if ask.kind == "action":
                able = [n for n, option in enumerate(ask.options) if option.verb in ACTIVATES]
                if able:
                    compared += compare(session, chance.choice(able), chance)
            session.answer(any_answer(ask, chance))
    assert compared > 20


def reach(t: Innovation, seat: int, id: str) -> Reach:
    return reach_of(t, seat, card(t, id))


def only_way(found: Reach) -> Way:
    assert len(found.ways) == 1
    return found.ways[0]


def test_a_visible_echo_effect_is_shared_though_the_card_itself_demands() -> None:
    """Archery only demands; with Bangle's echo effect below it the dogma is shared too (INN-130)."""
    t = laid(
        {"board": {"red": ["archery", "bangle"]}, "splay": {"red": "up"}},
        {"board": {"purple": ["mysticism"], "yellow": ["masonry"]}},
        options={"echoes": True},
    )
    way = only_way(reach(t, 0, "archery"))
    assert (way.demanded, way.immune, way.shares) == ([], [1], [1])
    t = laid(
        {"board": {"red": ["archery", "bangle"]}},
        {"board": {"purple": ["mysticism"], "yellow": ["masonry"]}},
        options={"echoes": True},
    )
    assert only_way(reach(t, 0, "archery")).shares is None


def test_the_avatar_is_another_way() -> None:
    """A top figure that has the icon lets its owner go by avatars (INN-241)."""
    figures: dict[str, Any] = {"edition": "fourth", "options": {"figures": True}}
    t = laid(
        {"board": {"green": ["sailing"], "purple": ["rod_serling"]}},
        {"board": {"red": ["optics"]}},
        **figures,
    )
    crown, person = reach(t, 0, "sailing").ways
    assert (crown.icon, crown.counts, crown.shares) == ("crown", [3, 3], [1])
    assert (person.icon, person.counts, person.shares) == ("person", [1, 0], [])


def test_who_would_not_be_eligible_shares_by_sargon() -> None:
    """Sargon of Akkad of the fourth edition makes his owner eligible (INN-182)."""
    t = laid(
        {"board": {"green": ["the_wheel"]}},
        {"board": {"green": ["sargon_of_akkad"]}},
        edition="fourth",
        options={"figures": True},
    )
    found = reach(t, 0, "the_wheel")
    assert only_way(found).shares == [1]


def test_a_karma_effect_that_comes_first_is_named() -> None:
    """Whose karma effect waits for the dogma, or for its demand."""
    t = laid(
        {"board": {"green": ["sailing"], "red": ["archery"], "blue": ["isaac_newton"]}},
        {"board": {"yellow": ["edward_jenner"]}},
        edition="fourth",
        options={"figures": True},
    )
    assert reach(t, 0, "sailing").karmas == ["isaac_newton"]
    assert reach(t, 0, "archery").karmas == ["isaac_newton", "edward_jenner"]


def test_far_players_share_and_avoid_for_a_card() -> None:
    """Of four players the one opposite pays, if there is a card in the hand (INN-216, INN-217)."""
    hands: list[list[str]] = [[], ["oars"], [], ["tools"]]
    boards = [["the_wheel"], ["sailing"], ["clothing"], ["currency"]]
    seats = [{"hand": hand, "board": {"green": board}} for hand, board in zip(hands, boards, strict=True)]
    t = laid(*seats, edition="fourth")
    way = only_way(reach(t, 1, "sailing"))
    assert (way.shares, way.pays) == ([3], [3])
    t = laid(*[{**seat, "hand": []} for seat in seats], edition="fourth")
    assert only_way(reach(t, 1, "sailing")).shares == []
