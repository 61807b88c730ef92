"""Preparation of bots for a game, in a process beside the table."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from fudaba import games
from fudaba.arena.run.executor import using_workers
from fudaba.bots import Bot, maker_or_file
from fudaba.kernel.game import Setup
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR
from fudaba.system import become_worker
from fudaba.terminal.session.processes import KINDNESS, begun


class GamePreparation:
    """What the bots of one game have prepared so far; see `bots.preparation`.

    A process is begun when it is first asked for, if there is something to do; it ends with this one.
    workers: how many it may start, see `executor_of`.
    """

    def __init__(self, session: Session, workers: int | None = 1) -> None:
        self._session = session
        self._workers = workers
        self._makers: dict[str, type[Bot]] = {}
        self._coming: dict[Callable[..., object], Connection] = {}
        self._found: dict[Callable[..., object], str] = {}

    def maker(self, named: str) -> type[Bot]:
        """The class of the bot of that name, or in that file, which is read once."""
        if named not in self._makers:
            self._makers[named] = maker_or_file(named, self._session.game.name)
        return self._makers[named]

    def found(self, named: str) -> str | None:
        """What that bot has prepared; "" for nothing yet. None where it prepares nothing."""
        maker: Any = self.maker(named)
        if not hasattr(maker, "prepare"):
            return None
        what = maker.prepare.__func__  # levels of one game prepare the same
        if what not in self._found:
            if what not in self._coming:
                if maker.is_prepared(self._session.view(SPECTATOR)):
                    return self._found.setdefault(what, "")
                self._coming[what] = self._begin(named)
            if not self._coming[what].poll():
                return ""
            self._found[what] = _received(self._coming.pop(what))
        return self._found[what]

    @property
    def is_going_on(self) -> bool:
        """Whether something is being prepared."""
        return bool(self._coming)

    def _begin(self, named: str) -> Connection:
        coming, _ = begun(_prepare, self._session.setup, self._session.names, named, self._workers)
        return coming


def _received(coming: Connection) -> str:
    with coming:
        try:
            text: str = coming.recv()
        except EOFError:  # the process has failed
            return ""
    return text


def _prepare(sends: Connection, setup: Setup, names: list[str], named: str, workers: int | None) -> None:
    """The process."""
    become_worker(KINDNESS)
    maker: Any = maker_or_file(named, setup.game)
    session = Session(games.named(setup.game), setup, names)
    with using_workers(workers):
        sends.send(maker.prepare(session.view(SPECTATOR)))
        if hasattr(maker, "improve"):
            while maker.improve(session.view(SPECTATOR)):
                pass
