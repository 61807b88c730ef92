"""The verbs that move cards and change boards. Each is told, and may bring an achievement or end the game.

`seat` is who does it. All may pause, since other cards may have their say first.
"""

from __future__ import annotations

from fudaba.games.innovation.ending import settle
from fudaba.games.innovation.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    BOX,
    DECKS,
    FORECAST,
    HAND,
    JUNK,
    REVEALED,
    SAFE,
    SCORE,
    SPECIALS,
)
from fudaba.games.innovation.table import Innovation
from fudaba.kernel.cards import EVERYBODY


async def meld(t: Innovation, seat: int, card: int, *, rule: str = "INN-012") -> None:
    """Put a card on top of the stack of its colour."""
    _put(t, seat, card, "melds", t.stack(seat, t.cards[card].colour), rule=rule)


async def tuck(t: Innovation, seat: int, card: int, *, rule: str = "INN-072") -> None:
    """Put a card at the bottom of the stack of its colour."""
    t.state.tucked[seat] += 1
    _put(t, seat, card, "tucks", t.stack(seat, t.cards[card].colour), bottom=True, rule=rule)


async def score(t: Innovation, seat: int, card: int, *, rule: str = "INN-G1") -> None:
    """Put a card into one's score pile."""
    t.state.scored[seat] += 1
    _put(t, seat, card, "scores", t.place(seat, SCORE), rule=rule)


async def return_(t: Innovation, seat: int, card: int, *, rule: str = "INN-074") -> None:
    """Put a card at the bottom of the deck it belongs to."""
    _put(t, seat, card, "returns", t.deck(card), bottom=True, rule=rule)


async def junk(t: Innovation, seat: int, card: int, *, rule: str = "INN-211") -> None:
    """Put a card (or an achievement) into the junk."""
    _put(t, seat, card, "junks", JUNK, rule=rule)


async def junk_deck(t: Innovation, seat: int, age: int) -> bool:
    """Put a whole base deck into the junk. False: there is no card in it."""
    deck = t.state.zones[t.decks["base", age]]
    if not deck:
        return False
    for card in deck[:]:
        t.move(card, JUNK)
    t.tell("junks_deck", seat, number=age, rule="INN-212")
    settle(t)
    return True


async def bring_in_age_0(t: Innovation, seat: int) -> bool:
    """Shuffle the cards of age 0 and lay them out as a deck. False: none of them is in the box (INN-G2)."""
    cards = [card for card in t.state.zones[BOX] if t.cards[card].set == "base" and not t.cards[card].age]
    if not cards:
        return False
    deck = t.decks["base", 0]
    for card in cards:
        t.move(card, deck)
    t.state.shuffle(deck)
    t.tell("brings_in_age_0", seat, number=len(cards), rule="INN-G2")
    settle(t)
    return True


async def make_available(t: Innovation, seat: int, card: int) -> None:
    """Put an achievement back among those that can be claimed (INN-211)."""
    _put(t, seat, card, "restores", SPECIALS if t.cards[card].special else AVAILABLE, rule="INN-211")


async def rearrange(t: Innovation, seat: int, colour: str, order: list[int]) -> bool:
    """Put a stack into another order, given from the top. False: that is how it lies already."""
    s = t.state
    zone = t.stack(seat, colour)
    if s.zones[zone] == order[::-1]:
        return False
    for card in order[::-1]:
        s.move(card, zone)
    s.icons[seat] = None
    t.tell("rearranges", seat, word=colour, rule="INN-G1")
    settle(t)
    return True


async def remove(t: Innovation, seat: int, card: int) -> None:
    """Take a card out of the game."""
    _put(t, seat, card, "removes", BOX, rule="INN-075")


async def take(t: Innovation, seat: int, card: int, *, rule: str = "INN-076") -> None:
    """Put a card into one's hand."""
    _put(t, seat, card, "takes", t.place(seat, HAND), rule=rule)


async def reveal(t: Innovation, seat: int, card: int) -> None:
    """Show a card to everybody: one from a deck is kept apart from the hand (INN-076)."""
    if DECKS <= t.state.where[card] < t.seats_at[0]:
        _put(t, seat, card, "reveals", t.place(seat, REVEALED), rule="INN-076")
    else:
        t.state.show(card, EVERYBODY)
        t.tell("reveals", seat, card, rule="INN-G1")


async def transfer(t: Innovation, seat: int, card: int, whom: int, place: int) -> None:
    """Put a card into a place of another player's (or one's own) without doing that place's verb."""
    zone = t.stack(whom, t.cards[card].colour) if place == BOARD else t.place(whom, place)
    word = "board" if place == BOARD else t.state.layout[zone].name
    _put(t, seat, card, "transfers", zone, whom=whom, word=word, rule="INN-G1")


async def achieve(t: Innovation, seat: int, card: int, *, rule: str = "INN-082") -> None:
    """Put a card from anywhere among one's achievements."""
    _put(t, seat, card, "achieves", t.place(seat, ACHIEVEMENTS), rule=rule)


async def foreshadow(t: Innovation, seat: int, card: int) -> bool:
    """Put a card into one's forecast. False: it is full, and the card stays (INN-233)."""
    return _hide(t, seat, card, "foreshadows", FORECAST, "INN-134")


async def safeguard(t: Innovation, seat: int, card: int) -> bool:
    """Put a card into one's safe. False: it is full, and the card stays (INN-204f)."""
    return _hide(t, seat, card, "safeguards", SAFE, "INN-204b")


def _hide(t: Innovation, seat: int, card: int, kind: str, place: int, rule: str) -> bool:
    if len(t.at(seat, place)) >= t.limit(seat, place):
        return False
    _put(t, seat, card, kind, t.place(seat, place), rule=rule)
    return True


def _put(
    t: Innovation,
    seat: int,
    card: int,
    kind: str,
    zone: int,
    *,
    bottom: bool = False,
    whom: int = -1,
    word: str = "",
    rule: str,
) -> None:
    """Move a card, tell it to those who see where it was or comes, and see what follows by itself."""
    s = t.state
    source = s.where[card]
    audience = s.layout[source].audience | s.known.get(card, 0) | s.layout[zone].audience
    t.move(card, zone, bottom=bottom)
    if t.events is not None:
        piece = t.cards[card]
        if DECKS <= source < t.seats_at[0]:
            kind = f"draws_and_{kind}"
        elif source in (AVAILABLE, SPECIALS) and kind == "junks":
            kind = "junks_achievement"
        if piece.special:
            audience = EVERYBODY
        t.tell(
            kind,
            seat,
            card,
            whom=whom,
            audience=audience,
            number=piece.age,
            word=word or piece.set,
            rule=rule,
        )
    settle(t)
