"""The hand of Dominion: equal cards together, and what else is the viewer's own."""

from __future__ import annotations

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.dominion.cards import Marking, chip_width, draw_card, draw_chip
from fudaba.terminal.screen.dominion.options import options_of_hand
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.terminal.session.game_view import draw_all_hands, draw_cursor
from fudaba.text.dominion.table import counters, hand, mats, pending, places, staying, tokens
from fudaba.text.scene import Scene, my_seat
from fudaba.text.wrapping import cut

TALL = 6
"""The height of a card."""
SIZES = ((15, 1), (13, 1), (11, 1), (11, 0))
"""How wide a card may be, and what is between two; the first that fits is taken, else one row a card."""


def draw_hand(
    canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None, cursor: int
) -> None:
    """The cards, as large as they fit; in the order in which they came."""
    if scene.open_hands:
        draw_all_hands(canvas, scene, palette)
        return
    seat = my_seat(scene)
    _draw_owner(canvas, scene, palette, seat)
    faces = hand(scene)
    if not faces:
        count = scene.zone("hand", seat).count
        canvas.write(1, 1, "▌" * min(count, canvas.width - 2), palette.by(palette.line_2))
        return
    for wide, gap in SIZES:
        fits = len(faces) * (wide + gap) - gap <= canvas.width - 2
        if canvas.height > TALL and fits and _whole(scene, faces, wide - 3):
            _draw_cards(canvas, wide, wide + gap, scene, palette, selection, cursor)
            return
    _draw_chips(canvas, scene, palette, selection, cursor)


def _whole(scene: Scene, faces: list[str], room: int) -> bool:
    """Whether no Latin word of these names would be broken; Japanese breaks anywhere."""
    words = (word for face in faces for word in scene.narrator.card(face).split())
    return all(len(word) <= room for word in words if word.isascii())


def _marking(scene: Scene, selection: Selection | None, face: str) -> Marking:
    count = scene.faces("hand", my_seat(scene)).count(face)
    options = options_of_hand(scene, face) if selection is not None else []
    if selection is None:
        return Marking(there=count)
    if options:
        picked = sum(option in selection.picks for option in options)
        return Marking(key=selection.key(options[0]), picked=picked, there=count)
    return Marking(there=count, hatched=scene.why_not(face) is not None)


def _draw_owner(canvas: Canvas, scene: Scene, palette: Palette, seat: int) -> None:
    """Whose hand it is, the other piles of that player, and what waits."""
    end = draw_seal(canvas, 1, 0, scene, palette, seat)
    end = canvas.write(end + 1, 0, scene.narrator.seat(seat), palette.by(bold=True)) + 1
    parts = [places(scene, seat), *tokens(scene, seat), *mats(scene, seat)]
    if seat != counters(scene).turn:
        parts += pending(scene, seat)
        stays = staying(scene, seat)
        if in_play := [id for id in scene.faces("play", seat) if id not in stays]:
            parts.append(scene.words.say("terminal-dominion-in-play", cards=scene.narrator.cards(in_play)))
    separator = scene.words.say("dominion-table-and")
    canvas.write(end, 0, cut(separator.join(parts), canvas.width - end - 1), palette.by(palette.ink_2))


def _draw_cards(
    canvas: Canvas,
    wide: int,
    apart: int,
    scene: Scene,
    palette: Palette,
    selection: Selection | None,
    cursor: int,
) -> None:
    for place, face in enumerate(hand(scene)):
        x = 1 + place * apart
        draw_card(canvas, x, 1, wide, TALL, scene, palette, face, _marking(scene, selection, face))
    if 0 <= cursor < len(hand(scene)):
        draw_cursor(canvas, 1 + cursor * apart, 1, wide, TALL, palette)


def _draw_chips(
    canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None, cursor: int
) -> None:
    x, y = 1, 1
    for place, face in enumerate(hand(scene)):
        marking = _marking(scene, selection, face)
        marking = marking._replace(right=marking.counted)
        wide = chip_width(scene, face, marking)
        if x > 1 and x + wide > canvas.width - 1:
            x, y = 1, y + 1
        if y >= canvas.height:
            canvas.write(canvas.width - 1, canvas.height - 1, "…", palette.by(palette.ink))
            return
        end = draw_chip(canvas, x, y, scene, palette, face, marking)
        if place == cursor:
            draw_cursor(canvas, x, y, end - x, 1, palette)
        x = end + 1
