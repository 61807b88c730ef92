"""The lower layer of a table of Dominion: where cards lie, and its counters; moves that nobody can answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, Self

from mypy_extensions import mypyc_attr

from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.board.contents import Pile
from fudaba.games.dominion.board.counts import Counts
from fudaba.games.dominion.board.state import OVER, DominionState, TurnDeed
from fudaba.games.dominion.facts.house_rules import HouseRules
from fudaba.games.dominion.facts.kinds import Kind
from fudaba.games.dominion.facts.layout import (
    ASIDE,
    DECK,
    DECKS,
    DISCARDS,
    HAND,
    HANDS,
    MOST_SEATS,
    NAMES,
    OWN,
    SEATS,
    place,
)
from fudaba.games.dominion.facts.lines import RULE_OF, TAKES
from fudaba.games.dominion.facts.notes import Doing, Note, word_of
from fudaba.games.dominion.facts.tokens import PLAYER, SUN, TOKENS, Token
from fudaba.games.dominion.facts.vocabulary import LineKind, QuestionKind, Verb
from fudaba.kernel.cards import EVERYBODY, Ref, new_tuple, only
from fudaba.kernel.plays import Play
from fudaba.kernel.table import Table

_ROUNDS: Final = tuple(
    tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""The seats of a round, by how many there are and which is the first."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class Places(Table[DominionState, LineKind, QuestionKind, Verb, Kind]):
    """Where the cards of a game are. Seats and cards are numbers; a kind is what is printed on a card."""

    __slots__ = ("box", "counts", "first", "house", "turn_cause")

    def __init__(self, box: Box, key: bytes, first: int = 0) -> None:
        state = box.start.clone()
        state.key = key
        super().__init__(state, box.cards, box.seats)
        self.box = box
        self.house: HouseRules = box.house
        self.first = first
        """The player who starts the game."""
        self.turn_cause = -1
        """The line of the log under which a turn is told."""
        self.counts: Counts | None = None
        """How many cards of each name players have, once somebody has counted them."""

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.box = self.box
        new.house = self.house
        new.first = self.first
        new.turn_cause = -1
        new.counts = None
        return new

    def keep_causes(self, of: Self) -> None:
        """The turn is told under the same line as there."""
        self.turn_cause = of.turn_cause

    def use(self, box: Box) -> None:
        """Go on with another box, to which the state has been brought."""
        self.box = box
        self.cards = box.cards

    def ref(self, card: int) -> Ref:
        """The card as it lies now."""
        return self.state.ref(card)

    def rule_of(self, kind: LineKind) -> str:
        """The step of every game that a line of the log tells."""
        return RULE_OF.get(kind, "")

    # Seats.

    def seats_in_turn(self) -> tuple[int, ...]:
        """From the player whose turn it is."""
        return _ROUNDS[self.seats][self.state.turn.seat]

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """All seats in the order of turns, from this one."""
        return _ROUNDS[self.seats][seat]

    # Places.

    def zone(self, kind: int, seat: int) -> list[int]:
        """The cards in a place of a player's own. Not to be changed."""
        return self.state.zones[SEATS + seat * OWN + kind]

    def owner_of(self, zone: int) -> int:
        """Whose own a zone is, -1 for what is everybody's."""
        return self.state.layout[zone].owner

    def is_at(self, card: int, kind: int, seat: int) -> bool:
        """Whether a card lies in this place of a player's own."""
        return self.state.where[card] == place(kind, seat)

    def place_word(self, kind: int) -> str:
        """The engine's word for a place of a player's own."""
        return NAMES[kind]

    def all_cards_of(self, seat: int) -> list[int]:
        """Every card that a player has, wherever it is: what counts at the end."""
        zones = self.state.zones
        start = SEATS + seat * OWN
        return [card for zone in zones[start : start + OWN] for card in zone]

    def all_kinds_of(self, seat: int) -> list[Kind]:
        """What is printed on every card that a player has, wherever it is."""
        printed = self.cards
        return [printed[card] for card in self.all_cards_of(seat)]

    # Counting what players have.

    def counted_before(self, seat: int) -> dict[str, int] | None:
        """How many cards of each name a player has, if that has been counted and kept up since; else None.

        Not to be changed, nor kept over an answer.
        """
        counts = self.counts
        if counts is None or counts.log is not self.state.passed:
            return None
        return counts.of(seat, self.cards)

    def count(self, seat: int, cards: Sequence[int]) -> dict[str, int]:
        """Count the cards of a player, which are these: how many there are of each name."""
        counts, log = self.counts, self.state.passed
        if counts is None or counts.log is not log:
            if log is None:
                log = self.state.passed = []
            counts = self.counts = Counts(log, self.seats)
        return counts.begin(seat, cards, self.cards)

    def counted(self, seat: int) -> dict[str, int]:
        """The same, counted if it has not been yet."""
        owned = self.counted_before(seat)
        return self.count(seat, self.all_cards_of(seat)) if owned is None else owned

    # Piles.

    def pile_of(self, id: str) -> Pile | None:
        """The pile in which a kind (or the pile itself) is found; None if this game has none."""
        number = self.box.pile_of_kind.get(id, self.box.pile_ids.get(id, -1))
        return self.box.piles[number] if number >= 0 else None

    def top(self, pile: Pile) -> int:
        """The card on top of a pile, -1 if it is empty."""
        cards = self.state.zones[pile.zone]
        return cards[-1] if cards else -1

    def top_of(self, id: str) -> int:
        """The card of this kind on top of its pile, -1 where there is none."""
        pile = self.pile_of(id)
        card = self.top(pile) if pile is not None else -1
        return card if card >= 0 and self.cards[card].id == id else -1

    def home_of(self, card: int) -> Pile | None:
        """The pile that a card belongs to, None for a card that has none."""
        number = self.box.home[card]
        return self.box.piles[number] if number >= 0 else None

    def came_from(self, card: int) -> Pile | None:
        """The pile that a card belongs to, or belonged to before that left the game; None for no pile."""
        number = self.box.came_from[card]
        return self.box.piles[number] if number >= 0 else None

    def came_from_kind(self, id: str) -> Pile | None:
        """The pile that a kind belongs to, or belonged to before that left the game; None for no pile."""
        number = self.box.came_from_kind.get(id, -1)
        return self.box.piles[number] if number >= 0 else None

    def supply(self) -> list[int]:
        """The top card of every pile of the Supply that is not empty."""
        return [cards[-1] for cards in self.box.supply_of(self.state.zones) if cards]

    def left_in_supply(self) -> int:
        """How many cards lie in the Supply."""
        return sum(map(len, self.box.supply_of(self.state.zones)))

    def empty_piles(self) -> int:
        """How many piles of the Supply are empty."""
        return (self.state.empty & self.box.supply_bits).bit_count()

    def pile_at(self, zone: int) -> int:
        """The pile (its index) that a zone is, -1 if it is none."""
        return max(-1, zone - SEATS - self.seats * OWN)

    def left_pile(self, zone: int) -> None:
        """A card has left a zone: if that is a pile, note that it is empty, or show what is on top now."""
        number = zone - SEATS - self.seats * OWN
        if number < 0:
            return
        s = self.state
        if not (cards := s.zones[zone]):
            s.empty |= 1 << number
        elif self.box.shows_top(number):
            s.show(cards[-1])

    def emptied(self, zone: int) -> int:
        """The Supply pile (its index) that a zone is, if no card is left in it; else -1."""
        number = self.pile_at(zone)
        return number if number >= 0 and not self.state.zones[zone] and self.box.piles[number].supply else -1

    def put_on_pile(self, card: int, pile: Pile) -> None:
        """Put a card back on top of its pile."""
        s = self.state
        s.move(card, pile.zone)
        s.empty &= ~(1 << self.pile_at(pile.zone))
        if self.box.shows_top(self.pile_at(pile.zone)):
            s.show(card)

    def rotate(self, pile: Pile) -> None:
        """Put a pile's top card under it, with the copies of it that lie directly below."""
        s = self.state
        cards = s.zones[pile.zone][::-1]
        top = self.cards[cards[0]]
        for card in takewhile(lambda card: self.cards[card] is top, cards):
            s.move(card, pile.zone, bottom=True)
        self.left_pile(pile.zone)
        self.tell("rotates", s.turn.seat, self.top(pile), word=pile.id)

    def stop_looking(self, before: int) -> None:
        """Cards that an effect has looked at lie on their deck like any other, once it is over.

        before: how many were being looked at when it began. What it has revealed must have gone elsewhere.
        """
        s = self.state
        if len(s.looked) > before:
            s.looked[before:] = [ref for ref in s.looked[before:] if self._lies_aside(ref)]

    def _lies_aside(self, ref: Ref) -> bool:
        s = self.state
        return s.finds(ref) and s.layout[s.where[ref.card]].name == NAMES[ASIDE]

    # Counters.

    def mark(self, token: Token, of: int) -> int:
        """How many tokens lie there. of: a seat, or the zone of a pile; else `Token.place`."""
        return self.state.marks.get((token.id, of), 0)

    def set_mark(self, token: Token, of: int, count: int) -> None:
        """Let this many tokens lie there."""
        if count:
            self.state.marks[token.id, of] = count
        else:
            self.state.marks.pop((token.id, of), None)

    @property
    def fulfilled(self) -> bool:
        """Whether no Sun token is left on the Prophecy."""
        return not self.mark(SUN, SUN.place)

    def add_tokens(self, seat: int, word: str, count: int) -> None:
        """Give a player tokens that are kept; of the -$1 and the -1 Card token each player has only one."""
        if word in TOKENS:
            self.set_mark(TOKENS[word][PLAYER], seat, 1)
        else:
            tokens: list[int] = getattr(self.state, word)
            tokens[seat] += count
        self.tell(TAKES[word], seat, number=count)

    def note(
        self,
        what: Doing | Note,
        seat: int,
        card: int,
        play: int = 0,
        *,
        name: str = "",
        from_hand: bool = False,
        source: int = -1,
        types: int = 0,
    ) -> None:
        """Remember what was done this turn; see `TurnDeed` and `word_of`."""
        done = self.state.done
        word = what if isinstance(what, str) else word_of(what, name)  # the rules' own, noted all the time
        phase = self.state.phase
        done.append(new_tuple(TurnDeed, (word, seat, card, phase, play, from_hand, source, types)))

    def done_by(self, seat: int, what: Doing | Note) -> list[TurnDeed]:
        """What a player has done this turn; see `TurnDeed`."""
        word = word_of(what)
        return [done for done in self.state.done if done.what == word and done.seat == seat]

    def play_of(self, number: int) -> Play | None:
        """The record of a play; None if nothing is left of it."""
        for play in reversed(self.state.plays):
            if play.number == number:
                return play
        return None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    # Drawing, as far as nobody can answer it.

    def draw_now(self, seat: int, count: int, rule: str = "") -> list[int]:
        """Draw cards without asking anybody, shuffling where the deck is empty; as many as there are."""
        s = self.state
        deck, hand = DECKS[seat], HANDS[seat]
        drawn = s.draw_some(deck, hand, count)
        while len(drawn) < count and self.shuffle_now(seat):
            drawn += s.draw_some(deck, hand, count - len(drawn))
        if self.events is not None and drawn:
            self.tell("draws", seat, *drawn, audience=only(seat), number=len(drawn), rule=rule)
        return drawn

    def shuffle_now(self, seat: int) -> bool:
        """Shuffle the discards into the deck, under what is left of it. False: there were none."""
        s = self.state
        deck, discards = DECKS[seat], DISCARDS[seat]
        if not s.zones[discards]:
            return False
        if s.zones[deck]:
            self.shuffle_zone(discards)
            for card in s.zones[discards][::-1]:
                s.move(card, deck, bottom=True)
        else:
            s.move_all(discards, deck)
            self.shuffle_zone(deck)
        if self.events is not None:
            self.tell("shuffles", seat, number=len(s.zones[deck]))
        return True

    def shuffle_into_deck(self, seat: int, cards: Sequence[int]) -> None:
        """Shuffle cards and a player's deck. The others are told which only if they have seen them all."""
        s = self.state
        deck = DECKS[seat]
        seen = all(self.seen_by(card) == EVERYBODY for card in cards)
        for card in cards:
            s.move(card, deck)
        self.shuffle_zone(deck)
        audience = EVERYBODY if seen else only(seat)
        self.tell("shuffles_into_deck", seat, *cards, audience=audience, number=len(cards))

    def seen_by(self, card: int) -> int:
        """Who sees which card it is: those who see it where it lies, or have been shown it in a deck or pile.

        In a hand nobody else can tell a card that was shown from the others.
        """
        s = self.state
        audience = s.layout[s.where[card]].audience
        return audience if audience else s.known.get(card, 0)

    def shuffle_zone(self, zone: int) -> None:
        """Shuffle cards of a player's; Shadow cards come to lie under all others."""
        s = self.state
        s.shuffle(zone)
        if self.box.shadows:
            s.own(zone).sort(key=lambda card: not self.cards[card].shadow)

    # Shadow cards, which may be played from the deck as if they were in hand.

    def shadows(self, seat: int) -> list[int]:
        """The Shadow cards in a player's deck that nobody is looking at; in the order of their names."""
        if not self.box.shadows:
            return []
        looked = {ref.card for ref in self.state.looked if self.state.finds(ref)}
        found = [card for card in self.zone(DECK, seat) if self.cards[card].shadow and card not in looked]
        return sorted(found, key=lambda card: self.cards[card].id)

    def is_within_reach(self, card: int, seat: int) -> bool:
        """Whether a player may play a card as one in hand: it is there, or a Shadow card in the deck."""
        if self.is_at(card, HAND, seat):
            return True
        return self.box.shadows and card in self.shadows(seat)
