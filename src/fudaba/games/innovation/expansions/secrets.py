"""Verbs that many cards of The Unseen use, above all on secrets."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import JUNK
from fudaba.games.innovation.facts.printed import SETS, SPLAYS
from fudaba.games.innovation.facts.vocabulary import Deed
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import splays
from fudaba.kernel.choices import Choice, one


async def safeguard_achievement(me: Me, *ages: int) -> Cards:
    """Safeguard an available standard achievement of one of these ages; of any age where none is named."""
    return await me.safeguard(one(me.available.aged(*ages) if ages else me.available))


async def show(me: Me, what: Choice[Cards], verb: Deed) -> Cards:
    """Choose cards and reveal them: others could not see that they have the colour that they must have."""
    return await me.reveal(await me.choose(what, verb))


async def hand_over(you: Me, cards: Cards, to: Player, place: int) -> Cards:
    """Put cards into a place of another player's, one after another.

    Each is a question that has one answer: how many there are may show what is hidden from others.
    """
    moved = Cards(you.t)
    for card in cards:
        moved += await you.transfer(one(Cards(you.t, [card])), to, place)
    return moved


async def must_splay(me: Me, direction: int, *colours: str) -> str:
    """Splay one of these colours, if that changes anything; return it, "" for none."""
    able = [colour for colour in colours if splays.can_splay(me.t, me.seat, colour, direction)]
    if not able:
        return ""
    colour = await me.choose_colour(able, word=f"splay_{SPLAYS[direction]}")
    await me.splay(colour, direction)
    return colour


async def keep_rest(me: Me, drawn: Cards) -> None:
    """Keep in the hand what was drawn and revealed and has gone nowhere yet."""
    left = me.revealed
    await me.keep(Cards(me.t, [card for card in drawn if card in left]))


def visible_cards(me: Player, colour: str) -> int:
    """How many cards of a colour are visible on a board: all of them if it is splayed, else the top card."""
    count = len(me.stack(colour))
    return count if me.splay_of(colour) else min(count, 1)


def under(me: Player, card: int) -> Cards:
    """The card directly beneath one on the board, or no card."""
    return Cards(me.t, me.beneath(card)[:1])


def valued_junk(me: Player) -> Cards:
    """The cards in the junk that have an age: no special achievements, and no museums."""
    return Cards(me.t, me.t.state.zones[JUNK]).where(lambda piece: piece.set in SETS)


def all_but_top(number: int, me: Player, colour: str) -> Cards:
    """All cards of a colour but that many on top."""
    return Cards(me.t, me.stack(colour)[:-number])


def lowest(number: int, cards: Cards) -> Choice[Cards]:
    """That many of the lowest of some cards; only among equals there is a choice."""
    sure: list[int] = []
    left = cards
    while left and len(sure) + len(left.lowest) <= number:
        sure += left.lowest
        left = left.aged(*(left.ages - {left.lowest.age}))
    count = min(number - len(sure), len(left))
    return Choice(left.lowest if count else Cards(cards.t), count, count, "some", tuple(sure))


def reveal_top(me: Me, age: int) -> Cards:
    """Show the top card of a base deck, where it lies."""
    return show_there(me, Cards(me.t, me.deck(age)[-1:]))


def show_there(me: Me, cards: Cards) -> Cards:
    """Show cards of decks where they lie."""
    for card in cards:
        me.t.show(card)
        me.t.tell("reveals", me.seat, card, rule="INN-G1")
    return cards


def tops_of_decks(me: Me) -> Cards:
    """The top card of every deck, of whatever set and age."""
    zones = me.t.state.zones
    return Cards(me.t, [zones[deck][-1] for deck in me.t.decks.values() if zones[deck]])


def coin(me: Me) -> bool:
    """Flip a coin; whether it is won."""
    won = me.t.state.roll(2) == 1
    me.t.tell("flips_coin", me.seat, word="won" if won else "lost", rule="INN-G1")
    return won
