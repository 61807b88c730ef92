"""A scenario as read from a file: each part knows its line, and is valid (but see `unknown`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from fudaba.kernel.game import Setup
from fudaba.lab.adapter import Adapter, Path, Seats
from fudaba.lab.errors import Said, ScenarioError, said
from fudaba.lab.scenario.labels import Label
from fudaba.lab.values.expectations import Condition


@dataclass(frozen=True, slots=True)
class Place:
    """Where a step stands: its number in the scenario (counted through all branches), its line, its words."""

    number: int
    line: int
    written: str


@dataclass(frozen=True, slots=True)
class Answering:
    """`SEAT: ANSWER`"""

    place: Place
    seat: int
    labels: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class Asking:
    """`ask: {…}`: what the pending question must be; None where nothing is said."""

    place: Place
    who: int | None = None
    owner: int | None = None
    kind: str | None = None
    options: tuple[Label, ...] | None = None
    has: tuple[Label, ...] = ()
    lacks: tuple[Label, ...] = ()
    least: int | None = None
    most: int | None = None
    ordered: bool | None = None
    about: str | None = None
    """The face of the card that asks, or its id alone."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One line of `see`."""

    path: Path[Any]
    condition: Condition[Any]
    line: int


@dataclass(frozen=True, slots=True)
class Seeing:
    """`see: {PATH: VALUE}`"""

    place: Place
    sights: tuple[Sight, ...]


@dataclass(frozen=True, slots=True)
class Refusing:
    """`refused: {SEAT: ANSWER}`"""

    place: Place
    seat: int
    labels: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class Waiting:
    """`until: {…}`; None where nothing is said."""

    place: Place
    turn: int | None = None
    kind: str | None = None
    phase: str | None = None


@dataclass(frozen=True, slots=True)
class Branching:
    """`branch: {NAME: [steps]}`"""

    place: Place
    branches: tuple[tuple[str, tuple[Step, ...]], ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """`over: {winners: [A]}`: the game has ended."""

    place: Place
    winners: frozenset[int] | None = None
    """None where nothing is said of the winners."""


Step: TypeAlias = Answering | Asking | Seeing | Refusing | Waiting | Branching | Ending


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario."""

    file: str
    line: int
    title: str
    rules: tuple[str, ...]
    """The ids that it demonstrates, as the rule catalogue writes them."""
    notes: str
    adapter: Adapter
    seats: Seats
    setup: Setup
    steps: tuple[Step, ...]
    unknown: tuple[Label, ...] = ()
    """The labels that the game has not; each makes its step fail."""
    remarks: tuple[Said, ...] = ()
    """What to say of cards that are called otherwise here."""

    @property
    def mistakes(self) -> list[ScenarioError]:
        """What is wrong in its steps, though they can be run up to there."""
        return [
            ScenarioError(self.file, label.line, said("lab-wrong-label", label=label.text), self.title)
            for label in self.unknown
        ]
