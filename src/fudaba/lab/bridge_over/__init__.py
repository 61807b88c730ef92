"""Bridge Over, as the rules lab needs to know it: its labels, its turns, what can be seen change.

Setups are read in `situation`, paths in `paths`, cards in `cards`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any

from fudaba.games import named
from fudaba.games.bridge_over.deck import COLOURS, KINDS
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.game import Value
from fudaba.kernel.table import Table
from fudaba.lab import nodes
from fudaba.lab.adapter import Macro, Path, Room, Seats
from fudaba.lab.bridge_over import cards, laying, paths, situation
from fudaba.text.bridge_over import faces
from fudaba.text.names import all_card_names, read_card

_UNTIL = {"turn": ("draw", "pass"), "react": ("none",), "follow": ("stop",)}
"""The verbs with which these questions are answered on the way; any other by its first label."""


class BridgeOverAdapter:
    """See `fudaba.lab.adapter.Adapter`."""

    game = named("bridge_over")
    reserved = (*situation.KEYS, *paths.PATHS)
    kinds = ("turn", "follow", "colour", "player", "direction", "react", "as", "may", "take")
    phases: tuple[str, ...] = ()
    macros: Mapping[str, Macro] = {}
    card_verbs = ()
    holding_verbs = ()
    at_length = ("turn",)

    def options(self) -> Iterator[Option]:
        """Every option but the players."""
        for face in faces():
            for verb in ("play", "release", "take"):
                yield Option(verb, face=face)
        for verb in ("draw", "pass", "stop", "none"):
            yield Option(verb)
        words = {
            "colour": COLOURS,
            "direction": ("skip", "reverse", "straight"),
            "may": ("yes", "no"),
            "as": KINDS,
        }
        for verb, choices in words.items():
            for word in choices:
                yield Option(verb, word=word)

    def read_card(self, text: str) -> str | None:
        """The face of a card by its name in any language."""
        return read_card(self.game.name, text)

    def card_names(self) -> Iterable[str]:
        """All names in both languages."""
        return all_card_names(self.game.name)

    def situation(self, setup: nodes.Mapping, seats: Seats, options: Mapping[str, Value]) -> dict[str, Any]:
        """What `games.bridge_over.situation` takes."""
        return situation.read(setup, seats, options)

    def room(self) -> Room:
        """See `laying`."""
        return laying.ROOM

    def laid_out(self, table: Table, seats: Seats) -> tuple[int, dict[str, Any]] | None:
        """See `laying`."""
        return laying.laid_out(table, seats)

    def path(self, path: str, seats: Seats) -> Path:
        """See `paths`."""
        return paths.find(path, seats)

    def turn(self, table: Table) -> tuple[int, Hashable]:
        """An attacked player's turn is the attack; it is no turn that is counted."""
        t = _bridge_over(table)
        return t.actor, (t.state.turns, t.state.attack is not None)

    def phase(self, table: Table) -> str:
        """A turn has no phases."""
        return ""

    def until(self, ask: Ask) -> Answer:
        """Draw, then pass; take every attack; stop where that is allowed; else the first label."""
        for verb in _UNTIL.get(ask.kind, ()):
            for pick, option in enumerate(ask.options):
                if option.verb == verb:
                    return (pick,)
        return (0,)

    def counters(self, table: Table, seats: Seats) -> dict[str, Any]:
        """The sizes of the zones, the top card's colour, the direction, points and the attack."""
        return paths.counters(table, seats)

    def card(self, face: str, lang: str) -> str:
        """The name of a card."""
        return cards.name(face, lang)


def _bridge_over(table: Table) -> BridgeOver:
    assert isinstance(table, BridgeOver), "this adapter is asked about tables of its own game only"
    return table


ADAPTER = BridgeOverAdapter()
