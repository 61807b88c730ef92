"""Questions of a game that follows a log, and what has been tried at each of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.logs.candidates import Guide
from fudaba.logs.knowledge import Knowledge
from fudaba.logs.matching import Misfit, Place


class Repair(NamedTuple):
    """Two cards that change places. shuffle: of a shuffle that is still to come at the position, its number;
    order: what it shall bring then, the top one first. via: a third card, with which the first one
    changes places before."""

    card: int
    other: int
    shuffle: int = 0
    order: tuple[str, ...] = ()
    via: int = -1


class Trial(NamedTuple):
    """An answer that was tried. at: how far the log was followed; misfit: what stopped that, if anything;
    drawn: the cards that were drawn or looked at last and are not named."""

    answer: Answer
    driver: Driver[Table]
    at: Place
    steps: int
    knowledge: Knowledge
    treasures: bool
    misfit: Misfit | None
    drawn: tuple[int, ...] = ()


class Node:
    """A question of the game, and what has been tried there.

    rest: the latest node at rest, where cards may change places. parent: the question before, None at the
    beginning; answer, chosen: what was answered there, by numbers and by options. depth: how many questions
    came before.
    """

    __slots__ = (
        "answer", "at", "broken", "chosen", "depth", "driver", "knowledge", "left", "parent", "repairs",
        "repairs_done", "rest", "rolls", "silent", "treasures", "tried",
    )  # fmt: skip

    def __init__(
        self,
        driver: Driver[Table] | None,
        at: Place,
        knowledge: Knowledge,
        rest: Node | None,
        treasures: bool,
        came: tuple[Node | None, Answer, Guide] = (None, (), ()),
    ) -> None:
        self.driver = driver
        self.at = at
        self.knowledge = knowledge
        self.rest = rest or self
        self.treasures = treasures
        self.parent, self.answer, self.chosen = came
        self.depth: int = 0 if self.parent is None else self.parent.depth + 1
        self.rolls: int = 0 if driver is None else driver.table.state.rolls
        self.left: Iterator[Answer] | None = None
        self.silent: list[Trial] = []
        self.broken: list[Trial] = []
        self.repairs: Iterator[tuple[Node, Repair]] | None = None
        self.repairs_done = 0
        self.tried: set[tuple[Repair, int]] = set()

    @property
    def came(self) -> tuple[Node | None, Answer, Guide]:
        """How the game came here."""
        return self.parent, self.answer, self.chosen

    def path(self) -> list[Node]:
        """The nodes after an answer, from the first one to this."""
        nodes: list[Node] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]


class Pass(NamedTuple):
    """How one pass ended. node: the furthest, where it followed the log to its end if it did; furthest: the
    atom that it did not get past. changed: whether cards had to change places; stopped: whether there was no
    time to try more answers."""

    node: Node
    whole: bool
    furthest: int
    changed: bool
    stopped: bool
    tries: int
    seconds: float
