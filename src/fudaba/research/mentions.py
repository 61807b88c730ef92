"""The names and texts that the code of cards mentions.

A card that never says "exile" exiles nothing. This is read in the code as it runs, so it holds for cards of
one's own, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from types import CodeType, FunctionType
from typing import Any, NamedTuple


class Mentions(NamedTuple):
    """names: what the code calls and reads. texts: what stands in it as a text."""

    names: frozenset[str]
    texts: frozenset[str]


def mentioned(functions: Iterable[object], inside: str) -> Mentions:
    """The names and texts in these functions, and in what they use of their own modules or below `inside`.

    inside: the package of cards; what lies elsewhere counts by its name alone.
    """
    names_found, texts_found = set[str](), set[str]()
    waiting = [*functions]
    known: set[int] = set()
    while waiting:
        thing = waiting.pop()
        if id(thing) in known:
            continue
        known.add(id(thing))
        if isinstance(thing, partial):
            waiting += [thing.func, *thing.args, *thing.keywords.values()]
        elif isinstance(thing, FunctionType):
            names, texts = _in_code(thing.__code__)
            names_found |= names
            texts_found |= texts
            for name in names & thing.__globals__.keys():
                waiting += _own(thing.__globals__[name], thing.__module__, inside)
            for cell in thing.__closure__ or ():
                waiting += _own(cell.cell_contents, thing.__module__, inside)
            waiting += [*(thing.__defaults__ or ()), *(thing.__kwdefaults__ or {}).values()]
        elif isinstance(thing, str):
            texts_found.add(thing)
        elif isinstance(thing, (tuple, list, set, frozenset)):
            waiting += thing
        elif isinstance(thing, dict):
            waiting += [*thing, *thing.values()]
    return Mentions(frozenset(names_found), frozenset(texts_found))


def _own(value: Any, module: str, inside: str) -> Iterator[Any]:
    """What is looked into of something that a function uses."""
    home = getattr(value, "__module__", "") or ""
    if isinstance(value, FunctionType):
        if home == module or home.startswith(inside):
            yield value
    elif isinstance(value, type):
        if home == module or home.startswith(inside):
            yield from (part for part in vars(value).values() if isinstance(part, FunctionType))
    elif isinstance(value, (str, tuple, list, set, frozenset, dict, partial)):
        yield value


def _in_code(code: CodeType) -> tuple[set[str], set[str]]:
    """The names and the texts of a function, and of those within it."""
    names, texts = {*code.co_names, *code.co_freevars}, set[str]()
    consts: list[object] = [*code.co_consts]
    while consts:
        const = consts.pop()
        if isinstance(const, CodeType):
            inner, more = _in_code(const)
            names |= inner
            texts |= more
        elif isinstance(const, str):
            texts.add(const)
        elif isinstance(const, (tuple, frozenset)):
            consts += const
    return names, texts
