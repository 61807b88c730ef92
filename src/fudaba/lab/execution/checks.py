"""The checks of a step of a scenario: the question, what is seen, what is refused, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from fudaba.kernel.ask import Ask
from fudaba.kernel.session import Session
from fudaba.lab.errors import Fact, LabMessage, ScenarioFailed, ScenarioMistaken, WrongScenario, said, several
from fudaba.lab.scenario.answers import Unfit, chosen, is_offered, resolve
from fudaba.lab.scenario.labels import Label, Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.scenario import EndStep, QuestionStep, RefusalStep, Scenario, Sight, SightStep
from fudaba.lab.scenario.writer import takes


class Standing(NamedTuple):
    """The turn and the phase at which a game stands."""

    seat: int
    """The player whose turn it is."""
    turn: Hashable
    """Which turn it is (`Adapter.turn`), to compare with another."""
    number: int
    """The number of the turn, 0 for none."""
    phase: str
    """The phase of the turn."""


class StepFailed(Exception):
    """A step does not hold; `line` where it is not the step's own."""

    def __init__(
        self, message: LabMessage, line: int = 0, kind: type[ScenarioFailed] = ScenarioFailed
    ) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.kind = kind


def pending(session: Session) -> Ask:
    """The question that waits for an answer. Raises `StepFailed` where the game is over."""
    if session.ask is None:
        raise StepFailed(said("lab-failed-over"))
    return session.ask


class Checks:
    """The checks of one scenario. Each raises `StepFailed` where it does not hold."""

    def __init__(self, scenario: Scenario, labels: Labels, texts: OptionLabels) -> None:
        self.adapter = scenario.adapter
        self.names = scenario.seats.labels
        self.labels = labels
        self.texts = texts

    def about(self, ask: Ask, what: LabMessage) -> LabMessage:
        """What is wrong with an answer, and which question it was given to."""
        return said(
            "lab-failed-answer",
            what=what.text,
            asked=self.names[ask.decider],
            kind=ask.kind,
            options=self._labels_for(ask),
        )

    def _labels_for(self, ask: Ask) -> Callable[[str], str]:
        """The labels that would do, in the words that a step takes."""
        return lambda lang: f"[{', '.join(takes(ask, self.labels, self.texts, lang))}]"

    def known(self, labels: Sequence[Label], ask: Ask | None) -> None:
        """Raises `StepFailed` for a label that the game has not, with those that would do here."""
        for label in labels:
            if not label.known:
                message = said("lab-wrong-label", label=label.text)
                raise StepFailed(self.about(ask, message) if ask else message, label.line, ScenarioMistaken)

    def refused(self, step: RefusalStep, session: Session) -> LabMessage:
        ask = session.ask
        self.known(step.labels, ask)
        if ask is None:
            return said("lab-refused-over")
        if ask.decider != step.seat:
            return said("lab-refused-other", asked=self.names[ask.decider], kind=ask.kind)
        try:
            if next(self.labels.stand_for(step.labels, session), None) is None:
                resolve(step.labels, ask, self.texts)
        except Unfit as unfit:
            if unfit.message.id == "lab-unfit-several":
                raise StepFailed(self.about(ask, unfit.message)) from None
            return unfit.message
        raise StepFailed(self.about(ask, said("lab-failed-accepted", label=_written(step.labels))))

    def ask(self, step: QuestionStep, session: Session) -> LabMessage:
        ask = pending(session)
        self.known((*(step.options or ()), *step.has, *step.lacks), ask)
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
            "lab-asked", asked=self._name(ask.decider), kind=ask.kind, options=self.texts.options(ask)
        )

    def _options(self, step: QuestionStep, ask: Ask) -> None:
        if step.options is not None:
            offered = {option.same for option in ask.laid_out}
            try:
                named = {option.same for option in chosen(step.options, ask, self.texts)}
            except Unfit as unfit:
                if unfit.message.id == "lab-unfit-several":
                    raise StepFailed(unfit.message) from None
                named = set()
            if named != offered or ask.numbers is not None:
                self._differs("options", f"[{_written(step.options)}]", self.texts.options(ask))
        for label in step.has:
            if not is_offered(label, ask):
                self._differs("has", label.text, self.texts.options(ask))
        for label in step.lacks:
            if is_offered(label, ask):
                self._differs("lacks", label.text, self.texts.options(ask))

    def see(self, step: SightStep, session: Session, begun: Standing | None) -> None:
        """Look at everything, and name all that is otherwise."""
        found: list[tuple[LabMessage, int]] = []
        for sight in step.sights:
            try:
                value = sight.path.look(session.table)
            except WrongScenario as error:
                found.append((error.message, sight.line))
                continue
            if not sight.condition.holds(value):
                found.append((self._not_seen(sight, value), sight.line))
        if not found:
            return
        now = self.standing(session)
        messages = [message for message, _ in found]
        if begun is not None and now != begun:
            messages.append(
                said(
                    "lab-failed-meanwhile",
                    seat=self.names[now.seat],
                    turn=now.number,
                    phase=now.phase or "none",
                )
            )
        raise StepFailed(several(messages), found[0][1])

    def _not_seen(self, sight: Sight, value: Any) -> LabMessage:
        path = sight.path
        return said(
            "lab-failed-differs",
            what=path.name,
            expected=sight.condition.wanted,
            found=lambda lang: path.form.tell(value, lang),
        )

    def standing(self, session: Session) -> Standing:
        seat, turn = self.adapter.turn(session.table)
        number = self.adapter.turn_number(session.table)
        return Standing(seat, turn, number, self.adapter.phase(session.table))

    def over(self, step: EndStep, session: Session) -> None:
        ask = session.ask
        if ask is not None:
            raise StepFailed(
                said(
                    "lab-failed-not-over",
                    asked=self._name(ask.decider),
                    kind=ask.kind,
                    options=self.texts.options(ask),
                )
            )
        won = session.table.result().winners
        if step.winners is not None and step.winners != set(won):
            self._differs("winners", self._list(sorted(step.winners)), self._list(won))

    def _same(self, what: str, expected: Any, found: Any, tell: Callable[[Any], str]) -> None:
        if expected is not None and expected != found:
            self._differs(what, tell(expected), tell(found))

    def _differs(self, what: str, expected: Fact, found: Fact) -> None:
        raise StepFailed(said("lab-failed-differs", what=what, expected=expected, found=found))

    def _name(self, seat: int) -> str:
        return self.names[seat]

    def _list(self, seats: Sequence[int]) -> str:
        return "[" + ", ".join(self.names[seat] for seat in seats) + "]"


def _written(labels: Sequence[Label]) -> str:
    return ", ".join(label.text if label.times == 1 else f"{label.text}*{label.times}" for label in labels)
