"""The command line: finds the module of a command, and tells what went wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from platform import python_version
from typing import Final

from fudaba import __version__, arguments, defaults, system
from fudaba.kernel.problem import Problem, of_system
from fudaba.parser import Parser, printable, speak_as_asked

COMMANDS: Final = {
    "server.command": ("serve", "tables", "people", "doctor"),
    "tab.command": ("tab",),
    "terminal.command": ("play", "replay"),
    "lab.commands.lab": ("lab",),
    "lab.commands.rules": ("rules",),
    "puzzles.command": ("puzzle",),
    "arena.command": ("simulate", "arena"),
    "records.command": ("records",),
    "logs.command": ("logs",),
    "dominion_study.command": ("study",),
    "dominion_study.distilling.command": ("distil",),
    "coach.command": ("review",),
    "workshop.command": ("where", "new-card"),
    "verify_command": ("verify",),
    "cards_command": ("cards",),
    "kingdom_command": ("kingdom",),
    "bench_command": ("bench-agent",),
    "import_command": ("import",),
    "completion_command": ("completion",),
    "config_command": ("config",),
}
"""The commands that each module adds by its `add`, as they are listed.

Only the module of the command that is named is loaded: which commands there are, this table says.
"""
EXTRAS = {
    "argcomplete": "terminal",
    "prometheus_client": "server",
    "psycopg": "postgres",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "server",
    "textual": "terminal",
    "numpy": "research",
    "gymnasium": "research",
    "pettingzoo": "research",
}
"""Which extra brings a library that the rules, the lab and the simulations do without."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code.

    0: well. 1: what was checked does not hold. 2: what was given cannot be used; one line on
    stderr says why, and nothing has been written. 130: stopped with Ctrl-C.
    """
    args = argparse.Namespace()
    _print_anything()
    try:
        given = sys.argv[1:] if argv is None else argv
        if "_ARGCOMPLETE" in os.environ:  # a shell asks what could stand next
            from fudaba.completion_command import complete, words_so_far

            complete(_parser(words_so_far()))
        speak_as_asked(given)
        config = defaults.read()
        speak_as_asked(given, defaults.lang_of(config))
        parser = _parser(None if given[:1] == ["config"] else given)
        if not given:
            parser.print_help()
            return 0
        _apply(config, parser, given)
        parser.parse_args(argv, args)
        if args.command != "serve":  # a server looks for garbage by rules of its own
            system.collect_seldom()
        arguments.load_cards(args)
        code: int = args.run(args)
        return code
    except Problem as error:
        return _refuse(_text_of(error, args))
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        from fudaba.text import words

        say = words(arguments.lang_of(args)).say
        return _refuse(say("cli-needs-extra", command=args.command, extra=extra))
    except BrokenPipeError:
        # The reader of the output has enough of it; what is still to be flushed goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        refused = (
            Problem("problem-in-file", file=str(error.filename), problem=of_system(error))
            if error.filename
            else Problem("problem-by-system", problem=of_system(error))
        )
        return _refuse(_text_of(refused, args))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    finally:
        speak_as_asked(())


def _apply(config: defaults.Config, parser: Parser, given: Sequence[str]) -> None:
    """Let the user's own defaults be in force, and the help of the command say so."""
    applied = defaults.apply(config, parser, given)
    if applied.defaults:
        said = ", ".join(f"--{one.key.replace('_', '-')} {one.shown}" for one in applied.defaults)
        applied.parser.in_force = arguments.Help("config-in-force", file=str(config.file), given=said)


def _print_anything() -> None:
    """Let no output end a command: letters that it has not become question marks, and where there is none,
    nobody reads it.

    A Japanese Windows writes a file or a pipe in its own encoding, which has no en dash, and a bare container
    has ASCII.
    """
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (it stays as long as the process)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (it stays as long as the process)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _text_of(problem: Problem, args: argparse.Namespace) -> str:
    """What cannot be, in the language that is asked for."""
    from fudaba.text.problems import problem_text

    return problem_text(problem, arguments.lang_of(args))


def _refuse(message: str) -> int:
    print(f"fudaba: {printable(' '.join(message.split()))}", file=sys.stderr)
    return 2


def _parser(given: Sequence[str] | None = None) -> Parser:
    """The parser of a command line: a command that it does not name is there by its name alone.

    None: of any, with all commands.
    """
    parser = Parser(prog="fudaba")
    parser.add_argument("--version", action="version", version=_version(), help=arguments.Help("cli-version"))
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", dest="command")
    homes = [home for home, names in COMMANDS.items() if given and given[0] in names] or COMMANDS
    for home in homes:
        if given is None or any(name in given for name in COMMANDS[home]):
            import_module(f"fudaba.{home}").add(commands)
        else:
            for name in COMMANDS[home]:
                commands.add_parser(name)
    return parser


def _version() -> str:
    """The version, whether the rules are machine code, and the Python that runs them."""
    from fudaba.native.loading import is_used

    return f"fudaba {__version__} ({'compiled' if is_used() else 'not compiled'}, Python {python_version()})"
