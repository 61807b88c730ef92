"""Where an attack takes place, and what one is."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx

from benchmarks.table.client import Browser
from benchmarks.table.server import Served
from benchmarks.table.tables import There

Figures = dict[str, float]

ATTACKER = "10.6.6.6"
Kept = Path | str
"""Where tables are kept: a folder, or the address of a PostgreSQL."""


@dataclass
class Scene:
    """Where an attack takes place. there: the tables that were kept for it before the server started.

    opened: the attacker's connections.
    """

    served: Served
    there: list[There]
    until: float
    opened: list[Browser] = field(default_factory=list)

    @property
    def goes_on(self) -> bool:
        """Whether it is not over yet."""
        return time.perf_counter() < self.until

    @property
    def left(self) -> float:
        """Seconds until it is over."""
        return self.until - time.perf_counter()

    async def browser(self, *, careless: bool = False) -> Browser:
        """A connection of the attacker's."""
        browser = await Browser(self.served.port, address=ATTACKER, careless=careless).open()
        self.opened.append(browser)
        return browser

    async def leave(self) -> None:
        """Break off all of the attacker's connections."""
        for browser in self.opened:
            await browser.drop()
        self.opened.clear()

    def client(self) -> httpx.AsyncClient:
        """What asks for pages from the attacker's address."""
        url = f"http://127.0.0.1:{self.served.port}"
        return httpx.AsyncClient(base_url=url, headers={"X-Forwarded-For": ATTACKER}, timeout=60)


class Attack(NamedTuple):
    """One of them.

    tries: what it is after. does: it; returns figures of its own. before: keeps what is there when the server
    starts. most: how high its figures may be. limits: see `server`.
    """

    tries: str
    does: Callable[[Scene], Coroutine[Any, Any, Figures]]
    before: Callable[[Kept], list[There]] = lambda where: []
    most: Mapping[str, float] = MappingProxyType({})
    limits: str = "behind-proxy"
