"""What a game shows in a terminal: the one thing that the shell asks a game's module for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, cast

from fudaba.kernel.ask import Answer
from fudaba.kernel.game import BadSetup, title
from fudaba.terminal.choosing import Choice
from fudaba.terminal.inks import Inks
from fudaba.terminal.paper import Paper
from fudaba.terminal.points import Points
from fudaba.terminal.scene import Line, Scene, Seen
from fudaba.text.narrator import Reason


class Shortcut(NamedTuple):
    """A whole answer that is given often, and what it is called."""

    label: str
    answer: Answer


class Board(Protocol):
    """How one game is drawn and told; the module `fudaba.terminal.<game>` itself is the object."""

    def seats(self) -> int:
        """How many seats a table has if nobody says."""

    def title(self, scene: Scene, room: int | None = None) -> str:
        """The game, its main options, and how far it is; shorter if it needs more cells than `room`."""

    def situation(self, scene: Scene) -> list[str]:
        """Everything on the table in sentences, one a line."""

    def brief(self, scene: Scene) -> list[str]:
        """What one must know to answer, in a line or two."""

    def draw_table(self, paper: Paper, scene: Scene, inks: Inks, choice: Choice | None) -> None:
        """All that lies on the table but the viewer's own hand."""

    def draw_hand(self, paper: Paper, scene: Scene, inks: Inks, choice: Choice | None, cursor: int) -> None:
        """The viewer's hand; `cursor` is the place of the card that is looked at, -1 for none."""

    def hand_rows(self, height: int) -> int:
        """How many rows the hand wants on a screen of this height."""

    def draw_card(self, paper: Paper, scene: Scene, inks: Inks, face: str) -> None:
        """One card, as large as the paper."""

    def hand(self, scene: Scene) -> list[str]:
        """The faces in the viewer's hand, as `draw_hand` shows them."""

    def cards(self, scene: Scene) -> list[str]:
        """The faces of all cards that one may want to read about at this table."""

    def top(self, scene: Scene) -> str:
        """The face that a look at the table itself means, "" for none."""

    def option_of(self, scene: Scene, face: str) -> int:
        """The number of the option that uses this card of the hand, -1 if none does."""

    def on_table(self, scene: Scene) -> set[int]:
        """The numbers of the options that stand with their keys on what `draw_table` draws."""

    def why_not(self, scene: Scene, face: str) -> Reason | None:
        """Why this card of the hand cannot be chosen now, None if it can, or if it is not the hand's turn."""

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """The answer that one key gives to the pending question, None if it has none."""

    def hint(self, scene: Scene, option: Seen) -> str:
        """What follows from an option, "" where its label says enough."""

    def card_facts(self, scene: Scene, face: str) -> str:
        """A line of figures about a card."""

    def faces_of(self, scene: Scene, line: Line) -> list[str]:
        """The cards that a line of the log is about, also where it does not name them itself."""

    def colour_of(self, face: str) -> str:
        """The name of the ink in which a card is written in a sentence."""

    def points(self, scene: Scene) -> Points:
        """The score so far, as far as the viewer may know it."""

    def is_head(self, line: Line) -> bool:
        """Whether a line of the log begins a new turn or more."""

    def pauses(self, before: Scene, after: Scene) -> bool:
        """Whether something has ended in between that everybody should see."""


def board_of(game: str) -> Board:
    """The board of a game, by its name. Raises `BadSetup` for a game that has none yet."""
    name = f"{__package__}.{game}"
    if find_spec(name) is None:
        raise BadSetup("terminal-problem-no-board", game=title(game))
    return cast(Board, import_module(name))
