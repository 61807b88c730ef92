"""The state: every card is in one place, and a clone has all and shares nothing that is changed."""

from __future__ import annotations

from types import NoneType
from typing import Any

from fudaba.kernel.checks.comparison import CheckFailed, difference, image
from fudaba.kernel.plain import slots_of
from fudaba.kernel.state import State
from fudaba.kernel.table import Table


def check_conserved(table: Table) -> None:
    """Every card is in exactly one zone, knows which, and has a stamp of its own."""
    state = table.state
    count, where = len(table.cards), state.where
    lies = [card for cards in state.zones for card in cards]
    if not len(lies) == len(set(lies)) == len(where) == count or max(lies, default=0) >= count:
        raise CheckFailed("not every card is in exactly one zone")
    if where != (found := _where(state)):
        card, zone = next((card, zone) for card, zone in enumerate(found) if where[card] != zone)
        name = state.layout[zone].name
        raise CheckFailed(f"card {card} lies in {name}, but is said to be in zone {where[card]}")
    if len(set(state.stamp)) != len(table.cards):
        raise CheckFailed("two cards have one stamp")


def _where(state: State) -> list[int]:
    """The zone of each card, by the lists of the zones, in which every card is once."""
    found = [0] * len(state.where)
    for zone, cards in enumerate(state.zones):
        for card in cards:
            found[card] = zone
    return found


def check_sound(table: Table, *, at_rest: bool) -> None:
    """Every card is in exactly one zone, and nothing is so that cannot be by the rules of the game.

    at_rest: whether nothing is being carried out, so that nothing may be revealed or set aside for it.
    """
    check_conserved(table)
    for wrong in table.wrongs(at_rest=at_rest):
        raise CheckFailed(wrong)


def check_clone(table: Table, known: bytes | None = None) -> None:
    """A clone has all that the table has, and shares nothing of the state that is changed in place.

    Lists of zones may be shared as long as neither of the two takes them for its own (`State.own`).
    known: the `image` of the table, if it has just been taken.
    """
    copy = table.clone()
    for one, other in ((table, copy), (table.state, copy.state)):
        name = type(one).__name__
        if getattr(one, "__dict__", None):
            raise CheckFailed(f"{name} has no slot for {', '.join(vars(one))}, so a clone has not got it")
        for slot in slots_of(type(one)):
            if hasattr(one, slot) and not hasattr(other, slot):
                raise CheckFailed(f"a clone of {name} forgets {slot!r}")
    for zone in sorted(table.state.unshared | copy.state.unshared):
        if table.state.zones[zone] is copy.state.zones[zone]:
            raise CheckFailed(f"zone {zone} is shared with a clone, and taken for unshared")
    for slot in slots_of(type(table.state)):
        if slot != "zones" and _shares(getattr(table.state, slot), getattr(copy.state, slot)):
            raise CheckFailed(f"a clone of {type(table.state).__name__} shares {slot!r}")
    if (image(table) if known is None else known) != image(copy):
        different = difference(table.state.plain(), copy.state.plain())
        raise CheckFailed(f"a clone of {type(table.state).__name__} differs: {different}")


_FLAT = {int, bool, str, bytes, NoneType}
"""What has no parts."""


def _shares(one: Any, other: Any) -> bool:
    """Whether two values have a part in common that can change."""
    if one is other and isinstance(one, (list, dict, set)):
        return True
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if _FLAT.issuperset(map(type, one)):  # as most are, and they are long
            return False
        inside = zip(one, other, strict=False)
        return any(_shares(a, b) for a, b in inside if isinstance(a, (list, tuple, dict, set)))
    if isinstance(one, dict) and isinstance(other, dict):
        return any(_shares(item, other.get(key)) for key, item in one.items())
    return False
