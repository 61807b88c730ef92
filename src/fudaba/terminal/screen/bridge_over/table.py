"""The table of Bridge Over: seats around the ring, the top card, the attack, and the hand."""

from __future__ import annotations

from rich.cells import cell_len

from fudaba.games.bridge_over.shown import Attack
from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.bridge_over import cards
from fudaba.terminal.screen.bridge_over.cards import Marking
from fudaba.terminal.screen.bridge_over.ring import SLOTS, Ring
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.text.bridge_over.table import AttackStep, bound_words, counters, fronts, my_seat, steps, top
from fudaba.text.scene import Scene, others_of
from fudaba.text.wrapping import cut, padded, wrapped

SIDE = 21
"""How wide a seat at the side of the ring is."""


# The table.


def draw_table(canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None) -> None:
    """The ring where there is room for it, else a row of seats and the pile below."""
    if canvas.width >= 66 and canvas.height >= 15:
        _draw_ring(canvas, scene, palette)
    else:
        _draw_row(canvas, scene, palette)


def _draw_ring(canvas: Canvas, scene: Scene, palette: Palette) -> None:
    others = others_of(scene, my_seat(scene))
    slots = SLOTS[len(others)]
    at_top = [seat for seat, slot in zip(others, slots, strict=True) if slot == "top"]
    side = SIDE if "left" in slots else 6
    head = 3 if at_top else 1
    foot = 2 if fronts(scene, my_seat(scene)) else 1
    x, y = side + 1, head
    width, height = canvas.width - 2 * side - 2, canvas.height - head - foot
    columns = [canvas.width * (2 * place + 1) // (2 * len(at_top)) for place in range(len(at_top))]
    ring = Ring(x, y, width, height, columns, scene.seats)
    me = my_seat(scene)
    turned = [
        AttackStep((step.by - me) % scene.seats, (step.on - me) % scene.seats, step.cards)
        for step in steps(scene)
    ]
    ring.draw(canvas, palette, counters(scene).direction == "clockwise", turned)
    for seat, column in zip(at_top, columns, strict=True):
        room = min(30, canvas.width // len(at_top) - 2)
        _draw_seat_above(canvas, column - room // 2, 0, room, scene, palette, seat)
    for seat, slot in zip(others, slots, strict=True):
        if slot != "top":
            left = 1 if slot == "left" else canvas.width - side + 1
            _draw_seat_beside(canvas, left, y + max(0, height // 2 - 4), side - 2, scene, palette, seat)
    _draw_front(canvas, 1, canvas.height - 1, canvas.width - 2, scene, palette, me, rows=1)
    _draw_middle(canvas, x + 2, y + 1, width - 4, height - 2, scene, palette)


def _draw_middle(
    canvas: Canvas, x: int, y: int, width: int, height: int, scene: Scene, palette: Palette
) -> None:
    """The top card, and at its right the attack or the pile."""
    tall = min(9, height - 2)
    wide = min(15, max(9, width // 3))
    down = y + max(0, (height - tall - 1) // 2)
    end = x + max(1, width // 10)
    if face := top(scene):
        marking = Marking(shown=counters(scene).colour)
        cards.draw(canvas, end, down, wide, tall, face, scene.narrator, palette, marking)
        caption = scene.narrator.top(scene.public, face)
        canvas.write(end, down + tall, cut(caption, x + width - end), palette.by(palette.ink_2))
    left = end + wide + 3
    room = x + width - left
    if attack := counters(scene).attack:
        up = max(y, down - 1)
        _draw_attack(canvas, left, up, room, y + height - up, scene, palette, attack)
    else:
        _draw_quiet(canvas, left, down + 1, room, scene, palette)


def _draw_attack(
    canvas: Canvas, x: int, y: int, width: int, height: int, scene: Scene, palette: Palette, attack: Attack
) -> None:
    say = scene.words.say
    at = scene.narrator.seat(attack.on)
    if attack.on == scene.viewer and scene.is_mine:
        heading = say("bridge_over-attack-on-you")
    else:
        heading = say("bridge_over-attack-on", seat=at)
    canvas.write(x, y, cut(heading, width), palette.by(palette.ink_2))
    if attack.kind == "bind":
        cards.draw(canvas, x, y + 2, 11, min(7, height - 2), "bind", scene.narrator, palette)
        return
    figure = numerals.numeral(str(attack.cards))
    large = numerals.rows(figure, 2) + 3 <= height and numerals.width(figure) * 2 <= width
    scale = 2 if large else 1
    canvas.stamp(x, y + 2 if large else y + 1, figure, palette.by(palette.ink), scale)
    y += numerals.rows(figure, scale) + (2 if large else 1)
    word = say("terminal-bridge_over-cards-word", cards=attack.cards)
    end = canvas.write(x, y, word, palette.by(palette.ink_2))
    if len(steps(scene)) > 1:
        chain = say("terminal-bridge_over-then").join(str(step.cards) for step in steps(scene))
        room = x + width - end - 2
        if cell_len(chain) <= room:
            canvas.write(end + 2, y, chain, palette.by(bold=True))
        else:
            canvas.write(x, y + 1, cut(chain, width), palette.by(bold=True))


def _draw_quiet(canvas: Canvas, x: int, y: int, width: int, scene: Scene, palette: Palette) -> None:
    say, public = scene.words.say, counters(scene)
    colour = public.colour
    rows = [
        (f"{cards.sign(scene.narrator, colour)} {_in_force(scene, colour)}" if colour else "", True),
        ("", False),
        (say("terminal-bridge_over-to-draw", cards=scene.zone("pile").count), False),
        (say("terminal-bridge_over-discards", cards=scene.zone("discard").count), False),
        (say("terminal-bridge_over-goes", direction=public.direction), False),
    ]
    for row, (text, strong) in enumerate(rows):
        style = (
            palette.by(palette.fills[colour][2], bold=True)
            if strong and colour
            else palette.by(palette.ink_2)
        )
        canvas.write(x, y + row, cut(text, width), style)


def _in_force(scene: Scene, colour: str) -> str:
    return scene.words.say(f"terminal-bridge_over-in-force-{colour}")


def _counts(scene: Scene, seat: int, width: int) -> str:
    """Cards and points of a seat, in as many words as there is room for."""
    text = ""
    for size in ("", "-short", "-least"):
        text = scene.words.say(
            f"terminal-bridge_over-counts{size}",
            cards=scene.zone("hand", seat).count,
            points=counters(scene).points[seat],
        )
        if cell_len(text) <= width:
            break
    return cut(text, width)


def _draw_seat_beside(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, palette: Palette, seat: int
) -> None:
    end = draw_seal(canvas, x, y, scene, palette, seat)
    name = cut(scene.narrator.seat(seat), width - (end + 1 - x))
    end = canvas.write(end + 1, y, name, palette.by(bold=True)) + 1
    canvas.write(end, y, scene.bot(seat, x + width - end), palette.by(palette.ink_3))
    say = scene.words.say
    count = say("terminal-bridge_over-hand-cards", cards=scene.zone("hand", seat).count)
    canvas.write(x, y + 1, cut(count, width), palette.by(palette.ink_2))
    room = width - cell_len(count) - 1
    _draw_backs(canvas, x + cell_len(count) + 1, y + 1, room, scene, palette, seat)
    total = say("terminal-bridge_over-total", points=counters(scene).points[seat])
    canvas.write(x, y + 2, cut(total, width), palette.by(palette.ink_2))
    row = y + 3
    if state := bound_words(scene, seat):
        canvas.write(x, row, cut(state, width), palette.by(italic=True))
        row += 1
    row = _draw_front(canvas, x, row, width, scene, palette, seat, rows=6)
    if known := scene.zone("hand", seat).known:
        held = say("terminal-bridge_over-holds", cards=scene.narrator.cards(known))
        canvas.lines(x, row, wrapped(held, width)[:3], palette.by(italic=True))


def _draw_seat_above(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, palette: Palette, seat: int
) -> None:
    end = draw_seal(canvas, x, y, scene, palette, seat)
    end = canvas.write(end + 1, y, scene.narrator.seat(seat), palette.by(bold=True)) + 1
    if (state := bound_words(scene, seat)) and end + cell_len(state) <= x + width:
        end = canvas.write(end, y, state, palette.by(italic=True)) + 1
    canvas.write(end, y, scene.bot(seat, x + width - end), palette.by(palette.ink_3))
    counts = _counts(scene, seat, width)
    canvas.write(x, y + 1, counts, palette.by(palette.ink_2))
    if cell_len(counts) + 2 < width:
        _draw_backs(
            canvas, x + cell_len(counts) + 2, y + 1, width - cell_len(counts) - 2, scene, palette, seat
        )
    _draw_front(canvas, x, y + 2, width, scene, palette, seat, rows=1)


def _draw_backs(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, palette: Palette, seat: int
) -> None:
    """Card backs; or the cards themselves, where the viewer may see them."""
    shown = scene.faces("hand", seat) if seat != scene.viewer else []
    if shown and scene.open_hands:
        return
    count = scene.zone("hand", seat).count
    canvas.write(
        x, y, "▌" * min(count, width), palette.by(palette.back if not palette.dark else palette.line_2)
    )


def _draw_front(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, palette: Palette, seat: int, *, rows: int
) -> int:
    """The public cards in front of a seat: lying across, name on an ink block, effect beside it.

    Returns the row after them.
    """
    column, row = x, y
    for id, count in fronts(scene, seat):
        name = scene.narrator.kind(id) + (f" ×{count}" if count > 1 else "")
        effect = scene.words.say(f"bridge_over-front-{id}")
        if rows > 1:
            end = canvas.write(
                x, row, f" {cut(name, width - 2)} ", palette.on(palette.ink, palette.on_ink, bold=True)
            )
            canvas.fill(end, row, x + width - end, 1, palette.on(palette.dialog))
            row += 1
            for text in wrapped(effect, width - 2):
                canvas.write(x, row, padded(f" {text}", width), palette.on(palette.dialog, palette.ink_2))
                row += 1
            if row >= y + rows:
                break
        else:
            long = cell_len(name) + cell_len(effect) + 5 <= x + width - column
            if cell_len(name) + 2 > x + width - column:
                break
            column = canvas.write(
                column, row, f" {name} ", palette.on(palette.ink, palette.on_ink, bold=True)
            )
            if long:
                column = canvas.write(column, row, f" {effect} ", palette.on(palette.dialog, palette.ink_2))
            column += 1
    return row


def _draw_row(canvas: Canvas, scene: Scene, palette: Palette) -> None:
    """A small table: the others in a row in order of play, the pile and the attack below."""
    others = others_of(scene, my_seat(scene))
    room = canvas.width // max(1, len(others))
    for place, seat in enumerate(others):
        x = place * room + 1
        end = draw_seal(canvas, x, 0, scene, palette, seat)
        name = cut(scene.narrator.seat(seat), x + room - end - 2)
        end = canvas.write(end + 1, 0, name, palette.by(bold=True)) + 1
        canvas.write(end, 0, scene.bot(seat, x + room - end - 1), palette.by(palette.ink_3))
        text = _counts(scene, seat, room - 2)
        end = canvas.write(x, 1, text, palette.by(palette.ink_2))
        if (state := bound_words(scene, seat)) and end + 1 + cell_len(state) < x + room:
            canvas.write(end + 1, 1, state, palette.by(italic=True))
        _draw_front(canvas, x, 2, room - 2, scene, palette, seat, rows=1)
    top_row = 3
    tall = min(6, canvas.height - top_row)
    wide = 13 if tall >= 5 else 11
    face = top(scene)
    if face and tall >= 3:
        marking = Marking(shown=counters(scene).colour)
        cards.draw(canvas, 1, top_row, wide, tall, face, scene.narrator, palette, marking)
    left = wide + 3
    attack = counters(scene).attack
    caption = scene.narrator.top(scene.public, face) if face else ""
    say = scene.words.say
    lines = [(caption, palette.by(bold=True))]
    if attack and attack.kind != "bind" and tall >= 4:
        figure = numerals.numeral(str(attack.cards))
        canvas.stamp(left, top_row, figure, palette.by())
        left += numerals.width(figure) + 2
    if attack:
        lines.insert(0, (_attack_line(scene, attack), palette.by(bold=True)))
    lines += [
        (say("terminal-bridge_over-to-draw", cards=scene.zone("pile").count), palette.by(palette.ink_2)),
        (_order(scene), palette.by(palette.ink_2)),
    ]
    for row, (text, style) in enumerate(lines[: max(0, canvas.height - top_row)]):
        canvas.write(left, top_row + row, cut(text, canvas.width - left - 1), style)
    mine = top_row + len(lines)
    if fronts(scene, my_seat(scene)):
        _draw_front(
            canvas,
            left,
            min(mine, canvas.height - 1),
            canvas.width - left - 1,
            scene,
            palette,
            my_seat(scene),
            rows=1,
        )


def _order(scene: Scene) -> str:
    """The seats in the order in which they act, from the player who is to act."""
    say, public = scene.words.say, counters(scene)
    way = 1 if public.direction == "clockwise" else -1
    seats = [(public.turn + step * way) % scene.seats for step in range(scene.seats)]
    order = say("terminal-bridge_over-then").join(scene.narrator.seat(seat) for seat in seats)
    return say("terminal-bridge_over-order", direction=public.direction, order=order)


def _attack_line(scene: Scene, attack: Attack) -> str:
    say = scene.words.say
    if attack.on == scene.viewer and scene.is_mine:
        text = say("bridge_over-attack-on-you")
    else:
        text = say("bridge_over-attack-on", seat=scene.narrator.seat(attack.on))
    if attack.kind == "bind":
        return f"{text}: {scene.narrator.kind('bind')}"
    chain = say("terminal-bridge_over-then").join(str(step.cards) for step in steps(scene))
    return f"{text}: {chain}"
