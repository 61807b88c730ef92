"""Reads the steps of a scenario: what is answered, asked, seen, refused, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from fudaba.lab.adapter import Adapter, Seats
from fudaba.lab.errors import nearest, wrong, wrong_key
from fudaba.lab.scenario.labels import Label, Labels
from fudaba.lab.scenario.scenario import (
    AnswerStep,
    BranchStep,
    EndStep,
    Place,
    QuestionStep,
    RefusalStep,
    Sight,
    SightStep,
    Step,
    WaitStep,
)
from fudaba.lab.values import expectations, nodes
from fudaba.text.names import read_kind

T = TypeVar("T")

_ASK_KEYS = ("who", "for", "kind", "options", "has", "lacks", "least", "most", "ordered", "about")
STEPS = ("ask", "see", "refused", "until", "branch", "over")
"""What a step may be besides the answer of a seat."""


class StepReader:
    """Reads the steps of one document, and numbers them."""

    def __init__(self, adapter: Adapter, seats: Seats, labels: Labels) -> None:
        self._adapter = adapter
        self._seats = seats
        self._labels = labels
        """Reads what is answered."""
        self._number = 0
        self.unknown: list[Label] = []
        """The labels that the game has not."""

    def read(self, node: nodes.Node) -> tuple[Step, ...]:
        """The steps of a list. Raises `Wrong`."""
        items = expectations.as_items(node)
        steps = []
        for position, item in enumerate(items):
            step = self._step(item)
            if isinstance(step, BranchStep) and position + 1 < len(items):
                raise wrong("lab-wrong-after-branch", line=items[position + 1].line)
            steps.append(step)
        return tuple(steps)

    def _step(self, node: nodes.Node) -> Step:
        mapping = expectations.as_mapping(node)
        if len(mapping.entries) != 1:
            raise wrong("lab-wrong-step-form", line=node.line, found=nodes.written(node))
        (entry,) = mapping.entries
        self._number += 1
        place = Place(self._number, entry.line, f"{entry.key}: {nodes.written(entry.value)}")
        if entry.key in self._seats.labels:
            seat = self._seats.number(entry.key)
            return AnswerStep(place, seat, self._answer(entry.value))
        read: dict[str, Callable[[Place, nodes.Node], Step]] = {
            "ask": self._ask,
            "see": self._see,
            "refused": self._refused,
            "until": self._until,
            "branch": self._branch,
            "over": self._over,
        }
        if entry.key not in read:
            known = (*STEPS, *self._seats.labels)
            raise wrong_key("lab-wrong-step", entry.key, known, entry.line)
        return read[entry.key](place, entry.value)

    def _ask(self, place: Place, node: nodes.Node) -> Step:
        mapping = expectations.as_mapping(node)
        expectations.known_keys(mapping, _ASK_KEYS)

        def part(key: str, read: Callable[[nodes.Node], T]) -> T | None:
            return expectations.at_key(mapping, key, read) if mapping.get(key) is not None else None

        return QuestionStep(
            place,
            who=part("who", self._seat),
            owner=part("for", self._seat),
            kind=part("kind", self._kind),
            options=part("options", self._answer),
            has=part("has", self._answer) or (),
            lacks=part("lacks", self._answer) or (),
            least=part("least", expectations.as_number),
            most=part("most", expectations.as_number),
            ordered=part("ordered", expectations.as_flag),
            about=part("about", self._card),
        )

    def _see(self, place: Place, node: nodes.Node) -> Step:
        mapping = expectations.as_mapping(node)
        if not mapping.entries:
            raise wrong("lab-wrong-empty", line=node.line)
        sights = []
        for entry in mapping.entries:
            path = expectations.at_line(entry.line, self._adapter.path, entry.key, self._seats)
            sights.append(
                Sight(path, expectations.at_line(entry.line, path.form.read, entry.value), entry.line)
            )
        return SightStep(place, tuple(sights))

    def _refused(self, place: Place, node: nodes.Node) -> Step:
        mapping = expectations.as_mapping(node)
        if len(mapping.entries) != 1:
            raise wrong("lab-wrong-refused-form", line=node.line)
        (entry,) = mapping.entries
        seat = expectations.at_line(entry.line, self._seats.number, entry.key)
        return RefusalStep(place, seat, self._answer(entry.value))

    def _until(self, place: Place, node: nodes.Node) -> Step:
        mapping = expectations.as_mapping(node)
        expectations.known_keys(mapping, ("turn", "kind", "phase"))
        if not mapping.entries:
            raise wrong("lab-wrong-empty", line=node.line)
        turn, kind, phase = (mapping.get(key) for key in ("turn", "kind", "phase"))
        return WaitStep(
            place,
            turn=None if turn is None else self._seat(turn),
            kind=None if kind is None else self._kind(kind),
            phase=None if phase is None else self._phase(phase),
        )

    def _branch(self, place: Place, node: nodes.Node) -> Step:
        mapping = expectations.as_mapping(node)
        if not mapping.entries:
            raise wrong("lab-wrong-empty", line=node.line)
        return BranchStep(place, tuple((entry.key, self.read(entry.value)) for entry in mapping.entries))

    def _over(self, place: Place, node: nodes.Node) -> Step:
        if isinstance(node, nodes.Scalar) and node.value is True:
            return EndStep(place)
        mapping = expectations.as_mapping(node)
        expectations.known_keys(mapping, ("winners",))
        winners = mapping.get("winners")
        if winners is None:
            return EndStep(place)
        items = winners.items if isinstance(winners, nodes.Items) else (winners,)
        return EndStep(place, frozenset(self._seat(item) for item in items))

    def _answer(self, node: nodes.Node) -> tuple[Label, ...]:
        labels = self._labels.read_any(node)
        self.unknown += [label for label in labels if not label.known]
        return labels

    def _seat(self, node: nodes.Node) -> int:
        seat: int = expectations.at_line(node.line, self._seats.number, expectations.as_word(node))
        return seat

    def _kind(self, node: nodes.Node) -> str:
        return expectations.one_of(node, self._adapter.kinds)

    def _phase(self, node: nodes.Node) -> str:
        if not self._adapter.phases:
            raise wrong("lab-wrong-no-phases", line=node.line, game=self._adapter.game.name)
        return expectations.one_of(node, self._adapter.phases)

    def _card(self, node: nodes.Node) -> str:
        """A card's face, or its id where its colour is left out."""
        text = expectations.as_word(node)
        face = self._adapter.read_card(text) or read_kind(self._adapter.game.name, text)
        if face is None:
            near = nearest(text, self._adapter.card_names())
            raise wrong("lab-wrong-card", line=node.line, card=text, near=near)
        return face
