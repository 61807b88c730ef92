"""Who may connect, how much, and what a stranger gets."""

from __future__ import annotations

import asyncio
import base64
import hmac
import random
import re
import time
from pathlib import Path

import msgspec
import pytest

from fudaba.server.limits.rate_limits import (
    Addresses,
    Allowance,
    Allowances,
    Shared,
    is_own_name,
    is_own_page,
)
from fudaba.server.protocol import messages as m
from fudaba.server.table import seating
from tests.server.browsing import BOT, ME, OPEN, Browser, Closed, asking, run, serving


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "table.example", True),
        ("http://table.example", "table.example", True),
        ("https://TABLE.example", "table.example", True),
        ("http://table.example:8765", "table.example:8765", True),
        ("http://table.example:8765", "table.example:80", False),
        ("http://evil.example", "table.example", False),
        ("http://table.example.evil.example", "table.example", False),
        ("null", "table.example", False),
        ("file://", "", False),
        ("https://friend.example", "table.example", True),
    ],
)
def test_only_the_servers_own_page_connects(origin: str | None, host: str, own: bool) -> None:
    assert is_own_page(origin, host, ["https://friend.example"]) is own


def test_a_page_of_somebody_else_is_sent_away_with_the_reason(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            stranger = Browser(server, {"origin": "http://evil.example"})
            closed = await stranger.closed()
            assert closed.code == m.STRANGER
            assert closed.reason
            assert stranger.got == []

    run(script())


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost:8765", True),
        ("LOCALHOST", True),
        ("[::1]:8765", True),
        ("[::1]", True),
        ("evil.example", False),
        ("localhost.evil.example:8765", False),
        (None, False),
    ],
)
def test_the_server_answers_only_to_its_own_name(host: str | None, own: bool) -> None:
    assert is_own_name(host, {"localhost", "127.0.0.1", "::1"}) is own
    assert is_own_name(host, ()) is True


def test_a_page_whose_name_leads_here_gets_nothing(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, names=("localhost",)) as server:
            for path in ("/", "/health", "/api/games"):
                async with asking(server, "evil.example") as client:
                    assert (await client.get(path)).status_code == 421
                async with asking(server, "localhost") as client:
                    assert (await client.get(path)).status_code in (200, 503)
            with pytest.raises(Closed):
                await Browser(server, {"host": "evil.example", "origin": "http://evil.example"}).next()

    run(script())


def test_every_answer_has_a_policy_without_inline_script(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, static=tmp_path) as server, asking(server) as client:
            (tmp_path / "index.html").write_text("<!doctype html>")
            for path in ("/", "/t/abc", "/api/games", "/api/none", "/x.js", "/health"):
                got = await client.get(path)
                policy = got.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self'" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert got.headers["x-content-type-options"] == "nosniff"
                assert got.headers["referrer-policy"] == "no-referrer"

    run(script())


def test_files_outside_the_clients_folder_are_not_served(tmp_path: Path) -> None:
    inside = tmp_path / "static"
    (inside / "assets").mkdir(parents=True)
    (inside / "index.html").write_text("page")
    (inside / "assets" / "app.js").write_text("script")
    (tmp_path / "secret.db").write_text("secret")

    async def script() -> None:
        async with serving(tmp_path / "data", static=inside) as server, asking(server) as client:
            for path in (
                "/../secret.db",
                "/%2e%2e/secret.db",
                "/..%2fsecret.db",
                "//secret.db",
                "/assets/../../secret.db",
            ):
                got = await client.get(path)
                assert got.text != "secret"
            lasting = await client.get("/assets/app.js")
            assert lasting.text == "script"
            assert "immutable" in lasting.headers["cache-control"]
            for path in ("/", "/t/abc", "/new", "/r/abc"):
                page = await client.get(path)
                assert page.text == "page"
                assert page.headers["cache-control"] == "no-cache"
            assert (await client.get("/assets/none.js")).status_code == 404
            assert (await client.get("/api/none")).status_code == 404

    run(script())


def test_a_message_that_is_too_long_ends_the_connection_with_the_reason(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            browser.send(b"x" * (m.LONGEST_MESSAGE + 1))
            closed = await browser.closed()
            assert (closed.code, closed.reason) == (m.TOO_LONG, "The message is too long.")

    run(script())


def test_too_many_messages_are_refused_then_end_the_connection(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, rate=1.0, burst=3) as server:
            browser = Browser(server)
            for _ in range(60):
                browser.tell(m.Ping())
            closed = await browser.closed()
            assert closed.code == m.TOO_FAST
            kinds = [type(message) for message in browser.got]
            assert kinds.count(m.Pong) == 3
            assert {message.code for message in browser.got if isinstance(message, m.Refused)} == {"too_fast"}

    run(script())


def test_whoever_joins_again_and_again_is_refused(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, rate=5.0, burst=30) as server:
            browser = Browser(server)
            at = await browser.open(ME, OPEN)
            for _ in range(20):
                browser.tell(m.Join(at.table))
            reply = await browser.settle()
            welcomed = sum(isinstance(message, m.Welcome) for message in reply)
            assert 13 <= welcomed <= 15
            assert {message.code for message in reply if isinstance(message, m.Refused)} == {"too_fast"}

    run(script())


def test_a_seat_says_no_more_with_many_connections_than_with_one(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, rate=1e-4, burst=30) as server:
            first = Browser(server)
            at = await first.open(ME, OPEN)
            tabs = [Browser(server, address=f"10.0.0.{number}") for number in range(2, 8)]
            for tab in tabs:
                tab.tell(m.Join(at.table, at.token))
                await tab.get(m.Welcome)
            for tab in tabs:
                for _ in range(10):
                    tab.tell(m.Ping())
            texts = [type(await tab.get_any(m.Pong, m.Refused)) for tab in tabs for _ in range(10)]
            assert 15 <= texts.count(m.Pong) <= 30
            # A guest with a seat of his own, or somebody without one, is not meant.
            guest = Browser(server, address="10.0.1.1")
            await guest.sit(at)
            await guest.ask(m.Ping(), m.Pong)

    run(script())


def test_an_address_says_only_so_much_with_many_connections(tmp_path: Path) -> None:
    """Also one of IPv6, whose owner has as many as he likes."""

    async def script() -> None:
        async with serving(tmp_path, rate=1e-4, burst=3) as server:
            many = [Browser(server, address=f"2001:db8:0:1::{number}") for number in range(1, 13)]
            pongs = 0
            for one in many:
                for _ in range(3):
                    one.tell(m.Ping())
                for _ in range(3):
                    pongs += type(await one.get_any(m.Pong, m.Refused)) is m.Pong
            assert pongs == 3 * Shared.CROWD
            await Browser(server, address="2001:db8:0:2::1").ask(m.Ping(), m.Pong)

    run(script())


def test_looks_wait_for_their_turn_and_too_many_are_refused(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, looking=4.0, burst=4) as server:
            one = Browser(server)
            at = await one.open(ME, OPEN)
            await Browser(server).sit(at)
            begun = time.monotonic()
            for _ in range(7):
                await one.ask(m.Look(at.table, step=0), m.Looked)
            assert time.monotonic() - begun > 0.6, "three of them had to wait"
        async with serving(tmp_path, looking=0.01, burst=4) as server:
            again = Browser(server)
            again.tell(m.Join(at.table, at.token))
            await again.get(m.Welcome)
            for _ in range(4):
                await again.ask(m.Look(at.table, step=0), m.Looked)
            assert (await again.ask(m.Look(at.table, step=0), m.Refused)).code == "too_fast"

    run(script())


def test_a_look_at_a_long_game_counts_for_several() -> None:
    looks = Shared(1.0, 10)
    assert looks.take("a", "10.0.0.1", 0.0, 6)
    assert not looks.take("a", "10.0.0.1", 0.0, 6)
    assert looks.after("a", "10.0.0.1", 0.0, 6) == pytest.approx(2.0)
    assert looks.take("a", "10.0.0.1", 2.0, 6)
    assert looks.take("b", "10.0.0.1", 2.0, 99), "what costs more than all takes all"
    assert not looks.take("b", "10.0.0.1", 2.0)


def test_what_is_refused_to_a_seat_is_taken_of_nobody() -> None:
    crowd = Shared(1.0, 2)
    for number in range(Shared.CROWD):
        assert crowd.take(f"seat {number}", "10.0.0.1", 0.0, 2)
    assert not crowd.take("own", "10.0.0.1", 0.0), "its address has said all that it may"
    assert crowd.take("own", "10.0.0.2", 0.0, 2), "and that cost the seat nothing"
    assert not crowd.take("own", "10.0.0.3", 0.0)
    for number in range(Shared.CROWD):
        assert crowd.take(f"other {number}", "10.0.0.3", 0.0, 2), "nor did it cost that address anything"


def test_an_allowance_comes_back_with_time() -> None:
    allowance = Allowance(10.0, 2, 0.0)
    assert [allowance.take(0.0) for _ in range(3)] == [True, True, False]
    assert allowance.take(0.1)
    assert not allowance.take(0.15)
    assert [allowance.take(99.0) for _ in range(3)] == [True, True, False]


def test_an_address_has_so_many_connections_and_opens_so_many_tables(tmp_path: Path) -> None:
    addresses = Addresses(2, 1, 1.0, 1)
    assert [addresses.enter("a"), addresses.enter("a"), addresses.enter("a"), addresses.enter("b")] == [
        True,
        True,
        False,
        True,
    ]
    addresses.leave("a")
    assert addresses.enter("a")
    assert [addresses.may_open("a", 0.0), addresses.may_open("a", 1.0), addresses.may_open("a", 61.0)] == [
        True,
        False,
        True,
    ]

    async def script() -> None:
        async with serving(tmp_path, sockets=2, opening=1) as server:
            first, second = Browser(server), Browser(server)
            await first.get(m.Hello)
            await second.get(m.Hello)
            assert (await Browser(server).closed()).code == m.TOO_MANY
            await Browser(server, address="10.0.0.2").get(m.Hello)
            await first.leave()
            await Browser(server).get(m.Hello)
            await second.open(ME, BOT)
            wish = m.Create("Aya", "bridge_over", [ME, BOT])
            assert (await second.ask(wish, m.Refused)).code == "too_fast"

    run(script())


def test_an_address_asks_for_so_many_pages_and_is_told_when_it_is_too_much(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, asking=0.01, at_once=5) as server, asking(server) as client:
            got = [await client.get("/health") for _ in range(7)]
            assert [one.status_code for one in got] == [200] * 5 + [429] * 2
            assert got[-1].headers["retry-after"] == "2"
            assert "default-src 'none'" in got[-1].headers["content-security-policy"]
            # Anyone who begins connection after connection is told so, too; somebody else is not meant.
            closed = await Browser(server, address="127.0.0.1").closed()
            assert (closed.code, bool(closed.reason)) == (m.TOO_FAST, True)
            await Browser(server, address="10.0.0.2").get(m.Hello)

    run(script())


def test_what_old_addresses_took_is_forgotten_when_there_are_very_many() -> None:
    allowances = Allowances(0.0, 1)
    for number in range(2 * Allowances.KEPT):
        assert allowances.take(f"address {number}", 0.0)
    assert allowances.take("address 0", 0.0)
    assert not allowances.take(f"address {2 * Allowances.KEPT - 1}", 0.0)


def test_whoever_does_not_read_is_cut_off_and_the_others_are_not(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, backlog=20) as server:
            one, deaf = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            deaf.tell(m.Join(at.table))
            connection = next(iter(server.lobby.tables[at.table].audience._watchers))
            for _ in range(30):
                connection.send(b"\x81\xa1t\xa4pong")
            await asyncio.sleep(0)
            ended = {asyncio.create_task(browser.closed()): browser for browser in (one, deaf)}
            done, still = await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
            assert [task.result().code for task in done] == [m.TOO_SLOW]
            (other,) = still
            other.cancel()
            await asyncio.wait({other})
            await ended[other].settle()

    run(script())


def test_tokens_have_128_bits_and_only_their_hash_is_kept(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            seated = [await Browser(server).open(ME, BOT) for _ in range(20)]
            tokens = [one.token for one in seated]
            assert len(set(tokens)) == 20
            assert all(len(base64.urlsafe_b64decode(token + "==")) >= 16 for token in tokens)
            assert all(len(base64.urlsafe_b64decode(one.invite + "==")) >= 16 for one in seated)
            kept = (tmp_path / "fudaba.db").read_bytes()
            wal = (tmp_path / "fudaba.db-wal").read_bytes()
            assert not any(token.encode() in kept + wal for token in tokens)

    run(script())


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compared: list[tuple[str, str]] = []
    plain = hmac.compare_digest

    def counting(one: str, other: str) -> bool:
        compared.append((one, other))
        return plain(one, other)

    monkeypatch.setattr(hmac, "compare_digest", counting)

    async def script() -> None:
        async with serving(tmp_path) as server:
            at = await Browser(server).open(ME, BOT, BOT)
            table = server.lobby.tables[at.table]
            for token in ("", at.token, "x", "é" * 20):
                compared.clear()
                assert table.seating.of_token(token) == (0 if token == at.token else -1)
                assert len(compared) == 3
                assert all(re.fullmatch("[0-9a-f]{64}", one) for one, _ in compared)

    run(script())


def test_a_bot_or_open_seat_has_no_token(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            at = await Browser(server).open(ME, OPEN)
            for token in ("", seating.hashed(""), server.lobby.tables[at.table].kept.seats[1].token):
                joined = await Browser(server).ask(
                    m.Join(at.table, token), (m.Welcome if not token else m.Refused)
                )
                assert getattr(joined, "you", -1) == -1

    run(script())


def test_messages_that_are_none_are_refused_then_end_the_connection(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            for data in (b"", b"\xc1", msgspec.msgpack.encode({"t": "nothing"}), b"\xff" * 100):
                browser.send(data)
            closed = await browser.closed()
            assert closed.code == m.NOT_READABLE
            codes = [message.code for message in browser.got if isinstance(message, m.Refused)]
            assert codes == ["bad_message"] * 3

    run(script())


def test_mutated_messages_change_nothing_and_break_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few thousand of what `benchmarks.table_faults` sends by the hundred thousand."""
    monkeypatch.setattr("fudaba.server.ws.connection.UNREADABLE", 10**9)
    encode = msgspec.msgpack.Encoder().encode

    async def script() -> None:
        async with serving(tmp_path) as server:
            one, vandal = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await Browser(server).sit(at)
            await one.mine()
            record = server.lobby.tables[at.table].record()
            vandal.tell(m.Join(at.table))
            await vandal.get(m.Update)
            good = [
                encode(message)
                for message in (
                    m.Answer(at.table, 0, [0]),
                    m.Join(at.table, sequence=3),
                    m.Say(at.table, "x"),
                    m.Undo(at.table, 0),
                    m.Consent(at.table, 1, True),
                    m.Look(at.table, step=0, viewer=-1),
                    m.Fill(at.table, 1, "random"),
                    m.Resize(at.table, 2),
                    m.Rematch(at.table),
                    m.Watch([m.SeatKey(at.table, "x")]),
                )
            ]
            chance = random.Random(5)
            for _ in range(3000):
                data = bytearray(chance.choice(good))
                for _ in range(chance.randint(1, 4)):
                    data[chance.randrange(len(data))] = chance.randrange(256)
                vandal.send(bytes(data))
            await vandal.settle()
            assert server.lobby.tables[at.table].record() == record
            await one.answer()

    run(script())
