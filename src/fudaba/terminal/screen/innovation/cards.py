"""The faces of Innovation's cards: what is printed, the signs of icons, and a card in a few rows."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from fudaba.games.innovation.printed import ICONS
from fudaba.terminal.canvas.inks import Inks, between
from fudaba.terminal.canvas.paper import Paper, cut, wrapped
from fudaba.text.innovation.faces import TOP_CENTRE, UNSIGNED, face_of, facts_of, kind_of_icon, number_of_icon
from fudaba.text.scene import Scene

TILE: Final = 2
"""How many cells an icon takes."""
TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT = range(4)


class Look(NamedTuple):
    """How a card stands on the table or in the hand.

    key: what chooses it. picked: it is chosen. hatched: it cannot be chosen now.
    """

    key: str = ""
    picked: bool = False
    hatched: bool = False


PLAIN: Final = Look()


def colour_of(face: str) -> str:
    """The ink in which a card's name is written in a sentence."""
    facts = facts_of(face)
    return facts.colour if facts is not None else "ink"


def icon_sign(scene: Scene, icon: str) -> str:
    """An icon in two cells."""
    return scene.words.say("terminal-innovation-sign", icon=kind_of_icon(icon), number=number_of_icon(icon))


def ground(face: str, inks: Inks) -> Style:
    """The surface of a card, with what is written on it."""
    fill, on, _ = inks.fills[colour_of(face)]
    return inks.on(fill, on)


def shade(face: str, inks: Inks) -> Style:
    """The surface of a card that lies under another one."""
    fill, on, _ = inks.fills[colour_of(face)]
    return inks.on(between(fill, "#000000", 0.3), "#fffdf8" if colour_of(face) != "yellow" else on)


def draw_icon(paper: Paper, x: int, y: int, scene: Scene, inks: Inks, icon: str) -> None:
    """An icon as ink on a white tile; a place without one stays the card's own."""
    if icon in UNSIGNED:
        return
    fill, on, _ = inks.fills["white"]
    strong = inks.on(fill, on, bold=icon in ICONS)
    paper.fill(x, y, TILE, 1, strong)
    paper.write(x, y, icon_sign(scene, icon), strong, width=TILE)


def draw_top(
    paper: Paper,
    x: int,
    y: int,
    width: int,
    rows: int,
    scene: Scene,
    inks: Inks,
    face: str,
    look: Look = PLAIN,
) -> None:
    """A card in one to three rows: name and age above, icons below; the place at the top left has a row of
    its own only in three."""
    own = inks.on(inks.ink, inks.on_ink) if look.picked else ground(face, inks)
    paper.fill(x, y, width, rows, own)
    paper.card(x, y, width, rows, face if facts_of(face) is not None else "")
    if look.hatched:
        paper.hatch(x, y, width, rows, inks.by(_between(own)), every=2)
    printed, facts = face_of(scene, face), facts_of(face)
    icons = printed.icons if printed is not None else ()
    age = str(facts.shows) if facts is not None else ""
    name = scene.narrator.card(face)
    left = x
    if icons and (rows > 1 or width >= 14):
        draw_icon(paper, x, y, scene, inks, icons[TOP_LEFT])
        left = x + TILE
    if look.key:
        key = f" {look.key} " if rows > 1 else look.key
        left = paper.write(left, y, key, inks.on(inks.ink, inks.on_ink, bold=True))
        paper.spot(x, y, width, rows, look.key)
    paper.write(x + width - cell_len(age) - 1, y, age, own + Style(bold=True))
    if len(icons) > TOP_CENTRE and (rows > 1 or width >= 14):
        age = " " * (TILE + 1) + age
        draw_icon(paper, x + width - cell_len(age) - 1, y, scene, inks, icons[TOP_CENTRE])
    named = own + Style(bold=True)
    if rows >= 3:
        paper.write(x + 1, y + 1, cut(name, width - 1), named)
    else:
        paper.write(left + 1, y, cut(name, x + width - left - cell_len(age) - 3), named)
    if rows >= 2:
        draw_foot(paper, x, y + rows - 1, width, scene, inks, icons)


def draw_foot(
    paper: Paper, x: int, y: int, width: int, scene: Scene, inks: Inks, icons: tuple[str, ...]
) -> None:
    """The three places at a card's bottom edge."""
    if len(icons) <= BOTTOM_RIGHT:
        return
    draw_icon(paper, x, y, scene, inks, icons[BOTTOM_LEFT])
    draw_icon(paper, x + (width - TILE) // 2, y, scene, inks, icons[BOTTOM_CENTRE])
    draw_icon(paper, x + width - TILE, y, scene, inks, icons[BOTTOM_RIGHT])


def _between(own: Style) -> str:
    paper = own.bgcolor.name if own.bgcolor is not None else "#ffffff"
    ink = own.color.name if own.color is not None else "#000000"
    return between(paper, ink, 0.45)


def draw_large(paper: Paper, scene: Scene, inks: Inks, face: str) -> None:
    """A card as large as the paper."""
    width, height = paper.width, paper.height
    paper.fill(0, 0, width, height, ground(face, inks))
    own = ground(face, inks)
    printed, facts = face_of(scene, face), facts_of(face)
    if facts is not None:
        age = str(facts.shows)
        paper.write(width - 1 - cell_len(age), 0, age, own + Style(bold=True))
    row = 2
    for text in wrapped(scene.narrator.card(face), width - 2)[: max(1, height - 4)]:
        paper.write(1, row, text, own + Style(bold=True))
        row += 1
    if printed is not None:
        if printed.icons:
            draw_icon(paper, 0, 0, scene, inks, printed.icons[TOP_LEFT])
        if len(printed.icons) > TOP_CENTRE:
            draw_icon(paper, (width - TILE) // 2, 0, scene, inks, printed.icons[TOP_CENTRE])
        draw_foot(paper, 0, height - 1, width, scene, inks, printed.icons)
