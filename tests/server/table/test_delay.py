"""What those who only look on see later: not one byte tells them sooner what has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fudaba.kernel.view import SPECTATOR
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Delay
from fudaba.server.table.delay import first_wait
from tests.server.at_table import stage_of, timeline_of
from tests.server.browsing import ME, OPEN, Browser, asking, played, run, serving
from tests.server.worlds import Eye, Sent, World, by_clock, differ, same

MINUTE = Delay(60)
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(m.FromServer)


def updates(sent: Sent) -> list[m.Update]:
    """The moments that somebody was sent."""
    found = [_decoder.decode(data) for _, data in sent]
    return [one for one in found if isinstance(one, m.Update)]


async def answer(world: World, pick: int = 0) -> None:
    """Whoever is asked answers."""
    ask = timeline_of(world.table).session.ask
    assert ask is not None
    picks = tuple(range(ask.least)) if ask.least > 1 else (pick,)
    await world.table.answer(ask.decider, timeline_of(world.table).sequence, picks, lambda: None)


async def begun(delay: Delay) -> World:
    """A game at which somebody may choose between two cards, after a few moves, and who looks on."""
    world = World("bridge_over", [False, False], None, {"rounds": 1}, [SPECTATOR, 0, 1])
    world.table.kept.delay = delay

    async def look(position: object, step: int, shown: int, viewer: int, asker: object) -> bytes:
        return f"{step} of {shown}".encode()

    world.table.context.players.look = look  # type: ignore[method-assign, assignment]  # a world thinks in no process
    await world.begin()
    while True:
        ask = timeline_of(world.table).session.ask
        assert ask is not None
        if len(timeline_of(world.table).marks) > 4 and len(ask.options) > 1 and ask.least == 1:
            return world
        await answer(world)
        await asyncio.sleep(5)


class Seen(msgspec.Struct):
    """All that those who look on could learn, and what a player was sent."""

    watching: dict[int, Sent]
    late: Sent
    looked: list[str]
    listed: bytes
    player: dict[int, Sent]


async def seen(pick: int, wait: float, delay: Delay = MINUTE) -> Seen:
    """What is told until so many seconds after somebody chose that option, and others went on."""
    world = await begun(delay)
    table, late, looked = world.table, Eye(SPECTATOR), list[str]()
    await answer(world, pick)
    for _ in range(3):
        await asyncio.sleep(wait / 4)
        await table.say(0, "P0", f"I chose {pick}")
        await answer(world)
    await table.join(late)
    for step, line in ((10**6, -1), (-1, 10**6), (2, -1)):
        try:
            looked.append((await table.look(step, line, SPECTATOR, watches=True)).decode())
        except ClientError as refusal:
            looked.append(refusal.code)
    listed = msgspec.msgpack.encode(table.card(-1))
    await asyncio.sleep(wait / 4)
    table.close()
    watching, player, _ = world.eyes
    return Seen({SPECTATOR: watching.sent}, late.sent, looked, listed, {0: player.sent})


def test_in_twin_worlds_they_see_the_same_until_the_delay_is_over() -> None:
    one, other = by_clock(seen(0, 48.0)), by_clock(seen(1, 48.0))
    same(one.watching, other.watching)
    same({SPECTATOR: one.late}, {SPECTATOR: other.late})
    assert (one.looked, one.listed) == (other.looked, other.listed)
    assert updates(one.watching[SPECTATOR]), "they see the game before"
    with differ:
        same(one.player, other.player)


def test_afterwards_they_see_it() -> None:
    one, other = by_clock(seen(0, 100.0)), by_clock(seen(1, 100.0))
    with differ:
        same(one.watching, other.watching)


def test_without_a_delay_they_would_see_it() -> None:
    one, other = by_clock(seen(0, 48.0, Delay())), by_clock(seen(1, 48.0, Delay()))
    with differ:
        same(one.watching, other.watching)


def test_by_moves_they_are_so_many_behind() -> None:
    async def script() -> None:
        world = await begun(Delay(moves=3))
        for _ in range(3):
            assert updates(world.eyes[0].sent)[-1].sequence == timeline_of(world.table).sequence - 3
            await answer(world)
            await asyncio.sleep(5)
        late = Eye(SPECTATOR)
        await world.table.join(late)
        (update,) = updates(late.sent)
        assert update.sequence == timeline_of(world.table).sequence - 3
        assert len(update.lines) == timeline_of(world.table).marks[-4].lines, "all of the log up to there"
        world.table.close()

    by_clock(script())


@pytest.mark.parametrize("delay", [MINUTE, Delay(moves=5)])
def test_the_end_is_told_at_once(delay: Delay) -> None:
    async def script() -> None:
        world = await begun(delay)
        assert world.table.running is not None
        await world.table.running.give_up(0)
        told = [_decoder.decode(data) for _, data in world.eyes[0].sent]
        assert isinstance(told[-1], m.Over)
        assert updates(world.eyes[0].sent)[-1].sequence == stage_of(world.table).sequence
        late = Eye(SPECTATOR)
        await world.table.join(late)
        assert any(isinstance(_decoder.decode(data), m.Over) for _, data in late.sent)
        world.table.close()

    by_clock(script())


@pytest.mark.parametrize("delay", [Delay(3600), Delay(moves=2)])
def test_a_restart_shows_nothing_sooner(tmp_path: Path, kept_in: Callable[[Path], str], delay: Delay) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, delay=delay)
            await guest.sit(at)
            await played([host, guest], 4)
            await host.ask(m.Say(at.table, "my hand is bad"), m.Said)
        async with serving(tmp_path) as server:
            watching = Browser(server)
            watching.tell(m.Join(at.table))
            told = await watching.settle()
            welcome = next(one for one in told if isinstance(one, m.Welcome))
            assert (welcome.delay, welcome.chat) == (delay, [])
            found = [one for one in told if isinstance(one, m.Update)]
            table = server.lobby.tables[at.table]
            if delay.seconds:
                assert found == []
                refused = await watching.ask(m.Look(at.table, 0), m.Refused)
                assert refused.code == "not_now"
                # Once the last move is older, it is seen at once.
                assert first_wait(delay, [table.move_times[0] - 3600.0]) == 0.0
                assert first_wait(delay, table.move_times) > 3000.0
            else:
                assert [one.sequence for one in found] == [timeline_of(table).sequence - 2]
                marks = timeline_of(table).marks
                assert len(found[0].lines) == marks[-3].lines
                looked = await watching.ask(m.Look(at.table, 10**6), m.Looked)
                assert looked.step == len(marks) - 3

    run(script())


def test_no_other_way_tells_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, metrics="any") as server, asking(server) as client:
            host, guest, watching = Browser(server), Browser(server), Browser(server)
            at = await host.open(ME, OPEN, delay=Delay(3600))
            await guest.sit(at)
            watching.tell(m.Join(at.table))
            await watching.get(m.Seats, lambda seats: seats.state == "playing")
            answers = await played([host, guest], 4)
            assert answers == 4
            now = timeline_of(server.lobby.tables[at.table]).sequence
            codes = [
                (await watching.ask(m.Answer(at.table, sequence, [0]), m.Refused)).code
                for sequence in (0, now, now + 1)
            ]
            assert codes == ["not_yours"] * 3, "which question is the present one is not told"
            assert (await client.get(f"/api/lab/moment/{at.table}?view")).status_code >= 400
            assert (await client.get(f"/api/record/{at.table}")).status_code == 409
            assert at.table not in (await client.get("/metrics")).text
            watching.tell(m.Watch())
            (card,) = (await watching.get(m.Tables)).open
            assert (card.turn, card.state) == (0, "playing")
            assert not any(isinstance(one, m.Update) for one in watching.got)

    run(script())


def test_the_leak_test_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a joiner is told the present moment, the twin worlds show it."""
    monkeypatch.setattr("fudaba.server.table.audience.Audience.is_delayed", lambda self, watcher: False)
    one, other = by_clock(seen(0, 48.0)), by_clock(seen(1, 48.0))
    with differ:
        same({SPECTATOR: one.late}, {SPECTATOR: other.late})
