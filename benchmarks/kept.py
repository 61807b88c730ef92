"""Measurements that take hours, kept in a file line by line: the same command goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec


class Numbered(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was measured. number: of the game or deal, from 0."""

    number: int


T = TypeVar("T", bound=Numbered)


def kept(file: Path | None, kind: type[T], count: int, measure: Callable[[int], T]) -> list[T]:
    """What was measured of the numbers up to `count`, in order; what is not in the file is measured now.

    file: to read and to add to, one line of JSON each, written at once; None to keep nothing. A line that was
    cut off is measured again; whoever measures something else takes another file.
    """
    found: dict[int, T] = {}
    if file is not None and file.exists():
        for line in file.read_bytes().splitlines():
            try:
                one = msgspec.json.decode(line, type=kind)
            except msgspec.DecodeError:
                continue
            found[one.number] = one
    for number in range(count):
        if number not in found:
            found[number] = measure(number)
            if file is not None:
                with file.open("ab") as out:
                    out.write(msgspec.json.encode(found[number]) + b"\n")
    return [found[number] for number in range(count)]
