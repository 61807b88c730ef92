"""What may be taken back, by the table's rule.

Free is what nobody could have learnt from: one's own last answer, as long as nothing has come to light and
no other person has answered since. Beyond that the other people at the table are asked, where the
rule is "consent". Where all others are bots there is nobody to ask.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from fudaba.server.parts import Taking, UndoRule
from fudaba.server.told import say


class Given(NamedTuple):
    """The answers as they are known at the moment that is shown.

    deciders: who gave each. revealed: what each brought to light, until then. over: whether it is the end.
    """

    deciders: Sequence[int]
    revealed: Sequence[bool]
    over: bool


def taking(given: Given, seat: int, rule: UndoRule, people: Collection[int], here: Collection[int]) -> Taking:
    """What this seat may take back now. people: the seats of persons. here: those who could be asked."""
    if rule == "off":
        return _none("off")
    if given.over:
        return _none("over")
    others = [other for other in people if other != seat]
    revealed = answered = False
    count = 0
    for decider, lit in zip(reversed(given.deciders), reversed(given.revealed), strict=True):
        count += 1
        revealed = revealed or lit
        answered = answered or decider in others
        if decider == seat:
            break
    else:
        return _none("nothing")
    after = say("server-undo-answers", after=count - 1)
    if not (revealed or answered) or not others:
        return Taking("free", count, "", after)
    why = "revealed" if revealed else "others"
    if rule == "free":
        return _none(why)
    if not any(other in here for other in others):
        return _none("away")
    return Taking("consent", count, why, after)


def _none(why: str) -> Taking:
    # text: server-undo-*
    return Taking("none", 0, why, say(f"server-undo-{why}"))
