"""What a server's operator may set; see docs/server/operating.md."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from fudaba.system import cores

if TYPE_CHECKING:  # only a server that is started builds anything
    from fudaba.native.background import Build

MOST_WORKERS: Final = 4
"""How many processes bots have where nobody says it: with those that are one for each of them (searches and
reviews) they take some 3 GB at most, as a server has by the units in `packaging`."""


def usual_workers() -> int:
    """One process for each core that the server may use, but for the one that it needs itself."""
    return max(1, min(MOST_WORKERS, cores() - 1))


@dataclass(frozen=True)
class Settings:
    """What a server's operator may set."""

    data: Path
    """Data folder."""
    database: str = ""
    """URL of a PostgreSQL that is used instead of the folder; "" for none."""
    between: str = "127.0.0.1"
    """This machine's address for other servers of the same database."""
    static: Path = field(default_factory=lambda: Path(__file__).parents[1] / "static")
    """Folder of the built web client."""
    names: tuple[str, ...] = ()
    """Host names that the server answers to; () for any."""
    origins: tuple[str, ...] = ()
    """Origins of other pages that may connect, besides the server's own."""
    workers: int = field(default_factory=usual_workers)
    """Bot processes; one more each for searches and for reviews. 0: a thread, for tests."""
    pace: float = 0.7
    """Seconds that a bot seems to think at least."""
    pad: tuple[float, float] = (0.8, 2.4)
    """Seconds, from and to, for which a skipped question is shown where skipping it would reveal something.
    """
    grace: float = 120.0
    """Seconds that a player may be away before a bot stands in."""
    slowest: float = 20.0
    """Seconds of processor time for one answer of a bot."""
    memory: int = 1024
    """Megabytes for each worker process (bots, earlier moments, lab, replays); 0: unlimited."""
    rate: float = 10.0
    """Messages a second of one seat, or of a connection without a seat."""
    burst: int = 20
    """Messages at once, likewise."""
    looking: float = 5.0
    """Views of earlier moments a second, likewise; one in a long game counts several times."""
    opening: int = 20
    """Tables that one address may open in a minute."""
    signing: int = 60
    """Requests about accounts and passkeys from one address in a minute."""
    asking: float = 20.0
    """HTTP requests and new connections from one address in a second."""
    at_once: int = 200
    """HTTP requests and new connections from one address at once."""
    sockets: int = 40
    """Connections from one address."""
    asked_within: float = 10.0
    """Seconds in which a request must arrive."""
    taken_within: float = 120.0
    """Seconds in which its response must be read."""
    tables: int = 2000
    """Tables in memory."""
    backlog: int = 500
    """Messages that a client may leave unread."""
    waiting: int = 100
    """Waiting tables from one address."""
    daily: int = 1_000_000
    """Moves from one address that are stored in a day. A table counts for 300 plus the moves that it begins
    with; an answer, an undo or a chat line for one or more."""
    metrics: Literal["", "loopback", "any"] = ""
    """Who may read the metrics: nobody, this machine, or anybody."""
    push: bool = True
    """Whether push messages are offered."""
    push_after: float = 20.0
    """Seconds that a table waits for a player before a push message."""
    push_services: tuple[str, ...] = ()
    """Hosts of other push services that may be used."""
    push_contact: str = ""
    """Contact for push services, as mailto:… or https://…; "": the name of the server."""
    machine_code: Build | None = None
    """The build of machine code that goes on beside the server, if one does."""
