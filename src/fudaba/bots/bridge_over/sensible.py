"""A bot that plays Bridge Over sensibly: how it weighs the options of each kind of question."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from typing import ClassVar, Final, assert_never

from fudaba.bots import plays
from fudaba.bots.bridge_over.plans import Continuation, Plans
from fudaba.bots.bridge_over.sight import Sight
from fudaba.bots.bridge_over.weights import WEIGHTS, Weights
from fudaba.bots.bridge_over.worth import Blow, Worth
from fudaba.games.bridge_over.vocabulary import BridgeOverAsk, BridgeOverOffered
from fudaba.kernel.ask import Answer
from fudaba.kernel.view import View

CHAINS: Final = ("chain", "chained-escort")
"""The questions in which a Chain goes on."""


@plays("sensible", "bridge_over")
class Sensible:
    """Sheds points, keeps what averts attacks, looks ahead over its own hand.

    Every option is weighed by what it would leave: how many turns the hand still takes and what it
    costs if a rival is faster (`worth`), with what a card leads to in the same turn (`plans`). It
    remembers nothing and leaves nothing to chance: the same sight gives the same answer.
    """

    name: str
    weights: ClassVar[Weights] = WEIGHTS

    def __init__(self, seed: str) -> None:
        """The seed is not needed."""

    def answer(self, ask: BridgeOverAsk, view: View) -> Answer:
        """The options of which it thinks best."""
        return Thoughts(Sight(ask, view), self.weights).answer()


class Thoughts:
    """How one question is weighed."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight = sight
        self.worth = Worth(sight, weights)
        self.plans = Plans(sight, self.worth)

    def answer(self) -> Answer:
        """The best answer; of equal ones the first."""
        worths = [self.weigh(option) for option in self.sight.options]
        best = max(range(len(worths)), key=worths.__getitem__)
        if self.sight.options[best].verb == "release":
            return self.release()
        return (best,)

    def weigh(self, option: BridgeOverOffered) -> float:
        """The worth of an option."""
        self.plans.looked = 0
        kind = self.sight.kind
        match kind:
            case "turn":
                return self.act(option)
            case "follow":
                return self.follow(option)
            case "react":
                return self.suffer() if option.verb == "none" else self.react(option.face)
            case "as":
                return self.declare(option.word)
            case "colour":
                return self.name_colour(option.word)
            case "player":
                return self.point_at(option.seat)
            case "direction":
                blows = self.plans.directed(self.sight.sign, option.word)
                return self.plans.keeps(self.plans.all, blows=blows)
            case "may":
                return self.redraw(option.word)
            case "take":
                return self.take(option.face)
        assert_never(kind)

    def place(self, face: str) -> int:
        """Where in the hand a card of this face is."""
        return next(place for place, card in enumerate(self.sight.hand) if card.face == face)

    # A turn.

    def act(self, option: BridgeOverOffered) -> float:
        """Play a card, draw, pass, or release cards."""
        match option.verb:
            case "draw":
                return self.draw()
            case "pass":
                return self.plans.keeps(self.plans.all)
            case "release":
                return max(self.released(picks) for picks in self.releases())
            case _:
                return self.plans.play(self.plans.all, self.place(option.face))

    def draw(self) -> float:
        """Draw: one card more, unless it can be played at once."""
        played = self.worth.weights.plays_drawn
        everything = self.plans.all
        kept = self.plans.keeps(everything, unknown=1)
        return played * max(kept, self.plans.keeps(everything)) + (1 - played) * kept

    def releases(self) -> list[tuple[int, ...]]:
        """All sets of public cards that may be released, by their places among the options."""
        offered = [i for i, option in enumerate(self.sight.options) if option.verb == "release"]
        return [picks for size in range(1, len(offered) + 1) for picks in combinations(offered, size)]

    def released(self, picks: tuple[int, ...]) -> float:
        """The worth of releasing these: as many cards are drawn, and the turn is over."""
        faces = [self.sight.options[pick].face for pick in picks]
        me = self.sight.me
        return self.plans.keeps(
            self.plans.all,
            unknown=len(faces),
            clears=self.sight.clears[me] - faces.count("clear"),
            amplify=self.sight.amplify[me] - faces.count("amplify"),
        )

    def release(self) -> Answer:
        """The best set of public cards to release."""
        return max(self.releases(), key=self.released)

    # The next of several cards.

    def follow(self, option: BridgeOverOffered) -> float:
        """Go on with a card, or stop."""
        if option.verb == "stop":
            return self.stop()
        place = self.place(option.face)
        step = self.step
        if step.place >= 0 and self.sight.hand[step.place].face == option.face:
            return step.worth
        return self.plans.play(self.plans.all, place)

    def stop(self) -> float:
        """End it here: the card that lies there has its effect, if it was chained."""
        sight = self.sight
        if sight.word in CHAINS and sight.sign != "chain":
            return self.plans.laid(sight.sign, self.plans.all, sight.colour)
        return self.plans.keeps(self.plans.all)

    @cached_property
    def step(self) -> Continuation:
        """The best way to go on, planned to its end."""
        plans, sight = self.plans, self.sight
        match sight.word:
            case "escort":
                return plans.escort(plans.all, sight.colour)
            case "wild_1":
                return plans.wild_1(plans.all, sight.colour)
            case "chain" | "chained-escort":
                return plans.chain(plans.all, sight.colour, stop=self.stop())
        return plans.numbers(plans.all, sight.colour, sight.sign)

    # Under attack.

    @property
    def strength(self) -> int:
        """How many cards the attack makes draw if it is passed on, with the own Amplify."""
        attack = self.sight.attack
        return attack.cards if attack else 0

    def suffer(self) -> float:
        """Take it: draw the cards, and one more for each own Amplify; or be bound for two turns."""
        attack = self.sight.attack
        assert attack is not None, "only an attack is suffered"
        if attack.kind == "bind":
            return self.worth.of(self.plans.all, self.sight.colour, unknown=2, lost=2)
        cards = attack.cards + self.sight.amplify[self.sight.me]
        return self.plans.keeps(self.plans.all, unknown=cards)

    def react(self, face: str) -> float:
        """Answer it with this card."""
        place = self.place(face)
        card = self.sight.hand[place]
        rest = self.plans.all & ~(1 << place)
        if face == "almighty":
            words = ["block", "curse", "shot_draw_2"] if self.parriable() else ["block", "curse"]
            return max(self.averted(word, rest, "") for word in words)
        return self.averted(card.id, rest, card.colours[0] if card.colours else "")

    def bound(self) -> bool:
        """Whether the attack is a Bind."""
        attack = self.sight.attack
        return attack is not None and attack.kind == "bind"

    def parriable(self) -> bool:
        """Whether a Draw 2 could parry the attack."""
        attack = self.sight.attack
        return attack is not None and attack.kind in ("draw_2", "shot_draw_2")

    def averted(self, word: str, rest: int, colour: str) -> float:
        """The worth of averting the attack by a card of this kind."""
        return max(
            self.worth.of(rest, colour or self.sight.colour, blows=blows) for blows in self.sent_on(word)
        )

    def sent_on(self, word: str) -> list[tuple[Blow, ...]]:
        """The ways in which a card of this kind can send the attack to somebody else."""
        sight, plans = self.sight, self.plans
        attack = sight.attack
        assert attack is not None, "only an attack is averted"
        following = sight.after(sight.me)
        match word:
            case "draw_2":
                return [plans.attack(following, attack.cards + 2)]
            case "shot_draw_2":
                return [plans.shot(seat, attack.cards + 2) for seat in sight.rivals]
            case "through":
                return [self.moved(following)]
            case "reflect":
                return [self.moved(attack.by)]
            case "curse":
                return [self.moved(seat) for seat in sight.rivals]
            case "haunted_shield":
                return [(Blow(attack.by, 2.0, 0.0),)]
        return [()]

    def moved(self, on: int) -> tuple[Blow, ...]:
        """What the attack does to a rival to whom it is moved."""
        if on == self.sight.me:
            return ()
        if self.bound():
            return (Blow(on, 2.0, 2.0),)
        return self.plans.attack(on, self.strength)

    # What cards ask.

    def declare(self, word: str) -> float:
        """Let Almighty stand for this card."""
        rest = self.plans.all & ~(1 << self.place("almighty"))
        if self.sight.attack is not None:
            return self.averted(word, rest, "")
        return self.plans.becomes(word, rest)

    def name_colour(self, colour: str) -> float:
        """Let the top card, which lies there already, show this colour."""
        if self.sight.attack is not None:
            return self.worth.of(self.plans.all, colour)
        return self.plans.laid(self.sight.sign, self.plans.all, colour)

    def point_at(self, seat: int) -> float:
        """Shoot at this player, parry to them, or curse them."""
        plans = self.plans
        if self.sight.attack is None:
            blows = plans.shot(seat, 2)
        elif self.sight.word == "move":
            blows = self.moved(seat)
        else:
            blows = plans.shot(seat, self.strength + 2)
        return plans.keeps(plans.all, blows=blows)

    def redraw(self, word: str) -> float:
        """Throw the hand away for five new cards, or not."""
        return self.plans.throws_away() if word == "yes" else self.plans.keeps(self.plans.all)

    def take(self, face: str) -> float:
        """Take this card out of the discards."""
        return Worth(self.sight.holding(face), self.worth.weights).of(
            (1 << len(self.sight.hand) + 1) - 1, self.sight.colour
        )
