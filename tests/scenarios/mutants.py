"""The rules with one part of a card taken away, and which scenarios notice.

Each function of a card's module is replaced by one that does nothing, or, where it is a condition, by one
that is never true, and by one that always is; each bold figure of a Dominion card is left out. The
scenarios in which it is used are run again, until one of them does not hold. Where all hold, the rule
could be broken and nobody would see it: such a card lacks a scenario.
"""

from __future__ import annotations

import gc
import re
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache, partial
from inspect import iscoroutinefunction
from pkgutil import walk_packages
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import fudaba.games.bridge_over.cards
import fudaba.games.dominion.cards
import fudaba.games.innovation.cards
from fudaba.games.dominion.facts.kinds import KINDS, NO_BONUS, Kind
from fudaba.games.dominion.setup.situation import box_in
from fudaba.games.innovation.facts.karma import Karma
from fudaba.games.innovation.facts.printed import every_card
from fudaba.games.innovation.facts.registry import karmas_of
from fudaba.kernel.acts import EFFECTS
from fudaba.lab import Scenario, run
from tests.scenarios.checks import HERE, documents, read

PACKAGES = {
    "bridge_over": fudaba.games.bridge_over.cards,
    "dominion": fudaba.games.dominion.cards,
    "innovation": fudaba.games.innovation.cards,
}


class Part(NamedTuple):
    """What mutants are counted by: a module of cards, or the bold figures of a set of Dominion."""

    game: str
    set: str
    module: str

    @property
    def name(self) -> str:
        """How it is called where parts are listed."""
        return self.module.partition("games.")[2] or f"dominion.figures.{self.set}"


class Mutant(NamedTuple):
    """A game in which something is missing. what: what that is; seen: the scenarios that use it.

    excused: why nobody could see it; "" for all others. gone: for a `with` in which it is missing.
    """

    what: str
    seen: list[Scenario]
    excused: str
    gone: Callable[[], AbstractContextManager[None]]

    def is_caught(self) -> bool:
        """Whether a scenario fails for it."""
        box_in.cache_clear()  # boxes keep what cards have been found to cost
        try:
            with self.gone():
                return any(map(fails, self.seen))
        finally:
            box_in.cache_clear()


def _set_of(game: str, module: str) -> str:
    """The set that the cards of a module belong to."""
    if game == "bridge_over":
        return "basic"
    own = module.partition(".cards.")[2]
    sets = sorted({kind.set for kind in KINDS.values()}, key=len, reverse=True)
    return (
        own.partition(".")[0] if game == "innovation" else next(each for each in sets if own.startswith(each))
    )


def _modules(game: str) -> Iterator[Part]:
    package = PACKAGES[game]
    if not hasattr(package, "__path__"):
        yield Part(game, _set_of(game, package.__name__), package.__name__)
        return
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        if not found.ispkg:
            yield Part(game, _set_of(game, found.name), found.name)


PARTS = [
    *(part for game in PACKAGES for part in _modules(game)),
    *(Part("dominion", set, "") for set in sorted({kind.set for kind in KINDS.values()})),
]
CARDS = re.compile(r"/cards(/|\.py$)")
DECLARES = "a name for what is declared when the module is read"
BEFORE = "before a game with random cards; see tests/games/dominion/test_setup.py and test_begins_with.py"
NEVER = "it is never otherwise: an Estate is an Action on its player's own turn alone"
NOT_SEEN: dict[tuple[str, str], str] = {
    ("adventures_events", "plays_an_estate is always so"): NEVER,
    ("allies_piles", "pile_of_four is not said"): DECLARES,
    ("fudaba.games.bridge_over.cards", "card is not said"): DECLARES,
    ("fudaba.games.bridge_over.cards", "_numbers is not said"): DECLARES,
    ("cornucopia_piles", "can_be_bane is always so"): BEFORE,
    ("cornucopia_piles", "can_be_ferried is not said"): BEFORE,
    ("cornucopia_piles", "can_be_ferried is always so"): BEFORE,
    ("menagerie_ways", "may_be_set_aside is not said"): BEFORE,
    ("menagerie_ways", "may_be_set_aside is always so"): BEFORE,
    ("empires_landscapes", "vp is not said"): DECLARES,
    ("empires_landscapes", "with_six_vp is not said"): DECLARES,
    ("nocturne", "is_gained_to_hand is not said"): DECLARES,
    ("promo", "is_sold_alone is not said"): BEFORE,
    ("promo", "is_sold_alone is always so"): BEFORE,
}
"""What may be missing without a difference that anybody could see, by module, and why."""


async def _does_nothing(*_: Any, **__: Any) -> None:
    pass


def _says_nothing(*_: Any, **__: Any) -> None:
    pass


def _always(*_: Any, **__: Any) -> bool:
    return True


def _empty() -> None:
    """A function of which only the name is needed."""


async def _explained() -> None:
    """The same where it would have to be awaited."""


EMPTY = {each.__code__.co_code for each in (_does_nothing, _says_nothing, _empty, _explained)}


@cache
def written(game: str) -> list[Scenario]:
    """The scenarios of a game, the short ones first."""
    found = map(read, documents(HERE / game))
    return sorted((each for each in found if isinstance(each, Scenario)), key=lambda each: len(each.steps))


@cache
def uses(game: str) -> dict[CodeType, list[Scenario]]:
    """For each function of a card's module the scenarios in which it is called."""
    found: dict[CodeType, list[Scenario]] = defaultdict(list)
    before = sys.getprofile()
    for scenario in written(game):
        called: set[CodeType] = set()

        def call(frame: FrameType, event: str, _: object, called: set[CodeType] = called) -> None:
            if event == "call":
                called.add(frame.f_code)

        sys.setprofile(call)
        try:
            run(scenario)
        finally:
            sys.setprofile(before)
        for code in called:
            if CARDS.search(code.co_filename):
                found[code].append(scenario)
    return found


def functions(module: str) -> list[FunctionType]:
    """All functions of a module that say something, lambdas too."""
    found = [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType)
        and each.__module__ == module
        and "<locals>" not in each.__qualname__
        and not each.__code__.co_freevars
        and each.__code__.co_code not in EMPTY
    ]
    return sorted(found, key=lambda each: each.__code__.co_firstlineno)


@cache
def conditions() -> dict[Callable[..., Any], str]:
    """The names of the effects that have a condition, by their condition."""
    found = {each.when: each.run.__name__ for each in EFFECTS.values() if each.when is not None}
    for card in every_card().values():
        for edition in card.faces:
            found |= {each.fits: name_of(each) for each in karmas_of(card, edition) if each.fits}
    return found


def name_of(karma: Karma) -> str:
    """The function of a karma effect."""
    return str(getattr(karma.run, "__name__", ""))


def name(function: FunctionType) -> str:
    """What a reader finds a function by; a lambda by the effect that waits for it."""
    if function.__name__ != "<lambda>":
        return function.__name__
    return f"when of {conditions().get(function, f'line {function.__code__.co_firstlineno}')}"


def without(function: FunctionType) -> Iterator[tuple[str, CodeType]]:
    """What it may be replaced by, and how to call that."""
    if iscoroutinefunction(function):
        yield f"{name(function)} is not done", _does_nothing.__code__
        return
    yield f"{name(function)} is not said", _says_nothing.__code__
    if function.__annotations__.get("return") == "bool" or function.__name__ == "<lambda>":
        yield f"{name(function)} is always so", _always.__code__


@contextmanager
def replaced(function: FunctionType, code: CodeType) -> Iterator[None]:
    """For a while a function does something else."""
    before = function.__code__
    function.__code__ = code
    try:
        yield
    finally:
        function.__code__ = before


@contextmanager
def left_out(kind: Kind, figure: str) -> Iterator[None]:
    """For a while a card has one bold figure less."""
    before = kind.bonus
    kind.bonus = before._replace(**{figure: 0})
    try:
        yield
    finally:
        kind.bonus = before


class TooLong(BaseException):
    """A card goes on for ever without a part of it."""


def _stop(*_: object) -> None:
    raise TooLong


def fails(scenario: Scenario) -> bool:
    """Whether a scenario does not hold, stops with an error, or has no end in many times its own time.

    It is its own time, whatever else the machine does; and where nobody heard the alarm, it rings again.
    """
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, 2, 2)
    try:
        return run(scenario).failure is not None
    except (Exception, TooLong):
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def mutants(part: Part) -> Iterator[Mutant]:
    """All that can be missing in a part, one after another."""
    yield from _of_module(part) if part.module else _of_figures(part.set)


def _of_module(part: Part) -> Iterator[Mutant]:
    __import__(part.module)
    for function in functions(part.module):
        seen = uses(part.game).get(function.__code__, [])
        for what, code in without(function):
            excused = NOT_SEEN.get((part.module.rpartition("cards.")[2], what), "")
            yield Mutant(what, seen, excused, partial(replaced, function, code))


def _of_figures(set: str) -> Iterator[Mutant]:
    for kind in (each for each in KINDS.values() if each.set == set and each.bonus != NO_BONUS):
        seen = [each for each in written("dominion") if f"'{kind.id}'" in repr(each.setup)]
        for figure in (each for each in kind.bonus._fields if getattr(kind.bonus, each)):
            yield Mutant(f"{figure} of {kind.id}", seen, "", partial(left_out, kind, figure))
