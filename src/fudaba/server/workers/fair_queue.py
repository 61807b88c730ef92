"""A fair queue for shared processes: round robin by address, and by table within each address."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom something is done. place: the address that it came from (`place_of`); table: the table there.

    "" for what nobody in particular has asked for.
    """

    place: str = ""
    table: str = ""


NOBODY = Asker()


class FairQueue(Generic[T]):
    """Who asks for much waits longer, and nobody else does: another address is next, if there is one."""

    def __init__(self) -> None:
        self._rounds: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._count: Counter[str] = Counter()
        self._there: asyncio.Queue[None] = asyncio.Queue()

    def __len__(self) -> int:
        return self._count.total()

    def of(self, place: str) -> int:
        """How many wait of one address."""
        return self._count[place]

    def put(self, what: T, asker: Asker) -> None:
        """One more waits."""
        tables = self._rounds.setdefault(asker.place, OrderedDict())
        tables.setdefault(asker.table, deque()).append(what)
        self._count[asker.place] += 1
        self._there.put_nowait(None)

    async def get(self) -> T:
        """Whose turn it is; waits until there is one."""
        await self._there.get()
        place, tables = self._rounds.popitem(last=False)
        table, waiting = tables.popitem(last=False)
        what = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._rounds[place] = tables
        self._count[place] -= 1
        if not self._count[place]:
            del self._count[place]
        return what
