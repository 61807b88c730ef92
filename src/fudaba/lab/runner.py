"""Runs a scenario step by step, and keeps what each step did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fudaba.kernel import own_cards
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.events import Event
from fudaba.kernel.session import Session
from fudaba.kernel.view import View
from fudaba.lab import stopped
from fudaba.lab.answers import Label, Labels, Teller, Unfit, chosen, is_offered, resolve
from fudaba.lab.errors import Fact, Said, ScenarioFailed, Wrong, said
from fudaba.lab.scenario import (
    Answering,
    Asking,
    Branching,
    Ending,
    Refusing,
    Scenario,
    Seeing,
    Sight,
    Step,
    Waiting,
)
from fudaba.time_limit import TooLong

LONGEST = 10_000
"""How many questions `until` answers before it gives up."""
MOST_LINES = 20
"""How many lines are told of a step that was endless."""


class Change(NamedTuple):
    """A counter, or the size of a zone, that a step has changed."""

    path: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class ToldEvent:
    """A line of the log: its index in the whole log, the event, and how it looks to each viewer.

    depth: under how many lines of the same step it belongs.
    """

    index: int
    event: Event
    depth: int


@dataclass(slots=True)
class Done:
    """What a step did. step: None for what happened before the first one.

    branch: the names of the branches it stands in. message: for a check what it found, for a step that
    failed what was expected and what is. answers: those that the step gave.
    """

    step: Step | None
    branch: tuple[str, ...]
    session: Session
    ok: bool = True
    message: Said | None = None
    told: list[ToldEvent] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)


@dataclass(slots=True)
class Outcome:
    """How a scenario went. ok: whether every step holds. done: the steps that were run, in order.

    failure: where it failed. games: the game of each way through the branches, as it stood at its end.
    """

    scenario: Scenario
    done: list[Done] = field(default_factory=list)
    failure: ScenarioFailed | None = None
    games: list[Session] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether every step holds."""
        return self.failure is None

    @property
    def step(self) -> int:
        """The number of the failing step, or of steps run."""
        return sum(done.step is not None for done in self.done)


class _Failed(Exception):
    """A step does not hold; `line` where it is not the step's own."""

    def __init__(self, message: Said, line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


def run(scenario: Scenario, on_step: Callable[[Done], None] | None = None) -> Outcome:
    """Run a scenario to its end or to the first step that fails.

    on_step is called with what happened before the first step, and after each step.
    """
    runner = _Runner(scenario, on_step)
    try:
        runner.begin()
    except ScenarioFailed as failure:
        runner.outcome.failure = failure
    return runner.outcome


def replayed(session: Session) -> Session:
    """A second session that stands where this one does."""
    again = Session(session.game, session.setup, list(session.names))
    for answer in session.answers:
        again.answer(answer)
    return again


class _Runner:
    def __init__(self, scenario: Scenario, on_step: Callable[[Done], None] | None) -> None:
        self.scenario = scenario
        self.adapter = scenario.adapter
        self.names = scenario.seats.labels
        self.teller = Teller(scenario.adapter.game.name, scenario.seats)
        self.labels = Labels(scenario.adapter, scenario.seats)
        self.outcome = Outcome(scenario)
        self.on_step = on_step
        self._counted: tuple[Session, dict[str, Any]] | None = None

    def begin(self) -> None:
        with stopped.limited():
            session = Session(self.adapter.game, self.scenario.setup, list(self.names))
        opening = Done(None, (), session)
        opening.told = _told(session, 0)
        self._report(opening)
        self._steps(self.scenario.steps, session, ())

    def _steps(self, steps: Sequence[Step], session: Session, branch: tuple[str, ...]) -> None:
        for step in steps:
            self._step(step, session, branch)
            if isinstance(step, Branching):
                for name, inside in step.branches:
                    self._steps(inside, replayed(session), (*branch, name))
        if not steps or not isinstance(steps[-1], Branching):
            self.outcome.games.append(session)

    def _step(self, step: Step, session: Session, branch: tuple[str, ...]) -> None:
        done = Done(step, branch, session)
        before = self._counters(session)
        lines, answers = len(session.events), len(session.answers)
        most: int | None = None
        try:
            try:
                with stopped.limited():
                    done.message = self._carry_out(step, session)
                self._look_for_texts(session)
            except Exception as error:
                if (why := stopped.told_of(error)) is None:
                    raise
                session.driver.ask = None  # broken off: what was asked before is asked no more
                most = MOST_LINES if isinstance(error, TooLong) else None
                raise _Failed(why) from None
        except _Failed as failed:
            done.ok = False
            done.message = failed.message
            line = failed.line or step.place.line
            raise ScenarioFailed(self.scenario.file, line, failed.message) from None
        finally:
            done.told = _told(session, lines, most)
            done.answers = session.answers[answers:]
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
        """What cards of one's own ask may have no message yet, and could not be put. Raises `_Failed`."""
        ask = session.ask
        if not own_cards.LOADED or ask is None:
            return
        if message := self.teller.lacking(ask, View(session.table, ask.decider)):
            session.driver.ask = None
            raise _Failed(said("lab-failed-no-text", message=message))

    def _counters(self, session: Session) -> dict[str, Any]:
        """What everybody may see change, as it is now; counted again only where somebody has answered."""
        if self._counted is None or self._counted[0] is not session:
            self._counted = session, self.adapter.counters(session.table, self.scenario.seats)
        return self._counted[1]

    def _report(self, done: Done) -> None:
        self.outcome.done.append(done)
        if self.on_step is not None:
            self.on_step(done)

    def _carry_out(self, step: Step, session: Session) -> Said | None:
        """Do what a step says; return what a check has found. Raises `_Failed`."""
        if isinstance(step, Asking):
            return self._ask(step, session)
        if isinstance(step, Refusing):
            return self._refused(step, session)
        if isinstance(step, Answering):
            self._answer(step, session)
        elif isinstance(step, Seeing):
            self._see(step, session)
        elif isinstance(step, Waiting):
            self._until(step, session)
        elif isinstance(step, Ending):
            self._over(step, session)
        return None

    # Answers.

    def _answer(self, step: Answering, session: Session) -> None:
        ask = self._pending(session)
        if ask.decider != step.seat:
            raise _Failed(
                said(
                    "lab-failed-other-seat",
                    seat=self.names[step.seat],
                    asked=self.names[ask.decider],
                    kind=ask.kind,
                    options=self.teller.options(ask),
                )
            )
        answered = False
        for answer in self._macro(step, session):
            session.answer(answer)
            answered = True
        if answered:
            return
        try:
            answer = resolve(step.labels, ask, self.teller)
        except Unfit as unfit:
            raise _Failed(self._about(ask, unfit.message)) from None
        session.answer(answer)

    def _macro(self, step: Answering | Refusing, session: Session) -> Iterator[Answer]:
        """The answers for which a step's label stands here by itself, none where it is no macro."""
        macro = self.labels.macro(step.labels)
        return iter(()) if macro is None else macro(session)

    def _refused(self, step: Refusing, session: Session) -> Said:
        ask = session.ask
        if ask is None:
            return said("lab-refused-over")
        if ask.decider != step.seat:
            return said("lab-refused-other", asked=self.names[ask.decider], kind=ask.kind)
        try:
            if next(self._macro(step, session), None) is None:
                resolve(step.labels, ask, self.teller)
        except Unfit as unfit:
            if unfit.message.id == "lab-unfit-several":
                raise _Failed(self._about(ask, unfit.message)) from None
            return unfit.message
        raise _Failed(self._about(ask, said("lab-failed-accepted", label=_written(step.labels))))

    def _until(self, step: Waiting, session: Session) -> None:
        _, begun = self.adapter.turn(session.table)
        for _ in range(LONGEST):
            ask = session.ask
            if ask is None:
                raise _Failed(said("lab-failed-until-over"))
            seat, turn = self.adapter.turn(session.table)
            if (
                (step.turn is None or (seat == step.turn and turn != begun))
                and step.kind in (None, ask.kind)
                and step.phase in (None, self.adapter.phase(session.table))
            ):
                return
            session.answer(self.adapter.until(ask))
        raise _Failed(said("lab-failed-until-endless", number=LONGEST))

    def _pending(self, session: Session) -> Ask:
        if session.ask is None:
            raise _Failed(said("lab-failed-over"))
        return session.ask

    def _about(self, ask: Ask, what: Said) -> Said:
        """What is wrong with an answer, and which question it was given to."""
        return said(
            "lab-failed-answer",
            what=what.text,
            asked=self.names[ask.decider],
            kind=ask.kind,
            options=self.teller.options(ask),
        )

    # Checks.

    def _ask(self, step: Asking, session: Session) -> Said:
        ask = self._pending(session)
        self._same("who", step.who, ask.decider, self._name)
        self._same("for", step.owner, ask.owner, self._name)
        self._same("kind", step.kind, ask.kind, str)
        self._same("least", step.least, ask.least, str)
        self._same("most", step.most, min(ask.most, len(ask.options)), str)
        self._same("ordered", step.ordered, ask.ordered, lambda flag: "true" if flag else "false")
        about = session.table.cards[ask.about] if ask.about >= 0 else None
        if step.about is not None and (about is None or step.about not in (about.face, about.id)):
            found: Fact = (lambda lang: self.adapter.card(about.face, lang)) if about else "none"
            self._differs("about", step.about, found)
        self._options(step, ask)
        return said(
            "lab-asked", asked=self._name(ask.decider), kind=ask.kind, options=self.teller.options(ask)
        )

    def _options(self, step: Asking, ask: Ask) -> None:
        if step.options is not None:
            offered = {option.same for option in ask.laid_out}
            try:
                named = {option.same for option in chosen(step.options, ask, self.teller)}
            except Unfit as unfit:
                if unfit.message.id == "lab-unfit-several":
                    raise _Failed(unfit.message) from None
                named = set()
            if named != offered or ask.numbers is not None:
                self._differs("options", f"[{_written(step.options)}]", self.teller.options(ask))
        for label in step.has:
            if not is_offered(label, ask):
                self._differs("has", label.text, self.teller.options(ask))
        for label in step.lacks:
            if is_offered(label, ask):
                self._differs("lacks", label.text, self.teller.options(ask))

    def _see(self, step: Seeing, session: Session) -> None:
        for sight in step.sights:
            try:
                value = sight.path.look(session.table)
            except Wrong as error:
                raise _Failed(error.message, sight.line) from None
            if not sight.condition.holds(value):
                raise _Failed(self._not_seen(sight, value), sight.line)

    def _not_seen(self, sight: Sight, value: Any) -> Said:
        path = sight.path
        return said(
            "lab-failed-differs",
            what=path.name,
            expected=sight.condition.wanted,
            found=lambda lang: path.form.tell(value, lang),
        )

    def _over(self, step: Ending, session: Session) -> None:
        ask = session.ask
        if ask is not None:
            raise _Failed(
                said(
                    "lab-failed-not-over",
                    asked=self._name(ask.decider),
                    kind=ask.kind,
                    options=self.teller.options(ask),
                )
            )
        won = session.table.result().winners
        if step.winners is not None and step.winners != set(won):
            self._differs("winners", self._list(sorted(step.winners)), self._list(won))

    def _same(self, what: str, expected: Any, found: Any, tell: Callable[[Any], str]) -> None:
        if expected is not None and expected != found:
            self._differs(what, tell(expected), tell(found))

    def _differs(self, what: str, expected: Fact, found: Fact) -> None:
        raise _Failed(said("lab-failed-differs", what=what, expected=expected, found=found))

    def _name(self, seat: int) -> str:
        return self.names[seat]

    def _list(self, seats: Sequence[int]) -> str:
        return "[" + ", ".join(self.names[seat] for seat in seats) + "]"


def _written(labels: Sequence[Label]) -> str:
    return ", ".join(label.text if label.times == 1 else f"{label.text}*{label.times}" for label in labels)


def _told(session: Session, start: int, most: int | None = None) -> list[ToldEvent]:
    """The lines of the log from one on, so many at most, each with its depth among them."""
    depths: dict[int, int] = {}
    found = []
    for index, event in enumerate(session.events[start:][:most], start):
        depths[index] = depths.get(event.cause, -1) + 1
        found.append(ToldEvent(index, event, depths[index]))
    return found
