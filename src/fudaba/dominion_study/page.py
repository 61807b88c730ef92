"""One page with the plots of a study: the search, who beats whom, what cards are worth, how a game goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fudaba.arena.report.plots import Estimate, estimates, folded, who_beats_whom, write_page
from fudaba.dominion_study.analysis import PLAN, Z95, Study
from fudaba.dominion_study.search import Gene, Plan
from fudaba.games.dominion.setup.notation import all_named
from fudaba.text import Words, words
from fudaba.text.dominion import card
from fudaba.text.names import list_name
from fudaba.text.visible import visible

WIDE: Final = 250
"""Of a plot, in pixels: with what stands beside it, it can be read on a phone."""
SQUARE: Final = 58
"""How wide the square of two plans is, in pixels."""
LINE: Final = 46
"""How many cells of what is studied stand in one line."""


def write(found: Study, to: Path, lang: str) -> None:
    """Write the page: it has all it needs in it, and needs no network. lang: of its words."""
    write_page(plot(found, lang), to, lang)


def plot(found: Study, lang: str) -> Any:
    """The plots, one below the other."""
    import altair as alt

    texts = words(lang)
    parts = [_search(alt, texts, found)]
    if found.plans:
        parts.append(_plans(alt, texts, found))
        parts.append(_matrix(alt, texts, found))
    if found.worths:
        parts.append(_worths(alt, texts, found))
    if found.curve:
        parts.append(_curve(alt, texts, found))
    played = texts.say(games_of(found), games=found.games)
    below = [*folded(cards_of(found, lang), LINE), *folded(played, LINE)]
    title = alt.Title(title_of(found, lang), subtitle=below, anchor="start", offset=16)
    return (
        alt.vconcat(*parts, spacing=28)
        .properties(title=title)
        .configure_view(strokeWidth=0)
        .configure_title(anchor="start")
        .configure_legend(orient="top")
    )


def _search(alt: Any, texts: Words, found: Study) -> Any:
    rows = [
        {
            "games": one.games,
            "share": one.share,
            "least": max(0.0, one.share - Z95 * one.error),
            "most": min(1.0, one.share + Z95 * one.error),
            "field": len(one.field),
        }
        for one in found.generations
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(x=alt.X("games:Q", title=texts.say("study-page-played")))
    band = base.mark_errorbar().encode(
        y=alt.Y("least:Q", title=texts.say("study-page-field"), scale=alt.Scale(domain=[0, 1])), y2="most:Q"
    )
    points = base.mark_line(point=True).encode(y="share:Q", tooltip=["games:Q", "share:Q", "field:Q"])
    return (band + points).properties(width=WIDE, height=160, title=texts.say("study-page-search"))


def _plans(alt: Any, texts: Words, found: Study) -> Any:
    names = names_of(found, texts.lang)
    rows = [
        {"plan": name, "share": share, "lines": "; ".join(lines_of(plan, texts.lang))}
        for name, plan, share in zip(names, found.plans, found.mixture, strict=True)
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("plan:N", sort=names, title=None))
    bars = base.mark_bar().encode(
        x=alt.X("share:Q", title=texts.say("study-page-often"), axis=alt.Axis(format="%")),
        tooltip=["lines:N"],
    )
    bars = bars.properties(width=WIDE, title=texts.say("study-page-mixture"))
    steps = [
        {"plan": name, "line": number, "says": said}
        for name, plan in zip(names, found.plans, strict=True)
        for number, said in enumerate(lines_of(plan, texts.lang), 1)
    ]
    lines = (
        alt.Chart(alt.Data(values=steps))
        .mark_text(align="left", limit=280)
        .encode(
            y=alt.Y("line:O", title=None, axis=None),
            x=alt.value(2),
            text="says:N",
            facet=alt.Facet("plan:N", sort=names, title=None, columns=1),
        )
        .properties(width=WIDE, title=texts.say("study-page-buys"))
    )
    return alt.vconcat(bars, lines)


def _matrix(alt: Any, texts: Words, found: Study) -> Any:
    def won(one: int, other: int) -> tuple[float, int]:
        return found.won[one][other], found.played[one][other]

    title = alt.Title(texts.say("study-page-beats"), subtitle=texts.say("study-matrix", deals=found.deals))
    return who_beats_whom(alt, texts, names_of(found, texts.lang), won, wide=SQUARE).properties(title=title)


def _worths(alt: Any, texts: Words, found: Study) -> Any:
    worths = [
        Estimate(name_of(one.card, texts.lang), one.lost, one.lost - one.error, one.lost + one.error)
        for one in found.worths
    ]
    title = texts.say("study-page-without")
    x = alt.X("value:Q", title=title, axis=alt.Axis(format=".1%"))
    return estimates(alt, worths, of="card", title=title, x=x, bars=True, format=".1%").properties(
        width=WIDE, title=texts.say("study-page-worths")
    )


def _curve(alt: Any, texts: Words, found: Study) -> Any:
    rows = [
        {"turn": one.number, "what": what, "number": value}
        for one in found.curve
        for what, value in (
            (texts.say("study-page-coins"), one.coins),
            (texts.say("study-points"), one.points),
            (texts.say("study-cards"), one.cards),
        )
    ]
    return (
        alt.Chart(alt.Data(values=rows))
        .mark_line(point=True)
        .encode(
            x=alt.X("turn:Q", title=texts.say("study-turn")),
            y=alt.Y("number:Q", title=None),
            color=alt.Color("what:N", title=None),
            tooltip=["turn:Q", "what:N", alt.Tooltip("number:Q", format=".1f")],
        )
        .properties(width=WIDE, height=200, title=texts.say("study-course"))
    )


def games_of(found: Study) -> str:
    """The message of how many games a study has played, and what ended it."""
    return {"time": "study-games-time", "interrupt": "study-games-stopped"}.get(found.stopped, "study-games")


def title_of(found: Study, lang: str) -> str:
    """What a study is of: the kingdom by its name, if it has one."""
    cards = {*found.kingdom.cards, *found.kingdom.landscapes}
    for id, one in all_named().items():
        if cards == {*one.cards, *one.landscapes}:
            return words(lang).say("study-page-title", kingdom=list_name("dominion", id, lang))
    return words(lang).say("study-page-title-unnamed")


def cards_of(found: Study, lang: str) -> str:
    """The cards and landscapes that were studied."""
    return words(lang).join([name_of(id, lang) for id in (*found.kingdom.cards, *found.kingdom.landscapes)])


def names_of(found: Study, lang: str) -> list[str]:
    """What the plans are called: those that were found by letters, big money by its name."""
    bred = [name.removeprefix(PLAN) for name in found.names if name.startswith(PLAN)]
    return [words(lang).say("study-plan", letter=letter) for letter in bred] + found.names[len(bred) :]


def name_of(id: str, lang: str) -> str:
    """The name of a card or landscape."""
    return visible(card(words(lang), id))


def lines_of(plan: Plan, lang: str) -> list[str]:
    """A plan's lines: what it buys, up to how many of it (×2), on which condition; then how it is played."""
    return [_said(gene, lang) + (f" [{gene.if_}]" if gene.if_ else "") for gene in plan]


def _said(gene: Gene, lang: str) -> str:
    name, say = name_of(gene.card, lang), words(lang).say
    match gene.sort:
        case "play":
            return say("study-line-last" if gene.word == "last" else "study-line-play", card=name)
        case "trash":
            return say("study-line-trash", card=name)
        case "keep":
            return say("study-line-keep", card=name)
        case "discard":
            return say("study-line-discard", card=name)
        case "way":
            return say("study-line-way", card=name_of(gene.word, lang), way=name)
        case "name":
            return say("study-line-name", card=name_of(gene.word, lang), named=name)
        case "choose":
            return say("study-line-choose", card=name, word=gene.word)
    return name + (f" \N{MULTIPLICATION SIGN}{gene.up_to}" if gene.up_to else "")
