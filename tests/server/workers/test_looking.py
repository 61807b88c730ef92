"""Looks at earlier moments: the same as if the game were run again, and at hardly any cost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import SPECTATOR, View
from fudaba.server.game.rendering import OPEN, Renderer
from fudaba.server.game.snapshot import Position
from fudaba.server.game.timeline import Timeline, moment_at
from fudaba.server.protocol.messages import Looked, encode
from fudaba.server.protocol.schema import ReplayStep
from fudaba.server.workers import moments as looking
from fudaba.server.workers.moments import looked

GAMES = ("bridge_over", "dominion", "innovation")
NAMES = ("Aya", "Ben")


def position(game: str, upto: int, table: str = "t") -> Position:
    """A game of two bots after this many answers."""
    made = games.named(game)
    setup = setup_of(made, seats=2, seed="look")
    timeline = Timeline(made, setup, list(NAMES))
    player = bot("random", game, "look")
    for _ in range(upto):
        session = timeline.session
        if session.ask is None:
            break
        timeline.answer(player.answer(session.ask, View(session.table, session.ask.decider)))
    return Position(table, setup, NAMES, tuple(timeline.session.answers))


def plainly(at: Position, step: int, upto: int, viewer: int) -> bytes:
    """What a look shows, made by running the game again up to that moment."""
    game = games.named(at.setup.game)
    earlier, moment = moment_at(game, at.setup, list(NAMES), at.answers, step)
    whole, _ = moment_at(game, at.setup, list(NAMES), at.answers, 10**9)
    renderer = Renderer(game.name, NAMES, at.setup.options)
    return encode(
        Looked(
            table=at.table,
            step=step,
            viewer=viewer,
            lines=renderer.lines(moment.table, earlier.log, viewer, 0, moment.lines),
            view=renderer.view(moment.table, viewer),
            question=renderer.question(moment, viewer),
            steps=[ReplayStep(mark.lines, mark.decider) for mark in whole.marks[:upto]],
        )
    )


@pytest.fixture(autouse=True)
def nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    looking._pasts.clear()
    monkeypatch.setattr(looking, "MOMENTS", 20)  # so that some moments are kept, and some are not


@pytest.mark.parametrize("game", GAMES)
def test_a_look_shows_what_the_game_run_again_shows(game: str) -> None:
    chance = Random(game)
    for answers in (0, 30, 60):  # the game goes on between the looks
        at = position(game, answers)
        moments = sum(1 for _ in moments_of(at))
        for _ in range(8):
            step, viewer = chance.randrange(moments), chance.choice((0, 1, SPECTATOR, OPEN))
            assert looked(at, step, moments, viewer) == plainly(at, step, moments, viewer)


def moments_of(at: Position) -> Any:
    timeline, _ = moment_at(games.named(at.setup.game), at.setup, list(NAMES), at.answers, 10**9)
    return timeline.marks


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_not_shown(game: str) -> None:
    far = position(game, 40)
    looked(far, 30, 31, SPECTATOR)
    back = far._replace(answers=far.answers[:20])
    last = len(moments_of(back)) - 1
    assert looked(back, last, last + 1, 0) == plainly(back, last, last + 1, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_run_and_told_once_however_often_it_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(looking, "MOMENTS", 1024)
    given, text = 0, 0
    answer, lines = Timeline.answer, Renderer.lines

    def counting(self: Timeline, *args: Any) -> Any:
        nonlocal given
        given += 1
        return answer(self, *args)

    def counted_lines(self: Renderer, *args: Any) -> Any:
        nonlocal text
        found = lines(self, *args)
        text += len(found)
        return found

    at = position(game, 50)
    moments = len(moments_of(at))
    monkeypatch.setattr(Timeline, "answer", counting)
    monkeypatch.setattr(Renderer, "lines", counted_lines)
    for step in range(moments):
        looked(at, moments - 1 - step, moments, SPECTATOR)
    assert given == len(at.answers)
    assert text == moment_lines(at)


def moment_lines(at: Position) -> int:
    """How many lines the log of a game has."""
    return int(moments_of(at)[-1].lines)


def test_only_so_many_games_and_moments_are_kept() -> None:
    for number in range(looking.KEPT + 3):
        looked(position("dominion", 40, table=str(number)), 5, 41, 0)
    assert list(looking._pasts) == [str(number) for number in range(3, looking.KEPT + 3)]
    assert all(len(past._moments) == 20 for past in looking._pasts.values())
