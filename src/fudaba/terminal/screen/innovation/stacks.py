"""A stack of a board: its top card, and of the cards beneath it just what the splay shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from fudaba.games.innovation.printed import ASLANT, COLOURS, ICONS, LEFT, RIGHT, SPLAYS, UP, VISIBLE
from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper, cut
from fudaba.terminal.screen.innovation.cards import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    PLAIN,
    TILE,
    TOP_LEFT,
    Look,
    counters,
    draw_foot,
    draw_icon,
    draw_top,
    face_of,
    icon_sign,
    shade,
)
from fudaba.terminal.session.scene import Scene

SLIVER: Final = TILE + 1
"""How many cells each further card looks out at a side."""
NARROWEST: Final = 10
"""A top card is never narrower than this."""


class Stack(NamedTuple):
    """The cards of one colour, the bottom card first, and how they are splayed."""

    colour: str
    cards: Sequence[str]
    splay: int

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
    return scene.words.say("terminal-innovation-splay", splay=SPLAYS[splay]) if splay else ""


def caption(scene: Scene, stack: Stack) -> str:
    """How many cards a stack has, and what its splay shows: "4← Ca3Le1 Ec +2"."""
    arrow = scene.words.say("terminal-innovation-arrow", splay=SPLAYS[stack.splay])
    told = "".join(f"{icon_sign(scene, icon)}{number}" for icon, number in shown(scene, stack).items())
    told += "".join(f" {icon_sign(scene, mark)}" for mark in marks(scene, stack))
    count = scene.words.say("terminal-innovation-stack", cards=len(stack.cards))
    return f"{count}{arrow} {told.strip()}".rstrip()


def draw_stack(
    paper: Paper,
    x: int,
    y: int,
    width: int,
    rows: int,
    below: int,
    scene: Scene,
    inks: Inks,
    stack: Stack,
    look: Look = PLAIN,
) -> None:
    """A stack whose top card has so many rows, with room below for some cards.

    Cards for which there is no room at a side or below are only in the caption.
    """
    if not stack.cards:
        paper.write(x, y, "·" * 3, inks.by(inks.line_2))
        return
    fits = max(0, (width - NARROWEST) // SLIVER)
    beside = min(stack.beside, fits) if rows >= 2 else 0
    below = min(stack.below, below) if rows >= 2 else 0
    if stack.splay == ASLANT:
        beside = below = min(beside, below)
    wide = width - beside * SLIVER
    left = x + beside * SLIVER if stack.splay in (RIGHT, ASLANT) else x
    for depth in range(max(beside, below), 0, -1):
        face = stack.covered[depth - 1]
        aside = depth * SLIVER if depth <= beside else 0
        if stack.splay == LEFT:
            _sliver(paper, left + wide + aside - SLIVER, y, rows, scene, inks, face, (BOTTOM_RIGHT,))
        elif stack.splay == RIGHT:
            _sliver(paper, left - aside, y, rows, scene, inks, face, (TOP_LEFT, BOTTOM_LEFT))
        else:
            _edge(paper, left - aside, y + depth, wide, rows, scene, inks, face, aslant=stack.splay == ASLANT)
    draw_top(paper, left, y, wide, rows, scene, inks, stack.cards[-1], look)


def _sliver(
    paper: Paper,
    x: int,
    y: int,
    rows: int,
    scene: Scene,
    inks: Inks,
    face: str,
    places: tuple[int, ...],
) -> None:
    """The edge of a card that looks out at a side: the places above and below that can be seen."""
    paper.fill(x, y, SLIVER, rows, shade(face, inks))
    printed = face_of(scene, face)
    icons = printed.icons if printed is not None else ()
    left = x + 1 if places == (BOTTOM_RIGHT,) else x
    for place in places:
        if place < len(icons):
            row = y if place == TOP_LEFT else y + rows - 1
            draw_icon(paper, left, row, scene, inks, icons[place])


def _edge(
    paper: Paper,
    x: int,
    y: int,
    width: int,
    rows: int,
    scene: Scene,
    inks: Inks,
    face: str,
    *,
    aslant: bool,
) -> None:
    """A card that looks out at the bottom; aslant also at its top left."""
    paper.fill(x, y, width, rows, shade(face, inks))
    printed = face_of(scene, face)
    if printed is None:
        return
    if aslant and printed.icons:
        draw_icon(paper, x, y, scene, inks, printed.icons[TOP_LEFT])
    draw_foot(paper, x, y + rows - 1, width, scene, inks, printed.icons)


def draw_caption(paper: Paper, x: int, y: int, width: int, scene: Scene, inks: Inks, stack: Stack) -> None:
    """The caption below a stack; as much of it as there is room for."""
    if len(stack.cards) > 1:
        told = caption(scene, stack)
        if cell_len(told) > width:
            told = told.replace(" ", "")
        paper.write(x, y, cut(told, width), inks.by(inks.ink_2))
