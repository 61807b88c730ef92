"""Cards that are used and thrown away, and public cards that are released."""

from __future__ import annotations

from fudaba.games.bridge_over.deck import RELEASABLE
from fudaba.games.bridge_over.state import DISCARDS, HANDS
from fudaba.games.bridge_over.table import YES_NO, BridgeOver

NEW_HAND = 5
"""What a redraw gives, whatever was in hand (BRG-134)."""


async def redraw(t: BridgeOver, me: int, this: int) -> None:
    """Reset: the whole hand to the bottom of the discards and five new cards, or not (BRG-132, BRG-133)."""
    answer = await t.choose(me, "may", YES_NO, about=this, rule="BRG-132")
    if answer.word == "no":
        return
    hand = list(t.hand(me))
    t.tell("throws_hand_away", me, number=len(hand), rule="BRG-132")
    for card in hand:
        t.to_bottom(card)
    t.draw_cards(me, NEW_HAND, rule="BRG-134")


async def search_discards(t: BridgeOver, me: int, this: int) -> None:
    """Search: one card out of the discards, shown to all; not the top card, not Search (BRG-136, BRG-137)."""
    found = [card for card in t.state.zones[DISCARDS][:-1] if card != this]
    faces = {t.cards[card].face: t.cards[card].take for card in found}
    t.state.revealed = True  # only now may the discards be looked at (BRG-140)
    chosen = await t.choose(me, "take", list(faces.values()), about=this, rule="BRG-136")
    t.state.revealed = True  # and all others see what is taken
    t.tell("takes_from_discards", me, chosen.card, rule="BRG-136")
    t.state.move(chosen.card, HANDS + me)
    t.state.show(chosen.card)


def releasable(t: BridgeOver, me: int) -> list[int]:
    """The Clear and Amplify cards in front of a player (BRG-160)."""
    return [card for card in t.front(me) if RELEASABLE in t.cards[card].kind.traits]


def release(t: BridgeOver, me: int, cards: list[int]) -> None:
    """Put own public cards at the bottom of the discards and draw as many (BRG-159)."""
    for card in cards:
        t.tell("releases", me, card, rule="BRG-159")
        t.to_bottom(card)
    t.draw_cards(me, len(cards), rule="BRG-159")
