"""The table of Bridge Over: seats around the ring, the top card, the attack, and the hand."""

from __future__ import annotations

from rich.cells import cell_len

from fudaba.games.bridge_over.shown import Attack
from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper, cut, padded, wrapped
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.bridge_over import cards
from fudaba.terminal.screen.bridge_over.cards import Look
from fudaba.terminal.screen.bridge_over.ring import SLOTS, Ring
from fudaba.terminal.session.choosing import Choice
from fudaba.text.bridge_over.table import Step, bound_words, counters, fronts, my_seat, steps, top
from fudaba.text.scene import Scene, others_of

SIDE = 21
"""How wide a seat at the side of the ring is."""


# The table.


def draw_table(paper: Paper, scene: Scene, inks: Inks, choice: Choice | None) -> None:
    """The ring where there is room for it, else a row of seats and the pile below."""
    if paper.width >= 66 and paper.height >= 15:
        _draw_ring(paper, scene, inks)
    else:
        _draw_row(paper, scene, inks)


def _draw_ring(paper: Paper, scene: Scene, inks: Inks) -> None:
    others = others_of(scene, my_seat(scene))
    slots = SLOTS[len(others)]
    at_top = [seat for seat, slot in zip(others, slots, strict=True) if slot == "top"]
    side = SIDE if "left" in slots else 6
    head = 3 if at_top else 1
    foot = 2 if fronts(scene, my_seat(scene)) else 1
    x, y = side + 1, head
    width, height = paper.width - 2 * side - 2, paper.height - head - foot
    columns = [paper.width * (2 * place + 1) // (2 * len(at_top)) for place in range(len(at_top))]
    ring = Ring(x, y, width, height, columns, scene.seats)
    me = my_seat(scene)
    turned = [
        Step((step.by - me) % scene.seats, (step.on - me) % scene.seats, step.cards) for step in steps(scene)
    ]
    ring.draw(paper, inks, counters(scene).direction == "clockwise", turned)
    for seat, column in zip(at_top, columns, strict=True):
        room = min(30, paper.width // len(at_top) - 2)
        _draw_seat_above(paper, column - room // 2, 0, room, scene, inks, seat)
    for seat, slot in zip(others, slots, strict=True):
        if slot != "top":
            left = 1 if slot == "left" else paper.width - side + 1
            _draw_seat_beside(paper, left, y + max(0, height // 2 - 4), side - 2, scene, inks, seat)
    _draw_front(paper, 1, paper.height - 1, paper.width - 2, scene, inks, me, rows=1)
    _draw_middle(paper, x + 2, y + 1, width - 4, height - 2, scene, inks)


def _draw_middle(paper: Paper, x: int, y: int, width: int, height: int, scene: Scene, inks: Inks) -> None:
    """The top card, and at its right the attack or the pile."""
    tall = min(9, height - 2)
    wide = min(15, max(9, width // 3))
    down = y + max(0, (height - tall - 1) // 2)
    end = x + max(1, width // 10)
    if face := top(scene):
        look = Look(shown=counters(scene).colour)
        cards.draw(paper, end, down, wide, tall, face, scene.narrator, inks, look)
        caption = scene.narrator.top(scene.public, face)
        paper.write(end, down + tall, cut(caption, x + width - end), inks.by(inks.ink_2))
    left = end + wide + 3
    room = x + width - left
    if attack := counters(scene).attack:
        up = max(y, down - 1)
        _draw_attack(paper, left, up, room, y + height - up, scene, inks, attack)
    else:
        _draw_quiet(paper, left, down + 1, room, scene, inks)


def _draw_attack(
    paper: Paper, x: int, y: int, width: int, height: int, scene: Scene, inks: Inks, attack: Attack
) -> None:
    say = scene.words.say
    at = scene.narrator.seat(attack.on)
    if attack.on == scene.viewer and scene.is_mine:
        heading = say("bridge_over-attack-on-you")
    else:
        heading = say("bridge_over-attack-on", seat=at)
    paper.write(x, y, cut(heading, width), inks.by(inks.ink_2))
    if attack.kind == "bind":
        cards.draw(paper, x, y + 2, 11, min(7, height - 2), "bind", scene.narrator, inks)
        return
    figure = numerals.numeral(str(attack.cards))
    large = numerals.rows(figure, 2) + 3 <= height and numerals.width(figure) * 2 <= width
    scale = 2 if large else 1
    paper.stamp(x, y + 2 if large else y + 1, figure, inks.by(inks.ink), scale)
    y += numerals.rows(figure, scale) + (2 if large else 1)
    word = say("terminal-bridge_over-cards-word", cards=attack.cards)
    end = paper.write(x, y, word, inks.by(inks.ink_2))
    if len(steps(scene)) > 1:
        chain = say("terminal-bridge_over-then").join(str(step.cards) for step in steps(scene))
        room = x + width - end - 2
        if cell_len(chain) <= room:
            paper.write(end + 2, y, chain, inks.by(bold=True))
        else:
            paper.write(x, y + 1, cut(chain, width), inks.by(bold=True))


def _draw_quiet(paper: Paper, x: int, y: int, width: int, scene: Scene, inks: Inks) -> None:
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
        style = inks.by(inks.fills[colour][2], bold=True) if strong and colour else inks.by(inks.ink_2)
        paper.write(x, y + row, cut(text, width), style)


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


def _draw_seat_beside(paper: Paper, x: int, y: int, width: int, scene: Scene, inks: Inks, seat: int) -> None:
    end = draw_seal(paper, x, y, scene, inks, seat)
    paper.write(end + 1, y, cut(scene.narrator.seat(seat), width - (end + 1 - x)), inks.by(bold=True))
    say = scene.words.say
    count = say("terminal-bridge_over-hand-cards", cards=scene.zone("hand", seat).count)
    paper.write(x, y + 1, cut(count, width), inks.by(inks.ink_2))
    room = width - cell_len(count) - 1
    _draw_backs(paper, x + cell_len(count) + 1, y + 1, room, scene, inks, seat)
    total = say("terminal-bridge_over-total", points=counters(scene).points[seat])
    paper.write(x, y + 2, cut(total, width), inks.by(inks.ink_2))
    row = y + 3
    if state := bound_words(scene, seat):
        paper.write(x, row, cut(state, width), inks.by(italic=True))
        row += 1
    row = _draw_front(paper, x, row, width, scene, inks, seat, rows=6)
    if known := scene.zone("hand", seat).known:
        held = say("terminal-bridge_over-holds", cards=scene.narrator.cards(known))
        paper.lines(x, row, wrapped(held, width)[:3], inks.by(italic=True))


def _draw_seat_above(paper: Paper, x: int, y: int, width: int, scene: Scene, inks: Inks, seat: int) -> None:
    end = draw_seal(paper, x, y, scene, inks, seat)
    end = paper.write(end + 1, y, scene.narrator.seat(seat), inks.by(bold=True)) + 1
    if (state := bound_words(scene, seat)) and end + cell_len(state) <= x + width:
        paper.write(end, y, state, inks.by(italic=True))
    counts = _counts(scene, seat, width)
    paper.write(x, y + 1, counts, inks.by(inks.ink_2))
    if cell_len(counts) + 2 < width:
        _draw_backs(paper, x + cell_len(counts) + 2, y + 1, width - cell_len(counts) - 2, scene, inks, seat)
    _draw_front(paper, x, y + 2, width, scene, inks, seat, rows=1)


def _draw_backs(paper: Paper, x: int, y: int, width: int, scene: Scene, inks: Inks, seat: int) -> None:
    """Card backs; or the cards themselves, where the viewer may see them."""
    shown = scene.faces("hand", seat) if seat != scene.viewer else []
    if shown and scene.open_hands:
        return
    count = scene.zone("hand", seat).count
    paper.write(x, y, "▌" * min(count, width), inks.by(inks.back if not inks.dark else inks.line_2))


def _draw_front(
    paper: Paper, x: int, y: int, width: int, scene: Scene, inks: Inks, seat: int, *, rows: int
) -> int:
    """The public cards in front of a seat: lying across, name on an ink block, effect beside it.

    Returns the row after them.
    """
    column, row = x, y
    for id, count in fronts(scene, seat):
        name = scene.narrator.kind(id) + (f" ×{count}" if count > 1 else "")
        effect = scene.words.say(f"bridge_over-front-{id}")
        if rows > 1:
            end = paper.write(x, row, f" {cut(name, width - 2)} ", inks.on(inks.ink, inks.on_ink, bold=True))
            paper.fill(end, row, x + width - end, 1, inks.on(inks.sheet))
            row += 1
            for text in wrapped(effect, width - 2):
                paper.write(x, row, padded(f" {text}", width), inks.on(inks.sheet, inks.ink_2))
                row += 1
            if row >= y + rows:
                break
        else:
            long = cell_len(name) + cell_len(effect) + 5 <= x + width - column
            if cell_len(name) + 2 > x + width - column:
                break
            column = paper.write(column, row, f" {name} ", inks.on(inks.ink, inks.on_ink, bold=True))
            if long:
                column = paper.write(column, row, f" {effect} ", inks.on(inks.sheet, inks.ink_2))
            column += 1
    return row


def _draw_row(paper: Paper, scene: Scene, inks: Inks) -> None:
    """A small table: the others in a row in order of play, the pile and the attack below."""
    others = others_of(scene, my_seat(scene))
    room = paper.width // max(1, len(others))
    for place, seat in enumerate(others):
        x = place * room + 1
        end = draw_seal(paper, x, 0, scene, inks, seat)
        paper.write(end + 1, 0, cut(scene.narrator.seat(seat), x + room - end - 2), inks.by(bold=True))
        text = _counts(scene, seat, room - 2)
        end = paper.write(x, 1, text, inks.by(inks.ink_2))
        if (state := bound_words(scene, seat)) and end + 1 + cell_len(state) < x + room:
            paper.write(end + 1, 1, state, inks.by(italic=True))
        _draw_front(paper, x, 2, room - 2, scene, inks, seat, rows=1)
    top_row = 3
    tall = min(6, paper.height - top_row)
    wide = 13 if tall >= 5 else 11
    face = top(scene)
    if face and tall >= 3:
        look = Look(shown=counters(scene).colour)
        cards.draw(paper, 1, top_row, wide, tall, face, scene.narrator, inks, look)
    left = wide + 3
    attack = counters(scene).attack
    caption = scene.narrator.top(scene.public, face) if face else ""
    say = scene.words.say
    lines = [(caption, inks.by(bold=True))]
    if attack and attack.kind != "bind" and tall >= 4:
        figure = numerals.numeral(str(attack.cards))
        paper.stamp(left, top_row, figure, inks.by())
        left += numerals.width(figure) + 2
    if attack:
        lines.insert(0, (_attack_line(scene, attack), inks.by(bold=True)))
    lines += [
        (say("terminal-bridge_over-to-draw", cards=scene.zone("pile").count), inks.by(inks.ink_2)),
        (_order(scene), inks.by(inks.ink_2)),
    ]
    for row, (text, style) in enumerate(lines[: max(0, paper.height - top_row)]):
        paper.write(left, top_row + row, cut(text, paper.width - left - 1), style)
    mine = top_row + len(lines)
    if fronts(scene, my_seat(scene)):
        _draw_front(
            paper,
            left,
            min(mine, paper.height - 1),
            paper.width - left - 1,
            scene,
            inks,
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
