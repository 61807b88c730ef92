"""The questions that instructions ask about the table; the first layer of `me.Me`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Self

from fudaba.games.dominion.board import board
from fudaba.games.dominion.board.contents import Pile
from fudaba.games.dominion.board.state import BUY_PHASE, CLEAN_UP, NIGHT_PHASE, DominionState, TurnDeed
from fudaba.games.dominion.facts.house_rules import HouseRules
from fudaba.games.dominion.facts.kinds import Cost, Kind
from fudaba.games.dominion.facts.layout import (
    COMMON,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    PLAY,
    PLAY_AREAS,
    TRASH,
)
from fudaba.games.dominion.facts.notes import Doing, Note, name_in, word_of
from fudaba.games.dominion.facts.types import ACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.games.dominion.rules.durations import staying
from fudaba.games.dominion.rules.inquiries import MayPlay
from fudaba.kernel.cards import Ref
from fudaba.kernel.plays import Play

Where = Callable[[int], bool]
"""A test of a card by its number."""


class MeQueries(board.Player[Cards]):
    """A player who follows instructions, and what they look at."""

    __slots__ = ()

    @property
    def s(self) -> DominionState:
        """The state."""
        return self.t.state

    @property
    def house(self) -> HouseRules:
        """The options of the table."""
        return self.t.house

    @property
    def asking(self) -> int:
        """The card whose instructions are followed, -1 for none."""
        return self.this.card if self.this is not None else -1

    def handful(self, cards: Iterable[int], since: int = -1) -> Cards:
        """Some cards of this game."""
        return Cards(self.t, cards, since)

    # Where cards lie.

    def at(self, kind: int) -> Cards:
        """The cards in a place of this player's own (layout.py): on a mat, set aside."""
        return Cards(self.t, self.t.zone(kind, self.seat))

    @property
    def hand(self) -> Cards:
        """The cards in hand."""
        return self.at(HAND)

    @property
    def playable(self) -> Cards:
        """The cards that are in hand as far as playing goes: those in hand, and Shadow cards in the deck."""
        return Cards(self.t, self.t.zone(HAND, self.seat) + self.t.shadows(self.seat))

    @property
    def in_play(self) -> Cards:
        """The cards in play."""
        return self.at(PLAY)

    @property
    def discards(self) -> Cards:
        """The discard pile, its top last."""
        return self.at(DISCARD)

    @property
    def deck(self) -> Cards:
        """The deck, its top last. Nobody may look at it: for counting."""
        return self.at(DECK)

    @property
    def exiled(self) -> Cards:
        """The cards on the Exile mat."""
        return self.at(EXILE)

    @property
    def the_trash(self) -> Cards:
        """The cards in the trash."""
        return Cards(self.t, self.s.zones[TRASH])

    @property
    def face_up_in_trash(self) -> Cards:
        """The cards in the trash that are not turned face down."""
        return self.the_trash.without(self.those(self.s.face_down))

    @property
    def supply(self) -> Cards:
        """The top cards of the piles in the Supply."""
        return Cards(self.t, self.t.supply())

    def up_to(self, coins: int | Cost) -> Cards:
        """The cards in the Supply that cost up to this much."""
        return self.supply.up_to(coins)

    def costing(self, coins: int | Cost) -> Cards:
        """The cards in the Supply that cost exactly this much."""
        return self.supply.costing(coins)

    @property
    def set_aside_for_all(self) -> Cards:
        """The cards and Boons that lie aside for everybody."""
        return Cards(self.t, self.s.zones[COMMON])

    def those(self, refs: Iterable[Ref]) -> Cards:
        """Of cards that were referred to, those that have not moved since."""
        return Cards(self.t, [ref.card for ref in refs if self.s.finds(ref)])

    @property
    def waited_for(self) -> Cards:
        """The cards that something which waits is about, whoever's it is."""
        return Cards(self.t, [card for ability in self.s.abilities for card in self.t.held(ability)])

    # Piles.

    def pile_of(self, id: str) -> Pile | None:
        """The pile in which a card of this name (or the pile itself) is found; None if there is none."""
        return self.t.pile_of(id)

    def home_of(self, card: int) -> Pile | None:
        """The pile that a card belongs to, None for a card that has none."""
        return self.t.home_of(card)

    def came_from(self, card: int) -> Pile | None:
        """The pile that a card belongs to, or belonged to before that left the game; None for no pile."""
        return self.t.came_from(card)

    @property
    def piles(self) -> Sequence[Pile]:
        """All piles, those of the Supply first."""
        return self.t.box.piles

    @property
    def tops(self) -> Cards:
        """The top cards of all piles, also of those outside the Supply."""
        return Cards(self.t, [top for pile in self.piles if (top := self.t.top(pile)) >= 0])

    def lying_in(self, pile: Pile) -> Cards:
        """The cards in a pile, its top last."""
        return Cards(self.t, self.s.zones[pile.zone])

    def top(self, pile: Pile | None) -> Cards:
        """The card on top of a pile, if there is one."""
        top = self.t.top(pile) if pile is not None else -1
        return Cards(self.t, (top,) if top >= 0 else ())

    def top_of(self, id: str) -> Cards:
        """The card of this name, if it is on top of its pile."""
        top = self.t.top_of(id)
        return Cards(self.t, (top,) if top >= 0 else ())

    @property
    def empty_piles(self) -> int:
        """How many piles of the Supply are empty."""
        return self.t.empty_piles()

    # What this player has besides cards.

    @property
    def coffers(self) -> int:
        """The Coffers."""
        return self.s.coffers[self.seat]

    @property
    def villagers(self) -> int:
        """The Villagers."""
        return self.s.villagers[self.seat]

    @property
    def favors(self) -> int:
        """The Favors."""
        return self.s.favors[self.seat]

    @property
    def owed(self) -> int:
        """The debt."""
        return self.s.debt[self.seat]

    @property
    def unused_actions(self) -> int:
        """The Actions that this player has left."""
        return self.s.actions if self.is_my_turn else 0

    @property
    def potions(self) -> int:
        """The Potions that this player has to spend."""
        return self.s.potions if self.is_my_turn else 0

    def owns(self, id: str) -> bool:
        """Whether this player has a Project, an Artifact or a State."""
        return (id, self.seat) in self.s.owned

    def lies_here(self, id: str) -> bool:
        """Whether there is this landscape in the game."""
        return id in self.t.box.landscapes

    # Whose turn it is, and how far it has come.

    @property
    def is_my_turn(self) -> bool:
        """Whether it is this player's turn."""
        return self.s.turn.seat == self.seat

    @property
    def in_action_phase(self) -> bool:
        """Whether it is the Action phase, whoever's turn it is."""
        return self.s.in_action_phase

    @property
    def in_buy_phase(self) -> bool:
        """Whether it is the Buy phase, whoever's turn it is."""
        return self.s.phase == BUY_PHASE

    @property
    def in_night_phase(self) -> bool:
        """Whether it is the Night phase, whoever's turn it is."""
        return self.s.phase == NIGHT_PHASE

    @property
    def in_clean_up(self) -> bool:
        """Whether it is Clean-up, whoever's turn it is."""
        return self.s.phase == CLEAN_UP

    def player_at(self, seat: int, play: int = 0, this: Ref | None = None) -> Self:
        """The player in a seat, with the play and the card that they follow, if any."""
        return type(self)(self.t, seat, play, this)

    def following(self, this: Ref) -> Self:
        """The same player in the same play, as far as what they follow is told by another card."""
        return type(self)(self.t, self.seat, self.play, this)

    def as_seat(self, seat: int) -> Self:
        """Another player, as far as this play befalls them."""
        return type(self)(self.t, seat, self.play, self.this)

    def around(self) -> Sequence[int]:
        """The seats in the order of turns, beginning with the player whose turn it is.

        Whatever befalls several players befalls them in this order, whoever brings it about.
        """
        return self.t.seats_in_turn()

    @property
    def victims(self) -> list[Self]:
        """The other players whom this play of an Attack affects; see `others`."""
        unaffected = self.s.unaffected
        return [you for you in self.others if (self.play, you.seat) not in unaffected]

    @property
    def record(self) -> Play | None:
        """The record of the play."""
        return self.t.play_of(self.play)

    def play_of(self, number: int) -> Play | None:
        """The record of a play, by its number; None if nothing is left of it."""
        return self.t.play_of(number)

    @property
    def plays(self) -> Sequence[Play]:
        """The records of all plays of which anything is left, the latest last."""
        return self.s.plays

    def kind(self, card: int) -> Kind:
        """What is printed on a card."""
        return self.t.cards[card]

    def is_a(self, card: int, *types: int) -> bool:
        """Whether a card has one of these types now."""
        return self.t.is_type(card, *types)

    def types_of(self, card: int) -> int:
        """The types that a card has now."""
        return self.t.types(self.t.cards[card])

    def is_action(self, card: int) -> bool:
        """Whether a card is an Action now."""
        return self.t.is_type(card, ACTION)

    def is_treasure(self, card: int) -> bool:
        """Whether a card is a Treasure now."""
        return self.t.is_type(card, TREASURE)

    def is_victory(self, card: int) -> bool:
        """Whether a card is a Victory card."""
        return self.t.is_type(card, VICTORY)

    def cost(self, card: int) -> Cost:
        """What a card costs now."""
        return cost_of(self.t, self.kind(card))

    def finds(self, ref: Ref | None) -> bool:
        """Whether a card has not moved since it was referred to."""
        return ref is not None and self.s.finds(ref)

    def in_my_play(self, card: int | Ref) -> bool:
        """Whether a card is in play, this player's, and has not moved since it was referred to."""
        if isinstance(card, Ref):
            return self.s.finds(card) and self.s.where[card.card] == PLAY_AREAS[self.seat]
        return self.s.where[card] == PLAY_AREAS[self.seat]

    @property
    def this_is_in_play(self) -> bool:
        """Whether the card whose instructions are followed is in play, this player's, and has not moved."""
        return self.this is not None and self.in_my_play(self.this)

    def stays_in_play(self, card: int) -> bool:
        """Whether a card of this player's would not be discarded from play now."""
        return card in staying(self.t, self.seat)

    def leaving_first(self, cards: Cards) -> Cards:
        """Cards in play, those first that would be discarded now: of equal ones the first is offered."""
        return cards.only(sorted(cards, key=self.stays_in_play))

    def may_not_play(self, card: int) -> bool:
        """Whether it is in hand, or as good as in hand, and something forbids to play it from there."""
        return self.t.is_within_reach(card, self.seat) and self.t.forbids(MayPlay(self.seat, card))

    def ref(self, card: int) -> Ref:
        """The card as it lies now."""
        return self.s.ref(card)

    def this_turn(self, what: Doing | Note) -> list[TurnDeed]:
        """What this player has done this turn, or a card has noted of them; see `facts/notes.py`."""
        return self.t.done_by(self.seat, what)

    def last_turn(self, what: Doing | Note) -> list[TurnDeed]:
        """What this player did on their last turn; only for cards that remember that (`LAST_TURN`)."""
        word = word_of(what)
        return [done for done in self.s.before[self.seat] if done.what == word]

    def names_noted(self, what: Note) -> set[str]:
        """The names of cards that anybody has noted so this turn."""
        return {name_in(done.what, what) for done in self.s.done} - {""}

    def plays_of(self, type: int, after: int = 0) -> list[TurnDeed]:
        """The plays of this turn of cards that had a type as they were played, those after a play only."""
        plays = self.this_turn("play")
        return [done for done in plays if done.types & type and (done.play > after or not after)]

    def is_first_play(self, play: int, *ids: str) -> bool:
        """Whether a play (its number) is this player's first of this turn of a card of one of these names.

        Others may have been played since, and be done already.
        """
        first = next((done for done in self.this_turn("play") if self.kind(done.card).id in ids), None)
        return first is not None and first.play == play

    @property
    def gained_this_turn(self) -> Cards:
        """The cards that this player has gained this turn."""
        return Cards(self.t, [done.card for done in self.this_turn("gain")])

    def gains_of(self, type: int) -> list[int]:
        """Which of this player's gains of this turn (`Gains.number`) brought a card that had a type then."""
        return [number for number, done in enumerate(self.this_turn("gain"), 1) if done.types & type]

    @property
    def gained_in_buy_phase(self) -> Cards:
        """The cards that this player has gained in the Buy phase that is going on, or is ending."""
        gained: list[int] = []
        for done in reversed(self.s.done):
            if done.what == "return":
                break
            if done.what == "gain" and done.seat == self.seat and done.phase == BUY_PHASE:
                gained.append(done.card)
        return Cards(self.t, gained)
