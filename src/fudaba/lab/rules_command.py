"""`fudaba rules`: the rule catalogue from the command line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fudaba import arguments
from fudaba.kernel.game import BadSetup
from fudaba.lab.catalogue import Catalogue, Rule, catalogue
from fudaba.lab.console import console
from fudaba.lab.errors import Said, Wrong, nearest, said
from fudaba.lab.rule_ids import read_rule
from fudaba.text import Words, source, words

_EXAMPLE = """\
examples:
  fudaba rules bridge_over
  fudaba rules BRG-030 --lang ja
  fudaba rules --json --complete

exit code: 0 well; 1 a test names a rule that there is not, or (--complete) a rule has no test;
2 there is no such game or rule
"""


def add(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "rules",
        help="list the rules with their sources and tests, or show one",
        description="The rule catalogue: what every rule says, where it is written, which tests name it.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "what", nargs="?", metavar="GAME|RULE", help="one game's rules, or one rule by its id"
    )
    arguments.add_json(parser, "a list of {id, game, text, source, tests}")
    arguments.add_tests(parser)
    parser.add_argument("--complete", action="store_true", help="fail if a statement has no test")
    arguments.add_lang(parser, "the rules' words")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    ids = _chosen(args.what, args.lang)
    found = catalogue(_tests(args.tests))
    rules = [found.rules[id] for id in found.rules if ids is None or id in ids]
    if args.json:
        sys.stdout.write(json.dumps([asdict(rule) for rule in rules], ensure_ascii=False, indent=1) + "\n")
    elif args.what is not None and len(rules) == 1:
        _show(rules[0], args.lang)
    else:
        _list(rules, args.lang)
    return _judge(found, rules, args)


def _chosen(what: str | None, lang: str) -> set[str] | None:
    """The ids that are asked for, None for all. Raises `BadSetup` for no game and no rule."""
    everything = catalogue(None).rules
    if what is None:
        return None
    named = {rule.game for rule in everything.values()}
    if what in named:
        return {id for id, rule in everything.items() if rule.game == what}
    try:
        return {read_rule(what)}
    except Wrong:
        near = nearest(what, [*sorted(named), *everything])
        raise BadSetup(Said("lab-rules-unknown", {"what": what}, near).text(lang)) from None


def _tests(folder: Path | None) -> Path | None:
    if folder is not None and not folder.is_dir():
        raise NotADirectoryError(20, "not a folder", str(folder))
    return folder


def _judge(found: Catalogue, rules: Iterable[Rule], args: argparse.Namespace) -> int:
    """Say what is wrong, one line each, and return the exit code."""
    mistakes = list(found.mistakes)
    if args.complete:
        untested = found.untested(rule.id for rule in rules)
        mistakes += [said("lab-rules-untested", rule=rule.id).text(args.lang) for rule in untested]
    for mistake in mistakes:
        sys.stderr.write(mistake + "\n")
    return 1 if mistakes else 0


def _list(rules: list[Rule], lang: str) -> None:
    """All of them, one table a game."""
    told, out = words(lang), console()
    for game in dict.fromkeys(rule.game for rule in rules):
        held = [rule for rule in rules if rule.game == game]
        title = told.say(
            "lab-rules-title", game=game, rules=len(held), tested=sum(bool(r.tests) for r in held)
        )
        table = Table(box=SIMPLE_HEAD, title=title, title_justify="left")
        table.add_column(told.say("lab-rules-id"), no_wrap=True, style="cyan")
        table.add_column(told.say("lab-rules-words"))
        table.add_column(told.say("lab-rules-tests"), justify="right")
        for rule in held:
            table.add_row(rule.id, rule.text[lang], str(len(rule.tests)))
        out.print(table)


def _show(rule: Rule, lang: str) -> None:
    """One of them, with where it is written and its tests."""
    told, out = words(lang), console()
    out.print(Text(rule.id, "bold cyan"))
    out.print(rule.text[lang])
    out.print(Text(_source(rule.id, told), "dim"))
    for test in rule.tests or [told.say("lab-rules-no-test")]:
        out.print(Text(f"  {test}"), soft_wrap=True)


def _source(rule_id: str, told: Words) -> str:
    where = source(rule_id)
    title = where.title[told.lang]
    if not where.phrase:
        return told.say("lab-rules-source-whole", title=title)
    return told.say("lab-rules-source", title=title, phrase=where.phrase)
