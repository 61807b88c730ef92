"""Shuffling with a say in it: cards picked out of those that are about to be shuffled."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import DECK, DISCARDS, FACE_DOWN, place
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules import move
from fudaba.games.dominion.rules.acts import Shuffles
from fudaba.kernel.cards import EVERYBODY, only


class ShufflesSome(Shuffles):
    """A player shuffles, but not with the others what they have picked.

    on_top: goes on top of what was shuffled, the last of it topmost. at_bottom: goes under the deck, the last
    of it lowest. left: stays discarded. revealed: those of them that everybody has seen.
    """

    __slots__ = ("at_bottom", "left", "on_top", "revealed")

    def __init__(
        self,
        act: Shuffles,
        *,
        on_top: Sequence[int] = (),
        at_bottom: Sequence[int] = (),
        left: Sequence[int] = (),
        revealed: bool = False,
    ) -> None:
        """act: the shuffle as it was before, with what had been picked already."""
        super().__init__(act.seat, act.into_deck)
        self.name = act.name  # it is still a shuffle: whatever else has a say in it comes too
        before = act if isinstance(act, ShufflesSome) else None
        self.on_top: list[int] = [*(before.on_top if before else ()), *on_top]
        self.at_bottom: list[int] = [*(before.at_bottom if before else ()), *at_bottom]
        self.left: list[int] = [*(before.left if before else ()), *left]
        self.revealed: list[int] = [*before.revealed] if before else []
        if revealed:
            self.revealed += (*on_top, *at_bottom)

    async def do(self, table: Board) -> None:
        """Of what was not revealed nobody else knows which cards go where; what stays discarded is seen."""
        known = table.state.known
        above = len(table.zone(DECK, self.seat)) if self.into_deck is None else 0
        for card in self.left:
            table.state.move(card, place(FACE_DOWN, self.seat))
        if self.into_deck is not None:
            self.into_deck = [card for card in self.into_deck if card not in self.left]
        self.shuffle(table)
        seen = {card: self._seen_by(card) for card in (*self.on_top, *self.at_bottom)}
        for card in self.on_top:
            known.update(seen)
            move.put_in_deck(table, self.seat, card, above)
        for card in self.at_bottom:
            known.update(seen)
            move.to_bottom(table, self.seat, card)
        known.update(seen)
        for card in self.left:
            table.state.move(card, DISCARDS[self.seat])
        if self.left:
            table.tell("leaves_discarded", self.seat, *self.left)

    def _seen_by(self, card: int) -> int:
        return EVERYBODY if card in self.revealed else only(self.seat)


def to_shuffle(me: Me, act: Shuffles) -> Cards:
    """The cards that a player is about to shuffle with the others."""
    picked = (*act.on_top, *act.at_bottom, *act.left) if isinstance(act, ShufflesSome) else ()
    return me.handful(act.cards(me.t)).without(picked)
