"""Echoes of the Past: what the first cards are, and what is known of a forecast."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.innovation.board.pieces import SPECIAL
from fudaba.games.innovation.board.state import FORECAST, HAND, SPECIALS
from fudaba.games.innovation.dogma.activation import activate
from fudaba.games.innovation.facts.shown import Public
from fudaba.games.innovation.game import GAME
from fudaba.kernel.ask import Answer
from fudaba.kernel.checks import check_leaks
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, Value, setup_of, situation_in
from fudaba.kernel.shown import of_kind
from fudaba.kernel.view import SPECTATOR, View
from tests.games.innovation.laid import card, carry_out, laid
from tests.games.innovation.test_setup import session, table_of


def sets_dealt(**options: Value) -> list[list[str]]:
    """The sets of the two cards that each of three players may meld first."""
    game = session(3, **options)
    t = table_of(game)
    assert game.ask is not None
    offered = {option.card for option in game.ask.options}
    assert offered == set(t.at(0, HAND)), "both can be melded"
    assert {t.cards[dealt].age for seat in range(3) for dealt in t.at(seat, HAND)} == {1}
    return [sorted(t.cards[dealt].set for dealt in t.at(seat, HAND)) for seat in range(3)]


@pytest.mark.parametrize("edition", ["third", "fourth"])
def test_everybody_begins_with_a_base_card_and_one_of_echoes(edition: str) -> None:
    """INN-120, INN-229: either of which is melded."""
    assert sets_dealt(echoes=True, edition=edition) == [["base", "echoes"]] * 3
    assert sets_dealt(echoes=True, edition=edition, start_hand="base") == [["base", "base"]] * 3
    assert sets_dealt(edition=edition) == [["base", "base"]] * 3


def test_with_the_unseen_it_is_one_card_of_each() -> None:
    """INN-AMB16: and by the option two base cards."""
    chosen: dict[str, Value] = {"echoes": True, "unseen": True, "edition": "fourth"}
    assert sets_dealt(**chosen) == [["echoes", "unseen"]] * 3
    assert sets_dealt(**chosen, start_hand="base") == [["base", "base"]] * 3


@pytest.mark.parametrize("edition", ["third", "fourth"])
def test_there_are_five_special_achievements_more(edition: str) -> None:
    """INN-119: at every table with Echoes, from the deal on."""
    for echoes, count in ((False, 5), (True, 10)):
        t = table_of(session(edition=edition, echoes=echoes))
        assert len(t.state.zones[SPECIALS]) == count
        assert all(t.cards[each].set == SPECIAL for each in t.state.zones[SPECIALS])


def test_the_score_that_everybody_is_told_has_the_bonuses_in_it() -> None:
    """INN-129: the score pile alone is less."""
    t = laid({"board": {"purple": ["puppet"]}, "score": ["tools", "paper"]}, {}, options={"echoes": True})
    assert of_kind(t.public(), Public).points == [1 + 3 + 3, 0]


def test_of_a_forecast_others_see_the_backs() -> None:
    """INN-134: its owner looks into it at any time."""
    t = laid({"forecast": ["paper", "puppet"]}, {}, options={"echoes": True})
    zone = t.place(0, FORECAST)
    assert [number for _, number in View(t, 0).zone(zone).cards] == [card(t, "paper"), card(t, "puppet")]
    for viewer in (1, SPECTATOR):
        seen = View(t, viewer).zone(zone)
        assert sorted(seen.backs) == ["base_3", "echoes_1"]
        assert not seen.cards


@pytest.mark.parametrize(
    ("splay", "limit"), [("none", 5), ("left", 4), ("right", 3), ("up", 2), ("aslant", 1)]
)
def test_the_strongest_splay_limits_a_forecast(splay: str, limit: int) -> None:
    """INN-232: in the fourth edition; a weaker splay next to it makes no difference."""
    board = {"red": ["archery", "oars"], "blue": ["tools", "writing"], "green": ["sailing", "clothing"]}
    splays = {"red": splay} if splay in ("none", "left") else {"red": splay, "blue": "left"}
    t = laid({"board": board, "splay": splays}, {}, edition="fourth", options={"echoes": True})
    assert t.limit(0, FORECAST) == limit
    t = laid({"board": board, "splay": {"red": "up"}}, {}, options={"echoes": True})
    assert t.limit(0, FORECAST) > 100


def test_nobody_sees_by_a_question_whether_watermill_drew_a_bonus() -> None:
    """The drawn card is its owner's secret; only with a bonus may he return a card and go on (INN-G1)."""
    seats = [
        {"board": {"yellow": ["watermill"], "red": ["archery"]}, "hand": ["bangle", "tools"]},
        {"board": {"red": ["oars"]}, "hand": ["comb"]},
    ]
    for top, under in (("candles", "ruler"), ("ruler", "candles")):
        decks = {"echoes": {"1": [top, under, "dice", "flute"]}}
        setup = setup_of(
            GAME,
            seats=2,
            seed="1",
            options={"echoes": True},
            situation=situation_in(GAME, {"decks": decks, "seats": seats}),
        )

        def make(setup: Setup = setup) -> Driver[Any]:
            driver: Driver[Any] = Driver(GAME.table(setup))
            driver.start()
            return driver

        driver, answers = make(), list[Answer]()
        while driver.ask is not None and len(answers) < 4 and not (answers and driver.at_rest):
            ask = driver.ask
            pick = next((n for n, option in enumerate(ask.options) if option.face == "watermill"), None)
            answers.append(() if pick is None else (pick,))
            driver.answer(answers[-1])
        assert len(answers) == (2 if top == "candles" else 1)
        assert check_leaks(make, answers, SPECTATOR).worlds > 0


def test_an_echo_effect_is_told_as_that() -> None:
    """INN-132: Perfume's first own effect is a demand, and another one than its echo effect."""
    t = laid(
        {"board": {"blue": ["perfume"], "red": ["metalworking"]}},
        {"board": {"green": ["the_wheel"], "yellow": ["masonry"]}},
        options={"echoes": True},
        decks={"base": {"1": ["oars", "archery", "clothing"]}},
    )
    carry_out(activate(t, 0, card(t, "perfume")))
    assert t.events is not None
    texts = [(event.kind, event.word) for event in t.events if event.kind in ("shares", "executes")]
    assert texts == [("shares", "echo"), ("executes", "echo")]


@pytest.mark.parametrize("edition", ["third", "fourth"])
def test_almanac_shows_the_card_whose_bonus_counts(edition: str) -> None:
    """INN-134: it lay face down in the forecast, and what is drawn for it tells its bonus."""
    t = laid(
        {"board": {"blue": ["almanac"]}, "forecast": ["puppet", "oars"]},
        {"board": {"red": ["archery"]}},
        edition=edition,
        options={"echoes": True},
    )
    puppet = card(t, "puppet")
    carry_out(activate(t, 0, card(t, "almanac")), (0,))
    assert t.events is not None
    assert [ref.card for event in t.events if event.kind == "reveals" for ref in event.cards] == [puppet]
    assert t.whereabouts(puppet)[1] not in (FORECAST, HAND), "it was returned"
