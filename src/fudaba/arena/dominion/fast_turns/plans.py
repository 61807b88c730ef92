"""The plays and buys of players who answer automatically (`kernel.autoplay`).

The same question is put once to a kind of player, and its answer kept with the box; `at_once` plays by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.arena.dominion.fast_turns.reach import FIGURES, figures_with, is_usual, next_turn_of
from fudaba.arena.dominion.fast_turns.tables import LOOK, NO_PILE, ActionPlan, BuyPlan, Tables, choice_of
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.questions import LIMIT
from fudaba.games.dominion.facts.kinds import NO_BONUS
from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND, OWN, OWN_PLACES, PLAY, SEATS
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.language.choices import worded
from fudaba.games.dominion.rules.extra_turns import NORMAL
from fudaba.games.dominion.rules.play import which_instructions
from fudaba.games.dominion.rules.tally import Tally
from fudaba.games.dominion.turns.composite_moves import plays_all
from fudaba.games.dominion.turns.phases import action_phase, buy_phase, buying
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.autoplay import AutoPlayer

_BITS: Final = 16
_UNWRITTEN: Final = frozenset({DECK, HAND, DISCARD, PLAY})
"""The places of which a state does not tell what lies there while turns are done at once."""
LOOKS: Final = BuyPlan(None, LOOK)
ASKED: Final = ActionPlan(())


class Holdings:
    """What a player has: the lists of the zones themselves, and the moves that are not written down yet."""

    __slots__ = (
        "acts", "deck", "discards", "hand", "moved", "orders", "owned", "plans", "play", "player", "seat",
        "stamps", "tables", "tally", "to_deck", "to_discards", "to_hand", "to_play", "worth",
    )  # fmt: skip

    def __init__(self, t: Board, tables: Tables, seat: int, player: type[AutoPlayer] | None) -> None:
        s = t.state
        self.tables = tables
        self.seat = seat
        self.player = player if plays_all(player) else None
        known = tables.plans_of(player, seat)
        plans = known.buys.get(s.empty)
        self.plans = known.buys.setdefault(s.empty, {}) if plans is None else plans
        """What the player buys, by `spending`, as long as no pile empties."""
        self.acts, self.orders, self.worth = known.actions, known.orders, known.worth
        """Which Action they play (`acts`), by the Actions that they have left to play and those in hand, the
        last first; how they play all Treasures (`orders`), by coins, Buys, empty piles, and those in hand; by
        card, what it is for them (`worth`)."""
        own = SEATS + seat * OWN
        self.to_deck, self.to_hand = own + DECK, own + HAND
        self.to_discards, self.to_play = own + DISCARD, own + PLAY
        self.deck = s.own(self.to_deck)
        self.hand = s.zones[self.to_hand]
        self.discards = s.own(self.to_discards)
        self.play = s.zones[self.to_play][:]
        """The cards in play."""
        self.stamps: dict[int, int] = {}
        """The moves by which the cards in play have come there, of those put there since."""
        self.moved: list[tuple[Sequence[int], int, int]] = []
        """(cards, zone, stamp of the first of them), in the order of the moves."""
        self.owned: dict[str, int] | None = None
        """How many cards of each name they have, as the table keeps it, once they have looked."""
        self.tally: Tally | None = None
        """Their cards as their policy counts them, once it has looked."""

    def static_answer(self, ask: DominionAsk) -> Answer | None:
        """What the player answers; None if they must be asked."""
        return self.player.static_answer(ask) if self.player is not None else None


def act_of(t: Board, held: Holdings, key: tuple[object, ...], left: int) -> ActionPlan:
    """What a player does in an Action phase with these Actions in hand and this many left to play."""
    s = t.state
    s.turn, s.actions = NORMAL[held.seat], left
    s.zones[held.to_hand] = held.hand
    ask = action_phase(t)
    s.actions = 1
    held.acts[key] = found = _answered(t, held, ask) if ask is not None else ASKED
    return found


def _answered(t: Board, held: Holdings, ask: DominionAsk) -> ActionPlan:
    answer = held.static_answer(ask)
    if answer is None:
        return ASKED
    answers: tuple[Answer, ...] = (answer,)
    chosen = ask.options[answer[0]]
    if chosen.verb != "play":
        return ActionPlan(answers)
    kind = t.cards[chosen.card]
    if held.player is None or held.worth[chosen.card] != FIGURES:
        return ASKED
    if (which := which_instructions(t, held.seat, chosen.card)) is not None:
        own = held.static_answer(which)
        if own is None or which.options[own[0]].card != chosen.card:
            return ASKED
        answers += (own,)
    then, figures = next_turn_of(kind), kind.bonus
    counted: DominionAsk | None = None
    if then is None:
        then, words, word = NO_BONUS, kind.offers, choice_of(kind, held.player)
        if word:
            figures = figures_with(kind, word) or figures
            answers += ((words.index(word),),)
        elif kind.bonus.cards:  # what is chosen turns on what is drawn before
            return ASKED
        else:
            counted = Ask(held.seat, "option", worded(words), held.seat, about=chosen.card)
    cards, actions, buys, coins, *_ = figures
    return ActionPlan(answers, kind.id, (cards, actions, buys, coins), then, counted)


def chosen(
    t: Board, held: Holdings, plan: ActionPlan, card: int, coins: int, actions: int, buys: int
) -> ActionPlan | None:
    """The same plan with what a player chooses who has to count for it, once they have played the card, with
    this many coins, Actions and Buys before it. None where they must be asked, or where it is not figures
    alone."""
    ask, s, kind = plan.ask, t.state, t.cards[card]
    if ask is None or held.player is None:
        return plan
    s.turn, s.zones[held.to_hand] = NORMAL[held.seat], [other for other in held.hand if other != card]
    had = s.coins, s.actions
    s.coins, s.actions = coins + kind.bonus.coins, actions - 1 + kind.bonus.actions
    answer = held.player.counted_answer(ask, _tally(t, held, buys + kind.bonus.buys, held.hand, held.play))
    s.coins, s.actions = had
    figures = None if answer is None else figures_with(kind, ask.options[answer[0]].word)
    if answer is None or figures is None or not is_usual(figures):
        return None
    return plan._replace(answers=(*plan.answers, answer), figures=figures[:4])


def all_treasures(t: Board, held: Holdings, coins: int, buys: int) -> tuple[Answer, list[int]] | None:
    """In which order a player plays the Treasures of a hand, and what they answer for that, with this many
    coins and Buys before it; None where they must be asked, or play only some."""
    cards = t.cards
    treasures = [card for card in held.hand if cards[card].treasure]
    key = (coins, buys, t.state.empty, *[cards[card].id for card in treasures])
    if key in held.orders:
        answer = held.orders[key]
    else:
        answer = held.orders[key] = _order_of_all(t, held, coins, buys)
    return None if answer is None else (answer, [treasures[pick] for pick in answer])


def _order_of_all(t: Board, held: Holdings, coins: int, buys: int) -> Answer | None:
    """What a player answers to play all Treasures of the hand, the first of the options; None where they
    must be asked, or play only some."""
    s = t.state
    s.turn, s.bought = NORMAL[held.seat], False
    s.zones[held.to_hand] = held.hand
    had = s.coins, s.buys
    s.coins, s.buys = coins, buys
    ask = buy_phase(t)
    s.coins, s.buys = had
    if ask is None or (answer := held.static_answer(ask)) is None:
        return None
    plays = [pick for pick, option in enumerate(ask.options) if option.verb == "play"]
    return answer if sorted(answer) == plays else None


def what_to_buy(t: Board, held: Holdings, coins: int, potions: int) -> DominionAsk:
    """The question what to buy for so much."""
    s = t.state
    had = s.coins, s.potions
    s.coins, s.potions = coins, potions
    ask = buying(t, held.seat)
    s.coins, s.potions = had
    return ask


def plan_of(t: Board, held: Holdings, coins: int, potions: int, *, keep: bool) -> BuyPlan:
    """What a player buys for so much. keep: whether no more piles are empty than when they were looked at."""
    found = _planned(t, held, what_to_buy(t, held, coins, potions))
    if keep:
        held.plans[spending(coins, potions)] = found
    return found


def spending(coins: int, potions: int) -> int:
    """What there is to spend, as one number."""
    return coins + (potions << _BITS)


def counted_plan(
    t: Board, held: Holdings, ask: DominionAsk, buys: int, near: bool, *turn: Sequence[int]
) -> BuyPlan:
    """What a player buys who has to count for it. near: whether these Buys may end the game. turn: the cards
    of this turn, wherever they are, those in play last."""
    if held.player is None:
        return LOOKS
    tally = _tally(t, held, buys, *turn)
    tally.near, tally.in_play = near, turn[-1]
    answer = held.player.counted_answer(ask, tally)
    return (
        LOOKS if answer is None else held.tables.purchases.get((ask, answer)) or _bought(t, held, ask, answer)
    )


def _tally(t: Board, held: Holdings, buys: int, *turn: Sequence[int]) -> Tally:
    """What a player can count. turn: the cards of this turn, wherever they are."""
    if held.tally is None:
        held.owned = t.counted_before(held.seat) or _counted(t, held, *turn)
        held.tally = Tally(t, held.seat, buys, held.owned)
    tally = held.tally
    tally.buys, tally.turn = buys, t.state.turns[held.seat]
    return tally


def _counted(t: Board, held: Holdings, *turn: Sequence[int]) -> dict[str, int]:
    """Count the cards that a player has, of which the state does not tell where they lie."""
    elsewhere = [t.zone(kind, held.seat) for kind in OWN_PLACES if kind not in _UNWRITTEN]
    places = (held.deck, held.discards, *turn, *elsewhere)
    return t.count(held.seat, [card for cards in places for card in cards])


def _planned(t: Board, held: Holdings, ask: DominionAsk) -> BuyPlan:
    if len(ask.options) == 1:
        return BuyPlan(None, NO_PILE)
    answer = held.static_answer(ask)
    return BuyPlan(None, LOOK, ask=ask) if answer is None else _bought(t, held, ask, answer)


def _bought(t: Board, held: Holdings, ask: DominionAsk, answer: Answer) -> BuyPlan:
    """What an answer buys, found once; that the player must be asked, where it is more than a card."""
    purchases = held.tables.purchases
    if len(purchases) >= LIMIT:
        purchases.clear()
    found = purchases[ask, answer] = _purchase(t, held, ask, answer)
    return found


def _purchase(t: Board, held: Holdings, ask: DominionAsk, answer: Answer) -> BuyPlan:
    chosen = ask.options[answer[0]]
    if chosen.verb != "buy":
        return BuyPlan(answer, NO_PILE)
    pile = t.box.pile_of_kind.get(chosen.face, -1)
    if pile < 0:  # an Event or a Project
        return LOOKS
    zone = t.box.piles[pile].zone
    if zone in held.tables.not_bought:
        return LOOKS
    cost = t.cards[t.state.zones[zone][-1]].cost
    return BuyPlan(answer, zone, cost.coins, cost.potions)
