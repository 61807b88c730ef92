"""Facts about a player's board, computed once and kept until the board changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fudaba.games.innovation.board.pieces import Piece
from fudaba.games.innovation.facts.aspects import BOARDS, ICON_COUNTS, REST, SPLAYS
from fudaba.games.innovation.facts.karma import Karma
from fudaba.games.innovation.facts.registry import EACH, WOULD, CardEffect

Boxes = list[tuple[int, str]]
"""Places of cards: the card and what is printed there."""
Effects = list[tuple[int, CardEffect]]
"""Effects, each with the card that it is printed on."""

ECHOING: Final = frozenset(("boxes", "as_echo"))
"""The values that may make other places count as echo effects."""
COUNTED: Final = {
    "icons": 1 << ICON_COUNTS,
    **dict.fromkeys(("bonuses", "boxes", "as_echo"), 1 << BOARDS),
    **dict.fromkeys(("achievements", "score_pile", "hand"), 1 << REST),
    "eased": 1 << BOARDS | 1 << SPLAYS | 1 << REST | 1 << ICON_COUNTS,
}
"""The values at which special achievements, and the check whether the game is won, may look: with what of
the first seat they change, as in `Game.unsettled`."""


class Board:
    """A player's board. None of it is to be changed: copies of a table share it.

    What is None, or not there by its colour, nobody has asked for yet.
    """

    __slots__ = (
        "activatable",
        "ages",
        "bonuses",
        "echoes",
        "echoing",
        "highest",
        "inspires",
        "landmarks",
        "tops",
        "unsteady",
        "values",
        "visible",
        "waits",
    )

    def __init__(self, pieces: Sequence[Piece], stacks: Sequence[list[int]]) -> None:
        self.tops = [stack[-1] for stack in stacks if stack]
        """The top cards."""
        self.ages = [pieces[card].shows for card in self.tops]
        """The ages of the top cards."""
        self.highest = max(self.ages) if self.ages else 0
        """The highest of these ages, 0 without any."""
        self.values: dict[str, list[Callable[..., Any]]] = {}
        """What the "each" karma effects run, by the value that they change."""
        self.waits: dict[str, list[tuple[int, Karma]]] = {}
        """The "would" karma effects, each with its figure, by what they wait for."""
        for card in self.tops:
            for karma in pieces[card].karmas:
                if karma.kind == WOULD:
                    for event in karma.of:
                        self.waits.setdefault(event, []).append((card, karma))
                elif karma.kind == EACH and karma.run is not None:
                    for value in karma.of:
                        self.values.setdefault(value, []).append(karma.run)
        self.unsteady = 0
        """What special achievements count that may change with anything that happens, by these karma effects
        (`COUNTED`)."""
        for value in self.values:
            self.unsteady |= COUNTED.get(value, 0)
        self.echoing = not ECHOING.isdisjoint(self.values)
        """Whether what counts as an echo effect may change so, too."""
        self.activatable: list[int] | None = None
        """See `reach.activatable`."""
        self.bonuses: list[int] | None = None
        """The bonuses that are visible."""
        self.visible: dict[str, Boxes] = {}
        """By colour; see `Innovation.visible`."""
        self.echoes: dict[str, Effects] = {}
        """The echo effects that are visible, by colour."""
        self.inspires: dict[str, Effects] = {}
        """The inspire effects that are visible, by colour."""
        self.landmarks: tuple[int, tuple[str, ...]] | None = None
        """The flags and fountains; see `Innovation.landmarks`."""
