"""A situation in the middle of a game, as scenarios begin with one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

import msgspec

from fudaba.games.innovation.board.pieces import Piece, pieces
from fudaba.games.innovation.board.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOX,
    DISPLAY,
    EXHIBITS,
    FORECAST,
    FREE_MUSEUMS,
    HAND,
    JUNK,
    MUSEUMS,
    RELICS,
    SAFE,
    SCORE,
    SPECIALS,
)
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import COLOURS, FOURTH, SPLAYS
from fudaba.kernel import game as kernel
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Card as Named
from fudaba.kernel.problem import Part, Word, nearest


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a player has.

    Cards are faces, or backs for any card with that back. A stack begins at its top.
    """

    hand: list[str] = []
    """The cards in the hand."""
    score: list[str] = []
    """The cards in the score pile."""
    achievements: list[str] = []
    """The achievements that the player has claimed."""
    forecast: list[str] = []
    """The cards in the forecast."""
    safe: list[str] = []
    """The cards in the safe."""
    display: list[str] = []
    """The artifact on display, if there is one."""
    exhibits: list[str] = []
    """The artifacts in the player's museums."""
    board: dict[str, list[str]] = {}
    """The pile of each colour, from its top."""
    splay: dict[str, str] = {}
    """The direction in which each colour is splayed, where it is."""
    drawn: int = 0
    """How many cards have been drawn this turn."""
    tucked: int = 0
    """How many have been tucked this turn."""
    scored: int = 0
    """How many have been scored this turn."""


class Situation(kernel.Situation):
    """All of a table. What is not mentioned is as a game begins."""

    seats: list[Seat] = []
    """What each player has."""
    decks: dict[str, dict[str, list[str]]] = {}
    """By set and age, the cards of each deck from its top. One that is not mentioned has all that is left of
    its cards.
    """
    achievements: list[int] | None = None
    """The ages that are available, if not all that nobody owns."""
    specials: list[str] | None = None
    """The special achievements that are available, if not all that nobody owns."""
    junk: list[str] = []
    """The cards that are in the junk."""
    action: Literal[0, 1, 2] = 1
    """The action that seat 0 is to take; 0 is the beginning of the turn."""


def set_up(t: Innovation, given: Situation) -> None:
    """Lay out a situation. Raises `BadSetup` for a card that is not there, or cannot be where it is said."""
    if len(given.seats) > t.seats:
        raise BadSetup("problem-situation-seats", seats=t.seats)
    s = t.state
    box = _Box(t)
    for zone, faces in _named(t, given, box.printed):
        box.plan(zone, faces)
    box.put()
    _achievements(t, given, box)
    _relics_and_museums(t, box.printed)
    for seat, own in enumerate(given.seats):
        _splay(t, seat, own)
        s.drawn[seat] = own.drawn > 0
        s.tucked[seat] = own.tucked
        s.scored[seat] = own.scored
    mentioned = {t.decks[name, int(age)] for name, ages in given.decks.items() for age in ages}
    for (name, age), zone in t.decks.items():
        if zone not in mentioned and age:
            s.move_each(box.left(f"{name}_{age}"), BOX, zone)
            s.shuffle(zone)
    s.phase = "action" if given.action else "display"
    s.turns = 2 * t.seats + 1
    s.action = max(given.action, 1)
    for seat in range(t.seats):
        t.count_anew(seat)
    t.look_into_hands()
    s.revealed = False


class _Printed:
    """What is printed on the cards of a table, as a situation looks for them."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.by_face = {piece.face: card for card, piece in enumerate(pieces)}
        """Each card by its face."""
        self.backs = {piece.back for piece in pieces}
        """All backs that there are."""
        self.by_back: dict[str, list[int]] = {}
        """The cards of a back that have no place of their own."""
        for card, piece in enumerate(pieces):
            if piece.home < 0:
                self.by_back.setdefault(piece.back, []).append(card)
        self.specials = [card for card, piece in enumerate(pieces) if piece.special]
        """The special achievements."""
        self.homes = {
            home: [card for card, piece in enumerate(pieces) if piece.home == home]
            for home in (RELICS, FREE_MUSEUMS)
        }
        """The relics and museums by their place."""


@cache
def _printed(edition: str, sets: tuple[str, ...], relics: bool) -> _Printed:
    return _Printed(pieces(edition, sets, relics))


class _Box:
    """Cards that are not on the table yet. Those that are named are put first, then any that have a back."""

    def __init__(self, t: Innovation) -> None:
        self.t = t
        self.printed = _printed(t.house.edition, t.house.sets, t.house.relics)
        self.plans: list[tuple[int, list[int | str]]] = []
        self.taken: set[int] = set()

    def plan(self, zone: int, faces: Iterable[str]) -> None:
        """Let these lie in a zone, the last of them on top."""
        planned: list[int | str] = []
        for face in faces:
            if face in self.printed.by_face:
                planned.append(self._take(face))
            elif face in self.printed.backs:
                planned.append(face)
            else:
                raise BadSetup(
                    "problem-no-card-here",
                    card=face,
                    near=_card(nearest(face, self.printed.by_face)),
                )
        self.plans.append((zone, planned))

    def put(self) -> None:
        """Put everything where it was planned."""
        for zone, planned in self.plans:
            for entry in planned:
                self.t.state.move(entry if isinstance(entry, int) else self.any(entry), zone)

    def any(self, back: str) -> int:
        """Some card with this back."""
        left = self.left(back)
        if not left:
            raise BadSetup("problem-too-few-cards", card=_card(back))
        self.taken.add(left[0])
        return left[0]

    def left(self, back: str) -> list[int]:
        """The cards with a back that are on no list."""
        where, there = self.t.state.where, self.printed.by_back.get(back, [])
        return [card for card in there if where[card] == BOX and card not in self.taken]

    def _take(self, face: str) -> int:
        card = self.printed.by_face[face]
        if card in self.taken:
            raise BadSetup("problem-one-card", card=_card(face))
        self.taken.add(card)
        return card


def _named(t: Innovation, given: Situation, printed: _Printed) -> Iterable[tuple[int, list[str]]]:
    """Every zone that is mentioned, and what lies in it from the bottom up."""
    known = {f"{of} {number}": zone for (of, number), zone in t.decks.items()}
    for name, ages in given.decks.items():
        for age, faces in ages.items():
            if (deck := f"{name} {age}") not in known:
                raise BadSetup("innovation-problem-no-deck", deck=deck)
            yield known[deck], faces[::-1]
    yield JUNK, given.junk
    by_face = printed.by_face
    for seat, own in enumerate(given.seats):
        yield t.place(seat, HAND), own.hand
        yield t.place(seat, SCORE), own.score
        yield t.place(seat, ACHIEVEMENTS), own.achievements
        yield t.place(seat, FORECAST), own.forecast
        yield t.place(seat, SAFE), own.safe
        yield t.place(seat, DISPLAY), own.display
        yield t.place(seat, EXHIBITS), own.exhibits
        for colour, faces in own.board.items():
            if colour not in COLOURS:
                raise BadSetup("innovation-problem-no-colour", colour=colour, near=nearest(colour, COLOURS))
            if odd := [face for face in faces if face in by_face and t.cards[by_face[face]].colour != colour]:
                raise BadSetup("innovation-problem-colour", card=_card(odd[0]), colour=_colour(colour))
            yield t.stack(seat, colour), faces[::-1]


def _achievements(t: Innovation, given: Situation, box: _Box) -> None:
    """Lay out the available achievements: those said, or all that nobody owns."""
    s = t.state
    owned = [card for seat in range(t.seats) for card in t.at(seat, ACHIEVEMENTS)]
    ages = given.achievements
    if ages is None:
        last = 10 if t.house.edition == FOURTH else 9
        there = {t.cards[card].age for card in owned if t.cards[card].home < 0}
        ages = [age for age in range(1, last + 1) if age not in there and box.left(f"base_{age}")]
    for age in ages:
        s.move(box.any(f"base_{age}"), AVAILABLE)
    for card in box.printed.specials:
        wanted = given.specials is None or t.cards[card].id in given.specials
        if s.where[card] == BOX and wanted:
            s.move(card, SPECIALS)


def _relics_and_museums(t: Innovation, printed: _Printed) -> None:
    """Give every exhibit a museum, and lay out the relics and museums that are left."""
    s = t.state
    for seat in range(t.seats):
        if len(t.at(seat, DISPLAY)) > 1:
            raise BadSetup("innovation-problem-display")
    homes = {home: [card for card in cards if s.where[card] == BOX] for home, cards in printed.homes.items()}
    for seat in range(t.seats):
        for _ in t.at(seat, EXHIBITS):
            if not homes[FREE_MUSEUMS]:
                raise BadSetup("innovation-problem-museums")
            s.move(homes[FREE_MUSEUMS].pop(0), t.place(seat, MUSEUMS))
    for home, cards in homes.items():
        for card in cards:
            s.move(card, home)
    for card in printed.homes[RELICS]:
        if t.whereabouts(card)[1] == ACHIEVEMENTS:
            s.show(card)


def _splay(t: Innovation, seat: int, own: Seat) -> None:
    for colour, word in own.splay.items():
        if colour not in COLOURS or word not in SPLAYS:
            raise BadSetup("innovation-problem-no-splay", colour=colour, direction=word)
        if len(t.state.zones[t.stack(seat, colour)]) < 2:
            raise BadSetup("innovation-problem-splay", colour=_colour(colour))
        t.state.splays[seat * len(COLOURS) + COLOURS.index(colour)] = SPLAYS.index(word)


def _card(face: str) -> Part:
    """A card, to be told by its name; "" for none."""
    return Named("innovation", face) if face else ""


def _colour(colour: str) -> Word:
    return Word(f"innovation-colour-{colour}", colour)
