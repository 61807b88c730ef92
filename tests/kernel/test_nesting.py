"""Effects within effects."""

from __future__ import annotations

import contextlib
import gc
import sys
import weakref
from typing import Any

import pytest

from fudaba.kernel.ask import Ask, Option
from fudaba.kernel.nesting import RunningEffect, inner

OPTIONS: list[Option[Any]] = [Option("take", number=0), Option("take", number=1)]
QUESTION: Ask[Any, Any] = Ask(0, "take", OPTIONS, 0)


async def nested(depth: int, seen: list[int]) -> int:
    """Ask at the bottom, and count on the way back."""
    if depth == 0:
        (pick,) = await QUESTION
        return pick
    found = await inner(nested(depth - 1, seen))
    seen.append(depth)
    return found + 1


def test_effects_nest_deeper_than_pythons_stack() -> None:
    seen: list[int] = []
    depth = 20 * sys.getrecursionlimit()
    running = RunningEffect(nested(depth, seen))
    assert running.send(None) is QUESTION
    with pytest.raises(StopIteration) as done:
        _ = running.send((1,))
    assert done.value.value == depth + 1
    assert seen == list(range(1, depth + 1))


def test_a_deep_effect_is_given_up_without_pythons_stack() -> None:
    """It is freed one by one, and goes on with nothing."""
    seen: list[int] = []
    running = RunningEffect(nested(300_000, seen))
    _ = running.send(None)
    del running
    assert seen == []


class Lost(Exception):
    pass


async def loses() -> None:
    await QUESTION
    raise Lost


async def catches(log: list[str]) -> str:
    try:
        await inner(loses())
    except Lost:
        log.append("caught")
        await QUESTION
        return "went on"
    return "never"


def test_an_exception_reaches_the_effect_around() -> None:
    log: list[str] = []
    running = RunningEffect(catches(log))
    _ = running.send(None)
    _ = running.send((0,))
    assert log == ["caught"]
    with pytest.raises(StopIteration) as done:
        _ = running.send((0,))
    assert done.value.value == "went on"


def test_an_exception_that_nobody_catches_reaches_who_runs_it() -> None:
    running = RunningEffect(loses())
    _ = running.send(None)
    with pytest.raises(Lost):
        _ = running.send((0,))


class Board:
    """What effects refer to."""


async def carries_on(board: Board) -> None:
    with contextlib.suppress(Lost):
        await inner(inner_effect(board))


async def inner_effect(board: Board) -> None:
    assert board is not None
    await inner(loses())


def test_an_exception_on_its_way_keeps_nothing_in_memory() -> None:
    """Its traceback has the frames through which it came; none of them may refer to it."""
    board = Board()
    running = RunningEffect(carries_on(board))
    _ = running.send(None)
    with pytest.raises(StopIteration):
        _ = running.send((0,))
    stays = weakref.ref(board)
    gc.disable()
    try:
        del running, board
        assert stays() is None
    finally:
        gc.enable()


async def cleans_up(log: list[str], name: str, within: bool) -> None:
    try:
        await (inner(cleans_up(log, "inner", False)) if within else QUESTION)
    finally:
        log.append(name)


def test_what_is_given_up_is_ended_from_within() -> None:
    log: list[str] = []
    running = RunningEffect(cleans_up(log, "outer", True))
    _ = running.send(None)
    running.close()
    assert log == ["inner", "outer"]
