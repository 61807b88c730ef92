"""Scenarios that the lab's page sends, run in a process of their own; nothing of them is kept.

A situation belongs to the person who sent it, so nothing is hidden from them. What could take too much time
or memory is refused before it is laid out; what computes for too long is broken off.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from fudaba.kernel.ask import Ask
from fudaba.kernel.session import Session
from fudaba.lab.errors import LabMessage, ReadingBroke, ScenarioError, WrongScenario, said, wrong
from fudaba.lab.execution.runner import StepResult, run
from fudaba.lab.scenario.bounds import check_document
from fudaba.lab.scenario.labels import NONE_LABEL, Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.outline import Document, outline
from fudaba.lab.scenario.scenario import AnswerStep, BranchStep, Scenario, WaitStep
from fudaba.lab.scenario.writer import labels_of, plain, yaml_of
from fudaba.lab.values import nodes
from fudaba.lab.values.expectations import counted
from fudaba.server.game.rendering import OPEN, Renderer
from fudaba.server.game.timeline import Moment
from fudaba.server.protocol.lab_schema import (
    LONGEST_SCENARIO,
    LabAsked,
    LabChange,
    LabResult,
    LabRun,
    LabSight,
    LabStep,
    LabTaken,
    LabWrong,
)
from fudaba.server.protocol.schema import Line, Question, Text, View
from fudaba.server.protocol.texts import NO_TEXT
from fudaba.time_limit import TooLong

MOST_LINES = 4000
"""How many lines of the log are told."""
FILE = "scenario.yaml"


def lab_result(asked: LabAsked) -> bytes:
    """What a scenario does, as JSON (`LabResult`)."""
    return msgspec.json.encode(_result(asked))


def _result(asked: LabAsked) -> LabResult:
    text, titles = asked.text, list[str]()
    try:
        if asked.document is not None:
            text = _written(asked.document)
        documents = outline(text.encode(), FILE)
        titles = [document.title for document in documents]
        if len(documents) > 1:
            text = _alone(documents[min(asked.number, len(documents) - 1)])
        document = bounded(text)
        scenario = next(iter(Document(FILE, text, 0).read()))
        if isinstance(scenario, ReadingBroke):
            raise scenario.error
        if isinstance(scenario, ScenarioError):
            return LabResult(text, document, titles, None, _wrong(scenario.line, scenario.message))
        return LabResult(text, document, titles, _Showing(scenario, asked).run(), None)
    except ScenarioError as error:
        return LabResult(text, None, titles, None, _wrong(error.line, error.message))
    except WrongScenario as error:
        return LabResult(text, None, titles, None, _wrong(error.line, error.message))
    except TooLong:
        return LabResult(text, None, titles, None, _wrong(0, said("lab-page-too-long")))


def _wrong(line: int, message: LabMessage) -> LabWrong:
    return LabWrong(line, Text(message.text("en"), message.text("ja")))


def _written(document: Any) -> str:
    """A document that was sent as plain data. Raises `WrongScenario` for what is none."""
    if not isinstance(document, dict):
        raise wrong("lab-wrong-empty-file")
    text = yaml_of(document)
    if len(text) > LONGEST_SCENARIO:
        raise wrong("lab-page-too-large", most=LONGEST_SCENARIO // 1024)
    return text


def _alone(document: Document) -> str:
    """One document of several, as a file of its own."""
    text = document.text.removeprefix("---")
    return text.strip() + "\n"


def scenario_in(text: str) -> Scenario:
    """The scenario of a text that a page has sent.

    Raises `WrongScenario` or `ScenarioError` for a text that is none, or too much to be laid out here.
    """
    bounded(text)
    found = next(iter(Document(FILE, text, 0).read()))
    if isinstance(found, ReadingBroke):
        raise found.error
    if isinstance(found, ScenarioError):
        raise found
    return found


def bounded(text: str) -> Any:
    """The document as plain data. Raises `WrongScenario` for what is too much to be laid out here."""
    if len(text) > LONGEST_SCENARIO:
        raise wrong("lab-page-too-large", most=LONGEST_SCENARIO // 1024)
    for node in nodes.documents(text):
        if isinstance(node, WrongScenario):
            raise node
        check_document(node)
        return plain(node)
    raise wrong("lab-wrong-empty-file")


class _Showing:
    """Runs a scenario, and catches the table at the step that is looked at."""

    def __init__(self, scenario: Scenario, asked: LabAsked) -> None:
        self.scenario = scenario
        self.at = asked.at
        names = scenario.seats.labels
        self.eyes = asked.eyes if asked.eyes < len(names) else OPEN
        self.renderer = Renderer(scenario.adapter.game.name, names, scenario.setup.options)
        self.labels = Labels(scenario.adapter, scenario.seats)
        self.labelled = OptionLabels(scenario.adapter.game.name, scenario.seats)
        self.steps: list[LabStep] = []
        self.taken: list[LabTaken] = []
        self.asks: list[Ask | None] = []
        self.line_count = 0
        self.seen: tuple[View, Question | None, list[str], str | list[str]] | None = None
        self.sights: list[LabSight] = []

    def run(self) -> LabRun:
        """Raises `WrongScenario` where it does too much to be told."""
        outcome = run(self.scenario, self._note)
        last = len(self.steps) - 1
        if self.seen is None:
            self.at = last
            self.seen = self._look(outcome.done[-1].session)
        view, question, labels, nothing = self.seen
        scenario = self.scenario
        return LabRun(
            title=scenario.title,
            rules=list(scenario.rules),
            notes=scenario.notes,
            game=scenario.adapter.game.name,
            options=dict(scenario.setup.options),
            seats=list(scenario.seats.labels),
            steps=self.steps,
            ok=outcome.ok,
            at=self.at,
            view=view,
            question=question,
            labels=labels,
            nothing=nothing,
            taken=self.taken,
            sights=self.sights,
        )

    def _note(self, done: StepResult) -> None:
        step, session = done.step, done.session
        first = done.entries[0].index if done.entries else 0
        lines = self._lines(session, first, first + len(done.entries))
        message = NO_TEXT if done.message is None else Text(done.message.text("en"), done.message.text("ja"))
        self.steps.append(
            LabStep(
                number=0 if step is None else step.place.number,
                line=0 if step is None else step.place.line,
                written="" if step is None else step.place.written,
                answer=self._answer(done),
                check=step is not None and not isinstance(step, AnswerStep | WaitStep | BranchStep),
                branches=isinstance(step, BranchStep),
                branch=list(done.branch),
                after=self._before(done.branch),
                ok=done.ok,
                answers=len(done.answers),
                message=message,
                lines=lines,
                changes=[LabChange(c.path, _value(c.before), _value(c.after)) for c in done.changes],
            )
        )
        self.asks.append(session.ask)
        if done.answers and 0 <= self.at == self._question_of(len(self.steps) - 1):
            self.taken.append(LabTaken(len(self.steps) - 1, list(done.answers[0])))
        if self.at == len(self.steps) - 1:
            self.seen = self._look(session)

    def _answer(self, done: StepResult) -> Text:
        """What a step answers, in words."""
        after = self._before(done.branch)
        ask = self.asks[after] if after >= 0 else None
        if not isinstance(done.step, AnswerStep) or ask is None or len(done.answers) != 1:
            return NO_TEXT
        chosen = [ask.options[pick] for pick in done.answers[0]]
        en, ja = (counted(self.labelled.label(one, lang) for one in chosen) for lang in ("en", "ja"))
        return Text(", ".join(en), "、".join(ja))

    def _question_of(self, place: int) -> int:
        """The step after which the question stands that this one answers: neither a check nor branches."""
        before = self.steps[place].after
        while before != self.at and before > 0 and (self.steps[before].check or self.steps[before].branches):
            before = self.steps[before].after
        return before

    def _before(self, branch: Sequence[str]) -> int:
        """The step after which one in this branch comes: the last one on its way."""
        for place in range(len(self.steps) - 1, -1, -1):
            way = self.steps[place].branch
            if way == list(branch)[: len(way)]:
                return place
        return -1

    def _lines(self, session: Session, since: int, upto: int) -> list[Line]:
        self.line_count += upto - since
        if self.line_count > MOST_LINES:
            raise wrong("lab-page-lines", most=MOST_LINES)
        return self.renderer.lines(session.table, session.events, self.eyes, since, upto)

    def _look(self, session: Session) -> tuple[View, Question | None, list[str], str | list[str]]:
        """The table as it is now, seen by the player who decides where all hands are open."""
        table, ask = session.table, session.ask
        self.sights = [*self._sights(session)]
        view = self.renderer.view(table, self.eyes)
        decider = 0 if ask is None else ask.decider
        if self.eyes == OPEN:
            own = self.renderer.view(table, decider)
            view = msgspec.structs.replace(
                own, zones={name: _fuller(zone, own.zones[name]) for name, zone in view.zones.items()}
            )
        moment = Moment(table, ask, len(session.events), len(session.answers))
        question = self.renderer.question(moment, decider if self.eyes == OPEN else self.eyes)
        if ask is None or question is None or not question.mine:
            return view, question, [], NONE_LABEL
        return view, question, labels_of(ask, self.labels, self.labelled), _nothing(ask)

    def _sights(self, session: Session) -> Iterator[LabSight]:
        """What a check may look at, with what it is now, as the scenario would have it."""
        adapter, seats = self.scenario.adapter, self.scenario.seats
        for name in adapter.counters(session.table, seats):
            try:
                path = adapter.path(name, seats)
                yield LabSight(name, path.form.tell(path.look(session.table), "en"))
            except WrongScenario:  # it can be seen to change, and not be looked at
                continue


def _fuller(one: Any, other: Any) -> Any:
    return one if len(one.cards) >= len(other.cards) else other


def _nothing(ask: Ask) -> str | list[str]:
    """How it is written that nothing is chosen: `none`, unless an option is called so."""
    return [] if any(option.verb == NONE_LABEL for option in ask.laid_out) else NONE_LABEL


def _value(value: Any) -> str:
    return "–" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
