"""The table of single actions of a game: each thing that may ever be chosen has a number of its own.

An action is a verb and what it is done to: a card by its face, a word, a player, or a number. Players are
counted from the one who acts, so that "the player to my left" is the same action at every seat. Action 0
ends an answer of several picks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from fudaba.kernel.ask import Option
from fudaba.kernel.table import Table
from fudaba.lab.adapter import adapter_of

DONE = 0
"""The action that ends an answer of several picks."""
MOST = 200
"""The highest number that can be chosen, where a game asks for one."""


class Action(NamedTuple):
    """One action. verb: the rulebook's word. face: a card, or "". word: a word of the game, or "".

    player: how many seats to the left of the one who acts, or -1. number: a number, or -1.
    """

    verb: str
    face: str = ""
    word: str = ""
    player: int = -1
    number: int = -1

    def __str__(self) -> str:
        return " ".join(str(part) for part in self if part not in ("", -1))


class NoSuchAction(LookupError):
    """Something can be chosen that the table of actions does not have; the table must grow."""


class ActionTable:
    """All actions at tables with the same game, options and seats.

    It depends on nothing but which cards are in the game, so it is the same for every seed unless the kingdom
    is drawn at random. `table[number]` is an action, `len(table)` how many there are.
    """

    __slots__ = ("_numbers", "_seats", "actions", "game")

    def __init__(self, game: str, table: Table) -> None:
        faces = {card.face for card in table.cards}
        backs = {card.back for card in table.cards}
        ids = {card.id for card in table.cards}
        self.game = game
        self._seats = table.seats
        found = set(
            chain(_of_cards(game, faces | backs - {""}), _others(game, faces | backs | ids, table.seats))
        )
        self.actions = (Action("done"), *sorted(found))
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def number(self, option: Option, actor: int) -> int:
        """The number of what an option stands for, chosen by this seat. Raises `NoSuchAction`."""
        verb, face, word, seat, number = option.same
        player = (seat - actor) % self._seats if seat >= 0 else -1
        found = self._numbers.get(Action(verb, face, word, player, number))
        if found is None:
            raise NoSuchAction(f"{self.game} has no action for {option!r}")
        return found


def _of_cards(game: str, faces: Iterable[str]) -> Iterator[Action]:
    """The actions that are told by nothing but a card of the game."""
    return (Action(verb, face) for verb in adapter_of(game).card_verbs for face in faces)


def _others(game: str, present: Iterable[str], seats: int) -> Iterator[Action]:
    """All other actions, as the rules lab knows them, and the players."""
    here = {"", *present}
    numbered = set()
    for option in adapter_of(game).options():
        verb, face, word, _, number = option.same
        if number >= 0:
            numbered.add(verb)
        elif face in here:
            yield Action(verb, face, word)
    yield from (Action(verb, number=number) for verb in sorted(numbered) for number in range(MOST + 1))
    yield from (Action("player", player=player) for player in range(seats))
