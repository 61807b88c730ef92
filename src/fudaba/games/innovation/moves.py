"""The verbs that move cards and change boards. Each is told, and may bring an achievement or end the game.

`seat` is who does it. All may pause, since other cards may have their say first.
"""

from __future__ import annotations

from typing import Final

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
    Deed,
)
from fudaba.games.innovation.table import Innovation
from fudaba.games.innovation.would import Would
from fudaba.kernel.cards import EVERYBODY, only


async def meld(
    t: Innovation,
    seat: int,
    card: int,
    *,
    rule: str = "INN-012",
    kind: str = "melds",
    by_action: bool = False,
) -> bool:
    """Put a card on top of the stack of its colour. kind: as what it is told. by_action: as a meld action.

    Like all verbs here, it is False where a karma effect has something else happen instead.
    """
    figures = t.house.figures
    action = t.state.action if by_action else 0
    if figures and await t.would(Would("meld", seat, card, action=action)) is None:
        return False
    from_hand = figures and card in t.hand(seat)
    _put(t, seat, card, kind, t.stack(seat, t.cards[card].colour), rule=rule)
    if figures and not by_action:
        await t.melded(seat, card, from_hand=from_hand)
    return True


async def tuck(t: Innovation, seat: int, card: int, *, rule: str = "INN-072") -> bool:
    """Put a card at the bottom of the stack of its colour."""
    if t.house.figures and await t.would(Would("tuck", seat, card)) is None:
        return False
    colour = t.cards[card].colour
    t.state.tucked[seat] += 1
    t.state.tucked_in[seat] |= {colour}
    _put(t, seat, card, "tucks", t.stack(seat, colour), bottom=True, rule=rule)
    return True


async def score(t: Innovation, seat: int, card: int, *, rule: str = "INN-G1") -> bool:
    """Put a card into one's score pile."""
    if t.house.figures and await t.would(Would("score", seat, card)) is None:
        return False
    t.state.scored[seat] += 1
    _put(t, seat, card, "scores", t.place(seat, SCORE), rule=rule)
    return True


async def return_(t: Innovation, seat: int, card: int, *, rule: str = "INN-074") -> bool:
    """Put a card at the bottom of the deck it belongs to."""
    if t.house.figures and await t.would(Would("return", seat, card)) is None:
        return False
    _put(t, seat, card, "returns", t.deck(card), bottom=True, rule=rule)
    return True


async def junk(t: Innovation, seat: int, card: int, *, rule: str = "INN-211") -> bool:
    """Put a card (or an achievement) into the junk.

    A flag or fountain out of the own hand is shown before, since it may earn an achievement (INN-239).
    """
    if t.house.figures and await t.would(Would("junk", seat, card)) is None:
        return False
    if t.cards[card].lasting and card in t.hand(seat):
        await reveal(t, seat, card)
    _put(t, seat, card, "junks", JUNK, rule=rule)
    return True


async def junk_deck(t: Innovation, seat: int, age: int, of: str = "base") -> bool:
    """Put a whole deck into the junk. False: there is no card in it, or no such deck."""
    deck = t.state.zones[t.decks[of, age]] if (of, age) in t.decks else []
    if not deck:
        return False
    for card in deck[:]:
        t.move(card, JUNK)
    t.tell("junks_deck" if of == "base" else f"junks_{of}", seat, number=age, rule="INN-212")
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
    home = t.cards[card].home
    _put(t, seat, card, "restores", home if home >= 0 else AVAILABLE, rule="INN-211")


async def offer(t: Innovation, seat: int, card: int) -> None:
    """Make a card a standard achievement that everybody can claim (INN-140)."""
    _put(t, seat, card, "offers", AVAILABLE, rule="INN-140")


async def put_back(t: Innovation, seat: int, card: int) -> None:
    """Put a card on top of the deck it belongs to."""
    _put(t, seat, card, "puts_back", t.deck(card), rule="INN-G1")


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


async def remove(t: Innovation, seat: int, card: int, *, rule: str = "INN-075") -> bool:
    """Take a card out of the game."""
    if t.house.figures and await t.would(Would("remove", seat, card)) is None:
        return False
    _put(t, seat, card, "removes", BOX, rule=rule)
    return True


async def take(t: Innovation, seat: int, card: int, *, rule: str = "INN-076") -> None:
    """Put a card into one's hand."""
    _put(t, seat, card, "takes", t.place(seat, HAND), rule=rule)


def keep_revealed(t: Innovation) -> None:
    """Put revealed cards with which nothing else was done into the hands of those who drew them (INN-076)."""
    for seat in range(t.seats):
        for card in t.at(seat, REVEALED)[:]:
            _put(t, seat, card, "takes", t.place(seat, HAND), rule="INN-076")


async def reveal(t: Innovation, seat: int, card: int) -> None:
    """Show a card to everybody: one from a deck is kept apart from the hand (INN-076)."""
    if DECKS <= t.state.where[card] < t.seats_at[0]:
        _put(t, seat, card, "reveals", t.place(seat, REVEALED), rule="INN-076")
    else:
        t.state.show(card, EVERYBODY)
        t.tell("reveals", seat, card, rule="INN-G1")


async def look(t: Innovation, seat: int, card: int) -> None:
    """Look at a card where it is; nobody else sees it."""
    t.state.show(card, only(seat))
    piece = t.cards[card]
    t.tell("looks", seat, card, audience=only(seat), number=piece.age, word=piece.set, rule="INN-G1")


async def transfer(t: Innovation, seat: int, card: int, whom: int, place: int) -> bool:
    """Put a card into a place of another player's (or one's own) without doing that place's verb.

    False: that is a safe or a forecast which is full, and the card stays (INN-204f, INN-233).
    """
    if place in (SAFE, FORECAST) and _is_full(t, whom, place):
        return False
    if t.house.figures and await t.would(Would("transfer", seat, card, whom=whom, place=place)) is None:
        return False
    zone = t.stack(whom, t.cards[card].colour) if place == BOARD else t.place(whom, place)
    word = "board" if place == BOARD else t.state.layout[zone].name
    _put(t, seat, card, "transfers", zone, whom=whom, word=word, rule="INN-G1")
    return True


async def claim(t: Innovation, seat: int, card: int, *, rule: str = "INN-182") -> bool:
    """Claim an available achievement, or a card that a karma effect counts as one."""
    if t.house.figures and await t.would(Would("claim", seat, card)) is None:
        return False
    _put(t, seat, card, "achieves", t.place(seat, ACHIEVEMENTS), rule=rule)
    return True


async def achieve(t: Innovation, seat: int, card: int, *, rule: str = "INN-082") -> bool:
    """Put a card from anywhere among one's achievements; an available one is claimed."""
    if t.state.where[card] == AVAILABLE:
        return await claim(t, seat, card, rule=rule)
    _put(t, seat, card, "achieves", t.place(seat, ACHIEVEMENTS), rule=rule)
    return True


async def foreshadow(t: Innovation, seat: int, card: int) -> bool:
    """Put a card into one's forecast. False: it is full, and the card stays (INN-233)."""
    if t.house.figures and await t.would(Would("foreshadow", seat, card)) is None:
        return False
    return _hide(t, seat, card, "foreshadows", FORECAST, "INN-134")


async def safeguard(t: Innovation, seat: int, card: int) -> bool:
    """Put a card into one's safe. False: it is full, and the card stays (INN-204f)."""
    return _hide(t, seat, card, "safeguards", SAFE, "INN-204b")


def _hide(t: Innovation, seat: int, card: int, kind: str, place: int, rule: str) -> bool:
    if _is_full(t, seat, place):
        return False
    _put(t, seat, card, kind, t.place(seat, place), rule=rule)
    return True


def _is_full(t: Innovation, seat: int, place: int) -> bool:
    return len(t.at(seat, place)) >= t.limit(seat, place)


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
    if t.cards[card].set == "cities":
        s.deed = _deed(t, seat, card, kind)
    t.move(card, zone, bottom=bottom)
    if t.events is not None:
        piece = t.cards[card]
        if DECKS <= source < t.seats_at[0] and kind != "offers":
            kind = f"draws_and_{kind}"
        elif source in (AVAILABLE, SPECIALS) and kind == "junks":
            kind = "junks_achievement"
        if piece.home >= 0 and not piece.relic:
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
    s.deed = None


_DEEDS: Final = {"melds": "meld", "promotes": "meld", "tucks": "tuck", "junks": "junk"}


def _deed(t: Innovation, seat: int, card: int, kind: str) -> Deed | None:
    """What special achievements may ask for; junking is it only out of the own hand (INN-239)."""
    verb = _DEEDS.get(kind)
    if verb is None or (verb == "junk" and card not in t.hand(seat)):
        return None
    return Deed(seat, verb, card)
