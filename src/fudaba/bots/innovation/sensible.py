"""A bot that plays Innovation sensibly: it tries its answers at tables as they may be."""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Any, ClassVar, Final

from fudaba.bots import plays
from fudaba.bots.innovation.candidates import any_of, as_they_lie, at, same_of, ways
from fudaba.bots.innovation.repetition import drawn_out
from fudaba.bots.innovation.world import Imagined, World, scenes
from fudaba.bots.innovation.worth import WEIGHTS, Weights, worth
from fudaba.games.innovation.facts.printed import every_card
from fudaba.games.innovation.facts.shown import Public
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.seen import Seen, SeenQuestion
from fudaba.kernel.shown import of_kind
from fudaba.kernel.view import View

WORLDS: Final = 3
"""At how many imagined tables it tries its answers."""
ATTEMPTS: Final = 6
"""How many tables it imagines at most: not at each is the same asked."""
WIDTH: Final = 8
"""How many answers to a question it weighs, about."""
LOOKS: Final = 10
"""How many answers of its own it tries below each of these."""
LONGEST: Final = 60
"""An action with more answers than this is weighed as it is then."""

_GIVES: Final = frozenset({"return", "junk", "remove", "transfer", "tuck"})
"""The kinds of questions in which cards are lost."""


def is_between_actions(driver: Driver[Any]) -> bool:
    """Whether an action is over; in a game within the game, too, of which all is one effect (INN-G25)."""
    return driver.at_rest or (driver.ask is not None and driver.ask.kind == "action")


@plays("sensible", "innovation")
class Sensible:
    """Looks ahead to the end of the action and takes the answer after which it stands best.

    It tries its answers with the real rules, at tables on which everything that it does not see was put by
    chance; its own later answers are tried too, those of others fall at random. Chance comes from its seed.
    """

    name: str
    weights: ClassVar[Weights] = WEIGHTS

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.answers = 0

    def answer(self, ask: InnovationAsk, view: View) -> Answer:
        """The best of the answers that it weighs; of equal ones the first."""
        self.answers += 1
        if (order := as_they_lie(ask)) is not None:
            return order
        rng = Random(f"{self.seed}/{self.answers}")
        data = view.data()
        if (draw := drawn_out(ask, of_kind(data.public, Public), rng)) is not None:
            return draw
        return Thoughts(view.put(ask), data, rng, self.weights).answer()


class Thoughts:
    """How one question is weighed. me: whose choice it is."""

    def __init__(self, asked: SeenQuestion, data: Seen, rng: Random, weights: Weights) -> None:
        self.asked = asked
        self.imagined = Imagined(data)
        self.rng = rng
        self.weights = weights
        self.me = asked.owner
        self.options = same_of(asked.options)
        self.left = 0

    def answer(self) -> Answer:
        """The best answer by what follows; where that cannot be tried, by rule of thumb."""
        found = ways(self.options, self.asked.least, self.asked.most, self.rng, WIDTH)
        worths: dict[Answer, list[float]] = {way: [] for way in found}
        tried = 0
        for _ in range(ATTEMPTS if len(found) > 1 else 0):
            driver = self.asked_there() if tried < WORLDS else None
            if driver is None or driver.ask is None:
                continue
            tried += 1
            for way in found:
                picks = at(driver.ask, [self.options[place] for place in way])
                if picks is not None:
                    self.left = LOOKS
                    worths[way].append(self.follow(driver.fork(), picks))
        weighed = {way: fsum(own) / len(own) for way, own in worths.items() if own}
        if weighed:
            return max(weighed, key=weighed.__getitem__)
        return max(found, key=self.by_thumb)

    # Imagined tables.

    def asked_there(self) -> Driver[World] | None:
        """An imagined table at which the same is asked, None where none is found."""
        world = self.imagined.world(self.rng)
        if self.asked.kind in ("action", "display") or self.asked.word == "first":
            return self.reached(Driver(world))
        price = self.asked.word if self.asked.kind == "return" else ""
        for scene in scenes(world, self.asked.about, self.me, price):
            stage = world.clone()
            stage.scene = scene
            if found := self.reached(Driver(stage)):
                return found
        return None

    def reached(self, driver: Driver[World]) -> Driver[World] | None:
        """The table once this question is put there; None if it is not."""
        driver.resume()
        for _ in range(LONGEST):
            if driver.ask is None:
                break
            if self.is_same(driver.ask):
                return driver
            driver.answer(any_of(driver.ask, self.rng))
        return None

    def is_same(self, ask: InnovationAsk) -> bool:
        """Whether a question at an imagined table is the one that is put, as far as its options go."""
        if ask.owner != self.me or ask.kind != self.asked.kind or ask.word != self.asked.word:
            return False
        there = {option.same for option in ask.options}
        return any(same in there for same in self.options)

    # Looking ahead.

    def follow(self, driver: Driver[World], answer: Answer) -> float:
        """What the table is worth once the action is over that goes on with this answer."""
        driver.answer(answer)
        for _ in range(LONGEST):
            ask = driver.ask
            if ask is None or is_between_actions(driver):
                break
            if (order := as_they_lie(ask)) is not None:
                driver.answer(order)
                continue
            if ask.owner == self.me and self.left > 0:
                options = [option.same for option in ask.options]
                found = ways(options, ask.least, ask.most, self.rng, WIDTH)[: self.left]
                self.left -= len(found)
                return max(self.follow(driver.fork(), way) for way in found)
            if self.left <= 0:
                driver.forkable = False  # nothing is tried from there on
            driver.answer(any_of(ask, self.rng))
        return worth(driver.table, self.me, self.weights)

    def by_thumb(self, way: Answer) -> float:
        """What an answer is worth of which nothing can be tried: low cards go, high ones come, and of what
        rivals have high ones go."""
        chosen = [self.options[place] for place in way]
        if self.asked.kind == "may":
            return float(chosen[0][2] == "yes")
        gives = self.asked.kind in _GIVES
        signs = [-1 if gives and not self.is_rivals(face) else 1 for _, face, *_ in chosen]
        ages = [age_of(face) for _, face, *_ in chosen]
        return float(sum([sign * age for sign, age in zip(signs, ages, strict=True)]))

    def is_rivals(self, face: str) -> bool:
        """Whether a card lies with a rival, as far as this player can see."""
        known = self.imagined.known
        s = known.state
        rivals = known.opponents(self.me)
        return any(
            known.cards[card].face == face
            for zone, place in enumerate(s.layout)
            if place.owner in rivals
            for card in s.zones[zone]
        )


def age_of(face: str) -> int:
    """The age of a card or a back, 0 for what is neither."""
    facts = every_card().get(face)
    if facts is not None:
        return facts.age
    age = face.rpartition("_")[2]
    return int(age) if age.isdigit() else 0
