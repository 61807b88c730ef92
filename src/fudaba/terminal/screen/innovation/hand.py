"""The hand of Innovation: cards with their icons as long as there is room, else their names and ages."""

from __future__ import annotations

from rich.cells import cell_len

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.screen.innovation.cards import (
    TILE,
    Marking,
    draw_icon,
    draw_top,
    ground,
)
from fudaba.terminal.screen.innovation.options import option_of
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.terminal.session.game_view import draw_all_hands, draw_cursor
from fudaba.text.innovation.faces import face_of, facts_of
from fudaba.text.innovation.table import hand
from fudaba.text.scene import Scene, my_seat

TALL = 3
"""The height of a card."""
SIZES = (17, 15, 13, 11)
"""How wide a card may be; the first that fits is taken, else one row a card."""


def draw_hand(
    canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None, cursor: int
) -> None:
    """The cards, as large as they fit; in the order in which they came."""
    if scene.open_hands:
        draw_all_hands(canvas, scene, palette)
        return
    seat, faces = my_seat(scene), hand(scene)
    count = scene.zone("hand", seat).count
    label = scene.words.say("terminal-innovation-hand", seat=scene.narrator.seat(seat), cards=count)
    x = canvas.write(1, 0, label, palette.by(palette.ink_2, bold=True)) + 1
    if not faces:
        canvas.write(x, 0, "▌" * min(count, max(0, canvas.width - x - 1)), palette.by(palette.line_2))
        return
    markings = [_marking(scene, selection, face) for face in faces]
    for wide in SIZES:
        if canvas.height > TALL and len(faces) * (wide + 1) <= canvas.width - 1:
            for place, (face, marking) in enumerate(zip(faces, markings, strict=True)):
                left = 1 + place * (wide + 1)
                draw_top(canvas, left, 1, wide, TALL, scene, palette, face, marking)
                if place == cursor:
                    draw_cursor(canvas, left, 1, wide, TALL, palette)
            return
    _draw_chips(canvas, x, scene, palette, faces, markings, cursor)


def _marking(scene: Scene, selection: Selection | None, face: str) -> Marking:
    option = option_of(scene, face) if selection is not None else -1
    if selection is None or option < 0:
        return Marking(hatched=selection is not None and scene.why_not(face) is not None)
    return Marking(key=selection.key(option), picked=bool(selection.picked(option)))


def _draw_chips(
    canvas: Canvas,
    x: int,
    scene: Scene,
    palette: Palette,
    faces: list[str],
    markings: list[Marking],
    cursor: int,
) -> None:
    """One row a card, one after another; with icons if all fit so."""
    with_icons = next((icons for icons in (True, False) if _fits(canvas, x, scene, faces, icons)), False)
    y = 0
    for place, (face, marking) in enumerate(zip(faces, markings, strict=True)):
        wide = _wide(scene, face, with_icons)
        if x > 1 and x + wide > canvas.width - 1:
            x, y = 1, y + 1
        if y >= canvas.height:
            canvas.write(canvas.width - 1, canvas.height - 1, "…", palette.by(palette.ink))
            return
        _draw_chip(canvas, x, y, wide, scene, palette, face, marking, with_icons)
        if place == cursor:
            draw_cursor(canvas, x, y, wide, 1, palette)
        x += wide + 1


def _fits(canvas: Canvas, x: int, scene: Scene, faces: list[str], icons: bool) -> bool:
    y = 0
    for face in faces:
        wide = _wide(scene, face, icons)
        if x > 1 and x + wide > canvas.width - 1:
            x, y = 1, y + 1
        x += wide + 1
    return y < canvas.height


def _wide(scene: Scene, face: str, icons: bool) -> int:
    printed, facts = face_of(scene, face), facts_of(face)
    tiles = len(printed.icons) * TILE + 1 if icons and printed is not None else 0
    age = len(str(facts.age)) if facts is not None else 0
    return 1 + cell_len(scene.narrator.card(face)) + 3 + age + tiles


def _draw_chip(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    scene: Scene,
    palette: Palette,
    face: str,
    marking: Marking,
    with_icons: bool,
) -> None:
    own = palette.on(palette.ink, palette.on_ink) if marking.picked else ground(face, palette)
    canvas.fill(x, y, wide, 1, own)
    if marking.key:
        canvas.write(x, y, marking.key, palette.on(palette.ink, palette.on_ink, bold=True))
        canvas.spot(x, y, wide, 1, marking.key)
    facts, printed = facts_of(face), face_of(scene, face)
    age = str(facts.age) if facts is not None else ""
    end = canvas.write(x + 2, y, f"{scene.narrator.card(face)} {age}", own)
    if with_icons and printed is not None:
        for number, icon in enumerate(printed.icons):
            draw_icon(canvas, end + 1 + number * TILE, y, scene, palette, icon)
    elif marking.hatched:
        canvas.write(x, y, "╱", own)
