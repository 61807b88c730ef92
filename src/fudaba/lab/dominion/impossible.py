"""Situations that no game of Dominion can reach, though each part is possible; they are refused."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from fudaba.games.dominion.cards.menagerie_ways import COSTS_OF_MICE
from fudaba.games.dominion.facts.kinds import KINDS, Adds, Kind, Unused
from fudaba.games.dominion.facts.tokens import SUN
from fudaba.games.dominion.setup.set_up import SUNS
from fudaba.games.dominion.setup.situation import Situation
from fudaba.lab.adapter import Seats
from fudaba.lab.dominion import cards
from fudaba.lab.errors import Fact, wrong
from fudaba.lab.values import expectations, nodes

SET_OUT = {"mouse": "way_of_the_mouse", "riverboat": "riverboat"}
"""The card that is set aside for the Way of the Mouse, or for Riverboat."""
ADDED = {"bane": "young_witch", "ferried": "ferryman"}
"""The pile that is set up because of a card."""
SET_ASIDE = "druid"
"""The Boons that are set aside for Druid."""
DRUIDS_BOONS = 3
_ALONE = ("prophecy", "ally")
"""Landscapes of which a game has one at most."""
_SINGLE_STATES = ("lost_in_the_woods",)
"""States of which there is one in a game; of the others each player may have one."""


def check(setup: nodes.Mapping, situation: Situation, seats: Seats, there: Collection[str]) -> None:
    """Raise `Wrong` for the first thing that cannot be. there: what is in the game."""
    for entry in setup.entries:
        if entry.key in (*SET_OUT, *ADDED):
            _check_chosen(entry, there)
        elif entry.key == SET_ASIDE and len(situation.aside) != DRUIDS_BOONS:
            raise wrong("lab-wrong-druid", line=entry.line, number=DRUIDS_BOONS)
        elif entry.key == "suns":
            _check_suns(entry, situation)
        elif entry.key in ("landscapes", "supply"):
            _check_each_once(entry)
    _check_alone(setup, situation)
    _check_owners(setup, seats)


def _check_chosen(entry: nodes.Entry, there: Collection[str]) -> None:
    """The card or pile that another card takes at the beginning: one that it may take."""
    by = {**SET_OUT, **ADDED}[entry.key]
    named = [(text, line) for text, times, line in expectations.listed(entry.value) for _ in range(times)]
    if len(named) != 1:
        raise wrong("lab-wrong-one-card", line=entry.line, key=entry.key)
    if by not in there:
        raise wrong("lab-wrong-nobody-takes", line=entry.line, key=entry.key, by=_name(by))
    text, line = named[0]
    if not _may_be_taken(cards.kind_of(text), by):
        raise wrong("lab-wrong-not-taken", line=line, card=text, by=_name(by))


def _may_be_taken(kind: Kind, by: str) -> bool:
    """Whether a card may take another one. The Mouse could take a Duration by the older rules."""
    takes = KINDS[by].takes
    fits = not isinstance(takes, Adds | Unused) or takes.test(kind)
    return fits or (by == SET_OUT["mouse"] and kind.action and kind.cost in COSTS_OF_MICE)


def _check_suns(entry: nodes.Entry, situation: Situation) -> None:
    """They lie on the Prophecy from the beginning, and are only ever taken away."""
    if not any(KINDS[id].sort == "prophecy" for id in situation.landscapes):
        raise wrong("lab-wrong-suns", line=entry.line)
    most = SUNS[len(situation.seats)]
    if situation.marks[SUN.id] > most:
        raise wrong("lab-wrong-many-suns", line=entry.line, number=most)


def _check_each_once(entry: nodes.Entry) -> None:
    """No landscape and no pile is there twice."""
    if isinstance(entry.value, nodes.Mapping):
        found = [(each.key, each.line) for each in entry.value.entries]
    else:
        found = [(text, line) for text, times, line in expectations.listed(entry.value) for _ in range(times)]
    before: set[str] = set()
    for text, line in found:
        id = cards.kind_of(text).id
        if id in before:
            raise wrong("lab-wrong-twice", line=line, card=text)
        before.add(id)


def _check_alone(setup: nodes.Mapping, situation: Situation) -> None:
    for sort in _ALONE:
        found = [id for id in situation.landscapes if KINDS[id].sort == sort]
        if len(found) > 1:
            line = next((entry.line for entry in setup.entries if entry.key == "landscapes"), setup.line)
            raise wrong("lab-wrong-alone", line=line, first=_name(found[0]), second=_name(found[1]))


def _check_owners(setup: nodes.Mapping, seats: Seats) -> None:
    """An Artifact is one player's; nobody has a landscape twice."""
    owners: dict[str, str] = {}
    for seat, id, line in _owned(setup, seats):
        kind = KINDS[id]
        key = id if kind.sort == "artifact" or id in _SINGLE_STATES else f"{seat} {id}"
        if key in owners:
            raise wrong("lab-wrong-two-owners", line=line, card=_name(id), seat=owners[key])
        owners[key] = seat


def _owned(setup: nodes.Mapping, seats: Seats) -> Iterator[tuple[str, str, int]]:
    """Each Artifact, State and Project that the seats have, with the line where it stands."""
    for entry in setup.entries:
        if entry.key not in seats.labels or not isinstance(entry.value, nodes.Mapping):
            continue
        for own in entry.value.entries:
            if own.key in ("artifacts", "states", "projects"):
                for text, times, line in expectations.listed(own.value):
                    for _ in range(times):
                        yield entry.key, cards.kind_of(text).id, line


def _name(id: str) -> Fact:
    """The name of a card or landscape, once the language is known."""
    return lambda lang: cards.name(id, lang)
