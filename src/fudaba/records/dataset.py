"""A data set: games between bots as Parquet files in a folder, with a card that says what is in it.

    FOLDER/README.md             what is in it and how it was made
    FOLDER/dataset.json          what fixes its games
    FOLDER/part-00000.parquet    the rows of the first games
    FOLDER/unfinished/           the records of the games after those of the whole parts
    FOLDER/failed/               the records of games that stopped with an error

The games have numbers, and each has a seed of its own. So what was stopped goes on where it stopped, and a
data set may become longer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from fudaba import __version__, games
from fudaba.arena.run.ordered_map import map_items
from fudaba.arena.simulate import simulate
from fudaba.kernel.game import BadSetup
from fudaba.records.about import About
from fudaba.records.card import card
from fudaba.records.parquet import Export, rows_and_failures, write_parquet
from fudaba.records.rows import SCHEMA
from fudaba.records.sources import Source

PART: Final = 100
"""The games of one file."""
ABOUT, CARD = "dataset.json", "README.md"


class RunSummary(NamedTuple):
    """What there is after a run."""

    games: int
    """How many of the wanted games have been played."""
    failed: int
    """How many of them stopped with an error."""
    stopped: bool = False
    """Whether Ctrl-C was pressed."""


def about(game: str, bots: Sequence[str], seed: str, options: Mapping[str, object], part: int) -> About:
    """What fixes the games between these bots."""
    named = tuple(_with_digest(bot) for bot in bots)
    rules = games.named(game).rules
    found = About(game, named, seed, dict(options), rules, part, SCHEMA, __version__)
    return msgspec.json.decode(msgspec.json.encode(found), type=About)


@dataclass(frozen=True, slots=True)
class DataSet:
    """A data set that is being made."""

    folder: Path
    """The folder with its files."""
    about: About
    """What fixes its games."""
    bots: Sequence[str]
    """The bots, as they were named."""
    workers: int | None = 1
    """How many processes play, see `arena.run`."""
    cluster: str = ""
    """The address of a cluster, see `arena.run`."""
    lang: str = "en"
    """The language of its data card."""

    def make(
        self, number: int, *, force: bool = False, played: Callable[[float], None] = lambda done: None
    ) -> RunSummary:
        """Play the games that are not there yet, and write them down.

        number: how many games the data set shall have. force: begin anew where it is of other games. played:
        called with how many games there are. Raises `BadSetup` for a folder with something else in it.
        """
        _take(self.folder, self.about, force=force)
        for folder in (self._unfinished, self._failed):
            folder.mkdir(exist_ok=True)
        part = self.about.part
        for place in range((number + part - 1) // part):
            start, end = place * part, min(number, (place + 1) * part)
            file = self.folder / f"part-{place:05}.parquet"
            if not file.exists() or self._records(start):
                there = self._play(start, end, played)
                records = self._records(start)
                if there < end or (records and not self._written(file, records)):
                    return RunSummary(there, self._lost(), stopped=True)
                if end == start + part:
                    for record in records:
                        record.unlink()
                (self.folder / CARD).write_text(
                    card(self.folder, self.about, self._lost(), self.lang), "utf-8"
                )
            played(end)
        return RunSummary(number, self._lost())

    @property
    def _unfinished(self) -> Path:
        return self.folder / "unfinished"

    @property
    def _failed(self) -> Path:
        return self.folder / "failed"

    def _records(self, start: int) -> list[Path]:
        """The records of the part that begins with this game; none of a whole part that is written."""
        of_part = range(start, start + self.about.part)
        return [file for file in sorted(self._unfinished.glob("game-*.json")) if _number(file) in of_part]

    def _lost(self) -> int:
        """How many games stopped with an error."""
        return len(list(self._failed.glob("game-*.json")))

    def _play(self, start: int, end: int, played: Callable[[float], None]) -> int:
        """Play the games of a part that are not there yet. Returns how many there are of the data set."""
        there = _next(start, (self._unfinished, self._failed))

        def more(games: int) -> None:
            nonlocal there
            there += games
            played(there)

        while there < end:
            asked = end - there
            result = simulate(
                self.about.game,
                list(self.bots),
                asked,
                first=there,
                seed=self.about.seed,
                workers=self.workers,
                cluster=self.cluster,
                options=self.about.options,
                save_games=self._unfinished,
                progress=more,
            )
            for number, _, record in result.failed:
                (self._failed / f"game-{number:06}.json").write_bytes(record)
            if result.games < asked:
                return there
            there = _next(start, (self._unfinished, self._failed))
        return there

    def _written(self, file: Path, records: Sequence[Path]) -> bool:
        """Write the rows of these records as one file. Returns whether all are in it: not after Ctrl-C.

        Raises `BadSetup` where one cannot be played again.
        """
        export = Export()
        work = partial(rows_and_failures, whole_view=False, lang=self.lang)
        sources = [Source(record.stem, record) for record in records]
        parts = map_items(work, sources, len(sources), workers=self.workers, cluster=self.cluster)
        try:
            write_parquet(export.rows(parts), file)
        except BadSetup:
            if export.games == len(sources):
                raise
            return False
        if export.wrong:
            file.unlink()
            raise BadSetup("problem-file-fails", file=str(file), error=export.wrong[0])
        if export.games < len(sources):
            file.unlink()
            return False
        return True


def _take(folder: Path, wanted: About, *, force: bool) -> None:
    """Make the folder that of this data set. Raises `BadSetup` where it has something else in it."""
    file = folder / ABOUT
    if not file.exists():
        if folder.exists() and (not folder.is_dir() or next(folder.iterdir(), None) is not None):
            raise BadSetup("records-problem-no-dataset", folder=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
    else:
        try:
            there = msgspec.json.decode(file.read_bytes(), type=About)
            others = [
                name for name in About.__struct_fields__ if getattr(there, name) != getattr(wanted, name)
            ]
        except msgspec.MsgspecError:
            others = ["format"]
        others = [name for name in others if name != "fudaba"]
        if others and not force:
            raise BadSetup("records-problem-other-dataset", folder=str(folder), what=", ".join(others))
        if not others and not force:
            return
        for old in (*folder.glob("part-*.parquet"), *folder.glob("unfinished/*"), *folder.glob("failed/*")):
            old.unlink()
    file.write_bytes(msgspec.json.format(msgspec.json.encode(wanted), indent=2) + b"\n")


def _next(start: int, folders: Sequence[Path]) -> int:
    """The first game from this one on that is in none of the folders."""
    there = {_number(file) for folder in folders for file in folder.glob("game-*.json")}
    return next(number for number in count(start) if number not in there)


def _number(file: Path) -> int:
    return int(file.stem.removeprefix("game-"))


def _with_digest(bot: str) -> str:
    file = Path(bot)
    if not file.suffix or not file.is_file():
        return bot
    return f"{file.name} {hashlib.sha256(file.read_bytes()).hexdigest()[:12]}"
