"""`fudaba distil`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from fudaba import arguments, card_files, games
from fudaba.arena.report import outputs
from fudaba.bots.dominion.strategy import StrategyLine
from fudaba.bots.dominion.strategy_file import BUILT_IN, written
from fudaba.dominion_study.distilling.distillation import Distillation, Reports, Stage, distil
from fudaba.dominion_study.distilling.races import Share
from fudaba.dominion_study.kingdom import PlanKingdom, kingdom_of
from fudaba.dominion_study.page import lines_of
from fudaba.dominion_study.search.genome import OTHERS
from fudaba.dominion_study.search.genome import lines_of as lines_of_sort
from fudaba.kernel import own_cards
from fudaba.kernel.game import BadSetup, read_pairs, setup_of
from fudaba.kernel.view import View
from fudaba.progress import Progress, bar
from fudaba.text import words
from fudaba.text.names import options_by_id
from fudaba.text.visible import print_line
from fudaba.time_limit import watched

GAMES: Final = 20
DEALS: Final = 200
COMPARED: Final = 20
EXAMPLE: Final = "fudaba distil smithies.toml quiet_street --into sharper.toml"
"""A command line, for the help."""


def add(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("distil", epilog=arguments.Help("cli-example", command=EXAMPLE))
    parser.add_argument("list", metavar="LIST", help=arguments.Help("cli-arg-distil-list"))
    parser.add_argument("kingdom", metavar="KINGDOM", help=arguments.Help("cli-arg-study-kingdom"))
    parser.add_argument("--into", type=Path, metavar="FILE", help=arguments.Help("cli-arg-distil-into"))
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N",
        help=arguments.Help("cli-arg-distil-games", usual=GAMES),
    )  # fmt: skip
    parser.add_argument(
        "--deals", type=int, default=DEALS, metavar="N",
        help=arguments.Help("cli-arg-distil-deals", usual=DEALS),
    )  # fmt: skip
    parser.add_argument(
        "--against", default="", metavar="LIST", help=arguments.Help("cli-arg-distil-against")
    )
    parser.add_argument(
        "--compared", type=int, default=COMPARED, metavar="N",
        help=arguments.Help("cli-arg-distil-compared", usual=COMPARED),
    )  # fmt: skip
    parser.add_argument("--seed", default="0", metavar="TEXT", help=arguments.Help("cli-arg-seed", usual="0"))
    arguments.add_workers(parser)
    arguments.add_cards(parser)
    arguments.add_option(parser)
    arguments.add_lang(parser)
    arguments.add_json(parser, "{games, others, coins, rules, lines, race, wins, against, stopped}")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    for option in ("games", "deals", "compared"):
        if getattr(args, option) < 1:
            raise BadSetup("problem-must-number", word=f"--{option}")
    if args.into is not None:
        outputs.check_new(args.into)
    kingdom = _kingdom(args)
    with card_files.report_stop(), watched(own_cards.paths()), ExitStack() as bars:
        found = distil(
            args.list,
            kingdom,
            games=args.games,
            deals=args.deals,
            against=args.against,
            compared=args.compared if args.against else 0,
            seed=args.seed,
            workers=args.workers,
            cluster=args.cluster,
            reports=_Shown(args, bars),
        )
    if args.into is not None and found.wins:
        args.into.write_text(file_of(found, args.list, args.into, args.lang), "utf-8")
    if args.json:
        print(json.dumps(found.plain()))
    else:
        _print(found, args)
    return arguments.STOPPED if found.stopped else 0


def _kingdom(args: argparse.Namespace) -> PlanKingdom:
    """The kingdom that is asked for. What it leaves to chance comes from the seed."""
    game = games.named("dominion")
    given = read_pairs(args.option)
    if "kingdom" in given:
        raise BadSetup("problem-kingdom-twice", kingdom=args.kingdom, option=f"kingdom={given['kingdom']}")
    options = options_by_id(game, {**given, "kingdom": args.kingdom})
    return kingdom_of(View(game.table(setup_of(game, seats=2, seed=args.seed, options=options))))


def file_of(found: Distillation, name: str, into: Path, lang: str) -> str:
    """The file of a list with what was distilled from it: lines before those of the list, which it imports.

    name: of the list, or its file. into: the file that is to be written, beside which the list is named.
    """
    imported = name if name in BUILT_IN else Path(os.path.relpath(name, into.absolute().parent)).as_posix()
    about = words(lang).say("distil-about", list=Path(name).stem)
    others: dict[str, tuple[StrategyLine, ...]] = {sort: lines_of_sort(found.genes, sort) for sort in OTHERS}
    return written(into.stem, about, (), others, imports=imported)


class _Shown(Reports):
    """Shows how far each stage is, on stderr: a bar at a time."""

    def __init__(self, args: argparse.Namespace, bars: ExitStack) -> None:
        self._args, self._bars = args, bars
        self._bar: Progress | None = None
        self._begin("watched", args.games)

    def _begin(self, stage: str, total: int) -> None:
        lang = self._args.lang
        self._bars.close()
        if sys.stderr.isatty():
            # text: distil-begun-*
            print_line(words(lang).say(f"distil-begun-{stage}"), sys.stderr)
        self._bar = self._bars.enter_context(bar(total, counted=True, lang=lang)) if total else None

    def watched(self, games: int, questions: int) -> None:
        if self._bar is not None:
            self._bar.at(games)

    def begun(self, stage: Stage) -> None:
        totals = {"trial": 0, "race": self._args.deals}
        self._begin(stage, 2 * totals.get(stage, self._args.compared))

    def played(self, stage: Stage, share: Share) -> None:
        if self._bar is not None:
            self._bar.at(share.games)


def _print(found: Distillation, args: argparse.Namespace) -> None:
    """Print what was found."""
    say = words(args.lang).say

    def put(text: str, indent: int = 0) -> None:
        print_line(" " * indent + text, sys.stdout)

    put(say("distil-watched", games=found.games))
    put(say("distil-others", count=f"{found.others:.1f}", coins=f"{found.coins:.1f}"))
    if not found.rules:
        put(say("distil-no-lines"))
    for rule, share in found.rules:
        put("; ".join(lines_of(rule.genes, args.lang)), 2)
        put(say("distil-rule", coins=f"{rule.coins:.1f}", won=_said(share, args.lang)), 4)
    if found.race.games:
        put(say("distil-race", won=_said(found.race, args.lang)))
        put(say("distil-wins" if found.wins else "distil-wins-not"))
        if found.wins:
            for line in lines_of(found.genes, args.lang):
                put(line, 2)
    elif found.rules and not found.stopped:
        put(say("distil-wins-not"))
    if args.into is not None and found.wins:
        put(say("distil-wrote", file=str(args.into)))
    if found.against:
        put(say("distil-against", list=args.against))
        for how, share in found.against.items():
            # text: distil-how-*
            put(say(f"distil-how-{how}", won=_said(share, args.lang)), 2)


def _said(share: Share, lang: str) -> str:
    """A share with its interval and how many games it is of."""
    least, most = share.interval
    return words(lang).say(
        "distil-share",
        share=f"{share.share:.0%}",
        least=f"{least * 100:.0f}",
        most=f"{most * 100:.0f}",
        games=share.games,
    )
