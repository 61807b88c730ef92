"""The command `kingdom`: kingdoms in every form, random ones, and what they need on a real table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from fudaba import arguments
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.game import GAME
from fudaba.kernel.game import BadSetup
from fudaba.library.kingdoms import KINGDOM_FORMS, NAME_LANGUAGES, Kingdom, kingdom
from fudaba.text import words
from fudaba.text.names import list_name, name_of, set_name
from fudaba.text.visible import print_json, print_line

SHAPE = (
    "{name, cards: [id, …], landscapes: [id, …], piles, brought, colonies, shelters, left, options, written: "
    "{form: text, …}, box: [{group, id, number, each, by, inside}, …]}"
)
"""What `--json` prints."""
LONGEST_FILE = 100_000
"""How many letters of a file are read."""


def add(commands: Any) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser("kingdom")
    parser.add_argument("list", nargs="*", metavar="LIST", help=arguments.Help("cli-arg-kingdom-list"))
    parser.add_argument("--seed", metavar="SEED", help=arguments.Help("cli-arg-kingdom-seed"))
    parser.add_argument("--form", metavar="FORM", help=arguments.Help("cli-arg-kingdom-form", forms=_FORMS))
    parser.add_argument(
        "--names",
        metavar="LANGUAGE",
        choices=NAME_LANGUAGES,
        help=arguments.Help("cli-arg-kingdom-names", languages=", ".join(NAME_LANGUAGES)),
    )
    parser.add_argument("--box", action="store_true", help=arguments.Help("cli-arg-kingdom-box"))
    parser.add_argument(
        "--seats",
        type=int,
        default=GAME.usual_seats,
        metavar="N",
        help=arguments.Help("cli-arg-kingdom-seats"),
    )
    arguments.add_switches(parser, [GAME])
    arguments.add_cards(parser)
    arguments.add_json(parser, SHAPE)
    arguments.add_lang(parser)
    parser.set_defaults(run=_run)


_FORMS = ", ".join(KINGDOM_FORMS)


def _run(args: argparse.Namespace) -> int:
    options = arguments.table_flags(args)
    if args.seats not in GAME.seats:
        raise BadSetup(
            "problem-seats",
            game=words(args.lang).say("dominion-title"),
            least=GAME.seats[0],
            most=GAME.seats[-1],
            number=args.seats,
        )
    text = _text(args.list) or str(options.pop("kingdom", ""))
    found = kingdom(text, seed=args.seed, **options)
    if args.json:
        print_json(_plain(found, args.seats, args.names or "en"))
    elif args.form is not None:
        print(found.write(args.form, args.names or args.lang))
    elif args.box:
        print(words(args.lang).say("dominion-pack-title", seats=args.seats), end="\n\n")
        print(found.packing_text(args.seats, args.lang))
    else:
        _print(found, args.lang, args.names or args.lang)
    return 0


def _text(listed: list[str]) -> str:
    """What was given as a list: words, a file, or with `-` what is typed or piped in."""
    if listed == ["-"]:
        return sys.stdin.read(LONGEST_FILE)
    if len(listed) == 1 and len(listed[0]) < 256 and (file := Path(listed[0])).is_file():
        with file.open(encoding="utf-8", errors="replace") as opened:
            return opened.read(LONGEST_FILE)
    return " ".join(listed)


def _print(found: Kingdom, lang: str, names: str) -> None:
    say = words(lang).say
    if found.name:
        print_line(say("cli-kingdom-named", name=list_name("dominion", found.name, lang)))
    for line in found.write("lines", names).split("\n"):
        print_line(line)
    for id, by in found.brought.items():
        if id in found.piles.values() and by in found.cards:
            continue
        name = name_of("dominion", id, lang)
        cause = name_of("dominion", by, lang) if by in KINDS else set_name("dominion", by, lang)
        print_line(
            say("cli-kingdom-brought", card=name, cause=cause) if by else say("cli-kingdom-used", card=name)
        )
    for id, chosen in found.left.items():
        print_line(say("cli-kingdom-left", card=name_of("dominion", id, lang), chosen=chosen))


def _plain(found: Kingdom, seats: int, names: str) -> dict[str, Any]:
    """A kingdom as it is printed for programs."""
    return {
        "name": found.name,
        "cards": list(found.cards),
        "landscapes": list(found.landscapes),
        "piles": dict(found.piles),
        "brought": dict(found.brought),
        "colonies": found.colonies,
        "shelters": found.shelters,
        "left": dict(found.left),
        "options": dict(found.options),
        "written": {form: found.write(form, names) for form in KINGDOM_FORMS},
        "box": [{**item._asdict(), "inside": dict(item.inside)} for item in found.packing(seats)],
    }
