"""A position of Bridge Over between two turns as numbers, the input of `value`.

It is read from a whole table, which is quick, but only what that player may know of it.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from fudaba.bots.bridge_over.finish import turns_left
from fudaba.bots.bridge_over.weights import KEPT
from fudaba.games.bridge_over.deck import ALL_DRAW, AMPLIFIES, CLEARS, COLOURS, NUMBER
from fudaba.games.bridge_over.state import HANDS
from fudaba.games.bridge_over.table import BridgeOver

HELD: Final = (
    *("skip", "reverse", "escort", "chain", "draw_2", "shot_draw_2", "direct"),
    *("wild", "wild_1", "wild_draw_3", "wild_direct_draw_5", "wild_number_chain", "almighty"),
    *("bind", "block", "through", "reflect", "curse", "haunted_shield", "reset", "search"),
    *("clear", "amplify", "all_draw_1"),
)
"""The kinds of cards that are counted in the hand, besides numbers."""
FEW: Final = (1, 2, 3)
"""Up to this many cards in a hand, each number is a case of its own."""
NEAR: Final = (1, 2, -1)
"""The rivals who are looked at one by one: the next two, and the one before."""

_HAND: Final = (
    *(
        "cards",
        "points",
        "number points",
        "turns now",
        "turns at best",
        "turns on average",
        "kept",
        "numbers",
    ),
    *("fits now", "can be played now", *(f"{few} cards" for few in FEW), *HELD),
)
_FRONT: Final = ("clears", "amplifies", "all draw", "bound")
_RIVAL: Final = ("cards", *(f"{few} cards" for few in FEW), "bound", "clears", "amplifies")
_TABLE: Final = (
    *("own turn", "next player's turn", "cards of the player", "1 card of the player", "has drawn"),
    *("2 seats", "3 seats", "5 seats", "6 seats", "pile", "rivals' cards", "fewest", "1 over each"),
    *("rivals' clears", "rivals' amplifies", "rivals' all draw"),
)
NAMES: Final = (*_HAND, *_FRONT, *(f"{which}: {name}" for which in NEAR for name in _RIVAL), *_TABLE)
"""What each figure is, in their order."""


def features(t: BridgeOver, me: int) -> list[float]:
    """The figures of a position for a player, in the order of `NAMES`, most of them from 0 to 2."""
    s = t.state
    step = s.direction
    rivals = [(me + step * i) % t.seats for i in range(1, t.seats)]
    counts = [len(s.zones[HANDS + seat]) for seat in range(t.seats)]
    found = _of_hand(t, me)
    front = [
        (t.in_front(seat, CLEARS), t.in_front(seat, AMPLIFIES), t.in_front(seat, ALL_DRAW))
        if s.zones[t.fronts + seat]
        else (0, 0, 0)
        for seat in range(t.seats)
    ]
    found += (*front[me], s.bound[me] / 2)
    for i in NEAR:
        seat = (me + step * i) % t.seats
        if seat == me:  # with two players nobody sits beyond the other one
            found += [0.0] * len(_RIVAL)
            continue
        count = counts[seat]
        found.append(min(count, 12) / 6)
        found += [float(count == few) for few in FEW]
        found += (s.bound[seat] / 2, front[seat][0], front[seat][1])
    their = [counts[seat] for seat in rivals]
    away = (s.turn - me) * step % t.seats
    playing = counts[s.turn]
    found += (away == 0, away == 1, min(playing, 12) / 6, playing == 1, s.drawn)
    found += (t.seats == 2, t.seats == 3, t.seats == 5, t.seats == 6)
    found += (len(s.zones[1]) / 64, sum(their) / len(their) / 6, min(their) / 6)
    found.append(fsum(1 / max(1, count) for count in their))
    found += [float(sum(front[seat][which] for seat in rivals)) for which in range(3)]
    return [float(one) for one in found]


def _of_hand(t: BridgeOver, me: int) -> list[float]:
    s = t.state
    hand = s.zones[HANDS + me]
    cards = [t.cards[card] for card in hand]
    turns = turns_left(cards, t.seats)
    colour = s.colour or COLOURS[0]  # none as long as one is still to be named
    shown = (colour, s.sign)
    of_numbers = [card.points for card in cards if card.kind.group == NUMBER]
    count = len(cards)
    found = [
        min(count, 12) / 6,
        sum(card.points for card in cards) / 100,
        sum(of_numbers) / 25,
        turns[colour] / 5,
        min(turns.values()) / 5,
        fsum(turns.values()) / 20,
        sum(KEPT.get(card.id, 0) for card in cards) / 20,
        len(of_numbers) / 4,
        len(t.deck.fitting[shown].intersection(hand)) / 3,
        len(t.deck.playable[shown].intersection(hand)) / 3,
    ]
    found += [float(count == few) for few in FEW]
    ids = [card.id for card in cards]
    return found + [float(ids.count(kind)) for kind in HELD]
