"""The number of turns that a hand still takes if nobody attacks its player.

A model of the game alone with oneself: on each turn the top card shows the colour that one left with
some chance, and else any other; a card that fits is played, with what it leads to; where nothing
fits, a card is drawn, which sometimes helps at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import fsum

from fudaba.bots.bridge_over.sight import PRINTED
from fudaba.bots.bridge_over.weights import BY_SIGN, CHANGES, EACH, LARGEST, NO_LAST, RECOLOURS
from fudaba.games.bridge_over.deck import COLOURS, NUMBER, SPECIAL, WILD, Printed

Hand = tuple[str, ...]
"""Faces, in alphabetical order."""
Turns = tuple[float, ...]
"""Turns, by the colour on the table in the order of `COLOURS`."""


def turns_left(cards: list[Printed], seats: int) -> dict[str, float]:
    """The turns that this hand will take, by the colour that its player leaves on the table."""
    ranked = sorted(cards, key=lambda card: (not card.colours, card.points, card.face))
    more = EACH * max(0, len(ranked) - LARGEST)
    hand = tuple(sorted(card.face for card in ranked[:LARGEST]))
    stays = 1 / (1 + CHANGES * (seats - 1))
    return {colour: turns + more for colour, turns in zip(COLOURS, _left(hand, stays), strict=True)}


@lru_cache(maxsize=200_000)
def _left(hand: Hand, stays: float) -> Turns:
    """The turns by the colour that was left. stays: how probably it is still there on the next turn."""
    if not hand:
        return (0.0,) * len(COLOURS)
    own = _on_turn(hand, stays)
    other = (1 - stays) / 3
    whole = fsum(own)
    return tuple(stays * turns + other * (whole - turns) for turns in own)


def _on_turn(hand: Hand, stays: float) -> list[float]:
    """The turns by the colour that the top card shows as the turn begins."""
    turns = _playing(hand, stays)
    known = [turns[colour] for colour in COLOURS if colour in turns]
    if not known:
        return [NO_LAST + len(hand)] * len(COLOURS)
    if len(known) == len(COLOURS):
        return known
    waiting = _waiting(known, len(COLOURS) - len(known), stays)
    return [turns.get(colour, waiting) for colour in COLOURS]


def _playing(hand: Hand, stays: float) -> dict[str, float]:
    """The turns by the colour on the table; without those on which nothing fits."""
    best: dict[str, float] = {}
    for face in dict.fromkeys(hand):
        card = PRINTED[face]
        colours = card.colours or COLOURS
        alike = colours if _leads_to_the_same(card) else ()
        for colour in alike[:1] or colours:
            for after in _played(hand, face, colour, stays):
                for shown in alike or (colour,):
                    if shown not in best or 1 + after < best[shown]:
                        best[shown] = 1 + after
    return best


def _leads_to_the_same(card: Printed) -> bool:
    """Whether it is the same what is left after a card, on whichever of its colours it is played."""
    return card.id != "escort" and bool(card.colours or card.kind.group == WILD or card.id == "almighty")


def _waiting(known: list[float], stuck: int, stays: float) -> float:
    """The turns where nothing fits. known: the turns for each colour on which something does.

    The turns w on one of the `stuck` colours are one for drawing and those on the colour that comes next:
    one of the others each with the same chance, or this one. A drawn card that changes the colour
    leaves the best instead of this one. That is an equation for w.
    """
    other = (1 - stays) / 3
    same = stays - other
    best = min(known)
    again = other * stuck + (1 - RECOLOURS) * same
    waiting = (1 + other * fsum(known) + RECOLOURS * same * best) / (1 - again)
    return (1 - BY_SIGN) * waiting + BY_SIGN * best


def _played(hand: Hand, face: str, colour: str, stays: float) -> Iterator[float]:
    """What is left after playing a card on this colour, in each way; nothing where it does not fit."""
    card = PRINTED[face]
    if colour not in card.colours if card.colours else len(hand) == 1:
        return
    rest = _without(hand, face)
    if card.id == "escort":
        yield from _escort(rest, colour, stays)
    else:
        yield _laid(card, rest, colour, stays)


def _laid(card: Printed, rest: Hand, colour: str, stays: float) -> float:
    """What is left once a card has been laid, with the best that follows at once."""
    if card.id == "chain":
        own = card.colours[0]
        return _of(tuple(face for face in rest if PRINTED[face].colours != (own,)), own, stays)
    if card.id in ("wild_1", "almighty"):
        return min([*_left(rest, stays), *_any(rest, stays)])
    if card.id == "wild_number_chain":
        return min(_numbers(rest, own, stays) for own in COLOURS)
    if card.kind.group == WILD:
        return min(_left(rest, stays))
    left = _left(rest, stays)
    return min([left[COLOURS.index(own)] for own in card.colours or (colour,)])


def _escort(rest: Hand, colour: str, stays: float) -> Iterator[float]:
    """What is left after an Escort and each card that can follow it."""
    for face in dict.fromkeys(rest):
        card = PRINTED[face]
        left = _without(rest, face)
        if card.id == "escort":
            yield from _escort(left, card.colours[0], stays)
        elif colour in card.colours or (left and card.kind.group in (WILD, SPECIAL)):
            yield _laid(card, left, colour, stays)


def _any(rest: Hand, stays: float) -> Iterator[float]:
    """What is left after each coloured card that can follow a Wild +1."""
    for face in dict.fromkeys(rest):
        for colour in PRINTED[face].colours[:1]:
            yield from _played(rest, face, colour, stays)


def _numbers(rest: Hand, colour: str, stays: float) -> float:
    """What is left after all number cards of a colour; more than these are not looked for."""
    chained = {f for f in rest if PRINTED[f].kind.group == NUMBER and colour in PRINTED[f].colours}
    return _of(tuple(face for face in rest if face not in chained), colour, stays)


def _of(hand: Hand, colour: str, stays: float) -> float:
    return _left(hand, stays)[COLOURS.index(colour)]


def _without(hand: Hand, face: str) -> Hand:
    place = hand.index(face)
    return hand[:place] + hand[place + 1 :]
