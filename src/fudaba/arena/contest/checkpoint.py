"""A growing file of finished games, from which a long contest goes on after a stop.

The first line says what is played, each further one is an entry, mostly a game: JSON, written as it ends.
What an entry is depends on nothing but what its line and the first one say, so more of them may be asked for
later.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

import msgspec

from fudaba import games
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Word, of_system

FORMAT = 1

Entry = TypeVar("Entry", bound=msgspec.Struct)


class Checkpoint(Generic[Entry]):
    """The entries that a file has, and more as they end; a context that closes it.

    head: what is played, as JSON can say it. kind: what an entry is. Raises `BadSetup` where the file is of
    something else, or is none.
    """

    def __init__(self, file: Path, head: Mapping[str, Any], kind: type[Entry]) -> None:
        self.entries: list[Entry] = []
        try:
            text = file.read_text("utf-8") if file.exists() else ""
            whole, _, torn = text.rpartition("\n")
            if whole:
                self._read(file, head, kind, whole.split("\n"))
            elif not msgspec.json.encode(head).decode().startswith(text):
                # It is somebody's own line, and not a head whose writer was stopped.
                raise _unreadable(file, f"1: {text.strip()[:60]}")
            self._file = file.open("r+" if file.exists() else "w", encoding="utf-8", newline="\n")
        except OSError as error:
            raise _unreadable(file, of_system(error)) from None
        except UnicodeDecodeError as error:
            raise _unreadable(file, str(error)) from None
        if torn:  # its writer was stopped in the middle of a line
            self._file.truncate(len(text.encode()) - len(torn.encode()))
        self._file.seek(0, 2)
        if not whole:
            self._write(head)

    def _read(self, file: Path, head: Mapping[str, Any], kind: type[Entry], lines: Sequence[str]) -> None:
        for number, line in enumerate(lines, 1):
            try:
                if number > 1:
                    self.entries.append(msgspec.json.decode(line, type=kind))
                elif msgspec.json.decode(line) != head:
                    raise BadSetup("problem-checkpoint-other", file=str(file))
            except (msgspec.DecodeError, RecursionError):
                raise _unreadable(file, f"{number}: {line[:60]}") from None

    def add(self, entry: Entry) -> None:
        """Write down what has ended."""
        self.entries.append(entry)
        self._write(entry)

    def _write(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line).decode() + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _unreadable(file: Path, why: str | Word) -> BadSetup:
    return BadSetup("problem-checkpoint-unreadable", file=str(file), error=why)


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
        "bots": [_fingerprint(bot) for bot in bots],
        "seats": seats,
        "seed": seed,
        "options": {name: str(value) for name, value in sorted(options.items())},
    }


def _fingerprint(bot: str) -> str:
    path = Path(bot) if Path(bot).is_file() else Path(bot.partition(":")[0])
    if not path.is_file():
        return bot
    return f"{bot} {hashlib.sha256(path.read_bytes()).hexdigest()[:16]}"
