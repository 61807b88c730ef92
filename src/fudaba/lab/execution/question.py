"""The question that waits in a scenario, and its legal answers in the words of a step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from fudaba.kernel.ask import Ask
from fudaba.kernel.session import Session
from fudaba.lab.execution.runner import ScenarioResult, StepResult, tried
from fudaba.lab.scenario.labels import NONE_LABEL, Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.scenario import BranchStep, Scenario
from fudaba.lab.scenario.writer import labels_of, yaml_of
from fudaba.lab.values.nodes import Plain


@dataclass(frozen=True, slots=True)
class Choice:
    """A label, and how many options it stands for that are one choice: equal cards."""

    label: str
    times: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked after a step of a scenario; the question is missing where the game is over."""

    who: str
    """The player who answers, as scenarios name seats."""
    owner: str
    """The player whose choice it is by the rules."""
    kind: str
    """The kind of question, a word of the game."""
    about: str
    """The card that asks, "" for none."""
    least: int
    """The fewest options to choose."""
    most: int
    """The most options to choose."""
    ordered: bool
    """Whether the order of what is chosen matters."""
    none: bool
    """Whether nothing may be chosen, which is written `none`."""
    choices: tuple[Choice, ...]
    """What may be chosen."""
    macros: tuple[str, ...]
    """The labels that stand for several answers here."""
    number: int | None = None
    """The least of the numbers of which one is named, None where options are laid out."""

    @property
    def example(self) -> Plain:
        """A step that answers it, as plain data: with the first labels, as few as may be but one at least."""
        if self.number is not None:
            return {self.who: self.number}
        number = max(1, self.least)
        labels: list[Plain] = []
        for choice in self.choices:
            labels += [choice.label] * min(choice.times, number - len(labels))
        return {self.who: labels[0] if len(labels) == 1 else labels}


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a scenario stands: after which step, in which branch, and what is asked there."""

    done: StepResult
    question: Question | None


def stands(scenario: Scenario, lang: str, at: int | None = None) -> tuple[ScenarioResult, list[Stand]]:
    """Run a scenario, and tell what is asked at the end of each way through it, or where it fails.

    at: after the step of this number instead, 0 for before the first one; nothing where there is none, or
    where a step before it fails.
    """
    asked = _Asked(scenario, lang)
    found: list[Stand] = []

    def note(done: StepResult) -> None:
        if done.number == at and done.ok:
            found.append(Stand(done, asked.question(done.session)))

    outcome = tried(scenario, note)
    if at is None or (not found and outcome.failure is not None):
        found = [Stand(done, asked.question(done.session)) for done in _ends(outcome)]
    return outcome, found


def _ends(outcome: ScenarioResult) -> Iterator[StepResult]:
    """The last step of each way; where one fails, that one alone."""
    if outcome.failure is not None:
        yield from outcome.done[-1:]
        return
    for done, coming in zip_longest(outcome.done, outcome.done[1:]):
        last = coming is None or coming.session is not done.session
        if last and not isinstance(done.step, BranchStep):
            yield done


def step_of(step: Plain) -> str:
    """A step on one line, as a file has it, without its dash."""
    return yaml_of({"steps": [step]}).split("- ", 1)[1].strip()


class _Asked:
    def __init__(self, scenario: Scenario, lang: str) -> None:
        self.scenario = scenario
        self.lang = lang
        self.labels = Labels(scenario.adapter, scenario.seats)
        self.texts = OptionLabels(scenario.adapter.game.name, scenario.seats)

    def question(self, session: Session) -> Question | None:
        """The pending question of a session."""
        ask = session.ask
        if ask is None:
            return None
        names, cards = self.scenario.seats.labels, session.table.cards
        about = self.scenario.adapter.card(cards[ask.about].face, self.lang) if ask.about >= 0 else ""
        return Question(
            who=names[ask.decider],
            owner=names[ask.owner],
            kind=ask.kind,
            about=about,
            least=ask.least,
            most=min(ask.most, len(ask.options)),
            ordered=ask.ordered,
            none=ask.least == 0 or any(option.verb == NONE_LABEL for option in ask.laid_out),
            choices=tuple(self._choices(ask)),
            macros=tuple(self._macros(session)),
            number=None if ask.numbers is None else ask.numbers.least,
        )

    def _choices(self, ask: Ask) -> Iterator[Choice]:
        """Each choice, but for declining where that is one."""
        if ask.numbers is not None:
            yield Choice(self.texts.range(ask.numbers, self.lang), 1)
            return
        times: dict[str, int] = {}
        labels = labels_of(ask, self.labels, self.texts, self.lang)
        for label, option in zip(labels, ask.options, strict=True):
            if option.verb != NONE_LABEL:
                written = label or self.texts.label(option, self.lang)
                times[written] = times.get(written, 0) + 1
        for label, number in times.items():
            yield Choice(label, number)

    def _macros(self, session: Session) -> Iterator[str]:
        """The macros that stand for something here; each is known by a label of each language."""
        known: list[Callable[[Session], Iterator[Any]]] = []
        for label, macro in self.scenario.adapter.macros.items():
            if label.isascii() == (self.lang != "ja") and macro not in known:
                known.append(macro)
                if next(macro(session), None) is not None:
                    yield label
