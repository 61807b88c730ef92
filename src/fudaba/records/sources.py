"""The games of what is given: a record, a folder of records, or where a server keeps its games (a folder, or
the address of a database).

Of a server's games those that are over are read, also while it runs; nothing of it is changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fudaba.arguments import records_in
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import encode
from fudaba.server.store import Store, Unreadable, opened
from fudaba.server.store.open import is_address
from fudaba.server.store.stored_table import record_of_moves

DATABASE = "fudaba.db"
"""What makes a folder that of a server."""


class Source(NamedTuple):
    """A game that was kept.

    A file is opened by the code that works on it; what a server keeps is read here.
    """

    id: str
    """The name by which reports call it."""
    file: Path | None
    """The file with its record, None where `data` is the record."""
    data: bytes = b""
    """The record itself, b"" where it is in a file."""

    def __str__(self) -> str:
        return self.id if self.file is None else str(self.file)

    def read(self) -> bytes:
        """The record. Raises OSError."""
        return self.data if self.file is None else self.file.read_bytes()


class Sources:
    """The games of some files and folders, one after another, and how many there are."""

    def __init__(self, given: Iterable[str | Path], failed: Callable[[str], None]) -> None:
        """failed: told of each game of a server that cannot be read.

        Raises `BadSetup` for what is not there, or cannot be opened.
        """
        self._failed = failed
        self.given = 0
        """How many have been asked for so far, of those that can be read."""
        self.all_given = False
        self._found: list[list[Path] | tuple[Store, list[str]]] = []
        for source in given:
            file = Path(source)
            if is_address(str(source)) or (file / DATABASE).is_file():
                store = opened(source, there=True)
                self._found.append((store, store.ids("over")))
            elif file.is_dir():
                self._found.append(_of_folder(file))
            elif file.is_file():
                self._found.append([file])
            else:
                raise BadSetup("problem-no-file", file=str(source))

    def __len__(self) -> int:
        return sum(len(found if isinstance(found, list) else found[1]) for found in self._found)

    def __iter__(self) -> Iterator[Source]:
        for found in self._found:
            for source in (
                (Source(file.stem, file) for file in found) if isinstance(found, list) else self._kept(*found)
            ):
                self.given += 1
                yield source
        self.all_given = True

    def _kept(self, store: Store, ids: list[str]) -> Iterator[Source]:
        for id in ids:
            try:
                kept = store.kept(id)
                if kept is not None:  # else a server that runs has just forgotten it
                    yield Source(id, None, encode(record_of_moves(kept, store.moves(id))))
            except Unreadable as error:
                self._failed(str(error))

    def close(self) -> None:
        """Let go of the databases."""
        for found in self._found:
            if not isinstance(found, list):
                found[0].close()


def _of_folder(folder: Path) -> list[Path]:
    inside = records_in(folder)
    if not inside:
        raise BadSetup("problem-no-records", folder=str(folder))
    return inside
