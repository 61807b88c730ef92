"""Whole turns at once: quiet turns of players whose answers are habits (`kernel.habits`).

What `quiet` does from question to question is done here from turn to turn, on the lists of the zones and a few
figures beside them. Where a card lies, and by which move it came there, is written into the state only when
somebody may look: the last place of each card, not all those between. The answers are those that
the players would have given, the shuffles those of the seed, and the state is the same to the last stamp, which
tests/games/dominion/test_at_once.py holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from fudaba.games.dominion import quiet
from fudaba.games.dominion.clean_up import HAND_SIZE
from fudaba.games.dominion.extra_turns import IDLE_ROUNDS, NORMAL
from fudaba.games.dominion.layout import DECK, DISCARD, EXILE, HAND, OWN, PLAY, SEATS
from fudaba.games.dominion.state import ACTION_PHASE, BETWEEN, BUY_PHASE, START
from fudaba.kernel.ask import Answer
from fudaba.kernel.cards import Ref
from fudaba.kernel.dice import shuffled
from fudaba.kernel.plays import Play

if TYPE_CHECKING:
    from fudaba.games.dominion.kinds import Kind
    from fudaba.games.dominion.table import Dominion
    from fudaba.kernel.ask import Ask
    from fudaba.kernel.habits import Habits, Habitual

PLAY_ALL: Final = "play_all"
"""The macro of players who play all Treasures of a hand at once, where these only give coins, before they buy."""
_ALL: Final = tuple(tuple(range(count)) for count in range(300))
"""The answer that plays so many Treasures."""


class Plan(NamedTuple):
    """What a player does with so many coins: gives this answer (None: nothing is asked), and buys from the pile
    in this zone for so many of them. zone: `NOTHING` if nothing more is bought, `LOOK` if the player must
    be asked."""

    answer: Answer | None
    zone: int
    cost: int = 0


class Act(NamedTuple):
    """What a player does in an Action phase: gives this answer (None: they must be asked), and plays this Action
    ("": none), of which these figures are all."""

    answer: Answer | None
    id: str = ""
    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


NOTHING: Final = -1
LOOK: Final = -2
LOOKS: Final = Plan(None, LOOK)


def worth_of(kind: Kind) -> int:
    """What a card is for whole turns: the coins of a Treasure that gives them and nothing else, 0 for a card that
    is not played, -1 for any other."""
    if kind.treasure:
        return kind.bonus.coins if kind.only_coins and kind.bonus.coins and not kind.action else -1
    return -1 if kind.action or kind.night else 0


def play(t: Dominion) -> None:
    """Play turns from the start of this quiet one, as far as habits go.

    The table stands between two turns then, or at a question that needs a look at it, or where it stood.
    """
    if t.habits is not None and _allowed(t, t.habits):
        _Run(t, t.habits).play()


def _allowed(t: Dominion, habits: Habits) -> bool:
    """Whether a player with habits begins a normal turn, and nothing is there that these turns do not know."""
    s = t.state
    return (
        s.phase == START
        and _plays_all(habits.players[s.turn.seat])
        and s.revealed
        and s.light is None
        and t.box.plain_costs
        and not (s.known or s.owned or s.done or s.face_down or s.unaffected or s.unmoved or s.looked)
        and not any(map(any, (s.coffers, s.villagers, s.debt)))
        and not any(s.zones[zone] for zone in range(SEATS + EXILE, SEATS + OWN * t.seats, OWN))
        and s.fleet is None
        and len(s.plays) <= 1
        and s.turn is NORMAL[s.turn.seat]
        and s.normal == s.turn.seat
    )


def _plays_all(player: type[Habitual] | None) -> bool:
    return player is not None and PLAY_ALL in player.macros


class _Desk:
    """What a player has: the lists of the zones themselves, and the moves that are not written down yet.

    plans: what the player buys, by coins, as long as no pile empties. acts: which Action they play, by the
    Actions that they have left to play and those in hand, the last first. moved: (cards, zone, stamp of the
    first of them), in the order of the moves.
    """

    __slots__ = ("acts", "deck", "discards", "hand", "moved", "own", "plans", "player", "seat")

    def __init__(self, t: Dominion, seat: int, player: type[Habitual] | None) -> None:
        zones = t.state.zones
        self.seat = seat
        self.player = player if _plays_all(player) else None
        self.plans = t.box.plans.setdefault((player, seat, t.state.empty), {})
        self.acts = t.box.acts.setdefault((player, seat), {})
        self.own = own = SEATS + OWN * seat
        self.deck = zones[own + DECK]
        self.hand = zones[own + HAND]
        self.discards = zones[own + DISCARD]
        self.moved: list[tuple[Sequence[int], int, int]] = []

    def habit(self, ask: Ask) -> Answer | None:
        """What the player answers; None if they must be asked."""
        return self.player.habit(ask) if self.player is not None else None


class _Run:
    """Turns that are being played. In the state `turns`, `idle`, `least`, `rolls`, `empty` and all zones but the
    hands are as they are now; the other figures are those of a turn that has just begun.

    first: whose the first turn is. count: how many have been finished since. moves: how many there have
    been.
    """

    __slots__ = ("answers", "count", "desks", "first", "moves", "t")

    def __init__(self, t: Dominion, habits: Habits) -> None:
        self.t = t
        self.answers = habits.answers
        self.desks = [_Desk(t, seat, player) for seat, player in enumerate(habits.players)]
        self.first = t.state.turn.seat
        self.count = 0
        self.moves = t.state.moves

    def play(self) -> None:
        """Play turn after turn."""
        t, s, answers, desks = self.t, self.t.state, self.answers, self.desks
        worth, zones, turns = t.box.worth, s.zones, s.turns
        left = sum(len(zones[zone]) for zone in t.box.supply_zones)
        stuck, empty = IDLE_ROUNDS * t.seats, s.empty
        seat = self.first
        while True:
            desk = desks[seat]
            if desk.player is None:
                self._write(desk)
                s.phase = ACTION_PHASE
                return
            coins, buys = 0, 1
            treasures: list[int] = []
            others: list[int] = []
            for card in desk.hand:
                gives = worth[card]
                if gives > 0:
                    treasures.append(card)
                    coins += gives
                elif not gives:
                    others.append(card)
                else:
                    found = self._after_actions(desk)
                    if found is None:
                        return
                    coins, buys, treasures, others = found
                    break
            if treasures:
                answers.append(_ALL[len(treasures)])
            moves = self.moves + len(treasures)
            bought: list[int] = []
            while buys:
                plan = LOOKS if s.empty != empty else desk.plans.get(coins) or self._plan(desk, coins)
                answer, zone, cost = plan
                if zone == LOOK:
                    self._stand_at_buy(desk, treasures, others, bought, coins, buys)
                    return
                if answer is not None:
                    answers.append(answer)
                if zone == NOTHING:
                    break
                pile = zones[zone]
                bought.append(pile.pop())
                buys -= 1
                coins -= cost
                if not pile:
                    s.empty |= 1 << t.pile_at(zone)
            # What the turn leaves behind, as `clean_up` has it.
            left -= len(bought)
            if left < s.least and (bought or treasures or s.done):
                s.least = left
                s.idle = 0
            else:
                s.idle += 1
            if s.done:
                treasures = zones[desk.own + PLAY] + treasures
            gone = bought + treasures + others
            desk.discards += gone
            deck, moved = desk.deck, desk.moved
            if len(deck) >= HAND_SIZE:
                moved.append((gone, desk.own + DISCARD, moves + 1))
                moves += len(gone)
                desk.hand = deck[: -HAND_SIZE - 1 : -1]
                del deck[-HAND_SIZE:]
                moved.append((desk.hand, desk.own + HAND, moves + 1))
                self.moves = moves + HAND_SIZE
            else:
                moved.clear()  # all that is not drawn is shuffled
                self.moves = moves + len(gone)
                desk.hand = self._drawn(desk, HAND_SIZE)
            if s.done:
                self._forget_actions(desk)
            if s.empty != empty or s.idle >= stuck:
                self._stand_between(desk, bool(bought))
                return
            self.count += 1
            seat = seat + 1 if seat + 1 < len(desks) else 0
            turns[seat] += 1

    # The Action phase.

    def _after_actions(self, desk: _Desk) -> tuple[int, int, list[int], list[int]] | None:
        """Play the Actions of a hand.

        Returns the coins and Buys that there are then, the Treasures and the other cards of the hand;
        None if the player must be asked, and the table stands there.
        """
        s = self.t.state
        s.turn = NORMAL[desk.seat]
        s.phase = ACTION_PHASE
        s.zones[desk.own + HAND] = desk.hand = desk.hand[:]
        if not self._actions(desk):
            self._write(desk)
            return None
        cards, worth = self.t.cards, self.t.box.worth
        treasures: list[int] = []
        others: list[int] = []
        coins = s.coins
        for card in desk.hand:
            if (gives := worth[card]) > 0:
                treasures.append(card)
                coins += gives
            elif not cards[card].treasure:
                others.append(card)
            else:
                self._write(desk)
                s.phase = BUY_PHASE
                return None
        return coins, s.buys, treasures, others

    def _actions(self, desk: _Desk) -> bool:
        """Play Actions as `quiet.play_action` does, as long as the player has a habit. False: must be asked."""
        s, cards = self.t.state, self.t.cards
        while s.actions:
            actions = {cards[card].id: card for card in reversed(desk.hand) if cards[card].action}
            if not actions:
                return True
            key = (s.actions, *actions)
            act = desk.acts.get(key) or self._act(desk, key)
            if act.answer is None:
                return False
            self.answers.append(act.answer)
            if not act.id:
                return True
            self._puts_in_play(desk, actions[act.id])
            s.actions += act.actions - 1
            if act.cards:
                desk.hand += self._drawn(desk, act.cards)
            s.buys += act.buys
            s.coins += act.coins
        return True

    def _act(self, desk: _Desk, key: tuple[object, ...]) -> Act:
        """What a player does in an Action phase with these Actions in hand and so many left to play."""
        desk.acts[key] = act = self._answered(desk)
        return act

    def _answered(self, desk: _Desk) -> Act:
        ask = quiet.action_phase(self.t)
        answer = desk.habit(ask) if ask is not None else None
        if ask is None or answer is None:
            return Act(None)
        chosen = ask.options[answer[0]]
        if chosen.verb != "play":
            return Act(answer)
        kind = self.t.cards[chosen.card]
        figures = kind.bonus[:4]
        return Act(answer, kind.id, *figures) if kind.do is None and not any(kind.bonus[4:]) else Act(None)

    def _puts_in_play(self, desk: _Desk, card: int) -> None:
        """Put an Action into play, and write the play down."""
        t, s = self.t, self.t.state
        desk.hand.remove(card)
        s.zones[desk.own + PLAY].append(card)
        self.moves += 1
        desk.moved.append(((card,), desk.own + PLAY, self.moves))
        number = s.plays[-1].number + 1 if s.plays else 1
        s.plays.append(Play(number, Ref(card, self.moves), desk.seat, desk.seat, turn=sum(s.turns)))
        t.note("play", desk.seat, card, number, from_hand=True)

    def _forget_actions(self, desk: _Desk) -> None:
        """After a turn with Actions: of their plays only the last is kept, so that numbers go on from it."""
        s = self.t.state
        s.zones[desk.own + PLAY].clear()
        del s.plays[:-1]
        s.done = []
        s.actions = s.buys = 1
        s.coins = 0

    # The Buy phase.

    def _plan(self, desk: _Desk, coins: int) -> Plan:
        """What a player buys for so many coins, now that these piles are empty."""
        s = self.t.state
        had, s.coins = s.coins, coins
        ask = quiet.buying(self.t, desk.seat)
        s.coins = had
        desk.plans[coins] = plan = self._planned(desk, ask)
        return plan

    def _planned(self, desk: _Desk, ask: Ask) -> Plan:
        t = self.t
        if len(ask.options) == 1:
            return Plan(None, NOTHING)
        answer = desk.habit(ask)
        if answer is None:
            return LOOKS
        chosen = ask.options[answer[0]]
        if chosen.verb != "buy":
            return Plan(answer, NOTHING)
        zone = t.box.piles[t.box.pile_of_kind[chosen.face]].zone
        return Plan(answer, zone, t.cards[t.state.zones[zone][-1]].cost.coins)

    # What is written down.

    def _drawn(self, desk: _Desk, count: int) -> list[int]:
        """Draw cards from a player's deck, shuffling where it is empty. Returns them."""
        s, deck = self.t.state, desk.deck
        drawn = deck[: -count - 1 : -1]
        del deck[-count:]
        desk.moved.append((drawn, desk.own + HAND, self.moves + 1))
        self.moves += len(drawn)
        if len(drawn) == count or not desk.discards:
            return drawn
        s.rolls += 1
        cards = shuffled(s.key, s.rolls, desk.discards)
        self.moves += len(cards)  # first they all become the deck
        desk.moved.append((cards, desk.own + DECK, self.moves + 1))
        self.moves += len(cards)
        deck += cards
        desk.discards.clear()
        return drawn + self._drawn(desk, count - len(drawn))

    def _write(self, desk: _Desk) -> None:
        """Write into the state where all cards are, and whose turn it is."""
        s, seats = self.t.state, self.t.seats
        where, stamp = s.where, s.stamp
        for each in self.desks:
            s.zones[each.own + HAND] = each.hand
            for cards, zone, number in each.moved:
                for card in cards:
                    where[card] = zone
                    stamp[card] = number
                    number += 1
        s.moves = self.moves
        s.normal = desk.seat
        s.turn = NORMAL[desk.seat]
        before = (NORMAL[(self.first + n) % seats] for n in range(max(0, self.count - 3), self.count))
        s.last = [*s.last, *before][-3:]

    def _stand_at_buy(
        self, desk: _Desk, treasures: list[int], others: list[int], bought: list[int], coins: int, buys: int
    ) -> None:
        """Let the table stand where a player must be asked what to buy, having played all Treasures."""
        s, own, seat = self.t.state, desk.own, desk.seat
        desk.moved.append((treasures, own + PLAY, self.moves + 1))
        desk.moved.append((bought, own + DISCARD, self.moves + len(treasures) + 1))
        self.moves += len(treasures) + len(bought)
        s.zones[own + PLAY] += treasures
        desk.hand = others
        desk.discards += bought
        self._write(desk)
        s.done += [quiet.done("play", seat, card, BUY_PHASE, 0, True) for card in treasures]
        for card in bought:
            s.done += (quiet.done("buy", seat, card, BUY_PHASE), quiet.done("gain", seat, card, BUY_PHASE))
        s.phase = BUY_PHASE
        s.entered = True
        s.bought = bool(bought)
        s.coins = coins
        s.buys = buys

    def _stand_between(self, desk: _Desk, bought: bool) -> None:
        """Let the table stand after a player's turn."""
        s = self.t.state
        self._write(desk)
        s.phase = BETWEEN
        s.entered = True
        s.bought = bought
        s.actions = s.buys = 0
