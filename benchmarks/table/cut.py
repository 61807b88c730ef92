"""A way to a database that can be cut: `python -m benchmarks.table.cut FROM TO`, the paths of two sockets.

It is told by lines on its input: `silent` (nothing goes on, and nobody is told; what is on its way comes
late), `loud` (all connections break, and no new one is had), `mend`. It ends with its input.
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from pathlib import Path
from typing import Literal

SOCKET = ".s.PGSQL.5432"
"""How PostgreSQL calls its socket."""

How = Literal["silent", "loud", "mend"]


class Cut:
    """What goes over the way. to: the socket to which it leads."""

    def __init__(self, to: Path) -> None:
        self._to = to
        self._flows = asyncio.Event()
        self._flows.set()
        self._breaks = False
        self._ends: set[asyncio.StreamWriter] = set()

    def apply(self, how: str) -> None:
        """Cut it, or mend it."""
        self._breaks = how == "loud"
        if how == "silent":
            self._flows.clear()
        else:
            self._flows.set()
        if self._breaks:
            for writer in self._ends:
                writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what one connection says, both ways."""
        self._ends.add(writer)
        with contextlib.suppress(OSError):
            await self._flows.wait()
            if self._breaks:
                raise OSError("it is cut")
            there, back = await asyncio.open_unix_connection(self._to)
            self._ends.add(back)
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
            self._ends.discard(back)
        self._ends.discard(writer)
        writer.transport.abort()

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._flows.wait()
                sink.write(data)
                await sink.drain()
        await self._flows.wait()  # that somebody has hung up is not told earlier, either
        sink.close()


async def _serve(listen: Path, to: Path) -> None:
    cut = Cut(to)
    async with await asyncio.start_unix_server(cut.serve, listen):
        print("ready", flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            cut.apply(line.strip())
            print("done", flush=True)


class Way:
    """A way in a process of its own. url: of the database at its end, by this way."""

    def __init__(self, folder: Path, to: Path, url: str) -> None:
        """folder: where it listens, whose path may not be long. to: where the database does, in whose url
        that is named."""
        self.url = url.replace(str(to), str(folder))
        command = [sys.executable, "-m", "benchmarks.table.cut", str(folder / SOCKET), str(to / SOCKET)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._heard("ready")

    def tell(self, how: How) -> None:
        """Cut it or mend it; returns once that is done."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{how}\n")
        self._process.stdin.flush()
        self._heard("done")

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _heard(self, word: str) -> None:
        assert self._process.stdout is not None
        if self._process.stdout.readline() != f"{word}\n":
            raise OSError("the way to the database has ended")


if __name__ == "__main__":
    asyncio.run(_serve(*map(Path, sys.argv[1:])))
