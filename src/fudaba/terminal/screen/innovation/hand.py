"""The hand of Innovation: cards with their icons as long as there is room, else their names and ages."""

from __future__ import annotations

from rich.cells import cell_len

from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper
from fudaba.terminal.screen.innovation.cards import (
    TILE,
    Look,
    draw_icon,
    draw_top,
    ground,
)
from fudaba.terminal.screen.innovation.options import option_of
from fudaba.terminal.session.board import draw_all_hands, draw_cursor
from fudaba.terminal.session.choosing import Choice
from fudaba.text.innovation.faces import face_of, facts_of
from fudaba.text.innovation.table import hand
from fudaba.text.scene import Scene, my_seat

TALL = 3
"""The height of a card."""
SIZES = (17, 15, 13, 11)
"""How wide a card may be; the first that fits is taken, else one row a card."""


def draw_hand(paper: Paper, scene: Scene, inks: Inks, choice: Choice | None, cursor: int) -> None:
    """The cards, as large as they fit; in the order in which they came."""
    if scene.open_hands:
        draw_all_hands(paper, scene, inks)
        return
    seat, faces = my_seat(scene), hand(scene)
    count = scene.zone("hand", seat).count
    label = scene.words.say("terminal-innovation-hand", seat=scene.narrator.seat(seat), cards=count)
    x = paper.write(1, 0, label, inks.by(inks.ink_2, bold=True)) + 1
    if not faces:
        paper.write(x, 0, "▌" * min(count, max(0, paper.width - x - 1)), inks.by(inks.line_2))
        return
    looks = [_look(scene, choice, face) for face in faces]
    for wide in SIZES:
        if paper.height > TALL and len(faces) * (wide + 1) <= paper.width - 1:
            for place, (face, look) in enumerate(zip(faces, looks, strict=True)):
                left = 1 + place * (wide + 1)
                draw_top(paper, left, 1, wide, TALL, scene, inks, face, look)
                if place == cursor:
                    draw_cursor(paper, left, 1, wide, TALL, inks)
            return
    _draw_chips(paper, x, scene, inks, faces, looks, cursor)


def _look(scene: Scene, choice: Choice | None, face: str) -> Look:
    option = option_of(scene, face) if choice is not None else -1
    if choice is None or option < 0:
        return Look(hatched=choice is not None and scene.why_not(face) is not None)
    return Look(key=choice.key(option), picked=bool(choice.picked(option)))


def _draw_chips(
    paper: Paper, x: int, scene: Scene, inks: Inks, faces: list[str], looks: list[Look], cursor: int
) -> None:
    """One row a card, one after another; with icons if all fit so."""
    with_icons = next((icons for icons in (True, False) if _fits(paper, x, scene, faces, icons)), False)
    y = 0
    for place, (face, look) in enumerate(zip(faces, looks, strict=True)):
        wide = _wide(scene, face, with_icons)
        if x > 1 and x + wide > paper.width - 1:
            x, y = 1, y + 1
        if y >= paper.height:
            paper.write(paper.width - 1, paper.height - 1, "…", inks.by(inks.ink))
            return
        _draw_chip(paper, x, y, wide, scene, inks, face, look, with_icons)
        if place == cursor:
            draw_cursor(paper, x, y, wide, 1, inks)
        x += wide + 1


def _fits(paper: Paper, x: int, scene: Scene, faces: list[str], icons: bool) -> bool:
    y = 0
    for face in faces:
        wide = _wide(scene, face, icons)
        if x > 1 and x + wide > paper.width - 1:
            x, y = 1, y + 1
        x += wide + 1
    return y < paper.height


def _wide(scene: Scene, face: str, icons: bool) -> int:
    printed, facts = face_of(scene, face), facts_of(face)
    tiles = len(printed.icons) * TILE + 1 if icons and printed is not None else 0
    age = len(str(facts.age)) if facts is not None else 0
    return 1 + cell_len(scene.narrator.card(face)) + 3 + age + tiles


def _draw_chip(
    paper: Paper,
    x: int,
    y: int,
    wide: int,
    scene: Scene,
    inks: Inks,
    face: str,
    look: Look,
    with_icons: bool,
) -> None:
    own = inks.on(inks.ink, inks.on_ink) if look.picked else ground(face, inks)
    paper.fill(x, y, wide, 1, own)
    if look.key:
        paper.write(x, y, look.key, inks.on(inks.ink, inks.on_ink, bold=True))
        paper.spot(x, y, wide, 1, look.key)
    facts, printed = facts_of(face), face_of(scene, face)
    age = str(facts.age) if facts is not None else ""
    end = paper.write(x + 2, y, f"{scene.narrator.card(face)} {age}", own)
    if with_icons and printed is not None:
        for number, icon in enumerate(printed.icons):
            draw_icon(paper, end + 1 + number * TILE, y, scene, inks, icon)
    elif look.hatched:
        paper.write(x, y, "╱", own)
