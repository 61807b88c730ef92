"""What several cards of Echoes of the Past say alike."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import JUNK
from fudaba.games.innovation.facts.printed import COLOURS
from fudaba.games.innovation.language.me import Me
from fudaba.kernel.choices import one


def with_bonus(cards: Cards) -> Cards:
    """Those with a bonus."""
    return cards.where(lambda card: card.bonus > 0)


def without_bonus(cards: Cards) -> Cards:
    """Those without a bonus."""
    return cards.where(lambda card: not card.bonus)


def of_expansions(cards: Cards) -> Cards:
    """Those of other sets than base, as the backs show."""
    return cards.only([card for card in cards if cards.t.cards[card].set != "base"])


def bonus_of(cards: Cards) -> int:
    """The bonus of the first of them, 0 without any."""
    return cards.t.cards[cards[0]].bonus if cards else 0


def but(cards: Cards, taken: Cards) -> Cards:
    """Those that are not among others."""
    return Cards(cards.t, [card for card in cards if card not in taken])


def bonus_points(player: Player) -> int:
    """What a player's bonuses add to the score."""
    bonuses = player.bonuses
    return max(bonuses) + len(bonuses) - 1 if bonuses else 0


def visible_cards(player: Player, colour: str) -> int:
    """How many cards of a colour can be seen: of a stack that is not splayed only one."""
    stack = player.stack(colour)
    return len(stack) if player.splay_of(colour) else min(1, len(stack))


def visible_hexes_of(me: Me, *ids: str) -> int:
    """Of how many of these cards the hexagon is visible on any board."""
    return sum(
        mark == "hex" and me.t.cards[card].id in ids
        for player in me.everybody
        for colour in COLOURS
        for card, mark in me.t.visible(player.seat, colour)
    )


def bonuses_of_all(me: Me) -> set[int]:
    """The different bonuses visible on any board."""
    return {bonus for player in me.everybody for bonus in player.bonuses}


async def draw_each(me: Me, ages: Iterable[int]) -> Cards:
    """Draw a card of each of these ages, in the order that the player likes: the cards name none."""
    drawn = Cards(me.t)
    left = sorted(ages)
    while left:
        age = await me.choose_value(sorted(set(left)))
        left.remove(age)
        drawn += await me.draw(age)
    return drawn


def available_achievements(me: Me) -> Cards:
    """All achievements that can be claimed, special ones too."""
    return Cards(me.t, [*me.available, *me.available_specials])


def junk(me: Me) -> Cards:
    """The cards in the junk that have an age."""
    return Cards(me.t, me.t.state.zones[JUNK]).where(lambda card: card.special is None)


async def may_offer_bottom(me: Me, age: int) -> None:
    """The bottom card of a deck may become available as an achievement."""
    if me.deck(age) and await me.may():
        await me.offer(me.deck(age)[0])


async def may_junk_to_achieve(me: Me, age: int) -> None:
    """A deck may be junked; then the highest card in the junk is achieved, if score and top card allow it."""
    if me.deck(age) and await me.may():
        await me.junk_deck(age)
        found = junk(me).highest
        if found and me.can_achieve(found[0]):
            await me.achieve(one(found))


async def draw_and_foreshadow_all(me: Me, *ages: int) -> None:
    """Cards of several ages, one after the other."""
    for age in ages:
        await me.draw_and_foreshadow(age)


async def splay_all(me: Me, direction: int, *colours: str) -> None:
    """Splay each of these colours that there are."""
    for colour in colours or me.colours:
        await me.splay(colour, direction)
