"""The interface of a game: its table options, its cards, a table to play at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec

from fudaba.kernel import own_cards
from fudaba.kernel.bounds import TooMuch, check_situation
from fudaba.kernel.deals import Deal
from fudaba.kernel.problem import Problem, Word, nearest
from fudaba.kernel.shown import Facts, Shows, of_kind
from fudaba.kernel.table import Table
from fudaba.kernel.vocabulary import Vocabulary

Value = str | int | bool
S = TypeVar("S", bound="Situation")


class BadSetup(Problem):
    """A table cannot be set up like this; the message says what and why."""


class Switch(NamedTuple):
    """One option of a table."""

    name: str
    """Its name, as in `Setup.options`."""
    default: Value
    """The value where nobody chooses one."""
    values: tuple[Value, ...]
    """The allowed values. For a range of whole numbers all of them, ascending; empty for a text that the game
    itself reads (a list of cards).
    """
    rule: str = ""
    """The id of the ruling that it switches, or ""."""

    def read(self, value: object) -> Value:
        """The value, if it is allowed; a text is read as what it spells, a number as how it is written.

        Raises `BadSetup`.
        """
        if not self.values:
            if isinstance(value, str):
                return value
            raise BadSetup("problem-option-text", option=self.name, value=str(value))
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
            if isinstance(allowed, str) and type(value) is int and str(value) == allowed:
                return allowed
        if all(isinstance(v, int) and not isinstance(v, bool) for v in self.values) and len(self.values) > 4:
            raise BadSetup(
                "problem-option-range",
                option=self.name,
                value=str(value),
                least=int(self.values[0]),
                most=int(self.values[-1]),
            )
        may_be = tuple(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)
        raise BadSetup("problem-option-value", option=self.name, value=str(value), values=may_be)


class Earlier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seed with which a game was played before it went on with another; see `renewal`.

    answers: how many had been given in all when the next seed took over.
    """

    seed: str
    answers: int


class Situation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a game begins in its middle. Each game derives its own, with all that can lie and count there.

    In a file (a record, what a server stores) it is the plain data of `written`, which `situation_in` reads.
    """


class LaidCards(Situation):
    """A situation of a game of which there is nothing else to say: the cards of each zone, the top one first.

    Faces, by the names that `View.data` gives to zones ("pile", "0.hand").
    """

    cards: dict[str, list[str]] = {}


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines a game before its first answer."""

    game: str
    """The name of the game, as in commands and records."""
    options: dict[str, Value]
    """The value of each option, by its name."""
    seats: int
    """How many players there are."""
    seed: str
    """The text from which all shuffles follow."""
    situation: Situation | None = None
    """For a game that begins in the middle (a scenario): the game's own struct."""
    earlier: tuple[Earlier, ...] = ()
    """For a game that continues another: the seeds it had until then. `seed` is the last one."""
    deals: tuple[Deal, ...] = ()
    """For a game played elsewhere: the results of its shuffles."""

    def situation_as(self, kind: type[S]) -> S:
        """Its situation, as a game's own kind of it. Raises TypeError for that of another game, or none."""
        return of_kind(self.situation, kind)


class Game(Protocol):
    """A game as the fronts know it. Each package under `fudaba.games` has one, called `GAME`."""

    name: str
    """Its name in commands, records and messages."""
    rules: int
    """Version of the rules: records of another version may not replay the same."""
    seats: range
    """How many players it allows."""
    switches: tuple[Switch, ...]
    """The options of its tables, in the order in which they are offered."""
    shows: Shows
    """What its tables and cards show themselves in."""
    words: Vocabulary[Any, Any, Any]
    """In which it tells and asks."""

    @property
    def situation(self) -> type[Situation]:
        """In which it is said how one of its games begins in the middle."""
        ...

    def table(self, setup: Setup) -> Table:
        """A table ready to be driven. Raises `BadSetup` for a situation that cannot be."""
        ...

    def effect(self, card: str) -> Callable[..., Any]:
        """The function that carries out the card of this id. Raises KeyError for an unknown one."""
        ...

    def facts(self, options: Mapping[str, Value] | None = None) -> Iterable[Facts]:
        """What is printed on every card, without words of any language."""
        ...

    def known(self) -> Iterable[tuple[str, str]]:
        """The id and set of every card that has been printed for the game, also of those not there yet."""
        ...


@runtime_checkable
class HasEditions(Protocol):
    """A game whose cards say other things in another edition: each of them is counted."""

    def printings(self) -> Iterable[Printing]:
        """Each card in each edition that has it."""
        ...


@runtime_checkable
class HasOwnCards(Protocol):
    """A game for which others may write cards; see `own_cards`."""

    def cards_at(self, setup: Setup) -> Iterable[str]:
        """The ids of all cards that a table may have in the course of its game. Raises `BadSetup`."""
        ...


class Lesson(NamedTuple):
    """A first game, of one person with bots, that is dealt the same to everybody.

    Each kind of decision comes up early in it.
    """

    seats: int
    """How many players there are, the person among them."""
    options: Mapping[str, Value]
    """The options of the table, where they are not the defaults."""
    seed: str
    """The seed of its shuffles. It is no secret."""


@runtime_checkable
class HasLesson(Protocol):
    """A game with a first game."""

    lesson: Lesson


@runtime_checkable
class DrawsCards(Protocol):
    """A game with cards drawn at random for each table, and so with a game of the day."""

    def same_again(self, options: Mapping[str, Value], seed: str) -> dict[str, Value]:
        """The options with which any other seed draws the same cards as this one does."""
        ...


@runtime_checkable
class RespectsLikes(Protocol):
    """A game whose players may like some of the cards that are drawn for each table, and ban others."""

    def preferring(
        self,
        options: Mapping[str, Value],
        seed: str,
        likes: Sequence[Sequence[str]],
        bans: Sequence[Sequence[str]],
    ) -> dict[str, Value]:
        """The options with which cards are drawn as these players like; each list is one player's.

        Raises `BadSetup` for a card that is none, or where nothing is left to be drawn.
        """
        ...


class Printing(NamedTuple):
    """A card as an edition prints it."""

    id: str
    """The id of the card."""
    set: str
    """The id of the set that it belongs to."""
    edition: str
    """The edition that prints it so."""
    there: bool
    """Whether it can be played so here."""


def read_options(switches: Iterable[Switch], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a table, those not given at their defaults.

    Raises `BadSetup` for an unknown name (and says which is nearest) or a value that is not allowed.
    """
    known = {switch.name: switch for switch in switches}
    options: dict[str, Value] = {name: switch.default for name, switch in known.items()}
    for name, value in given.items():
        if name not in known:
            raise BadSetup("problem-no-option", option=name, near=nearest(name, known))
        options[name] = known[name].read(value)
    return options


def read_pairs(items: Iterable[str]) -> dict[str, object]:
    """Options as they are typed, each NAME=VALUE. Raises `BadSetup` for anything else."""
    options: dict[str, object] = {}
    for item in items:
        name, equals, value = item.partition("=")
        if not equals:
            raise BadSetup("problem-pair", form="NAME=VALUE", given=item)
        options[name] = value
    return options


def check_own_cards(game: str, options: Mapping[str, object]) -> None:
    """Raise `BadSetup` where a table has cards of somebody's own that are not loaded as they were then."""
    if missing := own_cards.missing(game, str(options.get(own_cards.OPTION, ""))):
        loaded = [one.label for one in own_cards.LOADED]
        raise BadSetup("problem-own-cards", files=tuple(missing), known=loaded)


def setup_of(
    game: Game,
    *,
    seats: int,
    seed: str,
    options: Mapping[str, object] | None = None,
    situation: Situation | None = None,
    earlier: Sequence[Earlier] = (),
    deals: Sequence[Deal] = (),
) -> Setup:
    """A checked setup. Whether a situation can be, the game says once a table is set up in it.

    Raises `BadSetup` for a number of seats or an option that the game has not, for earlier seeds that do not
    take over one after another, and where it was set up with cards of somebody's own that are not loaded.
    """
    try:
        for text in (seed, *(one.seed for one in earlier)):
            text.encode()
    except UnicodeEncodeError:
        raise BadSetup("problem-seed") from None
    if any(one.answers < 0 for one in earlier) or any(a.answers >= b.answers for a, b in pairwise(earlier)):
        raise BadSetup("problem-earlier")
    if seats not in game.seats:
        raise BadSetup(
            "problem-seats", game=title(game.name), least=game.seats[0], most=game.seats[-1], number=seats
        )
    check_own_cards(game.name, options or {})
    given = {name: value for name, value in (options or {}).items() if name != own_cards.OPTION}
    read = read_options(game.switches, given)
    setup = Setup(
        game=game.name,
        options=read,
        seats=seats,
        seed=seed,
        situation=situation,
        earlier=tuple(earlier),
        deals=tuple(deals),
    )
    if own_cards.of(game.name) and isinstance(game, HasOwnCards):
        labels = own_cards.labels_of(game.name, game.cards_at(setup))
        setup.options.update({own_cards.OPTION: labels} if labels else {})
    return setup


def situation_in(game: Game, data: Mapping[str, Any] | None) -> Situation | None:
    """The situation that stands in a file as plain data.

    Raises `BadSetup` where the game has no such, or where it is more than a game could need (`bounds`).
    """
    if data is None:
        return None
    try:
        check_situation(data)
    except TooMuch as error:
        raise error.as_kind(BadSetup) from None
    try:
        return msgspec.convert(data, game.situation)
    except msgspec.ValidationError as error:
        raise BadSetup("problem-situation", what=str(error)) from None


def written(situation: Situation | None) -> dict[str, Any] | None:
    """A situation as the plain data that stands in a file, without what is as usual."""
    plain: dict[str, Any] | None = msgspec.to_builtins(situation)
    return plain


def title(game: str) -> Word:
    """What a game is called."""
    return Word(f"{game}-title", game)
