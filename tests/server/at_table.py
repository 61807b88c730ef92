"""Tables as tests look into them: those whose games have begun."""

from __future__ import annotations

from fudaba.kernel.ask import Answer
from fudaba.server.game.timeline import Timeline
from fudaba.server.table.clock import Timer
from fudaba.server.table.running_game import RunningGame
from fudaba.server.table.stage import Stage
from fudaba.server.table.table import Table


def running(table: Table) -> RunningGame:
    """The game of a table."""
    assert table.running is not None
    return table.running


def timeline_of(table: Table) -> Timeline:
    """The timeline of its game."""
    return running(table).game.timeline


def answers_of(table: Table) -> tuple[Answer, ...]:
    """The answers that count."""
    return running(table).game.position.answers


def stage_of(table: Table) -> Stage:
    """What is shown of its game."""
    return running(table).stage


def clock_of(table: Table) -> Timer:
    """Its clocks."""
    clock = running(table).clock
    assert clock is not None
    return clock
