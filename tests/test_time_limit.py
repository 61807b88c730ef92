"""How long code of somebody's own may compute: one call of it so long, all calls together for ever."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from fudaba import time_limit
from fudaba.time_limit import TooLong, at_most, watched

OWN = """
def endless():
    while True:
        pass

def long(seconds, clock):
    until = clock() + seconds
    while clock() < until:
        pass

def called(work):
    work()
"""


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> dict[str, Callable[..., None]]:
    """Somebody's own functions, which are in the file `own.py`."""
    monkeypatch.setattr(time_limit, "SLOWEST", 0.3)
    functions: dict[str, Callable[..., None]] = {}
    exec(compile(OWN, "own.py", "exec"), functions)
    return functions


def test_a_call_that_goes_on_for_too_long_is_broken_off(own: dict[str, Callable[..., None]]) -> None:
    with watched(["own.py"]), pytest.raises(TooLong, match=r"endless \(own\.py:[34]\) has computed for more"):
        own["endless"]()


def test_so_is_one_that_calls_what_is_not_theirs(own: dict[str, Callable[..., None]]) -> None:
    def ours() -> None:
        while True:
            time.process_time()

    with watched(["own.py"]), pytest.raises(TooLong, match=r"called \(own\.py:12\)"):
        own["called"](ours)


def test_calls_that_come_anew_may_take_any_time(own: dict[str, Callable[..., None]]) -> None:
    """A bot that thinks for long plays the same card in many games that might be."""
    with watched(["own.py"]):
        for _ in range(8):
            own["long"](0.1, time.process_time)


def test_what_is_not_theirs_may_take_any_time(own: dict[str, Callable[..., None]]) -> None:
    with watched(["other.py"]):
        own["long"](0.5, time.process_time)
    with watched([]):
        own["long"](0.5, time.process_time)


def test_another_thread_is_watched_too(own: dict[str, Callable[..., None]]) -> None:
    found: list[BaseException] = []

    def thinks() -> None:
        try:
            own["endless"]()
        except TooLong as error:
            found.append(error)

    thread = threading.Thread(target=thinks)
    with watched(["own.py"]):
        thread.start()
        while thread.is_alive():
            thread.join(0.01)
    assert [type(error) for error in found] == [TooLong]


def test_what_was_watched_is_watched_no_more(own: dict[str, Callable[..., None]]) -> None:
    with watched(["own.py"]):
        own["long"](0.1, time.process_time)
    own["long"](0.5, time.process_time)
    with pytest.raises(TooLong), at_most(0.05):
        own["endless"]()
