"""Reads scenario files, strictly: what is unknown or impossible is an error with file and line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from fudaba.kernel.game import BadSetup, Earlier, Setup, Situation, Switch, Value, read_options, setup_of
from fudaba.lab.adapter import Adapter, Seats, adapter_of
from fudaba.lab.errors import LabMessage, ReadingBroke, ScenarioError, WrongScenario, nearest, wrong
from fudaba.lab.scenario.labels import Labels
from fudaba.lab.scenario.rule_ids import read_named
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.scenario.step_reader import STEPS, StepReader
from fudaba.lab.values import expectations, nodes
from fudaba.text.problems import problem_text
from fudaba.time_limit import TooLong

T = TypeVar("T")

_KEYS = ("scenario", "rule", "game", "options", "seats", "seed", "earlier", "setup", "steps", "notes")
DEALT = "dealt"
"""Instead of a situation: the game begins at its beginning, as the seed deals it."""
_NO_SEATS = ("", "none", "yes", "no", expectations.UNKNOWN)


def read_file(path: Path, *, name: str | None = None) -> list[Scenario]:
    """The scenarios of a file. Raises `ScenarioError` for the first thing that is wrong, OSError."""
    return list(all_right(scenarios(path.read_bytes(), name or str(path))))


def all_right(found: Iterable[T | ScenarioError]) -> Iterator[T]:
    """What was read, as long as it is right. Raises the first `ScenarioError`."""
    for each in found:
        if isinstance(each, ScenarioError):
            raise each
        yield each


def scenarios(data: bytes, file: str) -> Iterable[Scenario | ScenarioError]:
    """The scenarios of a file's content, each as it is or as what is wrong with it."""
    return each_document(data, file, lambda node: scenario_of(node, file))


def scenario_of(node: nodes.Node, file: str) -> Scenario:
    """The scenario of one document. Raises `WrongScenario`."""
    return _Reader(file).scenario(node)


class Heading(NamedTuple):
    """What a scenario is called, and the rules that it demonstrates."""

    title: str
    rules: tuple[str, ...]


def headings(data: bytes, file: str) -> Iterable[Heading | ScenarioError]:
    """The headings of a file's scenarios, or what is wrong with them; situations and steps are not read."""
    return each_document(data, file, lambda node: _Reader(file).heading(node))


def each_document(data: bytes, file: str, read: Callable[[nodes.Node], T]) -> Iterable[T | ScenarioError]:
    """What is read of each document of a file's content, or what is wrong with it.

    read: raises `WrongScenario`.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        yield ScenarioError(file, line, wrong("lab-wrong-utf8").message)
        return
    found = False
    for document in nodes.documents(text):
        found = True
        if isinstance(document, WrongScenario):
            yield ScenarioError(file, document.line, document.message)
            continue
        try:
            yield read(document)
        except WrongScenario as error:
            yield ScenarioError(file, error.line or document.line, error.message, _title(document))
        except (TooLong, MemoryError):  # who has set the limit deals with it
            raise
        except Exception as error:  # the others of the file can be read all the same
            yield ReadingBroke(file, document.line, error, _title(document))
    if not found:
        yield ScenarioError(file, 1, wrong("lab-wrong-empty-file").message)


def _title(document: nodes.Node) -> str:
    """The title of a document that cannot be read as a scenario; "" where it has none."""
    title = document.get("scenario") if isinstance(document, nodes.Mapping) else None
    return title.text if isinstance(title, nodes.Scalar) else ""


class _Reader:
    """Reads one document."""

    adapter: Adapter
    seats: Seats

    def __init__(self, file: str) -> None:
        self.file = file

    def heading(self, node: nodes.Node) -> Heading:
        root = self._begin(node)
        return Heading(
            expectations.at_key(root, "scenario", expectations.as_word), self._rules(root.get("rule"))
        )

    def _begin(self, node: nodes.Node) -> nodes.Mapping:
        """Read which game it is, once all keys are known and none is missing."""
        root = expectations.as_mapping(node)
        expectations.known_keys(root, _KEYS)
        for key in ("scenario", "game", "setup", "steps"):
            if root.get(key) is None:
                raise wrong("lab-wrong-missing", line=root.line, key=key)
        self.adapter = expectations.at_key(root, "game", lambda node: adapter_of(expectations.as_word(node)))
        return root

    def scenario(self, node: nodes.Node) -> Scenario:
        root = self._begin(node)
        self.seats = _seats(root.get("seats"), self.adapter)
        steps = StepReader(self.adapter, self.seats, Labels(self.adapter, self.seats))
        options = _options(root.get("options"), self.adapter.game.switches)
        if not _is_dealt(root.get("setup")):
            _none_that_deals(root.get("options"), self.adapter.game.switches)
        setup = self._setup(root, options)
        read = expectations.at_key(root, "steps", steps.read)
        return Scenario(
            file=self.file,
            line=next(entry.line for entry in root.entries if entry.key == "scenario"),
            title=expectations.at_key(root, "scenario", expectations.as_word),
            rules=self._rules(root.get("rule")),
            notes=expectations.at_key(root, "notes", expectations.as_word) if root.get("notes") else "",
            adapter=self.adapter,
            seats=self.seats,
            setup=setup,
            steps=read,
            unknown=tuple(steps.unknown),
            remarks=tuple(self._remarks(root, options)),
        )

    def _remarks(self, root: nodes.Mapping, options: Mapping[str, Value]) -> Iterator[LabMessage]:
        """What to say of the names that stand in a scenario, each once."""
        names = {text for key in ("setup", "steps") for text in _words(root.get(key))}
        for text in sorted(names):
            if remark := self.adapter.remark(text, self.seats, options):
                yield remark

    def _rules(self, node: nodes.Node | None) -> tuple[str, ...]:
        if node is None:
            return ()
        items = node.items if isinstance(node, nodes.Items) else (node,)
        game = self.adapter.game.name
        return tuple(
            expectations.at_line(item.line, read_named, expectations.as_word(item), game) for item in items
        )

    def _setup(self, root: nodes.Mapping, options: Mapping[str, Value]) -> Setup:
        game, count = self.adapter.game, len(self.seats.labels)
        seed = expectations.at_key(root, "seed", expectations.as_word) if root.get("seed") else "0"

        earlier = expectations.at_key(root, "earlier", _earlier) if root.get("earlier") else ()

        def read(node: nodes.Node) -> Setup:
            situation: Situation | None = None
            try:
                if not _is_dealt(node):
                    situation = self.adapter.situation(expectations.as_mapping(node), self.seats, options)
                setup = setup_of(
                    game, seats=count, seed=seed, options=options, situation=situation, earlier=earlier
                )
                game.table(setup)
            except BadSetup as error:
                raise wrong("lab-wrong-setup", line=node.line, what=partial(problem_text, error)) from None
            return setup

        return expectations.at_key(root, "setup", read)


def _words(node: nodes.Node | None) -> Iterator[str]:
    """What may be names in a node: its words, without how often, and what stands after a verb."""
    if isinstance(node, nodes.Mapping):
        for entry in node.entries:
            yield from _words(entry.value)
    elif isinstance(node, nodes.Items):
        for item in node.items:
            yield from _words(item)
    elif isinstance(node, nodes.Scalar) and isinstance(node.value, str):
        name = node.value.partition("*")[0].partition("#")[0].strip()
        yield from (name, name.partition(" ")[2])


def _earlier(node: nodes.Node) -> tuple[Earlier, ...]:
    """The seeds before the last one, each with how many answers had been given when the next took over."""
    return tuple(
        Earlier(entry.key, expectations.as_number(entry.value))
        for entry in expectations.as_mapping(node).entries
    )


def _seats(node: nodes.Node | None, adapter: Adapter) -> Seats:
    """The seats' labels; each of them one word that means nothing else."""
    if node is None:
        return Seats(("A", "B"))
    labels: list[str] = []
    for item in expectations.as_items(node):
        label = expectations.as_word(item)
        if label in labels:
            raise wrong("lab-wrong-seat-twice", line=item.line, seat=label)
        if label in (*STEPS, *adapter.reserved, *_NO_SEATS) or set(label) & set(".*"):
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
        for entry in expectations.as_mapping(node).entries:
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
    for entry in expectations.as_mapping(node).entries if node is not None else ():
        if entry.key in choosing:
            raise wrong("lab-wrong-dealt-option", line=entry.line, option=entry.key)


def _values(switch: Switch) -> str:
    if len(switch.values) > 4 and all(type(value) is int for value in switch.values):
        return f"{switch.values[0]}–{switch.values[-1]}"
    return ", ".join(map(_value, switch.values))


def _value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
