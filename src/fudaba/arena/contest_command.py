"""`fudaba arena`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fudaba import arguments, games
from fudaba.arena.contest.arguments import add_contest, add_deals
from fudaba.arena.contest.contest import Contest, contest
from fudaba.arena.report import contest_page, outputs
from fudaba.arena.report.contest_text import (
    failed,
    first_seat,
    grounds,
    rating,
    says_something,
    share,
    verdict,
    won_on,
)
from fudaba.arena.report.tables import print_table
from fudaba.bots import bot_names, names_in
from fudaba.kernel.game import BadSetup
from fudaba.progress import now_and_then
from fudaba.text import words
from fudaba.text.names import lists_of, options_by_id
from fudaba.text.visible import print_line, visible

if TYPE_CHECKING:
    from rich.console import Console

MOST_KINGDOMS = 12
"""Of how many kingdoms at most each is told; the page and the rows have all."""

EXAMPLE = "fudaba arena dominion --bots steady,big-money-ultimate,big-money --kingdoms 40"
"""A command line, for the help."""


def add(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "arena",
        add_help=False,
        epilog=arguments.Help("cli-example", command=EXAMPLE),
    )
    add_contest(parser, arguments.Help("cli-arg-arena-bots"))
    parser.add_argument("--on", nargs="+", metavar="KINGDOM", help=arguments.Help("cli-arg-arena-on"))
    add_deals(parser)
    parser.add_argument("--all", action="store_true", help=arguments.Help("cli-arg-arena-all"))
    parser.add_argument("--seed", default="0", metavar="TEXT", help=arguments.Help("cli-arg-seed", usual="0"))
    parser.add_argument(
        "--resume", type=Path, metavar="FILE",
        help=arguments.Help("cli-arg-arena-resume"),
    )  # fmt: skip
    arguments.add_workers(parser)
    arguments.add_cards(parser)
    arguments.add_lang(parser)
    arguments.add_table(parser)
    parser.add_argument("--parquet", type=Path, metavar="FILE", help=arguments.Help("cli-arg-arena-parquet"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=arguments.Help("cli-arg-html"))
    arguments.add_json(
        parser,
        "{game, games, errors, stopped, sides, kingdoms, bots: [{name, elo, error, share}], by_kingdom, "
        "first_seat, pairs: […]}",
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    bots = names_in(args.bots)
    if not bots:
        raise BadSetup("problem-which-bots", known=bot_names(games.named(args.game).name))
    outputs.check(parquet=args.parquet, html=args.html)
    kingdoms = _kingdoms(args)
    count = kingdoms if isinstance(kingdoms, int) else len(kingdoms)
    found = contest(
        args.game,
        bots,
        kingdoms,
        seats=args.seats,
        deals=args.deals,
        seed=args.seed,
        workers=args.workers,
        cluster=args.cluster,
        options=arguments.table_options(args, games.named(args.game)),
        until_settled=not args.all,
        resume=args.resume,
        progress=_progress(count * args.deals, args.lang),
    )
    if sys.stderr.isatty():
        print(file=sys.stderr)  # below the line of who leads
    if args.parquet is not None:
        write_parquet(found, args.parquet)
    if args.html is not None:
        contest_page.write(found, args.html, args.lang)
    if args.json:
        print(json.dumps(found.plain()))
    else:
        _print(found, args.lang)
    for game in found.games:
        if game.error:
            print_line(failed(words(args.lang), found, game), sys.stderr)
    if found.stopped:
        print_line(words(args.lang).say("arena-contest-stopped", games=len(found.games)), sys.stderr)
        return arguments.STOPPED
    return 1 if len(found.ended) < len(found.games) else 0


def _kingdoms(args: argparse.Namespace) -> int | list[object]:
    """How many kingdoms, or which. Raises `BadSetup` for cards that there are not."""
    count: int = max(0, args.kingdoms)
    if args.on is None:
        return count
    game = games.named(args.game)
    named = [one for text in args.on for one in lists_of(game.name, text)]
    return [options_by_id(game, {"kingdom": one})["kingdom"] for one in named]


def _progress(deals: int, lang: str) -> Callable[[Contest], None]:
    """A line on stderr that says who leads: after each deal on a kingdom; to a file now and then."""
    watched = sys.stderr.isatty()

    def report(found: Contest) -> None:
        done = len({game.seed for game in found.games})
        ratings = found.ratings().bots
        best = max(range(len(ratings)), key=lambda number: ratings[number].elo)
        said, bot = words(lang), found.bots[best]
        if says_something(ratings[best], among=len(ratings)):
            rated = rating(said, found, ratings[best])
            line = said.say("arena-leads", done=done, deals=deals, bot=bot, rating=rated)
        else:
            line = said.say("arena-leads-open", done=done, deals=deals)
        if watched:
            print(f"\r{visible(line)} \x1b[K", end="", file=sys.stderr, flush=True)
        else:
            print_line(line, sys.stderr)

    return report if watched else now_and_then(report)


def write_parquet(found: Contest, to: Path) -> None:
    """One row for each game."""
    import polars as pl

    rows = [
        game._asdict()
        | {
            "bots": [found.bots[bot] for bot in game.bots],
            "places": list(game.places),
            "scores": list(game.scores),
            "cards": found.kingdoms[game.kingdom],
        }
        for game in found.games
    ]
    columns: dict[str, Any] = {  # by name, so that they are there without a game, too
        "kingdom": pl.Int64,
        "cards": pl.String,
        "seed": pl.String,
        "bots": pl.List(pl.String),
        "places": pl.List(pl.Int8),
        "scores": pl.List(pl.Float64),
        "turns": pl.Int64,
        "error": pl.String,
    }
    pl.DataFrame(rows, schema=columns).write_parquet(to)


def _print(found: Contest, lang: str) -> None:
    from rich.console import Console

    ratings, texts = found.ratings(), words(lang)
    say = texts.say
    console = Console(width=None if sys.stdout.isatty() else outputs.PIPED_WIDTH)
    errors = len(found.games) - len(found.ended)
    title = say("arena-contest", played=say("arena-played", games=len(found.games)), errors=errors)
    order = sorted(range(len(found.bots)), key=lambda number: -ratings.bots[number].elo)
    rows = [
        [found.bots[number], rating(texts, found, ratings.bots[number]), share(*found.won(number))]
        for number in order
    ]
    print_table(console, [say("arena-bot"), say("arena-rating"), say("arena-won")], rows, title=title)
    _print_pairs(console, found, order, lang)
    if 1 < len(found.kingdoms) <= MOST_KINGDOMS:
        _print_by_kingdom(console, found, order, lang)
    console.print(first_seat(texts, found))


def _print_pairs(console: Console, found: Contest, order: list[int], lang: str) -> None:
    """Of each two who was the better one, and of two sides when that was settled."""
    texts, alone = words(lang), found.sides == 2
    say = texts.say
    headings = [
        say("arena-pair"),
        say("arena-pair-won" if alone else "arena-pair-before"),
        say("arena-games"),
    ]
    if alone:
        headings.append(say("arena-pair-settled"))
    rows = []
    for one, other in combinations(order, 2):
        before, played = found.before(one, other)
        row = [f"{found.bots[one]}, {found.bots[other]}", share(before, played), str(played)]
        if alone:
            row.append(verdict(texts, found, one, other))
        rows.append(row)
    print_table(console, headings, rows)


def _print_by_kingdom(console: Console, found: Contest, order: list[int], lang: str) -> None:
    """What each bot has won on each kingdom, or of each deal."""
    texts = words(lang)
    rows = []
    for kingdom, name in enumerate(grounds(texts, found)):
        won = [found.won(number, kingdom=kingdom) for number in order]
        shares = [f"{hits / of:.0%}" if of else "\N{EN DASH}" for hits, of in won]
        rows.append([name, *shares])
    print_table(console, [won_on(texts, found), *(found.bots[number] for number in order)], rows)
