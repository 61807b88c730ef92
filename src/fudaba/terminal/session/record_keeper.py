"""Where the record of a game is kept, and what the player is told of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from fudaba import arguments
from fudaba.terminal.session import game_file
from fudaba.terminal.session.game_session import GameSession
from fudaba.text import words
from fudaba.text.visible import print_line


class RecordKeeper:
    """Keeps the record of a game that is being played."""

    def __init__(self, game_session: GameSession, path: Path | None, *, at_end: bool) -> None:
        self._game_session = game_session
        self._path = path
        self.at_end = at_end
        """Whether the record of a finished game is kept, too."""
        self.kept: Path | None = None
        """Where the record is, once it is kept."""

    def keep(self) -> Path:
        """Write the record; returns where it is."""
        session = self._game_session.session
        path = self._path or game_file.usual_path(session.game.name)
        self.kept = self._path = game_file.kept(session.record(), path)
        return self.kept

    def leave(self, lang: str) -> None:
        """Whatever has happened: a game that is not over is kept, and it is said where."""
        game_session = self._game_session
        if game_session.over:
            if self.at_end and self.kept is None:
                self.keep()
            return
        path = self.keep()
        spoken = "" if lang == arguments.system_lang(os.environ) else lang
        command = game_file.resume_command(path, game_session.session.game.name, game_session.seats, spoken)
        print_line(words(lang).say("terminal-saved", file=str(path), command=command))
        sys.stdout.flush()
