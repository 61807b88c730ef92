"""YAML as plain nodes that know their lines: words, numbers, true and false, lists, mappings.

YAML 1.2 in its strictest reading: only `true` and `false` are booleans, only plain decimal whole
numbers are numbers, everything else is a word. A key given twice is an error, and so is a tag.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode
from ruamel.yaml.nodes import Node as YamlNode

from fudaba.lab.errors import Wrong, wrong

_NUMBER = re.compile(r"[-+]?[0-9]+")
_PLAIN = re.compile(r"[^\s\-?:,\[\]{}#&*!|>'\"%@`][^,\[\]{}#:'\"]*(?<!\s)")
_TAGS = {f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null", "map", "seq")}
_LARGEST = 100_000
"""So many nodes a document may have, its repetitions by `*name` counted."""


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
    """A key with its line, and what it stands for."""

    key: str
    line: int
    value: Node


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


def documents(text: str) -> Iterator[Node | Wrong]:
    """The documents of a YAML text, each as its node, or as what is wrong with it.

    What is no YAML ends the reading.
    """
    try:
        for document in YAML(typ="safe", pure=True).compose_all(text):
            try:
                yield _Reader().node(document)
            except Wrong as error:
                yield error
    except RecursionError:
        yield wrong("lab-wrong-too-large", line=1, most=_LARGEST)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        what = " ".join(filter(None, (error.context, error.problem)))
        yield wrong("lab-wrong-yaml", line=mark.line + 1 if mark else 1, what=what)
    except YAMLError as error:
        line = text.count("\n", 0, getattr(error, "position", 0) or 0) + 1
        yield wrong("lab-wrong-yaml", line=line, what=" ".join(str(error).split()))


class _Reader:
    """Reads the nodes of one document, and counts them."""

    def __init__(self) -> None:
        self.count = 0
        self.inside: set[int] = set()

    def node(self, node: YamlNode) -> Node:
        line = node.start_mark.line + 1
        self.count += 1
        if id(node) in self.inside or self.count > _LARGEST:
            raise wrong("lab-wrong-too-large", line=line, most=_LARGEST)
        if str(node.tag) not in _TAGS:
            raise wrong("lab-wrong-tag", line=line, tag=str(node.tag))
        self.inside.add(id(node))
        read: Node
        if isinstance(node, ScalarNode):
            read = Scalar(line, _value(node))
        elif isinstance(node, SequenceNode):
            read = Items(line, tuple(self.node(item) for item in node.value))
        else:
            assert isinstance(node, MappingNode)
            read = self.mapping(node, line)
        self.inside.remove(id(node))
        return read

    def mapping(self, node: MappingNode, line: int) -> Mapping:
        entries: dict[str, Entry] = {}
        for key_node, value_node in node.value:
            key_line = key_node.start_mark.line + 1
            key = self.node(key_node)
            if not isinstance(key, Scalar) or key.value is None:
                raise wrong("lab-wrong-key-form", line=key_line)
            if key.text in entries:
                first = entries[key.text].line
                raise wrong("lab-wrong-key-twice", line=key_line, key=key.text, first=first)
            value = self.node(value_node)
            if isinstance(value, Scalar) and value.value is None:
                value = Scalar(key_line, None)  # nothing stands on no line of its own
            entries[key.text] = Entry(key.text, key_line, value)
        return Mapping(line, tuple(entries.values()))


def _value(node: ScalarNode) -> str | int | bool | None:
    text = str(node.value)
    if node.style in ("'", '"', "|", ">") or str(node.tag).endswith(":str"):
        return text
    if text in ("true", "false"):
        return text == "true"
    if text in ("", "~", "null"):
        return None
    return int(text) if _NUMBER.fullmatch(text) else text


def written(node: Node) -> str:
    """A node on one line, as it could be written in a file.

    >>> written(Items(1, (Scalar(1, "red 5"), Scalar(1, 3))))
    '[red 5, 3]'
    """
    if isinstance(node, Scalar):
        if isinstance(node.value, str) and not _reads_as_itself(node.value):
            return '"' + node.value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
        return node.text
    if isinstance(node, Items):
        return "[" + ", ".join(written(item) for item in node.items) + "]"
    return "{" + ", ".join(f"{entry.key}: {written(entry.value)}" for entry in node.entries) + "}"


def _reads_as_itself(text: str) -> bool:
    if text in ("true", "false", "~", "null") or _NUMBER.fullmatch(text):
        return False
    return _PLAIN.fullmatch(text) is not None
