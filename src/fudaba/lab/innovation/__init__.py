"""Innovation, as the rules lab needs to know it: its labels, its turns, what can be seen change.

Setups are read in `situation`, paths in `paths`, cards in `cards`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_args

from fudaba.games import named
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import COLOURS, ICONS, SETS
from fudaba.games.innovation.facts.vocabulary import CardVerb, Instruction
from fudaba.games.innovation.setup import situation as setup_situation
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.events import Event
from fudaba.kernel.game import Situation, Value, setup_of
from fudaba.kernel.table import Table
from fudaba.lab.adapter import Path, Room, Seats
from fudaba.lab.errors import LabMessage, said
from fudaba.lab.innovation import cards, paths, situation, situation_writer
from fudaba.lab.plain import PlainAdapter
from fudaba.lab.values import nodes
from fudaba.lab.values.nodes import Plain
from fudaba.text.innovation import faces


class InnovationAdapter(PlainAdapter):
    """See `fudaba.lab.adapter.Adapter`."""

    reserved = paths.PATHS
    at_length = ("action",)

    def options(self) -> Iterator[Option]:
        """Every option but the players."""
        for face in faces():
            for verb in get_args(CardVerb):
                yield Option(verb, face=face)
        for verb in ("pass", "dig", *get_args(Instruction)):
            yield Option(verb)
        for age in range(12):
            yield Option("achieve", number=age)
            yield Option("value", number=age)
        for face in faces():
            for number in range(1, 4):
                yield Option("order", face=face, number=number)
        words = {
            "colour": COLOURS,
            "icon": ICONS,
            "type": SETS,
            "may": ("yes", "no"),
            "inspire": COLOURS,
        }
        for verb, choices in words.items():
            for word in choices:
                yield Option(verb, word=word)

    def also(self, face: str) -> str:
        """The face of the same card under the title that another edition gives it, "" for none."""
        return cards.titles().get(face, "")

    def remark(self, text: str, seats: Seats, options: Mapping[str, Value]) -> LabMessage | None:
        """What a card is called at this table, where it is written by the title of another edition."""
        face = self.read_card(text)
        if face is None or face not in cards.titles():
            return None
        there = faces_of(seats, options)
        if (other := cards.here(face, there)) == face:
            return None
        edition = str(options["edition"])
        return said(
            "lab-warned-title",
            card=lambda lang: self.card(face, lang),
            title=lambda lang: self.card(other, lang),
            edition=edition,
        )

    def situation(self, setup: nodes.Mapping, seats: Seats, options: Mapping[str, Value]) -> Situation:
        """What `games.innovation.setup.situation` takes."""
        return situation.read(setup, seats, options, faces_of(seats, options))

    def room(self) -> Room:
        """See `situation_writer`."""
        return situation_writer.ROOM

    def laid_out(self, table: Table, seats: Seats) -> tuple[int, dict[str, Plain]] | None:
        """See `situation_writer`."""
        return situation_writer.laid_out(table, seats)

    def path(self, path: str, seats: Seats) -> Path[Any]:
        """See `paths`."""
        return paths.find(path, seats)

    def turn(self, table: Table) -> tuple[int, Hashable]:
        """Turns are counted."""
        assert isinstance(table, Innovation), "this adapter is asked about tables of its own game only"
        return table.state.turn, table.state.turns

    def unlaid(
        self, situation: Situation, table: Table, events: Sequence[Event], seats: Seats
    ) -> Iterator[tuple[str, bool]]:
        """A deck of an age that the setup does not mention: it is shuffled."""
        assert isinstance(table, Innovation), "this adapter is asked about tables of its own game only"
        laid = setup_situation.Situation
        assert isinstance(situation, laid), "this adapter is asked about situations of its own game only"
        for event in events:
            for ref in event.cards if event.kind.startswith("draws") else ():
                piece = table.cards[ref.card]
                if str(piece.age) not in situation.decks.get(piece.set, {}):
                    yield f"decks.{piece.set}.{piece.age}", True

    def until(self, ask: Ask) -> Answer:
        """Draw; choose nothing where that is allowed; else the first."""
        return tuple(range(ask.least))

    def counters(self, table: Table, seats: Seats) -> dict[str, Plain]:
        """The sizes of places, scores, achievements and splays."""
        return paths.counters(table, seats)


def faces_of(seats: Seats, options: Mapping[str, Value]) -> Counter[str]:
    """How many cards of each face there are at a table with these options. Not to be changed."""
    return _faces(len(seats.labels), tuple(sorted(options.items())))


@cache
def _faces(seats: int, options: tuple[tuple[str, Value], ...]) -> Counter[str]:
    game = named("innovation")
    table = game.table(setup_of(game, seats=seats, seed="", options=dict(options)))
    return Counter(card.face for card in table.cards)


ADAPTER = InnovationAdapter(named("innovation"))
