"""The score as any game gives it: rounds down, players across."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from fudaba.terminal.paper import padded
from fudaba.terminal.scene import Scene


class Points(NamedTuple):
    """rounds: for each finished round what each seat got. totals: by seat. winners: once the game is over."""

    rounds: Sequence[Sequence[int]]
    totals: Sequence[int]
    winners: Sequence[int] = ()


def table(scene: Scene, points: Points, width: int) -> list[str]:
    """The score in rows of at most `width` cells: players across, a row a round, the sum below.

    Once the game is over a last row marks who has won.
    """
    say = scene.words.say
    labels = [say("terminal-round", round=number) for number in range(1, len(points.rounds) + 1)]
    total = say("terminal-total")
    first = max(cell_len(label) for label in (total, *labels)) + 2
    names = [scene.narrator.seat(seat) for seat in range(scene.seats)]
    column = max(7, min(max(map(cell_len, names)) + 2, (width - first) // max(1, scene.seats)))
    rows = [" " * first + "".join(padded(name, column - 1, right=True) + " " for name in names)]
    for label, own in zip(labels, points.rounds, strict=True):
        rows.append(padded(label, first) + "".join(f"{figure:>{column - 1}} " for figure in own))
    rows.append(padded(total, first) + "".join(f"{figure:>{column - 1}} " for figure in points.totals))
    if points.winners:
        marks = [say("terminal-winner") if seat in points.winners else "" for seat in range(scene.seats)]
        rows.append(" " * first + "".join(padded(mark, column - 1, right=True) + " " for mark in marks))
    return [row.rstrip() for row in rows]


def result(scene: Scene, points: Points) -> str:
    """Who has won."""
    winners = [scene.narrator.seat(seat) for seat in points.winners]
    return scene.words.say(
        "terminal-wins",
        names=scene.words.join(winners),
        count=len(winners),
        points=points.totals[points.winners[0]] if points.winners else 0,
    )
