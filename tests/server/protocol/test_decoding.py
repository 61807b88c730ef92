"""What no database keeps is refused where it is read, as the sender's fault; nobody else notices."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from fudaba.server.protocol import messages as m
from fudaba.server.protocol.decoding import from_json, from_msgpack, may_be_asked
from fudaba.server.protocol.people_schema import Complaint
from fudaba.server.store import opened
from tests.server.authenticator import Passkey, served
from tests.server.browsing import BOT, ME, OPEN, Browser, asking, run, serving

Where: TypeAlias = Callable[[Path], str]


@pytest.mark.parametrize(
    "body",
    [
        b'{"id": "a\\u0000", "text": "x"}',
        b'{"id": "a", "text": "x", "table": "\\u0000"}',
        b'{"id": "a", "text": "\\ud800"}',
        b'{"id": "a", "text": "\\udc00x"}',
        b'{"id": "a", "text": "\xed\xa0\x80"}',
        b'{"id": "a", "text": "\x00"}',
        b'{"id": "a", "text": "\xff"}',
        b"[" * 100_000,
        b"{",
    ],
)
def test_a_body_with_what_cannot_be_kept_is_none(body: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        from_json(body, Complaint)


def test_what_only_looks_like_it_is_read() -> None:
    sent = from_json(b'{"id": "a", "text": "\\\\u0000 \\ud83d\\ude00 \\u0001"}', Complaint)
    assert sent.text == "\\u0000 \U0001f600 \x01"


@pytest.mark.parametrize("where", [["x", {"y": "\0"}], {"\0": 1}, {"a": [[[["b\0"]]]]}])
def test_it_is_found_however_deep(where: Any) -> None:
    with pytest.raises(msgspec.ValidationError, match="NUL"):
        from_json(msgspec.json.encode(where), Any)
    decode = msgspec.msgpack.Decoder(Any).decode
    with pytest.raises(msgspec.ValidationError, match="NUL"):
        from_msgpack(decode, msgspec.msgpack.encode(where))


def test_a_number_that_is_nothing_is_no_text() -> None:
    answer = m.Answer("t", 0, [0])
    assert b"\0" in msgspec.msgpack.encode(answer)
    assert m.decode(msgspec.msgpack.encode(answer)) == answer


def test_an_address() -> None:
    assert may_be_asked("/t/x", b"a=1")
    assert not may_be_asked("/t/\0", b"")
    assert not may_be_asked("/t/x", b"a=%00")


MESSAGES: list[m.FromClient] = [
    m.Join("\0"),
    m.Join("t", name="A\0"),
    m.Sit("a\0", "Aya"),
    m.Watch([m.SeatKey("\0", "x")]),
    m.Watch([m.SeatKey(f"{n}\0", "x") for n in range(50)]),
    m.Create("A\0", "bridge_over", [ME, OPEN]),
    m.Create("Aya", "bridge_over\0", [ME, BOT]),
    m.Create("Aya", "bridge_over", [ME, OPEN], {"a\0": 1}),
    m.Create("Aya", "bridge_over", [ME, OPEN], {"a": "\0"}),
    m.Today("Aya", "bridge_over", "\0"),
    m.Say("t", "\0"),
]


def test_a_message_with_a_nul_is_refused_and_nobody_else_notices(
    tmp_path: Path, kept_in: Where, caplog: pytest.LogCaptureFixture
) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            other = Browser(server)
            await other.open(ME, OPEN)
            for message in MESSAGES:
                refused = await Browser(server).ask(message, m.Refused)
                assert refused.code == "bad_message", message
                assert (await client.get("/health")).status_code == 200
            await other.settle()
            assert len(server.lobby.tables) == 1

    with caplog.at_level(logging.WARNING):
        run(script())
    assert [one for one in caplog.records if one.name == "fudaba.server"] == []


ADDRESSES = (
    "/api/people/of/%00",
    "/api/people/of/x?before=%00",
    "/api/record/%00",
    "/api/report/a%00b",
    "/api/lab/moment/%00",
    "/api/day/%00",
    "/api/cards/dominion/%00",
    "/t/%00",
)


def test_an_address_with_a_nul_is_nowhere(
    tmp_path: Path, kept_in: Where, caplog: pytest.LogCaptureFixture
) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            for address in ADDRESSES:
                assert (await client.get(address)).status_code == 404, address
                assert (await client.get("/health")).json()["status"] == "ok"

    with caplog.at_level(logging.WARNING):
        run(script())
    assert [one for one in caplog.records if one.name == "fudaba.server"] == []


def test_a_body_with_a_nul_is_the_senders_fault(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 2) as (server, [aya, ben]):
            await aya.keeps("Aya")
            id = (await ben.keeps("Ben"))["id"]
            for path, sent in (
                ("new/ask", {"name": "A\0"}),
                ("name", {"name": "A\0"}),
                ("code", {"code": "\0"}),
                ("in", {"challenge": "\0", "credential": {}}),
                ("in", {"challenge": "x", "credential": {"id": "\0"}}),
                ("devices/call", {"id": "\0", "title": "x"}),
                ("devices/remove", {"id": "\0"}),
                ("seats", {"seats": [{"table": "\0", "token": "x"}]}),
                ("friends/follow", {"link": "\0"}),
                ("friends/part", {"id": "\0"}),
                ("block", {"id": "\0"}),
                ("unblock", {"id": "\0"}),
                ("report", {"id": id, "text": "x", "table": "\0"}),
                ("report", {"id": id, "text": "\0"}),
                ("push/off", {"endpoint": "https://x/\0"}),
            ):
                assert (await aya.post(path, 400, **sent))["code"] == "bad_message", path
                assert server.lobby.store.refuses == ""

    run(script())


def test_a_passkey_whose_id_is_longer_than_there_are_is_none(tmp_path: Path, kept_in: Where) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with served(tmp_path, 1) as (server, [aya]):
            await aya.keeps("Aya")
            longer = Passkey()
            longer.id = secrets.token_bytes(4000)
            assert (await aya.adds(longer, status=403))["code"] == "not_proven"
            assert server.lobby.store.refuses == ""

    run(script())


def test_who_asks_by_what_no_row_has_finds_none(tmp_path: Path, kept_in: Where) -> None:
    """The command line may be given any bytes: no error, and the connection stays what it was."""
    store = opened(kept_in(tmp_path))
    try:
        for value in ("a\0", "\udcff"):
            assert store.rows("SELECT id FROM people WHERE alike = ?", value) == []
        assert store.rows("SELECT COUNT(*) FROM people") == [(0,)]
    finally:
        store.close()
