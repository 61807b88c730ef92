"""The worth of a position to a player: the points it will probably cost, as a negative figure."""

from __future__ import annotations

from math import exp, fsum
from typing import NamedTuple

from fudaba.bots.bridge_over.finish import turns_left
from fudaba.bots.bridge_over.sight import MEAN_POINTS, Sight
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


class HandWorth(NamedTuple):
    """What matters about some of the cards in the hand."""

    points: int
    """What they cost at the end of a round."""
    number_points: int
    """What those of them with a number cost."""
    turns: dict[str, float]
    """For each colour, how many turns it takes to be rid of them, see `finish`."""
    kept: float
    """What they are worth in the hand, see `Weights.kept`."""
    attacks: int
    """How many of them are attacks."""


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
        self._held: dict[int, HandWorth] = {}

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
        w = self.weights
        sight = self.sight
        clears = sight.clears[sight.me] if clears is None else clears
        amplify = sight.amplify[sight.me] if amplify is None else amplify
        if not mask and not unknown:
            return w.out - KINDS["clear"].front_points * clears
        held = self.held(mask)
        turns = max(1.0, held.turns[colour] + w.unknown * unknown + lost)
        needs, hits = self._rivals(blows)
        first = self._goes_out_first(turns, needs)
        caught = self._caught(held, unknown, clears, min(needs))
        kept = held.kept * min(1.0, turns / w.in_time)
        front = (w.stronger * held.attacks - w.amplify) * amplify
        front -= clears * (w.clear if turns > w.time_to_release else KINDS["clear"].front_points)
        return first * w.prize - (1 - first) * caught + hits + kept + front

    def _goes_out_first(self, turns: float, needs: list[float]) -> float:
        """How probably one goes out before all rivals, with the turns that each needs."""
        mine: float = turns**-self.weights.race
        theirs = fsum(need**-self.weights.race for need in needs)
        return mine / (mine + theirs)

    def _caught(self, held: HandWorth, unknown: int, clears: int, need: float) -> float:
        """What the hand costs if a rival goes out first, and the first of them needs this many turns."""
        w = self.weights
        share = w.under_clear if clears else 1.0
        points = (held.number_points if clears else held.points) + MEAN_POINTS * unknown * share
        soon = exp(-w.soon * need)
        return soon * points + (1 - soon) * w.typical * share

    def _rivals(self, blows: tuple[Blow, ...]) -> tuple[list[float], float]:
        """How many turns each rival needs after these blows, and what the cards drawn are worth."""
        w = self.weights
        needs = self.needs
        hits = 0.0
        if blows:
            needs = needs[:]
            for seat, cards, turns in blows:
                needs[seat] += w.pace * cards + turns
                hits += cards
        rivals = [need for seat, need in enumerate(needs) if seat != self.sight.me]
        return rivals, hits * w.hit / len(rivals)

    def held(self, mask: int) -> HandWorth:
        """What matters about these cards of the hand."""
        held = self._held.get(mask)
        if held is None:
            kept = self.weights.kept
            cards = [card for place, card in enumerate(self.sight.hand) if mask >> place & 1]
            held = self._held[mask] = HandWorth(
                points=sum(card.points for card in cards),
                number_points=sum(card.points for card in cards if card.kind.group == NUMBER),
                turns=turns_left(cards, self.sight.seats),
                kept=sum(kept.get(card.id, 0) for card in cards),
                attacks=sum(card.kind.attack for card in cards),
            )
        return held
