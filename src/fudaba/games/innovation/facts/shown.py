"""The counters that Innovation shows besides the cards in its zones; see `fudaba.kernel.shown`."""

from __future__ import annotations

import msgspec
from msgspec import field

from fudaba.kernel import shown


class Way(msgspec.Struct, frozen=True):
    """The players whom a dogma reaches by one icon. Players are seats, clockwise from the player who
    activates.
    """

    icon: str
    """The icon that is compared."""
    counts: list[int]
    """How many of it each seat has."""
    demanded: list[int] | None
    """Those whom the demands reach, None where the card has no demand now."""
    immune: list[int] | None
    """The opponents whom the demands do not reach, None where the card has no demand now."""
    compelled: list[int] | None
    """Those whom the compels reach, None where the card has no compel now."""
    shares: list[int] | None
    """Those who execute the other effects too, None where the card has no such effect now."""
    pays: list[int]
    """Those who sit far away and have a card to return. They pay only for an effect that they share, and for
    one of their own no demand reaches them (INN-216, INN-217).
    """

    @property
    def hit(self) -> list[int]:
        """Whom demands and compels reach."""
        return [*(self.demanded or ()), *(self.compelled or ())]


class Reach(msgspec.Struct, frozen=True):
    """The players whom a card would reach if one player activated it now."""

    seat: int
    """The player who would activate it."""
    face: str
    """The id of the card."""
    ways: list[Way]
    """The icons by which it may go. The first is the featured one, another the avatar (INN-241)."""
    karmas: list[str]
    """The ids of the figures whose karma effects come before it, or before one of its demands, and may change
    all of it.
    """

    @property
    def way(self) -> Way:
        """By the featured icon."""
        return self.ways[0]


class Public(shown.Public, frozen=True, kw_only=True, tag="innovation"):
    """What everybody may know besides the zones."""

    edition: str
    """The edition that is played, by its id."""
    sets: list[str]
    """The ids of the sets in play."""
    teams: bool
    """Whether partners who sit opposite play together."""
    goal: int
    """How many achievements win."""
    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have begun."""
    action: int
    """Which action of the turn it is, from 1."""
    actions: int
    """How many actions the turn has."""
    phase: str
    """The part of the game, a word of its vocabulary."""
    within: int
    """How many games within the game are going on (INN-G25)."""
    relics: bool
    """Whether relics are in the game."""
    victory: str
    """The option "victory": when enough achievements win (INN-AMB31)."""
    unseen_draw: str
    """The option "unseen_draw": which draws may be from the Unseen (INN-AMB12)."""
    icons: list[list[int]]
    """By seat, how many of each visible icon, in the order of `printed.ICONS`."""
    splays: list[list[int]]
    """By seat, how each colour is splayed."""
    points: list[int]
    """By seat, the score."""
    achievements: list[int]
    """By seat, how many achievements, landmarks on the board among them."""
    landmarks: list[int]
    """By seat, how many of the achievements are landmarks on the board."""
    tucked: list[int]
    """By seat, how many cards were tucked this turn."""
    tucked_in: list[list[str]]
    """By seat, the colours in which cards were tucked this turn."""
    scored: list[int]
    """By seat, how many cards were scored this turn."""
    drawn: list[bool]
    """By seat, whether a card was drawn this turn."""
    once: list[str]
    """The ids of what can be done once a game, and has been."""
    lost: list[bool]
    """By seat, whether the player is out of the game."""
    over: bool
    """Whether the game is over."""
    winners: list[int]
    """The seats that have won."""
    reach: list[Reach]
    """The players whom each card that can be activated would reach."""


class Private(shown.Private, frozen=True, kw_only=True, tag="innovation"):
    """What a seat alone may know, at a table that counts cards for its players (`card_counts`)."""

    unseen: list[str]
    """The faces of the cards whose place they do not know."""
    remembered: dict[str, list[str]]
    """By zone, the faces of the cards that they saw going there and do not see there. In a deck the bottom
    one comes first. Outside decks a card is forgotten as soon as one with its back leaves that they do not
    see.
    """


class Face(msgspec.Struct, frozen=True):
    """What an edition prints on a card."""

    icons: list[str]
    """The icons, in the order of their places on the card."""
    featured: str
    """The featured icon, "" for none."""
    effects: list[str]
    """The kinds of its effects, in their order."""


class Facts(shown.Facts, frozen=True, kw_only=True, tag="innovation"):
    """What is printed on a card; of an achievement or a museum no more than that it is one."""

    editions: list[str]
    """The editions that have it. The first gives `icons` and `featured`."""
    age: int | None = None
    """Its age, None for a card without one."""
    colour: str = ""
    """One of the five colours, "" for a card without one."""
    icons: list[str] = field(default_factory=list)
    """The icons, in the order of their places on the card."""
    featured: str = ""
    """The featured icon, "" for none."""
    faces: dict[str, Face] = field(default_factory=dict)
    """What each edition prints, by edition."""
