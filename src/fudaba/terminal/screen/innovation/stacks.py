"""A stack of a board: its top card, and of the cards beneath it just what the splay shows."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from fudaba.games.innovation.facts.printed import ASLANT, LEFT, RIGHT, SPLAYS
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.screen.innovation.cards import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    PLAIN,
    TILE,
    TOP_LEFT,
    Marking,
    draw_foot,
    draw_icon,
    draw_top,
    icon_sign,
    shade,
)
from fudaba.text.innovation.faces import face_of
from fudaba.text.innovation.stacks import Stack, marks, shown
from fudaba.text.scene import Scene
from fudaba.text.wrapping import cut

SLIVER: Final = TILE + 1
"""How many cells each further card looks out at a side."""
NARROWEST: Final = 10
"""A top card is never narrower than this."""


def caption(scene: Scene, stack: Stack) -> str:
    """How many cards a stack has, and what its splay shows: "4← Ca3Le1 Ec +2"."""
    arrow = scene.words.say("terminal-innovation-arrow", splay=SPLAYS[stack.splay])
    text = "".join(f"{icon_sign(scene, icon)}{number}" for icon, number in shown(scene, stack).items())
    text += "".join(f" {icon_sign(scene, mark)}" for mark in marks(scene, stack))
    count = scene.words.say("terminal-innovation-stack", cards=len(stack.cards))
    return f"{count}{arrow} {text.strip()}".rstrip()


def draw_stack(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    rows: int,
    below: int,
    scene: Scene,
    palette: Palette,
    stack: Stack,
    marking: Marking = PLAIN,
) -> None:
    """A stack whose top card has this many rows, with room below for some cards.

    Cards for which there is no room at a side or below are only in the caption.
    """
    if not stack.cards:
        canvas.write(x, y, "·" * 3, palette.by(palette.line_2))
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
            _sliver(canvas, left + wide + aside - SLIVER, y, rows, scene, palette, face, (BOTTOM_RIGHT,))
        elif stack.splay == RIGHT:
            _sliver(canvas, left - aside, y, rows, scene, palette, face, (TOP_LEFT, BOTTOM_LEFT))
        else:
            _edge(
                canvas,
                left - aside,
                y + depth,
                wide,
                rows,
                scene,
                palette,
                face,
                aslant=stack.splay == ASLANT,
            )
    draw_top(canvas, left, y, wide, rows, scene, palette, stack.cards[-1], marking)


def _sliver(
    canvas: Canvas,
    x: int,
    y: int,
    rows: int,
    scene: Scene,
    palette: Palette,
    face: str,
    places: tuple[int, ...],
) -> None:
    """The edge of a card that looks out at a side: the places above and below that can be seen."""
    canvas.fill(x, y, SLIVER, rows, shade(face, palette))
    printed = face_of(scene, face)
    icons = printed.icons if printed is not None else ()
    left = x + 1 if places == (BOTTOM_RIGHT,) else x
    for place in places:
        if place < len(icons):
            row = y if place == TOP_LEFT else y + rows - 1
            draw_icon(canvas, left, row, scene, palette, icons[place])


def _edge(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    rows: int,
    scene: Scene,
    palette: Palette,
    face: str,
    *,
    aslant: bool,
) -> None:
    """A card that looks out at the bottom; aslant also at its top left."""
    canvas.fill(x, y, width, rows, shade(face, palette))
    printed = face_of(scene, face)
    if printed is None:
        return
    if aslant and printed.icons:
        draw_icon(canvas, x, y, scene, palette, printed.icons[TOP_LEFT])
    draw_foot(canvas, x, y + rows - 1, width, scene, palette, printed.icons)


def draw_caption(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, palette: Palette, stack: Stack
) -> None:
    """The caption below a stack; as much of it as there is room for."""
    if len(stack.cards) > 1:
        text = caption(scene, stack)
        if cell_len(text) > width:
            text = text.replace(" ", "")
        canvas.write(x, y, cut(text, width), palette.by(palette.ink_2))
