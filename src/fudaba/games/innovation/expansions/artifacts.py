"""Artifacts of History: digging, the display, relics, and the museums of the fourth edition."""

from __future__ import annotations

from fudaba.games.innovation.table import Innovation
from fudaba.kernel.ask import Ask, Option


def display_question(t: Innovation) -> Ask | None:
    """What the player whose turn begins may do with the artifact on display; None without one (INN-104)."""
    return None


async def act_on_display(t: Innovation, option: Option) -> None:
    """Carry out what was chosen at the start of the turn, and put the artifact into a museum (INN-223)."""


def meldable(t: Innovation, seat: int) -> list[int]:
    """The artifacts that a meld action may meld besides the hand (INN-110, INN-225)."""
    return []


async def dig(t: Innovation, seat: int, melded: int, covered: int) -> None:
    """After a meld action: dig an artifact if the meld calls for it (INN-091 ff.). covered: or -1."""
