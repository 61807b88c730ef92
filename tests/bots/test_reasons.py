"""Why an answer inside an effect is good: what the coach says of it is so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.bridge_over.reasons import reasons as of_bridge_over
from fudaba.bots.dominion.reasons import reasons as of_dominion
from fudaba.bots.dominion.reasons import threats
from fudaba.bots.dominion.sight import Memory
from fudaba.bots.innovation.reasons import reasons as of_innovation
from fudaba.bots.mind import Reason
from fudaba.coach.texts import reasons_text
from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining
from fudaba.text import LANGS
from fudaba.text.narrator import narrator
from tests.bots.dominion_asking import MONEY, position, strategy


def answered(driver: Driver[Table], labels: Sequence[str]) -> None:
    """Answer by what the options are called: a face, or a word."""
    assert driver.ask is not None
    driver.answer(picked(driver.ask, labels))


def picked(ask: Ask, labels: Sequence[str]) -> tuple[int, ...]:
    """The options that are called so, each once."""
    left = list(range(len(ask.options)))
    picks = []
    for label in labels:
        pick = next(n for n in left if label in (ask.options[n].face, ask.options[n].word))
        left.remove(pick)
        picks.append(pick)
    return tuple(picks)


def why(driver: Driver[Table], labels: Sequence[str], text: str = MONEY) -> list[Reason]:
    """What speaks for an answer to the pending question of Dominion."""
    ask = driver.ask
    assert ask is not None
    view = View(driver.table, ask.decider)
    return of_dominion(ask, view, Memory(), strategy(text), picked(ask, labels))


PLAYED: list[tuple[str, str, list[str], Reason]] = [
    ("chapel", "estate gold", ["estate"], Reason("dominion-goes", ("estate",))),
    ("chapel", "gold silver", [], Reason("dominion-all-useful")),
    ("remodel", "gold silver", ["gold"], Reason("dominion-becomes", ("province",), number=8)),
    ("upgrade", "silver gold", ["silver"], Reason("dominion-becomes-exactly", ("smithy",), number=4)),
    ("salvager", "gold copper", ["gold"], Reason("dominion-pays", ("gold",), number=6)),
    ("apprentice", "gold copper", ["gold"], Reason("dominion-turns-to-cards", ("gold",), number=6)),
    ("warehouse", "estate estate province", ["estate", "estate", "province"],
     Reason("dominion-dead", ("estate", "estate", "province"))),
    ("vault", "estate estate", ["estate", "estate"], Reason("dominion-for-coins", ("estate",) * 2, number=2)),
    ("vault", "gold", [], Reason("dominion-all-useful")),
    ("pawn", "smithy gold", ["cards_1", "actions_1"], Reason("dominion-draws", ("pawn",), number=1)),
    ("pawn", "smithy gold", ["actions_1", "buys_1"], Reason("dominion-playable", ("smithy",))),
    ("pawn", "gold silver", ["coins_1", "buys_1"], Reason("dominion-buys", ("gold",), number=6)),
    ("workshop", "copper", ["smithy"], Reason("dominion-most", ("smithy",))),
]  # fmt: skip


@pytest.mark.parametrize(("card", "hand", "chosen", "reason"), PLAYED)
def test_an_answer_inside_an_effect_of_dominion_has_its_reason(
    card: str, hand: str, chosen: list[str], reason: Reason
) -> None:
    driver = position(f"{card} {hand}", deck="copper " * 12, supply="smithy")
    answered(driver, [card])
    assert reason in why(driver, chosen)


def test_a_treasure_is_played_for_its_coins() -> None:
    rules = games.named("dominion")
    setup = setup_of(rules, seats=2, seed="coins", options={"kingdom": "quiet_street"})
    driver = Driver(rules.table(setup))
    ask = driver.start()
    assert ask is not None
    assert ask.kind == "buy"
    assert why(driver, ["copper"]) == [Reason("dominion-coins", ("copper",), number=1)]


def test_nothing_is_said_that_is_not_so() -> None:
    driver = position("chapel estate gold", deck="copper " * 9)
    answered(driver, ["chapel"])
    assert why(driver, ["gold"]) == []
    assert why(driver, []) == []


def test_what_no_action_is_left_for_is_said_to_be_idle() -> None:
    driver = position("oasis smithy gold", deck="copper " * 9)
    answered(driver, ["oasis"])
    assert why(driver, ["smithy"]) == []
    driver = position("horse_traders smithy gold gold", deck="copper " * 9)
    answered(driver, ["horse_traders"])
    assert why(driver, ["smithy", "gold"]) == [Reason("dominion-idle", ("smithy",))]


def test_what_is_least_use_under_attack_is_said() -> None:
    driver = position("militia", rival="gold gold silver copper copper")
    answered(driver, ["militia"])
    assert why(driver, ["copper", "copper"]) == [Reason("dominion-least-use", ("copper", "copper"))]
    assert why(driver, ["gold", "copper"]) == []


def test_what_this_turn_does_not_miss_goes_on_the_deck() -> None:
    driver = position("courtyard gold gold silver", deck="copper copper estate")
    answered(driver, ["courtyard"])
    assert why(driver, ["copper"]) == [Reason("dominion-next-turn", ("copper",))]
    assert why(driver, ["estate"]) == [Reason("dominion-dead", ("estate",))]
    assert why(driver, ["gold"]) == []  # without it no Province can be bought


GAMES: list[tuple[str, dict[str, Value]]] = [("bridge_over", {"rounds": 5}), ("innovation", {})]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_other_games_say_why_inside_effects_in_both_languages(game: str, options: dict[str, Value]) -> None:
    """What comes up in a game of chance is told in words, none of them empty."""
    rules = games.named(game)
    driver = Driver(rules.table(setup_of(rules, seats=3, seed="why", options=options)))
    driver.start()
    player, found = bot("random", game, "why"), set()
    given: Any = {"bridge_over": of_bridge_over, "innovation": of_innovation}[game]
    for _ in range(400):
        ask = driver.ask
        if ask is None:
            break
        view = Imagining(driver, ask.decider)
        answer = player.answer(ask, view)
        for reason in given(ask, view, answer):
            found.add(reason.name)
            for lang in LANGS:
                assert reasons_text(narrator(game, lang, ["Aya", "Ben", "Cyd"]), [reason])
        driver.answer(answer)
    wanted = {
        "bridge_over": {"bridge_over-colour", "bridge_over-fewest"},
        "innovation": {"innovation-lowest", "innovation-highest"},
    }
    assert wanted[game] <= found


def test_no_age_is_called_higher_that_is_drawn_anyway() -> None:
    """With an empty board one draws cards of age 1, too."""
    rules = games.named("innovation")
    driver = Driver(rules.table(setup_of(rules, seats=2, seed="first", options={"edition": "third"})))
    ask = driver.start()
    assert ask is not None
    assert ask.kind == "meld"
    view = Imagining(driver, ask.decider)
    for pick in range(len(ask.options)):
        assert [one.name for one in of_innovation(ask, view, (pick,))] != ["innovation-higher"]


def test_what_the_deck_is_short_of_is_named() -> None:
    """Terminals without a Village: what brings one is good for that; else it is said beside."""
    driver = position(
        "silver silver", deck="smithy militia witch copper", supply="village", phase="buy", coins=3
    )
    assert driver.ask is not None
    driver.answer((0, 1))
    view = Imagining(driver, 0)
    village = picked(driver.ask, ["village"])
    found = of_dominion(driver.ask, view, Memory(), strategy(MONEY), village)
    assert found[0] == Reason("dominion-village", ("village",), number=3)
    missing = threats(driver.ask, view, Memory(), strategy(MONEY))[0]
    assert missing == Reason("dominion-no-village", ("village",), number=3)
