"""What a server's operator may set; see docs/server/operating.md."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:  # only a server that is started builds anything
    from fudaba.native.background import Build


@dataclass(frozen=True)
class Settings:
    """Times are in seconds, rates in messages a second.

    data: the folder with everything that is kept. database: the address of a PostgreSQL that keeps it
    instead, "" for none; between: this machine's address for other servers of the same database.
    static: the built client. names: the host names under which the server answers, () for any. origins: pages
    that may connect besides the server's own.

    workers: processes for bots; 0: a thread, for tests. pace: how long a bot seems to think. pad: how long,
    from and to, a question that nobody had to be asked is shown where it would tell something. grace: how
    long somebody may be away before a bot stands in. slowest: for how long a bot may compute one answer.
    memory: megabytes that each of these processes, and of those for looks, the lab and replays, may take; 0:
    any number.

    rate, burst: messages of one seat, or of a connection without one. looking: looks at earlier moments, too;
    one at a long game counts for several. opening: how many tables one address may open in a minute.
    signing: what one address may ask for in a minute of all that concerns its people's names and passkeys.
    asking, at_once: what one address may ask for by HTTP, and connections it may begin, a second and at once.
    sockets: connections from one address. asked_within, taken_within: how long a request may take to come in,
    and its answer to be read. tables: games at a time. backlog: messages that a connection may
    leave unread. waiting: how many tables of one address may wait for players. daily: moves that may be kept
    in a day of one address; a table opened counts for 300, and for those that it begins with, and what is
    answered, taken back or said for one or more.

    metrics: who may ask for figures: nobody, this machine, or anybody.

    push: whether browsers may ask to be told of turns. push_after: how long a table has waited then.
    push_services: where messages may be sent besides the usual push services. push_contact: whom these may
    ask about them, as mailto:… or https://…; "": the server's name.
    """

    data: Path
    database: str = ""
    between: str = "127.0.0.1"
    static: Path = field(default_factory=lambda: Path(__file__).parents[1] / "static")
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    pace: float = 0.7
    pad: tuple[float, float] = (0.8, 2.4)
    grace: float = 120.0
    slowest: float = 20.0
    memory: int = 1024
    rate: float = 10.0
    burst: int = 20
    looking: float = 5.0
    opening: int = 20
    signing: int = 60
    asking: float = 20.0
    at_once: int = 200
    sockets: int = 40
    asked_within: float = 10.0
    taken_within: float = 120.0
    tables: int = 2000
    backlog: int = 500
    waiting: int = 100
    daily: int = 1_000_000
    metrics: Literal["", "loopback", "any"] = ""
    push: bool = True
    push_after: float = 20.0
    push_services: tuple[str, ...] = ()
    push_contact: str = ""
    machine_code: Build | None = None
    """The build of machine code that goes on beside the server, if one does."""
