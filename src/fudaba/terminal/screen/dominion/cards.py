"""The faces of Dominion's cards: a chip in one row, or a card; a spine tells the types."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette, between
from fudaba.text.dominion.table import facts_of, type_word, type_words
from fudaba.text.scene import Scene
from fudaba.text.wrapping import cut, wrapped

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
    palette = inks_of(face)
    return next((ink for ink in palette if ink in _FOR_NAMES), palette[0])


class Marking(NamedTuple):
    """How a card stands on the table or in the hand."""

    key: str = ""
    """The key that chooses it."""
    hatched: bool = False
    """Whether it cannot be chosen now."""
    picked: int = 0
    """How many of it are chosen."""
    right: str = ""
    """What stands at the right edge of a chip."""
    there: int = 1
    """How many of a card there are."""

    @property
    def counted(self) -> str:
        """How many are chosen of how many, or how many there are if there are several."""
        if self.picked:
            return f"{self.picked}/{self.there}"
        return f"\N{MULTIPLICATION SIGN}{self.there}" if self.there > 1 else ""


PLAIN = Marking()


def ground(face: str, palette: Palette) -> Style:
    """The paper of a card, with what is written on it."""
    face_inks = inks_of(face)
    if len(face_inks) == 1 and face_inks[0] in SOLID:
        fill, on, _ = palette.fills[face_inks[0]]
        return palette.on(fill, on)
    wash = next((palette.washes[ink] for ink in face_inks if ink in palette.washes), palette.dialog)
    return palette.on(wash, palette.ink)


def chip_width(scene: Scene, face: str, marking: Marking = PLAIN) -> int:
    """How many cells `draw_chip` takes."""
    right = cell_len(marking.right) + 1 if marking.right else 0
    return cell_len(scene.narrator.card(face)) + right + 4


def draw_chip(
    canvas: Canvas,
    x: int,
    y: int,
    scene: Scene,
    palette: Palette,
    face: str,
    marking: Marking = PLAIN,
    width: int = 0,
) -> int:
    """A card in one row: its key, its spine, its name and what stands at the right. Returns where it ends."""
    width = width or chip_width(scene, face, marking)
    canvas.card(x, y, width, 1, face)
    own = palette.on(palette.ink, palette.on_ink, bold=True) if marking.picked else ground(face, palette)
    canvas.fill(x + 1, y, width - 1, 1, own)
    if marking.hatched:
        canvas.hatch(x + 2, y, width - 2, 1, palette.by(_hatching(own, palette)), every=1)
    if marking.key:
        canvas.write(x, y, marking.key, palette.on(palette.ink, palette.on_ink, bold=True))
        canvas.spot(x, y, width, 1, marking.key)
    draw_spine(canvas, x + 1, y, palette, face)
    right = f" {marking.right}" if marking.right else ""
    room = width - 4 - cell_len(right)
    bold = Style(bold=bool(marking.key))
    canvas.write(x + 2, y, f" {cut(scene.narrator.card(face), room)} ", own + bold)
    canvas.write(x + width - 1 - cell_len(right), y, f"{right} ", own)
    return x + width


def draw_spine(canvas: Canvas, x: int, y: int, palette: Palette, face: str, rows: int = 1) -> None:
    """The edge that tells the types by their inks, two in one cell where there are no more rows."""
    own = inks_of(face)
    if rows == 1:
        first, last = palette.fills[own[0]][0], palette.fills[own[-1]][0]
        if len(own) > 1:
            canvas.write(x, y, "▀", palette.on(last, first))
        else:
            canvas.write(x, y, " ", palette.on(first, first))
        return
    for row in range(rows):
        fill = palette.fills[own[min(row * len(own) // rows, len(own) - 1)]][0]
        canvas.write(x, y + row, " ", palette.on(fill, fill))


def _hatching(own: Style, palette: Palette) -> str:
    canvas = own.bgcolor.name if own.bgcolor is not None else palette.dialog
    ink = own.color.name if own.color is not None else palette.ink
    return between(canvas, ink, 0.45)


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    scene: Scene,
    palette: Palette,
    face: str,
    marking: Marking = PLAIN,
) -> None:
    """A card as large as its rectangle of at least 8 by 3 cells: name, figures, types, cost, how many."""
    own = palette.on(palette.ink, palette.on_ink) if marking.picked else ground(face, palette)
    canvas.fill(x, y, width, height, own)
    canvas.card(x, y, width, height, face)
    if marking.hatched:
        canvas.hatch(x + 1, y, width - 1, height, palette.by(_hatching(own, palette)))
    draw_spine(canvas, x, y, palette, face, height)
    room = width - 3
    line = y
    for row in wrapped(scene.narrator.card(face), room)[: max(1, height - 2)]:
        canvas.write(x + 1, line, f" {cut(row, room)} ", own + Style(bold=True))
        line += 1
    types = [type_words(scene.words, facts_of(face).types)] if height >= 4 else []
    if height >= 6 and cell_len(types[0]) > room:
        types = [type_word(scene.words, type) for type in facts_of(face).types[:2]]
    bottom = y + height - 1 - len(types)
    figures = _figures(scene, face)
    for row in wrapped(figures, width - 3)[: max(0, bottom - line)] if figures else ():
        canvas.write(x + 1, line, f" {row} ", own)
        line += 1
    for row in types:
        canvas.write(x + 1, bottom, f" {cut(row, room)} ", own + Style(italic=True))
        bottom += 1
    foot = y + height - 1
    if marking.key:
        canvas.write(x + 1, foot, f" {marking.key} ", palette.on(palette.ink, palette.on_ink, bold=True))
        canvas.spot(x, y, width, height, marking.key)
    elif marking.right:
        room = width - 3 - (cell_len(marking.counted) + 1 if marking.counted else 0)
        canvas.write(x + 1, foot, f" {cut(marking.right, room)} ", own + Style(bold=True))
    if marking.counted:
        left = x + width - 2 - cell_len(marking.counted)
        canvas.write(left, foot, f" {marking.counted} ", own + Style(bold=True))


def _figures(scene: Scene, face: str) -> str:
    """What stands large on the card: its figures, or what it is worth."""
    own = facts_of(face)
    say = scene.words.say
    # text: dominion-plus-*
    parts = [say(f"dominion-plus-{name}", number=number) for name, number in own.figures.items()]
    if own.worth:
        parts.append(say("dominion-table-worth", points=own.worth))
    return " ".join(parts)
