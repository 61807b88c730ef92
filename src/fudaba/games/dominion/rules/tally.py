"""Figures that players can count, kept without a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Prices
from fudaba.games.dominion.board.state import PHASES
from fudaba.games.dominion.facts.layout import HANDS, PLAY_AREAS, TRASH, place
from fudaba.games.dominion.rules.ending import is_over, may_end, may_end_soon, result_once_gone
from fudaba.games.dominion.rules.offers import prices
from fudaba.games.dominion.rules.purchases import Gift, purchases_of
from fudaba.games.dominion.rules.scoring import own_score
from fudaba.kernel.table import Result


class Tally:
    """Figures of one player, each found when it is looked at.

    buys: the Buys that are left, of the player whose turn it is. turn: which turn of the player's it is.
    near: whether the purchases that are left may end the game, where that is known. in_play: the cards in
    play, where they are not as the table says.
    """

    __slots__ = ("_own", "_owned", "_seat", "_t", "buys", "in_play", "near", "turn")

    def __init__(
        self,
        t: Board,
        seat: int,
        buys: int | None = None,
        owned: Mapping[str, int] | None = None,
        *,
        own: bool = True,
    ) -> None:
        """buys, owned: where they are not as the table says, or known already. own: whether it is the player
        who counts, and not only decides for them."""
        self._t = t
        self._seat = seat
        self._own = own
        self._owned = owned if own else {}
        self.buys = t.state.buys if buys is None else buys
        self.turn = t.state.turns[seat]
        self.near: bool | None = None
        self.in_play: Sequence[int] | None = None

    # What the player has.

    @property
    def owned(self) -> Mapping[str, int]:
        """How many cards of each name they have."""
        owned = self._owned
        if owned is None:
            owned = self._owned = self._t.counted(self._seat)
        return owned

    @property
    def hand(self) -> list[str] | None:
        """The cards in their hand; None for who only decides for them, and is shown it."""
        t = self._t
        cards = t.cards
        return [cards[card].id for card in t.state.zones[HANDS[self._seat]]] if self._own else None

    def name_of(self, card: int) -> str:
        """The name of the card that a question is about, which everybody sees; "" for none."""
        return self._t.cards[card].id if card >= 0 else ""

    @property
    def points(self) -> int:
        """The points that they have, as far as these do not depend on what others have."""
        return own_score(self._t, self._seat, self.owned) if self._own else 0

    @property
    def vp(self) -> int:
        """Their Victory tokens."""
        return self._t.state.vp[self._seat]

    @property
    def coffers(self) -> int:
        """Their Coffers."""
        return self._t.state.coffers[self._seat]

    @property
    def villagers(self) -> int:
        """Their Villagers."""
        return self._t.state.villagers[self._seat]

    @property
    def debt(self) -> int:
        """Their debt."""
        return self._t.state.debt[self._seat]

    def has_bought(self, id: str) -> bool:
        """Whether a Project is theirs."""
        return (id, self._seat) in self._t.state.owned

    # Whose turn it is, and how far it has come.

    @property
    def is_my_turn(self) -> bool:
        """Whether it is this player's turn."""
        return self._t.state.turn.seat == self._seat

    @property
    def phase(self) -> str:
        """The phase, whoever's turn it is."""
        return PHASES[self._t.state.phase]

    @property
    def actions(self) -> int:
        """The Actions that are left."""
        return self._t.state.actions

    @property
    def coins(self) -> int:
        """The coins that there are to spend."""
        return self._t.state.coins

    # What everybody sees.

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self._t.seats

    def other(self, seat: int) -> Tally:
        """What can be counted of another player."""
        return Tally(self._t, seat, own=False)

    @property
    def has_landscapes(self) -> bool:
        """Whether there are Events, Landmarks or the like in the game."""
        return bool(self._t.box.landscapes)

    @property
    def pile_cards(self) -> int:
        """How many cards there are, wherever they lie; 0 where any has no pile to which it belongs."""
        return self._t.box.pile_cards

    @property
    def trash(self) -> list[str]:
        """The names of the cards in the trash."""
        t = self._t
        return [t.cards[card].id for card in t.state.zones[TRASH]]

    # Piles.

    @property
    def pile_names(self) -> tuple[str, ...]:
        """The id of each pile."""
        return tuple(self._t.box.pile_ids)

    def left(self, pile: str) -> int:
        """How many cards are left in a pile; 0 where there is no such pile."""
        t = self._t
        number = t.box.pile_ids.get(pile, -1)
        return len(t.state.zones[t.box.piles[number].zone]) if number >= 0 else 0

    @property
    def empty_piles(self) -> int:
        """How many piles of the Supply are empty."""
        return self._t.empty_piles()

    @property
    def is_over(self) -> bool:
        """Whether the game is over after this turn as things are."""
        return is_over(self._t)

    def may_end(self, cards: int) -> bool:
        """Whether the game may be over once so many more cards have left the Supply."""
        return may_end(self._t, cards)

    def may_end_soon(self, coins: int) -> bool:
        """Whether the Buys that are left and so many coins may be enough to end the game; never False where
        they are."""
        near = self.near
        return may_end_soon(self._t, self.buys, coins) if near is None else near

    @property
    def gives_tokens(self) -> bool:
        """Whether their cards in play give Victory tokens for what they buy."""
        return bool(self._gifts())

    def tokens_for(self, id: str) -> int:
        """The Victory tokens that their cards in play give for buying a card of this name."""
        gifts, t = self._gifts(), self._t
        bought = t.top_of(id) if gifts else -1
        return sum([vp for vp, of in gifts if of is None or (bought >= 0 and t.is_of(bought, of))])

    def _gifts(self) -> list[Gift]:
        t = self._t
        if not (gifts := purchases_of(t.box).gifts):
            return []
        there = t.state.zones[PLAY_AREAS[self._seat]] if self.in_play is None else self.in_play
        return [gift for card in there for gift in gifts.get(t.cards[card].id, ())]

    def brings_more(self, id: str) -> bool:
        """Whether anything else may come of buying a card of this name: another gain, or a choice."""
        t = self._t
        if t.waits_for("Buys") or t.waits_for("Gains"):
            return True
        if id not in purchases_of(t.box).others:
            return False
        card = t.top_of(id)
        return t.listens("Buys", card) or t.listens("Gains", card) or t.listens("PileEmpties", card)

    def result_once_gone(self, card: int, id: str, to: int) -> Result | None:
        """The result if a card (where its number is not known, that of this name) left the Supply for a place
        of theirs, or for the trash, and the game ended by that; None where it would not.

        Everybody has seen which cards the others have gained and lost, wherever these lie now.
        """
        t = self._t
        card = card if card >= 0 else t.top_of(id)
        if not self._own or card < 0:
            return None
        return result_once_gone(t, card, to if to == TRASH else place(to, self._seat))

    @property
    def prices(self) -> Prices:
        """What the cards on the piles of the Supply cost, by name, and what Events and Projects cost beside
        them: those that cost coins alone."""
        return prices(self._t)
