"""Files and tables of a simulation: rows of games, and the figures of their story."""

from __future__ import annotations

import csv
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.cells import cell_len

from fudaba.arena.figures.counts import Result
from fudaba.arena.figures.story import Story
from fudaba.arena.report.tables import print_table
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest
from fudaba.text import words
from fudaba.text.names import name_of
from fudaba.text.visible import visible

if TYPE_CHECKING:
    from rich.console import Console

NEEDS = {"parquet": ("polars", "data"), "html": ("altair", "plots")}
"""What is needed to write, and the extra that brings it."""
PIPED_WIDTH = 100
"""How wide tables are where there is no terminal to tell."""
KINDS = ("csv", "parquet", "html")
"""What can be written, as the names of files end."""
COLUMNS, CARDS = 10, 12
"""How many turns, and how many cards, are printed at most."""
TURN, BESIDE = 8, 9
"""How many cells a turn's figures take with what is between them, and what is beside two names."""


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
        raise BadSetup("problem-needs-extra", what=library, command=f"pip install 'fudaba-core[{extra}]'")


def check_new(file: Path) -> None:
    """Raises `BadSetup` where a file is there already, or its folder is not."""
    if file.exists():
        raise BadSetup("problem-file-there", file=str(file))
    if not file.absolute().parent.is_dir():
        raise BadSetup("problem-no-folder", folder=str(file.absolute().parent))


def write_csv(result: Result, to: Path) -> None:
    """The rows as CSV, with a heading."""
    with to.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, result.columns())
        writer.writeheader()
        for row in result.rows():
            writer.writerow({key: visible(of) if isinstance(of, str) else of for key, of in row.items()})


def write_parquet(result: Result, to: Path) -> None:
    """The rows as Parquet."""
    import polars as pl

    pl.DataFrame(result.rows(), schema=result.columns()).write_parquet(to)


def print_story(result: Result, width: int | None, game: str, lang: str) -> None:
    """The figures by turn, and which cards were used most. width: of the output, None to ask it."""
    from rich.console import Console

    story, console, say = _story(result), Console(width=width), words(lang).say
    if not story.figures():
        return  # no game has ended
    longest = max((len(story.curve(bot, story.figures()[0])) for bot in range(len(result.bots))), default=0)
    # text: arena-figure-*
    figures = [say(f"arena-figure-{figure}") for figure in story.figures()]
    left = sum(max(map(cell_len, names)) for names in (figures, [visible(of.name) for of in result.bots]))
    room = max(3, min(COLUMNS, (console.width - left - BESIDE) // TURN))
    shown = range(0, longest, max(1, -(-longest // room)))
    rows = []
    for figure in story.figures():
        for bot, of in enumerate(result.bots):
            means = dict(story.curve(bot, figure))
            cells = [f"{means[turn]:.1f}" if turn in means else "" for turn in shown]
            rows.append([say(f"arena-figure-{figure}") if bot == 0 else "", of.name, *cells])
    headings = ["", say("arena-bot"), *map(str, shown)]
    print_table(console, headings, rows, title=say("arena-curves"), names=2, named=1)
    _print_provinces(console, result, story, lang)
    for verb in story.verbs():
        _print_uses(console, result, story, verb, game, lang)


def _print_provinces(console: Console, result: Result, story: Story, lang: str) -> None:
    """After how many turns each bot had its first Province, its second and so on."""
    say, steps = words(lang).say, {bot: story.steps(bot) for bot in range(len(result.bots))}
    numbers = sorted({number for of in steps.values() for number, _, _ in of})
    if not numbers:
        return
    rows = []
    for bot, of in steps.items():
        cells = {number: f"{turn:.1f}  {games / (result.ended or 1):4.0%}" for number, games, turn in of}
        rows.append([result.bots[bot].name, *(cells.get(number, "") for number in numbers)])
    print_table(console, [say("arena-bot"), *map(str, numbers)], rows, title=say("arena-provinces"))


def _print_uses(console: Console, result: Result, story: Story, verb: str, game: str, lang: str) -> None:
    """How often each bot did this with which cards, and how many of those games it won."""
    say = words(lang).say
    rows = []
    uses = {(bot, card): use for (bot, of, card), use in story.uses.items() if of == verb}
    total = {card: sum(use.times for (_, of), use in uses.items() if of == card) for _, card in uses}
    ended = result.ended or 1
    for card in sorted(total, key=lambda card: (-total[card], card))[:CARDS]:
        cells = []
        for bot in range(len(result.bots)):
            use = uses.get((bot, card))
            cells.append("" if use is None else f"{use.times / ended:.2f}  {use.won / use.games:4.0%}")
        rows.append([name_of(game, card, lang), *cells])
    # text: arena-verb-*
    title = say("arena-uses", verb=say(f"arena-verb-{verb}"))
    print_table(console, [say("arena-card"), *(of.name for of in result.bots)], rows, title=title)


def _story(result: Result) -> Story:
    if result.story is None:
        raise ValueError("there is no story of these games; ask for it with tell=True")
    return result.story
