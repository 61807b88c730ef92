"""Cities of Destiny: the icons of a melded city, endorsing."""

from __future__ import annotations

from fudaba.games.innovation.table import Innovation
from fudaba.kernel.ask import Option


async def instant_icons(t: Innovation, seat: int, melded: int) -> None:
    """After a meld action: carry out the icons of a city that work at once (INN-161 to INN-164)."""


def endorsements(t: Innovation, seat: int) -> list[Option]:
    """The top cards that a player may endorse as an action (INN-152 to INN-155)."""
    return []


async def endorse(t: Innovation, seat: int, card: int) -> None:
    """Choose a city and a card for the cost, and activate the card twice (INN-154 to INN-160)."""
