"""The messages of .ftl files as the checker takes them apart, and what is wrong with one language alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fudaba.text import UNWRITTEN
from fudaba.text.message_tree import References
from fudaba.text.wording import odd_wordings

BY_EDITION = "innovation-card-"
"""How the messages begin that have a text for each edition."""

_ELSEWHERE = re.compile(
    r"\b[Ee]dition|\b[Aa]s before\b|\bunchanged\b|(?:^|\. )(?:The )?[Ss]ame\b|[Tt]he same (?:two )?karma"
    r"|rest is the same|版|[はが]同じ。|同じ(?:効果|要求)のあと|(?:^|。)同じ。"
)
JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")


class Finding(NamedTuple):
    """A mistake in a file of messages."""

    place: str
    """The file and the line."""
    message_id: str
    """The id of the message in question."""
    what: str
    """What is wrong with it."""

    def __str__(self) -> str:
        return ": ".join(part for part in self if part)


@dataclass(slots=True)
class Message:
    """A message or term ("-name") as one file has it."""

    id: str
    """The id, that of a term with its "-"."""
    place: str
    """The file and the line."""
    comment: str
    """The comment above it."""
    patterns: dict[str, ast.Pattern]
    """Its texts: the value under "", attributes under their names."""
    refers: set[str]
    """The ids of the messages and terms that it uses."""
    variables: set[str]
    """The names of the variables that it uses."""


class Prose(Visitor):
    """Collects the text of a pattern that stands outside its variables and references."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.text += node.value


def read_messages(text: Path, lang: str, found: list[Finding]) -> dict[str, Message]:
    """Return the messages of a language by id; what cannot be read goes to `found`."""
    messages: dict[str, Message] = {}
    for file in files_in(text / lang, ".ftl"):
        content = read_text(file)
        for entry in FluentParser().parse(content).body:
            start = entry.span.start if entry.span else 0
            if isinstance(entry, ast.Message | ast.Term):
                start = entry.id.span.start if entry.id.span else start
            place = f"{lang}/{file.name}:{content.count(chr(10), 0, start) + 1}"
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0].message if entry.annotations else "cannot be read"
                found.append(Finding(place, "", f"not Fluent: {reason}"))
            elif isinstance(entry, ast.Message | ast.Term):
                message = _message(entry, place)
                if message.id in messages:
                    found.append(Finding(place, message.id, f"is already at {messages[message.id].place}"))
                messages.setdefault(message.id, message)
    return messages


def _message(entry: ast.Message | ast.Term, place: str) -> Message:
    references = References()
    references.visit(entry)
    patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
    if entry.value is not None:
        patterns[""] = entry.value
    comment = (entry.comment.content if entry.comment else None) or ""
    sigil = "-" if isinstance(entry, ast.Term) else ""
    return Message(sigil + entry.id.name, place, comment, patterns, references.entries, references.variables)


def alone(messages: dict[str, Message], lang: str) -> Iterator[Finding]:
    """What is wrong with the messages of a language, whatever another has."""
    yield from _unknown_references(messages)
    yield from _unwritten(messages)
    yield from _of_other_editions(messages)
    yield from odd_words(messages, lang)


def _unknown_references(messages: dict[str, Message]) -> Iterator[Finding]:
    for message in messages.values():
        for missing in message.refers - messages.keys():
            yield Finding(message.place, message.id, f"refers to {missing}, which is missing")


def _unwritten(messages: dict[str, Message]) -> Iterator[Finding]:
    for message in messages.values():
        for pattern in message.patterns.values():
            prose = Prose()
            prose.visit(pattern)
            if prose.text.lstrip().startswith(UNWRITTEN):
                yield Finding(
                    message.place, message.id, f"begins with {UNWRITTEN}, so it is still to be written"
                )
                break


def _of_other_editions(messages: dict[str, Message]) -> Iterator[Finding]:
    """What a card does in an edition is said whole, and not as a difference from what it does in another."""
    for message in messages.values():
        if not message.id.startswith(BY_EDITION):
            continue
        for attribute, pattern in message.patterns.items():
            prose = Prose()
            prose.visit(pattern)
            if attribute and (found := _ELSEWHERE.search(prose.text)):
                named = dotted(message.id, attribute)
                yield Finding(message.place, named, f"speaks of another edition: {found[0]!r}")


def odd_words(messages: dict[str, Message], lang: str) -> Iterator[Finding]:
    for message in messages.values():
        for attribute, pattern in message.patterns.items():
            prose = Prose()
            prose.visit(pattern)
            for wording, better in odd_wordings(prose.text, lang):
                named = dotted(message.id, attribute)
                yield Finding(message.place, named, f"says {wording!r} (write: {better})")


def dotted(message_id: str, attribute: str) -> str:
    return f"{message_id}.{attribute}" if attribute else message_id


def list_of(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def files_in(folder: Path, suffix: str) -> list[Path]:
    return sorted(folder.glob("*" + suffix))


def read_text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
