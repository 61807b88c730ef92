"""A page with the plots of a contest: ratings, wins, pairs, and all of it by kingdom."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fudaba.arena.contest.contest import Contest
from fudaba.arena.report import contest_text, plots
from fudaba.bots.mind.chances import interval
from fudaba.text import Words, words

WIDE: Final = 200
"""Of the plots with one row for each bot, in pixels; their figures stand to the right."""
SQUARE: Final = 78
"""How wide the square of two bots is, in pixels."""
PIXELS: Final = 6
"""How wide a cell of what stands beside a plot is about; all plots begin at the same line."""
TITLE: Final = 78
"""How many cells of cards, and of errors, stand in one line below the title."""
FAILED: Final = 5
"""How many games at most are listed that were stopped by an error."""


def write(found: Contest, to: Path, lang: str) -> None:
    """Write the page: it has all it needs in it, and needs no network."""
    plots.write_page(plot(found, lang), to, lang)


def plot(found: Contest, lang: str) -> Any:
    """The plots, one below the other; above them what is told in words."""
    import altair as alt

    texts = words(lang)
    ratings = found.ratings().bots
    order = sorted(range(len(found.bots)), key=lambda bot: -ratings[bot].elo)
    parts = [
        _ratings(alt, texts, found, order),
        _won(alt, texts, found, order),
        _pairs(alt, texts, found, order),
    ]
    if len(found.kingdoms) > 1:
        parts.append(_grounds(alt, texts, found, order))
    title = alt.Title(contest_text.title(texts, found), subtitle=_below(texts, found), offset=24)
    return (
        alt.vconcat(*parts, spacing=32)
        .properties(title=title)
        .configure_view(strokeWidth=0)
        .configure_axis(labelFontSize=12, titleFontSize=12, titleFontWeight="normal")
        .configure_axisLeft(minExtent=PIXELS * plots.BESIDE)
        .configure_title(anchor="start", fontSize=15, subtitleFontSize=12, offset=10)
    )


def _below(texts: Words, found: Contest) -> list[str]:
    """The lines below the title: on what alone it was played, who sat first, and what went wrong."""
    alone = len(found.kingdoms) == 1 and contest_text.on_kingdoms(found)
    cards = plots.folded(contest_text.grounds(texts, found)[0], TITLE) if alone else []
    stopped = [texts.say("arena-contest-stopped", games=len(found.games))] if found.stopped else []
    failed = [contest_text.failed(texts, found, game) for game in found.games if game.error][:FAILED]
    errors = [line for text in failed for line in plots.folded(text, TITLE)]
    return [*cards, contest_text.first_seat(texts, found), *stopped, *errors]


def _ratings(alt: Any, texts: Words, found: Contest, order: Sequence[int]) -> Any:
    ratings, names = found.ratings().bots, contest_text.names_of(found)
    rated = []
    for bot in order:
        one = ratings[bot]
        shown = plots.Estimate(names[bot], note=contest_text.rating(texts, found, one))
        if contest_text.says_something(one, among=len(ratings)):
            shown = shown._replace(value=one.elo, least=one.elo - one.error, most=one.elo + one.error)
        rated.append(shown)
    signs = "datum.value == 0 ? '0' : format(datum.value, '+.0f')"
    title = texts.say("arena-rating-interval")
    x = alt.X("value:Q", title=title, axis=alt.Axis(labelExpr=signs, tickCount=4))
    return plots.estimates(alt, rated, of="bot", title=title, x=x, bars=False, format="").properties(
        width=WIDE, title=texts.say("arena-page-ratings")
    )


def _won(alt: Any, texts: Words, found: Contest, order: Sequence[int]) -> Any:
    shares, names = [], contest_text.names_of(found)
    for bot in order:
        won, played = found.won(bot)
        shown = plots.Estimate(names[bot], note=contest_text.share(won, played))
        if played:
            least, most = interval(won, played)
            shown = shown._replace(value=won / played, least=least, most=most)
        shares.append(shown)
    title = texts.say("arena-won-interval")
    x = alt.X(
        "value:Q",
        title=title,
        axis=alt.Axis(format="%", values=[0, 0.25, 0.5, 0.75, 1]),
        scale=alt.Scale(domain=[0, 1]),
    )
    return plots.estimates(alt, shares, of="bot", title=title, x=x, bars=False, format="").properties(
        width=WIDE, title=texts.say("arena-page-won")
    )


def _pairs(alt: Any, texts: Words, found: Contest, order: Sequence[int]) -> Any:
    alone = found.sides == 2

    def before(one: int, other: int) -> tuple[float, int]:
        return found.before(order[one], order[other])

    def besides(one: int, other: int) -> list[str]:
        played = texts.say("arena-played", games=before(one, other)[1])
        return [played, contest_text.verdict(texts, found, order[one], order[other])] if alone else [played]

    title = alt.Title(
        texts.say("arena-who-beats" if alone else "arena-who-before"),
        subtitle=texts.say("arena-square-beats" if alone else "arena-square-before"),
    )
    names = [contest_text.names_of(found)[bot] for bot in order]
    return plots.who_beats_whom(alt, texts, names, before, wide=SQUARE, besides=besides).properties(
        title=title
    )


def _grounds(alt: Any, texts: Words, found: Contest, order: Sequence[int]) -> Any:
    def won(ground: int, column: int) -> tuple[float, int]:
        return found.won(order[column], kingdom=ground)

    names = [contest_text.names_of(found)[bot] for bot in order]
    title = alt.Title(
        texts.say("arena-page-won-on" if contest_text.on_kingdoms(found) else "arena-page-won-in"),
        subtitle=texts.say("arena-square-won"),
    )
    return plots.won_there(
        alt, texts, contest_text.grounds(texts, found), names, won, wide=SQUARE
    ).properties(title=title)
