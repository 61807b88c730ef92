"""The `setup` of a scenario of Innovation, read into the situation that the game lays out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from fudaba.games.innovation.facts.printed import COLOURS, FOURTH, SETS, SPLAYS
from fudaba.games.innovation.setup.situation import Seat, Situation
from fudaba.kernel.game import Value
from fudaba.lab.adapter import Seats
from fudaba.lab.errors import nearest, wrong
from fudaba.lab.innovation import cards
from fudaba.lab.values import expectations, nodes

KEYS = ("decks", "achievements", "specials", "junk", "action")
_LISTS = ("hand", "score", "achievements", "forecast", "safe", "display", "exhibits")
_ACTIONS: tuple[Literal[0, 1, 2], ...] = (0, 1, 2)
_COUNTS = ("drawn", "tucked", "scored")
_SEAT_KEYS = (*_LISTS, "board", "splay", *_COUNTS)
_PLACES = {
    "forecast": ("echoes", "figures"),
    "safe": ("unseen",),
    "display": ("artifacts",),
    "exhibits": ("artifacts",),
}
"""The sets that have a place; without all of them nothing can be there."""
_ASLANT = "aslant"
"""A splay that is in the fourth edition alone."""


def read(setup: nodes.Mapping, seats: Seats, options: Mapping[str, Value], faces: Counter[str]) -> Situation:
    """The situation. Raises `Wrong`, with the line of what is wrong."""
    situation = Situation(seats=[Seat() for _ in seats.labels])
    for entry in setup.entries:
        if entry.key in seats.labels:
            mapping = expectations.as_mapping(entry.value)
            _check_places(mapping, options)
            situation.seats[seats.number(entry.key)] = _seat(mapping, faces)
        elif entry.key == "decks":
            situation.decks = _decks(expectations.as_mapping(entry.value), faces)
        elif entry.key == "achievements":
            situation.achievements = [
                expectations.as_number(item) for item in expectations.as_items(entry.value)
            ]
        elif entry.key == "specials":
            situation.specials = _faces(entry.value, faces)
        elif entry.key == "junk":
            situation.junk = _faces(entry.value, faces)
        elif entry.key == "action":
            situation.action = _action(entry.value)
        else:
            if entry.key in _SEAT_KEYS:
                raise expectations.in_wrong_place(entry, at_a_seat=True)
            raise _unknown(entry, (*KEYS, *seats.labels))
    return situation


def _check_places(mapping: nodes.Mapping, options: Mapping[str, Value]) -> None:
    """Raise `Wrong` for a place that is not in the game, or a splay that its edition has not."""
    for entry in mapping.entries:
        sets = _PLACES.get(entry.key, ())
        if isinstance(entry.value, nodes.Items) and not entry.value.items:
            continue
        if sets and not any(options[each] for each in sets):
            needed = " / ".join(f"{each}: true" for each in sets)
            raise wrong("lab-wrong-no-place", line=entry.line, place=entry.key, option=needed)
        for way in expectations.as_mapping(entry.value).entries if entry.key == "splay" else ():
            if way.value == nodes.Scalar(way.value.line, _ASLANT) and options["edition"] != FOURTH:
                raise wrong("lab-wrong-fourth-only", line=way.line, word=_ASLANT)
        if entry.key == "exhibits" and options["edition"] != FOURTH:
            raise wrong("lab-wrong-fourth-only", line=entry.line, word=entry.key)


def _seat(mapping: nodes.Mapping, faces: Counter[str]) -> Seat:
    lists: dict[str, list[str]] = {}
    counts: dict[str, int] = {}
    found = Seat()
    for entry in mapping.entries:
        if entry.key in _LISTS:
            lists[entry.key] = _faces(entry.value, faces)
        elif entry.key in _COUNTS:
            counts[entry.key] = expectations.as_number(entry.value)
        elif entry.key == "board":
            stacks = expectations.as_mapping(entry.value).entries
            found.board = {_colour(stack): _faces(stack.value, faces) for stack in stacks}
        elif entry.key == "splay":
            ways = expectations.as_mapping(entry.value).entries
            found.splay = {_colour(way): _word(way.value, SPLAYS) for way in ways}
        elif entry.key in KEYS:
            raise expectations.in_wrong_place(entry, at_a_seat=False)
        else:
            raise _unknown(entry, _SEAT_KEYS)
    return replace(found, **lists, **counts)


def _decks(mapping: nodes.Mapping, faces: Counter[str]) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = {}
    for entry in mapping.entries:
        if entry.key not in SETS:
            raise _unknown(entry, SETS)
        ages = expectations.as_mapping(entry.value).entries
        known = tuple(map(str, range(12)))
        for age in ages:
            if age.key not in known:
                raise _unknown(age, known)
        found[entry.key] = {age.key: _faces(age.value, faces) for age in ages}
        for age in ages:
            _check_deck(age, entry.key)
    return found


def _check_deck(age: nodes.Entry, set_of: str) -> None:
    """Raise `Wrong` for a card that has another back: it never comes into that deck."""
    for text, _, line in expectations.listed(age.value):
        if (back := cards.back_of(cards.face_of(text))) != f"{set_of}_{age.key}":
            raise wrong(
                "lab-wrong-other-deck", line=line, card=text, back=lambda lang: cards.name(back, lang)
            )


def _faces(node: nodes.Node, faces: Counter[str]) -> list[str]:
    """The cards of a list, each as often as it is written."""
    expectations.as_items(node)
    found: list[str] = []
    for text, times, line in expectations.listed(node):
        face = cards.here(expectations.at_line(line, cards.face_of, text), faces)
        named = face in faces
        back = not named and isinstance(expectations.at_line(line, cards.any_side, text), cards.Back)
        error = cards.back_not_here(text, face, faces) if back else None
        if not named and not back:
            error = cards.not_here(text, face, faces)
        if error is not None:
            error.line = line
            raise error
        if named and (times > 1 or face in found):
            raise wrong("lab-wrong-too-many", line=line, card=text, number=1)
        found += [face] * times
    return found


def _colour(entry: nodes.Entry) -> str:
    if entry.key not in COLOURS:
        raise _unknown(entry, COLOURS)
    return entry.key


def _word(node: nodes.Node, known: tuple[str, ...]) -> str:
    word = expectations.as_word(node)
    if word not in known:
        near = nearest(word, known)
        raise wrong("lab-wrong-value", line=node.line, value=word, known=", ".join(known), near=near)
    return word


def _action(node: nodes.Node) -> Literal[0, 1, 2]:
    number = expectations.as_number(node)
    for action in _ACTIONS:
        if number == action:
            return action
    raise wrong("lab-wrong-value", line=node.line, value=str(number), known="0, 1, 2", near="")


def _unknown(entry: nodes.Entry, known: tuple[str, ...]) -> Exception:
    near = nearest(entry.key, known)
    return wrong("lab-wrong-key", line=entry.line, key=entry.key, known=", ".join(known), near=near)
