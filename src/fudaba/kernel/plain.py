"""Plain data, walked through: written down with a stable order, or with its cards renamed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fudaba.kernel.cards import Ref

if TYPE_CHECKING:
    from collections.abc import Sequence

_SLOTS: Final[dict[type, tuple[str, ...]]] = {}


def slots_of(kind: type) -> tuple[str, ...]:
    """The names of all that an object of a class with `__slots__` has, also where that has been compiled;
    in the order of the alphabet."""
    if kind not in _SLOTS:
        names: set[str] = set()
        for base in kind.__mro__:
            for slots in (getattr(base, "__slots__", ()), getattr(base, "__mypyc_attrs__", ())):
                names.update((slots,) if isinstance(slots, str) else slots)
        _SLOTS[kind] = tuple(sorted(name for name in names if not name.startswith("__")))
    return _SLOTS[kind]


_ATOMS: Final = frozenset({int, str, bool, type(None)})


def plain(value: Any) -> Any:
    """The same in lists, numbers, texts and None, sets and mappings in order; what has a way of its own to be
    written (`plain`) in that."""
    if type(value) in _ATOMS:
        return value
    if isinstance(value, (list, tuple)) and not hasattr(value, "plain"):
        # Nearly all of a state is numbers in lists: they need no call of their own.
        return [item if type(item) in _ATOMS else plain(item) for item in value]
    if hasattr(value, "plain"):
        return plain(value.plain())
    if isinstance(value, dict):
        return sorted([plain(key), plain(item)] for key, item in value.items())
    if isinstance(value, (set, frozenset)):
        return sorted(plain(item) for item in value)
    return value


class Renumbered:
    """Renames the cards inside plain data, for `State.renumber`; made before anything is renamed.

    stamp: the number of each card's last move. new: the number that each card gets.
    """

    __slots__ = ("new", "stamp")

    def __init__(self, stamp: Sequence[int], new: Sequence[int]) -> None:
        self.new = new
        self.stamp = stamp[:]

    def within(self, value: Any) -> Any:
        """The same data, every `Ref` that still finds its card renamed; tuples and lists all through."""
        if isinstance(value, Ref):
            return Ref(self.new[value.card], value.stamp) if self.stamp[value.card] == value.stamp else value
        if isinstance(value, tuple):
            items = (self.within(item) for item in value)
            return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
        if isinstance(value, list):
            return [self.within(item) for item in value]
        return value
