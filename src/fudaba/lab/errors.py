"""The lab's errors, kept as message and arguments until the language is known."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import PurePath
from typing import TypeAlias

from fudaba.text import words

Fact: TypeAlias = str | int | Callable[[str], str]
"""What fills a message's variable: a text, a number, or what makes the text for a language."""
_LONGEST = 200
"""How many characters of an error of the engine a message has."""


@dataclass(frozen=True)
class LabMessage:
    """A message of the lab."""

    id: str
    """Its id in lab.ftl."""
    facts: dict[str, Fact] = field(default_factory=dict)
    """The values of its variables."""
    near: str = ""
    """The nearest valid word, "" for none."""

    def text(self, lang: str = "en") -> str:
        """The sentence in a language, with "did you mean …?" after it where a word is near."""
        facts = {name: fact(lang) if callable(fact) else fact for name, fact in self.facts.items()}
        texts = words(lang).say(self.id, **facts)
        if not self.near:
            return texts
        near = words(lang).say("lab-did-you-mean", word=self.near)
        return words(lang).say("lab-two-sentences", first=texts, second=near)


def said(id: str, /, *, near: str = "", **facts: Fact) -> LabMessage:
    """A message with its facts."""
    return LabMessage(id, facts, near)


def several(messages: Sequence[LabMessage]) -> LabMessage:
    """One message of these, each on a line of its own."""
    if len(messages) == 1:
        return messages[0]
    return said("lab-lines", lines=lambda lang: "\n".join(message.text(lang) for message in messages))


def nearest(word: str, known: Iterable[str]) -> str:
    """The one of the known words that is nearest to a word, or "" where none is near."""
    by_folded = {each.casefold(): each for each in known}
    near = get_close_matches(word.casefold(), by_folded, n=1, cutoff=0.5)
    return by_folded[near[0]] if near else ""


class _AtALine(Exception):
    """Something to say about a line of a scenario file."""

    def __init__(self, file: str, line: int, message: LabMessage) -> None:
        super().__init__(file, line, message)
        self.file = file
        self.line = line
        self.message = message

    def text(self, lang: str = "en") -> str:
        """One line: file, line and what is to be said."""
        return f"{self.file}:{self.line}: {self.message.text(lang)}"

    def __str__(self) -> str:
        return self.text()


class ScenarioError(_AtALine):
    """A scenario file is wrong: which file, which line, and what."""

    def __init__(self, file: str, line: int, message: LabMessage, title: str = "") -> None:
        super().__init__(file, line, message)
        self.title = title
        """The scenario that it makes fail, "" where that is not known."""


class ReadingBroke(ScenarioError):
    """A scenario could not be read because something broke over it that is no mistake of its own."""

    def __init__(self, file: str, line: int, error: Exception, title: str = "") -> None:
        super().__init__(file, line, broke(error), title)
        self.error = error


class ScenarioFailed(_AtALine):
    """A step of a scenario does not hold: where it stands, what was expected, and what is."""


class ScenarioMistaken(ScenarioFailed):
    """A step of a scenario has a label that the game has not; it was run up to there."""


class ScenarioBroke(ScenarioFailed):
    """The engine stopped at a step of a scenario."""

    def __init__(self, file: str, line: int, error: Exception) -> None:
        super().__init__(file, line, broke(error))
        self.error = error


def broke(error: Exception) -> LabMessage:
    """That the engine stopped, by what, and in which line of its code."""
    called = traceback.extract_tb(error.__traceback__)
    where = f"{PurePath(called[-1].filename).name}:{called[-1].lineno}" if called else "?"
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return said("lab-broke", what=what[:_LONGEST], where=where)


class WrongScenario(Exception):
    """Something written in a scenario is wrong; code that knows file and line makes it a `ScenarioError`."""

    def __init__(self, message: LabMessage, line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


def wrong(id: str, /, *, line: int = 0, near: str = "", **facts: Fact) -> WrongScenario:
    """Make a `WrongScenario`, to be raised."""
    return WrongScenario(LabMessage(id, facts, near), line)


def wrong_key(id: str, key: str, known: Sequence[str], line: int) -> WrongScenario:
    """Make a `WrongScenario` for a key that is none of the known ones, with the nearest of these."""
    return wrong(id, line=line, key=key, known=", ".join(known), near=nearest(key, known))
