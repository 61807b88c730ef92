"""A game within the game: all cards of the players are laid aside, and its winners bring theirs along.

It is played to its end while the effect that began it waits (INN-G25). Decks, available achievements and the
junk are those of the game around it and stay as they are afterwards.
"""

from __future__ import annotations

from typing import Final

from fudaba.games.innovation.board.state import (
    ACHIEVEMENTS,
    DISPLAY,
    EXHIBITS,
    FREE_MUSEUMS,
    HAND,
    JUNK,
    PLACES,
    InnovationState,
)
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import moves
from fudaba.games.innovation.rules.ending import GameOver, end
from fudaba.games.innovation.turns.turn import step, take
from fudaba.kernel.ask import Ask
from fudaba.kernel.cards import EVERYBODY

RULE: Final = "INN-G25"


async def play_within(me: Me, age: int) -> None:
    """Play a game that begins with everybody drawing and melding this age; then take up the one around it."""
    t = me.t
    around = t.state.clone()
    during, in_karma, turn_cause = t.during, t.in_karma, t.turn_cause
    begun = t.tell("begins_within", me.seat, number=age, rule=RULE)
    with t.because(begun):
        _lay_aside(t)
        t.during, t.in_karma = {}, False
        await _first_cards(me, age)
        await _play(t, begun)
    with t.because(t.tell("ends_within", me.seat, rule=RULE)):
        t.during, t.in_karma, t.turn_cause = during, in_karma, turn_cause
        winners = t.state.winners
        await _bring_along(me, winners, _take_up(t, around))


def _places(t: Innovation) -> list[tuple[int, int]]:
    return [(seat, place) for seat in range(t.seats) for place in range(PLACES)]


def _move(t: Innovation, card: int, zone: int) -> None:
    """Move a card as one of many that all stay what they are: those who knew it know it there."""
    known = t.state.known.get(card, 0)
    t.state.move(card, zone)
    if known:
        t.state.show(card, known)


def _lay_aside(t: Innovation) -> None:
    s = t.state
    for seat, place in _places(t):
        for card in t.at(seat, place)[:]:
            _move(t, card, t.aside[seat, place])
        if s.memory is not None:
            s.memory.all_moved(t.place(seat, place), t.aside[seat, place])
    s.splays = [0] * len(s.splays)
    s.turns, s.phase, s.winners, s.deed = 0, "melds", (), None
    s.within += 1
    _count_anew(t)


def _count_anew(t: Innovation) -> None:
    """No card is where it was: nothing that was counted, or looked for, still holds."""
    s = t.state
    for seat in range(t.seats):
        t.count_anew(seat)
    s.unsettled = s.unclaimed = EVERYBODY
    s.turned += 1
    t.held = {}


async def _first_cards(me: Me, age: int) -> None:
    """Everybody draws and melds a card, and the first title in the alphabet begins (INN-053)."""
    t = me.t
    first: dict[str, tuple[int, int]] = {}
    try:
        for player in me.everybody:
            for card in await player.draw_and_meld(age):
                first[t.cards[card].title.lower()] = player.seat, card
    except GameOver as over:
        await end(t, over)
        return
    s = t.state
    s.turn = me.seat
    if first:
        s.turn, card = first[min(first)]
        t.tell("starts", s.turn, card, rule="INN-053")
    s.phase = "turn"


async def _play(t: Innovation, cause: int) -> None:
    """Turn by turn, as the driver does at rest; here all questions belong to one effect."""
    while True:
        t.cause = t.turn_cause = cause
        coming = step(t)
        if isinstance(coming, Ask):
            answer = coming.forced()
            if answer is None:
                answer = await coming
            elif t.unasked is not None:
                t.unasked(coming)
            t.cause = t.turn_cause = cause
            coming = take(t, coming, answer)
        elif coming is None:
            return
        if coming is not None:
            await coming


def _take_up(t: Innovation, around: InnovationState) -> list[tuple[int, int, int]]:
    """Lay all as it was before; returns what comes out of the game that is over, by seat and place."""
    s = t.state
    out = [(seat, place, card) for seat, place in _places(t) for card in t.at(seat, place)]
    for seat, place, card in out:
        _move(t, card, t.aside[seat, place])
    for seat, place in _places(t):
        zone = t.place(seat, place)
        for card in around.zones[zone]:
            _move(t, card, zone)
    if s.memory is not None and around.memory is not None:
        for seat, place in _places(t):
            s.memory.all_moved(t.place(seat, place), t.aside[seat, place])
        s.memory.take_up(around.memory, {t.place(seat, place) for seat, place in _places(t)})
    turned = s.turned
    s.take_up(around)
    s.turned = turned
    _count_anew(t)
    return out


async def _bring_along(me: Me, winners: tuple[int, ...], out: list[tuple[int, int, int]]) -> None:
    """The winners transfer their cards to where these lay; all others are junked, and what finds no room.

    Artifacts on display and in museums are transferred to the hand, and museums are given back.
    """
    t = me.t
    for seat, place, card in out:
        if t.cards[card].home == FREE_MUSEUMS and (place != ACHIEVEMENTS or seat not in winners):
            t.state.move(card, FREE_MUSEUMS)
    for seat, place, card in out:
        if seat in winners and _is_aside(t, seat, place, card):
            await moves.transfer(t, seat, card, seat, HAND if place in (DISPLAY, EXHIBITS) else place)
    for seat, place, card in out:
        if _is_aside(t, seat, place, card):
            await moves.junk(t, me.seat, card)
    for seat, place, card in out:
        if _is_aside(t, seat, place, card):  # a karma effect has had something else happen
            t.move(card, JUNK)


def _is_aside(t: Innovation, seat: int, place: int, card: int) -> bool:
    where: int = t.state.where[card]
    return where == t.aside[seat, place]
