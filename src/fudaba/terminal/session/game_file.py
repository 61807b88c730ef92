"""The file of a game: where it goes, and how it is written and read."""

from __future__ import annotations

import shlex
import tempfile
from pathlib import Path
from time import localtime, strftime

from fudaba import games
from fudaba.kernel import own_cards
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, Record, decode, encode, verify
from fudaba.system import write_whole
from fudaba.terminal.session.seats import usual_seats


def read(file: str) -> Record:
    """Read a record and run it once, so that what follows can rely on it.

    Raises OSError, or `BadRecord` if it is not whole, not legal, or not what it says it is.
    """
    record = decode(Path(file).read_bytes(), str(file))
    verify(record, games.named)
    return record


def usual_path(game: str) -> Path:
    """A file in the current folder that is not there yet."""
    return _fresh(Path(), game)


def _fresh(folder: Path, game: str) -> Path:
    stem = f"fudaba-{game}-{strftime('%Y%m%d-%H%M%S', localtime())}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def check_place(file: str) -> Path:
    """The path to save to. Raises `BadSetup` at once where nothing could be written at the end."""
    if not file:
        raise BadSetup("terminal-problem-save-nameless")
    path = Path(file)
    if path.is_symlink():
        path = path.resolve()
    folder = path.parent
    if not folder.is_dir():
        raise BadSetup("terminal-problem-save-folder", file=file, folder=str(Path(file).parent))
    if path.exists():
        _check_replaceable(path, file)
    try:
        # The real thing, as far as it can be tried: a new file beside it, and its own name.
        with tempfile.TemporaryDirectory(prefix=".fudaba-", dir=folder) as beside:
            (Path(beside) / path.name).touch()
    except OSError:
        raise BadSetup("terminal-problem-save-unwritable", file=file) from None
    return path


def _check_replaceable(path: Path, file: str) -> None:
    """Only a record may be replaced by a record. Raises `BadSetup`."""
    if not path.is_file():
        raise BadSetup("terminal-problem-save-odd", file=file)
    try:
        decode(path.read_bytes())
    except (OSError, BadRecord):
        raise BadSetup("terminal-problem-save-other", file=file) from None


def write(record: Record, path: Path) -> None:
    """Write a record: afterwards the file is whole, or what it was before. Raises OSError."""
    write_whole(path, encode(record))


def kept(record: Record, path: Path) -> Path:
    """Write a record, elsewhere if it cannot be written there: a game is not to be lost.

    Returns where it is. Raises OSError if there is no room for it anywhere.
    """
    try:
        write(record, path)
    except OSError:
        path = _fresh(Path(tempfile.gettempdir()), record.game)
        write(record, path)
    return path


def review_command(path: Path, game: str) -> str:
    """What to type for the review of a game."""
    return shlex.join(["fudaba", "review", str(path), *_with_own_cards(game)])


def resume_command(path: Path, game: str, seats: list[str], lang: str) -> str:
    """What to type to go on with a game; lang: "" where it need not be said."""
    command = ["fudaba", "play", "--resume", str(path)]
    if seats != usual_seats(len(seats)):
        command += ["--seats", ",".join(seats)]
    command += _with_own_cards(game)
    if lang:
        command += ["--lang", lang]
    return shlex.join(command)


def _with_own_cards(game: str) -> list[str]:
    """What a command takes besides, where a game has cards of one's own."""
    return [part for own in own_cards.of(game) for part in ("--cards", own.path)]
