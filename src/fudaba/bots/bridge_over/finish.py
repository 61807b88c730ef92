"""How many turns a hand still takes until its player is out, if nobody attacks him.

A model of the game alone with oneself: on each turn the top card shows the colour that one left with
some chance, and else any other; a card that fits is played, with what it leads to; where nothing
fits, a card is drawn that can sometimes be played at once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fudaba.bots.bridge_over.sight import PRINTED
from fudaba.games.bridge_over.deck import COLOURS, NUMBER, SPECIAL, WILD, Printed

LARGEST: Final = 5
"""Hands of more cards are not looked into: the further ones take about a turn each."""
EACH: Final = 0.95
"""Turns for each of those."""
WILD_DRAWN = 0.4
"""Turns that a card drawn for want of a fitting one adds."""
BY_SIGN = 0.12
"""How probably a card fits that has another colour than the top card."""
NO_LAST = 4.0
"""Turns that a hand takes with which one cannot go out, however it is played."""

Turns = dict[str, float]
"""Turns by the colour that the player has left on the table."""


def turns_left(cards: list[Printed], stays: float) -> Turns:
    """The turns that this hand will take. stays: how probably the colour is the same a lap later."""
    ranked = sorted(cards, key=lambda card: (not card.colours, card.points, card.face))
    more = EACH * max(0, len(ranked) - LARGEST)
    hand = tuple(sorted(card.face for card in ranked[:LARGEST]))
    return {colour: turns + more for colour, turns in zip(COLOURS, _left(hand, stays), strict=True)}


@lru_cache(maxsize=200_000)
def _left(hand: tuple[str, ...], stays: float) -> tuple[float, ...]:
    """The turns, by the colour that was left."""
    if not hand:
        return (0.0,) * 4
    own = _on_turn(hand, stays)
    mean = sum(own) / 4
    other = (1 - stays) / 3
    return tuple(stays * turns + other * (4 * mean - turns) for turns in own)


def _on_turn(hand: tuple[str, ...], stays: float) -> list[float]:
    """The turns, by the colour that the top card shows as the turn begins."""
    best: list[float] = [0.0] * 4
    stuck: list[int] = []
    for i, colour in enumerate(COLOURS):
        worths = [turns for face in dict.fromkeys(hand) for turns in _played(hand, face, colour, stays)]
        best[i] = 1 + min(worths) if worths else 0.0
        if not worths:
            stuck.append(i)
    if len(stuck) == 4:
        return [NO_LAST + len(hand)] * 4
    if stuck:
        other = (1 - stays) / 3
        same = stays - other
        known = sum(best)
        lucky = min(turns for i, turns in enumerate(best) if i not in stuck)
        share = (1 - WILD_DRAWN) * (same + other * len(stuck)) + WILD_DRAWN * other * len(stuck)
        waiting = 1 + other * known + WILD_DRAWN * same * lucky
        waiting /= 1 - share
        for i in stuck:
            best[i] = (1 - BY_SIGN) * waiting + BY_SIGN * lucky
    return best


def _played(hand: tuple[str, ...], face: str, colour: str, stays: float) -> list[float]:
    """What is left after playing a card on a top card of this colour; nothing if it may not be."""
    card = PRINTED[face]
    rest = _without(hand, face)
    if not card.colours and not rest:
        return []
    if card.colours and colour not in card.colours:
        return []
    if card.id == "escort":
        return _escort(rest, colour, stays)
    return [_laid(card, rest, colour, stays)]


def _laid(card: Printed, rest: tuple[str, ...], colour: str, stays: float) -> float:
    """The turns left once a card has been laid, with the best that follows at once."""
    if not rest:
        return 0.0
    if card.id == "chain":
        own = card.colours[0]
        return _of(tuple(face for face in rest if PRINTED[face].colours != (own,)), own, stays)
    if card.id in ("wild_1", "almighty"):
        return min([min(_left(rest, stays)), *_any(rest, stays)])
    if card.id == "wild_number_chain":
        return min(_numbers(rest, colour, stays) for colour in COLOURS)
    if card.kind.group == WILD:
        return min(_left(rest, stays))
    if len(card.colours) > 1:
        return min(_of(rest, own, stays) for own in card.colours)
    return _of(rest, card.colours[0] if card.colours else colour, stays)


def _escort(rest: tuple[str, ...], colour: str, stays: float) -> list[float]:
    """What is left after an Escort and each card that can follow it."""
    found = []
    for face in dict.fromkeys(rest):
        card = PRINTED[face]
        left = _without(rest, face)
        if card.id == "escort":
            found += _escort(left, card.colours[0], stays)
        elif colour in card.colours or (card.kind.group in (WILD, SPECIAL) and left):
            found.append(_laid(card, left, colour, stays))
    return found


def _any(rest: tuple[str, ...], stays: float) -> list[float]:
    """What is left after each coloured card that can follow a Wild +1."""
    found = []
    for face in dict.fromkeys(rest):
        card = PRINTED[face]
        left = _without(rest, face)
        if card.id == "escort":
            found += _escort(left, card.colours[0], stays)
        elif card.colours:
            found.append(_laid(card, left, card.colours[0], stays))
    return found


def _numbers(rest: tuple[str, ...], colour: str, stays: float) -> float:
    """What is left after all number cards of a colour; for more it is not looked."""
    kept = tuple(f for f in rest if PRINTED[f].kind.group != NUMBER or colour not in PRINTED[f].colours)
    return _of(kept, colour, stays)


def _of(hand: tuple[str, ...], colour: str, stays: float) -> float:
    return _left(hand, stays)[COLOURS.index(colour)]


def _without(hand: tuple[str, ...], face: str) -> tuple[str, ...]:
    place = hand.index(face)
    return hand[:place] + hand[place + 1 :]
