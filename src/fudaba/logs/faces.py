"""The faces of a game's cards, also of those that come into it later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import overload


class Faces(Sequence[str]):
    """The face of each card, by number; "" for cards that come into the game later.

    Which those are depends on what happens in the game, so no log can be followed by their numbers.
    """

    def __init__(self, faces: Iterable[str]) -> None:
        self._faces = list(faces)

    def __len__(self) -> int:
        return len(self._faces)

    def __iter__(self) -> Iterator[str]:
        return iter(self._faces)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return self._faces[index]
        return self._faces[index] if index < len(self._faces) else ""
