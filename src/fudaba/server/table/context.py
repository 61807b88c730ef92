"""Services that the tables of a server share, and state that the parts of one table share."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from fudaba.server.game.log_cache import LogCache
from fudaba.server.operations.background import Background
from fudaba.server.operations.loop_watch import LoopWatch
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.store import Store
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table.audience import Audience
from fudaba.server.table.cost import Cost, Share
from fudaba.server.table.pacing import Pacing
from fudaba.server.table.seating import Seating
from fudaba.server.workers.bots import Players
from fudaba.server.workers.fair_queue import Asker

QUICK = 0.2
"""How many seconds a bot that is to be quick seems to think."""


@dataclass
class Tally:
    """Counters since the server began."""

    answers: int = 0
    """Answers that were taken and written."""


@dataclass(frozen=True)
class ServerContext:
    """What all tables of a server share."""

    store: Store
    """Where tables are kept."""
    players: Players
    """The processes in which bots answer."""
    settings: Settings
    """The operator's settings."""
    changed: Callable[[], None]
    """Called when the lobby may list a table differently."""
    now: Callable[[], float] = time.monotonic
    """The clock: seconds since 1970."""
    loading: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by the one game that is run again, or whose log is written out; however many there are, they take
    one share of the time."""
    log_cache: LogCache = field(default_factory=LogCache)
    """The parts of logs that were sent lately."""
    costly: Share = field(default_factory=Share)
    """The time that costly steps of all tables share."""
    pacing: Pacing = field(init=False)
    """How long bots seem to think."""
    quick_pacing: Pacing = field(init=False)
    """Of bots that are to be quick."""
    tally: Tally = field(default_factory=Tally)
    """What the server counts for its metrics."""
    loop: LoopWatch = field(default_factory=LoopWatch)
    """How late the event loop is."""
    waits: Callable[[StoredTable, int, int], None] = lambda kept, seat, question: None
    """Called when a table has waited for a while for a person who is away and has not seen their question;
    with what is stored of the table, the seat, and the number of moves made."""

    found: Callable[[StoredTable, int], None] = lambda kept, seat: None
    """Called when the player of that seat has looked for an opponent, and one has come."""
    between_games: Callable[[TableContext], None] = lambda table: None
    """Called when a game of a match is over, and the next one has not begun."""

    def loads(self, kept: StoredTable) -> asyncio.Lock:
        """The lock for running a game again. Situations that somebody has sent have one of their own."""
        return self.loading if kept.situation is None else self.costly.loading

    def __post_init__(self) -> None:
        """Its bots have the times that it was set up with."""
        pace, pad = self.settings.pace, self.settings.pad
        object.__setattr__(self, "pacing", Pacing(pace, pad))
        object.__setattr__(self, "quick_pacing", Pacing(min(pace, QUICK), pad))


@dataclass(eq=False)
class TableContext:
    """What the parts of one table share, whether its game has begun or not."""

    server: ServerContext
    """What all tables share."""
    kept: StoredTable
    """What is stored of the table."""
    audience: Audience
    """The connections at the table."""
    seating: Seating
    """Who sits where."""
    tell_seats: Callable[[], None]
    """Sends everybody who sits where, and the state of the table."""
    place: str = ""
    """The address of the player who opened it, or, since it was read again, of the first who came."""
    next_game_at: float = math.inf
    """When the next game of its match begins by itself."""
    draining: bool = False
    """Whether it takes no more answers."""
    quick: bool = False
    """Whether a person who plays here wants bots to be quick."""
    moved: bool = False
    """Whether it goes on in another process."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the game changes, until that is written."""
    background: Background = field(default_factory=Background)
    """The tasks that the table has begun."""
    cost: Cost = field(init=False)
    """What the table costs the server, for its limits."""

    def __post_init__(self) -> None:
        """Its costly steps share the time of those of all tables."""
        self.cost = Cost(self.server.costly)

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.kept.id

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [seat.name for seat in self.kept.seats]

    @property
    def pacing(self) -> Pacing:
        """The times of the bots here. They are quick only where one person plays, and nobody watches."""
        alone = sum(seat.kind == "person" for seat in self.kept.seats) == 1
        quick = self.quick and alone and all(viewer >= 0 for viewer in self.audience.viewers)
        return self.server.quick_pacing if quick else self.server.pacing

    @property
    def asker(self) -> Asker:
        """Whose turn it takes in the queues of the worker processes."""
        return Asker(self.place or self.id, self.id)

    def check_open(self) -> None:
        """Raise `ClientError` if nothing can be done at this table any more."""
        if self.moved:
            raise Moved
        if self.draining:
            raise ClientError("closing", "server-closing")
        if self.kept.state == "frozen":
            raise ClientError("not_now", "server-frozen")
