"""A scenario file by its documents, without reading them: where each begins, and its title.

A whole file takes as long to read as its games do to run. Who wants one scenario of many, or those that
name one rule, looks for it here and reads only that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from fudaba.lab.errors import ScenarioError
from fudaba.lab.scenario.reader import Heading, headings, scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.values import nodes

_ENTRY = re.compile(r"^scenario *:(?P<title>.*(?:\n(?:[ \t].*)?)*)", re.MULTILINE)
_BEGINS = re.compile(r"^---(?=\s)", re.MULTILINE)
_SAYS_NOTHING = re.compile(r"(?:---)?\s*(?:(?:#|%|\.\.\.).*\s*)*")
_PLAIN = re.compile(r" ([A-Za-z0-9][\w ,.'()+-]*)\n+")


@dataclass(frozen=True, slots=True)
class Document:
    """One document of a scenario file."""

    file: str
    """The name of the file."""
    text: str
    """The text of the document."""
    before: int
    """How many lines of the file stand before it."""

    @property
    def line(self) -> int:
        """The line of its title, or its first one where there is none."""
        entry = _ENTRY.search(self.text)
        return self.before + self.text.count("\n", 0, entry.start() if entry else 0) + 1

    @property
    def title(self) -> str:
        """The title of its scenario, "" where there is none."""
        entry = _ENTRY.search(self.text)
        if entry is None:
            return ""
        if plain := _PLAIN.fullmatch(entry["title"]):
            return plain[1].rstrip()
        for node in nodes.documents(entry[0]):
            title = node.get("scenario") if isinstance(node, nodes.Mapping) else None
            return title.text if isinstance(title, nodes.Scalar) else ""
        return ""

    def read(self) -> Iterable[Scenario | ScenarioError]:
        """What stands in it: one scenario, or what is wrong with it, as `scenarios` reads it."""
        return scenarios(self._alone(), self.file)

    def headings(self) -> Iterable[Heading | ScenarioError]:
        """What its scenario is called and which rules it names, or what is wrong, as `headings` reads it."""
        return headings(self._alone(), self.file)

    def _alone(self) -> bytes:
        """A file with nothing else in it, on the same lines."""
        return ("\n" * self.before + self.text).encode()


def outline(data: bytes, file: str) -> list[Document]:
    """The documents of a file's content, at least one. Raises `ScenarioError` for what is not UTF-8."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        (mistake,) = scenarios(data, file)
        assert isinstance(mistake, ScenarioError)
        raise mistake from None
    found = [Document(file, part, before) for part, before in _parts(text)]
    return [each for each in found if _says_something(each.text)] or [Document(file, text, 0)]


def _parts(text: str) -> Iterator[tuple[str, int]]:
    """Each document from its line `---` on, and how many lines are before it."""
    starts = [0, *(found.start() for found in _BEGINS.finditer(text)), len(text)]
    before = 0
    for start, end in pairwise(starts):
        yield text[start:end], before
        before += text.count("\n", start, end)


def _says_something(text: str) -> bool:
    return _SAYS_NOTHING.fullmatch(text) is None
