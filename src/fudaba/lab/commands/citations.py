"""`fudaba rules --cited`: how many log lines of recorded games name the rule behind them."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fudaba import arguments, games
from fudaba.kernel.record import decode, replay
from fudaba.lab.commands.console import console
from fudaba.text import words

LEAST = 0.98
"""Of each game's lines at least this many must cite a rule."""


@dataclass(slots=True)
class Citations:
    """Which rules the lines of one game's records cite."""

    game: str
    """The name of the game."""
    lines: int = 0
    """How many lines there are."""
    rules: Counter[str] = field(default_factory=Counter)
    """How often each rule is cited."""
    without: Counter[str] = field(default_factory=Counter)
    """How often lines of each kind cite no rule."""

    @property
    def share(self) -> float:
        """How much of the lines cites a rule, from 0 to 1; 1 where there are none."""
        return 1 - self.without.total() / self.lines if self.lines else 1.0


def add(parser: argparse.ArgumentParser) -> None:
    """Add what `fudaba rules` takes for records."""
    parser.add_argument(
        "--cited",
        type=Path,
        metavar="FILE|DIR",
        help=arguments.Help("cli-arg-rules-cited"),
    )


def run(args: argparse.Namespace) -> int:
    """What the command does where records are given. Returns the exit code.

    Raises OSError for what cannot be read, `BadRecord` for what is no record.
    """
    texts = words(args.lang)
    found = [one for one in cited(args.cited) if args.what in (None, one.game)]
    if args.json:
        entries = [
            {"game": one.game, "lines": one.lines, "share": one.share}
            | {"rules": dict(one.rules.most_common()), "without": dict(one.without.most_common())}
            for one in found
        ]
        sys.stdout.write(json.dumps(entries, indent=1) + "\n")
    else:
        for one in found:
            share = f"{100 * one.share:.1f}"
            said = texts.say("lab-cited", game=one.game, lines=one.lines, percent=share, rules=len(one.rules))
            console().print(said, highlight=False)
            for kind, number in one.without.most_common():
                console().print(f"  {kind}: {number}", highlight=False)
    return 0 if found and all(one.share >= LEAST for one in found) else 1


def cited(path: Path) -> list[Citations]:
    """What the records in a file or folder cite, by game. Raises as `run`."""
    by_game: dict[str, Citations] = {}
    for record in map(decode, _records(path)):
        driver = replay(record, games.named, events=True)
        one = by_game.setdefault(record.game, Citations(record.game))
        for event in driver.table.events or ():
            one.lines += 1
            if event.rule:
                one.rules[event.rule] += 1
            else:
                one.without[event.kind] += 1
    return [by_game[game] for game in sorted(by_game)]


def _records(path: Path) -> Iterator[bytes]:
    if path.is_dir():
        for file in arguments.records_in(path):
            yield file.read_bytes()
    else:
        yield path.read_bytes()
