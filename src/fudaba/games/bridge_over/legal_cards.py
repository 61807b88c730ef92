"""Which cards may be laid: the base rule, the bans on last cards, and which card may follow which.

Everything here is a pure look at the table. Escort is offered only if it can be followed to
the end (BRG-031, BRG-037), so no player is ever led into a play that cannot be finished.
"""

from __future__ import annotations

from typing import Final

from fudaba.games.bridge_over.deck import (
    ALL_DRAW,
    COLOURS,
    DEFENCE,
    DISCARD,
    FOLLOWED,
    KINDS,
    NUMBER,
    PUBLIC,
    SPECIAL,
    WILD,
    Kind,
)
from fudaba.games.bridge_over.state import DISCARDS, HANDS
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.bridge_over.vocabulary import BridgeOverOption

TURN: Final = "turn"
ESCORT: Final = "escort"
CHAIN: Final = "chain"
WILD_1: Final = "wild_1"
NUMBERS: Final = "numbers"
"""Where a card may be laid: on a turn, or after one of these cards."""


def offered(t: BridgeOver, cards: list[int]) -> list[BridgeOverOption]:
    """One option to play each face among the cards.

    Of equal cards the one that others know of goes first: nobody is to learn that there were two.
    """
    deck = t.deck
    plays = deck.plays
    if len(cards) < 2:
        return [plays[cards[0]]] if cards else []
    if known := t.state.known:
        cards = sorted(cards, key=known.__contains__)
    faces = deck.faces
    return list({faces[card]: plays[card] for card in cards}.values())


def turn_plays(t: BridgeOver, me: int) -> list[BridgeOverOption]:
    """What may be played on a turn, instead of drawing."""
    s = t.state
    deck = t.deck
    hand = s.zones[HANDS + me]
    if len(hand) == 1:
        # Only what fits by colour, number or name may be the last card (BRG-018 to BRG-021).
        card = hand[0]
        return [deck.plays[card]] if card in deck.fitting[s.colour, s.sign] else []
    playable = deck.playable[s.colour, s.sign]
    cards = [*filter(playable.__contains__, hand)]
    if not cards:
        return []
    if not deck.needs_look.isdisjoint(cards):
        cards = [c for c in cards if c not in deck.needs_look or _may_be_begun(t, hand, c)]
    return offered(t, cards)


def _may_be_begun(t: BridgeOver, hand: list[int], card: int) -> bool:
    """The cards that need a closer look: what must be followed, and Search."""
    if card in t.deck.escorts:
        return _escort_leads_on(t, hand, card)
    return len(t.state.zones[DISCARDS]) > 1  # BRG-138


def can_follow_escort(t: BridgeOver, rest: list[int], colour: str) -> bool:
    """Whether an Escort of this colour can be followed to the end with the rest of the hand.

    Other Escorts lead on to their own colours (BRG-036), so what counts is whether some card
    that ends the row fits one of the colours within reach.
    """
    deck = t.deck
    ends = deck.ends
    if not ends[colour].isdisjoint(rest):
        return True
    if len(rest) > 1 and not deck.ends_before_last.isdisjoint(rest):
        return True
    others = {t.cards[c].colours[0] for c in rest if c in deck.escorts}
    return any(not ends[other].isdisjoint(rest) for other in others)


def escort_follows(t: BridgeOver, me: int, colour: str) -> list[BridgeOverOption]:
    """The colour of the Escort, or another Escort of any colour (BRG-032)."""
    hand = t.hand(me)
    deck = t.deck
    ends = deck.ends[colour]
    if len(hand) > 1:
        ends |= deck.ends_before_last
    escorts = deck.escorts
    return offered(t, [c for c in hand if c in ends or (c in escorts and _escort_leads_on(t, hand, c))])


def _escort_leads_on(t: BridgeOver, hand: list[int], escort: int) -> bool:
    return can_follow_escort(t, [c for c in hand if c != escort], t.cards[escort].colours[0])


def chain_follows(t: BridgeOver, me: int, colour: str) -> list[BridgeOverOption]:
    """One-coloured cards of the Chain's colour (BRG-044, BRG-046, BRG-053)."""
    hand = t.hand(me)
    return offered(t, [c for c in hand if _chains(t, hand, c, colour)])


def _chains(t: BridgeOver, hand: list[int], card: int, colour: str) -> bool:
    printed = t.cards[card]
    if printed.kind.group == SPECIAL:
        return len(hand) > 1  # as a coloured card of that colour (AMB-19), never as the last (BRG-143)
    if printed.colours != (colour,):
        return False
    return card not in t.deck.escorts or _escort_leads_on(t, hand, card)


def wild_1_follows(t: BridgeOver, me: int) -> list[BridgeOverOption]:
    """Any card but those that are discarded and public ones (BRG-080), of any colour (BRG-081)."""
    hand = t.hand(me)
    several = len(hand) > 1
    return offered(t, [c for c in hand if _follows_wild_1(t, hand, c, several)])


def _follows_wild_1(t: BridgeOver, hand: list[int], card: int, several: bool) -> bool:
    group = t.cards[card].kind.group
    if group in (WILD, SPECIAL):
        return several  # BRG-085, BRG-143
    if group in (PUBLIC, DEFENCE, DISCARD):
        return False
    return card not in t.deck.escorts or _escort_leads_on(t, hand, card)


def number_follows(t: BridgeOver, me: int) -> list[BridgeOverOption]:
    """Number cards with the number or the colour of the card before (BRG-089, BRG-092)."""
    s = t.state
    return offered(
        t,
        [
            c
            for c in t.hand(me)
            if t.cards[c].kind.group == NUMBER
            and (s.colour in t.cards[c].colours or t.cards[c].sign == s.sign)
        ],
    )


# Almighty stands for another card (BRG-141), which must be one that may be laid there.


def stands_for(t: BridgeOver, me: int, this: int, where: str, colour: str) -> dict[str, tuple[str, ...]]:
    """What Almighty may be declared as at this place, and the colours it may then name.

    `colour` is that of the card before. A card that does not become the top card names none (AMB-19).
    """
    rest = [c for c in t.hand(me) if c != this]
    found: dict[str, tuple[str, ...]] = {}
    for kind in KINDS.values():
        if not _imitable(t, kind):
            continue
        if not kind.becomes_top:
            if where == TURN:
                found[kind.id] = ()
            continue
        colours = _colours_there(t, kind, where, colour)
        if FOLLOWED in kind.traits:
            colours = tuple(c for c in colours if can_follow_escort(t, rest, c))
        if colours:
            found[kind.id] = colours
    return found


def _imitable(t: BridgeOver, kind: Kind) -> bool:
    """Every card of the deck but numbers, public cards and itself."""
    if kind.group == PUBLIC:
        return ALL_DRAW in kind.traits and t.house.almighty_as_all_draw_1  # AMB-14
    return kind.group not in (NUMBER, SPECIAL) and kind.only in ("", t.house.deck)


def _colours_there(t: BridgeOver, kind: Kind, where: str, colour: str) -> tuple[str, ...]:
    if where == CHAIN:
        return (colour,) if kind.one_coloured else ()
    if where == ESCORT and t.house.escort_follow == "strict" and FOLLOWED not in kind.traits:
        return (colour,) if kind.one_coloured else ()
    return COLOURS  # it takes the colour it names, so it always fits (AMB-21)
