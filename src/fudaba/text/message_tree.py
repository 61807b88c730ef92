"""Messages as Fluent reads them: those that are more than a line of words.

Most words that a short command says are lines of words, and Fluent's library takes a while to load. So
`fudaba.text` imports this module when it first needs it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class Parsed:
    """The messages of one language, each parsed when it is first asked for.

    entries: the lines of each message by its id, and of each term by its id with the "-" before it.
    """

    def __init__(self, lang: str, entries: Mapping[str, str]) -> None:
        self.lang = lang
        self._entries = entries
        self._parsed: set[str] = set()
        self._ready: set[str] = set()  # parsed with all that they refer to
        self._parsing = Lock()  # a server reads words ahead in a thread
        self._bundle = FluentBundle([lang], use_isolating=False)

    def pattern(self, message_id: str) -> Pattern | None:
        """A message or an attribute of one; None if there is none."""
        entry_id, _, attribute = message_id.partition(".")
        if entry_id not in self._entries or entry_id.startswith("-"):
            return None
        if entry_id not in self._ready:
            with self._parsing:
                self._parse(entry_id)
                self._ready.add(entry_id)
        message = self._bundle.get_message(entry_id)
        return message.attributes.get(attribute) if attribute else message.value

    def begins(self, message_id: str) -> str:
        """The text that a message begins with, "" where it begins with something else."""
        pattern = self.pattern(message_id)
        first = pattern.elements[0] if pattern is not None else None
        return first.value if isinstance(first, ast.TextElement) else ""

    def filled(self, pattern: Pattern, args: Mapping[str, str | int | float]) -> tuple[str, list[Exception]]:
        """A message with its variables filled in, and what went wrong."""
        filled, errors = self._bundle.format_pattern(
            pattern, {name: _native(arg) for name, arg in args.items()}
        )
        return str(filled), errors

    def _parse(self, entry_id: str) -> None:
        """Give an entry, and all that it refers to, to the bundle."""
        if entry_id in self._parsed or entry_id not in self._entries:
            return
        self._parsed.add(entry_id)
        resource = FluentResource(self._entries[entry_id])
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"message {entry_id!r} in language {self.lang!r} is not Fluent")
        self._bundle.add_resource(resource)
        references = References()
        references.visit(resource)
        for reference in references.entries:
            self._parse(reference)


class References(Visitor):
    """Collects what the visited part of a message refers to.

    `entries` are ids of other messages, and of terms with their leading "-"; `variables` are names
    without the "$".
    """

    def __init__(self) -> None:
        self.entries: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entries.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def _native(arg: str | int | float) -> object:
    if isinstance(arg, bool):
        return "true" if arg else "false"
    return arg if isinstance(arg, str) else _number(arg)


@lru_cache(maxsize=1 << 10, typed=True)
def _number(arg: int | float) -> FluentNumber | FluentNone:
    return fluent_number(arg, useGrouping=False)
