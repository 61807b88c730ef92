"""The hand of Dominion: equal cards together, and what else is the viewer's own."""

from __future__ import annotations

from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper, cut
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.dominion.cards import Look, chip_width, draw_card, draw_chip
from fudaba.terminal.screen.dominion.options import options_of_hand
from fudaba.terminal.session.board import draw_all_hands, draw_cursor
from fudaba.terminal.session.choosing import Choice
from fudaba.text.dominion.table import counters, hand, mats, pending, places, staying, tokens
from fudaba.text.scene import Scene, my_seat

TALL = 6
"""The height of a card."""
SIZES = ((15, 1), (13, 1), (11, 1), (11, 0))
"""How wide a card may be, and what is between two; the first that fits is taken, else one row a card."""


def draw_hand(paper: Paper, scene: Scene, inks: Inks, choice: Choice | None, cursor: int) -> None:
    """The cards, as large as they fit; in the order in which they came."""
    if scene.open_hands:
        draw_all_hands(paper, scene, inks)
        return
    seat = my_seat(scene)
    _draw_owner(paper, scene, inks, seat)
    faces = hand(scene)
    if not faces:
        count = scene.zone("hand", seat).count
        paper.write(1, 1, "▌" * min(count, paper.width - 2), inks.by(inks.line_2))
        return
    for wide, gap in SIZES:
        fits = len(faces) * (wide + gap) - gap <= paper.width - 2
        if paper.height > TALL and fits and _whole(scene, faces, wide - 3):
            _draw_cards(paper, wide, wide + gap, scene, inks, choice, cursor)
            return
    _draw_chips(paper, scene, inks, choice, cursor)


def _whole(scene: Scene, faces: list[str], room: int) -> bool:
    """Whether no Latin word of these names would be broken; Japanese breaks anywhere."""
    words = (word for face in faces for word in scene.narrator.card(face).split())
    return all(len(word) <= room for word in words if word.isascii())


def _look(scene: Scene, choice: Choice | None, face: str) -> Look:
    count = scene.faces("hand", my_seat(scene)).count(face)
    options = options_of_hand(scene, face) if choice is not None else []
    if choice is None:
        return Look(there=count)
    if options:
        picked = sum(option in choice.picks for option in options)
        return Look(key=choice.key(options[0]), picked=picked, there=count)
    return Look(there=count, hatched=scene.why_not(face) is not None)


def _draw_owner(paper: Paper, scene: Scene, inks: Inks, seat: int) -> None:
    """Whose hand it is, the other piles of that player, and what waits."""
    end = draw_seal(paper, 1, 0, scene, inks, seat)
    end = paper.write(end + 1, 0, scene.narrator.seat(seat), inks.by(bold=True)) + 1
    told = [places(scene, seat), *tokens(scene, seat), *mats(scene, seat)]
    if seat != counters(scene).turn:
        told += pending(scene, seat)
        stays = staying(scene, seat)
        if in_play := [id for id in scene.faces("play", seat) if id not in stays]:
            told.append(scene.words.say("terminal-dominion-in-play", cards=scene.narrator.cards(in_play)))
    separator = scene.words.say("dominion-told-and")
    paper.write(end, 0, cut(separator.join(told), paper.width - end - 1), inks.by(inks.ink_2))


def _draw_cards(
    paper: Paper, wide: int, apart: int, scene: Scene, inks: Inks, choice: Choice | None, cursor: int
) -> None:
    for place, face in enumerate(hand(scene)):
        x = 1 + place * apart
        draw_card(paper, x, 1, wide, TALL, scene, inks, face, _look(scene, choice, face))
    if 0 <= cursor < len(hand(scene)):
        draw_cursor(paper, 1 + cursor * apart, 1, wide, TALL, inks)


def _draw_chips(paper: Paper, scene: Scene, inks: Inks, choice: Choice | None, cursor: int) -> None:
    x, y = 1, 1
    for place, face in enumerate(hand(scene)):
        look = _look(scene, choice, face)
        look = look._replace(right=look.counted)
        wide = chip_width(scene, face, look)
        if x > 1 and x + wide > paper.width - 1:
            x, y = 1, y + 1
        if y >= paper.height:
            paper.write(paper.width - 1, paper.height - 1, "…", inks.by(inks.ink))
            return
        end = draw_chip(paper, x, y, scene, inks, face, look)
        if place == cursor:
            draw_cursor(paper, x, y, end - x, 1, inks)
        x = end + 1
