"""`fudaba simulate`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from fudaba import arguments, games, progress
from fudaba.arena import contest_command
from fudaba.arena.dominion.solitaire import GAME
from fudaba.arena.figures.counts import Result
from fudaba.arena.report import outputs, story_page
from fudaba.arena.report.solitaire_text import print_solitaire
from fudaba.arena.report.tables import print_table
from fudaba.arena.simulate import simulate
from fudaba.arena.solitaire import solitaire
from fudaba.bots import bot_names, names_in
from fudaba.bots.mind.chances import interval
from fudaba.kernel.game import BadSetup
from fudaba.text import words
from fudaba.text.visible import print_line, visible

EXAMPLE = "fudaba simulate dominion --bots big-money,random --games 500 --kingdom quiet_street"
"""A command line, for the help."""


def add(commands: Any) -> None:
    """Add the command of this room to the command line."""
    parser = commands.add_parser(
        "simulate",
        add_help=False,
        epilog=arguments.Help("cli-example", command=EXAMPLE),
    )
    parser.add_argument("game", metavar="GAME", help=arguments.help_of_game())
    parser.add_argument(
        "--bots",
        required=True,
        nargs="+",
        metavar="BOT",
        help=arguments.Help("cli-arg-simulate-bots"),
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help=arguments.Help("cli-arg-simulate-games", usual=100),
    )
    parser.add_argument("--seed", default="0", metavar="TEXT", help=arguments.Help("cli-arg-seed", usual="0"))
    arguments.add_workers(parser)
    arguments.add_cards(parser)
    arguments.add_lang(parser)
    arguments.add_table(parser)
    parser.add_argument("--save-errors", type=Path, metavar="DIR", help=arguments.Help("cli-arg-save-errors"))
    arguments.add_json(
        parser,
        "{games, errors, ties, mean_turns, first_seat, settled, notes, bots: [{name, wins, interval, …}]}",
    )
    parser.add_argument("--save-games", type=Path, metavar="DIR", help=arguments.Help("cli-arg-save-games"))
    parser.add_argument(
        "--until-settled",
        action="store_true",
        help=arguments.Help("cli-arg-until-settled"),
    )
    parser.add_argument(
        "--solitaire",
        action="store_true",
        help=arguments.Help("cli-arg-solitaire"),
    )
    parser.add_argument(
        "--curves",
        action="store_true",
        help=arguments.Help("cli-arg-curves"),
    )
    parser.add_argument(
        "--out",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help=arguments.Help("cli-arg-out"),
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help=arguments.Help("cli-arg-csv"))
    parser.add_argument(
        "--parquet", type=Path, metavar="FILE", help=arguments.Help("cli-arg-simulate-parquet")
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help=arguments.Help("cli-arg-html"))
    parser.set_defaults(run=_simulate)
    contest_command.add(commands)


def _simulate(args: argparse.Namespace) -> int:
    bots = names_in(",".join(args.bots))
    if not bots:
        raise BadSetup("problem-which-bots", known=bot_names(games.named(args.game).name))
    if args.solitaire:
        return _solitaire(args, bots)
    for folder in (args.save_errors, args.save_games):
        if folder is not None:
            _check_games(folder)
    if args.save_games is not None:
        args.save_games.mkdir(parents=True, exist_ok=True)
    for file in args.out:
        setattr(args, outputs.kind_of(file), file)
    outputs.check(csv=args.csv, parquet=args.parquet, html=args.html)
    tell = args.curves or any(file is not None for file in (args.csv, args.parquet, args.html))
    with progress.bar(args.games, counted=True, lang=args.lang) as bar:
        result = simulate(
            args.game,
            bots,
            args.games,
            seed=args.seed,
            workers=args.workers,
            cluster=args.cluster,
            options=arguments.table_options(args, games.named(args.game)),
            progress=bar.more,
            save_games=args.save_games,
            tell=tell,
            until_settled=args.until_settled,
        )
    if args.save_errors is not None:
        _save(result, args.save_errors)
    if args.csv is not None:
        outputs.write_csv(result, args.csv)
    if args.parquet is not None:
        outputs.write_parquet(result, args.parquet)
    if args.html is not None:
        story_page.write(result, args.html, _title(args, result), args.game, args.lang)
    if args.json:
        print(json.dumps(result.plain()))
    elif result.games:
        _print(result, args.games, args.lang)
        if args.curves and result.story is not None:
            width = None if sys.stdout.isatty() else outputs.PIPED_WIDTH
            outputs.print_story(result, width, args.game, args.lang)
    say = words(args.lang).say
    for number, error, _ in result.failed[:10]:
        print_line(say("arena-failed", number=number, error=error), sys.stderr)
    if result.games < args.games and not result.settled:
        print_line(say("arena-stopped", games=result.games, asked=args.games), sys.stderr)
        return arguments.STOPPED
    return 1 if result.errors else 0


def _solitaire(args: argparse.Namespace, bots: list[str]) -> int:
    """Each bot alone, instead of games between them."""
    if games.named(args.game).name != GAME:
        raise BadSetup("problem-solitaire-game")
    for given in ("save_games", "save_errors", "until_settled", "curves", "out", "csv", "parquet", "html"):
        if getattr(args, given):
            raise BadSetup("problem-solitaire-with", option=f"--{given.replace('_', '-')}")
    with progress.bar(args.games, counted=True, lang=args.lang) as bar:
        found = solitaire(
            bots,
            args.games,
            seed=args.seed,
            workers=args.workers,
            cluster=args.cluster,
            options=arguments.table_options(args, games.named(args.game)),
            progress=bar.more,
        )
    if args.json:
        print(json.dumps({"bots": [one.plain() for one in found]}))
    else:
        print_solitaire(found, None if sys.stdout.isatty() else outputs.PIPED_WIDTH, args.lang)
    say = words(args.lang).say
    for one in found:
        for number, error in one.failed[:10]:
            print_line(say("arena-failed", number=number, error=f"{one.name}: {error}"), sys.stderr)
    if (played := found[0].games) < args.games:
        print_line(say("arena-stopped", games=played, asked=args.games), sys.stderr)
        return arguments.STOPPED
    return 1 if any(one.failed for one in found) else 0


def _check_games(folder: Path) -> None:
    """Raises `BadSetup` for what is no folder, and for one with games: these would be written over, and those
    that are left would be taken for games of this simulation."""
    if folder.exists() and not folder.is_dir():
        raise BadSetup("problem-not-folder", file=str(folder))
    if next(folder.glob("game-*.json"), None) is not None:
        raise BadSetup("problem-games-there", folder=str(folder))


def _title(args: argparse.Namespace, result: Result) -> str:
    say = words(args.lang).say
    return say(
        "arena-page-title",
        game=say(f"{args.game}-title"),
        bots=", ".join(bot.name for bot in result.bots),
        played=say("arena-played", games=result.games),
        seed=args.seed,
    )


def _save(result: Result, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, _, record in result.failed:
        (folder / f"game-{number}.json").write_bytes(record)


def _print(result: Result, asked: int, lang: str) -> None:
    from rich.console import Console
    from rich.text import Text

    say = words(lang).say
    played = "arena-played-of" if result.games < asked else "arena-played"
    title = say(
        "arena-summary",
        played=say(played, games=result.games, asked=asked),
        ties=result.ties,
        errors=result.errors,
        turns=f"{result.mean_turns:.1f}",
    )
    # text: arena-wins arena-losses arena-ties arena-wins-by-seat arena-mean-score
    headings = ("bot", "wins", "losses", "ties", "wins-by-seat", "mean-score")
    ended = result.ended or 1
    rows = [
        [
            bot.name,
            f"{bot.wins / ended:.1%} ({_between(bot.wins, result.ended)})",
            f"{result.losses(bot) / ended:.1%}",
            f"{bot.ties / ended:.1%}",
            " ".join(map(str, bot.wins_by_seat)),
            f"{bot.score / ended:z.1f} \N{PLUS-MINUS SIGN} {result.deviation(bot):.1f}",
        ]
        for bot in result.bots
    ]
    console = Console(width=None if sys.stdout.isatty() else outputs.PIPED_WIDTH)
    print_table(console, [say(f"arena-{heading}") for heading in headings], rows, title=title)
    if decided := result.ended - result.ties:
        first = f"{result.first_seat / decided:.1%} ({_between(result.first_seat, decided)})"
        console.print(Text(say("arena-first-seat", share=first, even=f"{1 / result.sides:.1%}")))
    if result.settled:
        better = max(result.bots, key=lambda bot: bot.wins)
        console.print(Text(visible(say("arena-settled", bot=better.name))))
    for note in result.notes:
        console.print(Text(visible(say("arena-note", note=note.text(lang)))))


def _between(hits: int, of: int) -> str:
    """The 95 % interval of a share."""
    least, most = interval(hits, of)
    return f"{least * 100:.1f}\N{EN DASH}{most * 100:.1f}"
