"""The faces of Innovation's cards: what is printed, the signs of icons, and a card in a few rows."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from fudaba.games.innovation.facts.printed import ICONS
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette, between
from fudaba.text.innovation.faces import TOP_CENTRE, UNSIGNED, face_of, facts_of, kind_of_icon, number_of_icon
from fudaba.text.scene import Scene
from fudaba.text.wrapping import cut, wrapped

TILE: Final = 2
"""How many cells an icon takes."""
TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT = range(4)


class Marking(NamedTuple):
    """How a card stands on the table or in the hand."""

    key: str = ""
    """The key that chooses it, "" for none."""
    picked: bool = False
    """Whether it is chosen."""
    hatched: bool = False
    """Whether it cannot be chosen now."""


PLAIN: Final = Marking()


def colour_of(face: str) -> str:
    """The ink in which a card's name is written in a sentence."""
    facts = facts_of(face)
    return facts.colour if facts is not None else "ink"


def icon_sign(scene: Scene, icon: str) -> str:
    """An icon in two cells."""
    return scene.words.say("terminal-innovation-sign", icon=kind_of_icon(icon), number=number_of_icon(icon))


def ground(face: str, palette: Palette) -> Style:
    """The surface of a card, with what is written on it."""
    fill, on, _ = palette.fills[colour_of(face)]
    return palette.on(fill, on)


def shade(face: str, palette: Palette) -> Style:
    """The surface of a card that lies under another one."""
    fill, on, _ = palette.fills[colour_of(face)]
    return palette.on(between(fill, "#000000", 0.3), "#fffdf8" if colour_of(face) != "yellow" else on)


def draw_icon(canvas: Canvas, x: int, y: int, scene: Scene, palette: Palette, icon: str) -> None:
    """An icon as ink on a white tile; a place without one stays the card's own."""
    if icon in UNSIGNED:
        return
    fill, on, _ = palette.fills["white"]
    strong = palette.on(fill, on, bold=icon in ICONS)
    canvas.fill(x, y, TILE, 1, strong)
    canvas.write(x, y, icon_sign(scene, icon), strong, width=TILE)


def draw_top(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    rows: int,
    scene: Scene,
    palette: Palette,
    face: str,
    marking: Marking = PLAIN,
) -> None:
    """A card in one to three rows: name and age above, icons below; the place at the top left has a row of
    its own only in three."""
    own = palette.on(palette.ink, palette.on_ink) if marking.picked else ground(face, palette)
    canvas.fill(x, y, width, rows, own)
    canvas.card(x, y, width, rows, face if facts_of(face) is not None else "")
    if marking.hatched:
        canvas.hatch(x, y, width, rows, palette.by(_between(own)), every=2)
    printed, facts = face_of(scene, face), facts_of(face)
    icons = printed.icons if printed is not None else ()
    age = str(facts.shows) if facts is not None else ""
    name = scene.narrator.card(face)
    left = x
    if icons and (rows > 1 or width >= 14):
        draw_icon(canvas, x, y, scene, palette, icons[TOP_LEFT])
        left = x + TILE
    if marking.key:
        key = f" {marking.key} " if rows > 1 else marking.key
        left = canvas.write(left, y, key, palette.on(palette.ink, palette.on_ink, bold=True))
        canvas.spot(x, y, width, rows, marking.key)
    canvas.write(x + width - cell_len(age) - 1, y, age, own + Style(bold=True))
    if len(icons) > TOP_CENTRE and (rows > 1 or width >= 14):
        age = " " * (TILE + 1) + age
        draw_icon(canvas, x + width - cell_len(age) - 1, y, scene, palette, icons[TOP_CENTRE])
    named = own + Style(bold=True)
    if rows >= 3:
        canvas.write(x + 1, y + 1, cut(name, width - 1), named)
    else:
        canvas.write(left + 1, y, cut(name, x + width - left - cell_len(age) - 3), named)
    if rows >= 2:
        draw_foot(canvas, x, y + rows - 1, width, scene, palette, icons)


def draw_foot(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, palette: Palette, icons: tuple[str, ...]
) -> None:
    """The three places at a card's bottom edge."""
    if len(icons) <= BOTTOM_RIGHT:
        return
    draw_icon(canvas, x, y, scene, palette, icons[BOTTOM_LEFT])
    draw_icon(canvas, x + (width - TILE) // 2, y, scene, palette, icons[BOTTOM_CENTRE])
    draw_icon(canvas, x + width - TILE, y, scene, palette, icons[BOTTOM_RIGHT])


def _between(own: Style) -> str:
    paper = own.bgcolor.name if own.bgcolor is not None else "#ffffff"
    ink = own.color.name if own.color is not None else "#000000"
    return between(paper, ink, 0.45)


def draw_large(canvas: Canvas, scene: Scene, palette: Palette, face: str) -> None:
    """A card as large as the canvas."""
    width, height = canvas.width, canvas.height
    canvas.fill(0, 0, width, height, ground(face, palette))
    own = ground(face, palette)
    printed, facts = face_of(scene, face), facts_of(face)
    if facts is not None:
        age = str(facts.shows)
        canvas.write(width - 1 - cell_len(age), 0, age, own + Style(bold=True))
    row = 2
    for text in wrapped(scene.narrator.card(face), width - 2)[: max(1, height - 4)]:
        canvas.write(1, row, text, own + Style(bold=True))
        row += 1
    if printed is not None:
        if printed.icons:
            draw_icon(canvas, 0, 0, scene, palette, printed.icons[TOP_LEFT])
        if len(printed.icons) > TOP_CENTRE:
            draw_icon(canvas, (width - TILE) // 2, 0, scene, palette, printed.icons[TOP_CENTRE])
        draw_foot(canvas, 0, height - 1, width, scene, palette, printed.icons)
