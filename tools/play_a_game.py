"""Play a game to its end at a server, as a browser does, and download its record: does all of it work?

    python tools/play_a_game.py https://cards.example
    docker compose exec -T server python - https://localhost --at proxy < tools/play_a_game.py

It takes what `fudaba-core[server]` brings. With --at it goes to that machine, by the address's name; then
whose certificate is shown there is not looked at, which is for trying a proxy that nobody knows yet.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import ssl
import sys
from contextlib import closing
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from fudaba import games
from fudaba.kernel.record import decode, verify
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Question, SeatWish

SILENT = 60.0
"""Seconds after which a server that says nothing has failed."""
OPTIONS: dict[str, dict[str, Any]] = {"bridge_over": {"rounds": 1}}
"""With which a game is short."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(m.FromServer).decode


async def hear(line: ClientConnection) -> m.FromServer:
    """The next that the server says. Raises `RuntimeError` where it refuses something."""
    async with asyncio.timeout(SILENT):
        data = await line.recv()
    said: m.FromServer = _decode(data.encode() if isinstance(data, str) else data)
    if isinstance(said, (m.Refused, m.Frozen)):
        raise RuntimeError(f"the server says: {said.reason.en}")
    return said


def answer_to(question: Question) -> list[int]:
    """The first options, as few as may be, but one where one may be."""
    return [*range(max(question.least, min(1, question.most, len(question.options))))]


async def played(url: str, at: str, game: str) -> tuple[m.Seated, int]:
    """Play against a bot to the end; returns the seat, and how many answers were acknowledged."""
    address = urlsplit(url)
    context = _context(at) if address.scheme == "https" else None
    port = address.port or (443 if context else 80)
    where: dict[str, Any] = {"host": at or address.hostname, "port": port}
    if context:
        where |= {"ssl": context, "server_hostname": address.hostname}
    taken = 0
    to = f"{url.replace('http', 'ws', 1)}/ws"
    async with connect(to, origin=Origin(url), compression=None, max_size=None, **where) as line:
        seats = [SeatWish("me"), SeatWish("bot", "random")]
        await line.send(_encode(m.Create("Aya", game, seats, OPTIONS.get(game, {}), listed=False)))
        while not isinstance(seated := await hear(line), m.Seated):
            pass
        await line.send(_encode(m.Join(seated.table, seated.token)))
        while not isinstance(said := await hear(line), m.Over):
            taken += isinstance(said, m.Taken)
            if isinstance(said, m.Update) and said.question is not None and said.question.mine:
                answer = m.Answer(seated.table, said.sequence, answer_to(said.question))
                await line.send(_encode(answer))
    return seated, taken


def record_of(url: str, at: str, seated: m.Seated) -> bytes:
    """The record, as its player downloads it. Raises OSError where it is not to be had."""
    address = urlsplit(url)
    assert address.hostname is not None
    secure = address.scheme == "https"
    line = socket.create_connection((at or address.hostname, address.port or (443 if secure else 80)), SILENT)
    with closing(HTTPConnection(address.netloc, timeout=SILENT)) as connection:
        if secure:
            line = _context(at).wrap_socket(line, server_hostname=address.hostname)
        connection.sock = line
        headers = {"Host": address.netloc, "Authorization": f"Bearer {seated.token}"}
        connection.request("GET", f"/api/record/{seated.table}", headers=headers)
        response = connection.getresponse()
        data = response.read()
        if response.status != 200:
            raise OSError(f"no record: {response.status} {data.decode(errors='replace')}")
        return data


def _context(at: str) -> ssl.SSLContext:
    context = ssl.create_default_context()
    if at:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context


def main() -> int:
    """Play each game that is named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("url", help="where a browser would go")
    parser.add_argument("--at", default="", metavar="HOST", help="the machine to go to, whatever it shows")
    parser.add_argument("--game", choices=games.names(), action="append", help="usually the shortest")
    args = parser.parse_args()
    for game in args.game or ["bridge_over"]:
        seated, taken = asyncio.run(played(args.url.rstrip("/"), args.at, game))
        record = decode(record_of(args.url.rstrip("/"), args.at, seated))
        if record.final is None:
            raise RuntimeError(f"{game}: the record has no end")
        verify(record, games.named)
        print(f"{game}: {taken} answers, {len(record.answers)} with the bot's, and the record holds")  # noqa: T201  # what it is for
    return 0


if __name__ == "__main__":
    sys.exit(main())
