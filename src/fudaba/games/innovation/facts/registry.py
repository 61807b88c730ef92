"""The decorators with which cards declare their effects.

A card's function is named after its id; a further effect has its number behind (`archery_2`), and what
differs between editions may end in anything else (`oars_first`). Effects are numbered on the card from
top to bottom. Where nothing is said, an effect is the same in every edition that has the card.
A card with an effect that nobody has declared is not in the game.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final, NamedTuple, TypeVar

from fudaba.games.innovation.facts.aspects import ANYTHING
from fudaba.games.innovation.facts.karma import EVENTS, ME, VALUES, Karma, Reaction
from fudaba.games.innovation.facts.printed import FIRST, FOURTH, THIRD, PrintedCard, every_card, printed_as

Run = Callable[..., Awaitable[None]]
R = TypeVar("R", bound=Run)
Condition = Callable[..., bool]
C = TypeVar("C", bound=Callable[..., Any])
F = TypeVar("F", bound=Callable[..., Any])

DEMAND: Final = "demand"
COMPEL: Final = "compel"
DOGMA: Final = "dogma"
ECHO: Final = "echo"
INSPIRE: Final = "inspire"
WHEN: Final = "when"
EACH: Final = "each"
ISSUE: Final = "issue"
WOULD: Final = "would"
IN_LINE: Final = (DEMAND, COMPEL, DOGMA)
"""The kinds that stand in the text box, numbered together; echo and inspire effects stand elsewhere."""
KARMAS: Final = (WHEN, EACH, ISSUE, WOULD)
"""The kinds of karma effects, numbered together (INN-177)."""
DECREES: Final = ("war", "rivalry", "trade", "advancement", "expansion")

_runs: dict[tuple[str, str, str, int], Run] = {}
_karmas: dict[tuple[str, str, int], Karma] = {}
_without_effects: set[str] = set()


class Special(NamedTuple):
    """A special achievement."""

    id: str
    """Its id, as in a record."""
    set: str
    """The id of the set that it comes with."""
    conditions: dict[str, Condition]
    """By edition, `(me, less)`, by how much each figure that it asks for is lower for this player."""
    counts: dict[str, tuple[int, ...]]
    """By edition, what of a player it may look at."""
    at_once: frozenset[str]
    """The editions that give it at once, not at the end of an action."""
    colour: str = ""
    """The colour of a decree, "" for any other."""
    issued: Run | None = None
    """What happens when a decree is issued; a decree comes by nothing else."""
    of_deed: bool = False
    """Whether it comes only while something is done with a city."""


_specials: dict[str, Special] = {}


def demand(*editions: str, n: int = 1) -> Callable[[R], R]:
    """An effect that demands: `async def card(me, you)`, executed for each opponent that is not immune."""
    return _effect(DEMAND, editions, n)


def compel(*editions: str, n: int = 1) -> Callable[[R], R]:
    """An effect that compels: like a demand, on those with at least as many icons."""
    return _effect(COMPEL, editions, n)


def dogma(*editions: str, n: int = 0) -> Callable[[R], R]:
    """An effect that is shared: `async def card(me)`. n: its number, if the name does not tell it."""
    return _effect(DOGMA, editions, n)


def echo(*editions: str) -> Callable[[R], R]:
    """An echo effect, `async def card_echo(me)`."""
    return _effect(ECHO, editions, 1)


def inspire(*editions: str) -> Callable[[R], R]:
    """An inspire effect, `async def card_inspire(me)`."""
    return _effect(INSPIRE, editions, 1)


def without_effects(*cards: str) -> None:
    """Declare cards that have no effects at all. Raises ValueError for a card that has."""
    for id in cards:
        if id not in every_card() or any(face.effects for face in every_card()[id].faces.values()):
            raise ValueError(f"{id} is no card without effects")
        _without_effects.add(id)


def special(
    set: str,
    *editions: str,
    counts: tuple[int, ...] = ANYTHING,
    at_once: tuple[str, ...] = (FIRST, THIRD),
    of_deed: bool = False,
) -> Callable[[C], C]:
    """The condition of a special achievement: `def monument(me, less) -> bool`. Editions as for cards.

    counts: what of a player it looks at (`aspects.ANYTHING`): it is asked again only once that has changed.
    of_deed: it is asked only while something is done with a city (`Game.deed`).
    """

    def declare(condition: C) -> C:
        name = condition.__name__
        id = name.rpartition("_")[0] if name.rpartition("_")[2] in (FIRST, THIRD, FOURTH) else name
        entry = _specials.setdefault(id, Special(id, set, {}, {}, frozenset(at_once), of_deed=of_deed))
        for edition in editions or (FIRST, THIRD, FOURTH):
            if edition in entry.conditions:
                raise ValueError(f"{name}: {id} has a condition in the {edition} edition already")
            entry.conditions[edition] = condition
            entry.counts[edition] = counts
        return condition

    return declare


def decree(colour: str) -> Callable[[R], R]:
    """What a decree does, `async def war(me)`, in all editions that have decrees."""

    def declare(run: R) -> R:
        id = run.__name__
        if id not in DECREES or id in _specials:
            raise ValueError(f"{id} is no decree, or is there already")
        _specials[id] = Special(
            id, "figures", {THIRD: _never, FOURTH: _never}, {THIRD: (), FOURTH: ()}, frozenset(), colour, run
        )
        return run

    return declare


def _never(me: Any, less: int) -> bool:
    """A decree comes only to the player who issues it."""
    return False


# Karma effects. A function is named like that of any effect, with its number among the karma effects.


def when_melded(*editions: str, n: int = 0) -> Callable[[R], R]:
    """A karma effect that begins with "when you meld this": `async def card(me)`."""
    return _karma(WHEN, editions, n)


def each(value: str, *editions: str, n: int = 0) -> Callable[[C], C]:
    """A karma effect that changes a value as long as its figure is a top card, `def card(me)`.

    value: one of `would.VALUES`; what the function gives is said in `expansions.figures_values`.
    """
    if value not in VALUES:
        raise ValueError(f"no karma effect changes {value!r}")
    return _karma(EACH, editions, n, Karma(EACH, 0, frozenset((value,))))


def issues(card: str, decree: str, *editions: str, n: int = 1) -> None:
    """A karma effect by which two figures are enough for a decree; "any": three of whatever ages for all."""
    if decree not in DECREES and decree != "any":
        raise ValueError(f"there is no decree {decree!r}")
    _declare_karma(every_card()[card], Karma(ISSUE, n, frozenset((decree,))), editions)


def would_first(
    events: str,
    *editions: str,
    n: int = 0,
    by: str = ME,
    if_: Condition | Callable[[Any, Any], bool] | None = None,
) -> Callable[[Reaction], Reaction]:
    """A karma effect that happens before something would, `async def card(me, would)`.

    events: of `would.EVENTS`, several with blanks between. by: whose. if_: in which cases, `(me, would)`.
    """
    return _would(events, editions, n, by, if_, instead=False)


def would_instead(
    events: str,
    *editions: str,
    n: int = 0,
    by: str = ME,
    if_: Condition | Callable[[Any, Any], bool] | None = None,
) -> Callable[[Reaction], Reaction]:
    """A karma effect that happens instead of something that would; see `would_first`."""
    return _would(events, editions, n, by, if_, instead=True)


def _would(
    events: str,
    editions: tuple[str, ...],
    n: int,
    by: str,
    fits: Callable[..., bool] | None,
    *,
    instead: bool,
) -> Callable[[Reaction], Reaction]:
    of = frozenset(events.split())
    if not of <= EVENTS:
        raise ValueError(f"no karma effect waits for {events!r}")
    return _karma(WOULD, editions, n, Karma(WOULD, 0, of, None, instead, by, fits))


def _karma(kind: str, editions: tuple[str, ...], n: int, karma: Karma | None = None) -> Callable[[F], F]:
    def declare(run: F) -> F:
        name = getattr(run, "__name__", "")
        card = _card_of(name)
        number = n or _number(name.removeprefix(card.id))
        whole = (karma or Karma(kind, 0, frozenset()))._replace(number=number, run=run)
        _declare_karma(card, whole, editions, name)
        return run

    return declare


def _declare_karma(card: PrintedCard, karma: Karma, editions: tuple[str, ...], name: str = "") -> None:
    name = name or card.id
    there = printed_as(card)
    for edition in editions or tuple(there):
        kinds = (
            [kind for kind in there[edition].faces[edition].effects if kind in KARMAS]
            if edition in there
            else []
        )
        if kinds[karma.number - 1 : karma.number] != [karma.kind]:
            raise ValueError(f"{name}: {card.id} has no {karma.kind} {karma.number} in the {edition} edition")
        if _karmas.setdefault((there[edition].id, edition, karma.number), karma) is not karma:
            raise ValueError(f"{name}: {card.id} has karma {karma.number} in the {edition} edition already")


def karmas_of(card: PrintedCard, edition: str) -> tuple[Karma, ...]:
    """The karma effects of a card in an edition that are declared, from top to bottom."""
    _load()
    kinds = [kind for kind in card.faces[edition].effects if kind in KARMAS]
    found = (_karmas.get((card.id, edition, number)) for number in range(1, len(kinds) + 1))
    return tuple(karma for karma in found if karma is not None)


def _effect(kind: str, editions: tuple[str, ...], n: int) -> Callable[[R], R]:
    def declare(run: R) -> R:
        name = getattr(run, "__name__", "")
        card = _card_of(name)
        number = n or _number(name.removeprefix(card.id))
        there = printed_as(card)
        for edition in editions or tuple(there):
            kinds = there[edition].faces[edition].effects if edition in there else ()
            if kind in IN_LINE:
                fits = [k for k in kinds if k in IN_LINE][number - 1 : number] == [kind]
            else:
                fits = kind in kinds
            if not fits:
                raise ValueError(f"{name}: {card.id} has no {kind} {number} in the {edition} edition")
            if _runs.setdefault((there[edition].id, edition, kind, number), run) is not run:
                raise ValueError(f"{name}: {card.id} has {kind} {number} in the {edition} edition already")
        return run

    return declare


def _card_of(name: str) -> PrintedCard:
    """The card whose effect a function is named after."""
    parts = name.split("_")
    for length in range(len(parts), 0, -1):
        if card := every_card().get("_".join(parts[:length])):
            return card
    raise ValueError(f"there is no card for {name!r}")


def _number(rest: str) -> int:
    return next((int(part) for part in rest.split("_") if part.isdigit()), 1)


class CardEffect(NamedTuple):
    """One effect of a card."""

    kind: str
    """Its kind, such as "dogma" or "demand"."""
    number: int
    """Its number on the card, from 1."""
    run: Run
    """The function that carries it out."""


def effects_of(card: PrintedCard, edition: str) -> tuple[CardEffect, ...]:
    """The effects of a card in an edition that have a function, from top to bottom."""
    _load()
    found = []
    number = 0
    for kind in card.faces[edition].effects:
        number += kind in IN_LINE
        n = number if kind in IN_LINE else 1
        if run := _runs.get((card.id, edition, kind, n)):
            found.append(CardEffect(kind, n, run))
    return tuple(found)


def is_whole(card: PrintedCard, edition: str) -> bool:
    """Whether the edition has the card, and each of its effects a function."""
    face = card.faces.get(edition)
    if face is None:
        return False
    declared = len(effects_of(card, edition)) + len(karmas_of(card, edition))
    whole = declared == len(face.effects)
    return whole and (bool(face.effects) or card.id in _without_effects)


def declared() -> set[str]:
    """The ids of all cards of which some effect has a function."""
    _load()
    return {key[0] for key in _runs} | {key[0] for key in _karmas}


def first_run(id: str) -> Run:
    """The first function of a card. Raises KeyError where it has none."""
    _load()
    runs: list[Any] = [run for key, run in _runs.items() if key[0] == id]
    runs += [karma.run for key, karma in _karmas.items() if key[0] == id and karma.run]
    if id in _specials:
        runs += [_specials[id].issued or next(iter(_specials[id].conditions.values()))]
    if not runs:
        raise KeyError(id)
    found: Run = runs[0]
    return found


def specials(edition: str) -> list[Special]:
    """The special achievements of an edition."""
    _load()
    return [entry for entry in _specials.values() if edition in entry.conditions]


@cache
def _load() -> None:
    """Import every module of cards."""
    package = import_module(f"{__package__.removesuffix('.facts')}.cards")
    for module in walk_packages(package.__path__, package.__name__ + "."):
        import_module(module.name)
