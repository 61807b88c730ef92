"""Cities of Destiny: the icons of a melded city, endorsing. Flags and fountains are counted in `table`."""

from __future__ import annotations

from typing import Final

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.activation import activate
from fudaba.games.innovation.dogma.reach import can_be_activated
from fudaba.games.innovation.facts.printed import ICONS, NONE, SPLAYS
from fudaba.games.innovation.facts.vocabulary import Deed, InnovationOption
from fudaba.games.innovation.rules import draws, moves, splays
from fudaba.kernel.ask import Option

ENDORSE: Final = "endorse"
"""What may be done once a turn (INN-152)."""
_BOTTOM_CENTRE: Final = 2
_TOP_CENTRE: Final = 4
_ARROWS: Final = {f"arrow_{word}": direction for direction, word in enumerate(SPLAYS)}


# What a city does when it is melded.


async def instant_icons(t: Innovation, seat: int, melded: int) -> None:
    """After a meld action: carry out the icons of a city that work at once (INN-161 to INN-164).

    The one at the top comes before the one at the bottom. An icon of a usual kind at the top is a search.
    """
    piece = t.cards[melded]
    if piece.set != "cities":
        return
    for place in (_TOP_CENTRE, _BOTTOM_CENTRE):
        mark = piece.places[place]
        if mark == "plus":
            await draws.draw(t, seat, piece.age + 1, rule="INN-161")
        elif mark in _ARROWS:
            await splays.splay(t, seat, piece.colour, _ARROWS[mark])
        elif mark in ICONS and place == _TOP_CENTRE:
            with t.because(t.tell("searches", seat, melded, number=piece.age, rule="INN-164")):
                await _search(t, seat, melded, mark)
        elif mark == "junk":
            await _junk_achievement(t, seat, piece.age)
        elif mark == "uplift":
            await moves.junk_deck(t, seat, piece.age + 1)
            await draws.draw(t, seat, piece.age + 2, rule="INN-235")
        elif mark == "unsplay":
            for opponent in t.opponents(seat):
                await splays.splay(t, seat, piece.colour, NONE, whose=opponent)


async def _search(t: Innovation, seat: int, city: int, icon: str) -> None:
    """Reveal as many base cards of a city's age as that age says, keep those with the icon, and return the
    others in an order of choice (INN-074b).

    Only from that deck, and as many as it has: no draw rule holds, and no effect of another set (INN-166).
    """
    age = t.cards[city].age
    found = t.state.zones[t.decks["base", age]][-age:][::-1]
    for card in found:
        await moves.reveal(t, seat, card)
    for card in found:
        if icon in t.cards[card].icons:
            await moves.take(t, seat, card, rule="INN-164")
    left = [card for card in found if icon not in t.cards[card].icons]
    options: list[InnovationOption] = [Option("return", card, t.cards[card].face) for card in left]
    number = len(left)
    order = await t.choose_some(
        seat, "return", options, least=number, most=number, ordered=True, about=city, rule="INN-074b"
    )
    for option in order:
        moves.put_beneath(t, seat, option.card, rule="INN-164")


async def _junk_achievement(t: Innovation, seat: int, age: int) -> None:
    for card in t.standard(age)[:1]:
        await moves.junk(t, seat, card, rule="INN-234")


# Endorsing.


def endorsements(t: Innovation, seat: int) -> list[InnovationOption]:
    """The top cards that a player may endorse as an action (INN-152 to INN-155)."""
    if not t.house.cities or ENDORSE in t.state.once:
        return []
    return [
        Option(ENDORSE, card, t.cards[card].face)
        for card in t.tops(seat)
        if can_be_activated(t, card) and _endorsing(t, seat, card)
    ]


async def endorse(t: Innovation, seat: int, card: int) -> None:
    """Choose a city and a card for the cost, and activate the card twice (INN-154 to INN-160)."""
    t.state.once += (ENDORSE,)
    with t.because(t.tell("endorses", seat, card, rule="INN-152")):
        await _endorse(t, seat, card)


async def _endorse(t: Innovation, seat: int, card: int) -> None:
    options: list[InnovationOption] = [
        Option("city", city, t.cards[city].face) for city in _endorsing(t, seat, card)
    ]
    chosen = await t.choose(seat, "city", options, about=card, rule="INN-153")
    verb: Deed = "junk" if t.house.fourth else "tuck"
    rule = "INN-238" if t.house.fourth else "INN-154"
    costs: list[InnovationOption] = [
        Option(verb, paid, t.cards[paid].face) for paid in _costs(t, seat, chosen.card)
    ]
    cost = await t.choose(seat, verb, costs, about=card, rule=rule, word=ENDORSE)
    pay = moves.junk if t.house.fourth else moves.tuck
    if await pay(t, seat, cost.card, rule=rule):  # else a karma effect has come instead (INN-G17)
        await activate(t, seat, card, times=2, action=t.state.action, rule="INN-156")


def _endorsing(t: Innovation, seat: int, card: int) -> Cards:
    """The top cities that share an icon with a card, and for which the hand can pay (INN-153, INN-155)."""
    icons = t.cards[card].icons.intersection(ICONS)
    cities = t.tops(seat).where(lambda piece: piece.set == "cities" and not icons.isdisjoint(piece.icons))
    return Cards(t, [city for city in cities if _costs(t, seat, city)])


def _costs(t: Innovation, seat: int, city: int) -> list[int]:
    """The cards in the hand that pay for a city's help: those of its age or lower (INN-154)."""
    return [card for card in t.hand(seat) if t.age(card) <= t.age(city)]
