"""Bridge Over, as the rules lab needs to know it: its labels, its turns, what can be seen change.

Setups are read in `situation`, paths in `paths`, cards in `cards`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, Final

from fudaba.games import named
from fudaba.games.bridge_over.deck import COLOURS, KINDS
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.bridge_over.vocabulary import WORDS, QuestionKind, Verb
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.game import Situation, Value
from fudaba.kernel.table import Table
from fudaba.lab.adapter import Path, Room, Seats
from fudaba.lab.bridge_over import paths, situation, situation_writer
from fudaba.lab.plain import PlainAdapter
from fudaba.lab.values import nodes
from fudaba.lab.values.nodes import Plain
from fudaba.text.bridge_over import faces

_UNTIL: Final[dict[QuestionKind, tuple[Verb, ...]]] = {
    "turn": ("draw", "pass"),
    "react": ("none",),
    "follow": ("stop",),
}
"""The verbs with which these questions are answered on the way; any other by its first label."""


class BridgeOverAdapter(PlainAdapter):
    """See `fudaba.lab.adapter.Adapter`."""

    reserved = (*situation.KEYS, *paths.PATHS)
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

    def situation(self, setup: nodes.Mapping, seats: Seats, options: Mapping[str, Value]) -> Situation:
        """What `games.bridge_over.situation` takes."""
        return situation.read(setup, seats, options)

    def room(self) -> Room:
        """See `situation_writer`."""
        return situation_writer.ROOM

    def laid_out(self, table: Table, seats: Seats) -> tuple[int, dict[str, Plain]] | None:
        """See `situation_writer`."""
        return situation_writer.laid_out(table, seats)

    def path(self, path: str, seats: Seats) -> Path[Any]:
        """See `paths`."""
        return paths.find(path, seats)

    def turn(self, table: Table) -> tuple[int, Hashable]:
        """An attacked player's turn is the attack; it is no turn that is counted."""
        t = _bridge_over(table)
        return t.actor, (t.state.turns, t.state.attack is not None)

    def until(self, ask: Ask) -> Answer:
        """Draw, then pass; take every attack; stop where that is allowed; else the first label."""
        for verb in _UNTIL.get(WORDS.ask(ask).kind, ()):
            for pick, option in enumerate(ask.options):
                if option.verb == verb:
                    return (pick,)
        return (0,)

    def counters(self, table: Table, seats: Seats) -> dict[str, Plain]:
        """The sizes of the zones, the top card's colour, the direction, points and the attack."""
        return paths.counters(table, seats)


def _bridge_over(table: Table) -> BridgeOver:
    assert isinstance(table, BridgeOver), "this adapter is asked about tables of its own game only"
    return table


ADAPTER = BridgeOverAdapter(named("bridge_over"))
