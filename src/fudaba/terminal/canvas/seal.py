"""The seal: a seat's initial, on shu for the player who decides now, and on nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.cells import cell_len

from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette


class HasSeats(Protocol):
    """What has seats: what they are called, and who decides now (-1 for nobody)."""

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def decider(self) -> int: ...


def initial(name: str) -> str:
    """The character on a seat's seal."""
    return name[:1].upper()


def draw_seal(canvas: Canvas, x: int, y: int, at: HasSeats, palette: Palette, seat: int) -> int:
    """Draw a seat's small seal; returns where it ends."""
    letter = initial(at.names[seat])
    if seat == at.decider:
        return canvas.write(x, y, f" {letter} ", palette.on(palette.shu, palette.on_shu, bold=True))
    return canvas.write(x, y, f"[{letter}]", palette.by(palette.ink, bold=True))


def draw_large_seal(
    canvas: Canvas, x: int, y: int, at: HasSeats, palette: Palette, seat: int, rows: int = 3
) -> int:
    """The same, as high as some rows, for the prompt; returns where it ends."""
    letter = initial(at.names[seat])
    width = 2 * rows
    decides = seat == at.decider
    style = (
        palette.on(palette.shu, palette.on_shu, bold=True)
        if decides
        else palette.on(palette.dialog, palette.ink, bold=True)
    )
    canvas.fill(x, y, width, rows, style)
    if not decides:
        canvas.frame(x, y, width, rows, style)
    canvas.write(x + (width - cell_len(letter)) // 2, y + rows // 2, letter, style)
    return x + width
