"""Running the lab's commands inside a test."""

from __future__ import annotations

from fudaba.lab.commands import lab, rules
from fudaba.parser import Parser


def fudaba(*argv: str) -> int:
    """What a command returns. Raises what `fudaba.cli.main` turns into exit code 2."""
    parser = Parser(prog="fudaba")
    commands = parser.add_subparsers(required=True)
    lab.add(commands)
    rules.add(commands)
    args = parser.parse_args(argv)
    code: int = args.run(args)
    return code
