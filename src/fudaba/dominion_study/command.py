"""`fudaba study`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from fudaba import arguments, card_files, games
from fudaba.arena.report import outputs
from fudaba.arena.report.contest_text import signed
from fudaba.bots.mind.chances import interval
from fudaba.dominion_study import page
from fudaba.dominion_study.analysis import PLAN, Stage, Study, study
from fudaba.dominion_study.kingdom import PlanKingdom, kingdom_of
from fudaba.dominion_study.search import Generation, to_toml
from fudaba.kernel import own_cards
from fudaba.kernel.game import BadSetup, read_pairs, setup_of
from fudaba.kernel.view import View
from fudaba.progress import now_and_then
from fudaba.text import words
from fudaba.text.names import options_by_id
from fudaba.text.visible import print_line, visible
from fudaba.time_limit import watched

PIPED_WIDTH: Final = 110
"""How wide the tables are where there is no terminal to tell."""
HEADING: Final = 10
"""How wide the name of a plan may be at the head of a column; "big-money-" is as wide."""
GAMES: Final = 4000
DEALS: Final = 30

EXAMPLE = "fudaba study quiet_street --games 4000 --workers 2 --html study.html"
"""A command line, for the help."""


def add(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "study",
        epilog=arguments.Help("cli-example", command=EXAMPLE),
    )
    parser.add_argument("kingdom", metavar="KINGDOM", help=arguments.Help("cli-arg-study-kingdom"))
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=arguments.Help("cli-arg-study-games", usual=GAMES),
    )
    parser.add_argument(
        "--deals", type=int, default=DEALS, metavar="N",
        help=arguments.Help("cli-arg-study-deals", usual=DEALS),
    )  # fmt: skip
    parser.add_argument("--time", type=float, metavar="SECONDS", help=arguments.Help("cli-arg-study-time"))
    parser.add_argument("--seed", default="0", metavar="TEXT", help=arguments.Help("cli-arg-seed", usual="0"))
    arguments.add_workers(parser)
    arguments.add_cards(parser)
    arguments.add_option(parser)
    arguments.add_lang(parser)
    parser.add_argument("--plan", type=Path, metavar="FILE", help=arguments.Help("cli-arg-study-plan"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=arguments.Help("cli-arg-html"))
    arguments.add_json(
        parser,
        "{kingdom, games, best: {lines, file}, plans: [{name, share, file, …}], matrix, worths, curve, …}",
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    _check(args)
    with card_files.report_stop(), watched(own_cards.paths()):
        found = study(
            _kingdom(args),
            games=args.games,
            deals=args.deals,
            seed=args.seed,
            workers=args.workers,
            cluster=args.cluster,
            seconds=args.time,
            progress=_progress(args.lang),
            begun=_begun(args.lang) if sys.stderr.isatty() else None,
        )
    if args.plan is not None and found.generations:
        args.plan.write_text(
            to_toml(found.best, args.plan.stem, words(args.lang).say("study-found")), "utf-8"
        )
    if args.html is not None and found.generations:
        page.write(found, args.html, args.lang)
    if args.json:
        print(json.dumps(found.plain()))
    else:
        _print(found, args.lang, None if sys.stdout.isatty() else PIPED_WIDTH)
    return arguments.STOPPED if found.stopped == "interrupt" else 0


def _check(args: argparse.Namespace) -> None:
    """Refuse what could not be done or written in the end."""
    for option in ("games", "deals", "workers"):
        if (given := getattr(args, option)) is not None and given < 1:
            raise BadSetup("problem-must-number", word=f"--{option}")
    if args.time is not None and not args.time >= 0:
        raise BadSetup("problem-must-time", word="--time")
    outputs.require("scipy", "study")
    if args.html is not None:
        outputs.require("altair", "study")
    for file in (args.html, args.plan):
        if file is not None:
            outputs.check_new(file)


def _kingdom(args: argparse.Namespace) -> PlanKingdom:
    """The kingdom that is asked for. What it leaves to chance comes from the seed."""
    game = games.named("dominion")
    given = read_pairs(args.option)
    if "kingdom" in given:
        raise BadSetup("problem-kingdom-twice", kingdom=args.kingdom, option=f"kingdom={given['kingdom']}")
    options = options_by_id(game, {**given, "kingdom": args.kingdom})
    return kingdom_of(View(game.table(setup_of(game, seats=2, seed=args.seed, options=options))))


def _progress(lang: str) -> Any:
    """A line on stderr with the best so far: after each generation, now and then where nobody watches."""

    def report(one: Generation) -> None:
        line = words(lang).say(
            "study-generation",
            games=one.games,
            share=f"{one.share:.0%}",
            error=f"{2 * one.error:.0%}",
            plans=len(one.field),
            lines="; ".join(page.lines_of(one.best, lang)),
        )
        print_line(line, sys.stderr)

    return report if sys.stderr.isatty() else now_and_then(report)


def _begun(lang: str) -> Callable[[Stage], None]:
    """A line on stderr as each stage after the search begins."""
    # text: study-begun-*
    return lambda stage: print_line(words(lang).say(f"study-begun-{stage}"), sys.stderr)


def _print(found: Study, lang: str, width: int | None) -> None:
    """Print a study as text. width: of a row, in cells; None for that of the terminal."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from fudaba.text.wrapping import wrapped

    say = words(lang).say
    console = Console(width=width)

    def put(text: str, indent: int = 0) -> None:
        """Print a text, in rows that all stand as far in."""
        for row in wrapped(text, console.width - indent):
            console.print(Text(" " * indent + visible(row)))

    def titled(title: str, **given: str | int) -> Table:
        """A table below its title, which is not broken where the table is narrow."""
        console.print()
        put(say(title, **given))  # text: study-*
        return Table(box=SIMPLE_HEAD)

    put(page.cards_of(found, lang))
    put(say(page.games_of(found), games=found.games))
    if not found.generations:
        put(say("study-nothing"))
        return
    names = page.names_of(found, lang)
    console.print()
    put(say("study-best"))
    for line in page.lines_of(found.best, lang):
        put(line, 2)
    if found.leaner:
        put(say("study-leaner"))
    put(say("study-tried"))
    if found.mixture:
        console.print()
        put(say("study-mixture"))
        for name, share, plan in zip(names, found.mixture, found.plans, strict=True):
            put(f"{share:4.0%}  {name}", 2)
            put("; ".join(page.lines_of(plan, lang)), 8)
        table = titled("study-matrix", deals=found.deals)
        table.add_column("", overflow="fold")
        for name in found.names:
            heading = "\n".join(wrap(name.removeprefix(PLAN), HEADING))
            table.add_column(heading, justify="right", vertical="bottom", no_wrap=True)
        for one, name in enumerate(names):
            table.add_row(Text(name), *(_cell(found, one, other) for other in range(len(found.names))))
        console.print(table)
    if found.worths:
        table = titled("study-worths")
        table.add_column(say("study-card"), overflow="fold")
        table.add_column(say("study-lost"), justify="right", no_wrap=True)
        for worth in found.worths:
            name = page.name_of(worth.card, lang)
            table.add_row(Text(name), f"{signed(worth.lost, '.0%')} \N{PLUS-MINUS SIGN} {worth.error:.0%}")
        console.print(table)
    if found.curve:
        table = titled("study-course")
        for heading in (say("study-turn"), say("study-coins"), say("study-points"), say("study-cards")):
            table.add_column(heading, justify="right", no_wrap=True)
        for turn in found.curve:
            table.add_row(str(turn.number), f"{turn.coins:.1f}", f"{turn.points:.1f}", f"{turn.cards:.1f}")
        console.print(table)


def _cell(found: Study, one: int, other: int) -> str:
    """What a plan wins against another, and below it the interval."""
    played = found.played[one][other]
    if not played:
        return ""
    least, most = interval(found.won[one][other], played)
    return f"{found.share(one, other):.0%}\n{least * 100:.0f}\N{EN DASH}{most * 100:.0f}"
