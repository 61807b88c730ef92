"""Blunders of the size of a Province, planted in games between bots: the coach must find them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.coach import Care, review
from fudaba.coach.command import render
from fudaba.kernel.game import setup_of, situation_in
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


def misordered(hand: str, plays: str) -> Record:
    """A game in which the first player begins a turn by playing this card of a hand, and then ends it."""
    rules = games.named("dominion")
    deck = ["copper", "silver", "estate", "copper", "gold", "copper", "estate", "smithy", "silver"]
    mine: dict[str, Any] = {"zones": {"hand": hand.split(), "deck": deck}}
    theirs: dict[str, Any] = {"zones": {"hand": ["copper"] * 5, "deck": ["silver"] * 6 + ["estate"] * 3}}
    situation = situation_in(rules, {"seats": [mine, theirs]})
    session = Session(rules, setup_of(rules, seats=2, seed="order", situation=situation), ["Aya", "Ben"])
    ask = session.ask
    assert ask is not None
    session.answer((next(pick for pick, option in enumerate(ask.options) if option.face == plays),))
    player = bot("big-money", "dominion", "0")
    while (ask := session.ask) is not None and ask.decider == 0:
        session.answer(player.answer(ask, session.view(0)))
    return session.record()


IN_ORDER = Care(curve=2, screen=4, closer=8, confirm=24)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            (
                r"play Smithy\. Better: play (Market|Village)\.",
                r"It cost about \$\d ± \d this turn, going by what you own at its end \(answer 0\)\.",
                r"You could have played (Market, Village|Village, Market) and Smithy this turn, in that",
            ),
        ),
        (
            "ja",
            (
                "鍛冶屋を使用。より良い答え：(市場|村)を使用。",
                r"このターンの損は約\$\d（±\d）。ターン終了時に持っているものの価値で比べました（回答0）。",
                "このターンに(市場、村|村、市場)、鍛冶屋をこの順に使用できたはずです。",
            ),
        ),
    ],
)
def test_a_wrong_order_of_plays_is_found_by_what_the_turn_brings(lang: str, said: tuple[str, ...]) -> None:
    """Smithy takes the only Action, and Village and Market stay in hand. So few whole games show nothing."""
    record = misordered("smithy village market copper copper", "smithy")
    found = review(record, seats=[0], care=IN_ORDER)
    (mistake,) = found.mistakes
    assert (mistake.number, mistake.this_turn) == (0, True)
    assert mistake.cost > mistake.half > 0
    lines = "\n".join(render(found, record, lang))
    for each in said:
        assert re.search(each, lines), lines


def test_a_right_order_of_plays_is_no_mistake() -> None:
    record = misordered("smithy village market copper copper", "village")
    assert [one for one in review(record, seats=[0], care=IN_ORDER).mistakes if one.this_turn] == []
