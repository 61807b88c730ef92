"""What may be taken back, by the table's rule.

Free is what nobody could have learnt from: one's own last answer, as long as nothing has been revealed and
no other person has answered since. Beyond that the other people at the table are asked, where the
rule is "consent". Where all others are bots there is nobody to ask.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from fudaba.server.protocol.schema import Taking, UndoRule
from fudaba.server.protocol.texts import say


class Gave(NamedTuple):
    """A question that was shown, and answered. decider: by whom.

    revealed: whether the answer brought something to light. asked: whether they really were; where nobody had
    to be, it counts all the same, or what may be taken back would tell that.
    """

    decider: int
    revealed: bool
    asked: bool = True


class Takes(NamedTuple):
    """What may be taken back. told: as everybody may know it. answers: how many really were given."""

    told: Taking
    answers: int


def taking(
    given: Iterable[Gave],
    seat: int,
    rule: UndoRule,
    people: Collection[int],
    here: Collection[int],
    *,
    over: bool = False,
) -> Takes:
    """What this seat may take back now.

    given: the questions that were shown before, the latest first. people: the seats of persons. here: those
    who could be asked. over: whether it is the end.
    """
    if rule == "off":
        return _none("off")
    if over:
        return _none("over")
    others = [other for other in people if other != seat]
    revealed = answered = False
    count = answers = 0
    for gave in given:
        count += 1
        answers += gave.asked
        revealed = revealed or gave.revealed
        answered = answered or gave.decider in others
        if gave.asked and gave.decider == seat:
            break
    else:
        return _none("nothing")
    after = say("server-undo-answers", after=count - 1)
    if not (revealed or answered) or not others:
        return Takes(Taking("free", count, "", after), answers)
    why = "revealed" if revealed else "others"
    if rule == "free":
        return _none(why)
    if not any(other in here for other in others):
        return _none("away")
    return Takes(Taking("consent", count, why, after), answers)


def _none(why: str) -> Takes:
    # text: server-undo-*
    return Takes(Taking("none", 0, why, say(f"server-undo-{why}")), 0)
