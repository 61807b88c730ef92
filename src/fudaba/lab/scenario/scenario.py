"""A scenario as read from a file: each part knows its line, and is valid (but see `unknown`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from fudaba.kernel.game import Setup
from fudaba.lab.adapter import Adapter, Path, Seats
from fudaba.lab.errors import LabMessage, ScenarioError, said
from fudaba.lab.scenario.labels import Label
from fudaba.lab.values.expectations import Condition


@dataclass(frozen=True, slots=True)
class Place:
    """Where a step stands."""

    number: int
    """Its number in the scenario, counted through all branches."""
    line: int
    """Its line in the file, from 1."""
    written: str
    """Its words, as they are written."""


@dataclass(frozen=True, slots=True)
class AnswerStep:
    """`SEAT: ANSWER`"""

    place: Place
    """Where the step stands."""
    seat: int
    """The player who answers."""
    labels: tuple[Label, ...]
    """What they choose."""


@dataclass(frozen=True, slots=True)
class QuestionStep:
    """`ask: {…}`: what the pending question must be. A field is None where the step does not say it."""

    place: Place
    """Where the step stands."""
    who: int | None = None
    """The seat that must be asked."""
    owner: int | None = None
    """The seat whose choice it must be by the rules."""
    kind: str | None = None
    """The kind that the question must have."""
    options: tuple[Label, ...] | None = None
    """All options that it must have."""
    has: tuple[Label, ...] = ()
    """Options that it must have, among others."""
    lacks: tuple[Label, ...] = ()
    """Options that it must not have."""
    least: int | None = None
    """The fewest options that must be chosen."""
    most: int | None = None
    """The most options that may be chosen."""
    ordered: bool | None = None
    """Whether the order must matter."""
    about: str | None = None
    """The face of the card that asks, or its id alone."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One line of `see`."""

    path: Path[Any]
    """What to look at."""
    condition: Condition[Any]
    """What its value must be."""
    line: int
    """The line of the file, from 1."""


@dataclass(frozen=True, slots=True)
class SightStep:
    """`see: {PATH: VALUE}`"""

    place: Place
    sights: tuple[Sight, ...]


@dataclass(frozen=True, slots=True)
class RefusalStep:
    """`refused: {SEAT: ANSWER}`"""

    place: Place
    """Where the step stands."""
    seat: int
    """The player who tries the answer."""
    labels: tuple[Label, ...]
    """What they try to choose."""


@dataclass(frozen=True, slots=True)
class WaitStep:
    """`until: {…}`. A field is None where the step does not say it."""

    place: Place
    """Where the step stands."""
    turn: int | None = None
    """The number of the turn to wait for."""
    kind: str | None = None
    """The kind of question to wait for."""
    phase: str | None = None
    """The phase to wait for."""


@dataclass(frozen=True, slots=True)
class BranchStep:
    """`branch: {NAME: [steps]}`"""

    place: Place
    branches: tuple[tuple[str, tuple[Step, ...]], ...]


@dataclass(frozen=True, slots=True)
class EndStep:
    """`over: {winners: [A]}`: the game has ended."""

    place: Place
    winners: frozenset[int] | None = None
    """None where nothing is said of the winners."""


Step: TypeAlias = AnswerStep | QuestionStep | SightStep | RefusalStep | WaitStep | BranchStep | EndStep


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario."""

    file: str
    """The name of its file."""
    line: int
    """The line in which it begins."""
    title: str
    """Its title, one line."""
    rules: tuple[str, ...]
    """The ids that it demonstrates, as the rule catalogue writes them."""
    notes: str
    """The remarks of its author, "" for none."""
    adapter: Adapter
    """The lab's knowledge of its game."""
    seats: Seats
    """The names of its seats."""
    setup: Setup
    """The setup of the table."""
    steps: tuple[Step, ...]
    """What is done and checked, in order."""
    unknown: tuple[Label, ...] = ()
    """The labels that the game has not; each makes its step fail."""
    remarks: tuple[LabMessage, ...] = ()
    """What to say of cards that are called otherwise here."""

    @property
    def mistakes(self) -> list[ScenarioError]:
        """What is wrong in its steps, though they can be run up to there."""
        return [
            ScenarioError(self.file, label.line, said("lab-wrong-label", label=label.text), self.title)
            for label in self.unknown
        ]
