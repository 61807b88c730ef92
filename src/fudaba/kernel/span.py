"""Numbers to choose one from that are too many to lay out as options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NoReturn, TypeVar, overload

T = TypeVar("T")

LAID_OUT: Final = 100
"""So many numbers at most are laid out as options. Of more only the least and the greatest are said, and who
answers names one."""
GREATEST: Final = 1_000_000_000
"""No greater number is ever asked for."""


class Numbers(Sequence[T]):
    """The options of a question for a number, each made when it is looked at.

    The option in place 0 is the least number. Nobody goes through them all: to iterate is an error, so that
    what does is found before it takes for ever.
    """

    __slots__ = ("_made", "least", "most")

    def __init__(self, least: int, most: int, made: Callable[[int], T]) -> None:
        """made: makes the option of a number."""
        self.least = least
        self.most = most
        self._made = made

    def __len__(self) -> int:
        return max(0, self.most - self.least + 1)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> NoReturn: ...
    def __getitem__(self, place: int | slice) -> T:
        """The option in a place. Raises IndexError where there is none, and TypeError for a slice."""
        if isinstance(place, slice):
            raise TypeError("numbers are named one by one")
        count = len(self)
        if not -count <= place < count:
            raise IndexError(f"there are {count} numbers")
        return self._made(self.least + place % count)

    def __iter__(self) -> Iterator[T]:
        raise TypeError(f"{len(self)} options are not laid out: a number is named")

    def place(self, number: int) -> int:
        """The place of a number, -1 where it is not among them."""
        return number - self.least if self.least <= number <= self.most else -1

    def __repr__(self) -> str:
        return f"{self.least}...{self.most}"
