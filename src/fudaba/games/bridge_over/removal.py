"""Cards that are used and thrown away, and public cards that are released."""

from __future__ import annotations

from typing import Final

from fudaba.games.bridge_over.deck import RELEASABLE
from fudaba.games.bridge_over.me import Me
from fudaba.games.bridge_over.state import HANDS
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.kernel.choices import one

NEW_HAND: Final = 5
"""What a redraw gives, whatever was in hand (BRG-134)."""


async def redraw(me: Me) -> None:
    """Reset: the whole hand to the bottom of the discards and five new cards, or not (BRG-132, BRG-133)."""
    if await me.may(rule="BRG-132"):
        me.throw_hand_away(rule="BRG-132")
        me.draw(NEW_HAND, rule="BRG-134")


async def search_discards(me: Me) -> None:
    """Search: one card out of the discards, shown to all; not the top card, not Search (BRG-136, BRG-137)."""
    t = me.t
    t.state.revealed = True  # only now may the discards be looked at (BRG-140)
    taken = await me.choose(one(me.covered_discards.without([me.this])), "take", rule="BRG-136")
    t.state.revealed = True  # and all others see what is taken
    for card in taken:
        t.tell("takes_from_discards", me.seat, card, rule="BRG-136")
        t.state.move(card, HANDS + me.seat)
        t.state.show(card)


def releasable(t: BridgeOver, me: int) -> list[int]:
    """The Clear and Amplify cards in front of a player (BRG-160)."""
    return [card for card in t.front(me) if RELEASABLE in t.cards[card].kind.traits]


def release(t: BridgeOver, me: int, cards: list[int]) -> None:
    """Put own public cards at the bottom of the discards and draw as many (BRG-159)."""
    for card in cards:
        t.tell("releases", me, card, rule="BRG-159")
        t.to_bottom(card)
    t.draw_cards(me, len(cards), rule="BRG-159")
