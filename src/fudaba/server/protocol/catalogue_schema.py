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
    """Its name, as in `Create.options`."""
    title: Text
    """Its name for people."""
    default: Value
    """The value where nobody chooses one."""
    choices: list[SwitchValue]
    """The values to choose from."""
    rule: str
    """The id of the rule that it switches, or ""."""


class ChosenOption(msgspec.Struct, frozen=True):
    """An option of a table that is not as usual."""

    name: str
    """Its name, as in `Create.options`."""
    title: Text
    """Its name for people."""
    value: Text
    """What was chosen, in words."""
    listed: bool = False
    """Whether it is a list of cards, or the name of one."""


class Bot(msgspec.Struct):
    """A level at which a bot can take a seat."""

    name: str
    """The name of the bot, as in `SeatWish.bot`."""
    title: Text
    """Its name for people."""
    about: Text
    """What it means, in a sentence."""


class Game(msgspec.Struct):
    """A game (`/api/games` lists them all)."""

    name: str
    """Its name, such as "dominion"."""
    title: Text
    """Its name for people."""
    rules: int
    """The version of the rules."""
    seats: list[int]
    """Possible numbers of players."""
    usual: int
    """Default number of players."""
    options: list[Switch]
    """The options of its tables, in the order in which they are offered."""
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
    """The name of the player."""
    points: int
    """The player's points."""
    others: int
    """`points`, `others`: theirs, and the bot's."""
    turns: int
    """Turns of both players together."""
    won: bool
    """Whether the player has won."""
    mine: bool
    """Whether it is the asking player."""
    rank: int = 0
    """From 1; by points, then by fewer turns."""


class DayPlayed(msgspec.Struct):
    """A daily game that a person has played."""

    day: str
    """The date."""
    game: str
    """The name of the game."""
    table: str
    """The id of the table."""
    points: int
    """The player's points."""
    others: int
    """The points of the bot."""
    won: bool
    """Whether the player has won."""
    rank: int
    """Rank among the results of that day."""
    results: int
    """How many people have played it."""


class DayPage(msgspec.Struct):
    """A game's day (`/api/day/<game>`): what everybody plays with, and how it has gone."""

    day: str
    """The date in UTC, such as 2026-11-22."""
    game: str
    """The name of the game."""
    title: Text
    """Its name for people."""
    about: Text
    """What is played with, in words."""
    cards: list[str]
    """The cards among it, by id."""
    ends: float
    """Seconds until the next one."""
    table: str
    """The asking player's table; "" before they begin."""
    results: list[DayResult]
    """How it has gone today, the best first."""
    before: list[DayResult]
    """Results of the day before."""


class Kind(msgspec.Struct):
    """A card of a game."""

    id: str
    """The id of the card."""
    name: Text
    """Its name for people."""
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
    """Cards that belong together under a name: a kingdom."""

    name: Text
    """The name for people."""
    cards: list[str]
    """The ids of the cards."""
    recommended: bool = False
    """Whether a rulebook recommends it."""


class Catalogue(msgspec.Struct):
    """All cards of a game (`/api/catalogue/<game>`)."""

    game: str
    """The name of the game."""
    kinds: dict[str, Kind]
    """The cards, by id."""
    faces: dict[str, Face]
    """What can be seen of a card, by the id of the face."""
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
    """The id of the rule, such as "DOM-001"."""
    game: str
    """The name of the game."""
    text: Text
    """What it says."""
    source: Text
    """Place in the document."""
    document: str
    """Id of the document."""
    title: Text
    """Title of the document."""
    address: str
    """Where the document can be read, "" where it cannot."""
    shown: int = 0
    """Number of scenarios that show it."""


class Shown(msgspec.Struct):
    """A scenario that shows a card: its title, in English, and its file."""

    title: str
    file: str


class CardRules(msgspec.Struct):
    """The rulings about a card (`/api/cards/<game>/<id>`), and the first scenarios that show it."""

    rules: list[Rule]
    """The rules that name the card."""
    shown: list[Shown]
    """The first scenarios that show it."""
    more: int
    """How many more scenarios there are."""


class Brought(msgspec.Struct):
    """What comes in besides, and the card for which it does."""

    card: str
    by: str


class KingdomForm(msgspec.Struct):
    """What is laid out, as it is written for some tool: in English and in Japanese, which may be the same."""

    id: str
    """The id of the form."""
    title: Text
    """The name of the tool."""
    written: Text
    """The list, as the tool reads it."""


class BoxLine(msgspec.Struct):
    """A line of what is taken out of the box."""

    number: int
    """How many, 0 for as many as there are."""
    name: Text
    """What is taken out."""
    note: Text
    """A remark behind it, "" for none."""


class BoxPart(msgspec.Struct):
    """A part of that list, under its heading."""

    title: Text
    lines: list[BoxLine]


class LaidOut(msgspec.Struct):
    """What a table is played with, for other tools and a real table (`/api/box/<game>?seats=...&...`)."""

    forms: list[KingdomForm]
    """The list as several tools read it."""
    box: list[BoxPart]
    """What is taken out of the box, part by part."""
    wrong: Text = Text("", "")
    """Why there is none, "" where there is."""


class Drawn(msgspec.Struct):
    """What a table would be played with (`/api/draws/<game>?seed=...&<option>=...`), before it is opened."""

    cards: list[str]
    """The ids of the Kingdom cards."""
    landscapes: list[str]
    """The ids of the landscapes."""
    brought: list[Brought]
    """What else is in the game because of one of them."""
    options: dict[str, Value]
    """Options that give the same cards with any seed."""
    wrong: Text = Text("", "")
    """Why there are none; else ""."""
