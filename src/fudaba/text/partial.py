"""A language that is begun: what is wrong with its messages, and how many are there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from fudaba.text import LANGS, PARTIAL
from fudaba.text.message_files import JAPANESE, Finding, Message, Prose, alone, dotted, list_of, read_messages
from fudaba.text.message_tree import References


def findings_in_partial(text: Path, english: Mapping[str, Message]) -> list[Finding]:
    """Return what is wrong with the messages of the languages that are begun. A missing one is not wrong."""
    found: list[Finding] = []
    for lang in PARTIAL:
        messages = read_messages(text, lang, found)
        found += alone(messages, lang)
        for message in messages.values():
            found += _against(message, english.get(message.id))
    return found


def _against(message: Message, english: Message | None) -> Iterator[Finding]:
    """What a message has that the English one has not, and the variables that it leaves out."""
    for attribute, pattern in message.patterns.items():
        named = dotted(message.id, attribute)
        original = english.patterns.get(attribute) if english is not None else None
        if original is None and not message.id.startswith("-"):
            yield Finding(message.place, named, "is no message in English")
        elif original is not None and (odd := _variables(pattern) ^ _variables(original)):
            yield Finding(
                message.place, named, f"only one language uses {list_of('$' + name for name in odd)}"
            )
        prose = Prose()
        prose.visit(pattern)
        if JAPANESE.search(prose.text):
            yield Finding(message.place, named, "has Japanese letters")


def _variables(pattern: ast.Pattern) -> set[str]:
    references = References()
    references.visit(pattern)
    return references.variables


class Share(NamedTuple):
    """How much of a file is translated. A name and what belongs to it are a text each."""

    file: str
    """The name of the file."""
    there: int
    """How many texts it has."""
    known: int
    """How many of them the language has."""

    def __str__(self) -> str:
        percent = self.there * 100 // self.known if self.known else 100
        return (
            f"{self.file:40}{self.there:6} of{self.known:6}{percent:5} %{self.known - self.there:6} missing"
        )


def shares(folders: Mapping[str, Path], lang: str) -> list[Share]:
    """Return how far a language is, for each file that English has; the last one is all of them.

    folders: by what is put before the names of their files.
    """
    english, own = (
        {id: file for before, text in folders.items() for id, file in _texts(text, each, before).items()}
        for each in (LANGS[0], lang)
    )
    files = dict.fromkeys(sorted(english.values()))
    counted = [
        Share(
            file,
            sum(id in own for id, place in english.items() if place == file),
            sum(place == file for place in english.values()),
        )
        for file in files
    ]
    return [*counted, Share("all", sum(each.there for each in counted), sum(each.known for each in counted))]


def _texts(text: Path, lang: str, before: str) -> dict[str, str]:
    """The ids of messages and of their attributes, each with its file. Terms are a language's own affair."""
    return {
        before + dotted(message.id, attribute): before + message.place.partition("/")[2].partition(":")[0]
        for message in read_messages(text, lang, []).values()
        if not message.id.startswith("-")
        for attribute in message.patterns
    }
