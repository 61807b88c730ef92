"""What must not go wrong: killed in the middle, connections that break, messages that are none."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path

import msgspec

from benchmarks.table.client import Browser, Party, Screen, opened
from benchmarks.table.load import open_all, play
from benchmarks.table.server import Served, errors_in, serving
from benchmarks.table.tables import LONG
from fudaba.games import named
from fudaba.kernel.record import setup_from
from fudaba.server.game.timeline import Timeline
from fudaba.server.protocol import messages as m
from fudaba.server.store import opened as store_opened
from fudaba.server.store.stored_table import record_of_moves

BACK = 5.0
"""Seconds within which all games must be back."""


# Killed.


def killed(
    folder: Path,
    port: int,
    game: str,
    *,
    games: int,
    rate: float,
    times: int,
    early: bool,
    database: str = "",
) -> dict[str, float]:
    """Kill the server again and again while it is played at.

    Compare what was acknowledged with what is kept.
    """
    with serving(folder, port, early=early, database=database) as served:
        return asyncio.run(_killed(served, game, games, rate, times))


async def _killed(served: Served, game: str, count: int, rate: float, times: int) -> dict[str, float]:
    parties = await open_all(served.port, game, count, bots=False)
    chance = random.Random(2)
    lost = strange = missing = acknowledged = 0
    back: list[float] = []
    for number in range(times):
        playing = asyncio.create_task(play(parties, rate, 60.0, seed=number))
        await asyncio.sleep(chance.uniform(0.5, 1.5))
        served.kill()
        playing.cancel()
        await asyncio.wait({playing})
        for party in parties:
            for browser in party.browsers:
                await browser.drop()
            party.busy = False
        kept = kept_answers(served.where)
        for party in parties:
            given = kept.get(party.table)
            if given is None:
                missing += 1
                continue
            acknowledged += len(party.taken)
            lost += sum(given.get(sequence) != picks for sequence, picks in party.taken.items())
            strange += sum(party.sent.get(sequence) != picks for sequence, picks in given.items())
            party.sent = dict(given)
            party.taken = {}
        begun = time.perf_counter()
        served.start()
        coming = asyncio.gather(*(_rejoined(party) for party in parties if party.table in kept))
        async with asyncio.timeout(60):
            await coming
        back.append(time.perf_counter() - begun)
    return {
        "times killed": times,
        "games": count,
        "acknowledged answers": acknowledged,
        "lost": lost,
        "doubled or never given": strange,
        "games missing": missing,
        "back after, median s": statistics.median(back),
        "back after, slowest s": max(back),
    }


async def _rejoined(party: Party) -> None:
    """All of a game come back, and are shown where it stands."""
    for browser, token in zip(party.browsers, party.tokens, strict=True):
        await browser.open()
        await browser.join(party.table, token, browser.sequence)


def kept_answers(where: Path | str) -> dict[str, dict[int, tuple[int, ...]]]:
    """For each game that is kept, the answers by the sequence to which they were given."""
    store = store_opened(where)
    found: dict[str, dict[int, tuple[int, ...]]] = {}
    for id in store.ids("playing", "over", "frozen"):
        kept = store.kept(id)
        assert kept is not None
        moves = store.moves(id)
        record = record_of_moves(kept, [])
        game = named(kept.game)
        timeline = Timeline(game, setup_from(game, record), record.names)
        found[id] = {}
        for move in moves:
            assert isinstance(move, tuple), "nothing is taken back here"
            found[id][timeline.sequence] = move
            timeline.answer(move)
    store.close()
    return found


# Broken connections.


def reconnected(
    folder: Path, port: int, game: str, *, games: int, rate: float, times: int, database: str = ""
) -> dict[str, float]:
    """Break connections while games are played; a player who comes back must see what the one who stayed
    sees."""
    with serving(folder, port, database=database) as served:
        return asyncio.run(_reconnected(served, game, games, rate, times))


async def _reconnected(served: Served, game: str, count: int, rate: float, times: int) -> dict[str, float]:
    parties = [await opened(served.port, game, LONG[game], keeps=True) for _ in range(count)]
    playing = asyncio.create_task(play(parties, rate, 3600.0))
    chance = random.Random(3)
    back: list[float] = []
    differ = 0

    async def keep_dropping(share: int) -> None:
        nonlocal differ
        places = [(party, seat) for party in parties for seat in (0, 1)]
        returning = {place: Browser(served.port) for place in range(len(places))}
        for _ in range(share):
            place = chance.randrange(len(places))
            party, seat = places[place]
            browser = returning[place]
            await browser.open()
            begun = time.perf_counter()
            # Some come back with what they had, some with an older screen, some with nothing.
            known = browser.sequence if chance.random() < 0.8 else -1
            await browser.join(party.table, party.tokens[seat], known)
            back.append(time.perf_counter() - begun)
            if chance.random() < 0.5:
                await asyncio.sleep(chance.uniform(0, 0.02))
            sequence, shown = browser.sequence, browser.shown()
            await browser.drop()
            stayed = party.browsers[seat]
            await stayed.at_least(sequence)
            differ += _differ(stayed.history[sequence], shown, answered=sequence in party.sent)

    await asyncio.gather(*(keep_dropping(times // 4) for _ in range(4)))
    playing.cancel()
    back.sort()
    return {
        "reconnects": len(back),
        "games": count,
        "views that differ": differ,
        "back after p50 ms": 1000 * statistics.median(back),
        "back after p99 ms": 1000 * back[int(len(back) * 0.99)],
        "answers meanwhile": sum(len(party.taken) for party in parties),
    }


def _differ(stayed: list[Screen], came_back: Screen, *, answered: bool) -> bool:
    """Whether somebody who came back saw what the one who stayed never saw at that sequence.

    Who has answered, perhaps before all see the question, may have it on the screen until they do; who comes
    back then is not asked again.
    """
    if came_back in stayed:
        return False
    asked_before = answered and not came_back.mine and any(screen.mine for screen in stayed)
    return not (asked_before and any(screen.table == came_back.table for screen in stayed))


# Messages that are none.


def mutated(folder: Path, port: int, game: str, *, count: int, database: str = "") -> dict[str, float]:
    """Send messages in which bytes have been changed; nothing may change, and nothing may break."""
    with serving(folder, port, database=database) as served:
        return asyncio.run(_mutated(served, game, count))


async def _mutated(served: Served, game: str, count: int) -> dict[str, float]:
    party = await opened(served.port, game, LONG[game])
    taking = random.Random(1)
    for _ in range(10):
        if browser := party.asked:
            await party.answer(browser, taking)
        await asyncio.sleep(0.05)
    before = kept_answers(served.where)[party.table]
    vandals = [await Browser(served.port).open() for _ in range(4)]
    encode = msgspec.msgpack.Encoder().encode
    good = [encode(message) for message in _messages(party)]
    chance = random.Random(4)
    begun = time.perf_counter()
    slowest = 0.0
    for number in range(count):
        vandal = vandals[number % 4]
        await vandal.send(_spoilt(chance, good))
        if number % 400 == 399:
            for one in vandals:
                begun_here = time.perf_counter()
                await _settle(one)
                slowest = max(slowest, (time.perf_counter() - begun_here) / 100)
    took = time.perf_counter() - begun
    return {
        "messages": count,
        "a second": count / took,
        "slowest, ms (mean of 100)": 1000 * slowest,
        "changes of the game": float(kept_answers(served.where)[party.table] != before),
        "connections lost": sum(vandal.closed for vandal in vandals),
        "errors in the server's log": errors_in(served.log()),
        "server is well": float(served.health()["status"] == "ok"),
    }


def _messages(party: Party) -> list[m.FromClient]:
    """One of each that a stranger can send."""
    table = party.table
    return [
        m.Answer(table, 0, [0]),
        m.Answer(table, 2**20, [0, 1, 2]),
        m.Join(table, sequence=3),
        m.Undo(table, 1),
        m.Consent(table, 1, True),
        m.Look(table, step=0, viewer=-1),
        m.Fill(table, 1, "random"),
        m.Rematch(table),
        m.Watch([m.SeatKey(table, "x")]),
        m.Sit(table, "Eve", "x"),
        m.Create("Eve", "none", []),
    ]


def _spoilt(chance: random.Random, good: list[bytes]) -> bytes:
    data = bytearray(chance.choice(good))
    for _ in range(chance.randint(1, 5)):
        match chance.randrange(4):
            case 0 if data:
                del data[chance.randrange(len(data))]
            case 1:
                data.insert(chance.randint(0, len(data)), chance.randrange(256))
            case 2 if data:
                start = chance.randrange(len(data))
                data[start : start + 4] = data[:4]
            case _ if data:
                data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


async def _settle(browser: Browser) -> None:
    await browser.tell(m.Ping())
    while not isinstance(await browser.reply(), m.Pong):
        pass
