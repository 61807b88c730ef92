"""One page with the plots of a simulation: figures by turn, how scores and lengths spread, what cards did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fudaba.arena.standing import Result
from fudaba.arena.story import Story

CARDS = 25
"""So many cards of each verb are shown: those that were used most."""


def write(result: Result, to: Path, title: str) -> None:
    """Write the page: it has all it needs in it, and needs no network."""
    plot(result, title).save(str(to), format="html", inline=True)


def plot(result: Result, title: str) -> Any:
    """The plots, one below the other. The result must have a story."""
    import altair as alt

    story = result.story
    assert story is not None
    names = [bot.name for bot in result.bots]
    labels = names if len(set(names)) == len(names) else [f"{name} {n}" for n, name in enumerate(names, 1)]
    parts = [_curves(alt, story, labels), _spread(alt, story, labels), *_cards(alt, story, labels)]
    return alt.vconcat(*parts).properties(title=title).configure_view(strokeWidth=0)


def _curves(alt: Any, story: Story, labels: list[str]) -> Any:
    charts = []
    for figure in story.figures():
        rows = [
            {"bot": label, "turn": turn, "mean": mean}
            for bot, label in enumerate(labels)
            for turn, mean in story.curve(bot, figure)
        ]
        chart = alt.Chart(alt.Data(values=rows)).mark_line(point={"size": 12})
        charts.append(
            chart.encode(
                x=alt.X("turn:Q", title="turn of each player"),
                y=alt.Y("mean:Q", title=figure),
                color=alt.Color("bot:N", sort=labels),
                tooltip=["bot:N", "turn:Q", alt.Tooltip("mean:Q", format=".2f")],
            ).properties(width=260, height=180)
        )
    return alt.hconcat(*charts)


def _spread(alt: Any, story: Story, labels: list[str]) -> Any:
    scores = [{"bot": labels[row.bot], "value": row.score} for row in story.rows]
    turns = [{"value": row.turns} for row in story.rows if row.seat == 0]
    charts = []
    for rows, title in ((scores, "score"), (turns, "turns of all players")):
        chart = alt.Chart(alt.Data(values=rows)).mark_bar(opacity=0.55)
        colour = alt.Color("bot:N", sort=labels) if rows is scores else alt.value("gray")
        charts.append(
            chart.encode(
                x=alt.X("value:Q", bin=alt.Bin(maxbins=40), title=title),
                y=alt.Y("count():Q", stack=None, title="games"),
                color=colour,
            ).properties(width=400, height=160)
        )
    return alt.hconcat(*charts)


def _cards(alt: Any, story: Story, labels: list[str]) -> Iterator[Any]:
    games = max(1, len(story.rows) // len(labels))
    for verb in story.verbs():
        rows = [
            {
                "bot": labels[bot],
                "card": card,
                "times": use.times / games,
                "said": f"in {use.games / games:.0%} of the games; {use.won / use.games:.0%} of them won",
            }
            for (bot, of, card), use in story.uses.items()
            if of == verb
        ]
        total: Counter[str] = Counter()
        for (_, of, card), use in story.uses.items():
            if of == verb:
                total[card] += use.times
        shown = sorted(total, key=lambda card: (-total[card], card))[:CARDS]
        rows = [row for row in rows if row["card"] in shown]
        yield (
            alt.Chart(alt.Data(values=rows))
            .mark_bar()
            .encode(
                x=alt.X("times:Q", title=f"{verb}: times a game"),
                y=alt.Y("card:N", sort=shown, title=None),
                yOffset=alt.YOffset("bot:N", sort=labels),
                color=alt.Color("bot:N", sort=labels),
                tooltip=["bot:N", "card:N", alt.Tooltip("times:Q", format=".2f"), "said:N"],
            )
            .properties(width=640)
        )
