"""What bots prepare for a game: found by a process beside the table, which does not wait for it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from fudaba import games
from fudaba.bots import Bot, maker_or_file
from fudaba.kernel.game import Setup
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR

KINDNESS: Final = 5
"""So far (`os.nice`) the process stands back behind the table."""


class Beside:
    """What the bots of one game have prepared so far; see `bots.preparing`.

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
        context = get_context("spawn")
        coming, sends = context.Pipe(duplex=False)
        args = (sends, self._session.setup, self._session.names, named)
        context.Process(target=_prepare, args=args, daemon=True).start()
        sends.close()
        return coming


def _received(coming: Connection) -> str:
    with coming:
        try:
            text: str = coming.recv()
        except EOFError:  # the process has failed
            return ""
    return text


def _prepare(sends: Connection, setup: Setup, names: list[str], named: str) -> None:
    """The process: Ctrl-C at the table is not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    maker: Any = maker_or_file(named, setup.game)
    session = Session(games.named(setup.game), setup, names)
    sends.send(maker.prepare(session.view(SPECTATOR)))
