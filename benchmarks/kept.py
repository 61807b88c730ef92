"""Measurements that take hours, kept in a file line by line: the same command goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fudaba.arena.contest.checkpoint import Checkpoint


class Numbered(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was measured. number: of the game or deal, from 0."""

    number: int


T = TypeVar("T", bound=Numbered)


def kept(
    file: Path | None, head: Mapping[str, Any], kind: type[T], count: int, measure: Callable[[int], T]
) -> list[T]:
    """What was measured of the numbers up to `count`, in order; what is not in the file is measured now.

    file: to read and to add to, None to keep nothing. head: what is measured, as JSON can say it.

    Raises `BadSetup` where the file is of something else (`Checkpoint`).
    """
    with nullcontext() if file is None else Checkpoint(file, head, kind) as checkpoint:
        found = {} if checkpoint is None else {one.number: one for one in checkpoint.entries}
        for number in range(count):
            if number not in found:
                found[number] = measure(number)
                if checkpoint is not None:
                    checkpoint.add(found[number])
        return [found[number] for number in range(count)]
