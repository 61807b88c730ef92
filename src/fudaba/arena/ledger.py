"""The games of a contest in a file that grows, so that a long one goes on where it was stopped.

The first line says what is played, each further one is a game: JSON, written as it ends. What a game is
depends on nothing but what its line and the first one say, so more deals or kingdoms may be asked for later.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from fudaba import games
from fudaba.kernel.game import BadSetup

FORMAT = 1


class End(NamedTuple):
    """How a game ended: see `contest.Game`."""

    places: tuple[int, ...]
    scores: tuple[float, ...]
    turns: int
    error: str


class Met(NamedTuple):
    """Which game it was. kingdom: its cards as the game writes them. bots: their numbers, by seat or team."""

    kingdom: str
    seed: str
    bots: tuple[int, ...]


class Ledger:
    """The games that a file has, and more as they end; a context that closes it.

    head: what is played, see `head_of`. Raises `BadSetup` where the file is of something else, or is none.
    """

    def __init__(self, file: Path, head: Mapping[str, Any]) -> None:
        self.ends: dict[Met, End] = {}
        first = json.dumps(head)
        try:
            text = file.read_text("utf-8") if file.exists() else ""
            whole, _, torn = text.rpartition("\n")
            if whole:
                self._read(file, first, whole.split("\n"))
            self._file = file.open("r+" if file.exists() else "w", encoding="utf-8", newline="\n")
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetup("problem-ledger-unreadable", file=str(file), error=str(error)) from None
        if torn:  # its writer was stopped in the middle of a line
            self._file.truncate(len(text.encode()) - len(torn.encode()))
        self._file.seek(0, 2)
        if not whole:
            self._write(first)

    def _read(self, file: Path, first: str, lines: Sequence[str]) -> None:
        if lines[0] != first:
            raise BadSetup("problem-ledger-other", file=str(file))
        for number, line in enumerate(lines[1:], 2):
            try:
                of = json.loads(line)
                met = Met(of["kingdom"], of["seed"], tuple(of["bots"]))
                end = End(tuple(of["places"]), tuple(of["scores"]), of["turns"], of["error"])
            except (ValueError, KeyError, TypeError):
                raise BadSetup(
                    "problem-ledger-unreadable", file=str(file), error=f"{number}: {line[:60]}"
                ) from None
            self.ends[met] = end

    def add(self, met: Met, end: End) -> None:
        """Write down a game that has ended."""
        self.ends[met] = end
        self._write(json.dumps(met._asdict() | end._asdict()))

    def _write(self, line: str) -> None:
        self._file.write(line + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def head_of(
    game: str, bots: Sequence[str], seats: int, seed: str, options: Mapping[str, object]
) -> dict[str, Any]:
    """What games are to have in common that one file has.

    bots: as they were named; of one in a file also a digest of that, for it may be changed.
    """
    return {
        "contest": FORMAT,
        "game": game,
        "rules": games.named(game).rules,
        "bots": [_told(bot) for bot in bots],
        "seats": seats,
        "seed": seed,
        "options": {name: str(value) for name, value in sorted(options.items())},
    }


def _told(bot: str) -> str:
    path = Path(bot) if Path(bot).is_file() else Path(bot.partition(":")[0])
    if not path.is_file():
        return bot
    return f"{bot} {hashlib.sha256(path.read_bytes()).hexdigest()[:16]}"
