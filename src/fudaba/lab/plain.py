"""An adapter for any game: its zones and its public counters by their names.

A game's adapter may begin with this and say only what is more: at least the options of which
answers are made. A `setup` then has the cards of zones, the top one first: `pile: [...]` for
everybody's, `A: {hand: [...]}` for a player's. The game's `table` gets them as `kernel.game.LaidCards`. `see`
looks at the same places, and at each counter of `public()` that is a figure, or has one for each seat.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

import msgspec

from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.cards import Zone
from fudaba.kernel.events import Event
from fudaba.kernel.game import Game, LaidCards, Situation, Value, setup_of
from fudaba.kernel.table import Table
from fudaba.lab.adapter import Field, Macro, Path, Room, Seats, path_in, path_to
from fudaba.lab.errors import LabMessage, nearest, wrong
from fudaba.lab.values import expectations, nodes
from fudaba.lab.values.expectations import Cards, Flags, Numbers, Token
from fudaba.lab.values.nodes import Plain
from fudaba.text.names import all_card_names, near_cards, read_card
from fudaba.text.narrator import narrator


class PlainAdapter:
    """An adapter that knows of a game what every front knows; see `fudaba.lab.adapter.Adapter`."""

    phases: tuple[str, ...] = ()
    """The phases of a turn, none where a turn has no phases."""
    card_verbs: Collection[str] = ()
    """The verbs of options that a card's name alone identifies."""
    holding_verbs: Collection[str] = ()
    """The verbs of those whose word may be ids of cards joined by "+"."""
    at_length: tuple[str, ...] = ()
    """The kinds of questions whose options a table lists in full."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: tuple[str, ...] = game.words.questions

    @property
    def macros(self) -> Mapping[str, Macro]:
        """No label stands for more than one answer."""
        return {}

    @cached_property
    def _table(self) -> Table:
        return self.game.table(setup_of(self.game, seats=self.game.seats[0], seed=""))

    @property
    def reserved(self) -> Collection[str]:
        """The names of zones and figures."""
        return {*(zone.name for zone in self._table.state.layout), *_figures(self._table), "sees"}

    def options(self) -> Iterable[Option]:
        """None: a game says them."""
        return ()

    def read_card(self, text: str) -> str | None:
        """The face of a card by its name in any language."""
        return read_card(self.game.name, text)

    def also(self, face: str) -> str:
        """No card has another face."""
        return ""

    def remark(self, text: str, seats: Seats, options: Mapping[str, Value]) -> LabMessage | None:
        """Nothing."""
        return None

    def card(self, face: str, lang: str) -> str:
        """The name of a card."""
        return narrator(self.game.name, lang, []).card(face)

    def card_names(self) -> Iterable[str]:
        """All names in both languages."""
        return all_card_names(self.game.name)

    def situation(self, setup: nodes.Mapping, seats: Seats, options: Mapping[str, Value]) -> Situation:
        """The cards of each zone that is set up, by its name, the top one first."""
        table = self.game.table(setup_of(self.game, seats=len(seats.labels), seed="", options=options))
        common = [zone.name for zone in table.state.layout if zone.owner < 0]
        own = [zone.name for zone in table.state.layout if zone.owner == 0]
        found: dict[str, list[str]] = {}
        for entry in setup.entries:
            if entry.key in seats.labels:
                seat = seats.number(entry.key)
                for inside in expectations.as_mapping(entry.value).entries:
                    _known(inside, own)
                    found[f"{seat}.{inside.key}"] = self._faces(inside.value)
            else:
                _known(entry, [*common, *seats.labels])
                found[entry.key] = self._faces(entry.value)
        return LaidCards(cards=found)

    def room(self) -> Room:
        """A list of cards for each zone."""
        layout = self._table.state.layout
        common = tuple(Field(zone.name, "pile") for zone in layout if zone.owner < 0)
        seat = tuple(Field(zone.name, "cards") for zone in layout if zone.owner == 0)
        return Room(common, seat, ("A", "B", "C", "D", "E", "F")[: self.game.seats[0]], {})

    def laid_out(self, table: Table, seats: Seats) -> tuple[int, dict[str, Plain]] | None:
        """None: what more there is to a situation no setup can say."""
        return None

    def path(self, path: str, seats: Seats) -> Path[Any]:
        """A zone, or a figure."""
        return path_in({path.name: path for path in self._paths(seats)}, path)

    def turn(self, table: Table) -> tuple[int, Hashable]:
        """The first of the seats in turn order."""
        return next(iter(table.seats_in_turn())), table.turns_taken()

    def turn_number(self, table: Table) -> int:
        """Turns are not counted."""
        return 0

    def unlaid(
        self, situation: Situation, table: Table, events: Sequence[Event], seats: Seats
    ) -> Iterable[tuple[str, bool]]:
        """None is known of."""
        return ()

    def apart(self, lang: str) -> Mapping[str, str]:
        """Cards of one name are the same to choose."""
        return {}

    def phase(self, table: Table) -> str:
        """A turn has no phases."""
        return ""

    def until(self, ask: Ask) -> Answer:
        """The first options, as few as may be."""
        return tuple(range(min(ask.least, len(ask.options))))

    def counters(self, table: Table, seats: Seats) -> dict[str, Plain]:
        """The sizes of zones, and all public figures."""
        state = table.state
        sizes = {_path_of(zone, seats): len(state.zones[zone.number]) for zone in state.layout}
        return {**sizes, **_figures(table, seats)}

    def _faces(self, node: nodes.Node) -> list[str]:
        return [token.face for token in Cards(self._token, self._tell).tokens(node)]

    def _token(self, text: str) -> Token:
        face = self.read_card(text)
        if face is None:
            near = next(iter(near_cards(self.game.name, text)), "") or nearest(text, self.card_names())
            raise wrong("lab-wrong-card", card=text, near=near)
        return Token(face)

    def _tell(self, token: Token, lang: str) -> str:
        return self.card(token.face, lang)

    def _paths(self, seats: Seats) -> Iterator[Path[Any]]:
        table = self.game.table(setup_of(self.game, seats=len(seats.labels), seed=""))
        cards = Cards(self._token, self._tell)
        for zone in table.state.layout:
            yield path_to(_path_of(zone, seats), cards, Table, partial(_lying, zone.number))
        for name, value in _figures(table, seats).items():
            if isinstance(value, bool):
                yield path_to(name, Flags(), Table, partial(_flag, name, seats))
            else:
                yield path_to(name, Numbers(signed=True), Table, partial(_figure, name, seats))


def _known(entry: nodes.Entry, known: Collection[str]) -> None:
    """Raises `Wrong` for a key that is not known."""
    if entry.key not in known:
        near = nearest(entry.key, known)
        raise wrong("lab-wrong-key", line=entry.line, key=entry.key, known=", ".join(known), near=near)


def _path_of(zone: Zone, seats: Seats) -> str:
    return zone.name if zone.owner < 0 else f"{seats.labels[zone.owner]}.{zone.name}"


def _lying(zone: int, table: Table) -> list[Token]:
    """The cards of a zone, the top one first."""
    return [Token(table.cards[card].face) for card in reversed(table.state.zones[zone])]


def _figure(name: str, seats: Seats, table: Table) -> int:
    return _figures(table, seats)[name]


def _flag(name: str, seats: Seats, table: Table) -> bool:
    return bool(_figures(table, seats)[name])


def _figures(table: Table, seats: Seats | None = None) -> dict[str, int]:
    """The public counters that are figures, those with one for each seat by player."""
    found: dict[str, int] = {}
    labels = () if seats is None else seats.labels
    for name, value in msgspec.structs.asdict(table.public()).items():
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, list) and len(value) == len(labels):
            of_seats = zip(labels, value, strict=True)
            found |= {f"{label}.{name}": one for label, one in of_seats if isinstance(one, int)}
    return found
