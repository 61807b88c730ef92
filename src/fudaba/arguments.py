"""Command-line arguments that several commands share: one name, one help and one default each."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from fudaba import games
from fudaba.text import LANGS, OFFERED, Arg, Words, words

if TYPE_CHECKING:
    from fudaba.kernel.game import Game, Switch, Value

_DEST = "switch_"
"""Before the name of a table's option where arguments are kept."""


class Help(str):
    """The help of an argument: a message, and what stands in it. It is put into words when somebody asks."""

    facts: Mapping[str, Arg]

    def __new__(cls, message: str, **facts: Arg) -> Self:
        """message: its id."""
        self = super().__new__(cls, message)
        self.facts = facts
        return self

    def text(self, words: Words) -> str:
        """The help in these words."""
        return words.say(self, **self.facts)


class _HelpOfSwitch(Help):
    """What an option of a table is called and may be in each game that has it."""

    switches: Mapping[str, Switch]

    @classmethod
    def of_games(cls, switches: Mapping[str, Switch]) -> Self:
        """switches: the option by the game."""
        self = cls("cli-arg-switch-of")
        self.switches = switches
        return self

    def text(self, words: Words) -> str:
        """Its name and values, game by game."""
        parts = [
            words.say(self, game=game, name=_name(game, switch, words), values=_values(switch, words))
            for game, switch in self.switches.items()
        ]
        return "; ".join(parts)

    def of_game(self, game: str) -> Help:
        """The same in one game, and what the ruling says that it decides."""
        found = _HelpOfRuling(game)
        found.switch = self.switches[game]
        return found


class _HelpOfRuling(Help):
    switch: Switch

    def text(self, words: Words) -> str:
        """The option's name and values, and the ruling."""
        called, values = _name(self, self.switch, words), _values(self.switch, words)
        if not self.switch.rule:
            return words.say("cli-arg-switch", name=called, values=values)
        ruling = " ".join(words.say(self.switch.rule).split())
        return words.say("cli-arg-switch-ruling", name=called, values=values, ruling=ruling)


def help_of_game() -> Help:
    """What the name of a game may be."""
    return Help("cli-arg-game", games=", ".join(games.names()))


def add_lang(parser: Any) -> None:
    """`--lang`, that of the system if none is named."""
    usual = system_lang(os.environ)
    parser.add_argument(
        "--lang",
        choices=OFFERED,
        default=usual,
        help=Help("cli-arg-lang"),
    )


def lang_of(args: argparse.Namespace) -> str:
    """The language that is asked for; that of the system where a command does not ask."""
    asked: str = getattr(args, "lang", None) or system_lang(os.environ)
    return asked


def system_lang(environment: Mapping[str, str]) -> str:
    """The language of the system, as far as there is a choice; `FUDABA_LANG` is for this program alone.

    A language that is only begun is chosen by that alone, or by `--lang`.
    """
    for name in ("FUDABA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            known = OFFERED if name == "FUDABA_LANG" else LANGS
            return next((lang for lang in known if value.lower().startswith(lang)), LANGS[0])
    return LANGS[0]


def add_option(parser: Any) -> None:
    """`--option`, as often as one likes."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=Help("cli-arg-option"),
    )


def add_table(parser: Any) -> None:
    """`--option`, a flag for each option of a table of any game, and a help that knows the game.

    After the name of a game, `--help` shows that game's options, each with what its ruling says; without one,
    how to ask for them.
    """
    asking = parser.add_argument("-h", "--help", action=_Help, nargs=0, help=Help("cli-arg-table-help"))
    of_game = Help("cli-table-options-of", command=f"{parser.prog} {games.names()[0]} --help")
    table = parser.add_argument_group(Help("cli-table-options"), of_game)
    add_option(table)
    asking.group, asking.flags = table, add_switches(table, games.every())


def add_switches(table: Any, of: Iterable[Game]) -> list[argparse.Action]:
    """A flag for each option of a table of these games."""
    flags: list[argparse.Action] = []
    switches: dict[str, dict[str, Switch]] = {}
    for game in of:
        for switch in game.switches:
            switches.setdefault(switch.name, {})[game.name] = switch
    for name, held in switches.items():
        is_switch = all(isinstance(switch.default, bool) for switch in held.values())
        action: Any = argparse.BooleanOptionalAction if is_switch else "store"
        more = {} if is_switch else {"metavar": "VALUE"}
        text = _HelpOfSwitch.of_games(held)
        flag = f"--{name.replace('_', '-')}"
        flags.append(
            table.add_argument(flag, dest=f"{_DEST}{name}", action=action, default=None, help=text, **more)
        )
    return flags


def table_options(args: argparse.Namespace, game: Game) -> dict[str, object]:
    """The table's options that are given; in lists of cards their names, in any language, have become ids.

    Raises `BadSetup` for an `--option` that is none.
    """
    from fudaba.kernel.game import read_pairs
    from fudaba.text.names import options_by_id

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
    """Prints the help, and knows which of it is for one game."""

    group: Any
    """The group of the options of a table."""
    flags: Sequence[argparse.Action] = ()
    """The flags for those that only some games have."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: Any = None
    ) -> None:
        """Print the help, of one game if its name stands before, and leave."""
        name = getattr(namespace, "game", None)
        for flag in self.flags:
            if isinstance(flag.help, _HelpOfSwitch):
                has_it = name in flag.help.switches
                flag.help = flag.help.of_game(str(name)) if has_it else argparse.SUPPRESS
        if name in games.names():
            self.group.description = None
        parser.print_help()
        parser.exit()


def _name(game: str, switch: Switch, words: Words) -> str:
    """What an option is called where tables are set up."""
    message = f"{game}-switch-{switch.name}"
    return words.say(message) if words.has(message) else switch.name


def _values(switch: Switch, words: Words) -> str:
    """What an option may be, and what it usually is."""
    if not switch.values:
        text = words.say("cli-arg-switch-list", usual=switch.default or words.say("cli-arg-switch-none"))
    else:
        values = [_spelled(value) for value in switch.values]
        if len(values) > 4 and all(value.isdecimal() for value in values):
            values = [words.say("cli-arg-switch-range", least=values[0], most=values[-1])]
        text = words.say("cli-arg-switch-values", values=", ".join(values), usual=_spelled(switch.default))
    return words.say("cli-arg-switch-rule", values=text, rule=switch.rule) if switch.rule else text


def _spelled(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


REVIEW = ".review.json"
"""How the name of a review ends, which is kept beside its record."""
REVIEW_PART = ".review.part"
"""How the name of the file ends in which a review is kept that is not done."""
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
        help=Help("cli-arg-cards"),
    )


def load_cards(args: argparse.Namespace) -> None:
    """Load what `--cards` names, and say on stderr what has been run. Raises `BadSetup`."""
    files = getattr(args, "own_cards", ())
    if not files:
        return
    from fudaba import card_files
    from fudaba.text.narrator import narrator

    say = words(lang_of(args)).say
    for own in card_files.load_all(files):
        renderer = narrator(own.game, lang_of(args), [])
        names = words(lang_of(args)).join([renderer.kind(id) for id in sorted(own.cards)])
        sys.stderr.write(say("cli-own-cards", file=own.name, cards=names) + "\n")


def add_workers(parser: argparse.ArgumentParser, *, cluster: bool = True) -> None:
    """Who does long work: see `fudaba.arena.run.ordered_map`. cluster: whether that may be a cluster, too."""
    parser.add_argument("--workers", type=int, metavar="W", help=Help("cli-arg-workers"))
    if not cluster:
        return
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help=Help("cli-arg-cluster"))


def add_json(parser: Any, shape: str) -> None:
    """`--json`. shape: what is printed then."""
    parser.add_argument("--json", action="store_true", help=Help("cli-arg-json", shape=shape))


def add_tests(parser: Any) -> None:
    """`--tests`: the folder of the tests, None where none is named and there is no `tests` here."""
    here = Path("tests")
    parser.add_argument(
        "--tests",
        metavar="DIR",
        type=Path,
        default=here if here.is_dir() else None,
        help=Help("cli-arg-tests"),
    )


def tests_of(args: argparse.Namespace) -> Path | None:
    """The folder of `--tests`, None where it is not given. Raises `BadSetup` where it is none."""
    folder: Path | None = args.tests
    if folder is not None and not folder.is_dir():
        from fudaba.kernel.game import BadSetup

        raise BadSetup("problem-no-folder", folder=str(folder))
    return folder


def records_in(folder: Path) -> list[Path]:
    """The records in a folder by their names, without the reviews that are kept beside them."""
    return [file for file in sorted(folder.glob("*.json")) if not file.name.endswith(REVIEW)]
