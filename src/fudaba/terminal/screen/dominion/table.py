"""The table of Dominion: the turn and what is left, the other players, the Supply, what is in play."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len

from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper, cut, wrapped
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.dominion.cards import Look, draw_card
from fudaba.terminal.screen.dominion.supply import Chip, draw_supply, flow, groups, rows_of
from fudaba.terminal.session.choosing import Choice
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

ROOMY = 18
"""From this height on the figures are large, and players have more than a row."""
CARD_WIDTH, CARD_HEIGHT = 15, 5
"""The size of a card in play, where there is room for cards."""
NARROWEST = 24
"""How wide a player's part is at least, where they stand side by side."""


def draw_table(paper: Paper, scene: Scene, inks: Inks, choice: Choice | None) -> None:
    """From above: the turn, the players, the Supply and landscapes, what is in play and what waits."""
    roomy = paper.height >= ROOMY
    width = paper.width - 2
    found = groups(scene, choice)
    seat = counters(scene).turn
    waits = pending(scene, seat, without=scene.faces("play", seat))
    least = 2 if scene.faces("play", seat) or waits else 1
    y = _draw_head(paper, scene, inks, large=roomy)
    supply = rows_of(scene, found, width, paper.height - y - least - 1)
    spare = paper.height - y - supply - least - (2 if roomy else 0)
    y = _draw_players(paper, y, spare, scene, inks) + (1 if roomy else 0)
    y = draw_supply(paper, 1, y, width, max(1, paper.height - y - least), scene, inks, found)
    if roomy and paper.height - y > least:
        y += 1
    _draw_play(paper, 1, y, width, paper.height - y, scene, inks, waits)


def _draw_head(paper: Paper, scene: Scene, inks: Inks, *, large: bool) -> int:
    """Whose turn it is and what is left to spend; returns the row after it."""
    told = turn_words(scene)
    if not large:
        right = left(scene)
        edge = paper.width - 1 - cell_len(right)
        paper.write(edge, 0, right, inks.by(bold=True))
        end = paper.write(1, 0, cut(told, edge - 3), inks.by(bold=True))
        room = edge - end - 4
        if cell_len(phase(scene)) <= room and not counters(scene).over:
            paper.write(end + 2, 0, phase(scene), inks.by(inks.ink_2))
        return 1
    x = paper.width - 1
    for number, name in reversed(figures(scene)):
        what = scene.words.say(f"terminal-dominion-left-{name}", number=number)
        figure = numerals.small(str(number))
        wide = max(numerals.width(figure), 1)
        x -= cell_len(what)
        paper.write(x, 2, what, inks.by(inks.ink_2))
        x -= wide + 1
        paper.stamp(x, 0, figure, inks.by(inks.ink))
        x -= 3
    room = x - 1
    paper.write(1, 0, cut(told, room), inks.by(bold=True))
    if not counters(scene).over:
        paper.write(1, 1, cut(phase(scene), room), inks.by(inks.ink_2))
    return 3


def _draw_players(paper: Paper, y: int, rows: int, scene: Scene, inks: Inks) -> int:
    """The other players side by side, each with as much as there is room for; returns the row after them."""
    others = others_of(scene, my_seat(scene))
    across = max(1, min(len(others), (paper.width - 1) // NARROWEST))
    bands = -(-len(others) // across)
    wide = (paper.width - 1) // across
    told = {seat: _about(scene, seat, wide - 2) for seat in others}
    for band in range(bands):
        seats = others[band * across : (band + 1) * across]
        room = max(1, (rows - (bands - band - 1)) if band == bands - 1 else rows // bands)
        tall = min(room, max(len(told[seat]) for seat in seats))
        for column, seat in enumerate(seats):
            _draw_player(paper, 1 + column * wide, y, wide - 2, tall, scene, inks, seat, told[seat])
        y += tall
        rows -= tall
    return y


def _about(scene: Scene, seat: int, width: int) -> list[str]:
    """What there is to see of a player, the first line beside the name."""
    waits = pending(scene, seat)
    told = staying(scene, seat)
    in_play = (
        [] if seat == counters(scene).turn else [id for id in scene.faces("play", seat) if id not in told]
    )
    rest = [*waits, *tokens(scene, seat), *mats(scene, seat)]
    if in_play:
        rest.append(scene.words.say("terminal-dominion-in-play", cards=scene.narrator.cards(in_play)))
    room = width - cell_len(scene.narrator.seat(seat)) - 5
    first = places(scene, seat)
    rows = [first] if cell_len(first) <= room else ["", *wrapped(first, width)]
    return [*rows, *(row for line in rest for row in wrapped(line, width))]


def _draw_player(
    paper: Paper, x: int, y: int, width: int, rows: int, scene: Scene, inks: Inks, seat: int, told: list[str]
) -> None:
    end = draw_seal(paper, x, y, scene, inks, seat)
    end = paper.write(end + 1, y, scene.narrator.seat(seat), inks.by(bold=True))
    if rows == 1 and not told[0]:
        told = [_in_short(scene, seat)]
    paper.write(end + 1, y, cut(told[0], x + width - end - 1), inks.by(inks.ink_2))
    for row, text in enumerate(told[1:rows], 1):
        more = row == rows - 1 and len(told) > rows
        paper.write(x, y + row, cut(f"{text} …" if more else text, width), inks.by(inks.ink_2))


def _in_short(scene: Scene, seat: int) -> str:
    return scene.words.say(
        "terminal-dominion-places-short",
        hand=scene.zone("hand", seat).count,
        deck=scene.zone("deck", seat).count,
    )


def _draw_play(
    paper: Paper, x: int, y: int, width: int, rows: int, scene: Scene, inks: Inks, waits: list[str]
) -> None:
    """What the player whose turn it is has in play, what of it stays and why, and the trash."""
    if rows < 1:
        return
    say, seat = scene.words.say, counters(scene).turn
    stays = staying(scene, seat)
    chips = []
    for id, number in Counter(scene.faces("play", seat)).items():
        chips.append(Chip(id, Look(there=number, right=stays.get(id, ""))))
    end = y + rows
    if chips:
        label = say("terminal-dominion-play-of", seat=scene.narrator.seat(seat))
        across = (width + 1) // (CARD_WIDTH + 1)
        if rows >= CARD_HEIGHT + 2 + len(waits) and len(chips) <= across:
            paper.write(x, y, label, inks.by(inks.ink_2, bold=True))
            for place, (face, look) in enumerate(chips):
                left = x + place * (CARD_WIDTH + 1)
                draw_card(paper, left, y + 1, CARD_WIDTH, CARD_HEIGHT, scene, inks, face, look)
            y += CARD_HEIGHT + 1
        else:
            chips = [Chip(c.face, c.look._replace(right=_both(c.look))) for c in chips]
            y = flow(paper, x, y, width, rows, scene, inks, label, chips)
    for text in waits[: end - y]:
        paper.write(x + 2, y, cut(text, width - 2), inks.by(italic=True))
        y += 1
    if (trash := scene.faces("trash")) and y < end:
        told = say("dominion-told-trash", cards=scene.narrator.cards(trash))
        paper.write(x, y, cut(told, width), inks.by(inks.ink_3))


def _both(look: Look) -> str:
    """How many there are, and when something is still to come from them."""
    return " · ".join(filter(None, (look.counted, look.right)))
