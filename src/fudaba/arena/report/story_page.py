"""One page with the plots of a simulation: figures by turn, how scores and lengths spread, what cards did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fudaba.arena.figures.counts import Result
from fudaba.arena.figures.story import Story
from fudaba.arena.report.plots import folded, write_page
from fudaba.text import Words, words
from fudaba.text.names import name_of
from fudaba.text.visible import visible

CARDS = 25
"""How many cards of each verb are shown: those that were used most."""
WIDE: Final = 220
"""Of a plot, in pixels: with what stands beside it, it can be read on a phone."""
BESIDE: Final = 130
"""Of the name of a card, in pixels."""
TITLE: Final = 42
"""How many cells of the title stand in one line."""


def write(result: Result, to: Path, title: str, game: str, lang: str) -> None:
    """Write the page: it has all it needs in it, and needs no network."""
    write_page(plot(result, title, game, lang), to, lang)


def plot(result: Result, title: str, game: str, lang: str) -> Any:
    """The plots, one below the other. The result must have a story."""
    import altair as alt

    texts = words(lang)
    story = result.story
    assert story is not None
    names = [visible(bot.name) for bot in result.bots]
    labels = names if len(set(names)) == len(names) else [f"{name} {n}" for n, name in enumerate(names, 1)]
    parts = [*_curves(alt, texts, story, labels), *_spread(alt, texts, story, labels)]
    parts += _cards(alt, texts, story, labels, game)
    lines = folded(visible(title), TITLE)
    return (
        alt.vconcat(*parts, spacing=24)
        .properties(title=alt.Title(lines, anchor="start", fontSize=15, offset=16))
        .configure_view(strokeWidth=0)
        .configure_axisLeft(labelLimit=BESIDE)
        .configure_legend(orient="top", columns=2, labelLimit=150)
    )


def _curves(alt: Any, texts: Words, story: Story, labels: list[str]) -> Iterator[Any]:
    say = texts.say
    for figure in story.figures():
        rows = [
            {"bot": label, "turn": turn, "mean": mean}
            for bot, label in enumerate(labels)
            for turn, mean in story.curve(bot, figure)
        ]
        turn, mean = say("arena-turn"), say("arena-mean")
        chart = alt.Chart(alt.Data(values=rows)).mark_line(point={"size": 12})
        yield chart.encode(
            x=alt.X("turn:Q", title=turn),
            # text: arena-figure-*
            y=alt.Y("mean:Q", title=say(f"arena-figure-{figure}")),
            color=_by_bot(alt, texts, labels),
            tooltip=[
                alt.Tooltip("bot:N", title=say("arena-bot")),
                alt.Tooltip("turn:Q", title=turn),
                alt.Tooltip("mean:Q", title=mean, format=".2f"),
            ],
        ).properties(width=WIDE, height=160)


def _by_bot(alt: Any, texts: Words, labels: list[str]) -> Any:
    """A colour for each bot."""
    return alt.Color("bot:N", sort=labels, title=texts.say("arena-bot"))


def _spread(alt: Any, texts: Words, story: Story, labels: list[str]) -> Iterator[Any]:
    say = texts.say
    scores = [{"bot": labels[row.bot], "value": row.score} for row in story.rows]
    turns = [{"value": row.turns} for row in story.rows if row.seat == 0]
    for rows, title in ((scores, say("arena-score")), (turns, say("arena-all-turns"))):
        chart = alt.Chart(alt.Data(values=rows)).mark_bar(opacity=0.55)
        colour = _by_bot(alt, texts, labels) if rows is scores else alt.value("gray")
        yield chart.encode(
            x=alt.X("value:Q", bin=alt.Bin(maxbins=40), title=title, axis=alt.Axis(labelOverlap=True)),
            y=alt.Y("count():Q", stack=None, title=say("arena-games")),
            color=colour,
        ).properties(width=WIDE, height=160)


def _cards(alt: Any, texts: Words, story: Story, labels: list[str], game: str) -> Iterator[Any]:
    games, say = max(1, len(story.rows) // len(labels)), texts.say
    for verb in story.verbs():
        total: Counter[str] = Counter()
        for (_, of, card), use in story.uses.items():
            if of == verb:
                total[card] += use.times
        shown = sorted(total, key=lambda card: (-total[card], card))[:CARDS]
        names = {card: visible(name_of(game, card, texts.lang)) for card in shown}
        rows = [
            {
                "bot": labels[bot],
                "card": names[card],
                "times": use.times / games,
                "said": say("arena-used", share=f"{use.games / games:.0%}", won=f"{use.won / use.games:.0%}"),
            }
            for (bot, of, card), use in story.uses.items()
            if of == verb and card in names
        ]
        # text: arena-verb-*
        times = say("arena-times", verb=say(f"arena-verb-{verb}"))
        yield (
            alt.Chart(alt.Data(values=rows))
            .mark_bar()
            .encode(
                x=alt.X("times:Q", title=times),
                y=alt.Y("card:N", sort=list(names.values()), title=None),
                yOffset=alt.YOffset("bot:N", sort=labels),
                color=_by_bot(alt, texts, labels),
                tooltip=[
                    alt.Tooltip("bot:N", title=say("arena-bot")),
                    alt.Tooltip("card:N", title=say("arena-card")),
                    alt.Tooltip("times:Q", title=times, format=".2f"),
                    alt.Tooltip("said:N", title=" "),
                ],
            )
            .properties(width=WIDE, height=alt.Step(9, **{"for": "offset"}))
        )
