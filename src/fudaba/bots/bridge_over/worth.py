"""The worth of a position to a player: the points it will probably cost, as a negative figure."""

from __future__ import annotations

from functools import lru_cache
from math import exp, fsum
from typing import NamedTuple

from fudaba.bots.bridge_over.finish import turns_left
from fudaba.bots.bridge_over.sight import MEAN_POINTS, PRINTED, Sight
from fudaba.bots.bridge_over.weights import WEIGHTS, Weights
from fudaba.games.bridge_over.deck import KINDS, NUMBER


class Blow(NamedTuple):
    """What happens to a rival."""

    seat: int
    """The rival."""
    cards: float
    """How many cards they draw."""
    turns: float
    """How many turns they lose."""


class Race(NamedTuple):
    """How the rivals stand after some blows."""

    pace: float
    """How probably one of them goes out first, as a share beside one's own."""
    soon: float
    """How probably the first of them is so fast that nothing more goes from the hand."""
    hits: float
    """What the cards drawn are worth."""


class HandWorth(NamedTuple):
    """What matters about some of the cards in the hand."""

    points: int
    """What they cost at the end of a round."""
    number_points: int
    """What those of them with a number cost."""
    turns: dict[str, float]
    """For each colour, how many turns it takes to be rid of them, see `finish`."""
    attacks: int
    """How many of them are attacks."""


@lru_cache(maxsize=20_000)
def _printed_worth(faces: tuple[str, ...], seats: int) -> HandWorth:
    """What matters about cards by what is printed on them alone. Rollouts come to the same hands again."""
    cards = [PRINTED[face] for face in faces]
    return HandWorth(
        points=sum(card.points for card in cards),
        number_points=sum(card.points for card in cards if card.kind.group == NUMBER),
        turns=turns_left(cards, seats),
        attacks=sum(card.kind.attack for card in cards),
    )


class Worth:
    """Weighs what a player may be left with at the end of a turn.

    Sets of cards are bit masks over the places in `sight.hand`.
    """

    def __init__(self, sight: Sight, weights: Weights = WEIGHTS) -> None:
        self.sight = sight
        self.weights = weights
        self.needs = [weights.start + weights.pace * count for count in sight.counts]
        for seat in sight.rivals:
            self.needs[seat] += sight.bound[seat]
        self._found: dict[tuple[object, ...], float] = {}
        self._held: dict[int, tuple[HandWorth, float]] = {}
        self._races: dict[tuple[Blow, ...], Race] = {}

    def of(
        self,
        mask: int,
        colour: str,
        *,
        unknown: int = 0,
        blows: tuple[Blow, ...] = (),
        clears: int | None = None,
        amplify: int | None = None,
        lost: float = 0.0,
    ) -> float:
        """The worth of having these cards, and `unknown` others, with this colour on the table.

        blows: what has befallen the rivals. clears, amplify: how many of them lie in front, if that has
        changed. lost: turns that will be lost.
        """
        key = (mask, colour, unknown, blows, clears, amplify, lost)
        worth = self._found.get(key)
        if worth is None:
            worth = self._of(mask, colour, unknown, blows, clears, amplify, lost)
            self._found[key] = worth
        return worth

    def _of(
        self,
        mask: int,
        colour: str,
        unknown: int,
        blows: tuple[Blow, ...],
        clears: int | None,
        amplify: int | None,
        lost: float,
    ) -> float:
        """The same, worked out."""
        w = self.weights
        sight = self.sight
        clears = sight.clears[sight.me] if clears is None else clears
        amplify = sight.amplify[sight.me] if amplify is None else amplify
        if not mask and not unknown:
            return w.out - KINDS["clear"].front_points * clears
        held, kept = self._holding(mask)
        turns = max(1.0, held.turns[colour] + w.unknown * unknown + lost)
        race = self._race(blows)
        mine: float = turns**-w.race
        first = mine / (mine + race.pace)
        caught = self._caught(held, unknown, clears, race.soon)
        kept *= min(1.0, turns / w.in_time)
        front = (w.stronger * held.attacks - w.amplify) * amplify
        front -= clears * (w.clear if turns > w.time_to_release else KINDS["clear"].front_points)
        return first * w.prize - (1 - first) * caught + race.hits + kept + front

    def _caught(self, held: HandWorth, unknown: int, clears: int, soon: float) -> float:
        """What the hand costs if a rival goes out first; soon: how probably that is."""
        w = self.weights
        share = w.under_clear if clears else 1.0
        points = (held.number_points if clears else held.points) + MEAN_POINTS * unknown * share
        return soon * points + (1 - soon) * w.typical * share

    def _race(self, blows: tuple[Blow, ...]) -> Race:
        """How the rivals stand after these blows, found once."""
        race = self._races.get(blows)
        if race is None:
            w = self.weights
            needs = self.needs[:]
            hits = 0.0
            for seat, cards, turns in blows:
                needs[seat] += w.pace * cards + turns
                hits += cards
            rivals = [need for seat, need in enumerate(needs) if seat != self.sight.me]
            pace = fsum(need**-w.race for need in rivals)
            race = Race(pace, exp(-w.soon * min(rivals)), hits * w.hit / len(rivals))
            self._races[blows] = race
        return race

    def _holding(self, mask: int) -> tuple[HandWorth, float]:
        """What matters about these cards of the hand, and what they are worth in it, see `Weights.kept`."""
        held = self._held.get(mask)
        if held is None:
            kept = self.weights.kept
            cards = [card for place, card in enumerate(self.sight.hand) if mask >> place & 1]
            printed = _printed_worth(tuple([card.face for card in cards]), self.sight.seats)
            held = self._held[mask] = (printed, sum([kept.get(card.id, 0) for card in cards]))
        return held
