"""The table of single actions of a game: each thing that may ever be chosen has a number of its own.

An action is a verb and what it is done to: a card by its face, a word, a player, or a number. Players are
counted from the one who acts, so that "the player to my left" is the same action at every seat. Action 0
ends an answer of several picks.

Nearly everything is chosen by one action. What waits to be done may be told apart by the cards that it holds
alone, any number of them: it is spelled, first its own card, then what it holds, card by card. A number of
`SPELLED_FROM` or more is spelled, too: its tens, then its ones.

Only what the cards of the table can lead to has an action (`reader.Reader`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

from fudaba.games import named
from fudaba.kernel.ask import Option
from fudaba.kernel.game import Setup, Value
from fudaba.kernel.table import Table
from fudaba.lab.adapter import adapter_of
from fudaba.research.reader import HOLDING, Offered, reader_of

DONE = 0
"""The action that ends an answer of several picks."""
MOST = 200
"""The highest number that can be chosen, where a game asks for one."""
SPELLED_FROM = 20
"""The least number that is spelled by its digits."""
KEPT = 1 << 14
"""How many options a table keeps the first action of: games make the same options again and again."""
TENS, ONES = "tens", "ones"
"""The words of the actions by which a number is spelled."""


class Action(NamedTuple):
    """One action."""

    verb: str
    """The rulebook's word."""
    face: str = ""
    """A card, or ""."""
    word: str = ""
    """A word of the game, or ""."""
    player: int = -1
    """A player, by seats to the left of the one who acts, or -1."""
    number: int = -1
    """A number, or -1."""

    def __str__(self) -> str:
        return " ".join(str(part) for part in self if part not in ("", -1))


class NoSuchAction(LookupError):
    """Something can be chosen that the table of actions does not have; the table must grow."""


class ActionTable:
    """All actions at tables with the same game, options and seats.

    It depends on nothing but which cards are in the game, so it is the same for every seed unless the kingdom
    is drawn at random. `table[number]` is an action, `len(table)` how many there are.
    """

    __slots__ = (
        "_apart",
        "_counting",
        "_first",
        "_going_on",
        "_holding_verbs",
        "_numbers",
        "_seats",
        "_spelled",
        "actions",
        "game",
        "setup",
    )

    def __init__(self, setup: Setup, table: Table) -> None:
        """setup, table: one of those tables, as it is set up."""
        faces = {card.face for card in table.cards}
        backs = {card.back for card in table.cards}
        ids = {card.id for card in table.cards}
        piles = {zone.name.rpartition(".")[2] for zone in table.state.layout}
        game = setup.game
        self.game = game
        self.setup = setup
        self._seats = table.seats
        self._holding_verbs = adapter_of(game).holding_verbs
        self._apart = frozenset(adapter_of(game).apart("en").values())
        reader = reader_of(game)
        self._counting = frozenset(reader.counting)
        offered = reader.offers(table)
        found = set(
            chain(
                _of_cards(game, faces | backs - {""}, offered),
                _others(game, faces | backs | ids | piles, table.seats, offered),
            )
        )
        held = [id for id in ids if offered(HOLDING, id, "", -1)]
        if self._holding_verbs:
            found |= {Action(HOLDING, id) for id in held}
        found |= {Action(HOLDING, word=word) for word in self._apart if offered(HOLDING, "", word, -1)}
        self.actions = (Action("done"), *sorted(found))
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self._spelled: dict[tuple[int, Hashable], tuple[int, ...]] = {}
        self._first: dict[Option, int] = {}
        self._going_on = frozenset(
            number for number, action in enumerate(self.actions) if self._goes_on(action)
        )

    def __reduce__(self) -> Any:
        """It is pickled as what it is made of, and made once in a process."""
        setup = self.setup
        return _again, (setup.game, setup.seats, setup.seed, tuple(setup.options.items()))

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def spelling(self, option: Option, actor: int) -> tuple[int, ...]:
        """The numbers of the actions by which this seat tells an option; options that differ have others.

        Raises `NoSuchAction`.
        """
        key = actor if option.seat >= 0 else -1, option.same
        found = self._spelled.get(key)
        if found is None:
            found = self._spelled[key] = self._spell(option, actor)
        return found

    def first(self, option: Option, actor: int) -> int:
        """The first action by which this seat tells an option. Raises `NoSuchAction`."""
        if option.seat >= 0:
            return self.spelling(option, actor)[0]
        found = self._first.get(option)
        if found is None:
            if len(self._first) >= KEPT:
                self._first.clear()
            found = self._first[option] = self.spelling(option, actor)[0]
        return found

    def may_go_on(self, number: int) -> bool:
        """Whether an action may be followed by what it holds."""
        return number in self._going_on

    def _goes_on(self, action: Action) -> bool:
        named = bool(self._apart) and bool(action.face) and not action.word
        spelled = action.verb == HOLDING or action.word == TENS
        return spelled or action.verb in self._holding_verbs or named

    def spelled_number(self, spelled: Iterable[int]) -> int:
        """The number that has been spelled so far; 0 for none."""
        return sum(10 * self.actions[one].number for one in spelled if self.actions[one].word == TENS)

    def _spell(self, option: Option, actor: int) -> tuple[int, ...]:
        verb, face, word, seat, number = option.same
        player = (seat - actor) % self._seats if seat >= 0 else -1
        actions = [Action(verb, face, word, player, number)]
        if face and word and verb in self._holding_verbs:
            actions = [Action(verb, face), *(Action(HOLDING, held) for held in word.split("+"))]
        elif face and word and self._apart.issuperset(word.split("+")):
            actions = [Action(verb, face), *(Action(HOLDING, word=part) for part in word.split("+"))]
        elif verb in self._counting and number >= SPELLED_FROM:
            actions = [Action(verb, "", TENS, -1, number // 10), Action(verb, "", ONES, -1, number % 10)]
        try:
            return tuple(self._numbers[action] for action in actions)
        except KeyError as missing:
            raise NoSuchAction(f"{self.game} has no action {missing} for {option!r}") from None


@cache
def _again(game: str, seats: int, seed: str, options: tuple[tuple[str, Value], ...]) -> ActionTable:
    setup = Setup(game=game, seats=seats, seed=seed, options=dict(options))
    return ActionTable(setup, named(game).table(setup))


def _of_cards(game: str, faces: Iterable[str], offered: Offered) -> Iterator[Action]:
    """The actions that are told by nothing but a card of the game."""
    for verb in adapter_of(game).card_verbs:
        yield from (Action(verb, face) for face in faces if offered(verb, face, "", -1))


def _others(game: str, present: Iterable[str], seats: int, offered: Offered) -> Iterator[Action]:
    """All other actions, as the rules lab knows them, and the players."""
    here, counting = {"", *present}, reader_of(game).counting
    counted = set()
    for option in adapter_of(game).options():
        verb, face, word, _, number = option.same
        if face in here and offered(verb, face, word, number):
            if verb in counting and number >= 0:
                counted.add(verb)
            else:
                yield Action(verb, face, word, -1, number)
    for verb in sorted(counted):
        yield from (Action(verb, number=number) for number in range(SPELLED_FROM))
        tens = range(SPELLED_FROM // 10, MOST // 10 + 1)
        yield from (Action(verb, "", TENS, -1, number) for number in tens)
        yield from (Action(verb, "", ONES, -1, number) for number in range(10))
    yield from (Action("player", player=player) for player in range(seats))
