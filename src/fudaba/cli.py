"""The command line: one command a room, and the small ones that only print."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from platform import python_version
from typing import Any

from fudaba import __version__, arguments, cards_command, games
from fudaba.kernel import state
from fudaba.kernel.problem import Problem
from fudaba.kernel.record import Record, decode, verified
from fudaba.parser import Parser, printable, speak_as_asked
from fudaba.text import words
from fudaba.text.problems import told

ROOMS = (
    *("fudaba.server", "fudaba.terminal", "fudaba.lab", "fudaba.arena"),
    *("fudaba.records", "fudaba.study", "fudaba.coach", "fudaba.workshop"),
)
"""Packages with a `command.py` that adds commands of its own."""
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
        given = sys.argv[1:] if argv is None else argv
        speak_as_asked(given)
        parser = _parser()
        if not given:
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
        say = words(arguments.lang_of(args)).say
        return _refuse(say("cli-needs-extra", command=args.command, extra=extra))
    except BrokenPipeError:
        # The reader of the output has enough of it; what is still to be flushed goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    finally:
        speak_as_asked(())


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
    cards_command.add(commands)
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
