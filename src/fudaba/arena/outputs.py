"""What simulations write besides their table: rows of games, and the figures of their story."""

from __future__ import annotations

import csv
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fudaba.arena.standing import Result
from fudaba.arena.story import Story
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest
from fudaba.text import words
from fudaba.text.names import name_of

NEEDS = {"parquet": ("polars", "data"), "html": ("altair", "plots")}
"""What is needed to write, and the extra that brings it."""
PIPED_WIDTH = 100
"""How wide tables are where there is no terminal to tell."""
KINDS = ("csv", "parquet", "html")
"""What can be written, as the names of files end."""
COLUMNS, CARDS = 10, 12
"""How many turns, and how many cards, are printed at most."""


def kind_of(file: Path) -> str:
    """What a file is to be, by the end of its name. Raises `BadSetup`."""
    kind = file.suffix.removeprefix(".").lower()
    if kind not in KINDS:
        raise BadSetup("problem-file-kind", file=str(file), near=nearest(kind, KINDS), known=list(KINDS))
    return kind


def check(**files: Path | None) -> None:
    """Refuse, before anything is played, what could not be written in the end: by their kinds.

    Raises `BadSetup` where a library is missing, a file is there already or a folder is not.
    """
    for kind, file in files.items():
        if file is None:
            continue
        if kind in NEEDS:
            require(*NEEDS[kind])
        check_new(file)


def require(library: str, extra: str) -> None:
    """Raises `BadSetup` where a library is missing, and says which extra brings it."""
    if find_spec(library) is None:
        raise BadSetup("problem-needs-extra", what=library, command=f"pip install 'fudaba[{extra}]'")


def check_new(file: Path) -> None:
    """Raises `BadSetup` where a file is there already, or its folder is not."""
    if file.exists():
        raise BadSetup("problem-file-there", file=str(file))
    if not file.absolute().parent.is_dir():
        raise BadSetup("problem-no-folder", folder=str(file.absolute().parent))


def write_csv(result: Result, to: Path) -> None:
    """The rows as CSV, with a heading."""
    found = result.rows()
    with to.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(found[0]) if found else [])
        writer.writeheader()
        writer.writerows(found)


def write_parquet(result: Result, to: Path) -> None:
    """The rows as Parquet."""
    import polars as pl

    pl.DataFrame(result.rows()).write_parquet(to)


def print_story(result: Result, width: int | None, game: str, lang: str) -> None:
    """The figures by turn, and which cards were used most. width: of the output, None to ask it."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    story, console, say = _story(result), Console(width=width), words(lang).say
    longest = max((len(story.curve(bot, story.figures()[0])) for bot in range(len(result.bots))), default=0)
    shown = range(0, longest, max(1, -(-longest // COLUMNS)))
    curves = Table(box=SIMPLE_HEAD, title=say("arena-curves"), title_justify="left")
    for heading in ("", say("arena-bot"), *map(str, shown)):
        curves.add_column(heading, justify="right" if heading.isdecimal() else "left", no_wrap=True)
    for figure in story.figures():
        for bot, of in enumerate(result.bots):
            means = dict(story.curve(bot, figure))
            cells = [f"{means[turn]:.1f}" if turn in means else "" for turn in shown]
            # text: arena-figure-*
            curves.add_row(say(f"arena-figure-{figure}") if bot == 0 else "", of.name, *cells)
    console.print(curves)
    for verb in story.verbs():
        console.print(_uses(result, story, verb, game, lang))


def _uses(result: Result, story: Story, verb: str, game: str, lang: str) -> Any:
    """How often each bot did this with which cards, and how many of those games it won."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    say = words(lang).say
    # text: arena-verb-*
    title = say("arena-uses", verb=say(f"arena-verb-{verb}"))
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left")
    table.add_column(say("arena-card"), no_wrap=True)
    for of in result.bots:
        table.add_column(of.name, justify="right", no_wrap=True)
    uses = {(bot, card): use for (bot, of, card), use in story.uses.items() if of == verb}
    total = {card: sum(use.times for (_, of), use in uses.items() if of == card) for _, card in uses}
    ended = result.ended or 1
    for card in sorted(total, key=lambda card: (-total[card], card))[:CARDS]:
        cells = []
        for bot in range(len(result.bots)):
            use = uses.get((bot, card))
            cells.append("" if use is None else f"{use.times / ended:.2f}  {use.won / use.games:4.0%}")
        table.add_row(name_of(game, card, lang), *cells)
    return table


def _story(result: Result) -> Story:
    if result.story is None:
        raise ValueError("there is no story of these games; ask for it with tell=True")
    return result.story
