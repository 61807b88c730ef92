"""YAML as plain nodes that know their lines: words, numbers, true and false, lists, mappings.

YAML 1.2 in its strictest reading: only `true` and `false` are booleans, only plain decimal whole
numbers are numbers, everything else is a word. A key given twice is an error, and so is a tag.
"""

from __future__ import annotations

import re
from collections import abc
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import yaml
from yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    Event,
    NodeEvent,
    ScalarEvent,
    SequenceStartEvent,
)
from yaml.reader import ReaderError

from fudaba.lab.errors import WrongScenario, said, wrong

Plain: TypeAlias = "str | int | bool | Sequence[Plain] | abc.Mapping[str, Plain] | None"
"""A document without its lines: words, numbers, true and false, nothing, lists and mappings of these."""

_LOADER = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
"""libyaml reads ten times as fast; a PyYAML that was built without it reads the same."""

_NUMBER = re.compile(r"[-+]?[0-9]+")
_PLAIN = re.compile(r"[^\s\-?:,\[\]{}#&*!|>'\"%@`][^,\[\]{}#:'\"]*(?<!\s)")
_TAGS = {f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null", "map", "seq")}
_LARGEST = 100_000
"""How many nodes a document may have, its repetitions by `*name` counted."""
_LONGEST_NUMBER = 18
"""How many digits a number may have; a longer one can only be a mistake."""
_DEEPEST = 100
"""How many lists and mappings may lie within each other."""
_MOST_BROKEN = 20
"""After so many documents that are no YAML no other one is looked for."""
_BEGINS = re.compile(r"---(?=\s|$)")
"""The line that begins a document."""


@dataclass(frozen=True, slots=True)
class Scalar:
    """A word, a number, true or false, or (None) nothing at all."""

    line: int
    value: str | int | bool | None

    @property
    def text(self) -> str:
        """As it would be written."""
        if self.value is None:
            return ""
        if isinstance(self.value, bool):
            return "true" if self.value else "false"
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    line: int
    items: tuple[Node, ...]


class Entry(NamedTuple):
    """A key and its value."""

    key: str
    """The key."""
    line: int
    """The line of the file, from 1."""
    value: Node
    """What the key stands for."""


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and what they stand for, in order; no key twice."""

    line: int
    entries: tuple[Entry, ...]

    def get(self, key: str) -> Node | None:
        """What a key stands for, None if it is not there."""
        return next((entry.value for entry in self.entries if entry.key == key), None)

    def keys(self) -> list[str]:
        """All keys, in order."""
        return [entry.key for entry in self.entries]


Node: TypeAlias = Scalar | Items | Mapping


def documents(text: str) -> Iterator[Node | WrongScenario]:
    """The documents of a YAML text, each as its node, or as what is wrong with it.

    Where one is no YAML, the next line `---` begins another one. What is too large ends the reading, and so
    does what is no YAML for the last time (`_MOST_BROKEN`).
    """
    begins: int | None = 0
    for _ in range(_MOST_BROKEN):
        if begins is None:
            return
        begins = yield from _documents_from(text, begins)


def _documents_from(text: str, begins: int) -> Generator[Node | WrongScenario, None, int | None]:
    """The documents from a place on. Returns where to go on after one that is no YAML, None where nowhere."""
    lines = text.count("\n", 0, begins)
    part = "\n" * lines + text[begins:]
    events = iter(yaml.parse(part, Loader=_LOADER))
    started, ended = lines, False
    try:
        for event in events:
            if not isinstance(event, DocumentStartEvent):
                continue
            started, ended = (event.start_mark.line if event.start_mark else lines), False
            found, ended = _document(events)
            yield found
            if isinstance(found, _TooLarge):
                return None
            if not ended:
                return _next_document(text, started)
    except ReaderError as error:  # libyaml counts bytes, the other one characters
        before = part.encode()[: error.position].decode(errors="ignore")
        if _LOADER is yaml.SafeLoader:
            before = part[: error.position]
        yield wrong("lab-wrong-yaml", line=before.count("\n") + 1, what=" ".join(str(error).split()))
        return None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        what = " ".join(filter(None, (error.context, error.problem)))
        line = min(mark.line, part.rstrip().count("\n")) + 1 if mark else 1  # no line after the last
        place = _next_document(text, started)
        again = place is not None and ended and line > text.count("\n", 0, place)
        if not again:  # else it is found once more in the document in which it is
            yield wrong("lab-wrong-yaml", line=line, what=what)
        return place
    return None


def _next_document(text: str, after: int) -> int | None:
    """Where the first line `---` is that comes after a line; None where there is none."""
    place = 0
    for number, line in enumerate(text.splitlines(keepends=True)):
        if number > after and _BEGINS.match(line):
            return place
        place += len(line)
    return None


def _document(events: Iterator[Event]) -> tuple[Node | WrongScenario, bool]:
    """The document that has begun, or the first thing that is wrong with it, and whether it came to its end.

    Raises `yaml.YAMLError`.
    """
    try:
        found = _Reader(events).node(next(events))
    except _TooLarge as error:
        return error, False
    except WrongScenario as error:
        try:
            _until_the_end(events)
        except yaml.YAMLError:
            return error, False
        return error, True
    _until_the_end(events)
    return found, True


def _until_the_end(events: Iterator[Event]) -> None:
    """Go on to the end of the document."""
    for event in events:
        if isinstance(event, DocumentEndEvent):
            return


class _TooLarge(WrongScenario):
    """A document is too large, or nested too deep, to be read to its end."""

    def __init__(self, line: int) -> None:
        super().__init__(said("lab-wrong-too-large", most=_LARGEST), line)


class _Reader:
    """Builds the nodes of one document from the parser's events, and counts them.

    PyYAML's own nodes are not used: libyaml's are built by a recursion without a bound.
    """

    def __init__(self, events: Iterator[Event]) -> None:
        self.events = events
        self.count = 0
        self.depth = 0
        self.named: dict[str, tuple[Node, int] | None] = {}
        """What a name (`&name`) was given to and its number of nodes; None while that is being read."""

    def node(self, event: Event) -> Node:
        """The node that begins with an event."""
        line = _line(event)
        self.count += 1
        if self.count > _LARGEST or self.depth > _DEEPEST:
            raise _TooLarge(line)
        assert isinstance(event, NodeEvent)
        if isinstance(event, AliasEvent):
            assert event.anchor is not None
            return self.again(event.anchor, line)
        assert isinstance(event, ScalarEvent | CollectionStartEvent)
        if event.tag is not None and event.tag not in _TAGS:
            raise wrong("lab-wrong-tag", line=line, tag=event.tag)
        if event.anchor is None:
            return self.content(event, line)
        before = self.count
        self.named[event.anchor] = None
        node = self.content(event, line)
        self.named[event.anchor] = node, self.count - before
        return node

    def again(self, name: str, line: int) -> Node:
        """What has been given a name, once more."""
        if name not in self.named:
            raise wrong("lab-wrong-yaml", line=line, what=f"found undefined alias {name!r}")
        named = self.named[name]
        if named is None:  # within itself
            raise _TooLarge(line)
        node, count = named
        self.count += count
        if self.count > _LARGEST:
            raise _TooLarge(line)
        return node

    def content(self, event: ScalarEvent | CollectionStartEvent, line: int) -> Node:
        """A scalar, a list or a mapping, whatever its name."""
        if isinstance(event, ScalarEvent):
            return Scalar(line, _value(event))
        self.depth += 1
        node = self.items(line) if isinstance(event, SequenceStartEvent) else self.mapping(line)
        self.depth -= 1
        return node

    def items(self, line: int) -> Items:
        """The list that has begun."""
        return Items(line, tuple(self.node(event) for event in self.inner()))

    def inner(self) -> Iterator[Event]:
        """The first event of each node of what has begun, to its end."""
        while not isinstance(event := next(self.events), CollectionEndEvent):
            yield event

    def mapping(self, line: int) -> Mapping:
        """The mapping that has begun."""
        entries: dict[str, Entry] = {}
        for event in self.inner():
            key_line = _line(event)
            key = self.node(event)
            if not isinstance(key, Scalar) or key.value is None:
                raise wrong("lab-wrong-key-form", line=key_line)
            if key.text in entries:
                first = entries[key.text].line
                raise wrong("lab-wrong-key-twice", line=key_line, key=key.text, first=first)
            value = self.node(next(self.events))
            if isinstance(value, Scalar) and value.value is None:
                value = Scalar(key_line, None)  # nothing stands on no line of its own
            entries[key.text] = Entry(key.text, key_line, value)
        return Mapping(line, tuple(entries.values()))


def _line(event: Event) -> int:
    assert event.start_mark is not None
    return event.start_mark.line + 1


def _value(scalar: ScalarEvent) -> str | int | bool | None:
    text: str = scalar.value
    if scalar.style in ("'", '"', "|", ">") or scalar.tag == "tag:yaml.org,2002:str":
        return text
    if text in ("true", "false"):
        return text == "true"
    if text in ("", "~", "null"):
        return None
    if not _NUMBER.fullmatch(text):
        return text
    if len(text) > _LONGEST_NUMBER:
        raise wrong("lab-wrong-long-number", line=_line(scalar), number=text[:_LONGEST_NUMBER])
    return int(text)


def written(node: Node) -> str:
    """A node on one line, as it could be written in a file.

    >>> written(Items(1, (Scalar(1, "red 5"), Scalar(1, 3))))
    '[red 5, 3]'
    """
    if isinstance(node, Scalar):
        if isinstance(node.value, str) and not reads_as_itself(node.value):
            return '"' + node.value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
        return node.text
    if isinstance(node, Items):
        return "[" + ", ".join(written(item) for item in node.items) + "]"
    return "{" + ", ".join(f"{entry.key}: {written(entry.value)}" for entry in node.entries) + "}"


def reads_as_itself(text: str) -> bool:
    """Whether a text may stand in a file without quotation marks."""
    if text in ("true", "false", "~", "null") or _NUMBER.fullmatch(text):
        return False
    return _PLAIN.fullmatch(text) is not None
