"""The file of a game: where it goes, and how it is written and read."""

from __future__ import annotations

import os
import shlex
import tempfile
from pathlib import Path
from time import localtime, strftime

from fudaba import games
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import Record, decode, encode, verify
from fudaba.terminal.seats import usual_seats


def read(file: str) -> Record:
    """Read a record and run it once, so that what follows can rely on it.

    Raises OSError, or `BadRecord` if it is not whole, not legal, or not what it says it is.
    """
    record = decode(Path(file).read_bytes())
    verify(record, games.named)
    return record


def usual_path(game: str) -> Path:
    """A file in the current folder that is not there yet."""
    stem = f"fudaba-{game}-{strftime('%Y%m%d-%H%M%S', localtime())}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


def check_place(file: str) -> Path:
    """The path to save to. Raises `BadSetup` at once where nothing could be written at the end."""
    path = Path(file)
    folder = path.parent
    if not folder.is_dir():
        raise BadSetup(f"cannot save to {file}: there is no folder {folder}")
    if path.is_dir() or not os.access(folder, os.W_OK):
        raise BadSetup(f"cannot save to {file}: it cannot be written")
    return path


def write(record: Record, path: Path) -> None:
    """Write a record: afterwards the file is whole, or what it was before. Raises OSError."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with unfinished.open("xb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def kept(record: Record, path: Path) -> Path:
    """Write a record, elsewhere if it cannot be written there: a game is not to be lost.

    Returns where it is. Raises OSError if there is no room for it anywhere.
    """
    try:
        write(record, path)
    except OSError:
        path = Path(tempfile.gettempdir()) / path.name
        write(record, path)
    return path


def resume_command(path: Path, seats: list[str], lang: str) -> str:
    """What to type to go on with a game; lang: "" where it need not be said."""
    command = ["fudaba", "play", "--resume", str(path)]
    if seats != usual_seats(len(seats)):
        command += ["--seats", ",".join(seats)]
    if lang:
        command += ["--lang", lang]
    return shlex.join(command)
