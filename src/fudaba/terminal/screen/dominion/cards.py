"""The faces of Dominion's cards: a chip in one row, or a card; a spine tells the types."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from fudaba.terminal.canvas.inks import Inks, between
from fudaba.terminal.canvas.paper import Paper, cut, wrapped
from fudaba.text.dominion.table import facts_of, type_word, type_words
from fudaba.text.scene import Scene

SOLID = ("treasure", "victory", "curse", "night")
"""Types whose cards are all of one colour, if they have no other type."""
OF_TYPE = {
    "action": "action",
    "treasure": "treasure",
    "victory": "victory",
    "curse": "curse",
    "attack": "attack",
    "reaction": "reaction",
    "duration": "duration",
    "night": "night",
    "reserve": "reserve",
    "ruins": "ruins",
    "shelter": "shelter",
    "way": "way",
    "event": "event",
    "landmark": "landmark",
    "project": "project",
    "ally": "ally",
    "trait": "trait",
    "prophecy": "prophecy",
    "boon": "ally",
    "hex": "curse",
    "state": "event",
    "artifact": "reserve",
}
"""The ink of each type and kind of landscape that has one of its own; others are only named."""
_FOR_NAMES = ("duration", "reaction", "reserve", "ruins", "shelter")
"""Types that a name is written in the ink of, rather than in that of an Action."""


@cache
def inks_of(id: str) -> tuple[str, ...]:
    """The inks of a card's or landscape's types, in printed order."""
    return tuple(OF_TYPE[type] for type in facts_of(id).types if type in OF_TYPE) or ("action",)


def colour_of(face: str) -> str:
    """The ink in which a card's name is written in a sentence."""
    inks = inks_of(face)
    return next((ink for ink in inks if ink in _FOR_NAMES), inks[0])


class Look(NamedTuple):
    """How a card stands on the table or in the hand.

    key: what chooses it. hatched: it cannot be chosen now. picked: how many of it are chosen. right: what
    stands at the right edge of a chip. there: how many of a card there are.
    """

    key: str = ""
    hatched: bool = False
    picked: int = 0
    right: str = ""
    there: int = 1

    @property
    def counted(self) -> str:
        """How many are chosen of how many, or how many there are if there are several."""
        if self.picked:
            return f"{self.picked}/{self.there}"
        return f"\N{MULTIPLICATION SIGN}{self.there}" if self.there > 1 else ""


PLAIN = Look()


def ground(face: str, inks: Inks) -> Style:
    """The paper of a card, with what is written on it."""
    face_inks = inks_of(face)
    if len(face_inks) == 1 and face_inks[0] in SOLID:
        fill, on, _ = inks.fills[face_inks[0]]
        return inks.on(fill, on)
    wash = next((inks.washes[ink] for ink in face_inks if ink in inks.washes), inks.sheet)
    return inks.on(wash, inks.ink)


def chip_width(scene: Scene, face: str, look: Look = PLAIN) -> int:
    """How many cells `draw_chip` takes."""
    right = cell_len(look.right) + 1 if look.right else 0
    return cell_len(scene.narrator.card(face)) + right + 4


def draw_chip(
    paper: Paper, x: int, y: int, scene: Scene, inks: Inks, face: str, look: Look = PLAIN, width: int = 0
) -> int:
    """A card in one row: its key, its spine, its name and what stands at the right. Returns where it ends."""
    width = width or chip_width(scene, face, look)
    paper.card(x, y, width, 1, face)
    own = inks.on(inks.ink, inks.on_ink, bold=True) if look.picked else ground(face, inks)
    paper.fill(x + 1, y, width - 1, 1, own)
    if look.hatched:
        paper.hatch(x + 2, y, width - 2, 1, inks.by(_hatching(own, inks)), every=1)
    if look.key:
        paper.write(x, y, look.key, inks.on(inks.ink, inks.on_ink, bold=True))
        paper.spot(x, y, width, 1, look.key)
    draw_spine(paper, x + 1, y, inks, face)
    right = f" {look.right}" if look.right else ""
    room = width - 4 - cell_len(right)
    bold = Style(bold=bool(look.key))
    paper.write(x + 2, y, f" {cut(scene.narrator.card(face), room)} ", own + bold)
    paper.write(x + width - 1 - cell_len(right), y, f"{right} ", own)
    return x + width


def draw_spine(paper: Paper, x: int, y: int, inks: Inks, face: str, rows: int = 1) -> None:
    """The edge that tells the types by their inks, two in one cell where there are no more rows."""
    own = inks_of(face)
    if rows == 1:
        first, last = inks.fills[own[0]][0], inks.fills[own[-1]][0]
        if len(own) > 1:
            paper.write(x, y, "▀", inks.on(last, first))
        else:
            paper.write(x, y, " ", inks.on(first, first))
        return
    for row in range(rows):
        fill = inks.fills[own[min(row * len(own) // rows, len(own) - 1)]][0]
        paper.write(x, y + row, " ", inks.on(fill, fill))


def _hatching(own: Style, inks: Inks) -> str:
    paper = own.bgcolor.name if own.bgcolor is not None else inks.sheet
    ink = own.color.name if own.color is not None else inks.ink
    return between(paper, ink, 0.45)


def draw_card(
    paper: Paper,
    x: int,
    y: int,
    width: int,
    height: int,
    scene: Scene,
    inks: Inks,
    face: str,
    look: Look = PLAIN,
) -> None:
    """A card as large as its rectangle of at least 8 by 3 cells: name, figures, types, cost, how many."""
    own = inks.on(inks.ink, inks.on_ink) if look.picked else ground(face, inks)
    paper.fill(x, y, width, height, own)
    paper.card(x, y, width, height, face)
    if look.hatched:
        paper.hatch(x + 1, y, width - 1, height, inks.by(_hatching(own, inks)))
    draw_spine(paper, x, y, inks, face, height)
    room = width - 3
    line = y
    for row in wrapped(scene.narrator.card(face), room)[: max(1, height - 2)]:
        paper.write(x + 1, line, f" {cut(row, room)} ", own + Style(bold=True))
        line += 1
    types = [type_words(scene.words, facts_of(face).types)] if height >= 4 else []
    if height >= 6 and cell_len(types[0]) > room:
        types = [type_word(scene.words, type) for type in facts_of(face).types[:2]]
    bottom = y + height - 1 - len(types)
    figures = _figures(scene, face)
    for row in wrapped(figures, width - 3)[: max(0, bottom - line)] if figures else ():
        paper.write(x + 1, line, f" {row} ", own)
        line += 1
    for row in types:
        paper.write(x + 1, bottom, f" {cut(row, room)} ", own + Style(italic=True))
        bottom += 1
    foot = y + height - 1
    if look.key:
        paper.write(x + 1, foot, f" {look.key} ", inks.on(inks.ink, inks.on_ink, bold=True))
        paper.spot(x, y, width, height, look.key)
    elif look.right:
        room = width - 3 - (cell_len(look.counted) + 1 if look.counted else 0)
        paper.write(x + 1, foot, f" {cut(look.right, room)} ", own + Style(bold=True))
    if look.counted:
        left = x + width - 2 - cell_len(look.counted)
        paper.write(left, foot, f" {look.counted} ", own + Style(bold=True))


def _figures(scene: Scene, face: str) -> str:
    """What stands large on the card: its figures, or what it is worth."""
    own = facts_of(face)
    say = scene.words.say
    # text: dominion-plus-*
    told = [say(f"dominion-plus-{name}", number=number) for name, number in own.figures.items()]
    if own.worth:
        told.append(say("dominion-told-worth", points=own.worth))
    return " ".join(told)
