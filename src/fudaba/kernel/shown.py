"""The counters that a game shows besides the cards in its zones; each game has structs of its own.

They are the same to bots, texts, terminal and browser (whose types are made of them), so a counter that is
read under a wrong name, or as something that it is not, is an error of types. Sent, each tells by `game`
whose it is.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)
K = TypeVar("K")


class Public(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """The counters that everybody may know; a game derives its own, with `tag` its name."""


class Private(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """The counters that one seat may know, and the player who decides for it; a game derives its own."""


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="game"):
    """What is printed on a card, without words of any language; a game derives its own, with more."""

    id: str
    """The card's id."""
    set: str
    """The set that it belongs to."""
    types: list[str]
    """Its types, the most important first."""
    cost: tuple[int, ...] | None
    """Its printed cost; None where it has none."""
    count: int | None
    """How many there are of it; None where the number of players says so."""


class Shows(NamedTuple):
    """The structs in which a game shows itself."""

    public: type[Public]
    """What everybody may know."""
    private: type[Private] | None
    """What one seat may know besides, None where no seat is shown more than others."""
    facts: type[Facts]
    """What is printed on a card."""


def of_kind(found: object, kind: type[K]) -> K:
    """What is shown, as a game's own kind of it. Raises TypeError for that of another game."""
    if not isinstance(found, kind):
        raise TypeError(f"{kind.__module__}.{kind.__qualname__} is looked for where there is {found!r}")
    return found
