"""Runs a scenario step by step, and keeps what each step did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from fudaba.kernel import own_cards
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.events import Event
from fudaba.kernel.session import Session
from fudaba.kernel.view import View
from fudaba.lab.errors import (
    LabMessage,
    ScenarioBroke,
    ScenarioFailed,
    broke,
    said,
)
from fudaba.lab.execution import step_errors
from fudaba.lab.execution.checks import Checks, Standing, StepFailed, pending
from fudaba.lab.scenario.answers import Unfit, resolve
from fudaba.lab.scenario.labels import NONE_LABEL, Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.scenario import (
    AnswerStep,
    BranchStep,
    EndStep,
    Place,
    QuestionStep,
    RefusalStep,
    Scenario,
    SightStep,
    Step,
    WaitStep,
)
from fudaba.time_limit import TooLong

LONGEST = 10_000
"""How many questions `until` answers before it gives up."""
MOST_ANSWERS = 20
"""How many of the answers that `until` gave are listed."""
MOST_LINES = 20
"""How many lines are told of a step that was endless."""


class Change(NamedTuple):
    """A counter, or the size of a zone, that a step has changed."""

    path: str
    """The path by which `see` looks at it."""
    before: Any
    """Its value before the step."""
    after: Any
    """Its value after the step."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log."""

    index: int
    """Its place in the whole log, from 0."""
    event: Event
    """What happened."""
    depth: int
    """Under how many lines of the same step it belongs."""


@dataclass(slots=True)
class StepResult:
    """What a step did."""

    step: Step | None
    """The step; None for what happened before the first one."""
    branch: tuple[str, ...]
    """The names of the branches it stands in."""
    session: Session
    """The game after the step."""
    ok: bool = True
    """Whether the step did what it says."""
    message: LabMessage | None = None
    """What a check found; for a step that failed, what was expected and what is."""
    warnings: list[LabMessage] = field(default_factory=list)
    """What may be meant in another way."""
    entries: list[LogEntry] = field(default_factory=list)
    """The lines that the log got by the step."""
    changes: list[Change] = field(default_factory=list)
    """What the step has changed."""
    answers: list[Answer] = field(default_factory=list)
    """The answers that the step gave."""

    @property
    def place(self) -> Place | None:
        """Where the step stands; None for what happened before the first one."""
        return None if self.step is None else self.step.place

    @property
    def number(self) -> int:
        """Which step it is, 0 for what happened before the first one."""
        return 0 if self.place is None else self.place.number


@dataclass(slots=True)
class ScenarioResult:
    """How a scenario went."""

    scenario: Scenario
    """The scenario that was run."""
    done: list[StepResult] = field(default_factory=list)
    """The steps that were run, in order."""
    failure: ScenarioFailed | None = None
    """Where it failed; None if every step holds."""
    games: list[Session] = field(default_factory=list)
    """The game of each way through the branches, as it stood at its end."""

    @property
    def ok(self) -> bool:
        """Whether every step holds."""
        return self.failure is None

    @property
    def step(self) -> int:
        """The number of the failing step, or of steps run."""
        return sum(done.step is not None for done in self.done)


def run(scenario: Scenario, on_step: Callable[[StepResult], None] | None = None) -> ScenarioResult:
    """Run a scenario to its end or to the first step that fails.

    on_step is called with what happened before the first step, and after each step.
    """
    return _Runner(scenario, on_step).run()


def tried(scenario: Scenario, on_step: Callable[[StepResult], None] | None = None) -> ScenarioResult:
    """The same, but an error of the engine, too, is how the scenario fails (`ScenarioBroke`)."""
    runner = _Runner(scenario, on_step)
    try:
        return runner.run()
    except Exception as error:
        at = runner.at
        runner.outcome.failure = ScenarioBroke(scenario.file, at.line if at else scenario.line, error)
        return runner.outcome


def replayed(session: Session) -> Session:
    """A second session that stands where this one does."""
    again = Session(session.game, session.setup, list(session.names))
    for answer in session.answers:
        again.answer(answer)
    return again


class _Runner:
    def __init__(self, scenario: Scenario, on_step: Callable[[StepResult], None] | None) -> None:
        self.scenario = scenario
        self.adapter = scenario.adapter
        self.names = scenario.seats.labels
        self.texts = OptionLabels(scenario.adapter.game.name, scenario.seats)
        self.labels = Labels(scenario.adapter, scenario.seats)
        self.checks = Checks(scenario, self.labels, self.texts)
        self.outcome = ScenarioResult(scenario)
        self.on_step = on_step
        self.at: Place | None = None
        """The step that is being carried out."""
        self._counted: tuple[Session, dict[str, Any]] | None = None
        self._begun: Standing | None = None
        """Where the game stood when something was last answered."""

    def run(self) -> ScenarioResult:
        """Run the scenario, to its end or to the first step that fails."""
        try:
            self._begin()
        except ScenarioFailed as failure:
            self.outcome.failure = failure
        return self.outcome

    def _begin(self) -> None:
        with step_errors.limited():
            session = Session(self.adapter.game, self.scenario.setup, list(self.names))
        opening = StepResult(None, (), session)
        opening.entries = _log_entries(session, 0)
        opening.warnings = list(self.scenario.remarks)
        self._report(opening)
        self._steps(self.scenario.steps, session, ())

    def _steps(self, steps: Sequence[Step], session: Session, branch: tuple[str, ...]) -> None:
        for step in steps:
            self._step(step, session, branch)
            if isinstance(step, BranchStep):
                begun = self._begun
                for name, inside in step.branches:
                    self._begun = begun
                    self._steps(inside, replayed(session), (*branch, name))
        if not steps or not isinstance(steps[-1], BranchStep):
            self.outcome.games.append(session)

    def _step(self, step: Step, session: Session, branch: tuple[str, ...]) -> None:
        done = StepResult(step, branch, session)
        self.at = step.place
        before = self._counters(session)
        standing = self.checks.standing(session)
        lines, answers = len(session.events), len(session.answers)
        most: int | None = None
        try:
            try:
                with step_errors.limited():
                    done.message = self._carry_out(step, session)
                self._look_for_texts(session)
            except Exception as error:
                if (why := step_errors.message_of(error)) is None:
                    raise
                session.driver.ask = None  # broken off: what was asked before is asked no more
                most = MOST_LINES if isinstance(error, TooLong) else None
                raise StepFailed(why) from None
        except StepFailed as failed:
            done.ok = False
            done.message = failed.message
            line = failed.line or step.place.line
            raise failed.kind(self.scenario.file, line, failed.message) from None
        except Exception as error:
            done.ok, done.message, session.driver.ask = False, broke(error), None
            raise
        finally:
            done.entries = _log_entries(session, lines, most)
            done.answers = session.answers[answers:]
            if done.answers:
                self._begun = standing
                done.warnings = self._drawn(session, lines)
            if done.answers or not done.ok:  # what only looks changes nothing
                self._counted = None
                # A pile that comes during the game had no cards before.
                done.changes = [
                    Change(path, before.get(path, 0), now)
                    for path, now in self._counters(session).items()
                    if before.get(path, 0) != now
                ]
            self._report(done)

    def _look_for_texts(self, session: Session) -> None:
        """What cards of one's own ask may have no message yet, and could not be put. Raises `StepFailed`."""
        ask = session.ask
        if not own_cards.LOADED or ask is None:
            return
        if message := self.texts.lacking(ask, View(session.table, ask.decider)):
            session.driver.ask = None
            raise StepFailed(said("lab-failed-no-text", message=message))

    def _counters(self, session: Session) -> dict[str, Any]:
        """What everybody may see change, as it is now; counted again only where somebody has answered."""
        if self._counted is None or self._counted[0] is not session:
            self._counted = session, self.adapter.counters(session.table, self.scenario.seats)
        return self._counted[1]

    def _report(self, done: StepResult) -> None:
        self.outcome.done.append(done)
        if self.on_step is not None:
            self.on_step(done)

    def _carry_out(self, step: Step, session: Session) -> LabMessage | None:
        """Do what a step says; return what a check has found. Raises `StepFailed`."""
        if isinstance(step, QuestionStep):
            return self.checks.ask(step, session)
        if isinstance(step, RefusalStep):
            return self.checks.refused(step, session)
        if isinstance(step, AnswerStep):
            self._answer(step, session)
        elif isinstance(step, SightStep):
            self.checks.see(step, session, self._begun)
        elif isinstance(step, WaitStep):
            return self._until(step, session)
        elif isinstance(step, EndStep):
            self.checks.over(step, session)
        return None

    # Answers.

    def _answer(self, step: AnswerStep, session: Session) -> None:
        ask = pending(session)
        if ask.decider != step.seat:
            raise StepFailed(
                said(
                    "lab-failed-other-seat",
                    seat=self.names[step.seat],
                    asked=self.names[ask.decider],
                    kind=ask.kind,
                    options=self.texts.options(ask),
                )
            )
        self.checks.known(step.labels, ask)
        answered = False
        for answer in self.labels.stand_for(step.labels, session):
            session.answer(answer)
            answered = True
        if answered:
            return
        try:
            answer = resolve(step.labels, ask, self.texts, partial(_back, session))
        except Unfit as unfit:
            if self._says_yes(step, session, ask):
                return
            raise StepFailed(self.checks.about(ask, unfit.message)) from None
        session.answer(answer)

    def _says_yes(self, step: AnswerStep, session: Session, ask: Ask) -> bool:
        """Whether the labels answer what is asked after a "yes": who names the cards wants to do it.

        It is tried on a copy, so that the question stays as it is where they do not.
        """
        yes = [place for place, option in enumerate(ask.laid_out) if option.word == "yes"]
        if not yes:
            return False
        trial = session.fork()
        trial.answer((yes[0],))
        after = trial.ask
        if after is None or after.decider != step.seat or after.about != ask.about:
            return False
        try:
            answer = resolve(step.labels, after, self.texts)
            trial.answer(answer)
        except Unfit:
            return False
        session.answer((yes[0],))
        session.answer(answer)
        return True

    def _until(self, step: WaitStep, session: Session) -> LabMessage | None:
        _, begun = self.adapter.turn(session.table)
        given: list[tuple[Ask, Answer]] = []
        for _ in range(LONGEST):
            ask = session.ask
            if ask is None:
                raise StepFailed(said("lab-failed-until-over"))
            seat, turn = self.adapter.turn(session.table)
            if (
                (step.turn is None or (seat == step.turn and turn != begun))
                and step.kind in (None, ask.kind)
                and step.phase in (None, self.adapter.phase(session.table))
            ):
                return self._given(given) if given else None
            given.append((ask, self.adapter.until(ask)))
            session.answer(given[-1][1])
        raise StepFailed(said("lab-failed-until-endless", number=LONGEST))

    def _given(self, answers: Sequence[tuple[Ask, Answer]]) -> LabMessage:
        """What was answered on the way."""
        first, more = answers[:MOST_ANSWERS], len(answers) - MOST_ANSWERS

        def listed(lang: str) -> str:
            found = []
            for ask, answer in first:
                chosen = [self.texts.label(ask.options[pick], lang) for pick in answer] or [NONE_LABEL]
                found.append(f"{self.names[ask.decider]}: {', '.join(chosen)}")
            return "; ".join(found)

        if more > 0:
            return said("lab-until-gave-more", answers=listed, number=more)
        return said("lab-until-gave", answers=listed)

    def _drawn(self, session: Session, start: int) -> list[LabMessage]:
        """What to say where something was drawn that the setup does not lay out."""
        setup, seats = self.scenario.setup, self.scenario.seats
        if setup.situation is None:
            return []
        paths = self.adapter.unlaid(setup.situation, session.table, session.events[start:], seats)
        return [
            said("lab-warned-deck", path=path, seed=setup.seed)
            if drew
            else said("lab-warned-no-deck", path=path)
            for path, drew in dict.fromkeys(paths)
        ]


def _back(session: Session, option: Option) -> str:
    """The back of the card that an option is about; "" for none."""
    return session.table.cards[option.card].back if option.card >= 0 else ""


def _log_entries(session: Session, start: int, most: int | None = None) -> list[LogEntry]:
    """The lines of the log from one on, so many at most, each with its depth among them."""
    depths: dict[int, int] = {}
    found = []
    for index, event in enumerate(session.events[start:][:most], start):
        depths[index] = depths.get(event.cause, -1) + 1
        found.append(LogEntry(index, event, depths[index]))
    return found
