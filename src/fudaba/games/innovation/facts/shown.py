"""The counters that Innovation shows besides the cards in its zones; see `fudaba.kernel.shown`."""

from __future__ import annotations

import msgspec
from msgspec import field

from fudaba.kernel import shown


class Way(msgspec.Struct, frozen=True):
    """Whom a dogma reaches by one icon; players are seats, clockwise from the player who activates.

    icon: the one that is compared; counts: by seat, how many each has. demanded, immune: whom the demands
    reach, and the opponents whom they do not; compelled: whom the compels reach; shares: who executes the
    other effects too. Each is None where the card has no such effect now. pays: who sits far away and has a
    card to return: only for one they share, and for one of its own no demand reaches them (INN-216, INN-217).
    """

    icon: str
    counts: list[int]
    demanded: list[int] | None
    immune: list[int] | None
    compelled: list[int] | None
    shares: list[int] | None
    pays: list[int]

    @property
    def hit(self) -> list[int]:
        """Whom demands and compels reach."""
        return [*(self.demanded or ()), *(self.compelled or ())]


class Reach(msgspec.Struct, frozen=True):
    """Whom a card would reach if a player activated it now.

    seat: who would. face: the card. ways: by which icons it may go: the first is the featured one, another
    the avatar (INN-241). karmas: the figures whose karma effects have their say before it, or before one of
    its demands, and may change all of it.
    """

    seat: int
    face: str
    ways: list[Way]
    karmas: list[str]

    @property
    def way(self) -> Way:
        """By the featured icon."""
        return self.ways[0]


class Public(shown.Public, frozen=True, kw_only=True, tag="innovation"):
    """What everybody may know besides the zones.

    goal: how many achievements win; victory, unseen_draw: the options of the table by which that is looked at
    and cards are drawn. turn: the seat whose turn it is; turns: how many have begun; action, actions: which
    of them it is. within: how many games within the game are going on (INN-G25). By seat: icons in the order
    of `printed.ICONS`; splays of each colour; points; achievements, of which landmarks are on the board;
    tucked, scored and drawn this turn, tucked_in which colours; lost: who is out of the game. once: what can
    be done once a game, and has been. winners: the seats that have won. reach: whom each card that can be
    activated would reach.
    """

    edition: str
    sets: list[str]
    teams: bool
    goal: int
    turn: int
    turns: int
    action: int
    actions: int
    phase: str
    within: int
    relics: bool
    victory: str
    unseen_draw: str
    icons: list[list[int]]
    splays: list[list[int]]
    points: list[int]
    achievements: list[int]
    landmarks: list[int]
    tucked: list[int]
    tucked_in: list[list[str]]
    scored: list[int]
    drawn: list[bool]
    once: list[str]
    lost: list[bool]
    over: bool
    winners: list[int]
    reach: list[Reach]


class Private(shown.Private, frozen=True, kw_only=True, tag="innovation"):
    """What a seat alone may know, at a table that counts cards for its players (`card_counts`).

    unseen: the faces of the cards of which they do not know where they lie, which everybody knows who looks
    at the table and knows all cards.
    """

    unseen: list[str]


class Face(msgspec.Struct, frozen=True):
    """What an edition prints: icons by place, the one that counts, and the kinds of the effects."""

    icons: list[str]
    featured: str
    effects: list[str]


class Facts(shown.Facts, frozen=True, kw_only=True, tag="innovation"):
    """What is printed on a card; of an achievement or a museum no more than that it is one.

    editions: those that have it, the first of which has these icons; faces: what each prints.
    """

    editions: list[str]
    age: int | None = None
    colour: str = ""
    icons: list[str] = field(default_factory=list)
    featured: str = ""
    faces: dict[str, Face] = field(default_factory=dict)
