"""Preparation of bots for a game, in a process beside the table."""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from fudaba import games
from fudaba.arena.run.executor import using_every_core
from fudaba.bots import Bot, maker_or_file
from fudaba.kernel.game import Setup
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR

KINDNESS: Final = 5
"""So far (`os.nice`) the process stands back behind the table."""


class GamePreparation:
    """What the bots of one game have prepared so far; see `bots.preparation`.

    A process is begun when it is first asked for, if there is something to do; it ends with this one.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
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

    def _begin(self, named: str) -> Connection:
        coming, _ = begun(_prepare, self._session.setup, self._session.names, named)
        return coming


def begun(work: Callable[..., None], *args: object) -> tuple[Connection, BaseProcess]:
    """Begin work in a process beside the table, which ends with this one and may start others. It sends by
    the connection.

    work: a function at the top level of a module; it gets the other end of that, then the arguments.
    """
    context = get_context("spawn")
    coming, sends = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(sends, *args), daemon=False)  # no daemon may start others
    # The full screen has an stderr of its own, which cannot be handed on to a process.
    with redirect_stderr(sys.__stderr__):
        process.start()
    atexit.register(process.kill)  # before Python waits for it
    sends.close()
    return coming, process


def stand_back() -> None:
    """In such a process: Ctrl-C at the table is not for it, and the table goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)


def _received(coming: Connection) -> str:
    with coming:
        try:
            text: str = coming.recv()
        except EOFError:  # the process has failed
            return ""
    return text


def _prepare(sends: Connection, setup: Setup, names: list[str], named: str) -> None:
    """The process."""
    stand_back()
    maker: Any = maker_or_file(named, setup.game)
    session = Session(games.named(setup.game), setup, names)
    with using_every_core():
        sends.send(maker.prepare(session.view(SPECTATOR)))
        if hasattr(maker, "improve"):
            while maker.improve(session.view(SPECTATOR)):
                pass
