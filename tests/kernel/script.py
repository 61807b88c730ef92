"""Playing the toy by what is written on the options, and proving what has been played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.checks import SearchCounts, check_session
from fudaba.kernel.dice import below, key_of
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from tests.kernel.toy import ASIDE, DECK, DISCARD, HAND, PLAY, Toy
from tests.kernel.toy_game import GAME, Situation

Zones = dict[str, list[str]]


def label(option: Option) -> str:
    """What an option says: `play echo`, `may yes`, `order magpie 1`, `end`."""
    return " ".join(str(part) for part in option.same if part not in ("", -1))


class Script:
    """A session of the toy, from a situation, played by labels.

    Each of `zones` are the cards of one seat, the top ones first; a deck that is not told has five acorns.
    """

    def __init__(self, *zones: Zones, seed: str = "1", **options: object) -> None:
        seats = [{"deck": ["acorn"] * 5} | seat for seat in zones]
        situation = Situation(seats=seats) if zones else None
        setup = setup_of(GAME, seats=len(zones) or 2, seed=seed, options=options, situation=situation)
        self.session = Session(GAME, setup, [f"player {seat}" for seat in range(setup.seats)])

    @property
    def toy(self) -> Toy:
        """The table."""
        table = self.session.table
        assert isinstance(table, Toy)
        return table

    @property
    def ask(self) -> Ask:
        """The question that waits."""
        assert self.session.ask is not None, "nothing is asked"
        return self.session.ask

    @property
    def labels(self) -> list[str]:
        """What may be chosen now."""
        return [label(option) for option in self.ask.options]

    def say(self, seat: int, *labels: str) -> None:
        """Answer the pending question, which must be that seat's to answer; `none` chooses nothing."""
        ask = self.ask
        assert ask.decider == seat, f"{ask} is not asked of seat {seat}"
        for wanted in labels:
            assert wanted in self.labels, f"{wanted!r} is not among {self.labels}"
        self.session.answer(tuple(self.labels.index(wanted) for wanted in labels))

    def end_turn(self, seat: int) -> None:
        """End what is left of a turn; `seat` is who decides."""
        while self.labels[-1] == "end":
            kind, turns = self.ask.kind, self.toy.state.turns
            self.say(seat, "end")
            if kind == "gain" or self.toy.state.turns != turns:
                return

    def faces(self, kind: int, seat: int) -> list[str]:
        """The cards in a place of a seat, the top one last."""
        return [self.toy.cards[card].face for card in self.toy.zone(kind, seat)]

    def hand(self, seat: int) -> list[str]:
        """A hand, sorted."""
        return sorted(self.faces(HAND, seat))

    def deck(self, seat: int) -> list[str]:
        """A deck, the top card last."""
        return self.faces(DECK, seat)

    def discards(self, seat: int) -> list[str]:
        """The discards, the top card last."""
        return self.faces(DISCARD, seat)

    def in_play(self, seat: int) -> list[str]:
        """What is in play."""
        return self.faces(PLAY, seat)

    def aside(self, seat: int) -> list[str]:
        """What is set aside."""
        return self.faces(ASIDE, seat)

    def log_of(self, kind: str) -> list[tuple[int, list[str]]]:
        """Who did something of this kind, and with which cards, as often as it was told."""
        cards = self.toy.cards
        return [
            (event.seat, [cards[ref.card].face for ref in event.cards])
            for event in self.session.events
            if event.kind == kind
        ]

    def prove(self, *, ahead: int = 4) -> SearchCounts:
        """Play on to the end of the game, and check all of it at every question."""
        key = key_of("to the end")
        while (ask := self.session.ask) is not None:
            self.session.answer(some_answer(ask, key, len(self.session.answers)))
        seen = check_session(self.session, ahead=ahead, asks=False)
        assert seen.worlds > 20, "too few twin worlds to prove anything"
        assert seen.views > 2 * seen.worlds, "too little of them was compared"
        return seen


def some_answer(ask: Ask, key: bytes, counter: int) -> Answer:
    """A legal answer that a key and a counter decide."""
    number = below(key, counter, 1 << 30)
    count = ask.least + number % (ask.most - ask.least + 1)
    first = number // 8 % len(ask.options)
    return tuple((first + i) % len(ask.options) for i in range(count))


def randomly(driver: Driver[Any], key: bytes, after: Callable[[], object] = lambda: None) -> list[Answer]:
    """Play a game to its end with some answers, and return them; `after` each, see to something."""
    answers: list[Answer] = []
    while (ask := driver.ask) is not None:
        answers.append(some_answer(ask, key, len(answers)))
        driver.answer(answers[-1])
        after()
    return answers
