"""Nobody sees, by what is sent, its order or its times, whether somebody had anything to choose."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from fudaba.games.dominion.table import Dominion
from fudaba.kernel.ask import Answer
from fudaba.kernel.table import Table as KernelTable
from fudaba.kernel.view import SPECTATOR
from fudaba.server.game.rendering import Renderer
from fudaba.server.table.audience import Audience
from fudaba.server.table.pacing import Pacing
from fudaba.server.table.table import Table
from tests.server.at_table import answers_of, running, stage_of, timeline_of
from tests.server.worlds import FSYNC, PAD, Eye, Sent, World, by_clock, differ, same, watched

COPPERS = ["copper"] * 5


@pytest.fixture(scope="module", autouse=True)
def words_are_read() -> None:
    """Cards and words are read before, as a server does: a stranger's table has little time for a step."""
    Renderer("dominion", [], {})


def declines(table: Table) -> Answer:
    """What one answers who lets be what may be let be."""
    ask = timeline_of(table).session.ask
    assert ask is not None
    none = [n for n, o in enumerate(ask.options) if o.verb in ("none", "end_turn", "end_phase", "draw")]
    return (none[0],) if none else tuple(range(ask.least))


def dominion(hand: list[str], under: list[str], **more: Any) -> World:
    """Seat 0 has a Witch, seat 1 these cards in hand and those in the deck."""
    seats = [
        {"zones": {"hand": ["witch", "copper"], "deck": COPPERS}},
        {"zones": {"hand": hand, "deck": [*under, *COPPERS]}},
    ]
    situation = {"supply": {"witch": -1, "moat": -1}, "seats": seats}
    return World("dominion", (False, True), situation, {}, (0, SPECTATOR), answers=declines, **more)


def bewitched(hand: list[str], under: list[str], **more: Any) -> dict[int, Sent]:
    """What is sent when a Witch is played, for some time."""

    async def script() -> World:
        world = dominion(hand, under, **more)
        await world.begin()
        await world.say(0, "play", "witch")
        return world

    return watched(script, 5.0)


@pytest.mark.parametrize("thinks", [0.01, 0.3, 0.69, 0.9, 2.0])
def test_a_bot_that_holds_a_moat_takes_as_long_as_one_that_does_not(thinks: float) -> None:
    """All that is sent until it is the other's turn is the same, to the tenth of a millisecond."""
    worlds = [
        bewitched(*cards, thinks=thinks)
        for cards in ((["moat", "estate"], ["estate"]), (["estate"] * 2, ["moat"]))
    ]
    assert len(worlds[0][SPECTATOR]) > 3
    same(*worlds)


def village(drawn: str, thinks: float) -> dict[int, Sent]:
    """What is sent when a person has played a Village, drawn this card, and thinks so long about what to buy.

    With an Action he lets it be first, after as long as a person who is not asked seems to think.
    """
    under = "moat" if drawn != "moat" else "estate"

    async def script() -> World:
        seats = [
            {"zones": {"hand": ["village", "copper"], "deck": [*COPPERS, under, drawn]}},
            {"zones": {"hand": COPPERS, "deck": COPPERS}},
        ]
        situation = {"supply": {"village": -1, "moat": -1}, "seats": seats}
        world = World("dominion", (False, False), situation, {}, (0, 1, SPECTATOR), answers=declines)
        await world.begin()
        await world.say(0, "play", "village")
        if drawn == "moat":
            await asyncio.sleep(PAD - FSYNC)
            await world.say(0, "end_phase")
        await asyncio.sleep(thinks - FSYNC)
        await world.say(0, "play", "copper")
        return world

    return watched(script, 3.0)


@pytest.mark.parametrize("thinks", [0.05, 0.4, 1.0, 1.4])
def test_who_sees_his_next_question_early_shows_it_by_no_time(thinks: float) -> None:
    """What the others are sent is the same, at the same times, as if he had been asked."""
    asked, passed = village("moat", thinks), village("estate", thinks)
    for viewer in (1, SPECTATOR):
        assert len(asked[viewer]) > 4
        same({viewer: asked[viewer]}, {viewer: passed[viewer]})


def test_who_thinks_for_long_does_not_wait_for_a_question_that_he_was_not_asked() -> None:
    """He sees the next at once; his answer is shown when it is given, the same bytes in the same order."""
    asked, passed = village("moat", 4.0), village("estate", 4.0)
    for viewer in (1, SPECTATOR):
        assert [data for _, data in asked[viewer]] == [data for _, data in passed[viewer]]
        assert passed[viewer][-1][0] == pytest.approx(4.0 + FSYNC, abs=0.01)
        assert asked[viewer][-1][0] == pytest.approx(PAD + 4.0 + FSYNC, abs=0.01)
    texts = [(time, msgspec.msgpack.decode(data)) for time, data in passed[0]]
    asks = [(time, one["question"]) for time, one in texts if one["t"] == "update"]
    assert next(time for time, ask in asks if ask.get("kind") == "buy") == pytest.approx(FSYNC, abs=0.01)


def test_a_question_that_all_are_shown_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The leak put in on purpose: the question is shown to all."""
    monkeypatch.setattr(Audience, "tell_one", lambda audience, viewer, message: audience.tell(message))
    with pytest.raises(AssertionError):
        test_who_sees_his_next_question_early_shows_it_by_no_time(1.0)


@pytest.mark.parametrize("by", [0, 1])
def test_an_answer_to_what_is_taken_back_meanwhile_is_taken_back_with_it(by: int) -> None:
    """Before anybody has seen it; and a viewer who comes back meanwhile sees what he saw."""

    async def script() -> None:
        seats = [
            {"zones": {"hand": ["village", "copper"], "deck": [*COPPERS, "moat", "estate"]}},
            {"zones": {"hand": COPPERS, "deck": COPPERS}},
        ]
        situation = {"supply": {"village": -1, "moat": -1}, "seats": seats}
        world = World("dominion", (False, False), situation, {}, (0, 1, SPECTATOR), answers=declines)
        await world.begin()
        await world.say(0, "play", "village")
        table, again = world.table, Eye(0)
        early = stage_of(table).early.of(0)
        assert early is not None
        assert stage_of(table).early.of(1) is None
        await table.join(again)
        assert again.sent[-1][1] == world.eyes[0].sent[-1][1] or b"seats" in world.eyes[0].sent[-1][1]
        await table.undo(0, early.sequence)
        request = running(table).consent.request
        assert request is not None, "a card was drawn"
        await table.answer(0, early.sequence, (0,), lambda: None)
        given = running(table).game.position
        assert len(given.answers) == 2
        await running(table).agree(1, request.number, yes=by == 1)
        await asyncio.sleep(5)
        assert answers_of(table) == (() if by == 1 else given.answers)
        assert stage_of(table).sequence == early.sequence + 1
        assert any(b"plays Copper" in data for _, data in world.eyes[1].sent) == (by == 0)
        table.close()

    by_clock(script())


def attacked(hand: list[str], pile: list[str], thinks: float) -> dict[int, Sent]:
    """What is sent of Bridge Over when seat 1 is attacked with two cards."""
    situation = {
        "top": {"face": "red number_1", "colour": "red", "sign": "number_1"},
        "hands": [["red draw_2", "red number_2", "red number_3"], hand],
        "pile": ["blue number_1", "blue number_2", *pile, *(f"blue number_{n}" for n in range(3, 10))],
    }

    async def script() -> World:
        world = World(
            "bridge_over", (False, True), situation, {}, (0, SPECTATOR), thinks=thinks, answers=declines
        )
        await world.begin()
        await world.say(0, "play", "red draw_2")
        return world

    return watched(script, 5.0)


def demanded(hand: list[str], score: list[str], thinks: float) -> dict[int, Sent]:
    """What is sent of Innovation when Oars demands a card with a crown of seat 1."""
    seats = [{"board": {"red": ["oars"]}}, {"hand": hand, "score": score, "board": {"purple": ["mysticism"]}}]

    async def script() -> World:
        world = World(
            "innovation", (False, True), {"seats": seats}, {}, (0, SPECTATOR), thinks=thinks, answers=declines
        )
        await world.begin()
        await world.say(0, "dogma", "oars")
        return world

    return watched(script, 2.5)


@pytest.mark.parametrize("thinks", [0.3, 0.9])
def test_a_bot_that_can_parry_takes_as_long_as_one_that_cannot(thinks: float) -> None:
    one = attacked(["block", "green number_9"], ["yellow number_9"], thinks)
    other = attacked(["yellow number_9", "green number_9"], ["block"], thinks)
    assert len(one[SPECTATOR]) > 3
    same(one, other)


@pytest.mark.parametrize("thinks", [0.3, 0.9])
def test_a_bot_that_must_choose_a_card_takes_as_long_as_one_that_need_not(thinks: float) -> None:
    """With two crowns there is a choice of which to hand over, with one there is none."""
    one = demanded(["clothing", "writing"], ["archery"], thinks)
    other = demanded(["clothing", "archery"], ["writing"], thinks)
    assert len(one[SPECTATOR]) > 2
    same(one, other)


def test_a_leak_on_purpose_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each half of it: a question that is passed over in silence, and one that takes another time."""
    cards = (["moat", "estate"], ["estate"]), (["estate"] * 2, ["moat"])
    with monkeypatch.context() as leak:
        leak.setattr(Dominion, "might_answer", lambda *given, **more: frozenset())
        with differ:
            same(*(bewitched(*each) for each in cards))
    with monkeypatch.context() as leak:
        leak.setattr(KernelTable, "not_asked", lambda *given, **more: None)
        with differ:
            same(*(bewitched(*each) for each in cards))
    monkeypatch.setattr(Pacing, "seems", lambda pacing, bot: 0.71)
    with differ:
        same(*(bewitched(*each) for each in cards))


def test_undo_does_not_tell_that_a_person_was_not_asked() -> None:
    """Consent: after a person let a Reaction be, and after one who had none, the same may be taken back."""

    def text_of(hand: list[str], under: list[str]) -> list[bytes]:
        async def script() -> World:
            seats = [
                {"zones": {"hand": ["witch", "copper"], "deck": COPPERS}},
                {"zones": {"hand": hand, "deck": [*under, *COPPERS]}},
            ]
            situation = {"supply": {"witch": -1, "moat": -1}, "seats": seats}
            world = World("dominion", (False, False), situation, {}, (0, 1, SPECTATOR))
            await world.begin()
            await world.say(0, "play", "witch")
            if "moat" in hand:
                await world.say(1, "none")
            return world

        sent = watched(script, 3.0)
        return [data for viewer in (0, SPECTATOR) for _, data in sent[viewer]]

    one, other = text_of(["moat", "estate"], ["estate"]), text_of(["estate", "estate"], ["moat"])
    assert one == other
    assert b"others" in one[len(one) // 2 - 1] or b"revealed" in one[len(one) // 2 - 1]


def test_a_bot_seems_to_think_as_long_as_it_lately_did() -> None:
    pacing = Pacing(0.7, (0.8, 2.4))
    assert pacing.seems("a bot") == 0.7
    for _ in range(64):
        assert pacing.shown_after("a bot", 1.234) == pytest.approx(1.3)
    assert pacing.seems("a bot") == pytest.approx(1.3)
    assert pacing.seems("another") == 0.7
    assert {0.8 <= pacing.seems("") <= 2.4 for _ in range(50)} == {True}
    assert pacing.shown_after("a bot", 0.699) == pacing.shown_after("a bot", 0.01) == 0.7


def test_the_time_of_a_bot_that_thinks_ahead_does_not_tell_how_much_it_had_to_choose_from() -> None:
    pacing = Pacing(0.7, (0.8, 2.4))
    for number in range(64):
        pacing.shown_after("a bot", 0.2 if number % 2 else 1.6, thinks=True)
    for took in (0.01, 0.4, 0.9, 1.55):
        assert pacing.shown_after("a bot", took, thinks=True) == pytest.approx(1.6)
    assert pacing.seems("a bot") == pytest.approx(1.6)
    assert pacing.shown_after("a bot", 2.01, thinks=True) == pytest.approx(2.1)
