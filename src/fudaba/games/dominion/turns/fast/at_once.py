"""Whole turns at once: quiet turns of players whose answers are habits (`kernel.habits`).

What `quiet` does from question to question is done here from turn to turn, on the lists of the zones and a
few figures beside them. Where a card lies, and by which move it came there, is written into the state only
when somebody may look: the last place of each card, not all those between. The answers are those that the
players would have given, the shuffles those of the seed, and the state is the same to the last stamp,
which tests/games/dominion/test_at_once.py holds.
"""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.state import ACTION_PHASE, BETWEEN, BUY_PHASE, Done
from fudaba.games.dominion.facts.layout import EXILE, HAND, OWN, PLAY, SEATS, place
from fudaba.games.dominion.rules.bonuses import HAND_SIZE
from fudaba.games.dominion.rules.ending import IDLE_ROUNDS, is_over
from fudaba.games.dominion.rules.extra_turns import NORMAL
from fudaba.games.dominion.turns.clean_up import forget_turn
from fudaba.games.dominion.turns.fast.answers import ALL
from fudaba.games.dominion.turns.fast.plans import LOOKS, Holdings, act_of, plan_of, plays_all, reckoned
from fudaba.games.dominion.turns.quiet import ASKS
from fudaba.games.dominion.turns.tables import LOOK, NOTHING, QuickBoard
from fudaba.kernel.cards import Ref
from fudaba.kernel.dice import shuffled
from fudaba.kernel.habits import Habits
from fudaba.kernel.plays import Play

_TOP_HAND: Final = slice(None, -HAND_SIZE - 1, -1)
"""The next hand in a deck, the top card first."""


def play(t: QuickBoard, habits: Habits) -> bool:
    """Play from here on, in an Action or Buy phase, as far as habits go: to the end of this turn, and turn
    after turn. False, and nothing is done, where that cannot be.

    The table stands between two turns then, or at a question that needs a look at it, or where it stood.
    """
    s, worth = t.state, t.fast.worth
    seat = s.turn.seat
    if not plays_all(habits.players[seat]):
        return False
    if not s.bought:
        for card in s.zones[place(HAND, seat)]:
            if worth[card] == ASKS and (s.actions or t.cards[card].treasure):
                return False
    if not is_quiet(t):
        return False
    _Run(t, habits).play()
    return True


def is_quiet(t: QuickBoard) -> bool:
    """Whether just now nobody can have anything to say to what is done in this turn and the next ones:
    nothing waits, nothing is owed, saved or kept, all that is loud lies in its pile, nothing busy is in play,
    it is a normal turn, and nobody reads the log."""
    s = t.state
    if not t.fast.quiet or t.events is not None or s.abilities or s.owned or s.marks:
        return False
    zones, seat = s.zones, s.turn.seat
    for zone, count in t.fast.loud:
        if len(zones[zone]) != count:
            return False
    in_play = zones[place(PLAY, seat)]
    if in_play and not t.fast.busy.isdisjoint([t.cards[card].id for card in in_play]):
        return False
    for kind in (EXILE, PLAY):
        for zone in range(SEATS + kind, SEATS + OWN * t.seats, OWN):
            if zones[zone] and zones[zone] is not in_play:
                return False
    return (
        s.turn is NORMAL[seat]
        and s.normal == seat
        and not (s.known or s.looked or s.cheaper or s.potions)
        and not (any(s.coffers) or any(s.villagers) or any(s.debt))
        and s.revealed
        and s.light is None
        and s.after_end is None
    )


class _Run:
    """Turns that are being played. In the state `turns`, `idle`, `least`, `rolls`, `empty`, and all zones but
    players' hands and cards in play, are as they are now; all else is as when it began, or as the turn in
    which it began has left it behind.

    first: whose the first turn is. count: how many have been finished since. moves: how many there have been.
    acted: the Actions played since: (card, its stamp in play, seat, turn); from `since` on, in this turn.
    """

    __slots__ = ("acted", "answers", "count", "first", "habits", "holdings", "moves", "since", "t")

    def __init__(self, t: QuickBoard, habits: Habits) -> None:
        self.t = t
        self.habits = habits
        self.answers = habits.answers
        self.holdings: list[Holdings | None] = [None] * t.seats
        self.first = t.state.turn.seat
        self.count = 0
        self.moves = t.state.moves
        self.acted: list[tuple[int, int, int, int]] = []
        self.since = 0

    def play(self) -> None:
        """Play turn after turn."""
        t, s, answers, holdings = self.t, self.t.state, self.answers, self.holdings
        worth, cards, zones, unshared, turns = t.fast.worth, t.cards, s.zones, s.unshared, s.turns
        left = sum([len(zones[zone]) for zone in t.box.supply_zones])
        stuck, empty = IDLE_ROUNDS * t.seats, s.empty
        seat = self.first
        # What there is of the turn in which this begins.
        coins, actions, buys, had_bought = s.coins, s.actions, s.buys, s.bought
        played = zones[place(PLAY, seat)][:]
        begun = bool(s.done or played)
        while True:
            held = holdings[seat] or self._holdings_of(seat)
            if held.player is None:
                self._stand(held, ACTION_PHASE)
                return
            treasures: list[int] = []
            others: list[int] = []
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
                        found = self._actions(held, played, coins, actions, buys)
                        if found is None:
                            return
                        coins, actions, buys, treasures, others = found
                        break
            if treasures:
                answers.append(ALL[len(treasures)])
            moves = self.moves + len(treasures)
            bought: list[int] = []
            while buys:
                plan = LOOKS if s.empty != empty else held.plans.get(coins) or plan_of(t, held, coins)
                if plan.zone == LOOK and s.empty == empty:
                    plan = reckoned(t, held, coins, buys, treasures, others, bought, played)
                answer, zone, cost = plan
                if zone == LOOK:
                    self._stand_at_buy(held, treasures, others, bought, coins, actions, buys)
                    s.bought = bool(bought) or had_bought
                    return
                if answer is not None:
                    answers.append(answer)
                if zone == NOTHING:
                    break
                if zone not in unshared:
                    s.own(zone)
                pile = zones[zone]
                bought.append(pile.pop())
                if held.owned is not None:
                    id = cards[bought[-1]].id
                    held.owned[id] = held.owned.get(id, 0) + 1
                buys -= 1
                coins -= cost
                if not pile:
                    s.empty |= 1 << t.pile_at(zone)
            # What the turn leaves behind, as `clean_up` has it.
            left -= len(bought)
            if left < s.least and (bought or treasures or played):
                s.least = left
                s.idle = 0
            else:
                s.idle += 1
            if played:
                gone = [*bought, *played, *treasures, *others]
                self.since = len(self.acted)
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
                held.hand = self._drawn(held, HAND_SIZE)
            if begun:
                self._leave(held)
            if s.empty != empty or s.idle >= stuck or (begun and is_over(t)):
                self._stand(held, BETWEEN)
                s.entered = True
                s.bought = bool(bought) or had_bought
                s.actions = s.buys = 0
                return
            self.count += 1
            seat = seat + 1 if seat + 1 < len(holdings) else 0
            turns[seat] += 1
            coins, actions, buys, had_bought, played, begun = 0, 1, 1, False, [], False

    def _holdings_of(self, seat: int) -> Holdings:
        held = self.holdings[seat] = Holdings(self.t, seat, self.habits.players[seat])
        return held

    def _leave(self, held: Holdings) -> None:
        """The turn in which it began is over."""
        s = self.t.state
        s.own(held.to_play).clear()
        forget_turn(self.t)
        s.entered = s.bought = False

    # The Action phase.

    def _actions(
        self, held: Holdings, played: list[int], coins: int, left: int, buys: int
    ) -> tuple[int, int, int, list[int], list[int]] | None:
        """Play the Actions of a hand by their figures. played: to it they are added; left: the Actions left.

        Returns the coins, Actions and Buys that there are then, the Treasures and the other cards of the
        hand; None if the player must be asked, and the table stands there.
        """
        worth, cards, seat = self.t.fast.worth, self.t.cards, held.seat
        hand = held.hand = held.hand[:]
        turn = sum(self.t.state.turns)
        while left:
            actions = {cards[card].id: card for card in reversed(hand) if cards[card].action}
            if not actions:
                break
            key = (left, *actions)
            answer, id, figures = held.acts.get(key) or act_of(self.t, held, key, left)
            if answer is None:
                self._stand(held, ACTION_PHASE, left, buys, coins)
                return None
            self.answers.append(answer)
            if not id:
                break
            card = actions[id]
            hand.remove(card)
            played.append(card)
            self.moves += 1
            self.acted.append((card, self.moves, seat, turn))
            draws, more, more_buys, more_coins = figures
            if draws:
                hand += self._drawn(held, draws)
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
                self._stand(held, BUY_PHASE, left, buys, coins)
                return None
        return coins, left, buys, treasures, others

    # What is written down.

    def _drawn(self, held: Holdings, count: int) -> list[int]:
        """Draw cards from a player's deck, shuffling where it is empty. Returns them."""
        s, deck = self.t.state, held.deck
        drawn = deck[: -count - 1 : -1]
        del deck[-count:]
        held.moved.append((drawn, held.to_hand, self.moves + 1))
        self.moves += len(drawn)
        if len(drawn) == count or not held.discards:
            return drawn
        s.rolls += 1
        cards = shuffled(s.key, s.rolls, held.discards)
        self.moves += len(cards)  # first they all become the deck
        held.moved.append((cards, held.to_deck, self.moves + 1))
        self.moves += len(cards)
        deck += cards
        held.discards.clear()
        return drawn + self._drawn(held, count - len(drawn))

    def _write(self, held: Holdings) -> None:
        """Write into the state where all cards are, whose turn it is, and which Actions have been played."""
        s, seats = self.t.state, self.t.seats
        where, stamp = s.where, s.stamp
        for each in self.holdings:
            if each is None:
                continue
            s.zones[each.to_hand] = each.hand
            for cards, zone, number in each.moved:
                for card in cards:
                    where[card] = zone
                    stamp[card] = number
                    number += 1
        s.moves = self.moves
        s.normal = held.seat
        s.turn = NORMAL[held.seat]
        before = (NORMAL[(self.first + n) % seats] for n in range(max(0, self.count - 3), self.count))
        s.last = [*s.last, *before][-3:]
        if self.acted:
            self._write_plays(held)

    def _write_plays(self, held: Holdings) -> None:
        """Write down the Actions of this turn, which are still in play, and the last play before."""
        s, first = self.t.state, self.t.state.plays[-1].number + 1 if self.t.state.plays else 1
        plays = [
            Play(first + number, Ref(card, stamp), seat, seat, turn=turn)
            for number, (card, stamp, seat, turn) in enumerate(self.acted)
        ]
        before = [*s.plays, *plays[: self.since]]
        s.plays = (before[-1:] if self.since else before) + plays[self.since :]
        for play in plays[self.since :]:
            card, stamp = play.card
            s.own(held.to_play).append(card)
            s.where[card], s.stamp[card] = held.to_play, stamp
            types = self.t.cards[card].types
            s.done.append(Done("play", held.seat, card, ACTION_PHASE, play.number, True, -1, types))

    def _stand(self, held: Holdings, phase: int, actions: int = 1, buys: int = 1, coins: int = 0) -> None:
        """Let the table stand in this phase of a player's turn, with so much left to spend."""
        s = self.t.state
        self._write(held)
        s.phase = phase
        s.actions, s.buys, s.coins = actions, buys, coins

    def _stand_at_buy(
        self,
        held: Holdings,
        treasures: list[int],
        others: list[int],
        bought: list[int],
        coins: int,
        actions: int,
        buys: int,
    ) -> None:
        """Let the table stand where a player must be asked what to buy, having played all Treasures."""
        s, seat = self.t.state, held.seat
        held.moved.append((treasures, held.to_play, self.moves + 1))
        held.moved.append((bought, held.to_discards, self.moves + len(treasures) + 1))
        self.moves += len(treasures) + len(bought)
        held.hand = others
        held.discards += bought
        self._stand(held, BUY_PHASE, actions, buys, coins)
        s.own(held.to_play).extend(treasures)
        s.done += [
            Done("play", seat, card, BUY_PHASE, 0, True, -1, self.t.cards[card].types) for card in treasures
        ]
        for card in bought:
            pile = self.t.box.piles[self.t.box.home[card]].zone
            s.done += (
                Done("buy", seat, card, BUY_PHASE),
                Done("gain", seat, card, BUY_PHASE, source=pile),
            )
        s.entered = True
