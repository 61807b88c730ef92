"""How cards say what they do: a decorator for each kind of effect.

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
from typing import Any, NamedTuple, TypeVar

from fudaba.games.innovation.printed import FIRST, FOURTH, THIRD, Facts, every_card

Run = Callable[..., Awaitable[None]]
R = TypeVar("R", bound=Run)
Condition = Callable[[Any], bool]
C = TypeVar("C", bound=Condition)

DEMAND, COMPEL, DOGMA, ECHO, INSPIRE = "demand", "compel", "dogma", "echo", "inspire"
_IN_LINE = (DEMAND, COMPEL, DOGMA)
"""The kinds that stand in the text box, numbered together; echo and inspire effects stand elsewhere."""

_runs: dict[tuple[str, str, str, int], Run] = {}
_without_effects: set[str] = set()


class Special(NamedTuple):
    """A special achievement. conditions: by edition. at_once: editions that give it at once, not at the
    end of an action."""

    id: str
    set: str
    conditions: dict[str, Condition]
    at_once: frozenset[str]


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


def special(set: str, *editions: str, at_once: tuple[str, ...] = (FIRST, THIRD)) -> Callable[[C], C]:
    """The condition of a special achievement: `def monument(me) -> bool`. Editions as for cards."""

    def declare(condition: C) -> C:
        name = condition.__name__
        id = name.rpartition("_")[0] if name.rpartition("_")[2] in (FIRST, THIRD, FOURTH) else name
        entry = _specials.setdefault(id, Special(id, set, {}, frozenset(at_once)))
        for edition in editions or (FIRST, THIRD, FOURTH):
            if edition in entry.conditions:
                raise ValueError(f"{name}: {id} has a condition in the {edition} edition already")
            entry.conditions[edition] = condition
        return condition

    return declare


def _effect(kind: str, editions: tuple[str, ...], n: int) -> Callable[[R], R]:
    def declare(run: R) -> R:
        name = getattr(run, "__name__", "")
        card = _card_of(name)
        number = n or _number(name.removeprefix(card.id))
        for edition in editions or tuple(card.faces):
            face = card.faces.get(edition)
            kinds = () if face is None else face.effects
            if kind in _IN_LINE:
                fits = [k for k in kinds if k in _IN_LINE][number - 1 : number] == [kind]
            else:
                fits = kind in kinds
            if not fits:
                raise ValueError(f"{name}: {card.id} has no {kind} {number} in the {edition} edition")
            if _runs.setdefault((card.id, edition, kind, number), run) is not run:
                raise ValueError(f"{name}: {card.id} has {kind} {number} in the {edition} edition already")
        return run

    return declare


def _card_of(name: str) -> Facts:
    """The card whose effect a function is named after."""
    parts = name.split("_")
    for length in range(len(parts), 0, -1):
        if card := every_card().get("_".join(parts[:length])):
            return card
    raise ValueError(f"there is no card for {name!r}")


def _number(rest: str) -> int:
    return next((int(part) for part in rest.split("_") if part.isdigit()), 1)


class Effect(NamedTuple):
    """One effect of a card: its kind, its number on the card, and what carries it out."""

    kind: str
    number: int
    run: Run


def effects_of(card: Facts, edition: str) -> tuple[Effect, ...]:
    """The effects of a card in an edition that have a function, from top to bottom."""
    _load()
    found = []
    number = 0
    for kind in card.faces[edition].effects:
        number += kind in _IN_LINE
        n = number if kind in _IN_LINE else 1
        if run := _runs.get((card.id, edition, kind, n)):
            found.append(Effect(kind, n, run))
    return tuple(found)


def is_whole(card: Facts, edition: str) -> bool:
    """Whether the edition has the card, and each of its effects a function."""
    face = card.faces.get(edition)
    if face is None:
        return False
    whole = len(effects_of(card, edition)) == len(face.effects)
    return whole and (bool(face.effects) or card.id in _without_effects)


def declared() -> set[str]:
    """The ids of all cards of which some effect has a function."""
    _load()
    return {id for id, *_ in _runs}


def first_run(id: str) -> Run:
    """The first function of a card. Raises KeyError where it has none."""
    _load()
    return next((run for key, run in _runs.items() if key[0] == id), None) or _condition(id)


def _condition(id: str) -> Run:
    return next(iter(_specials[id].conditions.values()))  # type: ignore[return-value] # shown, never called


def specials(edition: str) -> list[Special]:
    """The special achievements of an edition."""
    _load()
    return [entry for entry in _specials.values() if edition in entry.conditions]


@cache
def _load() -> None:
    """Import every module of cards."""
    package = import_module(f"{__package__}.cards")
    for module in walk_packages(package.__path__, package.__name__ + "."):
        import_module(module.name)
