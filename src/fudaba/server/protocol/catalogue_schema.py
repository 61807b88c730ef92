"""Structs of `/api` about games, cards, rules and days, as JSON.

What both these and the messages are made of is in `parts`.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

import msgspec

from fudaba import games
from fudaba.server.protocol.schema import Text, Value

if TYPE_CHECKING:
    from fudaba.kernel.shown import Facts
else:  # what each of the games shows what is printed in, so that it can be read again
    Facts = reduce(or_, [game.shows.facts for game in games.every()])


class SwitchValue(msgspec.Struct):
    """A value that an option of a table may have."""

    value: Value
    title: Text


class Switch(msgspec.Struct):
    """An option of a game's tables."""

    name: str
    title: Text
    default: Value
    choices: list[SwitchValue]
    rule: str
    """The id of the rule that it switches, or ""."""


class Bot(msgspec.Struct):
    """A level at which a bot can take a seat. about: what it means, in a sentence."""

    name: str
    title: Text
    about: Text


class Game(msgspec.Struct):
    """A game (`/api/games` lists them all)."""

    name: str
    title: Text
    rules: int
    seats: list[int]
    """Possible numbers of players."""
    usual: int
    """Default number of players."""
    options: list[Switch]
    bots: list[Bot]
    """Bot levels, the weakest first."""
    bot: str
    """Default bot."""
    lesson: int = 0
    """Number of players of the guided first game; 0 for none."""
    day: bool = False
    """Whether there is a daily game."""


class DayResult(msgspec.Struct):
    """Result of a daily game."""

    name: str
    points: int
    others: int
    """`points`, `others`: theirs, and the bot's."""
    turns: int
    """Turns of both players together."""
    won: bool
    mine: bool
    """Whether it is the asking player."""
    rank: int = 0
    """From 1; by points, then by fewer turns."""


class DayPlayed(msgspec.Struct):
    """A game of the day, and how it ended."""

    day: str
    game: str
    table: str
    points: int
    others: int
    won: bool
    rank: int
    """Rank among the results of that day."""
    results: int


class DayPage(msgspec.Struct):
    """A game's day (`/api/day/<game>`): what everybody plays with, and how it has gone."""

    day: str
    """The date in UTC, such as 2026-11-22."""
    game: str
    title: Text
    about: Text
    """What is played with, in words."""
    cards: list[str]
    """The cards among it, by id."""
    ends: float
    """Seconds until the next one."""
    table: str
    """The asking player's table; "" before they begin."""
    results: list[DayResult]
    before: list[DayResult]
    """Results of the day before."""


class Kind(msgspec.Struct):
    """A card of a game."""

    id: str
    name: Text
    text: Text
    """What it does, in the usual edition."""
    facts: Facts
    """The game's own (set, types, cost, count, ...)."""
    editions: dict[str, Text]
    """What it does at a table of another one, where that is not the same."""
    shown: int = 0
    """How many scenarios show it."""


class Face(msgspec.Struct):
    """What can be seen on a card. kind: the id of the card."""

    kind: str
    name: Text


class NamedCards(msgspec.Struct):
    """Cards that belong together under a name: a kingdom. recommended: whether a rulebook recommends it."""

    name: Text
    cards: list[str]
    recommended: bool = False


class Catalogue(msgspec.Struct):
    """All cards of a game (`/api/catalogue/<game>`)."""

    game: str
    kinds: dict[str, Kind]
    faces: dict[str, Face]
    words: dict[str, Text]
    """Other names, such as colours."""
    sets: dict[str, Text] = {}
    """Names of the sets, in order."""
    named: dict[str, NamedCards] = {}
    """Named options, such as kingdoms."""
    fluent: Text = Text("", "")
    """The messages that name things on the table, by language."""


class Rule(msgspec.Struct):
    """What a rule says, and where it is written (`/api/rules/<id>`)."""

    id: str
    game: str
    text: Text
    source: Text
    """Place in the document."""
    document: str
    """Id of the document."""
    title: Text
    """Title of the document."""
    address: str
    shown: int = 0
    """Number of scenarios that show it."""


class Shown(msgspec.Struct):
    """A scenario that shows a card: its title, in English, and its file."""

    title: str
    file: str


class CardRules(msgspec.Struct):
    """What is ruled about a card (`/api/cards/<game>/<id>`), and the scenarios that show it: the first ones.

    more: how many scenarios there are besides.
    """

    rules: list[Rule]
    shown: list[Shown]
    more: int


class Brought(msgspec.Struct):
    """What comes in besides, and the card for which it does."""

    card: str
    by: str


class KingdomForm(msgspec.Struct):
    """What is laid out, as it is written for some tool: in English and in Japanese, which may be the same."""

    id: str
    title: Text
    written: Text


class BoxLine(msgspec.Struct):
    """A line of what is taken out of the box. number: 0 for as many as there are."""

    number: int
    name: Text
    note: Text


class BoxPart(msgspec.Struct):
    """A part of that list, under its heading."""

    title: Text
    lines: list[BoxLine]


class LaidOut(msgspec.Struct):
    """What a table is played with, for other tools and a real table (`/api/box/<game>?seats=...&...`)."""

    forms: list[KingdomForm]
    box: list[BoxPart]
    wrong: Text = Text("", "")


class Drawn(msgspec.Struct):
    """What a table would be played with (`/api/draws/<game>?seed=...&<option>=...`), before it is opened."""

    cards: list[str]
    landscapes: list[str]
    brought: list[Brought]
    options: dict[str, Value]
    """Options that give the same cards with any seed."""
    wrong: Text = Text("", "")
    """Why there are none; else ""."""
