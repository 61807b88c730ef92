"""Tables of figures as they are printed: no figure is cut, however narrow the terminal is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len

from fudaba.arena.report.plots import folded
from fudaba.text.visible import visible, visible_lines

if TYPE_CHECKING:
    from rich.console import Console

BLANKS: Final = 2
"""How many cells stand on either side of a column, together with those of its neighbour."""
LEAST: Final = 10
"""In how many cells at least a name is still told beside its figures."""


def print_table(
    console: Console,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    title: str = "",
    names: int = 1,
    named: int = 0,
) -> None:
    """Print rows of figures below their headings.

    names: how many columns have words and not figures. named: which of them may take several lines where
    there is no room for one; headings may, too. Where that is not enough, each row is told figure by figure.
    What is in a cell is shown as text, whoever wrote it.
    """
    headings = [visible(heading) for heading in headings]
    rows = [[visible_lines(cell) for cell in cells] for cells in rows]
    narrow = ["\n".join(folded(heading, LEAST)) for heading in headings]
    for heads in (headings, narrow):
        wide = [_wide(heads, rows, column) for column in range(len(headings))]
        room = console.width - BLANKS * (len(wide) + 1) - (sum(wide) - wide[named]) - len(wide)
        if room >= min(LEAST, wide[named]):
            _print_beside(console, heads, rows, title, names, named, room)
            return
    _print_below(console, headings, rows, title, names)


def _wide(headings: Sequence[str], rows: Sequence[Sequence[str]], column: int) -> int:
    return max(cell_len(line) for cells in (headings, *rows) for line in cells[column].split("\n"))


def _print_beside(
    console: Console,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    title: str,
    names: int,
    named: int,
    room: int,
) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    title_text: Any = Text(visible(title)) if title else None
    table = Table(box=SIMPLE_HEAD, title=title_text, title_justify="left")
    for column, heading in enumerate(headings):
        table.add_column(Text(heading), justify="left" if column < names else "right", no_wrap=True)
    for cells in rows:
        lines = ["\n".join(folded(cell, room)) if at == named else cell for at, cell in enumerate(cells)]
        table.add_row(*map(Text, lines))
    console.print(table)


def _print_below(
    console: Console, headings: Sequence[str], rows: Sequence[Sequence[str]], title: str, names: int
) -> None:
    from rich.text import Text

    if title:
        console.print(Text(visible(title)))
    said = [""] * names
    for cells in rows:
        said = [cell or before for cell, before in zip(cells[:names], said, strict=True)]
        console.print(Text(", ".join(cell for cell in said if cell)))
        for heading, cell in zip(headings[names:], cells[names:], strict=True):
            if cell:
                console.print(Text(f"  {heading}: {cell}"))
    console.print()
