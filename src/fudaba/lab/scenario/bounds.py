"""Limits for scenarios from outside (`kernel.bounds`): what exceeds one is an error on its line."""

from __future__ import annotations

from collections.abc import Iterator

from fudaba.kernel.bounds import LARGEST, LONGEST, MOST_CARDS, MOST_OF_ALL, shortened, times_of
from fudaba.lab.errors import wrong
from fudaba.lab.values import nodes

_APART = ("seed", "earlier", "notes")
"""The keys of what is neither laid out nor done."""


def check_document(document: nodes.Node) -> None:
    """Raise `Wrong` for a scenario that is too much to be laid out. How deep it may be, `nodes` says."""
    cards = total = 0
    for scalar in _scalars(document):
        number = scalar.value
        if isinstance(number, str):
            if len(number) > LONGEST:
                raise wrong("lab-page-word", line=scalar.line, most=LONGEST)
            number = times_of(number)
            cards += number
        elif type(number) is int:
            total += abs(number)
        if type(number) is int and abs(number) > LARGEST:
            raise wrong("lab-page-number", line=scalar.line, number=shortened(number), most=LARGEST)
    if cards > MOST_CARDS or total > MOST_OF_ALL:
        raise wrong("lab-page-cards", line=document.line, most=MOST_CARDS)


def _scalars(node: nodes.Node) -> Iterator[nodes.Scalar]:
    """All scalars that say what lies where, and what is done."""
    if isinstance(node, nodes.Scalar):
        yield node
    elif isinstance(node, nodes.Items):
        for item in node.items:
            yield from _scalars(item)
    else:
        for entry in node.entries:
            if entry.key not in _APART:
                yield from _scalars(entry.value)
