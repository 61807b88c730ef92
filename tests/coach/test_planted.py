"""Blunders of the size of a Province, planted in games between bots: the coach must find them."""

from __future__ import annotations

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.coach import Care, review
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import Record
from fudaba.kernel.session import Session

KINGDOMS = ("quiet_street", "whispering_court")
FIRST = 3
"""It must be among this many."""


def planted(kingdom: str, seed: str) -> tuple[Record, int]:
    """A game in which the first player, who could buy a first Province, ends the turn instead; and where."""
    rules = games.named("dominion")
    setup = setup_of(rules, seats=2, seed=seed, options={"kingdom": kingdom})
    session = Session(rules, setup, ["Aya", "Ben"])
    players = [bot("steady", "dominion", f"{seed} {seat}") for seat in range(2)]
    blunder = -1
    while session.ask is not None:
        ask = session.ask
        answer = players[ask.decider].answer(ask, session.view(ask.decider))
        buys = ask.decider == 0 and ask.kind == "buy"
        if blunder < 0 and buys and ask.options[answer[0]].face == "province":
            blunder = len(session.answers)
            answer = (len(ask.options) - 1,)
        session.answer(answer)
    assert blunder >= 0
    return session.record(), blunder


def place_of(kingdom: str, seed: str, care: Care | None = None) -> int:
    """Which of the mistakes of its player the blunder is, from 0; -1 where it is not found."""
    record, blunder = planted(kingdom, seed)
    numbers = [mistake.number for mistake in review(record, seats=[0], care=care).mistakes]
    return numbers.index(blunder) if blunder in numbers else -1


def test_a_planted_blunder_is_found() -> None:
    quick = Care(curve=2, screen=8, closer=24, suspects=4, confirm=60)
    assert 0 <= place_of(KINGDOMS[0], "planted 1", quick) < FIRST


@pytest.mark.long
def test_nine_of_ten_planted_blunders_are_found() -> None:
    places = [place_of(kingdom, f"planted {number}") for kingdom in KINGDOMS for number in range(5)]
    assert sum(0 <= place < FIRST for place in places) >= 9, places
