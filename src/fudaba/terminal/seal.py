"""The seal: a seat's initial, on shu for whoever decides now, and on nothing else."""

from __future__ import annotations

from rich.cells import cell_len

from fudaba.terminal.inks import Inks
from fudaba.terminal.paper import Paper
from fudaba.terminal.scene import Scene
from fudaba.terminal.seats import initial


def draw_seal(paper: Paper, x: int, y: int, scene: Scene, inks: Inks, seat: int) -> int:
    """Draw a seat's small seal; returns where it ends."""
    letter = initial(scene.names[seat])
    if seat == scene.decider:
        return paper.write(x, y, f" {letter} ", inks.on(inks.shu, inks.on_shu, bold=True))
    return paper.write(x, y, f"[{letter}]", inks.by(inks.ink, bold=True))


def draw_large_seal(paper: Paper, x: int, y: int, scene: Scene, inks: Inks, seat: int, rows: int = 3) -> int:
    """The same, as high as some rows, for the slip; returns where it ends."""
    letter = initial(scene.names[seat])
    width = 2 * rows
    decides = seat == scene.decider
    style = inks.on(inks.shu, inks.on_shu, bold=True) if decides else inks.on(inks.sheet, inks.ink, bold=True)
    paper.fill(x, y, width, rows, style)
    if not decides:
        paper.frame(x, y, width, rows, style)
    paper.write(x + (width - cell_len(letter)) // 2, y + rows // 2, letter, style)
    return x + width
