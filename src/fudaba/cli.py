"""The command line: one command a room, and the small ones that only print."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from platform import python_version
from typing import Any

import msgspec

from fudaba import __version__, arguments, games
from fudaba.kernel import state
from fudaba.kernel.game import BadSetup, Game, HasEditions, Printing, read_options, read_pairs
from fudaba.kernel.problem import Card, Problem, nearest
from fudaba.kernel.record import Record, decode, verified
from fudaba.parser import Parser, printable
from fudaba.text import LANGS, Words, words
from fudaba.text.dominion.table import cost_word
from fudaba.text.innovation.faces import UNSIGNED, icon_word, listed
from fudaba.text.names import set_name
from fudaba.text.narrator import narrator
from fudaba.text.problems import told

ROOMS = (
    *("fudaba.server", "fudaba.terminal", "fudaba.lab", "fudaba.arena"),
    *("fudaba.records", "fudaba.study", "fudaba.coach", "fudaba.workshop"),
)
"""Packages with a `command.py` that adds commands of its own."""
_WITHOUT_COST = ("way", "landmark", "boon", "hex", "state", "artifact", "ally", "trait", "prophecy", "group")
"""What of Dominion lies beside the piles and is never paid for."""
EXTRAS = {
    "prometheus_client": "server",
    "psycopg": "postgres",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "server",
    "textual": "terminal",
}
"""Which extra brings a library that the rules, the lab and the simulations do without."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code.

    0: well. 1: what was checked does not hold. 2: what was given cannot be used; one line on
    stderr says why, and nothing has been written. 130: stopped with Ctrl-C.
    """
    args = argparse.Namespace()
    try:
        parser = _parser()
        if not (sys.argv[1:] if argv is None else argv):
            parser.print_help()
            return 0
        parser.parse_args(argv, args)
        arguments.load_cards(args)
        code: int = args.run(args)
        return code
    except Problem as error:
        return _refuse(told(error, arguments.lang_of(args)))
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        needs = f"{args.command} needs the extra {extra!r}, which is not installed"
        return _refuse(f"{needs}: pip install 'fudaba-core[{extra}]'")
    except BrokenPipeError:
        # The reader of the output has enough of it; what is still to be flushed goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _refuse(message: str) -> int:
    print(f"fudaba: {printable(' '.join(message.split()))}", file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="fudaba")
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", dest="command")
    for room in ROOMS:
        import_module(f"{room}.command").add(commands)
    _add_verify(commands)
    _add_cards(commands)
    return parser


def _version() -> str:
    """The version, whether the rules are machine code, and the Python that runs them."""
    compiled = (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    return f"fudaba {__version__} ({'compiled' if compiled else 'not compiled'}, Python {python_version()})"


def _add_verify(commands: Any) -> None:
    parser = commands.add_parser("verify")
    parser.add_argument("file", metavar="FILE", help=arguments.Help("cli-arg-record"))
    arguments.add_cards(parser)
    arguments.add_lang(parser)
    arguments.add_json(parser, "{file, ok: true, digest, answers, over} | {file, ok: false, message}")
    parser.set_defaults(run=_verify)


def _verify(args: argparse.Namespace) -> int:
    with open(args.file, "rb") as file:
        written = file.read()
    try:
        record = decode(written)
        driver = verified(record, games.named)
    except Problem as error:
        if args.json:
            print(json.dumps({"file": args.file, "ok": False, "message": str(error)}))
        raise
    digest, over = driver.table.state.digest(), driver.over
    if args.json:
        print(
            json.dumps(
                {
                    "file": args.file,
                    "ok": True,
                    "digest": digest,
                    "answers": len(record.answers),
                    "over": over,
                }
            )
        )
        return 0
    _print_verified(args.file, record, digest, over=over, lang=args.lang)
    return 0


def _print_verified(file: str, record: Record, digest: str, *, over: bool, lang: str) -> None:
    from rich.cells import cell_len

    say = words(lang).say
    print(say("cli-verified", file=printable(file)))
    print(f"  {say('cli-verified-over' if over else 'cli-verified-running', answers=len(record.answers))}")
    rows = [(say("cli-verified-seed"), printable(record.seed)), (say("cli-verified-seal"), record.commitment)]
    for earlier in record.earlier:
        after = say("cli-verified-after", answers=earlier.answers, seed=printable(earlier.seed))
        rows.append((say("cli-verified-earlier"), after))
    rows.append((say("cli-verified-state"), digest))
    wide = max(cell_len(label) for label, _ in rows) + 2
    for label, value in rows:
        print(f"  {label}{' ' * (wide - cell_len(label))}{value}")


def _add_cards(commands: Any) -> None:
    parser = commands.add_parser("cards")
    parser.add_argument("game", nargs="?", metavar="GAME", help=arguments.Help("cli-arg-cards-game"))
    parser.add_argument("card", nargs="?", metavar="CARD", help=arguments.Help("cli-arg-cards-card"))
    parser.add_argument("--set", metavar="SET", help=arguments.Help("cli-arg-cards-set"))
    arguments.add_cards(parser)
    arguments.add_option(parser)
    arguments.add_lang(parser)
    arguments.add_json(
        parser,
        "{cards: [{id, name, text, game, set, types, cost: [coins, potions, debt], …}], "
        "sets: [{game, set, there, known, absent: [id, …]}]}",
    )
    parser.set_defaults(run=_cards)


def _cards(args: argparse.Namespace) -> int:
    chosen = [games.named(args.game)] if args.game else list(games.every())
    found = [entry for game in chosen for entry in _card_entries(game, args.option)]
    sets = [counted for game in chosen for counted in _counted_sets(game)]
    if args.card is not None:
        found = _by_name(found, args.card)
        sets = []
    if args.set is not None:
        wanted = _read_set(args.set, {counted["set"] for counted in sets or _counted_sets(chosen[0])})
        found = [entry for entry in found if entry["set"] == wanted]
        sets = [counted for counted in sets if counted["set"] == wanted]
    if args.json:
        print(json.dumps({"cards": found, "sets": sets}, ensure_ascii=False, indent=1))
        return 0
    _print_cards(found, args.lang, alone=args.card is not None)
    _print_sets(sets, args.lang)
    return 0


def _by_name(entries: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """The cards with a name or id, in any language and in any capitals. Raises `BadSetup` for none."""
    by_name: dict[str, list[dict[str, Any]]] = {}
    for entry in entries:
        for spelled in dict.fromkeys(word.casefold() for word in (entry["id"], *entry["name"].values())):
            by_name.setdefault(spelled, []).append(entry)
    if name.casefold() not in by_name:
        near = by_name.get(nearest(name.casefold(), by_name), [])
        raise BadSetup(
            "problem-no-card", card=name, near=Card(near[0]["game"], near[0]["id"]) if near else ""
        )
    return by_name[name.casefold()]


def _read_set(name: str, known: Collection[str]) -> str:
    """The set that is meant: "Dark Ages" is dark_ages. Raises `BadSetup` for none."""
    spelled = name.strip().casefold().replace(" ", "_")
    if spelled not in known:
        raise BadSetup("problem-no-set", set=name, near=nearest(spelled, known), known=sorted(known))
    return spelled


def _counted_sets(game: Game) -> list[dict[str, Any]]:
    """For each set of a game how many of its cards are there, and which are not."""
    there = {facts.id for facts in game.facts()}
    known: dict[str, list[str]] = {}
    editions = _counted_editions(game)
    for id, its_set in game.known():
        known.setdefault(its_set, []).append(id)
    return [
        {
            "game": game.name,
            "set": its_set,
            "there": sum(id in there for id in ids),
            "known": len(ids),
            "absent": [id for id in ids if id not in there],
            "editions": editions.get(its_set, []),
        }
        for its_set, ids in known.items()
    ]


def _counted_editions(game: Game) -> dict[str, list[dict[str, Any]]]:
    """By set, for each edition how many of its cards are there, and which are not."""
    found: dict[str, dict[str, list[Printing]]] = {}
    for printing in game.printings() if isinstance(game, HasEditions) else ():
        found.setdefault(printing.set, {}).setdefault(printing.edition, []).append(printing)
    return {
        set_name: [
            {
                "edition": edition,
                "there": sum(printing.there for printing in printings),
                "known": len(printings),
                "absent": [printing.id for printing in printings if not printing.there],
            }
            for edition, printings in editions.items()
        ]
        for set_name, editions in found.items()
    }


def _card_entries(game: Game, given: list[str]) -> list[dict[str, Any]]:
    options = read_options(game.switches, read_pairs(given)) if given else None
    told = {lang: narrator(game.name, lang, []) for lang in LANGS}
    entries = []
    for facts in game.facts(options):
        words = {
            "id": facts.id,
            "name": {lang: words.kind(facts.id) for lang, words in told.items()},
            "text": {lang: words.card_text(facts.id, options) for lang, words in told.items()},
        }
        entries.append(words | msgspec.to_builtins(facts))
    return entries


def _print_cards(entries: list[dict[str, Any]], lang: str, *, alone: bool) -> None:
    """For each card a line of facts, and below it its text. alone: it was asked for by name."""
    from rich.padding import Padding
    from rich.text import Text

    from fudaba.lab.console import console, whole

    out, told = console(), words(lang)
    for game in dict.fromkeys(entry["game"] for entry in entries):
        held = [entry for entry in entries if entry["game"] == game]
        counts = [entry["count"] for entry in held]
        # Where the number of players decides how many there are of a card, there is no sum.
        if not alone and all(counts):
            out.print(
                Text(told.say("cli-cards-counted", game=game, cards=sum(counts), names=len(held)) + "\n")
            )
        elif not alone:
            out.print(Text(told.say("cli-cards", game=game, names=len(held)) + "\n"))
        for entry in held:
            name = Text(entry["name"][lang], style="bold")
            out.print(Text.assemble(name, f"   {_figures(entry, told)}   ", (entry["id"], "dim")))
            out.print(Padding(whole(entry["text"][lang], lang), (0, 2, 1, 4)))


def _figures(entry: dict[str, Any], told: Words) -> str:
    """The cost or age of a card, its types, how many there are, its set and its icons."""
    figures, say, game = [], told.say, entry["game"]
    if entry["cost"] is not None and entry.get("sort") not in _WITHOUT_COST:
        figures.append(cost_word(told, *entry["cost"]))
    if "age" in entry:
        figures.append(say("cli-card-age", age=entry["age"]))
    figures.append(listed(told, (_type_word(game, type, told) for type in entry["types"])))
    if (entry["count"] or 0) > 1:
        figures.append(say("cli-card-count", count=entry["count"]))
    figures.append(set_name(game, entry["set"], told.lang))
    if icons := [icon for icon in entry.get("icons") or () if icon not in UNSIGNED]:
        figures.append(say("cli-card-icons", icons=listed(told, (icon_word(told, icon) for icon in icons))))
    return say("cli-card-then").join(figures)


def _type_word(game: str, type: str, told: Words) -> str:
    """A type or colour of a card; what has no word of its own as it is."""
    # text: *-type-* innovation-colour-*
    messages = (f"{game}-type-{type}", f"{game}-colour-{type}")
    return next((told.say(message) for message in messages if told.has(message)), type)


def _print_sets(sets: list[dict[str, Any]], lang: str) -> None:
    """How much of each game is there, set by set, and what is not."""
    say = words(lang).say
    for game in dict.fromkeys(counted["game"] for counted in sets):
        held = [counted for counted in sets if counted["game"] == game]
        there, known = (sum(counted[what] for counted in held) for what in ("there", "known"))
        print(say("cli-sets", game=game, there=there, known=known))
        _print_counted([(set_name(game, counted["set"], lang), counted) for counted in held], lang)
        editions = [
            (
                listed(words(lang), (set_name(game, counted["set"], lang), _edition(game, edition, lang))),
                edition,
            )
            for counted in held
            for edition in counted["editions"]
        ]
        if editions:
            there, known = (sum(edition[what] for _, edition in editions) for what in ("there", "known"))
            print(say("cli-sets-editions", game=game, there=there, known=known))
            _print_counted(editions, lang)


def _edition(game: str, counted: dict[str, Any], lang: str) -> str:
    """What an edition is called."""
    # text: innovation-switch-edition-*
    return words(lang).say(f"{game}-switch-edition-{counted['edition']}")


def _print_counted(counted: list[tuple[str, dict[str, Any]]], lang: str) -> None:
    """A line for each: how many are there of how many, and which are not."""
    from rich.cells import cell_len

    say = words(lang).say
    wide = max(cell_len(name) for name, _ in counted) + 2
    for name, one in counted:
        there, known = f"{one['there']:>3}", f"{one['known']:>3}"
        told = say("cli-set-there", there=there, known=known)
        absent = say("cli-set-absent", ids=" ".join(one["absent"])) if one["absent"] else ""
        print("  ".join(filter(None, (f"  {name}{' ' * (wide - cell_len(name))}{told}", absent))))


if __name__ == "__main__":
    raise SystemExit(main())
