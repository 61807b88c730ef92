"""What players of a kingdom may be asked to choose, by what its cards say (`research.mentions`)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final, get_args

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import NO_BONUS, Bonus, Kind
from fudaba.games.dominion.facts.types import ACTION, COMMAND, DURATION, NIGHT, TREASURE
from fudaba.games.dominion.facts.vocabulary import Deed
from fudaba.kernel.table import Table
from fudaba.research.mentions import Mentions, mentioned
from fudaba.research.reader import HOLDING, NUMBER, Offered
from fudaba.text import words

CARDS: Final = "fudaba.games.dominion.cards"
METHODS: Final = {
    "gain": ("gain",),
    "trash": ("trash", "trash_this_or_one"),
    "trash_in_play": ("trash_this_or_one",),
    "discard": ("discard", "discard_down_to"),
    "exile": ("exile",),
    "put_in_hand": ("take",),
    "topdeck": ("topdeck",),
    "put_at_bottom": ("to_bottom",),
    "set_aside": ("set_aside", "put"),
    "return": ("return_to_pile", "exchange"),
    "reveal": ("reveal",),
    "name": ("name",),
    "put_token": ("move_token",),
    "number": ("pay_off_debt", "use_villagers", "lose"),
    "turn": ("extra_turn",),
}
"""What players do (`language`) that asks with these verbs; any other stands in a card's code as a text."""
ASKED: Final = "dominion-ask-number-"
"""With what the messages' ids begin that ask for a number; a card that does so has the rest as a text."""
HOLDS: Final = frozenset({"set_aside", "refs", "put"})
"""What a card does whose effects may wait with cards that they hold."""
TELLS_APART: Final = frozenset({"play_card", "play_again", "play_there", "exile"})
"""What a card does besides waiting by which cards of one name may have to be told apart."""
STILL: Final = frozenset({"event", "way", "project", "landmark", "ally", "trait", "prophecy"})
"""The sorts of landscapes, which no card moves."""
OF_CARDS: Final = frozenset(
    {
        *("gain", "trash", "discard", "exile", "put_in_hand", "topdeck", "put_at_bottom", "set_aside"),
        *("return", "reveal", "keep", "pass", "put_in_deck", "trash_in_play", "trash_discarded", "holding"),
    }
)
"""What is done to cards alone."""
EXILES: Final = frozenset({"exile", "exile_all"})
OTHERS: Final = frozenset({*get_args(Deed), *METHODS, "trash_discarded"})
ALWAYS: Final = frozenset({"play", "buy", "end_phase", "end_turn", "none"})
LATER: Final = frozenset(
    {
        "next_turn",
        "plus_next_turn",
        "plus_every_turn",
        "every_turn",
        "until_next_turn",
        "strike_until_next_turn",
        "rest_of_turn",
        "next_time",
        "whenever",
        "at_end_of_turn",
        "later_whatever",
        "change_what_waits",
    }
)
"""What a card does that lets something wait, for which an order may be chosen."""


@cache
def _mentions(kind: Kind) -> Mentions:
    """What the code of a card says."""
    worth = () if isinstance(kind.worth, int) else (kind.worth.points,)
    functions = (kind.do, kind.own_cost, kind.reduces, kind.begins_turn, kind.also_types, kind.on_setup)
    return mentioned([*functions, *worth, kind.offers, *(one.run for one in kind.listeners)], CARDS)


def offers(table: Table) -> Offered:
    """What may be offered at a table with these cards: see `reader.Reader`."""
    assert isinstance(table, Board)
    return Offers(table)


@cache
def _words_for_numbers() -> frozenset[str]:
    """The words of the questions for a number."""
    return frozenset(id.removeprefix(ASKED) for id in words("en").ids() if id.startswith(ASKED))


class Offers:
    """What may be offered at one table."""

    def __init__(self, table: Board) -> None:
        kinds = [*dict.fromkeys(table.cards)]
        said = [_mentions(kind) for kind in kinds]
        self._names = frozenset().union(*(one.names for one in said))
        self._texts = frozenset().union(*(one.texts for one in said))
        self._ids = frozenset(kind.id for kind in kinds)
        self._still = frozenset(kind.id for kind in kinds if kind.sort in STILL)
        ways = any(kind.sort == "way" for kind in kinds)
        listening = {kind.id for kind in kinds if kind.listeners}
        waiting = {
            kind.id
            for kind, one in zip(kinds, said, strict=True)
            if kind.next_turn != NO_BONUS or kind.types & DURATION or not LATER.isdisjoint(one.names)
        }
        answering = listening | waiting
        if self._still & answering or EXILES & self._said():  # exiled cards of any name may come back
            answering = set(self._ids)
        self._by_face: dict[str, Collection[str]] = {
            "react": answering,
            "order": answering,
            "instructions": self._ids if ways or "instructions" in self._said() else (),
            "play_shadow": {kind.id for kind in kinds if kind.shadow},
        }
        also = any(kind.also_types is not None for kind in kinds)
        if not also:
            played = {kind.id for kind in kinds if kind.types & (ACTION | TREASURE | NIGHT | COMMAND)}
            self._by_face["play"] = played
        self._figures = "_" in self._texts
        self._lasting = bool(waiting) or not TELLS_APART.isdisjoint(self._said())
        self._holding = any(
            kind.id in waiting and not HOLDS.isdisjoint(one.names)
            for kind, one in zip(kinds, said, strict=True)
        )
        self._numbers = not self._texts.isdisjoint(_words_for_numbers())

    def _said(self) -> frozenset[str]:
        return self._names | self._texts

    def __call__(self, verb: str, face: str, word: str, number: int) -> bool:
        """Whether such an option may be offered."""
        if verb in ALWAYS and (not face or verb not in self._by_face):
            return True
        if face and (faces := self._by_face.get(verb)) is not None:
            return face in faces
        if face in self._still and verb in OF_CARDS:
            return False
        if verb == "option":
            return word in self._texts or (self._figures and self._is_figure(word))
        if verb == HOLDING:
            return self._holding if face else self._lasting
        if verb == NUMBER and self._numbers:
            return True
        if verb in ("order", "react"):
            return bool(self._by_face[verb])
        if verb in OTHERS:
            return verb in self._texts or not self._names.isdisjoint(METHODS.get(verb, ()))
        return True

    def _is_figure(self, word: str) -> bool:
        """Whether a word is one figure that a card may put together: "cards_4"."""
        figure, _, number = word.partition("_")
        return figure in Bonus._fields and number.isdigit() and figure in self._texts
