"""Verbs that move cards and change boards. Each writes to the log, and may bring an achievement or an end.

`seat` is who does it. All may pause, since other cards may have their say first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Container
from typing import Final, NamedTuple, TypeVar

from fudaba.games.innovation.board.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    BOX,
    DECKS,
    FORECAST,
    HAND,
    JUNK,
    NAMES,
    REVEALED,
    SAFE,
    SCORE,
)
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.vocabulary import LineKind
from fudaba.games.innovation.rules.card_move import by_karma, put
from fudaba.games.innovation.rules.ending import DogmaComplete, PlayerLost, settle
from fudaba.kernel.cards import EVERYBODY, only
from fudaba.kernel.nesting import inner

R = TypeVar("R")

_JUNKS: Final[dict[str, LineKind]] = {"base": "junks_deck", "artifacts": "junks_artifacts"}
"""What is told of a whole deck, by its set."""


async def meld(
    t: Innovation,
    seat: int,
    card: int,
    *,
    rule: str = "INN-012",
    kind: LineKind = "melds",
    by_action: bool = False,
) -> bool:
    """Put a card on top of the stack of its colour. kind: as what it is told. by_action: as a meld action.

    Like all verbs here, it is False where a karma effect has something else happen instead.
    """
    figures = t.house.figures
    action = t.state.action if by_action else 0
    zone = t.stack(seat, t.cards[card].colour)
    if t.is_awaited("meld"):
        done = await by_karma(t, Would("meld", seat, card, action=action), "melds", zone)
        if done is not None:
            return done
    from_hand = figures and card in t.hand(seat)
    put(t, seat, card, kind, zone, rule=rule)
    if figures and not by_action:
        await t.melded(seat, card, from_hand=from_hand)
    return True


async def tuck(t: Innovation, seat: int, card: int, *, rule: str = "INN-072") -> bool:
    """Put a card at the bottom of the stack of its colour."""
    colour = t.cards[card].colour
    zone = t.stack(seat, colour)
    if t.is_awaited("tuck"):
        done = await by_karma(t, Would("tuck", seat, card), "tucks", zone)
        if done is not None:
            return done
    t.state.tucked[seat] += 1
    t.state.tucked_in[seat] |= {colour}
    put(t, seat, card, "tucks", zone, bottom=True, rule=rule)
    return True


async def score(t: Innovation, seat: int, card: int, *, rule: str = "INN-G1") -> bool:
    """Put a card into one's score pile."""
    zone = t.place(seat, SCORE)
    if t.is_awaited("score"):
        done = await by_karma(t, Would("score", seat, card), "scores", zone)
        if done is not None:
            return done
    t.state.scored[seat] += 1
    put(t, seat, card, "scores", zone, rule=rule)
    return True


async def return_(t: Innovation, seat: int, card: int, *, rule: str = "INN-074") -> bool:
    """Put a card at the bottom of the deck it belongs to."""
    if t.is_awaited("return"):
        done = await by_karma(t, Would("return", seat, card), "returns", t.deck(card))
        if done is not None:
            return done
    put_beneath(t, seat, card, rule=rule)
    return True


async def junk(t: Innovation, seat: int, card: int, *, rule: str = "INN-211") -> bool:
    """Put a card (or an achievement) into the junk.

    A flag or fountain out of the own hand is shown before, since it may earn an achievement (INN-239).
    """
    if t.is_awaited("junk"):
        done = await by_karma(t, Would("junk", seat, card), "junks", JUNK)
        if done is not None:
            return done
    if t.cards[card].lasting and card in t.hand(seat):
        await reveal(t, seat, card)
    put(t, seat, card, "junks", JUNK, rule=rule)
    return True


async def junk_deck(t: Innovation, seat: int, age: int, of: str = "base") -> bool:
    """Put a whole deck into the junk. False: there is no card in it, or no such deck."""
    deck = t.state.zones[t.decks[of, age]] if (of, age) in t.decks else []
    if not deck:
        return False
    for card in deck[:]:
        t.move(card, JUNK)
    t.tell(_JUNKS[of], seat, number=age, rule="INN-212")
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
    t.shuffle(deck)
    t.tell("brings_in_age_0", seat, number=len(cards), rule="INN-G2")
    settle(t)
    return True


async def make_available(t: Innovation, seat: int, card: int) -> None:
    """Make a card an achievement that everybody can claim, without transferring it (INN-211, INN-140)."""
    home = t.cards[card].home
    if home >= 0:
        put(t, seat, card, "restores", home, rule="INN-211")
    else:
        put(t, seat, card, "offers", AVAILABLE, rule="INN-140")


async def offer(t: Innovation, seat: int, card: int) -> bool:
    """Transfer a card to the available achievements, so that everybody can claim it (INN-140)."""
    if t.is_awaited("transfer"):
        done = await by_karma(t, Would("transfer", seat, card), "offers", AVAILABLE)
        if done is not None:
            return done
    put(t, seat, card, "offers", AVAILABLE, rule="INN-140")
    return True


def put_beneath(t: Innovation, seat: int, card: int, *, rule: str) -> None:
    """Return a card where no karma effect is listened to."""
    put(t, seat, card, "returns", t.deck(card), bottom=True, rule=rule)


async def put_back(t: Innovation, seat: int, card: int) -> None:
    """Put a card on top of the deck it belongs to."""
    put(t, seat, card, "puts_back", t.deck(card), rule="INN-G1")


async def rearrange(t: Innovation, seat: int, colour: str, order: list[int]) -> bool:
    """Put a stack into another order, given from the top. False: that is how it lies already."""
    s = t.state
    zone = t.stack(seat, colour)
    if s.zones[zone] == order[::-1]:
        return False
    for card in order[::-1]:
        s.move(card, zone)
    t.touch(zone)
    t.count_anew(seat)
    t.tell("rearranges", seat, *order, word=colour, rule="INN-G1")
    settle(t)
    return True


async def remove(t: Innovation, seat: int, card: int, *, rule: str = "INN-075") -> bool:
    """Take a card out of the game."""
    if t.is_awaited("remove"):
        done = await by_karma(t, Would("remove", seat, card), "removes", BOX)
        if done is not None:
            return done
    put(t, seat, card, "removes", BOX, rule=rule)
    return True


async def take(t: Innovation, seat: int, card: int, *, rule: str = "") -> None:
    """Put a card into one's hand: one that was drawn and lay revealed, or one that an effect takes."""
    if not rule:
        rule = "INN-076" if t.state.where[card] == t.place(seat, REVEALED) else "INN-G1"
    put(t, seat, card, "takes", t.place(seat, HAND), rule=rule)


async def reveal(t: Innovation, seat: int, card: int) -> None:
    """Show a card to everybody: one from a deck is kept apart from the hand (INN-076).

    Up to the third edition that is a change by which an opponent has shared (INN-AMB3).
    """
    if DECKS <= t.state.where[card] < t.seats_at[0]:
        put(t, seat, card, "reveals", t.place(seat, REVEALED), rule="INN-076")
    else:
        t.show(card)
        if not t.house.fourth:
            t.state.turned += 1
        t.tell("reveals", seat, card, rule="INN-G1")


def prove(t: Innovation, seat: int, place: int) -> None:
    """Let a player show all of a hand or pile as proof, which is no reveal (INN-AMB29, INN-AMB3).

    What everybody knows already proves itself.
    """
    s = t.state
    cards = t.hand(seat) if place == HAND else t.at(seat, place)
    if all((s.layout[s.where[card]].audience | s.known.get(card, 0)) == EVERYBODY for card in cards):
        return
    for card in cards:
        t.show(card)
    t.tell("proves", seat, *cards, word=NAMES[place], rule="INN-AMB29")


async def look(t: Innovation, seat: int, card: int) -> None:
    """Look at a card where it is; nobody else sees it."""
    t.show(card, only(seat))
    piece = t.cards[card]
    t.tell("looks", seat, card, audience=only(seat), number=piece.age, word=piece.set, rule="INN-G1")


async def transfer(t: Innovation, seat: int, card: int, whom: int, place: int) -> bool:
    """Put a card into a place of another player's (or one's own) without doing that place's verb.

    False: that is a safe or a forecast which is full, and the card stays (INN-204f, INN-233).
    """
    if place in (SAFE, FORECAST) and _is_full(t, whom, place):
        return False
    if t.is_awaited("transfer"):
        zone = t.stack(whom, t.cards[card].colour) if place == BOARD else t.place(whom, place)
        what = Would("transfer", seat, card, whom=whom, place=place)
        done = await by_karma(t, what, "transfers", zone)
        if done is not None:
            return done
    _transfer(t, seat, card, whom, place)
    return True


def _transfer(t: Innovation, seat: int, card: int, whom: int, place: int, *, settled: bool = True) -> None:
    if whom < 0:
        kind: LineKind = "offers" if place == AVAILABLE else "junks"
        put(t, seat, card, kind, place, rule="INN-G1", settled=settled)
        return
    zone = t.stack(whom, t.cards[card].colour) if place == BOARD else t.place(whom, place)
    word = "board" if place == BOARD else t.state.layout[zone].name
    put(t, seat, card, "transfers", zone, whom=whom, word=word, rule="INN-G1", settled=settled)


class Side(NamedTuple):
    """One side of an exchange: whose cards they are, in which of their places, and which."""

    seat: int
    """-1 for nobody's; then the place is a zone, the available achievements or the junk."""
    place: int
    """The place from which the cards come."""
    cards: tuple[int, ...]
    """The numbers of the cards."""


async def exchange(t: Innovation, seat: int, one: Side, other: Side) -> bool:
    """Let the cards of two sides change places; either may have none (INN-079).

    To karma effects that is one exchange, and no transfer. False: there were no cards, or a karma effect has
    had something else happen instead.
    """
    cards = (*one.cards, *other.cards)
    if not cards:
        return False
    if t.is_awaited("exchange") and await t.would(Would("exchange", seat, cards=cards)) is None:
        return False
    stamps = {card: t.state.stamp[card] for card in cards}
    for side, to in ((one, other), (other, one)):
        for card in side.cards:
            if t.state.stamp[card] == stamps[card]:
                _transfer(t, seat if side.seat < 0 else side.seat, card, to.seat, to.place, settled=False)
    settle(t)  # only now: meanwhile one of the two has the cards of both
    return True


async def claim(t: Innovation, seat: int, card: int, *, rule: str = "INN-182") -> bool:
    """Claim an available achievement, a secret, or a card that a karma effect counts as available."""
    zone = t.place(seat, ACHIEVEMENTS)
    if t.is_awaited("claim"):
        done = await by_karma(t, Would("claim", seat, card), "achieves", zone)
        if done is not None:
            return done
    put(t, seat, card, "achieves", zone, rule=rule)
    return True


async def achieve(t: Innovation, seat: int, card: int, *, rule: str = "INN-082") -> bool:
    """Put a card from anywhere among one's achievements; an available one is claimed."""
    if t.state.where[card] == AVAILABLE:
        return await claim(t, seat, card, rule=rule)
    put(t, seat, card, "achieves", t.place(seat, ACHIEVEMENTS), rule=rule)
    return True


async def foreshadow(t: Innovation, seat: int, card: int) -> bool:
    """Put a card into one's forecast. False: it is full, and the card stays (INN-233)."""
    if t.is_awaited("foreshadow"):
        zone = t.place(seat, FORECAST)
        done = await by_karma(t, Would("foreshadow", seat, card), "foreshadows", zone)
        if done is not None:
            return done
    return _hide(t, seat, card, "foreshadows", FORECAST, "INN-134")


async def safeguard(t: Innovation, seat: int, card: int) -> bool:
    """Put a card into one's safe. False: it is full, and the card stays (INN-204f)."""
    return _hide(t, seat, card, "safeguards", SAFE, "INN-204b")


def _hide(t: Innovation, seat: int, card: int, kind: LineKind, place: int, rule: str) -> bool:
    if _is_full(t, seat, place):
        return False
    put(t, seat, card, kind, t.place(seat, place), rule=rule)
    return True


def _is_full(t: Innovation, seat: int, place: int) -> bool:
    return len(t.at(seat, place)) >= t.limit(seat, place)


async def to_its_end(t: Innovation, effect: Awaitable[R]) -> R:
    """Carry out an effect; what it has drawn and revealed and put nowhere joins the hand (INN-076)."""
    before = _revealed(t)
    try:
        result = await inner(effect)
    except (PlayerLost, DogmaComplete):
        await _keep(t, before)
        raise
    if _revealed(t) != before:
        await _keep(t, before)
    return result


def _revealed(t: Innovation) -> list[int]:
    zones = t.state.zones
    return [card for start in t.seats_at for card in zones[start + REVEALED]]


async def _keep(t: Innovation, before: Container[int]) -> None:
    for card in _revealed(t):
        if card not in before:
            await take(t, t.whereabouts(card)[0], card)
