"""A stack of a board: its top card, and what the splay shows of the cards beneath it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fudaba.games.innovation.facts.printed import ASLANT, COLOURS, ICONS, LEFT, RIGHT, SPLAYS, UP, VISIBLE
from fudaba.text.innovation.faces import counters, face_of
from fudaba.text.scene import Scene


class Stack(NamedTuple):
    """The cards of one colour on a board."""

    colour: str
    """One of the five colours."""
    cards: Sequence[str]
    """The faces of the cards, the bottom one first."""
    splay: int
    """How they are splayed: the place of the direction in `SPLAYS`, 0 for not."""

    @property
    def covered(self) -> Sequence[str]:
        """The cards beneath the top card, the nearest first."""
        return self.cards[-2::-1]

    @property
    def beside(self) -> int:
        """How many cards look out at a side."""
        return len(self.covered) if self.splay in (LEFT, RIGHT, ASLANT) else 0

    @property
    def below(self) -> int:
        """How many cards look out at the bottom."""
        return len(self.covered) if self.splay in (UP, ASLANT) else 0


def stacks_of(scene: Scene, seat: int) -> list[Stack]:
    """A player's five stacks, in the order of the colours."""
    splays = counters(scene).splays[seat]
    return [Stack(colour, scene.faces(colour, seat), splays[n]) for n, colour in enumerate(COLOURS)]


def shown(scene: Scene, stack: Stack) -> Counter[str]:
    """How many icons of each kind the splay shows on the cards beneath the top card."""
    found = Counter(_beneath(scene, stack))
    return Counter({icon: found[icon] for icon in ICONS if found[icon]})


def marks(scene: Scene, stack: Stack) -> list[str]:
    """The echo effects and bonuses that the splay shows beneath the top card, each of them."""
    found = list(_beneath(scene, stack))
    bonuses = [icon for icon in found if icon.startswith("bonus_")]
    return ["echo"] * found.count("echo") + sorted(bonuses, key=lambda icon: (len(icon), icon))


def _beneath(scene: Scene, stack: Stack) -> Iterator[str]:
    """What the splay shows on the cards beneath the top card."""
    for face in stack.covered:
        printed = face_of(scene, face)
        if printed is not None:
            yield from (printed.icons[place] for place in VISIBLE[stack.splay] if place < len(printed.icons))


def splay_word(scene: Scene, splay: int) -> str:
    """How a stack is splayed, in words; "" if it is not."""
    return scene.words.say("innovation-table-splay", splay=SPLAYS[splay]) if splay else ""
