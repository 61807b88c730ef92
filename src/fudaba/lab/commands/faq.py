"""`fudaba rules --faq`: which test or reason covers each sentence of the rulebooks' FAQs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fudaba import arguments
from fudaba.kernel.game import BadSetup
from fudaba.lab.catalogue.rules import catalogue
from fudaba.lab.commands.console import console
from fudaba.lab.errors import said
from fudaba.lab.faq import REASONS, Sentence, ledger
from fudaba.text import words
from fudaba.text.visible import print_json, print_line


def add(parser: argparse.ArgumentParser) -> None:
    """Add what `fudaba rules` takes for the FAQs."""
    parser.add_argument(
        "--faq",
        action="store_true",
        help=arguments.Help("cli-arg-rules-faq"),
    )
    parser.add_argument("--set", metavar="NAME", help=arguments.Help("cli-arg-rules-set"))


def run(args: argparse.Namespace, tests: Path | None) -> int:
    """What the command does where FAQs are asked for. Returns the exit code."""
    if not any(_is_meant(one, args) for one in ledger().values()):  # before all tests are read
        what = " ".join(filter(None, (args.what, args.set)))
        raise BadSetup("lab-faq-none", what=what)
    found = catalogue(tests)
    chosen = [one for one in found.sentences.values() if _is_meant(one, args)]
    if args.json:
        entries = [asdict(one) | ({} if tests is not None else {"tests": None}) for one in chosen]
        print_json(entries)
    elif args.set or len({one.card for one in chosen}) == 1:
        _list(chosen, args.lang, searched=tests is not None)
    else:
        _count(chosen, args.lang, searched=tests is not None)
    wrong = [*found.mistakes, *(found.contradictions() if tests is not None else ())]
    if args.complete:
        wrong += [said("lab-faq-open", id=one.id).text(args.lang) for one in chosen if not one.is_held]
    for mistake in wrong:
        print_line(mistake, sys.stderr)
    return 1 if wrong else 0


def _is_meant(one: Sentence, args: argparse.Namespace) -> bool:
    if args.set not in (None, one.set):
        return False
    return args.what is None or args.what.casefold() in (one.game, one.card, one.id.casefold())


def _count(chosen: Iterable[Sentence], lang: str, *, searched: bool) -> None:
    """How many sentences each set has, and what holds them; the last line is the sum."""
    texts = words(lang)
    by_set: dict[str, list[Sentence]] = {}
    for one in chosen:
        by_set.setdefault(one.set, []).append(one)
    held = texts.say("lab-faq-tests")
    table = Table(box=SIMPLE_HEAD, title=texts.say("lab-faq-title"), title_justify="left")
    table.add_column(texts.say("lab-faq-set"), style="cyan", no_wrap=True)
    # text: lab-faq-reason-*
    reasons = [texts.say(f"lab-faq-reason-{reason}") for reason in REASONS]
    for column in (texts.say("lab-faq-sentences"), *([held] if searched else []), *reasons):
        table.add_column(column, justify="right")
    if searched:
        table.add_column(texts.say("lab-faq-without"), justify="right")
    everything = [one for of_set in by_set.values() for one in of_set]
    for name, of_set in (*by_set.items(), (texts.say("lab-faq-sum"), everything)):
        figures = [len(of_set), *([sum(bool(one.tests) for one in of_set)] if searched else [])]
        figures += [sum(one.reason == reason for one in of_set) for reason in REASONS]
        figures += [sum(not one.is_held for one in of_set)] if searched else []
        table.add_row(name, *map(str, figures))
    console().print(table)


def _list(chosen: Iterable[Sentence], lang: str, *, searched: bool) -> None:
    """Each sentence with what holds it."""
    texts, out = words(lang), console()
    for one in chosen:
        line = Text(f"{one.id:<30}", "cyan")
        if one.reason:
            line.append(texts.say(f"lab-faq-reason-{one.reason}"))
            line.append(f" {one.by}" if one.by else "", "dim")
        elif searched and not one.tests:
            line.append(texts.say("lab-faq-without"), "bold red")
        out.print(line, soft_wrap=True)
        for test in one.tests:
            out.print(Text(f"  {test}"), soft_wrap=True)
