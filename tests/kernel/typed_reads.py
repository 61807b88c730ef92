"""Readers that are wrong in what they take out of a view, a question or a line: mypy says so for each.

Nothing of it is run. Each mistake stands behind the error that it must be: where mypy no longer finds it, the
`type: ignore` is of no use, and that is an error of mypy itself (`warn_unused_ignores`).
"""

from __future__ import annotations

from fudaba.games.bridge_over.shown import Public
from fudaba.kernel.ask import Ask
from fudaba.kernel.events import Event
from fudaba.kernel.view import View


def reads_a_table(view: View) -> int:
    """A field has one name and one type, and no other way leads to it."""
    seen = view.data()
    assert seen["zones"]  # type: ignore[index] # a view is no dictionary
    assert seen.zone("hand", 0).crads  # type: ignore[attr-defined] # mistyped
    assert seen.public.attack  # type: ignore[attr-defined] # only of one game, see below
    assert view.public_as(Public).atack  # type: ignore[attr-defined] # mistyped
    assert seen.ending.winners  # type: ignore[union-attr] # while the game goes on there is none
    return seen.zone("hand", 0).cards  # type: ignore[return-value] # cards are no number


def reads_a_question(view: View, ask: Ask) -> None:
    """What only its decider is told must not be read where somebody else may look."""
    asked = view.asked(ask)
    assert asked.owner  # type: ignore[union-attr] # once the game is over nobody is asked
    assert asked is not None
    assert asked.options  # type: ignore[attr-defined] # to others only who decides is told
    put = view.put(ask)
    assert put.options[0].cards  # type: ignore[attr-defined] # an option is about one card
    assert put.least + put.word  # type: ignore[operator] # a word is no number
    put.most = 2  # type: ignore[misc] # what is seen cannot be changed


def reads_the_log(view: View, event: Event) -> str:
    """Where cards may not be known there are none, which is not the same as a missing field."""
    line = view.event(event)
    assert line.cards.face  # type: ignore[attr-defined] # there may be several
    assert line.audience  # type: ignore[attr-defined] # who else may know is told to nobody
    return line.count  # type: ignore[return-value] # a number is no word
