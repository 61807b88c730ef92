"""The table of Dominion: the turn and what is left, the other players, the Supply, what is in play."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len

from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.dominion.cards import Marking, draw_card
from fudaba.terminal.screen.dominion.supply import Chip, draw_supply, flow, groups, rows_of
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.text.dominion.table import (
    counters,
    figures,
    left,
    mats,
    pending,
    phase,
    places,
    staying,
    tokens,
    turn_words,
)
from fudaba.text.scene import Scene, my_seat, others_of
from fudaba.text.wrapping import cut, wrapped

ROOMY = 18
"""From this height on the figures are large, and players have more than a row."""
CARD_WIDTH, CARD_HEIGHT = 15, 5
"""The size of a card in play, where there is room for cards."""
NARROWEST = 24
"""How wide a player's part is at least, where they stand side by side."""


def draw_table(canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None) -> None:
    """From above: the turn, the players, the Supply and landscapes, what is in play and what waits."""
    roomy = canvas.height >= ROOMY
    width = canvas.width - 2
    found = groups(scene, selection)
    seat = counters(scene).turn
    waits = pending(scene, seat, without=scene.faces("play", seat))
    least = 2 if scene.faces("play", seat) or waits else 1
    y = _draw_head(canvas, scene, palette, large=roomy)
    supply = rows_of(scene, found, width, canvas.height - y - least - 1)
    spare = canvas.height - y - supply - least - (2 if roomy else 0)
    y = _draw_players(canvas, y, spare, scene, palette) + (1 if roomy else 0)
    y = draw_supply(canvas, 1, y, width, max(1, canvas.height - y - least), scene, palette, found)
    if roomy and canvas.height - y > least:
        y += 1
    _draw_play(canvas, 1, y, width, canvas.height - y, scene, palette, waits)


def _draw_head(canvas: Canvas, scene: Scene, palette: Palette, *, large: bool) -> int:
    """Whose turn it is and what is left to spend; returns the row after it."""
    turn_text = turn_words(scene)
    if not large:
        right = left(scene)
        edge = canvas.width - 1 - cell_len(right)
        canvas.write(edge, 0, right, palette.by(bold=True))
        end = canvas.write(1, 0, cut(turn_text, edge - 3), palette.by(bold=True))
        room = edge - end - 4
        if cell_len(phase(scene)) <= room and not counters(scene).over:
            canvas.write(end + 2, 0, phase(scene), palette.by(palette.ink_2))
        return 1
    x = canvas.width - 1
    for number, name in reversed(figures(scene)):
        what = scene.words.say(f"terminal-dominion-left-{name}", number=number)
        figure = numerals.small(str(number))
        wide = max(numerals.width(figure), 1)
        x -= cell_len(what)
        canvas.write(x, 2, what, palette.by(palette.ink_2))
        x -= wide + 1
        canvas.stamp(x, 0, figure, palette.by(palette.ink))
        x -= 3
    room = x - 1
    canvas.write(1, 0, cut(turn_text, room), palette.by(bold=True))
    if not counters(scene).over:
        canvas.write(1, 1, cut(phase(scene), room), palette.by(palette.ink_2))
    return 3


def _draw_players(canvas: Canvas, y: int, rows: int, scene: Scene, palette: Palette) -> int:
    """The other players side by side, each with as much as there is room for; returns the row after them."""
    others = others_of(scene, my_seat(scene))
    across = max(1, min(len(others), (canvas.width - 1) // NARROWEST))
    bands = -(-len(others) // across)
    wide = (canvas.width - 1) // across
    texts = {seat: _about(scene, seat, wide - 2) for seat in others}
    for band in range(bands):
        seats = others[band * across : (band + 1) * across]
        room = max(1, (rows - (bands - band - 1)) if band == bands - 1 else rows // bands)
        tall = min(room, max(len(texts[seat]) for seat in seats))
        for column, seat in enumerate(seats):
            _draw_player(canvas, 1 + column * wide, y, wide - 2, tall, scene, palette, seat, texts[seat])
        y += tall
        rows -= tall
    return y


def _about(scene: Scene, seat: int, width: int) -> list[str]:
    """What there is to see of a player, the first line beside the name."""
    waits = pending(scene, seat)
    parts = staying(scene, seat)
    in_play = (
        [] if seat == counters(scene).turn else [id for id in scene.faces("play", seat) if id not in parts]
    )
    rest = [*waits, *tokens(scene, seat), *mats(scene, seat)]
    if in_play:
        rest.append(scene.words.say("terminal-dominion-in-play", cards=scene.narrator.cards(in_play)))
    room = width - cell_len(scene.narrator.seat(seat)) - 5
    first = places(scene, seat)
    rows = [first] if cell_len(first) <= room else ["", *wrapped(first, width)]
    return [*rows, *(row for line in rest for row in wrapped(line, width))]


def _draw_player(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    rows: int,
    scene: Scene,
    palette: Palette,
    seat: int,
    parts: list[str],
) -> None:
    end = draw_seal(canvas, x, y, scene, palette, seat)
    end = canvas.write(end + 1, y, scene.narrator.seat(seat), palette.by(bold=True))
    if rows == 1 and not parts[0]:
        parts = [_in_short(scene, seat)]
    if bot := scene.bot(seat, x + width - end - cell_len(parts[0]) - 2):
        end = canvas.write(end + 1, y, bot, palette.by(palette.ink_3))
    canvas.write(end + 1, y, cut(parts[0], x + width - end - 1), palette.by(palette.ink_2))
    for row, text in enumerate(parts[1:rows], 1):
        more = row == rows - 1 and len(parts) > rows
        canvas.write(x, y + row, cut(f"{text} …" if more else text, width), palette.by(palette.ink_2))


def _in_short(scene: Scene, seat: int) -> str:
    return scene.words.say(
        "terminal-dominion-places-short",
        hand=scene.zone("hand", seat).count,
        deck=scene.zone("deck", seat).count,
    )


def _draw_play(
    canvas: Canvas, x: int, y: int, width: int, rows: int, scene: Scene, palette: Palette, waits: list[str]
) -> None:
    """What the player whose turn it is has in play, what of it stays and why, and the trash."""
    if rows < 1:
        return
    say, seat = scene.words.say, counters(scene).turn
    stays = staying(scene, seat)
    chips = []
    for id, number in Counter(scene.faces("play", seat)).items():
        chips.append(Chip(id, Marking(there=number, right=stays.get(id, ""))))
    end = y + rows
    if chips:
        label = say("terminal-dominion-play-of", seat=scene.narrator.seat(seat))
        across = (width + 1) // (CARD_WIDTH + 1)
        if rows >= CARD_HEIGHT + 2 + len(waits) and len(chips) <= across:
            canvas.write(x, y, label, palette.by(palette.ink_2, bold=True))
            for place, (face, marking) in enumerate(chips):
                left = x + place * (CARD_WIDTH + 1)
                draw_card(canvas, left, y + 1, CARD_WIDTH, CARD_HEIGHT, scene, palette, face, marking)
            y += CARD_HEIGHT + 1
        else:
            chips = [Chip(c.face, c.marking._replace(right=_both(c.marking))) for c in chips]
            y = flow(canvas, x, y, width, rows, scene, palette, label, chips)
    for text in waits[: end - y]:
        canvas.write(x + 2, y, cut(text, width - 2), palette.by(italic=True))
        y += 1
    if (trash := scene.faces("trash")) and y < end:
        sentence = say("dominion-table-trash", cards=scene.narrator.cards(trash))
        canvas.write(x, y, cut(sentence, width), palette.by(palette.ink_3))


def _both(marking: Marking) -> str:
    """How many there are, and when something is still to come from them."""
    return " · ".join(filter(None, (marking.counted, marking.right)))
