"""Reads scenario files. It is strict: what is unknown or cannot be is an error with file and line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from fudaba.kernel.game import BadSetup, Earlier, Setup, Situation, Switch, Value, read_options, setup_of
from fudaba.lab import forms, nodes
from fudaba.lab.adapter import Adapter, Seats, adapter_of
from fudaba.lab.answers import Label, Labels
from fudaba.lab.errors import ScenarioError, Wrong, nearest, wrong
from fudaba.lab.rule_ids import read_named
from fudaba.lab.scenario import (
    Answering,
    Asking,
    Branching,
    Ending,
    Place,
    Refusing,
    Scenario,
    Seeing,
    Sight,
    Step,
    Waiting,
)
from fudaba.text.names import read_kind
from fudaba.text.problems import told

T = TypeVar("T")

_KEYS = ("scenario", "rule", "game", "options", "seats", "seed", "earlier", "setup", "steps", "notes")
DEALT = "dealt"
"""Instead of a situation: the game begins at its beginning, as the seed deals it."""
_ASK_KEYS = ("who", "for", "kind", "options", "has", "lacks", "least", "most", "ordered", "about")
_NO_SEATS = ("", "none", "yes", "no", forms.UNKNOWN)
_STEPS = ("ask", "see", "refused", "until", "branch", "over")


def read_file(path: Path, *, name: str | None = None) -> list[Scenario]:
    """The scenarios of a file. Raises `ScenarioError` for the first thing that is wrong, OSError."""
    read = scenarios(path.read_bytes(), name or str(path))
    found: list[Scenario] = []
    for scenario in read:
        if isinstance(scenario, ScenarioError):
            raise scenario
        found.append(scenario)
    return found


def scenarios(data: bytes, file: str) -> Iterable[Scenario | ScenarioError]:
    """The scenarios of a file's content, each as it is or as what is wrong with it."""
    return _each(data, file, lambda node: _Reader(file).scenario(node))


class Heading(NamedTuple):
    """What a scenario is called, and the rules that it demonstrates."""

    title: str
    rules: tuple[str, ...]


def headings(data: bytes, file: str) -> Iterable[Heading | ScenarioError]:
    """The headings of a file's scenarios, or what is wrong with them; situations and steps are not read."""
    return _each(data, file, lambda node: _Reader(file).heading(node))


def _each(data: bytes, file: str, read: Callable[[nodes.Node], T]) -> Iterable[T | ScenarioError]:
    """What is read of each document of a file's content, or what is wrong with it."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        yield ScenarioError(file, line, wrong("lab-wrong-utf8").message)
        return
    found = False
    for document in nodes.documents(text):
        found = True
        if isinstance(document, Wrong):
            yield ScenarioError(file, document.line, document.message)
            continue
        try:
            yield read(document)
        except Wrong as error:
            yield ScenarioError(file, error.line or document.line, error.message)
    if not found:
        yield ScenarioError(file, 1, wrong("lab-wrong-empty-file").message)


class _Reader:
    """Reads one document."""

    adapter: Adapter
    seats: Seats
    labels: Labels

    def __init__(self, file: str) -> None:
        self.file = file
        self.number = 0

    def heading(self, node: nodes.Node) -> Heading:
        root = self._begin(node)
        return Heading(_at(root, "scenario", forms.as_word), self._rules(root.get("rule")))

    def _begin(self, node: nodes.Node) -> nodes.Mapping:
        """Read which game it is, once all keys are known and none is missing."""
        root = forms.as_mapping(node)
        _known_keys(root, _KEYS)
        for key in ("scenario", "game", "setup", "steps"):
            if root.get(key) is None:
                raise wrong("lab-wrong-missing", line=root.line, key=key)
        self.adapter = _at(root, "game", lambda node: adapter_of(forms.as_word(node)))
        return root

    def scenario(self, node: nodes.Node) -> Scenario:
        root = self._begin(node)
        self.seats = _seats(root.get("seats"), self.adapter)
        self.labels = Labels(self.adapter, self.seats)
        options = _options(root.get("options"), self.adapter.game.switches)
        if not _is_dealt(root.get("setup")):
            _none_that_deals(root.get("options"), self.adapter.game.switches)
        setup = self._setup(root, options)
        return Scenario(
            file=self.file,
            line=next(entry.line for entry in root.entries if entry.key == "scenario"),
            title=_at(root, "scenario", forms.as_word),
            rules=self._rules(root.get("rule")),
            notes=_at(root, "notes", forms.as_word) if root.get("notes") else "",
            adapter=self.adapter,
            seats=self.seats,
            setup=setup,
            steps=_at(root, "steps", self._steps),
        )

    def _rules(self, node: nodes.Node | None) -> tuple[str, ...]:
        if node is None:
            return ()
        items = node.items if isinstance(node, nodes.Items) else (node,)
        game = self.adapter.game.name
        return tuple(forms.at_line(item.line, read_named, forms.as_word(item), game) for item in items)

    def _setup(self, root: nodes.Mapping, options: Mapping[str, Value]) -> Setup:
        game, count = self.adapter.game, len(self.seats.labels)
        seed = _at(root, "seed", forms.as_word) if root.get("seed") else "0"

        earlier = _at(root, "earlier", _earlier) if root.get("earlier") else ()

        def read(node: nodes.Node) -> Setup:
            situation: Situation | None = None
            if not _is_dealt(node):
                situation = self.adapter.situation(forms.as_mapping(node), self.seats, options)
            try:
                setup = setup_of(
                    game, seats=count, seed=seed, options=options, situation=situation, earlier=earlier
                )
                game.table(setup)
            except BadSetup as error:
                raise wrong("lab-wrong-setup", line=node.line, what=partial(told, error)) from None
            return setup

        return _at(root, "setup", read)

    # Steps.

    def _steps(self, node: nodes.Node) -> tuple[Step, ...]:
        items = forms.as_items(node)
        steps = []
        for position, item in enumerate(items):
            step = self._step(item)
            if isinstance(step, Branching) and position + 1 < len(items):
                raise wrong("lab-wrong-after-branch", line=items[position + 1].line)
            steps.append(step)
        return tuple(steps)

    def _step(self, node: nodes.Node) -> Step:
        mapping = forms.as_mapping(node)
        if len(mapping.entries) != 1:
            raise wrong("lab-wrong-step-form", line=node.line, found=nodes.written(node))
        (entry,) = mapping.entries
        self.number += 1
        place = Place(self.number, entry.line, f"{entry.key}: {nodes.written(entry.value)}")
        if entry.key in self.seats.labels:
            seat = self.seats.number(entry.key)
            return Answering(place, seat, self.labels.read(entry.value))
        read: dict[str, Callable[[Place, nodes.Node], Step]] = {
            "ask": self._ask,
            "see": self._see,
            "refused": self._refused,
            "until": self._until,
            "branch": self._branch,
            "over": self._over,
        }
        if entry.key not in read:
            known = (*_STEPS, *self.seats.labels)
            raise wrong(
                "lab-wrong-step",
                line=entry.line,
                key=entry.key,
                known=", ".join(known),
                near=nearest(entry.key, known),
            )
        return read[entry.key](place, entry.value)

    def _ask(self, place: Place, node: nodes.Node) -> Step:
        mapping = forms.as_mapping(node)
        _known_keys(mapping, _ASK_KEYS)

        def part(key: str, read: Callable[[nodes.Node], T]) -> T | None:
            return _at(mapping, key, read) if mapping.get(key) is not None else None

        return Asking(
            place,
            who=part("who", self._seat),
            owner=part("for", self._seat),
            kind=part("kind", self._kind),
            options=part("options", self._labels),
            has=part("has", self._labels) or (),
            lacks=part("lacks", self._labels) or (),
            least=part("least", forms.as_number),
            most=part("most", forms.as_number),
            ordered=part("ordered", forms.as_flag),
            about=part("about", self._card),
        )

    def _see(self, place: Place, node: nodes.Node) -> Step:
        mapping = forms.as_mapping(node)
        if not mapping.entries:
            raise wrong("lab-wrong-empty", line=node.line)
        sights = []
        for entry in mapping.entries:
            path = forms.at_line(entry.line, self.adapter.path, entry.key, self.seats)
            sights.append(Sight(path, forms.at_line(entry.line, path.form.read, entry.value), entry.line))
        return Seeing(place, tuple(sights))

    def _refused(self, place: Place, node: nodes.Node) -> Step:
        mapping = forms.as_mapping(node)
        if len(mapping.entries) != 1:
            raise wrong("lab-wrong-refused-form", line=node.line)
        (entry,) = mapping.entries
        seat = forms.at_line(entry.line, self.seats.number, entry.key)
        return Refusing(place, seat, self.labels.read(entry.value))

    def _until(self, place: Place, node: nodes.Node) -> Step:
        mapping = forms.as_mapping(node)
        _known_keys(mapping, ("turn", "kind", "phase"))
        if not mapping.entries:
            raise wrong("lab-wrong-empty", line=node.line)
        turn, kind, phase = (mapping.get(key) for key in ("turn", "kind", "phase"))
        return Waiting(
            place,
            turn=None if turn is None else self._seat(turn),
            kind=None if kind is None else self._kind(kind),
            phase=None if phase is None else self._phase(phase),
        )

    def _branch(self, place: Place, node: nodes.Node) -> Step:
        mapping = forms.as_mapping(node)
        if not mapping.entries:
            raise wrong("lab-wrong-empty", line=node.line)
        return Branching(place, tuple((entry.key, self._steps(entry.value)) for entry in mapping.entries))

    def _over(self, place: Place, node: nodes.Node) -> Step:
        if isinstance(node, nodes.Scalar) and node.value is True:
            return Ending(place)
        mapping = forms.as_mapping(node)
        _known_keys(mapping, ("winners",))
        winners = mapping.get("winners")
        if winners is None:
            return Ending(place)
        items = winners.items if isinstance(winners, nodes.Items) else (winners,)
        return Ending(place, frozenset(self._seat(item) for item in items))

    # Parts of steps.

    def _seat(self, node: nodes.Node) -> int:
        seat: int = forms.at_line(node.line, self.seats.number, forms.as_word(node))
        return seat

    def _kind(self, node: nodes.Node) -> str:
        return _one_of(node, self.adapter.kinds)

    def _phase(self, node: nodes.Node) -> str:
        if not self.adapter.phases:
            raise wrong("lab-wrong-no-phases", line=node.line, game=self.adapter.game.name)
        return _one_of(node, self.adapter.phases)

    def _labels(self, node: nodes.Node) -> tuple[Label, ...]:
        return self.labels.read(node)

    def _card(self, node: nodes.Node) -> str:
        """A card's face, or its id where its colour is left out."""
        text = forms.as_word(node)
        face = self.adapter.read_card(text) or read_kind(self.adapter.game.name, text)
        if face is None:
            near = nearest(text, self.adapter.card_names())
            raise wrong("lab-wrong-card", line=node.line, card=text, near=near)
        return face


def _earlier(node: nodes.Node) -> tuple[Earlier, ...]:
    """The seeds before the last one, each with how many answers had been given when the next took over."""
    return tuple(Earlier(entry.key, forms.as_number(entry.value)) for entry in forms.as_mapping(node).entries)


def _seats(node: nodes.Node | None, adapter: Adapter) -> Seats:
    """The seats' labels; each of them one word that means nothing else."""
    if node is None:
        return Seats(("A", "B"))
    labels: list[str] = []
    for item in forms.as_items(node):
        label = forms.as_word(item)
        if label in labels:
            raise wrong("lab-wrong-seat-twice", line=item.line, seat=label)
        if label in (*_STEPS, *adapter.reserved, *_NO_SEATS) or set(label) & set(".*"):
            raise wrong("lab-wrong-seat-label", line=item.line, seat=label)
        labels.append(label)
    allowed = adapter.game.seats
    if len(labels) not in allowed:
        raise wrong(
            "lab-wrong-seats",
            line=node.line,
            game=adapter.game.name,
            least=allowed[0],
            most=allowed[-1],
            number=len(labels),
        )
    return Seats(tuple(labels))


def _options(node: nodes.Node | None, switches: tuple[Switch, ...]) -> dict[str, Value]:
    """All options of the table; every one given is known and allowed."""
    given: dict[str, Value] = {}
    if node is not None:
        known = {switch.name: switch for switch in switches}
        for entry in forms.as_mapping(node).entries:
            if entry.key not in known:
                raise wrong(
                    "lab-wrong-option", line=entry.line, option=entry.key, near=nearest(entry.key, known)
                )
            value = entry.value
            if not isinstance(value, nodes.Scalar) or value.value is None:
                raise wrong("lab-wrong-type-word", line=value.line, found=nodes.written(value))
            try:
                given[entry.key] = known[entry.key].read(value.value)
            except BadSetup:
                raise wrong(
                    "lab-wrong-option-value",
                    line=value.line,
                    option=entry.key,
                    value=value.text,
                    known=_values(known[entry.key]),
                    near=nearest(value.text, map(_value, known[entry.key].values)),
                ) from None
    return read_options(switches, given)


def _is_dealt(setup: nodes.Node | None) -> bool:
    """Whether a setup lets the game be dealt as usual, instead of saying what lies where."""
    return isinstance(setup, nodes.Scalar) and setup.value == DEALT


def _none_that_deals(node: nodes.Node | None, switches: tuple[Switch, ...]) -> None:
    """Refuse options that choose cards: they have no list of values, and a situation has its cards."""
    choosing = {switch.name for switch in switches if not switch.values}
    for entry in forms.as_mapping(node).entries if node is not None else ():
        if entry.key in choosing:
            raise wrong("lab-wrong-dealt-option", line=entry.line, option=entry.key)


def _values(switch: Switch) -> str:
    if len(switch.values) > 4 and all(type(value) is int for value in switch.values):
        return f"{switch.values[0]}–{switch.values[-1]}"
    return ", ".join(map(_value, switch.values))


def _value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _known_keys(mapping: nodes.Mapping, known: tuple[str, ...]) -> None:
    for entry in mapping.entries:
        if entry.key not in known:
            near = nearest(entry.key, known)
            raise wrong("lab-wrong-key", line=entry.line, key=entry.key, known=", ".join(known), near=near)


def _one_of(node: nodes.Node, known: tuple[str, ...]) -> str:
    word = forms.as_word(node)
    if word not in known:
        near = nearest(word, known)
        raise wrong("lab-wrong-value", line=node.line, value=word, known=", ".join(known), near=near)
    return word


def _at(mapping: nodes.Mapping, key: str, read: Callable[[nodes.Node], T]) -> T:
    """What a function reads of a key's value; an error without a line is on that key's line."""
    entry = next(entry for entry in mapping.entries if entry.key == key)
    try:
        return read(entry.value)
    except Wrong as error:
        error.line = error.line or entry.line
        raise
