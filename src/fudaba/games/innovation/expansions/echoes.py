"""Echoes of the Past: promotion. Its draw rule is in `draws`, its echo effects in `dogma`."""

from __future__ import annotations

from fudaba.games.innovation.table import Innovation


async def promote(t: Innovation, seat: int, melded: int) -> None:
    """After a meld action: meld a card from the forecast, and activate it (INN-135 to INN-139, INN-231)."""
