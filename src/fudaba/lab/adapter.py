"""The interface through which the lab runs a game's scenarios.

Each game has its adapter in its room `lab` (`games.room`), as `ADAPTER`. Everything else of the lab reads
scenarios, asks, answers and compares without knowing any game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from fudaba import games
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.events import Event
from fudaba.kernel.game import Game, Situation, Value
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.lab.errors import LabMessage, nearest, wrong
from fudaba.lab.values import nodes
from fudaba.lab.values.expectations import Form
from fudaba.lab.values.nodes import Plain

T = TypeVar("T")
G = TypeVar("G", bound=Table)


class Seats(NamedTuple):
    """The seats of a scenario: their labels, in turn order."""

    labels: tuple[str, ...]

    def number(self, label: str) -> int:
        """The seat with that label. Raises `Wrong` where there is none."""
        if label not in self.labels:
            raise wrong("lab-wrong-seat", seat=label, near=nearest(label, self.labels))
        return self.labels.index(label)


class Field(NamedTuple):
    """A key of a situation, as it is set up by hand."""

    key: str
    """The key as it is written in a situation."""
    sort: str
    """"cards"; "pile", whose order counts, the top first; "card"; "number"; "flag"; "word"; "seat";
    "numbers"; "supply" (cards, or each with how many or with its cards); "map", each of whose keys has what
    `parts` has alone; "parts", which has several."""
    words: tuple[str, ...] = ()
    """What a "word" may be, or the keys of a "map", none where those are cards."""
    parts: tuple[Field, ...] = ()
    """The fields of each of its values, where these have some."""
    of: tuple[str, ...] = ()
    """The sorts of cards that are meant, none for any."""
    first: bool = False
    """Whether only the seat to act has it."""


class Room(NamedTuple):
    """How situations of a game are set up by hand."""

    common: tuple[Field, ...]
    """The keys that belong to the table."""
    seat: tuple[Field, ...]
    """The keys that each seat has."""
    seats: tuple[str, ...]
    """The names of the seats in `blank`."""
    blank: dict[str, Plain]
    """A setup to begin with, for these seats."""


class Path(NamedTuple, Generic[T]):
    """Something that `see` can look at."""

    name: str
    """The name as it is written."""
    form: Form[T]
    """What its values look like."""
    look: Callable[[Table], T]
    """Finds its value at a table."""


def path_to(name: str, form: Form[T], kind: type[G], look: Callable[[G], T]) -> Path[Any]:
    """A path about tables of one kind; what is looked at there is what its form tells."""

    def looking(table: Table) -> T:
        assert isinstance(table, kind), f"{name} leads about tables of {kind.__name__} only"
        return look(table)

    return Path(name, form, looking)


def path_in(known: Mapping[str, Path[Any]], path: str) -> Path[Any]:
    """What a path leads to. Raises `Wrong` for one that leads nowhere, with the nearest that does."""
    if path not in known:
        raise wrong("lab-wrong-path", path=path, near=nearest(path, known))
    return known[path]


Macro = Callable[[Session], Iterator[Answer]]
"""What a label stands for: each answer that it yields is given before it is asked for the next. It
yields nothing where it stands for nothing."""


class Adapter(Protocol):
    """One game, as the lab needs to know it."""

    game: Game
    """The game itself."""
    reserved: Collection[str]
    """Words of its setups and paths, which no seat may be called."""
    kinds: tuple[str, ...]
    """The kinds of questions that there are."""
    phases: tuple[str, ...]
    """The phases of a turn, none where a turn has no phases."""

    card_verbs: Collection[str]
    """The verbs of options that are told by nothing but a card's name."""
    holding_verbs: Collection[str]
    """The verbs of those whose word may be the ids of the cards that they hold, in order, joined by "+"."""

    def apart(self, lang: str) -> Mapping[str, str]:
        """What tells cards of one name apart, as a language says it, each with the engine's word for it."""
        ...

    at_length: tuple[str, ...]
    """The kinds of questions whose options a table tells at length."""

    def options(self) -> Iterable[Option]:
        """Every other option that a question can offer, but for the players; the numbers do not matter."""
        ...

    def read_card(self, text: str) -> str | None:
        """The face that a name or id means, in any language; None if there is no such card."""
        ...

    def also(self, face: str) -> str:
        """The face under which another edition has the same card, "" for none: a table has one of them."""
        ...

    def remark(self, text: str, seats: Seats, options: Mapping[str, Value]) -> LabMessage | None:
        """What to say of a card that is written so at such a table, None for nothing."""
        ...

    def card(self, face: str, lang: str) -> str:
        """The name of a card in a language."""
        ...

    def card_names(self) -> Iterable[str]:
        """All names of cards, for "did you mean …?"."""
        ...

    def situation(
        self,
        setup: nodes.Mapping,
        seats: Seats,
        options: Mapping[str, Value],
    ) -> Situation:
        """The situation of a `setup`, as the game's own struct.

        Raises `Wrong`, with its line, for whatever is not understood or cannot be.
        """
        ...

    def room(self) -> Room:
        """How a situation is set up by hand."""
        ...

    def laid_out(self, table: Table, seats: Seats) -> tuple[int, dict[str, Plain]] | None:
        """A table at rest as a `setup` lays it out, and the seat that comes first there.

        None where something is so that no setup can say. It may still differ in what no zone shows.
        """
        ...

    def path(self, path: str, seats: Seats) -> Path[Any]:
        """What a path of `see` leads to. Raises `Wrong` for a path that leads nowhere."""
        ...

    def turn(self, table: Table) -> tuple[int, Hashable]:
        """Whose turn it is, and what tells this turn from the same seat's other turns."""
        ...

    def turn_number(self, table: Table) -> int:
        """Which of their turns that player has, as the game counts it; 0 where it does not."""
        ...

    def phase(self, table: Table) -> str:
        """The phase of the turn, "" where turns have none."""
        ...

    def unlaid(
        self, situation: Situation, table: Table, events: Sequence[Event], seats: Seats
    ) -> Iterable[tuple[str, bool]]:
        """The decks, as paths call them, that these lines of the log drew from and no situation lays out.

        With each: True where the seed decides what was drawn, False where nothing was there.
        """
        ...

    def until(self, ask: Ask) -> Answer:
        """How a question is answered on the way to where `until` stops."""
        ...

    @property
    def macros(self) -> Mapping[str, Macro]:
        """The labels that stand for answers by themselves, in every language."""
        ...

    def counters(self, table: Table, seats: Seats) -> dict[str, Plain]:
        """What everybody may see change: the sizes of zones and the counters, by path."""
        ...


def adapter_of(game: str) -> Adapter:
    """The adapter of a game. Raises `Wrong` where there is no such game, or the lab cannot run it."""
    known = games.names()
    module = games.room(game, "lab") if game in known else None
    if module is None:
        known = [name for name in known if games.room(name, "lab") is not None]
        raise wrong("lab-wrong-game", game=game, known=", ".join(known), near=nearest(game, known))
    adapter: Adapter = module.ADAPTER
    return adapter


def adapters() -> Iterator[Adapter]:
    """The adapters of all games that the lab can run."""
    return (adapter_of(name) for name in games.names() if games.room(name, "lab") is not None)
