"""What a position of Innovation is worth to a player: all figures of the `sensible` bot."""

from __future__ import annotations

from functools import cache
from math import fsum
from operator import gt
from typing import Final, NamedTuple

from fudaba.games.innovation.board.pieces import Piece
from fudaba.games.innovation.board.state import AVAILABLE, HAND
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import ICONS


class Weights(NamedTuple):
    """What each thing is worth to a player, in the bot's own unit."""

    achievement: float
    """An achievement that the player has."""
    claim: float
    """An age that could be claimed with an action."""
    nearness: float
    """The share of `claim` that counts while the score does not reach yet."""
    point: float
    """A point of the score."""
    age: float
    """Each age of each top card."""
    highest: float
    """Each age of the highest top card."""
    icon: float
    """A visible icon."""
    ahead: float
    """A kind of icon of which a rival has fewer."""
    held: float
    """A card in the hand."""
    held_age: float
    """Each age of a card in the hand."""
    hit: float
    """A rival's demand that reaches the player."""
    own_demand: float
    """The player's demand that reaches a rival."""
    won: float
    """The game."""


WEIGHTS: Final = Weights(
    achievement=60.0,
    claim=22.0,
    nearness=0.4,
    point=1.6,
    age=1.6,
    highest=3.0,
    icon=0.8,
    ahead=1.2,
    held=1.8,
    held_age=0.5,
    hit=4.0,
    own_demand=2.0,
    won=10_000.0,
)
_CLAIMS: Final = 2
"""Of how many ages that could be claimed the worth counts: a turn has no more actions."""
_HAND: Final = 7
"""Further cards in the hand count for little."""


def worth(t: Innovation, seat: int, weights: Weights = WEIGHTS) -> float:
    """What a table is worth to a player: what they have, less what their strongest rival has."""
    if t.state.phase == "over":
        return weights.won if seat in t.state.winners else -weights.won
    if t.state.lost[seat]:  # others play on (INN-G1)
        return -weights.won
    ages = sorted({t.cards[card].age for card in t.state.zones[AVAILABLE]})
    shown = [(t.icons(each), _demands(t, each)) for each in range(t.seats)]
    if t.seats == 2:
        own = _has(t, seat, weights, ages, shown)
    else:
        team = [mate for mate in t.seats_from(seat) if t.team(mate) == t.team(seat)]
        own = fsum(_has(t, mate, weights, ages, shown) for mate in team) / len(team)
    rivals = [_has(t, rival, weights, ages, shown) for rival in t.opponents(seat)]
    return own - max(rivals, default=0.0)


Shown = list[tuple[tuple[int, ...], list[int]]]
"""By seat, the visible icons of each kind, and the icons that are featured by top cards with a demand."""


def _has(t: Innovation, seat: int, w: Weights, ages: list[int], shown: Shown) -> float:
    pieces, board = t.cards, t.board(seat)
    highest, points = board.highest, t.points(seat)
    hand = t.at(seat, HAND)
    counted = hand[:_HAND] if len(hand) > _HAND else hand
    return (
        w.achievement * t.achievements(seat)
        + w.point * points
        + w.claim * _claims(t, seat, highest, points, w, ages)
        + w.highest * highest
        + w.age * sum(board.ages)
        + w.held * len(counted)
        + w.held_age * sum([pieces[card].age for card in counted])
        + 0.3 * (len(hand) - len(counted))
        + _icons(t, seat, w, shown)
    )


def _claims(t: Innovation, seat: int, highest: int, points: int, w: Weights, ages: list[int]) -> float:
    """How many ages could be claimed; of the next one how near it is."""
    now = 0
    for age in ages:
        needed = t.needed(seat, age)
        if age <= highest and points >= needed:
            now += 1
        else:
            return min(now, _CLAIMS) + w.nearness * min(1.0, points / needed) * min(1.0, highest / age)
    return min(now, _CLAIMS)


def _icons(t: Innovation, seat: int, w: Weights, shown: Shown) -> float:
    """What is visible, and whom the demands of top cards reach by it."""
    own, mine = shown[seat]
    found = w.icon * sum(own)
    for rival in t.opponents(seat):
        theirs, against = shown[rival]
        found += w.ahead * sum(map(gt, own, theirs))
        for icon in against:
            if own[icon] < theirs[icon]:
                found -= w.hit
        for icon in mine:
            if theirs[icon] < own[icon]:
                found += w.own_demand
    return found


def _demands(t: Innovation, seat: int) -> list[int]:
    """The icons that are featured by the top cards of a player that have a demand, by number."""
    pieces = t.cards
    return [icon for card in t.board(seat).tops if (icon := _demanded(pieces[card])) >= 0]


@cache
def _demanded(piece: Piece) -> int:
    """The number of the icon that a card features which has a demand; -1 for another card."""
    if not piece.featured or all(effect.kind != registry.DEMAND for effect in piece.effects):
        return -1
    return ICONS.index(piece.featured)
