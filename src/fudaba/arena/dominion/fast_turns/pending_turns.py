"""Turns that have been played and are not written into the state yet."""

from __future__ import annotations

from typing import Final

from fudaba.arena.dominion.fast_turns.plans import Holdings
from fudaba.arena.dominion.fast_turns.tables import Tables
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import ACTION_PHASE, BUY_PHASE, TurnDeed
from fudaba.games.dominion.facts.kinds import NO_BONUS, Bonus
from fudaba.games.dominion.language.permanent_effects import gets
from fudaba.games.dominion.rules.extra_turns import NORMAL
from fudaba.games.dominion.turns.clean_up import forget_turn
from fudaba.kernel.acts import Ability
from fudaba.kernel.autoplay import AutoPlay
from fudaba.kernel.cards import Ref, new_tuple
from fudaba.kernel.dice import shuffled
from fudaba.kernel.plays import Play

_NONE: Final = 1 << 30
"""More plays than there ever are."""


class Unwritten:
    """Turns that are being played. In the state `turns`, `idle`, `least`, `rolls`, `empty`, and all zones but
    players' hands and cards in play, are as they are now; all else is as when it began, or as the turn in
    which it began has left it behind.
    """

    __slots__ = (
        "answers",
        "autoplay",
        "count",
        "ends",
        "first",
        "holdings",
        "moves",
        "plays",
        "since",
        "t",
        "tables",
        "treasures",
        "unused",
        "waits",
    )  # fmt: skip

    def __init__(self, t: Board, tables: Tables, autoplay: AutoPlay) -> None:
        s = t.state
        self.t = t
        self.tables = tables
        self.autoplay = autoplay
        self.answers = autoplay.answers
        self.holdings: list[Holdings | None] = [None] * t.seats
        self.first = s.turn.seat
        """Whose the first turn is."""
        self.count = 0
        """How many turns have been finished since."""
        self.moves = s.moves
        """How many moves there have been."""
        self.plays: list[Play] = s.plays[:]
        """The records of plays that there are."""
        self.since = len(self.plays)
        """Where the records of this turn's plays begin."""
        self.treasures = _NONE
        """Where the records of this Buy phase's plays begin."""
        self.unused = s.actions if s.phase == BUY_PHASE else 0
        """The Actions that were left when the Action phase of the turn in which it began was over."""
        self.waits: list[Ability] = s.abilities[:]
        """The figures that wait for somebody's next turn, and extra turns."""
        self.ends = bool(self.waits) and any(ability.to == "BetweenTurns" for ability in self.waits)
        """Whether extra turns wait, so that nothing is played here after this turn."""

    def holdings_of(self, seat: int) -> Holdings:
        """What a player has, looked at once."""
        held = self.holdings[seat]
        if held is None:
            held = self.holdings[seat] = Holdings(self.t, self.tables, seat, self.autoplay.players[seat])
        return held

    # What is done in a turn.

    def draw(self, held: Holdings, count: int) -> list[int]:
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
        return drawn + self.draw(held, count - len(drawn))

    def put_into_play(self, held: Holdings, card: int, turn: int, then: Bonus) -> None:
        """Write down the play of a card of the hand, and what it gives on the next turn."""
        moves = self.moves = self.moves + 1
        seat, plays = held.seat, self.plays
        number = plays[-1].number + 1 if plays else 1
        lies = new_tuple(Ref, (card, moves))
        held.play.append(card)
        held.stamps[card] = moves
        plays.append(new_tuple(Play, (number, lies, seat, seat, 0, False, "", turn)))
        if then is not NO_BONUS:
            self.waits.append(Ability("TurnBegins", gets, seat, tuple(then), lies, number, once=True))

    def given(self, held: Holdings) -> list[Ability]:
        """What has been waiting for the turn of this player, which begins; it waits no more."""
        waits, seat = self.waits, held.seat
        self.waits = [ability for ability in waits if ability.owner != seat]
        return [ability for ability in waits if ability.owner == seat]

    def forget(self) -> None:
        """At the end of a turn: what is remembered of plays, as `durations.forget_plays` has it where none of
        those to which something still belongs has been brought about by another."""
        plays = self.plays
        if len(plays) > 1:
            needed, last = {ability.play for ability in self.waits}, plays[-1]
            self.plays = [play for play in plays if play is last or play.number in needed]
        self.since, self.treasures = len(self.plays), _NONE

    def leave(self) -> None:
        """The turn in which it began is over."""
        s = self.t.state
        s.plays, s.abilities = self.plays, self.waits
        forget_turn(self.t)
        self.plays = s.plays
        self.since, self.treasures, self.unused = len(self.plays), _NONE, 0
        s.entered = s.bought = False

    # What is written down.

    def _write(self, seat: int) -> None:
        """Write into the state where all cards are, whose turn it is, and which Actions have been played."""
        s, seats = self.t.state, self.t.seats
        where, stamp = s.where, s.stamp
        for each in self.holdings:
            if each is None:
                continue
            s.zones[each.to_hand] = each.hand
            s.zones[each.to_play] = each.play
            for cards, zone, number in each.moved:
                for card in cards:
                    where[card] = zone
                    stamp[card] = number
                    number += 1
            for card in each.play:
                if (number := each.stamps.get(card, -1)) >= 0:
                    where[card] = each.to_play
                    stamp[card] = number
        s.moves = self.moves
        s.normal = seat
        s.turn = NORMAL[seat]
        before = [NORMAL[(self.first + n) % seats] for n in range(max(0, self.count - 3), self.count)]
        s.last = [*s.last, *before][-3:]
        s.plays, s.abilities = self.plays, self.waits
        for index, play in enumerate(self.plays[self.since :], self.since):
            card = play.card.card
            phase, types = ACTION_PHASE if index < self.treasures else BUY_PHASE, self.t.cards[card].types
            s.done.append(new_tuple(TurnDeed, ("play", seat, card, phase, play.number, True, -1, types)))

    def stand(
        self, seat: int, phase: int, actions: int = 1, buys: int = 1, coins: int = 0, potions: int = 0
    ) -> None:
        """Let the table stand in this phase of a player's turn, with so much left to spend."""
        s = self.t.state
        self._write(seat)
        s.phase = phase
        s.actions, s.buys, s.coins, s.potions = actions + self.unused, buys, coins, potions

    def stand_at_buy(
        self,
        held: Holdings,
        treasures: list[int],
        others: list[int],
        bought: list[int],
        coins: int,
        potions: int,
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
        self.stand(seat, BUY_PHASE, actions, buys, coins, potions)
        s.own(held.to_play).extend(treasures)
        s.done += [
            TurnDeed("play", seat, card, BUY_PHASE, 0, True, -1, self.t.cards[card].types)
            for card in treasures
        ]
        for card in bought:
            pile = self.t.box.piles[self.t.box.home[card]].zone
            s.done += (
                TurnDeed("buy", seat, card, BUY_PHASE),
                TurnDeed("gain", seat, card, BUY_PHASE, source=pile, types=self.t.cards[card].types),
            )
        s.entered = True
