"""A record run again and kept at every moment, so that one can go to and fro in it."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba import games
from fudaba.kernel.ask import Ask
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest
from fudaba.kernel.record import Record, answers_of, setup_from
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View
from fudaba.terminal.session.seats import shown_names
from fudaba.text.narrator import Narrator
from fudaba.text.scene import Book, Scene, asked_of, data_of

PUBLIC = SPECTATOR
ALL = -2
"""Seen through the eyes of all seats together."""


class Playback:
    """All moments of a record: moment n is after n answers.

    turns: the moments at which something begins that nothing in the log has caused.
    """

    def __init__(self, record: Record) -> None:
        """Raises `BadRecord` for a record that cannot be run."""
        self.record = record
        game = games.named(record.game)
        self.session = Session(game, setup_from(game, record), list(record.names))
        self.names = shown_names(record.names)
        self._moments = [self._now()]
        for answer in answers_of(record, self.session.driver):
            self.session.answer(answer)
            self._moments.append(self._now())
        self.turns = self._turns()
        self._book: Book | None = None
        self._seen_as = PUBLIC

    def _now(self) -> tuple[Table, Ask | None]:
        """The table and the question as they are: a fork would give all answers in a chain of plays again."""
        driver = self.session.driver
        return driver.table.clone(), driver.ask

    @property
    def answers(self) -> int:
        """How many answers there are."""
        return len(self._moments) - 1

    @property
    def over(self) -> bool:
        """Whether the game of the record has ended."""
        return self.session.ask is None

    def perspectives(self) -> list[int]:
        """Through whose eyes it may be seen: each seat, `PUBLIC`, and after the end `ALL`."""
        seats = list(range(len(self.names)))
        return [*seats, PUBLIC, ALL] if self.over else [*seats, PUBLIC]

    def read_perspective(self, word: str) -> int:
        """Read "public", "all", a seat's number from 1, or a name. Raises `BadSetup`."""
        plain = word.casefold()
        if plain == "public":
            return PUBLIC
        if plain == "all":
            if not self.over:
                raise BadSetup("terminal-problem-all-hands")
            return ALL
        if plain in (numbers := [str(seat) for seat in range(1, len(self.names) + 1)]):
            return numbers.index(plain)
        found = [seat for seat, name in enumerate(self.names) if name.casefold() == plain]
        if found:
            return found[0]
        known = [*self.names, "public", "all"]
        raise BadSetup("terminal-problem-no-seat", seat=word, near=nearest(word, known), known=known)

    def scene(self, moment: int, seen_as: int, narrator: Narrator) -> Scene:
        """What is seen at a moment."""
        table, ask = self._moments[moment]
        views = [View(table, seat) for seat in self._eyes(seen_as)]
        if self._book is None or self._book.narrator is not narrator or self._seen_as != seen_as:
            self._book = Book(narrator, seen_as)
            self._seen_as = seen_as
        return Scene(
            game=self.record.game,
            options=self.session.setup.options,
            names=self.names,
            narrator=narrator,
            viewer=max(PUBLIC, seen_as) if seen_as != ALL else 0,
            data=data_of(views),
            asked=asked_of(views, ask),
            lines=self._book.read(views, self.session.events, self.session.moment(moment)),
            open_hands=seen_as == ALL,
        )

    def next_answer(self, moment: int, scene: Scene) -> str:
        """The answer that follows a moment, "" where the viewer may not know it."""
        if moment >= self.answers or scene.put is None:
            return ""
        picks = self.session.answers[moment]
        return scene.words.join([scene.label(scene.offered[pick]) for pick in picks])

    def _eyes(self, seen_as: int) -> Sequence[int]:
        return range(len(self.names)) if seen_as == ALL else [seen_as]

    def _turns(self) -> list[int]:
        """The moments by which a new line without a cause had been told."""
        events = self.session.events
        turns = [0]
        for moment in range(1, self.answers + 1):
            lines = range(self.session.moment(moment - 1), self.session.moment(moment))
            if any(events[index].cause < 0 for index in lines):
                turns.append(moment)
        return turns
