"""What a position is worth to a player: the points that it will probably cost, as a negative figure."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from fudaba.bots.bridge_over.finish import Turns, turns_left
from fudaba.bots.bridge_over.sight import MEAN_POINTS, Sight
from fudaba.games.bridge_over.deck import DEFENCE, NUMBER, SPECIAL, Printed


class Weights(NamedTuple):
    """How the rules of thumb are weighed against each other; all of them stand here.

    Figures are points of the match, or turns where it says so.
    """

    race: float = 1.3
    """How surely the player who needs fewer turns goes out first."""
    pace: float = 2.0
    """Turns that a rival needs for each card."""
    start: float = 2.0
    """Turns that a rival needs besides."""
    soon: float = 0.2
    """How much less the points in the hand count for each turn that the first rival needs."""
    typical: float = 35.0
    """What a hand costs after many more turns."""
    prize: float = 15.0
    """What going out first is worth besides, because of what it costs the rivals."""
    changes: float = 0.22
    """How much less probably the colour is still the same for each rival who plays in between."""
    unknown: float = 2.0
    """Turns that a card about to be drawn will take."""
    defence: float = 0.0
    """What the first defence card in the hand will save; each further one saves half of that."""
    parry: float = 0.0
    """The same for cards that only parry a Draw 2."""
    hit: float = 12.0
    """What it is worth when a card is drawn by the rivals, shared among them."""
    lands: float = 0.75
    """How probably an attack is not averted."""
    stone: float = 0.0
    clear: float = 30.0
    kept: float = 0.5
    """How much the value of `KEPT` counts."""
    amplify: float = 3.0
    """What an Amplify in front costs its owner, who draws more when he is hit."""
    stronger: float = 2.0
    """What an Amplify in front is worth for each attack card in the hand."""
    plays_drawn: float = 0.45
    """How probably a card that was drawn can be played at once."""
    search: float = 6.0
    """How much better a card is that was searched for than one that was drawn."""
    out: float = 100.0
    """Going out: more than anything else."""


WEIGHTS = Weights()

KEPT = dict(block=8,through=11,reflect=12,curse=13,haunted_shield=7,almighty=32,wild_1=11,wild_number_chain=15,wild_draw_3=16,wild_direct_draw_5=20,bind=9,draw_2=8,shot_draw_2=9,all_draw_1=18,chain=1,direct=3,wild=6,escort=2,reset=5)


class Blow(NamedTuple):
    """What happens to a rival: cards that he draws, turns that he loses."""

    seat: int
    cards: float
    turns: float


class Held(NamedTuple):
    """What matters about some of the cards in the hand."""

    points: int
    number_points: int
    turns: Turns
    shield: float
    kept: float
    stone: int
    attacks: int


class Worth:
    """Weighs what a player may be left with at the end of a turn.

    Sets of cards are bit masks over the places in `sight.hand`.
    """

    def __init__(self, sight: Sight, weights: Weights = WEIGHTS) -> None:
        self.sight = sight
        self.weights = weights
        w = weights
        self.needs = [w.start + w.pace * count for count in sight.counts]
        for seat in sight.rivals:
            self.needs[seat] += sight.bound[seat]
        self.stays = 1 / (1 + weights.changes * (sight.seats - 1))
        self._held: dict[int, Held] = {}

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
            return w.out - 30 * clears
        held = self.held(mask)
        turns = max(1.0, held.turns[colour] + w.unknown * unknown + lost)
        needs, hits = self._rivals(blows)
        first = turns**-w.race
        first /= first + sum(need**-w.race for need in needs)
        points = MEAN_POINTS * unknown * (0.5 if clears else 1)
        points += held.number_points if clears else held.points
        soon = exp(-w.soon * min(needs))
        caught = soon * points + (1 - soon) * w.typical * (0.5 if clears else 1)
        shield = (held.shield + w.kept * held.kept) * min(1.0, turns / 3)
        front = (w.stronger * held.attacks - w.amplify) * amplify
        return hits + shield + front - w.stone * held.stone - (w.clear if turns > 2 else 30) * clears + first * w.prize - (1 - first) * caught

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

    def held(self, mask: int) -> Held:
        """What matters about these cards of the hand."""
        held = self._held.get(mask)
        if held is None:
            cards = [card for place, card in enumerate(self.sight.hand) if mask >> place & 1]
            held = self._held[mask] = self._look_at(cards)
        return held

    def _look_at(self, cards: list[Printed]) -> Held:
        return Held(
            points=sum(card.points for card in cards),
            number_points=sum(card.points for card in cards if card.kind.group == NUMBER),
            turns=turns_left(cards, self.stays),
            shield=self._shield(cards),
            kept=sum(KEPT.get(card.id, 0) for card in cards),
            stone=sum(card.id=='clear' for card in cards),
            attacks=sum(card.kind.attack for card in cards),
        )

    def _shield(self, cards: list[Printed]) -> float:
        w = self.weights
        defences = sum(card.kind.group in (DEFENCE, SPECIAL) for card in cards)
        parries = sum(card.kind.parries for card in cards)
        return w.defence * (2 - 0.5 ** (defences - 1)) * (defences > 0) + w.parry * (
            2 - 0.5 ** (parries - 1)
        ) * (parries > 0)
