"""The command `import`: strategies of another program become strategy files."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fudaba import arguments
from fudaba.kernel.game import BadSetup
from fudaba.text import words
from fudaba.text.visible import print_line

if TYPE_CHECKING:
    from fudaba.bots.dominion.dominionsim import Imported


def add(commands: Any) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser("import")
    parser.add_argument("file", metavar="FILE", type=Path, help=arguments.Help("cli-arg-import-file"))
    parser.add_argument("--out", metavar="DIR", type=Path, help=arguments.Help("cli-arg-import-out"))
    parser.add_argument("--only", metavar="TEXT", default="", help=arguments.Help("cli-arg-import-only"))
    parser.add_argument("--force", action="store_true", help=arguments.Help("cli-arg-import-force"))
    arguments.add_lang(parser)
    parser.set_defaults(run=_import)


def _import(args: argparse.Namespace) -> int:
    from fudaba.bots.dominion import dominionsim
    from fudaba.bots.dominion.strategy_file import file_text

    found = dominionsim.read_lists(file_text(args.file), args.file.name)
    lists = [one for one in found if args.only.lower() in one.name.lower()]
    if not lists:
        raise BadSetup("problem-import-none", file=args.file.name, text=args.only)
    if args.out is None:
        return _print(lists, args)
    return _write(lists, args)


def _print(lists: list[Imported], args: argparse.Namespace) -> int:
    """Print the only list, or the names of all."""
    if len(lists) == 1:
        sys.stdout.write(lists[0].text)
        _print_left_out(lists[0], args.lang)
        return 0 if lists[0].text else 1
    say = words(args.lang).say
    for one in lists:
        print_line(say("cli-import-list", name=one.name, rules=one.rules, left=len(one.left_out)))
    _print_whole(lists, args.lang)
    print_line(say("cli-import-choose", lists=len(lists)), sys.stderr)
    return 0


def _write(lists: list[Imported], args: argparse.Namespace) -> int:
    """Write a file for each list that has rules. Nothing is written where a file is there already."""
    say = words(args.lang).say
    written = [(args.out / f"{one.slug}.toml", one) for one in lists if one.text]
    if not args.force and (there := next((file for file, _ in written if file.exists()), None)) is not None:
        raise BadSetup("problem-import-exists", file=str(there))
    args.out.mkdir(parents=True, exist_ok=True)
    for file, one in written:
        file.write_text(one.text, "utf-8")
        print_line(say("cli-import-wrote", file=str(file), rules=one.rules))
    for one in lists:
        _print_left_out(one, args.lang)
    if len(lists) > 1:
        _print_whole(lists, args.lang)
    return 0 if written else 1


def _print_left_out(one: Imported, lang: str) -> None:
    for rule in one.left_out:
        print_line(words(lang).say("cli-import-left-out", name=one.name, rule=rule), sys.stderr)


def _print_whole(lists: list[Imported], lang: str) -> None:
    """How many of the lists lose none of their rules, and what the others lack, the most frequent first."""
    say = words(lang)
    whole = sum(bool(one.text) and not one.left_out for one in lists)
    print_line(say.say("cli-import-whole", whole=whole, lists=len(lists)), sys.stderr)
    lacking = Counter(word for one in lists for word in one.lacking)
    if lacking:
        counted = say.join(f"{word} ({count})" for word, count in lacking.most_common())
        print_line(say.say("cli-import-lacking", words=counted), sys.stderr)
