"""The hand of Bridge Over: the viewer's cards as large as they fit, or everybody's where all are open."""

from __future__ import annotations

from rich.cells import cell_len

from fudaba.games.bridge_over.shown import Private
from fudaba.games.bridge_over.vocabulary import WORDS
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.bridge_over import cards
from fudaba.terminal.screen.bridge_over.cards import Marking
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.terminal.session.game_view import draw_cursor
from fudaba.text.bridge_over.table import bound_words, counters, hand, my_seat
from fudaba.text.scene import Scene, others_of
from fudaba.text.wrapping import cut, padded

TALL = 8
"""The height of a card that rises when it is chosen."""
SIZES = ((11, TALL), (9, TALL), (8, TALL), (9, 4), (8, 4))
"""How wide and high a card in the hand may be; the first that fits is taken, else one row a card."""


def draw_hand(
    canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None, cursor: int
) -> None:
    """The viewer's cards, as large as they fit; in order as they came."""
    if scene.open_hands:
        _draw_all_hands(canvas, scene, palette)
        return
    me = my_seat(scene)
    faces = hand(scene)
    beside = canvas.height >= 8 and canvas.width >= 70
    x, y, width = (17, 0, canvas.width - 18) if beside else (1, 1, canvas.width - 2)
    _draw_owner(canvas, scene, palette, me, beside)
    if not faces:
        count = scene.zone("hand", me).count
        canvas.write(x, y + 1, "▌" * min(count, width), palette.by(palette.line_2))
        return
    room = canvas.height - y
    for wide, tall in SIZES:
        per_row = max(1, (width + 1) // (wide + 1))
        rows = -(-len(faces) // per_row)
        rise = 1 if tall == TALL else 0
        if rise + rows * (tall + 1) - 1 <= room:
            _draw_cards(canvas, x, y, wide, tall, scene, palette, selection, cursor, per_row)
            return
    _draw_chips(canvas, x, y, width, scene, palette, selection, cursor)


def _marking(scene: Scene, selection: Selection | None, face: str) -> Marking:
    option = option_of(scene, face)
    if selection is None:
        return cards.PLAIN
    if option >= 0:
        return Marking(key=selection.key(option), picked=option in selection.picks)
    return Marking(hatched=scene.why_not(face) is not None)


def _draw_owner(canvas: Canvas, scene: Scene, palette: Palette, seat: int, beside: bool) -> None:
    end = draw_seal(canvas, 1, 1 if beside else 0, scene, palette, seat)
    count = scene.zone("hand", seat).count
    say = scene.words.say
    held = say("terminal-bridge_over-hand-cards", cards=count)
    private = scene.private if seat == scene.viewer else None
    worth = (
        say("terminal-bridge_over-hand-points", points=private.hand_points)
        if isinstance(private, Private)
        else ""
    )
    name = scene.narrator.seat(seat)
    total = say("terminal-bridge_over-total", points=counters(scene).points[seat])
    if beside:
        canvas.write(end + 1, 1, cut(name, 15 - end), palette.by(bold=True))
        for row, text in enumerate((held, worth, total, bound_words(scene, seat))):
            canvas.write(1, 3 + row, cut(text, 15), palette.by(palette.ink_2))
    else:
        parts = [part for part in (held, worth, total, bound_words(scene, seat)) if part]
        end = canvas.write(end + 1, 0, name, palette.by(bold=True))
        canvas.write(end + 2, 0, cut(" · ".join(parts), canvas.width - end - 3), palette.by(palette.ink_2))


def _draw_cards(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    tall: int,
    scene: Scene,
    palette: Palette,
    selection: Selection | None,
    cursor: int,
    per_row: int,
) -> None:
    rises = tall == TALL
    for place, face in enumerate(hand(scene)):
        marking = _marking(scene, selection, face)
        column = x + (place % per_row) * (wide + 1)
        row = y + (place // per_row) * (tall + 1) + (1 if rises and not marking.picked else 0)
        cards.draw(canvas, column, row, wide, tall, face, scene.narrator, palette, marking)
        if marking.key:
            canvas.spot(column, row, wide, tall, marking.key)
        if place == cursor:
            draw_cursor(canvas, column, row, wide, tall, palette)


def _draw_chips(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    scene: Scene,
    palette: Palette,
    selection: Selection | None,
    cursor: int,
) -> None:
    markings = [_marking(scene, selection, face) for face in hand(scene)]
    places: list[tuple[int, int]] = []
    column, row = x, 0
    for face, marking in zip(hand(scene), markings, strict=True):
        size = cell_len(cards.chip(face, scene.narrator, marking))
        if column > x and column + size > x + width:
            column, row = x, row + 1
        places.append((column, row))
        column += size + 1
    apart = 2 if 2 * row + 1 <= canvas.height - y else 1
    for number, face in enumerate(hand(scene)):
        column, row = places[number][0], y + places[number][1] * apart
        end = cards.draw_chip(canvas, column, row, face, scene.narrator, palette, markings[number])
        if number == cursor:
            draw_cursor(canvas, column, row, end - column, 1, palette)
        if markings[number].key:
            canvas.spot(column, row, end - column, 1, markings[number].key)


def _draw_all_hands(canvas: Canvas, scene: Scene, palette: Palette) -> None:
    """Every hand open, one row a seat."""
    seats = [my_seat(scene), *others_of(scene, my_seat(scene))]
    for row, seat in enumerate(seats[: canvas.height]):
        end = draw_seal(canvas, 1, row, scene, palette, seat)
        end = canvas.write(end + 1, row, padded(scene.narrator.seat(seat), 8), palette.by(bold=True))
        for face in scene.faces("hand", seat):
            if end + 6 > canvas.width:
                canvas.write(end, row, "…", palette.by())
                break
            end = cards.draw_chip(canvas, end, row, face, scene.narrator, palette) + 1


def option_of(scene: Scene, face: str) -> int:
    """The number of the option that plays this card of the hand, -1 if none does."""
    options = enumerate(WORDS.offered(scene.offered))
    return next((n for n, option in options if option.verb == "play" and option.face == face), -1)
