"""Earlier moments of games, for those who look at them; in a process of its own.

To show a moment a game would be run again from its beginning, and its whole log be told. So the moments of
the games that were looked at last are kept as they were, and what each viewer was told of the log: a game
is run and told once, however often it is looked at, and afterwards only what has come to it.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from itertools import chain
from typing import cast

import msgspec

from fudaba import games
from fudaba.kernel.ask import Answer
from fudaba.server.game.rendering import Renderer
from fudaba.server.game.snapshot import Position
from fudaba.server.game.timeline import Moment, Timeline
from fudaba.server.protocol.messages import Looked, encode
from fudaba.server.protocol.schema import Line, ReplayStep

KEPT = 6
"""How many games the process keeps."""
MOMENTS = 1024
"""How many moments of a game it keeps, of 4 to 14 kilobytes each; most games have fewer."""

_encode_part = msgspec.msgpack.Encoder().encode
_pasts: OrderedDict[str, Past] = OrderedDict()
_using = threading.Lock()
"""Where there is a thread instead of a process."""


def looked(position: Position, step: int, upto: int, viewer: int) -> bytes:
    """The message that shows a moment; see `players.Players.look`."""
    with _using:
        past = _pasts.pop(position.table, None)
        if past is None or not past.leads_to(position):
            past = Past(position)
        past.follow(position.answers)
        _pasts[position.table] = past
        while len(_pasts) > KEPT:
            _pasts.popitem(last=False)
        return encode(past.looked(position.table, step, upto, viewer))


class Past:
    """A game and its moments so far."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._timeline = self._begun()
        self._renderer = Renderer(position.setup.game, position.names, position.setup.options)
        self._moments: OrderedDict[int, Moment] = OrderedDict()
        self._lines_for: dict[int, list[msgspec.Raw]] = {}
        self._steps: list[msgspec.Raw] = []
        self._keep(0, self._timeline.now())

    def _begun(self) -> Timeline:
        position = self._position
        return Timeline(games.named(position.setup.game), position.setup, list(position.names))

    def leads_to(self, position: Position) -> bool:
        """Whether that is the same game, at this moment or a later one; nothing has been taken back."""
        mine = self._position
        same = (mine.setup, mine.names) == (position.setup, position.names)
        return same and self._timeline.leads_to(position.answers)

    def follow(self, answers: tuple[Answer, ...]) -> None:
        """Go on to the moment after these answers."""
        self._position = self._position._replace(answers=answers)
        for step, moment in _run(self._timeline, answers[len(self._timeline.session.answers) :]):
            self._keep(step, moment)

    def looked(self, table: str, step: int, upto: int, viewer: int) -> Looked:
        """A moment as a viewer sees it, and of how many moments there is word."""
        moment = self._moment(step)
        return Looked(
            table=table,
            step=step,
            viewer=viewer,
            lines=self._lines(viewer, moment.lines),
            view=self._renderer.view(moment.table, viewer),
            question=self._renderer.question(moment, viewer),
            steps=self._all_steps(upto),
        )

    def _keep(self, step: int, moment: Moment) -> None:
        table = moment.table if moment.passed else moment.table.clone()
        self._moments[step] = moment._replace(table=table)
        self._moments.move_to_end(step)
        while len(self._moments) > MOMENTS:
            self._moments.popitem(last=False)

    def _moment(self, step: int) -> Moment:
        """The moment of that number; where it is not kept any more, the game is run again up to it."""
        if step not in self._moments:
            timeline = self._begun()
            for number, moment in chain([(0, timeline.now())], _run(timeline, self._position.answers)):
                self._keep(number, moment)
                if number == step:
                    break
        return self._moments[step]

    def _lines(self, viewer: int, upto: int) -> list[Line]:
        """The log as this viewer was told it. A line never changes, whatever comes after it."""
        lines = self._lines_for.setdefault(viewer, [])
        timeline = self._timeline
        if len(lines) < upto:
            more = self._renderer.lines(timeline.session.table, timeline.log, viewer, len(lines), upto)
            lines += [msgspec.Raw(_encode_part(line)) for line in more]
        return cast("list[Line]", lines[:upto])  # they are encoded already

    def _all_steps(self, upto: int) -> list[ReplayStep]:
        marks = self._timeline.marks
        for number in range(len(self._steps), upto):
            mark = marks[number]
            self._steps.append(msgspec.Raw(_encode_part(ReplayStep(mark.lines, mark.decider))))
        return cast("list[ReplayStep]", self._steps[:upto])  # these, too


def _run(timeline: Timeline, answers: tuple[Answer, ...]) -> Iterator[tuple[int, Moment]]:
    """Give these answers; each moment that follows, with its number."""
    for answer in answers:
        step = len(timeline.marks)
        yield from enumerate(timeline.answer(answer), step)
