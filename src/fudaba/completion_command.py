"""`fudaba completion`: the script that lets a shell complete Fudaba's commands."""

from __future__ import annotations

import argparse
import os
import shlex
from typing import Any, Final

from fudaba import arguments
from fudaba.parser import Parser

SHELLS: Final = ("bash", "zsh", "fish", "powershell")


def add(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("completion")
    parser.add_argument(
        "shell", choices=SHELLS, metavar="SHELL", help=arguments.Help("cli-arg-completion-shell")
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from argcomplete.shell_integration import shellcode

    print(shellcode(["fudaba"], shell=args.shell))
    return 0


def words_so_far() -> list[str]:
    """The words after `fudaba` on the line that a shell wants completed."""
    line = os.environ.get("COMP_LINE", "")[: int(os.environ.get("COMP_POINT") or 0) or None]
    try:
        return shlex.split(line)[1:]
    except ValueError:  # a quotation mark is still open
        return line.split()[1:]


def complete(parser: Parser) -> None:
    """Tell the shell what could stand next, and end the process; nothing without its library."""
    try:
        import argcomplete
    except ModuleNotFoundError:
        return
    _name_games_and_bots(parser)
    argcomplete.autocomplete(parser, always_complete_options="long")


def _name_games_and_bots(parser: Parser) -> None:
    """Give the arguments that take a game or bots, in all subcommands, the names that they take."""
    for below in parser.commands.values():
        _name_games_and_bots(below)
    for action in parser.arguments:
        if action.metavar == "GAME":
            action.completer = _games  # type: ignore[attr-defined]  # where argcomplete looks for it
        elif action.dest == "bots":
            action.completer = _bots  # type: ignore[attr-defined]  # likewise


def _games(**asked: Any) -> list[str]:
    from fudaba import games

    return list(games.names())


def _bots(parsed_args: argparse.Namespace, **asked: Any) -> list[str]:
    """The bots of the game that stands on the line, of all games before it does."""
    from fudaba import bots, games

    game = getattr(parsed_args, "game", None)
    named = [game] if game in games.names() else games.names()
    return sorted({name for one in named for name in bots.bot_names(one)})
