"""The figures of an instruction: +Cards, +Actions, +Buys, +$, and tokens that are kept; and drawing."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from fudaba.games.dominion.board.board import Board, Player
from fudaba.games.dominion.board.subscriptions import AnyOf
from fudaba.games.dominion.facts.kinds import NO_BONUS, Bonus, Kind
from fudaba.games.dominion.facts.layout import DECK, DECKS, DISCARD, HANDS
from fudaba.games.dominion.facts.tokens import MINUS_CARD, MINUS_COIN
from fudaba.games.dominion.rules.acts import Shuffles, TakesTokens
from fudaba.games.dominion.rules.inquiries import MayGetActions
from fudaba.kernel.acts import Act
from fudaba.kernel.cards import only

HAND_SIZE: Final = 5
"""How many cards a player draws for the next hand."""
_TOKENS: Final = ("vp", "coffers", "villagers", "favors")
"""The figures that are tokens, which are kept: the last ones."""
_NO_TOKENS: Final = (0,) * len(_TOKENS)


async def follow(me: Player, kind: Kind) -> None:
    """Do what is printed on a card, a Way, an Event, a Boon or a Hex: its figures first, then the rest.

    What it has been looking at lies on the deck like any other card afterwards.
    """
    if kind.bonus is not NO_BONUS:
        await give(me.t, me.seat, kind.bonus, me.play)
    if kind.do is not None:
        looked = len(me.t.state.looked)
        doing = kind.do(me)
        if doing is not None:
            await doing
            me.t.stop_looking(looked)


# What can be followed without asking anybody.

OF_FIGURES: Final = AnyOf("Gets", "Shuffles", "TakesTokens", "MayGetActions")
"""The acts by which somebody may have something to say to +Cards, +Actions and so on. Where nobody hears of
one, and no card of a deck is being looked at, they are given without asking."""


def give_unheard(t: Board, seat: int, bonus: Bonus) -> None:
    """Give +Cards and so on to which nobody has anything to say; see `give`."""
    cards, actions, buys, coins, potions, vp, coffers, villagers, favors = bonus
    if cards:
        t.draw_now(seat, _less_minus_card(t, seat, cards))
    _add(t, seat, actions, buys, coins, potions)
    if vp or coffers or villagers or favors:
        for word, count in zip(_TOKENS, bonus[5:], strict=True):
            if count:
                t.add_tokens(seat, word, count)


def follow_unheard(me: Player, kind: Kind) -> Awaitable[None] | None:
    """Give the figures printed on a card, to which nobody has anything to say, and begin what else it says.

    Returns what is still to be awaited; after that, what it has been looking at must be left; see `follow`.
    """
    if kind.bonus is not NO_BONUS:
        give_unheard(me.t, me.seat, kind.bonus)
    return None if kind.do is None else kind.do(me)


# What is followed, whoever has something to say to it.


class Gets(Act):
    """A player gets +Cards, +Actions and so on: `bonus`. play: the number of the play that gives them, 0 for
    none. coins: once it is done, how many the player has got."""

    __slots__ = ("bonus", "coins", "play")

    def __init__(self, seat: int, bonus: Bonus, play: int = 0) -> None:
        super().__init__(seat)
        self.bonus = bonus
        self.play = play
        self.coins = 0

    async def do(self, table: Board) -> None:
        """The player has them."""
        self.coins = await _give(table, self.seat, self.bonus)


async def give(t: Board, seat: int, bonus: Bonus, play: int = 0) -> None:
    """Give a player +Cards, +Actions and so on. play: see `Gets`."""
    if not t.state.looked and not t.listens(OF_FIGURES, seat=seat):
        give_unheard(t, seat, bonus)
    elif t.listens("Gets", seat=seat):
        await t.happen(Gets(seat, bonus, play))
    else:
        await _give(t, seat, bonus)


async def _give(t: Board, seat: int, bonus: Bonus) -> int:
    """Give them, whoever has changed them. +Actions, +Buys and +$ are of use on the player's own turn only.

    Returns how many coins the player has got.
    """
    if bonus.cards:
        await draw(t, seat, bonus.cards)
    actions = bonus.actions
    if actions and t.listens("MayGetActions", seat=seat) and t.forbids(MayGetActions(seat)):
        actions = 0
    got = _add(t, seat, actions, bonus.buys, bonus.coins, bonus.potions)
    if bonus[5:] != _NO_TOKENS:
        for word, count in zip(_TOKENS, bonus[5:], strict=True):
            if count:
                await take_tokens(t, seat, word, count)
    return got


def _add(t: Board, seat: int, actions: int, buys: int, coins: int, potions: int) -> int:
    """Add what is to be spent on this turn. Returns how many coins the player has got."""
    s, is_logged = t.state, t.events is not None
    got = 0
    if seat != s.turn.seat:
        if coins and s.marks and t.mark(MINUS_COIN, seat):
            _returns_minus_coin(t, seat)
    else:
        if actions:
            s.actions += actions
            if is_logged:
                t.tell("gets_actions", seat, number=actions)
        if buys:
            s.buys += buys
            if is_logged:
                t.tell("gets_buys", seat, number=buys)
        if coins:
            got = give_coins(t, seat, coins)
        if potions:
            s.potions += potions
            t.tell("gets_potions", seat, number=potions)
    return got


def give_coins(t: Board, seat: int, coins: int) -> int:
    """Give the player whose turn it is coins, less the -$1 token's one. Returns how many."""
    s = t.state
    if s.marks and t.mark(MINUS_COIN, seat):
        _returns_minus_coin(t, seat)
        coins -= 1
    s.coins += coins
    if coins and t.events is not None:
        t.tell("gets_coins", seat, number=coins)
    return coins


def _returns_minus_coin(t: Board, seat: int) -> None:
    """The -$1 token goes, also where the +$ would have been of no use: in another player's turn."""
    t.set_mark(MINUS_COIN, seat, 0)
    t.tell("returns_minus_coin", seat)


def use_villager(t: Board, seat: int) -> None:
    """Let a player use a Villager for an Action."""
    s = t.state
    s.villagers[seat] -= 1
    s.actions += 1
    t.tell("uses_villagers", seat)


async def take_tokens(t: Board, seat: int, word: str, count: int) -> None:
    """Give a player VP, Coffers, Villagers or Favors."""
    if t.listens("TakesTokens"):
        await t.happen(TakesTokens(seat, word, count))
    else:
        t.add_tokens(seat, word, count)


async def draw(t: Board, seat: int, count: int, rule: str = "") -> list[int]:
    """Draw cards into the hand, one fewer with the -1 Card token. Returns those drawn."""
    s = t.state
    count = _less_minus_card(t, seat, count)
    if not s.looked and not (shuffles_to_draw(t, seat, count) and t.listens("Shuffles")):
        return t.draw_now(seat, count, rule)
    rest = rest_of_deck(t, seat)
    if len(rest) < count:  # first it is made whole, then drawn from
        await shuffle(t, seat)
        rest = rest_of_deck(t, seat)
    drawn: list[int] = []
    hand = HANDS[seat]
    for card in rest[::-1][:count]:
        s.move(card, hand)
        drawn.append(card)
    if drawn:
        t.tell("draws", seat, *drawn, audience=only(seat), number=len(drawn), rule=rule)
    return drawn


def shuffles_to_draw(t: Board, seat: int, count: int) -> bool:
    """Whether a player's deck holds fewer cards than this, so that they shuffle first to draw so many."""
    return len(t.state.zones[DECKS[seat]]) < count


def _less_minus_card(t: Board, seat: int, count: int) -> int:
    """How many cards are drawn: with the -1 Card token one fewer."""
    if t.state.marks and count and t.mark(MINUS_CARD, seat):
        t.set_mark(MINUS_CARD, seat, 0)
        t.tell("returns_minus_card", seat)
        return count - 1
    return count


async def top_of_deck(t: Board, seat: int) -> int:
    """The top card of a player's deck, shuffling where it is empty; -1 if there is none.

    What is being looked at lies above it, and is passed over.
    """
    rest = rest_of_deck(t, seat)
    if not rest and await shuffle(t, seat):
        rest = rest_of_deck(t, seat)
    return rest[-1] if rest else -1


def rest_of_deck(t: Board, seat: int) -> list[int]:
    """The cards in a player's deck that nobody is looking at, the top one last."""
    s = t.state
    deck = t.zone(DECK, seat)
    looked = [ref.card for ref in s.looked if s.finds(ref)] if s.looked else ()
    return [card for card in deck if card not in looked] if looked else deck[:]


async def shuffle(t: Board, seat: int) -> bool:
    """Shuffle a player's discards under what is left of the deck. False: there were none to shuffle."""
    if not t.zone(DISCARD, seat):
        return False
    if t.listens("Shuffles"):
        await t.happen(Shuffles(seat))
        return True
    return t.shuffle_now(seat)
