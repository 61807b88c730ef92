"""The Unseen: claiming secrets. Its draw rule is in `draws`, the safe in `moves`."""

from __future__ import annotations

from fudaba.games.innovation.board.state import SAFE
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.vocabulary import InnovationOption
from fudaba.games.innovation.rules import moves
from fudaba.kernel.ask import Option


def claimable_secrets(t: Innovation, seat: int) -> list[InnovationOption]:
    """The secrets that a player may claim as an action, one for each back (INN-204c)."""
    if not t.house.unseen:
        return []
    by_back = {t.cards[card].back: card for card in t.at(seat, SAFE)}
    return [
        Option("achieve_secret", card, back)
        for back, card in sorted(by_back.items())
        if t.eligible(seat, t.cards[card].age)
    ]


async def claim_secret(t: Innovation, seat: int, card: int) -> bool:
    """Claim a secret as a standard achievement."""
    return await moves.claim(t, seat, card, rule="INN-204c")
