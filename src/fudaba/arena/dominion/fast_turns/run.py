"""Fast turns: whole turns of players who answer automatically, without the rules in between.

Turns are played on the lists of the zones and a few figures beside them. Where each card lies, and by which
move it came there, is written into the state only at the end. The answers are those that the players give,
the shuffles those of the seed, and the state is equal to the last stamp: `tests/arena/test_fast_turns.py`.
"""

from __future__ import annotations

from typing import Final

from fudaba.arena.dominion.fast_turns.pending_turns import Unwritten
from fudaba.arena.dominion.fast_turns.plans import (
    Holdings,
    act_of,
    all_treasures,
    chosen,
    counted_plan,
    plan_of,
    spending,
    what_to_buy,
)
from fudaba.arena.dominion.fast_turns.position import can_play, gifts_in, staying
from fudaba.arena.dominion.fast_turns.reach import ASKS, FIGURES, next_turn_of
from fudaba.arena.dominion.fast_turns.tables import LOOK, NO_PILE, tables_of
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import ACTION_PHASE, BETWEEN, BUY_PHASE
from fudaba.games.dominion.facts.kinds import NO_BONUS
from fudaba.games.dominion.facts.layout import HANDS
from fudaba.games.dominion.rules.bonuses import HAND_SIZE
from fudaba.games.dominion.rules.ending import IDLE_ROUNDS, cards_to_end, is_over, may_pay_for_end
from fudaba.games.dominion.turns.automatic_answers import ALL
from fudaba.games.dominion.turns.composite_moves import plays_all
from fudaba.kernel.autoplay import AutoPlay

_TOP_HAND: Final = slice(None, -HAND_SIZE - 1, -1)
"""The next hand in a deck, the top card first."""


def play(t: Board, autoplay: AutoPlay) -> bool:
    """Play from here on, in an Action or Buy phase, as far as automatic answers go: to the end of this
    turn, and turn after turn. False, and nothing is done, where that cannot be.

    The table stands between two turns then, or at a question that needs a look at it, or where it stood.
    """
    s = t.state
    seat, tables = s.turn.seat, tables_of(t.box)
    player = autoplay.players[seat]
    if not plays_all(player) or not (tables.supported or tables.find_support()):
        return False
    if not s.bought:
        worth = tables.plans_of(player, seat).worth
        acts = s.actions and s.phase == ACTION_PHASE
        for card in s.zones[HANDS[seat]]:
            if worth[card] == ASKS and (acts or t.cards[card].treasure):
                return False
    if not can_play(t, tables):
        return False
    _Run(t, tables, autoplay).play()
    return True


class _Run(Unwritten):
    """Turns that are being played."""

    __slots__ = ()

    def play(self) -> None:
        """Play turn after turn."""
        t, s, answers, holdings = self.t, self.t.state, self.answers, self.holdings
        cards, zones, unshared, turns = t.cards, s.zones, s.unshared, s.turns
        left = t.left_in_supply()
        stuck, empty, may_give = IDLE_ROUNDS * t.seats, s.empty, bool(self.tables.gifts)
        to_end, lower = 0, True  # at least so many purchases end the game; whether it may be more
        seat = self.first
        held = self.holdings_of(seat)
        worth = held.worth
        # What there is of the turn in which this begins.
        coins, actions, buys, had_bought = s.coins, s.actions - self.unused, s.buys, s.bought
        done = bool(s.done)
        begun = done or self.ends or bool(held.play) or bool(self.unused)
        while True:
            if held.player is None:
                self.stand(held.seat, ACTION_PHASE, actions, buys, coins)
                return
            treasures: list[int] = []
            others: list[int] = []
            potions = 0
            if had_bought:
                others = held.hand
            else:
                for card in held.hand:
                    gives = worth[card]
                    if gives > 0:
                        treasures.append(card)
                        coins += gives
                    elif not gives:
                        others.append(card)
                    else:
                        coins -= sum([worth[card] for card in treasures])
                        found = self._actions(held, coins, actions, buys)
                        if found is None:
                            return
                        coins, potions, actions, buys, treasures, others = found
                        break
            if treasures:
                answers.append(ALL[len(treasures)])
            moves = self.moves + len(treasures)
            bought: list[int] = []
            gifts = gifts_in(t, self.tables, held.play) if may_give and held.play else None
            while buys:
                spend = spending(coins, potions) if potions else coins
                plan = held.plans.get(spend) if s.empty == empty else None
                if plan is None:
                    plan = plan_of(t, held, coins, potions, keep=s.empty == empty)
                ask, near = plan.ask, False
                if buys >= to_end:
                    if lower:
                        to_end = cards_to_end(t, buys)
                        lower = to_end > buys
                    near = buys >= to_end and may_pay_for_end(t, buys, coins)
                    if near and ask is None:
                        ask = what_to_buy(t, held, coins, potions)
                if ask is not None and len(ask.options) > 1:
                    plan = counted_plan(t, held, ask, buys, near, treasures, others, bought, held.play)
                answer, zone, cost, potions_too, _ = plan
                if zone == LOOK:
                    self.stand_at_buy(held, treasures, others, bought, coins, potions, actions, buys)
                    s.bought = bool(bought) or had_bought
                    return
                if answer is not None:
                    answers.append(answer)
                if zone == NO_PILE:
                    break
                if zone not in unshared:
                    s.own(zone)
                pile = zones[zone]
                bought.append(pile.pop())
                if len(pile) < to_end:
                    to_end, lower = to_end - 1, True
                if held.owned is not None:
                    id = cards[bought[-1]].id
                    held.owned[id] = held.owned.get(id, 0) + 1
                elif s.passed is not None:
                    s.passed.append((bought[-1], -1, seat))
                if gifts:
                    s.vp[seat] += sum([vp for vp, of in gifts if of is None or t.is_of(bought[-1], of)])
                buys -= 1
                coins -= cost
                potions -= potions_too
                if not pile:
                    s.empty |= 1 << t.pile_at(zone)
            # What the turn leaves behind, as `clean_up` has it.
            left -= len(bought)
            if left < s.least and (bought or treasures or done or len(self.plays) > self.since):
                s.least = left
                s.idle = 0
            else:
                s.idle += 1
            if held.play:
                stays = staying(self.waits, seat) if self.waits else set[int]()
                gone = [*bought, *[card for card in held.play if card not in stays], *treasures, *others]
                held.play = [card for card in held.play if card in stays]
            else:
                gone = bought + treasures + others
            deck, moved = held.deck, held.moved
            held.discards += gone
            if len(deck) >= HAND_SIZE:
                moved.append((gone, held.to_discards, moves + 1))
                moves += len(gone)
                held.hand = deck[_TOP_HAND]
                del deck[-HAND_SIZE:]
                moved.append((held.hand, held.to_hand, moves + 1))
                self.moves = moves + HAND_SIZE
            else:
                moved.clear()  # all that is not drawn is shuffled
                self.moves = moves + len(gone)
                held.hand = self.draw(held, HAND_SIZE)
            if begun:
                self.leave()
            elif self.plays:
                self.forget()
            if s.empty != empty or s.idle >= stuck or self.ends or (begun and is_over(t)):
                self.stand(held.seat, BETWEEN)
                s.entered = True
                s.bought = bool(bought) or had_bought
                s.actions = s.buys = 0
                return
            self.count += 1
            seat = seat + 1 if seat + 1 < t.seats else 0
            turns[seat] += 1
            coins, actions, buys, had_bought, done, begun = 0, 1, 1, False, False, False
            following = holdings[seat]
            if following is None:
                if not self.waits and self._asks_first(seat):
                    self.stand(seat, ACTION_PHASE)
                    return
                following = self.holdings_of(seat)
            held, worth = following, following.worth
            if self.waits:
                coins, actions, buys = self._start(held)

    def _asks_first(self, seat: int) -> bool:
        """Whether a player, of whom nothing has been looked at yet, must be asked before they play anything:
        of the Actions in hand none is played by its figures."""
        worth = self.tables.plans_of(self.autoplay.players[seat], seat).worth
        there = [worth[card] for card in self.t.state.zones[HANDS[seat]]]
        return ASKS in there and FIGURES not in there

    def _start(self, held: Holdings) -> tuple[int, int, int]:
        """A turn begins: its player gets the figures that have been waiting for it.

        Returns the coins, Actions and Buys that there are then.
        """
        coins, actions, buys = 0, 1, 1
        for ability in self.given(held):
            cards, more, more_buys, more_coins, *_ = ability.args
            if cards:
                held.hand = held.hand + self.draw(held, cards)
            actions += more
            buys += more_buys
            coins += more_coins
        return coins, actions, buys

    def _actions(
        self, held: Holdings, coins: int, left: int, buys: int
    ) -> tuple[int, int, int, int, list[int], list[int]] | None:
        """Play the Actions of a hand by their figures, and Treasures if one of them is to be played by
        itself. left: the Actions left to play.

        Returns the coins, Potions, Actions and Buys that there are then, the Treasures still to be played and
        the other cards of the hand; None if the player must be asked, and the table stands there.
        """
        worth, cards = held.worth, self.t.cards
        hand = held.hand = held.hand[:]
        turn = sum(self.t.state.turns)
        while left:
            actions = {cards[card].id: card for card in reversed(hand) if cards[card].action}
            if not actions:
                break
            key = (left, *actions)
            plan = held.acts.get(key) or act_of(self.t, held, key, left)
            if not plan.answers:
                self.stand(held.seat, ACTION_PHASE, left, buys, coins)
                return None
            if not plan.id:
                self.answers += plan.answers
                break
            card = actions[plan.id]
            if plan.ask is not None:
                with_choice = chosen(self.t, held, plan, card, coins, left, buys)
                if with_choice is None:
                    self.stand(held.seat, ACTION_PHASE, left, buys, coins)
                    return None
                plan = with_choice
            self.answers += plan.answers
            hand.remove(card)
            self.put_into_play(held, card, turn, plan.then)
            draws, more, more_buys, more_coins = plan.figures
            if draws:
                hand += self.draw(held, draws)
            left += more - 1
            buys += more_buys
            coins += more_coins
        treasures: list[int] = []
        others: list[int] = []
        for card in hand:
            gives = worth[card]
            if gives > 0:
                treasures.append(card)
                coins += gives
            elif not gives or not cards[card].treasure:
                others.append(card)
            else:
                coins -= sum(worth[card] for card in treasures)
                return self._treasures(held, coins, left, buys)
        return coins, 0, left, buys, treasures, others

    def _treasures(
        self, held: Holdings, coins: int, actions: int, buys: int
    ) -> tuple[int, int, int, int, list[int], list[int]] | None:
        """Play the Treasures of a hand one by one, since they do not only give coins; see `_actions`."""
        t, hand, potions = self.t, held.hand, 0
        asks = ASKS in [held.worth[card] for card in hand if t.cards[card].treasure]
        if asks or (found := all_treasures(t, held, coins, buys)) is None:
            self.stand(held.seat, BUY_PHASE, actions, buys, coins)
            return None
        answer, order = found
        self.answers.append(answer)
        self.treasures = len(self.plays)
        turn = sum(t.state.turns)
        for card in order:
            kind = t.cards[card]
            hand.remove(card)
            self.put_into_play(held, card, turn, next_turn_of(kind) or NO_BONUS)
            _, more, more_buys, more_coins, more_potions, *_ = kind.bonus
            actions += more
            buys += more_buys
            coins += more_coins
            potions += more_potions
        return coins, potions, actions, buys, [], hand
