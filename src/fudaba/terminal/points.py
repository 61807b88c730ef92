"""The score as any game gives it: rounds down, players across."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from fudaba.terminal.paper import padded
from fudaba.terminal.scene import Scene


class Points(NamedTuple):
    """rounds: what counted, for each round what each seat got. totals: by seat, none where nobody may know.
    winners: once the game is over.

    labels: what the rounds are, where they are no rounds. notes: sentences below the table. most: whether
    more points are better.
    """

    rounds: Sequence[Sequence[int | str]]
    totals: Sequence[int]
    winners: Sequence[int] = ()
    labels: Sequence[str] = ()
    notes: Sequence[str] = ()
    most: bool = False

    def ranking(self) -> list[int]:
        """The seats, the leader first."""
        sign = -1 if self.most else 1
        return sorted(range(len(self.totals)), key=lambda seat: sign * self.totals[seat])


def table(scene: Scene, points: Points, width: int) -> list[str]:
    """The score in rows of at most `width` cells: players across, a row a round, the sum below.

    Once the game is over a last row marks who has won. Notes are not in it.
    """
    say = scene.words.say
    labels = points.labels or [say("terminal-round", round=n) for n in range(1, len(points.rounds) + 1)]
    own = f"terminal-{scene.game}-points-total"
    total = say(own if scene.words.has(own) else "terminal-total")
    names = [scene.narrator.seat(seat) for seat in range(scene.seats)]
    cells = max((cell_len(str(figure)) for own in points.rounds for figure in own), default=0)
    least = max(7, cells + 2)
    first = min(max(cell_len(label) for label in (total, *labels)) + 2, max(10, width - least * scene.seats))
    column = max(least, min(max(map(cell_len, names)) + 2, (width - first) // max(1, scene.seats)))

    def row(label: str, figures: Sequence[int | str]) -> str:
        return padded(label, first) + "".join(padded(str(f), column - 1, right=True) + " " for f in figures)

    rows = [row("", names)]
    rows += [row(label, own) for label, own in zip(labels, points.rounds, strict=True)]
    if points.totals:
        rows.append(row(total, points.totals))
    if points.winners:
        won = [say("terminal-winner") if seat in points.winners else "" for seat in range(scene.seats)]
        rows.append(row("", won))
    return [row.rstrip() for row in rows]


def result(scene: Scene, points: Points) -> str:
    """Who has won; in the game's own words where it has some."""
    winners = [scene.narrator.seat(seat) for seat in points.winners]
    own = f"terminal-{scene.game}-wins"
    return scene.words.say(
        own if scene.words.has(own) else "terminal-wins",
        names=scene.words.join(winners),
        count=len(winners),
        points=points.totals[points.winners[0]] if points.winners else 0,
    )
