"""A bot that buys by a strategy and plays its cards by the policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from fudaba.bots.dominion import last_card, policy
from fudaba.bots.dominion.conditions import Purse
from fudaba.bots.dominion.endgame import Ends, ends_of
from fudaba.bots.dominion.figures import CountedFigures, Figures
from fudaba.bots.dominion.hints import LEFT, TRASHES
from fudaba.bots.dominion.lead import Standing, counted_standing, loses_by, standing, winning
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.dominion.strategy import Strategy, Test
from fudaba.bots.dominion.worth import PLAIN, keeps
from fudaba.games.dominion.facts.vocabulary import DominionAsk, DominionOption
from fudaba.games.dominion.rules.tally import Tally
from fudaba.games.dominion.turns.composite_moves import PLAY_ALL
from fudaba.kernel.ask import Answer
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

_FIRST: Final = tuple(tuple(range(count)) for count in range(40))
"""The first of the options, up to this many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Buyer:
    """Buys what its strategy says; see `Strategy`. Leaves nothing to chance.

    A win that lies at hand it takes, and it never makes the purchase that ends a game which it loses then.
    """

    name: str
    strategy: ClassVar[Strategy]
    remembers: ClassVar[bool] = True
    """Whether it plays in one game only, of which it may remember what it has counted."""
    composite_moves: ClassVar[frozenset[str]] = frozenset({PLAY_ALL})

    def __init__(self, seed: str) -> None:
        """The seed is not needed."""
        self.memory = Memory()

    @classmethod
    def lacks(cls, table: Table) -> list[str]:
        """The cards that the strategy buys and that are not in the game of this table, in its order."""
        there = {card.id for card in table.cards}
        return list(dict.fromkeys(line.card for line in cls.strategy.lines if line.card not in there))

    def answer(self, ask: DominionAsk, view: View) -> Answer:
        """What the strategy and the policy say."""
        options = ask.options
        if ask.kind != "buy" or options[-1].verb != "end_turn":
            return policy.answer(Sight(ask, view, self.memory, 0), self.strategy)
        if options[0].verb == "play" and (treasures := _treasures(options)):
            return treasures[: ask.most]
        return self.buy(ask, view, _offered(tuple(options)))

    @classmethod
    def static_answer(cls, ask: DominionAsk) -> Answer | None:
        """What needs no look at the table: which Treasures, often what to buy, mostly which Action. Where
        purchases may end the game, that is not asked."""
        options = ask.options
        if ask.kind == "action":
            return policy.plain_action(ask, cls.strategy)
        if ask.kind == "instructions":
            return policy.plain_instructions(ask, cls.strategy)
        if ask.kind != "buy" or options[-1].verb != "end_turn":
            return None
        if options[0].verb == "play" and (treasures := _treasures(options)):
            return treasures[: ask.most]
        offered = _offered(tuple(options))
        if "pay_debt" in offered or "coffers" in offered or "action" in offered:
            return None
        try:
            pick = cls.strategy.blindly(Purse(ask.number), offered)
        except LookupError:
            return None
        return (offered["end_turn"] if pick is None else pick,)

    @classmethod
    def counted_answer(cls, ask: DominionAsk, tally: Tally) -> Answer | None:
        """What to buy, or what to choose, where that depends on nothing but what can be counted."""
        if ask.kind == "option":
            return cls._choice(ask, tally)
        wanted = _wanted(cls.strategy, ask) if ask.kind == "buy" else None
        if wanted is None:
            return None
        now = CountedFigures(ask.number, tally)
        try:
            if cls._counts_end() and tally.may_end_soon(ask.number):
                return cls._counted_end(ask, now)
            for test, answer in wanted:
                if test is None or test(now):
                    return answer
        except LookupError:
            pass
        return None

    @classmethod
    def _counted_end(cls, ask: DominionAsk, now: CountedFigures) -> Answer | None:
        """What to buy where the game may be ended; None where that takes more than counting. Raises
        LookupError likewise."""
        stand = counted_standing(ask, now)
        if stand is None:
            return None
        offered = _offered(tuple(ask.options))
        found = cls._by_standing(ask, now, stand, offered, cls.strategy.first(now, offered))
        if found is None:
            return None
        return (offered["end_turn"] if found[1] is None else found[1],)

    @classmethod
    def _choice(cls, ask: DominionAsk, tally: Tally) -> Answer | None:
        """What the strategy says of a choice of one."""
        words = [option.word for option in ask.options]
        try:
            picks = cls.strategy.chosen(CountedFigures(0, tally), tally.name_of(ask.about), words)
        except LookupError:
            return None
        return tuple(picks) or None

    def buy(self, ask: DominionAsk, view: View, offered: dict[str, int]) -> Answer:
        """What the strategy wants first; debts are paid before, and Coffers, and Actions that may be
        Buys, are spent if that buys better."""
        if (debt := offered.get("pay_debt")) is not None:
            return (debt,)
        now = Sight(ask, view, self.memory, ask.number)
        pick = self.strategy.first(now, offered)
        if self._counts_end() and now.tally.may_end_soon(ask.number):
            sure, pick = self._at_the_end(now, offered, pick)
            if sure:
                return (offered["end_turn"] if pick is None else pick,)
        if (coffers := offered.get("coffers")) is not None and self._rather(now, offered, pick):
            return (coffers,)
        if (action := offered.get("action")) is not None and not now.buys and self._wants(now):
            return (action,)
        return (offered["end_turn"] if pick is None else pick,)

    @classmethod
    def _counts_end(cls) -> bool:
        return "as_written" not in cls.strategy.style

    def _at_the_end(self, now: Sight, offered: dict[str, int], pick: int | None) -> tuple[bool, int | None]:
        """What to buy where the game may be ended, and whether that wins it: a win that lies at hand; else
        what the strategy wants first that does not end the game and lose it."""
        ask, options = now.ask, now.ask.options
        stand = standing(now) if "coffers" not in offered else None
        found = None if stand is None else self._by_standing(ask, now, stand, offered, pick)
        if found is not None:
            return found
        turn = now.seat, now.turn
        if self.memory.way and self.memory.tried == turn:
            first, what = self.memory.way.pop(0)
            if first < len(options) and options[first].same == what:
                return True, first
        # What could not be done before a purchase cannot be done after it.
        tried = self.memory.tried == turn and not self.memory.way
        if tried and (pick is None or not now.tally.may_end(1)):
            return False, pick
        ends = self.ends(ask, now.view)
        if ends is None:
            return False, pick
        way = None if tried else ends.wins()
        if self.remembers:
            self.memory.tried, self.memory.way = turn, way[1:] if way else []
        if way:
            return True, way[0][0]
        return False, self._unless(now, offered, pick, ends.loses)

    @classmethod
    def _by_standing(
        cls, ask: DominionAsk, now: Figures, stand: Standing, offered: dict[str, int], pick: int | None
    ) -> tuple[bool, int | None] | None:
        """The same where it is known how two players stand; None where that takes more than counting."""
        found = winning(ask, now, stand)
        if found is None or found[0]:
            return found
        if now.tally.is_over:
            return False, pick
        try:
            return False, cls._unless(now, offered, pick, lambda pick: _loses(ask, now, stand, pick))
        except _NotCounted:
            return None

    @classmethod
    def _unless(
        cls, now: Figures, offered: dict[str, int], pick: int | None, loses: Callable[[int], bool]
    ) -> int | None:
        """What the strategy wants first of what does not lose; pick: what it wants first."""
        while pick is not None and loses(pick):
            offered = {name: other for name, other in offered.items() if other != pick}
            pick = cls.strategy.first(now, offered)
        return pick

    def losing(self, ask: DominionAsk, view: View) -> frozenset[int]:
        """The options that end the game, as far as can be counted, and lose it so."""
        now = Sight(ask, view, self.memory, ask.number)
        if not self._counts_end() or not now.tally.may_end(1):
            return frozenset()
        if ask.kind != "buy" or ask.options[-1].verb != "end_turn":
            return frozenset([pick for pick, won in last_card.ends(now).items() if not won])
        if now.tally.is_over:
            return frozenset()
        bought = [pick for pick, option in enumerate(ask.options) if option.verb == "buy"]
        if (stand := standing(now)) is not None:
            try:
                return frozenset([pick for pick in bought if _loses(ask, now, stand, pick)])
            except _NotCounted:
                pass
        ends = self.ends(ask, view)
        return frozenset() if ends is None else frozenset([pick for pick in bought if ends.loses(pick)])

    def ends(self, ask: DominionAsk, view: View) -> Ends | None:
        """What purchases may do about the end of the game; None where that cannot be counted."""
        return ends_of(ask, view) if isinstance(view, Imagining) else None

    def _wants(self, now: Sight) -> bool:
        """Whether the strategy would buy something with one more Buy."""
        costs = {id: number for number, (id, cost) in enumerate(now.costs.items()) if cost <= now.coins}
        return self.strategy.first(now, costs) is not None

    def _rather(self, now: Sight, offered: dict[str, int], pick: int | None) -> bool:
        """Whether all Coffers together would buy something that the strategy wants more than this."""
        coins = now.coins + now.tally.coffers
        richer = Sight(now.ask, now.view, self.memory, coins)
        costs = {id: number for number, (id, cost) in enumerate(now.costs.items()) if cost <= coins}
        best = self.strategy.first(richer, costs)
        if best is None:
            return False
        dearer = next(id for id, number in costs.items() if number == best)
        return pick is None or now.ask.options[pick].face != dearer


class _NotCounted(Exception):
    """What a purchase does about the end of the game takes more than counting."""


def _loses(ask: DominionAsk, now: Figures, stand: Standing, pick: int) -> bool:
    """Whether an option ends the game, which is not over yet, and loses it; raises `_NotCounted`."""
    option = ask.options[pick]
    loses = option.verb == "buy" and loses_by(now, stand, option.face)
    if loses is None:
        raise _NotCounted
    return loses


def _treasures(options: Sequence[DominionOption]) -> Answer:
    """Play all Treasures at once: those with instructions after those that only give coins, but first of all
    those for which others are trashed. () if none that are left do good."""
    count = 0
    plain = True
    for option in options:
        if option.verb != "play":
            break
        count += 1
        if option.face not in PLAIN:
            plain = False
    if plain:
        return _FIRST[count] if count < len(_FIRST) else tuple(range(count))
    faces = [options[number].face for number in range(count)]
    order = [(face not in TRASHES, face not in PLAIN, keeps(face)) for face in faces]
    return tuple(sorted((n for n in range(count) if faces[n] not in LEFT), key=order.__getitem__))


@lru_cache(maxsize=4096)
def _wanted(strategy: Strategy, ask: DominionAsk) -> list[tuple[Test | None, Answer]] | None:
    """The answers that may be what the strategy wants first, each with what it depends on, if on anything;
    None where more can be done than to buy or to end the turn. Such questions are put again and again."""
    options = ask.options
    if options[-1].verb != "end_turn" or options[0].verb == "play":
        return None
    offered = _offered(tuple(options))
    if "pay_debt" in offered or "coffers" in offered or "action" in offered:
        return None
    answers: list[tuple[Test | None, Answer]] = []
    for card, test in strategy.tests:
        if (pick := offered.get(card)) is not None:
            answers.append((test, (pick,)))
            if test is None:
                return answers
    return [*answers, (None, (offered["end_turn"],))]


@lru_cache(maxsize=4096)
def _offered(options: tuple[DominionOption, ...]) -> dict[str, int]:
    """Where each option is, by the card that it buys or by what else it does; the first of several alike."""
    named = [option.face or option.word or option.verb for option in options]
    return {name: number for number, name in reversed([*enumerate(named)])}
