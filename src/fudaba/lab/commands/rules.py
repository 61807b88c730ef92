"""`fudaba rules`: the rule catalogue from the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fudaba import arguments, games
from fudaba.kernel.game import BadSetup
from fudaba.lab.catalogue.card_rules import rules_on
from fudaba.lab.catalogue.rules import Catalogue, Rule, catalogue
from fudaba.lab.commands import citations, faq
from fudaba.lab.commands.console import console, whole
from fudaba.lab.errors import WrongScenario, nearest, said
from fudaba.lab.scenario.rule_ids import game_of, read_rule, rule_ids
from fudaba.text import Words, in_lang, source, words
from fudaba.text.names import all_card_names, read_kind
from fudaba.text.visible import print_json, print_line


def add(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "rules",
        epilog=arguments.Help("cli-more-rules"),
    )
    parser.add_argument(
        "what",
        nargs="?",
        metavar="GAME|RULE|CARD",
        help=arguments.Help("cli-arg-rules-what"),
    )
    arguments.add_json(parser, "[{id, game, text, source, tests: […] | null}, …]")
    arguments.add_tests(parser)
    parser.add_argument("--complete", action="store_true", help=arguments.Help("cli-arg-rules-complete"))
    faq.add(parser)
    citations.add(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    if args.cited is not None:
        return citations.run(args)
    if args.faq:
        return faq.run(args, arguments.tests_of(args))
    ids, tests = _chosen(args.what, args.lang), arguments.tests_of(args)
    if args.complete and tests is None:
        raise BadSetup("lab-rules-no-folder")
    found = catalogue(tests, ids)
    rules = [found.rules[id] for id in found.rules if ids is None or id in ids]
    searched = tests is not None
    if args.json:
        entries = [asdict(rule) | ({} if searched else {"tests": None}) for rule in rules]
        print_json(entries)
    elif args.what is not None and len(rules) == 1:
        _show(rules[0], args.lang, searched=searched)
    else:
        _list(rules, args.lang, searched=searched)
    return _judge(found, rules, args)


def _chosen(what: str | None, lang: str) -> set[str] | None:
    """The ids that are asked for, None for all. Raises `BadSetup` for no game, no rule and no card."""
    if what is None:
        return None
    named = {game_of(id) for id in rule_ids()}
    if what in named:
        return {id for id in rule_ids() if game_of(id) == what}
    cards = {game.name: read_kind(game.name, what) for game in games.every()}
    on_card = {id for name, kind in cards.items() if kind for id in rules_on(games.named(name), kind)}
    if on_card:
        return on_card
    try:
        return {read_rule(what)}
    except WrongScenario:
        if any(cards.values()):
            raise BadSetup("lab-rules-none-on", what=what) from None
        known = [*sorted(named), *rule_ids(), *(name for game in cards for name in all_card_names(game))]
        raise BadSetup("lab-rules-unknown", what=what, near=nearest(what, known)) from None


def _judge(found: Catalogue, rules: Iterable[Rule], args: argparse.Namespace) -> int:
    """Say what is wrong, one line each, and return the exit code."""
    mistakes = list(found.mistakes)
    if args.complete:
        untested = found.untested(rule.id for rule in rules)
        mistakes += [said("lab-rules-untested", rule=rule.id).text(args.lang) for rule in untested]
    for mistake in mistakes:
        print_line(mistake, sys.stderr)
    return 1 if mistakes else 0


def _list(rules: list[Rule], lang: str, *, searched: bool) -> None:
    """All of them, one table a game. searched: whether tests were looked for."""
    texts, out = words(lang), console()
    for game in dict.fromkeys(rule.game for rule in rules):
        held = [rule for rule in rules if rule.game == game]
        if searched:
            tested = sum(bool(rule.tests) for rule in held)
            title = texts.say("lab-rules-title", game=game, rules=len(held), tested=tested)
        else:
            title = texts.say("lab-rules-title-alone", game=game, rules=len(held))
        table = Table(box=SIMPLE_HEAD, title=title, title_justify="left")
        table.add_column(texts.say("lab-rules-id"), no_wrap=True, style="cyan")
        table.add_column(texts.say("lab-rules-words"))
        if searched:
            table.add_column(texts.say("lab-rules-tests"), justify="right")
        for rule in held:
            table.add_row(
                rule.id, whole(in_lang(rule.text, lang), lang), *([str(len(rule.tests))] if searched else [])
            )
        out.print(table)


def _show(rule: Rule, lang: str, *, searched: bool) -> None:
    """One of them, with where it is written and its tests."""
    texts, out = words(lang), console()
    out.print(Text(rule.id, "bold cyan"))
    out.print(whole(in_lang(rule.text, lang), lang))
    out.print(Text(_source(rule.id, texts), "dim"))
    none = "lab-rules-no-test" if searched else "lab-rules-not-searched"
    for test in rule.tests or [texts.say(none)]:
        out.print(Text(f"  {test}"), soft_wrap=True)


def _source(rule_id: str, texts: Words) -> str:
    where = source(rule_id)
    title = in_lang(where.title, texts.lang)
    if not where.phrase:
        return texts.say("lab-rules-source-whole", title=title)
    return texts.say("lab-rules-source", title=title, phrase=where.phrase)
