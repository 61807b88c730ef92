"""`fudaba config`: which defaults of the user's own are in force, and where they stand."""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

from fudaba import arguments, defaults
from fudaba.text import words
from fudaba.text.visible import print_line


def add(commands: Any) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser("config", epilog=arguments.Help("cli-more-config"))
    arguments.add_lang(parser)
    parser.set_defaults(run=partial(_run, commands))


def _run(commands: Any, args: argparse.Namespace) -> int:
    say = words(args.lang).say
    config = defaults.read()
    if config.file is None:
        print_line(say("config-none", file=str(defaults.usual_file())))
        return 0
    print_line(say("config-file", file=str(config.file)))
    for key in defaults.SHARED:
        if key in config.given:
            print_line(f"  {key} = {defaults.Default((), key, config.given[key]).shown}")
    for path, found in defaults.check(config, commands.choices):
        for one in found:
            print_line(f"  fudaba {' '.join(path)}: {one.key} = {one.shown}")
    return 0
