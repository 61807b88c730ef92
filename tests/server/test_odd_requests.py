"""Odd words, numbers and bodies at every address and in every field: nothing breaks, nobody else notices."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest
from starlette.routing import Route

from benchmarks.table.situations import SMALL, record
from fudaba.server.http.asgi import application
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from tests.server.browsing import ME, OPEN, Browser, Closed, asking, run, serving

pytestmark = pytest.mark.long

WORDS = (
    *("\0", "a\0b", "\u202e" * 5, "A" + "\u0301" * 40, "x" * 5000, "../../etc/passwd", "%00", "%2e%2e%2f"),
    *(
        "\x1b[31m",
        "<script>",
        "' OR 1=1 --",
        "\U0001d159",
        "１２７.0.0.1",
        "\u200d" * 30,
        "a\nb",
        "\U0010ffff",
    ),
)
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 2**63, 2**64 - 1, -(2**63), 1.5, float("nan"), float("inf"), b"\0\xff", [], [[[]]], {}),
    *({"a": {}}, [0] * 4000, ["x"] * 4000, [2**64 - 1] * 100, {str(n): n for n in range(2000)}, "", *WORDS),
)
BODIES = (
    *(b"", b"null", b"[]", b"{}", b'"x"', b"\xff", b"{" * 3000, b"[" * 100_000, b'{"name": "\\u0000"}'),
    *(b'{"name": "\\ud800"}', b'{"id": ' + b"9" * 5000 + b"}", b'{"id": 1e999}', b'{"text": "x", "at": -5}'),
    *(
        b'{"text": "scenario: \\"\\\\uD800\\"\\ngame: bridge_over\\nsteps: []\\n"}',
        b'{"text": "? [a]\\n: c\\n"}',
    ),
    *(
        b'{"document": {"scenario": 1.5, "game": true, "setup": null, "steps": "x"}}',
        b'{"text": "<<: [1]\\n"}',
    ),
    b'{"text": "scenario: x\\ngame: dominion\\nsetup: {A: {hand: [Copper*999999999999]}}\\nsteps: []"}',
)
FIELDS: tuple[tuple[str, Any], ...] = (
    *(
        ("names", ["\0", "B"]),
        ("names", []),
        ("names", ["A"] * 100_000),
        ("seed", "\0"),
        ("seed", "x" * 200_000),
    ),
    *(("commitment", "\0"), ("answers", [[2**62]]), ("answers", [[-1]]), ("answers", [[0] * 50_000])),
    *(("answers", [[]] * 60_000), ("options", {"kingdom": "\0"}), ("options", {"\0": "\0"}), ("final", "\0")),
    *(("options", {"kingdom": ["\0"]}), ("earlier", [{"seed": "\0", "answers": 10**9}]), ("situation", {})),
    *(("earlier", [{"seed": "x", "answers": 0}] * 5000), ("situation", []), ("game", "\0"), ("rules", 2**63)),
    *(("game", "../dominion"), ("format", "\0"), ("situation", {**SMALL, "coins": -999}), ("answers", None)),
)
"""What a record says in one of its fields."""
Where = Callable[[Path], str]


def records() -> Iterator[bytes]:
    """Records of which one field is odd."""
    good = json.loads(record(SMALL))
    yield from (json.dumps(good | {name: value}).encode() for name, value in FIELDS)


def is_answered(status: int) -> bool:
    """Whether that was an answer, and no error of the server's."""
    return status < 500


def test_every_address_answers_odd_words(
    tmp_path: Path, kept_in: Where, caplog: pytest.LogCaptureFixture
) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            paths = [route.path for route in application(server).routes if isinstance(route, Route)]
            assert len(paths) > 30
            for path in paths:
                for word in WORDS:
                    odd = quote(word, safe="")
                    for name in ("{path:path}", "{table}", "{game}", "{id}"):
                        path = path.replace(name, odd)
                    got = await client.get(f"{path}?{odd}={odd}&as={odd}&step={odd}&token={odd}")
                    assert is_answered(got.status_code), (path, got.text)
            assert (await client.get("/health")).json()["status"] == "ok"

    with caplog.at_level(logging.ERROR):
        run(script())
    assert [one for one in caplog.records if one.name == "fudaba.server"] == []


def test_every_address_answers_odd_bodies(
    tmp_path: Path, kept_in: Where, caplog: pytest.LogCaptureFixture
) -> None:
    kept_in(tmp_path)
    wish = {"t": "create", "name": "Eve", "game": "", "seats": [{"kind": "me"}, {"kind": "open"}]}
    plays = [
        json.dumps({"record": one.decode(), "step": step, "wish": wish}).encode()
        for one in records()
        for step in (0, 2**70)
    ]

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server, "localhost") as client:
            headers = {"content-type": "application/json", "origin": "http://localhost"}
            routes = [route for route in application(server).routes if isinstance(route, Route)]
            posts = [route.path for route in routes if "POST" in (route.methods or ())]
            assert len(posts) > 20
            for path in posts:
                more = [*records()] if "record" in path or "replay" in path else []
                for body in (*BODIES, *more, *(plays if path.endswith("play") else ())):
                    got = await client.post(path, content=body, headers=headers)
                    assert is_answered(got.status_code), (path, body[:80], got.text)
            assert (await client.get("/health")).json()["status"] == "ok"

    with caplog.at_level(logging.ERROR):
        run(script())
    assert [one for one in caplog.records if one.name == "fudaba.server"] == []


def test_every_message_with_an_odd_field_is_answered(
    tmp_path: Path, kept_in: Where, caplog: pytest.LogCaptureFixture
) -> None:
    kept_in(tmp_path)

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            host = Browser(server)
            at = await host.open(ME, OPEN)
            good = {
                "table": at.table, "token": at.token, "sequence": 0, "name": "Eve", "game": "bridge_over",
                "seats": [SeatWish("me"), SeatWish("open")], "answer": [0], "text": "hi", "step": 0,
                "request": 0, "yes": True, "over": True, "code": "x", "seat": 0, "how": "same", "card": "",
            }  # fmt: skip
            codes = set[int]()
            for kind in get_args(m.FromClient):
                fields = [field.encode_name for field in msgspec.structs.fields(kind)]
                usual = {name: good[name] for name in fields if name in good}
                for name in fields:
                    for value in VALUES:
                        one = Browser(server)
                        said = {"t": kind.__struct_config__.tag, **usual, name: value}
                        try:
                            one.send(msgspec.msgpack.encode(said))
                            await one.settle()
                        except Closed as closed:
                            codes.add(closed.code)
                        await one.leave()
            assert codes <= {*range(4000, 4010)}
            await host.settle()
            assert (await client.get("/health")).json()["status"] == "ok"

    with caplog.at_level(logging.ERROR):
        run(script())
    assert [one for one in caplog.records if one.name == "fudaba.server"] == []
