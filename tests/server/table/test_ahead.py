"""Who answers before the others see his question: it is kept and acknowledged at once, and shown in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from fudaba.kernel.view import SPECTATOR
from fudaba.server import store
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Clock
from fudaba.server.table.early_questions import Early
from fudaba.server.table.stage import Stage
from fudaba.server.table.table import Table
from tests.server.at_table import answers_of, clock_of, running, stage_of, timeline_of
from tests.server.worlds import FSYNC, PAD, Eye, Sent, World, by_clock, differ, same, watched

COPPERS = ["copper"] * 5
TREASURES = ["silver", "gold", "copper"]
OTHERS = (1, SPECTATOR)


def villagers(drawn: str, treasures: list[str] = TREASURES, provinces: int = 8, **more: Any) -> World:
    """Seat 0 has a Village, and draws this card with it: an Action, or none."""
    under = "moat" if drawn != "moat" else "estate"
    seats = [
        {"zones": {"hand": ["village", *treasures], "deck": [*COPPERS, under, drawn]}},
        {"zones": {"hand": COPPERS, "deck": COPPERS}},
    ]
    situation = {"supply": {"village": -1, "moat": -1, "province": provinces}, "seats": seats}
    return World("dominion", (False, False), situation, {}, (0, *OTHERS), **more)


def messages(eye: Eye) -> list[dict[str, Any]]:
    """All that somebody was sent."""
    return [msgspec.msgpack.decode(data) for _, data in eye.sent]


def asked(eye: Eye) -> dict[str, Any]:
    """The last moment that somebody was shown."""
    return [one for one in messages(eye) if one["t"] == "update"][-1]


async def sees_his_question(world: World) -> None:
    """Wait until seat 0 is shown what it is asked."""
    while True:
        timeline, shown = timeline_of(world.table), asked(world.eyes[0])
        assert timeline is not None
        if shown["sequence"] == timeline.sequence and (shown["question"] or {}).get("mine"):
            return
        world.eyes[0].news.clear()
        await world.eyes[0].news.wait()


async def plays(drawn: str, thoughts: tuple[float, ...], **more: Any) -> World:
    """A Village, and then a Treasure after each of these thoughts.

    With an Action in hand that is let be first, after as long as a person who is not asked seems to think.
    """
    world = villagers(drawn, **more)
    await world.begin()
    await world.say(0, "play", "village")
    if drawn == "moat":
        await asyncio.sleep(PAD - FSYNC)
        await world.say(0, "end_phase")
    for thought, treasure in zip(thoughts, TREASURES, strict=False):
        await sees_his_question(world)
        await asyncio.sleep(thought - FSYNC)
        await world.say(0, "play", treasure)
    return world


def seen(drawn: str, *thoughts: float, **more: Any) -> dict[int, Sent]:
    """What all are sent then."""
    return watched(lambda: plays(drawn, thoughts, **more), 8.0)


THOUGHTS = [
    (0.05,),
    (1.4,),
    (1.499,),
    (0.05, 0.05, 0.05),
    (0.05, 0.4, 1.2),
    (1.2, 0.4, 0.05),
    (0.4, 1.4, 0.1),
    (1.0, 0.999, 1.001),
]


@pytest.mark.parametrize("clock", [None, Clock(60, 2)])
@pytest.mark.parametrize("thoughts", THOUGHTS)
def test_the_others_see_all_of_it_as_if_he_had_been_asked(
    thoughts: tuple[float, ...], clock: Clock | None
) -> None:
    """Bytes, order, number, times and clocks; one answer, and further ones behind it."""
    one, other = seen("moat", *thoughts, clock=clock), seen("estate", *thoughts, clock=clock)
    for viewer in OTHERS:
        assert len(one[viewer]) > 3 + len(thoughts)
        same({viewer: one[viewer]}, {viewer: other[viewer]})


@pytest.mark.parametrize("late", [0.001, 0.1, 1.4])
def test_an_answer_given_just_when_the_others_see_its_question_is_no_sooner_for_it(late: float) -> None:
    """Nobody answers in a hundredth of a second: they would know that he has seen it before."""
    sent = seen("estate", PAD + late)
    at = {msgspec.msgpack.decode(data).get("sequence"): time for time, data in sent[1]}
    question, answer = sorted(number for number in at if number is not None)[-2:]
    assert PAD <= at[answer] - at[question] <= PAD + FSYNC + 0.001


@pytest.mark.parametrize("what", ["shown at once", "shown with its question"])
def test_an_answer_that_is_shown_too_soon_is_found(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """The leaks put in on purpose."""
    if what == "shown at once":
        monkeypatch.setattr(Stage, "answered_early", lambda stage, early, thought: stage.show_next())
    else:
        monkeypatch.setattr(Early, "thought", lambda early, now: 0.0)
    with differ:
        test_the_others_see_all_of_it_as_if_he_had_been_asked((0.4, 0.4), None)


def script(make: Callable[[World], Awaitable[None]], drawn: str = "estate", **more: Any) -> None:
    """Do something at a table at which seat 0 sees a question early."""

    async def run() -> None:
        world = villagers(drawn, **more)
        await world.begin()
        await world.say(0, "play", "village")
        assert stage_of(world.table).early.of(0) is not None
        await make(world)
        world.table.close()

    by_clock(run())


def options(world: World, *words: str) -> tuple[int]:
    """The answer with these words."""
    ask = timeline_of(world.table).session.ask
    assert ask is not None
    return (next(n for n, one in enumerate(ask.options) if all(w in (one.verb, one.face) for w in words)),)


def test_it_is_acknowledged_when_it_is_written_and_to_nobody_else() -> None:
    async def does(world: World) -> None:
        table, early = world.table, stage_of(world.table).early.of(0)
        assert early is not None
        sent, at = [len(eye.sent) for eye in world.eyes], asyncio.get_running_loop().time
        begun, acknowledged = at(), list[float]()
        await table.answer(
            0, early.sequence, options(world, "play", "gold"), lambda: acknowledged.append(at())
        )
        assert acknowledged == [pytest.approx(begun + FSYNC)]
        assert [len(eye.sent) for eye in world.eyes] == sent
        assert len(running(table).game.moves) == 2
        assert stage_of(table).sequence == early.sequence - 1
        # Sent twice it is taken once, and another is not taken any more.
        await table.answer(0, early.sequence, answers_of(table)[-1], lambda: acknowledged.append(at()))
        assert len(acknowledged) == 2
        with pytest.raises(ClientError, match="stale"):
            await table.answer(0, early.sequence, (0,), lambda: None)
        assert len(running(table).game.moves) == 2

    script(does)


def test_who_comes_back_meanwhile_is_not_asked_again() -> None:
    async def does(world: World) -> None:
        table, early = world.table, stage_of(world.table).early.of(0)
        assert early is not None
        await table.answer(0, early.sequence, options(world, "play", "gold"), lambda: None)
        again, other = Eye(0), Eye(1)
        await table.join(again)
        await table.join(other)
        shown = asked(again)
        assert shown["sequence"] == early.sequence
        assert not shown["question"].get("mine")
        assert shown["question"]["options"] == []
        assert asked(other)["sequence"] == stage_of(table).sequence == early.sequence - 1
        await asyncio.sleep(6)
        assert asked(again) == asked(world.eyes[0])
        assert asked(again)["question"]["mine"]

    script(does)


def test_whoever_has_answered_is_not_asked_again_when_all_see_it() -> None:
    async def does(world: World) -> None:
        table, early = world.table, stage_of(world.table).early.of(0)
        assert early is not None
        await table.answer(0, early.sequence, options(world, "play", "gold"), lambda: None)
        while stage_of(table).sequence < early.sequence:
            world.eyes[1].news.clear()
            await world.eyes[1].news.wait()
        assert stage_of(table).sequence == early.sequence < timeline_of(table).sequence
        again = Eye(0)
        await table.join(again)
        for eye in (world.eyes[0], again):
            moments = [
                one for one in messages(eye) if one["t"] == "update" and one["sequence"] == early.sequence
            ]
            assert not moments[-1]["question"].get("mine")
            assert moments[-1]["question"]["options"] == []

    script(does)


def test_after_a_fall_the_game_is_where_the_answer_led() -> None:
    """Killed between the acknowledgement and its showing."""

    async def does(world: World) -> None:
        table, early = world.table, stage_of(world.table).early.of(0)
        assert early is not None
        await table.answer(0, early.sequence, options(world, "play", "gold"), lambda: None)
        moves = list(running(table).game.moves)
        again = Table(table.context, table.kept, moves, [])
        eye = Eye(0)
        await again.bring_back()
        await again.join(eye)
        await asyncio.sleep(6)
        assert stage_of(again).sequence == stage_of(table).sequence == early.sequence + 1
        assert asked(eye)["view"] == asked(world.eyes[0])["view"]
        assert asked(eye)["question"] == asked(world.eyes[0])["question"]

    script(does)


def test_what_nobody_has_seen_is_taken_back_when_all_have() -> None:
    """Free, since nothing has come to light since; and it is that answer, not the one before."""

    async def does(world: World) -> None:
        table, early = world.table, stage_of(world.table).early.of(0)
        assert early is not None
        await table.answer(0, early.sequence, options(world, "play", "gold"), lambda: None)
        taking = asyncio.create_task(table.undo(0, early.sequence))
        await asyncio.sleep(0.3)
        assert not taking.done()
        await taking
        assert len(answers_of(table)) == 1
        assert asked(world.eyes[0])["question"]["kind"] == "buy"
        numbers = [one["sequence"] for one in messages(world.eyes[1]) if one["t"] == "update"]
        assert numbers == [0, 1, 2, 3, 5], "as if he had been asked, answered and taken that back"

    script(does)


def test_whoever_waits_to_take_back_is_told_when_the_server_stops() -> None:
    async def does(world: World) -> None:
        table, early = world.table, stage_of(world.table).early.of(0)
        assert early is not None
        await table.answer(0, early.sequence, options(world, "play", "gold"), lambda: None)
        taking = asyncio.create_task(table.undo(0, early.sequence))
        await asyncio.sleep(0.1)
        table.drain()
        with pytest.raises(ClientError, match="closing"):
            await taking

    script(does)


def test_what_the_disk_refuses_has_not_happened_and_is_shown_to_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def does(world: World) -> None:
        table, early = world.table, stage_of(world.table).early.of(0)
        assert early is not None
        write = world.disk.write

        async def refuses(*writes: object) -> None:
            await write(*writes)
            raise store.NotWritten("full")

        monkeypatch.setattr(world.disk, "write", refuses)
        sent = [len(eye.sent) for eye in world.eyes]
        with pytest.raises(ClientError, match="not_now"):
            await table.answer(0, early.sequence, options(world, "play", "gold"), lambda: None)
        assert [len(eye.sent) for eye in world.eyes] == sent
        assert clock_of(table).runs == 0, "to the others it still runs"
        monkeypatch.setattr(world.disk, "write", write)
        assert len(answers_of(table)) == 1
        await table.answer(0, early.sequence, options(world, "play", "gold"), lambda: None)
        await asyncio.sleep(6)
        assert asked(world.eyes[1])["sequence"] == early.sequence + 1

    script(does, clock=Clock(60))


@pytest.mark.parametrize("drawn", ["moat", "estate"])
def test_a_slow_disk_shows_it_later_to_all(drawn: str) -> None:
    """The question comes in its time, what follows when it is written, also if that takes until then."""

    async def run() -> World:
        world = villagers(drawn)
        await world.begin()
        await world.say(0, "play", "village")
        if drawn == "moat":
            await asyncio.sleep(PAD - FSYNC)
            await world.say(0, "end_phase")
        await asyncio.sleep(0.4)
        world.disk.takes = 2.0
        await world.say(0, "play", "gold")
        return world

    sent = watched(run, 6.0)
    assert sent[1][-1][0] == pytest.approx(FSYNC + PAD + 0.4 + 2.0, abs=0.01)


def test_the_end_of_a_game_is_told_when_it_is_seen() -> None:
    """The last Province bought before the others see that he could buy one."""

    async def does(world: World) -> None:
        table = world.table
        for _ in range(3):
            await sees_his_question(world)
            await world.say(0, "play", "gold")
        await sees_his_question(world)
        assert stage_of(table).early.of(0) is not None
        await world.say(0, "buy", "province")
        states = {table.state}
        while table.kept.state == "over" and table.state == "playing":
            assert not any(one["t"] == "over" for eye in world.eyes for one in messages(eye))
            states.add(table.state)
            await asyncio.sleep(0.01)
        assert states == {"playing"}
        assert all(any(one["t"] == "over" for one in messages(eye)) for eye in world.eyes)
        assert table.state == "over"

    script(does, treasures=["gold"] * 3, provinces=1)


def test_a_clock_that_runs_out_meanwhile_does_not_show_that_he_had_answered() -> None:
    """His answer is shown before his time is up, and no bot is said to play for him."""

    async def does(world: World) -> None:
        table, early = world.table, stage_of(world.table).early.of(0)
        assert early is not None
        clock_of(table).stopped[0] = round(1000 * PAD) + 300
        await asyncio.sleep(1.2)
        await table.answer(0, early.sequence, options(world, "play", "gold"), lambda: None)
        while stage_of(table).sequence <= early.sequence:
            assert clock_of(table).left(table.context.now())[0] > 0
            await asyncio.sleep(0.01)
        assert table.kept.notices == []

    script(does, clock=Clock(60))
