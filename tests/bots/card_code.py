"""What the code of a card or landscape of Dominion mentions: the names that it uses, and its texts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

from fudaba.games.dominion.facts.kinds import KINDS

CHOICES: Final = frozenset(
    {
        *(
            "any_number",
            "between",
            "choose",
            "choose_of",
            "discard_down_to",
            "every",
            "exactly",
            "may",
            "may_with",
        ),
        *("name", "number", "one", "one_of", "option", "pick", "player", "several_of", "some", "up_to"),
    }
)
"""The words with which a card lets somebody choose."""


class Code(NamedTuple):
    """What some functions mention."""

    names: frozenset[str]
    """What they use by its name."""
    texts: frozenset[str]
    """Their texts, and those of the tables of their module that they use."""
    arguments: frozenset[str]
    """What they hand on by name, as in `choose(…, of=you)`."""


@cache
def code_of(id: str) -> Code:
    """What the instructions of a card mention, and what it listens to, with all that waits for later."""
    kind = KINDS[id]
    found: tuple[set[str], set[str], set[str]] = set(), set(), set()
    seen: set[Any] = set()
    for run in (kind.do, *(listener.run for listener in kind.listeners)):
        _add(run, found, seen)
    return Code(*map(frozenset, found))


def _add(run: Any, found: tuple[set[str], set[str], set[str]], seen: set[Any]) -> None:
    """Add what a function of the cards mentions, and those that it uses."""
    if not isinstance(run, FunctionType) or run in seen or "dominion.cards" not in run.__module__:
        return
    seen.add(run)
    names, texts, arguments = found
    for code in _codes(run.__code__):
        names.update(code.co_names)
        for constant in code.co_consts:
            if isinstance(constant, str):
                texts.add(constant)
            elif isinstance(constant, (tuple, frozenset)):
                words = {one for one in constant if isinstance(one, str)}
                texts.update(words)
                arguments.update(words)
        for name in code.co_names:
            used = run.__globals__.get(name)
            _add(used, found, seen)
            if isinstance(used, (tuple, list, dict, frozenset)):
                texts.update(one for one in used if isinstance(one, str))
    for cell in run.__closure__ or ():
        _add(cell.cell_contents, found, seen)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Some code, and all that stands in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
