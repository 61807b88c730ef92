"""The hand of Bridge Over: the viewer's cards as large as they fit, or everybody's where all are open."""

from __future__ import annotations

from rich.cells import cell_len

from fudaba.games.bridge_over.shown import Private
from fudaba.games.bridge_over.vocabulary import WORDS
from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper, cut, padded
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.bridge_over import cards
from fudaba.terminal.screen.bridge_over.cards import Look
from fudaba.terminal.session.board import draw_cursor
from fudaba.terminal.session.choosing import Choice
from fudaba.text.bridge_over.table import bound_words, counters, hand, my_seat
from fudaba.text.scene import Scene, others_of

TALL = 8
"""The height of a card that rises when it is chosen."""
SIZES = ((11, TALL), (9, TALL), (8, TALL), (9, 4), (8, 4))
"""How wide and high a card in the hand may be; the first that fits is taken, else one row a card."""


def draw_hand(paper: Paper, scene: Scene, inks: Inks, choice: Choice | None, cursor: int) -> None:
    """The viewer's cards, as large as they fit; in order as they came."""
    if scene.open_hands:
        _draw_all_hands(paper, scene, inks)
        return
    me = my_seat(scene)
    faces = hand(scene)
    beside = paper.height >= 8 and paper.width >= 70
    x, y, width = (17, 0, paper.width - 18) if beside else (1, 1, paper.width - 2)
    _draw_owner(paper, scene, inks, me, beside)
    if not faces:
        count = scene.zone("hand", me).count
        paper.write(x, y + 1, "▌" * min(count, width), inks.by(inks.line_2))
        return
    room = paper.height - y
    for wide, tall in SIZES:
        per_row = max(1, (width + 1) // (wide + 1))
        rows = -(-len(faces) // per_row)
        rise = 1 if tall == TALL else 0
        if rise + rows * (tall + 1) - 1 <= room:
            _draw_cards(paper, x, y, wide, tall, scene, inks, choice, cursor, per_row)
            return
    _draw_chips(paper, x, y, width, scene, inks, choice, cursor)


def _look(scene: Scene, choice: Choice | None, face: str) -> Look:
    option = option_of(scene, face)
    if choice is None:
        return cards.PLAIN
    if option >= 0:
        return Look(key=choice.key(option), picked=option in choice.picks)
    return Look(hatched=scene.why_not(face) is not None)


def _draw_owner(paper: Paper, scene: Scene, inks: Inks, seat: int, beside: bool) -> None:
    end = draw_seal(paper, 1, 1 if beside else 0, scene, inks, seat)
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
        paper.write(end + 1, 1, cut(name, 15 - end), inks.by(bold=True))
        for row, text in enumerate((held, worth, total, bound_words(scene, seat))):
            paper.write(1, 3 + row, cut(text, 15), inks.by(inks.ink_2))
    else:
        parts = [part for part in (held, worth, total, bound_words(scene, seat)) if part]
        end = paper.write(end + 1, 0, name, inks.by(bold=True))
        paper.write(end + 2, 0, cut(" · ".join(parts), paper.width - end - 3), inks.by(inks.ink_2))


def _draw_cards(
    paper: Paper,
    x: int,
    y: int,
    wide: int,
    tall: int,
    scene: Scene,
    inks: Inks,
    choice: Choice | None,
    cursor: int,
    per_row: int,
) -> None:
    rises = tall == TALL
    for place, face in enumerate(hand(scene)):
        look = _look(scene, choice, face)
        column = x + (place % per_row) * (wide + 1)
        row = y + (place // per_row) * (tall + 1) + (1 if rises and not look.picked else 0)
        cards.draw(paper, column, row, wide, tall, face, scene.narrator, inks, look)
        if look.key:
            paper.spot(column, row, wide, tall, look.key)
        if place == cursor:
            draw_cursor(paper, column, row, wide, tall, inks)


def _draw_chips(
    paper: Paper, x: int, y: int, width: int, scene: Scene, inks: Inks, choice: Choice | None, cursor: int
) -> None:
    looks = [_look(scene, choice, face) for face in hand(scene)]
    places: list[tuple[int, int]] = []
    column, row = x, 0
    for face, look in zip(hand(scene), looks, strict=True):
        size = cell_len(cards.chip(face, scene.narrator, look))
        if column > x and column + size > x + width:
            column, row = x, row + 1
        places.append((column, row))
        column += size + 1
    apart = 2 if 2 * row + 1 <= paper.height - y else 1
    for number, face in enumerate(hand(scene)):
        column, row = places[number][0], y + places[number][1] * apart
        end = cards.draw_chip(paper, column, row, face, scene.narrator, inks, looks[number])
        if number == cursor:
            draw_cursor(paper, column, row, end - column, 1, inks)
        if looks[number].key:
            paper.spot(column, row, end - column, 1, looks[number].key)


def _draw_all_hands(paper: Paper, scene: Scene, inks: Inks) -> None:
    """Every hand open, one row a seat."""
    seats = [my_seat(scene), *others_of(scene, my_seat(scene))]
    for row, seat in enumerate(seats[: paper.height]):
        end = draw_seal(paper, 1, row, scene, inks, seat)
        end = paper.write(end + 1, row, padded(scene.narrator.seat(seat), 8), inks.by(bold=True))
        for face in scene.faces("hand", seat):
            if end + 6 > paper.width:
                paper.write(end, row, "…", inks.by())
                break
            end = cards.draw_chip(paper, end, row, face, scene.narrator, inks) + 1


def option_of(scene: Scene, face: str) -> int:
    """The number of the option that plays this card of the hand, -1 if none does."""
    options = enumerate(WORDS.offered(scene.offered))
    return next((n for n, option in options if option.verb == "play" and option.face == face), -1)
