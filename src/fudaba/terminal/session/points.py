"""The score as any game gives it: rounds down, players across."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from fudaba.text.figure import figure
from fudaba.text.game_text import Points, game_text_of
from fudaba.text.scene import Scene
from fudaba.text.wrapping import padded


def table(scene: Scene, points: Points, width: int) -> list[str]:
    """The score in rows of at most `width` cells: players across, a row a round, the sum below.

    Once the game is over a last row marks who has won. Notes are not in it.
    """
    say = scene.words.say
    labels = points.labels or [say("terminal-round", round=n) for n in range(1, len(points.rounds) + 1)]
    total = points.total or say("terminal-total")
    names = [scene.narrator.seat(seat) for seat in range(scene.seats)]
    widest = max((cell_len(str(each)) for own in points.rounds for each in own), default=0)
    least = max(7, widest + 2)
    first = min(
        max(cell_len(label) for label in (total, *labels, *(label for label, _ in points.more))) + 2,
        max(10, width - least * scene.seats),
    )
    column = max(least, min(max(map(cell_len, names)) + 2, (width - first) // max(1, scene.seats)))

    def row(label: str, figures: Sequence[int | str]) -> str:
        cells = [padded(figure(each), column - 1, right=True) + " " for each in figures]
        return padded(label, first) + "".join(cells)

    rows = [row("", names)]
    rows += [row(label, own) for label, own in zip(labels, points.rounds, strict=True)]
    if points.totals:
        rows.append(row(total, points.totals))
    rows += [row(label, figures) for label, figures in points.more]
    if points.winners:
        won = [say("terminal-winner") if seat in points.winners else "" for seat in range(scene.seats)]
        rows.append(row("", won))
    return [row.rstrip() for row in rows]


def score(scene: Scene) -> Points:
    """The score as it is shown now: what is known of it, and once the game is over all that was counted."""
    if (ending := scene.data.ending) is None:
        return game_text_of(scene.game).points(scene)
    ending_text = scene.narrator.ending(ending)
    first, *others = ending.measures
    rounds = [
        [_cell(scene, *each) for each in zip(row.counts, row.figures, strict=True)] for row in ending.rows
    ]
    more = [
        (scene.words.say("terminal-remarked", name=named.name, note=named.note), measure.figures)
        for named, measure in zip(ending_text.measures[1:], others, strict=True)
    ]
    labels = [row.name for row in ending_text.rows]
    return Points(
        rounds,
        first.figures,
        ending.winners,
        labels,
        ending_text.measures[0].name,
        more,
        most=not first.few,
    )


def _cell(scene: Scene, count: int, points: int) -> str:
    if not count or not points or count == points:
        return str(count or points or "")
    return scene.words.say("terminal-counted", number=count, points=points)


def result(scene: Scene) -> list[str]:
    """Who has won by what, and why the game is over. Only once it is."""
    ending = scene.data.ending
    assert ending is not None, "only a game that is over has a result"
    ending_text = scene.narrator.ending(ending)
    return [scene.words.say("terminal-verdict", verdict=ending_text.verdict), ending_text.why]
