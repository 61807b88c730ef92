"""What several commands take, each with one name, one help and one default."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fudaba import card_files, games
from fudaba.kernel.game import Game, Switch, Value, read_pairs
from fudaba.text import LANGS, words
from fudaba.text.names import options_by_id
from fudaba.text.narrator import narrator

_DEST = "switch_"
"""Before the name of a table's option where arguments are kept."""


def add_lang(parser: Any) -> None:
    """`--lang`, that of the system if none is named."""
    usual = system_lang(os.environ)
    parser.add_argument(
        "--lang",
        choices=LANGS,
        default=usual,
        help="the language of everything that is told (default: FUDABA_LANG, or that of the system)",
    )


def lang_of(args: argparse.Namespace) -> str:
    """The language that is asked for; that of the system where a command does not ask."""
    asked: str = getattr(args, "lang", None) or system_lang(os.environ)
    return asked


def system_lang(environment: Mapping[str, str]) -> str:
    """The language of the system, as far as there is a choice; `FUDABA_LANG` is for this program alone."""
    for name in ("FUDABA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "ja" if value.lower().startswith("ja") else "en"
    return "en"


def add_option(parser: Any) -> None:
    """`--option`, as often as one likes."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the table; may be given several times",
    )


def add_table(parser: Any) -> None:
    """`--option`, a flag for each option of a table of any game, and a help that knows the game.

    After the name of a game, `--help` shows only that game's options, each with what its ruling says.
    """
    parser.add_argument("-h", "--help", action=_Help, nargs=0, help="this help; of one game, after its name")
    table = parser.add_argument_group("options of the table")
    add_option(table)
    switches: dict[str, dict[str, Switch]] = {}
    for game in games.every():
        for switch in game.switches:
            switches.setdefault(switch.name, {})[game.name] = switch
    for name, held in switches.items():
        is_switch = all(isinstance(switch.default, bool) for switch in held.values())
        action: Any = argparse.BooleanOptionalAction if is_switch else "store"
        more = {} if is_switch else {"metavar": "VALUE"}
        told = "; ".join(f"{game}: {_values(switch)}" for game, switch in held.items())
        flag = f"--{name.replace('_', '-')}"
        table.add_argument(flag, dest=f"{_DEST}{name}", action=action, default=None, help=told, **more)


def table_options(args: argparse.Namespace, game: Game) -> dict[str, object]:
    """The table's options that are given; in lists of cards their names, in any language, have become ids.

    Raises `BadSetup` for an `--option` that is none.
    """
    given: dict[str, object] = {**read_pairs(args.option), **table_flags(args)}
    return options_by_id(game, given)


def table_flags(args: argparse.Namespace) -> dict[str, object]:
    """The options that are given by flags of their own, by name."""
    return {
        name.removeprefix(_DEST): value
        for name, value in vars(args).items()
        if name.startswith(_DEST) and value is not None
    }


class _Help(argparse.Action):
    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: Any = None
    ) -> None:
        """Print the help, of one game if its name stands before, and leave."""
        name = getattr(namespace, "game", None)
        if name in games.names():
            switches = {f"{_DEST}{switch.name}": switch for switch in games.named(name).switches}
            for action in parser._actions:  # argparse has no other way to its arguments
                if not action.dest.startswith(_DEST):
                    continue
                switch = switches.get(action.dest)
                action.help = _in_words(switch) if switch else argparse.SUPPRESS
        parser.print_help()
        parser.exit()


def _in_words(switch: Switch) -> str:
    """What an option may be, and what the ruling says that it decides."""
    if not switch.rule:
        return _values(switch)
    ruling = " ".join(words("en").say(switch.rule).split()).replace("%", "%%")
    return f"{_values(switch)}: {ruling}"


def _values(switch: Switch) -> str:
    """What an option may be, and what it usually is."""
    rule = f", see {switch.rule}" if switch.rule else ""
    if not switch.values:
        return f"a list with commas; usually {switch.default or 'none'}{rule}"
    values = [_spelled(value) for value in switch.values]
    if len(values) > 4 and all(value.isdecimal() for value in values):
        values = [f"{values[0]} to {values[-1]}"]
    return f"{', '.join(values)}; usually {_spelled(switch.default)}{rule}"


def _spelled(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


STOPPED = 130
"""What a command ends with that Ctrl-C has stopped."""


def add_cards(parser: Any) -> None:
    """`--cards`, as often as one likes: see `fudaba.card_files`."""
    parser.add_argument(
        "--cards",
        dest="own_cards",
        action="append",
        default=[],
        metavar="FILE",
        help="cards of your own: a Python file, with its texts beside it. It is code, and may do whatever "
        "you may: give only files that you trust. May be given several times",
    )


def load_cards(args: argparse.Namespace) -> None:
    """Load what `--cards` names, and say on stderr what has been run. Raises `BadSetup`."""
    say = words(lang_of(args)).say
    for own in card_files.load_all(getattr(args, "own_cards", ())):
        told = narrator(own.game, lang_of(args), [])
        names = words(lang_of(args)).join([told.kind(id) for id in sorted(own.cards)])
        sys.stderr.write(say("cli-own-cards", file=own.name, cards=names) + "\n")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Who does long work: see `fudaba.arena.chunks`."""
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default: 1)")
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="instead, a Ray cluster: auto, or its address"
    )


def add_json(parser: Any, shape: str) -> None:
    """`--json`. shape: what is printed then."""
    parser.add_argument("--json", action="store_true", help=f"print {shape}")


def add_tests(parser: Any) -> None:
    """`--tests`: the folder of the tests, None where none is named and there is no `tests` here."""
    here = Path("tests")
    parser.add_argument(
        "--tests",
        metavar="DIR",
        type=Path,
        default=here if here.is_dir() else None,
        help="where the tests are (default: tests, if there is such)",
    )
