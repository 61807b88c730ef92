"""One page with the plots of a contest: ratings, who beats whom, and how it was on each kingdom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fudaba.arena.contest import Contest
from fudaba.arena.plots import Estimate, estimates, who_beats_whom, write_page
from fudaba.text import Words, words
from fudaba.text.names import list_name


def write(found: Contest, to: Path, lang: str) -> None:
    """Write the page: it has all it needs in it, and needs no network."""
    write_page(plot(found, lang), to, lang)


def plot(found: Contest, lang: str) -> Any:
    """The plots, one below the other."""
    import altair as alt

    told = words(lang)
    parts = [_ratings(alt, told, found), _pairs(alt, told, found)]
    if len(found.kingdoms) > 1:
        parts.append(_kingdoms(alt, told, found))
    played = told.say("arena-played", games=len(found.games))
    game = told.say(f"{found.game}-title")
    title = told.say("arena-contest-title", game=game, played=played, kingdoms=len(found.kingdoms))
    return alt.vconcat(*parts).properties(title=title).configure_view(strokeWidth=0)


def _ratings(alt: Any, told: Words, found: Contest) -> Any:
    rated = [
        Estimate(name, one.elo, one.error) for name, one in zip(found.bots, found.ratings().bots, strict=True)
    ]
    rated.sort(key=lambda one: -one.value)
    title = told.say("arena-rating-interval")
    return estimates(alt, rated, of="bot", title=title, bars=False, format="+.0f").properties(width=520)


def _pairs(alt: Any, told: Words, found: Contest) -> Any:
    title = told.say("arena-who-beats" if found.sides == 2 else "arena-who-before")
    return who_beats_whom(alt, told, found.bots, found.before, of="bot").properties(
        width=90 * len(found.bots), height=44 * len(found.bots), title=title
    )


def _kingdoms(alt: Any, told: Words, found: Contest) -> Any:
    cards = [list_name(found.game, listed, told.lang) for listed in found.kingdoms]
    rows = [
        {"bot": name, "kingdom": number + 1, "share": won / played, "cards": cards[number]}
        for one, name in enumerate(found.bots)
        for number in range(len(found.kingdoms))
        for won, played in [found.won(one, kingdom=number)]
        if played
    ]
    say = told.say
    won_there = say("arena-won-there")
    return (
        alt.Chart(alt.Data(values=rows))
        .mark_circle(opacity=0.7)
        .encode(
            x=alt.X("kingdom:O", title=say("arena-kingdom")),
            y=alt.Y("share:Q", title=won_there, scale=alt.Scale(domain=[0, 1])),
            color=alt.Color("bot:N", sort=found.bots, title=say("arena-bot")),
            tooltip=["bot:N", alt.Tooltip("share:Q", title=won_there, format=".0%"), "cards:N"],
        )
        .properties(width=max(520, 16 * len(found.kingdoms)), height=180)
    )
