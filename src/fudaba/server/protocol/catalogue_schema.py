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
    """An option of a game's tables. rule: the id of the rule that it switches, or ""."""

    name: str
    title: Text
    default: Value
    choices: list[SwitchValue]
    rule: str


class Bot(msgspec.Struct):
    """A level at which a bot can take a seat. about: what it means, in a sentence."""

    name: str
    title: Text
    about: Text


class Game(msgspec.Struct):
    """A game (`/api/games` lists them all).

    seats: for how many players; usual: the usual number. bots: levels, the weakest first; bot: the usual one.
    lesson: for how many its first game is, 0 for none. day: whether it has a game of the day.
    """

    name: str
    title: Text
    rules: int
    seats: list[int]
    usual: int
    options: list[Switch]
    bots: list[Bot]
    bot: str
    lesson: int = 0
    day: bool = False


class DayResult(msgspec.Struct):
    """How somebody's game of the day ended. points, others: theirs, and the bot's. turns: of both together.

    mine: of the person who asks. rank: from 1; by points, then by fewer turns.
    """

    name: str
    points: int
    others: int
    turns: int
    won: bool
    mine: bool
    rank: int = 0


class DayPlayed(msgspec.Struct):
    """A game of the day, and how it ended. rank: their place among the `results` of that day."""

    day: str
    game: str
    table: str
    points: int
    others: int
    won: bool
    rank: int
    results: int


class DayPage(msgspec.Struct):
    """A game's day (`/api/day/<game>`): what everybody plays with, and how it has gone.

    day: as 2026-11-22, of UTC. about: what is played with; cards: those of it that are cards, by id. ends:
    seconds until there is another. table: of the attempt of the person who asks, "" if they have not begun.
    before: the results of the day before.
    """

    day: str
    game: str
    title: Text
    about: Text
    cards: list[str]
    ends: float
    table: str
    results: list[DayResult]
    before: list[DayResult]


class Kind(msgspec.Struct):
    """A card of a game. facts: the game's own (set, types, cost, count, ...).

    text: what it does, in the usual edition. editions: what it does at a table of another one, where that is
    not the same. shown: how many scenarios show it.
    """

    id: str
    name: Text
    text: Text
    facts: Facts
    editions: dict[str, Text]
    shown: int = 0


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
    """All cards of a game (`/api/catalogue/<game>`). words: what else has a name, such as colours.

    fluent: the messages with which its table tells what else lies there, as each language has them.
    sets: what its sets are called, in their order. named: what a table may be played with that has a name.
    """

    game: str
    kinds: dict[str, Kind]
    faces: dict[str, Face]
    words: dict[str, Text]
    sets: dict[str, Text] = {}
    named: dict[str, NamedCards] = {}
    fluent: Text = Text("", "")


class Rule(msgspec.Struct):
    """What a rule says, and where it is written (`/api/rules/<id>`).

    source: the place in a document; document, title: which one it is. shown: how many scenarios
    demonstrate it.
    """

    id: str
    game: str
    text: Text
    source: Text
    document: str
    title: Text
    address: str
    shown: int = 0


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
    """What a table would be played with (`/api/draws/<game>?seed=...&<option>=...`), before it is opened.

    options: with these a table has the same cards whatever its seed. wrong: why there is nothing, else "".
    """

    cards: list[str]
    landscapes: list[str]
    brought: list[Brought]
    options: dict[str, Value]
    wrong: Text = Text("", "")
