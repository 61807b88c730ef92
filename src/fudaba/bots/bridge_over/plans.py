"""Lookahead over one's own hand: what a card leads to in the same turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from fudaba.bots.bridge_over.sight import Sight
from fudaba.bots.bridge_over.worth import Blow, Worth
from fudaba.games.bridge_over.deck import (
    COLOURS,
    DEFENCE,
    DISCARD,
    KINDS,
    NUMBER,
    PUBLIC,
    SPECIAL,
    WILD,
    Printed,
)

IMPOSSIBLE: Final = -1e9
BUDGET: Final = 300
"""How many positions are looked at for one option before the rest is left to luck."""
ALMIGHTY: Final = ("wild_direct_draw_5", "shot_draw_2", "wild_1", "chain", "wild_number_chain", "reset")
"""What Almighty is worth thinking of on a turn."""


class Continuation(NamedTuple):
    """How good it is to go on, and with which card of the hand; -1 is to stop."""

    worth: float
    place: int


class Plans:
    """What becomes of a turn. Sets of cards are bit masks over the places in the hand."""

    def __init__(self, sight: Sight, worth: Worth) -> None:
        self.sight = sight
        self.worth = worth
        self.hand = sight.hand
        self.all = (1 << len(sight.hand)) - 1
        self.looked = 0
        self._numbers: dict[tuple[int, str, str], Continuation] = {}
        self._blows: dict[str, list[tuple[Blow, ...]]] = {}

    def play(self, mask: int, place: int) -> float:
        """The worth of playing this card of the set, with the best that can follow."""
        self.looked += 1
        card = self.hand[place]
        rest = mask & ~(1 << place)
        if card.kind.group == SPECIAL:
            return max(self.becomes(word, rest) for word in ALMIGHTY)
        return self.becomes(card.id, rest, card.colours)

    def becomes(self, word: str, rest: int, colours: Iterable[str] = ()) -> float:
        """The worth of having laid a card of this kind, in the best of its colours (without: of all)."""
        if not colours:
            colours = COLOURS if KINDS[word].becomes_top else (self.sight.colour,)
        return max(self.laid(word, rest, colour) for colour in colours)

    def laid(self, word: str, rest: int, colour: str) -> float:
        """The worth of having laid a card of this kind in this colour, with the rest of the hand."""
        match word:
            case "escort":
                return self.escort(rest, colour).worth
            case "chain":
                return self.chain(rest, colour).worth
            case "wild_1":
                return self.wild_1(rest, colour).worth
            case "wild_number_chain":
                return self.numbers(rest, colour, word).worth
            case "reset":
                return max(self.keeps(rest), self.throws_away())
            case "search":
                return self.keeps(rest, unknown=1) + self.worth.weights.search
            case "clear":
                return self.keeps(rest, clears=self.sight.clears[self.sight.me] + 1)
            case "amplify":
                return self.keeps(rest, amplify=self.sight.amplify[self.sight.me] + 1)
            case "bind" | "all_draw_1":
                return max(self.keeps(rest, blows=blows) for blows in self.blows(word))
            case "block" | "through" | "reflect" | "curse" | "haunted_shield":
                return self.keeps(rest)
        return max(self.worth.of(rest, colour, blows=blows) for blows in self.blows(word))

    def keeps(
        self,
        rest: int,
        *,
        unknown: int = 0,
        blows: tuple[Blow, ...] = (),
        clears: int | None = None,
        amplify: int | None = None,
    ) -> float:
        """The worth of having this hand with the top card as it is."""
        colour = self.sight.colour
        return self.worth.of(rest, colour, unknown=unknown, blows=blows, clears=clears, amplify=amplify)

    def throws_away(self) -> float:
        """The worth of five new cards for the whole hand."""
        return self.keeps(0, unknown=5)

    # What a card does to the rivals: one entry for each way in which it can be used.

    def blows(self, word: str) -> list[tuple[Blow, ...]]:
        """The ways in which a card of this kind can strike on a turn."""
        ways = self._blows.get(word)
        if ways is None:
            ways = self._blows[word] = self._ways(word)
        return ways

    def _ways(self, word: str) -> list[tuple[Blow, ...]]:
        sight = self.sight
        me = sight.me
        match word:
            case "skip" | "direct" | "wild_direct_draw_5":
                words = ["skip"] if word == "skip" else ["straight", "reverse", "skip"]
                return [self.directed(word, direction) for direction in words]
            case "draw_2" | "wild_draw_3":
                return [self.attack(sight.after(me), 2 if word == "draw_2" else 3)]
            case "shot_draw_2":
                return [self.shot(seat, 2) for seat in sight.rivals]
            case "bind":
                lands = self.worth.weights.lands
                return [(Blow(sight.after(me), 2 * lands, 2 * lands),)]
            case "all_draw_1":
                drawn = [1 + sight.amplify[me] + own for own in sight.amplify]
                return [tuple(Blow(seat, drawn[seat], 0) for seat in sight.rivals)]
        return [()]

    def directed(self, word: str, direction: str) -> tuple[Blow, ...]:
        """What Skip, Direct or Wild Direct Draw 5 does with this word for the order of play."""
        sight = self.sight
        following = sight.after(sight.me, -1 if direction == "reverse" else 1)
        skipped: tuple[Blow, ...] = ()
        if direction == "skip":
            if following != sight.me:
                skipped = (Blow(following, 0, 1),)
            following = sight.after(sight.me, 2)
        if word != "wild_direct_draw_5":
            return skipped
        if following == sight.me:
            return skipped  # not offered with two players
        return (*skipped, *self.attack(following, 5))

    def attack(self, on: int, cards: int) -> tuple[Blow, ...]:
        """What an attack with this many cards does, without those for the own Amplify."""
        lands = self.worth.weights.lands
        cards += self.sight.amplify[self.sight.me] + self.sight.amplify[on]
        return (Blow(on, lands * cards, lands),)

    def shot(self, on: int, cards: int) -> tuple[Blow, ...]:
        """The same for an attack on anybody: those between lose their turn."""
        sight = self.sight
        between = []
        seat = sight.after(sight.me)
        while seat != on:
            between.append(Blow(seat, 0, 1))
            seat = sight.after(seat)
        return (*self.attack(on, cards), *between)

    # The cards that lead on.

    def places(self, mask: int) -> Iterator[tuple[int, Printed]]:
        """The cards of a set, equal ones once."""
        seen: set[str] = set()
        for place, card in enumerate(self.hand):
            if mask >> place & 1 and card.face not in seen:
                seen.add(card.face)
                yield place, card

    def best(self, mask: int, places: Iterable[int], stop: float = IMPOSSIBLE) -> Continuation:
        """The best of these cards to go on with, or to stop if that is better."""
        best = Continuation(stop, -1)
        if self.looked > BUDGET:
            return best
        for place in places:
            worth = self.play(mask, place)
            if worth > best.worth:
                best = Continuation(worth, place)
        return best

    def escort(self, mask: int, colour: str) -> Continuation:
        """The best follow-up of an Escort."""
        follows = self._follows_escort
        return self.best(mask, [place for place, card in self.places(mask) if follows(card, mask, colour)])

    def _follows_escort(self, card: Printed, mask: int, colour: str) -> bool:
        if card.kind.group in (PUBLIC, DEFENCE, DISCARD):
            return False
        if card.kind.group in (WILD, SPECIAL):
            return mask.bit_count() > 1
        return card.id == "escort" or colour in card.colours

    def wild_1(self, mask: int, colour: str) -> Continuation:
        """The best follow-up of a Wild +1, which may be left alone."""
        several = mask.bit_count() > 1
        stop = self.worth.of(mask, colour)
        places = [
            place
            for place, card in self.places(mask)
            if (several if card.kind.group in (WILD, SPECIAL) else bool(card.colours))
        ]
        return self.best(mask, places, stop)

    def chain(self, mask: int, colour: str, stop: float | None = None) -> Continuation:
        """The best next card of a Chain: all of its colour but one at most, and the right one last.

        stop: the worth of ending it here, if the card that lies there would have an effect.
        """
        same = [p for p, card in enumerate(self.hand) if mask >> p & 1 and card.colours == (colour,)]
        best = Continuation(self.worth.of(mask, colour) if stop is None else stop, -1)
        for last in same:
            others = [place for place in same if place != last]
            for kept in (-1, *others):
                going = [place for place in others if place != kept]
                left = mask
                for place in going:
                    left &= ~(1 << place)
                worth = self.play(left, last)
                if worth > best.worth:
                    best = Continuation(worth, self._first_of(going, last))
        return best

    def _first_of(self, going: list[int], last: int) -> int:
        """Escorts go first, while something is left to follow them."""
        if not going:
            return last
        return min(going, key=lambda place: self.hand[place].id != "escort")

    def numbers(self, mask: int, colour: str, sign: str) -> Continuation:
        """The best next card of a Wild Number Chain."""
        key = (mask, colour, sign)
        if key not in self._numbers:
            self._numbers[key] = self._numbers_from(mask, colour, sign)
        return self._numbers[key]

    def _numbers_from(self, mask: int, colour: str, sign: str) -> Continuation:
        best = Continuation(self.worth.of(mask, colour), -1)
        self.looked += 1
        if self.looked > BUDGET:
            return best
        for place, card in self.places(mask):
            if card.kind.group == NUMBER and (colour in card.colours or card.sign == sign):
                rest = mask & ~(1 << place)
                worth = max(self.numbers(rest, shown, card.sign).worth for shown in card.colours)
                if worth > best.worth:
                    best = Continuation(worth, place)
        return best
