"""Plots that several pages have; Altair is handed in, since not everybody has installed it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.cells import cell_len, chop_cells

from fudaba.bots.mind.chances import interval
from fudaba.text import Words

_NARROW = (
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    "  <style>.vega-embed, .vega-embed svg.marks { max-width: 100%; height: auto }</style>"
)

NAME: Final = 20
"""How many cells of a name stand in one line."""
BESIDE: Final = 26
"""How many cells of what a row of squares is called stand in one line."""
CELL: Final = 7
"""How wide a cell is at most, in pixels."""
BLANK: Final = "\N{ZERO WIDTH SPACE}"
"""A line with nothing to see in it. (An empty one, or a space, would take no room.)"""
NO_BEGIN: Final = "、。」）"
"""What no line of Japanese begins with."""
LINE: Final = 14
"""How high a line is, in pixels."""


def write_page(plot: Any, to: Path, lang: str) -> None:
    """Write plots as one page that needs no network; the page is called as they are, in their language.

    On a narrow screen the plots become smaller instead of reaching out of it.
    """
    page = _closed(plot.to_html(inline=True))
    title = plot.title.text
    title = title if isinstance(title, str) else " ".join(title)
    head = f'<html lang="{lang}">\n<head>\n  <title>{escape(title)}</title>\n  {_NARROW}'
    to.write_text(re.sub(r"<html>\s*<head>", lambda _: head, page, count=1), "utf-8")


def _closed(page: str) -> str:
    """A page of Altair's, in which no word of a plot is markup: none can end the script that it stands in."""
    before, begins, after = page.rpartition("const spec = ")
    spec, ends, rest = after.partition("\n")
    return "".join((before, begins, spec.replace("<", r"\u003c"), ends, rest))


class Estimate(NamedTuple):
    """A figure with its uncertainty."""

    name: str
    """The label of its row."""
    value: float | None = None
    """The estimate itself, None if it is not known."""
    least: float | None = None
    """The lower end of its 95 % interval, None if it is not known."""
    most: float | None = None
    """The upper end of its 95 % interval, None if it is not known."""
    note: str = ""
    """Beside it, or ""."""


def estimates(
    alt: Any, found: Sequence[Estimate], *, of: str, title: str, x: Any, bars: bool, format: str
) -> Any:
    """Estimates with their intervals, one below the other in their order.

    of: what they are of. title: what they are. x: how they are drawn, the channel of the field "value". bars:
    whether they begin at 0. format: of the figures where the pointer is, of those that are not told anyhow.
    """
    names = [one.name for one in found]
    figures = [alt.Tooltip(f"{end}:Q", format=format) for end in ("value", "least", "most")]
    if all(one.note for one in found):
        figures = [alt.Tooltip("note:N", title=title)]
    labels = _even([folded(name, NAME) for name in names])
    axis = alt.Axis(**_labels(dict(zip(names, labels, strict=True))))
    base = alt.Chart(alt.Data(values=[{of: one.name} | one._asdict() for one in found])).encode(
        y=alt.Y(f"{of}:N", sort=names, title=None, axis=axis), tooltip=[f"{of}:N", *figures]
    )
    intervals = base.mark_rule(color="black").encode(x=alt.X("least:Q", title=title), x2="most:Q")
    words = base.mark_text(align="left", dx=10, size=12).encode(x=alt.value("width"), text="note:N")
    points = base.mark_point(filled=True, size=80, opacity=1).encode(x=x)
    parts = [base.mark_bar().encode(x=x), intervals, words] if bars else [intervals, points, words]
    high = max([20, *(LINE / 2 * len(lines) + 13 for lines in labels)])
    return alt.layer(*parts).properties(height=high * len(names))


class Square(NamedTuple):
    """One square of a table."""

    row: int
    """The row, from 0."""
    column: int
    """The column, from 0."""
    share: float
    """The share of the row that it has, shown as its colour."""
    lines: Sequence[str]
    """The lines in it; the first one is larger."""
    said: str
    """The text that appears under the pointer."""


def squares(
    alt: Any, found: Sequence[Square], rows: Sequence[str], columns: Sequence[str], *, wide: int
) -> Any:
    """A table of shares, as coloured squares with their figures. rows, columns: what those are called.

    wide: of a square, in pixels; it is as high as what stands in it and beside it.
    """
    values = [
        {"row": one.row, "column": one.column, "share": one.share, "said": one.said}
        | {f"line{number}": line for number, line in enumerate(one.lines)}
        for one in found
    ]
    above = _even([folded(name, wide // CELL) for name in columns], up=True)
    beside = _even([folded(name, BESIDE) for name in rows])
    inside = max((len(one.lines) for one in found), default=1)
    high = max([LINE * inside + 14, *(LINE / 2 * len(lines) + 18 for lines in beside)])
    bare = {"title": None, "ticks": False, "domain": False}
    up = {
        "labelPadding": 6 + LINE / 2 * (max(map(len, above), default=1) - 1),
        "orient": "top",
        "labelAngle": 0,
    }
    x = alt.Axis(**_labels(_numbered(above)) | {"labelOffset": 0} | bare | up)
    y = alt.Axis(**_labels(_numbered(beside)) | bare)
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("column:O", axis=x, scale=alt.Scale(domain=list(range(len(columns))))),
        y=alt.Y("row:O", axis=y, scale=alt.Scale(domain=list(range(len(rows))))),
    )
    scale = alt.Scale(scheme="redblue", domain=[0, 1])
    parts = [
        base.mark_rect(stroke="white").encode(
            color=alt.Color("share:Q", scale=scale, legend=None), tooltip=alt.Tooltip("said:N", title=None)
        )
    ]
    ink = alt.condition("abs(datum.share - 0.5) > 0.35", alt.value("white"), alt.value("black"))
    for number in range(inside):
        down = LINE * (number - (inside - 1) / 2)
        words = base.mark_text(dy=down, size=10 if number else 13, tooltip=None)
        parts.append(words.encode(text=f"line{number}:N", color=ink))
    return alt.layer(*parts).properties(width=wide * len(columns), height=high * len(rows))


def who_beats_whom(
    alt: Any,
    texts: Words,
    names: Sequence[str],
    won: Callable[[int, int], tuple[float, int]],
    *,
    wide: int,
    besides: Callable[[int, int], Sequence[str]] = lambda _one, _other: (),
) -> Any:
    """A square for each two: how often the row's has been better.

    won: how many games one has won against another, ties as halves, and of how many. wide: of a square.
    besides: what else is told of two who have met, in short lines.
    """
    found = []
    for one, name in enumerate(names):
        for other, rival in enumerate(names):
            hits, played = won(one, other) if one != other else (0.0, 0)
            if not played:
                continue
            said = texts.say("arena-met", one=name, other=rival, won=_said(texts, hits, played))
            found.append(
                Square(
                    one,
                    other,
                    hits / played,
                    [*_figures(hits, played), *besides(one, other)],
                    said,
                )
            )
    return squares(alt, found, names, names, wide=wide)


def won_there(
    alt: Any,
    texts: Words,
    grounds: Sequence[str],
    names: Sequence[str],
    won: Callable[[int, int], tuple[float, int]],
    *,
    wide: int,
) -> Any:
    """A row for each ground: what each of these has won there.

    won: by the numbers of a ground and of a name, how many games, its part of ties, and of how many.
    """
    found = [
        Square(
            row,
            column,
            hits / played,
            _figures(hits, played),
            texts.say("arena-won-by", bot=name, won=_said(texts, hits, played)),
        )
        for row, _ in enumerate(grounds)
        for column, name in enumerate(names)
        for hits, played in [won(row, column)]
        if played
    ]
    return squares(alt, found, grounds, names, wide=wide)


def _figures(hits: float, played: int) -> list[str]:
    """A share and its 95 % interval, in short lines."""
    least, most = interval(hits, played)
    return [f"{hits / played:.0%}", f"{least * 100:.0f}\N{EN DASH}{most * 100:.0f}"]


def _said(texts: Words, hits: float, played: int) -> str:
    least, most = interval(hits, played)
    return texts.say(
        "arena-won-of",
        share=f"{hits / played:.0%}",
        least=f"{least:.0%}",
        most=f"{most:.0%}",
        played=texts.say("arena-played", games=played),
    )


def folded(text: str, most: int) -> list[str]:
    """A text in lines of so many cells at most (a Japanese character has two), cut where words end; a line
    takes as many more as what may not begin the next one."""
    lines = [""]
    for part in re.findall(r"[^ -]*[ -]+|[^ -]+", text):
        if lines[-1] and cell_len(lines[-1] + part.rstrip()) > most:
            lines.append("")
        lines[-1] += part
    cuts: list[str] = []
    for cut in (cut for line in lines for cut in chop_cells(line.rstrip(), most)):
        ends = len(cut) - len(cut.lstrip(NO_BEGIN)) if cuts else 0
        if ends:
            cuts[-1] += cut[:ends]
        if cut[ends:] or not cuts:
            cuts.append(cut[ends:])
    return cuts


def _even(labels: Sequence[Sequence[str]], *, up: bool = False) -> list[list[str]]:
    """Labels of equally many lines, each half as high: what they have is in the middle, or at the lower end.

    (Half as high, so that one line has its middle beside two, too.)
    """
    halves = [[half for line in lines for half in (line, BLANK)][:-1] for lines in labels]
    most, found = max(map(len, halves), default=1), list[list[str]]()
    for lines in halves:
        missing = most - len(lines)
        before = missing if up else missing // 2
        found.append([BLANK] * before + lines + [BLANK] * (missing - before))
    return found


def _numbered(labels: Sequence[list[str]]) -> dict[str, list[str]]:
    return {str(number): lines for number, lines in enumerate(labels)}


def _labels(labels: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """How an axis shows labels of several lines, by what they are of. (They begin where one line would.)"""
    halves = max(map(len, labels.values()), default=1) - 1
    return {
        "labelExpr": f"{json.dumps(labels)}[datum.label]",
        "labelLimit": 0,
        "labelLineHeight": LINE / 2,
        "labelOffset": -LINE / 4 * halves,
        "labelOverlap": False,
    }
