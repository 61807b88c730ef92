"""Plots that several pages have; Altair is handed in, since not everybody has installed it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from fudaba.bots.mind.chances import interval
from fudaba.text import Words

_NARROW = (
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    "  <style>.vega-embed, .vega-embed svg { max-width: 100%; height: auto }</style>"
)


def write_page(plot: Any, to: Path, lang: str) -> None:
    """Write plots as one page that needs no network; the page is called as they are, in their language.

    On a narrow screen the plots become smaller instead of reaching out of it.
    """
    page: str = plot.to_html(inline=True)
    title = plot.title if isinstance(plot.title, str) else plot.title.text
    head = f'<html lang="{lang}">\n<head>\n  <title>{escape(title)}</title>\n  {_NARROW}'
    to.write_text(re.sub(r"<html>\s*<head>", lambda _: head, page, count=1), "utf-8")


class Estimate(NamedTuple):
    """What was found of something, and half its 95 % interval."""

    name: str
    value: float
    error: float


def estimates(alt: Any, found: Sequence[Estimate], *, of: str, title: str, bars: bool, format: str) -> Any:
    """Estimates with their intervals, one below the other in their order.

    of: what they are of. title: what they are. bars: whether they begin at 0. format: of their figures.
    """
    rows = [
        {of: one.name, "value": one.value, "least": one.value - one.error, "most": one.value + one.error}
        for one in found
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y(f"{of}:N", sort=[one.name for one in found], title=None),
        tooltip=[f"{of}:N", *(alt.Tooltip(f"{end}:Q", format=format) for end in ("value", "least", "most"))],
    )
    x = alt.X("value:Q", title=title, axis=alt.Axis(format=format))
    intervals = base.mark_rule(color="black").encode(x=alt.X("least:Q", title=title), x2="most:Q")
    if bars:
        return base.mark_bar().encode(x=x) + intervals
    return intervals + base.mark_point(filled=True, size=80).encode(x=x)


def who_beats_whom(
    alt: Any, told: Words, names: Sequence[str], won: Callable[[int, int], tuple[float, int]], *, of: str
) -> Any:
    """A square for each two: how often the row's has been better.

    won: how many games one has won against another, ties as halves, and of how many. of: what the names are.
    """
    rows = []
    for one, name in enumerate(names):
        for other, rival in enumerate(names):
            hits, played = won(one, other) if one != other else (0.0, 0)
            if not played:
                continue
            least, most = interval(hits, played)
            said = told.say(
                "arena-won-of",
                share=f"{hits / played:.0%}",
                least=f"{least:.0%}",
                most=f"{most:.0%}",
                played=told.say("arena-played", games=played),
            )
            between = f"{least * 100:.0f}\N{EN DASH}{most * 100:.0f}"
            rows.append(
                {of: name, "against": rival, "share": hits / played, "between": between, "said": said}
            )
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("against:N", sort=names, title=told.say("arena-against")),
        y=alt.Y(f"{of}:N", sort=names, title=None),
    )
    scale = alt.Scale(scheme="redblue", domain=[0, 1])
    cells = base.mark_rect().encode(
        color=alt.Color("share:Q", scale=scale, title=told.say("arena-won-share")), tooltip="said:N"
    )
    ink = alt.condition("abs(datum.share - 0.5) > 0.35", alt.value("white"), alt.value("black"))
    shares = base.mark_text(dy=-5).encode(text=alt.Text("share:Q", format=".0%"), color=ink)
    intervals = base.mark_text(dy=8, size=9).encode(text="between:N", color=ink)
    return cells + shares + intervals
