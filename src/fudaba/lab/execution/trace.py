"""Writes what a scenario did as an indented tree: steps, what they caused, and the rules behind it.

A line of the log stands below the line that caused it; its rule is at the right edge, with the
rule's words below it where the scenario cites it for the first time.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from fudaba.kernel.events import Event
from fudaba.kernel.seen import SeenCard, SeenEvent
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR
from fudaba.lab.errors import ScenarioError, said
from fudaba.lab.execution.runner import Change, LogEntry, ScenarioResult, StepResult
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.scenario import AnswerStep, BranchStep, QuestionStep, Scenario, WaitStep
from fudaba.text import words
from fudaba.text.narrator import Narrator, narrator
from fudaba.text.visible import visible, visible_lines

ALL = -2
"""Instead of a viewer: everything is told, to nobody in particular."""

GUTTER = 6
"""The columns for line numbers and signs."""
RAIL = "│ "
HOLDS, FAILS, CHANGED = "✓", "✗", "›"

BOLD, DIM, GOOD, BAD, RULE, WARNS = "bold", "dim", "green", "bold red", "cyan", "yellow"
_WARNED = Text(" " * GUTTER + "! ", WARNS)


class Trace:
    """Writes outcomes to a console, in a language, as a viewer sees them."""

    def __init__(self, console: Console, lang: str, viewer: str | None = None) -> None:
        self.console = console
        self.words = words(lang)
        self.lang = lang
        self.viewer = viewer
        """The label of a seat, or None for everything."""

    def scenario(self, outcome: ScenarioResult) -> None:
        """One scenario: its head, and every step that was run."""
        scenario = outcome.scenario
        head = Text(visible(scenario.title), BOLD)
        self.line(Text(f"{scenario.file}:{scenario.line}", DIM), right=Text(" ".join(scenario.rules), RULE))
        self.line(head)
        if scenario.notes:
            self.line(Text(scenario.notes.strip(), DIM), Text(" " * 2))
        writer = _TraceWriter(self, outcome)
        for done, coming in zip_longest(outcome.done, outcome.done[1:]):
            writer.step(done)
            if coming is None or coming.session is not done.session:
                writer.pending(done)
        failure = outcome.failure
        if failure is not None and all(done.message is not failure.message for done in outcome.done):
            self.line(Text(failure.text(self.lang), BAD), Text(" " * 2))  # of the scenario, not of a step
        self.console.print()

    def brief(self, outcome: ScenarioResult) -> None:
        """One scenario on one line, or two where it fails."""
        sign = Text(f"{HOLDS} ", GOOD) if outcome.ok else Text(f"{FAILS} ", BAD)
        self.line(
            sign + Text(visible(outcome.scenario.title)), right=Text(" ".join(outcome.scenario.rules), RULE)
        )
        if outcome.failure is not None:
            self.line(Text(outcome.failure.text(self.lang), BAD), Text(" " * 2))

    def summary(
        self, outcomes: Sequence[ScenarioResult], errors: Sequence[ScenarioError], *, above: bool = False
    ) -> None:
        """How many hold and fail, and where those that fail do. above: the latter can be seen above."""
        failing = [outcome for outcome in outcomes if not outcome.ok]
        for outcome in [] if above else failing:
            assert outcome.failure is not None
            self.line(Text(f"{FAILS} {visible(outcome.scenario.title)}", BAD))
            self.line(Text(outcome.failure.text(self.lang)), Text(" " * 2))
        read = {(outcome.scenario.file, outcome.scenario.title) for outcome in outcomes}
        for error in errors:
            if error.title and (error.file, error.title) not in read:
                self.line(Text(f"{FAILS} {visible(error.title)}", BAD))
                self.line(Text(error.text(self.lang)), Text(" " * 2))
        summed = self.words.say(
            "lab-summary",
            scenarios=len(outcomes),
            hold=len(outcomes) - len(failing),
            fail=len(failing),
        )
        self.line(Text(summed, BOLD))
        if errors:
            self.line(Text(self.words.say("lab-summary-wrong", number=len(errors)), BAD))

    def read(self, found: Sequence[Scenario], errors: Sequence[ScenarioError]) -> None:
        """How many scenarios could be read, where none is run."""
        self.line(Text(self.words.say("lab-summary-read", scenarios=len(found)), BOLD))
        if errors:
            self.line(Text(self.words.say("lab-summary-wrong", number=len(errors)), BAD))

    def line(
        self, text: Text, prefix: Text | None = None, *, right: Text | None = None, first: Text | None = None
    ) -> None:
        """A text, each of its lines after the prefix (the first one after `first`).

        right: stands at the right edge of the first line; the text wraps beside it.
        """
        prefix, text = prefix or Text(), _shown(text)
        right = None if right is None else _shown(right)
        width = self.console.width
        beside = right.cell_len + 2 if right is not None and right.plain else 0
        lines = text.wrap(self.console, max(20, width - prefix.cell_len - beside))
        for number, line in enumerate(lines):
            line.rstrip()
            whole = Text()
            whole.append_text(first if first is not None and number == 0 else prefix)
            whole.append_text(line)
            if beside and number == 0 and right is not None:
                whole.append(" " * max(2, width - whole.cell_len - right.cell_len))
                whole.append_text(right)
            self.console.print(whole, soft_wrap=True)


def _shown(text: Text) -> Text:
    """A text in which nothing but its own lines moves the cursor; what had to be changed has one style."""
    shown = visible_lines(text.plain)
    return text if shown == text.plain else Text(shown, text.style, overflow=text.overflow)


class _TraceWriter:
    """Tells the steps of one scenario; knows which rules it has cited."""

    def __init__(self, trace: Trace, outcome: ScenarioResult) -> None:
        self.trace = trace
        self.scenario = outcome.scenario
        self.cited: set[str] = set()
        self.branch: tuple[str, ...] = ()
        names = self.scenario.seats.labels
        self.narrator: Narrator = narrator(self.scenario.adapter.game.name, trace.lang, names)
        self.viewer = ALL if trace.viewer is None else self.scenario.seats.number(trace.viewer)

    def step(self, done: StepResult) -> None:
        """A step, what it caused, and what has changed by it."""
        self._branch(done)
        step = done.step
        if step is None:
            if done.entries or done.warnings:
                self._head("", "", Text(self.trace.words.say("lab-opening"), DIM))
        elif isinstance(step, BranchStep):
            return
        else:
            check = not isinstance(step, AnswerStep | WaitStep)
            sign = FAILS if not done.ok else HOLDS if check else ""
            self._head(str(step.place.line), sign, Text(step.place.written, BOLD if not check else ""))
            self._message(done)
        for warning in done.warnings:
            self.trace.line(
                Text(warning.text(self.trace.lang), WARNS), Text(" " * (GUTTER + 2)), first=_WARNED
            )
        for entry in done.entries:
            self._event(entry, done.session)
        if done.changes:
            self._changes(done.changes)

    def _branch(self, done: StepResult) -> None:
        if done.branch != self.branch:
            self.branch = done.branch
            if done.branch:
                name = " / ".join(done.branch)
                self.trace.line(
                    Text(self.trace.words.say("lab-branch", name=name), "bold underline"), Text(" " * GUTTER)
                )

    def _head(self, line: str, sign: str, text: Text) -> None:
        number, mark = f"{line:>{GUTTER - 3}} ", f"{sign:<2}"
        first = Text.assemble((number, DIM), (mark, BAD if sign == FAILS else GOOD))
        self.trace.line(text, Text(" " * GUTTER), first=first)

    def pending(self, done: StepResult) -> None:
        """The question that is left after the last step, to whom it may be told."""
        ask = done.session.ask
        shown = isinstance(done.step, BranchStep) or (isinstance(done.step, QuestionStep) and done.ok)
        if ask is None or shown or self.viewer not in (ALL, ask.decider):
            return
        seats = self.scenario.seats
        asked = said(
            "lab-asked",
            asked=seats.labels[ask.decider],
            kind=ask.kind,
            options=OptionLabels(self.scenario.adapter.game.name, seats).options(ask),
        )
        self.trace.line(Text("… " + asked.text(self.trace.lang), DIM), Text(" " * GUTTER))

    def _message(self, done: StepResult) -> None:
        # What is offered tells what is in a hand, so a seat is told only of what fails.
        if done.message is None or (done.ok and self.viewer != ALL):
            return
        text = Text(done.message.text(self.trace.lang), DIM if done.ok else BAD)
        self.trace.line(text, Text(" " * (GUTTER + 2)))

    def _event(self, entry: LogEntry, session: Session) -> None:
        rails = Text(" " * GUTTER + RAIL * (entry.depth + 1), DIM)
        event = entry.event
        text = Text(self.narrator.event(seen(session, event, self.viewer)))
        self.trace.line(text, rails, right=Text(event.rule, RULE))
        if event.rule and event.rule not in self.cited:
            self.cited.add(event.rule)
            self.trace.line(Text(self.narrator.rule(event.rule), DIM + " italic"), Text.assemble(rails, "  "))

    def _changes(self, changes: Sequence[Change]) -> None:
        text = "   ".join(f"{path} {before} {CHANGED} {after}" for path, before, after in changes)
        self.trace.line(Text(text, DIM), Text(" " * GUTTER))


def traced(outcome: ScenarioResult, lang: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """The trace as data: each step with what happened, under what, by which rule, and what it changed.

    viewer: the label of the seat to whom it is told, or None for everything.
    """
    seats, game = outcome.scenario.seats, outcome.scenario.adapter.game.name
    tell, looking = narrator(game, lang, seats.labels), ALL if viewer is None else seats.number(viewer)
    steps = []
    for done in outcome.done:
        events = [(entry, seen(done.session, entry.event, looking)) for entry in done.entries]
        hidden = done.message is None or (done.ok and looking != ALL)  # as in the trace that is printed
        steps.append(
            {
                "line": done.step.place.line if done.step else 0,
                "step": done.step.place.written if done.step else "",
                "branch": list(done.branch),
                "ok": done.ok,
                "message": "" if hidden or done.message is None else done.message.text(lang),
                "warnings": [warning.text(lang) for warning in done.warnings],
                "events": [
                    {
                        "kind": event.kind,
                        "text": tell.event(event),
                        "rule": event.rule,
                        "depth": entry.depth,
                    }
                    for entry, event in events
                ],
                "changes": [change._asdict() for change in done.changes],
            }
        )
    return steps


def seen(session: Session, event: Event, viewer: int) -> SeenEvent:
    """A line of the log as a viewer sees it; as `ALL`, with all its cards."""
    view = session.view(SPECTATOR if viewer == ALL else viewer)
    look = view.event(event)
    if viewer == ALL:
        cards = [SeenCard(ref.stamp, session.table.cards[ref.card].face) for ref in event.cards]
        return replace(look, cards=tuple(cards))
    return look
