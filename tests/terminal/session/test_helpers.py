"""Searches at the table by several processes: the same as by one, whatever becomes of the others."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.mind import rounds
from fudaba.coach.hint_search import FIRST
from fudaba.kernel.dice import commitment
from fudaba.kernel.game import BadSetup, Value, setup_of
from fudaba.kernel.session import Session
from fudaba.terminal.session import helpers as module
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.terminal.session.helpers import LOSSES, Helpers
from fudaba.terminal.session.preparation import GamePreparation
from fudaba.terminal.session.processes import KINDNESS
from fudaba.terminal.session.processes import begun as begin
from tests.bots.any_search import any_verdict
from tests.terminal.commanding import main
from tests.terminal.screens import is_gone, session_at

LONG = 60.0
"""Seconds within which a process is there, or gone, on any machine."""
HANDS = (["wild", "red number_1", "blue number_2", "block"], ["red number_3", "yellow number_8"])

posix = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals as on POSIX")
linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up as on Linux")


@pytest.fixture(autouse=True)
def cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little there is to do, it is shared, and helpers are waited for."""
    monkeypatch.setenv("FUDABA_STUDY_GAMES", "0")
    monkeypatch.setattr(rounds, "AT_FIRST", 0.0)
    monkeypatch.setattr(rounds, "LITTLE", 0.0)
    monkeypatch.setattr(module, "PATIENCE", 1e6)


@pytest.fixture
def shares(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Notes each share that a helper has played: its number, and how many there were."""
    found = list[tuple[int, int]]()
    give, take = module._Helper.give, module._Helper.take
    given = dict[module._Helper, module._Job]()

    def giving(helper: module._Helper, job: module._Job) -> None:
        given[helper] = job
        give(helper, job)

    def taking(helper: module._Helper) -> module._Answer:
        answer = take(helper)
        if answer.found is not None:
            found.append(given[helper].share[:2])
        return answer

    monkeypatch.setattr(module._Helper, "give", giving)
    monkeypatch.setattr(module._Helper, "take", taking)
    return found


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Notes the processes that are begun."""
    found: list[Any] = []

    def noted(work: Callable[..., None], *given: Any) -> tuple[Connection, Any]:
        table, process = begin(work, *given)
        found.append(process)
        return table, process

    monkeypatch.setattr(module, "begun", noted)
    return found


@pytest.fixture
def working() -> Iterator[Callable[[int], Helpers]]:
    """Makes the helpers of a table, which are up."""
    found = list[Helpers]()

    def make(workers: int) -> Helpers:
        found.append(Helpers(workers))
        return up(found[-1])

    yield make
    for each in found:
        each.close()


def up(helpers: Helpers) -> Helpers:
    """Wait until all of them are up."""
    helpers._begin()
    busy = [helper for helper in helpers._helpers if not helper.is_free]
    list(helpers._answers(busy, LONG))
    assert all(helper.is_free for helper in helpers._helpers)
    return helpers


def broken(here: bool) -> str:
    if here:
        any_verdict()
        return "found"
    raise LookupError("no idea")


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_any_number_of_processes_finds_the_same(
    workers: int, working: Callable[[int], Helpers], shares: list[tuple[int, int]]
) -> None:
    helpers = working(workers)
    assert len(helpers.pids) == workers - 1
    for _ in range(2):
        assert helpers.run(any_verdict, any_verdict) == any_verdict()
    assert {number for number, _ in shares} == set(range(1, workers))
    assert {total for _, total in shares} <= {workers}


def test_nothing_is_begun_for_what_has_an_end_at_once(
    monkeypatch: pytest.MonkeyPatch, begun: list[Any], working: Callable[[int], Helpers]
) -> None:
    helpers = Helpers(2)
    monkeypatch.setattr(rounds, "AT_FIRST", LONG)
    assert helpers.run(any_verdict, any_verdict) == any_verdict()
    monkeypatch.setattr(rounds, "AT_FIRST", 0.0)
    monkeypatch.setattr(rounds, "ALONE", LONG)
    monkeypatch.setattr(module, "ALONE", LONG)
    assert helpers.run(any_verdict, any_verdict) == any_verdict()
    assert not begun
    assert helpers.run(any_verdict, any_verdict, is_long=True) == any_verdict()
    assert len(begun) == 1
    helpers.close()


def test_helpers_are_begun_once_a_search_takes_its_time(
    monkeypatch: pytest.MonkeyPatch, begun: list[Any]
) -> None:
    helpers = Helpers(3)
    monkeypatch.setattr(rounds, "ALONE", 0.0)
    monkeypatch.setattr(module, "ALONE", 0.0)
    assert helpers.run(any_verdict, any_verdict) == any_verdict()
    assert len(begun) == 2
    helpers.close()


def test_one_process_begins_no_other(begun: list[Any]) -> None:
    helpers = Helpers(1)
    assert helpers.run(any_verdict, any_verdict, is_long=True) == any_verdict()
    assert not begun


@posix
def test_the_search_goes_on_without_a_helper_that_is_killed_and_another_is_begun(
    working: Callable[[int], Helpers], begun: list[Any], shares: list[tuple[int, int]]
) -> None:
    helpers = working(3)
    os.kill(helpers.pids[0], signal.SIGKILL)
    assert helpers.run(any_verdict, any_verdict) == any_verdict()
    assert {total for _, total in shares} == {3, 2}
    assert len(helpers.pids) == 1
    up(helpers)
    assert len(helpers.pids) == 2
    assert len(begun) == 3


@posix
def test_what_helpers_are_lost_by_is_done_alone_in_the_end(
    working: Callable[[int], Helpers], begun: list[Any]
) -> None:
    helpers = working(2)
    for number in range(1, LOSSES + 1):
        assert len(begun) == number
        begun[-1].kill()
        begun[-1].join()
        assert helpers.run(any_verdict, any_verdict) == any_verdict()
        assert not helpers.pids
        assert helpers.run(any_verdict, any_verdict, is_long=True) == any_verdict()
    assert len(begun) == LOSSES


def test_where_none_can_be_begun_it_is_done_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise BlockingIOError("no room for a process")

    monkeypatch.setattr(module, "begun", full)
    helpers = Helpers(3)
    assert helpers.run(any_verdict, any_verdict, is_long=True) == any_verdict()
    assert not helpers.pids


@posix
def test_a_helper_that_stands_still_is_not_waited_for(
    working: Callable[[int], Helpers], monkeypatch: pytest.MonkeyPatch, shares: list[tuple[int, int]]
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 1.0)
    helpers = working(2)
    (pid,) = helpers.pids
    os.kill(pid, signal.SIGSTOP)
    assert helpers.run(any_verdict, any_verdict) == any_verdict()
    assert not shares
    os.kill(pid, signal.SIGCONT)
    assert up(helpers).pids == [pid]
    assert helpers.run(any_verdict, any_verdict) == any_verdict()


def test_an_error_of_a_helper_is_none_of_the_table(working: Callable[[int], Helpers]) -> None:
    helpers = working(2)
    assert helpers.run(partial(broken, True), broken, False) == "found"
    with pytest.raises(LookupError):
        helpers.run(partial(broken, False), any_verdict)
    assert len(up(helpers).pids) == 1


def test_of_two_searches_at_a_time_the_second_has_no_help(
    working: Callable[[int], Helpers], shares: list[tuple[int, int]]
) -> None:
    helpers, begins, may_end = working(2), Event(), Event()

    def first() -> str:
        begins.set()
        assert may_end.wait(LONG)
        return "first"

    thread = Thread(target=helpers.run, args=(first, any_verdict))
    thread.start()
    assert begins.wait(LONG)
    assert helpers.run(any_verdict, any_verdict) == any_verdict()
    assert not shares
    may_end.set()
    thread.join()
    assert helpers.run(any_verdict, any_verdict) == any_verdict()
    assert shares


def test_what_a_helper_has_not_done_is_called_off(working: Callable[[int], Helpers]) -> None:
    helpers = working(2)
    endless = partial(any_verdict, 0.001, 10**6)

    def once() -> Any:
        rounds_played.append(True)
        return any_verdict() if len(rounds_played) == 1 else "enough"

    rounds_played = list[bool]()
    assert helpers.run(once, endless) == "enough"
    assert up(helpers).run(any_verdict, any_verdict) == any_verdict()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no process can stand back there")
def test_helpers_stand_back_for_the_table(working: Callable[[int], Helpers]) -> None:
    helpers = working(2)
    nice = os.getpriority(os.PRIO_PROCESS, helpers.pids[0])
    assert nice == min(19, os.nice(0) + KINDNESS)


# At a table.

TABLES: list[tuple[str, dict[str, Value]]] = [
    ("bridge_over", {"rounds": 1}),
    ("dominion", {"kingdom": "quiet_street"}),
    ("innovation", {}),
]


def sitting(game: str, options: dict[str, Value], workers: int) -> GameSession:
    """A game against a bot that thinks ahead, some answers after its beginning."""
    rules = games.named(game)
    session = Session(rules, setup_of(rules, seats=2, seed="helped", options=options), ["Aya", "Ben"])
    player = bot("random", game, "helped")
    for _ in range(12):
        assert session.ask is not None
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return GameSession(session, ["you", "strong"], Policy.FREE, workers=workers)


def played(game: str, options: dict[str, Value], workers: int) -> list[object]:
    """What a bot answers and what the coach says at a table, also after something has been taken back."""
    table, found = sitting(game, options, workers), list[object]()
    up(table.helpers)
    answers = hints = 0
    while answers < 2 or hints < 2:
        assert table.ask is not None
        if table.bot_is_next:
            answers += len(table.ask.options) > 2
            table.bot_answers()
            found.append(table.session.answers[-1])
        elif len(table.ask.options) == 1 or hints == 2:
            table.answer((0,) * table.ask.least)
        else:
            thought = table.hint()
            assert thought is not None
            found.append(thought(FIRST))
            hints += 1
            table.answer(tuple(range(table.ask.least)))
            if hints == 1 and table.undoing(0).answers:
                table.undo(0)
    table.helpers.close()
    return found


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_hints_and_answers_are_the_same_with_helpers_in_every_game(
    game: str, options: dict[str, Value], shares: list[tuple[int, int]]
) -> None:
    alone = played(game, options, 1)
    assert not shares
    assert played(game, options, 2) == alone
    assert played(game, options, 3) == alone
    assert {(1, 2), (1, 3), (2, 3)} <= set(shares)


def test_a_bot_answers_as_one_that_was_asked_all_the_questions_before() -> None:
    """Though it is made anew for each: its chance goes by the number of the question."""
    table, asked = sitting("bridge_over", {"rounds": 1}, 1), 0
    there: Any = bot("strong", "bridge_over", commitment("helped bot 1"))
    while asked < 3:
        assert table.ask is not None
        if table.bot_is_next:
            answer = there.answer(table.ask, table.session.view(1))
            asked += len(table.ask.options) > 1
            table.bot_answers()
            assert table.session.answers[-1] == answer
            player: Any = table._bots[1]
            assert player.asked == there.asked
        else:
            table.answer(tuple(range(table.ask.least)))


def test_a_table_begins_no_helper_before_it_is_asked_for(begun: list[Any]) -> None:
    table = GameSession(session_at(*HANDS), ["you", "strong"], workers=2)
    assert table.hint() is not None
    assert not begun


def test_while_bots_prepare_the_table_searches_alone(
    begun: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = GameSession(session_at(*HANDS), ["you", "random"], workers=2)
    monkeypatch.setattr(GamePreparation, "is_going_on", True)
    thought = table.hint()
    assert thought is not None
    assert thought(FIRST).choices
    assert not begun


def test_a_number_of_processes_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSetup):
        GameSession(session_at(*HANDS), ["you", "random"], workers=0)
    assert main(["play", "bridge_over", "--workers", "0"]) == 2
    assert "number of workers" in capsys.readouterr().err


# They end with the table.

PLAY = """
import signal, sys

from fudaba.terminal.session import helpers
from tests.terminal.commanding import main

whole = helpers.begun


def begun(work, *given):
    table, process = whole(work, *given)
    print("helper", process.pid, flush=True)
    return table, process


if __name__ == "__main__":
    helpers.begun = begun
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background has none
    game = ["bridge_over", "--seed", "x", "--seats", "you,random", "--workers", "3"]
    sys.exit(main(["play", *game, "--plain", "--lang", "en", "--no-save"]))
"""


@linux
@pytest.mark.parametrize("end", ["leave", "SIGINT", "SIGHUP", "SIGTERM", "SIGKILL"])
def test_helpers_end_with_the_table_without_a_word(end: str, tmp_path: Path) -> None:
    """Ctrl-C and a terminal that is closed reach all processes, the rest only the table."""
    file = tmp_path / "table.py"
    file.write_text(PLAY)
    root = str(Path(__file__).parents[3])
    folders = os.pathsep.join([root, *sys.path])
    with subprocess.Popen(
        [sys.executable, file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": folders},
        start_new_session=True,
    ) as process:
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("h\n")
            process.stdin.flush()
            pids = list[int]()
            for line in process.stdout:
                pids += [int(line.split()[-1])] if "helper " in line else []
                if "what you can know" in line:
                    break
            assert len(pids) == 2
            if end == "leave":
                process.stdin.write("q\n")
                process.stdin.flush()
            elif end in ("SIGINT", "SIGHUP"):
                os.killpg(process.pid, getattr(signal, end))
            else:
                process.send_signal(getattr(signal, end))
            assert process.wait(LONG) == {"leave": 0, "SIGKILL": -signal.SIGKILL}.get(end, 130)
            patient = time.monotonic() + LONG
            while not all(map(is_gone, pids)):
                assert time.monotonic() < patient
                time.sleep(0.01)
            assert process.stderr is not None
            assert process.stderr.read().strip() == ""
        finally:
            process.kill()
