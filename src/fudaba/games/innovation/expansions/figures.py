"""Figures in the Sand: decrees, inspiring, fading, and what follows an achieve action."""

from __future__ import annotations

from fudaba.games.innovation.table import Innovation
from fudaba.kernel.ask import Option


def more_actions(t: Innovation, seat: int) -> list[Option]:
    """Issuing a decree and inspiring a colour, as far as a player can (INN-186, INN-197)."""
    return []


async def act(t: Innovation, seat: int, option: Option) -> None:
    """Carry out one of `more_actions`."""


async def when_melded(t: Innovation, seat: int, melded: int) -> None:
    """After a meld action: the "when" karma of the figure that was melded, last of all (INN-088)."""


async def after_achieving(t: Innovation, seat: int) -> None:
    """After an achieve action: every opponent draws a figure (INN-173)."""


async def fade(t: Innovation) -> None:
    """At the end of an action: everybody scores top figures until one is left (INN-193 to INN-196)."""
