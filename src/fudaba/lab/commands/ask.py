"""`fudaba lab ask`: the question that waits in a scenario, and its legal answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from fudaba.lab.execution.question import Question, Stand, step_of
from fudaba.lab.execution.runner import ScenarioResult
from fudaba.lab.execution.trace import BAD, BOLD, DIM, Trace
from fudaba.lab.values.expectations import counted

_INDENT = Text(" " * 2)
SHAPE = (
    "[{file, scenario, ok, step, message, asks: [{step, line, written, branch, question: {who, for, kind, "
    "about, least, most, ordered, none, labels: [{label, times}], macros, example} | null}]}, …]"
)
"""What `--json` prints."""


def show(found: Sequence[tuple[ScenarioResult, list[Stand]]], trace: Trace, at: int | None) -> None:
    """Print where each scenario stands, and what is asked there."""
    for outcome, standing in found:
        scenario = outcome.scenario
        trace.line(Text(f"{scenario.file}:{scenario.line}", DIM))
        trace.line(Text(scenario.title, BOLD))
        if outcome.failure is not None and (at is None or not _reached(standing, at)):
            trace.line(Text(outcome.failure.text(trace.lang), BAD), _INDENT)
        if not standing:
            steps = max(done.number for done in outcome.done)
            trace.line(Text(trace.words.say("lab-ask-no-step", number=at or 0, steps=steps), BAD), _INDENT)
        for stand in standing:
            _stand(stand, trace)
        trace.console.print()


def _stand(stand: Stand, trace: Trace) -> None:
    say, done = trace.words.say, stand.done
    if done.branch:
        trace.line(Text(say("lab-branch", name=" / ".join(done.branch)), "bold underline"), _INDENT)
    place = done.place
    where = (
        say("lab-opening")
        if place is None
        else say(
            "lab-ask-after" if done.ok else "lab-ask-fails",
            step=place.number,
            line=place.line,
            written=place.written,
        )
    )
    trace.line(Text(where, DIM), _INDENT)
    question = stand.question
    if question is None:
        trace.line(Text(say("lab-ask-over")), _INDENT)
        return
    asked = say("lab-ask-who", asked=question.who, kind=question.kind, about=question.about or "none")
    if question.owner != question.who:
        asked = say("lab-two-sentences", first=asked, second=say("lab-ask-for", owner=question.owner))
    trace.line(Text(asked), _INDENT)
    many = say(
        "lab-ask-many",
        least=question.least,
        most=question.most,
        ordered=str(question.ordered).lower(),
        none=str(question.none).lower(),
    )
    trace.line(Text(many), _INDENT)
    for label in _labels(question):
        trace.line(Text(label), Text(" " * 6), first=Text("    - "))
    if question.macros:
        macros = trace.words.join(question.macros)
        trace.line(Text(say("lab-ask-macros", macros=macros)), _INDENT)
    trace.line(Text(say("lab-ask-step", step=f"- {step_of(question.example)}")), _INDENT)


def _labels(question: Question) -> Iterable[str]:
    for choice in question.choices:
        yield from counted([choice.label] * choice.times)
    if question.none:
        yield "none"


def _reached(standing: Sequence[Stand], at: int) -> bool:
    """Whether the step that was asked for is among these."""
    return any(stand.done.number == at for stand in standing)


def entries(standing: Sequence[Stand]) -> list[dict[str, Any]]:
    """The same of one scenario for machines."""
    asks = []
    for stand in standing:
        done, question = stand.done, stand.question
        place = done.place
        asks.append(
            {
                "step": done.number,
                "line": 0 if place is None else place.line,
                "written": "" if place is None else place.written,
                "branch": list(done.branch),
                "question": None if question is None else _question(question),
            }
        )
    return asks


def _question(question: Question) -> dict[str, Any]:
    return {
        "who": question.who,
        "for": question.owner,
        "kind": question.kind,
        "about": question.about,
        "least": question.least,
        "most": question.most,
        "ordered": question.ordered,
        "none": question.none,
        "labels": [{"label": choice.label, "times": choice.times} for choice in question.choices],
        "macros": list(question.macros),
        "example": step_of(question.example),
    }
