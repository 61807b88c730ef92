"""Pages are called, and browsers served, without any web framework or socket."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from fudaba.server.http.app import Server
from fudaba.server.http.page import Address, Request, Response, TooLong, found
from fudaba.server.protocol import messages as m
from fudaba.server.ws.connection import Connection
from fudaba.server.ws.socket import Caller, Gone
from tests.server.browsing import BOT, ME, run, serving


async def answer(server: Server, path: str, request: Request) -> Response:
    """What the page of that address says."""
    (page,) = (one.page for one in server.addresses if one.path == path and one.method == request.method)
    return await page(request)


def test_a_page_is_a_function_of_its_request(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            games = await answer(server, "/api/games", Request("/api/games"))
            assert (games.status, games.kind) == (200, "application/json")
            again = Request("/api/games", headers={"if-none-match": games.headers["etag"]})
            assert await answer(server, "/api/games", again) == Response(
                status=304, headers={key: games.headers[key] for key in ("etag", "cache-control", "vary")}
            )
            none = Request("/api/catalogue/chess", names={"game": "chess"})
            assert (await answer(server, "/api/catalogue/{game}", none)).status == 404

    run(script())


def test_a_page_is_found_by_its_address() -> None:
    async def one(request: Request) -> Response:
        return Response()

    async def other(request: Request) -> Response:
        return Response()

    pages = [
        Address("/api/cards/{game}/{id}", one),
        Address("/api/rules/{id}", one),
        Address("/api/rules/new", other, "POST"),
    ]
    assert found(pages, "GET", "/api/cards/dominion/gold") == (one, {"game": "dominion", "id": "gold"})
    assert found(pages, "GET", "/api/rules/new") == (one, {"id": "new"})
    assert found(pages, "POST", "/api/rules/new") == (other, {})
    for method, path in (
        ("POST", "/api/rules/x"),
        ("GET", "/api/rules/"),
        ("GET", "/api/rules/a/b"),
        ("GET", "/"),
    ):
        assert found(pages, method, path) is None


def test_the_body_is_read_only_as_far_as_the_page_allows(tmp_path: Path) -> None:
    async def script() -> None:
        longest = list[int]()

        async def body(most: int) -> bytes:
            longest.append(most)
            raise TooLong

        async with serving(tmp_path) as server:
            headers = {"origin": "http://localhost", "host": "localhost", "content-type": "application/json"}
            lab = Request("/api/lab/run", "POST", headers=headers, body=body)
            assert (await answer(server, "/api/lab/run", lab)).status == 413
            new = Request("/api/people/new", "POST", headers=headers, body=body)
            refused = await answer(server, "/api/people/new", new)
            assert (refused.status, msgspec.json.decode(refused.body)["code"]) == (400, "bad_message")
            stranger = Request("/api/lab/run", "POST", headers=headers | {"origin": "http://x"}, body=body)
            assert (await answer(server, "/api/lab/run", stranger)).status == 403
            assert longest == [256 * 1024, 32 * 1024], "what a stranger sends is not even read"

    run(script())


class Tab:
    """A browser tab that is joined to the server by two queues."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.says: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.hears: asyncio.Queue[bytes] = asyncio.Queue()
        self.closed = 0

    async def accept(self) -> None:
        """It is there."""

    async def receive(self) -> bytes | None:
        """Its next message."""
        return await self.says.get()

    async def send(self, data: bytes) -> None:
        """A message for it."""
        await self.hears.put(data)

    async def close(self, code: int, reason: str) -> None:
        """It is cut off."""
        self.closed = code
        raise Gone


def test_a_connection_needs_no_more_than_a_socket_of_five_methods(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            tab = Tab(Caller("10.0.0.1"))
            connection = Connection(tab, server.lobby, server.limits, server.rates)
            serves = asyncio.create_task(connection.serve())
            encode, decode = msgspec.msgpack.encode, msgspec.msgpack.Decoder(m.FromServer).decode
            assert isinstance(decode(await tab.hears.get()), m.Hello)
            tab.says.put_nowait(encode(m.Create("Aya", "bridge_over", [ME, BOT])))
            seated = decode(await tab.hears.get())
            assert isinstance(seated, m.Seated)
            tab.says.put_nowait(encode(m.Join(seated.table, seated.token)))
            assert isinstance(decode(await tab.hears.get()), m.Welcome)
            tab.says.put_nowait(None)
            await serves
            assert not server.lobby.tables[seated.table].audience

    run(script())


def test_a_stranger_is_cut_off(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            tab = Tab(Caller("10.0.0.1", host="table.example", origin="http://evil.example"))
            await Connection(tab, server.lobby, server.limits, server.rates).serve()
            assert tab.closed == m.STRANGER

    run(script())
