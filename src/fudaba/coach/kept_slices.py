"""What the slices of a review have found, in a file: a review that was stopped goes on from there."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from fudaba.arena.contest.checkpoint import Checkpoint
from fudaba.coach.findings import FORMAT, Care, digest_of
from fudaba.coach.slices import Slice, SliceResult
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import Record


class _Entry(msgspec.Struct):
    """What one slice has found."""

    at: str
    first: int
    upto: int
    found: SliceResult | None


class KeptSlices:
    """The slices that are done, by the slice, and a file for them; a context that closes it.

    A file of another review is written anew. Raises `BadSetup` where there can be none.
    """

    def __init__(self, file: Path, record: Record, seats: Sequence[int], care: Care) -> None:
        head = {"review": FORMAT, "of": digest_of(record), "seats": [*seats], "care": [*care]}
        self._file = file
        try:
            self._checkpoint = Checkpoint(file, head, _Entry)
        except BadSetup:
            with contextlib.suppress(OSError):
                file.unlink()
            self._checkpoint = Checkpoint(file, head, _Entry)
        self._found = {(one.at, one.first, one.upto): one.found for one in self._checkpoint.entries}

    def __contains__(self, part: Slice) -> bool:
        return (part.at, part.first, part.upto) in self._found

    def __getitem__(self, part: Slice) -> SliceResult | None:
        return self._found[part.at, part.first, part.upto]

    def add(self, part: Slice, found: SliceResult | None) -> None:
        """Write down what a slice has found; None where it took too long. What cannot be written is left."""
        with contextlib.suppress(OSError):
            self._checkpoint.add(_Entry(part.at, part.first, part.upto, found))

    def remove(self) -> None:
        """Remove the file: the review is done."""
        self._checkpoint.close()
        with contextlib.suppress(OSError):
            self._file.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._checkpoint.close()
