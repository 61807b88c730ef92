"""The answers to a question that are worth weighing, any of them, and the same answer at another table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.seen import SeenOption

Same = tuple[str, str, str, int, int]
"""What tells an option from another one: verb, face, word, seat, number (see `Option.same`)."""


def same_of(options: Iterable[SeenOption]) -> list[Same]:
    """The options as `View.put` tells them."""
    return [option.same for option in options]


def ways(options: Sequence[Same], least: int, most: int, rng: Random, limit: int) -> list[Answer]:
    """Every answer of at most one option, or some of those of more; at most about `limit`."""
    count = len(options)
    most = min(most, count)
    first = {same: place for place, same in reversed(list(enumerate(options)))}
    single = sorted(first.values())
    found: dict[Answer, None] = {}
    if least == 0:
        found[()] = None
    if least <= 1 <= most:
        chosen = single if len(single) <= limit else sorted(rng.sample(single, limit))
        found.update(dict.fromkeys((place,) for place in chosen))
    if most > 1:
        found[tuple(range(most))] = None
        found[tuple(range(count))[::-1][:most]] = None
        for _ in range(limit):
            size = rng.randint(max(2, least), most) if most >= 2 else most
            found[tuple(sorted(rng.sample(range(count), size)))] = None
    return [way for way in found if least <= len(way) <= most][: limit + 2]


def as_they_lie(ask: Ask) -> Answer | None:
    """The answer to the question in which order all of some cards are returned: as they lie.

    What is beneath a deck comes up so late that it is worth no thought. None for any other question.
    """
    if ask.kind != "return" or not ask.ordered or ask.least < len(ask.options):
        return None
    return tuple(range(len(ask.options)))


def any_of(ask: Ask, rng: Random) -> Answer:
    """One of the legal answers to a question."""
    count, least = len(ask.options), ask.least
    most = min(ask.most, count)
    size = least if least >= most else least + int(rng.random() * (most - least + 1))
    if size == 1:
        return (int(rng.random() * count),)
    return tuple(rng.sample(range(count), size)) if size else ()


def at(ask: Ask, options: Sequence[Same]) -> Answer | None:
    """The places of these options in another question, None if it has not all of them or may not be so
    answered."""
    free = list(range(len(ask.options)))
    picks = []
    for same in options:
        place = next((place for place in free if ask.options[place].same == same), None)
        if place is None:
            return None
        free.remove(place)
        picks.append(place)
    if not ask.least <= len(picks) <= min(ask.most, len(ask.options)):
        return None
    return tuple(picks)
