"""The faces of Bridge Over's cards, as large or as small as there is room."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette, between
from fudaba.terminal.screen.bridge_over.signs import COUNTS, SIGNS
from fudaba.text.bridge_over.table import facts
from fudaba.text.narrator import Narrator
from fudaba.text.wrapping import cut, padded, wrapped

SHAPES = {"red": "●", "green": "▲", "blue": "■", "yellow": "◆"}
COLOURS = tuple(SHAPES)


class Face(NamedTuple):
    """What is printed on a card."""

    id: str
    """The id of the face."""
    colours: tuple[str, ...]
    """The colours that it has."""
    group: str
    """The first of the card's types."""
    number: int
    """The number, -1 where it has none."""
    points: int
    """The points that it costs in the hand."""
    front_points: int
    """The points that it counts in front of a player."""


@cache
def face_of(face: str) -> Face:
    """Read the engine's word for a face."""
    colours, _, id = face.rpartition(" ")
    printed = facts()[id]
    return Face(
        id,
        tuple(colours.split("/")) if colours else (),
        printed.types[0],
        -1 if printed.number is None else printed.number,
        printed.points,
        -1 if printed.front_points is None else printed.front_points,
    )


class Marking(NamedTuple):
    """How a card stands on the table or in the hand."""

    key: str = ""
    """The key that chooses it, "" for none."""
    hatched: bool = False
    """Whether it cannot be chosen now."""
    picked: bool = False
    """Whether it is chosen."""
    shown: str = ""
    """The colour that was named for it, "" for none."""


PLAIN = Marking()


def sign(narrator: Narrator, colour: str) -> str:
    """A colour's letter and shape: "R●", "赤●"."""
    return narrator.words.say(f"bridge_over-letter-{colour}") + SHAPES[colour]


@dataclass(frozen=True)
class _Drawing:
    """One card at its place on a canvas."""

    canvas: Canvas
    """What it is drawn on."""
    x: int
    """Its first column."""
    y: int
    """Its first row."""
    width: int
    """How many columns."""
    height: int
    """How many rows."""
    card: Face
    """What is printed on it."""
    narrator: Narrator
    """Gives its words."""
    palette: Palette
    """The colours to draw in."""
    marking: Marking
    """How the card stands there."""

    @property
    def split(self) -> bool:
        """Whether it shows two colours."""
        return len(self.card.colours) == 2 and not self.marking.shown

    def draw(self) -> None:
        """Surface, middle, corners, and what its look adds."""
        canvas, x, y, palette, marking = self.canvas, self.x, self.y, self.palette, self.marking
        ground, fill, on = _ground(self.card, palette, marking.shown)
        canvas.fill(x, y, self.width, self.height, ground)
        if self.split:
            self._halves()
        elif self.card.group in ("wild", "special"):
            self._heads(self.width - 3 if marking.key else self.width)
        elif self.card.group == "defence":
            canvas.frame(x, y, self.width, self.height, ground, heavy=True)
        elif self.card.group in ("public", "discard"):
            canvas.fill(x, y, self.width, 1, palette.on(on, fill))
        self._middle()
        self._corners()
        if marking.hatched:
            canvas.hatch(x, y, self.width, self.height, palette.by(between(on, fill, 0.5)))
        if marking.key:
            canvas.write(
                x + self.width - 3, y, f" {marking.key} ", palette.on(palette.ink, palette.on_ink, bold=True)
            )
        if marking.picked:
            canvas.write(x + self.width - 2, y + self.height - 1, "◢█", palette.by(palette.ink))

    def _halves(self) -> None:
        fill, on, _ = self.palette.fills[self.card.colours[1]]
        for row in range(self.height):
            kept = self.width - round(self.width * (row + 1) / (self.height + 1))
            self.canvas.fill(self.x + kept, self.y + row, self.width - kept, 1, self.palette.on(fill, on))

    def _heads(self, width: int) -> None:
        """All four colours along the upper edge."""
        for place, colour in enumerate(COLOURS):
            start, end = width * place // 4, width * (place + 1) // 4
            fill, on, _ = self.palette.fills[colour]
            text = padded(SHAPES[colour], end - start, middle=True)
            self.canvas.write(self.x + start, self.y, text, self.palette.on(fill, on))

    def _corners(self) -> None:
        card, marking = self.card, self.marking
        if card.group == "defence" and self.width >= 11:
            word = self.narrator.words.say("terminal-bridge_over-defence")
            room = self.width - (4 if marking.key else 2)
            self.canvas.write(
                self.x + 1, self.y, cut(word, room), self.palette.by(self.palette.fills["white"][1])
            )
        if not card.colours:
            return
        bold = Style(bold=True)
        self.canvas.write(self.x + 1, self.y, sign(self.narrator, marking.shown or card.colours[0]), bold)
        opposite = self.split or (card.number >= 0 and self.height >= 7)
        if opposite and not marking.picked:
            other = sign(self.narrator, marking.shown or card.colours[-1])
            left = self.x + self.width - 1 - cell_len(other)
            self.canvas.write(left, self.y + self.height - 1, other, bold)

    def _middle(self) -> None:
        """The numeral or sign, and the name below it."""
        card, width, height = self.card, self.width, self.height
        name = "" if card.number >= 0 else self.narrator.kind(card.id)
        figure: tuple[str, ...] = ()
        if card.number >= 0:
            figure = numerals.numeral(str(card.number))
            if height < 6 or numerals.width(figure) > width:
                figure = numerals.small(str(card.number))
        elif height >= 6:
            figure = numerals.numeral(COUNTS[card.id]) if card.id in COUNTS else SIGNS.get(card.id, ())
        rows = _balanced(name, width - 2 if width >= 11 else width) if name else []
        tall, wide = numerals.rows(figure), numerals.width(figure)
        room = height - 1 - len(rows)
        on_tile = self.palette.on(*self.palette.fills["white"][:2], bold=True)
        if figure and wide <= width and tall <= room:
            left = self.x + (width - wide) // 2
            top = self.y + 1 + max(0, room - tall - (1 if rows else 0)) // 2
            if self.split:
                self.canvas.fill(left - 1, top, wide + 2, tall, on_tile)
            self.canvas.stamp(left, top, figure, Style())
            line = self.y + min(height - len(rows), max(1 + tall, room))
        else:
            line = self.y + 1 + max(0, room // 2)
        for number, row in enumerate(rows):
            text = padded(row, min(width, cell_len(row) + 2), middle=True) if self.split else cut(row, width)
            left = self.x + max(0, (width - cell_len(text)) // 2)
            self.canvas.write(left, line + number, text, on_tile if self.split else Style(bold=True))


def draw(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    face: str,
    narrator: Narrator,
    palette: Palette,
    marking: Marking = PLAIN,
) -> None:
    """Draw a card into a rectangle of at least 7 by 3 cells."""
    canvas.card(x, y, width, height, face)
    _Drawing(canvas, x, y, width, height, face_of(face), narrator, palette, marking).draw()


def chip(face: str, narrator: Narrator, marking: Marking = PLAIN) -> str:
    """A card in one row: its sign and its name."""
    card = face_of(face)
    signs = "/".join(sign(narrator, colour) for colour in card.colours)
    name = narrator.kind(card.id)
    key = f"{marking.key}  " if marking.key else ""
    return f" {key}{signs} {name} " if signs else f" {key}{name} "


def draw_chip(
    canvas: Canvas, x: int, y: int, face: str, narrator: Narrator, palette: Palette, marking: Marking = PLAIN
) -> int:
    """Draw a card in one row; returns where it ends."""
    card = face_of(face)
    ground, fill, on = _ground(card, palette, marking.shown)
    end = canvas.write(x, y, chip(face, narrator, marking), ground + Style(bold=bool(marking.key)))
    canvas.card(x, y, end - x, 1, face)
    if len(card.colours) == 2 and not marking.shown:
        second, over, _ = palette.fills[card.colours[1]]
        canvas.fill(end - 1, y, 1, 1, palette.on(second, over))
    if marking.key:
        canvas.write(x, y, f" {marking.key} ", palette.on(palette.ink, palette.on_ink, bold=True))
    if marking.hatched:
        canvas.hatch(x, y, end - x, 1, palette.by(between(on, fill, 0.4)), every=1)
    if marking.picked:
        canvas.write(end - 1, y, "█", palette.by(palette.ink))
    return end


def colour_of(face: str) -> str:
    """The ink in which the card's name is written in a sentence."""
    colours = face_of(face).colours
    return colours[0] if len(colours) == 1 else "ink"


def _ground(card: Face, palette: Palette, shown: str) -> tuple[Style, str, str]:
    """A card's surface, its colour, and the colour of what is written on it."""
    if shown:
        name = shown
    elif card.colours:
        name = card.colours[0]
    else:
        name = "ink" if card.group in ("wild", "special") else "white"
    fill, on, _ = palette.fills[name]
    return palette.on(fill, on), fill, on


def _balanced(name: str, width: int) -> list[str]:
    """A name in as few rows as possible, and these as even as possible."""
    rows = wrapped(name, width)
    for narrower in range(width - 1, 2, -1):
        tried = wrapped(name, narrower)
        if len(tried) > len(rows) or any(cell_len(word) > narrower for word in name.split()):
            break
        rows = tried
    return rows
