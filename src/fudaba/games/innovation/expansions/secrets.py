"""What cards of The Unseen say again and again, of secrets above all."""

from __future__ import annotations

from fudaba.games.innovation.choices import one
from fudaba.games.innovation.me import Me
from fudaba.games.innovation.pieces import Cards
from fudaba.games.innovation.player import Player


async def safeguard_achievement(me: Me, *ages: int) -> Cards:
    """Safeguard an available standard achievement of one of these ages; of any age where none is named."""
    return await me.safeguard(one(me.available.aged(*ages) if ages else me.available))


async def hand_over(you: Me, cards: Cards, to: Player, place: int) -> Cards:
    """Put cards into a place of another player's, one after another.

    Each is a question that has one answer: how many there are may show what is hidden from others.
    """
    moved = Cards(you.t)
    for card in cards:
        moved += await you.transfer(one(Cards(you.t, [card])), to, place)
    return moved


async def keep_rest(me: Me, drawn: Cards) -> None:
    """Keep in the hand what was drawn and revealed and has gone nowhere yet."""
    left = me.revealed
    await me.keep(Cards(me.t, [card for card in drawn if card in left]))


def visible_cards(me: Player, colour: str) -> int:
    """How many cards of a colour are visible on a board: all of them if it is splayed, else the top card."""
    count = len(me.stack(colour))
    return count if me.splay_of(colour) else min(count, 1)


def under(me: Player, card: int) -> Cards:
    """The card directly beneath one on the board, or no card."""
    return Cards(me.t, me.beneath(card)[:1])
