"""What bots prepare is found beside the table, which does not wait for it."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from fudaba import games
from fudaba.bots.dominion import levels
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.terminal.session.game_session import GameSession
from fudaba.terminal.session.preparation import GamePreparation
from tests.terminal.screens import is_gone

BOT = '''
import time
from pathlib import Path

from fudaba.bots.random_bots import Uniform
from fudaba.bots.preparation import at_hand


class Late(Uniform):
    """Is ready once there is a file; writes down what it has at hand."""

    @classmethod
    def is_prepared(cls, view):
        return False

    @classmethod
    def prepare(cls, view):
        while not Path({flag!r}).exists():
            time.sleep(0.01)
        return "ready"

    def answer(self, ask, view):
        with open({heard!r}, "a") as file:
            file.write(f"{{at_hand()!r}} ")
        return super().answer(ask, view)
'''
LONG = 60
"""Seconds within which a process is there on any machine."""


def session_of(game: str) -> Session:
    rules = games.named(game)
    return Session(rules, setup_of(rules, seats=2, seed="1", options={}), ["Aya", "Ben"])


def test_a_bot_answers_at_once_and_by_what_it_has_prepared_once_that_is_there(tmp_path: Path) -> None:
    flag, heard, file = tmp_path / "flag", tmp_path / "heard", tmp_path / "late.py"
    file.write_text(BOT.format(flag=str(flag), heard=str(heard)))
    game_session = GameSession(session_of("dominion"), [str(file), str(file)])
    game_session.bot_answers()
    assert heard.read_text() == "'' "
    flag.touch()
    (coming,) = game_session._beside._coming.values()
    assert coming.poll(LONG)
    game_session.bot_answers()
    game_session.bot_answers()
    assert heard.read_text() == "'' 'ready' 'ready' "
    assert not game_session._beside._coming


def test_nothing_is_begun_where_there_is_nothing_to_do() -> None:
    beside = GamePreparation(session_of("dominion"))
    assert [beside.found(level) for level in ("gentle", "steady", "strong")] == ["", "", ""]
    assert beside.found("random") is None
    assert not beside._coming
    assert levels.Steady.is_prepared(session_of("dominion").view(0))
    assert GamePreparation(session_of("innovation")).found("steady") is None


UNDER_THE_SCREEN = """
import io, sys

from fudaba.terminal.session.processes import begun


class Taken(io.StringIO):
    def fileno(self):
        return -1


def work(sends, text):
    sends.send(text)


if __name__ == "__main__":
    sys.stderr = Taken()
    coming, _ = begun(work, "sent")
    print(coming.recv())
"""


def test_a_process_begins_also_where_the_full_screen_has_taken_stderr(tmp_path: Path) -> None:
    """As Textual does: what it puts there has no file that a process could inherit."""
    file = tmp_path / "screen.py"
    file.write_text(UNDER_THE_SCREEN)
    ran = subprocess.run([sys.executable, file], capture_output=True, text=True, timeout=LONG, check=False)
    assert (ran.stdout, ran.returncode) == ("sent\n", 0), ran.stderr


KILLED = """
import os, signal, sys, time

from fudaba.system import become_worker
from fudaba.terminal.session.processes import begun


def work(sends):
    become_worker(0)
    sends.send(os.getpid())
    while True:
        time.sleep(0.01)


if __name__ == "__main__":
    coming, _ = begun(work)
    print(coming.recv(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up as on Linux")
def test_a_process_that_is_at_work_ends_with_a_table_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "table.py"
    file.write_text(KILLED)
    ran = subprocess.run(
        [sys.executable, file],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        timeout=LONG,
        check=False,
    )
    patient = time.monotonic() + LONG
    while not is_gone(int(ran.stdout)):
        assert time.monotonic() < patient
        time.sleep(0.01)


HASTY = """
import os, signal

from fudaba.system import become_worker
from fudaba.terminal.session.processes import begun


def work(sends):
    become_worker(0)
    sends.send("up")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background has none
    coming, process = begun(work)
    os.kill(process.pid, signal.SIGINT)
    print(coming.recv())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals cannot wait there")
def test_ctrl_c_does_not_end_the_first_process_while_it_is_being_loaded(tmp_path: Path) -> None:
    file = tmp_path / "table.py"
    file.write_text(HASTY)
    ran = subprocess.run([sys.executable, file], capture_output=True, text=True, timeout=LONG, check=False)
    assert (ran.stdout, ran.stderr) == ("up\n", "")
