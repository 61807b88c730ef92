"""Boons and Hexes: two decks whose next card is turned up, received and discarded.

What has been turned up lies among the landscapes until everybody has received it who is to. A Boon that a
player keeps until Clean-up lies there too, and is theirs (`Game.owned`); those set aside for good are COMMON.
"""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import BOONS, BOONS_DISCARD, COMMON, HEXES, HEXES_DISCARD, LANDSCAPES
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.bonuses import follow

_DISCARDS = {BOONS: BOONS_DISCARD, HEXES: HEXES_DISCARD}


def turn_up(t: Board, deck: int) -> int:
    """Turn up the next Boon or Hex; -1 if there is none. Returns its number.

    deck: BOONS or HEXES. An empty deck is made anew from the discarded ones first.
    """
    s = t.state
    if not s.zones[deck]:
        s.move_all(_DISCARDS[deck], deck)
        if not s.zones[deck]:
            return -1
        s.shuffle(deck)
    card = s.zones[deck][-1]
    s.move(card, LANDSCAPES)
    t.tell("turns_up", s.turn.seat, card)
    return card


async def receive(t: Board, seat: int, card: int) -> None:
    """Let a player receive a Boon or a Hex: follow what it says."""
    if card < 0:
        return
    with t.because(t.tell("receives", seat, card)):
        await follow(t.me(seat, 0, t.ref(card)), t.cards[card])


def put_away(t: Board, card: int) -> None:
    """Discard a Boon or Hex that was turned up, unless somebody keeps it."""
    if card >= 0 and all(id != t.cards[card].id for id, _ in t.state.owned):
        t.state.move(card, BOONS_DISCARD if t.cards[card].sort == "boon" else HEXES_DISCARD)


async def receive_next(me: Me, deck: int) -> None:
    """Let a player receive the next Boon or Hex. deck: BOONS or HEXES."""
    card = turn_up(me.t, deck)
    await receive(me.t, me.seat, card)
    put_away(me.t, card)


async def hex_others(me: Me) -> None:
    """Let each other player whom this play of an Attack affects receive the next Hex."""
    card = turn_up(me.t, HEXES)
    for you in me.victims:
        await receive(me.t, you.seat, card)
    put_away(me.t, card)


def keep(me: Me) -> None:
    """Keep the Boon that is being received until Clean-up; one that lies aside for everybody stays there."""
    t = me.t
    assert me.this is not None
    card = me.this.card
    id = t.cards[card].id
    if t.state.where[card] == COMMON or any(kept == id for kept, _ in t.state.owned):
        return
    if t.state.where[card] != LANDSCAPES:  # it has been discarded already
        t.state.move(card, LANDSCAPES)
    t.state.owned.append((id, me.seat))
    t.tell("keeps", me.seat, card)


def discard_kept(t: Board) -> None:
    """Discard the Boons that players keep, in Clean-up."""
    s = t.state
    for card in s.zones[LANDSCAPES][:]:
        if t.cards[card].sort == "boon" and any(id == t.cards[card].id for id, _ in s.owned):
            s.owned = [(id, seat) for id, seat in s.owned if id != t.cards[card].id]
            s.move(card, BOONS_DISCARD)


def set_boons_aside(t: Board, count: int) -> None:
    """Set the top Boons aside, face up, for everybody."""
    for card in t.state.zones[BOONS][: -count - 1 : -1]:
        t.state.move(card, COMMON)
