"""The Unseen: claiming secrets. Its draw rule is in `draws`, the safe in `moves`."""

from __future__ import annotations

from fudaba.games.innovation.table import Innovation
from fudaba.kernel.ask import Option


def claimable_secrets(t: Innovation, seat: int) -> list[Option]:
    """The secrets that a player may claim as an action (INN-204c)."""
    return []


async def claim_secret(t: Innovation, seat: int, card: int) -> None:
    """Claim a secret as a standard achievement."""
