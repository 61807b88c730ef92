"""What is the same for everybody is made once; odd addresses are answered, and nothing fails by them."""

from __future__ import annotations

import asyncio
import gzip
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.middleware.gzip import GZipResponder

from fudaba import games
from fudaba.kernel.game import BadSetup
from fudaba.server.game.rendering import Renderer
from fudaba.server.http.middleware import PACKED_IN_A_THREAD
from fudaba.server.http.static_pages import Pages
from fudaba.server.protocol import catalogue
from fudaba.server.protocol import messages as m
from tests.server.browsing import Browser, asking, run, serving


@pytest.mark.parametrize("path", ["/api/games", "/api/catalogue/bridge_over", "/api/rules?game=bridge_over"])
def test_a_page_is_made_and_packed_once(tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    packed = 0
    compress = gzip.compress

    def counted(*given: Any, **more: Any) -> bytes:
        nonlocal packed
        packed += 1
        return compress(*given, **more)

    monkeypatch.setattr("fudaba.server.http.static_pages.gzip.compress", counted)
    for name in ("all_games", "catalogue", "rules"):
        tell = getattr(catalogue, name)

        def text_of(*given: Any, tell: Any = tell, name: str = name) -> Any:
            made.append(name)
            return tell(*given)

        monkeypatch.setattr(catalogue, name, text_of)

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            answers = await asyncio.gather(*(client.get(path) for _ in range(20)))
            assert {answer.content for answer in answers} == {answers[0].content}
            assert answers[0].headers["content-encoding"] == "gzip"
            plain = await client.get(path, headers={"accept-encoding": "identity"})
            assert plain.headers["content-encoding"] == "identity"
            assert plain.content == answers[0].content
            assert msgspec.json.decode(plain.content)
            again = await client.get(path, headers={"if-none-match": answers[0].headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")

    run(script())
    assert (len(made), packed) == (1, 1)


def test_a_page_that_cannot_be_is_not_kept() -> None:
    calls = 0

    def fails() -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise BadSetup("problem-no-game", game="none")
        return ["now"]

    async def script() -> None:
        pages = Pages()
        with pytest.raises(BadSetup):
            await pages.get("x", fails)
        assert (await pages.get("x", fails)).data == b'["now"]'

    run(script())


def test_every_game_is_read_before_it_is_asked_for_and_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: dict[str, int] = {}

    class Noted(Renderer):
        def __init__(self, game: str, *given: Any) -> None:
            read[game] = threading.get_ident()
            super().__init__(game, *given)

    monkeypatch.setattr("fudaba.server.http.app.Renderer", Noted)

    async def script() -> None:
        async with serving(tmp_path):
            while set(read) != set(games.names()):
                await asyncio.sleep(0.01)

    run(script())
    assert threading.get_ident() not in read.values()


@pytest.mark.parametrize(
    "path",
    ["/a%00.js", "/%00", "/" + "x" * 300 + ".js", "/" + "x" * 5000, "/assets/%ff%fe.js", "/..%2f..%2fa.b"],
)
def test_an_address_that_no_file_can_have_is_not_there(
    tmp_path: Path, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            assert (await client.get(path)).status_code == 404

    run(script())
    assert not caplog.records


@pytest.mark.parametrize(
    "origin", ["http://[", "http://]", "http://[::1", "//[x]y", "http://testserver@evil"]
)
def test_an_origin_that_is_none_is_sent_away(
    tmp_path: Path, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            closed = await Browser(server, {"origin": origin}).closed()
            assert closed.code == m.STRANGER

    run(script())
    assert not caplog.records


def test_no_page_is_packed_as_small_as_it_goes(tmp_path: Path) -> None:
    """What repeats itself takes twenty times as long then, and many who ask at once would stop the server."""
    (tmp_path / "index.html").write_text("[0]," * 5_000)

    async def script() -> None:
        async with serving(tmp_path / "data", static=tmp_path) as server, asking(server) as client:
            async with client.stream("GET", "/", headers={"accept-encoding": "gzip"}) as page:
                packed = b"".join([part async for part in page.aiter_raw()])
            assert page.headers["content-encoding"] == "gzip"
            smallest = 2  # as RFC 1952 calls it
            assert packed[8] != smallest
            assert gzip.decompress(packed) == b"[0]," * 5_000

    run(script())


@pytest.mark.parametrize("size", [PACKED_IN_A_THREAD - 1, PACKED_IN_A_THREAD])
def test_a_large_page_is_packed_beside_the_event_loop(
    tmp_path: Path, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("x" * size)
    packing: set[bool] = set()
    compress = GZipResponder._compress_body

    def noted(self: GZipResponder, body: bytes, more_body: bool) -> bytes:
        if len(body) >= size:
            packing.add(threading.current_thread() is threading.main_thread())
        return compress(self, body, more_body)

    monkeypatch.setattr(GZipResponder, "_compress_body", noted)

    async def script() -> None:
        async with serving(tmp_path / "data", static=tmp_path) as server, asking(server) as client:
            assert (await client.get("/")).text == "x" * size

    run(script())
    assert packing == {size < PACKED_IN_A_THREAD}
