"""Tables laid out for tests, and effects run on them without a game around them."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

from fudaba.games import named
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.language.execution import RunningCard
from fudaba.games.innovation.language.me import Me
from fudaba.kernel import nesting
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import Value, setup_of, situation_in

GAME = named("innovation")


def laid(
    *seats: dict[str, Any], edition: str = "third", options: dict[str, Value] | None = None, **situation: Any
) -> Innovation:
    """A table in a situation (see `games.innovation.setup.situation`), with everything told kept."""
    given = {"seats": list(seats), **situation}
    chosen = {"edition": edition, **(options or {})}
    setup = setup_of(GAME, seats=len(seats), seed="0", options=chosen, situation=situation_in(GAME, given))
    t = GAME.table(setup)
    assert isinstance(t, Innovation)
    t.events = []
    return t


def card(t: Innovation, id: str) -> int:
    """The number of a card."""
    return next(number for number, piece in enumerate(t.cards) if piece.id == id)


def me(t: Innovation, seat: int, id: str, depth: int = 0) -> Me:
    """A player who executes a card, with the icons that are on the boards now."""
    number = card(t, id)
    icon = t.cards[number].featured
    counts = tuple(t.count(other, icon) for other in range(t.seats))
    return Me(t, seat, RunningCard(seat, number, icon, counts, depth))


async def _awaited(effect: Awaitable[Any]) -> Any:
    return await effect


def carry_out(effect: Awaitable[Any], *answers: Answer) -> None:
    """Run an effect to its end, with these answers and no others."""
    running = nesting.RunningEffect(_awaited(effect))
    left = list(answers)
    try:
        _ = running.send(None)
        while True:
            _ = running.send(left.pop(0))
    except StopIteration:
        assert not left


def carry_out_anyhow(effect: Awaitable[Any]) -> None:
    """Run an effect to its end; every answer is the first that is legal."""
    running = nesting.RunningEffect(_awaited(effect))
    with suppress(StopIteration):
        ask = running.send(None)
        while True:
            ask = running.send(tuple(range(ask.least)))


def ids(t: Innovation, cards: list[int]) -> list[str]:
    """What some cards are."""
    return [t.cards[number].id for number in cards]
