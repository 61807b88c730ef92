"""A table as it stands: what is kept of it, who is at it, and which moment is shown."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from fudaba import games
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import Setup, setup_of, situation_in
from fudaba.server.game.log_cache import Retelling
from fudaba.server.game.rendering import Teller
from fudaba.server.game.timeline import Moment, Timeline
from fudaba.server.operations.background import Background
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.schema import Chat, State
from fudaba.server.store import Store
from fudaba.server.store.stored_table import Move, StoredTable
from fudaba.server.table.audience import Audience
from fudaba.server.table.clock import Timer
from fudaba.server.table.cost import Cost, Share
from fudaba.server.table.pacing import Pacing
from fudaba.server.table.seating import Seating
from fudaba.server.workers.bots import Players
from fudaba.server.workers.fair_queue import Asker


@dataclass
class Tally:
    """What has been counted since the server began. answers: taken and written."""

    answers: int = 0


@dataclass(frozen=True)
class ServerContext:
    """What all tables of a server share. changed: called when the lobby may list a table differently.

    waits: called when a table has waited for a while for a person who is away and has not seen what for; with
    what is kept of it, the seat, and how many moves had been made.
    """

    store: Store
    players: Players
    settings: Settings
    changed: Callable[[], None]
    now: Callable[[], float] = time.monotonic
    loading: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by the one game that is run again, or whose log is told; however many there are, they take one
    share of the time."""
    retelling: Retelling = field(default_factory=Retelling)
    costly: Share = field(default_factory=Share)
    pacing: Pacing = field(init=False)
    tally: Tally = field(default_factory=Tally)
    waits: Callable[[StoredTable, int, int], None] = lambda kept, seat, question: None

    def loads(self, kept: StoredTable) -> asyncio.Lock:
        """What the one game holds that is run again; those out of a situation somebody has sent, another."""
        return self.loading if kept.situation is None else self.costly.loading

    def __post_init__(self) -> None:
        """Its bots have the times that it was set up with."""
        object.__setattr__(self, "pacing", Pacing(self.settings.pace, self.settings.pad))


@dataclass
class Request:
    """Somebody wants to do something and needs consent. told, answers: how many are taken back, as all may
    know it, and really."""

    number: int
    what: Literal["undo", "hint"]
    by: int
    told: int
    answers: int
    needs: set[int] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class Early:
    """The next question, which its own player sees, and may answer, while the others still see one before.

    told: when they saw it. seems: this many seconds they seem to think at least, if they think for so long.
    """

    seat: int
    sequence: int
    moment: Moment
    told: float
    seems: float

    def thought(self, now: float) -> float:
        """For how long the player seems to have thought who answers now."""
        return min(now - self.told, self.seems)


class TableState:
    """What is to be known of a table; what becomes of it is told in `stage` and `table`."""

    teller: Teller
    """Says what has been shown in words; there once the game has been opened."""

    def __init__(
        self, context: ServerContext, kept: StoredTable, moves: list[Move], chat: list[Chat]
    ) -> None:
        self.context = context
        self.kept = kept
        self.chat = chat
        self.audience = Audience()
        self.seating = Seating(kept, self.audience.connections)
        self.timeline: Timeline | None = None
        self.shown: Moment | None = None
        self.sequence = 0
        self.request: Request | None = None
        self.timer: Timer | None = None
        self.touched = context.now()
        self.draining = False
        self.moved = False
        """Whether it goes on in another process."""
        self.again = ""
        self.ready: set[int] = set()
        self.place = ""
        """The address of who opened it, or, since it was read again, of who came first; "": nobody has."""
        self.seats_lock = asyncio.Lock()
        """Held while it changes who sits where, or how many do."""
        self._noted = False
        self._moves = moves
        self._since = 0.0
        self._coming: deque[tuple[int, Moment]] = deque()
        self._early: Early | None = None
        self._seen: Early | None = None
        """How the question that all see now was seen early, if it was."""
        self._thought: dict[int, float] = {}
        """The questions that were answered before all see them: for how long each is shown to the others."""
        self._turned = asyncio.Event()
        """Set, and begun anew, whenever another moment is shown, or none will be."""
        self._lock = asyncio.Lock()
        self._cost = Cost(context.costly)
        self._thinking: asyncio.Task[None] | None = None
        self._thinks_of = -1
        self._met = False
        """Whether the player asked was there while the question was open."""
        self._background = Background()
        self._requests = 0
        self._last: dict[int, tuple[int, Answer]] = {}

    # What it is.

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.kept.id

    @property
    def asker(self) -> Asker:
        """Whose turn it takes at the processes that all share."""
        return Asker(self.place or self.id, self.id)

    @property
    def state(self) -> State:
        """How it stands, as far as it has been shown: the end is not told before it is seen."""
        timeline = self.timeline
        unseen = timeline is not None and self.shown is not None and timeline.sequence != self.sequence
        return "playing" if self.kept.state == "over" and unseen else self.kept.state

    @property
    def moments(self) -> int:
        """How many moments have been shown, the present one included; not those that were taken back."""
        return self.moments_at(self.sequence)

    def moments_at(self, sequence: int) -> int:
        """The same for a viewer who has been shown as much as has that sequence."""
        timeline = self.timeline
        return 0 if timeline is None else len(timeline.marks) - (timeline.sequence - sequence)

    def early_for(self, viewer: int) -> Early | None:
        """What this viewer has been shown already, though the others have not."""
        return self._early if self._early is not None and self._early.seat == viewer else None

    @property
    def setup(self) -> Setup:
        """What fixed its game."""
        kept = self.kept
        game = games.named(kept.game)
        return setup_of(
            game,
            seats=len(kept.seats),
            seed=kept.seed,
            options=kept.options,
            situation=situation_in(game, kept.situation),
            earlier=kept.earlier,
        )

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [seat.name for seat in self.kept.seats]
